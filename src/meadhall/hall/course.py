"""A match as its viewers follow it: each of them has version numbers of its own, which count what it may know.

A secret answer (in a draft, in a window for reactions) changes nothing for anybody else, so it must not show in a
number either: it counts for the seat that gave it, and for the others together with what lays it open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.match.entry import TOLD
from meadhall.match.record import BOT, BadRecord, shown, unmarked
from meadhall.match.replay import carry_out
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from meadhall.match import Holder, Match


@dataclass(frozen=True, slots=True)
class Time:
    """The time a seat had left at a moment; None without a limit."""

    left: int | None
    runs: bool


class Course:
    """A match and, for every viewer, how many entries there were at each of its versions."""

    def __init__(self, match: Match) -> None:
        """Follow a match from its beginning."""
        self.match = match
        self.marks: list[list[int]] = [[] for _ in range(match.seats + 1)]
        self.times: list[Time] = []
        """The clocks as everybody may know them: as of the last entry that was nobody's secret,"""
        self.noted = 0
        """at this moment, in milliseconds since the beginning."""
        self.holders: list[Holder] = list(match.holders)
        """Who held the seats when something was noted last,"""
        self.asked: list[int] = []
        """and who was asked, as everybody may know it: who has answered in secret counts as asked."""

    def version(self, viewer: int) -> int:
        """Return a viewer's version: how many times something changed for it."""
        return len(self.marks[viewer])

    def entries_at(self, viewer: int, version: int) -> int:
        """Return how many entries there were at a version of a viewer."""
        return self.marks[viewer][version - 1] if version > 0 else 0

    def whose_secret(self, since: int) -> int | None:
        """Return the seat whose secret it is what was decided after so many entries, None if nobody's.

        An answer that others are still to be asked beside, or that was taken back, and what a seat wants to be asked:
        such things are secret.
        """
        match = self.match
        new = match.entries[since:]
        first = new[0]
        seat = first.actor
        secret = (
            match.result is None
            and seat >= 0
            and (first.option >= 0 or first.verb in ("retracts", "stands"))
            and all(entry.actor == seat and entry.verb not in TOLD for entry in new)
            and ((first.option < 0 and len(new) == 1) or match.has_secret_answer(seat))
        )
        return seat if secret else None

    def note(self, since: int) -> None:
        """Note that something was decided, after so many entries."""
        match = self.match
        seat = self.whose_secret(since)
        if seat is not None:
            self.marks[seat].append(len(match.entries))
            return
        for marks in self.marks:
            marks.append(len(match.entries))
        self.holders = list(match.holders)
        self.asked = self.seats_asked()
        running = {seat for seat in self.asked if match.holders[seat].kind != BOT}
        self.noted = match.clock.now
        self.times = [Time(match.clock.left(each, self.noted), each in running) for each in range(match.seats)]

    def seats_asked(self) -> list[int]:
        """Return the seats that are asked, as everybody may know it."""
        match = self.match
        if not match.is_running():
            return []
        return match.state.seats_asked()

    def times_left(self, at: int) -> list[tuple[int, bool]]:
        """Return for each seat the milliseconds it has left at a moment, as everybody may know it, and if they run."""
        gone = max(0, at - self.noted)
        return [(time.left - gone * time.runs, time.runs) for time in self.times if time.left is not None]

    def follow(self, lines: list[str]) -> None:
        """Carry out one decision as it was written down; raises `BadRecord` if it cannot be."""
        match = self.match
        before, since = len(match.lines), len(match.entries)
        carry_out(match, unmarked(lines[0]), before + 1)
        if match.lines[before:] != lines:
            raise BadRecord(before + 1, phrase("record-differs", text=shown(lines[0]), ours=shown(match.lines[before])))
        self.note(since)
