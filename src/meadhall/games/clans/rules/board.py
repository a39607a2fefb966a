"""Land of Clans, "The board": squares, which are adjacent, and every way to lay every castle.

All placements of all castles are computed once, when the board is read; after that, checking whether a castle is
complete means comparing sets of squares.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.bits import lowest
from meadhall.games.clans.rules.bitboards import (
    NOTHING,
    Bitboard,
    connected,
    either,
    joined,
    listed,
    nth,
    set_of,
    without,
)
from meadhall.games.clans.rules.components import LARGEST, SHIELD, SMALLEST, SWORD

NO_SQUARE: Final = -1
SIDES: Final = [(-1, 0), (0, -1), (0, 1), (1, 0)]

Cells = list[tuple[int, int]]
"""Rows and columns."""


class Board:
    """A board with its cards and castles; it never changes."""

    def __init__(
        self, cells: Cells, no_mans_land: list[int], cards: list[tuple[int, int]], castles: list[tuple[int, Cells]]
    ) -> None:
        """Keep the squares in reading order and what they are for.

        Which of them are no-man's-land, the square and mark of each land card, points and shape of each castle.
        """
        self.squares: i64 = len(cells)
        self.land = set_of([square for square in range(len(cells)) if square not in no_mans_land])
        self.no_mans_land_squares = no_mans_land
        self.no_mans_land = set_of(no_mans_land)
        self.square_of = vec[i64]([square for square, _ in cards])
        """The square that a land card shows."""
        self.swords = set_of([card for card, (_, mark) in enumerate(cards) if mark == SWORD])
        self.shields = set_of([card for card, (_, mark) in enumerate(cards) if mark == SHIELD])
        self.beside: vec[i64] = NOTHING
        """Two words for each square: the squares beside it."""
        at = {cell: square for square, cell in enumerate(cells)}
        for row, column in cells:
            near = [at.get((row + down, column + right), NO_SQUARE) for down, right in SIDES]
            self.beside = joined(self.beside, [square for square in near if square != NO_SQUARE])
        self.area: vec[i64] = NOTHING
        """Two words for each placement: the squares it covers."""
        self.border: vec[i64] = NOTHING
        """Two words for each placement: the squares beside it."""
        self.anchor: vec[i64] = NOTHING
        """For each placement its first square, where the castle stands."""
        self.castle_of: vec[i64] = NOTHING
        """For each placement its castle."""
        self.first: vec[i64] = NOTHING
        """For each castle its first placement, and at the end the number of placements."""
        self.through_at: vec[i64] = NOTHING
        """For each castle and square where its placements through that square begin in `through`."""
        self.through: vec[i64] = NOTHING
        self.anchored_at: vec[i64] = NOTHING
        """For each castle and square its first placement that does not begin on an earlier square."""
        self.only: vec[i64] = NOTHING
        """Two words for each square: that square alone."""
        for square in range(len(cells)):
            self.only = joined(self.only, [square])
        self.size = vec[i64]([len(shape) for _, shape in castles])
        """How many squares a castle has."""
        self.points = vec[i64]([points for points, _ in castles])
        """The points of the prize of a castle."""
        for castle, (_, shape) in enumerate(castles):
            self.lay_out(castle, shape, at)
        self.first = append(self.first, len(self.anchor))
        self.through_at = append(self.through_at, len(self.through))
        self.anchored_at = append(self.anchored_at, len(self.anchor))

    def lay_out(self, castle: int, shape: Cells, at: dict[tuple[int, int], int]) -> None:
        """Note every placement of a castle, in order of its squares."""
        found: list[list[int]] = []
        for turned in turnings(shape):
            for row, column in at:
                squares = [at.get((row + down, column + right), NO_SQUARE) for down, right in turned]
                if NO_SQUARE not in squares:
                    found.append(sorted(squares))
        found.sort()
        start: i64 = len(self.anchor)
        self.first = append(self.first, start)
        for squares in found:
            self.area = joined(self.area, squares)
            self.border = joined(self.border, self.around(squares))
            self.anchor = append(self.anchor, squares[0])
            self.castle_of = append(self.castle_of, castle)
        through: list[list[int]] = [[] for _ in range(self.squares)]
        for placement, squares in enumerate(found, len(self.anchor) - len(found)):
            for square in squares:
                through[square].append(placement)
        n = 0
        for square in range(self.squares):
            self.through_at = append(self.through_at, len(self.through))
            for placement in through[square]:
                self.through = append(self.through, placement)
            while n < len(found) and found[n][0] < square:
                n += 1
            self.anchored_at = append(self.anchored_at, start + n)

    def around(self, squares: list[int]) -> list[int]:
        """Return the squares beside any of some squares, without these."""
        found: Bitboard = (0, 0)
        for square in squares:
            found = either(found, nth(self.beside, square))
        return listed(without(found, set_of(squares)))

    def add_through(self, castle: i64, square: i64, squares: Bitboard, found: list[int]) -> None:
        """Add the placements of a castle through a square that lie within a set of squares."""
        area, through = self.area, self.through
        not_low, not_high = ~squares[0], ~squares[1]
        row = castle * self.squares + square
        for at in range(self.through_at[row], self.through_at[row + 1]):
            placement = through[at]
            if area[2 * placement] & not_low == 0 and area[2 * placement + 1] & not_high == 0:
                found.append(placement)

    def add_all(self, castle: i64, squares: Bitboard, found: list[int]) -> None:
        """Add all placements of a castle that lie within a set of squares."""
        area = self.area
        not_low, not_high = ~squares[0], ~squares[1]
        for square in listed(squares):
            row = castle * self.squares + square
            for placement in range(self.anchored_at[row], self.anchored_at[row + 1]):
                if area[2 * placement] & not_low == 0 and area[2 * placement + 1] & not_high == 0:
                    found.append(placement)

    def completed_by(self, square: i64, tokens: Bitboard, castles: i64, ready: i64) -> list[int]:
        """Return the placements of some castles that a token on this square completes with other tokens.

        A castle that is `ready` may lie anywhere on them.
        """
        found: list[int] = []
        size = connected(self.beside, square, tokens, LARGEST)
        if size < SMALLEST and not ready:
            return found
        tokens = either(tokens, nth(self.only, square))
        while castles:  # no list: this is asked for every square of no-man's-land in every turn
            castle = lowest(castles)
            castles &= castles - 1
            if ready >> castle & 1:
                self.add_all(castle, tokens, found)
            elif self.size[castle] <= size:
                self.add_through(castle, square, tokens, found)
        return found

    def squares_of(self, placement: i64) -> list[int]:
        """Return the squares that a placement covers."""
        return listed(nth(self.area, placement))

    def squares_beside(self, placement: i64) -> list[int]:
        """Return the squares beside a placement."""
        return listed(nth(self.border, placement))

    def placements(self) -> i64:
        """Return how many placements there are, of all castles."""
        return len(self.anchor)


def turnings(shape: Cells) -> list[Cells]:
    """Return a shape turned and mirrored in every way that differs, each from its first square on. [CLA-C1]"""
    found: list[Cells] = []
    for mirrored in (False, True):
        turned = [(row, -column) if mirrored else (row, column) for row, column in shape]
        for _ in range(4):
            turned = sorted([(column, -row) for row, column in turned])
            top, left = turned[0]
            moved = [(row - top, column - left) for row, column in turned]
            if moved not in found:
                found.append(moved)
    return found
