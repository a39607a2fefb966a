"""Clocks: time per player with an increment, or days per move; rebuilt from the times of the entries.

A seat's time runs while it is asked. A *move* lasts from being asked to no longer being asked, however many questions
that takes; the increment comes after a move, and days are counted per move. An undo takes back the increment and
resumes the move's days, but never the time that was used.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
NONE, PLAYER, MOVE = "none", "player", "move"


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time limit, in milliseconds: none, per player with increment, or per move."""

    kind: str = NONE
    base: int = 0
    increment: int = 0

    def __str__(self) -> str:
        """Return it as a record has it: none, 600+10 (seconds), 3d."""
        if self.kind == NONE:
            return NONE
        if self.kind == MOVE:
            return f"{self.base // DAY}d"
        return f"{self.base // SECOND}+{self.increment // SECOND}"


NO_LIMIT = TimeControl()


def parse_time_control(text: str) -> TimeControl:
    """Return the time control of a text such as none, 600+10 or 3d; raises ValueError, naming the fault."""
    if text == NONE:
        return NO_LIMIT
    if found := re.fullmatch(r"([1-9][0-9]{0,5})\+(0|[1-9][0-9]{0,4})", text, re.ASCII):
        return TimeControl(PLAYER, int(found[1]) * SECOND, int(found[2]) * SECOND)
    if found := re.fullmatch(r"([1-9][0-9]{0,2})d", text, re.ASCII):
        return TimeControl(MOVE, int(found[1]) * DAY)
    raise ValueError(f"{text!r} is not a clock: none, seconds + increment like 600+10, or days a move like 3d")


class Clock:
    """The clocks of all seats of a match."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        """Start with nobody asked."""
        self.control = control
        self.now = 0
        self.asked: frozenset[int] = frozenset()
        self.used = [0] * seats
        self.moves = [0] * seats
        self.used_before_move = [0] * seats

    def run(self, at: int) -> None:
        """Advance to a time; it never goes back."""
        for seat in self.asked:
            self.used[seat] += max(0, at - self.now)
        self.now = max(at, self.now)

    def switch(self, asked: Iterable[int]) -> None:
        """Change the seats that are asked, after an answer."""
        now_asked = frozenset(asked)
        for seat in self.asked - now_asked:
            self.moves[seat] += 1
        for seat in now_asked - self.asked:
            self.used_before_move[seat] = self.used[seat]
        self.asked = now_asked

    def moves_made(self) -> tuple[int, ...]:
        """Return what an undo restores. (No move can begin while it can be undone, so `used_before_move` stays.)"""
        return tuple(self.moves)

    def put_back(self, moves: tuple[int, ...], asked: Iterable[int]) -> None:
        """Restore the clock after an undo."""
        self.moves = list(moves)
        self.asked = frozenset(asked)

    def reopen(self, seat: int) -> None:
        """Resume the move of a seat that has taken back its secret answer."""
        self.moves[seat] -= 1
        self.asked |= {seat}

    def left(self, seat: int, at: int) -> int | None:
        """Return the milliseconds a seat has left at a time (below 0: too late), None without a limit."""
        if self.control.kind == NONE:
            return None
        used = self.used[seat] + (max(0, at - self.now) if seat in self.asked else 0)
        if self.control.kind == MOVE:
            return self.control.base - (used - self.used_before_move[seat])
        return self.control.base + self.control.increment * self.moves[seat] - used
