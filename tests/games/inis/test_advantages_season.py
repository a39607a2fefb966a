"""Advantage cards of the Season: those that are a turn, and those that follow one."""

from __future__ import annotations

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import TALES
from meadhall.testing import rule
from tests.games.inis.table import Table, inis

DECK = " ".join(tale for tale in TALES if tale not in ("dagda", "tuan"))
"""All Epic Tales but The Dagda and Tuan's Memory."""


@rule("INI-ADV-01")
class TestCove:
    """Cove: after a Season card take the Action card set aside, then set one of yours aside."""

    def played(self, **lines: str) -> Table:
        """Return a table where seat 0 has just played the Cove after New Clans."""
        values = {"actions_0": "new-clans bard migration", "actions_1": "druid", "aside": "warlord"} | lines
        clans = {"clans_0": "valley=1", "clans_1": "cove=1", "clans_2": "hills=1"}
        t = inis(3, 0, "valley cove plains hills", advantages_0="cove", **clans, **values)
        return t.play(0, "new-clans", "valley", "valley").react(0, "cove-card")

    def test_it_swaps_the_card_set_aside(self) -> None:
        t = self.played()
        assert t.asked == (0, "set-aside", ["bard", "migration", "warlord"])
        t.play(0, "bard").quiet()
        assert (t["actions 0"], t["aside"]) == ("migration warlord", "bard")

    def test_the_same_card_may_be_set_aside_again(self) -> None:
        t = self.played().play(0, "warlord").quiet()
        assert (t["actions 0"], t["aside"]) == ("bard migration", "warlord")

    def test_without_another_card_it_is_the_same_one(self) -> None:
        t = self.played(actions_0="new-clans")
        assert t.asked == (0, "set-aside", ["warlord"])

    @rule("INI-Q47")
    def test_it_does_nothing_when_no_card_is_set_aside(self) -> None:
        t = self.played(aside="").quiet()
        assert t.asked == (1, "turn", ["pass"])
        assert (t["actions 0"], t["aside"], t["advantages down"]) == ("bard migration", "", "cove")

    @rule("INI-Q47")
    def test_it_does_nothing_after_the_champions_share(self) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1", advantages_0="cove", tales_0="champions-share", aside="bard")
        t.play(0, "champions-share").react(0, "cove-card").quiet()
        assert (t["actions 0"], t["aside"], t["advantages down"]) == ("bard", "", "cove")

    @rule("INI-Q45")
    def test_nobody_else_sees_the_two_cards(self) -> None:
        t = self.played().play(0, "bard").quiet()
        assert [t.seen(viewer, "aside") for viewer in (0, 1, 2, 3)] == ["bard", "?", "?", "?"]
        assert [t.seen(viewer, "actions 0") for viewer in (1, 2, 3)] == ["? ?"] * 3


@rule("INI-ADV-07")
class TestLostVale:
    """Lost Vale: after a Season card move a clan of any player from a neighbour into the Lost Vale; no clash."""

    LAND = "valley cove lost-vale hills swamp"

    def played(self, **lines: str) -> Table:
        """Return a table where seat 0 has just played the Lost Vale after the card of the Swamp."""
        values = {"clans_0": "cove=1", "clans_1": "cove=2 valley=1", "clans_2": "swamp=2 lost-vale=1"} | lines
        t = inis(3, 0, self.LAND, advantages_0="lost-vale swamp", **values)
        return t.play(0, "swamp-card").react(0, "lost-vale-card")

    def test_only_neighbours_with_clans_are_offered(self) -> None:
        assert self.played().asked == (0, "from", ["cove", "valley"])

    def test_only_players_present_there_are_offered(self) -> None:
        assert self.played().play(0, "cove").asked == (0, "whose", ["seat 0", "seat 1"])

    @pytest.mark.parametrize(("whose", "moved"), [(0, [1, 0, 1]), (1, [0, 1, 1])])
    def test_a_clan_of_any_player_moves_and_no_clash_starts(self, whose: int, moved: list[int]) -> None:
        t = self.played().play(0, "cove", f"seat {whose}").quiet()
        assert t.clans("lost-vale") == moved
        assert t.asked == (1, "turn", ["pass"])
        assert t.told("clash") == []

    def test_without_a_clan_in_a_neighbour_nothing_happens(self) -> None:
        t = self.played(clans_0="swamp=1", clans_1="swamp=1").quiet()
        assert t.asked == (1, "turn", ["pass"])
        assert (t.told("moved"), t["advantages down"]) == ([], "lost-vale swamp")

    def test_clans_in_the_lost_vale_itself_are_not_offered(self) -> None:
        assert "lost-vale" not in self.played(clans_0="lost-vale=2").asked_of(0)


@rule("INI-ADV-13")
class TestSaltMine:
    """Salt Mine: after a Season card take a random Action card of an opponent, then give that player one of yours."""

    LAND = "valley salt-mine cove swamp"

    def played(self, **lines: str) -> Table:
        """Return a table where seat 0 has just played the Salt Mine after the card of the Swamp."""
        values = {"actions_0": "bard", "actions_1": "druid citadel", "actions_2": "geis"} | lines
        clans = {"clans_0": "valley=1", "clans_1": "cove=1", "clans_2": "cove=1"}
        t = inis(3, 0, self.LAND, advantages_0="salt-mine swamp", **clans, **values)
        return t.play(0, "swamp-card").react(0, "salt-mine-card")

    def test_it_is_an_opponents_card(self) -> None:
        assert self.played().asked == (0, "whom", ["seat 1", "seat 2"])

    def test_chance_takes_one_of_all_that_the_opponent_has(self) -> None:
        assert self.played().play(0, "seat 1").asked == (-1, "random-action", ["citadel", "druid"])

    @pytest.mark.parametrize(
        ("given", "hands"), [("bard", ["citadel", "bard druid"]), ("citadel", ["bard", "citadel druid"])]
    )
    def test_any_card_goes_back_even_the_one_taken(self, given: str, hands: list[str]) -> None:
        t = self.played().play(0, "seat 1").by_chance("citadel")
        assert t.asked == (0, "give", ["bard", "citadel"])
        t.play(0, given).quiet()
        assert [t["actions 0"], t["actions 1"], t["actions 2"]] == [*hands, "geis"]

    def test_with_an_empty_hand_the_card_taken_goes_back(self) -> None:
        t = self.played(actions_0="").play(0, "seat 1").by_chance("druid")
        assert t.asked == (0, "give", ["druid"])

    @rule("INI-Q45")
    def test_both_know_the_two_cards_and_nobody_else_does(self) -> None:
        t = self.played().play(0, "seat 1").by_chance("citadel").play(0, "bard").quiet()
        assert t.seen(0, "actions 1") == "bard ?"
        assert t.seen(1, "actions 0") == "citadel"
        assert [t.seen(2, f"actions {seat}") for seat in (0, 1)] == ["?", "? ?"]

    @rule("INI-R44", "INI-Q62")
    def test_an_opponent_without_a_card_is_given_one_all_the_same(self) -> None:
        t = self.played(actions_1="", actions_0="bard migration").play(0, "seat 1").quiet()
        assert t.asked == (0, "give", ["bard", "migration"])

    @rule("INI-R44")
    def test_between_two_empty_hands_nothing_happens(self) -> None:
        t = self.played(actions_0="", actions_1="").play(0, "seat 1").quiet()
        assert t.asked == (1, "turn", ["pass"])
        assert (t["actions 0"], t["actions 1"], t["advantages down"]) == ("", "", "salt-mine swamp")


@rule("INI-ADV-16")
class TestValley:
    """Valley: after a Season card place a clan where you are present."""

    LAND = "valley cove plains swamp"

    def played(self, **lines: str) -> Table:
        """Return a table where seat 0 has just played the Valley after the card of the Swamp."""
        values = {"clans_0": "cove=1 plains=1", "clans_1": "valley=2 cove=1"} | lines
        t = inis(2, 0, self.LAND, advantages_0="valley swamp", **values)
        return t.play(0, "swamp-card").react(0, "valley-card")

    def test_it_places_a_clan_only_where_one_is_present(self) -> None:
        t = self.played()
        assert t.asked == (0, "where", ["cove", "plains"])
        t.play(0, "plains").quiet()
        assert t["clans 0"] == "cove=1 plains=2"

    @rule("INI-R45")
    def test_placing_starts_no_clash(self) -> None:
        t = self.played().play(0, "cove").quiet()
        assert t.clans("cove") == [2, 1]
        assert t.told("clash") == []

    @rule("INI-R44", "INI-Q49", "INI-R1")
    def test_with_an_empty_reserve_it_is_played_for_nothing(self) -> None:
        t = self.played(clans_0="cove=12").quiet()
        assert t.asked == (1, "turn", ["pass"])
        assert (t["clans 0"], t["advantages down"]) == ("cove=12", "swamp valley")

    @rule("INI-Q49")
    def test_present_nowhere_it_is_played_for_nothing(self) -> None:
        t = inis(2, 0, self.LAND, advantages_0="valley", clans_0="cove=1", clans_1="valley=2", tales_0="balors-eye")
        t.play(0, "balors-eye", "cove", "seat 0").react(0, "valley-card").quiet()
        assert (t["clans 0"], t["advantages down"]) == ("", "valley")


@rule("INI-ADV-09")
class TestMistyLands:
    """Misty Lands: discard one or more Action cards, draw as many Epic Tales, keep one, discard the rest."""

    def table(self, **lines: str) -> Table:
        """Return a table where seat 0 may play the Misty Lands."""
        values = {"actions_0": "bard migration new-clans", "actions_1": "druid"} | lines
        return inis(
            3, 0, "misty-lands valley cove hills", advantages_0="misty-lands valley", clans_0="cove=1", **values
        )

    def test_at_least_one_card_is_discarded(self) -> None:
        t = self.table().play(0, "misty-lands-card")
        assert t.asked == (0, "discard", ["bard", "migration", "new-clans"])
        assert t.play(0, "migration").asked_of(0)[-1] == "enough"

    def test_the_only_tale_drawn_for_one_card_is_kept(self) -> None:
        t = self.table().play(0, "misty-lands-card", "bard", "enough").by_chance("eriu").quiet()
        assert (t["tales 0"], t["actions 0"], t["discards"]) == ("eriu", "migration new-clans", "bard")
        assert t["tale discards"] == ""

    def test_two_tales_are_drawn_for_two_cards_and_one_is_kept(self) -> None:
        t = self.table().play(0, "misty-lands-card", "bard", "new-clans", "enough").by_chance("eriu", "lug").quiet()
        assert t.asked == (0, "keep-tale", ["eriu", "lug"])
        t.play(0, "lug").quiet()
        assert (t["tales 0"], t["tale discards"], t["actions 0"]) == ("lug", "eriu", "migration")

    def test_all_cards_may_be_discarded(self) -> None:
        t = self.table().play(0, "misty-lands-card", "bard", "migration", "new-clans")
        t.by_chance("eriu", "lug", "spear").play(0, "spear").quiet()
        assert (t["tales 0"], t["tale discards"], t["actions 0"]) == ("spear", "eriu lug", "")
        assert t["discards"] == "bard migration new-clans"

    @rule("INI-Q49")
    def test_without_an_action_card_it_is_played_for_nothing(self) -> None:
        t = self.table(actions_0="").play(0, "misty-lands-card").quiet()
        assert (t["tales 0"], t["advantages down"]) == ("", "misty-lands")
        assert t.told("drew") == []

    def test_tales_held_before_are_not_among_the_choice(self) -> None:
        t = self.table(tales_0="ogma").play(0, "misty-lands-card", "bard", "new-clans", "enough")
        assert t.by_chance("eriu", "lug").quiet().asked == (0, "keep-tale", ["eriu", "lug"])
        assert t.play(0, "lug").quiet()["tales 0"] == "lug ogma"

    @rule("INI-Q45", "INI-R31", "INI-R33")
    def test_the_action_cards_are_discarded_unseen_and_the_tales_openly(self) -> None:
        t = self.table().play(0, "misty-lands-card", "bard", "new-clans", "enough")
        t.by_chance("eriu", "lug").play(0, "lug").quiet()
        assert [t.seen(viewer, "discards") for viewer in (0, 1, 3)] == ["bard new-clans", "? ?", "? ?"]
        assert [t.seen(viewer, "tale discards") for viewer in (0, 1, 3)] == ["eriu"] * 3
        assert t.seen(1, "tales 0") == "?"

    @rule("INI-EPI-08", "INI-Q19")
    def test_the_dagda_among_those_discarded_shuffles_all_into_the_deck(self) -> None:
        t = self.table(tale_discards="horses nuada").play(0, "misty-lands-card", "bard", "new-clans", "enough")
        t.by_chance("dagda", "lug").play(0, "lug").quiet()
        assert (t["tales 0"], t["tale discards"]) == ("lug", "")
        assert t.told("shuffled") != []

    @rule("INI-R43")
    def test_an_empty_deck_is_made_anew_from_the_discards(self) -> None:
        t = self.table(tales_1="dagda", tale_discards=DECK).play(0, "misty-lands-card", "bard", "new-clans", "enough")
        t.by_chance("tuan", "lug").play(0, "tuan").quiet()
        assert t["tales 0"] == "tuan"
        assert t["tale discards"] == "lug"

    @rule("INI-R44")
    def test_when_the_tales_run_out_fewer_are_drawn(self) -> None:
        t = self.table(tales_1=f"dagda {DECK}").play(0, "misty-lands-card", "bard", "new-clans", "enough")
        t.by_chance("tuan").quiet()
        assert (t["tales 0"], t["actions 0"]) == ("tuan", "migration")

    def test_it_is_a_season_card_and_the_valley_may_follow(self) -> None:
        t = self.table().play(0, "misty-lands-card", "bard", "enough").by_chance("eriu")
        assert t.offered_to("valley-card") == [0]


@rule("INI-ADV-12")
class TestPlains:
    """Plains: move one or more of your clans from the Plains to one or more neighbours. May start clashes."""

    def played(self, *numbers: str, **lines: str) -> Table:
        """Return a table where seat 0 has played the Plains, sending clans to Cove, Hills and Valley."""
        values = {
            "clans_0": "plains=4 cove=1",
            "clans_1": "cove=1",
            "clans_2": "hills=1 valley=1",
            "capital": "plains",
        } | lines
        t = inis(3, 0, "valley cove plains hills swamp", advantages_0="plains valley", **values)
        return t.play(0, "plains-card", *numbers)

    def asked_in(self, *numbers: str) -> list[str]:
        """Return for which territories a number is asked."""
        t = self.played()
        found = []
        for number in numbers:
            question = t.state.question()
            assert question is not None
            found.append(("cove", "hills", "valley")[(0, 4, 15).index(question.about)])
            t.play(0, number)
        return found

    def test_neighbours_of_the_plains_are_asked_for_and_no_other_territory(self) -> None:
        assert self.asked_in("1", "1", "2") == ["cove", "hills", "valley"]

    def test_clans_go_to_several_neighbours(self) -> None:
        t = self.played("1", "1", "1")
        assert (t.clans("plains")[0], t.clans("cove")[0], t.clans("hills")[0], t.clans("valley")[0]) == (1, 2, 1, 1)

    @rule("INI-Q49")
    def test_at_least_one_clan_has_to_move(self) -> None:
        t = self.played("0", "0")
        assert t.asked == (0, "how-many", ["1", "2", "3", "4"])

    @rule("INI-R46", "INI-R47")
    def test_it_starts_several_clashes_and_the_mover_chooses_their_order(self) -> None:
        t = self.played("1", "1", "1").quiet()
        assert t.asked == (0, "which-clash", ["cove", "hills", "valley"])
        t.play(0, "hills", "peace").play(2, "peace").quiet()
        assert t.asked == (0, "which-clash", ["cove", "valley"])
        t.play(0, "valley", "peace").play(2, "peace").quiet()
        assert t.play(0, "peace").play(1, "peace").quiet().asked == (1, "turn", ["pass"])
        assert t.places("clash") == [(0, "hills"), (0, "valley"), (0, "cove")]

    def test_no_clash_starts_where_no_opponent_is(self) -> None:
        t = self.played("0", "4", clans_2="valley=1").quiet()
        assert (t.told("clash"), t.asked) == ([], (1, "turn", ["pass"]))

    @rule("INI-Q49")
    def test_without_a_clan_in_the_plains_it_is_played_for_nothing(self) -> None:
        t = self.played(clans_0="cove=3").quiet()
        assert t.asked == (1, "turn", ["pass"])
        assert (t.told("moved"), t["advantages down"]) == ([], "plains")

    def test_it_is_a_season_card_and_the_valley_may_follow(self) -> None:
        t = self.played("0", "1", "0", clans_2="valley=1")
        assert t.offered_to("valley-card") == [0]


@rule("INI-ADV-15")
class TestSwamp:
    """Swamp: nothing happens. It is a Season card, so playing it is not passing."""

    def table(self, **lines: str) -> Table:
        """Return a table where seat 0 may play the Swamp."""
        clans = {"clans_0": "cove=1", "clans_1": "cove=1", "clans_2": "valley=1"}
        return inis(3, 0, "valley cove plains swamp", advantages_0="swamp valley", **clans, **lines)

    def test_nothing_happens(self) -> None:
        t = self.table(actions_0="bard").play(0, "swamp-card").quiet()
        assert t.cards("played") == [(0, "swamp-card")]
        assert [GAME.events[fact.kind] for fact in t.events] == ["played", "no-effect"]
        assert (t["advantages 0"], t["advantages down"]) == ("valley", "swamp")

    @rule("INI-R30", "INI-Q48")
    def test_it_breaks_a_chain_of_passes(self) -> None:
        t = self.table(passed="1 2").play(0, "swamp-card").quiet()
        assert t["passed"] == ""
        t.play(1, "pass").play(2, "pass")
        assert t.asked == (0, "turn", ["pass"])
        assert t.play(0, "pass").told("season-over") != []

    @rule("INI-ADV-16")
    def test_the_valley_may_follow(self) -> None:
        t = self.table().play(0, "swamp-card").react(0, "valley-card", "cove").quiet()
        assert t["clans 0"] == "cove=2"

    @rule("INI-R28")
    def test_the_brenn_may_open_the_season_with_it(self) -> None:
        t = self.table(frames="round step=2 > season seat=0 n=1 step=1 > turn seat=0 n=1")
        assert t.asked == (0, "turn", ["swamp-card"])
