"""The island as a naive model: a tile is a set of three hexagons of an axial lattice."""

from __future__ import annotations

import re

Hexagon = tuple[int, int]
Tile = frozenset[Hexagon]
SIDES = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""From a hexagon to the six with which it shares an edge."""
SHAPES = {"v": [(0, 0), (1, 0), (0, 1)], "^": [(0, 0), (1, 0), (1, -1)]}
"""The hexagons of a tile seen from its first one: two side by side, the third below or above both."""


def tile(where: str) -> Tile:
    """Return the hexagons of a tile that is written as `1,-1^`."""
    found = re.fullmatch(r"(-?\d+),(-?\d+)([v^])", where)
    assert found is not None, where
    return frozenset((int(found[1]) + across, int(found[2]) + down) for across, down in SHAPES[found[3]])


def around(hexagons: Tile) -> set[Hexagon]:
    """Return all hexagons that share an edge with one of these, without these."""
    return {(x + dx, y + dy) for x, y in hexagons for dx, dy in SIDES} - hexagons


def island(line: str) -> dict[str, Tile]:
    """Return the tiles of a map line."""
    parts = (word.split("=") for word in line.split())
    return {name: tile(where) for name, where in parts}


def touching(tiles: dict[str, Tile], hexagons: Tile) -> list[str]:
    """Return the territories that share an edge with some hexagons, in their order."""
    return sorted(name for name, others in tiles.items() if others != hexagons and around(hexagons) & others)


def free_spots(tiles: dict[str, Tile]) -> set[Tile]:
    """Return all places for another tile: it lies on none and touches at least two."""
    land = frozenset(one for hexagons in tiles.values() for one in hexagons)
    found = set()
    for x, y in {(x + dx, y + dy) for x, y in land for dx in range(-3, 4) for dy in range(-3, 4)}:
        for shape in SHAPES.values():
            hexagons = frozenset((x + across, y + down) for across, down in shape)
            if not hexagons & land and len(touching(tiles, hexagons)) >= 2:
                found.add(hexagons)
    return found
