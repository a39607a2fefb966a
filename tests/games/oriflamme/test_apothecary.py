"""The Apothecary removes what lies beside another card of its family."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, influence, order, oriflamme, tokens_back

ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


class TestApothecary:
    """The Apothecary: remove a card that is adjacent to another own card."""

    @rule("ORI-R41")
    def test_it_may_remove_whatever_lies_beside_another_own_card(self) -> None:
        row = "0.apothecary | 1.queen | 0.(plan)4 | 2.(trap)4 | 1.criminal | 0.criminal | 1.(trap)5 | 2.(plan)5"
        t = oriflamme(3, row, round="5")
        assert t.asked == (0, "remove", ["p2", "p4", "p5", "p7"])
        assert [t.refused(0, word) for word in ("p3", "p6", "p8")] == ["ORI-R41", "ORI-R41", "ORI-R41"]

    @rule("ORI-R41")
    def test_what_lies_only_beside_the_apothecary_itself_is_out_of_reach(self) -> None:
        row = "1.queen | 0.apothecary | 2.schemer | 1.(criminal)4 | 0.(plan)4 | 2.(trap)5"
        t = oriflamme(3, row, round="5")
        assert t.asked == (0, "remove", ["p4", "p6"])
        assert [t.refused(0, word) for word in ("p1", "p3", "p5")] == ["ORI-R41", "ORI-R41", "ORI-R41"]

    @rule("ORI-R41")
    @pytest.mark.parametrize("own", ["0.(plan)4", "0.schemer", "1.schemer@0", "0.queen/0.(plan)4"])
    def test_the_other_own_card_may_lie_face_up_or_face_down(self, own: str) -> None:
        t = oriflamme(3, f"0.apothecary | 1.(trap)4 | 2.criminal | {own} | 1.(bribe)5", round="5")
        assert t.asked == (0, "remove", ["p3", "p5"])
        t.answer(0, "p3")
        assert t["row"] == f"0.apothecary | 1.(trap)4 | {own} | 1.(bribe)5"
        assert t["pile 2"] == "criminal"
        assert influence(t) == [6, 5, 5]

    @rule("ORI-R41")
    def test_turned_face_up_it_takes_the_influence_on_it_and_acts_at_once(self) -> None:
        t = oriflamme(5, "3.(plan)4 | 4.(bribe)5 | 3.(apothecary)5+2", round="5").answer(3, "leave").answer(4, "leave")
        t.answer(3, "reveal")
        assert t.asked == (3, "remove", ["p2"])
        assert t.answer(3, "p2")["row"] == "3.(plan)4+1 | 3.apothecary"
        assert influence(t) == [5, 5, 5, 5 + 2 + 1, 5]

    @rule("ORI-R43", "ORI-B13")
    @pytest.mark.parametrize("row", ["0.apothecary | 1.queen", "0.schemer/0.apothecary | 1.queen", "0.apothecary@0"])
    def test_without_another_own_card_in_the_row_it_does_nothing(self, row: str) -> None:
        t = oriflamme(3, row + " | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == row + " | 2.(trap)5"
        assert influence(t)[0] == 5

    @rule("ORI-R43")
    def test_a_card_of_the_own_colour_that_another_family_has_bribed_is_no_own_card(self) -> None:
        t = oriflamme(3, "0.apothecary | 1.schemer | 0.queen@2 | 1.(trap)5", round="5")
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert t["row"] == "0.apothecary | 1.schemer | 0.queen@2 | 1.(trap)5"
        assert influence(t) == [5, 7, 7]

    @rule("ORI-R41")
    def test_bribed_it_acts_beside_the_bribers_cards(self) -> None:
        t = oriflamme(3, "1.apothecary@0 | 2.schemer | 0.queen | 2.criminal | 1.queen | 1.(trap)5", round="5")
        assert t.asked == (0, "remove", ["p2", "p4"])
        t.answer(0, "p4")
        assert t["row"] == "1.apothecary@0 | 2.schemer | 0.queen | 1.queen | 1.(trap)5"
        assert influence(t) == [5 + 1 + 2, 7, 7]

    @rule("ORI-B12", "ORI-R41", "ORI-B37")
    def test_own_cards_that_lie_side_by_side_may_be_removed_and_must_be_if_there_is_nothing_else(self) -> None:
        t = oriflamme(3, "0.apothecary | 0.(plan)4+2 | 0.queen", round="5")
        assert t.asked == (0, "remove", ["p2", "p3"])
        t.answer(0, "p2")
        assert t["row"] == "0.apothecary | 0.queen"
        assert t["pile 0"] == "plan"
        assert influence(t) == [5 + 1 + 2, 5, 5]

    @rule("ORI-R41", "ORI-R21")
    def test_of_a_stack_it_removes_the_top_card(self) -> None:
        row = "0.apothecary | 1.(trap)5 | 0.(plan)4 | 1.queen/1.criminal | 2.(trap)5"
        t = oriflamme(3, row, round="5").answer(0, "p4")
        assert t["row"] == "0.apothecary | 1.(trap)5 | 0.(plan)4 | 1.queen | 2.(trap)5"
        assert t["pile 1"] == "criminal"
        assert influence(t) == [6, 5, 5]

    @rule("ORI-R41", "ORI-R22")
    def test_when_it_removes_a_card_before_it_the_card_after_it_is_next(self) -> None:
        t = oriflamme(3, "1.queen | 0.(plan)4 | 0.apothecary | 1.(trap)5 | 2.(trap)5", round="5").answer(0, "leave")
        assert t.asked == (0, "remove", ["p1"])
        t.answer(0, "p1")
        assert t["row"] == "0.(plan)4+1 | 0.apothecary | 1.(trap)5 | 2.(trap)5"
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert influence(t) == [5 + 2, 7, 5]

    @rule("ORI-R41")
    def test_a_card_covered_by_an_own_card_cannot_be_removed(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.(trap)5 | 1.queen@0/0.(plan)4", round="5")
        assert t.asked == (0, "remove", ["p2"])
        assert t.refused(0, "p3") == "ORI-R41"

    # Traps

    @rule("ORI-R42", "ORI-B37", "ORI-R53", "ORI-R54")
    def test_rulebook_example_an_enemy_trap_pays_one_then_costs_three_and_the_apothecary(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 1.(trap)3+2", round="5").answer(0, "p4")
        assert t["row"] == "2.(bribe)5 | 0.(plan)4"
        assert (t["pile 0"], t["pile 1"]) == ("apothecary", "trap")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5 + 1 - 3, 8, 5]

    @rule("ORI-R55", "ORI-R42")
    def test_rulebook_example_an_own_trap_pays_one_and_the_apothecary_stays(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 0.(trap)3+2", round="5")
        assert t.asked == (0, "remove", ["p2", "p3", "p4"])
        t.answer(0, "p4")
        assert t["row"] == "0.apothecary | 2.(bribe)5 | 0.(plan)4"
        assert t["pile 0"] == "trap"
        assert influence(t) == [6, 5, 5]

    @rule("ORI-B14", "ORI-R54")
    @pytest.mark.parametrize(("had", "stolen"), [(0, 1), (1, 2), (2, 3), (3, 3)])
    def test_the_pay_comes_first_and_no_more_is_stolen_than_there_is(self, had: int, stolen: int) -> None:
        row = "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 1.(trap)3"
        t = oriflamme(3, row, round="5", influence_0=str(had)).answer(0, "p4")
        assert influence(t) == [had + 1 - stolen, 5 + stolen, 5]

    @rule("ORI-R42", "ORI-B17")
    def test_discarded_by_a_trap_it_lays_the_card_under_it_open_which_acts(self) -> None:
        row = "0.queen/0.(apothecary)5 | 2.(bribe)5 | 0.(plan)4 | 1.(trap)3"
        t = oriflamme(3, row, round="5").answer(0, "reveal", "p4")
        assert t["row"] == "0.queen | 2.(bribe)5 | 0.(plan)4"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5 + 1 - 3 + 2, 8, 5]

    @rule("ORI-R42", "ORI-B23")
    def test_bribed_it_is_hit_by_a_trap_of_its_own_colour_and_the_briber_is_robbed(self) -> None:
        t = oriflamme(3, "1.apothecary@0 | 2.(bribe)5 | 0.(plan)4 | 1.(trap)3", round="5").answer(0, "p4")
        assert t["row"] == "2.(bribe)5 | 0.(plan)4"
        assert (t["pile 0"], t["pile 1"]) == ("", "apothecary trap")
        assert [seat for seat, _ in tokens_back(t)] == [0]
        assert influence(t) == [3, 8, 5]

    @rule("ORI-B37")
    def test_the_influence_on_a_trap_is_lost_then_the_pay_comes_and_then_the_theft(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 1.(trap)3+2", round="5").answer(0, "p4")
        assert order(t, "wasted", "gained", "stole") == ["wasted", "gained", "stole"]
        assert [fact[3] for fact in t.told("wasted", "gained", "stole")] == [2, 1, 3]

    @rule("ORI-B37")
    def test_the_pay_comes_before_the_bribe_token_goes_back_and_the_linked_card_is_discarded(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 0.twin | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert order(t, "gained", "token-back", "discarded") == ["gained", "token-back", "discarded"]

    # The Apothecary as its own victim

    @rule("ORI-B11")
    @pytest.mark.parametrize(("itself", "options"), [("no", ["p3"]), ("yes", ["p1", "p3"])])
    def test_beside_an_own_card_it_may_choose_itself_only_under_the_setting(
        self, itself: str, options: list[str]
    ) -> None:
        t = oriflamme(3, "0.apothecary | 0.queen | 1.criminal | 2.(trap)5", round="5", apothecary_hits_itself=itself)
        assert t.asked == (0, "remove", options)
        assert t.refused(0, "p1") == ("ORI-B11" if itself == "no" else "")

    @rule("ORI-B11")
    @pytest.mark.parametrize("itself", ["no", "yes"])
    def test_away_from_its_family_it_can_never_choose_itself(self, itself: str) -> None:
        t = oriflamme(3, "0.apothecary | 1.queen | 0.schemer | 2.(trap)5", round="5", apothecary_hits_itself=itself)
        assert t.asked == (0, "remove", ["p2", "p4"])

    @rule("ORI-B11")
    @pytest.mark.parametrize("itself", ["no", "yes"])
    def test_beside_a_card_that_its_family_has_lost_it_can_never_choose_itself(self, itself: str) -> None:
        t = oriflamme(3, "0.apothecary | 0.queen@1 | 2.(trap)5", round="5", apothecary_hits_itself=itself)
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "0.apothecary | 0.queen@1 | 2.(trap)5"

    @rule("ORI-B11", "ORI-B13")
    def test_when_only_itself_could_be_removed_it_does_nothing(self) -> None:
        t = oriflamme(3, "0.apothecary | 0.queen", round="5")
        assert t["row"] == "0.apothecary | 0.queen"
        assert t["round"] == "6"
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B11", "ORI-B12")
    def test_hitting_itself_when_only_itself_can_be_removed_it_must(self) -> None:
        t = oriflamme(3, "0.apothecary | 0.queen", round="5", apothecary_hits_itself="yes")
        assert t.asked == (0, "remove", ["p1"])
        t.answer(0, "p1")
        assert t["row"] == "0.queen"
        assert t["pile 0"] == "apothecary"
        assert influence(t) == [5 + 1 + 2, 5, 5]

    @rule("ORI-B11", "ORI-R22")
    def test_hitting_itself_pays_one_and_the_next_card_is_handled(self) -> None:
        row = "1.(bribe)4 | 0.apothecary | 0.(plan)4 | 1.criminal | 2.(trap)5"
        t = oriflamme(3, row, round="5", apothecary_hits_itself="yes").answer(1, "leave")
        assert t.asked == (0, "remove", ["p2", "p4"])
        t.answer(0, "p2")
        assert t["row"] == "1.(bribe)4+1 | 0.(plan)4 | 1.criminal | 2.(trap)5"
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        assert influence(t) == [6, 5, 5]

    @rule("ORI-B11", "ORI-R27")
    def test_hitting_itself_on_a_stack_it_lays_the_card_under_it_open_which_acts(self) -> None:
        row = "0.queen/0.apothecary | 0.(plan)4 | 2.(trap)5"
        t = oriflamme(3, row, round="5", apothecary_hits_itself="yes")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, "p1")
        assert t["row"] == "0.queen | 0.(plan)4 | 2.(trap)5"
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        assert influence(t) == [5 + 1 + 2, 5, 5]

    @rule("ORI-B11")
    def test_bribed_and_hitting_itself_it_goes_to_its_owner_and_the_token_goes_back(self) -> None:
        t = oriflamme(3, "1.apothecary@0 | 0.queen | 2.(trap)5", round="5", apothecary_hits_itself="yes")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, "p1")
        assert t["row"] == "0.queen | 2.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("", "apothecary")
        assert [seat for seat, _ in tokens_back(t)] == [0]
        assert influence(t) == [5 + 1 + 2, 5, 5]
