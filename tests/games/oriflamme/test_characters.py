"""The seven characters, a class for each; the rulebook's worked examples are among the tests of their card."""

from __future__ import annotations

import pytest

from meadhall.testing import Scenario, rule
from tests.games.oriflamme.table import influence, oriflamme, told

DECIDE = ["leave", "reveal"]
ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


def tokens_back(t: Scenario) -> list[int]:
    """The seats whose bribe tokens came back since the start, in that order."""
    return [fact[0] for fact in told(t, "token-back")]


def order(t: Scenario, *names: str) -> list[str]:
    """The facts of these kinds that were told, in their order."""
    return [name for event in t.events if (name := t.game.events[event.kind]) in names]


def into_round_six(t: Scenario) -> Scenario:
    """Let the seats 1, 2 and 0 place their Queens at the end of the row, so that the sixth round is activated."""
    return t.answer(1, "queen", "end").answer(2, "queen", "end").answer(0, "queen", "end")


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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (1, "leave-or-reveal", DECIDE)
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
        t = oriflamme(3, "1.(prince)5 | 2.twin@1 | 0.(trap)5", round="5").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ["p2", "start", "end"])
        assert t.answer(1, "p2")["row"] == "1.prince | 2.twin@1/1.twin! | 0.(trap)5"
        assert influence(t) == [5, 7, 5]

    @rule("ORI-B36", "ORI-R36", "ORI-B39")
    @pytest.mark.parametrize("second", ["1.(prince)4", "1.prince/1.queen"])
    def test_the_twin_may_lie_on_a_prince_that_nobody_sees(self, second: str) -> None:
        t = oriflamme(3, f"2.prince@1 | {second} | 0.(trap)5", round="5", prince_brings_twin="always")
        assert t.asked == (1, "where-twin", ["p2", "start", "end"])
        assert t.refused(1, "p1") == "ORI-R36"
        assert t.answer(1, "p2")["row"] == f"2.prince@1 | {second}/1.twin! | 0.(trap)5"

    # When it brings no Twin

    @rule("ORI-B2")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    @pytest.mark.parametrize(("row", "pile"), [("", "twin"), (" | 1.twin@0", ""), (" | 1.twin/1.(bribe)4", "")])
    def test_when_the_twin_lies_ready_no_more_it_only_gains_one(self, row: str, pile: str, brings: str) -> None:
        text = "1.(prince)5 | 2.(trap)5" + row
        t = oriflamme(3, text, round="5", pile_1=pile, prince_brings_twin=brings).answer(1, "reveal")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == "1.prince | 2.(trap)5" + row
        assert influence(t) == [5, 6, 5]

    @rule("ORI-B1", "ORI-R33")
    def test_when_it_acts_again_it_only_gains_one(self) -> None:
        t = oriflamme(3, "1.prince | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == "1.prince | 2.(trap)5"
        assert influence(t) == [5, 6, 5]

    @rule("ORI-B39", "ORI-B2")
    def test_always_bringing_it_asks_where_the_twin_shall_lie_whenever_it_acts(self) -> None:
        t = oriflamme(3, "1.prince | 2.(trap)5", round="5", prince_brings_twin="always")
        assert t.asked == (1, "where-twin", ALONE)
        t.answer(1, "start")
        assert t["row"] == "1.twin! | 1.prince | 2.(trap)5"
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (1, "leave-or-reveal", DECIDE)
        t.answer(1, "reveal")
        assert t.asked == (1, "where-twin", ALONE)
        t.answer(1, "start")
        assert influence(t) == [5, 5 + 1 + 1 + 1, 5]

    @rule("ORI-B1")
    def test_uncovered_face_up_it_only_gains_one(self) -> None:
        t = oriflamme(3, "1.prince/1.(trap)5 | 2.(trap)5", round="5").answer(1, "reveal")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == "1.prince | 2.(trap)5"
        assert influence(t) == [5, 5 + 1 + 1, 5]

    @rule("ORI-B39")
    def test_always_bringing_it_brings_the_twin_when_it_is_uncovered_face_up(self) -> None:
        t = oriflamme(3, "1.prince/1.(trap)5 | 2.(trap)5", round="5", prince_brings_twin="always").answer(1, "reveal")
        assert t.asked == (1, "where-twin", ALONE)

    @rule("ORI-B1")
    def test_activated_by_plan_it_only_gains_one(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 1.prince | 2.(trap)5", round="5").answer(1, "reveal", "p1")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == "1.prince | 2.(trap)5"
        assert influence(t) == [5, 5 + 1 + 1, 5]

    @rule("ORI-B39", "ORI-B2")
    def test_always_bringing_it_brings_the_twin_by_plan_too_but_only_once(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 1.prince | 2.(trap)5", round="5", prince_brings_twin="always")
        t.answer(1, "reveal", "p1")
        assert t.asked == (1, "where-twin", ALONE)
        t.answer(1, "end")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (0, "leave-or-reveal", DECIDE)
        assert influence(t) == [5, 5 + gained, 5]

    @rule("ORI-B1")
    def test_bribed_it_gains_one_for_the_briber_and_brings_nobodys_twin(self) -> None:
        t = oriflamme(3, "1.prince@0 | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == "1.prince@0 | 2.(trap)5"
        assert influence(t) == [6, 5, 5]

    @rule("ORI-B39", "ORI-B2")
    def test_of_two_princes_in_a_family_the_second_finds_no_twin_ready(self) -> None:
        t = oriflamme(3, "0.prince | 1.prince@0 | 2.(trap)5", round="5", prince_brings_twin="always").answer(0, "end")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == "0.prince | 1.prince@0 | 2.(trap)5 | 0.twin!"
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B1", "ORI-B39", "ORI-R48")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_come_by_substitution_it_brings_no_twin_in_this_round_or_the_next(self, brings: str) -> None:
        row = "0.(substitution)5 | 1.prince | 2.(trap)5"
        t = oriflamme(3, row, round="5", pile_0="prince", prince_brings_twin=brings).answer(0, "reveal", "p2")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert influence(t) == [5 + 1 + 1, 5, 5]
        into_round_six(t.answer(2, "leave"))
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == "0.prince~ | 2.(trap)5+1 | 1.(queen)6 | 2.(queen)6 | 0.(queen)6"
        assert influence(t) == [8, 5, 5]

    @rule("ORI-B39", "ORI-B1")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_come_by_substitution_and_bribed_it_brings_no_twin_either(self, brings: str) -> None:
        t = oriflamme(3, "1.prince@2~ | 0.(trap)5", round="5", prince_brings_twin=brings)
        assert t.asked == (0, "leave-or-reveal", DECIDE)
        assert t["row"] == "1.prince@2~ | 0.(trap)5"
        assert influence(t) == [5, 5, 6]

    @rule("ORI-B39", "ORI-R48")
    def test_come_by_substitution_it_brings_no_twin_by_plan_either(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 1.prince~ | 2.(trap)5", round="5", prince_brings_twin="always")
        t.answer(1, "reveal", "p1")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert influence(t) == [5, 7, 5]

    @rule("ORI-B6")
    @pytest.mark.parametrize("brings", ["revealed", "always"])
    def test_removed_face_down_it_is_shown_but_brings_no_twin(self, brings: str) -> None:
        row = "2.apothecary | 0.queen | 2.(plan)4 | 1.(prince)4+3 | 0.(trap)5"
        t = oriflamme(3, row, round="5", prince_brings_twin=brings).answer(2, "p4")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert tokens_back(t) == [0]
        assert influence(t) == [5, 5, 6]

    @rule("ORI-B25", "ORI-R34")
    def test_bribed_and_removed_it_takes_the_bribers_twin_along_and_not_its_own_colours(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 1.twin | 0.twin | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.twin | 0.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("twin", "prince")
        assert tokens_back(t) == [0]

    @rule("ORI-B25", "ORI-R34")
    def test_removed_it_takes_no_own_twin_along_that_another_family_has_bribed(self) -> None:
        row = "2.apothecary | 1.prince | 2.(plan)4 | 1.twin@0 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.twin@0 | 0.(trap)5"
        assert t["pile 1"] == "prince"
        assert tokens_back(t) == []

    @rule("ORI-R34", "ORI-B6", "ORI-B37")
    def test_removed_face_down_it_takes_a_twin_along_that_its_family_holds(self) -> None:
        row = "2.apothecary | 0.twin@1 | 2.(plan)4 | 1.(prince)4 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 0.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("twin", "prince")
        assert tokens_back(t) == [1]

    @rule("ORI-B37", "ORI-R34")
    def test_a_twin_under_its_own_removed_prince_was_covered_and_stays(self) -> None:
        row = "2.apothecary | 0.queen | 2.(plan)4 | 1.twin/1.prince | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4 | 1.twin | 0.(trap)5"
        assert t["pile 1"] == "prince"
        t.answer(2, "leave")
        assert t.asked == (0, "leave-or-reveal", DECIDE)
        assert influence(t) == [7, 6, 6]

    @rule("ORI-B37", "ORI-R34", "ORI-R37")
    def test_a_twin_under_its_removed_prince_stays_while_an_open_one_is_discarded(self) -> None:
        row = "2.apothecary | 0.twin@1 | 2.(plan)4 | 1.twin/1.prince | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.twin | 0.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("twin", "prince")


class TestTwin:
    """The Twin: gain 1."""

    @rule("ORI-R35")
    @pytest.mark.parametrize("twin", ["1.twin", "1.queen/1.twin"])
    def test_it_gains_one(self, twin: str) -> None:
        t = oriflamme(3, f"{twin} | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (1, "leave-or-reveal", DECIDE)
        assert influence(t) == [5, 5, 6]

    @rule("ORI-B36", "ORI-R35")
    def test_when_it_is_removed_a_face_down_prince_stays_with_the_influence_on_it(self) -> None:
        row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(prince)4+1 | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(prince)4+1 | 0.(trap)5"
        assert t["pile 1"] == "twin"

    @rule("ORI-B36", "ORI-B37", "ORI-R35")
    def test_removed_from_a_face_down_prince_it_leaves_that_prince_in_the_row(self) -> None:
        row = "2.apothecary | 0.queen | 2.(plan)4 | 1.(prince)4+1/1.twin | 0.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4", "leave")
        assert t["row"] == "2.apothecary | 0.queen | 2.(plan)4+1 | 1.(prince)4+1 | 0.(trap)5"
        assert t["pile 1"] == "twin"
        assert t.asked == (1, "leave-or-reveal", DECIDE)

    @rule("ORI-R37", "ORI-R35")
    def test_rulebook_example_of_two_princes_and_a_twin_when_the_twin_is_removed(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 0.twin | 0.prince | 1.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 1.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("prince twin", "prince")
        assert tokens_back(t) == [0]
        assert influence(t) == [5, 5, 6]

    @rule("ORI-R37", "ORI-R35")
    def test_of_two_princes_only_the_uncovered_one_is_discarded(self) -> None:
        row = "2.apothecary | 1.prince@0 | 2.(plan)4 | 0.twin | 0.prince/0.(bribe)4 | 1.(trap)5"
        t = oriflamme(3, row, round="5").answer(2, "p4")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 0.prince/0.(bribe)4 | 1.(trap)5"
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
        assert tokens_back(t) == []

    @rule("ORI-B25", "ORI-R35")
    def test_bribed_and_removed_it_takes_the_bribers_prince_along_and_not_its_own_colours(self) -> None:
        row = "2.apothecary | 1.twin@0 | 2.(plan)4 | 0.(trap)5 | 1.prince | 0.prince"
        t = oriflamme(3, row, round="5").answer(2, "p2")
        assert t["row"] == "2.apothecary | 2.(plan)4 | 0.(trap)5 | 1.prince"
        assert (t["pile 0"], t["pile 1"]) == ("prince", "twin")
        assert tokens_back(t) == [0]


class TestQueen:
    """The Queen: gain 2; removing an opponent's pays 1 more."""

    @rule("ORI-R38")
    @pytest.mark.parametrize("queen", ["1.queen", "1.criminal/1.queen"])
    def test_she_gains_two_whenever_she_acts(self, queen: str) -> None:
        t = oriflamme(3, f"{queen} | 2.(trap)5", round="5")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        t = oriflamme(3, f"0.apothecary | 2.(bribe)5 | 0.(plan)4 | {queen} | 2.(trap)4", round="5").answer(0, "p4")
        assert t["row"] == "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 2.(trap)4"
        assert t[f"pile {owner}"] == "queen"
        assert tokens_back(t) == back
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (1, "leave-or-reveal", DECIDE)
        assert influence(t) == [7, 5, 5]

    @rule("ORI-R39", "ORI-R40", "ORI-R22")
    def test_cards_of_the_name_go_from_before_and_behind_it_and_the_activation_goes_on_after_it(self) -> None:
        row = "1.queen | 0.daredevil | 2.queen | 3.queen | 1.(trap)5 | 2.(trap)5"
        t = oriflamme(4, row, round="5").answer(0, "p1")
        assert t["row"] == "0.daredevil | 1.(trap)5 | 2.(trap)5"
        assert t.asked == (1, "leave-or-reveal", DECIDE)
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
        assert tokens_back(t) == [2]
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert tokens_back(t) == [0]
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert [fact[0] for fact in told(t, "removed")] == [0, 0]
        assert [fact[0] for fact in told(t, "discarded")] == [2, 1]

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
        assert t.asked == (1, "leave-or-reveal", DECIDE)
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B8", "ORI-R37", "ORI-R40")
    def test_two_princes_of_one_family_are_two_removed_cards_and_their_twin_goes_once(self) -> None:
        t = oriflamme(3, "2.daredevil | 0.prince | 1.(trap)5 | 1.prince@0 | 0.twin", round="5").answer(2, "p2")
        assert t["row"] == "2.daredevil | 1.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("prince twin", "prince")
        assert len(told(t, "discarded")) == 1
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert t["row"] == row + " | 2.(trap)5"
        assert influence(t)[0] == 5

    @rule("ORI-R43")
    def test_a_card_of_the_own_colour_that_another_family_has_bribed_is_no_own_card(self) -> None:
        t = oriflamme(3, "0.apothecary | 1.schemer | 0.queen@2 | 1.(trap)5", round="5")
        assert t.asked == (1, "leave-or-reveal", DECIDE)
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
        assert t.asked == (1, "leave-or-reveal", DECIDE)
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert influence(t) == [5 + 1 - 3 + 2, 8, 5]

    @rule("ORI-R42", "ORI-B23")
    def test_bribed_it_is_hit_by_a_trap_of_its_own_colour_and_the_briber_is_robbed(self) -> None:
        t = oriflamme(3, "1.apothecary@0 | 2.(bribe)5 | 0.(plan)4 | 1.(trap)3", round="5").answer(0, "p4")
        assert t["row"] == "2.(bribe)5 | 0.(plan)4"
        assert (t["pile 0"], t["pile 1"]) == ("", "apothecary trap")
        assert tokens_back(t) == [0]
        assert influence(t) == [3, 8, 5]

    @rule("ORI-B37")
    def test_the_influence_on_a_trap_is_lost_then_the_pay_comes_and_then_the_theft(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.(bribe)5 | 0.(plan)4 | 1.(trap)3+2", round="5").answer(0, "p4")
        assert order(t, "wasted", "gained", "stole") == ["wasted", "gained", "stole"]
        assert [fact[3] for fact in told(t, "wasted", "gained", "stole")] == [2, 1, 3]

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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (0, "leave-or-reveal", DECIDE)
        assert influence(t) == [6, 5, 5]

    @rule("ORI-B11", "ORI-R27")
    def test_hitting_itself_on_a_stack_it_lays_the_card_under_it_open_which_acts(self) -> None:
        row = "0.queen/0.apothecary | 0.(plan)4 | 2.(trap)5"
        t = oriflamme(3, row, round="5", apothecary_hits_itself="yes")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, "p1")
        assert t["row"] == "0.queen | 0.(plan)4 | 2.(trap)5"
        assert t.asked == (0, "leave-or-reveal", DECIDE)
        assert influence(t) == [5 + 1 + 2, 5, 5]

    @rule("ORI-B11")
    def test_bribed_and_hitting_itself_it_goes_to_its_owner_and_the_token_goes_back(self) -> None:
        t = oriflamme(3, "1.apothecary@0 | 0.queen | 2.(trap)5", round="5", apothecary_hits_itself="yes")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, "p1")
        assert t["row"] == "0.queen | 2.(trap)5"
        assert (t["pile 0"], t["pile 1"]) == ("", "apothecary")
        assert tokens_back(t) == [0]
        assert influence(t) == [5 + 1 + 2, 5, 5]


class TestCriminal:
    """The Criminal: everybody loses 1 for each own card beside it."""

    @rule("ORI-R44")
    def test_beside_one_card_of_a_player_it_costs_that_player_one(self) -> None:
        t = oriflamme(3, "0.criminal | 1.(trap)5 | 2.(trap)5", round="5")
        assert t.asked == (1, "leave-or-reveal", DECIDE)
        assert t["row"] == "0.criminal | 1.(trap)5 | 2.(trap)5"
        assert influence(t) == [5, 4, 5]

    @rule("ORI-R44")
    def test_at_the_end_of_the_row_it_costs_the_player_before_it_one(self) -> None:
        t = oriflamme(3, "1.(trap)5 | 2.(trap)5 | 0.criminal", round="5").answer(1, "leave").answer(2, "leave")
        assert influence(t) == [5, 5, 4]

    @rule("ORI-R44")
    def test_between_two_cards_of_a_player_it_costs_that_player_two(self) -> None:
        t = oriflamme(3, "1.(trap)5 | 0.criminal | 1.(plan)4", round="5").answer(1, "leave")
        assert influence(t) == [5, 3, 5]

    @rule("ORI-R44")
    def test_between_two_players_cards_it_costs_each_of_them_one(self) -> None:
        t = oriflamme(5, "1.(bribe)4 | 4.(trap)5 | 3.criminal | 2.(trap)5 | 0.(trap)5", round="5")
        t.answer(1, "leave").answer(4, "leave")
        assert influence(t) == [5, 5, 4, 5, 4]

    @rule("ORI-R44")
    @pytest.mark.parametrize(
        ("row", "left"),
        [
            ("0.(trap)5 | 0.criminal | 1.(plan)5", [4, 4, 5]),
            ("0.(trap)5 | 0.criminal | 0.(plan)4", [3, 5, 5]),
            ("0.(trap)5 | 0.criminal", [4, 5, 5]),
        ],
    )
    def test_beside_cards_of_its_own_family_it_costs_its_own_player(self, row: str, left: list[int]) -> None:
        assert influence(oriflamme(3, row, round="5").answer(0, "leave")) == left

    @rule("ORI-R44")
    @pytest.mark.parametrize("criminal", ["0.criminal", "0.queen/0.criminal"])
    def test_alone_in_the_row_it_costs_nobody_anything(self, criminal: str) -> None:
        t = oriflamme(3, criminal, round="5")
        assert t["row"] == criminal
        assert influence(t) == [5, 5, 5]

    @rule("ORI-R44")
    def test_turned_face_up_it_takes_the_influence_on_it_before_its_own_player_loses(self) -> None:
        t = oriflamme(3, "0.(criminal)4+2 | 0.(plan)5", round="5", influence_0="0").answer(0, "reveal")
        assert influence(t) == [0 + 2 - 1, 5, 5]

    @rule("ORI-R44")
    @pytest.mark.parametrize("neighbour", ["1.queen", "1.(queen)4", "1.schemer/1.(plan)3"])
    def test_a_neighbour_counts_face_up_or_face_down_and_a_stack_counts_once(self, neighbour: str) -> None:
        t = oriflamme(3, f"2.(trap)5 | 0.criminal | 0.(bribe)4 | {neighbour}", round="5").answer(2, "leave")
        assert influence(t) == [4, 5, 4]
        t = oriflamme(3, f"2.(trap)5 | 0.criminal | {neighbour} | 0.(bribe)4", round="5").answer(2, "leave")
        gained = 2 if neighbour == "1.queen" else 0
        assert influence(t) == [5, 4 + gained, 4]

    @rule("ORI-R44")
    def test_a_stack_belongs_to_the_family_of_its_top_card(self) -> None:
        t = oriflamme(3, "0.criminal | 1.queen@2/2.(trap)5", round="5")
        assert influence(t) == [5, 5, 4]

    @rule("ORI-R44")
    def test_a_bribed_neighbour_costs_the_briber(self) -> None:
        t = oriflamme(3, "0.criminal | 1.twin@2 | 1.(trap)5", round="5")
        assert influence(t) == [5, 5, 5 - 1 + 1]
        t = oriflamme(3, "0.criminal | 0.twin@2 | 1.(trap)5", round="5")
        assert influence(t) == [5, 5, 5 - 1 + 1]

    @rule("ORI-R44")
    @pytest.mark.parametrize(("neighbour", "left"), [("1.(trap)5", [5, 4, 5]), ("0.(trap)5", [4, 5, 5])])
    def test_bribed_it_spares_neither_the_briber_nor_its_own_colour(self, neighbour: str, left: list[int]) -> None:
        assert influence(oriflamme(3, f"0.criminal@1 | {neighbour}", round="5")) == left

    @rule("ORI-R44", "ORI-B14")
    @pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
    def test_nobody_loses_more_than_they_have(self, had: int, left: int) -> None:
        row = "1.(trap)4+3 | 0.criminal | 1.(plan)3+2"
        t = oriflamme(3, row, round="5", influence_1=str(had)).answer(1, "leave")
        assert influence(t) == [5, left, 5]
        assert t["row"] == "1.(trap)4+4 | 0.criminal | 1.(plan)3+2"


class TestSchemer:
    """The Schemer: discard her beside a stack, otherwise gain 2."""

    @rule("ORI-R45")
    @pytest.mark.parametrize("row", ["0.schemer | 2.(trap)5", "0.schemer | 2.(trap)5 | 1.queen/1.(plan)4"])
    def test_beside_no_stack_she_gains_two(self, row: str) -> None:
        t = oriflamme(3, row, round="5")
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (int(stack[0]), "leave-or-reveal", DECIDE)
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
        assert t.asked == (1, "leave-or-reveal", DECIDE)
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
        assert tokens_back(t) == [0]
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
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
        assert t.asked == (2, "leave-or-reveal", DECIDE)
        assert influence(t) == [5, 5, 5]


# What holds for intrigues that remove as well


@rule("ORI-B13")
def test_substitution_with_no_card_beside_it_is_discarded_all_the_same() -> None:
    t = oriflamme(3, "1.(substitution)5+1", round="5").answer(1, "reveal")
    assert t["row"] == ""
    assert t["pile 1"] == "substitution"
    assert t["round"] == "6"
    assert influence(t) == [5, 6, 5]


@rule("ORI-B12")
def test_substitution_must_hit_an_own_card_if_there_is_no_other() -> None:
    t = oriflamme(3, "1.(substitution)5 | 1.queen | 2.(trap)5", round="5").answer(1, "reveal")
    assert t.asked == (1, "remove", ["p2"])
    t.answer(1, "p2")
    assert t["row"] == "2.(trap)5"
    assert t["pile 1"] == "queen substitution"
    assert influence(t) == [5, 6, 5]
