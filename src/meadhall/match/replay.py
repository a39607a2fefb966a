"""Replaying records: every line is carried out again and must come out as it stands in the file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from meadhall.core.question import CHANCE
from meadhall.match.errors import MatchError
from meadhall.match.new_match import new_match
from meadhall.match.record import BadRecord, parse_holder, read_header, shown, unchained, unmarked
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from meadhall.core.game import Game
    from meadhall.match.match import Match

ENTRY = re.compile(
    r"([1-9][0-9]{0,8}) (0|[1-9][0-9]{0,14}) (chance|table|seat[0-9]{1,2}) ([a-z_-]+:?)(?: (.+))?", re.ASCII
)


def replay(data: bytes) -> Match:
    """Return the match of a record, finished or not; raises `BadRecord` at the first line that cannot be replayed.

    Draws, standing answers and the end follow from the seed and the rules; if the last of them are missing because the
    machine stopped while writing, the match still has them.
    """
    return list(replay_entries(data))[-1]


def replay_entries(data: bytes) -> Iterator[Match]:
    """Yield the match of a record after its head and after every decision: one growing match."""
    lines = unchained(data)
    head = read_header(lines)
    match = new_match(head)
    done = len(head.lines())
    yield match
    while done < len(lines):
        before = len(match.lines)
        carry_out(match, lines[done], done + 1)
        if len(match.lines) == before:
            raise BadRecord(done + 1, phrase("record-unfounded", text=shown(lines[done])))
        for line in match.lines[before:]:
            if done < len(lines):
                ours = unmarked(line)
                if lines[done] != ours:
                    raise BadRecord(done + 1, phrase("record-differs", text=shown(lines[done]), ours=shown(ours)))
                done += 1
        yield match


def carry_out(match: Match, line: str, n: int) -> None:
    """Carry out the decision of a line; raises `BadRecord` if that is impossible."""
    found = ENTRY.fullmatch(line)
    if not found:
        raise BadRecord(n, phrase("record-no-entry", text=shown(line)))
    at, who, verb, rest = int(found[2]), found[3], found[4], found[5] or ""
    seat = int(who[4:]) if who.startswith("seat") else -1
    try:
        decide(match, seat, verb, rest, at, n)
    except MatchError as error:
        raise BadRecord(n, phrase("record-refused", text=shown(line), fault=error.phrase), match.text.package) from None


def decide(match: Match, seat: int, verb: str, rest: str, at: int, n: int) -> None:
    """Carry out an entry."""
    if seat < 0 and verb == "lays":
        answers = read_answers(match.game, rest)
        if answers is None:
            raise no_entry(n, verb, rest)
        match.set_start_position(answers, at)
    elif seat < 0:
        if verb != "begins":
            raise BadRecord(n, phrase("record-unfounded", text=shown(f"{verb} {rest}")))
        match.begin(at)
    elif verb.endswith(":"):
        try:
            option = match.game.read(rest)
        except ValueError:
            raise no_entry(n, verb, rest) from None
        match.submit(seat, option, at)
    elif verb == "nonce" and re.fullmatch("(?:[0-9a-f]{2})+", rest):
        match.add_nonce(seat, bytes.fromhex(rest), at)
    elif verb == "undoes" and re.fullmatch("[0-9]{1,9}", rest):
        match.undo(seat, at, sum(snapshot.entry >= int(rest) for snapshot in match.undo_stack))
    elif verb == "retracts":
        match.undo(seat, at)
    elif verb == "asks-back" and re.fullmatch("[1-9][0-9]{0,8}", rest):
        match.ask_back(seat, at, int(rest))
    elif verb in ("agrees", "declines") and not rest:
        match.agree(seat, verb == "agrees", at)
    elif verb == "resigns":
        match.resign(seat, at)
    elif verb == "oversteps":
        match.resign_late_seats(at)
    elif verb == "becomes" and (new := parse_holder(rest)) is not None:
        match.set_holder(seat, new, at)
    elif verb == "stands" and (given := re.fullmatch("(-1|[0-9]{1,6}) ([a-z]+)", rest, re.ASCII)):
        match.set_standing_answer(seat, int(given[1]), given[2], at)
    else:
        raise no_entry(n, verb, rest)


def no_entry(n: int, verb: str, rest: str) -> BadRecord:
    """Return the error for a line that is not an entry."""
    return BadRecord(n, phrase("record-no-entry", text=shown(f"{verb} {rest}")))


def read_answers(game: Game, text: str) -> list[tuple[int, int]] | None:
    """Return actors and options of a list such as `chance W, seat0 R7`, None if it is not one."""
    found = []
    for each in text.split(", "):
        actor, _, option = each.partition(" ")
        if not re.fullmatch("chance|seat[0-9]{1,2}", actor, re.ASCII):
            return None
        try:
            found.append((CHANCE if actor == "chance" else int(actor[4:]), game.read(option)))
        except ValueError:
            return None
    return found


def cut(data: bytes, entry: int, look: Callable[[], None] = lambda: None) -> tuple[Match, list[tuple[int, int]]]:
    """Return the match of a record after an entry, and the answers that led there.

    `look` is called after every decision; it may raise to stop.
    """
    for match in replay_entries(data):
        look()
        if len(match.entries) >= entry:
            break
    return match, [(past.actor, past.option) for past in match.path if past.entry <= entry]
