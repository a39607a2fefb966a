"""The Twin gains 1, and its link to the Prince."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, card, cards_told, influence, oriflamme, tokens_back

ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


class TestTwin:
    """The Twin: gain 1."""

    @rule("ORI-R35")
    @pytest.mark.parametrize("twin", ["1.twin", "1.queen/1.twin"])
    def test_it_gains_one(self, twin: str) -> None:
        t = oriflamme(3, f"{twin} | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == f"{twin} | 2.(trap)5"
        assert influence(t) == [5, 6, 5]

    @rule("ORI-R35")
    def test_bribed_it_gains_one_for_the_briber(self) -> None:
        assert influence(oriflamme(5, "1.twin@4 | 2.(trap)5", round="5")) == [5, 5, 5, 5, 6]

    @rule("ORI-R35")
    def test_covered_it_gains_nothing(self) -> None:
        assert influence(oriflamme(3, "1.twin/1.(queen)5 | 2.(trap)5", round="5").answer(1, "leave")) == [5, 5, 5]

    @rule("ORI-R35", "ORI-B3")
    @pytest.mark.parametrize("entering", ["yes", "no"])
    def test_plan_may_activate_a_twin_that_entered_in_this_round(self, entering: str) -> None:
        t = oriflamme(3, "1.(prince)5 | 1.(plan)4 | 2.(trap)5", round="5", entering_card_acts=entering)
        t.answer(1, "reveal", "start", "reveal")
        assert t.asked == (1, "character", ["p1", "p2"])
        t.answer(1, "p1")
        assert t["row"] == "1.twin! | 1.prince | 2.(trap)5"
        assert influence(t) == [5, 5 + 1 + 1, 5]

    @rule("ORI-R36")
    @pytest.mark.parametrize("pile", ["", "twin"])
    def test_it_is_never_placed_from_the_hand(self, pile: str) -> None:
        hand = "prince queen daredevil apothecary criminal schemer substitution"
        t = oriflamme(3, "1.queen", placing=True, round="2", hand_0=hand, aside_0="plan trap bribe", pile_0=pile)
        assert t.asked == (0, "place", hand.split())

    @rule("ORI-R35", "ORI-B5")
    def test_when_it_is_removed_its_familys_prince_is_discarded_and_pays_nobody(self) -> None:
        row = "2.apothecary | 0.queen | 1.twin | 2.(plan)4 | 0.(trap)5 | 1.prince"
        t = oriflamme(3, row, round="5").answer(2, "p3")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4 | 0.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert influence(t) == [7, 5, 6]

    @rule("ORI-R35")
    def test_removed_by_its_own_family_it_takes_the_prince_along_all_the_same(self) -> None:
        t = oriflamme(3, "1.apothecary | 2.(plan)5 | 1.queen | 1.twin | 0.(trap)5 | 1.prince", round="5")
        t.answer(1, "p4")
        assert t["row"] == "1.apothecary | 2.(plan)5 | 1.queen | 0.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert influence(t) == [5, 6, 5]

    @rule("ORI-R35")
    def test_when_it_is_removed_a_covered_prince_stays(self) -> None:
        row = "2.apothecary | 1.twin | 2.(plan)4 | 1.prince/1.(bribe)4 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.prince/1.(bribe)4 | 0.(trap)5"
        assert t["pile 1"] == "twin"

    @rule("ORI-R35")
    def test_a_prince_that_it_takes_along_from_the_top_of_a_stack_uncovers_the_card_below(self) -> None:
        row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(bribe)3+2/1.prince | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2", "leave")
        assert t["row"] == "2.apothecary | 2.(plan)4+1 | 1.(bribe)3+2 | 0.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 5, 6]

    @rule("ORI-B36", "ORI-R35")
    def test_when_it_is_removed_a_face_down_prince_is_shown_and_discarded_and_its_influence_lost(self) -> None:
        row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(prince)4+1 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 0.(trap)5"
        assert t.sights("pile 1") == ["prince twin"] * 4
        assert influence(t) == [5, 5, 6]
        assert cards_told(t, "removed", "discarded", "wasted", "no-prince") == [
            ("removed", card("1.twin")),
            ("discarded", card("1.prince")),
            ("wasted", card("1.prince")),
        ]

    @rule("ORI-B36", "ORI-R35")
    def test_where_face_down_cards_have_no_name_the_prince_stays_with_the_influence_on_it(self) -> None:
        row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(prince)4+1 | 0.(trap)5"
        t = oriflamme(3, row, round="5", face_down_prince="nameless").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(prince)4+1 | 0.(trap)5"
        assert t["pile 1"] == "twin"
        assert t.told("no-prince") == []

    @rule("ORI-B36", "ORI-R35", "ORI-R25")
    @pytest.mark.parametrize("counts", ["counts", "nameless"])
    def test_a_covered_face_down_prince_stays_under_either_setting(self, counts: str) -> None:
        row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(prince)3+1/1.(bribe)4 | 0.(trap)5"
        t = oriflamme(3, row, round="5", face_down_prince=counts).answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(prince)3+1/1.(bribe)4 | 0.(trap)5"

    @rule("ORI-B36", "ORI-R28")
    def test_a_face_down_prince_that_is_discarded_uncovers_what_lay_under_it(self) -> None:
        row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(bribe)3+2/1.(prince)4 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(bribe)3+2 | 0.(trap)5"

    @rule("ORI-B36", "ORI-B25", "ORI-B34")
    def test_a_bribed_twin_takes_the_face_down_prince_of_the_briber_and_of_nobody_else(self) -> None:
        row = "2.apothecary | 1.twin@0 | 2.(plan)4 | 1.(prince)4 | 0.(prince)3+2"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(prince)4"
        assert (t["pile 0"], t["pile 1"]) == ("prince", "twin")

    @rule("ORI-B36", "ORI-R37", "ORI-B5")
    @pytest.mark.parametrize(("other", "left"), [("0.prince@1", ""), ("0.twin@1", " | 0.twin@1")])
    def test_a_face_down_and_a_face_up_prince_go_together_and_take_no_second_twin_along(
        self, other: str, left: str
    ) -> None:
        t = oriflamme(3, f"2.apothecary | 1.twin | 2.(plan)4 | 1.(prince)4 | {other}", round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4" + left
        assert t["pile 1"] == "prince twin"

    @rule("ORI-B36", "ORI-R39")
    def test_two_twins_that_a_daredevil_removes_take_the_face_down_princes_of_both_families(self) -> None:
        row = "2.(daredevil)5 | 1.twin | 0.(prince)4+1 | 1.(prince)4+1 | 0.twin"
        t = oriflamme(3, row, round="5").answer(2, "reveal", "p2")
        assert t["row"] == "2.daredevil"
        assert (t["pile 0"], t["pile 1"], influence(t)) == ("prince twin", "prince twin", [5, 5, 7])

    @rule("ORI-B36", "ORI-B37", "ORI-R35")
    def test_removed_from_a_face_down_prince_it_leaves_that_prince_in_the_row(self) -> None:
        row = "2.apothecary | 0.queen | 2.(plan)4 | 1.(prince)4+1/1.twin | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4", "leave")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4+1 | 1.(prince)4+1 | 0.(trap)5"
        assert t["pile 1"] == "twin"
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-R37", "ORI-R35")
    def test_rulebook_example_of_two_princes_and_a_twin_when_the_twin_is_removed(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 0.twin | 0.prince | 1.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("prince twin", "prince")
        assert [seat for seat, _ in tokens_back(t)] == [0]
        assert influence(t) == [5, 5, 6]

    @rule("ORI-R37", "ORI-R35")
    def test_of_two_princes_only_the_uncovered_one_is_discarded(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 0.twin | 0.prince/0.(plan)4 | 1.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 0.prince/0.(plan)4 | 1.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("twin", "prince")

    @rule("ORI-R37", "ORI-R35", "ORI-B5")
    @pytest.mark.parametrize(("removed", "second"), [("1.twin@0", "0.twin"), ("0.twin", "1.twin@0")])
    def test_of_two_twins_in_a_family_the_second_stays_when_one_is_removed(self, removed: str, second: str) -> None:
        row = f"2.apothecary | {removed} | 2.(plan)4 | 0.prince | {second} | 1.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == f"2.apothecary | 2.(plan)4 | {second} | 1.(trap)5"
        piles = ["prince", "twin"] if removed == "1.twin@0" else ["prince twin", ""]
        assert [t["pile 0"], t["pile 1"]] == piles
        assert influence(t) == [5, 5, 6]

    @rule("ORI-B25", "ORI-R35")
    def test_removed_it_takes_no_own_prince_along_that_another_family_has_bribed(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 1.twin | 0.twin | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 1.prince@0 | 2.(plan)4 | 0.twin | 0.(trap)5"
        assert t["pile 1"] == "twin"
        assert [seat for seat, _ in tokens_back(t)] == []

    @rule("ORI-B25", "ORI-R35")
    def test_bribed_and_removed_it_takes_the_bribers_prince_along_and_not_its_own_colours(self) -> None:
        row = "2.apothecary | 1.twin@0 | 2.(plan)4 | 0.(trap)5 | 1.prince | 0.prince"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 0.(trap)5 | 1.prince"
        assert (t["pile 0"], t["pile 1"]) == ("prince", "twin")
        assert [seat for seat, _ in tokens_back(t)] == [0]
