"""Trap strikes back at an opponent who removes it."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, card, cards_told, influence, line, order, oriflamme, tokens_back

TOKEN = ["take", "again"]


class TestTrap:
    # Revealed by its player

    @rule("ORI-R52", "ORI-B4", "ORI-R17")
    @pytest.mark.parametrize("tokens", [0, 1, 4])
    def test_revealed_it_gives_1_and_the_influence_on_it_is_lost(self, tokens: int) -> None:
        t = oriflamme(3, f"0.(trap)5{f'+{tokens}' if tokens else ''} | 1.(plan)5", round="5")
        t.answer(0, "reveal")
        assert (t["row"], t["pile 0"], influence(t)) == ("1.(plan)5", "trap", [6, 5, 5])
        assert [fact[3] for fact in t.told("wasted")] == ([tokens] if tokens else [])
        assert (t.told("stole"), t.told("took")) == ([], [])
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-R52", "ORI-R27", "ORI-B17")
    def test_revealed_on_a_stack_it_uncovers_the_next_card_which_is_handled_at_once(self) -> None:
        t = oriflamme(3, "0.(schemer)3+1/0.(trap)5+2 | 1.(plan)5", round="5")
        t.answer(0, "reveal")
        assert (t["row"], t.asked) == ("0.(schemer)3+1 | 1.(plan)5", (0, "leave-or-reveal", CHOICE))
        assert influence(t.answer(0, "reveal")) == [5 + 1 + 1 + 2, 5, 5]

    @rule("ORI-R52", "ORI-R27")
    def test_a_face_up_card_under_a_revealed_trap_acts_at_once(self) -> None:
        t = oriflamme(4, "3.queen/3.(trap)5 | 1.(plan)5", round="5", influence_3="0")
        t.answer(3, "reveal")
        assert (t["row"], influence(t)) == ("3.queen | 1.(plan)5", [5, 5, 5, 3])

    @rule("ORI-R14", "ORI-B40")
    def test_left_face_down_it_gathers_influence_and_stays_hidden(self) -> None:
        t = oriflamme(3, "0.(trap)4+1 | 1.(plan)5", round="5")
        t.answer(0, "leave")
        assert (t["row"], influence(t)) == ("0.(trap)4+2 | 1.(plan)5", [5, 5, 5])
        assert [line(t.state.redact(viewer), "row") for viewer in range(4)] == [
            "0.(trap)4+2 | 1.(?)5",
            "0.(?)4+2 | 1.(plan)5",
            "0.(?)4+2 | 1.(?)5",
            "0.(?)4+2 | 1.(?)5",
        ]

    # Removed by an opponent's card

    @rule("ORI-R53", "ORI-R54", "ORI-R42")
    def test_worked_example_an_apothecary_that_removes_an_enemys_trap_gets_1_loses_3_and_goes(self) -> None:
        t = oriflamme(3, "1.apothecary | 0.(trap)5 | 1.(queen)4", round="5")
        assert t.asked == (1, "remove", ["p2"])
        t.answer(1, "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("1.(queen)4", "trap", "apothecary")
        assert influence(t) == [8, 3, 5]
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-R55")
    def test_worked_example_an_apothecary_that_removes_its_own_trap_gets_1_and_stays(self) -> None:
        t = oriflamme(3, "0.apothecary | 0.(trap)5+2 | 0.(queen)4", round="5")
        assert t.asked == (0, "remove", ["p2", "p3"])
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"], influence(t)) == ("0.apothecary | 0.(queen)4", "trap", [6, 5, 5])
        assert t.told("stole", "discarded") == []
        assert t.asked == (0, "leave-or-reveal", CHOICE)

    @rule("ORI-R53", "ORI-R46", "ORI-R54")
    def test_a_substitution_that_removes_an_enemys_trap_is_discarded_once_and_robbed(self) -> None:
        t = oriflamme(3, "1.(substitution)5+1 | 0.(trap)5 | 2.(plan)5", round="5", aside_1="trap queen plan")
        t.answer(1, "reveal", "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("2.(plan)5", "trap", "substitution")
        assert influence(t) == [8, 5 + 1 + 1 - 3, 5]
        assert cards_told(t, "discarded") == [("discarded", card("1.substitution"))]
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R55", "ORI-R46")
    def test_a_substitution_that_removes_its_own_trap_is_paid_and_not_robbed(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 0.(trap)4+2 | 2.(plan)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["pile 0"], influence(t)) == ("2.(plan)5", "substitution trap", [6, 5, 5])

    @rule("ORI-B7", "ORI-R53", "ORI-R40")
    def test_a_daredevil_that_hits_a_trap_is_not_paid_but_robbed_and_goes(self) -> None:
        t = oriflamme(3, "1.daredevil | 0.(trap)5 | 2.(plan)5", round="5")
        assert t.asked == (1, "remove", ["p2"])
        t.answer(1, "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("2.(plan)5", "trap", "daredevil")
        assert influence(t) == [8, 2, 5]
        assert t.told("gained") == []

    @rule("ORI-B7", "ORI-R39")
    def test_the_face_down_traps_of_others_are_not_drawn_into_a_daredevils_blow(self) -> None:
        t = oriflamme(4, "1.(daredevil)5 | 0.(trap)5 | 2.(trap)5 | 3.(trap)5", round="5")
        t.answer(1, "reveal", "p2")
        assert (t["row"], influence(t)) == ("2.(trap)5 | 3.(trap)5", [8, 2, 5, 5])

    @rule("ORI-B7", "ORI-R40", "ORI-R55")
    def test_a_daredevil_that_hits_its_own_trap_stays_unpaid(self) -> None:
        t = oriflamme(3, "0.daredevil | 0.(trap)5+1 | 2.(plan)5", round="5")
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"], influence(t)) == ("0.daredevil | 2.(plan)5", "trap", [5, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R54", "ORI-B14")
    @pytest.mark.parametrize(("has", "left", "stolen"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (3, 1, 3), (9, 7, 3)])
    def test_the_1_for_removing_can_be_stolen_but_never_more_than_there_is(
        self, has: int, left: int, stolen: int
    ) -> None:
        t = oriflamme(3, "1.apothecary | 0.(trap)5 | 1.(queen)4", round="5", influence_0="0", influence_1=str(has))
        t.answer(1, "p2")
        assert influence(t) == [stolen, left, 5]
        assert (t["row"], t["pile 1"]) == ("1.(queen)4", "apothecary")

    @rule("ORI-B7", "ORI-B14")
    @pytest.mark.parametrize(("has", "left", "stolen"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3), (4, 1, 3)])
    def test_from_a_daredevil_only_what_its_player_had_before_can_be_stolen(
        self, has: int, left: int, stolen: int
    ) -> None:
        t = oriflamme(3, "2.daredevil | 0.(trap)5 | 1.(plan)5", round="5", influence_2=str(has))
        t.answer(2, "p2")
        assert influence(t) == [5 + stolen, 5, left]
        assert (t["row"], t["pile 2"]) == ("1.(plan)5", "daredevil")

    @rule("ORI-R20", "ORI-R53", "ORI-B37")
    def test_the_influence_on_a_removed_trap_is_lost_first_then_comes_the_pay_then_the_theft(self) -> None:
        t = oriflamme(3, "1.apothecary | 0.(trap)5+4 | 1.(queen)4", round="5")
        t.answer(1, "p2")
        assert order(t, "wasted", "gained", "stole") == ["wasted", "gained", "stole"]
        assert [fact[3] for fact in t.told("wasted", "gained", "stole")] == [4, 1, 3]
        assert influence(t) == [8, 3, 5]

    @rule("ORI-R53", "ORI-R28")
    def test_a_trap_on_a_stack_protects_the_card_under_it(self) -> None:
        t = oriflamme(3, "1.apothecary | 0.queen/0.(trap)5 | 1.(plan)5", round="5")
        t.answer(1, "p2")
        assert (t["row"], t["pile 0"]) == ("0.queen | 1.(plan)5", "trap")
        assert influence(t) == [5 + 3 + 2, 3, 5]  # the Queen's position is still ahead

    @rule("ORI-B17", "ORI-R53", "ORI-R27")
    def test_when_the_trap_discards_a_card_on_a_stack_the_one_under_it_is_handled_next(self) -> None:
        t = oriflamme(3, "1.queen/1.apothecary | 0.(trap)5 | 1.(plan)5", round="5")
        t.answer(1, "p2")
        assert (t["row"], influence(t)) == ("1.queen | 1.(plan)5", [8, 3 + 2, 5])
        t = oriflamme(3, "1.(schemer)2/1.daredevil | 0.(trap)5 | 2.(plan)5", round="5")
        t.answer(1, "p2")
        assert (t["row"], t.asked) == ("1.(schemer)2 | 2.(plan)5", (1, "leave-or-reveal", CHOICE))

    @rule("ORI-B17", "ORI-R53", "ORI-R27")
    def test_a_queen_under_a_substitution_that_fell_into_a_trap_acts_next(self) -> None:
        t = oriflamme(3, "0.queen/0.(substitution)5 | 1.(trap)5 | 2.(plan)5", round="5", influence_0="1")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["pile 0"]) == ("0.queen | 2.(plan)5", "substitution")
        assert influence(t) == [2, 5 + 2, 5]

    @rule("ORI-R53")
    @pytest.mark.parametrize(("thief", "robbed"), [(4, 2), (3, 0), (2, 4)])
    def test_at_a_table_of_five_only_the_remover_is_robbed(self, thief: int, robbed: int) -> None:
        t = oriflamme(5, f"{robbed}.daredevil | {thief}.(trap)5 | 1.(plan)5", round="5", direction="left")
        t.answer(robbed, "p2")
        assert influence(t) == [5 + 3 * (seat == thief) - 3 * (seat == robbed) for seat in range(5)]

    # Bribed removers

    @rule("ORI-B23", "ORI-R59", "ORI-B37")
    def test_a_card_of_the_traps_colour_held_by_another_family_is_an_opponents(self) -> None:
        t = oriflamme(3, "0.apothecary@1 | 0.(trap)5 | 1.(queen)4", round="5")
        assert t.asked == (1, "remove", ["p2"])
        t.answer(1, "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("1.(queen)4", "apothecary trap", "")
        assert influence(t) == [8, 3, 5]
        assert tokens_back(t) == [(1, card("0.apothecary"))]

    @rule("ORI-B23", "ORI-B7")
    def test_a_bribed_daredevil_of_the_traps_colour_is_hit_likewise(self) -> None:
        t = oriflamme(4, "0.daredevil@3 | 0.(trap)5+1 | 1.(plan)5", round="5", influence_3="2")
        t.answer(3, "p2")
        assert (t["row"], t["pile 0"], t["pile 3"]) == ("1.(plan)5", "daredevil trap", "")
        assert influence(t) == [7, 5, 5, 0]
        assert tokens_back(t) == [(3, card("0.daredevil"))]

    @rule("ORI-R53", "ORI-R59")
    def test_a_third_familys_card_goes_to_its_colour_and_its_briber_is_robbed(self) -> None:
        t = oriflamme(3, "2.apothecary@1 | 0.(trap)5 | 1.(queen)4", round="5")
        t.answer(1, "p2")
        assert [t[f"pile {seat}"] for seat in range(3)] == ["trap", "", "apothecary"]
        assert influence(t) == [8, 3, 5]

    @rule("ORI-R55", "ORI-R56")
    def test_an_opponents_apothecary_that_one_has_bribed_may_remove_ones_own_trap_and_stays(self) -> None:
        t = oriflamme(3, "1.apothecary@0 | 0.(trap)5 | 0.(queen)4", round="5")
        assert t.asked == (0, "remove", ["p2", "p3"])
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"], influence(t)) == ("1.apothecary@0 | 0.(queen)4", "trap", [6, 5, 5])

    @rule("ORI-R23", "ORI-B40")
    def test_a_trap_that_has_struck_is_known_to_everybody(self) -> None:
        t = oriflamme(3, "1.daredevil | 0.(trap)5 | 2.(plan)5", round="5")
        t.answer(1, "p2")
        assert [line(t.state.redact(viewer), "pile 0") for viewer in range(4)] == ["trap"] * 4
        worlds = [t.state.redact(1).resample(Rng(seed)) for seed in range(50)]
        assert not [world for world in worlds if "trap" in (line(world, "hand 0") + line(world, "aside 0"))]
