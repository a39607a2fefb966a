"""The table of Oriflamme: the row of events as it lies, what every family has, and the viewer's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from meadhall.games.oriflamme.names import role_name
from meadhall.games.oriflamme.rules.components import LEFTWARD, NONE, ROUNDS, is_open, owner_of
from meadhall.games.oriflamme.rules.knowledge import pile, role_known, stack
from meadhall.games.oriflamme.rules.state import Oriflamme
from meadhall.presentation import phrase
from meadhall.terminal.tables import SYMBOLS, Palette, Picture, Space, Table, hands_shown

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.presentation import Catalogue

CELL = 13
"""A position of the row: its number and tokens above, the card below. In a wide room it is one wider."""
SHORT = 12
"""A row of at most this many positions leaves more space for the log in a narrow room."""
HATCHED = "░" * (CELL - 3)
NIGHT_BACK, DAY_BACK = "#2E2620", "#DDD2BA"


class OriflammeTable(Table):
    """Draws Oriflamme."""

    accent = "#C8453B"
    light_accent = "#9E2B25"
    legend = "ui-oriflamme-legend"

    def draw(self, view: State, words: Catalogue, palette: Palette, space: Space) -> Picture:
        assert isinstance(view, Oriflamme)
        return Picture(
            board(view, words, palette, space), seats(view, words, palette, space), hand(view, words, palette)
        )


def board(s: Oriflamme, words: Catalogue, palette: Palette, space: Space) -> Text:
    """Draw the row from the side on which it starts, as many cards side by side as there is room for."""
    is_left = s.direction == LEFTWARD
    per_line, cell = (4, CELL + 1) if space.is_wide else (3 if s.length() <= SHORT else 4, CELL)
    drawn = Text(no_wrap=True)
    drawn.append(head(s, words), Style(color=palette.faint))
    for first in range(0, int(s.length()), per_line):
        cells = [position(s, at, words, palette) for at in range(first, min(first + per_line, int(s.length())))]
        cells += [[Text()] * 3] * (per_line - len(cells))
        if is_left:
            cells.reverse()
        for line in range(3 if space.is_tall else 2):
            drawn.append("\n")
            for lines in cells:
                drawn.append_text(padded(lines[line], cell))
                drawn.append(" ")
    return drawn


def head(s: Oriflamme, words: Catalogue) -> str:
    """Return the line above the row: which round it is, who places first, which way the activation goes."""
    if s.first_player == NONE:
        return ""
    arrow = "←" if s.direction == LEFTWARD else "→"
    name = f"{SYMBOLS[s.first_player]} {words.names[s.first_player]}"
    turn = words.say(phrase("ui-oriflamme-round", n=int(s.round) + 1, rounds=ROUNDS, name=name))
    return f"{arrow} {turn}"


def position(s: Oriflamme, at: int, words: Catalogue, palette: Palette) -> list[Text]:
    """Draw a position: number, stack and tokens; the card in the colour of its family; what it covers."""
    top = int(s.top(at))
    active = s.is_active(at)
    ink = Style(color=palette.bronze if active else palette.ink, bold=active)
    above = Text(f"{'▶' if active else ' '}{at + 1}", ink)
    covered = stack(s, top)[-2::-1]
    if covered:
        above.append(f" ≡{len(covered) + 1}", Style(color=palette.faint))
    above.append_text(marks(s, top, palette))
    under = Text(style=Style(color=palette.faint))
    if covered:
        under.append("└")
        under.append_text(marks(s, covered[0], palette))
        under.append(f" {name_of(s, covered[0], words)}")
    return [above, card(s, top, words, palette), under]


def marks(s: Oriflamme, thing: int, palette: Palette) -> Text:
    """Draw the influence on a card, and whose it was before it was bribed."""
    drawn = Text()
    if tokens := int(s.tokens(thing)):
        drawn.append(f" ◍{tokens}", Style(color=palette.bronze, bold=True))
    if is_open(thing) and s.briber(thing) != NONE:
        owner = int(owner_of(thing))
        drawn.append(f" ⚑{SYMBOLS[owner]}", Style(color=palette.players[owner]))
    return drawn


def name_of(s: Oriflamme, thing: int, words: Catalogue) -> str:
    """Return the name of a thing of the row, or hatching where the viewer does not know it."""
    role = int(role_known(s, thing))
    return HATCHED if role == NONE else words.say(role_name(role))


def card(s: Oriflamme, thing: int, words: Catalogue, palette: Palette) -> Text:
    """Draw a card: face up on the colour of its family, face down as a back, its name if the viewer knows it."""
    holder = int(s.holder(thing))
    colour = palette.players[holder]
    name = name_of(s, thing, words)
    if is_open(thing):
        style = Style(bgcolor=colour, color=palette.surface, bold=True)
    else:
        style = Style(bgcolor=NIGHT_BACK if palette.is_dark else DAY_BACK, color=colour, italic=name != HATCHED)
    return Text(f"{SYMBOLS[holder]} {name}", style)


def padded(text: Text, cell: int) -> Text:
    """Return a text as wide as a cell, its ground filled to the edge."""
    drawn = text.copy()
    drawn.truncate(cell, overflow="ellipsis")
    drawn.append(" " * (cell - drawn.cell_len))
    return drawn


def seats(s: Oriflamme, words: Catalogue, palette: Palette, space: Space) -> Text:
    """Draw what every family has: influence, cards in hand, the Twin that lies ready, the cards out of the row."""
    drawn = Text()
    for seat in range(s.seats):
        drawn.append(f"{SYMBOLS[seat]} {words.names[seat]}", Style(color=palette.players[seat], bold=True))
        drawn.append(f"  ◍{s.influence(seat)}", Style(color=palette.bronze, bold=True))
        drawn.append(f" ▯{s.hand_count(seat)}", Style(color=palette.ink))
        if s.has_twin_ready(seat):
            drawn.append(" ◫", Style(color=palette.ink))
        out = [words.say(role_name(role)) for role in pile(s, seat)]
        if out:
            removed = f"\n  ✕ {', '.join(out)}" if space.is_tall else f" ✕{len(out)}"
            drawn.append(removed, Style(color=palette.faint))
        drawn.append("\n")
    return drawn


def hand(s: Oriflamme, words: Catalogue, palette: Palette) -> Text:
    """Draw the hand of the viewer and the cards laid aside; those of all when everything is shown."""
    drawn = Text()
    lookers = hands_shown(s)
    for seat in lookers:
        style = Style(bgcolor=palette.players[seat], color=palette.surface, bold=True)
        if len(lookers) > 1:
            drawn.append(f"{SYMBOLS[seat]} ", Style(color=palette.players[seat]))
        for role in s.hand(seat):
            drawn.append(f" {words.say(role_name(role))} ", style)
            drawn.append(" ")
        aside = ", ".join(words.say(role_name(role)) for role in s.aside(seat))
        if aside:
            drawn.append(words.say(phrase("ui-oriflamme-aside", cards=aside)), Style(color=palette.faint))
        if seat != lookers[-1]:
            drawn.append("\n")
    return drawn


TABLE = OriflammeTable
