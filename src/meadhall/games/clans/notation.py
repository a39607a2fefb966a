"""The notation of Land of Clans: a letter of the alphabet as a few words.

A square is a column and a row, `d4`; a land card is named after the square it shows (the second card of a square has a
prime: `d4'`), a Wizard `W`. A castle is addressed by its first square. Positions: `position.py`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from meadhall.games.clans.board import CHART
from meadhall.games.clans.rules.components import (
    ADD,
    ENOUGH,
    HAND_SIZE,
    MOST_SEATS,
    OPEN_WIZARD,
    PASS,
    SHIELDS,
    attack_letter,
    casting_letter,
    claim_letter,
    is_adding,
    is_attack,
    is_card,
    is_casting,
    is_claim,
    is_ousting,
    is_shields,
    is_square,
    number_letters,
    ousting_letter,
    prize_letter,
    seat_letter,
    square_letter,
)

if TYPE_CHECKING:
    from collections.abc import Callable

TITLE = "Land of Clans"
SEATS = [2, 3, 4, 6]
IN_TEAMS = {False: "no", True: "yes"}
"""The words for whether a game is played in teams of two, in a position."""
TEAMS = {False: "six", True: IN_TEAMS[True]}
"""The words for whether a table asks for teams; six always play in teams."""
WIZARD_IS_EXTRA = {False: "turn", True: "extra"}
"""The words for whether a Wizard is an action besides the turn's."""
WIZARDS_RETURN = {True: "yes", False: "no"}
"""The words for whether used Wizards are shuffled again."""


def card_names() -> list[str]:
    """Return the names of the land cards: of the squares they show, with primes for further cards."""
    names: list[str] = []
    for square, _ in CHART.cards:
        name = CHART.names[square]
        while name in names:
            name += "'"
        names.append(name)
    return names


def placement_words(placement: int) -> str:
    """Return a castle on its squares: `L4 d1 e1 f1 f2`."""
    castle = CHART.castles[CHART.board.castle_of[placement]]
    return " ".join([castle, *[CHART.names[square] for square in CHART.board.squares_of(placement)]])


def counted(n: int, thing: str) -> str:
    """Return `1 sword` or `2 swords`."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


CARDS = [*card_names(), "W"]
PLACEMENTS = [placement_words(placement) for placement in range(CHART.board.placements())]
ON_NO_MANS_LAND = set(CHART.board.no_mans_land_squares)
WORDS = {
    **dict(enumerate(CARDS)),
    **{square_letter(q): name if q in ON_NO_MANS_LAND else f"from {name}" for q, name in enumerate(CHART.names)},
    **{casting_letter(q): f"W {name}" for q, name in enumerate(CHART.names)},
    **{ousting_letter(q): f"W {name} x" for q, name in enumerate(CHART.names)},
    **{
        attack_letter(q, n): f"attack {name} with {counted(n, 'sword')}"
        for q, name in enumerate(CHART.names)
        for n in range(1, HAND_SIZE + 1)
    },
    **{letter: f"add {counted(n, 'sword')}" for n, letter in enumerate(number_letters(ADD))},
    **{letter: counted(n, "shield") for n, letter in enumerate(number_letters(SHIELDS))},
    OPEN_WIZARD: "open",
    PASS: "pass",
    ENOUGH: "enough",
    **{seat_letter(seat): f"seat {seat}" for seat in range(MOST_SEATS)},
    **{prize_letter(castle): f"prize {name}" for castle, name in enumerate(CHART.castles)},
    **{claim_letter(placement): f"claim {words}" for placement, words in enumerate(PLACEMENTS)},
}
LETTERS = {word.casefold(): letter for letter, word in WORDS.items()}
ALPHABET = claim_letter(CHART.board.placements())


SORTS: list[tuple[Callable[[int], bool], str]] = [
    (is_card, "card"), (is_square, "square"), (is_ousting, "oust"), (is_casting, "magic"), (is_attack, "attack"),
    (is_adding, "add"), (is_shields, "shields"), (is_claim, "claim"),
]  # fmt: skip
"""Tests for what sort of thing an option is."""


def sort_of(option: int) -> str:
    """Return what sort of thing an option is."""
    for is_one, sort in SORTS:
        if is_one(option):
            return sort
    return "word" if option in (OPEN_WIZARD, PASS, ENOUGH) else "other"


ATTACKING = re.compile(r"attack (\w+)(?: with)?(?: (\d))?(?: swords?)?")
CASTING = re.compile(r"w ?([a-z]\d{1,2}) ?(x?)")
"""An attack and a Wizard in short forms: `attack h7 2`, `attack h7`, `wf6x`."""


def write(option: int) -> str:
    """Return the words for a letter."""
    if option not in WORDS:
        raise ValueError(f"{option} is no letter of {TITLE}")
    return WORDS[option]


def read(text: str) -> int:
    """Return the letter for some words; capitals, spaces and the order of squares in a claim do not matter."""
    words = text.casefold().split()
    if found := ATTACKING.fullmatch(" ".join(words)):
        words = f"attack {found[1]} with {counted(int(found[2] or 1), 'sword')}".split()
    elif found := CASTING.fullmatch(" ".join(words)):
        words = ["w", found[1], *found[2]]
    elif words[:1] == ["claim"] and set(words[2:]) <= set(CHART.names):
        words[2:] = sorted(words[2:], key=CHART.names.index)
    letter = LETTERS.get(" ".join(words))
    if letter is None:
        raise ValueError(f"{text[:40]!r} is no answer in {TITLE}; answers are like d4, W f6 x, attack h7 with 2 swords")
    return letter
