"""Keltis, "Components": facts about the five colours of cards and paths and about the sorts of tiles."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.games.keltis.rules.components import (
    ASCENDING,
    BARE,
    CLOVER,
    DESCENDING,
    FACE_DOWN,
    TILES,
    UNDECIDED,
    WISHING_STONE,
)

Colour = Literal["red", "yellow", "pink", "green", "blue"]
Tile = Literal["", "face-down", "wishing-stone", "clover", "points"]
Trend = Literal["up", "down", "open"]


class ColourFacts:
    """A colour of cards, and the path of that colour."""

    def __init__(self, letter: str, name: Colour) -> None:
        """Keep its names."""
        self.letter = letter
        """Its word in the notation."""
        self.name = name


class TileFacts:
    """What may lie on a stone."""

    def __init__(self, letter: str, sort: Tile, count: int, points: int) -> None:
        """Store the facts."""
        self.letter = letter
        """Its word in the notation."""
        self.sort = sort
        self.count = count
        """How many there are."""
        self.points = points
        """What its taker scores at once."""


COLOUR_FACTS: Final = [
    ColourFacts("R", "red"),
    ColourFacts("Y", "yellow"),
    ColourFacts("P", "pink"),
    ColourFacts("G", "green"),
    ColourFacts("B", "blue"),
]
TILE_FACTS: Final = {
    BARE: TileFacts(".", "", count=0, points=0),
    WISHING_STONE: TileFacts("W", "wishing-stone", count=9, points=0),
    CLOVER: TileFacts("C", "clover", count=9, points=0),
    CLOVER + 1: TileFacts("1", "points", count=2, points=1),
    CLOVER + 2: TileFacts("2", "points", count=3, points=2),
    CLOVER + 3: TileFacts("3", "points", count=2, points=3),
    FACE_DOWN: TileFacts("?", "face-down", count=0, points=0),
}

PATHS: Final = [colour.name for colour in COLOUR_FACTS]
COLOUR_LETTERS: Final = "".join([colour.letter for colour in COLOUR_FACTS])
TILE_LETTERS: Final = "".join([TILE_FACTS[tile].letter for tile in range(TILES + 1)])
TILE_SORTS: Final = [TILE_FACTS[tile].sort for tile in range(TILES + 1)]
TILE_COUNT: Final = [TILE_FACTS[tile].count for tile in range(TILES)]
TILE_POINTS: Final = [TILE_FACTS[tile].points for tile in range(TILES + 1)]
TRENDS: Final[dict[int, Trend]] = {ASCENDING: "up", DESCENDING: "down", UNDECIDED: "open"}
"""What the directions of a column are called."""
