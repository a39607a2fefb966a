"""The Schemer gains 2, but not beside a stack."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, influence, into_round_six, oriflamme, tokens_back

ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


class TestSchemer:
    """The Schemer: discard her beside a stack, otherwise gain 2."""

    @rule("ORI-R45")
    @pytest.mark.parametrize("row", ["0.schemer | 2.(trap)5", "0.schemer | 2.(trap)5 | 1.queen/1.(plan)4"])
    def test_beside_no_stack_she_gains_two(self, row: str) -> None:
        t = oriflamme(3, row, round="5")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == row
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R45")
    def test_alone_in_the_row_she_gains_two(self) -> None:
        assert influence(oriflamme(4, "3.schemer", round="5")) == [5, 5, 5, 7]

    @rule("ORI-R45")
    @pytest.mark.parametrize("stack", ["1.queen/1.(plan)3", "0.queen/0.(plan)3", "1.(trap)2+1/1.(bribe)4/1.(plan)3"])
    def test_before_a_stack_of_whatever_family_she_is_discarded(self, stack: str) -> None:
        t = oriflamme(3, f"2.(trap)5 | 0.schemer | {stack}", round="5").answer(2, "leave")
        assert t["row"] == f"2.(trap)5+1 | {stack}"
        assert t["pile 0"] == "schemer"
        assert t.asked == (int(stack[0]), "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R45")
    @pytest.mark.parametrize("row", [" | 0.schemer | 2.(trap)5", " | 0.schemer"])
    def test_after_a_stack_she_is_discarded(self, row: str) -> None:
        t = oriflamme(3, "1.queen/1.(plan)3" + row, round="5").answer(1, "leave")
        assert t["row"] == "1.queen/1.(plan)3+1" + row.removeprefix(" | 0.schemer")
        assert t["pile 0"] == "schemer"
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R45")
    def test_turned_face_up_beside_a_stack_she_still_brings_the_influence_on_her(self) -> None:
        t = oriflamme(3, "2.(schemer)4+3 | 1.queen/1.(plan)3", round="5").answer(2, "reveal")
        assert t["row"] == "1.queen/1.(plan)3"
        assert t["pile 2"] == "schemer"
        assert influence(t) == [5, 5, 8]

    @rule("ORI-R45")
    def test_turned_face_up_beside_no_stack_she_gains_two_besides_the_influence_on_her(self) -> None:
        t = oriflamme(3, "2.(schemer)4+3 | 1.(plan)3", round="5").answer(2, "reveal")
        assert t["row"] == "2.schemer | 1.(plan)3"
        assert influence(t) == [5, 5, 10]

    @rule("ORI-B35", "ORI-R45")
    @pytest.mark.parametrize("schemer", ["0.queen/0.schemer", "0.queen/0.(plan)3/0.schemer"])
    def test_her_own_stack_does_not_count(self, schemer: str) -> None:
        t = oriflamme(3, f"{schemer} | 2.(trap)5", round="5")
        assert t["row"] == f"{schemer} | 2.(trap)5"
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B35", "ORI-R45")
    def test_her_own_stack_counts_for_the_schemer_beside_her(self) -> None:
        t = oriflamme(3, "0.queen/0.schemer | 1.schemer | 2.(trap)5", round="5")
        assert t["row"] == "0.queen/0.schemer | 2.(trap)5"
        assert t["pile 1"] == "schemer"
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R45", "ORI-B17")
    def test_discarded_from_her_own_stack_she_lays_the_card_under_her_open_which_acts(self) -> None:
        t = oriflamme(3, "0.queen/0.schemer | 1.criminal/1.(plan)3 | 2.(trap)5", round="5")
        assert t["row"] == "0.queen | 1.criminal/1.(plan)3 | 2.(trap)5"
        assert t["pile 0"] == "schemer"
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R45", "ORI-R22")
    def test_when_she_is_discarded_the_row_closes_and_brings_the_next_schemer_to_the_stack(self) -> None:
        row = "1.queen/1.(bribe)3 | 0.schemer | 2.schemer | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(1, "leave")
        assert t["row"] == "1.queen/1.(bribe)3+1 | 0.(trap)5"
        assert (t["pile 0"], t["pile 2"]) == ("schemer", "schemer")
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R45")
    def test_bribed_she_gains_two_for_the_briber(self) -> None:
        assert influence(oriflamme(3, "1.schemer@0 | 2.(trap)5", round="5")) == [7, 5, 5]

    @rule("ORI-R45", "ORI-R59")
    def test_bribed_and_discarded_she_goes_to_her_owner_and_the_token_goes_back(self) -> None:
        t = oriflamme(3, "2.(bribe)4 | 1.schemer@0 | 2.queen/2.(trap)5", round="5").answer(2, "leave")
        assert t["row"] == "2.(bribe)4+1 | 2.queen/2.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("", "schemer")
        assert [seat for seat, _ in tokens_back(t)] == [0]
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R45")
    def test_a_stack_that_was_taken_apart_before_she_acts_does_not_count(self) -> None:
        row = "1.daredevil | 2.queen/2.(plan)3 | 0.schemer | 2.(trap)5"
        t = oriflamme(3, row, round="5").answer(1, "p2")
        assert t["row"] == "1.daredevil | 2.queen | 0.schemer | 2.(trap)5"
        assert influence(t) == [7, 5, 7]

    @rule("ORI-R45")
    def test_a_stack_that_is_built_after_she_has_acted_counts_only_in_the_next_round(self) -> None:
        t = oriflamme(3, "0.schemer | 1.(bribe)4 | 1.(prince)5 | 2.(trap)5", round="5")
        t.answer(1, "leave", "reveal", "p2").answer(2, "leave")
        assert t["row"] == "0.schemer | 1.(bribe)4+1/1.twin | 1.prince | 2.(trap)5+1"
        assert influence(t) == [7, 6, 5]
        into_round_six(t)
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"].startswith("1.(bribe)4+1/1.twin | 1.prince | 2.(trap)5+1 |")
        assert t["pile 0"] == "schemer"
        assert influence(t) == [7, 8, 5]

    @rule("ORI-R45", "ORI-R22")
    def test_plan_that_lay_between_her_and_a_stack_has_gone_when_she_acts(self) -> None:
        t = oriflamme(3, "1.queen/1.(bribe)3 | 0.(plan)5 | 0.schemer | 2.(trap)5", round="5").answer(1, "leave")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p2"])
        t.answer(0, "p2")
        assert t["row"] == "1.queen/1.(bribe)3+1 | 2.(trap)5"
        assert t["pile 0"] == "schemer plan"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 5, 5]
