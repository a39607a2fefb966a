"""Keltis as a `Game`: settings, and the parts that it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.game import Game, Setting, seat_named
from meadhall.games.keltis import notation, position
from meadhall.games.keltis.board import DARK
from meadhall.games.keltis.notation import CLOVER_OPENS_PATH
from meadhall.games.keltis.rules.clauses import CLAUSES
from meadhall.games.keltis.rules.components import BARE, COLOUR, ENDINGS, KINDS, LETTERS, QUESTIONS, STONES_IN_ALL
from meadhall.games.keltis.rules.events import EVENTS
from meadhall.games.keltis.rules.setup import new_keltis
from meadhall.games.keltis.rules.state import OWNERS, Keltis

if TYPE_CHECKING:
    from meadhall.core.state import State


class KeltisGame(Game):
    """Keltis (Der Weg der Steine, 2008), for 2 to 4 seats."""

    def __init__(self) -> None:
        """Store the facts."""
        super().__init__(
            key="keltis",
            title=notation.TITLE,
            version=1,
            seats=notation.SEATS,
            settings=[
                Setting("clover_opens_path", list(CLOVER_OPENS_PATH.values()), "KEL-A2", CLOVER_OPENS_PATH[True]),
                Setting("starting_seat", ["random", "0", "1", "2", "3"], "KEL-R2", "random"),
            ],
            kinds=QUESTIONS,
            endings=ENDINGS,
            events=EVENTS,
            clauses=CLAUSES,
            cards=COLOUR,
            letters=LETTERS,
            longest=20_000,
            oldest=1,
            notation=notation,
            position=position,
        )

    def start(self, seats: int, settings: dict[str, str]) -> State:
        clover_opens_path = settings["clover_opens_path"] == CLOVER_OPENS_PATH[True]
        return new_keltis(seats, DARK, clover_opens_path, seat_named(settings, "starting_seat", seats))

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Keltis)
        cards = state.secrets[0]
        counts = [sum(cards.copies_in(place, card) for place in range(len(OWNERS))) for card in range(KINDS)]
        tiles = sum(state.tile_on(stone) != BARE for stone in range(STONES_IN_ALL))
        return [*counts, tiles + sum(state.wishing_stones(seat) for seat in range(state.seats))]


GAME = KeltisGame()
