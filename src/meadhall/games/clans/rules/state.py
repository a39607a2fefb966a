"""Everything that changes in a game of Land of Clans, and the names of its numbers."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from meadhall.core.bits import bit, size_of
from meadhall.core.pack import HALF, Pack
from meadhall.core.state import Paragraph, State
from meadhall.games.clans.rules.board import Board
from meadhall.games.clans.rules.components import CASTLES, NONE, TOKENS_EACH

# Places of cards (`secrets[0]`): after the draw pile and the used cards what lies before the seats, and the hands.
OUT: Final = 2
"""Wizards that have left the game."""
BEFORE: Final = 3
"""6: the Wizards that lie open before a seat."""
HAND: Final = 9
"""6: the hand of a seat."""
OWNERS: Final = [-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5]

# The layout of `numbers`. Four clans always have room, so that the layout does not depend on how many play.
CLANS: Final = 0
"""How many clans play: a seat belongs to the clan seat % clans (CLA-C24)."""
EXTRA: Final = 1
"""1 if a Wizard is an action besides the turn's (CLA-C7)."""
RETURN: Final = 2
"""1 if used Wizards are shuffled again (CLA-C27)."""
FIRST: Final = 3
"""The seat that starts, NONE until it is known."""
PASSES: Final = 4
"""How many turns in succession were passes."""
CORNER: Final = 5
"""4: the open prize at a corner, NONE while it is empty."""
SITE: Final = 9
"""19: the placement on which a castle tile lies, NONE if it does not."""
TAKEN: Final = 28
"""2: the squares with tokens, of whatever clan, or under castle tiles."""
TOKENS: Final = 30
"""8: for each clan the squares of its tokens."""
HELD: Final = 38
"""4: for each clan the set of its castles, and so of its prizes (CLA-C34)."""
READY: Final = 42
"""4: for each clan the set of open prizes whose shape its tokens form already (CLA-C4)."""
NUMBERS: Final = 46


class Clans(State):
    """The board with tokens and castles, the prizes; the cards are in `secrets[0]`. All `numbers` are public."""

    def __init__(self, rules: list[Paragraph[State]], seats: int, board: Board) -> None:
        """Make an empty state on a board."""
        super().__init__(rules, seats)
        self.board = board

    def blank(self) -> Clans:
        return Clans(self.rules, self.seats, self.board)

    def public(self, into: State) -> None:
        """Allow what lies open: tokens, castles, prizes. [CLA-C32]"""
        into.numbers = self.numbers[:NUMBERS]

    def pack(self) -> Pack:
        """Return the cards."""
        return cast(Pack, self.secrets[0])

    def clan(self, seat: i64) -> i64:
        """Return the clan of a seat: partners have the same. [CLA-R33, C24]"""
        return seat % self.numbers[CLANS]

    # Squares.

    def is_in(self, square: i64, at: i64) -> bool:
        """Return whether a square is in the set that stands here."""
        if square < HALF:
            return self.numbers[at] >> square & 1 != 0
        return self.numbers[at + 1] >> (square - HALF) & 1 != 0

    def flip(self, square: i64, at: i64) -> None:
        """Put a square into the set that stands here, or take it out."""
        if square < HALF:
            self.numbers[at] ^= bit(square)
        else:
            self.numbers[at + 1] ^= bit(square - HALF)

    def is_grey(self, square: i64) -> bool:
        """Return whether a square is no-man's-land."""
        if square < HALF:
            return self.board.grey[0] >> square & 1 != 0
        return self.board.grey[1] >> (square - HALF) & 1 != 0

    def is_taken(self, square: i64) -> bool:
        """Return whether a token or a castle tile lies on a square."""
        return self.is_in(square, TAKEN)

    def is_covered(self, square: i64) -> bool:
        """Return whether a castle tile lies on a square."""
        return self.is_in(square, TAKEN) and self.holder(square) == NONE

    def flip_token(self, clan: i64, square: i64) -> None:
        """Put a token of a clan on a square, or take it off."""
        self.flip(square, TOKENS + 2 * clan)
        self.flip(square, TAKEN)

    def holder(self, square: i64) -> i64:
        """Return the clan whose token lies on a square, NONE if none does."""
        for clan in range(self.numbers[CLANS]):
            if self.is_in(square, TOKENS + 2 * clan):
                return clan
        return NONE

    # Clans.

    def tokens_left(self, clan: i64) -> i64:
        """Return how many tokens a clan has beside the board."""
        at = TOKENS + 2 * clan
        return TOKENS_EACH - size_of(self.numbers[at]) - size_of(self.numbers[at + 1])

    def prizes(self, clan: i64) -> i64:
        """Return how many prize cards a clan has."""
        return size_of(self.numbers[HELD + clan])

    def owner(self, castle: i64) -> i64:
        """Return the clan that holds a castle and its prize, NONE if none does."""
        for clan in range(self.numbers[CLANS]):
            if self.numbers[HELD + clan] >> castle & 1:
                return clan
        return NONE

    def castle_at(self, square: i64) -> i64:
        """Return the castle that stands on a square, the first of its tile; NONE if none does."""
        for castle in range(i64(CASTLES)):
            site = self.numbers[SITE + castle]
            if site != NONE and self.board.anchor[site] == square:
                return castle
        return NONE
