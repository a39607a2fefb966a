"""The table of Keltis: five paths of nine stones from the start below to the goal above, columns, piles, hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from meadhall.games.keltis import position
from meadhall.games.keltis.rules.box import PATHS, TILE_POINTS
from meadhall.games.keltis.rules.components import (
    BARE,
    CLOVER,
    COLOURS,
    FACE_DOWN,
    FIRST_GOAL_ROW,
    LAST,
    ROW_VALUE,
    START,
    WISHING_STONE,
    colour_of,
    value_of,
)
from meadhall.games.keltis.rules.scoring import score
from meadhall.games.keltis.rules.state import Keltis
from meadhall.presentation import phrase
from meadhall.terminal.tables import SYMBOLS, Palette, Picture, Space, Table, hands_shown

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.presentation import Catalogue

CELL = 9
"""A stone: its tile, then the figures on it."""
MARGIN = 5
NIGHT_PATHS = ("#63302B #542520", "#5C4C1C #4D3F15", "#5F3650 #502B43", "#2A5235 #21452B", "#2A4567 #213959")
DAY_PATHS = ("#EDCDC6 #E6BDB4", "#F0E2AE #E9D796", "#F1D3E2 #EAC3D7", "#CFE5D0 #BFDAC0", "#CDDCEF #BCCFE8")
"""Two shades of every path, so that adjacent stones can be told apart."""
NIGHT_CARDS = ("#C8453B", "#D9AE2B", "#D977AE", "#4FA563", "#4F8AD0")
DAY_CARDS = ("#A83228", "#94710A", "#A93E7D", "#2E7A41", "#2C62A3")
ARROWS = {1: "↑", -1: "↓", 0: ""}


class KeltisTable(Table):
    """Draws Keltis."""

    accent = "#7FA65A"
    light_accent = "#4C6B2F"
    legend = "ui-keltis-legend"

    def draw(self, view: State, words: Catalogue, palette: Palette, space: Space) -> Picture:
        assert isinstance(view, Keltis)
        return Picture(board(view, words, palette, space), seats(view, words, palette), hand(view, words, palette))


def ink_of(path: int, palette: Palette) -> str:
    """Return the ink of a colour's cards."""
    return (NIGHT_CARDS if palette.is_dark else DAY_CARDS)[path]


def board(s: Keltis, words: Catalogue, palette: Palette, space: Space) -> Text:
    """Draw the paths, the end stones on top; where there is room a stone has two lines."""
    cell = CELL if space.is_wide else CELL - 1
    drawn = Text(no_wrap=True)
    drawn.append(" " * MARGIN)
    for path in range(COLOURS):
        name = words.say(phrase("keltis-colour", colour=PATHS[path]))
        drawn.append(f"{name:^{cell}} ", Style(color=ink_of(path, palette), bold=True))
    for row in range(LAST, START, -1):
        stones = [stone(s, path, row, palette, cell, space.is_tall) for path in range(COLOURS)]
        for line in range(len(stones[0])):
            value = f"{ROW_VALUE[row]:>3} ".replace("-", "−") if line == 0 else "    "
            drawn.append("\n" + value, Style(color=palette.bronze, bold=row >= FIRST_GOAL_ROW))
            drawn.append("▌" if row >= FIRST_GOAL_ROW else " ", Style(color=palette.bronze))
            for lines in stones:
                drawn.append_text(lines[line])
                drawn.append(" ")
    drawn.append("\n")
    drawn.append_text(start_stone(s, words, palette))
    return drawn


def stone(s: Keltis, path: int, row: int, palette: Palette, cell: int, tall: bool) -> list[Text]:
    """Draw a stone with its tile and the figures on it; ² marks a large figure, which counts double."""
    light, dark = (NIGHT_PATHS if palette.is_dark else DAY_PATHS)[path].split()
    ground = Style(bgcolor=light if row % 2 else dark, color=palette.ink)
    figures = Text(style=ground)
    for seat in range(s.seats):
        if s.row(seat, path) == row:
            mark = SYMBOLS[seat] + ("²" if s.large_on(seat) == path else "")
            figures.append(mark, Style(color=palette.players[seat], bold=True))
    lying = Text(f" {tile(int(s.tile(path, row)))} ", ground)
    if lying.cell_len + figures.cell_len > cell and not tall:
        lying = Text(tile(int(s.tile(path, row))) if figures.cell_len < cell else "", ground)
    if tall and figures.cell_len < cell:
        figures = Text(" ", ground) + figures
    lines = [lying, figures] if tall else [lying + figures]
    for line in lines:
        line.append(" " * (cell - line.cell_len), ground)
    return lines


def tile(kind: int) -> str:
    """Draw what lies on a stone."""
    return {BARE: " ", WISHING_STONE: "◎", CLOVER: "♣", FACE_DOWN: "?"}.get(kind, f"{TILE_POINTS[kind]}")


def start_stone(s: Keltis, words: Catalogue, palette: Palette) -> Text:
    """Draw the figures that have not left the start stone."""
    drawn = Text(" " * MARGIN)
    drawn.append(words.say(phrase("ui-keltis-start")) + " ", Style(color=palette.faint))
    for seat in range(s.seats):
        waiting = SYMBOLS[seat] * int(s.small_left(seat)) + (SYMBOLS[seat] + "²" if s.large_on(seat) < 0 else "")
        drawn.append(waiting + "  ", Style(color=palette.players[seat]))
    return drawn


def seats(s: Keltis, words: Catalogue, palette: Palette) -> Text:
    """Draw what lies before every player, then the piles."""
    drawn = Text()
    for seat in range(s.seats):
        style = Style(color=palette.players[seat], bold=True)
        drawn.append(f"{SYMBOLS[seat]} {words.names[seat]}", style)
        points, stones, now = int(s.points(seat)), int(s.wishing_stones(seat)), score(s, seat)
        counts = words.say(phrase("ui-keltis-seat", points=points, stones=stones, now=now))
        drawn.append(f"  {counts}\n", Style(color=palette.ink))
        for colour in range(COLOURS):
            values = [str(value_of(card)) for card in position.columns(s, seat)[colour]]
            if values:
                letter = words.say(phrase("keltis-label-path", colour=PATHS[colour]))
                laid = "·".join(values) + ARROWS[int(s.trend(seat, colour))]
                drawn.append(f" {letter}{laid}", Style(color=ink_of(colour, palette), bold=True))
        drawn.append("\n")
    drawn.append(words.say(phrase("ui-keltis-piles", left=int(s.cards_left))), Style(color=palette.faint))
    for colour in range(COLOURS):
        if s.height(colour):
            drawn.append(" ")
            drawn.append_text(card(s.top_discard(colour), words, palette))
    return drawn


def hand(s: Keltis, words: Catalogue, palette: Palette) -> Text:
    """Draw the hand of the viewer; every hand when everything is shown."""
    drawn = Text()
    lookers = hands_shown(s)
    for seat in lookers:
        if len(lookers) > 1:
            drawn.append(f"{SYMBOLS[seat]} ", Style(color=palette.players[seat]))
        for kind in s.hand(seat):
            drawn.append_text(card(kind, words, palette))
            drawn.append(" ")
        if len(lookers) > 1 and seat < lookers[-1]:
            drawn.append("\n")
    return drawn


def card(kind: int, words: Catalogue, palette: Palette) -> Text:
    """Draw a card: its letter and value on its colour."""
    label = words.say(phrase("keltis-label-lay", colour=PATHS[colour_of(kind)], value=value_of(kind)))
    return Text(f" {label} ", Style(bgcolor=ink_of(colour_of(kind), palette), color=palette.surface, bold=True))


TABLE = KeltisTable
