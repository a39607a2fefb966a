"""Epic Tales that are Season cards: those that move clans, turn the crows and lay territories."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.table import Table, inis


@rule("INI-EPI-04")
class TestBreasTyranny:
    """Breas' Tyranny: move a clan of an opponent from where you are present to a neighbour, without a clash."""

    def table(self, **lines: str) -> Table:
        given = {"clans_0": "valley=2 cove=1", "clans_1": "valley=1 hills=2", "clans_2": "valley=1", "tales_0": "breas"}
        return inis(3, 0, **(given | lines))

    def test_only_where_the_player_and_an_opponent_are_present(self) -> None:
        t = self.table().play(0, "breas")
        assert t.asked == (0, "from", ["valley"])
        t.play(0, "valley")
        assert t.asked == (0, "whose", ["seat 1", "seat 2"])

    @pytest.mark.parametrize("here", ["valley", "cove"])
    def test_it_goes_to_any_neighbour_and_nowhere_else(self, here: str) -> None:
        t = self.table(clans_1="valley=1 cove=1 hills=2").play(0, "breas", here, "seat 1")
        neighbours = {"valley": ["cove", "plains"], "cove": ["hills", "plains", "valley"]}
        assert t.asked == (0, "to", neighbours[here])

    @rule("INI-R45")
    @pytest.mark.parametrize("to", ["cove", "plains"])
    def test_one_clan_moves_and_no_clash_starts(self, to: str) -> None:
        t = self.table(clans_2="valley=1 plains=1").play(0, "breas", "valley", "seat 1", to)
        assert t.quiet().asks() == (1, "turn")
        assert (t.clans("valley"), t.clans(to)[1]) == ([2, 0, 1], 1)
        assert t.told("clash") == []

    @rule("INI-Q49")
    def test_without_such_a_clan_it_is_played_for_nothing(self) -> None:
        t = self.table(clans_1="hills=2", clans_2="plains=1").play(0, "breas")
        assert t.quiet().asks() == (1, "turn")
        assert t["tale discards"] == "breas"
        assert t.told("moved") == []

    @rule("INI-TILE-2", "INI-Q42")
    def test_whose_clan_is_moved_into_the_mountains_pays_without_the_card_mountains(self) -> None:
        t = self.table(land="valley mountains cove hills", advantages_1="mountains", actions_1="bard druid")
        t.play(0, "breas", "valley", "seat 1", "mountains")
        while t.kind == "react":
            assert "mountains-card" not in t.may_react(1)
            t.pass_window(besides=-1)
        assert t.asked == (1, "toll", ["bard", "druid", "clan"])
        t.play(1, "druid").quiet()
        assert (t["actions 1"], t.clans("mountains")) == ("bard", [0, 1, 0])

    @rule("INI-ADV-11", "INI-Q42")
    def test_with_the_card_mountains_the_mover_may_spare_the_owner_the_price(self) -> None:
        t = self.table(land="valley mountains cove hills", advantages_0="mountains", actions_1="bard")
        t.play(0, "breas", "valley", "seat 1", "mountains").react(0, "mountains-card")
        assert t.quiet().asks() == (1, "turn")
        assert (t["actions 1"], t.clans("mountains")) == ("bard", [0, 1, 0])

    @rule("INI-TILE-2", "INI-Q42")
    def test_without_an_action_card_the_clan_moved_into_the_mountains_is_lost(self) -> None:
        t = self.table(land="valley mountains cove hills", actions_0="bard")
        assert t.play(0, "breas", "valley", "seat 1", "mountains").quiet().asks() == (1, "turn")
        assert (t.clans("mountains"), t.clans("valley"), t["actions 0"]) == ([0, 0, 0], [2, 0, 1], "bard")


@rule("INI-EPI-20")
class TestManannansHorses:
    """Manannan's Horses: move up to three of your clans from one territory to any other; may start a clash."""

    LAND = "valley cove plains hills highlands"

    def table(self, **lines: str) -> Table:
        given = {"clans_0": "valley=5 cove=2", "clans_1": "hills=2", "clans_2": "cove=1", "tales_0": "horses"}
        return inis(3, 0, self.LAND, **(given | lines))

    def test_from_a_territory_of_ones_own_to_any_other_however_far(self) -> None:
        t = self.table().play(0, "horses")
        assert t.asked == (0, "from", ["cove", "valley"])
        t.play(0, "valley")
        assert t.asked == (0, "to", ["cove", "highlands", "hills", "plains"])

    @rule("INI-Q49")
    @pytest.mark.parametrize(("here", "numbers"), [("valley", ["0", "1", "2", "3"]), ("cove", ["0", "1", "2"])])
    def test_any_number_up_to_three(self, here: str, numbers: list[str]) -> None:
        t = self.table().play(0, "horses", here, "highlands")
        assert t.asked == (0, "how-many", numbers)
        assert t.play(0, numbers[-1]).quiet().asks() == (1, "turn")
        assert t.clans("highlands") == [len(numbers) - 1, 0, 0]
        assert t.told("clash") == []

    @rule("INI-R45", "INI-R46")
    @pytest.mark.parametrize(("to", "opponent"), [("hills", 1), ("cove", 2)])
    def test_where_others_are_a_clash_starts_and_the_mover_instigates(self, to: str, opponent: int) -> None:
        t = self.table().play(0, "horses", "valley", to, "2").quiet()
        assert t.told("clash") == [(0, -1, TERRITORIES.index(to), 0)]
        assert t.asked is not None
        assert t.asked[:2] == (0, "manoeuvre")
        assert f"seat {opponent}" in t.asked[2]

    @rule("INI-TILE-2", "INI-ADV-11")
    def test_moving_into_the_mountains_costs_a_card_or_a_clan_or_the_card_mountains(self) -> None:
        lines = {"clans_0": "valley=5", "clans_1": "cove=1", "tales_0": "horses", "actions_0": "bard"}
        t = inis(2, 0, "valley cove mountains", advantages_0="mountains", **lines)
        t.play(0, "horses", "valley", "mountains", "3")
        t.react(0, "mountains-card").quiet()
        assert (t.clans("mountains"), t["actions 0"]) == ([3, 0], "bard")
        t = inis(2, 0, "valley cove mountains", **lines).play(0, "horses", "valley", "mountains", "3").quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])

    @rule("INI-Q41")
    def test_when_the_only_clan_is_lost_to_the_mountains_no_clash_starts(self) -> None:
        t = inis(2, 0, "valley cove mountains", clans_0="valley=2", clans_1="mountains=1", tales_0="horses")
        assert t.play(0, "horses", "valley", "mountains", "1").quiet().asks() == (1, "turn")
        assert (t.clans("mountains"), t.told("clash")) == ([0, 1], [])


@rule("INI-EPI-21")
class TestTheMorrigan:
    """The Morrigan: you may turn the crows; you may start a clash anywhere and choose who instigates it."""

    def table(self, **lines: str) -> Table:
        given = {
            "clans_0": "valley=1",
            "clans_1": "hills=2 cove=1",
            "clans_2": "hills=1",
            "clans_3": "hills=1 plains=1",
        }
        return inis(4, 0, tales_0="morrigan", **(given | lines))

    @rule("INI-R22")
    @pytest.mark.parametrize(
        ("crows", "turn", "then", "following"),
        [
            ("clockwise", "yes", "counter", 3),
            ("clockwise", "no", "clockwise", 1),
            ("counter", "yes", "clockwise", 1),
            ("counter", "no", "counter", 3),
        ],
    )
    def test_the_crows_may_be_turned_and_play_goes_on_that_way(
        self, crows: str, turn: str, then: str, following: int
    ) -> None:
        t = self.table(crows=crows).play(0, "morrigan", turn, "no")
        assert t.quiet().asks() == (following, "turn")
        assert (t["crows"], t.told("clash")) == (then, [])

    @rule("INI-Q3")
    def test_a_clash_may_start_only_where_two_players_are_present_oneself_or_not(self) -> None:
        t = self.table().play(0, "morrigan", "no")
        assert t.asked == (0, "start-clash", ["hills", "no"])

    @rule("INI-R46")
    @pytest.mark.parametrize("instigator", [1, 2, 3])
    def test_who_instigates_is_chosen_among_those_present(self, instigator: int) -> None:
        t = self.table().play(0, "morrigan", "no", "hills")
        assert t.asked == (0, "who-instigates", ["seat 1", "seat 2", "seat 3"])
        t.play(0, f"seat {instigator}").quiet()
        assert t.told("clash") == [(instigator, -1, TERRITORIES.index("hills"), 0)]
        assert t.asked is not None
        assert t.asked[:2] == (instigator, "manoeuvre")

    @rule("INI-Q3", "INI-Q49")
    @pytest.mark.parametrize("turn", ["yes", "no"])
    def test_where_no_clash_can_start_the_question_is_left_out(self, turn: str) -> None:
        t = self.table(clans_1="cove=1", clans_2="plains=1", clans_3="hills=1").play(0, "morrigan", turn)
        assert t.quiet().asks() == (3 if turn == "yes" else 1, "turn")
        assert t["tale discards"] == "morrigan"

    @rule("INI-R22", "INI-R52")
    @pytest.mark.parametrize(("turn", "following"), [("yes", 1), ("no", 3)])
    def test_the_new_direction_holds_in_the_clash(self, turn: str, following: int) -> None:
        t = self.table(actions_1="bard").play(0, "morrigan", turn, "hills", "seat 2").play(2, "seat 1").play(1, "bard")
        assert t.quiet().asks() == (following, "manoeuvre")

    @rule("INI-TILE-1")
    @pytest.mark.parametrize(("turn", "left"), [("yes", [1, 0, 0, 0]), ("no", [2, 1, 0, 0])])
    def test_turning_the_crows_takes_clans_from_the_gates_and_draws_epic_tales(
        self, turn: str, left: list[int]
    ) -> None:
        t = self.table(land="valley gates plains hills", clans_0="gates=2", clans_1="gates=1 hills=1")
        t.play(0, "morrigan", turn, "no").quiet().left_to_chance().quiet().left_to_chance().quiet()
        drawn = int(turn == "yes")
        assert t.clans("gates") == left
        assert [len(t[f"tales {seat}"].split()) for seat in range(4)] == [drawn, drawn, 0, 0]

    @rule("INI-TILE-1", "INI-Q44")
    def test_a_clash_does_not_take_place_when_the_gates_have_taken_the_clans(self) -> None:
        lines = {"clans_0": "gates=1 valley=1", "clans_1": "gates=1 hills=1", "clans_2": "hills=1"}
        t = inis(3, 0, "valley gates plains hills", tales_0="morrigan", **lines)
        t.play(0, "morrigan", "yes", "gates", "seat 1").quiet().left_to_chance().quiet().left_to_chance()
        assert t.quiet().asks() == (2, "turn")
        assert (t.clans("gates"), t.told("clash")) == ([0, 0, 0], [])

    @rule("INI-R48", "INI-Q12")
    @pytest.mark.parametrize(("festival", "left"), [("instigator", [2, 1, 1, 1]), ("initiator", [1, 2, 1, 1])])
    def test_for_the_festival_the_instigator_pays(self, festival: str, left: list[int]) -> None:
        t = self.table(clans_0="hills=2", feast="hills", festival=festival)
        t.play(0, "morrigan", "no", "hills", "seat 1").quiet()
        assert (t.clans("hills"), t["clash"]) == (left, "hills")

    @rule("INI-Q54", "INI-TILE-1", "INI-R48", "INI-Q12")
    def test_an_instigator_whom_the_gates_left_no_clan_pays_nothing_and_the_clash_goes_on(self) -> None:
        clans = {"clans_0": "valley=1", "clans_1": "gates=1 hills=1", "clans_2": "gates=2", "clans_3": "gates=2"}
        t = inis(4, 0, "valley gates plains hills", **clans, tales_0="morrigan", feast="gates")
        t.play(0, "morrigan", "yes", "gates", "seat 1").left_to_chance().quiet()
        for _ in range(2):
            t.left_to_chance().quiet()
        assert (t["clash"], t.clans("gates")) == ("gates", [0, 0, 1, 1])
        assert t.quiet().asks() == (3, "manoeuvre")
