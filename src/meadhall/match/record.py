"""The record of a match: one text file that can be read, replayed, resumed and verified.

Every line begins with twelve hex digits of a running SHA-256 over all lines so far, so that a changed, lost or swapped
line shows where it happened. The head says what is played, and by whom, and commits to the seed; then there is one
entry per line:

    number  milliseconds since the beginning  who  what

    3 0 chance tile: W = 17/25 from W*9, C*9, 1*2, 2*3, 3*2
    57 5210 seat0 play: R7
    58 6400 seat0 undoes 57
    59 7000 seat1 resigns
    60 7000 table ends resigned ranks 1 2

A draw shows its number out of the total weight; `from` lists what was in the bag, unless it is what the draw before
left there. The record of a running match holds its seed and every hidden card: it is secret until the match is over.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from meadhall.match.chance import commitment
from meadhall.match.clock import NO_LIMIT, TimeControl, parse_time_control
from meadhall.presentation import PACKAGE, in_english, phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from meadhall.presentation import Phrase

FORMAT = 1
FIRST_LINE = f"meadhall record {FORMAT}"
MARK = 12
"""The number of hex digits of the running hash in a line."""
LONGEST_NAME = 24
MOST_BYTES = 50_000_000
MAX_FAULT = 300
"""The most letters of a fault that quotes what somebody sent."""
EPOCH = "1970-01-01T00:00:00Z"
PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"


class BadRecord(ValueError):
    """An unsound record; says what is wrong, and in which line."""

    def __init__(self, line: int, fault: Phrase, package: str = PACKAGE) -> None:
        """Name the line (0: the file as a whole) and the fault; the message is its English sentence."""
        self.line = line
        self.phrase = phrase("record-line" if line else "record-file", line=str(line), fault=fault)
        self.sentence = phrase("match-cannot-go-on", fault=fault)
        """The fault for the players of a match that cannot be resumed."""
        self.package = package
        """The package whose catalogue the fault needs besides the common one."""
        super().__init__(in_english(self.phrase, package))


class OtherRules(BadRecord):
    """A record of a rules version that can be read but no longer played."""

    def __init__(self, game: Phrase, version: int, ours: int, package: str) -> None:
        """Name the game, the version of the record and ours."""
        super().__init__(3, phrase("record-rules", game=game, version=str(version), ours=str(ours)), package)
        self.sentence = phrase("match-other-rules", game=game, version=str(version), ours=str(ours))


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a person or a bot by name, or nobody."""

    kind: str = EMPTY
    name: str = ""

    def __str__(self) -> str:
        """Return it as a record has it."""
        return f"{self.kind} {self.name}" if self.name else self.kind


def is_name(name: str) -> bool:
    """Return whether a text can be a player's name: printable, not too long, no spaces at the ends."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == " ".join(name.split())


def parse_holder(text: str) -> Holder | None:
    """Return the holder of a text such as `bot random`, None if it is not one."""
    kind, _, name = text.partition(" ")
    if (kind == EMPTY and not name) or (kind in (PERSON, BOT) and is_name(name)):
        found = Holder(kind, name)
        return found if str(found) == text else None
    return None


@dataclass(frozen=True, slots=True)
class Header:
    """The terms of a match, fixed before it begins."""

    game: str
    rules: int
    """The rules version."""
    match_id: str
    """16 hex digits."""
    settings: Mapping[str, str]
    seats: tuple[Holder, ...]
    seed: bytes
    """32 bytes, secret until the match is over."""
    clock: TimeControl = NO_LIMIT
    began: str = EPOCH

    def lines(self) -> list[str]:
        """Return the header as lines of a record."""
        return [
            FIRST_LINE,
            f"game {self.game}",
            f"rules {self.rules}",
            f"match {self.match_id}",
            *[f"set {key} {value}" for key, value in self.settings.items()],
            *[f"seat {seat} {holder}" for seat, holder in enumerate(self.seats)],
            f"clock {self.clock}",
            f"began {self.began}",
            f"commitment {commitment(self.seed)}",
            f"seed {self.seed.hex()}",
        ]


def read_header(lines: Sequence[str]) -> Header:
    """Return the header of a record; raises `BadRecord`, naming line and fault."""
    at = 0

    def take(key: str, pattern: str) -> str:
        nonlocal at
        at += 1
        if at > len(lines):
            raise BadRecord(at, phrase("record-head-short", key=key))
        found = re.fullmatch(f"{key} ({pattern})", lines[at - 1], re.ASCII)
        if not found:
            raise BadRecord(at, phrase("record-head-bad", key=key, text=shown(lines[at - 1])))
        return found[1]

    def comes(key: str) -> bool:
        return at < len(lines) and lines[at].startswith(key + " ")

    version = take("meadhall record", "[0-9]{1,9}")
    if version != str(FORMAT):
        raise BadRecord(1, phrase("record-format", version=version, ours=str(FORMAT)))
    game = take("game", "[a-z][a-z0-9_-]{0,40}")
    rules = take("rules", "[0-9]{1,9}")
    match_id = take("match", "[0-9a-f]{16}")
    settings = {}
    while comes("set"):
        key, _, value = take("set", "[a-z0-9_-]{1,60} [a-z0-9_-]{1,60}").partition(" ")
        settings[key] = value
    seats: list[Holder] = []
    while comes("seat"):
        seat = parse_holder(take(f"seat {len(seats)}", ".*"))
        if seat is None:
            raise BadRecord(at, phrase("record-head-bad", key="seat", text=shown(lines[at - 1])))
        seats.append(seat)
    clock = take("clock", "[0-9+d]+|none")
    try:
        control = parse_time_control(clock)
    except ValueError:
        raise BadRecord(at, phrase("record-head-bad", key="clock", text=shown(clock))) from None
    began = take("began", r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
    try:
        datetime.fromisoformat(began)
    except ValueError:
        raise BadRecord(at, phrase("record-head-bad", key="began", text=began)) from None
    promised = take("commitment", "[0-9a-f]{64}")
    seed = bytes.fromhex(take("seed", "[0-9a-f]{64}"))
    if commitment(seed) != promised:
        raise BadRecord(at, phrase("record-commitment"))
    head = Header(game, int(rules), match_id, settings, tuple(seats), seed, control, began)
    for n, (written, ours) in enumerate(zip(lines, head.lines(), strict=False), 1):
        if written != ours:
            raise BadRecord(n, phrase("record-differs", text=shown(written), ours=ours))
    return head


class Chain:
    """The running hash over the lines of a record."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.digest = b""

    def marked(self, text: str) -> str:
        """Return the next line of the file: its mark, two spaces, its text."""
        self.digest = sha256(self.digest + text.encode()).digest()
        return f"{self.digest.hex()[:MARK]}  {text}\n"


def unmarked(line: str) -> str:
    """Return a line of the file without its mark."""
    return line[MARK + 2 :].rstrip("\n")


def chained(texts: Iterable[str]) -> str:
    """Return these lines as a file, with their marks."""
    chain = Chain()
    return "".join(chain.marked(text) for text in texts)


def unchained(data: bytes) -> list[str]:
    """Return the lines of a record without their marks; raises `BadRecord` where the chain of hashes breaks."""
    if len(data) > MOST_BYTES:
        raise BadRecord(0, phrase("record-too-big"))
    if not data:
        raise BadRecord(0, phrase("record-empty"))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(data.count(b"\n", 0, error.start) + 1, phrase("record-not-text")) from None
    *whole, last = text.split("\n")
    if not re.match(f"[0-9a-f]{{{MARK}}}  meadhall record ", text):
        raise BadRecord(1, phrase("record-none"))
    chain = Chain()
    lines = []
    for n, line in enumerate(whole, 1):
        content = line[MARK + 2 :]
        if chain.marked(content) != line + "\n":
            raise BadRecord(n, phrase("record-chain", text=shown(content)))
        lines.append(content)
    if last:
        raise BadRecord(len(whole) + 1, phrase("record-cut", text=shown(last)))
    return lines


def without_torn_line(data: bytes) -> bytes:
    """Return a record without a torn last line, which was being written when the machine stopped."""
    return data[: data.rfind(b"\n") + 1]


def shown(text: str, most: int = 80) -> str:
    """Return an untrusted text, short and printable, for a message."""
    short = text if len(text) <= most else text[: most - 3] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in short)
