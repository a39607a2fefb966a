"""The things on the table of Keltis, as structs: what a scene is made of."""

from __future__ import annotations

import msgspec

from meadhall.games.keltis.rules.box import Colour, Tile, Trend
from meadhall.presentation import Scene


class Stone(msgspec.Struct):
    """A stone of a path, with the tile that lies on it."""

    key: str
    row: int
    """1 to 9."""
    value: int
    """What a small figure is worth here at the end."""
    tile: Tile
    points: int
    """Of a number tile."""
    is_goal: bool
    is_dark: bool
    """Whether a tile lay here at the beginning."""


class Path(msgspec.Struct):
    """A path of nine stones, the lowest first."""

    key: str
    colour: Colour
    stones: list[Stone]


class Card(msgspec.Struct):
    """A card; every one exists twice."""

    key: str
    """Of a card in a hand, the same for two equal ones; empty elsewhere."""
    colour: Colour
    value: int
    n: int
    """0 or 1: tells two equal cards of a table apart."""
    is_open: bool
    """Whether everybody knows it: it lies open, or was taken from a discard pile."""


class Column(msgspec.Struct):
    """The cards of a colour before a seat, in the order in which they were laid."""

    key: str
    colour: Colour
    trend: Trend
    cards: list[Card]


class Figure(msgspec.Struct):
    """A seat's figure on a path."""

    key: str
    colour: Colour
    row: int
    """0 while none has left the start stone for this path."""
    is_large: bool
    worth: int
    """What it would score now."""


class Seat(msgspec.Struct):
    """What a seat has before it and in hand."""

    points: int
    """From number tiles."""
    wishing_stones: int
    hand_count: int
    hand: list[Card]
    """Those that the viewer knows: all of its own, the openly taken ones of others."""
    columns: list[Column]
    figures: list[Figure]
    small_left: int
    """Small figures on the start stone."""
    large_left: int
    """Large ones there: 1 or 0."""
    score_now: int
    """The total if the game ended now."""


class DiscardPile(msgspec.Struct):
    """The discards of a colour, the lowest first."""

    key: str
    colour: Colour
    cards: list[Card]


class DrawPile(msgspec.Struct):
    """The draw pile."""

    key: str
    count: int


class KeltisTable(Scene, tag="keltis"):
    """The table of Keltis."""

    paths: list[Path]
    seats: list[Seat]
    piles: list[DiscardPile]
    draw_pile: DrawPile
    turn: int
    """The seat whose turn it is; -1 before the first and after the last."""
    wishing_values: list[int]
    """What no wishing stone, one, two … are worth at the end; the last value is that of more, too."""
    figures_that_end: int
    """So many figures in the goal area end the game."""
