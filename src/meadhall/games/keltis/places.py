"""The keys of the things on the table of Keltis, and at which of them an option lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.keltis.rules.box import PATHS
from meadhall.games.keltis.rules.components import (
    DRAW,
    KINDS,
    LAST,
    PILE,
    card_in,
    colour_of,
    is_discard,
    is_lay,
    is_path,
    path_in,
    pile_in,
    value_of,
)
from meadhall.games.keltis.rules.state import Keltis

if TYPE_CHECKING:
    from meadhall.core.question import Question

DRAW_PILE_KEY = "pile"
PATH_KEYS = [f"path:{colour}" for colour in PATHS]
PILE_KEYS = [f"pile:{colour}" for colour in PATHS]
STONE_KEYS = [[f"stone:{colour}:{row}" for row in range(LAST + 1)] for colour in PATHS]
CARDS = [f"{PATHS[colour_of(card)]}:{value_of(card)}" for card in range(KINDS)]


def places(s: Keltis, question: Question, option: int) -> list[str]:
    """Return the keys of the things at which an option lies. See `GameScene.places`."""
    seat = question.actor
    if is_lay(option):
        card = card_in(option)
        colour = colour_of(card)
        return [hand_key(seat, card), column_key(seat, colour), *step_keys(s, seat, colour)]
    if is_discard(option):
        card = card_in(option)
        return [hand_key(seat, card), PILE_KEYS[colour_of(card)]]
    if option == PILE:
        return [DRAW_PILE_KEY]
    if not is_path(option):
        return []
    if question.kind == DRAW:
        return [PILE_KEYS[pile_in(option)]]
    path = path_in(option)
    return [figure_key(seat, path), *step_keys(s, seat, path)]


def hand_key(seat: int, card: int) -> str:
    """Return the key of a card in a hand."""
    return f"hand:{seat}:{CARDS[card]}"


def column_key(seat: int, colour: int) -> str:
    """Return the key of a seat's column of a colour."""
    return f"column:{seat}:{PATHS[colour]}"


def figure_key(seat: int, path: int) -> str:
    """Return the key of a seat's figure on a path."""
    return f"figure:{seat}:{PATHS[path]}"


def step_keys(s: Keltis, seat: int, path: int) -> list[str]:
    """Return the keys of a path and of the stone that a step of the seat's figure leads to, if there is one."""
    row = int(s.row(seat, path))
    return [PATH_KEYS[path]] if row == LAST else [STONE_KEYS[path][row + 1], PATH_KEYS[path]]
