"""What bots make of Oriflamme: the judgement in clear situations, the search where one answer wins, and no habits."""

from __future__ import annotations

import pytest

from meadhall.bots import judgement_of, new_seated_bot
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.oriflamme.game import GAME
from meadhall.testing import Scenario
from tests.games.oriflamme.table import acting, fresh, oriflamme, play

JUDGEMENT = judgement_of(GAME)


def answer_of(bot: str, state: State, seed: int = 1) -> str:
    """Return in words what a bot answers to the current question."""
    question = state.question()
    assert question is not None
    option = new_seated_bot(bot, GAME, seed).answer(state.redact(question.actor), question)
    return GAME.write(option)


def answers(bot: str, t: Scenario, seeds: int) -> set[str]:
    """Return all answers that a bot gives with several seeds."""
    return {answer_of(bot, t.state, seed) for seed in range(seeds)}


# At a glance: leave or reveal


@pytest.mark.parametrize(
    ("row", "turn", "wanted"),
    [
        ("0.(queen)1 | 1.(trap)1 | 2.(plan)1", "1", "reveal"),
        ("0.(queen)5+1 | 1.(trap)5", "6", "reveal"),
        ("0.(prince)2 | 1.(trap)1 | 2.(plan)1", "2", "reveal"),
        ("0.(schemer)3 | 1.queen | 2.(plan)1", "3", "reveal"),
        ("0.(trap)2 | 1.(plan)1 | 2.daredevil", "3", "leave"),
        ("0.(trap)2+3 | 1.(plan)1 | 2.(queen)4", "6", "reveal"),
        ("0.(plan)2+1 | 0.queen | 1.(plan)1", "3", "leave"),
        ("0.(plan)2+3 | 0.queen | 1.(plan)1", "6", "reveal"),
        ("0.(bribe)3 | 1.queen | 2.(plan)1", "3", "reveal"),
        ("0.(bribe)2 | 1.(trap)2 | 2.(plan)1", "2", "leave"),
        ("0.(criminal)6+2 | 1.queen | 2.(plan)1", "6", "reveal"),
        ("0.(criminal)3 | 0.queen | 1.(plan)1", "3", "leave"),
        ("0.(substitution)2 | 0.queen | 1.(plan)1", "3", "leave"),
    ],
)
def test_it_reveals_what_earns_and_lets_the_others_gather_tokens(row: str, turn: str, wanted: str) -> None:
    assert answers("greedy", oriflamme(3, row, round=turn), 3) == {wanted}


# At a glance: what to remove, whom to bribe, what Plan does


def test_a_daredevil_spares_its_own_family() -> None:
    t = play(oriflamme(3, "0.queen | 0.(daredevil)4 | 1.twin", round="4"), "0 reveal")
    assert answers("greedy", t, 3) == {"p3"}


def test_a_daredevil_hits_the_name_of_which_there_are_several() -> None:
    t = play(oriflamme(4, "1.queen | 0.(daredevil)4 | 2.schemer | 3.queen | 3.(plan)4", round="4"), "0 reveal")
    assert answers("greedy", t, 3) == {"p1"}


@pytest.mark.parametrize(("rich", "wanted"), [("1", "p1"), ("2", "p3")])
def test_it_hurts_the_leader(rich: str, wanted: str) -> None:
    t = oriflamme(3, "1.twin | 0.(daredevil)4 | 2.prince", placing=False, round="4", **{f"influence_{rich}": "12"})
    assert answers("greedy", play(t, "0 reveal"), 3) == {wanted}


def test_an_apothecary_prefers_a_queen_to_a_card_that_may_be_a_trap() -> None:
    t = play(oriflamme(3, "0.(apothecary)4 | 2.(trap)2+2 | 0.twin | 1.queen", round="4"), "0 reveal")
    assert answers("greedy", t, 3) == {"p4"}


def test_substitution_takes_the_place_of_a_queen_if_its_own_one_is_free() -> None:
    row = "1.schemer | 0.(substitution)3 | 2.queen"
    t = play(oriflamme(3, row, round="3", aside_0="queen plan bribe"), "0 reveal")
    assert answers("greedy", t, 3) == {"p3"}


def test_a_bribe_goes_to_the_queen_of_a_rival() -> None:
    t = play(oriflamme(3, "0.(bribe)3 | 1.twin | 0.queen | 2.queen | 1.criminal", round="3"), "0 reveal")
    assert answers("greedy", t, 3) == {"p4"}


def test_plan_activates_the_queen_and_again_for_every_token() -> None:
    t = play(oriflamme(3, "0.(plan)3+2 | 0.twin | 1.twin | 0.queen", round="6"), "0 reveal")
    assert answers("greedy", t, 3) == {"p3"}
    t.answer(0, "p3")
    assert answers("greedy", t, 3) == {"again"}


def test_a_token_of_plan_is_taken_where_the_character_would_do_less() -> None:
    t = play(oriflamme(3, "0.(plan)3+2 | 0.criminal | 1.twin", round="6"), "0 reveal")
    t.answer(0, "p1")
    assert answers("greedy", t, 3) == {"take"}


# At a glance: what to play and where


def test_the_twin_enters_at_the_end_where_it_acts_at_once() -> None:
    t = play(acting(3, "0.(prince)2 | 1.(trap)1 | 2.(plan)1", round="2"), "0 reveal")
    assert answers("greedy", t, 3) == {"end"}


def test_a_schemer_keeps_away_from_stacks() -> None:
    t = oriflamme(3, "1.twin/1.(trap)2 | 2.queen", placing=True, round="3").answer(0, "schemer")
    assert answers("greedy", t, 3) == {"end"}


def test_a_card_keeps_away_from_a_criminal() -> None:
    t = oriflamme(3, "1.criminal | 2.queen", placing=True, round="3").answer(0, "queen")
    assert answers("greedy", t, 3) == {"end"}


def test_a_character_is_not_laid_on_ones_own_queen() -> None:
    t = oriflamme(3, "1.queen | 0.queen | 2.queen", placing=True, round="3").answer(0, "schemer")
    assert "p2" not in answers("greedy", t, 5)


def test_a_bribe_is_played_when_there_is_a_queen_to_win() -> None:
    t = oriflamme(3, "1.queen | 2.(plan)1", placing=True, round="3", hand_0="bribe trap criminal plan")
    assert answers("greedy", t, 3) == {"bribe"}


def test_a_trap_is_not_what_one_begins_with() -> None:
    t = oriflamme(3, placing=True, round="1", hand_0="prince queen schemer trap criminal bribe substitution")
    assert answers("greedy", t, 8) <= {"prince", "queen", "schemer"}


# Thinking ahead

WIN = {
    "bribe": ("1.queen | 0.(bribe)6 | 2.queen | 1.twin", "646", ["0 reveal"], "p3"),
    "remove": ("0.(apothecary)6 | 2.prince | 0.twin | 1.queen", "575", ["0 reveal"], "p4"),
    "again": ("0.(plan)6+1 | 0.queen | 1.queen", "474", ["0 reveal", "0 p1"], "again"),
    "leave": ("0.(criminal)5 | 0.queen | 1.twin", "562", [], "leave"),
    "place": ("1.queen | 0.queen | 2.twin", "765", None, "bribe"),
}
"""Positions of the last round: the row, everybody's influence, what was answered so far, and the answer that wins."""


def winnable(name: str) -> Scenario:
    """Return a position in which one answer wins."""
    row, has, turns, _ = WIN[name]
    rich = {f"influence_{seat}": n for seat, n in enumerate(has)}
    if turns is None:
        return oriflamme(3, row, placing=True, round="6", first="0", hand_0="bribe trap", **rich)
    return play(oriflamme(3, row, placing=False, round="6", **rich), *turns)


@pytest.mark.parametrize("name", WIN)
def test_a_hard_bot_finds_the_answer_that_wins_and_a_random_one_does_not(name: str) -> None:
    t = winnable(name)
    assert answers("hard", t, 3) == {WIN[name][3]}
    assert len(answers("random", t, 12)) > 1


# Nobody can foresee it


@pytest.mark.parametrize("bot", ["greedy", "hard"])
def test_one_cannot_foresee_what_a_bot_begins_with(bot: str) -> None:
    first = {answer_of(bot, fresh(3, deal), deal) for deal in range(6)}
    assert len(first) > 1


def test_with_one_hand_a_hard_bot_does_not_always_begin_with_the_same_card() -> None:
    state = fresh(3, 1)
    assert len({answer_of("hard", state, seed) for seed in range(8)}) > 1


# What a judgement may know


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_judges_alike_what_it_sees_and_any_world_that_agrees_with_it(seats: int) -> None:
    for seed in range(3):
        state, rng = fresh(seats, seed), Rng(seed)
        while (question := state.question()) is not None:
            if question.actor != CHANCE:
                seen = state.redact(question.actor)
                weights = JUDGEMENT.weigh(seen, question)
                assert len(weights) == len(question.options)
                assert JUDGEMENT.weigh(seen.resample(rng), question) == weights
                brisk = seen.resample(rng).brisk(rng)
                if len(question.options) > 1:
                    assert JUDGEMENT.weigh(brisk, question) == weights
                assert JUDGEMENT.evaluate(seen) == JUDGEMENT.evaluate(brisk if len(question.options) > 1 else state)
            state.apply(choose(question, rng))
