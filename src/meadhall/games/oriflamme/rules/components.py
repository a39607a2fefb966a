"""Oriflamme, "Components": the families, their cards, and the alphabet of answers.

A card is family * 11 + role. A card that lies face down in the row is a *back*: BACK + family * 6 + the round in which
it was placed. Cards and backs together are the *things* that can lie in the row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FAMILIES: Final = 5
ROUNDS: Final = 6
ASIDE_CARDS: Final = 3
"""Cards that every player lays aside unseen by the others."""

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

CARDS: Final = 55
BACK: Final = 55
THINGS: Final = 85
NONE: Final = -1
"""No card, no position, no player."""

# The alphabet: every answer to every question is one of these letters.
ROLE: Final = 0
"""ROLE + role: the card of one's own family."""
POSITION: Final = 11
"""POSITION + p: the position in the row, counted from its start."""
START: Final = 66
END: Final = 67
LEAVE: Final = 68
REVEAL: Final = 69
TAKE: Final = 70
"""Take a token from Plan."""
AGAIN: Final = 71
"""Throw a token from Plan away for one more activation."""
SEAT: Final = 72
"""SEAT + s: a seat."""
RIGHTWARD: Final = 77
LEFTWARD: Final = 78
LETTERS: Final = 79

# Kinds of questions.
DIRECTION: Final = 0
STARTER: Final = 1
LAY_ASIDE: Final = 2
PLACE: Final = 3
WHERE: Final = 4
LEAVE_OR_REVEAL: Final = 5
WHERE_TWIN: Final = 6
REMOVE: Final = 7
CHOOSE_CHARACTER: Final = 8
TAKE_OR_AGAIN: Final = 9
BRIBE_WHOM: Final = 10

# Endings.
MOST_INFLUENCE: Final = 0
MOST_CARDS: Final = 1
SHARED: Final = 2


def card_of(family: i64, role: i64) -> i64:
    """Return a family's card."""
    return family * ROLES + role


def back_of(family: i64, round_placed: i64) -> i64:
    """Return the back of the card that a family placed in a round."""
    return BACK + family * ROUNDS + round_placed


def is_open(thing: i64) -> bool:
    """Return whether a thing lies face up."""
    return thing < BACK


def is_character(thing: i64) -> bool:
    """Return whether a thing is a character that lies face up."""
    return thing < BACK and thing % ROLES < SUBSTITUTION


def is_role(thing: i64, role: i64) -> bool:
    """Return whether a thing is a face-up card of this name: a back has no name. [ORI-B36]"""
    return thing < BACK and thing % ROLES == role


def owner_of(thing: i64) -> i64:
    """Return the family whose colour a thing has; its back tells it too. [ORI-R1]"""
    return thing // ROLES if thing < BACK else (thing - BACK) // ROUNDS
