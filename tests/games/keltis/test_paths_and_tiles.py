"""Figures on the paths and what the tiles under them do."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.keltis.table import keltis, tiles

NUMBERS = [("1", "1"), ("2", "2"), ("3", "3")]


# Sharing a stone


@rule("KEL-R9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figures_of_all_players_may_share_a_stone(seats: int) -> None:
    others = {f"figures_{seat}": "R4" for seat in range(1, seats)}
    t = keltis(seats, hand_0="R7", column_0="R 3", figures_0="R3", **others)
    t.answer(0, "R7")
    assert [t[f"figures {seat}"] for seat in range(seats)] == ["R4"] * seats


@rule("KEL-R9", "KEL-R6")
def test_a_figure_may_be_set_on_a_first_stone_where_others_stand() -> None:
    t = keltis(hand_0="R7", figures_1="R1L")
    t.answer(0, "R7", "large")
    assert (t["figures 0"], t["figures 1"]) == ("R1L", "R1L")


@rule("KEL-R9")
def test_a_figure_may_share_the_last_stone_and_leave_a_shared_stone() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R8", figures_1="R8", hand_1="R9", column_1="R 2")
    t.answer(0, "R7", "pile").chance("B7").answer(1, "R9")
    assert (t["figures 0"], t["figures 1"]) == ("R9", "R9")


# Numbers


@rule("KEL-R15", "KEL-R16")
@pytest.mark.parametrize(("tile", "points"), NUMBERS)
@pytest.mark.parametrize("figure", ["R2", "R2L"])
def test_a_number_scores_at_once_and_alike_for_small_and_large(tile: str, points: str, figure: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0=figure, tiles=tiles(R3=tile))
    t.answer(0, "R7")
    assert (t["points 0"], t["points 1"]) == (points, "0")


@rule("KEL-R15")
@pytest.mark.parametrize(("tile", "points"), NUMBERS)
def test_a_number_tile_stays_for_the_next_to_arrive(tile: str, points: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2", tiles=tiles(R3=tile))
    t.answer(0, "R7")
    assert t["tiles"] == tiles(R3=tile)
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2", figures_1="R3", points_0="5", tiles=tiles(R3=tile))
    t.answer(0, "R7")
    assert (t["points 0"], t["points 1"]) == (str(5 + int(points)), "0")


@rule("KEL-R15")
def test_a_number_scores_on_arriving_only_not_on_staying_or_leaving() -> None:
    t = keltis(hand_0="R7 Y5", column_0="R 3", figures_0="R3", tiles=tiles(R3="3"), hand_1="G1")
    t.answer(0, "Y5", "small", "pile").chance("B7").answer(1, "xG1", "pile").chance("B8")
    assert t["points 0"] == "0"
    t.answer(0, "R7")
    assert t["points 0"] == "0"


@rule("KEL-R15")
@pytest.mark.parametrize("row", [4, 9])
def test_a_number_scores_for_the_seat_that_arrived_whoever_it_is(row: int) -> None:
    t = keltis(
        3,
        frames="turn seat=2",
        hand_2="P7",
        column_2="P 3",
        figures_2=f"P{row - 1}",
        tiles=tiles(**{f"P{row}": "2"}),
    )
    t.answer(2, "P7")
    assert [t[f"points {seat}"] for seat in range(3)] == ["0", "0", "2"]


@rule("KEL-R16", "KEL-R18")
def test_a_number_reached_by_a_large_figure_through_a_clover_is_not_doubled() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2L", tiles=tiles(R3="C", R4="3"))
    t.answer(0, "R7", "R")
    assert (t["figures 0"], t["points 0"]) == ("R4L", "3")


@rule("KEL-A12", "KEL-R15")
def test_every_arrival_on_a_number_scores_first_one_player_then_the_other() -> None:
    t = keltis(
        hand_0="R7", column_0="R 3", figures_0="R2", hand_1="R8", column_1="R 4", figures_1="R2", tiles=tiles(R3="2")
    )
    t.answer(0, "R7", "pile").chance("B7").answer(1, "R8")
    assert (t["points 0"], t["points 1"]) == ("2", "2")


@rule("KEL-A12")
def test_one_player_scores_two_numbers_in_two_turns() -> None:
    t = keltis(hand_0="R7 R8", column_0="R 3", figures_0="R2", hand_1="G1", tiles=tiles(R3="2", R4="3"))
    t.answer(0, "R7", "pile").chance("B7").answer(1, "xG1", "pile").chance("B8").answer(0, "R8")
    assert t["points 0"] == "5"


# Clovers


@rule("KEL-R17", "KEL-A3")
def test_a_clover_may_move_the_arriving_figure_itself() -> None:
    t = keltis(hand_0="R3 R4 Y0", tiles=tiles(R1="C"))
    t.answer(0, "R3", "large")
    assert t.asked == (0, "clover", ["R", "Y", "P", "G", "B", "pass"])
    t.answer(0, "R")
    assert t["figures 0"] == "R2L"


@rule("KEL-R17")
@pytest.mark.parametrize(("path", "after"), [("R", "R4 Y5 B7L"), ("Y", "R3 Y6 B7L"), ("B", "R3 Y5 B8L")])
def test_a_clover_moves_any_one_own_figure_one_stone_and_stays(path: str, after: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y5 B7L", tiles=tiles(R3="C"))
    t.answer(0, "R7", path)
    assert (t["figures 0"], t["tiles"]) == (after, tiles(R3="C"))
    assert t["column 0"] == "R 3 7"
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R17")
def test_a_clover_moves_no_figure_of_another_player() -> None:
    t = keltis(
        hand_0="R7", column_0="R 3", figures_0="R2", figures_1="Y3 B2", tiles=tiles(R3="C"), clover_opens_path="no"
    )
    t.answer(0, "R7")
    assert t.asked == (0, "clover", ["R", "pass"])
    t.answer(0, "R")
    assert t["figures 1"] == "Y3 B2"


@rule("KEL-R17")
def test_a_clover_serves_every_player_who_arrives() -> None:
    t = keltis(
        hand_0="R7", column_0="R 3", figures_0="R2", hand_1="R8", column_1="R 4", figures_1="R2", tiles=tiles(R3="C")
    )
    t.answer(0, "R7", "R", "pile").chance("B7").answer(1, "R8")
    assert t.asked is not None
    assert t.asked[:2] == (1, "clover")
    t.answer(1, "R")
    assert (t["figures 0"], t["figures 1"]) == ("R4", "R4")


@rule("KEL-A3", "KEL-R17")
def test_the_move_of_a_clover_may_be_left() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y5", tiles=tiles(R3="C", R4="3"))
    t.answer(0, "R7", "pass")
    assert (t["figures 0"], t["points 0"]) == ("R3 Y5", "0")
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-A3", "KEL-R18")
def test_leaving_the_second_clover_ends_the_chain() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y5", tiles=tiles(R3="C", Y6="C"))
    t.answer(0, "R7", "Y", "pass")
    assert t["figures 0"] == "R3 Y6"
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R18")
@pytest.mark.parametrize(("tile", "points"), NUMBERS)
def test_a_figure_moved_by_a_clover_scores_the_number_it_reaches(tile: str, points: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y5", tiles=tiles(R3="C", Y6=tile))
    t.answer(0, "R7", "Y")
    assert t["points 0"] == points


@rule("KEL-R18", "KEL-R19")
def test_a_figure_moved_by_a_clover_takes_the_wishing_stone_it_reaches() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y5", tiles=tiles(R3="C", Y6="W"), stones_0="2")
    t.answer(0, "R7", "Y")
    assert (t["stones 0"], t["tiles"]) == ("3", tiles(R3="C"))


@rule("KEL-R18", "KEL-R17")
def test_a_chain_of_three_clovers_may_go_over_several_figures() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y5 B1", tiles=tiles(R3="C", Y6="C", B2="C", B3="2"))
    t.answer(0, "R7", "Y", "B")
    assert t.asked == (0, "clover", ["R", "Y", "P", "G", "B", "pass"])
    t.answer(0, "B")
    assert (t["figures 0"], t["points 0"]) == ("R3 Y6 B3", "2")
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R18")
def test_one_figure_may_run_over_a_row_of_clovers() -> None:
    t = keltis(hand_0="R7", figures_0="Y6", tiles=tiles(R1="C", R2="C", R3="C", R4="W"))
    t.answer(0, "R7", "small", "R", "R", "R")
    assert (t["figures 0"], t["stones 0"]) == ("R4 Y6", "1")
    assert t["column 0"] == "R 7"


@rule("KEL-R18", "KEL-R17")
def test_the_clover_of_a_figure_that_did_not_move_stays_silent() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y5", tiles=tiles(R3="C", Y5="C", Y6="."))
    t.answer(0, "R7", "Y")
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-A4")
def test_a_clover_cannot_move_a_figure_on_the_last_stone() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 Y9 B8", tiles=tiles(R3="C"))
    t.answer(0, "R7")
    assert t.asked == (0, "clover", ["R", "P", "G", "B", "pass"])
    assert t.refused(0, "Y") == "KEL-A4"


@rule("KEL-A5", "KEL-A4")
def test_a_clover_on_an_end_stone_moves_another_figure() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R8 Y4", tiles=tiles(R9="C", Y5="3"), clover_opens_path="no")
    t.answer(0, "R7")
    assert t.asked == (0, "clover", ["Y", "pass"])
    assert t.refused(0, "R") == "KEL-A4"
    t.answer(0, "Y")
    assert (t["figures 0"], t["points 0"]) == ("R9 Y5", "3")


@rule("KEL-A5", "KEL-R14")
def test_a_card_for_a_figure_that_stands_on_an_end_clover_does_not_use_the_clover_again() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R9 Y4", tiles=tiles(R9="C"))
    t.answer(0, "R7", "Y")
    assert t["figures 0"] == "R9 Y5"
    assert t.asked == (0, "draw", ["pile"])


# Opening a path without a card


@rule("KEL-A2", "KEL-R17")
@pytest.mark.parametrize(("size", "after"), [("small", "R3 Y1"), ("large", "R3 Y1L")])
def test_a_clover_may_set_a_figure_on_a_new_path(size: str, after: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2", tiles=tiles(R3="C"))
    t.answer(0, "R7", "Y")
    assert t.asked == (0, "figure", ["small", "large"])
    t.answer(0, size)
    assert (t["figures 0"], t["column 0"]) == (after, "R 3 7")


@rule("KEL-A2")
def test_another_players_figure_does_not_close_a_path_to_a_clover() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2", figures_1="Y1 B9", tiles=tiles(R3="C"))
    t.answer(0, "R7")
    assert t.asked == (0, "clover", ["R", "Y", "P", "G", "B", "pass"])


@rule("KEL-A2", "KEL-R18")
def test_a_figure_set_on_a_new_path_by_a_clover_uses_the_tile_there() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2", tiles=tiles(R3="C", Y1="C", Y2="W"))
    t.answer(0, "R7", "Y", "small")
    assert t.asked == (0, "clover", ["R", "Y", "P", "G", "B", "pass"])
    t.answer(0, "Y")
    assert (t["figures 0"], t["stones 0"]) == ("R3 Y2", "1")


@rule("KEL-A2", "KEL-R6", "KEL-R10")
@pytest.mark.parametrize("card", ["Y0", "Y5", "Y10"])
def test_the_first_card_after_a_clover_opened_the_path_is_free_and_moves_the_figure_on(card: str) -> None:
    t = keltis(hand_0="Y0 Y5 Y10", hand_1="G1", figures_0="R3 Y1L", column_0="R 3 7")
    t.answer(0, card)
    assert (t["figures 0"], t["column 0"]) == ("R3 Y2L", f"R 3 7 / Y {card[1:]}")
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-A2", "KEL-R14")
@pytest.mark.parametrize(("size", "after"), [("small", "R9 P1"), ("large", "R9 P1L")])
def test_a_card_for_an_arrived_figure_may_set_a_figure_on_a_new_path(size: str, after: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R9", tiles=tiles(P1="2"))
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["Y", "P", "G", "B"])
    t.answer(0, "P", size)
    assert (t["figures 0"], t["column 0"], t["points 0"]) == (after, "R 3 7", "2")


@rule("KEL-A2")
def test_with_the_setting_off_a_clover_opens_no_path() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R2 G4", tiles=tiles(R3="C"), clover_opens_path="no")
    t.answer(0, "R7")
    assert t.asked == (0, "clover", ["R", "G", "pass"])
    assert [t.refused(0, path) for path in "YPB"] == ["KEL-A2"] * 3


@rule("KEL-A2", "KEL-R14")
def test_with_the_setting_off_a_card_for_an_arrived_figure_opens_no_path() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R9 G4", clover_opens_path="no")
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["G"])
    assert [t.refused(0, path) for path in "YPB"] == ["KEL-A2"] * 3


@rule("KEL-A2", "KEL-A3")
def test_with_the_setting_off_a_clover_may_find_nobody_to_move() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R8", tiles=tiles(R9="C"), clover_opens_path="no")
    t.answer(0, "R7")
    assert t.asked == (0, "clover", ["pass"])
    assert t.answer(0, "pass").asked == (0, "draw", ["pile"])


@rule("KEL-A11")
@pytest.mark.parametrize("figures", ["R9", "R9 Y9", "R9 Y9L G9"])
def test_with_the_setting_off_a_card_may_be_laid_though_nothing_can_move(figures: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0=figures, clover_opens_path="no", tiles=tiles(R9="3", Y9="C"))
    assert t.asked == (0, "play", ["R7", "xR7"])
    t.answer(0, "R7")
    assert (t["figures 0"], t["column 0"], t["points 0"]) == (figures, "R 3 7", "0")
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-A11", "KEL-A2", "KEL-A15")
def test_with_the_setting_on_there_is_always_somebody_to_move() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R9 Y9 P9L G9")
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["B"])
    t.answer(0, "B", "small")
    assert t["figures 0"] == "R9 Y9 P9L G9 B1"


# Wishing stones


@rule("KEL-R19")
@pytest.mark.parametrize("figure", ["R2", "R2L"])
def test_a_wishing_stone_is_taken_off_the_board_by_whoever_arrives(figure: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0=figure, tiles=tiles(R3="W", R4="W", Y3="W"))
    t.answer(0, "R7")
    assert (t["stones 0"], t["stones 1"], t["points 0"]) == ("1", "0", "0")
    assert t["tiles"] == tiles(R4="W", Y3="W")


@rule("KEL-R19")
def test_a_wishing_stone_is_there_only_once() -> None:
    t = keltis(
        hand_0="R7", column_0="R 3", figures_0="R2", hand_1="R8", column_1="R 4", figures_1="R2", tiles=tiles(R3="W")
    )
    t.answer(0, "R7", "pile").chance("B7").answer(1, "R8")
    assert (t["stones 0"], t["stones 1"]) == ("1", "0")


# Large and small figures


@rule("KEL-A6")
def test_large_or_small_is_asked_as_long_as_both_are_on_the_start_stone() -> None:
    t = keltis(hand_0="B7", figures_0="R1 Y1 P1")
    t.answer(0, "B7")
    assert t.asked == (0, "figure", ["small", "large"])


@rule("KEL-A6")
@pytest.mark.parametrize(("figures", "left", "gone"), [("R1 Y1 P1 G1", "large", "small"), ("R5L", "small", "large")])
def test_a_figure_that_is_no_longer_on_the_start_stone_opens_no_path(figures: str, left: str, gone: str) -> None:
    t = keltis(hand_0="B7", figures_0=figures)
    t.answer(0, "B7")
    assert t.asked == (0, "figure", [left])
    assert t.refused(0, gone) == "KEL-A6"
    t.answer(0, left)
    assert t["figures 0"] == f"{figures} B1{'L' if left == 'large' else ''}"


@rule("KEL-A6")
def test_the_figures_of_a_path_are_never_exchanged() -> None:
    t = keltis(hand_0="R7 Y8", column_0="R 3 / Y 3", figures_0="R2 Y8L", hand_1="G1", tiles=tiles(R3="C"))
    t.answer(0, "R7", "Y", "pile").chance("B7").answer(1, "xG1", "pile").chance("B8")
    assert t["figures 0"] == "R3 Y9L"
    t.answer(0, "Y8")
    assert t.asked == (0, "forward", ["R", "P", "G", "B"])
    t.answer(0, "R")
    assert t["figures 0"] == "R4 Y9L"


@rule("KEL-A16", "KEL-R17", "KEL-R14")
def test_any_figure_means_any_of_ones_own() -> None:
    t = keltis(figures_1="R4 Y4", tiles=tiles(R1="C"), clover_opens_path="no", hand_0="R3 G0 G2")
    t.answer(0, "R3", "small")
    assert t.asked == (0, "clover", ["R", "pass"])
    t.answer(0, "R")
    assert t["figures 1"] == "R4 Y4"
    t = keltis(figures_0="R9", figures_1="R4 Y4", column_0="R 3", hand_0="R6 G0 G2", clover_opens_path="no")
    t.answer(0, "R6")
    assert t.asked is not None
    assert t.asked[:2] == (0, "draw")
    assert t["figures 1"] == "R4 Y4"
