"""A position drawn as a terminal shows it, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.presentation import Catalogue
from meadhall.terminal.tables import DARK, LIGHT, Picture, Space

if TYPE_CHECKING:
    from meadhall.terminal.tables import Table
    from meadhall.testing import Scenario

NAMES = ["Fox", "Owl", "Elk", "Hen", "Ram", "Cat"]


def draw(table: Table, t: Scenario, viewer: int, *, dark: bool = True, wide: bool = True, tall: bool = True) -> Picture:
    """Draw a position for a viewer; a viewer below 0 is shown everything."""
    words = Catalogue("en", [table.text.package, "meadhall.terminal"])
    words.names = NAMES
    seen = t.state if viewer < 0 else t.state.redact(viewer)
    return table.draw(seen, words, DARK if dark else LIGHT, Space(is_wide=wide, is_tall=tall))
