"""The two ends of the game, and what everything is worth then."""

from __future__ import annotations

from typing import Any, cast

import pytest

from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.rules.scoring import score_lines
from meadhall.testing import Scenario, rule
from tests.games.keltis.table import keltis, tiles

FIVE_IN_GOAL, PILE_EMPTY = 0, 1
VALUES = {1: -4, 2: -3, 3: -2, 4: 1, 5: 2, 6: 3, 7: 6, 8: 7, 9: 10}
STONES = {0: -4, 1: -3, 2: 2, 3: 3, 4: 6, 5: 10, 6: 10, 7: 10, 8: 10, 9: 10}
KINDS = [".", "1", "2", "3", "C", "W"]


def last_draw(seats: int = 2, **lines: str) -> Scenario:
    """Take the last card of the pile with seat 0, after which everything is scored."""
    t = keltis(seats, hand_0="P5", left="1", **lines)
    return t.answer(0, "xP5", "pile").chance("B7")


def lines_of(t: Scenario, seat: int, kind: int) -> list[tuple[int, int]]:
    """The score lines of a seat: kind 0 tiles, 1 figures (path, points), 2 wishing stones (count, points)."""
    return [(about, points) for line, about, points in score_lines(cast("Any", t.state), seat) if line == kind]


def untouched(t: Scenario, board: str) -> bool:
    """Whether no tile has done anything for seat 0."""
    return (t["points 0"], t["stones 0"], t["tiles"]) == ("0", "0", board)


# Five figures in the goal area


@rule("KEL-R23", "KEL-R24", "KEL-A8")
@pytest.mark.parametrize("tile", KINDS)
def test_the_fifth_figure_ends_the_game_by_a_card_and_its_tile_does_nothing(tile: str) -> None:
    board = tiles(R7=tile)
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R6 Y7 P8", figures_1="G9 B7", tiles=board)
    t.answer(0, "R7")
    assert t.outcome.reason == FIVE_IN_GOAL
    assert t["figures 0"] == "R7 Y7 P8"
    assert untouched(t, board)


@rule("KEL-R23", "KEL-R24", "KEL-A7")
@pytest.mark.parametrize("tile", KINDS)
def test_the_fifth_figure_ends_the_game_by_a_clover_and_its_tile_does_nothing(tile: str) -> None:
    board = tiles(R3="C", Y7=tile)
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y6L P8", figures_1="G9 B7 Y8", tiles=board)
    t.answer(0, "R7", "Y")
    assert t.outcome.reason == FIVE_IN_GOAL
    assert t["figures 0"] == "R3 Y7L P8"
    assert untouched(t, board)


@rule("KEL-R23", "KEL-R24", "KEL-R14")
@pytest.mark.parametrize("tile", KINDS)
def test_the_fifth_figure_ends_the_game_by_a_card_for_an_arrived_figure_and_its_tile_does_nothing(tile: str) -> None:
    board = tiles(Y7=tile)
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R9 Y6 P8", figures_1="G9 B7", tiles=board)
    t.answer(0, "R7", "Y")
    assert t.outcome.reason == FIVE_IN_GOAL
    assert t["figures 0"] == "R9 Y7 P8"
    assert untouched(t, board)


@rule("KEL-A7", "KEL-R18")
def test_a_chain_stops_where_the_fifth_figure_arrives_and_its_earlier_moves_stay() -> None:
    board = tiles(R3="C", Y4="C", P7="C", G5="3")
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y3 P6 G4", figures_1="R7 Y7 P7 G7", tiles=board)
    t.answer(0, "R7", "Y", "P")
    assert t.outcome.reason == FIVE_IN_GOAL
    assert t["figures 0"] == "R3 Y4 P7 G4"
    assert untouched(t, board)


@rule("KEL-A7", "KEL-R24")
def test_the_fourth_figures_clover_works_and_may_bring_the_fifth() -> None:
    board = tiles(R7="C", Y7="W")
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R6 Y6", figures_1="G9 B7 P8", tiles=board)
    t.answer(0, "R7")
    assert t.asked == (0, "clover", ["R", "Y", "P", "G", "B", "pass"])
    t.answer(0, "Y")
    assert t.outcome.reason == FIVE_IN_GOAL
    assert untouched(t, board)


@rule("KEL-R23")
@pytest.mark.parametrize(
    ("seats", "others"),
    [
        (2, {"figures_1": "R7 Y8 G9 B7L"}),
        (3, {"figures_1": "R7 Y8", "figures_2": "R9L P7"}),
        (4, {"figures_1": "R7", "figures_2": "R7", "figures_3": "R7 B9"}),
    ],
)
def test_the_five_figures_may_belong_to_anybody_on_any_path(seats: int, others: dict[str, str]) -> None:
    t = keltis(seats, hand_0="R7", column_0="R 3", figures_0="R6", **others)
    t.answer(0, "R7")
    assert t.outcome.reason == FIVE_IN_GOAL


@rule("KEL-R23")
def test_the_five_figures_may_all_belong_to_one_player() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R6 Y7 P7 G8 B9L", figures_1="Y6")
    t.answer(0, "R7")
    assert t.outcome.reason == FIVE_IN_GOAL


@rule("KEL-R23")
@pytest.mark.parametrize(
    ("seats", "others"),
    [
        (2, {"figures_1": "R7 Y8 G9 B6"}),
        (3, {"figures_1": "R7 Y8", "figures_2": "R9L P6"}),
        (4, {"figures_1": "R7", "figures_2": "R7", "figures_3": "R7 B6L"}),
    ],
)
def test_four_figures_in_the_goal_area_do_not_end_the_game(seats: int, others: dict[str, str]) -> None:
    t = keltis(seats, hand_0="R7", column_0="R 3", figures_0="R6", tiles=tiles(R7="3"), **others)
    t.answer(0, "R7")
    assert t.asked == (0, "draw", ["pile"])
    assert t["points 0"] == "3"
    t.answer(0, "pile").chance("P9")
    assert t.asked is not None
    assert t.asked[:2] == (1, "play")


@rule("KEL-R23")
@pytest.mark.parametrize("row", range(1, 7))
def test_only_rows_seven_to_nine_are_the_goal_area(row: int) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0=f"R{row} Y6 P4L G1", figures_1="R7 Y7 P8 G9 B6L")
    t.answer(0, "R7")
    assert (t.state.outcome is not None) == (row == 6)


@rule("KEL-R23", "KEL-R24")
@pytest.mark.parametrize("row", [7, 8])
def test_a_figure_moving_on_within_the_goal_area_is_not_counted_again_and_uses_its_tile(row: int) -> None:
    board = tiles(**{f"R{row + 1}": "2"})
    t = keltis(hand_0="R7", column_0="R 3", figures_0=f"R{row}", figures_1="R7 Y7 P8", tiles=board)
    t.answer(0, "R7")
    assert t.asked == (0, "draw", ["pile"])
    t = keltis(hand_0="R7", column_0="R 3", figures_0=f"R{row} Y8", figures_1="R7 P8", tiles=board)
    t.answer(0, "R7")
    assert t.asked == (0, "draw", ["pile"])
    assert t["points 0"] == "2"


@rule("KEL-R23", "KEL-R18")
def test_a_clover_may_move_a_figure_on_within_the_goal_area_and_the_game_goes_on() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y7", figures_1="R7 P8 B9", tiles=tiles(R3="C", Y8="W"))
    t.answer(0, "R7", "Y")
    assert t.asked == (0, "draw", ["pile"])
    assert (t["figures 0"], t["stones 0"]) == ("R3 Y8", "1")


@rule("KEL-R23", "KEL-A8")
def test_five_figures_end_the_game_before_the_last_card_could() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R6", figures_1="R7 Y7 P8 G9", left="1")
    t.answer(0, "R7")
    assert t.outcome.reason == FIVE_IN_GOAL
    assert t["left"] == "1"


# The last card of the draw pile


@rule("KEL-R25", "KEL-A9")
def test_the_last_card_of_the_draw_pile_ends_the_game() -> None:
    t = last_draw()
    assert t.outcome.reason == PILE_EMPTY
    assert (t["left"], t["hand 0"]) == ("0", "B7")
    assert GAME.endings[PILE_EMPTY] == "pile-empty"


@rule("KEL-R25")
def test_the_last_card_but_one_does_not_end_the_game() -> None:
    t = keltis(left="2", hand_0="P5").answer(0, "xP5", "pile").chance("B7")
    assert t.state.outcome is None
    assert t.asked is not None
    assert t.asked[:2] == (1, "play")


@rule("KEL-R25")
def test_drawing_a_discard_leaves_the_last_card_of_the_pile_and_the_game_goes_on() -> None:
    t = keltis(left="1", hand_0="P5", hand_1="G5", piles="Y 3").answer(0, "xP5", "Y")
    assert t["left"] == "1"
    assert t.asked == (1, "play", ["G5", "xG5"])
    t.answer(1, "xG5", "P")
    assert t.state.outcome is None


@rule("KEL-R25", "KEL-A9")
def test_the_figure_moved_in_the_last_turn_counts_where_it_stands() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R3", left="1", stones_0="2", tiles=tiles(R4="3"))
    t.answer(0, "R7", "pile").chance("B7")
    assert t.outcome.scores[0] == 1 + 3 + 2


# Figures and stones


@rule("KEL-R26", "KEL-R27")
@pytest.mark.parametrize("row", range(1, 10))
@pytest.mark.parametrize("path", ["R", "Y", "P", "G", "B"])
def test_a_figure_is_worth_its_row_and_a_large_one_twice(row: int, path: str) -> None:
    t = last_draw(figures_0=f"{path}{row}", figures_1=f"{path}{row}L")
    at = "RYPGB".index(path)
    assert lines_of(t, 0, 1) == [(at, VALUES[row])]
    assert lines_of(t, 1, 1) == [(at, 2 * VALUES[row])]
    assert t.outcome.scores == [VALUES[row] - 4, 2 * VALUES[row] - 4]


@rule("KEL-R26", "KEL-R27", "KEL-R31")
def test_all_figures_of_a_player_are_added_up() -> None:
    t = last_draw(figures_0="R1L Y3 P4 G6 B9", stones_0="2", figures_1="R2 B8L", stones_1="3")
    assert t.outcome.scores == [-8 - 2 + 1 + 3 + 10 + 2, -3 + 14 + 3]


@rule("KEL-R26")
def test_the_goal_area_is_scored_also_when_five_figures_ended_the_game() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R6L Y7", figures_1="G9 B8L P7", stones_0="2", stones_1="2")
    t.answer(0, "R7")
    assert t.outcome.scores == [12 + 6 + 2, 10 + 14 + 6 + 2]


@rule("KEL-R28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figures_on_the_start_stone_neither_give_nor_cost_points(seats: int) -> None:
    t = last_draw(seats, **{f"stones_{seat}": "2" for seat in range(seats)})
    assert t.outcome.scores == [2] * seats
    assert sum(points for _, points in lines_of(t, 0, 1)) == 0


@rule("KEL-R28", "KEL-R26")
def test_the_large_figure_on_the_start_stone_doubles_nothing() -> None:
    t = last_draw(figures_0="R9 Y1", stones_0="2")
    assert t.outcome.scores[0] == 10 - 4 + 2


@rule("KEL-R30")
@pytest.mark.parametrize("count", range(10))
def test_wishing_stones_score_by_the_table(count: int) -> None:
    t = last_draw(stones_0=str(count), stones_1="2")
    assert t.outcome.scores == [STONES[count], 2]
    assert lines_of(t, 0, 2) == [(count, STONES[count])]


@rule("KEL-R30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_without_wishing_stones_loses_four(seats: int) -> None:
    assert last_draw(seats).outcome.scores == [-4] * seats


@rule("KEL-R30", "KEL-R24")
def test_the_wishing_stone_under_the_fifth_figure_is_missing_at_the_end() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R6", stones_0="1", figures_1="R7 Y7 P8 G9", tiles=tiles(R7="W"))
    t.answer(0, "R7")
    assert t.outcome.scores[0] == 6 - 3


# The sum and the winner


@rule("KEL-R31")
def test_the_score_is_tile_points_and_figures_and_wishing_stones() -> None:
    t = last_draw(points_0="11", figures_0="R8L Y2", stones_0="4", points_1="3", figures_1="B6", stones_1="5")
    assert t.outcome.scores == [11 + 14 - 3 + 6, 3 + 3 + 10]
    assert [sum(points for _, points in lines_of(t, 0, kind)) for kind in (0, 1, 2)] == [11, 14 - 3, 6]


@rule("KEL-R29")
@pytest.mark.parametrize(("points", "tile", "after"), [(49, "1", 50), (49, "2", 51), (49, "3", 52), (50, "1", 51)])
def test_tile_points_go_on_past_fifty(points: int, tile: str, after: int) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R5", points_0=str(points), tiles=tiles(R6=tile), left="1")
    t.answer(0, "R7")
    assert t["points 0"] == str(after)
    assert t.answer(0, "pile").chance("B7").outcome.scores[0] == after + 3 - 4


@rule("KEL-R29", "KEL-R1")
def test_a_score_past_fifty_beats_one_below() -> None:
    t = last_draw(points_0="30", figures_0="R9L Y9", stones_0="5", points_1="49", stones_1="2")
    assert t.outcome.scores == [70, 51]
    assert t.outcome.winners() == [0]


@rule("KEL-R29")
def test_a_score_past_a_hundred_counts_whole() -> None:
    t = last_draw(points_0="75", figures_0="R9L Y9", stones_0="5")
    assert t.outcome.scores[0] == 115


@rule("KEL-R1")
@pytest.mark.parametrize(("seats", "best"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_the_highest_score_wins(seats: int, best: int) -> None:
    t = last_draw(seats, **{f"points_{seat}": str(20 if seat == best else 19 - seat) for seat in range(seats)})
    assert t.outcome.winners() == [best]
    assert t.outcome.ranks[best] == 1
    assert all(rank > 1 for seat, rank in enumerate(t.outcome.ranks) if seat != best)


@rule("KEL-R1", "KEL-A13")
def test_the_least_negative_score_wins() -> None:
    t = last_draw(3, figures_0="R1L", figures_1="R1", figures_2="R1 Y1")
    assert t.outcome.scores == [-12, -8, -12]
    assert t.outcome.winners() == [1]


@rule("KEL-R32")
@pytest.mark.parametrize(
    ("seats", "winners"), [(2, [0, 1]), (3, [0, 2]), (3, [0, 1, 2]), (4, [1, 3]), (4, [0, 1, 3]), (4, [0, 1, 2, 3])]
)
def test_all_players_with_the_best_score_win(seats: int, winners: list[int]) -> None:
    t = last_draw(seats, **{f"points_{seat}": "9" if seat in winners else "8" for seat in range(seats)})
    assert t.outcome.winners() == winners
    assert [t.outcome.ranks[seat] for seat in winners] == [1] * len(winners)


@rule("KEL-R32")
def test_no_tie_is_broken_by_wishing_stones_figures_or_the_turn() -> None:
    t = last_draw(points_0="6", stones_0="2", figures_1="R7", stones_1="2")
    assert t.outcome.scores == [8, 8]
    assert t.outcome.winners() == [0, 1]
    t = last_draw(points_0="4", stones_0="4", stones_1="5")
    assert t.outcome.winners() == [0, 1]


@rule("KEL-R32", "KEL-A13")
def test_a_shared_negative_score_wins_together() -> None:
    t = last_draw(4, figures_3="R1")
    assert t.outcome.winners() == [0, 1, 2]


@rule("KEL-A13")
def test_a_final_score_may_be_negative_and_is_not_cut_off_at_zero() -> None:
    t = last_draw(figures_0="R1L Y1 P1 G1 B1", points_0="2")
    assert t.outcome.scores[0] == -8 - 16 - 4 + 2


@rule("KEL-A13", "KEL-R27")
def test_minus_rows_cost_nothing_before_the_end() -> None:
    t = keltis(hand_0="R3", left="2")
    t.answer(0, "R3", "large", "pile").chance("B7")
    assert t["points 0"] == "0"


@rule("KEL-R26", "KEL-R30", "KEL-R31")
def test_a_score_is_told_line_by_line() -> None:
    t = keltis(figures_0="R9 Y3L B4", points_0="5", stones_0="2")
    lines = score_lines(cast("Any", t.state), 0)
    assert lines == [(0, -1, 5), (1, 0, 10), (1, 1, -4), (1, 4, 1), (2, 2, 2)]
    assert score_lines(cast("Any", t.state), 1) == [(0, -1, 0), (2, 0, -4)]
