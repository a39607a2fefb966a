"""Columns of cards: their first card, their direction, and cards for a figure that has arrived."""

from __future__ import annotations

import pytest

from meadhall.testing import Scenario, rule
from tests.games.keltis.table import keltis, tiles

ALL_RED = " ".join(f"R{value}" for value in range(11))
OTHER = "G0 G1 G2 G3 G4 G5 G6"


def laid(t: Scenario) -> list[str]:
    """The red cards that seat 0 may lay."""
    return [word for word in t.asked_of(0) if word.startswith("R")]


def reds(*values: int) -> list[str]:
    return [f"R{value}" for value in values]


def lay_in_turn(t: Scenario, values: list[int]) -> None:
    """Lay red cards with seat 0 turn after turn while seat 1 discards green ones."""
    for turn, value in enumerate(values):
        t.answer(0, f"R{value}")
        if turn == 0:
            t.answer(0, "small")
        assert t["figures 0"] == f"R{turn + 1}"
        t.answer(0, "pile").chance(f"P{turn}")
        t.answer(1, f"xG{turn}", "pile").chance(f"B{turn}")


# The first card and the later ones


@rule("KEL-R6")
@pytest.mark.parametrize("colour", ["R", "Y", "P", "G", "B"])
@pytest.mark.parametrize(("size", "mark"), [("small", ""), ("large", "L")])
def test_the_first_card_of_a_colour_takes_a_figure_to_row_one_of_its_path(colour: str, size: str, mark: str) -> None:
    t = keltis(hand_0=f"{colour}5", hand_1="R1")
    t.answer(0, f"{colour}5")
    assert t.asked == (0, "figure", ["small", "large"])
    t.answer(0, size)
    assert t["figures 0"] == f"{colour}1{mark}"
    assert t["column 0"] == f"{colour} 5"


@rule("KEL-R6", "KEL-R8")
@pytest.mark.parametrize("value", range(11))
def test_a_column_may_begin_with_any_value_and_the_figure_goes_to_row_one(value: int) -> None:
    t = keltis(hand_0=f"R{value}", hand_1="G1")
    t.answer(0, f"R{value}", "small")
    assert t["figures 0"] == "R1"


@rule("KEL-R6")
def test_another_players_column_does_not_count_as_ones_own_first_card() -> None:
    t = keltis(hand_0="R5", column_1="R 7 9", figures_1="R2")
    t.answer(0, "R5", "small")
    assert (t["figures 0"], t["figures 1"]) == ("R1", "R2")
    assert (t["column 0"], t["column 1"]) == ("R 5", "R 7 9")


@rule("KEL-R7", "KEL-R10")
def test_a_later_card_joins_the_column_and_moves_the_figure_one_stone() -> None:
    t = keltis(hand_0="R7 Y1", column_0="R 3 5", figures_0="R2 P4L")
    t.answer(0, "R7")
    assert t["column 0"] == "R 3 5 7"
    assert t["figures 0"] == "R3 P4L"
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R7")
@pytest.mark.parametrize("row", range(1, 9))
def test_a_later_card_moves_the_figure_one_stone_from_every_row(row: int) -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0=f"R{row}L")
    t.answer(0, "R7")
    assert t["figures 0"] == f"R{row + 1}L"


@rule("KEL-R7")
def test_a_figure_moves_only_along_the_path_of_the_card() -> None:
    t = keltis(hand_0="Y7", column_0="R 3 5 / Y 2", figures_0="R2 Y1 B3", column_1="Y 4", figures_1="Y1")
    t.answer(0, "Y7")
    assert (t["figures 0"], t["figures 1"]) == ("R2 Y2 B3", "Y1")


@rule("KEL-R8")
@pytest.mark.parametrize(("before", "card"), [("0", 10), ("10", 0), ("5", 5), ("5", 6), ("4 5", 10), ("9 5", 0)])
def test_the_value_of_a_card_does_not_matter_for_the_distance(before: str, card: int) -> None:
    t = keltis(hand_0=f"R{card}", hand_1="G1", column_0=f"R {before}", figures_0="R3")
    t.answer(0, f"R{card}")
    assert t["figures 0"] == "R4"


@rule("KEL-R10")
def test_a_second_card_brings_no_second_figure_onto_the_path() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R1")
    t.answer(0, "R7")
    assert t.asked == (0, "draw", ["pile"])
    assert t["figures 0"] == "R2"


@rule("KEL-R10")
def test_a_clover_brings_no_second_figure_onto_the_path() -> None:
    t = keltis(hand_0="R7", column_0="R 3", figures_0="R1", tiles=tiles(R2="C"))
    t.answer(0, "R7", "R")
    assert t["figures 0"] == "R3"
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R10")
def test_one_player_may_stand_on_all_five_paths_with_one_column_each() -> None:
    t = keltis(hand_0="B7", hand_1="G9", column_0="R 3 / Y 3 / P 3 / G 3", figures_0="R1 Y1 P1L G1")
    t.answer(0, "B7", "small")
    assert t["figures 0"] == "R1 Y1 P1L G1 B1"
    assert t["column 0"] == "R 3 / Y 3 / P 3 / G 3 / B 7"


@rule("KEL-R10", "KEL-R11", "KEL-R12")
def test_there_is_no_second_column_for_a_card_that_does_not_fit() -> None:
    t = keltis(hand_0="R2 R8", hand_1="G1", column_0="R 3 7 7", figures_0="R3")
    assert t.asked == (0, "play", ["R8", "xR2", "xR8"])


# Direction


@rule("KEL-R11", "KEL-R13")
def test_an_ascending_column_takes_equal_or_higher_cards_only() -> None:
    t = keltis(hand_0=ALL_RED, hand_1=OTHER, column_0="R 3 6", figures_0="R2")
    assert laid(t) == reds(6, 7, 8, 9, 10)
    assert [t.refused(0, card) for card in reds(0, 1, 2, 3, 4, 5)] == ["KEL-R11"] * 6
    assert [t.refused(0, card) for card in reds(6, 7, 10)] == [""] * 3


@rule("KEL-R12", "KEL-R13")
def test_a_descending_column_takes_equal_or_lower_cards_only() -> None:
    t = keltis(hand_0=ALL_RED, hand_1=OTHER, column_0="R 6 3", figures_0="R2")
    assert laid(t) == reds(0, 1, 2, 3)
    assert [t.refused(0, card) for card in reds(4, 5, 6, 7, 8, 9, 10)] == ["KEL-R12"] * 7
    assert [t.refused(0, card) for card in reds(0, 3)] == [""] * 2


@rule("KEL-R11")
def test_an_ascending_column_that_reached_ten_takes_only_the_other_ten() -> None:
    t = keltis(hand_0=ALL_RED, hand_1=OTHER, column_0="R 9 10", figures_0="R2")
    assert laid(t) == ["R10"]


@rule("KEL-R12")
def test_a_descending_column_that_reached_zero_takes_only_the_other_zero() -> None:
    t = keltis(hand_0=ALL_RED, hand_1=OTHER, column_0="R 1 0", figures_0="R2")
    assert laid(t) == ["R0"]


@rule("KEL-R11", "KEL-R7", "KEL-R8")
def test_the_rulebooks_ascending_example_3_3_6_7_7() -> None:
    t = keltis(hand_0="R3 R3 R6 R7 R7 R5", hand_1=OTHER)
    lay_in_turn(t, [3, 3, 6, 7, 7])
    assert t["column 0"] == "R 3 3 6 7 7"
    assert t["figures 0"] == "R5"
    assert t.refused(0, "R5") == "KEL-R11"


@rule("KEL-R12", "KEL-R7", "KEL-R8")
def test_the_rulebooks_descending_example_9_8_8_5_3() -> None:
    t = keltis(hand_0="R9 R8 R8 R5 R3 R4", hand_1=OTHER)
    lay_in_turn(t, [9, 8, 8, 5, 3])
    assert t["column 0"] == "R 9 8 8 5 3"
    assert t["figures 0"] == "R5"
    assert t.refused(0, "R4") == "KEL-R12"


@rule("KEL-R13")
@pytest.mark.parametrize("first", [0, 5, 10])
def test_one_card_alone_leaves_both_directions_open(first: int) -> None:
    t = keltis(hand_0=ALL_RED, hand_1=OTHER, column_0=f"R {first}", figures_0="R1")
    assert laid(t) == reds(*range(11))


@rule("KEL-R13")
@pytest.mark.parametrize(("second", "fits", "clause"), [(6, [6, 7, 8], "KEL-R11"), (4, [2, 3, 4], "KEL-R12")])
def test_the_first_differing_card_chooses_the_direction(second: int, fits: list[int], clause: str) -> None:
    t = keltis(hand_0="R2 R3 R4 R4 R6 R6 R7 R8", hand_1=OTHER, column_0="R 5", figures_0="R1")
    lay = t.answer(0, f"R{second}", "pile").chance("P1").answer(1, "xG0", "pile").chance("P2")
    assert laid(lay) == reds(*fits)
    assert t.refused(0, "R6" if second == 4 else "R4") == clause


@rule("KEL-R13")
@pytest.mark.parametrize(("column", "fits"), [("3 6 6", ["R7", "R8"]), ("6 3 3", ["R1", "R2"])])
def test_an_equal_card_does_not_reopen_a_chosen_direction(column: str, fits: list[str]) -> None:
    t = keltis(hand_0="R1 R2 R4 R5 R7 R8", hand_1=OTHER, column_0=f"R {column}", figures_0="R3")
    assert laid(t) == fits
    assert t.refused(0, "R5") == ("KEL-R11" if column == "3 6 6" else "KEL-R12")


@rule("KEL-R13")
def test_one_player_may_ascend_in_one_colour_and_descend_in_another() -> None:
    t = keltis(hand_0="R2 R9 Y2 Y9", column_0="R 4 5 / Y 5 4", figures_0="R2 Y2")
    assert t.asked == (0, "play", ["R9", "Y2", "xR2", "xR9", "xY2", "xY9"])
    assert (t.refused(0, "R2"), t.refused(0, "Y9")) == ("KEL-R11", "KEL-R12")


@rule("KEL-R13")
def test_two_players_may_use_one_colour_in_different_directions() -> None:
    t = keltis(hand_0="R2", hand_1="R9", column_0="R 5 4", column_1="R 5 6", figures_0="R2", figures_1="R2")
    t.answer(0, "R2", "pile").chance("B7").answer(1, "R9")
    assert (t["column 0"], t["column 1"]) == ("R 5 4 2", "R 5 6 9")


@rule("KEL-R13", "KEL-R4")
def test_discarded_cards_choose_no_direction() -> None:
    t = keltis(hand_0="R9 R2 R8", hand_1=OTHER, column_0="R 5", figures_0="R1")
    t.answer(0, "xR9", "pile").chance("P1").answer(1, "xG0", "pile").chance("P2")
    assert laid(t) == ["R2", "R8"]


@rule("KEL-A1", "KEL-R13")
def test_two_equal_cards_leave_both_directions_open() -> None:
    hand = " ".join(f"R{value}" for value in range(11) if value != 5)
    t = keltis(hand_0=hand, hand_1=OTHER, column_0="R 5 5", figures_0="R2")
    assert laid(t) == hand.split()


@rule("KEL-A1")
@pytest.mark.parametrize(("third", "fits"), [(6, ["R7"]), (4, ["R3"])])
def test_after_two_equal_cards_the_third_chooses_the_direction(third: int, fits: list[str]) -> None:
    t = keltis(hand_0="R3 R4 R6 R7", hand_1=OTHER, column_0="R 5 5", figures_0="R2")
    t.answer(0, f"R{third}", "pile").chance("P1").answer(1, "xG0", "pile").chance("P2")
    assert laid(t) == fits


# A card for a figure on the last stone


@rule("KEL-R14")
@pytest.mark.parametrize(("path", "after"), [("Y", "R9 Y3 B6L"), ("B", "R9 Y2 B7L")])
def test_a_card_for_a_figure_on_the_last_stone_moves_another_figure_one_stone(path: str, after: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2 B6L", clover_opens_path="no")
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["Y", "B"])
    t.answer(0, path)
    assert (t["figures 0"], t["column 0"]) == (after, "R 3 5 7")
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R14")
def test_the_last_step_to_the_last_stone_moves_nobody_else() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R8 Y2")
    t.answer(0, "R7")
    assert t["figures 0"] == "R9 Y2"
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R14", "KEL-R11", "KEL-R12")
@pytest.mark.parametrize(("column", "fits", "clause"), [("R 3 5", "R6", "KEL-R11"), ("R 5 3", "R2", "KEL-R12")])
def test_a_card_for_a_figure_on_the_last_stone_must_fit_the_column(column: str, fits: str, clause: str) -> None:
    t = keltis(hand_0="R2 R6", hand_1="G1", column_0=column, figures_0="R9 Y2")
    assert laid(t) == [fits]
    assert t.refused(0, "R2" if fits == "R6" else "R6") == clause


@rule("KEL-R14")
def test_a_card_for_a_figure_on_the_last_stone_may_be_discarded_instead() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2")
    assert t.asked == (0, "play", ["R7", "xR7"])
    t.answer(0, "xR7")
    assert t["figures 0"] == "R9 Y2"
    assert t.asked == (0, "draw", ["pile"])


@rule("KEL-R14")
def test_the_arrived_figure_is_not_the_other_figure_to_move() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2")
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["Y", "P", "G", "B"])


@rule("KEL-R14")
def test_the_clause_that_keeps_the_arrived_figure_in_place_is_that_of_the_card_not_that_of_the_clover() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2")
    t.answer(0, "R7")
    assert t.refused(0, "R") == "KEL-R14"


@rule("KEL-R14")
def test_a_second_figure_on_a_last_stone_cannot_move_either() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2 G9", clover_opens_path="no")
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["Y"])
    assert t.refused(0, "G") in ("KEL-R14", "KEL-A4")


@rule("KEL-R14")
def test_a_card_moves_no_figure_of_another_player() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2", figures_1="Y4 B3", clover_opens_path="no")
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["Y"])
    assert t.answer(0, "Y")["figures 1"] == "Y4 B3"


@rule("KEL-R14", "KEL-R15")
def test_the_figure_moved_for_an_arrived_one_scores_its_number() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2L", tiles=tiles(Y3="3", R9="2"))
    t.answer(0, "R7", "Y")
    assert t["points 0"] == "3"


@rule("KEL-R14", "KEL-R19")
def test_the_figure_moved_for_an_arrived_one_takes_its_wishing_stone() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2", tiles=tiles(Y3="W", R9="W"))
    t.answer(0, "R7", "Y")
    assert (t["stones 0"], t["tiles"]) == ("1", tiles(R9="W"))


@rule("KEL-R14", "KEL-R17", "KEL-R18")
def test_the_figure_moved_for_an_arrived_one_uses_its_clover() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2 B1", tiles=tiles(Y3="C", B2="2"))
    t.answer(0, "R7", "Y")
    assert t.asked == (0, "clover", ["Y", "P", "G", "B", "pass"])
    t.answer(0, "B")
    assert (t["figures 0"], t["points 0"]) == ("R9 Y3 B2", "2")


@rule("KEL-R14", "KEL-A2", "KEL-R13")
def test_a_figure_that_clovers_brought_to_the_end_still_begins_its_column_with_any_card() -> None:
    t = keltis(hand_0="R0 R10", figures_0="R9 Y2", hand_1="G1")
    assert laid(t) == ["R0", "R10"]
    t.answer(0, "R10", "Y")
    assert (t["column 0"], t["figures 0"]) == ("R 10", "R9 Y3")


@rule("KEL-A15", "KEL-R14")
@pytest.mark.parametrize("setting", ["yes", "no"])
def test_once_the_card_is_laid_another_figure_must_move(setting: str) -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2", clover_opens_path=setting)
    t.answer(0, "R7")
    assert t.asked == (0, "forward", ["Y"] if setting == "no" else ["Y", "P", "G", "B"])


@rule("KEL-A15")
def test_passing_the_move_for_an_arrived_figure_is_refused() -> None:
    t = keltis(hand_0="R7", column_0="R 3 5", figures_0="R9 Y2")
    t.answer(0, "R7")
    assert t.refused(0, "pass") == "KEL-A15"
