"""The Criminal makes everybody beside it lose."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.oriflamme.table import CHOICE, influence, oriflamme

ALONE = ["start", "end"]
"""Where a Twin may lie when its family has no other card for it."""


class TestCriminal:
    """The Criminal: everybody loses 1 for each own card beside it."""

    @rule("ORI-R44")
    def test_beside_one_card_of_a_player_it_costs_that_player_one(self) -> None:
        t = oriflamme(3, "0.criminal | 1.(trap)5 | 2.(trap)5", round="5")
        assert t.asked == (1, "leave-or-reveal", CHOICE)
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
