"""A match with version numbers for each viewer, which count what that viewer may know.

A secret answer (in a draft, or in a window for reactions) changes nothing for the others, so it must not show in their
numbers: it counts for its seat at once, and for the others together with what reveals it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.match.entry import PUBLIC_VERBS
from meadhall.match.record import BOT, BadRecord, shown, unmarked
from meadhall.match.replay import carry_out
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from meadhall.match import Holder, Match


@dataclass(frozen=True, slots=True)
class ClockReading:
    """The time a seat had left; None without a limit."""

    left: int | None
    runs: bool


class VersionedMatch:
    """A match and, for each viewer, the number of entries at each of its versions."""

    def __init__(self, match: Match) -> None:
        """Follow a match from its beginning."""
        self.match = match
        self.entry_counts: list[list[int]] = [[] for _ in range(match.seats + 1)]
        self.times: list[ClockReading] = []
        """The public clocks: as of the last entry that was not secret,"""
        self.times_at = 0
        """at this time, in milliseconds since the beginning."""
        self.holders: list[Holder] = list(match.holders)
        """The holders of the seats at the last public change,"""
        self.asked: list[int] = []
        """and the seats asked then, including those that have answered in secret."""

    def version(self, viewer: int) -> int:
        """Return a viewer's version."""
        return len(self.entry_counts[viewer])

    def entries_at(self, viewer: int, version: int) -> int:
        """Return the number of entries at a version of a viewer."""
        return self.entry_counts[viewer][version - 1] if version > 0 else 0

    def secret_owner(self, since: int) -> int | None:
        """Return the seat to which the entries after the first `since` are secret, None if they are public.

        Three things are secret: an answer while others are still asked, its retraction, and a standing answer.
        """
        match = self.match
        new = match.entries[since:]
        first = new[0]
        seat = first.actor
        secret = (
            match.result is None
            and seat >= 0
            and (first.option >= 0 or first.verb in ("retracts", "stands"))
            and all(entry.actor == seat and entry.verb not in PUBLIC_VERBS for entry in new)
            and ((first.option < 0 and len(new) == 1) or match.has_secret_answer(seat))
        )
        return seat if secret else None

    def advance(self, since: int) -> None:
        """Give new versions to the viewers who may know of the entries after the first `since`."""
        match = self.match
        seat = self.secret_owner(since)
        if seat is not None:
            self.entry_counts[seat].append(len(match.entries))
            return
        for counts in self.entry_counts:
            counts.append(len(match.entries))
        self.holders = list(match.holders)
        self.asked = self.seats_asked()
        running = {seat for seat in self.asked if match.holders[seat].kind != BOT}
        self.times_at = match.clock.now
        self.times = [
            ClockReading(match.clock.left(each, self.times_at), each in running) for each in range(match.seats)
        ]

    def seats_asked(self) -> list[int]:
        """Return the seats that are asked, as everybody may know it."""
        match = self.match
        if not match.is_running():
            return []
        return match.state.seats_asked()

    def times_left(self, at: int) -> list[tuple[int, bool]]:
        """Return the milliseconds that each seat has left, and whether they run, as everybody may know it."""
        gone = max(0, at - self.times_at)
        return [(time.left - gone * time.runs, time.runs) for time in self.times if time.left is not None]

    def replay(self, lines: list[str]) -> None:
        """Apply a written decision; raises `BadRecord` if our rules do not allow it."""
        match = self.match
        before, since = len(match.lines), len(match.entries)
        carry_out(match, unmarked(lines[0]), before + 1)
        if match.lines[before:] != lines:
            raise BadRecord(before + 1, phrase("record-differs", text=shown(lines[0]), ours=shown(match.lines[before])))
        self.advance(since)
