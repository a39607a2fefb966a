"""Bribe makes a character change its family."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, acting, card, cards_told, influence, line, oriflamme, tokens_back

TOKEN = ["take", "again"]


class TestBribe:
    # Whom it reaches

    @rule("ORI-R56", "ORI-R58", "ORI-B22", "ORI-B34")
    def test_any_revealed_character_that_is_on_no_stack_may_be_bribed(self) -> None:
        t = oriflamme(
            3,
            "1.queen | 0.(bribe)5 | 0.(queen)4 | 1.prince/1.criminal | 2.(trap)5 | 2.twin@1 | 0.twin | 2.(plan)4",
            round="5",
        )
        assert influence(t) == [5, 7, 5]
        t.answer(0, "reveal")
        assert t.asked == (0, "bribe", ["p1", "p6", "p7"])
        assert [t.refused(0, f"p{at}") for at in (3, 4, 5)] == ["ORI-R56", "ORI-R58", "ORI-R56"]

    @rule("ORI-R56", "ORI-R17")
    def test_the_character_belongs_to_the_briber_and_bribe_is_discarded(self) -> None:
        t = oriflamme(3, "0.(bribe)5+2 | 1.queen | 2.(trap)5", round="5")
        t.answer(0, "reveal")
        assert (t.asked, influence(t)) == ((0, "bribe", ["p2"]), [7, 5, 5])
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"]) == ("1.queen@0 | 2.(trap)5", "bribe")
        assert influence(t) == [9, 5, 5]  # her position is still ahead, and she acts for her new family
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R56")
    @pytest.mark.parametrize(
        ("role", "points"),
        [
            ("prince", [5, 5, 5, 6]),
            ("twin", [5, 5, 5, 6]),
            ("queen", [5, 5, 5, 7]),
            ("apothecary", [5, 5, 5, 5]),
            ("criminal", [4, 5, 5, 5]),
            ("schemer", [5, 5, 5, 7]),
        ],
    )
    def test_each_character_acts_for_its_briber(self, role: str, points: list[int]) -> None:
        t = oriflamme(4, f"3.(bribe)5 | 2.{role} | 0.(trap)5", round="5")
        t.answer(3, "reveal", "p2")
        assert (t["row"], influence(t)) == (f"2.{role}@3 | 0.(trap)5", points)
        assert t.asked == (0, "leave-or-reveal", CHOICE)

    @rule("ORI-R56", "ORI-R59", "ORI-R53")
    def test_a_bribed_daredevil_asks_its_briber_and_a_trap_robs_the_briber(self) -> None:
        t = oriflamme(3, "0.(bribe)5 | 1.daredevil | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"], t["pile 1"], t["pile 2"]) == ("", "bribe", "daredevil", "trap")
        assert influence(t) == [2, 5, 8]
        assert tokens_back(t) == [(0, card("1.daredevil"))]

    @rule("ORI-R56", "ORI-R13")
    def test_a_character_that_has_had_its_turn_acts_for_the_briber_from_the_next_round_on(self) -> None:
        t = oriflamme(3, "1.queen | 0.(bribe)5 | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p1").answer(2, "leave")
        assert (t["row"], influence(t)) == ("1.queen@0 | 2.(trap)5+1", [5, 7, 5])
        for seat in (1, 2, 0):
            t.answer(seat, "daredevil", "end")
        assert (t.asked, influence(t)) == ((2, "leave-or-reveal", CHOICE), [7, 7, 5])

    @rule("ORI-R56", "ORI-B1", "ORI-B39")
    def test_a_bribed_prince_brings_no_twin_unless_the_table_says_always(self) -> None:
        t = oriflamme(3, "0.(bribe)5 | 1.prince | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t.asked, influence(t)) == ((2, "leave-or-reveal", CHOICE), [6, 5, 5])
        t = oriflamme(3, "0.(bribe)5 | 1.prince | 2.(trap)5", round="5", prince_brings_twin="always")
        t.answer(0, "reveal", "p2")
        assert t.asked == (0, "where-twin", ["start", "end"])
        t.answer(0, "end")
        assert (t["row"], influence(t)) == ("1.prince@0 | 2.(trap)5 | 0.twin!", [6, 5, 5])

    @rule("ORI-R56", "ORI-R44")
    def test_a_criminal_takes_from_the_holder_of_a_bribed_neighbour(self) -> None:
        t = oriflamme(3, "1.queen@0 | 2.criminal | 0.queen@1 | 0.(trap)5", round="5")
        assert influence(t) == [5 + 2 - 1, 5 - 1 + 2, 5]

    @rule("ORI-R56", "ORI-R41", "ORI-R43")
    def test_a_bribed_character_is_the_other_own_card_for_its_holders_apothecary_only(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.(trap)5 | 1.queen@0 | 2.(plan)4", round="5")
        assert t.asked == (0, "remove", ["p2", "p4"])
        t = oriflamme(3, "1.apothecary | 2.(trap)5 | 1.queen@0 | 2.(plan)4", round="5")
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    # The token

    @rule("ORI-R57")
    def test_an_older_token_goes_back_to_its_player(self) -> None:
        t = oriflamme(3, "0.(bribe)5 | 1.queen@2 | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("1.queen@0 | 2.(trap)5", [7, 5, 5])
        assert tokens_back(t) == [(2, card("1.queen"))]

    @rule("ORI-R57", "ORI-B22")
    def test_one_may_win_back_ones_own_bribed_character(self) -> None:
        t = oriflamme(5, "4.(bribe)5 | 4.queen@0 | 2.(trap)5", round="5")
        t.answer(4, "reveal", "p2")
        assert (t["row"], influence(t)) == ("4.queen@4 | 2.(trap)5", [5, 5, 5, 5, 7])
        assert tokens_back(t) == [(0, card("4.queen"))]

    @rule("ORI-R56", "ORI-R57")
    def test_a_first_token_on_a_character_sends_none_back(self) -> None:
        t = oriflamme(3, "0.(bribe)5 | 1.queen | 2.schemer@1", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "bribe", ["p2", "p3"])
        t.answer(0, "p2")
        assert (t["row"], tokens_back(t)) == ("1.queen@0 | 2.schemer@1", [])

    @rule("ORI-R57", "ORI-R59")
    def test_three_families_may_bribe_the_same_character_one_after_another(self) -> None:
        t = oriflamme(4, "1.(bribe)5 | 2.(bribe)5 | 3.(bribe)5 | 0.queen", round="5")
        t.answer(1, "reveal", "p4").answer(2, "reveal", "p3").answer(3, "reveal", "p2")
        assert (t["row"], influence(t)) == ("0.queen@3", [5, 5, 5, 7])
        assert tokens_back(t) == [(1, card("0.queen")), (2, card("0.queen"))]

    @rule("ORI-R59", "ORI-B24", "ORI-R40")
    def test_a_removed_bribed_character_goes_to_its_colour_and_the_token_to_its_player(self) -> None:
        t = oriflamme(3, "2.daredevil | 1.queen@0 | 0.(trap)5", round="5")
        t.answer(2, "p2")
        assert [t[f"pile {seat}"] for seat in range(3)] == ["", "queen", ""]
        assert (t["row"], influence(t)) == ("2.daredevil | 0.(trap)5", [5, 5, 6])
        assert tokens_back(t) == [(0, card("1.queen"))]

    @rule("ORI-R59", "ORI-R45")
    def test_a_discarded_bribed_character_goes_to_its_colour_and_the_token_to_its_player(self) -> None:
        t = oriflamme(3, "2.(plan)4 | 1.schemer@0 | 2.queen/2.(trap)5", round="5")
        t.answer(2, "leave")
        assert [t[f"pile {seat}"] for seat in range(3)] == ["", "schemer", ""]
        assert (t["row"], influence(t)) == ("2.(plan)4+1 | 2.queen/2.(trap)5", [5, 5, 5])
        assert tokens_back(t) == [(0, card("1.schemer"))]

    @rule("ORI-R59", "ORI-B25")
    def test_a_bribed_twin_discarded_with_a_prince_goes_to_its_colour_and_the_token_to_its_player(self) -> None:
        t = oriflamme(3, "2.daredevil | 1.prince | 0.(trap)5 | 0.twin@1", round="5")
        t.answer(2, "p2")
        assert [t[f"pile {seat}"] for seat in range(3)] == ["twin", "prince", ""]
        assert (t["row"], influence(t)) == ("2.daredevil | 0.(trap)5", [5, 5, 5])
        assert tokens_back(t) == [(1, card("0.twin"))]

    @rule("ORI-R59", "ORI-B37")
    def test_the_pay_comes_before_the_token_goes_back(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.queen@1 | 0.(trap)5", round="5")
        t.answer(0, "p2")
        assert cards_told(t, "gained", "token-back")[-1] == ("token-back", card("2.queen"))
        assert (t["row"], influence(t)) == ("0.apothecary | 0.(trap)5", [7, 5, 5])

    # Stacks

    @rule("ORI-R58")
    @pytest.mark.parametrize("under", ["1.prince", "1.(trap)3", "1.(trap)3/1.prince"])
    def test_a_character_on_top_of_a_stack_cannot_be_bribed(self, under: str) -> None:
        t = oriflamme(3, f"0.(bribe)5 | {under}/1.queen | 2.schemer", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "bribe", ["p3"])
        assert t.refused(0, "p2") == "ORI-R58"

    @rule("ORI-R58", "ORI-R25", "ORI-R27")
    def test_the_character_under_bribe_is_covered_and_acts_when_bribe_has_gone(self) -> None:
        t = oriflamme(3, "0.queen/0.(bribe)5 | 1.criminal | 2.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "bribe", ["p2"])
        t.answer(0, "p2")
        assert t["row"] == "0.queen | 1.criminal@0 | 2.(trap)5"
        assert influence(t) == [5 + 2 - 1, 5, 4]

    @rule("ORI-B21", "ORI-R10")
    def test_the_briber_may_lay_a_card_on_the_bribed_character_and_its_former_family_may_not(self) -> None:
        t = oriflamme(3, "1.queen@0 | 2.schemer", placing=True, round="5", first="1")
        t.answer(1, "daredevil")
        assert t.asked == (1, "where", ["start", "end"])
        assert (t.refused(1, "p1"), t.refused(1, "p2")) == ("ORI-R10", "ORI-R10")
        t.answer(1, "end").answer(2, "daredevil")
        assert t.asked == (2, "where", ["p2", "start", "end"])
        assert t.refused(2, "p1") == "ORI-R10"
        t.answer(2, "start").answer(0, "criminal")
        assert t.asked == (0, "where", ["p2", "start", "end"])
        t.answer(0, "p2")
        assert t["row"] == "2.(daredevil)5 | 1.queen@0/0.(criminal)5 | 2.schemer | 1.(daredevil)5"

    @rule("ORI-B21", "ORI-R56")
    def test_ones_own_character_that_another_has_bribed_is_closed_to_oneself(self) -> None:
        t = oriflamme(4, "3.queen@1 | 3.schemer | 1.twin", placing=True, round="4", first="3")
        t.answer(3, "daredevil")
        assert t.asked == (3, "where", ["p2", "start", "end"])
        assert t.refused(3, "p1") == "ORI-R10"

    @rule("ORI-B21", "ORI-R27", "ORI-B34")
    def test_what_lies_on_a_bribed_character_is_handled_by_the_briber_and_then_she_acts_for_the_briber(self) -> None:
        t = oriflamme(3, "1.queen@0/0.(trap)5 | 2.(plan)5", round="5")
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        t.answer(0, "reveal")
        assert (t["row"], influence(t)) == ("1.queen@0 | 2.(plan)5", [5 + 1 + 2, 5, 5])

    @rule("ORI-B21", "ORI-R25")
    def test_a_covered_bribed_character_keeps_its_token_and_does_nothing(self) -> None:
        t = oriflamme(3, "1.queen@0/0.(trap)5 | 1.(plan)5", round="5")
        t.answer(0, "leave")
        assert (t["row"], influence(t)) == ("1.queen@0/0.(trap)5+1 | 1.(plan)5", [5, 5, 5])
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-B21", "ORI-R36")
    def test_the_twin_may_be_laid_on_a_bribed_character_but_not_on_one_bribed_away(self) -> None:
        t = acting(3, "0.(prince)5 | 1.queen@0 | 0.criminal@2 | 2.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "where-twin", ["p2", "start", "end"])
        t.answer(0, "p2")
        assert t["row"] == "0.prince | 1.queen@0/0.twin! | 0.criminal@2 | 2.(trap)5"
        assert influence(t) == [5 + 1 + 1 - 1, 5, 5 - 1]

    # Own characters, nobody, face-down cards

    @rule("ORI-B22")
    def test_ones_own_character_may_be_bribed(self) -> None:
        t = oriflamme(3, "0.(bribe)5 | 0.queen | 1.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "bribe", ["p2"])
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"], influence(t)) == ("0.queen@0 | 1.(trap)5", "bribe", [7, 5, 5])

    @rule("ORI-B22", "ORI-R57")
    def test_a_token_on_ones_own_character_goes_back_when_another_bribes_it(self) -> None:
        t = oriflamme(3, "1.(bribe)5 | 0.queen@0 | 2.(trap)5", round="5")
        t.answer(1, "reveal", "p2")
        assert (t["row"], influence(t)) == ("0.queen@1 | 2.(trap)5", [5, 7, 5])
        assert tokens_back(t) == [(0, card("0.queen"))]

    @rule("ORI-B22", "ORI-B13", "ORI-R58", "ORI-B34")
    @pytest.mark.parametrize(
        ("row", "left"),
        [
            ("0.(bribe)5+1 | 1.(trap)5", "1.(trap)5"),
            ("0.(bribe)5+1 | 1.(queen)4 | 0.(schemer)4", "1.(queen)4 | 0.(schemer)4"),
            ("0.(bribe)5+1 | 1.(trap)5/1.queen", "1.(trap)5/1.queen"),
            ("0.(bribe)5+1 | 1.queen/1.(trap)5", "1.queen/1.(trap)5"),
        ],
        ids=["intrigue", "face-down", "stack", "covered"],
    )
    def test_with_nobody_to_bribe_it_is_just_discarded(self, row: str, left: str) -> None:
        t = oriflamme(3, row, round="5")
        t.answer(0, "reveal")
        assert (t["row"], t["pile 0"]) == (left, "bribe")
        assert influence(t) == [6, 7 if left.endswith("1.queen") else 5, 5]
        assert (t.told("bribed"), tokens_back(t)) == ([], [])

    @rule("ORI-B13", "ORI-R27")
    def test_alone_on_its_own_queen_it_bribes_nobody_and_she_acts(self) -> None:
        t = oriflamme(3, "0.queen/0.(bribe)5 | 2.(trap)5", round="5")
        t.answer(0, "reveal")
        assert (t["row"], influence(t)) == ("0.queen | 2.(trap)5", [7, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-B34", "ORI-B40")
    def test_everybody_sees_the_token_and_whose_a_face_down_card_is(self) -> None:
        t = oriflamme(3, "0.(bribe)5 | 1.queen | 2.(trap)5 | 1.(plan)3 | 0.(prince)2", round="5")
        t.answer(0, "reveal", "p2")
        assert line(t.state.redact(3), "row") == "1.queen@0 | 2.(?)5 | 1.(?)3 | 0.(?)2"
        assert line(t.state.redact(1), "row") == "1.queen@0 | 2.(?)5 | 1.(plan)3 | 0.(?)2"
        assert t.answer(2, "leave").asked == (1, "leave-or-reveal", CHOICE)
        assert t.answer(1, "leave").asked == (0, "leave-or-reveal", CHOICE)
