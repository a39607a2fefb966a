"""Everything that changes in a game of Land of Clans, and the names of its numbers."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import bit, size_of
from meadhall.core.deck import Deck
from meadhall.core.state import Paragraph, State
from meadhall.games.clans.rules.bitboards import Bitboard, either, holds, listed, nth, size, without
from meadhall.games.clans.rules.board import Board
from meadhall.games.clans.rules.components import (
    CASTLES,
    CORNERS,
    MOST_CLANS,
    MOST_SEATS,
    NONE,
    TOKENS_EACH,
    square_letter,
)

# Places of cards (`secrets[0]`): after the draw pile and the used cards what lies before the seats, and the hands.
OUT: Final = 2
"""Wizards that have left the game."""
OPEN_BEFORE: Final = OUT + 1
"""OPEN_BEFORE + seat: the Wizards that lie open before a seat."""
HAND: Final[i64] = OPEN_BEFORE + MOST_SEATS
"""HAND + seat: the hand of a seat."""
OWNERS: Final = [*[-1] * HAND, *range(MOST_SEATS)]

# The layout of `numbers`. Four clans always have room, so that the layout does not depend on how many play.
# To mypyc, sums of other files' constants are not constants: as i64 they are read as fast.
WORDS: Final = 2
"""A set of squares is two words."""
CLANS: Final[i64] = 0
"""How many clans play."""
WIZARD_IS_EXTRA: Final[i64] = CLANS + 1
"""1 if a Wizard is an action besides the turn's (CLA-C7)."""
WIZARDS_RETURN: Final[i64] = WIZARD_IS_EXTRA + 1
"""1 if used Wizards are shuffled again (CLA-C27)."""
FIRST: Final[i64] = WIZARDS_RETURN + 1
"""The seat that starts, NONE until it is known."""
PASSES: Final[i64] = FIRST + 1
"""How many turns in succession were passes."""
CORNER: Final[i64] = PASSES + 1
"""The open prize at a corner, NONE while it is empty."""
PLACEMENT: Final[i64] = CORNER + CORNERS
"""The placement on which a castle tile lies, NONE if it does not."""
TAKEN: Final[i64] = PLACEMENT + CASTLES
"""The squares with tokens, of any clan, or under castle tiles."""
TOKENS: Final[i64] = TAKEN + WORDS
"""For each clan the squares of its tokens."""
HELD: Final[i64] = TOKENS + WORDS * MOST_CLANS
"""For each clan the set of its castles, and so of its prizes (CLA-C34)."""
READY: Final[i64] = HELD + MOST_CLANS
"""For each clan the set of open prizes whose shape its tokens form already (CLA-C4)."""
NUMBERS: Final[i64] = READY + MOST_CLANS


@final
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

    def clear(self, clans: i64, first: i64, wizard_is_extra: bool, wizards_return: bool) -> None:
        """Begin with a bare board, every castle tile beside it, and empty corners. [CLA-R6]"""
        self.numbers = vec[i64]([0] * NUMBERS)
        self.numbers[CLANS] = clans
        self.numbers[WIZARD_IS_EXTRA] = i64(wizard_is_extra)
        self.numbers[WIZARDS_RETURN] = i64(wizards_return)
        self.numbers[FIRST] = first
        for at in range(i64(CORNER), i64(TAKEN)):
            self.numbers[at] = NONE

    def deck(self) -> Deck:
        """Return the cards."""
        return cast(Deck, self.secrets[0])

    def hand(self, seat: i64) -> Bitboard:
        """Return the set of the cards in a hand; the Wizards come after the land cards."""
        return self.deck().words(HAND + seat)

    def has_wizard(self, seat: i64) -> bool:
        """Return whether a seat has a Wizard, open or in the hand. [CLA-R28, C27]"""
        deck = self.deck()
        return deck.first_copy(OPEN_BEFORE + seat) >= 0 or deck.first_copy(HAND + seat) >= 0

    @property
    def wizard_is_extra(self) -> bool:
        """Whether a Wizard is an action besides the turn's. [CLA-C7]"""
        return self.numbers[WIZARD_IS_EXTRA] != 0

    @property
    def wizards_return(self) -> bool:
        """Whether used Wizards are shuffled again. [CLA-C27]"""
        return self.numbers[WIZARDS_RETURN] != 0

    @property
    def first_player(self) -> i64:
        """The seat that starts, NONE until it is known."""
        return self.numbers[FIRST]

    @first_player.setter
    def first_player(self, seat: i64) -> None:
        self.numbers[FIRST] = seat

    @property
    def passes(self) -> i64:
        """How many turns in succession were passes."""
        return self.numbers[PASSES]

    @passes.setter
    def passes(self, n: i64) -> None:
        self.numbers[PASSES] = n

    # Clans and seats.

    @property
    def clans(self) -> i64:
        """How many clans play."""
        return self.numbers[CLANS]

    @property
    def is_in_teams(self) -> bool:
        """Whether two seats play each clan. [CLA-R33]"""
        return self.numbers[CLANS] < self.seats

    def clan(self, seat: i64) -> i64:
        """Return the clan of a seat: partners have the same. [CLA-R33, C24]"""
        return seat % self.numbers[CLANS]

    def partner(self, seat: i64) -> i64:
        """Return the seat that plays the same clan, in teams."""
        return (seat + self.numbers[CLANS]) % self.seats

    def seats_of(self, clan: i64) -> list[int]:
        """Return the seats that play a clan."""
        return [seat for seat in range(self.seats) if self.clan(seat) == clan]

    # Squares.

    def taken(self) -> Bitboard:
        """Return the set of squares with tokens or castle tiles."""
        return (self.numbers[TAKEN], self.numbers[TAKEN + 1])

    def set_taken(self, squares: Bitboard) -> None:
        """Note on which squares tokens or castle tiles lie."""
        self.numbers[TAKEN], self.numbers[TAKEN + 1] = squares

    def tokens(self, clan: i64) -> Bitboard:
        """Return the set of squares with tokens of a clan."""
        return (self.numbers[TOKENS + WORDS * clan], self.numbers[TOKENS + WORDS * clan + 1])

    def set_tokens(self, clan: i64, squares: Bitboard) -> None:
        """Note on which squares tokens of a clan lie."""
        self.numbers[TOKENS + WORDS * clan], self.numbers[TOKENS + WORDS * clan + 1] = squares

    def token_squares(self, clan: i64) -> list[int]:
        """Return the squares of a clan's tokens."""
        return listed(self.tokens(clan))

    def token_letters(self, clan: i64) -> list[int]:
        """Return the letters of a clan's tokens."""
        return listed(self.tokens(clan), square_letter(0))

    def is_no_mans_land(self, square: i64) -> bool:
        """Return whether a square is no-man's-land."""
        return holds(self.board.no_mans_land, square)

    def is_taken(self, square: i64) -> bool:
        """Return whether a token or a castle tile lies on a square."""
        return holds(self.taken(), square)

    def is_covered(self, square: i64) -> bool:
        """Return whether a castle tile lies on a square."""
        return self.is_taken(square) and self.holder(square) == NONE

    def holder(self, square: i64) -> i64:
        """Return the clan whose token lies on a square, NONE if none does."""
        for clan in range(self.clans):
            if holds(self.tokens(clan), square):
                return clan
        return NONE

    def put_token(self, clan: i64, square: i64) -> None:
        """Put a token of a clan on a free square."""
        one = nth(self.board.only, square)
        self.set_tokens(clan, either(self.tokens(clan), one))
        self.set_taken(either(self.taken(), one))

    def remove_token(self, clan: i64, square: i64) -> None:
        """Take a token of a clan off a square."""
        one = nth(self.board.only, square)
        self.set_tokens(clan, without(self.tokens(clan), one))
        self.set_taken(without(self.taken(), one))

    def tokens_left(self, clan: i64) -> i64:
        """Return how many tokens a clan has beside the board."""
        return TOKENS_EACH - size(self.tokens(clan))

    # Castles.

    def placement(self, castle: i64) -> i64:
        """Return the placement on which a castle tile lies, NONE if it does not."""
        return self.numbers[PLACEMENT + castle]

    def square_of_castle(self, castle: i64) -> i64:
        """Return the square on which a castle stands, the first of its tile."""
        return self.board.anchor[self.numbers[PLACEMENT + castle]]

    def castle_at(self, square: i64) -> i64:
        """Return the castle that stands on a square, the first of its tile; NONE if none does."""
        for castle in range(i64(CASTLES)):
            if self.placement(castle) != NONE and self.square_of_castle(castle) == square:
                return castle
        return NONE

    def lay_castle(self, clan: i64, placement: i64) -> None:
        """Lay a castle tile on a placement, no-man's-land too, in the place of the clan's tokens. [CLA-R11, R27]"""
        area = nth(self.board.area, placement)
        self.set_tokens(clan, without(self.tokens(clan), area))
        self.set_taken(either(self.taken(), area))
        self.numbers[PLACEMENT + self.board.castle_of[placement]] = placement

    def castles(self, clan: i64) -> i64:
        """Return the set of a clan's castles, and so of its prizes. [CLA-C34]"""
        return self.numbers[HELD + clan]

    def prizes(self, clan: i64) -> i64:
        """Return how many prize cards a clan has."""
        return size_of(self.castles(clan))

    def has_castle(self, clan: i64, castle: i64) -> bool:
        """Return whether a clan holds a castle and its prize."""
        return self.numbers[HELD + clan] >> castle & 1 != 0

    def owner(self, castle: i64) -> i64:
        """Return the clan that holds a castle and its prize, NONE if none does."""
        for clan in range(self.clans):
            if self.has_castle(clan, castle):
                return clan
        return NONE

    def give_castle(self, clan: i64, castle: i64) -> None:
        """Give a castle and its prize to a clan, from its owner if it has one. [CLA-R24, C17, C18, C34]

        The pieces are not counted: a clan has as many as it has prizes, so they never run out.
        """
        for other in range(self.clans):
            self.numbers[HELD + other] &= ~bit(castle)
        self.numbers[HELD + clan] |= bit(castle)

    # Open prizes.

    def corners(self) -> list[int]:
        """Return the open prize at each corner, NONE at an empty one."""
        return [self.numbers[CORNER + corner] for corner in range(i64(CORNERS))]

    def open_prizes(self) -> i64:
        """Return the set of castles whose prizes lie at the corners."""
        found: i64 = 0
        for corner in range(i64(CORNERS)):
            castle = self.numbers[CORNER + corner]
            if castle != NONE:
                found |= bit(castle)
        return found

    def is_open_prize(self, castle: i64) -> bool:
        """Return whether the prize of a castle lies at a corner."""
        return self.open_prizes() >> castle & 1 != 0

    def is_in_bag(self, castle: i64) -> bool:
        """Return whether the prize of a castle neither lies open nor belongs to a clan. [CLA-R5]"""
        return self.placement(castle) == NONE and not self.is_open_prize(castle)

    def empty_corner(self) -> i64:
        """Return the first corner without a prize, CORNERS if each has one."""
        corner: i64 = 0
        while corner < CORNERS and self.numbers[CORNER + corner] != NONE:
            corner += 1
        return corner

    def open_prize(self, corner: i64, castle: i64) -> None:
        """Lay the prize of a castle at a corner."""
        self.numbers[CORNER + corner] = castle

    def remove_prize(self, castle: i64) -> None:
        """Take the prize of a castle from its corner: it is ready for no clan any more."""
        for corner in range(i64(CORNERS)):
            if self.numbers[CORNER + corner] == castle:
                self.numbers[CORNER + corner] = NONE
        for clan in range(self.clans):
            self.numbers[READY + clan] &= ~bit(castle)

    def ready(self, clan: i64) -> i64:
        """Return the set of open prizes whose shape a clan's tokens form already. [CLA-C4]"""
        return self.numbers[READY + clan]

    def forget_ready(self, clan: i64) -> None:
        """Note that a clan's tokens form the shape of no open prize."""
        self.numbers[READY + clan] = 0

    def add_ready(self, clan: i64, castle: i64) -> None:
        """Note that a clan's tokens form the shape of an open prize already. [CLA-C4]"""
        self.numbers[READY + clan] |= bit(castle)
