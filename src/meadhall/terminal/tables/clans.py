"""The table of Land of Clans: the cross of squares with tokens and castles, the prizes in its corners, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from meadhall.core.bits import members
from meadhall.core.deck import PILE, USED
from meadhall.games.clans.board import CHART, COLUMNS
from meadhall.games.clans.notation import CARDS
from meadhall.games.clans.rules.components import (
    NONE,
    SHIELD,
    SWORD,
    WIZARD,
    is_land_card,
    is_square,
    square_in,
)
from meadhall.games.clans.rules.scoring import points
from meadhall.games.clans.rules.state import HAND, OPEN_BEFORE, Clans
from meadhall.games.clans.text import castle_over
from meadhall.presentation import phrase
from meadhall.terminal.tables import SYMBOLS, Palette, Picture, Space, Table, hands_shown

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.presentation import Catalogue

CELL = 4
MARGIN = 3
LAND = "○□△◇☆☽✛⬡"
"""The shapes on the squares, by the letter of the print: outlines, since tokens are solid."""
NIGHT_LAND = ("#E0736A", "#6FA8E8", "#72B97A", "#D9BE4E", "#C08BE0", "#E89A52", "#B8926A", "#5FBDB5")
DAY_LAND = ("#A83228", "#1F5FA8", "#2E7A41", "#7D6608", "#7A3F9E", "#A85510", "#6E4F2B", "#1D6F69")
NIGHT_GROUND = ("#2A231B", "#332B21")
DAY_GROUND = ("#EAE1CC", "#E0D5BB")
"""Two shades, like a chequerboard, so that adjacent squares can be told apart."""
MARKS = {SWORD: "†", SHIELD: "▽"}
CASTLE = "♜"
TILE = "▚░▞"
"""Patterns of castle tiles, so that two of one clan can be told apart."""


class ClansTable(Table):
    """Draws Land of Clans."""

    accent = "#B58CC9"
    light_accent = "#6E3F8E"
    legend = "ui-clans-legend"

    def draw(self, view: State, words: Catalogue, palette: Palette, space: Space) -> Picture:
        assert isinstance(view, Clans)
        return Picture(board(view, palette), seats(view, words, palette), hand(view, words, palette))


def land_of(square: int) -> int:
    """Return which of the eight shapes a land square shows."""
    return (ord(CHART.prints[square][0]) - ord("A")) % len(LAND)


def lit_squares(s: Clans) -> set[int]:
    """Return the squares that the viewer may answer with now."""
    question = s.question()
    if question is None or question.actor != s.viewer:
        return set()
    cards = {int(CHART.board.square_of[option]) for option in question.options if is_land_card(option)}
    return cards | {int(square_in(option)) for option in question.options if is_square(option)}


def board(s: Clans, palette: Palette) -> Text:
    """Draw the rows of the board from the top, with the names of columns and rows at the edges."""
    at = {cell: square for square, cell in enumerate(CHART.cells)}
    rows, columns = 1 + max(row for row, _ in at), 1 + max(column for _, column in at)
    faint = Style(color=palette.faint)
    heads = " " * MARGIN + "".join(f"{COLUMNS[column]:^{CELL}}" for column in range(columns))
    drawn = Text(heads, faint, no_wrap=True)
    notches = corners(s, palette, at, rows, columns)
    lit = lit_squares(s)
    for row in range(rows):
        drawn.append(f"\n{row + 1:>2} ", faint)
        column = 0
        while column < columns:
            if (row, column) in notches:
                notch = notches[row, column]
                drawn.append_text(notch)
                column += notch.cell_len // CELL
            else:
                square = at.get((row, column), NONE)
                drawn.append_text(cell(s, square, palette, square in lit) if square != NONE else Text(" " * CELL))
                column += 1
    return drawn


def cell(s: Clans, square: int, palette: Palette, lit: bool) -> Text:
    """Draw a square: its print, a token, a piece of castle tile, no-man's-land; possible answers are underlined."""
    row, column = CHART.cells[square]
    ground = (NIGHT_GROUND if palette.is_dark else DAY_GROUND)[(row + column) % 2]
    clan = int(s.holder(square))
    if clan != NONE:
        return Text(f" {SYMBOLS[clan]}  ", Style(bgcolor=ground, color=palette.players[clan], bold=True, underline=lit))
    castle = castle_over(s, square)
    if castle != NONE:
        clan = int(s.owner(castle))
        is_seat = int(s.castle_at(square)) == castle
        text = f"{CASTLE}{SYMBOLS[clan]}{CHART.castles[castle]:<2}" if is_seat else TILE[castle % len(TILE)] * CELL
        colour = palette.players[clan]
        if is_seat:
            return Text(text[:CELL], Style(bgcolor=colour, color=palette.surface, bold=True))
        return Text(text, Style(bgcolor=colour, color=palette.surface, dim=True))
    if s.is_no_mans_land(square):
        return Text("▒▒▒ ", Style(bgcolor=ground, color=palette.bronze if lit else palette.faint, underline=lit))
    colour = (NIGHT_LAND if palette.is_dark else DAY_LAND)[land_of(square)]
    style = Style(bgcolor=ground, color=palette.bronze if lit else colour, bold=lit, underline=lit)
    drawn = Text(f"{LAND[land_of(square)]}{CHART.prints[square][1:]:<2}", style)
    drawn.append(" ", Style(bgcolor=ground))
    return drawn


def corners(
    s: Clans, palette: Palette, at: dict[tuple[int, int], int], rows: int, columns: int
) -> dict[tuple[int, int], Text]:
    """Draw the open prizes in the empty corners of the board: for each row and column, the text that begins there."""
    wide = 0
    while (0, wide) not in at:
        wide += 1
    high = 0
    while (high, 0) not in at:
        high += 1
    drawn: dict[tuple[int, int], Text] = {}
    for corner, castle in enumerate(s.corners()):
        top = 0 if corner < 2 else rows - high
        left = 0 if corner % 2 == 0 else columns - wide
        for line, text in enumerate(prize(castle, palette, high, wide * CELL)):
            drawn[top + line, left] = text
    return drawn


def prize(castle: int, palette: Palette, high: int, wide: int) -> list[Text]:
    """Draw a prize: its shape, and where there is room beside or below its name and points."""
    if castle == NONE:
        return [Text(" " * wide) for _ in range(high)]
    shape = CHART.shapes[castle]
    rows = 1 + max(row for row, _ in shape)
    name = f"{CHART.castles[castle]} {CHART.board.points[castle]}"
    ink, label = Style(color=palette.bronze, bold=True), Style(color=palette.ink)
    lines = []
    for row in range(high):
        columns = [column for at, column in shape if at == row]
        line = Text(" ")
        line.append("".join("▣ " if n in columns else "  " for n in range(1 + max(columns, default=-1))), ink)
        if row == min(rows, high - 1):
            line.append(name, label)
        line.truncate(wide)
        line.append(" " * (wide - line.cell_len))
        lines.append(line)
    return lines


def seats(s: Clans, words: Catalogue, palette: Palette) -> Text:
    """Draw what every clan has: points, prizes and tokens left; for each of its players, Wizards and cards."""
    drawn = Text()
    cards = s.secrets[0]
    for clan in range(s.clans):
        colour = palette.players[clan]
        for seat in s.seats_of(clan):
            drawn.append(f"{SYMBOLS[clan]} {words.names[seat]}", Style(color=colour, bold=True))
            wizards = int(cards.count(OPEN_BEFORE + seat))
            drawn.append(f" ▯{cards.count(HAND + seat)}", Style(color=palette.ink))
            drawn.append(" ✦" * wizards + "\n", Style(color=palette.bronze))
        castles = " ".join(CHART.castles[castle] for castle in members(s.castles(clan)))
        clan_line = phrase("ui-clans-clan", points=int(points(s, clan)), left=int(s.tokens_left(clan)))
        drawn.append(f"  {words.say(clan_line)}", Style(color=palette.ink))
        drawn.append(f"  {CASTLE} {castles}\n" if castles else "\n", Style(color=colour))
    piles = phrase("ui-clans-piles", left=int(cards.count(PILE)), used=int(cards.count(USED)))
    drawn.append(words.say(piles), Style(color=palette.faint))
    return drawn


def hand(s: Clans, words: Catalogue, palette: Palette) -> Text:
    """Draw the hand of the viewer; every hand when everything is shown."""
    drawn = Text()
    cards = s.secrets[0]
    lookers = hands_shown(s)
    for seat in lookers:
        if len(lookers) > 1:
            clan = int(s.clan(seat))
            drawn.append(f"{SYMBOLS[clan]} ", Style(color=palette.players[clan]))
        for kind in cards.cards(HAND + seat):
            for _ in range(cards.copies_in(HAND + seat, kind)):
                drawn.append_text(card(kind, words, palette))
                drawn.append(" ")
        if seat != lookers[-1]:
            drawn.append("\n")
    return drawn


def card(kind: int, words: Catalogue, palette: Palette) -> Text:
    """Draw a card: the name of its square, its print and its mark on the colour of its shape."""
    if kind == WIZARD:
        label = words.say(phrase("clans-label-wizard"))
        return Text(f" ✦ {label} ", Style(bgcolor=palette.bronze, color=palette.surface, bold=True))
    square, mark = CHART.cards[kind]
    colour = (NIGHT_LAND if palette.is_dark else DAY_LAND)[land_of(square)]
    legend = f" {CARDS[kind]} {LAND[land_of(square)]}{MARKS.get(mark, ' ')} "
    return Text(legend, Style(bgcolor=colour, color=palette.surface, bold=True))


TABLE = ClansTable
