"""Epic Tales that are Season cards: those that place and remove clans."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.table import Table, inis

ALL_TWELVE = "valley=6 cove=6"
"""Where seat 0 stands with an empty reserve."""


@rule("INI-EPI-01")
class TestBalorsEye:
    """Balor's Eye: remove a clan from any territory."""

    def table(self, **lines: str) -> Table:
        given = {"clans_0": "valley=2", "clans_1": "valley=1 hills=2", "clans_2": "cove=1", "tales_0": "balors-eye"}
        return inis(3, 0, **(given | lines))

    def test_any_territory_with_clans_may_be_chosen_present_or_not(self) -> None:
        t = self.table().play(0, "balors-eye")
        assert t.asked == (0, "where", ["cove", "hills", "valley"])

    @pytest.mark.parametrize(("where", "owners"), [("valley", [0, 1]), ("hills", [1]), ("cove", [2])])
    def test_a_clan_of_anybody_there_may_be_chosen_ones_own_too(self, where: str, owners: list[int]) -> None:
        t = self.table().play(0, "balors-eye", where)
        assert t.asked == (0, "whose", [f"seat {owner}" for owner in owners])

    @rule("INI-R11")
    @pytest.mark.parametrize(
        ("where", "owner", "left"), [("hills", 1, [0, 1, 0]), ("valley", 0, [1, 1, 0]), ("cove", 2, [0, 0, 0])]
    )
    def test_one_clan_goes_back_to_the_reserve_of_its_owner(self, where: str, owner: int, left: list[int]) -> None:
        t = self.table().play(0, "balors-eye", where, f"seat {owner}").quiet()
        assert t.clans(where) == left
        assert [fact[0] for fact in t.told("removed")] == [owner]
        assert t["tale discards"] == "balors-eye"

    @rule("INI-EPI-10", "INI-EPI-13")
    def test_its_owner_may_save_the_clan_or_put_it_elsewhere(self) -> None:
        t = self.table(tales_1="club diarmuid cauldron").play(0, "balors-eye", "hills", "seat 1")
        t.pass_window(besides=-1)
        assert [t.may_react(seat) for seat in range(3)] == [[], ["club"], []]
        t.pass_window(besides=-1)
        assert [t.may_react(seat) for seat in range(3)] == [[], ["diarmuid"], []]
        t.react(1, "diarmuid", "valley").quiet()
        assert (t.clans("hills"), t.clans("valley")) == ([0, 1, 0], [2, 2, 0])

    @rule("INI-ACT-01")
    def test_it_is_no_manoeuvre_so_the_bard_gains_no_deed(self) -> None:
        t = self.table(actions_0="bard").play(0, "balors-eye", "hills", "seat 1")
        while t.kind == "react":
            assert t.may_react(0) == []
            t.pass_window(besides=-1)
        assert t["deeds"] == "0 0 0"


@rule("INI-EPI-07")
class TestChildrenOfDana:
    """Children of Dana: place a clan in any territory."""

    @rule("INI-R45")
    @pytest.mark.parametrize("where", ["cove", "hills", "plains", "valley"])
    def test_a_clan_is_placed_anywhere_and_starts_no_clash(self, where: str) -> None:
        t = inis(2, clans_0="valley=1", clans_1="hills=2 cove=1", tales_0="children-of-dana").play(
            0, "children-of-dana"
        )
        assert t.asked == (0, "where", ["cove", "hills", "plains", "valley"])
        before = t.clans(where)[0]
        assert t.play(0, where).quiet().asks() == (1, "turn")
        assert (t.clans(where)[0], t.on_map(0), t.told("clash")) == (before + 1, 2, [])

    @rule("INI-R1", "INI-R44")
    def test_with_an_empty_reserve_it_is_played_for_nothing(self) -> None:
        t = inis(2, clans_0=ALL_TWELVE, clans_1="hills=2", tales_0="children-of-dana").play(0, "children-of-dana")
        assert t.quiet().asks() == (1, "turn")
        assert (t.on_map(0), t["tale discards"]) == (12, "children-of-dana")

    @rule("INI-TILE-2")
    def test_placing_in_the_mountains_costs_nothing(self) -> None:
        t = inis(2, 0, "valley mountains", clans_0="valley=1", clans_1="valley=1", tales_0="children-of-dana")
        assert t.play(0, "children-of-dana", "mountains").quiet().asks() == (1, "turn")
        assert t.clans("mountains") == [1, 0]


@rule("INI-EPI-11")
class TestDagdasHarp:
    """Dagda's Harp: for each other Epic Tale in the hand place a clan where you are present, three at most."""

    @pytest.mark.parametrize(
        ("others", "clans"),
        [("", 0), ("ogma", 1), ("ogma tuan", 2), ("ogma tuan spear", 3), ("ogma tuan spear club eriu", 3)],
    )
    def test_as_many_clans_as_other_epic_tales_and_three_at_most(self, others: str, clans: int) -> None:
        t = inis(2, clans_0="valley=1", clans_1="hills=1", tales_0=f"harp {others}", actions_0="bard druid")
        t.play(0, "harp", *["valley"] * clans)
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("valley") == [1 + clans, 0]
        assert t["tale discards"] == "harp"

    def test_only_territories_where_the_player_is_present_each_clan_by_itself(self) -> None:
        t = inis(2, clans_0="valley=1 cove=1", clans_1="hills=1", tales_0="harp ogma tuan spear").play(0, "harp")
        for where in ("cove", "valley", "cove"):
            assert t.asked == (0, "where", ["cove", "valley"])
            t.play(0, where)
        assert t.quiet().asks() == (1, "turn")
        assert t["clans 0"] == "cove=3 valley=2"

    @rule("INI-R44")
    def test_it_is_the_player_s_own_reserve_that_counts(self) -> None:
        t = inis(2, 1, clans_0="hills=1", clans_1="valley=11", tales_1="harp ogma tuan spear")
        assert t.play(1, "harp", "valley").quiet().asks() == (0, "turn")
        assert t.clans("valley") == [0, 12]

    @rule("INI-R44")
    @pytest.mark.parametrize(("on_the_map", "clans"), [("valley=11", 1), ("valley=10", 2), ("valley=12", 0)])
    def test_a_short_reserve_gives_what_it_has(self, on_the_map: str, clans: int) -> None:
        t = inis(2, clans_0=on_the_map, clans_1="hills=1", tales_0="harp ogma tuan spear")
        assert t.play(0, "harp", *["valley"] * clans).quiet().asks() == (1, "turn")
        assert t.on_map(0) == 12


@rule("INI-EPI-14")
class TestEriu:
    """Eriu: in each territory with a sanctuary where you are present you may place a clan, three at most."""

    HOLY = "valley=2 cove=1 plains=1 hills=1"

    def test_one_clan_in_a_territory_however_many_sanctuaries_stand_there(self) -> None:
        t = inis(2, clans_0="valley=1 cove=1", clans_1="hills=1", tales_0="eriu", sanctuaries=self.HOLY).play(0, "eriu")
        assert t.asked == (0, "where", ["cove", "valley", "enough"])
        t.play(0, "valley")
        assert t.asked == (0, "where", ["cove", "enough"])
        assert t.play(0, "cove").quiet().asks() == (1, "turn")
        assert t["clans 0"] == "cove=2 valley=2"

    def test_three_at_most(self) -> None:
        t = inis(
            2, clans_0="valley=1 cove=1 plains=1 hills=1", tales_0="eriu", clans_1="hills=1", sanctuaries=self.HOLY
        )
        assert t.play(0, "eriu", "valley", "cove", "hills").quiet().asks() == (1, "turn")
        assert t["clans 0"] == "cove=2 hills=2 plains=1 valley=2"

    def test_not_without_a_sanctuary_nor_where_only_others_are(self) -> None:
        t = inis(2, clans_0="valley=1 cove=1", clans_1="hills=1", tales_0="eriu", sanctuaries="valley=1 hills=1")
        assert t.play(0, "eriu").asked == (0, "where", ["valley", "enough"])

    @pytest.mark.parametrize("placed", [0, 1])
    def test_one_may_place_fewer(self, placed: int) -> None:
        t = inis(2, clans_0="valley=1 cove=1", clans_1="hills=1", tales_0="eriu", sanctuaries=self.HOLY)
        assert t.play(0, "eriu", *["cove"] * placed, "enough").quiet().asks() == (1, "turn")
        assert t.on_map(0) == 2 + placed

    @rule("INI-Q49")
    def test_without_a_sanctuary_of_ones_own_it_is_played_for_nothing(self) -> None:
        t = inis(2, clans_0="cove=2", clans_1="valley=1", tales_0="eriu").play(0, "eriu")
        assert t.quiet().asks() == (1, "turn")
        assert (t["clans 0"], t["tale discards"]) == ("cove=2", "eriu")

    @rule("INI-R44")
    @pytest.mark.parametrize(("on_the_map", "clans"), [("valley=6 cove=5", ["cove"]), (ALL_TWELVE, [])])
    def test_a_short_reserve_gives_what_it_has(self, on_the_map: str, clans: list[str]) -> None:
        t = inis(2, clans_0=on_the_map, clans_1="hills=1", tales_0="eriu", sanctuaries=self.HOLY)
        assert t.play(0, "eriu", *clans).quiet().asks() == (1, "turn")
        assert t["clans 0"] == "cove=6 valley=6"


@rule("INI-EPI-16")
class TestKernunosSanctuary:
    """Kernunos' Sanctuary: where you are present and no sanctuary stands place a clan and a sanctuary."""

    @rule("INI-Q14")
    def test_a_clan_and_a_sanctuary_but_no_epic_tale(self) -> None:
        t = inis(2, clans_0="valley=1 cove=1 hills=1", clans_1="plains=1", tales_0="kernunos").play(0, "kernunos")
        assert t.asked == (0, "where", ["cove", "hills"])
        assert t.play(0, "cove").quiet().asks() == (1, "turn")
        assert (t["clans 0"], t["sanctuaries"], t["tales 0"]) == ("cove=2 hills=1 valley=1", "cove=1 valley=1", "")
        assert t.told("drew") == []

    @rule("INI-TILE-4")
    def test_also_in_the_swamp(self) -> None:
        t = inis(2, 0, "valley swamp", clans_0="swamp=1", clans_1="valley=1", tales_0="kernunos")
        t.play(0, "kernunos", "swamp").quiet()
        assert (t.clans("swamp"), t["sanctuaries"]) == ([2, 0], "swamp=1 valley=1")

    @rule("INI-Q49")
    def test_where_a_sanctuary_stands_everywhere_it_is_played_for_nothing(self) -> None:
        t = inis(2, clans_0="valley=2", clans_1="plains=1", tales_0="kernunos").play(0, "kernunos")
        assert t.quiet().asks() == (1, "turn")
        assert (t["clans 0"], t["sanctuaries"]) == ("valley=2", "valley=1")

    @rule("INI-R44", "INI-R3")
    @pytest.mark.parametrize(
        ("clans", "sanctuaries", "clans_then", "sanctuaries_then"),
        [
            ("valley=6 cove=6", "valley=1", 6, "cove=1 valley=1"),
            ("cove=2", "valley=9", 3, "valley=9"),
            ("valley=6 cove=6", "valley=9", 6, "valley=9"),
        ],
    )
    def test_one_gets_what_there_is(self, clans: str, sanctuaries: str, clans_then: int, sanctuaries_then: str) -> None:
        t = inis(2, clans_0=clans, clans_1="plains=1", tales_0="kernunos", sanctuaries=sanctuaries).play(0, "kernunos")
        if t.kind == "where":
            t.play(0, "cove")
        assert t.quiet().asks() == (1, "turn")
        assert (t.clans("cove")[0], t["sanctuaries"]) == (clans_then, sanctuaries_then)


@rule("INI-EPI-22")
class TestNuadaSilverhand:
    """Nuada Silverhand: where you are chieftain you may place a clan for every opponent present there."""

    def test_each_territory_by_itself_in_order_and_none_is_allowed(self) -> None:
        t = inis(
            4,
            clans_0="cove=2 valley=4",
            clans_1="cove=1 valley=2",
            clans_2="valley=3",
            clans_3="valley=1",
            tales_0="nuada",
        ).play(0, "nuada")
        assert (t.about(), t.asked) == ("cove", (0, "how-many", ["0", "1"]))
        t.play(0, "0")
        assert (t.about(), t.asked) == ("valley", (0, "how-many", ["0", "1", "2", "3"]))
        assert t.play(0, "2").quiet().asks() == (1, "turn")
        assert t["clans 0"] == "cove=2 valley=6"

    def test_opponents_count_not_their_clans(self) -> None:
        t = inis(3, clans_0="valley=6", clans_1="valley=5", clans_2="hills=1", tales_0="nuada").play(0, "nuada")
        assert t.asked == (0, "how-many", ["0", "1"])

    @rule("INI-R17")
    @pytest.mark.parametrize(
        ("mine", "others"), [("valley=2", "valley=2"), ("valley=1", "valley=2"), ("cove=3", "valley=1")]
    )
    def test_nothing_for_ties_for_minorities_and_where_nobody_else_is(self, mine: str, others: str) -> None:
        t = inis(2, clans_0=mine, clans_1=others, tales_0="nuada").play(0, "nuada")
        assert t.quiet().asks() == (1, "turn")
        assert (t["clans 0"], t["tale discards"]) == (mine, "nuada")

    @rule("INI-R44")
    def test_a_short_reserve_gives_what_it_has(self) -> None:
        t = inis(
            3, clans_0="cove=5 plains=2 valley=4", clans_1="cove=1 valley=1", clans_2="cove=1 plains=1", tales_0="nuada"
        ).play(0, "nuada")
        assert (t.about(), t.asked) == ("cove", (0, "how-many", ["0", "1"]))
        assert t.play(0, "1").quiet().asks() == (1, "turn")
        assert t["clans 0"] == "cove=6 plains=2 valley=4"

    def test_clans_placed_by_it_make_nobody_chieftain_elsewhere(self) -> None:
        t = inis(2, clans_0="cove=2 valley=1", clans_1="cove=1 valley=1", tales_0="nuada").play(0, "nuada", "1")
        assert t.quiet().asks() == (1, "turn")
        assert t["clans 0"] == "cove=3 valley=1"


@rule("INI-EPI-25")
class TestTheOtherWorld:
    """The Other World: for each sanctuary in a territory of yours place a clan or remove one of an opponent."""

    def table(self, sanctuaries: str, **lines: str) -> Table:
        given = {"clans_0": "valley=2 plains=1", "clans_1": "valley=2 cove=1", "clans_2": "valley=1"}
        return inis(3, 0, tales_0="other-world", sanctuaries=sanctuaries, **(given | lines))

    def test_only_where_the_player_is_present_and_a_sanctuary_stands(self) -> None:
        t = self.table("valley=1 cove=2").play(0, "other-world")
        assert t.asked == (0, "where", ["valley"])
        t.play(0, "valley")
        assert t.asked == (0, "place-or-whose", ["seat 1", "seat 2", "place"])

    @pytest.mark.parametrize(
        ("sanctuaries", "words", "left"),
        [
            (1, ["place"], [3, 2, 1]),
            (1, ["seat 1"], [2, 1, 1]),
            (2, ["seat 1", "place"], [3, 1, 1]),
            (2, ["seat 1", "seat 1"], [2, 0, 1]),
            (3, ["place", "place", "place"], [5, 2, 1]),
            (3, ["seat 2", "seat 1", "seat 1"], [2, 0, 0]),
            (5, ["place", "seat 2", "place"], [4, 2, 0]),
        ],
    )
    def test_once_for_each_sanctuary_three_times_at_most_mixed_at_will(
        self, sanctuaries: int, words: list[str], left: list[int]
    ) -> None:
        t = self.table(f"valley={sanctuaries}").play(0, "other-world", "valley", *words)
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("valley") == left

    def test_no_more_clans_of_an_opponent_than_stand_there(self) -> None:
        t = self.table("valley=2").play(0, "other-world", "valley", "seat 2")
        assert t.asked == (0, "place-or-whose", ["seat 1", "place"])

    @rule("INI-R44")
    @pytest.mark.parametrize(("reserve", "words"), [(0, ["seat 1", "seat 2"]), (1, ["seat 1", "seat 2", "place"])])
    def test_no_more_clans_are_placed_than_the_reserve_has(self, reserve: int, words: list[str]) -> None:
        t = self.table("valley=2", clans_0=f"valley=2 plains={10 - reserve}").play(0, "other-world", "valley")
        assert t.asked == (0, "place-or-whose", words)
        t.play(0, words[-1])
        assert t.asked is not None
        assert "place" not in t.asked[2]

    @rule("INI-R44")
    def test_with_an_empty_reserve_and_nobody_else_there_nothing_happens(self) -> None:
        t = self.table("valley=2", clans_0="valley=12", clans_1="cove=1", clans_2="cove=1").play(0, "other-world")
        if t.kind == "where":
            t.play(0, "valley")
        assert t.quiet().asks() == (1, "turn")
        assert (t.clans("valley"), t["tale discards"]) == ([12, 0, 0], "other-world")

    @rule("INI-EPI-10", "INI-EPI-13", "INI-EPI-09")
    def test_whose_clan_is_removed_may_answer_but_not_with_the_cauldron(self) -> None:
        t = self.table("valley=2", tales_1="club diarmuid cauldron").play(
            0, "other-world", "valley", "seat 1", "seat 1"
        )
        t.pass_window(besides=-1)
        assert t.may_react(1) == ["club"]
        t.react(1, "club")
        t.react(1, "diarmuid", "cove").quiet()
        assert (t.clans("valley"), t.clans("cove")) == ([2, 1, 1], [0, 2, 0])


@rule("INI-EPI-26")
class TestTheStoneOfFal:
    """The Stone of Fal: place two clans in the territory of the capital."""

    @rule("INI-R45")
    @pytest.mark.parametrize("capital", ["valley", "hills"])
    def test_two_clans_present_or_not_without_a_clash_or_a_question(self, capital: str) -> None:
        t = inis(2, clans_0="valley=1", clans_1="hills=2", tales_0="stone-of-fal", capital=capital)
        assert t.play(0, "stone-of-fal").quiet().asks() == (1, "turn")
        assert t.clans(capital)[0] == 2 + (capital == "valley")
        assert (t.on_map(0), t.told("clash"), t["tale discards"]) == (3, [], "stone-of-fal")

    @rule("INI-R44")
    @pytest.mark.parametrize(("on_the_map", "placed"), [(11, 1), (12, 0)])
    def test_a_short_reserve_gives_what_it_has(self, on_the_map: int, placed: int) -> None:
        t = inis(2, clans_0=f"cove={on_the_map}", clans_1="hills=2", tales_0="stone-of-fal").play(0, "stone-of-fal")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("valley") == [placed, 0]
