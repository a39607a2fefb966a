"""The Daredevil removes a neighbour and all its namesakes."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, influence, oriflamme, tokens_back

ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


class TestDaredevil:
    """The Daredevil: remove an adjacent card and all of its name that other players hold."""

    # Pay

    @rule("ORI-R40")
    def test_rulebook_example_one_criminal_pays_nothing(self) -> None:
        t = oriflamme(3, "0.(daredevil)5 | 1.criminal | 2.(trap)5", round="5").answer(0, "reveal")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert t["pile 1"] == "criminal"
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R40", "ORI-R39")
    def test_rulebook_example_two_criminals_pay_two(self) -> None:
        t = oriflamme(3, "0.(daredevil)5 | 1.criminal | 2.(trap)5 | 2.criminal", round="5").answer(0, "reveal", "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert (t["pile 1"], t["pile 2"]) == ("criminal", "criminal")
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R40", "ORI-R38")
    def test_rulebook_example_one_opposing_queen_pays_one(self) -> None:
        t = oriflamme(3, "0.(daredevil)5 | 1.queen | 2.(trap)5", round="5").answer(0, "reveal", "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert t["pile 1"] == "queen"
        assert influence(t) == [6, 5, 5]

    @rule("ORI-R40", "ORI-R38", "ORI-R39")
    def test_rulebook_example_two_opposing_queens_pay_four(self) -> None:
        t = oriflamme(3, "0.(daredevil)5 | 1.queen | 2.(trap)5 | 2.queen", round="5").answer(0, "reveal", "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert (t["pile 1"], t["pile 2"]) == ("queen", "queen")
        assert influence(t) == [9, 5, 5]

    @rule("ORI-R40", "ORI-R39", "ORI-R44")
    def test_rulebook_example_of_an_activation(self) -> None:
        row = "0.(trap)2 | 1.(daredevil)2+1 | 0.(queen)1+2 | 2.(plan)2 | 1.criminal"
        t = oriflamme(3, row, round="2").answer(0, "leave").answer(1, "reveal")
        assert t.asked == (1, "remove", ["p1", "p3"])
        t.answer(1, "p3")
        assert t["pile 0"] == "queen"
        assert influence(t) == [5, 5 + 1 + 1, 5]
        t.answer(2, "leave")
        assert t["row"] == "0.(trap)2+1 | 1.daredevil | 2.(plan)2+1 | 1.criminal"
        assert influence(t) == [5, 7, 4]

    @rule("ORI-R40", "ORI-R38", "ORI-B9")
    def test_four_opposing_queens_pay_eight_and_the_own_one_stays(self) -> None:
        t = oriflamme(5, "2.daredevil | 1.queen | 0.queen | 3.queen | 4.queen | 2.queen | 0.(trap)5", round="5")
        t.answer(2, "p2")
        assert t["row"] == "2.daredevil | 2.queen | 0.(trap)5"
        assert influence(t) == [5, 5, 5 + 8 + 2, 5, 5]

    @rule("ORI-R39", "ORI-R40")
    @pytest.mark.parametrize("card", ["1.schemer", "1.apothecary", "1.(plan)4+1", "1.twin"])
    def test_a_single_card_of_any_kind_is_not_paid(self, card: str) -> None:
        t = oriflamme(3, f"0.daredevil | {card} | 2.(bribe)5", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(bribe)5"
        assert influence(t) == [5, 5, 5]

    # Which cards

    @rule("ORI-R39")
    def test_it_chooses_between_its_two_neighbours_and_reaches_no_further(self) -> None:
        row = "1.(plan)5 | 2.(plan)5 | 0.daredevil | 1.(trap)4 | 2.(trap)4"
        t = oriflamme(3, row, round="5").answer(1, "leave").answer(2, "leave")
        assert t.asked == (0, "remove", ["p2", "p4"])
        assert [t.refused(0, word) for word in ("p1", "p3", "p5")] == ["ORI-R39", "ORI-R39", "ORI-R39"]

    @rule("ORI-R39")
    def test_at_the_end_of_the_row_it_has_only_the_neighbour_before_it(self) -> None:
        t = oriflamme(3, "1.(trap)5 | 2.(bribe)5 | 0.daredevil", round="5").answer(1, "leave").answer(2, "leave")
        assert t.asked == (0, "remove", ["p2"])

    @rule("ORI-B12", "ORI-B13")
    def test_without_any_neighbour_it_does_nothing(self) -> None:
        t = oriflamme(3, "1.(daredevil)5+1", round="5").answer(1, "reveal")
        assert t["row"] == "1.daredevil"
        assert t["round"] == "6"
        assert influence(t) == [5, 6, 5]

    @rule("ORI-B12", "ORI-R39", "ORI-R40")
    @pytest.mark.parametrize(
        ("target", "left"), [("p1", "0.daredevil | 0.queen"), ("p3", "0.(bribe)3+2 | 0.daredevil")]
    )
    def test_with_only_own_neighbours_it_must_hit_one_of_them(self, target: str, left: str) -> None:
        t = oriflamme(3, "0.(bribe)3+1 | 0.daredevil | 0.queen | 1.(trap)5", round="5").answer(0, "leave")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, target)
        assert t["row"] == left + " | 1.(trap)5"
        assert t["pile 0"] == ("bribe" if target == "p1" else "queen")
        assert influence(t) == [5 + (2 if target == "p1" else 0), 5, 5]

    @rule("ORI-R39")
    def test_a_face_down_neighbour_is_shown_and_the_open_cards_of_its_name_go_with_it(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.(criminal)4+2 | 2.(trap)5 | 2.criminal", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert (t["pile 1"], t["pile 2"]) == ("criminal", "criminal")
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R39", "ORI-R40")
    def test_face_down_cards_of_the_name_stay(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.criminal | 2.(criminal)4 | 1.(trap)5", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(criminal)4 | 1.(trap)5"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R39", "ORI-R40")
    def test_covered_cards_of_the_name_stay(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.criminal | 2.criminal/2.(trap)5", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.criminal/2.(trap)5"
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R39", "ORI-R40", "ORI-R21")
    def test_of_stacks_only_the_top_cards_of_the_name_go(self) -> None:
        row = "0.daredevil | 1.(bribe)3+1/1.criminal | 0.(plan)5 | 2.queen/2.(plan)3/2.criminal"
        t = oriflamme(3, row, round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 1.(bribe)3+1 | 0.(plan)5 | 2.queen/2.(plan)3"
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R39", "ORI-R40", "ORI-R22")
    def test_cards_of_the_name_go_from_before_and_behind_it_and_the_activation_goes_on_after_it(self) -> None:
        row = "1.queen | 0.daredevil | 2.queen | 3.queen | 1.(trap)5 | 2.(trap)5"
        t = oriflamme(4, row, round="5").answer(0, "p1")
        assert t["row"] == "0.daredevil | 1.(trap)5 | 2.(trap)5"
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert influence(t) == [5 + 3 + 3, 7, 5, 5]

    @rule("ORI-B9", "ORI-R40")
    def test_an_own_card_of_the_name_stays_when_an_opponents_is_chosen(self) -> None:
        t = oriflamme(3, "0.queen | 0.daredevil | 1.queen | 1.(trap)5", round="5").answer(0, "p3")
        assert t["row"] == "0.queen | 0.daredevil | 1.(trap)5"
        assert influence(t) == [5 + 2 + 1, 5, 5]

    @rule("ORI-B9", "ORI-R39", "ORI-R40")
    def test_an_own_card_that_is_chosen_takes_the_opponents_of_its_name_along(self) -> None:
        t = oriflamme(3, "0.queen | 0.daredevil | 1.queen | 1.(trap)5", round="5").answer(0, "p1")
        assert t["row"] == "0.daredevil | 1.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("queen", "queen")
        assert influence(t) == [5 + 2 + 2 + 1, 5, 5]

    @rule("ORI-B9", "ORI-R39", "ORI-R40")
    def test_a_card_of_the_own_colour_that_another_family_has_bribed_goes_too(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.criminal | 2.(trap)5 | 0.criminal@2", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("criminal", "criminal")
        assert [seat for seat, _ in tokens_back(t)] == [2]
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B9", "ORI-R39", "ORI-R40")
    def test_a_bribed_card_of_the_name_is_an_own_one_and_stays(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.criminal | 2.(trap)5 | 2.criminal@0", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5 | 2.criminal@0"
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R39", "ORI-B9")
    def test_it_removes_the_other_daredevils_and_stays_itself(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.daredevil | 2.(trap)5 | 2.daredevil", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R39", "ORI-B9")
    def test_bribed_it_removes_other_daredevils_for_the_briber_and_stays_itself(self) -> None:
        t = oriflamme(3, "1.daredevil@0 | 0.daredevil | 2.(trap)5 | 2.daredevil", round="5")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert t["row"] == "1.daredevil@0 | 2.(trap)5"
        assert (t["pile 0"], t["pile 2"]) == ("daredevil", "daredevil")
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R39", "ORI-B24")
    def test_bribed_it_removes_cards_of_its_own_colour_as_an_opponents(self) -> None:
        t = oriflamme(3, "1.daredevil@0 | 2.queen | 0.(trap)5 | 1.queen", round="5").answer(0, "p2")
        assert t["row"] == "1.daredevil@0 | 0.(trap)5"
        assert influence(t) == [9, 5, 5]

    @rule("ORI-R39", "ORI-R28")
    def test_the_card_under_a_removed_neighbour_is_handled_when_its_turn_comes(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.queen/1.(plan)4 | 2.(trap)5", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 1.queen | 2.(trap)5"
        assert t["pile 1"] == "plan"
        assert influence(t) == [5, 7, 5]

    # Traps

    @rule("ORI-B7", "ORI-B14", "ORI-R53")
    @pytest.mark.parametrize(("had", "stolen"), [(5, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
    def test_a_trap_pays_nothing_and_its_player_steals_three_or_what_there_is(self, had: int, stolen: int) -> None:
        t = oriflamme(3, "0.daredevil | 1.(trap)4+2 | 2.(plan)5", round="5", influence_0=str(had)).answer(0, "p2")
        assert t["row"] == "2.(plan)5"
        assert (t["pile 0"], t["pile 1"]) == ("daredevil", "trap")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [had - stolen, 5 + stolen, 5]

    @rule("ORI-B7", "ORI-R55")
    def test_an_own_trap_pays_nothing_and_does_it_no_harm(self) -> None:
        t = oriflamme(3, "0.daredevil | 0.(trap)4+2 | 2.(plan)5", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(plan)5"
        assert t["pile 0"] == "trap"
        assert influence(t) == [5, 5, 5]

    @rule("ORI-B7", "ORI-B23")
    def test_bribed_it_is_hit_by_a_trap_of_its_own_colour_and_the_briber_is_robbed(self) -> None:
        t = oriflamme(3, "1.daredevil@0 | 1.(trap)4 | 2.(plan)5", round="5").answer(0, "p2")
        assert t["row"] == "2.(plan)5"
        assert (t["pile 0"], t["pile 1"]) == ("", "daredevil trap")
        assert [seat for seat, _ in tokens_back(t)] == [0]
        assert influence(t) == [2, 8, 5]

    @rule("ORI-B7", "ORI-R55")
    def test_bribed_it_is_spared_by_the_bribers_trap(self) -> None:
        t = oriflamme(3, "1.daredevil@0 | 0.(trap)4 | 2.(plan)5", round="5").answer(0, "p2")
        assert t["row"] == "1.daredevil@0 | 2.(plan)5"
        assert influence(t) == [5, 5, 5]

    @rule("ORI-B7", "ORI-B17")
    def test_discarded_by_a_trap_it_lays_the_card_under_it_open_which_acts(self) -> None:
        t = oriflamme(3, "0.queen/0.(daredevil)5+1 | 1.(trap)4 | 2.(plan)5", round="5").answer(0, "reveal", "p2")
        assert t["row"] == "0.queen | 2.(plan)5"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5 + 1 - 3 + 2, 8, 5]

    @rule("ORI-B7", "ORI-B37")
    def test_a_trap_before_it_strikes_and_the_card_after_it_is_next(self) -> None:
        t = oriflamme(3, "1.(trap)4 | 0.daredevil | 2.queen | 2.(plan)5", round="5").answer(1, "leave").answer(0, "p1")
        assert t["row"] == "2.queen | 2.(plan)5"
        assert influence(t) == [2, 8, 7]

    @rule("ORI-B7", "ORI-R21")
    def test_a_trap_on_a_stack_strikes_and_uncovers_what_it_lay_on(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.queen/1.(trap)4 | 2.(plan)5", round="5").answer(0, "p2")
        assert t["row"] == "1.queen | 2.(plan)5"
        assert influence(t) == [2, 5 + 3 + 2, 5]

    # Princes and Twins

    @rule("ORI-B10", "ORI-R40", "ORI-R34", "ORI-R35")
    @pytest.mark.parametrize(("first", "second"), [("1.prince", "1.twin"), ("1.twin", "1.prince")])
    def test_a_card_discarded_with_the_removed_one_does_not_count(self, first: str, second: str) -> None:
        t = oriflamme(3, f"0.daredevil | {first} | 2.(trap)5 | {second}", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert influence(t) == [5, 5, 5]

    @rule("ORI-B8")
    def test_the_twins_of_removed_princes_are_discarded_in_the_order_of_the_row(self) -> None:
        t = oriflamme(3, "2.twin | 0.daredevil | 1.prince | 1.twin | 2.prince | 1.(trap)5", round="5").answer(0, "p3")
        assert t["row"] == "0.daredevil | 1.(trap)5"
        assert (t["pile 1"], t["pile 2"]) == ("prince twin", "prince twin")
        assert influence(t) == [7, 5, 6]
        assert [fact[0] for fact in t.told("removed")] == [0, 0]
        assert [fact[0] for fact in t.told("discarded")] == [2, 1]

    @rule("ORI-B8", "ORI-R35", "ORI-B10")
    def test_removed_twins_of_three_families_take_their_princes_along_and_pay_three(self) -> None:
        row = "3.daredevil | 1.twin | 1.prince | 0.prince | 0.twin | 2.twin | 2.queen/2.prince | 1.(trap)5"
        t = oriflamme(4, row, round="5").answer(3, "p2")
        assert t["row"] == "3.daredevil | 2.queen | 1.(trap)5"
        assert [t[f"pile {seat}"] for seat in range(4)] == ["prince twin", "prince twin", "prince twin", ""]
        assert influence(t) == [5, 5, 7, 8]

    @rule("ORI-B6", "ORI-B8", "ORI-R39")
    def test_a_prince_shown_by_it_brings_no_twin_but_takes_the_open_princes_along(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.(prince)4+1 | 1.(trap)5 | 2.twin | 2.prince", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 1.(trap)5"
        assert (t["pile 1"], t["pile 2"]) == ("prince", "prince twin")
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B8", "ORI-R37", "ORI-R40")
    def test_two_princes_of_one_family_are_two_removed_cards_and_their_twin_goes_once(self) -> None:
        t = oriflamme(3, "2.daredevil | 0.prince | 1.(trap)5 | 1.prince@0 | 0.twin", round="5").answer(2, "p2")
        assert t["row"] == "2.daredevil | 1.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("prince twin", "prince")
        assert len(t.told("discarded")) == 1
        assert influence(t) == [5, 5, 7]

    @rule("ORI-B8", "ORI-B9", "ORI-R34")
    def test_an_own_prince_that_is_chosen_takes_the_own_twin_along(self) -> None:
        t = oriflamme(3, "0.daredevil | 0.prince | 1.(trap)5 | 0.twin | 1.prince | 2.twin", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 1.(trap)5 | 2.twin"
        assert (t["pile 0"], t["pile 1"]) == ("prince twin", "prince")
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B8", "ORI-B37")
    def test_a_twin_under_one_of_several_removed_princes_stays(self) -> None:
        t = oriflamme(3, "0.daredevil | 1.twin/1.prince | 2.prince | 2.twin | 1.(trap)5", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 1.twin | 1.(trap)5"
        assert (t["pile 1"], t["pile 2"]) == ("prince", "prince twin")
        assert influence(t) == [7, 6, 5]
