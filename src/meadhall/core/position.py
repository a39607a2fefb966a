"""A position as text: a first line `game seats`, then lines `name: value`. The part that all games share."""

from __future__ import annotations

from typing import Final

from meadhall.core.state import State

FIELDS: Final = ["seat", "place", "card", "other", "n", "step", "value"]
DEFAULTS: Final = [-1, -1, -1, -1, 0, 0, 0]
CANCELLED: Final = "cancelled"
MOST: Final = 65_535
MOST_PICK: Final = 1_000_000


def write_head(state: State, key: str) -> list[str]:
    """Return the first line, and whose view it is if it is one."""
    head = [f"{key} {state.seats}"]
    if state.viewer >= 0:
        head.append(f"view: {'spectator' if state.viewer == state.seats else state.viewer}")
    return head


def write_frames(state: State, paragraphs: list[str]) -> str:
    """Return what is being carried out, the topmost last; `paragraphs` names the game's table of paragraphs."""
    words: list[str] = []
    for frame in state.frames:
        numbers = frame.numbers()
        given = [f"{name}={x}" for name, x, usual in zip(FIELDS, numbers[1:8], DEFAULTS, strict=True) if x != usual]
        if frame.picks:
            given.append(f"picks={','.join([str(pick) for pick in frame.picks])}")
        if frame.cancelled:
            given.append(CANCELLED)
        words.append(" ".join([paragraphs[frame.code], *given]))
    return " > ".join(words)


class Reader:
    """Reads a position line by line and names line and fault when it cannot."""

    def __init__(self, text: str, key: str, title: str, seats: list[int]) -> None:
        """Split the text into its first line and its named values."""
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        head = lines[0].split() if lines else []
        if len(head) != 2 or head[0] != key or head[1] not in [str(n) for n in seats]:
            numbers = ", ".join([str(n) for n in seats[:-1]])
            raise ValueError(f"a position of {title} begins with `{key}` and {numbers} or {seats[-1]}")
        self.title = title
        self.seats = int(head[1])
        self.values: dict[str, str] = {}
        for line in lines[1:]:
            name, colon, value = line.partition(":")
            if not colon or name in self.values:
                raise ValueError(f"{line!r}: each line is a `name: value` of its own")
            self.values[name] = value.strip()
        if "view" in self.values:
            raise ValueError("view: what a seat sees is not a whole position and cannot be played on")

    def take(self, name: str) -> str:
        """Return a value and mark it as read."""
        if name not in self.values:
            raise ValueError(f"the line `{name}: …` is missing")
        return self.values.pop(name)

    def number(self, name: str, least: int, most: int) -> int:
        """Return a whole number between bounds."""
        return within(self.take(name), name, least, most)

    def choice(self, name: str, values: list[str]) -> str:
        """Return one of some words."""
        value = self.take(name)
        if value not in values:
            raise ValueError(f"{name}: {' or '.join(values)}, not {value!r}")
        return value

    def finish(self) -> None:
        """Check that every line has been read."""
        if self.values:
            raise ValueError(f"{', '.join(self.values)}: no such line in a position of {self.title}")


def within(word: str, name: str, least: int, most: int) -> int:
    """Return a whole number between bounds; raises ValueError naming the line."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise ValueError(f"{name}: {word!r} is no whole number")
    value = int(word)
    if not least <= value <= most:
        raise ValueError(f"{name}: {value} is not between {least} and {most}")
    return value


def read_frames(state: State, text: str, paragraphs: list[str]) -> None:
    """Read what is being carried out; the game checks whether the numbers make sense."""
    state.frames.clear()
    for part in text.split(">"):
        name, *given = part.split() or [""]
        if name not in paragraphs:
            raise ValueError(f"frames: {name!r} is none of {', '.join(paragraphs)}")
        fields = dict(zip(FIELDS, DEFAULTS, strict=True))
        picks: list[int] = []
        named: list[str] = []
        for word in given:
            field, _, value = word.partition("=")
            if field in named:
                raise ValueError(f"frames: {field} stands there twice")
            named.append(field)
            if field == "picks":
                picks = [within(each, "frames", -2, MOST_PICK) for each in value.split(",")]
                continue
            if word == CANCELLED:
                continue
            if field not in FIELDS:
                raise ValueError(f"frames: {field!r} is none of {', '.join(FIELDS)}")
            fields[field] = within(value, "frames", -1, MOST)
        code = paragraphs.index(name)
        frame = state.push(code, fields["seat"], fields["place"], fields["card"], fields["other"], fields["n"])
        frame.step, frame.value, frame.picks = fields["step"], fields["value"], tuple(picks)
        frame.cancelled = CANCELLED in named
