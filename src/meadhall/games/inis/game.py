"""Inis as a `Game`: settings, and words for letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.game import Game, Setting, seat_named
from meadhall.games.inis import notation, position
from meadhall.games.inis.rules.box import CARD_NAMES, CLAUSES
from meadhall.games.inis.rules.components import (
    CITADEL_READING,
    CITADELS_IN_BOX,
    CLANS_EACH,
    DEEDS_IN_BOX,
    ENDINGS,
    FESTIVAL_READING,
    FIRST_GAME_READING,
    HIGHLANDS_READING,
    LETTERS,
    QUESTIONS,
    SANCTUARIES_IN_BOX,
    TERRITORIES,
)
from meadhall.games.inis.rules.events import EVENTS
from meadhall.games.inis.rules.setup import new_inis
from meadhall.games.inis.rules.state import Inis

if TYPE_CHECKING:
    from meadhall.core.state import State


def reading(which: int, clause: str) -> Setting:
    """Return a setting of yes or no; the default is no."""
    key, no, yes = notation.READINGS[which]
    return Setting(key, [no, yes], clause, no)


class InisGame(Game):
    """Inis (2016), for 2 to 4 seats."""

    def __init__(self) -> None:
        """Store the facts."""
        super().__init__(
            key="inis",
            title=notation.TITLE,
            version=notation.VERSION,
            seats=notation.SEATS,
            settings=[
                reading(FIRST_GAME_READING, "INI-R13"),
                Setting("brenn", ["random", "0", "1", "2", "3"], "INI-Q15", "random"),
                reading(HIGHLANDS_READING, "INI-Q10"),
                reading(FESTIVAL_READING, "INI-Q12"),
                reading(CITADEL_READING, "INI-Q16"),
            ],
            kinds=QUESTIONS,
            endings=ENDINGS,
            events=EVENTS,
            clauses=CLAUSES,
            cards=len(CARD_NAMES),
            letters=LETTERS,
            longest=200_000,
            oldest=notation.OLDEST,
            notation=notation,
            position=position,
        )

    def start(self, seats: int, settings: dict[str, str]) -> State:
        return self.start_older(seats, settings, self.version)

    def start_older(self, seats: int, settings: dict[str, str], version: int) -> State:
        return new_inis(version, seats, seat_named(settings, "brenn", seats), notation.readings_of(settings))

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Inis)
        cards = [
            sum(secret.copies_in(place, card) for place in range(secret.places))
            for secret in state.secrets
            for card in range(secret.kinds)  # type: ignore[attr-defined]
        ]
        clans = [
            state.reserve(seat)
            + sum(state.clans(territory, seat) for territory in range(TERRITORIES))
            + (state.in_cauldron if state.cauldron_of == seat else 0)
            for seat in range(state.seats)
        ]
        citadels = state.citadels_left + sum(state.citadels_built(territory) for territory in range(TERRITORIES))
        holy = state.sanctuaries_left + sum(state.sanctuaries(territory) for territory in range(TERRITORIES))
        deeds = state.deeds_left + sum(state.deeds(seat) for seat in range(state.seats))
        assert clans == [CLANS_EACH] * state.seats
        assert (citadels, holy, deeds) == (CITADELS_IN_BOX, SANCTUARIES_IN_BOX, DEEDS_IN_BOX)
        return [*cards, *clans, citadels, holy, deeds]

    def span(self, state: State) -> int:
        assert isinstance(state, Inis)
        return int(state.round_number)


GAME = InisGame()
