"""The scene of Keltis says what lies on the table, in the words of the rules."""

from __future__ import annotations

from functools import partial

import pytest

from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.scene import SCENE
from meadhall.games.keltis.text import TEXT
from meadhall.games.keltis.things import Card
from meadhall.presentation import Phrase
from meadhall.testing import Scenario
from meadhall.testing.scenes import at
from tests.games import looks
from tests.games.keltis.table import keltis, tiles

drawn = partial(looks.drawn, SCENE)


def names(cards: list[Card]) -> list[str]:
    return [f"{card.colour}:{card.value}:{card.n}" for card in cards]


def test_paths_show_their_stones_and_tiles() -> None:
    red, yellow, *_ = drawn(keltis(tiles=tiles(R2="C", R9="W", Y4="3"))).paths
    assert (red.key, red.colour, [stone.key for stone in red.stones][:2]) == (
        "path:red", "red", ["stone:red:1", "stone:red:2"],
    )  # fmt: skip
    assert [stone.value for stone in red.stones] == [-4, -3, -2, 1, 2, 3, 6, 7, 10]
    assert [stone.tile for stone in red.stones] == ["", "clover", *[""] * 6, "wishing-stone"]
    assert [stone.is_goal for stone in red.stones] == [False] * 6 + [True] * 3
    assert (yellow.stones[3].tile, yellow.stones[3].points) == ("points", 3)
    assert sum(stone.is_dark for path in drawn(keltis()).paths for stone in path.stones) == 25


def test_a_seat_shows_figures_columns_and_what_it_would_score_now() -> None:
    t = keltis(column_0="R 3 5 5 / B 9 2", figures_0="R3 Y8L B1", points_0="4", stones_0="2")
    seat = drawn(t, 1).seats[0]
    assert [(figure.row, figure.is_large, figure.worth) for figure in seat.figures] == [
        (3, False, -2), (8, True, 14), (0, False, 0), (0, False, 0), (1, False, -4),
    ]  # fmt: skip
    assert (seat.small_left, seat.large_left, seat.points, seat.wishing_stones) == (2, 0, 4, 2)
    assert [(column.trend, names(column.cards)) for column in seat.columns] == [
        ("up", ["red:3:0", "red:5:0", "red:5:1"]), ("open", []), ("open", []), ("open", []),
        ("down", ["blue:9:0", "blue:2:0"]),
    ]  # fmt: skip
    assert seat.score_now == 4 - 2 + 14 - 4 + 2


def test_hands_are_seen_by_their_own_seat_and_what_was_openly_taken_by_all() -> None:
    t = keltis(hand_0="R7 R7 Y1*", hand_1="B2* B3")
    assert [names(seat.hand) for seat in drawn(t, 0).seats] == [["red:7:0", "red:7:1", "yellow:1:0"], ["blue:2:0"]]
    assert [names(seat.hand) for seat in drawn(t, 2).seats] == [["yellow:1:0"], ["blue:2:0"]]
    assert [seat.hand_count for seat in drawn(t, 2).seats] == [3, 2]
    mine = drawn(t, 0).seats[0].hand
    assert [(card.key, card.is_open) for card in mine] == [
        ("hand:0:red:7", False), ("hand:0:red:7", False), ("hand:0:yellow:1", True),
    ]  # fmt: skip


def test_piles_show_all_their_cards_and_equal_cards_of_the_table_differ() -> None:
    t = keltis(piles="R 3 8 / G 4", hand_0="R3 G1", left="17")
    table = drawn(t)
    assert [names(pile.cards) for pile in table.piles] == [["red:3:1", "red:8:0"], [], [], ["green:4:0"], []]
    assert (table.piles[0].key, table.draw_pile.key, table.draw_pile.count) == ("pile:red", "pile", 17)


def test_a_card_lies_at_the_hand_the_column_and_the_stone_to_which_it_leads() -> None:
    t = keltis(hand_0="R3 Y1 B7", figures_0="R3 B9")
    assert at(t, "R3") == ["hand:0:red:3", "column:0:red", "stone:red:4", "path:red"]
    assert at(t, "Y1") == ["hand:0:yellow:1", "column:0:yellow", "stone:yellow:1", "path:yellow"]
    assert at(t, "B7") == ["hand:0:blue:7", "column:0:blue", "path:blue"], "its figure has arrived: another one steps"
    assert at(t, "xR3") == ["hand:0:red:3", "pile:red"]


def test_a_draw_lies_at_the_piles() -> None:
    t = keltis(hand_0="R3 Y1", piles="B 4").answer(0, "xR3")
    assert (at(t, "pile"), at(t, "B"), at(t, "R")) == (["pile"], ["pile:blue"], ["pile:red"])


def test_a_clovers_step_lies_at_the_figure_and_its_next_stone() -> None:
    t = keltis(hand_0="R3 Y1", tiles=tiles(R1="C"), figures_0="Y4").answer(0, "R3")
    assert (at(t, "small"), at(t, "large")) == ([], [])
    t.answer(0, "small")
    assert at(t, "Y") == ["figure:0:yellow", "stone:yellow:5", "path:yellow"]
    assert at(t, "pass") == []


def test_the_turn_goes_round_and_ends_with_the_game() -> None:
    assert SCENE.scene(GAME.new(2).redact(0)).turn == -1
    t = keltis(hand_0="R3 Y1", left="1")
    assert drawn(t).turn == 0
    t.answer(0, "xR3", "pile").chance("B9")
    assert drawn(t).turn == -1
    assert t.state.outcome is not None
    assert [seat.score_now for seat in drawn(t).seats] == t.state.outcome.scores


def facts_of(t: Scenario, kind: str) -> list[tuple[str, str, list[str]]]:
    """Return the place, the other thing and the touched things of all facts of a kind, as they stand now."""
    return [(*SCENE.named(event)[1:], SCENE.touched(t.state, event)) for event in t.facts(kind)]


def test_a_step_touches_the_figure_and_its_stone_and_says_when_it_reaches_the_goal() -> None:
    t = keltis(hand_0="R3 Y1", figures_0="R6", tiles=tiles(R7="3")).answer(0, "R3")
    assert facts_of(t, "moved") == [("stone:red:7", "goal", ["figure:0:red", "stone:red:7"])]
    assert facts_of(t, "scored") == [("path:red", "", ["figure:0:red", "stone:red:7"])]
    t = keltis(hand_0="R3 Y1", figures_0="R7").answer(0, "R3")
    assert facts_of(t, "moved") == [("stone:red:8", "", ["figure:0:red", "stone:red:8"])]


def test_a_figure_that_opens_a_path_touches_the_path_until_it_stands_there() -> None:
    t = keltis(hand_0="R3 Y1").answer(0, "R3", "large")
    assert facts_of(t, "opened") == [("path:red", "large", ["figure:0:red", "stone:red:1"])]
    view = keltis(hand_0="R3 Y1").state
    assert SCENE.touched(view, t.facts("opened")[0]) == ["figure:0:red", "path:red"]


def test_the_end_touches_what_ended_the_game() -> None:
    t = keltis(hand_0="R3 Y1", figures_0="R6 Y7 G9", figures_1="B8 P7").answer(0, "R3")
    assert [at for *_, at in facts_of(t, "ended")] == [
        ["figure:0:red", "figure:0:yellow", "figure:0:green", "figure:1:pink", "figure:1:blue"]
    ]
    t = keltis(hand_0="R3 Y1", left="1").answer(0, "xR3", "pile").chance("B9")
    assert [at for *_, at in facts_of(t, "ended")] == [["pile"]]


def test_what_has_no_place_touches_its_seat() -> None:
    t = keltis(hand_0="R3 Y1", tiles=tiles(R1="C"), figures_0="Y4").answer(0, "R3", "small", "pass")
    assert [at for *_, at in facts_of(t, "left-clover")] == [["seat:0"]]


def said(t: Scenario, word: str) -> Phrase:
    """Return what an option of the first player is called."""
    view = t.state.redact(0)
    question = view.question()
    assert question is not None
    return TEXT.option(view, question, GAME.read(word))


@pytest.mark.parametrize(("others", "ends"), [("B8 P7", "True"), ("B8", "False")])
def test_a_step_that_ends_the_game_says_so_and_no_tile(others: str, ends: str) -> None:
    t = keltis(hand_0="R3 Y1", figures_0="R6 Y7 G9", figures_1=others, tiles=tiles(R7="C"))
    step = said(t, "R3").args["step"]
    assert isinstance(step, Phrase)
    assert (step.args["ends"], step.args["bare"]) == (ends, ends)


def test_a_last_card_says_how_many_are_left() -> None:
    t = keltis(hand_0="R3 Y1", left="1").answer(0, "xR3")
    view = t.state.redact(0)
    question = view.question()
    assert question is not None
    assert TEXT.question(view, question).args == {"left": 1}
    assert said(t, "pile").args == {"left": 1}


def test_the_scene_has_the_scale_of_the_wishing_stones_and_what_ends_the_game() -> None:
    table = drawn(keltis())
    assert (table.wishing_values, table.figures_that_end) == ([-4, -3, 2, 3, 6, 10], 5)
