"""Inis, the stack of territory tiles.

A part in random order, in the first game a second one below it, and under both the tiles that a player put there, in an
order that only this player knows. [INI-R12, R13, EPI-28]
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.inis.rules.state import BOTTOM, RING, STACK, UNDER_STACK, Inis


def top_place(s: Inis) -> i64:
    """Return where the next tile lies."""
    tiles = s.tiles()
    if tiles.count(STACK):
        return STACK
    return BOTTOM if tiles.count(BOTTOM) else UNDER_STACK + s.first_under_stack


def top_tiles(s: Inis) -> list[int]:
    """Return the tiles that may be the next one."""
    return s.tiles().cards(top_place(s))


def pick_tile(s: Inis, rng: Rng) -> i64:
    """Return the next tile at random."""
    return s.tiles().pick(top_place(s), rng)


def tiles_left(s: Inis) -> i64:
    """Return how many tiles the stack has."""
    tiles = s.tiles()
    return tiles.count(STACK) + tiles.count(BOTTOM) + tiles_under(s)


def tiles_under(s: Inis) -> i64:
    """Return how many tiles lie in the ring under the stack."""
    tiles = s.tiles()
    n: i64 = 0
    while n < RING and tiles.count(UNDER_STACK + (s.first_under_stack + n) % RING):
        n += 1
    return n


def draw_tile(s: Inis, tile: i64, target: i64) -> None:
    """Take the next tile to the map, where all see it, or before a seat, which alone sees it."""
    source = top_place(s)
    s.tiles().slip(tile, source, target, -1 if s.tiles().owners[target] < 0 else 0)
    if source >= UNDER_STACK:
        s.first_under_stack = (s.first_under_stack + 1) % RING


def put_under(s: Inis, tile: i64, source: i64, seers: i64) -> None:
    """Put a tile under all others."""
    at = (s.first_under_stack + tiles_under(s)) % RING
    s.tiles().slip(tile, source, UNDER_STACK + at, seers)
