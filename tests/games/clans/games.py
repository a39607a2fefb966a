"""The recorded games of Land of Clans: both endings in every mode, with every reading among them."""

from __future__ import annotations

from meadhall.core.question import Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.clans.board import CHART
from meadhall.games.clans.game import GAME
from meadhall.games.clans.rules.claims import completes
from meadhall.games.clans.rules.components import (
    ADD,
    ENOUGH,
    MOVE,
    PASS,
    SHIELDS,
    SQUARE,
    is_card,
    is_land_card,
    is_square,
)
from meadhall.games.clans.rules.state import HAND, Clans
from tests.games.recorded import Recorded, write_all

WIZARD_IS_EXTRA = {"wizard": "extra"}
GONE = {"wizards_return": "no", "starting_seat": "1"}
TEAMS = {"teams": "yes"}


def stubborn(state: State, question: Question, rng: Rng) -> int:
    """Answer so that the game stalls: complete nothing, attack nothing, keep cards whose squares are taken, pass."""
    assert isinstance(state, Clans)
    options = question.options
    for wanted in (PASS, ENOUGH, SHIELDS, ADD):
        if wanted in options:
            return wanted
    if question.kind == MOVE:  # free no square whose card is in a hand
        hands = [card for seat in range(state.seats) for card in state.secrets[0].cards(HAND + seat)]
        squares = {int(CHART.board.square_of[card]) for card in hands if is_land_card(card)}
        return next((option for option in options if option - SQUARE not in squares), options[0])
    clan = state.clan(question.actor)
    quiet = [option for option in options if is_land_card(option) and not completes(state, clan, square_of(option))]
    if quiet:
        return quiet[rng.below(len(quiet))]
    without = [option for option in options if is_card(option) or is_square(option)]
    return choose(Question(question.kind, question.actor, without or options, -1, []), rng)


def square_of(card: int) -> int:
    """Return the square that a card shows."""
    return int(CHART.board.square_of[card])


RECORDED = [
    Recorded(GAME, 2, 1, "fourth-prize"),
    Recorded(GAME, 2, 1, "stall", policy=stubborn),
    Recorded(GAME, 3, 2, "fourth-prize", WIZARD_IS_EXTRA),
    Recorded(GAME, 3, 2, "stall", policy=stubborn),
    Recorded(GAME, 4, 3, "fourth-prize", GONE),
    Recorded(GAME, 4, 3, "stall", policy=stubborn),
    Recorded(GAME, 4, 4, "fourth-prize", TEAMS),
    Recorded(GAME, 4, 4, "stall", TEAMS, stubborn),
    Recorded(GAME, 6, 5, "fourth-prize", WIZARD_IS_EXTRA),
    Recorded(GAME, 6, 5, "stall", policy=stubborn),
]

if __name__ == "__main__":
    write_all(RECORDED)
