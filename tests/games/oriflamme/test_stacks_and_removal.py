"""Stacks and chains, cards that leave the row, and where the activation goes on afterwards."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.oriflamme.game import GAME
from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, acting, card, influence, leave_all, oriflamme, play

BOTH_DIRECTIONS = pytest.mark.parametrize("direction", ["right", "left"])
NONE_OF_THEM = "trap plan bribe"
"""Cards laid aside that no Substitution can use."""


# Covered cards


@rule("ORI-R25", "ORI-R14")
def test_only_the_top_card_of_a_stack_is_asked_about_and_gets_a_token() -> None:
    t = oriflamme(3, "0.(queen)2+1/0.(schemer)5 | 1.queen/1.(trap)4+2 | 2.(plan)1/2.(bribe)2+3/2.(trap)5", round="5")
    assert leave_all(t) == [0, 1, 2]
    assert t["row"] == "0.(queen)2+1/0.(schemer)5+1 | 1.queen/1.(trap)4+3 | 2.(plan)1/2.(bribe)2+3/2.(trap)5+1"
    assert influence(t) == [5, 5, 5]


@rule("ORI-R25", "ORI-R16")
def test_a_covered_face_up_card_does_not_act() -> None:
    t = oriflamme(3, "0.queen/0.(trap)5 | 1.criminal/1.(trap)5 | 2.queen", round="5")
    play(t, "0 leave", "1 leave")
    assert (t["row"], influence(t)) == ("0.queen/0.(trap)5+1 | 1.criminal/1.(trap)5+1 | 2.queen", [5, 5, 7])


@rule("ORI-R25", "ORI-R16")
def test_of_several_face_up_cards_on_each_other_only_the_top_one_acts() -> None:
    t = oriflamme(3, "2.daredevil/2.queen/2.schemer | 1.queen", round="5")
    assert (t["row"], influence(t)) == ("2.daredevil/2.queen/2.schemer | 1.queen", [5, 7, 7])


@rule("ORI-R24", "ORI-R25")
@pytest.mark.parametrize(("below", "tokens"), [("0.(queen)2+3", 3), ("0.(queen)2", 0)])
def test_a_placed_card_covers_the_tokens_on_the_card_below_and_they_wait_there(below: str, tokens: int) -> None:
    t = oriflamme(3, below, placing=True, round="5", aside_0="plan")
    play(t, "0 trap p1", "1 queen end", "2 queen end")
    assert t["row"] == f"{below}/0.(trap)5 | 1.(queen)5 | 2.(queen)5"
    play(t, "0 reveal reveal")
    assert influence(t) == [5 + 1 + tokens + 2, 5, 5]
    assert t["row"] == "0.queen | 1.(queen)5 | 2.(queen)5"


@rule("ORI-R24", "ORI-R26")
def test_a_stack_may_grow_by_one_card_in_every_round() -> None:
    t = oriflamme(3, placing=True, round="1", aside_0="queen daredevil prince")
    tower = ["apothecary", "criminal", "schemer", "substitution", "plan", "trap"]
    for number, role in enumerate(tower, 1):
        for turn in range(3):
            seat = (number - 1 + turn) % 3
            assert t.asked is not None
            word = role if seat == 0 else t.asked[2][0]
            t.answer(seat, word)
            if t.asked[1] == "where":
                t.answer(seat, "p1" if seat == 0 else "end")
        assert leave_all(t)[0] == 0
    stack = "/".join(f"0.({role}){number}+1" for number, role in enumerate(tower, 1))
    assert t["row"].split(" | ")[0] == stack


@rule("ORI-R25", "ORI-R50")
def test_a_covered_character_cannot_be_activated_by_plan() -> None:
    t = oriflamme(3, "0.(plan)5 | 0.queen/0.(trap)3 | 0.schemer | 1.queen", round="5")
    t.answer(0, "reveal")
    assert t["row"] == "0.queen/0.(trap)3 | 0.schemer | 1.queen"
    assert t.asked == (0, "character", ["p2"])


@rule("ORI-R25", "ORI-R56", "ORI-R58")
def test_neither_a_covered_character_nor_one_on_top_of_a_stack_can_be_bribed() -> None:
    t = oriflamme(3, "0.(bribe)5 | 1.queen/1.(trap)3 | 2.(plan)2/2.criminal | 2.queen", round="5")
    t.answer(0, "reveal")
    assert t.asked == (0, "bribe", ["p4"])
    assert t.refused(0, "p3") == "ORI-R58"


@rule("ORI-R25", "ORI-R39", "ORI-R40")
def test_a_daredevil_does_not_reach_a_covered_card_of_the_same_name() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 1.queen | 2.queen/2.(trap)5", round="5")
    play(t, "0 reveal p2")
    assert (t["row"], influence(t)) == ("0.daredevil | 2.queen/2.(trap)5", [6, 5, 5])


@rule("ORI-R25", "ORI-R44")
def test_a_stack_beside_a_criminal_costs_one_however_high_it_is() -> None:
    t = oriflamme(3, "1.queen/1.(trap)2/1.(plan)4 | 0.(criminal)5 | 2.schemer/2.(trap)3", round="5")
    play(t, "1 leave", "0 reveal")
    assert influence(t) == [5, 4, 4]


@rule("ORI-R25", "ORI-R41", "ORI-R43")
def test_a_covered_card_does_not_serve_the_apothecary_of_its_owner() -> None:
    t = oriflamme(3, "0.(apothecary)5 | 2.(plan)4 | 0.queen@1/1.(plan)4 | 2.(trap)5", round="5")
    t.answer(0, "reveal")
    assert t.asked == (2, "leave-or-reveal", CHOICE)
    assert len(t.told("no-effect")) == 1


@rule("ORI-R25", "ORI-R34")
def test_a_covered_twin_is_not_discarded_with_its_removed_prince() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 1.prince | 1.twin/1.(trap)5", round="5")
    play(t, "0 reveal p2")
    assert (t["row"], t["pile 1"]) == ("0.daredevil | 1.twin/1.(trap)5", "prince")


@rule("ORI-R27", "ORI-R17")
@pytest.mark.parametrize("below", ["0.(queen)2+2", "0.queen"])
def test_a_character_revealed_on_a_stack_stays_and_what_it_covers_is_not_handled(below: str) -> None:
    t = oriflamme(3, f"{below}/0.(schemer)5 | 1.(trap)5", round="5")
    t.answer(0, "reveal")
    assert (t["row"], influence(t)) == (f"{below}/0.schemer | 1.(trap)5", [7, 5, 5])
    assert t.asked == (1, "leave-or-reveal", CHOICE)


@rule("ORI-R27")
def test_a_top_card_that_is_left_does_not_uncover_anything() -> None:
    t = oriflamme(3, "0.queen/0.(trap)5 | 1.(trap)5", round="5")
    t.answer(0, "leave")
    assert t.asked == (1, "leave-or-reveal", CHOICE)
    assert influence(t) == [5, 5, 5]


# Chains


@rule("ORI-R27")
@BOTH_DIRECTIONS
def test_the_example_of_the_rulebook_substitution_on_a_face_up_queen(direction: str) -> None:
    row = "0.queen/0.(substitution)5 | 1.(criminal)5 | 2.(plan)5"
    t = oriflamme(3, row, round="5", aside_0=NONE_OF_THEM, direction=direction)
    t.answer(0, "reveal")
    assert t.asked == (0, "remove", ["p2"])
    t.answer(0, "p2")
    assert (t["row"], influence(t)) == ("0.queen | 2.(plan)5", [5 + 1 + 2, 5, 5])
    assert (t["pile 0"], t["pile 1"]) == ("substitution", "criminal")
    assert t.asked == (2, "leave-or-reveal", CHOICE)


@rule("ORI-R27", "ORI-R14")
@BOTH_DIRECTIONS
def test_the_example_of_the_rulebook_had_the_queen_lain_face_down(direction: str) -> None:
    row = "0.(queen)3/0.(substitution)5 | 1.(criminal)5 | 2.(plan)5"
    t = oriflamme(3, row, round="5", aside_0=NONE_OF_THEM, direction=direction)
    play(t, "0 reveal p2")
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "leave")
    assert (t["row"], influence(t)) == ("0.(queen)3+1 | 2.(plan)5", [6, 5, 5])
    t = oriflamme(3, row, round="5", aside_0=NONE_OF_THEM, direction=direction)
    play(t, "0 reveal p2 reveal")
    assert (t["row"], influence(t)) == ("0.queen | 2.(plan)5", [8, 5, 5])


@rule("ORI-R27", "ORI-R26")
def test_a_chain_goes_down_a_whole_stack_and_ends_at_a_character() -> None:
    row = "0.criminal/0.(trap)2+3/0.(bribe)3+1/0.(substitution)5+2 | 1.(schemer)5"
    t = oriflamme(3, row, round="5", aside_0="plan")
    play(t, "0 reveal p2")
    assert (t["row"], influence(t)) == ("0.criminal/0.(trap)2+3/0.(bribe)3+1", [8, 5, 5])
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "reveal")
    assert (t["row"], influence(t)) == ("0.criminal/0.(trap)2+3", [9, 5, 5])
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "reveal")
    assert (t["row"], influence(t)) == ("0.criminal", [10, 5, 5])
    assert t["pile 0"] == "substitution trap bribe"
    assert t.asked is not None
    assert t.asked[:2] == (1, "place")


@rule("ORI-R27")
def test_a_chain_stops_at_a_card_that_is_left() -> None:
    t = oriflamme(3, "0.queen/0.(bribe)2+3/0.(trap)5 | 1.(plan)5", round="5")
    play(t, "0 reveal leave")
    assert (t["row"], influence(t)) == ("0.queen/0.(bribe)2+4 | 1.(plan)5", [6, 5, 5])
    assert t.asked == (1, "leave-or-reveal", CHOICE)


@rule("ORI-R27")
def test_a_chain_may_use_up_the_whole_stack_and_goes_on_with_the_next_position() -> None:
    t = oriflamme(4, "3.(plan)5 | 0.(bribe)2/0.(trap)3/0.(plan)5 | 1.(plan)5 | 2.(plan)5", round="5")
    play(t, "3 leave", "0 reveal reveal reveal")
    assert (t["row"], influence(t)) == ("3.(plan)5+1 | 1.(plan)5 | 2.(plan)5", [6, 5, 5, 5])
    assert leave_all(t) == [1, 2]


@rule("ORI-R27", "ORI-R13")
def test_what_a_chain_uncovers_acts_for_the_family_that_holds_it() -> None:
    t = oriflamme(3, "1.queen@0/0.(trap)5 | 2.(plan)5", round="5")
    t.answer(0, "reveal")
    assert (t["row"], influence(t)) == ("1.queen@0 | 2.(plan)5", [8, 5, 5])


@rule("ORI-R27")
def test_an_uncovered_daredevil_acts_at_once() -> None:
    t = oriflamme(3, "1.(plan)5 | 0.daredevil/0.(trap)5 | 2.(plan)5", round="5")
    play(t, "1 leave", "0 reveal")
    assert t.asked == (0, "remove", ["p1", "p3"])
    t.answer(0, "p1")
    assert (t["row"], influence(t)) == ("0.daredevil | 2.(plan)5", [6, 5, 5])
    assert t.asked == (2, "leave-or-reveal", CHOICE)


@rule("ORI-R27", "ORI-R25")
def test_a_bribe_on_a_stack_cannot_reach_the_card_it_covers_and_uncovers_it_afterwards() -> None:
    t = oriflamme(3, "0.queen/0.(bribe)5 | 1.schemer | 2.(plan)5", round="5")
    t.answer(0, "reveal")
    assert t.asked == (0, "bribe", ["p2"])
    t.answer(0, "p2")
    assert (t["row"], influence(t)) == ("0.queen | 1.schemer@0 | 2.(plan)5", [5 + 2 + 2, 5, 5])


@rule("ORI-B17", "ORI-R45")
def test_a_schemer_that_discards_herself_uncovers_the_next_card_which_acts() -> None:
    t = oriflamme(3, "0.queen/0.schemer | 1.(plan)3/1.(trap)5", round="5")
    assert (t["row"], influence(t), t["pile 0"]) == ("0.queen | 1.(plan)3/1.(trap)5", [7, 5, 5], "schemer")
    assert t.asked == (1, "leave-or-reveal", CHOICE)


@rule("ORI-B17", "ORI-R45", "ORI-R27")
def test_a_schemer_that_discards_herself_on_a_face_down_card_lets_its_player_leave_that() -> None:
    t = oriflamme(3, "0.(queen)2/0.(schemer)5+2 | 1.(plan)3/1.(trap)5", round="5")
    t.answer(0, "reveal")
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "leave")
    assert (t["row"], influence(t)) == ("0.(queen)2+1 | 1.(plan)3/1.(trap)5", [7, 5, 5])
    assert t.asked == (1, "leave-or-reveal", CHOICE)


@rule("ORI-B17", "ORI-R45", "ORI-R59")
def test_two_schemers_on_each_other_discard_themselves_one_after_the_other() -> None:
    t = oriflamme(3, "1.schemer@0/0.schemer | 2.(plan)3/2.(trap)5", round="5")
    assert (t["row"], t["pile 0"], t["pile 1"]) == ("2.(plan)3/2.(trap)5", "schemer", "schemer")
    assert influence(t) == [5, 5, 5]
    assert t.asked == (2, "leave-or-reveal", CHOICE)


@rule("ORI-B17", "ORI-R53", "ORI-B7")
@pytest.mark.parametrize("daredevil", ["0.(daredevil)5", "0.daredevil"])
def test_a_daredevil_that_a_trap_takes_from_its_stack_uncovers_the_next_card(daredevil: str) -> None:
    t = oriflamme(3, f"0.queen/{daredevil} | 1.(trap)5 | 2.(plan)5", round="5")
    if daredevil != "0.daredevil":
        t.answer(0, "reveal")
    t.answer(0, "p2")
    assert (t["row"], influence(t)) == ("0.queen | 2.(plan)5", [5 - 3 + 2, 5 + 3, 5])
    assert (t["pile 0"], t["pile 1"]) == ("daredevil", "trap")
    assert t.asked == (2, "leave-or-reveal", CHOICE)


@rule("ORI-B17", "ORI-R42", "ORI-R53", "ORI-R54")
def test_an_apothecary_that_a_trap_takes_from_its_stack_uncovers_the_next_card() -> None:
    t = oriflamme(3, "0.(plan)2/0.(apothecary)5 | 2.(plan)5 | 0.(queen)3 | 1.(trap)5", round="5")
    play(t, "0 reveal p4")
    assert (t["row"], influence(t)) == ("0.(plan)2 | 2.(plan)5 | 0.(queen)3", [5 + 1 - 3, 8, 5])
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "leave")
    assert t["row"] == "0.(plan)2+1 | 2.(plan)5 | 0.(queen)3"
    assert leave_all(t) == [2, 0]


@rule("ORI-B17", "ORI-R53", "ORI-R54")
def test_a_substitution_that_hits_a_trap_uncovers_the_next_card_all_the_same() -> None:
    t = oriflamme(3, "1.(trap)5 | 0.queen/0.(substitution)5 | 2.(plan)5", round="5")
    play(t, "1 leave", "0 reveal p1")
    assert (t["row"], influence(t)) == ("0.queen | 2.(plan)5", [5 + 1 - 3 + 2, 8, 5])
    assert (t["pile 0"], t["pile 1"]) == ("substitution", "trap")


@rule("ORI-B17", "ORI-B11")
def test_an_apothecary_that_removes_itself_uncovers_the_next_card() -> None:
    row = "0.(queen)2+2/0.(apothecary)5 | 0.(plan)4 | 1.(criminal)5"
    t = oriflamme(3, row, round="5", apothecary_hits_itself="yes")
    t.answer(0, "reveal")
    assert t.asked == (0, "remove", ["p1", "p3"])
    t.answer(0, "p1")
    assert (t["row"], influence(t)) == ("0.(queen)2+2 | 0.(plan)4 | 1.(criminal)5", [6, 5, 5])
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "reveal")
    assert influence(t) == [10, 5, 5]


@rule("ORI-B17", "ORI-R21", "ORI-B16")
def test_a_daredevil_and_a_trap_on_two_stacks_uncover_one_card_each() -> None:
    t = oriflamme(3, "0.queen/0.(daredevil)5 | 1.queen/1.(trap)5 | 2.(plan)5", round="5")
    play(t, "0 reveal p2")
    assert (t["row"], influence(t)) == ("0.queen | 1.queen | 2.(plan)5", [5 - 3 + 2, 5 + 3 + 2, 5])


# Removing


@rule("ORI-R19")
@pytest.mark.parametrize(
    ("row", "turns", "after", "pile"),
    [
        ("0.(apothecary)5 | 1.(criminal)5 | 0.(plan)4", ["0 reveal p2"], "0.apothecary | 0.(plan)4", (1, "criminal")),
        ("0.(apothecary)5 | 0.(criminal)3 | 0.(plan)4", ["0 reveal p2"], "0.apothecary | 0.(plan)4", (0, "criminal")),
        ("0.(substitution)5 | 1.(criminal)5", ["0 reveal p2"], "", (1, "criminal")),
        ("0.(substitution)5 | 0.(criminal)4", ["0 reveal p2"], "", (0, "criminal substitution")),
    ],
)
def test_removing_a_card_of_whatever_family_pays_one(
    row: str, turns: list[str], after: str, pile: tuple[int, str]
) -> None:
    t = oriflamme(3, row, round="5", aside_0="trap bribe")
    play(t, *turns)
    assert (t["row"], influence(t)) == (after, [6, 5, 5])
    assert t[f"pile {pile[0]}"] == pile[1]


@rule("ORI-R19")
def test_a_bribed_card_that_removes_pays_the_family_that_holds_it() -> None:
    t = oriflamme(3, "1.apothecary@0 | 2.(plan)5 | 0.(queen)4 | 1.(schemer)5", round="5")
    assert t.asked == (0, "remove", ["p2", "p4"])
    t.answer(0, "p4")
    assert (influence(t), t["pile 1"]) == ([6, 5, 5], "schemer")


@rule("ORI-R19", "ORI-R39", "ORI-R40")
def test_a_daredevil_is_paid_for_two_cards_but_not_for_one() -> None:
    t = oriflamme(4, "0.(daredevil)5 | 1.schemer | 2.(plan)5", round="5")
    play(t, "0 reveal p2")
    assert influence(t) == [5, 5, 5, 5]
    t = oriflamme(4, "0.(daredevil)5 | 1.schemer | 2.(plan)5 | 3.schemer", round="5")
    play(t, "0 reveal p2")
    assert (t["row"], influence(t)) == ("0.daredevil | 2.(plan)5", [7, 5, 5, 5])


@rule("ORI-R20")
@pytest.mark.parametrize("tokens", [1, 4])
def test_the_tokens_on_a_removed_card_go_to_nobody(tokens: int) -> None:
    t = oriflamme(3, f"0.(apothecary)5 | 1.(criminal)2+{tokens} | 0.(plan)4", round="5")
    before = GAME.census(t.state)
    play(t, "0 reveal p2")
    assert influence(t) == [6, 5, 5]
    assert t.told("wasted") == [(1, card("1.criminal"), -1, tokens)]
    assert GAME.census(t.state) == before


@rule("ORI-R21", "ORI-R28")
def test_of_a_stack_only_the_top_card_is_removed() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 1.queen/1.(plan)2+1/1.(criminal)4+2 | 2.(plan)5", round="5")
    play(t, "0 reveal p2")
    assert (t["row"], t["pile 1"]) == ("0.daredevil | 1.queen/1.(plan)2+1 | 2.(plan)5", "criminal")
    assert t.told("wasted") == [(1, card("1.criminal"), -1, 2)]


@rule("ORI-R21", "ORI-R28")
def test_the_card_under_a_removed_one_can_be_removed_by_the_next_card() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 1.(queen)2/1.(criminal)5 | 2.(daredevil)5", round="5")
    play(t, "0 reveal p2", "1 leave", "2 reveal")
    assert t.asked == (2, "remove", ["p2"])
    t.answer(2, "p2")
    assert (t["row"], influence(t), t["pile 1"]) == ("0.daredevil | 2.daredevil", [5, 5, 6], "queen criminal")


@rule("ORI-R22", "ORI-R44")
def test_the_gap_is_closed_at_once_so_that_others_are_adjacent_now() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 1.(schemer)5 | 2.criminal | 1.(plan)4", round="5")
    play(t, "0 reveal p2")
    assert t["row"] == "0.daredevil | 2.criminal | 1.(plan)4"
    assert influence(t) == [4, 4, 5]


@rule("ORI-R22", "ORI-R45")
def test_a_discarded_card_leaves_no_gap_either() -> None:
    t = oriflamme(3, "0.criminal | 1.schemer | 2.(plan)3/2.(trap)5 | 1.(plan)5", round="5")
    assert (t["row"], influence(t)) == ("0.criminal | 2.(plan)3/2.(trap)5 | 1.(plan)5", [5, 4, 5])
    t = oriflamme(3, "1.schemer | 2.(plan)3/2.(trap)5 | 0.(trap)5 | 2.criminal", round="5")
    play(t, "2 leave", "0 reveal")
    assert (t["row"], influence(t)) == ("2.(plan)3/2.(trap)5+1 | 2.criminal", [6, 5, 4])


@rule("ORI-R23", "ORI-R59")
def test_cards_that_leave_go_to_their_owners_piles_bribed_or_not() -> None:
    t = oriflamme(4, "0.(apothecary)5 | 2.schemer@1 | 0.(plan)4 | 3.(criminal)5", round="5", pile_2="trap queen")
    t.answer(0, "reveal")
    assert t.asked == (0, "remove", ["p2", "p4"])
    t.answer(0, "p2")
    assert [t[f"pile {seat}"] for seat in range(4)] == ["", "", "queen schemer trap", ""]
    assert [fact[:2] for fact in t.told("token-back")] == [(1, card("2.schemer"))]
    assert t["row"] == "0.apothecary | 0.(plan)4 | 3.(criminal)5"


@rule("ORI-R28")
@pytest.mark.parametrize("remover", ["daredevil", "substitution"])
def test_an_uncovered_card_is_not_shown_and_keeps_its_tokens(remover: str) -> None:
    t = oriflamme(3, f"1.(queen)2+3/1.(criminal)4 | 0.({remover})5 | 2.(plan)5", round="5", aside_0="trap")
    play(t, "1 leave", "0 reveal p1")
    after = "1.(queen)2+3 | 0.daredevil | 2.(plan)5" if remover == "daredevil" else "1.(queen)2+3 | 2.(plan)5"
    assert t["row"] == after


# The order of one removal


@rule("ORI-B37", "ORI-R54", "ORI-B14")
@pytest.mark.parametrize(("has", "left", "stolen"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (3, 1, 3)])
def test_the_remover_is_paid_before_the_trap_strikes_back(has: int, left: int, stolen: int) -> None:
    t = oriflamme(3, "0.apothecary | 1.(trap)5+2 | 0.(queen)4", round="5", influence_0=str(has))
    t.answer(0, "p2")
    assert (t["row"], influence(t)) == ("0.(queen)4", [left, 5 + stolen, 5])
    assert (t["pile 0"], t["pile 1"]) == ("apothecary", "trap")
    kinds = [GAME.events[event.kind] for event in t.events]
    assert kinds.index("wasted") < kinds.index("gained") < kinds.index("stole")


@rule("ORI-B37", "ORI-B25", "ORI-R34")
def test_a_twin_under_its_own_removed_prince_was_covered_and_stays() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 2.twin@1/1.prince | 1.twin | 2.(plan)5", round="5")
    play(t, "0 reveal p2")
    assert (t["row"], t["pile 1"]) == ("0.daredevil | 2.twin@1 | 2.(plan)5", "prince twin")
    assert influence(t) == [5, 6, 5]  # the uncovered twin acts when the activation comes to it


@rule("ORI-B37", "ORI-R46", "ORI-R48", "ORI-R34")
def test_linked_cards_go_before_substitution_fills_the_place() -> None:
    row = "1.twin | 0.(substitution)5 | 1.prince | 2.(plan)5"
    t = acting(3, row, round="5", aside_0="prince plan bribe")
    play(t, "0 reveal p3")
    assert (t["row"], influence(t)) == ("0.prince~! | 2.(plan)5", [5 + 1 + 1, 6, 5])
    assert (t["pile 0"], t["pile 1"]) == ("substitution", "prince twin")
    assert t.asked == (2, "leave-or-reveal", CHOICE)


@rule("ORI-B37", "ORI-R20", "ORI-R38")
def test_a_queen_pays_one_more_but_the_tokens_on_her_are_lost_first() -> None:
    t = oriflamme(3, "0.(apothecary)5 | 1.(queen)3+3 | 0.(plan)4", round="5", influence_0="0")
    play(t, "0 reveal p2")
    assert (influence(t), t["row"]) == ([2, 5, 5], "0.apothecary | 0.(plan)4")


# Where the activation goes on

FIVE = "1.(criminal)5 | 2.(criminal)5 | 0.({})5 | 3.(criminal)5 | 4.(criminal)5"


@rule("ORI-B38", "ORI-R22")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("row", "turns", "after", "then"),
    [
        # in the middle: the card before, the card after
        (
            FIVE.format("daredevil"),
            ["1 leave", "2 leave", "0 reveal p2"],
            "1.(criminal)5+1 | 0.daredevil | 3.(criminal)5 | 4.(criminal)5",
            [3, 4],
        ),
        (
            FIVE.format("daredevil"),
            ["1 leave", "2 leave", "0 reveal p4"],
            "1.(criminal)5+1 | 2.(criminal)5+1 | 0.daredevil | 4.(criminal)5",
            [4],
        ),
        # at the start, at the end, at both
        (
            "0.(daredevil)5 | 1.(criminal)5 | 2.(criminal)5",
            ["0 reveal p2"],
            "0.daredevil | 2.(criminal)5",
            [2],
        ),
        (
            "1.(criminal)5 | 2.(criminal)5 | 0.(daredevil)5",
            ["1 leave", "2 leave", "0 reveal p2"],
            "1.(criminal)5+1 | 0.daredevil",
            [],
        ),
        ("1.(criminal)5 | 0.(daredevil)5", ["1 leave", "0 reveal p1"], "0.daredevil", []),
        ("0.(daredevil)5 | 1.(criminal)5", ["0 reveal p2"], "0.daredevil", []),
        # two that remove one after the other
        (
            "1.(criminal)5 | 0.(daredevil)5 | 2.(daredevil)5 | 3.(criminal)5",
            ["1 leave", "0 reveal p1", "2 reveal p1"],
            "2.daredevil | 3.(criminal)5",
            [3],
        ),
        (
            "0.(daredevil)5 | 1.(criminal)5 | 2.(daredevil)5 | 3.(criminal)5 | 4.(criminal)5",
            ["0 reveal p2", "2 reveal p3"],
            "0.daredevil | 2.daredevil | 4.(criminal)5",
            [4],
        ),
    ],
)
def test_a_removed_neighbour_neither_skips_nor_repeats_a_position(
    row: str, turns: list[str], after: str, then: list[int], direction: str
) -> None:
    t = play(oriflamme(5, row, round="5", direction=direction), *turns)
    assert t["row"] == after
    assert leave_all(t) == then
    assert influence(t) == [5, 5, 5, 5, 5]


@rule("ORI-B38", "ORI-R41")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(("target", "then"), [("p1", [3, 0, 4]), ("p3", [3, 0, 4]), ("p5", [0, 4]), ("p7", [3, 0])])
def test_a_card_removed_far_away_neither_skips_nor_repeats_a_position(
    target: str, then: list[int], direction: str
) -> None:
    cards = ["1.(criminal)5", "0.(queen)4", "2.(criminal)5", "0.(apothecary)5"]
    cards += ["3.(criminal)5", "0.(trap)3", "4.(criminal)5"]
    t = oriflamme(5, " | ".join(cards), round="5", direction=direction)
    play(t, "1 leave", "0 leave", "2 leave", "0 reveal")
    assert t.asked == (0, "remove", ["p1", "p3", "p5", "p7"])
    t.answer(0, target)
    assert leave_all(t) == then
    assert influence(t) == [6, 5, 5, 5, 5]
    left = [f"{name}+1" if name != "0.(apothecary)5" else "0.apothecary" for name in cards]
    del left[int(target[1]) - 1]
    assert t["row"] == " | ".join(left)


@rule("ORI-B38", "ORI-R17")
@BOTH_DIRECTIONS
@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_an_intrigue_that_leaves_its_place_is_followed_by_the_next_position(at: int, direction: str) -> None:
    others = ["1.(criminal)5", "2.(criminal)5", "3.(criminal)5"]
    row = [*others[:at], "0.(trap)5", *others[at:]]
    t = oriflamme(4, " | ".join(row), round="5", direction=direction)
    for name in others[:at]:
        t.answer(int(name[0]), "leave")
    t.answer(0, "reveal")
    assert t["row"] == " | ".join([f"{name}+1" for name in others[:at]] + others[at:])
    assert leave_all(t) == [1, 2, 3][at:]
    assert influence(t) == [6, 5, 5, 5]


@rule("ORI-B38", "ORI-R11")
@BOTH_DIRECTIONS
def test_a_row_of_nothing_but_intrigues_may_vanish_and_the_next_card_lies_alone(direction: str) -> None:
    t = oriflamme(3, "0.(trap)5 | 1.(trap)5 | 2.(trap)5 | 0.(bribe)4", round="5", direction=direction)
    play(t, "0 reveal", "1 reveal", "2 reveal", "0 reveal")
    assert (t["row"], influence(t), t["round"]) == ("", [6, 6, 6], "6")
    t.answer(1, "queen")
    assert t["row"] == "1.(queen)6"


@rule("ORI-B38", "ORI-R53")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("row", "turns", "after", "then"),
    [
        (
            "2.(plan)5 | 0.(daredevil)5 | 1.(trap)5 | 3.(plan)5",
            ["2 leave", "0 reveal p3"],
            "2.(plan)5+1 | 3.(plan)5",
            [3],
        ),
        (
            "2.(plan)5 | 1.(trap)5 | 0.(daredevil)5 | 3.(plan)5",
            ["2 leave", "1 leave", "0 reveal p2"],
            "2.(plan)5+1 | 3.(plan)5",
            [3],
        ),
        ("1.(trap)5 | 0.(daredevil)5 | 3.(plan)5", ["1 leave", "0 reveal p1"], "3.(plan)5", [3]),
        ("2.(plan)5 | 1.(trap)5 | 0.(daredevil)5", ["2 leave", "1 leave", "0 reveal p2"], "2.(plan)5+1", []),
        ("1.(trap)5 | 0.(daredevil)5", ["1 leave", "0 reveal p1"], "", []),
        ("0.daredevil | 1.(trap)5 | 2.(plan)5", ["0 p2"], "2.(plan)5", [2]),
        ("0.daredevil | 1.(trap)5", ["0 p2"], "", []),
        ("0.daredevil | 1.queen/1.(trap)5 | 2.(plan)5", ["0 p2"], "1.queen | 2.(plan)5", [2]),
    ],
)
def test_when_a_trap_takes_the_acting_card_the_next_position_follows(
    row: str, turns: list[str], after: str, then: list[int], direction: str
) -> None:
    t = play(oriflamme(4, row, round="5", direction=direction), *turns)
    assert t["row"] == after
    assert leave_all(t) == then
    assert influence(t) == [2, 10 if "queen" in row else 8, 5, 5]


@rule("ORI-B38", "ORI-R42")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("row", "turns", "after", "then"),
    [
        (
            "1.(trap)5 | 0.(queen)4 | 0.(apothecary)5 | 2.(plan)5",
            ["1 leave", "0 leave", "0 reveal p1"],
            "0.(queen)4+1 | 2.(plan)5",
            [2],
        ),
        (
            "0.(apothecary)5 | 2.(plan)5 | 0.(queen)4 | 1.(trap)5 | 3.(plan)5",
            ["0 reveal p4"],
            "2.(plan)5 | 0.(queen)4 | 3.(plan)5",
            [2, 0, 3],
        ),
        (
            "2.(plan)5 | 0.(queen)4 | 1.(trap)5 | 3.(plan)5 | 0.(apothecary)5",
            ["2 leave", "0 leave", "1 leave", "3 leave", "0 reveal p3"],
            "2.(plan)5+1 | 0.(queen)4+1 | 3.(plan)5+1",
            [],
        ),
    ],
)
def test_when_a_trap_far_away_takes_the_acting_apothecary_the_next_position_follows(
    row: str, turns: list[str], after: str, then: list[int], direction: str
) -> None:
    t = play(oriflamme(4, row, round="5", direction=direction), *turns)
    assert t["row"] == after
    assert leave_all(t) == then
    assert influence(t) == [3, 8, 5, 5]


@rule("ORI-B38", "ORI-B3")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("row", "turns", "after", "then", "gained"),
    [
        ("0.(prince)5", ["0 reveal start"], "0.twin | 0.prince", [], 1),
        ("0.(prince)5", ["0 reveal end"], "0.prince | 0.twin", [], 2),
        ("0.(prince)5 | 1.(plan)5", ["0 reveal start"], "0.twin | 0.prince | 1.(plan)5+1", [1], 1),
        ("0.(prince)5 | 1.(plan)5", ["0 reveal end"], "0.prince | 1.(plan)5+1 | 0.twin", [1], 2),
        ("1.(plan)5 | 0.(prince)5", ["1 leave", "0 reveal start"], "0.twin | 1.(plan)5+1 | 0.prince", [], 1),
        ("1.(plan)5 | 0.(prince)5", ["1 leave", "0 reveal end"], "1.(plan)5+1 | 0.prince | 0.twin", [], 2),
        (
            "1.(plan)5 | 0.(trap)4 | 0.(prince)5 | 2.(plan)5",
            ["1 leave", "0 leave", "0 reveal p2"],
            "1.(plan)5+1 | 0.(trap)4+1/0.twin | 0.prince | 2.(plan)5+1",
            [2],
            1,
        ),
        (
            "1.(plan)5 | 0.(prince)5 | 0.(trap)4 | 2.(plan)5",
            ["1 leave", "0 reveal p3"],
            "1.(plan)5+1 | 0.prince | 0.(trap)4/0.twin | 2.(plan)5+1",
            [2],
            2,
        ),
    ],
)
def test_a_card_that_enters_neither_skips_nor_repeats_a_position(
    row: str, turns: list[str], after: str, then: list[int], gained: int, direction: str
) -> None:
    t = play(acting(3, row, round="5", direction=direction), *turns)
    assert leave_all(t) == then
    assert t["row"] == after
    assert influence(t) == [5 + gained, 5, 5]


@rule("ORI-B38", "ORI-B3")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("first", "second", "after", "gained"),
    [
        ("start", "start", "1.twin | 0.twin | 0.prince | 1.prince | 2.(plan)5+1", [1, 1]),
        ("start", "end", "0.twin | 0.prince | 1.prince | 2.(plan)5+1 | 1.twin", [1, 2]),
        ("end", "start", "1.twin | 0.prince | 1.prince | 2.(plan)5+1 | 0.twin", [2, 1]),
        ("end", "end", "0.prince | 1.prince | 2.(plan)5+1 | 0.twin | 1.twin", [2, 2]),
    ],
)
def test_two_cards_that_enter_one_after_the_other(
    first: str, second: str, after: str, gained: list[int], direction: str
) -> None:
    t = acting(3, "0.(prince)5 | 1.(prince)5 | 2.(plan)5", round="5", direction=direction)
    play(t, f"0 reveal {first}", f"1 reveal {second}")
    assert leave_all(t) == [2]
    assert t["row"] == after
    assert influence(t) == [5 + gained[0], 5 + gained[1], 5]


@rule("ORI-B38", "ORI-R34")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("where", "target", "after", "total"),
    [
        ("start", "p2", "1.daredevil | 2.(plan)5", 6),
        ("end", "p1", "1.daredevil | 2.(plan)5", 6),
        ("start", "p4", "0.twin | 0.prince | 1.daredevil", 6),
        ("end", "p3", "0.prince | 1.daredevil | 0.twin", 7),
    ],
)
def test_a_card_enters_and_then_others_leave_before_and_after_the_active_position(
    where: str, target: str, after: str, total: int, direction: str
) -> None:
    t = acting(3, "0.(prince)5 | 1.(daredevil)5 | 2.(plan)5", round="5", direction=direction)
    play(t, f"0 reveal {where}", f"1 reveal {target}")
    assert t["row"] == after
    assert leave_all(t) == ([2] if "2.(plan)5" in after else [])
    assert influence(t) == [total, 5, 5]


@rule("ORI-B38", "ORI-R34", "ORI-R35")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("row", "turns", "after", "total"),
    [
        ("1.twin | 0.(daredevil)5 | 1.prince | 2.(plan)5", ["0 reveal p3"], "0.daredevil | 2.(plan)5", 6),
        ("1.twin | 0.(daredevil)5 | 1.prince | 2.(plan)5", ["0 reveal p1"], "0.daredevil | 2.(plan)5", 6),
        (
            "1.twin | 3.(plan)5 | 0.(daredevil)5 | 1.prince | 2.(plan)5",
            ["3 leave", "0 reveal p4"],
            "3.(plan)5+1 | 0.daredevil | 2.(plan)5",
            6,
        ),
        ("0.(daredevil)5 | 1.prince | 2.(plan)5 | 1.twin", ["0 reveal p2"], "0.daredevil | 2.(plan)5", 5),
        ("1.prince | 0.(daredevil)5 | 1.twin | 2.(plan)5", ["0 reveal p3"], "0.daredevil | 2.(plan)5", 6),
    ],
)
def test_cards_discarded_with_a_removed_one_neither_skip_nor_repeat_a_position(
    row: str, turns: list[str], after: str, total: int, direction: str
) -> None:
    t = play(oriflamme(4, row, round="5", direction=direction), *turns)
    assert t["row"] == after
    assert t.asked == (2, "leave-or-reveal", CHOICE)
    assert (influence(t), t["pile 1"]) == ([5, total, 5, 5], "prince twin")


@rule("ORI-B38", "ORI-B30", "ORI-R46")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("row", "turns", "aside", "after", "then", "total"),
    [
        # before it, nothing comes; before it, the Queen comes and has been passed
        ("1.(queen)4 | 0.(substitution)5 | 2.(plan)5", ["1 leave", "0 reveal p1"], "trap", "2.(plan)5", [2], 7),
        (
            "1.(queen)4 | 0.(substitution)5 | 2.(plan)5",
            ["1 leave", "0 reveal p1"],
            "queen",
            "0.queen~! | 2.(plan)5",
            [2],
            7,
        ),
        # after it: the Queen comes and acts
        (
            "1.(plan)5 | 0.(substitution)5 | 2.(queen)4 | 3.(plan)5",
            ["1 leave", "0 reveal p3"],
            "trap",
            "1.(plan)5+1 | 3.(plan)5",
            [3],
            7,
        ),
        (
            "1.(plan)5 | 0.(substitution)5 | 2.(queen)4 | 3.(plan)5",
            ["1 leave", "0 reveal p3"],
            "queen",
            "1.(plan)5+1 | 0.queen~! | 3.(plan)5",
            [3],
            9,
        ),
    ],
)
def test_a_substitution_that_leaves_with_or_without_a_replacement(
    row: str, turns: list[str], aside: str, after: str, then: list[int], total: int, direction: str
) -> None:
    t = play(acting(4, row, round="5", aside_0=aside, direction=direction), *turns)
    assert t["row"] == after
    assert influence(t)[0] == total
    assert leave_all(t) == then


# Cards uncovered elsewhere


@rule("ORI-B16", "ORI-R28")
@BOTH_DIRECTIONS
def test_a_face_down_card_uncovered_ahead_is_handled_when_the_activation_comes_there(direction: str) -> None:
    row = "0.(daredevil)5 | 1.(queen)2+1/1.(criminal)5 | 0.(plan)4 | 2.(trap)4"
    t = oriflamme(3, row, round="5", direction=direction)
    play(t, "0 reveal p2")
    assert t["row"] == "0.daredevil | 1.(queen)2+1 | 0.(plan)4 | 2.(trap)4"
    assert t.asked == (1, "leave-or-reveal", CHOICE)
    t.answer(1, "reveal")
    assert influence(t) == [5, 8, 5]
    assert leave_all(t) == [0, 2]


@rule("ORI-B16")
@BOTH_DIRECTIONS
def test_a_face_up_card_uncovered_ahead_acts_when_the_activation_comes_there(direction: str) -> None:
    row = "0.(apothecary)5 | 2.(plan)5 | 1.queen/1.(criminal)5 | 0.(plan)4"
    t = play(oriflamme(3, row, round="5", direction=direction), "0 reveal p3")
    assert (t["row"], influence(t)) == ("0.apothecary | 2.(plan)5 | 1.queen | 0.(plan)4", [6, 5, 5])
    t.answer(2, "leave")
    assert influence(t) == [6, 7, 5]
    assert t.asked == (0, "leave-or-reveal", CHOICE)


@rule("ORI-B16")
@BOTH_DIRECTIONS
@pytest.mark.parametrize("below", ["1.(queen)2", "1.(queen)2+4", "1.queen"])
def test_a_card_uncovered_behind_is_not_handled_in_this_round(below: str, direction: str) -> None:
    t = oriflamme(3, f"{below}/1.(criminal)5 | 0.(daredevil)5 | 2.(plan)5", round="5", direction=direction)
    play(t, "1 leave", "0 reveal p1")
    assert t["row"] == f"{below} | 0.daredevil | 2.(plan)5"
    assert leave_all(t) == [2]
    assert influence(t) == [5, 5, 5]


@rule("ORI-B16", "ORI-R39")
@BOTH_DIRECTIONS
def test_one_daredevil_may_uncover_cards_on_both_sides(direction: str) -> None:
    row = "1.queen/1.schemer | 0.(daredevil)5 | 2.schemer | 3.queen/3.schemer | 4.(plan)5"
    t = oriflamme(5, row, round="5", direction=direction)
    assert influence(t) == [5, 7, 5, 5, 5]
    play(t, "0 reveal p3")
    assert t["row"] == "1.queen | 0.daredevil | 3.queen | 4.(plan)5"
    assert influence(t) == [5 + 3, 7, 5, 5 + 2, 5]
    assert t.asked == (4, "leave-or-reveal", CHOICE)


@rule("ORI-B38", "ORI-R39")
@BOTH_DIRECTIONS
def test_one_daredevil_may_remove_positions_on_both_sides(direction: str) -> None:
    row = "1.schemer | 2.(plan)5 | 0.(daredevil)5 | 3.schemer | 4.schemer | 2.(trap)4 | 0.(trap)4"
    t = oriflamme(5, row, round="5", direction=direction)
    play(t, "2 leave", "0 reveal p4")
    assert t["row"] == "2.(plan)5+1 | 0.daredevil | 2.(trap)4 | 0.(trap)4"
    assert influence(t) == [8, 7, 5, 5, 5]
    assert leave_all(t) == [2, 0]


@rule("ORI-B16", "ORI-B3", "ORI-R35")
@BOTH_DIRECTIONS
@pytest.mark.parametrize("acts", ["yes", "no"])
def test_what_lies_under_a_twin_that_entered_ahead_and_was_removed_is_handled_as_ever(
    acts: str, direction: str
) -> None:
    row = "0.(prince)5 | 1.(daredevil)5 | 0.(trap)4+1 | 2.(plan)5"
    t = oriflamme(3, row, round="5", entering_card_acts=acts, direction=direction)
    play(t, "0 reveal p3", "1 reveal")
    assert t["row"] == "0.prince | 1.daredevil | 0.(trap)4+1/0.twin! | 2.(plan)5"
    assert t.asked == (1, "remove", ["p1", "p3"])
    t.answer(1, "p3")
    assert (t["row"], t["pile 0"]) == ("1.daredevil | 0.(trap)4+1 | 2.(plan)5", "prince twin")
    assert leave_all(t) == [0, 2]
    assert (t["row"], influence(t)) == ("1.daredevil | 0.(trap)4+2 | 2.(plan)5+1", [6, 5, 5])


# Plan leaves before what it does: the activation stands between two positions


@rule("ORI-B38", "ORI-R50")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("target", "after", "again"),
    [("p1", "0.daredevil | 2.(criminal)5", "p2"), ("p3", "1.(criminal)4+1 | 0.daredevil", "p1")],
)
def test_after_plan_has_gone_the_card_behind_it_is_next_whatever_it_removed(
    target: str, after: str, again: str, direction: str
) -> None:
    t = oriflamme(3, "1.(criminal)4 | 0.(plan)5 | 0.daredevil | 2.(criminal)5", round="5", direction=direction)
    play(t, "1 leave", "0 reveal")
    assert t["row"] == "1.(criminal)4+1 | 0.daredevil | 2.(criminal)5"
    assert t.asked == (0, "character", ["p2"])
    t.answer(0, "p2")
    assert t.asked == (0, "remove", ["p1", "p3"])
    t.answer(0, target)
    assert t["row"] == after
    assert t.asked == (0, "remove", [again])


@rule("ORI-B38", "ORI-R50")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("p1", "0.queen | 2.(criminal)4+1 | 3.(criminal)5 | 0.apothecary"),
        ("p3", "1.(criminal)4+1 | 0.queen | 3.(criminal)5 | 0.apothecary"),
    ],
)
def test_removing_before_the_gap_that_plan_left_skips_nobody(target: str, after: str, direction: str) -> None:
    row = "1.(criminal)4 | 0.queen | 2.(criminal)4 | 0.(plan)5 | 3.(criminal)5 | 0.apothecary"
    t = oriflamme(4, row, round="5", direction=direction)
    play(t, "1 leave", "2 leave", "0 reveal")
    assert t.asked == (0, "character", ["p2", "p5"])
    t.answer(0, "p5")
    assert t.asked == (0, "remove", ["p1", "p3"])
    t.answer(0, target)
    assert (t["row"], influence(t)[0]) == (after, 5 + 2 + 1)
    assert t.asked == (3, "leave-or-reveal", CHOICE)


@rule("ORI-B38", "ORI-R50")
@BOTH_DIRECTIONS
def test_removing_the_very_position_behind_the_gap_goes_on_with_the_one_after_it(direction: str) -> None:
    row = "0.(plan)5 | 1.(criminal)5 | 0.daredevil | 2.(criminal)5"
    t = oriflamme(3, row, round="5", direction=direction)
    play(t, "0 reveal p2 p1")
    assert t["row"] == "0.daredevil | 2.(criminal)5"
    assert t.asked == (0, "remove", ["p2"])
    t = oriflamme(3, row, round="5", direction=direction)
    play(t, "0 reveal p2 p3")
    assert t["row"] == "1.(criminal)5 | 0.daredevil"
    assert t.asked == (1, "leave-or-reveal", CHOICE)


@rule("ORI-B38", "ORI-R50")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("target", "after"), [("p1", "0.daredevil | 3.(criminal)5+1"), ("p3", "1.(criminal)4+1 | 0.daredevil")]
)
def test_after_a_plan_at_the_end_of_the_row_the_round_is_over(target: str, after: str, direction: str) -> None:
    row = "1.(criminal)4 | 0.daredevil | 2.(criminal)5 | 3.(criminal)5 | 0.(plan)5"
    t = oriflamme(4, row, round="5", direction=direction)
    play(t, "1 leave", "0 p3", "3 leave", "0 reveal p2", f"0 {target}")
    assert (t["row"], t["round"]) == (after, "6")


@rule("ORI-B38", "ORI-B17", "ORI-R50")
@BOTH_DIRECTIONS
def test_what_lay_under_plan_may_be_removed_by_plans_own_character(direction: str) -> None:
    row = "0.(criminal)3/0.(plan)5 | 0.daredevil | 1.(criminal)5"
    t = oriflamme(3, row, round="5", direction=direction)
    play(t, "0 reveal p2")
    assert t.asked == (0, "remove", ["p1", "p3"])
    t.answer(0, "p1")
    assert t["row"] == "0.daredevil | 1.(criminal)5"
    assert t.asked == (0, "remove", ["p2"])
    t = oriflamme(3, row, round="5", direction=direction)
    play(t, "0 reveal p2 p3")
    assert t["row"] == "0.(criminal)3 | 0.daredevil"
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "leave")
    assert t["row"] == "0.(criminal)3+1 | 0.daredevil"
    assert t.asked == (0, "remove", ["p1"])


@rule("ORI-B38", "ORI-R35", "ORI-R50")
@BOTH_DIRECTIONS
def test_what_lay_under_plan_may_be_discarded_with_its_twin(direction: str) -> None:
    t = oriflamme(3, "0.prince/0.(plan)5 | 0.twin | 0.daredevil | 1.(criminal)5", round="5", direction=direction)
    t.answer(0, "reveal")
    assert t.asked == (0, "character", ["p1", "p2", "p3"])
    play(t, "0 p3 p2")
    assert (t["row"], t["pile 0"]) == ("0.daredevil | 1.(criminal)5", "prince twin plan")
    assert t.asked == (0, "remove", ["p2"])


@rule("ORI-B38", "ORI-B39")
@BOTH_DIRECTIONS
@pytest.mark.parametrize(
    ("where", "after", "total"),
    [
        ("start", "0.twin! | 1.(criminal)4+1 | 0.prince | 2.(criminal)5", 7),
        ("end", "1.(criminal)4+1 | 0.prince | 2.(criminal)5 | 0.twin!", 8),
    ],
)
def test_a_card_that_enters_while_plan_has_gone_skips_and_repeats_nobody(
    where: str, after: str, total: int, direction: str
) -> None:
    row = "1.(criminal)4 | 0.(plan)5 | 0.prince | 2.(criminal)5"
    t = acting(3, row, round="5", prince_brings_twin="always", direction=direction)
    play(t, "1 leave", "0 reveal p2")
    assert t.asked == (0, "where-twin", ["start", "end"])
    t.answer(0, where)
    assert (t["row"], influence(t)) == (after, [7, 5, 5])
    assert leave_all(t) == [2]
    assert influence(t) == [total, 5, 5]


@rule("ORI-B38", "ORI-B3", "ORI-B39")
@BOTH_DIRECTIONS
def test_a_twin_laid_where_plan_has_just_lain_is_the_next_card_of_that_position(direction: str) -> None:
    row = "0.(criminal)3/0.(plan)5 | 0.prince | 2.(criminal)5"
    t = acting(3, row, round="5", prince_brings_twin="always", direction=direction)
    play(t, "0 reveal p2")
    assert t.asked == (0, "where-twin", ["p1", "start", "end"])
    t.answer(0, "p1")
    assert t["row"] == "0.(criminal)3/0.twin! | 0.prince | 2.(criminal)5"
    assert influence(t) == [5 + 1 + 1 + 1, 5, 5]  # the Prince by Plan, the Twin, the Prince
    assert t.asked == (2, "leave-or-reveal", CHOICE)


# Both directions


@rule("ORI-R7", "ORI-R13")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_is_the_same_in_both_directions(seats: int, seed: int) -> None:
    tables = [GAME.new(seats, {"starting_seat": "0", "direction": direction}) for direction in ("right", "left")]
    rngs = [Rng(seed), Rng(seed)]
    answers = 0
    while (question := tables[0].question()) is not None:
        other = tables[1].question()
        assert other is not None
        assert other.key() == question.key()
        texts = [GAME.write_position(table).replace("direction: left", "direction: right") for table in tables]
        assert texts[0] == texts[1]
        for table, rng in zip(tables, rngs, strict=True):
            table.apply(choose(question, rng))
        answers += 1
    outcomes = [table.outcome for table in tables]
    assert outcomes[0] is not None
    assert outcomes[1] is not None
    assert outcomes[0].key() == outcomes[1].key()
    assert answers > seats * 12
