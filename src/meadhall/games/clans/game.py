"""Land of Clans as a `Game`: settings, and words for letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.game import BadSetting, Game, Setting, seat_named
from meadhall.games.clans import notation, position
from meadhall.games.clans.board import CHART
from meadhall.games.clans.notation import TEAMS, WIZARD_IS_EXTRA, WIZARDS_RETURN
from meadhall.games.clans.rules.claims import prizes_in_bag
from meadhall.games.clans.rules.clauses import CLAUSES
from meadhall.games.clans.rules.components import (
    CASTLES,
    ENDINGS,
    LAND_CARDS,
    MOST_SEATS,
    QUESTIONS,
    TOKENS_EACH,
    WIZARD,
)
from meadhall.games.clans.rules.events import EVENTS
from meadhall.games.clans.rules.setup import clans_of, new_clans
from meadhall.games.clans.rules.state import OWNERS, Clans

if TYPE_CHECKING:
    from meadhall.core.state import State


class ClansGame(Game):
    """Land of Clans (2020), for 2 to 4 seats, or in teams of two for 4 or 6."""

    def __init__(self) -> None:
        """Store the facts."""
        super().__init__(
            key="clans",
            title=notation.TITLE,
            version=1,
            seats=notation.SEATS,
            settings=[
                Setting("teams", list(TEAMS.values()), "CLA-R33", TEAMS[False]),
                Setting("wizard", list(WIZARD_IS_EXTRA.values()), "CLA-C7", WIZARD_IS_EXTRA[False]),
                Setting("wizards_return", list(WIZARDS_RETURN.values()), "CLA-C27", WIZARDS_RETURN[True]),
                Setting("starting_seat", ["random", "0", "1", "2", "3", "4", "5"], "CLA-C21", "random"),
            ],
            kinds=QUESTIONS,
            endings=ENDINGS,
            events=EVENTS,
            clauses=CLAUSES,
            cards=WIZARD + 1,
            letters=notation.ALPHABET,
            longest=20_000,
            oldest=1,
            notation=notation,
            position=position,
        )

    def start(self, seats: int, settings: dict[str, str]) -> State:
        try:
            clans = clans_of(seats, settings["teams"] == TEAMS[True] or seats == MOST_SEATS)
        except ValueError as error:
            raise BadSetting(str(error)) from None
        return new_clans(
            seats,
            CHART.board,
            clans,
            seat_named(settings, "starting_seat", seats),
            wizard_is_extra=settings["wizard"] == WIZARD_IS_EXTRA[True],
            wizards_return=settings["wizards_return"] == WIZARDS_RETURN[True],
        )

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        return [(2, {}), (3, {}), (4, {}), (4, {"teams": TEAMS[True]}), (6, {})]

    def side(self, state: State, seat: int) -> int:
        assert isinstance(state, Clans)
        return int(state.clan(seat))

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Clans)
        cards = state.secrets[0]
        counts = [sum(cards.copies_in(place, card) for place in range(len(OWNERS))) for card in range(LAND_CARDS + 1)]
        tokens = [TOKENS_EACH - state.tokens_left(clan) >= 0 for clan in range(state.clans)]
        held = sum(state.prizes(clan) for clan in range(state.clans))
        prizes = held + bin(state.open_prizes()).count("1") + len(prizes_in_bag(state))
        return [*counts, all(tokens), prizes == CASTLES]


GAME = ClansGame()
