"""Substitution removes a neighbour and puts the own character in its place."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.games.oriflamme.game import GAME
from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, acting, card, cards_told, influence, line, order, oriflamme, tokens_back

TOKEN = ["take", "again"]


class TestSubstitution:
    # What can be removed

    @rule("ORI-R46")
    @pytest.mark.parametrize(
        ("row", "options", "not_adjacent"),
        [
            ("0.(substitution)5 | 1.(plan)5 | 2.(trap)5 | 1.(queen)4", ["p2"], ["p1", "p3", "p4"]),
            ("0.(bribe)4 | 0.(substitution)5 | 2.(trap)5 | 1.(queen)4", ["p1", "p3"], ["p2", "p4"]),
            ("0.(bribe)4 | 0.(plan)3 | 0.(schemer)2 | 0.(substitution)5", ["p3"], ["p1", "p2", "p4"]),
        ],
    )
    def test_it_removes_one_of_its_neighbours_at_both_ends_and_in_the_middle(
        self, row: str, options: list[str], not_adjacent: list[str]
    ) -> None:
        t = oriflamme(3, row, round="5")
        for before in range(row.split(" | ").index("0.(substitution)5")):
            assert t.asked == (0, "leave-or-reveal", CHOICE), before
            t.answer(0, "leave")
        t.answer(0, "reveal")
        assert t.asked == (0, "remove", options)
        assert {t.refused(0, position) for position in not_adjacent} == {"ORI-R46"}

    @rule("ORI-R46", "ORI-R17")
    def test_the_replacement_comes_face_up_from_the_cards_laid_aside_and_substitution_is_discarded(self) -> None:
        t = acting(
            3, "0.(substitution)5 | 1.criminal | 2.(trap)5", round="5", aside_0="prince criminal queen", pile_0="bribe"
        )
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.criminal~! | 2.(trap)5"
        assert (t["aside 0"], t["pile 0"], t["pile 1"]) == ("prince queen", "substitution bribe", "criminal")
        assert influence(t) == [6, 5, 4]  # 1 for removing; then the new Criminal takes 1 from its neighbour
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R46", "ORI-R23")
    def test_the_replacement_may_come_from_the_cards_discarded_or_removed_before(self) -> None:
        t = acting(3, "0.(substitution)5 | 1.criminal | 2.(trap)5", round="5", pile_0="criminal bribe")
        aside = t["aside 0"]
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.criminal~! | 2.(trap)5"
        assert (t["aside 0"], t["pile 0"], t["pile 1"]) == (aside, "substitution bribe", "criminal")
        assert influence(t) == [6, 5, 4]

    @rule("ORI-R46", "ORI-R19", "ORI-R38")
    @pytest.mark.parametrize("face_up", [True, False])
    @pytest.mark.parametrize("source", ["aside", "pile"])
    @pytest.mark.parametrize(
        ("role", "pay"),
        [("prince", 1), ("queen", 2), ("daredevil", 1), ("apothecary", 1), ("criminal", 1), ("schemer", 1)],
    )
    def test_every_character_of_an_opponent_is_replaced_by_the_same_one(
        self, role: str, pay: int, source: str, face_up: bool
    ) -> None:
        victim = f"1.{role}" if face_up else f"1.({role})4+2"
        row = f"0.(substitution)5 | {victim} | 2.(trap)5"
        aside, pile = (f"{role} plan", "") if source == "aside" else ("plan", role)
        t = oriflamme(3, row, round="5", entering_card_acts="no", aside_0=aside, pile_0=pile)
        t.answer(0, "reveal", "p2")
        assert t["row"] == f"0.{role}~! | 2.(trap)5"
        assert (t["aside 0"], t["pile 0"], t["pile 1"]) == ("plan", "substitution", role)
        assert influence(t) == [5 + pay, 5, 5]

    @rule("ORI-R46")
    @pytest.mark.parametrize("role", ["plan", "bribe"])
    def test_an_opponents_intrigue_is_removed_and_nothing_takes_its_place(self, role: str) -> None:
        t = oriflamme(3, f"0.(substitution)5 | 1.({role})4+1 | 2.(trap)5", round="5", aside_0=f"queen {role} trap")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "2.(trap)5"
        assert set(t["aside 0"].split()) == {"queen", role, "trap"}
        assert (t["pile 0"], t["pile 1"], influence(t)) == ("substitution", role, [6, 5, 5])

    @rule("ORI-R46", "ORI-R38", "ORI-B12")
    @pytest.mark.parametrize("own", ["0.queen", "0.(queen)4+2"])
    def test_a_character_of_ones_own_is_removed_for_1_and_stays_away(self, own: str) -> None:
        t = oriflamme(3, f"0.(substitution)5 | {own} | 2.(trap)5", round="5")
        t.answer(0, "reveal")
        assert t.asked == (0, "remove", ["p2"])  # nothing else stands beside it, so it has to be her
        t.answer(0, "p2")
        assert (t["row"], t["pile 0"], influence(t)) == ("2.(trap)5", "queen substitution", [6, 5, 5])

    @rule("ORI-R46", "ORI-R59")
    def test_an_opponents_card_that_one_has_bribed_is_no_opponents_character(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.queen@0 | 2.(trap)5", round="5", aside_0="queen plan trap")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["aside 0"]) == ("2.(trap)5", "queen plan trap")
        assert (t["pile 0"], t["pile 1"], influence(t)) == ("substitution", "queen", [6, 5, 5])
        assert tokens_back(t) == [(0, card("1.queen"))]

    @rule("ORI-R46", "ORI-R59")
    def test_a_character_bribed_by_a_third_player_is_replaced_and_goes_to_its_own_colour(self) -> None:
        t = acting(4, "3.(substitution)5 | 2.criminal@1 | 0.(trap)5", round="5", aside_3="criminal plan trap")
        t.answer(3, "reveal", "p2")
        assert t["row"] == "3.criminal~! | 0.(trap)5"
        assert [t[f"pile {seat}"] for seat in range(4)] == ["", "", "criminal", "substitution"]
        assert tokens_back(t) == [(1, card("2.criminal"))]
        assert influence(t) == [4, 5, 5, 6]

    @rule("ORI-R46", "ORI-R22")
    def test_the_replacement_lies_exactly_where_the_removed_card_lay(self) -> None:
        t = oriflamme(
            3,
            "2.(plan)4 | 1.(queen)4 | 0.(substitution)5 | 1.(schemer)5 | 2.(trap)5",
            round="5",
            aside_0="queen plan trap",
        )
        t.answer(2, "leave").answer(1, "leave").answer(0, "reveal", "p2")
        assert t["row"] == "2.(plan)4+1 | 0.queen~! | 1.(schemer)5 | 2.(trap)5"
        assert t.asked == (1, "leave-or-reveal", CHOICE)

    @rule("ORI-B13", "ORI-R17")
    def test_alone_in_the_row_it_removes_nothing_and_is_discarded(self) -> None:
        t = oriflamme(3, "1.(substitution)5+2", round="5", hand_1="queen prince", aside_1="plan trap bribe")
        t.answer(1, "reveal")
        assert (t["row"], t["pile 1"], influence(t)) == ("", "substitution", [5, 7, 5])
        assert t.asked is not None
        assert t.asked == (1, "place", t["hand 1"].split())  # the next round

    @rule("ORI-B13", "ORI-R27", "ORI-R25")
    def test_the_card_under_it_is_not_beside_it(self) -> None:
        t = oriflamme(3, "0.queen/0.(substitution)5", round="5")
        t.answer(0, "reveal")
        assert (t["row"], t["pile 0"], influence(t)) == ("0.queen", "substitution", [7, 5, 5])

    # Where the replacement cannot come from

    @rule("ORI-B27", "ORI-R46", "ORI-R22")
    @pytest.mark.parametrize(
        ("row", "left"),
        [
            ("0.(substitution)5 | 1.queen | 2.(trap)5", "2.(trap)5"),
            ("0.(substitution)5 | 1.queen | 2.(trap)5 | 0.queen", "2.(trap)5 | 0.queen"),
            ("0.(substitution)5 | 1.queen | 2.(trap)5 | 0.queen@2", "2.(trap)5 | 0.queen@2"),
            ("0.(substitution)5 | 1.queen | 2.(trap)5 | 0.(queen)3", "2.(trap)5 | 0.(queen)3"),
            ("0.(substitution)5 | 1.queen | 2.(trap)5 | 0.queen/0.(plan)4", "2.(trap)5 | 0.queen/0.(plan)4"),
            ("0.(substitution)5 | 1.queen | 2.(trap)5 | 0.(queen)3/0.(plan)4", "2.(trap)5 | 0.(queen)3/0.(plan)4"),
        ],
        ids=["hand", "face-up", "bribed", "face-down", "covered", "covered-face-down"],
    )
    def test_nothing_comes_when_the_own_copy_is_in_the_hand_or_in_the_row(self, row: str, left: str) -> None:
        t = oriflamme(3, row, round="5", aside_0="prince trap bribe")
        t.answer(0, "reveal", "p2")
        assert t["row"] == left
        assert (t["aside 0"], t["pile 0"], t["pile 1"]) == ("prince trap bribe", "substitution", "queen")
        assert influence(t) == [7, 5, 5]
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-B27", "ORI-R27")
    def test_nothing_comes_when_the_own_copy_lies_face_down_under_substitution_itself(self) -> None:
        t = oriflamme(3, "0.(queen)3+1/0.(substitution)5 | 1.queen | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.(queen)3+1 | 2.(trap)5"
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        assert influence(t.answer(0, "reveal")) == [5 + 2 + 1 + 2, 5, 5]

    # Stacks

    @rule("ORI-R47", "ORI-R28", "ORI-R21")
    @pytest.mark.parametrize("top", ["1.criminal", "1.(criminal)4+2"])
    def test_from_a_stack_it_only_removes_the_top_card(self, top: str) -> None:
        t = oriflamme(3, f"0.(substitution)5 | 1.queen/{top} | 2.(trap)5", round="5", aside_0="criminal queen trap")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "1.queen | 2.(trap)5"
        assert (t["aside 0"], t["pile 1"]) == ("queen criminal trap", "criminal")
        assert influence(t) == [6, 7, 5]  # the uncovered Queen's position is still ahead

    @rule("ORI-R47", "ORI-B16")
    def test_a_card_uncovered_at_a_passed_position_does_not_act(self) -> None:
        t = oriflamme(3, "1.queen/1.criminal | 0.(substitution)5 | 2.(trap)5", round="5", aside_0="criminal plan")
        assert influence(t) == [4, 5, 5]
        t.answer(0, "reveal", "p1")
        assert (t["row"], t["aside 0"], influence(t)) == ("1.queen | 2.(trap)5", "criminal plan", [5, 5, 5])

    @rule("ORI-R46", "ORI-R27", "ORI-B37")
    def test_its_own_stack_hinders_no_replacement_beside_it(self) -> None:
        t = acting(3, "0.(trap)3/0.(substitution)5 | 1.queen | 2.(plan)5", round="5", aside_0="queen bribe")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.(trap)3 | 0.queen~! | 2.(plan)5"
        assert (t.asked, influence(t)) == ((0, "leave-or-reveal", CHOICE), [7, 5, 5])
        t.answer(0, "leave")
        assert (t.asked, influence(t)) == ((2, "leave-or-reveal", CHOICE), [9, 5, 5])

    @rule("ORI-R27", "ORI-R46")
    def test_worked_example_a_face_up_queen_under_substitution_acts_at_once(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 0.queen/0.(substitution)5 | 2.(trap)5", round="5")
        t.answer(1, "leave").answer(0, "reveal")
        assert t.asked == (0, "remove", ["p1", "p3"])
        t.answer(0, "p1")
        assert (t["row"], t["pile 0"], influence(t)) == ("0.queen | 2.(trap)5", "substitution", [8, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R27", "ORI-R14")
    def test_worked_example_a_face_down_queen_under_substitution_may_be_left_with_1_more(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 0.(queen)4/0.(substitution)5 | 2.(trap)5", round="5")
        t.answer(1, "leave").answer(0, "reveal", "p1")
        assert t.asked == (0, "leave-or-reveal", CHOICE)
        t.answer(0, "leave")
        assert (t["row"], influence(t)) == ("0.(queen)4+1 | 2.(trap)5", [6, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R27", "ORI-R15")
    def test_a_face_down_queen_under_substitution_may_be_revealed_at_once_with_what_lay_on_her(self) -> None:
        t = oriflamme(3, "1.(plan)5 | 0.(queen)4+3/0.(substitution)5+1 | 2.(trap)5", round="5")
        t.answer(1, "leave").answer(0, "reveal")
        assert influence(t) == [6, 5, 5]
        t.answer(0, "p1", "reveal")
        assert (t["row"], influence(t)) == ("0.queen | 2.(trap)5", [5 + 1 + 1 + 3 + 2, 5, 5])

    # Prince and Twin

    @rule("ORI-R48", "ORI-B1", "ORI-B39")
    @pytest.mark.parametrize("reading", ["revealed", "always"])
    def test_a_prince_that_takes_a_place_brings_no_twin_when_he_acts(self, reading: str) -> None:
        t = acting(
            3, "0.(substitution)5 | 1.prince | 2.(trap)5", round="5", aside_0="prince plan", prince_brings_twin=reading
        )
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("0.prince~! | 2.(trap)5", [7, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R48", "ORI-B39")
    def test_he_brings_none_in_later_rounds_either(self) -> None:
        t = oriflamme(3, "2.(plan)5 | 0.prince~ | 2.(trap)4", round="5", prince_brings_twin="always")
        t.answer(2, "leave")
        assert (t.asked, influence(t)) == ((2, "leave-or-reveal", CHOICE), [6, 5, 5])

    @rule("ORI-R49", "ORI-R36")
    def test_the_twin_that_lies_ready_replaces_nobody_and_stays_ready(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.twin | 0.(prince)4 | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["pile 1"], influence(t)) == ("0.(prince)4 | 2.(trap)5", "twin", [6, 5, 5])
        t.answer(0, "reveal")
        assert t.asked == (0, "where-twin", ["start", "end"])

    @rule("ORI-R49", "ORI-R35")
    def test_a_twin_that_was_played_and_has_left_takes_the_place_of_a_twin(self) -> None:
        t = acting(3, "0.(substitution)5 | 1.twin | 2.(trap)5 | 1.prince", round="5", pile_0="twin")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.twin~! | 2.(trap)5"  # and the other family's Prince is discarded
        assert (t["pile 0"], t["pile 1"], influence(t)) == ("substitution", "prince twin", [7, 5, 5])

    @rule("ORI-R49", "ORI-B27")
    def test_a_twin_that_is_still_in_the_row_replaces_nobody(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.twin | 2.(trap)5 | 0.twin", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("2.(trap)5 | 0.twin", [6, 5, 5])

    @rule("ORI-B37", "ORI-R34")
    def test_the_linked_twin_goes_before_the_place_is_filled_also_where_the_row_has_been_passed(self) -> None:
        t = acting(3, "1.twin | 0.(substitution)5 | 1.prince | 2.(trap)5", round="5", aside_0="prince plan trap")
        assert influence(t) == [5, 6, 5]
        t.answer(0, "reveal", "p3")
        assert (t["row"], influence(t)) == ("0.prince~! | 2.(trap)5", [7, 6, 5])
        assert (t["pile 0"], t["pile 1"], t["aside 0"]) == ("substitution", "prince twin", "plan trap")
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-B37", "ORI-R34", "ORI-B16")
    def test_a_linked_twin_uncovers_what_lies_under_it(self) -> None:
        t = acting(3, "0.(substitution)5 | 1.prince | 1.queen/1.twin | 2.(trap)5", round="5", pile_0="prince")
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("0.prince~! | 1.queen | 2.(trap)5", [7, 7, 5])
        assert t["pile 1"] == "prince twin"

    @rule("ORI-B37", "ORI-R47", "ORI-R34")
    def test_a_twin_under_its_own_removed_prince_was_covered_and_stays(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.twin/1.prince | 2.(trap)5", round="5", aside_0="prince plan")
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("1.twin | 2.(trap)5", [6, 6, 5])
        assert (t["pile 1"], t["aside 0"]) == ("prince", "prince plan")

    @rule("ORI-R34", "ORI-R27", "ORI-B37")
    def test_a_twin_under_substitution_stays_when_its_prince_is_removed_and_acts_next(self) -> None:
        t = oriflamme(3, "0.twin/0.(substitution)5 | 0.prince | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["pile 0"]) == ("0.twin | 2.(trap)5", "prince substitution")
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B37", "ORI-R59")
    def test_pay_then_token_then_link_then_replacement_then_substitution_leaves(self) -> None:
        t = oriflamme(
            3,
            "0.(substitution)5 | 2.prince@1 | 1.twin | 2.(trap)5",
            round="5",
            aside_0="prince plan",
            entering_card_acts="no",
        )
        t.answer(0, "reveal", "p2")
        assert cards_told(t, "wasted", "gained", "token-back", "discarded", "replaced") == [
            ("gained", card("0.substitution")),
            ("token-back", card("2.prince")),
            ("discarded", card("1.twin")),
            ("replaced", card("0.prince")),
            ("discarded", card("0.substitution")),
        ]
        assert t["row"] == "0.prince~! | 2.(trap)5"
        assert [t[f"pile {seat}"] for seat in range(3)] == ["substitution", "twin", "prince"]

    @rule("ORI-B37", "ORI-R20", "ORI-B26", "ORI-R38")
    def test_a_face_down_queen_loses_her_influence_first_pays_2_and_is_replaced(self) -> None:
        t = oriflamme(
            3, "0.(substitution)5 | 1.(queen)4+3 | 2.(trap)5", round="5", aside_0="queen plan", entering_card_acts="no"
        )
        t.answer(0, "reveal", "p2")
        assert order(t, "wasted", "gained", "replaced", "discarded") == [
            "wasted",
            "gained",
            "gained",
            "replaced",
            "discarded",
        ]
        assert [fact[3] for fact in t.told("wasted")] == [3]
        assert (t["row"], influence(t)) == ("0.queen~! | 2.(trap)5", [7, 5, 5])

    @rule("ORI-B26", "ORI-R20")
    @pytest.mark.parametrize("seat", [1, 2, 3, 4])
    def test_a_face_down_character_at_a_table_of_five_is_shown_and_replaced(self, seat: int) -> None:
        t = acting(5, f"0.(substitution)5 | {seat}.(schemer)3+2", round="5", aside_0="schemer plan", influence_0="0")
        t.answer(0, "reveal")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert (t["row"], t[f"pile {seat}"]) == ("0.schemer~", "schemer")
        assert influence(t) == [3, 5, 5, 5, 5]

    # Its own colour

    @rule("ORI-B28", "ORI-R59", "ORI-B24")
    def test_ones_own_bribed_character_comes_straight_back(self) -> None:
        t = oriflamme(3, "0.queen@1 | 0.(substitution)5 | 2.(trap)5", round="5")
        assert influence(t) == [5, 7, 5]
        t.answer(0, "reveal", "p1")
        assert t["row"] == "0.queen~! | 2.(trap)5"
        assert (t["pile 0"], influence(t)) == ("substitution", [7, 7, 5])  # 1 for removing, 1 more for another's Queen
        assert tokens_back(t) == [(1, card("0.queen"))]

    @rule("ORI-B28", "ORI-B30")
    def test_ones_own_bribed_character_ahead_comes_back_and_acts_for_its_own_family(self) -> None:
        t = acting(4, "3.(substitution)5 | 3.queen@1 | 2.(trap)5", round="5")
        t.answer(3, "reveal", "p2")
        assert (t["row"], t["pile 3"], influence(t)) == ("3.queen~! | 2.(trap)5", "substitution", [5, 5, 5, 9])

    @rule("ORI-B28", "ORI-R49")
    def test_ones_own_bribed_twin_has_just_left_the_row_so_it_comes_back_too(self) -> None:
        t = acting(3, "0.(substitution)5 | 0.twin@2 | 2.prince | 1.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["pile 0"], t["pile 2"]) == ("0.twin~! | 1.(trap)5", "substitution", "prince")
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B28", "ORI-R48", "ORI-B39")
    def test_ones_own_bribed_prince_comes_back_without_the_twin(self) -> None:
        t = acting(3, "0.(substitution)5 | 0.prince@1 | 2.(trap)5", round="5", prince_brings_twin="always")
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("0.prince~! | 2.(trap)5", [7, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-B28", "ORI-B25", "ORI-B37")
    def test_the_link_of_ones_own_bribed_prince_reaches_the_bribers_twin_and_not_ones_own(self) -> None:
        t = acting(3, "0.(substitution)5 | 0.prince@1 | 1.twin | 2.(trap)5 | 0.twin", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("0.prince~! | 2.(trap)5 | 0.twin", "substitution", "twin")
        assert influence(t) == [7, 5, 5]

    # Does it act, and when

    @rule("ORI-B30", "ORI-B3")
    @pytest.mark.parametrize(("acts", "points"), [("yes", 9), ("no", 7)])
    def test_a_replacing_card_ahead_acts_in_this_round_if_the_setting_is_on(self, acts: str, points: int) -> None:
        t = oriflamme(
            3, "0.(substitution)5 | 1.queen | 2.(trap)5", round="5", aside_0="queen plan", entering_card_acts=acts
        )
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("0.queen~! | 2.(trap)5", [points, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-B30", "ORI-B3")
    @pytest.mark.parametrize("acts", ["yes", "no"])
    def test_a_replacing_card_at_a_passed_position_does_not_act_in_this_round(self, acts: str) -> None:
        t = oriflamme(
            3, "1.(queen)5 | 0.(substitution)5 | 2.(trap)5", round="5", aside_0="queen plan", entering_card_acts=acts
        )
        t.answer(1, "leave").answer(0, "reveal", "p1").answer(2, "leave")
        assert (t["row"], influence(t)) == ("0.queen~ | 2.(trap)5+1", [7, 5, 5])

    @rule("ORI-B30", "ORI-B3", "ORI-R16")
    @pytest.mark.parametrize("acts", ["yes", "no"])
    @pytest.mark.parametrize("row", ["1.(queen)5 | 0.(substitution)5", "0.(substitution)5 | 1.(queen)5"])
    def test_in_the_next_round_it_acts_as_any_face_up_card(self, row: str, acts: str) -> None:
        t = oriflamme(3, row, round="5", aside_0="queen plan", entering_card_acts=acts)
        if row.startswith("1"):
            t.answer(1, "leave").answer(0, "reveal", "p1")
        else:
            t.answer(0, "reveal", "p2")
        assert t["row"] == "0.queen~"
        before = influence(t)[0]
        for seat in (1, 2, 0):
            t.answer(seat, "daredevil", "end")
        assert t["row"] == "0.queen~ | 1.(daredevil)6 | 2.(daredevil)6 | 0.(daredevil)6"
        assert (t.asked, influence(t)) == ((1, "leave-or-reveal", CHOICE), [before + 2, 5, 5])

    @rule("ORI-B30", "ORI-R46")
    def test_a_daredevil_that_takes_a_place_ahead_strikes_in_the_same_round(self) -> None:
        t = acting(3, "0.(substitution)5 | 1.daredevil | 2.(plan)5 | 1.(trap)4", round="5", aside_0="daredevil plan")
        t.answer(0, "reveal", "p2")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert (t["row"], influence(t)) == ("0.daredevil~! | 1.(trap)4", [6, 5, 5])

    # What everybody learns

    @rule("ORI-B29")
    def test_replacing_is_compulsory_so_nobody_is_asked(self) -> None:
        t = acting(3, "0.(substitution)5 | 1.criminal | 0.(trap)4", round="5", aside_0="criminal plan")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.criminal~! | 0.(trap)4"
        assert influence(t) == [5, 5, 5]  # not an advantage: it costs its own family 1
        assert t.asked == (0, "leave-or-reveal", CHOICE)

    @rule("ORI-B29", "ORI-B40")
    @pytest.mark.parametrize(
        "row",
        [
            "0.(substitution)5 | 1.queen | 2.(trap)5 | 0.(daredevil)3",
            "0.(substitution)5 | 1.queen | 2.(trap)5 | 0.(queen)3",
            "0.(substitution)5 | 1.queen | 2.(trap)5 | 0.(queen)3/0.(schemer)4",
        ],
        ids=["hand", "face-down", "covered"],
    )
    def test_when_nothing_comes_everybody_knows_that_the_card_is_not_laid_aside(self, row: str) -> None:
        t = oriflamme(3, row, round="5", aside_0="prince trap bribe")
        assert [line(t.state.redact(viewer), "not aside 0") for viewer in range(4)] == [""] * 4
        t.answer(0, "reveal", "p2")
        assert t["not aside 0"] == "queen"
        assert [line(t.state.redact(viewer), "not aside 0") for viewer in range(4)] == ["queen"] * 4
        assert [t["not aside 1"], t["not aside 2"]] == ["", ""]

    @rule("ORI-B29", "ORI-B40")
    @pytest.mark.parametrize("seat", [0, 1, 2, 3])
    def test_it_is_known_of_the_seat_that_played_substitution_and_of_no_other(self, seat: int) -> None:
        victim = (seat + 1) % 4
        t = oriflamme(4, f"{seat}.(substitution)5 | {victim}.(criminal)4 | {victim}.(trap)5", round="5")
        t.answer(seat, "reveal", "p2")
        for viewer in range(5):
            known = [line(t.state.redact(viewer), f"not aside {other}") for other in range(4)]
            assert known == ["criminal" if other == seat else "" for other in range(4)]

    @rule("ORI-B29", "ORI-B40")
    @pytest.mark.parametrize("viewer", [1, 2, 3])
    @pytest.mark.parametrize("hiding", ["daredevil", "queen"])
    def test_no_imagined_world_has_the_missing_card_laid_aside(self, viewer: int, hiding: str) -> None:
        t = oriflamme(
            3, f"0.(substitution)5 | 1.queen | 2.(trap)5 | 0.({hiding})3", round="5", aside_0="prince trap bribe"
        )
        t.answer(0, "reveal", "p2")
        view = t.state.redact(viewer)
        places: dict[str, set[str]] = {"queen": set(), "prince": set(), "bribe": set()}
        for seed in range(200):
            world = view.resample(Rng(seed))
            laid = line(world, "row").split(" | ")[-1]
            for role, where in places.items():
                where |= {place for place in ("hand", "aside") if role in line(world, f"{place} 0").split()}
                where |= {"row"} if laid == f"0.({role})3" else set()
            assert len(line(world, "aside 0").split()) == 3
            assert line(world, "not aside 0") == "queen"
        assert places == {
            "queen": {"hand", "row"},
            "prince": {"hand", "aside", "row"},
            "bribe": {"hand", "aside", "row"},
        }

    @rule("ORI-B40", "ORI-B29")
    @pytest.mark.parametrize("viewer", [1, 2, 3])
    def test_the_others_cannot_tell_whether_the_missing_card_is_in_the_hand_or_in_the_row(self, viewer: int) -> None:
        views = []
        for hiding in ("daredevil", "queen", "schemer"):
            row = f"0.(substitution)5 | 1.queen | 2.(trap)5 | 0.({hiding})3"
            t = oriflamme(3, row, round="5", aside_0="prince trap bribe")
            t.answer(0, "reveal", "p2")
            views.append(GAME.write_position(t.state.redact(viewer)))
        assert views[0] == views[1] == views[2]
        assert "0.(?)3" in views[0]

    @rule("ORI-B29", "ORI-B40")
    def test_what_is_known_ends_when_the_card_is_shown(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.queen | 0.(queen)3 | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert t["not aside 0"] == "queen"
        t.answer(0, "reveal")
        assert (t["row"], t["not aside 0"]) == ("0.queen | 2.(trap)5", "")

    @rule("ORI-B29", "ORI-B40")
    def test_what_is_known_stays_known_in_the_next_round(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.queen | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2").answer(2, "leave")
        t.answer(1, "daredevil", "end").answer(2, "daredevil", "end").answer(0, "queen", "end")
        assert t["row"] == "2.(trap)5+1 | 1.(daredevil)6 | 2.(daredevil)6 | 0.(queen)6"
        for viewer in (1, 2, 3):
            assert line(t.state.redact(viewer), "not aside 0") == "queen"
            worlds = [t.state.redact(viewer).resample(Rng(seed)) for seed in range(200)]
            assert not [world for world in worlds if "queen" in line(world, "aside 0").split()]
            assert {"queen" in line(world, "hand 0").split() for world in worlds} == {True, False}

    @rule("ORI-B29", "ORI-R47")
    @pytest.mark.parametrize(
        "victim",
        ["1.prince/1.queen", "1.(plan)4", "0.queen", "0.(queen)4", "1.queen@0"],
        ids=["on-a-stack", "intrigue", "own", "own-face-down", "bribed-by-oneself"],
    )
    def test_where_nothing_was_to_come_anyway_nothing_is_learned(self, victim: str) -> None:
        t = oriflamme(3, f"0.(substitution)5 | {victim} | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert [line(t.state.redact(viewer), "not aside 0") for viewer in range(4)] == [""] * 4

    @rule("ORI-B29", "ORI-R47", "ORI-B40")
    def test_after_a_stack_the_card_may_well_be_laid_aside(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.prince/1.queen | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        worlds = [t.state.redact(1).resample(Rng(seed)) for seed in range(200)]
        assert {"queen" in line(world, "aside 0").split() for world in worlds} == {True, False}

    @rule("ORI-B29", "ORI-B40")
    @pytest.mark.parametrize("own", ["0.queen", "0.queen@2", "0.queen/0.(plan)4"])
    def test_a_card_that_lies_face_up_in_the_row_was_known_before(self, own: str) -> None:
        t = oriflamme(3, f"0.(substitution)5 | 1.queen | 2.(trap)5 | {own}", round="5")
        t.answer(0, "reveal", "p2")
        assert [line(t.state.redact(viewer), "not aside 0") for viewer in range(4)] == [""] * 4

    @rule("ORI-B29", "ORI-R49")
    def test_a_missing_twin_teaches_nothing(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.twin | 2.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "2.(trap)5"
        assert [line(t.state.redact(viewer), "not aside 0") for viewer in range(4)] == [""] * 4

    @rule("ORI-B40", "ORI-R46")
    def test_a_card_taken_from_those_laid_aside_is_open_and_the_other_two_stay_hidden(self) -> None:
        t = oriflamme(
            3, "0.(substitution)5 | 1.(queen)4+1 | 2.(trap)5 | 0.(plan)2", round="5", aside_0="queen trap bribe"
        )
        t.answer(0, "reveal", "p2")
        for viewer, row in [
            (1, "0.queen~! | 2.(?)5 | 0.(?)2"),
            (2, "0.queen~! | 2.(trap)5 | 0.(?)2"),
            (3, "0.queen~! | 2.(?)5 | 0.(?)2"),
        ]:
            view = t.state.redact(viewer)
            assert (line(view, "row"), line(view, "aside 0")) == (row, "? ?")
            assert (line(view, "pile 0"), line(view, "pile 1")) == ("substitution", "queen")
            assert line(view, "hand 0") == " ".join("?" * 5)
            worlds = [view.resample(Rng(seed)) for seed in range(200)]
            assert {line(world, "row").split(" | ")[0] for world in worlds} == {"0.queen~!"}
            assert {role for world in worlds for role in line(world, "aside 0").split()} == {
                "prince",
                "daredevil",
                "apothecary",
                "criminal",
                "schemer",
                "plan",
                "trap",
                "bribe",
            }
        assert line(t.state.redact(0), "aside 0") == "trap bribe"

    @rule("ORI-B3", "ORI-B30")
    def test_a_replacing_card_does_not_let_a_twin_act_that_entered_before_it(self) -> None:
        row = "0.(prince)4 | 0.(substitution)5 | 1.queen | 2.(trap)5"
        t = oriflamme(3, row, round="5", entering_card_acts="no", aside_0="queen trap")
        t.answer(0, "reveal", "end", "reveal", "p3")
        assert t["row"] == "0.prince | 0.queen~! | 2.(trap)5 | 0.twin!"
        t.answer(2, "leave")
        assert (t["round"], influence(t)) == ("6", [5 + 1 + 1 + 1, 5, 5])  # Prince, removal, the Queen's bonus


# What holds for every card that removes


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
