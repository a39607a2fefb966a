"""Bots at Keltis: what greedy answers in plain situations, and what hard finds where one answer is clearly best."""

from __future__ import annotations

import pytest

from meadhall.bots import judgement_of, new_seated_bot
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.keltis.game import GAME
from meadhall.testing import Scenario
from tests.games.keltis.table import keltis, tiles

MODES = [(2, "yes"), (2, "no"), (3, "yes"), (4, "yes"), (4, "no")]
FOUR_HOME = {"figures_0": "R6 Y7 P7 G7", "column_0": "R 3 5", "figures_1": "R8", "hand_0": "R6 R7 Y1 B5 P0"}
"""The next red card of seat 0 brings the fifth figure into the goal area."""


def answer(bot: str, t: Scenario, seed: int = 0) -> str:
    """What a bot answers in seat 0."""
    question = t.state.question_to(0)
    assert question is not None
    return GAME.write(new_seated_bot(bot, GAME, seed).answer(t.state.redact(0), question))


def greedy(t: Scenario) -> str:
    return answer("greedy", t)


# Cards


def test_a_column_grows_by_the_card_that_skips_least() -> None:
    t = keltis(hand_0="R3 R6 R9 Y5 P5", column_0="R 1 2", figures_0="R2")
    assert greedy(t) == "R3"


def test_a_descending_column_grows_by_the_card_that_skips_least() -> None:
    t = keltis(hand_0="R7 R4 R1 Y5 P5", column_0="R 9 8", figures_0="R2")
    assert greedy(t) == "R7"


def test_a_column_begins_at_one_of_its_ends() -> None:
    t = keltis(hand_0="R2 R3 R5 R6 R8 R9 Y5 P5")
    assert greedy(t) in ("R2", "R9")


def test_no_path_is_opened_when_the_pile_is_nearly_empty() -> None:
    t = keltis(hand_0="R2 R3 Y5 P5 G9", left="3")
    assert greedy(t).startswith("x")


def test_what_fits_nothing_is_discarded_and_what_skips_too_much_is_kept() -> None:
    t = keltis(hand_0="Y1 Y10 P0 P10", column_0="Y 2 3 / P 4 5", figures_0="Y2 P2", left="50")
    assert greedy(t) in ("xY1", "xP0")


def test_nothing_is_discarded_that_the_next_player_needs() -> None:
    own = {"column_0": "R 5 4 / Y 5 4", "figures_0": "R2 Y2", "hand_0": "R9 Y9"}
    assert greedy(keltis(2, column_1="R 6 8", figures_1="R6L", **own)) == "xY9"
    assert greedy(keltis(2, column_1="Y 6 8", figures_1="Y6L", **own)) == "xR9"


def test_a_wishing_stone_that_turns_minus_into_plus_is_worth_more_than_a_number() -> None:
    own = {"hand_0": "R5 Y5", "column_0": "R 3 4 / Y 3 4", "figures_0": "R4 Y4"}
    assert greedy(keltis(2, tiles=tiles(R5="W", Y5="2"), stones_0="1", **own)) == "R5"
    assert greedy(keltis(2, tiles=tiles(R5="W", Y5="2"), stones_0="5", **own)) == "Y5"


# Drawing


def test_a_discard_that_fits_is_taken_after_a_card_was_laid() -> None:
    t = keltis(hand_0="R3 B5", column_0="R 1 2", figures_0="R3", piles="R 4 / Y 9")
    assert greedy(t.answer(0, "R3")) == "R"


def test_a_discard_that_fits_nothing_is_left() -> None:
    t = keltis(hand_0="R3 B5", column_0="R 1 2 / Y 1 10", figures_0="R3 Y4", piles="Y 4")
    assert greedy(t.answer(0, "R3")) == "pile"


def test_who_discards_draws_from_the_pile_so_that_the_game_gets_on() -> None:
    t = keltis(hand_0="B5 R4", column_0="R 1 2", figures_0="R3", piles="R 3")
    assert greedy(t.answer(0, "xB5")) == "pile"


def test_the_last_card_of_the_pile_is_drawn_by_who_leads() -> None:
    ahead = {"figures_0": "R5", "column_0": "R 1 2", "hand_0": "B5", "piles": "R 3", "left": "1"}
    assert greedy(keltis(2, figures_1="R4", **ahead).answer(0, "xB5")) == "pile"
    assert greedy(keltis(2, figures_1="R6", **ahead).answer(0, "xB5")) == "R"


# Figures


def test_the_large_figure_takes_the_path_with_many_cards() -> None:
    rich = keltis(hand_0="R1 R2 R3 R4 R5 R6 R7 Y3")
    assert greedy(rich.answer(0, "R1")) == "large"
    poor = keltis(hand_0="R1 R2 Y1 Y2 Y4 Y5 Y7 Y8")
    assert greedy(poor.answer(0, "R1")) == "small"


def test_a_clover_moves_the_figure_that_gains_most() -> None:
    own = {"hand_0": "R3 B5", "column_0": "R 1 2 / Y 3 9 / P 3 9", "tiles": tiles(R3="C"), "left": "6"}
    assert greedy(keltis(2, figures_0="R2 Y6 P4", **own).answer(0, "R3")) == "Y"
    assert greedy(keltis(2, figures_0="R2 Y4 P6", **own).answer(0, "R3")) == "P"


def test_a_clover_opens_no_path_at_the_end() -> None:
    t = keltis(hand_0="R3", column_0="R 1 2", figures_0="R8", tiles=tiles(R9="C"), left="2")
    assert greedy(t.answer(0, "R3")) == "pass"


def test_a_card_for_a_figure_that_has_arrived_moves_the_one_that_gains_most() -> None:
    t = keltis(hand_0="R3", column_0="R 1 2 / Y 3 9 / P 3 9", figures_0="R9 Y5 P3", left="4")
    assert greedy(t.answer(0, "R3")) == "P"


# The end


def test_the_fifth_figure_is_brought_home_by_who_wins_by_it_and_not_by_who_loses() -> None:
    assert greedy(keltis(2, **FOUR_HOME)) in ("R6", "R7")
    assert greedy(keltis(2, points_1="60", **FOUR_HOME)) not in ("R6", "R7")


def test_a_clover_is_left_that_would_end_the_game_too_soon() -> None:
    own = {"hand_0": "Y5", "column_0": "Y 3 4", "figures_0": "Y2 R6", "tiles": tiles(Y3="C")}
    t = keltis(2, figures_1="R7 Y7 P7 G9", clover_opens_path="no", **own)
    assert greedy(t.answer(0, "Y5")) != "R"


@pytest.mark.parametrize(("seats", "opens"), MODES)
def test_greedy_players_end_every_game(seats: int, opens: str) -> None:
    judgement = judgement_of(GAME)
    for seed in range(3):
        s = GAME.new(seats, {"clover_opens_path": opens})
        chance = Rng(seed)
        answers = 0
        while (question := s.question()) is not None:
            answers += 1
            assert answers < 1000
            if question.actor == CHANCE:
                s.apply(choose(question, chance))
            else:
                worth = judgement.weigh(s, question)
                s.apply(question.options[worth.index(max(worth))])


@pytest.mark.parametrize("seats", [2, 4])
def test_the_judgement_sees_no_more_than_the_seat(seats: int) -> None:
    judgement = judgement_of(GAME)
    rng = Rng(seats)
    s: State = GAME.new(seats, {})
    while (question := s.question()) is not None:
        if question.actor != CHANCE:
            seen = s.redact(question.actor)
            world = seen.resample(rng)
            worth = judgement.weigh(seen, question)
            assert worth == judgement.weigh(s, question) == judgement.weigh(world, question)
            assert worth == judgement.weigh(world.brisk(rng), question)
        s.apply(choose(question, rng))


def test_who_is_further_stands_better() -> None:
    worth = judgement_of(GAME).evaluate(keltis(3, figures_0="R7L Y5", figures_1="R5 Y2", stones_0="2").state)
    assert worth[0] > worth[2]
    assert worth[0] > worth[1]


# What hard finds: (position, what was answered before, what is best).

LAST_TURN = {"left": "1", "hand_0": "R5 Y5 P5 G5 B5 G9", "column_0": "R 3 4 / Y 3 4 / P 3 4", "figures_0": "R3 Y4 P1"}
FOUND = {
    "the fifth figure wins": (
        {**FOUR_HOME, "hand_0": "R6 Y1 B5 P0 G3", "points_1": "8", "hand_1": "R9 R10 R9 R10", "column_1": "R 3 8"},
        [],
        "R6",
    ),
    "the step out of the minus rows overtakes before the last card": ({**LAST_TURN, "figures_1": "B4 G4"}, [], "R5"),
    "the last card of the pile is drawn ahead": (
        {"left": "1", "hand_0": "B5", "figures_0": "R5", "figures_1": "R4", "piles": "R 3 / Y 3 / P 3 / G 3"},
        ["xB5"],
        "pile",
    ),
    "a clover brings the fifth figure home": (
        {
            "hand_0": "Y5 G1",
            "column_0": "Y 3 4",
            "figures_0": "Y2 R6 P4 B5",
            "points_0": "6",
            "figures_1": "R7 Y7 P3",
            "figures_2": "R7 B7",
            "tiles": tiles(Y3="C"),
        },
        ["Y5"],
        "R",
    ),
}


@pytest.mark.parametrize("name", FOUND)
def test_hard_finds_the_one_good_answer(name: str) -> None:
    lines, before, best = FOUND[name]
    seats = 3 if "figures_2" in lines else 2
    for seed in range(3):
        t = keltis(seats, **lines).answer(0, *before)
        assert answer("hard", t, seed) == best
    t = keltis(seats, **lines).answer(0, *before)
    assert len({answer("random", t, seed) for seed in range(20)}) > 2
