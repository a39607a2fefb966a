"""The facts of Keltis as they are drawn: in words and keys, and with the things on the table that they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.keltis.places import CARDS, DRAW_PILE_KEY, PATH_KEYS, PILE_KEYS, STONE_KEYS, column_key, figure_key
from meadhall.games.keltis.rules import events as told
from meadhall.games.keltis.rules.components import LARGE, LAST, colour_of
from meadhall.presentation import Named

NONE = -1
if TYPE_CHECKING:
    from meadhall.core.question import Event

ON_STONE = {told.MOVED, told.TOOK_STONE}
"""The facts whose `n` is a row."""


def named(event: Event) -> Named:
    """Return what a fact speaks of: a card as colour and value, a path or a stone, how large a figure is."""
    card = "" if event.card == NONE else CARDS[event.card]
    figure = ("large" if event.n == LARGE else "small") if event.kind == told.OPENED else ""
    return Named(card, place_of(event), figure)


def place_of(event: Event) -> str:
    """Return the key of the path or stone of a fact."""
    if event.place == NONE:
        return ""
    if event.kind == told.TILE_LAID:
        return STONE_KEYS[event.place // LAST][event.place % LAST + 1]
    return STONE_KEYS[event.place][event.n] if event.kind in ON_STONE else PATH_KEYS[event.place]


def touched(event: Event) -> list[str]:
    """Return the keys of the things that a fact touches."""
    if event.kind == told.DREW:
        return [DRAW_PILE_KEY]
    if event.card != NONE:
        colour = colour_of(event.card)
        return [column_key(event.seat, colour) if event.kind == told.LAID else PILE_KEYS[colour]]
    place = place_of(event)
    if not place:
        return []
    return [place] if event.seat == NONE else [figure_key(event.seat, event.place), place]
