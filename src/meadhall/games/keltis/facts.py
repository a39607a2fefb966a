"""The facts of Keltis as they are drawn: in words and keys, and with the things on the table that they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.keltis.places import CARDS, DRAW_PILE_KEY, PATH_KEYS, PILE_KEYS, STONE_KEYS, column_key, figure_key
from meadhall.games.keltis.rules import events as told
from meadhall.games.keltis.rules.components import (
    COLOURS,
    FIRST_GOAL_ROW,
    LARGE,
    LAST,
    PILE_EMPTY,
    START,
    colour_of,
)
from meadhall.presentation import Named
from meadhall.presentation.scene import seat_key

if TYPE_CHECKING:
    from meadhall.core.question import Event
    from meadhall.games.keltis.rules.state import Keltis

NONE = -1
GOAL = "goal"
"""Takes part in a step that brings a figure into the goal area."""
ON_STONE = {told.MOVED, told.TOOK_STONE}
"""The facts whose `n` is a row."""


def named(event: Event) -> Named:
    """Return what a fact speaks of: a card as colour and value, a path or stone; how large a figure is, or the goal."""
    card = "" if event.card == NONE else CARDS[event.card]
    return Named(card, place_of(event), other_of(event))


def other_of(event: Event) -> str:
    """Return how large a figure is that opens a path, or that the goal is reached."""
    if event.kind == told.OPENED:
        return "large" if event.n == LARGE else "small"
    return GOAL if event.kind == told.MOVED and event.n == FIRST_GOAL_ROW else ""


def place_of(event: Event) -> str:
    """Return the key of the path or stone of a fact."""
    if event.place == NONE:
        return ""
    if event.kind == told.TILE_LAID:
        return STONE_KEYS[event.place // LAST][event.place % LAST + 1]
    return STONE_KEYS[event.place][event.n] if event.kind in ON_STONE else PATH_KEYS[event.place]


def touched(s: Keltis, event: Event) -> list[str]:
    """Return the keys of the things that a fact touches, in the state in which it was told."""
    if event.kind == told.DREW:
        return [DRAW_PILE_KEY]
    if event.kind == told.ENDED:
        return [DRAW_PILE_KEY] if event.n == PILE_EMPTY else in_goal(s)
    if event.card != NONE:
        colour = colour_of(event.card)
        return [column_key(event.seat, colour) if event.kind == told.LAID else PILE_KEYS[colour]]
    if event.place == NONE:
        return [seat_key(event.seat)]
    if event.kind == told.TILE_LAID:
        return [place_of(event)]
    row = int(s.row(event.seat, event.place))
    return [
        figure_key(event.seat, event.place),
        STONE_KEYS[event.place][row] if row != START else PATH_KEYS[event.place],
    ]


def in_goal(s: Keltis) -> list[str]:
    """Return the keys of all figures in the goal area."""
    return [
        figure_key(seat, path)
        for seat in range(s.seats)
        for path in range(COLOURS)
        if s.row(seat, path) >= FIRST_GOAL_ROW
    ]
