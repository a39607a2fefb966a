"""What Keltis looks like: five paths with their stones and figures, columns, piles, and the cards the viewer knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.keltis import facts, position
from meadhall.games.keltis.board import DARK
from meadhall.games.keltis.places import (
    DRAW_PILE_KEY,
    PATH_KEYS,
    PILE_KEYS,
    STONE_KEYS,
    column_key,
    figure_key,
    hand_key,
    places,
)
from meadhall.games.keltis.rules.box import PATHS, TILE_POINTS, TILE_SORTS, TRENDS
from meadhall.games.keltis.rules.components import (
    COLOURS,
    FIGURES_THAT_END,
    FIRST_GOAL_ROW,
    KINDS,
    LAST,
    ROW_VALUE,
    START,
    WISHING_STONE_VALUE,
    colour_of,
    stone_of,
    value_of,
)
from meadhall.games.keltis.rules.scoring import figure_value, score
from meadhall.games.keltis.rules.state import HAND_OF, Keltis
from meadhall.games.keltis.things import (
    Card,
    Column,
    DiscardPile,
    DrawPile,
    Figure,
    KeltisTable,
    Path,
    Seat,
    Stone,
)
from meadhall.presentation import GameScene, Named

if TYPE_CHECKING:
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State

DARK_STONES = frozenset(DARK)


class KeltisScene(GameScene):
    """Draws the table of Keltis."""

    table = KeltisTable

    def scene(self, view: State) -> KeltisTable:
        assert isinstance(view, Keltis)
        seen = Seen(view)
        return KeltisTable(
            paths=[path_of(view, path) for path in range(COLOURS)],
            seats=[seen.seat(seat) for seat in range(view.seats)],
            piles=[seen.pile(colour) for colour in range(COLOURS)],
            draw_pile=DrawPile(DRAW_PILE_KEY, int(view.cards_left)),
            turn=view.player_in_turn(),
            wishing_values=WISHING_STONE_VALUE,
            figures_that_end=FIGURES_THAT_END,
        )

    def places(self, view: State, question: Question, option: int) -> list[str]:
        assert isinstance(view, Keltis)
        return places(view, question, option)

    def named(self, event: Event) -> Named:
        return facts.named(event)

    def touched(self, view: State, event: Event) -> list[str]:
        assert isinstance(view, Keltis)
        return facts.touched(view, event)


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
                tile=TILE_SORTS[tile],
                points=TILE_POINTS[tile],
                is_goal=row >= FIRST_GOAL_ROW,
                is_dark=stone_of(path, row) in DARK_STONES,
            )
        )
    return Path(PATH_KEYS[path], PATHS[path], stones)


class Seen:
    """A view being drawn: it counts the cards, so that equal ones differ in `n`."""

    def __init__(self, s: Keltis) -> None:
        """Start with no card drawn."""
        self.s = s
        self.drawn = [0] * KINDS

    def card(self, card: int, key: str = "", is_open: bool = True) -> Card:
        """Return the next copy of a card."""
        n = self.drawn[card]
        self.drawn[card] += 1
        return Card(key, PATHS[colour_of(card)], value_of(card), n, is_open)

    def seat(self, seat: int) -> Seat:
        """Return what a seat has."""
        s = self.s
        columns = position.columns(s, seat)
        return Seat(
            points=int(s.points(seat)),
            wishing_stones=int(s.wishing_stones(seat)),
            hand_count=int(s.hand_count(seat)),
            hand=self.hand(seat),
            columns=[
                Column(
                    key=column_key(seat, n),
                    colour=colour,
                    trend=TRENDS[int(s.trend(seat, n))],
                    cards=[self.card(card) for card in columns[n]],
                )
                for n, colour in enumerate(PATHS)
            ],
            figures=[
                Figure(
                    key=figure_key(seat, n),
                    colour=colour,
                    row=int(s.row(seat, n)),
                    is_large=bool(s.large_on(seat) == n),
                    worth=figure_value(s, seat, n) if s.row(seat, n) != START else 0,
                )
                for n, colour in enumerate(PATHS)
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
        return DiscardPile(PILE_KEYS[colour], PATHS[colour], cards)


SCENE = KeltisScene()
