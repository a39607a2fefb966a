"""The end of the game: when it comes, what counts, and who wins."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.oriflamme.game import GAME
from meadhall.testing import Scenario, rule
from tests.games.oriflamme.table import influence, leave_all, oriflamme


def left(t: Scenario) -> Scenario:
    """Leave every face-down card that is asked about."""
    leave_all(t)
    return t


def ended(row: str, *totals: int, **lines: str) -> tuple[str, list[int], list[int]]:
    """Leave all cards in the last round, and return the result."""
    for seat, total in enumerate(totals):
        lines[f"influence_{seat}"] = str(total)
    return left(oriflamme(len(totals), row, placing=False, **lines)).result()


# When the game ends


@rule("ORI-R29", "ORI-R8")
def test_the_game_is_over_when_the_row_has_been_handled_in_the_sixth_round() -> None:
    t = oriflamme(3, "0.(queen)6 | 1.(queen)6 | 2.(queen)6")
    t.answer(0, "leave").answer(1, "leave")
    assert t.state.outcome is None
    assert t.asked == (2, "leave-or-reveal", ["leave", "reveal"])
    t.answer(2, "reveal")
    assert t.result() == ("most-influence", [5, 5, 7], [2, 2, 1])
    assert t["row"] == "0.(queen)6+1 | 1.(queen)6+1 | 2.queen"


@rule("ORI-R29", "ORI-R8")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_no_earlier_round_ends_the_game(number: int) -> None:
    t = left(oriflamme(3, f"0.(queen){number} | 1.(queen){number}", round=str(number), influence_0="40"))
    assert t.state.outcome is None
    assert (t["round"], t["first"]) == (str(number + 1), "1")
    assert t.asked == (1, "place", t["hand 1"].split())


@rule("ORI-R29")
def test_an_empty_row_ends_no_game_before_the_sixth_round() -> None:
    t = oriflamme(3, "0.(trap)5", round="5").answer(0, "reveal")
    assert (t["row"], t["round"], t.state.outcome) == ("", "6", None)
    assert t.asked is not None
    assert t.asked[:2] == (1, "place")


@rule("ORI-R29", "ORI-R16")
def test_the_last_cards_act_before_the_count() -> None:
    t = oriflamme(
        3, "0.queen | 1.schemer | 2.(queen)6+4 | 0.criminal", influence_0="1", influence_1="1", influence_2="1"
    )
    t.answer(2, "reveal")
    assert t.result() == ("most-influence", [3, 3, 6], [2, 3, 1])


@rule("ORI-R29")
def test_the_seventh_card_is_not_played() -> None:
    gone = "queen daredevil apothecary schemer substitution"
    lines = {f"pile_{seat}": gone for seat in range(3)} | {f"aside_{seat}": "plan bribe prince" for seat in range(3)}
    t = oriflamme(3, placing=True, hand_0="criminal trap", hand_1="criminal trap", hand_2="criminal trap", **lines)
    t.answer(0, "trap").answer(1, "trap", "end").answer(2, "criminal", "end")
    left(t)
    assert t.result() == ("shared", [5, 5, 5], [1, 1, 1])
    assert [t[f"hand {seat}"] for seat in range(3)] == ["criminal", "criminal", "trap"]
    assert t["row"] == "0.(trap)6+1 | 1.(trap)6+1 | 2.(criminal)6+1"


@rule("ORI-R29", "ORI-R30")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_ends_after_six_rounds_with_the_influence_that_everybody_has(seats: int, seed: int) -> None:
    state, rng = GAME.new(seats, {}), Rng(seed)
    placed = 0
    while (question := state.question()) is not None:
        placed += question.actor != CHANCE and GAME.kinds[question.kind] == "place"
        state.apply(choose(question, rng))
    assert placed == 6 * seats
    assert state.outcome is not None
    text = GAME.write_position(state)
    assert "\nround: 6\n" in text
    for seat, score in enumerate(state.outcome.scores):
        assert f"\ninfluence {seat}: {score}\n" in text
    assert len(state.outcome.scores) == seats
    assert min(state.outcome.ranks) == 1
    for seat in state.outcome.winners():
        assert state.outcome.scores[seat] == max(state.outcome.scores)


@rule("ORI-R29")
def test_when_the_game_is_over_nobody_is_asked_and_the_end_is_told_once() -> None:
    t = left(oriflamme(3, "0.(queen)6", influence_1="9"))
    assert t.state.question() is None
    assert [t.asked_of(seat) for seat in range(3)] == [[], [], []]
    assert [fact[3] for fact in t.told("ended")] == [GAME.endings.index("most-influence")]


# What counts


@rule("ORI-R30")
@pytest.mark.parametrize(
    ("totals", "ranks"),
    [
        ((7, 5, 3), [1, 2, 3]),
        ((3, 5, 7), [3, 2, 1]),
        ((0, 1, 0), [2, 1, 2]),
        ((4, 9, 2, 7), [3, 1, 4, 2]),
        ((10, 2, 30, 4, 5), [2, 5, 1, 4, 3]),
        ((1, 2, 3, 4, 11), [5, 4, 3, 2, 1]),
    ],
)
def test_most_influence_wins(totals: tuple[int, ...], ranks: list[int]) -> None:
    assert ended("", *totals) == ("most-influence", list(totals), ranks)


@rule("ORI-R31")
def test_tokens_on_cards_do_not_count() -> None:
    assert ended("0.(queen)3+20 | 1.(trap)4+3 | 1.(plan)6", 5, 5, 6) == ("most-influence", [5, 5, 6], [3, 2, 1])


@rule("ORI-R31")
def test_tokens_under_a_stack_do_not_count_either() -> None:
    assert ended("0.(queen)3+20/0.(trap)4+8 | 1.(plan)6", 5, 6, 4) == ("most-influence", [5, 6, 4], [2, 1, 3])


@rule("ORI-R31", "ORI-R15")
def test_tokens_that_were_taken_in_the_last_round_do_count() -> None:
    t = oriflamme(3, "0.(criminal)3+2 | 1.(trap)4+9", influence_2="6")
    t.answer(0, "reveal").answer(1, "leave")
    assert t.result() == ("most-influence", [7, 4, 6], [1, 3, 2])


@rule("ORI-R30")
def test_cards_in_the_row_do_not_outweigh_influence() -> None:
    row = "0.(queen)1 | 0.(trap)2 | 0.(plan)3 | 0.(bribe)4 | 0.(schemer)5"
    assert ended(row, 6, 7, 2) == ("most-influence", [6, 7, 2], [2, 1, 3])


# Ties


@rule("ORI-R32")
@pytest.mark.parametrize(
    ("row", "ranks"),
    [
        ("0.(queen)5", [1, 2, 2]),
        ("1.(queen)5", [2, 1, 2]),
        ("2.(queen)5 | 2.(trap)6 | 0.(queen)4", [2, 3, 1]),
        ("0.(queen)1 | 1.(queen)2 | 1.(trap)3 | 0.(trap)4 | 1.(plan)5 | 2.(plan)5", [2, 1, 3]),
    ],
)
def test_a_tie_goes_to_the_player_with_the_most_cards_in_the_row(row: str, ranks: list[int]) -> None:
    assert ended(row, 5, 5, 5) == ("most-cards", [5, 5, 5], ranks)


@rule("ORI-R32", "ORI-R40")
def test_a_card_removed_in_the_last_round_no_longer_counts_in_a_tie() -> None:
    t = oriflamme(3, "1.daredevil | 0.(criminal)4")
    t.answer(1, "p2")
    assert t.result() == ("most-cards", [5, 5, 5], [2, 1, 2])


@rule("ORI-R32", "ORI-R33")
def test_a_twin_that_entered_in_the_last_round_counts_in_a_tie() -> None:
    t = oriflamme(3, "1.(prince)6 | 2.(plan)6", influence_1="4")
    t.answer(1, "reveal", "start").answer(2, "leave")
    assert t.result() == ("most-cards", [5, 5, 5], [3, 1, 2])


@rule("ORI-R32")
def test_face_up_and_face_down_cards_count_alike_in_a_tie() -> None:
    row = "0.criminal | 2.(trap)6 | 1.apothecary | 2.(plan)5 | 0.(trap)5 | 0.(plan)4"
    t = left(oriflamme(3, row, influence_2="6"))
    assert t["row"].replace("+1", "") == row
    assert t.result() == ("most-cards", [5, 5, 5], [1, 3, 2])


@rule("ORI-R32")
def test_an_intrigue_that_was_played_out_no_longer_counts_in_a_tie() -> None:
    t = oriflamme(3, "0.(trap)6 | 0.(plan)5 | 1.(queen)6", influence_0="4")
    t.answer(0, "reveal", "leave").answer(1, "leave")
    assert t.result() == ("shared", [5, 5, 5], [1, 1, 3])


@rule("ORI-R32")
def test_only_those_who_are_tied_for_the_lead_share_in_its_tie_break() -> None:
    row = "2.(queen)1 | 2.(trap)2 | 2.(plan)3 | 1.(queen)6"
    assert ended(row, 8, 8, 7) == ("most-cards", [8, 8, 7], [2, 1, 3])


@rule("ORI-R32")
def test_a_stack_counts_as_one_card() -> None:
    row = "0.(queen)1/0.(trap)2/0.(plan)3/0.(bribe)4 | 1.(queen)1 | 1.(trap)2"
    assert ended(row, 5, 5, 3) == ("most-cards", [5, 5, 3], [2, 1, 3])


@rule("ORI-R32", "ORI-B32")
def test_a_stack_weighs_no_more_than_a_single_card() -> None:
    row = "0.(queen)1/0.(trap)2/0.(plan)3 | 1.(queen)1"
    assert ended(row, 5, 5, 3) == ("shared", [5, 5, 3], [1, 1, 3])


@rule("ORI-R32", "ORI-B31")
def test_a_stack_counts_for_its_top_card() -> None:
    row = "0.schemer@1/1.(trap)4 | 2.(plan)5"
    assert ended(row, 5, 5, 4) == ("most-cards", [5, 5, 4], [2, 1, 3])


@rule("ORI-B31", "ORI-R32")
def test_a_bribed_card_counts_for_the_family_that_holds_it() -> None:
    row = "0.criminal@1 | 2.(plan)6"
    assert ended(row, 5, 5, 5) == ("most-cards", [5, 5, 4], [2, 1, 3])


@rule("ORI-B31", "ORI-R32")
def test_a_bribed_card_does_not_count_for_its_owner() -> None:
    row = "0.apothecary@2 | 0.daredevil@1 | 0.(plan)6"
    t = oriflamme(4, row, influence_3="0")
    t.answer(1, "p1").answer(0, "leave")
    # the Daredevil that seat 1 holds has removed seat 2's only card: 0 and 1 have one position each, 2 has none
    assert t.result() == ("shared", [5, 5, 5, 0], [1, 1, 3, 4])


@rule("ORI-B31", "ORI-R32")
def test_bribed_and_own_cards_add_up_in_a_tie() -> None:
    row = "0.criminal@4 | 3.(trap)6 | 4.(plan)6 | 0.(plan)5 | 4.(trap)5 | 0.(trap)4"
    assert ended(row, 5, 1, 2, 6, 5) == ("most-cards", [5, 1, 2, 5, 5], [2, 5, 4, 3, 1])


# Still tied


@rule("ORI-B32")
@pytest.mark.parametrize(
    ("row", "totals", "ranks"),
    [
        ("", (5, 5, 5), [1, 1, 1]),
        ("", (5, 4, 5), [1, 3, 1]),
        ("", (0, 0, 0, 0, 0), [1, 1, 1, 1, 1]),
        ("0.(queen)6 | 1.(queen)6 | 2.(queen)6", (5, 5, 5), [1, 1, 1]),
        ("0.(queen)6 | 1.(queen)6", (5, 5, 5), [1, 1, 3]),
        ("1.(queen)6 | 3.(queen)6 | 1.(trap)5 | 3.(trap)5 | 0.(queen)6", (5, 5, 5, 5), [3, 1, 4, 1]),
        ("1.(queen)6 | 3.(queen)6 | 2.(queen)6 | 2.(plan)5", (2, 8, 7, 8), [4, 1, 3, 1]),
    ],
)
def test_who_are_tied_in_cards_too_share_the_victory(row: str, totals: tuple[int, ...], ranks: list[int]) -> None:
    assert ended(row, *totals) == ("shared", list(totals), ranks)
    t = oriflamme(
        len(totals), row, placing=False, **{f"influence_{seat}": str(total) for seat, total in enumerate(totals)}
    )
    assert left(t).outcome.winners() == [seat for seat, rank in enumerate(ranks) if rank == 1]


@rule("ORI-R30", "ORI-R32")
def test_a_tie_behind_the_winner_is_broken_by_cards_too() -> None:
    row = "2.(queen)6 | 2.(trap)5 | 3.(queen)6"
    assert ended(row, 9, 5, 5, 5) == ("most-influence", [9, 5, 5, 5], [1, 4, 2, 3])


@rule("ORI-R30", "ORI-B32")
def test_who_are_tied_behind_the_winner_in_cards_too_share_their_rank() -> None:
    assert ended("2.(queen)6 | 1.(queen)6", 9, 5, 5, 1, 1) == ("most-influence", [9, 5, 5, 1, 1], [1, 2, 2, 4, 4])


# What everybody sees of it


@rule("ORI-R30")
def test_everybodys_influence_and_the_outcome_are_public() -> None:
    t = left(oriflamme(4, "0.(queen)6", influence_0="3", influence_1="0", influence_2="11", influence_3="4"))
    for viewer in range(5):
        view = t.state.redact(viewer)
        assert view.outcome is not None
        assert (view.outcome.scores, view.outcome.ranks) == ([3, 0, 11, 4], [3, 4, 1, 2])
    assert influence(t) == [3, 0, 11, 4]
