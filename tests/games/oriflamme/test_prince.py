"""The Prince brings the Twin and gains 1; the link between the two."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, acting, influence, into_round_six, oriflamme, tokens_back

ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


class TestPrince:
    """The Prince: bring the Twin, gain 1."""

    # Bringing the Twin

    @rule("ORI-R33", "ORI-R36", "ORI-B2")
    def test_turned_face_up_it_asks_its_player_where_the_twin_shall_lie_and_not_whether(self) -> None:
        row = "0.schemer | 1.(prince)5 | 1.(bribe)4+2 | 2.queen | 1.queen | 1.(plan)3/1.criminal | 0.(plan)5"
        t = oriflamme(3, row, round="5").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ["p3", "p5", "p6", "start", "end"])
        assert t.refused(1, "p2") == "ORI-R36"
        assert [t.refused(1, word) for word in ("p1", "p4", "p7")] == ["ORI-R10", "ORI-R10", "ORI-R10"]

    @rule("ORI-R33", "ORI-B3")
    @pytest.mark.parametrize("direction", ["right", "left"])
    @pytest.mark.parametrize("entering", ["yes", "no"])
    def test_a_twin_at_the_start_has_been_passed_and_only_the_prince_gains(self, direction: str, entering: str) -> None:
        row = "0.schemer | 1.(prince)5+2 | 2.(trap)5"
        t = oriflamme(3, row, round="5", direction=direction, entering_card_acts=entering)
        t.answer(1, "reveal", "start")
        assert t["row"] == "1.twin! | 0.schemer | 1.prince | 2.(trap)5"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [7, 5 + 2 + 1, 5]
        t.answer(2, "leave")
        assert influence(t) == [7, 8, 5]
        assert t["round"] == "6"

    @rule("ORI-R33", "ORI-R35", "ORI-B3")
    @pytest.mark.parametrize(("entering", "gained"), [("yes", 2), ("no", 1)])
    def test_a_twin_at_the_end_is_still_ahead_and_acts_if_entering_cards_do(self, entering: str, gained: int) -> None:
        t = oriflamme(3, "0.schemer | 1.(prince)5+2 | 2.(trap)5", round="5", entering_card_acts=entering)
        t.answer(1, "reveal", "end")
        assert t["row"] == "0.schemer | 1.prince | 2.(trap)5 | 1.twin!"
        assert influence(t) == [7, 8, 5]
        t.answer(2, "leave")
        assert t["row"] == "0.schemer | 1.prince | 2.(trap)5+1 | 1.twin"
        assert influence(t) == [7, 5 + 2 + gained, 5]

    @rule("ORI-B3")
    @pytest.mark.parametrize(("entering", "gained"), [("yes", 2), ("no", 1)])
    def test_behind_a_prince_that_was_the_last_card_the_twin_is_ahead_too(self, entering: str, gained: int) -> None:
        t = oriflamme(4, "0.schemer | 3.(prince)5", round="5", entering_card_acts=entering).answer(3, "reveal", "end")
        assert t["row"] == "0.schemer | 3.prince | 3.twin"
        assert influence(t) == [7, 5, 5, 5 + gained]
        assert t["round"] == "6"

    @rule("ORI-R36", "ORI-B3")
    @pytest.mark.parametrize(("entering", "gained"), [("yes", 2), ("no", 1)])
    def test_a_twin_on_an_own_card_ahead_acts_in_its_stead(self, entering: str, gained: int) -> None:
        row = "1.(prince)5 | 1.(bribe)4+2 | 2.(trap)5"
        t = oriflamme(3, row, round="5", entering_card_acts=entering).answer(1, "reveal", "p2")
        assert t["row"] == "1.prince | 1.(bribe)4+2/1.twin! | 2.(trap)5"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 5 + gained, 5]

    @rule("ORI-R36", "ORI-B3")
    @pytest.mark.parametrize("entering", ["yes", "no"])
    def test_a_twin_on_an_own_card_behind_does_not_act(self, entering: str) -> None:
        row = "1.queen | 1.(prince)5 | 2.(trap)5"
        t = oriflamme(3, row, round="5", entering_card_acts=entering).answer(1, "reveal", "p1")
        assert t["row"] == "1.queen/1.twin! | 1.prince | 2.(trap)5"
        assert influence(t) == [5, 5 + 2 + 1, 5]
        t.answer(2, "leave")
        assert influence(t) == [5, 8, 5]

    @rule("ORI-B3", "ORI-R35")
    @pytest.mark.parametrize("entering", ["yes", "no"])
    @pytest.mark.parametrize("where", ["start", "end"])
    def test_in_the_next_round_the_twin_acts_wherever_it_entered(self, entering: str, where: str) -> None:
        t = oriflamme(3, "1.(prince)5 | 2.(trap)5", round="5", entering_card_acts=entering)
        t.answer(1, "reveal", where).answer(2, "leave")
        before = influence(t)[1]
        into_round_six(t).answer(2, "leave")
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, before + 2, 5]

    @rule("ORI-B3", "ORI-R35")
    @pytest.mark.parametrize("entering", ["yes", "no"])
    def test_a_twin_removed_before_its_turn_leaves_that_turn_to_the_card_it_covered(self, entering: str) -> None:
        row = "1.(prince)5 | 2.daredevil | 1.queen | 0.(trap)5"
        t = oriflamme(3, row, round="5", entering_card_acts=entering).answer(1, "reveal", "p3").answer(2, "p3")
        assert t["row"] == "2.daredevil | 1.queen | 0.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert influence(t) == [5, 5 + 1 + 2, 5]

    @rule("ORI-R36", "ORI-R26")
    def test_the_twin_may_make_an_own_stack_higher(self) -> None:
        t = oriflamme(3, "1.queen/1.(plan)3+1 | 1.(prince)5 | 2.(trap)5", round="5").answer(1, "leave")
        t.answer(1, "reveal", "p1")
        assert t["row"] == "1.queen/1.(plan)3+2/1.twin! | 1.prince | 2.(trap)5"

    @rule("ORI-R36")
    def test_alone_in_the_row_the_twin_can_only_go_beside_it(self) -> None:
        t = oriflamme(3, "2.(prince)5", round="5").answer(2, "reveal")
        assert t.asked == (2, "where-twin", ALONE)
        assert t.refused(2, "p1") == "ORI-R36"
        assert t.answer(2, "start")["row"] == "2.twin | 2.prince"

    @rule("ORI-R36")
    def test_on_top_of_an_own_stack_it_forbids_the_twin_that_stack(self) -> None:
        t = oriflamme(3, "1.queen/1.(prince)5 | 2.(trap)5", round="5").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ALONE)
        assert t.refused(1, "p1") == "ORI-R36"

    @rule("ORI-R36")
    def test_the_twin_may_lie_on_a_character_the_family_has_bribed_but_not_on_one_it_has_lost(self) -> None:
        t = oriflamme(3, "1.(prince)5 | 2.queen@1 | 1.queen@2 | 0.(trap)5", round="5").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ["p2", "start", "end"])
        assert t.refused(1, "p3") == "ORI-R10"
        assert t.answer(1, "p2")["row"] == "1.prince | 2.queen@1/1.twin! | 1.queen@2 | 0.(trap)5"

    @rule("ORI-R36")
    def test_the_twin_may_not_lie_on_a_bribed_prince_either(self) -> None:
        t = oriflamme(3, "1.(prince)5 | 2.prince@1 | 0.(trap)5", round="5").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ALONE)
        assert t.refused(1, "p2") == "ORI-R36"

    @rule("ORI-R36")
    def test_the_twin_may_lie_on_a_twin_that_the_family_has_bribed(self) -> None:
        t = acting(3, "1.(prince)5 | 2.twin@1 | 0.(trap)5", round="5").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ["p2", "start", "end"])
        assert t.answer(1, "p2")["row"] == "1.prince | 2.twin@1/1.twin! | 0.(trap)5"
        assert influence(t) == [5, 7, 5]

    @rule("ORI-B36", "ORI-R36", "ORI-B39")
    @pytest.mark.parametrize(
        ("second", "counts"),
        [("1.(prince)4", "nameless"), ("1.prince/1.queen", "nameless"), ("1.prince/1.queen", "counts")],
    )
    def test_the_twin_may_lie_on_a_prince_that_nobody_sees(self, second: str, counts: str) -> None:
        row = f"2.prince@1 | {second} | 0.(trap)5"
        t = oriflamme(3, row, round="5", prince_brings_twin="always", face_down_prince=counts)
        assert t.asked == (1, "where-twin", ["p2", "start", "end"])
        assert t.refused(1, "p1") == "ORI-R36"
        assert t.answer(1, "p2")["row"] == f"2.prince@1 | {second}/1.twin! | 0.(trap)5"

    @rule("ORI-B36", "ORI-R36", "ORI-B39")
    def test_the_twin_may_not_lie_on_a_face_down_prince_that_counts(self) -> None:
        row = "2.prince@1 | 1.(prince)4 | 1.(trap)3 | 0.(trap)5"
        t = oriflamme(3, row, round="5", prince_brings_twin="always")
        assert t.asked == (1, "where-twin", ["p3", "start", "end"])
        assert t.refused(1, "p2") == "ORI-R36"

    @rule("ORI-B36", "ORI-B40")
    def test_the_reason_why_the_twin_may_not_lie_on_a_card_of_others_tells_nothing_of_that_card(self) -> None:
        refused = []
        for role in ("prince", "queen"):
            row = f"2.prince@1 | 0.({role})4 | 1.(trap)3"
            t = oriflamme(3, row, round="5", prince_brings_twin="always", aside_0="plan trap bribe")
            refused.append([t.refused(1, word) for word in ("p1", "p2", "p3")])
        assert refused == [["ORI-R36", "ORI-R10", ""]] * 2

    # When it brings no Twin

    @rule("ORI-B2")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    @pytest.mark.parametrize(("row", "pile"), [("", "twin"), (" | 1.twin@0", ""), (" | 1.twin/1.(bribe)4", "")])
    def test_when_the_twin_lies_ready_no_more_it_only_gains_one(self, row: str, pile: str, brings: str) -> None:
        text = "1.(prince)5 | 2.(trap)5" + row
        t = oriflamme(3, text, round="5", pile_1=pile, prince_brings_twin=brings).answer(1, "reveal")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince | 2.(trap)5" + row
        assert influence(t) == [5, 6, 5]

    @rule("ORI-B1", "ORI-R33")
    def test_when_it_acts_again_it_only_gains_one(self) -> None:
        t = oriflamme(3, "1.prince | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince | 2.(trap)5"
        assert influence(t) == [5, 6, 5]

    @rule("ORI-B39", "ORI-B2")
    def test_always_bringing_it_asks_where_the_twin_shall_lie_whenever_it_acts(self) -> None:
        t = oriflamme(3, "1.prince | 2.(trap)5", round="5", prince_brings_twin="always")
        assert t.asked == (1, "where-twin", ALONE)
        t.answer(1, "start")
        assert t["row"] == "1.twin! | 1.prince | 2.(trap)5"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 6, 5]

    @rule("ORI-B39", "ORI-B1")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_turned_face_up_it_brings_the_twin_under_either_setting(self, brings: str) -> None:
        t = oriflamme(3, "1.(prince)5 | 2.(trap)5", round="5", prince_brings_twin=brings).answer(1, "reveal")
        assert t.asked == (1, "where-twin", ALONE)

    @rule("ORI-B39", "ORI-B3")
    @pytest.mark.parametrize(("entering", "gained"), [("yes", 2), ("no", 1)])
    def test_a_twin_brought_by_a_face_up_prince_follows_the_same_setting(self, entering: str, gained: int) -> None:
        row = "1.prince | 2.(trap)5"
        t = oriflamme(3, row, round="5", prince_brings_twin="always", entering_card_acts=entering)
        t.answer(1, "end").answer(2, "leave")
        assert t["row"] == "1.prince | 2.(trap)5+1 | 1.twin"
        assert influence(t) == [5, 5 + gained, 5]

    @rule("ORI-B1", "ORI-B39")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_uncovered_face_down_it_brings_the_twin_when_its_player_turns_it(self, brings: str) -> None:
        t = oriflamme(3, "1.(prince)3+1/1.(trap)5 | 2.(trap)5", round="5", prince_brings_twin=brings)
        t.answer(1, "reveal")
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        t.answer(1, "reveal")
        assert t.asked == (1, "where-twin", ALONE)
        t.answer(1, "start")
        assert influence(t) == [5, 5 + 1 + 1 + 1, 5]

    @rule("ORI-B1")
    def test_uncovered_face_up_it_only_gains_one(self) -> None:
        t = oriflamme(3, "1.prince/1.(trap)5 | 2.(trap)5", round="5").answer(1, "reveal")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince | 2.(trap)5"
        assert influence(t) == [5, 5 + 1 + 1, 5]

    @rule("ORI-B39")
    def test_always_bringing_it_brings_the_twin_when_it_is_uncovered_face_up(self) -> None:
        t = oriflamme(3, "1.prince/1.(trap)5 | 2.(trap)5", round="5", prince_brings_twin="always").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ALONE)

    @rule("ORI-B1")
    def test_activated_by_plan_it_only_gains_one(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 1.prince | 2.(trap)5", round="5").answer(1, "reveal", "p1")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince | 2.(trap)5"
        assert influence(t) == [5, 5 + 1 + 1, 5]

    @rule("ORI-B39", "ORI-B2")
    def test_always_bringing_it_brings_the_twin_by_plan_too_but_only_once(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 1.prince | 2.(trap)5", round="5", prince_brings_twin="always")
        t.answer(1, "reveal", "p1")
        assert t.asked == (1, "where-twin", ALONE)
        t.answer(1, "end")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince | 2.(trap)5 | 1.twin!"
        assert influence(t) == [5, 5 + 1 + 1, 5]

    @rule("ORI-B39", "ORI-B3", "ORI-B38")
    @pytest.mark.parametrize(("entering", "gained"), [("yes", 3), ("no", 2)])
    def test_a_twin_laid_where_plan_has_just_been_is_on_top_of_the_active_position(
        self, entering: str, gained: int
    ) -> None:
        row = "2.(trap)5 | 1.queen/1.(plan)5 | 1.prince | 0.(trap)5"
        t = oriflamme(3, row, round="5", prince_brings_twin="always", entering_card_acts=entering)
        t.answer(2, "leave").answer(1, "reveal", "p3")
        assert t.asked == (1, "where-twin", ["p2", "start", "end"])
        t.answer(1, "p2")
        assert t["row"] == "2.(trap)5+1 | 1.queen/1.twin! | 1.prince | 0.(trap)5"
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 5 + gained, 5]

    @rule("ORI-B1")
    def test_bribed_it_gains_one_for_the_briber_and_brings_nobodys_twin(self) -> None:
        t = oriflamme(3, "1.prince@0 | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince@0 | 2.(trap)5"
        assert influence(t) == [6, 5, 5]

    @rule("ORI-B39")
    def test_always_bringing_and_bribed_it_brings_the_twin_of_the_briber(self) -> None:
        t = oriflamme(3, "1.prince@0 | 0.schemer | 1.queen | 2.(trap)5", round="5", prince_brings_twin="always")
        assert t.asked == (0, "where-twin", ["p2", "start", "end"])
        assert [t.refused(0, word) for word in ("p1", "p3")] == ["ORI-R36", "ORI-R10"]
        t.answer(0, "start")
        assert t["row"] == "0.twin! | 1.prince@0 | 0.schemer | 1.queen | 2.(trap)5"
        assert influence(t) == [5 + 1 + 2, 7, 5]

    @rule("ORI-B39", "ORI-B2")
    def test_always_bringing_and_bribed_it_leaves_its_own_colours_twin_where_it_is(self) -> None:
        t = oriflamme(3, "1.prince@0 | 2.(trap)5", round="5", prince_brings_twin="always", pile_0="twin")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince@0 | 2.(trap)5"
        assert influence(t) == [6, 5, 5]

    @rule("ORI-B39", "ORI-B2")
    def test_of_two_princes_in_a_family_the_second_finds_no_twin_ready(self) -> None:
        t = oriflamme(3, "0.prince | 1.prince@0 | 2.(trap)5", round="5", prince_brings_twin="always").answer(0, "end")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "0.prince | 1.prince@0 | 2.(trap)5 | 0.twin!"
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B1", "ORI-B39", "ORI-R48")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_come_by_substitution_it_brings_no_twin_in_this_round_or_the_next(self, brings: str) -> None:
        row = "0.(substitution)5 | 1.prince | 2.(trap)5"
        t = acting(3, row, round="5", pile_0="prince", prince_brings_twin=brings).answer(0, "reveal", "p2")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5 + 1 + 1, 5, 5]
        into_round_six(t.answer(2, "leave"))
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "0.prince~ | 2.(trap)5+1 | 1.(queen)6 | 2.(queen)6 | 0.(queen)6"
        assert influence(t) == [8, 5, 5]

    @rule("ORI-B39", "ORI-B1")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_come_by_substitution_and_bribed_it_brings_no_twin_either(self, brings: str) -> None:
        t = oriflamme(3, "1.prince@2~ | 0.(trap)5", round="5", prince_brings_twin=brings)
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        assert t["row"] == "1.prince@2~ | 0.(trap)5"
        assert influence(t) == [5, 5, 6]

    @rule("ORI-B39", "ORI-R48")
    def test_come_by_substitution_it_brings_no_twin_by_plan_either(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 1.prince~ | 2.(trap)5", round="5", prince_brings_twin="always")
        t.answer(1, "reveal", "p1")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [5, 7, 5]

    @rule("ORI-B6")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_removed_face_down_it_is_shown_but_brings_no_twin(self, brings: str) -> None:
        row = "2.apothecary | 0.queen | 2.(plan)4 | 1.(prince)4+3 | 0.(trap)5"
        t = oriflamme(3, row, round="5", prince_brings_twin=brings).answer(2, "p4")
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4 | 0.(trap)5"
        assert t["pile 1"] == "prince"
        assert influence(t) == [7, 5, 6]

    # Removed

    @rule("ORI-R34", "ORI-B5")
    def test_when_it_is_removed_its_familys_twin_is_discarded_and_pays_nobody(self) -> None:
        t = oriflamme(3, "2.apothecary | 0.queen | 1.prince | 2.(plan)4 | 1.twin | 0.(trap)5", round="5")
        assert t.asked == (2, "remove", ["p3", "p5"])
        t.answer(2, "p3")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4 | 0.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t) == [7, 5, 6]

    @rule("ORI-R34")
    def test_removed_by_substitution_it_takes_the_twin_along(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.prince | 1.twin | 2.(trap)5", round="5").answer(0, "reveal", "p2")
        assert t["row"] == "2.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("substitution", "prince twin")
        assert influence(t) == [6, 5, 5]

    @rule("ORI-R34")
    def test_removed_by_its_own_family_it_takes_the_twin_along_all_the_same(self) -> None:
        t = oriflamme(3, "1.apothecary | 2.(plan)5 | 1.queen | 1.prince | 0.(trap)5 | 1.twin", round="5")
        assert t.asked == (1, "remove", ["p2", "p3", "p4", "p5"])
        t.answer(1, "p4")
        assert t["row"] == "1.apothecary | 2.(plan)5 | 1.queen | 0.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert influence(t) == [5, 6, 5]

    @rule("ORI-R34")
    def test_when_it_is_removed_a_covered_twin_stays(self) -> None:
        row = "2.apothecary | 0.queen | 1.prince | 2.(plan)4 | 1.twin/1.(bribe)4 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p3")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4 | 1.twin/1.(bribe)4 | 0.(trap)5"
        assert t["pile 1"] == "prince"
        assert influence(t) == [7, 5, 6]

    @rule("ORI-R34")
    def test_a_twin_that_it_takes_along_from_the_top_of_a_stack_uncovers_the_card_below(self) -> None:
        row = "2.apothecary | 0.queen | 1.prince | 2.(plan)4 | 1.queen/1.twin | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p3", "leave")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4+1 | 1.queen | 0.(trap)5"
        assert t["pile 1"] == "prince twin"
        assert influence(t) == [7, 5 + 2, 6]

    @rule("ORI-R34", "ORI-B5")
    def test_when_it_is_removed_other_families_twins_and_princes_stay(self) -> None:
        row = "3.apothecary | 1.prince | 3.(plan)4 | 0.(trap)5 | 0.twin | 2.twin | 0.prince | 2.prince"
        t = oriflamme(4, row, round="5").answer(3, "p2")
        assert t["row"] == "3.apothecary | 3.(plan)4 | 0.(trap)5 | 0.twin | 2.twin | 0.prince | 2.prince"
        assert [t[f"pile {seat}"] for seat in range(4)] == ["", "prince", "", ""]

    @rule("ORI-R37", "ORI-R34", "ORI-B5")
    @pytest.mark.parametrize(("removed", "second"), [("1.prince@0", "0.prince"), ("0.prince", "1.prince@0")])
    def test_rulebook_example_of_two_princes_and_a_twin_when_a_prince_is_removed(
        self, removed: str, second: str
    ) -> None:
        row = f"2.apothecary | {removed} | 2.(plan)4 | 0.twin | {second} | 1.(trap)5"
        t = oriflamme(3, row, round="5")
        assert t.asked == (2, "remove", ["p2", "p4"])
        t.answer(2, "p2")
        assert t["row"] == f"2.apothecary | 2.(plan)4 | {second} | 1.(trap)5"
        piles = ["twin", "prince"] if removed == "1.prince@0" else ["prince twin", ""]
        assert [t["pile 0"], t["pile 1"]] == piles
        assert influence(t) == [5, 5, 6]
        t.answer(2, "leave")
        assert influence(t) == [6, 5, 6]

    @rule("ORI-R37", "ORI-R34")
    def test_when_it_is_removed_both_twins_of_its_family_are_discarded(self) -> None:
        row = "2.apothecary | 1.twin@0 | 2.(plan)4 | 0.prince | 0.twin | 1.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("prince twin", "twin")
        assert [seat for seat, _ in tokens_back(t)] == [0]
        assert influence(t) == [5, 5, 6]

    @rule("ORI-B25", "ORI-R34")
    def test_bribed_and_removed_it_takes_the_bribers_twin_along_and_not_its_own_colours(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 1.twin | 0.twin | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.twin | 0.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("twin", "prince")
        assert [seat for seat, _ in tokens_back(t)] == [0]

    @rule("ORI-B25", "ORI-R34")
    def test_removed_it_takes_no_own_twin_along_that_another_family_has_bribed(self) -> None:
        row = "2.apothecary | 1.prince | 2.(plan)4 | 1.twin@0 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.twin@0 | 0.(trap)5"
        assert t["pile 1"] == "prince"
        assert [seat for seat, _ in tokens_back(t)] == []

    @rule("ORI-R34", "ORI-B6", "ORI-B37")
    def test_removed_face_down_it_takes_a_twin_along_that_its_family_holds(self) -> None:
        row = "2.apothecary | 0.twin@1 | 2.(plan)4 | 1.(prince)4 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 0.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("twin", "prince")
        assert [seat for seat, _ in tokens_back(t)] == [1]

    @rule("ORI-B37", "ORI-R34")
    def test_a_twin_under_its_own_removed_prince_was_covered_and_stays(self) -> None:
        row = "2.apothecary | 0.queen | 2.(plan)4 | 1.twin/1.prince | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4 | 1.twin | 0.(trap)5"
        assert t["pile 1"] == "prince"
        t.answer(2, "leave")
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        assert influence(t) == [7, 6, 6]

    @rule("ORI-B37", "ORI-R34", "ORI-R37")
    def test_a_twin_under_its_removed_prince_stays_while_an_open_one_is_discarded(self) -> None:
        row = "2.apothecary | 0.twin@1 | 2.(plan)4 | 1.twin/1.prince | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.twin | 0.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("twin", "prince")
