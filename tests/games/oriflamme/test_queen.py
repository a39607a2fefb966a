"""The Queen gains 2, and pays an opponent who removes her."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, influence, oriflamme, tokens_back

ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


class TestQueen:
    """The Queen: gain 2; removing an opponent's pays 1 more."""

    @rule("ORI-R38")
    @pytest.mark.parametrize("queen", ["1.queen", "1.criminal/1.queen"])
    def test_she_gains_two_whenever_she_acts(self, queen: str) -> None:
        t = oriflamme(3, f"{queen} | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 7, 5]

    @rule("ORI-R38")
    def test_turned_face_up_she_gains_two_besides_the_influence_on_her(self) -> None:
        t = oriflamme(4, "3.(queen)4+3 | 2.(trap)5", round="5", influence_3="0").answer(3, "reveal")
        assert t["row"] == "3.queen | 2.(trap)5"
        assert influence(t) == [5, 5, 5, 3 + 2]

    @rule("ORI-R38")
    def test_covered_she_gains_nothing(self) -> None:
        assert influence(oriflamme(3, "1.queen/1.(plan)5 | 2.(trap)5", round="5").answer(1, "leave")) == [5, 5, 5]

    @rule("ORI-R38")
    def test_bribed_she_gains_two_for_the_briber(self) -> None:
        assert influence(oriflamme(3, "1.queen@0 | 2.(trap)5", round="5")) == [7, 5, 5]

    @rule("ORI-R38", "ORI-B24")
    @pytest.mark.parametrize(
        ("queen", "owner", "pay", "back"),
        [
            ("1.queen", 1, 2, []),
            ("0.queen", 0, 1, []),
            ("1.queen@2", 1, 2, [2]),
            ("1.queen@0", 1, 1, [0]),
            ("0.queen@1", 0, 2, [1]),
            ("0.queen@0", 0, 1, [0]),
        ],
    )
    def test_removing_her_pays_one_more_when_another_family_holds_her(
        self, queen: str, owner: int, pay: int, back: list[int]
    ) -> None:
        t = oriflamme(3, f"0.apothecary | 2.(plan)5 | 0.(plan)4 | {queen} | 2.(trap)4", round="5").answer(0, "p4")
        assert t["row"] == "0.apothecary | 2.(plan)5 | 0.(plan)4 | 2.(trap)4"
        assert t[f"pile {owner}"] == "queen"
        assert [seat for seat, _ in tokens_back(t)] == back
        assert influence(t) == [5 + pay, 5, 5]

    @rule("ORI-R38", "ORI-B37")
    def test_removed_face_down_she_pays_one_more_and_the_influence_on_her_is_lost(self) -> None:
        row = "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 1.(queen)4+3 | 2.(trap)4"
        t = oriflamme(3, row, round="5").answer(0, "p4")
        assert t["row"] == "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 2.(trap)4"
        assert t["pile 1"] == "queen"
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R38")
    @pytest.mark.parametrize(("queen", "pay"), [("1.queen", 2), ("0.queen", 1)])
    def test_substitution_is_paid_for_her_like_any_other_card(self, queen: str, pay: int) -> None:
        t = oriflamme(3, f"0.(substitution)5 | {queen} | 2.(trap)5", round="5").answer(0, "reveal", "p2")
        assert t["row"] == "2.(trap)5"
        assert influence(t) == [5 + pay, 5, 5]

    @rule("ORI-R38", "ORI-R40", "ORI-B24")
    @pytest.mark.parametrize(
        ("queen", "pay"), [("1.queen", 1), ("1.queen@2", 1), ("0.queen@2", 1), ("0.queen", 0), ("1.queen@0", 0)]
    )
    def test_a_daredevil_gets_for_a_single_queen_only_what_an_opponents_pays_more(self, queen: str, pay: int) -> None:
        t = oriflamme(3, f"0.daredevil | {queen} | 2.(trap)5", round="5").answer(0, "p2")
        assert t["row"] == "0.daredevil | 2.(trap)5"
        assert influence(t) == [5 + pay, 5, 5]
