"""What is offered in a turn is what the clauses let pass, found quickly: the two must never differ."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.clans.game import GAME
from meadhall.games.clans.rules.actions import actions, forbids_action, ideas
from meadhall.games.clans.rules.components import TURN
from meadhall.games.clans.rules.state import Clans


@pytest.mark.parametrize(("seats", "settings"), GAME.modes())
def test_what_is_offered_is_what_no_clause_forbids(seats: int, settings: dict[str, str]) -> None:
    rng, turns = Rng(seats), 0
    state = GAME.new(seats, {**settings, "wizard": "extra"})
    while (question := state.question()) is not None:
        assert isinstance(state, Clans)
        if question.kind == TURN:
            turns += 1
            seat = question.actor
            allowed = [option for option in ideas(state, seat) if forbids_action(state, seat, option) == 0]
            assert actions(state, seat) == allowed == question.options
        state.apply(choose(question, rng))
    assert turns > 40
