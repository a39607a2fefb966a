"""The four intrigues: Substitution, Plan, Trap and Bribe."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.games.oriflamme.game import GAME
from meadhall.games.oriflamme.notation import ROLE_NAMES
from meadhall.testing import Scenario, rule
from tests.games.oriflamme.table import influence, oriflamme, told

CHOICE = ["leave", "reveal"]
TOKEN = ["take", "again"]


def card(seat: int, role: str) -> int:
    """The number of a family's card in what is told."""
    return seat * len(ROLE_NAMES) + ROLE_NAMES.index(role)


def line(state: State, name: str) -> str:
    """One line of the position of a state, or of a view of it."""
    lines = dict(text.split(":", 1) for text in GAME.write_position(state).splitlines() if ":" in text)
    return lines[name].strip()


def facts(t: Scenario, *names: str) -> list[tuple[str, int]]:
    """What was told of these kinds, in order, each with its card."""
    return [(GAME.events[event.kind], event.card) for event in t.events if GAME.events[event.kind] in names]


def tokens_back(t: Scenario) -> list[tuple[int, int]]:
    """Which seat's bribe token came back from which card."""
    return [(fact[0], fact[1]) for fact in told(t, "token-back")]


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
        t = oriflamme(
            3, "0.(substitution)5 | 1.criminal | 2.(trap)5", round="5", aside_0="prince criminal queen", pile_0="bribe"
        )
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.criminal~! | 2.(trap)5"
        assert (t["aside 0"], t["pile 0"], t["pile 1"]) == ("prince queen", "substitution bribe", "criminal")
        assert influence(t) == [6, 5, 4]  # 1 for removing; then the new Criminal takes 1 from its neighbour
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-R46", "ORI-R23")
    def test_the_replacement_may_come_from_the_cards_discarded_or_removed_before(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.criminal | 2.(trap)5", round="5", pile_0="criminal bribe")
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
        assert tokens_back(t) == [(0, card(1, "queen"))]

    @rule("ORI-R46", "ORI-R59")
    def test_a_character_bribed_by_a_third_player_is_replaced_and_goes_to_its_own_colour(self) -> None:
        t = oriflamme(4, "3.(substitution)5 | 2.criminal@1 | 0.(trap)5", round="5", aside_3="criminal plan trap")
        t.answer(3, "reveal", "p2")
        assert t["row"] == "3.criminal~! | 0.(trap)5"
        assert [t[f"pile {seat}"] for seat in range(4)] == ["", "", "criminal", "substitution"]
        assert tokens_back(t) == [(1, card(2, "criminal"))]
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

    # Whence the replacement cannot come

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
        t = oriflamme(3, "0.(trap)3/0.(substitution)5 | 1.queen | 2.(plan)5", round="5", aside_0="queen bribe")
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
        t = oriflamme(
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
        t = oriflamme(3, "0.(substitution)5 | 1.twin | 2.(trap)5 | 1.prince", round="5", pile_0="twin")
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
        t = oriflamme(3, "1.twin | 0.(substitution)5 | 1.prince | 2.(trap)5", round="5", aside_0="prince plan trap")
        assert influence(t) == [5, 6, 5]
        t.answer(0, "reveal", "p3")
        assert (t["row"], influence(t)) == ("0.prince~! | 2.(trap)5", [7, 6, 5])
        assert (t["pile 0"], t["pile 1"], t["aside 0"]) == ("substitution", "prince twin", "plan trap")
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-B37", "ORI-R34", "ORI-B16")
    def test_a_linked_twin_uncovers_what_lies_under_it(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.prince | 1.queen/1.twin | 2.(trap)5", round="5", pile_0="prince")
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
        assert facts(t, "wasted", "gained", "token-back", "discarded", "replaced") == [
            ("gained", card(0, "substitution")),
            ("token-back", card(2, "prince")),
            ("discarded", card(1, "twin")),
            ("replaced", card(0, "prince")),
            ("discarded", card(0, "substitution")),
        ]
        assert t["row"] == "0.prince~! | 2.(trap)5"
        assert [t[f"pile {seat}"] for seat in range(3)] == ["substitution", "twin", "prince"]

    @rule("ORI-B37", "ORI-R20", "ORI-B26", "ORI-R38")
    def test_a_face_down_queen_loses_her_influence_first_pays_2_and_is_replaced(self) -> None:
        t = oriflamme(
            3, "0.(substitution)5 | 1.(queen)4+3 | 2.(trap)5", round="5", aside_0="queen plan", entering_card_acts="no"
        )
        t.answer(0, "reveal", "p2")
        assert [name for name, _ in facts(t, "wasted", "gained", "replaced", "discarded")] == [
            "wasted",
            "gained",
            "gained",
            "replaced",
            "discarded",
        ]
        assert [fact[3] for fact in told(t, "wasted")] == [3]
        assert (t["row"], influence(t)) == ("0.queen~! | 2.(trap)5", [7, 5, 5])

    @rule("ORI-B26", "ORI-R20")
    @pytest.mark.parametrize("seat", [1, 2, 3, 4])
    def test_a_face_down_character_at_a_table_of_five_is_shown_and_replaced(self, seat: int) -> None:
        t = oriflamme(5, f"0.(substitution)5 | {seat}.(schemer)3+2", round="5", aside_0="schemer plan", influence_0="0")
        t.answer(0, "reveal")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert (t["row"], t[f"pile {seat}"]) == ("0.schemer~", "schemer")
        assert influence(t) == [3, 5, 5, 5, 5]

    # One's own colour

    @rule("ORI-B28", "ORI-R59", "ORI-B24")
    def test_ones_own_bribed_character_comes_straight_back(self) -> None:
        t = oriflamme(3, "0.queen@1 | 0.(substitution)5 | 2.(trap)5", round="5")
        assert influence(t) == [5, 7, 5]
        t.answer(0, "reveal", "p1")
        assert t["row"] == "0.queen~! | 2.(trap)5"
        assert (t["pile 0"], influence(t)) == ("substitution", [7, 7, 5])  # 1 for removing, 1 more for another's Queen
        assert tokens_back(t) == [(1, card(0, "queen"))]

    @rule("ORI-B28", "ORI-B30")
    def test_ones_own_bribed_character_ahead_comes_back_and_acts_for_its_own_family(self) -> None:
        t = oriflamme(4, "3.(substitution)5 | 3.queen@1 | 2.(trap)5", round="5")
        t.answer(3, "reveal", "p2")
        assert (t["row"], t["pile 3"], influence(t)) == ("3.queen~! | 2.(trap)5", "substitution", [5, 5, 5, 9])

    @rule("ORI-B28", "ORI-R49")
    def test_ones_own_bribed_twin_has_just_left_the_row_so_it_comes_back_too(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 0.twin@2 | 2.prince | 1.(trap)5", round="5")
        t.answer(0, "reveal", "p2")
        assert (t["row"], t["pile 0"], t["pile 2"]) == ("0.twin~! | 1.(trap)5", "substitution", "prince")
        assert influence(t) == [7, 5, 5]

    @rule("ORI-B28", "ORI-R48", "ORI-B39")
    def test_ones_own_bribed_prince_comes_back_without_the_twin(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 0.prince@1 | 2.(trap)5", round="5", prince_brings_twin="always")
        t.answer(0, "reveal", "p2")
        assert (t["row"], influence(t)) == ("0.prince~! | 2.(trap)5", [7, 5, 5])
        assert t.asked == (2, "leave-or-reveal", CHOICE)

    @rule("ORI-B28", "ORI-B25", "ORI-B37")
    def test_the_link_of_ones_own_bribed_prince_reaches_the_bribers_twin_and_not_ones_own(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 0.prince@1 | 1.twin | 2.(trap)5 | 0.twin", round="5")
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
        t = oriflamme(3, "0.(substitution)5 | 1.daredevil | 2.(plan)5 | 1.(trap)4", round="5", aside_0="daredevil plan")
        t.answer(0, "reveal", "p2")
        assert t.asked == (0, "remove", ["p2"])
        t.answer(0, "p2")
        assert (t["row"], influence(t)) == ("0.daredevil~! | 1.(trap)4", [6, 5, 5])

    # What everybody learns

    @rule("ORI-B29")
    def test_replacing_is_compulsory_so_nobody_is_asked(self) -> None:
        t = oriflamme(3, "0.(substitution)5 | 1.criminal | 0.(trap)4", round="5", aside_0="criminal plan")
        t.answer(0, "reveal", "p2")
        assert t["row"] == "0.criminal~! | 0.(trap)4"
        assert influence(t) == [5, 5, 5]  # one would rather not have had it: it costs its own family 1
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
        assert [fact[3] for fact in told(t, "wasted")] == [1, 1]
        assert [fact[3] for fact in told(t, "took")] == [1]

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
        assert tokens_back(t) == [(0, card(1, "apothecary"))]

    @rule("ORI-B20", "ORI-R55")
    def test_ones_own_trap_does_not_hit_ones_own_apothecary_woken_by_plan(self) -> None:
        t = oriflamme(3, "1.(bribe)5 | 0.(plan)5 | 0.apothecary | 0.(trap)3 | 0.(queen)4", round="5")
        t.answer(1, "leave").answer(0, "reveal", "p2")
        assert t.asked == (0, "remove", ["p3", "p4"])
        t.answer(0, "p3")
        assert (t["row"], influence(t)) == ("1.(bribe)5+1 | 0.apothecary | 0.(queen)4", [6, 5, 5])


class TestTrap:
    # Revealed by its player

    @rule("ORI-R52", "ORI-B4", "ORI-R17")
    @pytest.mark.parametrize("tokens", [0, 1, 4])
    def test_revealed_it_gives_1_and_the_influence_on_it_is_lost(self, tokens: int) -> None:
        t = oriflamme(3, f"0.(trap)5{f'+{tokens}' if tokens else ''} | 1.(plan)5", round="5")
        t.answer(0, "reveal")
        assert (t["row"], t["pile 0"], influence(t)) == ("1.(plan)5", "trap", [6, 5, 5])
        assert [fact[3] for fact in told(t, "wasted")] == ([tokens] if tokens else [])
        assert (told(t, "stole"), told(t, "took")) == ([], [])
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
        assert told(t, "stole", "discarded") == []
        assert t.asked == (0, "leave-or-reveal", CHOICE)

    @rule("ORI-R53", "ORI-R46", "ORI-R54")
    def test_a_substitution_that_removes_an_enemys_trap_is_discarded_once_and_robbed(self) -> None:
        t = oriflamme(3, "1.(substitution)5+1 | 0.(trap)5 | 2.(plan)5", round="5", aside_1="trap queen plan")
        t.answer(1, "reveal", "p2")
        assert (t["row"], t["pile 0"], t["pile 1"]) == ("2.(plan)5", "trap", "substitution")
        assert influence(t) == [8, 5 + 1 + 1 - 3, 5]
        assert facts(t, "discarded") == [("discarded", card(1, "substitution"))]
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
        assert told(t, "gained") == []

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
        assert [name for name, _ in facts(t, "wasted", "gained", "stole")] == ["wasted", "gained", "stole"]
        assert [fact[3] for fact in told(t, "wasted", "gained", "stole")] == [4, 1, 3]
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
        assert tokens_back(t) == [(1, card(0, "apothecary"))]

    @rule("ORI-B23", "ORI-B7")
    def test_a_bribed_daredevil_of_the_traps_colour_is_hit_likewise(self) -> None:
        t = oriflamme(4, "0.daredevil@3 | 0.(trap)5+1 | 1.(plan)5", round="5", influence_3="2")
        t.answer(3, "p2")
        assert (t["row"], t["pile 0"], t["pile 3"]) == ("1.(plan)5", "daredevil trap", "")
        assert influence(t) == [7, 5, 5, 0]
        assert tokens_back(t) == [(3, card(0, "daredevil"))]

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
        assert tokens_back(t) == [(0, card(1, "daredevil"))]

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
        assert tokens_back(t) == [(2, card(1, "queen"))]

    @rule("ORI-R57", "ORI-B22")
    def test_one_may_win_back_ones_own_bribed_character(self) -> None:
        t = oriflamme(5, "4.(bribe)5 | 4.queen@0 | 2.(trap)5", round="5")
        t.answer(4, "reveal", "p2")
        assert (t["row"], influence(t)) == ("4.queen@4 | 2.(trap)5", [5, 5, 5, 5, 7])
        assert tokens_back(t) == [(0, card(4, "queen"))]

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
        assert tokens_back(t) == [(1, card(0, "queen")), (2, card(0, "queen"))]

    @rule("ORI-R59", "ORI-B24", "ORI-R40")
    def test_a_removed_bribed_character_goes_to_its_colour_and_the_token_to_its_player(self) -> None:
        t = oriflamme(3, "2.daredevil | 1.queen@0 | 0.(trap)5", round="5")
        t.answer(2, "p2")
        assert [t[f"pile {seat}"] for seat in range(3)] == ["", "queen", ""]
        assert (t["row"], influence(t)) == ("2.daredevil | 0.(trap)5", [5, 5, 6])
        assert tokens_back(t) == [(0, card(1, "queen"))]

    @rule("ORI-R59", "ORI-R45")
    def test_a_discarded_bribed_character_goes_to_its_colour_and_the_token_to_its_player(self) -> None:
        t = oriflamme(3, "2.(plan)4 | 1.schemer@0 | 2.queen/2.(trap)5", round="5")
        t.answer(2, "leave")
        assert [t[f"pile {seat}"] for seat in range(3)] == ["", "schemer", ""]
        assert (t["row"], influence(t)) == ("2.(plan)4+1 | 2.queen/2.(trap)5", [5, 5, 5])
        assert tokens_back(t) == [(0, card(1, "schemer"))]

    @rule("ORI-R59", "ORI-B25")
    def test_a_bribed_twin_discarded_with_a_prince_goes_to_its_colour_and_the_token_to_its_player(self) -> None:
        t = oriflamme(3, "2.daredevil | 1.prince | 0.(trap)5 | 0.twin@1", round="5")
        t.answer(2, "p2")
        assert [t[f"pile {seat}"] for seat in range(3)] == ["twin", "prince", ""]
        assert (t["row"], influence(t)) == ("2.daredevil | 0.(trap)5", [5, 5, 5])
        assert tokens_back(t) == [(1, card(0, "twin"))]

    @rule("ORI-R59", "ORI-B37")
    def test_the_pay_comes_before_the_token_goes_back(self) -> None:
        t = oriflamme(3, "0.apothecary | 2.queen@1 | 0.(trap)5", round="5")
        t.answer(0, "p2")
        assert facts(t, "gained", "token-back")[-1] == ("token-back", card(2, "queen"))
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
        t = oriflamme(3, "0.(prince)5 | 1.queen@0 | 0.criminal@2 | 2.(trap)5", round="5")
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
        assert tokens_back(t) == [(0, card(0, "queen"))]

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
        assert (told(t, "bribed"), tokens_back(t)) == ([], [])

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
