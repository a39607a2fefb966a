"""What Keltis looks like: five paths with their stones and figures, columns, piles, and the cards one knows of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.games.keltis import position
from meadhall.games.keltis.game import GAME, PATHS
from meadhall.games.keltis.rules.components import (
    BARE,
    CLOVER,
    COLOURS,
    DRAW,
    FACE_DOWN,
    GOAL,
    KINDS,
    LAST,
    PILE,
    ROW_VALUE,
    START,
    TILE_POINTS,
    WISHING_STONE,
    card_in,
    colour_of,
    is_discard,
    is_lay,
    is_path,
    path_in,
    value_of,
)
from meadhall.games.keltis.rules.scoring import figure_value, score
from meadhall.games.keltis.rules.state import HAND_OF, Keltis
from meadhall.scene import GameScene, Scene

if TYPE_CHECKING:
    from meadhall.core.question import Question
    from meadhall.core.state import State

Colour = Literal["red", "yellow", "pink", "green", "blue"]
Tile = Literal["", "face-down", "wishing-stone", "clover", "points"]
Trend = Literal["up", "down", "open"]

COLOUR_NAMES: tuple[Colour, ...] = ("red", "yellow", "pink", "green", "blue")
TILE_NAMES: dict[int, Tile] = {BARE: "", FACE_DOWN: "face-down", WISHING_STONE: "wishing-stone", CLOVER: "clover"}
TRENDS: dict[int, Trend] = {1: "up", -1: "down", 0: "open"}
assert COLOUR_NAMES == PATHS


class Stone(msgspec.Struct):
    """A stone of a path, with the tile that lies on it."""

    key: str
    row: int
    """1 to 9."""
    value: int
    """What a small figure is worth here at the end."""
    tile: Tile
    points: int
    """Of a number tile."""
    is_goal: bool
    is_dark: bool
    """Whether a tile lay here at the beginning."""


class Path(msgspec.Struct):
    """A path of nine stones, the lowest first."""

    key: str
    colour: Colour
    stones: list[Stone]


class Card(msgspec.Struct):
    """A card; every one exists twice."""

    key: str
    """Of the card in a hand, the same for two equal ones; empty elsewhere."""
    colour: Colour
    value: int
    n: int
    """0 or 1: tells two equal cards of a table apart."""
    is_open: bool
    """Whether everybody knows it: it lies open, or was taken from a discard pile."""


class Column(msgspec.Struct):
    """The cards of a colour before a seat, in the order in which they were laid."""

    key: str
    colour: Colour
    trend: Trend
    cards: list[Card]


class Figure(msgspec.Struct):
    """A seat's figure on a path."""

    key: str
    colour: Colour
    row: int
    """0 while none has left the start stone for this path."""
    is_large: bool
    worth: int
    """What it would score now."""


class Seat(msgspec.Struct):
    """What a seat has before it and in hand."""

    points: int
    """From number tiles."""
    wishing_stones: int
    hand_count: int
    hand: list[Card]
    """Those that the viewer knows: all of its own, the openly taken ones of others."""
    columns: list[Column]
    figures: list[Figure]
    small_left: int
    """Small figures on the start stone."""
    large_left: int
    """Large ones there: 1 or 0."""
    score_now: int
    """The total if the game ended now."""


class DiscardPile(msgspec.Struct):
    """The discards of a colour, the lowest first."""

    key: str
    colour: Colour
    cards: list[Card]


class DrawPile(msgspec.Struct):
    """The draw pile."""

    key: str
    count: int


class KeltisTable(Scene, tag="keltis"):
    """The table of Keltis."""

    paths: list[Path]
    seats: list[Seat]
    piles: list[DiscardPile]
    draw_pile: DrawPile
    turn: int
    """The seat whose turn it is; -1 before the first and after the last."""


PATH_KEYS = [f"path:{colour}" for colour in PATHS]
PILE_KEYS = [f"pile:{colour}" for colour in PATHS]
STONE_KEYS = [[f"stone:{colour}:{row}" for row in range(LAST + 1)] for colour in PATHS]
CARDS = [f"{PATHS[colour_of(card)]}:{value_of(card)}" for card in range(KINDS)]


class KeltisScene(GameScene):
    """The looks of Keltis."""

    table = KeltisTable

    def scene(self, view: State) -> KeltisTable:
        assert isinstance(view, Keltis)
        seen = Seen(view)
        return KeltisTable(
            paths=[path_of(view, path) for path in range(COLOURS)],
            seats=[seen.seat(seat) for seat in range(view.seats)],
            piles=[seen.pile(colour) for colour in range(COLOURS)],
            draw_pile=DrawPile("pile", int(view.cards_left)),
            turn=view.player_in_turn(),
        )

    def places(self, view: State, question: Question, option: int) -> list[str]:
        assert isinstance(view, Keltis)
        seat = question.actor
        if is_lay(option):
            card = card_in(option)
            colour = colour_of(card)
            return [hand_key(seat, card), f"column:{seat}:{PATHS[colour]}", *step_keys(view, seat, colour)]
        if is_discard(option):
            card = card_in(option)
            return [hand_key(seat, card), PILE_KEYS[colour_of(card)]]
        if option == PILE:
            return ["pile"]
        if not is_path(option):
            return []
        path = path_in(option)
        if question.kind == DRAW:
            return [PILE_KEYS[path]]
        return [f"figure:{seat}:{PATHS[path]}", *step_keys(view, seat, path)]


def hand_key(seat: int, card: int) -> str:
    """Return the key of a card in a hand."""
    return f"hand:{seat}:{CARDS[card]}"


def step_keys(s: Keltis, seat: int, path: int) -> list[str]:
    """Return the keys of a path and of the stone that a step of the seat's figure leads to, if there is one."""
    row = int(s.row(seat, path))
    return [PATH_KEYS[path]] if row == LAST else [STONE_KEYS[path][row + 1], PATH_KEYS[path]]


def path_of(s: Keltis, path: int) -> Path:
    """Return a path with its stones."""
    stones = []
    for row in range(1, LAST + 1):
        tile = int(s.tile(path, row))
        stones.append(
            Stone(
                key=STONE_KEYS[path][row],
                row=row,
                value=ROW_VALUE[row],
                tile=TILE_NAMES.get(tile, "points"),
                points=TILE_POINTS[tile],
                is_goal=row >= GOAL,
                is_dark=path * LAST + row - 1 in DARK,
            )
        )
    return Path(PATH_KEYS[path], COLOUR_NAMES[path], stones)


DARK = frozenset(GAME.dark)


class Seen:
    """A view being drawn: it counts the cards, so that equal ones differ in `n`."""

    def __init__(self, s: Keltis) -> None:
        """Begin with no card drawn."""
        self.s = s
        self.drawn = [0] * KINDS

    def card(self, card: int, key: str = "", is_open: bool = True) -> Card:
        """Return the next copy of a card."""
        n = self.drawn[card]
        self.drawn[card] += 1
        return Card(key, COLOUR_NAMES[colour_of(card)], value_of(card), n, is_open)

    def seat(self, seat: int) -> Seat:
        """Return what a seat has."""
        s = self.s
        columns = position.columns(s, seat)
        return Seat(
            points=int(s.points(seat)),
            wishing_stones=int(s.wishing_stones(seat)),
            hand_count=int(s.secrets[0].count(HAND_OF + seat)),
            hand=self.hand(seat),
            columns=[
                Column(
                    key=f"column:{seat}:{colour}",
                    colour=colour,
                    trend=TRENDS[int(s.trend(seat, n))],
                    cards=[self.card(card) for card in columns[n]],
                )
                for n, colour in enumerate(COLOUR_NAMES)
            ],
            figures=[
                Figure(
                    key=f"figure:{seat}:{colour}",
                    colour=colour,
                    row=int(s.row(seat, n)),
                    is_large=bool(s.large_on(seat) == n),
                    worth=figure_value(s, seat, n) if s.row(seat, n) != START else 0,
                )
                for n, colour in enumerate(COLOUR_NAMES)
            ],
            small_left=int(s.small_left(seat)),
            large_left=int(s.large_on(seat) < 0),
            score_now=score(s, seat),
        )

    def hand(self, seat: int) -> list[Card]:
        """Return the cards of a hand that the viewer knows."""
        s, place = self.s, HAND_OF + seat
        cards = s.secrets[0]
        found = []
        for card in cards.cards(place):
            known = cards.located(s.seats, card, place)
            for n in range(cards.copies_in(place, card)):
                found.append(self.card(card, hand_key(seat, card), bool(n < known)))
        return found

    def pile(self, colour: int) -> DiscardPile:
        """Return a discard pile."""
        s = self.s
        cards = [self.card(int(s.pile_card(colour, at))) for at in range(s.height(colour))]
        return DiscardPile(PILE_KEYS[colour], COLOUR_NAMES[colour], cards)


SCENE = KeltisScene()
