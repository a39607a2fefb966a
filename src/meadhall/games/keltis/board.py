"""The board of Keltis from its data file: which stones are dark and so get a tile."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from meadhall.games.keltis.rules.box import PATHS, TILE_COUNT
from meadhall.games.keltis.rules.components import COLOURS, LAST, stone_of

FILE = "board.toml"


class BadBoard(ValueError):
    """A data file of the board that cannot be used."""


def read_board(text: str, name: str = FILE) -> list[int]:
    """Return the stones that get a tile; raises `BadBoard` naming file, path and fault."""
    try:
        dark = tomllib.loads(text).get("dark")
    except tomllib.TOMLDecodeError as error:
        raise BadBoard(f"{name}: {error}") from error
    if not isinstance(dark, dict) or sorted(dark) != sorted(PATHS):
        raise BadBoard(f"{name}: [dark] must list the paths {', '.join(PATHS)}")
    stones = []
    for path, colour in enumerate(PATHS):
        rows = dark[colour]
        if not isinstance(rows, list) or not all(type(row) is int and 1 <= row < LAST for row in rows):
            raise BadBoard(f"{name}: {colour}: dark rows are whole numbers from 1 to 8")
        if len(set(rows)) != len(rows):
            raise BadBoard(f"{name}: {colour}: a row is named twice")
        stones += [stone_of(path, row) for row in [*sorted(rows), LAST]]
    if len(stones) != sum(TILE_COUNT):
        raise BadBoard(f"{name}: {len(stones) - COLOURS} dark stones, {sum(TILE_COUNT) - COLOURS} expected")
    return stones


DARK = read_board((files("meadhall.games.keltis") / FILE).read_text("utf-8"))
"""The stones of the board that comes with the game."""
