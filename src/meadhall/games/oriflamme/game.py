"""Oriflamme: Ablaze as a `Game`: settings, and words for letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.game import Game, Setting, seat_named
from meadhall.games.oriflamme import notation, position
from meadhall.games.oriflamme.rules.clauses import CLAUSES
from meadhall.games.oriflamme.rules.components import (
    CARD_PLACES,
    ENDINGS,
    ENTERING_ACTS,
    FACE_DOWN_COUNTS,
    HITS_ITSELF,
    LETTERS,
    NONE,
    PLAN_LAST,
    QUESTIONS,
    ROLES,
    TWIN_ALWAYS,
)
from meadhall.games.oriflamme.rules.events import EVENTS
from meadhall.games.oriflamme.rules.setup import new_oriflamme
from meadhall.games.oriflamme.rules.state import Oriflamme

if TYPE_CHECKING:
    from meadhall.core.state import State


def reading(which: int, clause: str, *, by_default: bool = False, since: int = 1, changed: int = 0) -> Setting:
    """Return the setting that chooses a reading of the book; versions before a change had another default."""
    key, no, yes = notation.READINGS[which]
    default, other = (yes, no) if by_default else (no, yes)
    before = other if max(since, changed) > 1 else ""
    return Setting(key, [default, other], clause, default, since, before, changed)


class OriflammeGame(Game):
    """Oriflamme: Ablaze (2020), for 3 to 5 seats."""

    def __init__(self) -> None:
        """Store the facts."""
        super().__init__(
            key="oriflamme",
            title=notation.TITLE,
            version=2,
            seats=notation.SEATS,
            settings=[
                Setting("direction", list(notation.DIRECTIONS.values()), "ORI-R7", notation.DIRECTIONS[NONE]),
                Setting("starting_seat", ["random", "0", "1", "2", "3", "4"], "ORI-R6", "random"),
                reading(TWIN_ALWAYS, "ORI-B1"),
                reading(ENTERING_ACTS, "ORI-B3", changed=2),
                reading(HITS_ITSELF, "ORI-B11"),
                reading(PLAN_LAST, "ORI-B18"),
                reading(FACE_DOWN_COUNTS, "ORI-B36", by_default=True, since=2),
            ],
            kinds=QUESTIONS,
            endings=ENDINGS,
            events=EVENTS,
            clauses=CLAUSES,
            cards=ROLES,
            letters=LETTERS,
            longest=2_000,
            oldest=1,
            notation=notation,
            position=position,
        )

    def start(self, seats: int, settings: dict[str, str]) -> State:
        direction = notation.direction_of(settings["direction"])
        first = seat_named(settings, "starting_seat", seats)
        return new_oriflamme(seats, direction, first, notation.readings_of(settings))

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Oriflamme)
        cards = [sum(secret.count(place) for place in range(CARD_PLACES)) for secret in state.secrets]
        return [*cards, state.balance()]

    def span(self, state: State) -> int:
        assert isinstance(state, Oriflamme)
        return state.round


GAME = OriflammeGame()
