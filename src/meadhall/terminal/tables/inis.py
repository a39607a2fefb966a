"""The table of Inis: the island of three-hexagon tiles, how close everybody is to victory, the clash, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from meadhall.core.bits import members
from meadhall.games.inis.names import card_name, known_cards, territory_name
from meadhall.games.inis.notation import TERRITORIES
from meadhall.games.inis.rules.components import (
    ENOUGH_FOR_CONDITION,
    NONE,
    is_action,
    is_advantage,
    is_territory,
    names_spot,
    spot_in,
    territory_in,
)
from meadhall.games.inis.rules.island import hexagons, spot_at
from meadhall.games.inis.rules.stack import tiles_left
from meadhall.games.inis.rules.state import (
    Inis,
)
from meadhall.games.inis.rules.victory import (
    clans_led,
    conditions_met,
    sanctuaries_where_present,
    territories_present_in,
)
from meadhall.presentation import phrase
from meadhall.terminal.tables import SYMBOLS, Palette, Picture, Space, Table, hands_shown

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.presentation import Catalogue

NIGHT_GROUND = ("#2B4227", "#4A371B", "#1D3B49", "#4B2622", "#382A4C", "#454119")
DAY_GROUND = ("#CFE0B8", "#EAD3A2", "#BFDCE6", "#F0C9BC", "#D9C8E6", "#ECE39F")
"""Shades of land, so that a territory can be told from its neighbours."""
NIGHT_CARDS = ("#8FBF7F", "#D9BE4E", "#D08A6A")
DAY_CARDS = ("#2E6B34", "#7D6608", "#93402A")
"""Action cards, Advantage cards, Epic Tales: the colours of their backs."""
SANCTUARY, CITADEL, CAPITAL_SIGN, FEAST_SIGN, BRENN_SIGN, PRETENDER_SIGN = "✦", "♜", "♚", "❀", "★", "♔"
CLASH_SIGN = "⚔"
CARD_SIGNS = ACTION_SIGN, ADVANTAGE_SIGN, TALE_SIGN = "▯", "◈", "☘"
CELLS = ((9, 3), (8, 3), (7, 2), (6, 2), (5, 1))
"""Columns and lines of a hexagon, from large to small."""
WIDEST, HIGHEST, NARROW, LOW = 66, 24, 44, 12
"""How many columns and lines the island may take of a large and of a small room."""


class InisTable(Table):
    """Draws Inis."""

    accent = "#7FB069"
    light_accent = "#2E6B34"
    legend = "ui-inis-legend"

    def draw(self, view: State, words: Catalogue, palette: Palette, space: Space) -> Picture:
        assert isinstance(view, Inis)
        return Picture(board(view, words, palette, space), seats(view, words, palette), hand(view, words, palette))


def board(s: Inis, words: Catalogue, palette: Palette, space: Space) -> Text:
    """Draw the island: each hexagon a cell, each row of the lattice half a cell further to the right."""
    wide, high = size_of_cells(s, space)
    cells = drawn_cells(s, words, palette, wide, high)
    drawn = Text(head(s, words), Style(color=palette.faint), no_wrap=True)
    if not cells:
        return drawn
    rows = [down for _, down in cells]
    left = min(2 * across + down for across, down in cells)
    for down in range(min(rows), max(rows) + 1):
        row = sorted(across for across, at in cells if at == down)
        for line in range(high):
            drawn.append("\n")
            column = 0
            for across in row:
                start = (2 * across + down - left) * wide // 2
                drawn.append(" " * (start - column))
                drawn.append_text(cells[across, down][line])
                column = start + wide
    return drawn


def size_of_cells(s: Inis, space: Space) -> tuple[int, int]:
    """Return how many columns and lines a hexagon gets: as many as there is room for."""
    covered = [cell for territory in members(int(s.on_map)) for cell in covers(s, territory)]
    covered += free_hexagons(s)
    if not covered:
        return CELLS[0]
    halves = [2 * across + down for across, down in covered]
    rows = [down for _, down in covered]
    across, down = (max(halves) - min(halves) + 2) / 2, max(rows) - min(rows) + 1
    columns, lines = (WIDEST, HIGHEST) if space.is_wide and space.is_tall else (NARROW, LOW)
    fitting = [(wide, high) for wide, high in CELLS if wide * across <= columns and high * down <= lines]
    return fitting[0] if fitting else CELLS[-1]


def covers(s: Inis, territory: int) -> list[tuple[int, int]]:
    """Return the hexagons of a territory."""
    return hexagons(int(s.across(territory)), int(s.down(territory)), int(s.turned(territory)))


def head(s: Inis, words: Catalogue) -> str:
    """Return the line above the island: the round, the Brenn, the direction of the crows, the stack."""
    if s.brenn == NONE:
        return ""
    arrow = {1: " ↻", -1: " ↺", 0: ""}[int(s.direction)]
    name = f"{SYMBOLS[s.brenn]} {words.names[s.brenn]}"
    left = int(tiles_left(s))
    return words.say(phrase("ui-inis-round", n=int(s.round_number) + 1, name=name, left=left)) + arrow


def drawn_cells(s: Inis, words: Catalogue, palette: Palette, wide: int, high: int) -> dict[tuple[int, int], list[Text]]:
    """Draw every hexagon: two of a tile show name and clans, the third one buildings; free spots are dotted."""
    grounds, lit = shades(s), lit_territories(s)
    cells: dict[tuple[int, int], list[Text]] = {}
    for across, down in free_hexagons(s):
        cells[across, down] = [Text(f"{'·':^{wide}}", Style(color=palette.faint)) for _ in range(high)]
    for territory in members(int(s.on_map)):
        first, second, third = covers(s, territory)
        ground = (NIGHT_GROUND if palette.is_dark else DAY_GROUND)[grounds[territory]]
        chief = int(s.chieftain(territory))
        ink = palette.ink if chief == NONE else palette.players[chief]
        style = Style(bgcolor=ground, color=ink, bold=chief != NONE, underline=territory in lit)
        name, clans = words.say(territory_name(territory)), clans_in(s, territory, palette, ground, 2 * wide)
        marks, faint = signs(s, territory), Style(bgcolor=ground, color=palette.bronze)
        if high == 1:
            pair = [clans]
            single = [Text(f"{name[:3]:<3}", style) + Text("".join(marks)[: wide - 3], faint)]
        else:
            pair = [Text(name, style), clans, Text()][:high]
            single = [Text(mark, faint) for mark in [*marks, "", "", ""][:high]]
        pair = [fitted(line, 2 * wide, ground) for line in pair]
        cells[first] = [line[:wide] for line in pair]
        cells[second] = [line[wide:] for line in pair]
        cells[third] = [fitted(line, wide, ground) for line in single]
    return cells


def fitted(text: Text, wide: int, ground: str) -> Text:
    """Return a text as wide as its cell, on its ground."""
    drawn = text.copy()
    drawn.truncate(wide)
    drawn.append(" " * (wide - drawn.cell_len), Style(bgcolor=ground))
    return drawn


def shades(s: Inis) -> dict[int, int]:
    """Return a shade for each territory, different from its neighbours' as long as there are enough shades."""
    found: dict[int, int] = {}
    for territory in members(int(s.on_map)):
        near = {found.get(other) for other in members(int(s.neighbours(territory)))}
        free = [shade for shade in range(len(NIGHT_GROUND)) if shade not in near]
        found[territory] = free[0] if free else territory % len(NIGHT_GROUND)
    return found


def lit_territories(s: Inis) -> set[int]:
    """Return the territories that the viewer may answer with now."""
    question = s.question()
    if question is None or question.actor != s.viewer:
        return set()
    return {territory_in(option) for option in question.options if is_territory(option)}


def free_hexagons(s: Inis) -> set[tuple[int, int]]:
    """Return the hexagons that a new tile may cover, while the viewer is asked where to lay one."""
    question = s.question()
    found: set[tuple[int, int]] = set()
    if question is not None and question.actor == s.viewer:
        for option in question.options:
            if names_spot(option):
                across, down, turned = spot_at(s, *spot_in(option))
                found |= set(hexagons(int(across), int(down), int(turned)))
    return found


def clans_in(s: Inis, territory: int, palette: Palette, ground: str, wide: int) -> Text:
    """Draw the clans of a territory, closer together where there is little room."""
    found = [(seat, f"{SYMBOLS[seat]}{n}") for seat in range(s.seats) if (n := int(s.clans(territory, seat)))]
    gap = " " if sum(len(word) + 1 for _, word in found) <= wide + 1 else ""
    drawn = Text()
    for seat, word in found:
        drawn.append(word + gap, Style(bgcolor=ground, color=palette.players[seat], bold=True))
    return drawn


def signs(s: Inis, territory: int) -> list[str]:
    """Return what stands in a territory, in three short words: buildings, then a clash, then who has its card."""
    built = CAPITAL_SIGN if s.capital == territory else ""
    if n := int(s.sanctuaries(territory)):
        built += f"{SANCTUARY}{n}"
    if n := int(s.citadels(territory)) - (s.capital == territory):
        built += f"{CITADEL}{n}"
    events = FEAST_SIGN if s.festival == territory else ""
    if s.clash == territory or s.is_clash_to_come(territory):
        events += CLASH_SIGN
    holder = int(s.where_advantage(territory))
    return [built, events, f"{ADVANTAGE_SIGN}{SYMBOLS[holder]}" if 0 <= holder < s.seats else ""]


def seats(s: Inis, words: Catalogue, palette: Palette) -> Text:
    """Draw how close every player is to victory, what each has, which of their cards are known; then the clash."""
    drawn = Text()
    for seat in range(s.seats):
        colour = palette.players[seat]
        drawn.append(f"{SYMBOLS[seat]} {words.names[seat]}", Style(color=colour, bold=True))
        if s.brenn == seat:
            drawn.append(f" {BRENN_SIGN}", Style(color=palette.bronze))
        if s.is_pretender(seat):
            drawn.append(f" {PRETENDER_SIGN}", Style(color=palette.bronze, bold=True))
        held = sum(1 for at in range(len(TERRITORIES)) if s.where_advantage(at) == seat)
        cards = f"{ACTION_SIGN}{s.action_count(seat)} {TALE_SIGN}{s.tale_count(seat)} {ADVANTAGE_SIGN}{held}"
        drawn.append(f"  {cards}  ⌂{s.reserve(seat)}\n", Style(color=palette.ink))
        drawn.append("  ")
        values = (
            (CLASH_SIGN, int(clans_led(s, seat))),
            (SANCTUARY, int(sanctuaries_where_present(s, seat))),
            ("⬡", int(territories_present_in(s, seat))),
        )
        for sign, n in values:
            full = n >= ENOUGH_FOR_CONDITION
            style = Style(color=palette.bronze if full else palette.faint, bold=full)
            drawn.append(f"{sign}{n}/{ENOUGH_FOR_CONDITION} ", style)
        if s.deeds(seat):
            drawn.append(f"+{s.deeds(seat)} ", Style(color=palette.ink, bold=True))
        met = conditions_met(s, seat)
        drawn.append(f"= {met}\n", Style(color=palette.bronze if met else palette.faint, bold=met > 0))
        if seat not in hands_shown(s):
            seen = [words.say(card_name(card)) for card in known_cards(s, seat)]
            drawn.append("".join(f"  {ACTION_SIGN} {name}\n" for name in seen), Style(color=palette.ink))
    if s.clash != NONE:
        drawn.append_text(clash(s, words, palette))
    return drawn


def clash(s: Inis, words: Catalogue, palette: Palette) -> Text:
    """Draw a clash: who is exposed and who sheltered."""
    here = int(s.clash)
    drawn = Text(f"{CLASH_SIGN} {words.say(territory_name(here))}: ", Style(color=palette.bronze, bold=True))
    for seat in range(s.seats):
        if s.clans(here, seat):
            drawn.append(f"{SYMBOLS[seat]}{s.exposed(seat)}", Style(color=palette.players[seat], bold=True))
            if s.sheltered(seat):
                drawn.append(f"+{s.sheltered(seat)}{CITADEL}", Style(color=palette.players[seat]))
            drawn.append(" ")
    return drawn


def hand(s: Inis, words: Catalogue, palette: Palette) -> Text:
    """Draw the hand of the viewer, by type; every hand when everything is shown."""
    drawn = Text()
    lookers = hands_shown(s)
    colours = NIGHT_CARDS if palette.is_dark else DAY_CARDS
    for seat in lookers:
        if len(lookers) > 1:
            drawn.append(f"{SYMBOLS[seat]} ", Style(color=palette.players[seat]))
        for card in known_cards(s, seat):
            kind = 0 if is_action(card) else 1 if is_advantage(card) else 2
            style = Style(bgcolor=colours[kind], color=palette.surface, bold=True)
            drawn.append(f" {CARD_SIGNS[kind]} {words.say(card_name(card))} ", style)
            drawn.append(" ")
        if seat != lookers[-1]:
            drawn.append("\n")
    return drawn


TABLE = InisTable
