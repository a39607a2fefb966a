"""Oriflamme: Ablaze as a game one can name and start: settings, and words for letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.game import Game, Setting, seat_named
from meadhall.games.oriflamme import notation
from meadhall.games.oriflamme.rules.clauses import CLAUSES
from meadhall.games.oriflamme.rules.components import LEFTWARD, LETTERS, NONE, RIGHTWARD, ROLES
from meadhall.games.oriflamme.rules.events import EVENTS
from meadhall.games.oriflamme.rules.setup import new_oriflamme
from meadhall.games.oriflamme.rules.state import PLACES, Oriflamme

if TYPE_CHECKING:
    from meadhall.core.state import State


class OriflammeGame(Game):
    """Oriflamme: Ablaze (2020), for 3 to 5 seats."""

    def __init__(self) -> None:
        """State the facts."""
        super().__init__(
            key="oriflamme",
            title="Oriflamme: Ablaze",
            version=1,
            seats=notation.SEATS,
            settings=[
                Setting("direction", ["random", "right", "left"], "ORI-R7", "random"),
                Setting("starting_seat", ["random", "0", "1", "2", "3", "4"], "ORI-R6", "random"),
                Setting("prince_brings_twin", ["revealed", "always"], "ORI-B1", "revealed"),
                Setting("entering_card_acts", ["yes", "no"], "ORI-B3", "yes"),
                Setting("apothecary_hits_itself", ["no", "yes"], "ORI-B11", "no"),
                Setting("plan_on_stack", ["first", "last"], "ORI-B18", "first"),
            ],
            kinds=[
                "direction", "starter", "lay-aside", "place", "where", "leave-or-reveal", "where-twin", "remove",
                "character", "take-or-again", "bribe",
            ],
            endings=["most-influence", "most-cards", "shared"],
            events=EVENTS,
            clauses=CLAUSES,
            cards=ROLES,
            letters=LETTERS,
            longest=2_000,
            notation=notation,
        )  # fmt: skip

    def start(self, seats: int, settings: dict[str, str]) -> State:
        return new_oriflamme(
            seats,
            {"random": NONE, "right": RIGHTWARD, "left": LEFTWARD}[settings["direction"]],
            seat_named(settings, "starting_seat", seats),
            twin_always=settings["prince_brings_twin"] == "always",
            entering_acts=settings["entering_card_acts"] == "yes",
            hits_itself=settings["apothecary_hits_itself"] == "yes",
            plan_last=settings["plan_on_stack"] == "last",
        )

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Oriflamme)
        cards = [sum(secret.count(place) for place in range(PLACES)) for secret in state.secrets]
        return [*cards, state.balance()]

    def span(self, state: State) -> int:
        assert isinstance(state, Oriflamme)
        return state.round

    def write_position(self, state: State) -> str:
        assert isinstance(state, Oriflamme)
        return notation.write_position(state)

    def read_position(self, text: str) -> State:
        return notation.read_position(text)


GAME = OriflammeGame()
