"""Plan activates own characters, once more for every token thrown away."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, card, influence, oriflamme, tokens_back

TOKEN = ["take", "again"]


class TestPlan:
    # Its influence

    @rule("ORI-R50", "ORI-B4", "ORI-R17")
    def test_plan_is_discarded_first_and_its_influence_is_not_taken_yet(self) -> None:
        t = oriflamme(3, "0.(plan)5+2 | 0.queen | 1.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p1"])
        assert (t["row"], t["pile 0"], influence(t)) == ("0.queen | 1.(trap)5", "plan+2", [5, 5, 5])

    @rule("ORI-R50", "ORI-R51")
    def test_each_influence_is_decided_on_by_itself(self) -> None:
        t = oriflamme(3, "0.(plan)5+2 | 0.queen | 1.(trap)5", round="5")
        t.answer(0, "reveal", "p1")
        assert (t.asked, influence(t)) == ((0, "take-or-again", TOKEN), [7, 5, 5])
        t.answer(0, "take")
        assert (t.asked, influence(t), t["pile 0"]) == ((0, "take-or-again", TOKEN), [8, 5, 5], "plan+1")
        t.answer(0, "again")
        assert (t.asked, influence(t), t["pile 0"]) == ((0, "character", ["p1"]), [8, 5, 5], "plan")
        t.answer(0, "p1")  # and then the Queen has her own turn
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [12, 5, 5])

    @rule("ORI-R50", "ORI-R51")
    @pytest.mark.parametrize(
        ("uses", "points"),
        [
            ("", 5 + 2 + 2),
            ("take", 5 + 2 + 1 + 2),
            ("again", 5 + 2 + 2 + 2),
            ("take take take", 5 + 2 + 3 + 2),
            ("again again again", 5 + 2 + 6 + 2),
            ("take again again", 5 + 2 + 5 + 2),
            ("again take again", 5 + 2 + 5 + 2),
            ("again again take", 5 + 2 + 5 + 2),
            ("take take again", 5 + 2 + 4 + 2),
        ],
    )
    def test_each_influence_is_1_or_one_more_activation_in_any_order(self, uses: str, points: int) -> None:
        words = uses.split()
        on_it = f"+{len(words)}" if words else ""
        t = oriflamme(3, f"0.(plan)5{on_it} | 0.queen | 1.(trap)5", round="5")
        t.answer(0, "reveal", "p1")
        for word in words:
            assert t.asked == (0, "take-or-again", TOKEN)
            t.answer(0, word)
            if word == "again":
                t.answer(0, "p1")
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [points, 5, 5])
        assert (t["row"], t["pile 0"]) == ("0.queen | 1.(trap)5", "plan")

    @rule("ORI-R50")
    def test_influence_thrown_away_goes_to_the_bank_and_influence_taken_to_the_player(self) -> None:
        t = oriflamme(3, "0.(plan)5+3 | 0.twin | 1.(trap)5", round="5")
        t.answer(0, "reveal", "p1", "again", "p1", "take", "again", "p1")
        assert [fact[3] for fact in t.told("wasted")] == [1, 1]
        assert [fact[3] for fact in t.told("took")] == [1]

    @rule("ORI-R51")
    def test_the_same_character_or_another_may_act_each_time(self) -> None:
        t = oriflamme(3, "0.(plan)5+2 | 0.queen | 1.(trap)5 | 0.twin", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p1", "p3"])
        t.answer(0, "p3", "again")
        assert (t.asked, influence(t)) == ((0, "character", ["p1", "p3"]), [6, 5, 5])
        t.answer(0, "p1", "again", "p1")
        assert influence(t) == [5 + 1 + 2 + 2 + 2, 5, 5]

    @rule("ORI-R51", "ORI-B11")
    def test_one_activation_is_finished_before_the_next_influence_is_decided_on(self) -> None:
        t = oriflamme(3, "0.(plan)5+1 | 0.apothecary | 1.(schemer)5 | 0.(trap)4", round="5")
        t.answer(0, "reveal", "p1")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert (t.asked, influence(t)) == ((0, "take-or-again", TOKEN), [6, 5, 5])
        t.answer(0, "again", "p1")  # only the Apothecary itself stands beside the other own card now
        assert (t["row"], t["pile 0"], influence(t)) == ("0.apothecary | 0.(trap)4", "plan", [6, 5, 5])
        assert t.asked == (0, "leave-or-reveal", CHOICE)

    # Whom it may choose

    @rule("ORI-R50", "ORI-R25", "ORI-B34")
    def test_only_revealed_characters_of_the_own_family_may_be_chosen(self) -> None:
        t = oriflamme(
            3,
            "1.(trap)5 | 0.(plan)5 | 0.(queen)3 | 1.queen | 0.criminal/0.(schemer)4 | 0.prince | 0.daredevil@1",
            round="5",
        )
        t.answer(1, "leave").answer(0, "reveal")
        assert t["row"] == "1.(trap)5+1 | 0.(queen)3 | 1.queen | 0.criminal/0.(schemer)4 | 0.prince | 0.daredevil@1"
        assert t.asked == (0, "character", ["p5"])
        assert {t.refused(0, f"p{at}") for at in (1, 2, 3, 4, 6)} == {"ORI-R50"}

    @rule("ORI-R50")
    def test_a_character_on_top_of_a_stack_may_be_chosen(self) -> None:
        t = oriflamme(3, "0.(plan)5 | 0.(criminal)3/0.queen | 1.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p1"])
        assert influence(t.answer(0, "p1")) == [9, 5, 5]

    @rule("ORI-R50", "ORI-R56", "ORI-R44")
    def test_a_bribed_character_is_its_bribers_to_choose_and_not_its_owners(self) -> None:
        t = oriflamme(3, "0.(plan)5 | 1.queen@0 | 0.criminal@2 | 2.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p1"])
        assert t.refused(0, "p2") == "ORI-R50"
        t.answer(0, "p1")  # by Plan 2, by itself 2, and the Criminal takes 1 from both its neighbours
        assert influence(t) == [8, 5, 4]

    @rule("ORI-R50", "ORI-B38")
    def test_at_a_table_of_five_the_last_card_may_wake_a_character_at_the_start_once_more(self) -> None:
        t = oriflamme(5, "4.queen | 1.(trap)5 | 2.(trap)5 | 4.(plan)5+1", round="5", direction="left", influence_4="0")
        t.answer(1, "leave").answer(2, "leave").answer(4, "reveal")
        assert (t.asked, influence(t)) == ((4, "character", ["p1"]), [5, 5, 5, 5, 2])
        t.answer(4, "p1", "again", "p1")
        assert influence(t) == [5, 5, 5, 5, 6]
        assert t.asked is not None
        assert t.asked[:2] == (1, "place")  # the next round: the Queen has had her own turn before

    @rule("ORI-R50", "ORI-B3", "ORI-B30")
    def test_plan_may_wake_a_card_that_entered_in_this_round_even_where_such_cards_are_passed_over(self) -> None:
        row = "0.(substitution)5 | 1.queen | 0.(plan)4 | 2.(trap)5"
        t = oriflamme(3, row, round="5", aside_0="queen trap bribe", entering_card_acts="no")
        t.answer(0, "reveal", "p2", "reveal")
        assert (t.asked, influence(t)) == ((0, "character", ["p1"]), [7, 5, 5])
        t.answer(0, "p1")
        assert (t["row"], influence(t)) == ("0.queen~! | 2.(trap)5", [9, 5, 5])

    # Nobody to choose

    @rule("ORI-B19", "ORI-B13")
    @pytest.mark.parametrize(
        "others",
        ["1.(trap)5", "1.(trap)5 | 0.(queen)4", "1.(trap)5 | 0.queen@2", "1.(trap)5 | 0.queen/0.(schemer)4"],
        ids=["none", "face-down", "bribed-away", "covered"],
    )
    @pytest.mark.parametrize("tokens", [0, 1, 3])
    def test_without_an_own_character_plan_is_discarded_and_its_influence_taken(self, others: str, tokens: int) -> None:
        t = oriflamme(3, f"0.(plan)5{f'+{tokens}' if tokens else ''} | {others}", round="5")
        t.answer(0, "reveal")
        assert t.asked == (1, "leave-or-reveal", CHOICE)
        assert (t["row"], t["pile 0"], influence(t)) == (others, "plan", [5 + tokens, 5, 5])

    @rule("ORI-B19", "ORI-R45")
    def test_when_the_only_character_has_left_the_rest_of_the_influence_is_taken(self) -> None:
        t = oriflamme(3, "0.(plan)5+3 | 0.schemer | 1.queen/1.(trap)5", round="5")
        t.answer(0, "reveal", "p1")  # the Schemer stands beside a stack
        assert (t["row"], t["pile 0"], influence(t)) == ("1.queen/1.(trap)5", "schemer plan", [8, 5, 5])
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-B19", "ORI-B20")
    def test_influence_thrown_away_for_the_last_character_is_gone_when_that_leaves_and_only_the_rest_is_taken(
        self,
    ) -> None:
        t = oriflamme(3, "0.(plan)5+3 | 1.(bribe)5 | 0.daredevil | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2", "p1", "again", "p1", "p2")  # first the Bribe, then the Trap
        assert (t["row"], t["pile 0"], influence(t)) == ("", "daredevil plan", [5 - 3 + 2, 5, 8])

    @rule("ORI-R50", "ORI-R29")
    def test_in_the_last_round_the_influence_on_plan_is_decided_on_before_the_game_ends(self) -> None:
        t = oriflamme(3, "0.queen | 1.(trap)6 | 0.(plan)6+1")
        t.answer(1, "leave").answer(0, "reveal", "p1")
        assert (t.asked, influence(t)) == ((0, "take-or-again", TOKEN), [9, 5, 5])
        t.answer(0, "take")
        assert (t.asked, influence(t)) == (None, [10, 5, 5])
        assert t.state.outcome is not None
        assert list(t.state.outcome.scores) == [10, 5, 5]

    # Each character

    @rule("ORI-R50", "ORI-B1")
    @pytest.mark.parametrize(
        ("role", "points"),
        [
            ("prince", [6, 5, 5]),
            ("twin", [6, 5, 5]),
            ("queen", [7, 5, 5]),
            ("apothecary", [5, 5, 5]),
            ("criminal", [5, 4, 4]),
            ("schemer", [7, 5, 5]),
        ],
    )
    def test_the_chosen_character_does_what_it_always_does(self, role: str, points: list[int]) -> None:
        t = oriflamme(3, f"0.(plan)5 | 2.(trap)5 | 0.{role} | 1.(bribe)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p2"])
        t.answer(0, "p2")
        assert influence(t) == points
        assert t["row"] == f"2.(trap)5 | 0.{role} | 1.(bribe)5"  # and no Twin comes
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R50", "ORI-R39", "ORI-B38")
    @pytest.mark.parametrize(
        ("target", "row"),
        [("p1", "0.daredevil | 1.(bribe)5 | 2.(trap)5"), ("p3", "2.schemer | 0.daredevil | 2.(trap)5")],
    )
    def test_a_daredevil_woken_by_plan_strikes_beside_itself_and_then_has_its_own_turn(
        self, target: str, row: str
    ) -> None:
        t = oriflamme(3, "2.schemer | 0.(plan)5 | 0.daredevil | 1.(bribe)5 | 2.(trap)5", round="5")
        assert influence(t) == [5, 5, 7]
        t.answer(0, "reveal", "p2")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, target)
        assert (t["row"], influence(t)) == (row, [5, 5, 7])
        at = row.split(" | ").index("0.daredevil")
        assert t.asked == (0, "remove", [f"p{n + 1}" for n in range(3) if abs(n - at) == 1])

    @rule("ORI-R50", "ORI-R41")
    def test_an_apothecary_woken_by_plan_removes_beside_another_own_card(self) -> None:
        t = oriflamme(3, "0.(plan)5 | 0.apothecary | 1.(bribe)5 | 2.(queen)5 | 0.(trap)3 | 1.(schemer)4", round="5")
        t.answer(0, "reveal", "p1")
        assert t.asked == (0, "remove", ["p3", "p5"])
        t.answer(0, "p3")
        assert influence(t) == [7, 5, 5]  # 1, and 1 more for the Queen
        assert t["row"] == "0.apothecary | 1.(bribe)5 | 0.(trap)3 | 1.(schemer)4"
        assert t.asked == (0, "remove", ["p2", "p4"])  # its own turn

    @rule("ORI-R50", "ORI-R45")
    def test_a_schemer_beside_a_stack_is_discarded_by_plan_and_her_position_is_gone(self) -> None:
        t = oriflamme(3, "0.(plan)5+1 | 0.schemer | 1.queen/1.(trap)5 | 0.twin", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p1", "p3"])
        t.answer(0, "p1")
        assert (t["row"], t["pile 0"]) == ("1.queen/1.(trap)5 | 0.twin", "schemer plan+1")
        t.answer(0, "again")
        assert t.asked == (0, "character", ["p2"])
        assert influence(t.answer(0, "p2")) == [6, 5, 5]

    @rule("ORI-B39", "ORI-B1", "ORI-B38")
    def test_a_prince_woken_by_plan_brings_the_twin_only_where_the_table_says_always(self) -> None:
        t = oriflamme(3, "0.(plan)5 | 2.(trap)5 | 0.prince | 1.(bribe)5", round="5", prince_brings_twin="always")
        t.answer(0, "reveal", "p2")
        assert t.asked == (0, "where-twin", ["start", "end"])
        t.answer(0, "start")
        assert t["row"] == "0.twin! | 2.(trap)5 | 0.prince | 1.(bribe)5"
        assert (t.asked, influence(t)) == ((2, "leave-or-reveal", CHOICE), [6, 5, 5])

    # On a stack

    @rule("ORI-B18", "ORI-R27")
    def test_plan_first_the_card_under_it_may_be_chosen_and_acts_by_itself_afterwards(self) -> None:
        t = oriflamme(3, "0.queen/0.(plan)5+1 | 1.(trap)5", round="5", plan_on_stack="first")
        t.answer(0, "reveal")
        assert (t["row"], t.asked, influence(t)) == ("0.queen | 1.(trap)5", (0, "character", ["p1"]), [5, 5, 5])
        t.answer(0, "p1")
        assert (t.asked, influence(t)) == ((0, "take-or-again", TOKEN), [7, 5, 5])
        t.answer(0, "take")
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [10, 5, 5])

    @rule("ORI-B18", "ORI-R27")
    def test_plan_last_the_card_under_it_acts_by_itself_before_and_may_be_chosen_then(self) -> None:
        t = oriflamme(3, "0.queen/0.(plan)5+1 | 1.(trap)5", round="5", plan_on_stack="last")
        t.answer(0, "reveal")
        assert (t["row"], t.asked, influence(t)) == ("0.queen | 1.(trap)5", (0, "character", ["p1"]), [7, 5, 5])
        t.answer(0, "p1")
        assert (t.asked, influence(t)) == ((0, "take-or-again", TOKEN), [9, 5, 5])
        t.answer(0, "take")
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [10, 5, 5])

    @rule("ORI-B18", "ORI-R50")
    def test_plan_first_a_face_down_card_under_it_cannot_be_chosen_and_is_handled_afterwards(self) -> None:
        t = oriflamme(3, "0.(queen)4+2/0.(plan)5 | 0.twin | 1.(trap)5", round="5", plan_on_stack="first")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p2"])
        assert t.refused(0, "p1") == "ORI-R50"
        t.answer(0, "p2")
        assert (t.asked, influence(t)) == ((0, "leave-or-reveal", CHOICE), [6, 5, 5])
        t.answer(0, "reveal")
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [6 + 2 + 2 + 1, 5, 5])

    @rule("ORI-B18", "ORI-R50")
    def test_plan_last_a_face_down_card_under_it_that_is_revealed_may_be_chosen(self) -> None:
        t = oriflamme(3, "0.(queen)4+2/0.(plan)5+1 | 0.twin | 1.(trap)5", round="5", plan_on_stack="last")
        t.answer(0, "reveal")
        assert (t.asked, influence(t), t["pile 0"]) == ((0, "leave-or-reveal", CHOICE), [5, 5, 5], "plan+1")
        t.answer(0, "reveal")
        assert (t.asked, influence(t)) == ((0, "character", ["p1", "p2"]), [9, 5, 5])
        t.answer(0, "p1", "again", "p2")
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [9 + 2 + 1 + 1, 5, 5])

    @rule("ORI-B18", "ORI-R14")
    def test_plan_last_a_card_under_it_that_is_left_gets_1_and_cannot_be_chosen(self) -> None:
        t = oriflamme(3, "0.(queen)4+2/0.(plan)5 | 0.twin | 1.(trap)5", round="5", plan_on_stack="last")
        t.answer(0, "reveal", "leave")
        assert (t["row"], t.asked) == ("0.(queen)4+3 | 0.twin | 1.(trap)5", (0, "character", ["p2"]))
        t.answer(0, "p2")
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [7, 5, 5])

    @rule("ORI-B18", "ORI-B19")
    def test_plan_first_with_only_a_face_down_card_under_it_gives_its_influence_before_that_card(self) -> None:
        t = oriflamme(3, "0.(queen)4/0.(plan)5+2 | 1.(trap)5", round="5", plan_on_stack="first")
        t.answer(0, "reveal")
        assert (t.asked, influence(t)) == ((0, "leave-or-reveal", CHOICE), [7, 5, 5])

    @rule("ORI-B18", "ORI-B19")
    @pytest.mark.parametrize("choice", CHOICE)
    def test_plan_last_with_only_a_face_down_card_under_it_waits_for_that_card(self, choice: str) -> None:
        t = oriflamme(3, "0.(queen)4/0.(plan)5+2 | 1.(trap)5", round="5", plan_on_stack="last")
        t.answer(0, "reveal")
        assert (t.asked, influence(t)) == ((0, "leave-or-reveal", CHOICE), [5, 5, 5])
        t.answer(0, choice)
        if choice == "leave":
            assert (t["row"], influence(t)) == ("0.(queen)4+1 | 1.(trap)5", [7, 5, 5])
        else:
            assert (t.asked, influence(t)) == ((0, "character", ["p1"]), [7, 5, 5])
            t.answer(0, "p1", "take", "take")
            assert influence(t) == [11, 5, 5]
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-B18", "ORI-R27")
    @pytest.mark.parametrize("when", ["first", "last"])
    def test_a_deeper_stack_goes_on_under_plan_and_each_card_has_one_turn(self, when: str) -> None:
        t = oriflamme(3, "0.queen/0.(trap)4/0.(plan)5+2 | 0.twin | 1.(schemer)5", round="5", plan_on_stack=when)
        t.answer(0, "reveal")
        if when == "first":
            assert t.asked == (0, "character", ["p2"])
            t.answer(0, "p2", "take", "take")
            assert (t.asked, influence(t)) == ((0, "leave-or-reveal", CHOICE), [8, 5, 5])
            t.answer(0, "reveal")
        else:
            assert (t.asked, influence(t)) == ((0, "leave-or-reveal", CHOICE), [5, 5, 5])
            t.answer(0, "reveal")
            assert t.asked == (0, "character", ["p1", "p2"])
            t.answer(0, "p2", "take", "take")
        assert (t["row"], t["pile 0"]) == ("0.queen | 0.twin | 1.(schemer)5", "plan trap")
        # Plan: the Twin 1 and both tokens; then Trap 1, Queen 2, and the Twin's own turn 1
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [12, 5, 5])

    @rule("ORI-B18", "ORI-R56")
    @pytest.mark.parametrize("when", ["first", "last"])
    def test_a_bribed_character_under_plan_is_an_own_character(self, when: str) -> None:
        t = oriflamme(3, "1.queen@0/0.(plan)5 | 2.(trap)5", round="5", plan_on_stack=when)
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p1"])
        assert influence(t.answer(0, "p1")) == [9, 5, 5]

    @rule("ORI-B18", "ORI-R45")
    @pytest.mark.parametrize(
        ("under", "row", "points"),
        [
            ("0.queen", "0.queen | 0.schemer | 1.(trap)5", 5 + 2 + 2 + 2),
            ("0.criminal/0.queen", "0.criminal/0.queen | 1.(trap)5", 5 + 0 + 2),
        ],
    )
    def test_plan_has_left_its_stack_when_a_schemer_beside_it_looks(self, under: str, row: str, points: int) -> None:
        t = oriflamme(3, f"{under}/0.(plan)5 | 0.schemer | 1.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == (row, [points, 5, 5])
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-B18", "ORI-B38")
    def test_a_daredevil_woken_by_plan_may_remove_the_card_that_lay_under_plan(self) -> None:
        t = oriflamme(3, "0.criminal/0.(plan)5 | 0.daredevil | 1.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p1", "p2"])
        t.answer(0, "p2")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, "p1")
        assert (t["row"], t["pile 0"], influence(t)) == ("0.daredevil | 1.(trap)5", "criminal plan", [5, 5, 5])
        assert t.asked == (0, "remove", ["p2"])  # the Criminal has no turn any more; this is the Daredevil's own

    @rule("ORI-B18", "ORI-B38")
    def test_plan_last_a_card_that_has_acted_and_is_then_removed_by_plan_uncovers_one_that_acts_too(self) -> None:
        row = "0.queen/0.criminal/0.(plan)5 | 0.daredevil | 1.(trap)5"
        t = oriflamme(3, row, round="5", plan_on_stack="last")
        t.answer(0, "reveal")
        assert (t.asked, influence(t)) == ((0, "character", ["p1", "p2"]), [4, 5, 5])
        t.answer(0, "p2", "p1")
        assert (t["row"], influence(t)) == ("0.queen | 0.daredevil | 1.(trap)5", [6, 5, 5])
        assert t.asked == (0, "remove", ["p1", "p3"])

    @rule("ORI-B18", "ORI-B20", "ORI-B17")
    def test_when_the_card_under_plan_falls_into_a_trap_the_next_below_is_handled_after_plan(self) -> None:
        t = oriflamme(3, "0.queen/0.apothecary/0.(plan)5+1 | 1.(trap)5 | 0.(schemer)3 | 2.(bribe)5", round="5")
        t.answer(0, "reveal", "p1")
        assert t.asked == (0, "remove", ["p2", "p4"])
        t.answer(0, "p2")
        assert (t["row"], t.asked) == ("0.queen | 0.(schemer)3 | 2.(bribe)5", (0, "take-or-again", TOKEN))
        assert influence(t) == [3, 8, 5]
        t.answer(0, "again")
        assert t.asked == (0, "character", ["p1"])
        t.answer(0, "p1")
        assert (t.asked, influence(t)) == ((0, "leave-or-reveal", CHOICE), [7, 8, 5])

    @rule("ORI-B18", "ORI-B16")
    def test_a_card_uncovered_elsewhere_during_plan_waits_for_its_position(self) -> None:
        t = oriflamme(3, "0.(plan)5 | 2.(bribe)5 | 0.queen/0.apothecary | 1.(trap)5 | 0.(schemer)3", round="5")
        t.answer(0, "reveal", "p2")
        assert t.asked == (0, "remove", ["p3"])
        t.answer(0, "p3")
        assert (t["row"], influence(t)) == ("2.(bribe)5 | 0.queen | 0.(schemer)3", [3, 8, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)
        assert influence(t.answer(2, "leave")) == [5, 8, 5]

    # Plan and Trap

    @rule("ORI-B20", "ORI-R42", "ORI-B14", "ORI-B19")
    def test_an_apothecary_woken_by_plan_is_hit_itself_and_the_influence_on_plan_cannot_be_stolen(self) -> None:
        t = oriflamme(3, "0.(plan)5+2 | 0.apothecary | 1.(trap)5 | 0.(schemer)3", round="5", influence_0="0")
        t.answer(0, "reveal", "p1")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("0.(schemer)3", "apothecary plan", "trap")
        assert influence(t) == [2, 6, 5]  # paid 1, robbed of it; then Plan's 2 are taken, with nobody left to act
        assert t.asked == (0, "leave-or-reveal", CHOICE)

    @rule("ORI-B20", "ORI-B7")
    def test_after_a_trap_plan_goes_on_with_another_character(self) -> None:
        t = oriflamme(3, "0.(plan)5+1 | 1.(trap)5+1 | 0.daredevil | 0.queen | 2.(bribe)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "character", ["p2", "p3"])
        t.answer(0, "p2")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, "p1")
        assert (t["row"], influence(t)) == ("0.queen | 2.(bribe)5", [2, 8, 5])
        assert t.asked == (0, "take-or-again", TOKEN)
        t.answer(0, "again")
        assert t.asked == (0, "character", ["p1"])
        t.answer(0, "p1")
        assert (t.asked, influence(t)) == ((2, "leave-or-reveal", CHOICE), [6, 8, 5])

    @rule("ORI-B20", "ORI-R59", "ORI-B23")
    def test_a_bribed_apothecary_woken_by_plan_goes_to_its_colour_and_its_briber_is_robbed(self) -> None:
        t = oriflamme(3, "0.(plan)5 | 1.apothecary@0 | 1.(trap)5 | 0.(schemer)3", round="5")
        t.answer(0, "reveal", "p1", "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("0.(schemer)3", "plan", "apothecary trap")
        assert influence(t) == [3, 8, 5]
        assert tokens_back(t) == [(0, card("1.apothecary"))]

    @rule("ORI-B20", "ORI-R55")
    def test_ones_own_trap_does_not_hit_ones_own_apothecary_woken_by_plan(self) -> None:
        t = oriflamme(3, "1.(bribe)5 | 0.(plan)5 | 0.apothecary | 0.(trap)3 | 0.(queen)4", round="5")
        t.answer(1, "leave").answer(0, "reveal", "p2")
        assert t.asked == (0, "remove", ["p3", "p4"])
        t.answer(0, "p3")
        assert (t["row"], influence(t)) == ("1.(bribe)5+1 | 0.apothecary | 0.(queen)4", [6, 5, 5])
