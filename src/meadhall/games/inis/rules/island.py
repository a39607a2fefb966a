"""Inis, "Territories": the island, tile by tile, and what the tiles themselves do.

A tile is three hexagons around a point, on a lattice with the axes *across* and *down*. It lies one of two ways round:
the hexagons (a, d), (a + 1, d), and (a, d + 1) or (a + 1, d - 1). Territories that share an edge are neighbours. Around
a tile there are 24 ways to lay another one against it, counted like the hours of a clock from the top; by an even way
the new tile lies the same way round, by an odd one the other way round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import bit, lowest, members
from meadhall.games.inis.rules.components import (
    GATES,
    NONE,
    SPOTS_AROUND,
    STONE_CIRCLE,
    TERRITORIES,
    spot_in,
    spot_letter,
)
from meadhall.games.inis.rules.events import LAID_TILE, SANCTUARY_BUILT
from meadhall.games.inis.rules.state import (
    FACE_UP,
    Inis,
)

AROUND: Final = vec[i64]([
    # steps across and down for each way, first around a tile that lies the first way round, then the second
    1, -2, 1, -1, 2, -2, 2, -1, 2, -1, 2, 0, 2, 0, 1, 1, 1, 1, 0, 2, 0, 2, -1, 3,
    -1, 2, -2, 3, -2, 2, -2, 2, -2, 1, -2, 1, -2, 0, -2, 0, -1, -1, -1, -1, 0, -2, 0, -1,
    1, -2, 2, -3, 2, -2, 2, -2, 2, -1, 2, -1, 2, 0, 2, 0, 1, 1, 1, 1, 0, 2, 0, 1,
    -1, 2, -1, 1, -2, 2, -2, 1, -2, 1, -2, 0, -2, 0, -1, -1, -1, -1, 0, -2, 0, -2, 1, -3,
])  # fmt: skip
REACH: Final = 3
"""Tiles farther apart than this along an axis do not touch."""
APART: Final = 0
TOUCHING: Final = 1
OVERLAPPING: Final = 2
LEAST_TOUCHED: Final = 2
"""How many territories a new tile touches at least (INI-R2)."""

FIRST_SPOTS: Final = vec[i64]([0, 0, 0, 1, -1, 1, 1, 1, 1, 3, -1, 0])
"""Where the first four territories lie: across, down, way round of each."""


def hexagons(across: int, down: int, turned: int) -> list[tuple[int, int]]:
    """Return the three hexagons that a tile covers."""
    third = (across + 1, down - 1) if turned else (across, down + 1)
    return [(across, down), (across + 1, down), third]


def meeting(first: list[tuple[int, int]], second: list[tuple[int, int]]) -> int:
    """Return whether two tiles lie apart, touch or overlap."""
    found = APART
    for a in first:
        for b in second:
            step = (b[0] - a[0], b[1] - a[1])
            if step == (0, 0):
                return OVERLAPPING
            if step in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]:
                found = TOUCHING
    return found


def meetings() -> list[int]:
    """Return how two tiles meet, for each way round of both and each step across and down."""
    steps = range(-REACH, REACH + 1)
    return [
        meeting(hexagons(0, 0, one), hexagons(across, down, other))
        for one in (0, 1)
        for other in (0, 1)
        for across in steps
        for down in steps
    ]


MEETING: Final = vec[i64](meetings())


def meets(s: Inis, territory: i64, across: i64, down: i64, turned: i64) -> i64:
    """Return how a tile laid somewhere would meet a territory: APART, TOUCHING or OVERLAPPING."""
    right = across - s.across(territory) + REACH
    below = down - s.down(territory) + REACH
    width: i64 = 2 * REACH + 1
    if right < 0 or below < 0 or right >= width or below >= width:
        return APART
    return MEETING[((s.turned(territory) * 2 + turned) * width + right) * width + below]


def spots(s: Inis) -> list[int]:
    """Return every place where a new tile touches at least two territories, each seen from the first of them.

    [INI-R2]
    """
    found: list[int] = []
    for territory in members(s.on_map):
        for way in range(i64(SPOTS_AROUND)):
            if is_spot(s, territory, way):
                found.append(spot_letter(territory, way))
    return found


def is_spot(s: Inis, territory: i64, way: i64) -> bool:
    """Return whether a tile fits there, touches a second territory, and none before the one it is seen from."""
    across, down, turned = spot_at(s, territory, way)
    touched: i64 = 0
    left = s.on_map
    while left:  # not `for other in members(left)`: this is asked 24 times for each territory
        other = lowest(left)
        left &= left - 1
        met = meets(s, other, across, down, turned)
        if met == OVERLAPPING or (met == TOUCHING and other < territory):
            return False
        if met == TOUCHING:
            touched += 1
    return touched >= LEAST_TOUCHED


def spot_at(s: Inis, territory: i64, way: i64) -> tuple[i64, i64, i64]:
    """Return across, down and way round of a tile laid against a territory."""
    turned = s.turned(territory)
    at = 2 * (SPOTS_AROUND * turned + way)
    across = s.across(territory) + AROUND[at]
    down = s.down(territory) + AROUND[at + 1]
    return across, down, turned ^ (way & 1)


def touched_by(s: Inis, spot: i64) -> i64:
    """Return the set of territories that a tile laid on a spot would touch."""
    seen_from, way = spot_in(spot)
    across, down, turned = spot_at(s, seen_from, way)
    return touching(s, across, down, turned)


def touching(s: Inis, across: i64, down: i64, turned: i64) -> i64:
    """Return the set of territories that a tile touches."""
    found: i64 = 0
    for territory in range(i64(TERRITORIES)):
        if s.is_on_map(territory) and meets(s, territory, across, down, turned) == TOUCHING:
            found |= bit(territory)
    return found


def lay_first(s: Inis, territory: i64) -> None:
    """Lay the next of the first territories. [INI-R12, Q33]"""
    at = 3 * s.laid
    lay(s, territory, FIRST_SPOTS[at], FIRST_SPOTS[at + 1], FIRST_SPOTS[at + 2])


def lay_on(s: Inis, territory: i64, spot: i64) -> None:
    """Lay a territory where an answer says."""
    seen_from, way = spot_in(spot)
    across, down, turned = spot_at(s, seen_from, way)
    lay(s, territory, across, down, turned)


def lay(s: Inis, territory: i64, across: i64, down: i64, turned: i64) -> None:
    """Lay a territory; its Advantage card is face up now, its own sanctuary stands. [INI-R2, TILE-1, TILE-3]"""
    near = touching(s, across, down, turned)
    s.lay_tile(territory, across, down, turned, near)
    s.put_advantage(territory, FACE_UP)
    s.tell(LAID_TILE, NONE, place=territory)
    if brings_sanctuary(territory):
        build_sanctuary(s, NONE, territory)


def brings_sanctuary(territory: i64) -> bool:
    """Return whether a sanctuary stands in a territory as soon as it is laid. [INI-TILE-1, TILE-3]"""
    return territory in (GATES, STONE_CIRCLE)


def build_sanctuary(s: Inis, seat: i64, territory: i64) -> bool:
    """Build a sanctuary, if one is left; return whether it was. It draws no Epic Tale by itself. [INI-R3, Q14]"""
    if s.sanctuaries_left == 0:
        return False
    s.build_sanctuaries(territory, 1)
    s.tell(SANCTUARY_BUILT, seat, place=territory)
    return True
