"""Advantage cards of clashes, and the one that pays no toll: Highlands, Hills, Iron Mine, Mountains."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.table import Table, inis


@rule("INI-ADV-04", "INI-Q10")
class TestHighlands:
    """Highlands: in a clash in the Highlands choose a player with an exposed clan, who is the instigator now."""

    def clash(self, where: str = "highlands", **lines: str) -> Table:
        """Return a table where seat 0 has started a clash with the Warlord; seat 1 holds the Highlands."""
        values = {
            "clans_0": f"{where}=3",
            "clans_1": f"{where}=2",
            "clans_2": f"{where}=1",
            "citadels": f"{where}=1",
            "actions_0": "warlord",
            "advantages_1": "highlands",
        } | lines
        return inis(3, 0, "valley highlands cove hills", **values).play(0, "warlord", where)

    def test_it_is_offered_after_the_citadels(self) -> None:
        t = self.clash()
        assert t.offered_to("highlands-card") == []
        t.play(1, "stay").play(2, "shelter")
        assert t.may_react(1) == ["highlands-card"]

    def test_it_is_offered_without_a_citadel_too(self) -> None:
        assert self.clash(citadels="").offered_to("highlands-card") == [1]

    def test_only_players_with_an_exposed_clan_are_offered(self) -> None:
        t = self.clash().play(1, "stay").play(2, "shelter").react(1, "highlands-card")
        assert t.asked == (1, "who-instigates", ["seat 0", "seat 1"])

    @rule("INI-R52")
    @pytest.mark.parametrize("first", [1, 2])
    def test_the_one_chosen_makes_the_first_manoeuvre_and_the_next_follow(self, first: int) -> None:
        t = self.clash(citadels="", clans_2="highlands=2").react(1, "highlands-card", f"seat {first}").quiet()
        assert t.told("instigates") == [(first, -1, 3, 0)]
        following = (first + 1) % 3
        t.play(first, f"seat {following}").quiet()
        assert t.asks() == (following, "manoeuvre")

    def test_it_may_be_left(self) -> None:
        t = self.clash(citadels="").quiet()
        assert (t.asks(), t["advantages 1"]) == ((0, "manoeuvre"), "highlands")

    def test_it_is_not_for_a_clash_elsewhere(self) -> None:
        assert self.clash("cove", citadels="").offered_to("highlands-card") == []

    def test_its_holder_need_not_be_there(self) -> None:
        t = self.clash(citadels="", clans_1="valley=1")
        assert t.offered_to("highlands-card") == [1]

    def test_it_is_for_its_holder_only(self) -> None:
        assert self.clash(citadels="", advantages_1="", advantages_2="highlands").offered_to("highlands-card") == [2]

    @rule("INI-EPI-18")
    def test_lugs_spear_silences_it(self) -> None:
        t = self.clash(citadels="", tales_2="spear").react(2, "spear")
        assert t.offered_to("highlands-card") == []

    @rule("INI-Q12", "INI-R48")
    @pytest.mark.parametrize("highlands", ["resolution", "start"])
    def test_the_festival_is_paid_by_who_was_instigator_before(self, highlands: str) -> None:
        t = self.clash(citadels="", feast="highlands", highlands=highlands).react(1, "highlands-card", "seat 1").quiet()
        assert t.places("removed") == [(0, "highlands")]
        assert t.clans("highlands") == [2, 2, 1]

    def test_at_the_start_of_the_clash_everybody_there_is_exposed(self) -> None:
        t = self.clash(highlands="start").react(1, "highlands-card")
        assert t.asked == (1, "who-instigates", ["seat 0", "seat 1", "seat 2"])

    @rule("INI-R49")
    def test_chosen_at_the_start_the_new_instigator_takes_no_shelter(self) -> None:
        t = self.clash(highlands="start").react(1, "highlands-card", "seat 1").quiet()
        assert t.asked == (2, "take-shelter", ["shelter", "stay"])
        t.play(2, "stay")
        assert t.asked == (0, "take-shelter", ["shelter", "stay"])
        t.play(0, "stay").quiet()
        assert t.asks() == (1, "manoeuvre")

    def test_at_the_start_it_is_not_offered_after_the_citadels(self) -> None:
        t = self.clash(highlands="start").quiet()
        t.play(1, "shelter")
        assert t.offered_to("highlands-card") == []


@rule("INI-ADV-05")
class TestHills:
    """Hills: when you are attacked in the Hills ignore the Attack."""

    def attacked(self, where: str = "hills", **lines: str) -> Table:
        """Return a table where seat 0 attacks seat 1, who holds the Hills."""
        values = {
            "clans_0": f"{where}=2",
            "clans_1": f"{where}=2",
            "clans_2": f"{where}=1",
            "actions_0": "warlord bard",
            "actions_1": "druid citadel",
            "advantages_1": "hills",
        } | lines
        return inis(3, 0, "valley hills cove iron-mine", **values).play(0, "warlord", where, "seat 1")

    def test_no_clan_is_removed_and_no_card_discarded(self) -> None:
        t = self.attacked().react(1, "hills-card").quiet()
        assert (t.clans("hills"), t["actions 1"]) == ([2, 2, 1], "citadel druid")
        assert t["advantages down"] == "hills"
        assert t.asked == (1, "manoeuvre", ["seat 0", "seat 2", "peace"])

    def test_it_is_for_an_attack_in_the_hills_only(self) -> None:
        assert self.attacked("cove").offered_to("hills-card") == []

    @pytest.mark.parametrize("holder", [0, 2])
    def test_it_is_for_the_player_attacked_only(self, holder: int) -> None:
        t = self.attacked(**{"advantages_1": "", f"advantages_{holder}": "hills"})
        assert t.offered_to("hills-card") == []

    def test_it_is_for_one_attack(self) -> None:
        t = self.attacked(clans_2="hills=2").react(1, "hills-card").play(1, "seat 2").play(2, "seat 1")
        assert t.offered_to("hills-card") == []
        assert t.asked == (1, "pay", ["citadel", "druid", "clan"])

    @rule("INI-ADV-06", "INI-R38")
    @pytest.mark.parametrize("order", [["0 iron-mine-card", "1 hills-card"], ["1 hills-card", "0 iron-mine-card"]])
    def test_it_ignores_an_attack_with_the_iron_mine_too(self, order: list[str]) -> None:
        t = self.attacked(advantages_0="iron-mine")
        for word in order:
            t.react(int(word[0]), word[2:])
        assert (t.quiet().clans("hills"), t["actions 1"]) == ([2, 2, 1], "citadel druid")
        assert t["advantages down"] == "hills iron-mine"

    @rule("INI-ADV-06", "INI-R41", "INI-Q31")
    def test_when_both_want_to_answer_the_attacker_is_first_and_all_are_asked_again(self) -> None:
        t = self.attacked(advantages_0="iron-mine")
        t.answer(1, "hills-card")
        t.answer(0, "iron-mine-card")
        assert t["advantages down"] == "iron-mine"
        assert (t.asked_of(0), t.may_react(1)) == ([], ["hills-card"])

    @rule("INI-EPI-10")
    def test_it_ignores_an_attack_with_the_dagdas_club_too(self) -> None:
        t = self.attacked(tales_0="club").react(0, "club", "clan").react(1, "hills-card").quiet()
        assert (t.clans("hills"), t["actions 1"]) == ([2, 2, 1], "citadel druid")

    @rule("INI-EPI-27", "INI-ACT-01")
    def test_the_attack_was_made_but_removed_nothing(self) -> None:
        assert self.attacked(tales_0="streng").react(1, "hills-card").offered_to("streng") == [0]
        assert self.attacked().react(1, "hills-card").offered_to("bard") == []

    @rule("INI-EPI-18")
    def test_lugs_spear_silences_it(self) -> None:
        hands = {"actions_0": "warlord", "tales_0": "spear", "advantages_1": "hills"}
        t = inis(2, 0, "valley hills cove", clans_0="hills=1", clans_1="hills=1", **hands)
        t.play(0, "warlord", "hills").react(0, "spear").play(0, "seat 1")
        assert t.offered_to("hills-card") == []
        assert t.clans("hills") == [1, 0]


@rule("INI-ADV-06")
class TestIronMine:
    """Iron Mine: when you make an Attack the player attacked removes an exposed clan and discards an Action card."""

    def attack(self, **lines: str) -> Table:
        """Return a table where seat 0, who holds the Iron Mine, attacks seat 1 in the Cove."""
        values = {
            "clans_0": "cove=2",
            "clans_1": "cove=2",
            "actions_0": "warlord bard",
            "actions_1": "druid citadel",
            "advantages_0": "iron-mine",
            "clans_2": "cove=1",
        } | lines
        return inis(3, 0, "valley iron-mine cove hills", **values).play(0, "warlord", "cove").play(0, "seat 1")

    def test_a_clan_is_removed_and_a_card_discarded(self) -> None:
        t = self.attack().react(0, "iron-mine-card").quiet()
        assert t.asked == (1, "pay", ["citadel", "druid"])
        t.play(1, "druid").quiet()
        assert (t.clans("cove"), t["actions 1"]) == ([2, 1, 1], "citadel")
        assert t["advantages down"] == "iron-mine"

    @rule("INI-R44")
    def test_without_an_action_card_only_the_clan_is_removed(self) -> None:
        t = self.attack(actions_1="").react(0, "iron-mine-card").quiet()
        assert (t.clans("cove"), t.asked) == ([2, 1, 1], (1, "manoeuvre", ["seat 0", "seat 2", "peace"]))

    def test_it_may_be_left(self) -> None:
        t = self.attack().quiet()
        assert t.asked == (1, "pay", ["citadel", "druid", "clan"])

    def test_it_is_for_the_attacker_only(self) -> None:
        assert self.attack().offered_to("iron-mine-card") == [0]
        assert self.attack(advantages_0="", advantages_1="iron-mine").offered_to("iron-mine-card") == []

    def test_it_is_for_one_attack(self) -> None:
        t = self.attack(clans_2="valley=1").react(0, "iron-mine-card").play(1, "druid", "seat 0").play(0, "clan")
        t.play(0, "seat 1")
        assert t.offered_to("iron-mine-card") == []
        assert t.asked == (1, "pay", ["citadel", "clan"])

    @rule("INI-ACT-01")
    def test_the_bard_may_follow(self) -> None:
        t = self.attack().react(0, "iron-mine-card").play(1, "druid").react(0, "bard").quiet()
        assert t["deeds"] == "1 0 0"

    @rule("INI-EPI-10", "INI-Q2")
    def test_the_dagdas_club_saves_the_clan_but_not_the_card(self) -> None:
        t = self.attack(tales_1="club").react(0, "iron-mine-card").play(1, "druid").react(1, "club").quiet()
        assert (t.clans("cove"), t["actions 1"], t["deeds"]) == ([2, 2, 1], "citadel", "0 0 0")

    @rule("INI-Q53")
    @pytest.mark.parametrize("choice", ["clan", "card"])
    def test_with_the_dagdas_club_of_the_attacker_both_are_due(self, choice: str) -> None:
        t = self.attack(tales_0="club").react(0, "iron-mine-card").react(0, "club", choice).play(1, "druid").quiet()
        assert (t.clans("cove"), t["actions 1"]) == ([2, 1, 1], "citadel")

    @rule("INI-R50")
    def test_a_sheltered_clan_is_not_removed(self) -> None:
        hands = {"actions_0": "warlord", "actions_1": "druid", "advantages_0": "iron-mine"}
        t = inis(2, 0, "valley iron-mine cove", clans_0="cove=2", clans_1="cove=2", citadels="cove=1", **hands)
        t.play(0, "warlord", "cove").play(1, "shelter").play(0, "seat 1").react(0, "iron-mine-card").play(1, "druid")
        assert (t.quiet().clans("cove"), t["sheltered"]) == ([2, 1], "0 1")
        assert t.asks() == (0, "manoeuvre")


@rule("INI-ADV-11")
class TestMountains:
    """Mountains: when you move clans into the Mountains ignore what the territory demands."""

    LAND = "valley mountains cove hills"

    def moved(self, **lines: str) -> Table:
        """Return a table where seat 0, who holds the Mountains, has moved clans there with Conquest."""
        values = {"clans_0": "valley=2", "clans_1": "cove=1", "actions_0": "conquest bard", "advantages_0": "mountains"}
        t = inis(2, 0, self.LAND, **values | lines)
        return t.play(0, "conquest", "mountains", "2")

    def test_nothing_is_paid(self) -> None:
        t = self.moved().react(0, "mountains-card").quiet()
        assert (t["clans 0"], t["actions 0"], t["advantages down"]) == ("mountains=2", "bard", "mountains")
        assert t.asked == (1, "turn", ["pass"])

    def test_it_may_be_left(self) -> None:
        t = self.moved().quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])
        assert t["advantages 0"] == "mountains"

    def test_it_is_offered_without_an_action_card_too(self) -> None:
        t = self.moved(actions_0="conquest").react(0, "mountains-card").quiet()
        assert t["clans 0"] == "mountains=2"

    @rule("INI-Q41", "INI-R45")
    def test_the_clash_takes_place_all_the_same(self) -> None:
        t = self.moved(clans_1="mountains=1").react(0, "mountains-card").quiet()
        assert t.places("clash") == [(0, "mountains")]
        assert t.clans("mountains") == [2, 1]

    def test_it_is_not_offered_for_the_move_of_somebody_else(self) -> None:
        assert self.moved(advantages_0="", advantages_1="mountains").offered_to("mountains-card") == []

    @rule("INI-TILE-2")
    def test_it_is_not_offered_for_placing(self) -> None:
        t = inis(
            2, 0, self.LAND, clans_0="mountains=1", clans_1="cove=1", actions_0="new-clans", advantages_0="mountains"
        )
        assert t.play(0, "new-clans", "mountains", "mountains").offered_to("mountains-card") == []

    def test_it_is_not_offered_for_a_move_elsewhere(self) -> None:
        t = inis(
            2, 0, self.LAND, clans_0="mountains=2", clans_1="cove=1", actions_0="conquest", advantages_0="mountains"
        )
        assert t.play(0, "conquest", "valley", "1").offered_to("mountains-card") == []

    @rule("INI-Q42", "INI-EPI-04")
    def test_who_is_moved_there_by_somebody_else_cannot_use_it(self) -> None:
        hands = {"actions_1": "bard", "advantages_1": "mountains", "tales_0": "breas"}
        t = inis(2, 0, self.LAND, clans_0="valley=1", clans_1="valley=2", **hands)
        t.play(0, "breas", "valley", "seat 1", "mountains")
        assert t.offered_to("mountains-card") == []
        assert t.asked == (1, "toll", ["bard", "clan"])

    @rule("INI-Q42", "INI-EPI-04")
    def test_who_moves_an_opponent_there_may_spare_the_toll(self) -> None:
        hands = {"actions_1": "bard", "advantages_0": "mountains", "tales_0": "breas"}
        t = inis(2, 0, self.LAND, clans_0="valley=1", clans_1="valley=2", **hands)
        t.play(0, "breas", "valley", "seat 1", "mountains").react(0, "mountains-card").quiet()
        assert (t["actions 1"], t["clans 1"]) == ("bard", "mountains=1 valley=1")

    def test_withdrawing_into_the_mountains_it_may_be_used(self) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "valley=1 mountains=1"}
        t = inis(
            2, 0, self.LAND, actions_0="warlord", actions_1="bard", advantages_1="mountains", **clans, capital="hills"
        )
        t.play(0, "warlord", "valley", "seat 1").play(1, "bard", "withdraw", "1").react(1, "mountains-card").quiet()
        assert t["clans 1"] == "mountains=2"
