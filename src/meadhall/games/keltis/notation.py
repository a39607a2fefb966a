"""The notation of Keltis: a letter of the alphabet as a short word.

Cards are a colour and a value: R7, Y10, B0 (Red, Yellow, Pink, Green, Blue). `R7` lays it, `xR7` discards it. `R` is
the red path or the red discard pile. Tiles are W (wishing stone), C (clover), 1, 2, 3; `.` is a bare stone, `?` one
that waits for its tile. Positions: `position.py`.
"""

from __future__ import annotations

from meadhall.games.keltis.rules.box import COLOUR_LETTERS, TILE_LETTERS
from meadhall.games.keltis.rules.components import (
    FACE_DOWN,
    KINDS,
    LARGE,
    MOST_SEATS,
    PASS,
    PILE,
    SMALL,
    card_in,
    colour_of,
    is_lay,
    lays_and_discards,
    path_letters,
    seat_letter,
    tile_letter,
    value_of,
)

TITLE = "Keltis"
SEATS = [2, 3, 4]
CLOVER_OPENS_PATH = {True: "yes", False: "no"}
"""The words for whether a clover, or moving another figure, may open a path."""
CARDS = [f"{COLOUR_LETTERS[colour_of(card)]}{value_of(card)}" for card in range(KINDS)]
WORDS = {
    **dict(zip(lays_and_discards(list(range(KINDS))), [*CARDS, *["x" + name for name in CARDS]], strict=True)),
    **dict(zip(path_letters(), COLOUR_LETTERS, strict=True)),
    PILE: "pile",
    SMALL: "small",
    LARGE: "large",
    PASS: "pass",
    **{seat_letter(seat): f"s{seat}" for seat in range(MOST_SEATS)},
    **{tile_letter(tile): TILE_LETTERS[tile] for tile in range(1, FACE_DOWN)},
}
LETTERS = {word.lower(): letter for letter, word in WORDS.items()}


def write(option: int) -> str:
    """Return the word for a letter."""
    if option not in WORDS:
        raise ValueError(f"{option} is no letter of {TITLE}")
    return WORDS[option]


def read(text: str) -> int:
    """Return the letter for a word; upper and lower case are the same."""
    word = text.strip().lower()
    if word not in LETTERS:
        raise ValueError(f"{text.strip()!r} is no answer in {TITLE} (cards are like R7 or xY10)")
    return LETTERS[word]


def read_card(text: str) -> int:
    """Return the card for a word."""
    letter = read(text)
    if not is_lay(letter):
        raise ValueError(f"{text!r} is no card")
    return card_in(letter)
