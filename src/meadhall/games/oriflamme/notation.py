"""The notation of Oriflamme: a letter of the alphabet as a short word; positions of the row are called p1, p2 …"""

from __future__ import annotations

from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import (
    AGAIN,
    CARDS,
    END,
    FAMILIES,
    LEAVE,
    LEFTWARD,
    REVEAL,
    RIGHTWARD,
    ROLE,
    START,
    TAKE,
    position,
    seat_letter,
)

TITLE = "Oriflamme"
WORDS = {
    **{ROLE + role: name for role, name in enumerate(ROLE_NAMES)},
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
