"""How a game is drawn in the terminal: a module per game here, or `table.py` beside a game of another package."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from meadhall.core import registry

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.state import State
    from meadhall.presentation import Catalogue, GameText


@dataclass(frozen=True)
class Palette:
    """The colours of a theme."""

    is_dark: bool
    surface: str
    panel: str
    ink: str
    faint: str
    bronze: str
    players: tuple[str, ...]
    """Oak-leaf orange, sea blue, holly green, bone, heather violet, raven: never without the symbol."""


DARK = Palette(
    True, "#17130F", "#211B15", "#EDE4D3", "#8C8070", "#C8964A",
    ("#F09A3E", "#5FB4E5", "#6CC287", "#F4EEDF", "#C79BE0", "#A8A29A"),
)  # fmt: skip
LIGHT = Palette(
    False, "#F4EEDF", "#EAE1CC", "#2B2118", "#85755F", "#8A5F1E",
    ("#A85510", "#1D5F8C", "#1F6B3B", "#4A4034", "#6E3F8E", "#1B1B1B"),
)  # fmt: skip
SYMBOLS = "●▲■◆✚✖"
"""The shape of each player: colour is never the only sign."""


@dataclass(frozen=True)
class Space:
    """Whether a larger drawing fits on the screen."""

    is_wide: bool
    is_tall: bool


@dataclass(frozen=True)
class Picture:
    """A table as text: the board, the players, and the viewer's hand."""

    board: Text
    seats: Text
    hand: Text


class Table:
    """Draws a game that has no drawing of its own: the table in words."""

    accent = "#C8964A"
    """The colour of frame and prompt in the dark theme."""
    light_accent = "#8A5F1E"
    """The same in the light theme."""

    legend = ""
    """The id of the message that explains the drawing, or empty."""

    def __init__(self, text: GameText) -> None:
        """Keep the game's words."""
        self.text = text

    def draw(self, view: State, words: Catalogue, palette: Palette, space: Space) -> Picture:
        """Return a view of the table."""
        lines = [words.say(line) for line in self.text.table(view)]
        names = [f"{SYMBOLS[seat]} {words.names[seat]}" for seat in range(view.seats)]
        cards = self.text.hand(view, view.viewer) if 0 <= view.viewer < view.seats else None
        hand = "  ".join(words.say(card) for card in cards or [])
        return Picture(Text("\n".join(lines)), Text("\n".join(names)), Text(hand))


def hands_shown(view: State) -> list[int]:
    """Return the seats whose hands are drawn: the viewer's own, none for a spectator, all of the true state."""
    if view.viewer < 0:
        return list(range(view.seats))
    return [view.viewer] if view.viewer < view.seats else []


def table_of(game: Game, text: GameText) -> Table:
    """Return the drawing of a game: one of ours, the game's own TABLE, else words."""
    drawer = registry.load(f"{__name__}.{game.key}", "TABLE", type) or registry.beside(game, "table", type) or Table
    found = drawer(text)
    assert isinstance(found, Table)
    return found
