"""Oriflamme, "Components": the families, their cards, and the alphabet of answers.

A card is family * 11 + role. A card that lies face down in the row is a *back*: BACK + family * 6 + the round in which
it was placed. Cards and backs together are the *things* that can lie in the row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.names import in_order

FAMILIES: Final = 5
ROUNDS: Final = 6
ASIDE_CARDS: Final = 3
"""Cards that every player lays aside unseen by the others; of the ten without the Twin seven are left, the hand."""

PRINCE: Final = 0
TWIN: Final = 1
QUEEN: Final = 2
DAREDEVIL: Final = 3
APOTHECARY: Final = 4
CRIMINAL: Final = 5
SCHEMER: Final = 6
SUBSTITUTION: Final = 7
"""The first of the intrigues; all before it are characters."""
PLAN: Final = 8
TRAP: Final = 9
BRIBE: Final = 10
ROLES: Final = 11

CARDS: Final = FAMILIES * ROLES
BACK: Final = CARDS
THINGS: Final = BACK + FAMILIES * ROUNDS
NONE: Final = -1
"""No card, no position, no player."""
BEFORE_FIRST: Final = -1
"""Before the first position of the row."""

# Places of a family's cards (`secrets[family]`; the kinds are the roles).
HAND: Final = 0
ASIDE: Final = 1
SLOT: Final = 2
"""6: SLOT + round: the card placed in that round, while it lies face down."""
OPEN: Final = SLOT + ROUNDS
"""Everything that lies face up, in the row or before its player."""
CARD_PLACES: Final = OPEN + 1

# How a table reads the book: a set of these.
TWIN_ALWAYS: Final = 1 << 0
"""A Prince brings the Twin at every activation. [ORI-B1]"""
ENTERING_ACTS: Final = 1 << 1
"""A card that enters face up acts in the same round. [ORI-B3, B30]"""
HITS_ITSELF: Final = 1 << 2
"""The Apothecary may choose itself. [ORI-B11]"""
PLAN_LAST: Final = 1 << 3
"""The card under Plan acts before Plan does. [ORI-B18]"""
FACE_DOWN_COUNTS: Final = 1 << 4
"""A Prince that lies face down is a Prince. [ORI-B36]"""

# The alphabet: every answer to every question is one of these letters.
ROLE: Final = 0
"""ROLE + role: the card of the seat's own family."""
POSITION: Final = ROLE + ROLES
"""POSITION + p: the position in the row, counted from its start."""
START: Final = POSITION + CARDS
END: Final = START + 1
LEAVE: Final = END + 1
REVEAL: Final = LEAVE + 1
TAKE: Final = REVEAL + 1
"""Take a token from Plan."""
AGAIN: Final = TAKE + 1
"""Throw a token from Plan away for one more activation."""
SEAT: Final = AGAIN + 1
"""SEAT + s: a seat."""
RIGHTWARD: Final = SEAT + FAMILIES
LEFTWARD: Final = RIGHTWARD + 1
LETTERS: Final = LEFTWARD + 1

# Kinds of questions.
WHICH_DIRECTION: Final = 0
STARTER: Final = 1
LAY_ASIDE: Final = 2
CHOOSE_CARD: Final = 3
WHERE: Final = 4
LEAVE_OR_REVEAL: Final = 5
WHERE_TWIN: Final = 6
REMOVE: Final = 7
CHOOSE_CHARACTER: Final = 8
TAKE_OR_AGAIN: Final = 9
BRIBE_WHOM: Final = 10
QUESTIONS: Final = in_order({
    WHICH_DIRECTION: "direction",
    STARTER: "starter",
    LAY_ASIDE: "lay-aside",
    CHOOSE_CARD: "place",
    WHERE: "where",
    LEAVE_OR_REVEAL: "leave-or-reveal",
    WHERE_TWIN: "where-twin",
    REMOVE: "remove",
    CHOOSE_CHARACTER: "character",
    TAKE_OR_AGAIN: "take-or-again",
    BRIBE_WHOM: "bribe",
})  # fmt: skip

MOST_INFLUENCE: Final = 0
MOST_CARDS: Final = 1
SHARED: Final = 2
ENDINGS: Final = in_order({MOST_INFLUENCE: "most-influence", MOST_CARDS: "most-cards", SHARED: "shared"})

# Paragraphs: their places in the table of all paragraphs. Their classes: `setup.PARAGRAPHS`.
SETUP_RULE: Final = 0
ROUND_RULE: Final = 1
PLACEMENT_RULE: Final = 2
ACTIVATE_POSITION_RULE: Final = 3
CARD_RULE: Final = 4
"""CARD_RULE + role: the paragraph of a card."""


def card_of(family: i64, role: i64) -> i64:
    """Return a family's card."""
    return family * ROLES + role


def back_of(family: i64, round_placed: i64) -> i64:
    """Return the back of the card that a family placed in a round."""
    return BACK + family * ROUNDS + round_placed


def role_of(card: i64) -> i64:
    """Return the name of a card that lies face up."""
    return card % ROLES


def round_of(back: i64) -> i64:
    """Return the round in which a face-down card was placed."""
    return (back - BACK) % ROUNDS


def is_open(thing: i64) -> bool:
    """Return whether a thing lies face up."""
    return thing < BACK


def is_intrigue(role: i64) -> bool:
    """Return whether a card of this name is an intrigue."""
    return role >= SUBSTITUTION


def is_character(thing: i64) -> bool:
    """Return whether a thing is a character that lies face up."""
    return thing < BACK and not is_intrigue(role_of(thing))


def is_role(thing: i64, role: i64) -> bool:
    """Return whether a thing is a face-up card of this name."""
    return thing < BACK and role_of(thing) == role


def owner_of(thing: i64) -> i64:
    """Return the family whose colour a thing has; its back tells it too. [ORI-R1]"""
    return thing // ROLES if thing < BACK else (thing - BACK) // ROUNDS


# Reading and writing the alphabet.


def is_role_letter(option: i64) -> bool:
    """Return whether an answer names a card of the seat's own family."""
    return option < POSITION


def role_in(option: i64) -> i64:
    """Return the role that an answer names."""
    return option - ROLE


def role_letter(role: i64) -> i64:
    """Return the answer that names a card of the seat's own family."""
    return ROLE + role


def is_position(option: i64) -> bool:
    """Return whether an answer names a position of the row."""
    return POSITION <= option < START


def position_in(option: i64) -> i64:
    """Return the position that an answer names."""
    return option - POSITION


def position(at: i64) -> i64:
    """Return the answer that names a position."""
    return POSITION + at


def positions(length: i64) -> list[int]:
    """Return the answers that name the positions of a row."""
    return [POSITION + at for at in range(length)]


def seat_in(option: i64) -> i64:
    """Return the seat that an answer names."""
    return option - SEAT


def seat_letter(seat: i64) -> i64:
    """Return the answer that names a seat."""
    return SEAT + seat
