"""The notation of Oriflamme: letters of the alphabet and settings as short words; positions are called p1, p2 …"""

from __future__ import annotations

from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import (
    AGAIN,
    CARDS,
    END,
    ENTERING_ACTS,
    FACE_DOWN_COUNTS,
    FAMILIES,
    HITS_ITSELF,
    LEAVE,
    LEFTWARD,
    NONE,
    PLAN_LAST,
    REVEAL,
    RIGHTWARD,
    START,
    TAKE,
    TWIN_ALWAYS,
    position,
    role_letter,
    seat_letter,
)

TITLE = "Oriflamme: Ablaze"
SEATS = [3, 4, 5]
WORDS = {
    **{role_letter(role): name for role, name in enumerate(ROLE_NAMES)},
    **{position(at): f"p{at + 1}" for at in range(CARDS)},
    START: "start",
    END: "end",
    LEAVE: "leave",
    REVEAL: "reveal",
    TAKE: "take",
    AGAIN: "again",
    **{seat_letter(seat): f"s{seat}" for seat in range(FAMILIES)},
    RIGHTWARD: "right",
    LEFTWARD: "left",
}
LETTERS = {word: letter for letter, word in WORDS.items()}
DIRECTIONS = {NONE: "random", RIGHTWARD: "right", LEFTWARD: "left"}
READINGS = {
    TWIN_ALWAYS: ("prince_brings_twin", "revealed", "always"),
    ENTERING_ACTS: ("entering_card_acts", "no", "yes"),
    HITS_ITSELF: ("apothecary_hits_itself", "no", "yes"),
    PLAN_LAST: ("plan_on_stack", "first", "last"),
    FACE_DOWN_COUNTS: ("face_down_prince", "nameless", "counts"),
}
"""The settings that say how the book is read, each with its words for no and yes."""


def write(option: int) -> str:
    """Return the word for a letter."""
    if option not in WORDS:
        raise ValueError(f"{option} is no letter of {TITLE}")
    return WORDS[option]


def read(text: str) -> int:
    """Return the letter for a word; upper and lower case are the same."""
    word = text.strip().lower()
    if word not in LETTERS:
        raise ValueError(f"{text.strip()!r} is no answer in {TITLE} (cards are like queen, positions like p3)")
    return LETTERS[word]


def direction_of(word: str) -> int:
    """Return the direction for a word, NONE where it is left to chance."""
    return {name: direction for direction, name in DIRECTIONS.items()}[word]


def readings_of(settings: dict[str, str]) -> int:
    """Return how the book is read by these settings."""
    return sum(reading for reading, (key, _, yes) in READINGS.items() if settings[key] == yes)
