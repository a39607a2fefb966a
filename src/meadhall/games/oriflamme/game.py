"""Oriflamme: Ablaze as a game one can name and start: settings, and words for letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.game import Game, Setting, seat_named
from meadhall.games.oriflamme import notation, position
from meadhall.games.oriflamme.rules.clauses import CLAUSES
from meadhall.games.oriflamme.rules.components import (
    CARD_PLACES,
    ENDINGS,
    LEFTWARD,
    LETTERS,
    NONE,
    QUESTIONS,
    RIGHTWARD,
    ROLES,
)
from meadhall.games.oriflamme.rules.events import EVENTS
from meadhall.games.oriflamme.rules.setup import new_oriflamme
from meadhall.games.oriflamme.rules.state import Oriflamme

if TYPE_CHECKING:
    from meadhall.core.state import State


class OriflammeGame(Game):
    """Oriflamme: Ablaze (2020), for 3 to 5 seats."""

    def __init__(self) -> None:
        """State the facts."""
        super().__init__(
            key="oriflamme",
            title="Oriflamme: Ablaze",
            version=2,
            seats=position.SEATS,
            settings=[
                Setting("direction", ["random", "right", "left"], "ORI-R7", "random"),
                Setting("starting_seat", ["random", "0", "1", "2", "3", "4"], "ORI-R6", "random"),
                Setting("prince_brings_twin", ["revealed", "always"], "ORI-B1", "revealed"),
                Setting("entering_card_acts", ["no", "yes"], "ORI-B3", "no", before="yes", changed=2),
                Setting("apothecary_hits_itself", ["no", "yes"], "ORI-B11", "no"),
                Setting("plan_on_stack", ["first", "last"], "ORI-B18", "first"),
                Setting("face_down_prince", ["counts", "nameless"], "ORI-B36", "counts", since=2, before="nameless"),
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
        direction = {"random": NONE, "right": RIGHTWARD, "left": LEFTWARD}[settings["direction"]]
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
