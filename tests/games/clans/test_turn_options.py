"""What is offered in a turn is what the clauses let pass, found quickly: the two must never differ."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.clans.board import CHART
from meadhall.games.clans.game import GAME
from meadhall.games.clans.rules.actions import conceivable_actions, forbids_action, legal_actions
from meadhall.games.clans.rules.components import TURN
from meadhall.games.clans.rules.state import Clans
from meadhall.testing import rule
from tests.games.clans.table import clans


@pytest.mark.parametrize(("seats", "settings"), GAME.modes())
def test_what_is_offered_is_what_no_clause_forbids(seats: int, settings: dict[str, str]) -> None:
    rng, turns = Rng(seats), 0
    state = GAME.new(seats, {**settings, "wizard": "extra"})
    while (question := state.question()) is not None:
        assert isinstance(state, Clans)
        if question.kind == TURN:
            turns += 1
            seat = question.actor
            allowed = [
                option for option in conceivable_actions(state, seat) if forbids_action(state, seat, option) == 0
            ]
            assert legal_actions(state, seat) == allowed == question.options
        state.apply(choose(question, rng))
    assert turns > 40


@rule("CLA-C30", "CLA-C9")
def test_without_a_card_no_mans_land_is_not_conquered_by_card_and_one_may_pass() -> None:
    t = clans(wizard="extra", tokens_0="f1 f3", wizards_0="1", prizes="I3 L3 W5 Z5").given("hand 0", "")
    assert t.refused(0, "f2") == "CLA-R26"
    assert {"W f2", "pass"} <= set(t.asked_of(0))


def test_where_no_castle_stands_there_is_none() -> None:
    state = clans(castles_1="I3 d4 d5 d6").state
    assert isinstance(state, Clans)
    assert [int(state.castle_at(CHART.names.index(name))) for name in ("d4", "d5", "e4")] == [0, -1, -1]
