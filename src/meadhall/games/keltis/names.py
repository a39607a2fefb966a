"""What the things of Keltis are called: cards, paths and tiles, as phrases."""

from __future__ import annotations

from meadhall.games.keltis.rules.box import PATHS, TILE_POINTS, TILE_SORTS
from meadhall.games.keltis.rules.components import colour_of, value_of
from meadhall.text import Phrase, phrase


def card_name(card: int) -> Phrase:
    """Return the name of a card."""
    return phrase("keltis-card", colour=PATHS[colour_of(card)], value=value_of(card))


def path_name(path: int) -> Phrase:
    """Return the name of a path."""
    return phrase("keltis-path", colour=PATHS[path])


def tile_name(tile: int) -> Phrase:
    """Return the name of what lies on a stone."""
    return phrase("keltis-tile", tile=TILE_SORTS[tile] or "none", n=TILE_POINTS[tile])
