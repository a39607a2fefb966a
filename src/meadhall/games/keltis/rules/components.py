"""Keltis, "Components": cards, figures, tiles and the values of the rows as numbers; and the alphabet of answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.names import in_order

COLOURS: Final = 5
VALUES: Final = 11
KINDS: Final = COLOURS * VALUES
"""A card is colour * VALUES + value; every card exists twice. 110 cards in all."""
COPIES: Final = 2
PER_COLOUR: Final = COPIES * VALUES
HAND: Final = 8
OUT_WITH_TWO: Final = 30
"""Cards that stay out, unseen, when two play."""

PATH_LENGTH: Final = 9
"""How many stones a path has."""
START: Final = 0
"""The row of the start stone, before all paths."""
LAST: Final = PATH_LENGTH
"""The row of the end stone."""
STONES_IN_ALL: Final = COLOURS * PATH_LENGTH
"""Stones of the board are numbered path by path: see `stone_of`."""
FIRST_GOAL_ROW: Final = 7
"""The goal area: the last three rows."""
FIGURES_THAT_END: Final = 5
"""How many figures in the goal area end the game."""
ROW_VALUE: Final = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10]
WISHING_STONE_VALUE: Final = [-4, -3, 2, 3, 6, 10]
"""What 0, 1, 2, 3, 4 and 5 or more wishing stones are worth."""
SMALL_FIGURES: Final = 4
MOST_SEATS: Final = 4

BARE: Final = 0
WISHING_STONE: Final = 1
CLOVER: Final = 2
TILES: Final = 6
"""The sorts of tiles: after the clover three number tiles. See `box.py`."""
FACE_DOWN: Final = TILES
"""A stone that waits for its tile during set-up."""

ASCENDING: Final = 1
DESCENDING: Final = -1
UNDECIDED: Final = 0
"""The directions of a column: UNDECIDED until two values differ (KEL-A1)."""

# The alphabet: every answer to every question is one of these letters.
LAY: Final = 0
"""LAY + card: lay the card in front of you. (When dealing, the bare card.)"""
DISCARD: Final = LAY + KINDS
"""DISCARD + card: put the card on the discard pile of its colour."""
COLOUR: Final = DISCARD + KINDS
"""COLOUR + c: the figure on that path, or the discard pile of that colour."""
PILE: Final = COLOUR + COLOURS
"""The draw pile."""
SMALL: Final = PILE + 1
LARGE: Final = SMALL + 1
PASS: Final = LARGE + 1
"""Move nothing."""
SEAT: Final = PASS + 1
"""SEAT + s: a seat."""
TILE: Final = SEAT + MOST_SEATS
"""TILE + t: a tile."""
LETTERS: Final = TILE + TILES


def is_lay(option: i64) -> bool:
    """Return whether a letter lays a card."""
    return option < DISCARD


def is_discard(option: i64) -> bool:
    """Return whether a letter discards a card."""
    return DISCARD <= option < COLOUR


def card_in(option: i64) -> i64:
    """Return the card that a letter lays or discards."""
    return option - DISCARD if option >= DISCARD else option - LAY


def lays_and_discards(cards: list[int]) -> list[int]:
    """Return the letters that lay, then those that discard, each of some cards; the list is reused for the answer."""
    for at in range(len(cards)):
        cards.append(DISCARD + cards[at])
    return cards


def is_path(option: i64) -> bool:
    """Return whether a letter names a path, or the discard pile of its colour."""
    return COLOUR <= option < PILE


def path_in(option: i64) -> i64:
    """Return the path that a letter names."""
    return option - COLOUR


def pile_in(option: i64) -> i64:
    """Return the colour of the discard pile that a letter names."""
    return path_in(option)


def path_letters() -> list[int]:
    """Return the letters of the five paths."""
    return [COLOUR, COLOUR + 1, COLOUR + 2, COLOUR + 3, COLOUR + 4]


def pile_letters() -> list[int]:
    """Return the letters of the five discard piles."""
    return path_letters()


def seat_in(option: i64) -> i64:
    """Return the seat that a letter names."""
    return option - SEAT


def seat_letter(seat: i64) -> i64:
    """Return the letter of a seat."""
    return SEAT + seat


def tile_in(option: i64) -> i64:
    """Return the tile that a letter names."""
    return option - TILE


def tile_letter(tile: i64) -> i64:
    """Return the letter of a tile."""
    return TILE + tile


def stone_of(path: i64, row: i64) -> i64:
    """Return the stone of the board in a row of a path."""
    return path * PATH_LENGTH + row - 1


def card_of(colour: i64, value: i64) -> i64:
    """Return the card of a colour and a value."""
    return colour * VALUES + value


def colour_of(card: i64) -> i64:
    """Return the colour of a card, which is also its path."""
    return card // VALUES


def value_of(card: i64) -> i64:
    """Return the value printed on a card."""
    return card % VALUES


# Kinds of questions.
STARTER: Final = 0
LAY_TILE: Final = 1
DEAL: Final = 2
PLAY: Final = 3
FIGURE: Final = 4
MOVE_ANOTHER: Final = 5
CLOVER_MOVE: Final = 6
DRAW: Final = 7
QUESTIONS: Final = in_order({
    STARTER: "starter",
    LAY_TILE: "tile",
    DEAL: "deal",
    PLAY: "play",
    FIGURE: "figure",
    MOVE_ANOTHER: "forward",
    CLOVER_MOVE: "clover",
    DRAW: "draw",
})  # fmt: skip
"""Their names; in records and positions moving another figure is called `forward`."""

# Endings.
FIVE_IN_GOAL: Final = 0
PILE_EMPTY: Final = 1
ENDINGS: Final = in_order({FIVE_IN_GOAL: "five-in-goal", PILE_EMPTY: "pile-empty"})

# Paragraphs: their places in the table of all paragraphs. Their classes: `setup.PARAGRAPHS`.
SETUP_RULE: Final = 0
TURN_RULE: Final = 1
DEAL_RULE: Final = 2
OPEN_RULE: Final = 3
MOVE_ANOTHER_RULE: Final = 4
CLOVER_RULE: Final = 5
NO_PILE: Final = -1
"""No discard pile is closed to the player who draws."""
