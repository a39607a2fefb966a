"""Land of Clans, "Components": how many of everything, and the alphabet of answers.

What the board and the cards show is data: see `board.py`. A square is its number in reading order, a land card its
number in the order of the squares, a castle (its prize, its tile, its shape) its place in the list of castles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.names import in_order

MOST_SEATS: Final = 6
MOST_CLANS: Final = 4
SEATS_IN_TEAMS: Final = (4, 6)
"""How many may play in teams of two."""
MOST_SQUARES: Final = 124
"""A set of squares is two words of 62 bits."""
TOKENS_EACH: Final = 15
"""For each clan (CLA-R1)."""
LAND_CARDS: Final = 100
WIZARDS: Final = 8
HAND_SIZE: Final = 5
CASTLES: Final = 19
SMALLEST: Final = 3
LARGEST: Final = 5
"""How many squares castles have."""
CORNERS: Final = 4
SMALL_PRIZE: Final = 3
LARGE_PRIZE: Final = 5
SMALL_PRIZES_AT_START: Final = 2
"""At the start two prizes of 3 points lie open, and at the other corners two of 5."""
PRIZES_TO_END: Final = 4
"""The prize that ends the game."""
ROUNDS_OF_PASSES: Final = 2
NONE: Final = -1

# The alphabet: every answer to every question is one of these letters.
# A land card is its own letter, 0 to 99: in a turn it conquers its square.
WIZARD: Final = LAND_CARDS
"""A Wizard of the draw pile or of a hand."""
SQUARE: Final = WIZARD + 1
"""SQUARE + q: no-man's-land to conquer; a token to move from a land square."""
WIZARD_FREE: Final = SQUARE + MOST_SQUARES
"""WIZARD_FREE + q: conquer a free square with a Wizard."""
WIZARD_OUSTS: Final = WIZARD_FREE + MOST_SQUARES
"""WIZARD_OUSTS + q: conquer a square with a Wizard that replaces an opponent's token."""
ATTACK: Final = WIZARD_OUSTS + MOST_SQUARES
"""ATTACK + 5 * q + n - 1: attack the castle that stands on a square with n Swords."""
ADD: Final = ATTACK + HAND_SIZE * MOST_SQUARES
"""ADD + n: add n Swords to a partner's attack."""
SHIELDS: Final = ADD + HAND_SIZE + 1
"""SHIELDS + n: lay or pledge n Shields."""
OPEN_WIZARD: Final = SHIELDS + HAND_SIZE + 1
"""Play the Wizard that lies open."""
PASS: Final = OPEN_WIZARD + 1
ENOUGH: Final = PASS + 1
SEAT: Final = ENOUGH + 1
PRIZE: Final = SEAT + MOST_SEATS
"""PRIZE + c: the prize card of a castle."""
CLAIM: Final = PRIZE + CASTLES
"""CLAIM + p: claim a castle on these squares: a placement, one of the ways to lay it on the board."""


def is_land_card(option: i64) -> bool:
    """Return whether an answer, or a card, is a land card."""
    return option < WIZARD


def is_card(option: i64) -> bool:
    """Return whether an answer is a land card or a Wizard of a hand."""
    return option <= WIZARD


def is_square(option: i64) -> bool:
    """Return whether an answer is no-man's-land to conquer, or a token to move."""
    return SQUARE <= option < WIZARD_FREE


def square_letter(square: i64) -> i64:
    """Return the letter of no-man's-land to conquer, or of the token to move."""
    return SQUARE + square


def square_in(option: i64) -> i64:
    """Return the square of no-man's-land to conquer, or from which a token moves."""
    return option - SQUARE


def is_casting(option: i64) -> bool:
    """Return whether an answer conquers a square with a Wizard, free or not."""
    return WIZARD_FREE <= option < ATTACK


def is_ousting(option: i64) -> bool:
    """Return whether an answer replaces an opponent's token with a Wizard."""
    return WIZARD_OUSTS <= option < ATTACK


def casting_letter(square: i64) -> i64:
    """Return the letter for conquering a free square with a Wizard."""
    return WIZARD_FREE + square


def ousting_letter(square: i64) -> i64:
    """Return the letter for replacing an opponent's token with a Wizard."""
    return WIZARD_OUSTS + square


def wizard_square(option: i64) -> i64:
    """Return the square that a Wizard conquers, free or not."""
    return (option - WIZARD_FREE) % MOST_SQUARES


def is_attack(option: i64) -> bool:
    """Return whether an answer attacks a castle."""
    return ATTACK <= option < ADD


def attack_letter(square: i64, swords: i64) -> i64:
    """Return the letter of an attack on the castle that stands on a square."""
    return ATTACK + HAND_SIZE * square + swords - 1


def attacked_square(option: i64) -> i64:
    """Return the square on which the castle stands that is attacked."""
    return (option - ATTACK) // HAND_SIZE


def swords_in(option: i64) -> i64:
    """Return with how many Swords a castle is attacked."""
    return (option - ATTACK) % HAND_SIZE + 1


def is_adding(option: i64) -> bool:
    """Return whether an answer adds Swords to a partner's attack."""
    return ADD <= option < SHIELDS


def is_shields(option: i64) -> bool:
    """Return whether an answer lays or pledges Shields."""
    return SHIELDS <= option < OPEN_WIZARD


def number_letters(none: i64) -> list[int]:
    """Return the letters for each number of Swords or Shields, from the one for none of them (ADD or SHIELDS)."""
    return [none + n for n in range(HAND_SIZE + 1)]


def number_in(option: i64) -> i64:
    """Return how many Swords are added, or Shields laid or pledged."""
    return option - ADD if option < SHIELDS else option - SHIELDS


def is_seat(option: i64) -> bool:
    """Return whether an answer is the seat that begins."""
    return SEAT <= option < PRIZE


def seat_letter(seat: i64) -> i64:
    """Return the letter of the seat that begins."""
    return SEAT + seat


def seat_in(option: i64) -> i64:
    """Return the seat that begins."""
    return option - SEAT


def prize_letter(castle: i64) -> i64:
    """Return the letter of the castle whose prize is laid."""
    return PRIZE + castle


def prize_in(option: i64) -> i64:
    """Return the castle whose prize is laid."""
    return option - PRIZE


def is_claim(option: i64) -> bool:
    """Return whether an answer claims a castle."""
    return option >= CLAIM


def claim_letter(placement: i64) -> i64:
    """Return the letter of a claim on a placement; there are as many as the board has placements."""
    return CLAIM + placement


def placement_in(option: i64) -> i64:
    """Return the placement on which a castle is claimed."""
    return option - CLAIM


# The signs on land cards: see `box.py`.
PLAIN: Final = 0
SWORD: Final = 1
SHIELD: Final = 2

# Kinds of questions.
STARTER: Final = 0
LAY_PRIZE: Final = 1
DEAL: Final = 2
TURN: Final = 3
PAY: Final = 4
WHICH_WIZARD: Final = 5
WHICH_SWORD: Final = 6
DISCARD: Final = 7
MOVE: Final = 8
CLAIM_CASTLE: Final = 9
ADD_SWORDS: Final = 10
DEFEND: Final = 11
PLEDGE: Final = 12
WHICH_SHIELD: Final = 13
QUESTIONS: Final = in_order({
    STARTER: "starter",
    LAY_PRIZE: "prize",
    DEAL: "deal",
    TURN: "turn",
    PAY: "pay",
    WHICH_WIZARD: "wizard",
    WHICH_SWORD: "sword",
    DISCARD: "discard",
    MOVE: "move",
    CLAIM_CASTLE: "claim",
    ADD_SWORDS: "add-swords",
    DEFEND: "defend",
    PLEDGE: "pledge",
    WHICH_SHIELD: "shield",
})  # fmt: skip
"""Their names."""

# Endings.
FOURTH_PRIZE: Final = 0
STALL: Final = 1
ENDINGS: Final = in_order({FOURTH_PRIZE: "fourth-prize", STALL: "stall"})

# Paragraphs: their places in the table of all paragraphs. Their classes: `setup.PARAGRAPHS`.
SETUP_RULE: Final = 0
TURN_RULE: Final = 1
CONQUEST_RULE: Final = 2
ATTACK_RULE: Final = 3
ADD_RULE: Final = 4
DEFENCE_RULE: Final = 5
