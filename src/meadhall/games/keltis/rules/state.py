"""Everything that changes in a game of Keltis, and the names of its numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.state import State
from meadhall.games.keltis.rules.components import COLOURS, GOAL, LAST, PER_COLOUR, SMALL_FIGURES, START

# Places of cards (`secrets[0]`): the draw pile with the cards that stay out, the discards, then hands and columns.
DRAW_PILE: Final = 0
DISCARDS: Final = 1
HAND_OF: Final = 2
COLUMN_OF: Final = 6
OWNERS: Final = [-1, -1, 0, 1, 2, 3, -1, -1, -1, -1]
"""Whose place it is: a seat always sees its own hand."""

# The layout of `numbers`. Four seats always have room, so that the layout does not depend on how many play.
TILE_ON: Final = 0
"""45 stones: TILE_ON + path * 9 + row - 1."""
ROW: Final = 45
"""20: the row of a seat's figure on a path, 0 while none stands there."""
TOP: Final = 65
"""20: the last value laid in a seat's column of a colour, -1 while it is empty."""
TREND: Final = 85
"""20: 1 while the column ascends, -1 while it descends, 0 until two values differ (KEL-A1)."""
LARGE_ON: Final = 105
"""4: the path on which a seat's large figure stands, -1 while it is on the start stone."""
POINTS: Final = 109
"""4: points from number tiles."""
STONES: Final = 113
"""4: wishing stones taken."""
LEFT: Final = 117
"""Cards left in the draw pile."""
CLOVER_OPENS: Final = 118
"""1 if a clover (or forward) move may open a path (KEL-A2)."""
FIRST: Final = 119
"""The seat that starts, -1 until it is known."""
HEIGHT: Final = 120
"""5: how many cards lie on a discard pile."""
DISCARDED: Final = 125
"""110: the discard piles, 22 places each, bottom first."""
NUMBERS: Final = 235


class Keltis(State):
    """The board, the columns, the piles; hands and draw pile are in `secrets[0]`. All `numbers` are public."""

    def blank(self) -> Keltis:
        return Keltis(self.rules, self.seats)

    def public(self, into: State) -> None:
        """Allow what lies open: board, figures, column tops, discard piles whole and in order. [KEL-A14]"""
        into.numbers = self.numbers[:NUMBERS]

    # Paths and figures.

    def tile(self, path: i64, row: i64) -> i64:
        """Return the tile on a stone, BARE if none."""
        return self.numbers[TILE_ON + path * LAST + row - 1]

    def lay_tile(self, path: i64, row: i64, tile: i64) -> None:
        """Put a tile on a stone, or BARE to take it off."""
        self.numbers[TILE_ON + path * LAST + row - 1] = tile

    def row(self, seat: i64, path: i64) -> i64:
        """Return how far a seat's figure has come on a path; START while none stands there."""
        return self.numbers[ROW + seat * COLOURS + path]

    def large_on(self, seat: i64) -> i64:
        """Return the path of a seat's large figure, -1 while it is on the start stone."""
        return self.numbers[LARGE_ON + seat]

    def small_left(self, seat: i64) -> i64:
        """Return how many small figures a seat still has on the start stone."""
        left: i64 = SMALL_FIGURES
        for path in range(i64(COLOURS)):
            if self.row(seat, path) != START and self.large_on(seat) != path:
                left -= 1
        return left

    def figures_in_goal(self) -> i64:
        """Return how many figures, of any owner on any path, stand in the goal area."""
        n: i64 = 0
        for at in range(i64(ROW), ROW + i64(self.seats) * COLOURS):
            if self.numbers[at] >= GOAL:
                n += 1
        return n

    # Columns and discard piles.

    def top(self, seat: i64, colour: i64) -> i64:
        """Return the last value in a column, -1 if it is empty."""
        return self.numbers[TOP + seat * COLOURS + colour]

    def trend(self, seat: i64, colour: i64) -> i64:
        """Return 1 if a column ascends, -1 if it descends, 0 while that is open."""
        return self.numbers[TREND + seat * COLOURS + colour]

    def height(self, colour: i64) -> i64:
        """Return how many cards lie on a discard pile."""
        return self.numbers[HEIGHT + colour]

    def pile_card(self, colour: i64, at: i64) -> i64:
        """Return a card of a discard pile, counted from the bottom."""
        return self.numbers[DISCARDED + colour * PER_COLOUR + at]
