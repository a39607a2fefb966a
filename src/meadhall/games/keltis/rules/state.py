"""Everything that changes in a game of Keltis, and the names of its numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.cards import NOBODY
from meadhall.core.state import Frame, State
from meadhall.games.keltis.rules.box import TILE_COUNT
from meadhall.games.keltis.rules.components import (
    BARE,
    COLOURS,
    FACE_DOWN,
    FIRST_GOAL_ROW,
    MOST_SEATS,
    NO_PILE,
    PER_COLOUR,
    SMALL_FIGURES,
    START,
    STONES_IN_ALL,
    TURN_RULE,
    colour_of,
    stone_of,
)

# Places of cards (`secrets[0]`): the draw pile with the cards that stay out, the discards, then hands and columns.
DRAW_PILE: Final = 0
DISCARDS: Final = 1
HAND_OF: Final = 2
COLUMN_OF: Final[i64] = HAND_OF + MOST_SEATS
OWNERS: Final = [*[-1] * HAND_OF, *range(MOST_SEATS), *[-1] * MOST_SEATS]
"""The owners of the places: a seat always sees its own hand."""

# The layout of `numbers`. Four seats always have room, so that the layout does not depend on how many play.
# To mypyc, sums of other files' constants are not constants: as i64 they are read as fast.
TILE_ON: Final[i64] = 0
"""The tile on each stone: TILE_ON + stone."""
ROW: Final[i64] = TILE_ON + STONES_IN_ALL
"""The row of a seat's figure on a path, 0 while none stands there: one number, so never two figures (KEL-R10)."""
TOP: Final[i64] = ROW + MOST_SEATS * COLOURS
"""The last value laid in a seat's column of a colour, -1 while it is empty: it has only one (KEL-R10)."""
TREND: Final[i64] = TOP + MOST_SEATS * COLOURS
"""ASCENDING, DESCENDING or UNDECIDED, for each column (KEL-R13)."""
LARGE_ON: Final[i64] = TREND + MOST_SEATS * COLOURS
"""The path on which a seat's large figure stands, -1 while it is on the start stone."""
POINTS: Final[i64] = LARGE_ON + MOST_SEATS
"""A seat's points from number tiles."""
WISHING_STONES: Final[i64] = POINTS + MOST_SEATS
"""The wishing stones a seat has taken."""
LEFT: Final[i64] = WISHING_STONES + MOST_SEATS
"""Cards left in the draw pile."""
CLOVER_OPENS: Final[i64] = LEFT + 1
"""1 if a clover, or moving another figure, may open a path (KEL-A2)."""
FIRST: Final[i64] = CLOVER_OPENS + 1
"""The seat that starts, -1 until it is known."""
PILE_HEIGHT: Final[i64] = FIRST + 1
"""How many cards lie on each discard pile."""
PILE_CARDS: Final[i64] = PILE_HEIGHT + COLOURS
"""The cards of each discard pile, bottom first, 22 places each."""
NUMBERS: Final[i64] = PILE_CARDS + COLOURS * PER_COLOUR


@final
class Keltis(State):
    """The board, the columns, the piles; hands and draw pile are in `secrets[0]`. All `numbers` are public."""

    def blank(self) -> Keltis:
        return Keltis(self.rules, self.seats)

    def public(self, into: State) -> None:
        """Allow what lies open: board, figures, column tops, discard piles whole and in order. [KEL-A14]"""
        into.numbers = self.numbers[:NUMBERS]

    def clear(self, left: i64, clover_opens_path: bool, first: i64) -> None:
        """Begin with a bare board: no column, every figure on the start stone, this many cards in the draw pile."""
        self.numbers = vec[i64]([0] * NUMBERS)
        for at in range(i64(TOP), i64(TREND)):
            self.numbers[at] = -1
        for at in range(i64(LARGE_ON), i64(POINTS)):
            self.numbers[at] = -1
        self.numbers[LEFT] = left
        self.numbers[CLOVER_OPENS] = i64(clover_opens_path)
        self.numbers[FIRST] = first

    @property
    def clover_opens_path(self) -> bool:
        """Whether a clover, or moving another figure, may open a path. [KEL-A2]"""
        return self.numbers[CLOVER_OPENS] != 0

    @property
    def first_player(self) -> i64:
        """The seat that starts, -1 until it is known."""
        return self.numbers[FIRST]

    @first_player.setter
    def first_player(self, seat: i64) -> None:
        self.numbers[FIRST] = seat

    @property
    def cards_left(self) -> i64:
        """How many cards are left in the draw pile."""
        return self.numbers[LEFT]

    @cards_left.setter
    def cards_left(self, left: i64) -> None:
        self.numbers[LEFT] = left

    def deal(self, seat: i64, card: i64) -> None:
        """Give a seat a card from the draw pile, unseen by the others."""
        self.secrets[0].slip(card, DRAW_PILE, HAND_OF + seat, NOBODY)
        self.numbers[LEFT] -= 1

    def player_in_turn(self) -> int:
        """Return whose turn it is, -1 before the first and after the last."""
        if self.outcome is not None or self.frames[0].code != TURN_RULE:
            return -1
        return self.frames[0].seat

    def has_just_discarded(self) -> bool:
        """Return whether the player in turn has discarded the card played, and draws now."""
        return closed_pile(self.frames[-1]) != NO_PILE

    # Paths and figures.

    def tile(self, path: i64, row: i64) -> i64:
        """Return the tile on a stone, BARE if none."""
        return self.numbers[TILE_ON + stone_of(path, row)]

    def tile_on(self, stone: i64) -> i64:
        """Return the tile on a stone of the board, counted path by path."""
        return self.numbers[TILE_ON + stone]

    def lay_tile(self, stone: i64, tile: i64) -> None:
        """Put a tile on a stone of the board, counted path by path."""
        self.numbers[TILE_ON + stone] = tile

    def tiles_left(self) -> list[int]:
        """Return how many tiles of each sort are not on the board yet."""
        left = TILE_COUNT[:]
        numbers = self.numbers
        for stone in range(i64(STONES_IN_ALL)):
            tile = numbers[TILE_ON + stone]
            if tile != BARE and tile != FACE_DOWN:
                left[tile] -= 1
        return left

    def take_wishing_stone(self, seat: i64, path: i64, row: i64) -> None:
        """Give a seat the wishing stone from a stone of a path."""
        self.numbers[TILE_ON + stone_of(path, row)] = BARE
        self.numbers[WISHING_STONES + seat] += 1

    def wishing_stones(self, seat: i64) -> i64:
        """Return how many wishing stones a seat has taken."""
        return self.numbers[WISHING_STONES + seat]

    def set_wishing_stones(self, seat: i64, n: i64) -> None:
        """Give a seat this many wishing stones."""
        self.numbers[WISHING_STONES + seat] = n

    def points(self, seat: i64) -> i64:
        """Return a seat's points from number tiles."""
        return self.numbers[POINTS + seat]

    def gain_points(self, seat: i64, n: i64) -> None:
        """Give a seat the points of a number tile."""
        self.numbers[POINTS + seat] += n

    def row(self, seat: i64, path: i64) -> i64:
        """Return how far a seat's figure has come on a path; START while none stands there."""
        return self.numbers[ROW + seat * COLOURS + path]

    def move_figure(self, seat: i64, path: i64, row: i64) -> None:
        """Put a seat's figure on a row of a path, where those of others may stand too. [KEL-R9]"""
        self.numbers[ROW + seat * COLOURS + path] = row

    def large_on(self, seat: i64) -> i64:
        """Return the path of a seat's large figure, -1 while it is on the start stone."""
        return self.numbers[LARGE_ON + seat]

    def send_large_figure(self, seat: i64, path: i64) -> None:
        """Make the seat's figure on a path the large one."""
        self.numbers[LARGE_ON + seat] = path

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
            if self.numbers[at] >= FIRST_GOAL_ROW:
                n += 1
        return n

    # Columns and discard piles.

    def top(self, seat: i64, colour: i64) -> i64:
        """Return the last value in a column, -1 if it is empty."""
        return self.numbers[TOP + seat * COLOURS + colour]

    def trend(self, seat: i64, colour: i64) -> i64:
        """Return whether a column is ASCENDING, DESCENDING or UNDECIDED."""
        return self.numbers[TREND + seat * COLOURS + colour]

    def set_column(self, seat: i64, colour: i64, top: i64, trend: i64) -> None:
        """Note the last value of a seat's column, and its direction."""
        self.numbers[TOP + seat * COLOURS + colour] = top
        self.numbers[TREND + seat * COLOURS + colour] = trend

    def height(self, colour: i64) -> i64:
        """Return how many cards lie on a discard pile."""
        return self.numbers[PILE_HEIGHT + colour]

    def pile_card(self, colour: i64, at: i64) -> i64:
        """Return a card of a discard pile, counted from the bottom."""
        return self.numbers[PILE_CARDS + colour * PER_COLOUR + at]

    def top_discard(self, colour: i64) -> i64:
        """Return the top card of a discard pile that has one."""
        return self.pile_card(colour, self.height(colour) - 1)

    def add_discard(self, card: i64) -> None:
        """Put a card on the discard pile of its colour."""
        colour = colour_of(card)
        self.numbers[PILE_CARDS + colour * PER_COLOUR + self.height(colour)] = card
        self.numbers[PILE_HEIGHT + colour] += 1

    def remove_discard(self, colour: i64) -> i64:
        """Take the top card off a discard pile and return it."""
        card = self.top_discard(colour)
        self.numbers[PILE_HEIGHT + colour] -= 1
        self.numbers[PILE_CARDS + colour * PER_COLOUR + self.height(colour)] = 0
        return card

    # Hands.

    def hand(self, seat: i64) -> list[int]:
        """Return the cards of a hand that the viewer knows, each as often as the seat holds it."""
        cards = self.secrets[0]
        place = HAND_OF + seat
        held: list[int] = []
        for card in cards.cards(place):
            held += [card] * cards.copies_in(place, card)
        return held

    def hand_count(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return self.secrets[0].count(HAND_OF + seat)


def closed_pile(turn: Frame) -> i64:
    """Return the discard pile that is closed to the player in turn, NO_PILE if none is. [KEL-R21]"""
    return turn.other
