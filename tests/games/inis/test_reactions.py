"""Reactions inside reactions: triskel cards that answer triskel cards."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.table import ASSEMBLY, Table, inis

WAR = {"clans_0": "hills=3 valley=1", "clans_1": "hills=3 cove=2", "clans_2": "plains=1", "clans_3": "plains=1"}
LAND = "valley cove plains hills iron-mine forest stone-circle mountains meadows moor highlands"


def attacked(**lines: str) -> Table:
    """Return a table at which seat 0 attacks seat 1 in the Hills."""
    given = {"actions_0": "warlord bard", "actions_1": "druid festival"}
    return inis(4, 0, LAND, **(WAR | given | lines)).play(0, "warlord", "hills", "seat 1")


def placed(**lines: str) -> Table:
    """Return a table at which seat 0 has declared New Clans."""
    clans = {"clans_0": "valley=1", "clans_1": "cove=1", "clans_2": "hills=1 stone-circle=1"}
    return inis(3, 0, LAND, **(clans | {"actions_0": "new-clans bard"} | lines)).play(
        0, "new-clans", "valley", "valley"
    )


@rule("INI-EPI-08", "INI-R42")
class TestTheDagdaInAClash:
    """The Dagda answers the cards that answer an Attack."""

    @rule("INI-ADV-05", "INI-R32")
    def test_hills_answered_by_the_dagda_do_not_stop_the_attack(self) -> None:
        t = attacked(tales_0="dagda", advantages_1="hills").react(1, "hills-card")
        assert t.on_offer() == {0: ["dagda"]}
        t.react(0, "dagda").quiet()
        assert t.asked == (1, "pay", ["druid", "festival", "clan"])
        assert (t["advantages 1"], t["advantages down"]) == ("", "hills")

    @rule("INI-ADV-05")
    def test_hills_that_nobody_answers_stop_it(self) -> None:
        t = attacked(tales_0="dagda", advantages_1="hills").react(1, "hills-card")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert (t["clans 1"], t["actions 1"]) == ("cove=2 hills=3", "druid festival")

    @rule("INI-ADV-05", "INI-ACT-14", "INI-EPI-27", "INI-Q61")
    def test_raid_and_streng_may_follow_an_attack_that_hills_stopped_but_not_the_bard(self) -> None:
        t = attacked(actions_0="warlord bard raid", tales_0="streng", advantages_1="hills").react(1, "hills-card")
        assert t.onward().on_offer() == {0: ["raid", "streng"]}

    @rule("INI-ADV-06", "INI-ADV-05", "INI-R38")
    def test_iron_mine_answered_by_the_dagda_and_then_the_attack_by_hills(self) -> None:
        t = attacked(advantages_0="iron-mine", tales_1="dagda", advantages_1="hills").react(0, "iron-mine-card")
        assert t.on_offer() == {1: ["dagda"]}
        t.react(1, "dagda")
        assert t.onward().on_offer() == {1: ["hills-card"]}
        assert t.react(1, "hills-card").quiet().asks() == (1, "manoeuvre")
        assert (t["clans 1"], t["actions 1"]) == ("cove=2 hills=3", "druid festival")

    @rule("INI-ADV-06")
    def test_iron_mine_answered_by_the_dagda_leaves_an_ordinary_attack(self) -> None:
        t = attacked(advantages_0="iron-mine", tales_1="dagda").react(0, "iron-mine-card").react(1, "dagda").quiet()
        assert t.asked == (1, "pay", ["druid", "festival", "clan"])

    @rule("INI-ADV-06", "INI-ADV-05", "INI-R38")
    def test_hills_stop_an_attack_with_the_iron_mine_too(self) -> None:
        t = attacked(advantages_0="iron-mine", advantages_1="hills").react(0, "iron-mine-card").react(1, "hills-card")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert (t["clans 1"], t["actions 1"], t["advantages down"]) == (
            "cove=2 hills=3",
            "druid festival",
            "hills iron-mine",
        )

    @rule("INI-EPI-10", "INI-EPI-13", "INI-ACT-01", "INI-Q2")
    def test_club_answered_by_the_dagda_then_diarmuid_and_the_bard_is_still_valid(self) -> None:
        t = attacked(tales_0="dagda", tales_1="club diarmuid").play(1, "clan").react(1, "club")
        assert t.on_offer() == {0: ["dagda"]}
        t.react(0, "dagda")
        assert t.onward().on_offer() == {1: ["diarmuid"]}
        t.react(1, "diarmuid", "cove")
        assert t.onward().on_offer() == {0: ["bard"]}
        t.react(0, "bard").quiet()
        assert (t["clans 1"], t["deeds"]) == ("cove=3 hills=2", "1 0 0 0")

    @rule("INI-EPI-10", "INI-ACT-01", "INI-Q2")
    def test_club_that_nobody_answers_leaves_nothing_to_diarmuid_and_the_bard(self) -> None:
        t = attacked(tales_1="club diarmuid").play(1, "clan").react(1, "club")
        assert t.onward().on_offer() == {}
        assert t.quiet().asks() == (1, "manoeuvre")
        assert (t["clans 1"], t["deeds"], t["tales 1"]) == ("cove=2 hills=3", "0 0 0 0", "diarmuid")

    @rule("INI-EPI-13", "INI-R11")
    def test_diarmuid_answered_by_the_dagda_the_clan_goes_home(self) -> None:
        t = attacked(tales_0="dagda", tales_1="diarmuid").play(1, "clan").react(1, "diarmuid", "cove").react(0, "dagda")
        t.quiet()
        assert t["clans 1"] == "cove=2 hills=2"

    @rule("INI-EPI-09")
    def test_the_cauldron_answered_by_the_dagda_gives_nothing_back(self) -> None:
        t = attacked(tales_0="dagda", tales_1="cauldron").play(1, "clan").react(1, "cauldron").react(0, "dagda").quiet()
        t.play(1, "peace").play(0, "peace").quiet()
        assert (t["clans 1"], t["clash"]) == ("cove=2 hills=2", "none")

    @rule("INI-EPI-27")
    def test_streng_answered_by_the_dagda_gains_no_deed(self) -> None:
        t = attacked(tales_0="streng", tales_1="dagda").play(1, "druid").react(0, "streng").react(1, "dagda").quiet()
        assert (t["deeds"], t["tale discards"]) == ("0 0 0 0", "")
        assert t.told("shuffled") == [(-1, -1, -1, 2)]

    @rule("INI-EPI-02")
    def test_battle_frenzy_answered_by_the_dagda_leaves_clans_sheltered(self) -> None:
        lines = {"actions_0": "warlord", "tales_0": "battle-frenzy", "tales_1": "dagda", "citadels": "hills=1"}
        t = inis(4, 0, LAND, **WAR, **lines).play(0, "warlord", "hills").play(1, "shelter")
        t.react(0, "battle-frenzy").react(1, "dagda").quiet()
        assert t["sheltered"] == "0 1 0 0"

    @rule("INI-ADV-04")
    def test_highlands_answered_by_the_dagda_leave_the_instigator(self) -> None:
        clans = {"clans_0": "highlands=2", "clans_1": "highlands=2", "clans_2": "plains=1"}
        lines = {"actions_0": "warlord", "advantages_1": "highlands", "tales_2": "dagda"}
        t = inis(3, 0, LAND, **clans, **lines).play(0, "warlord", "highlands")
        t.react(1, "highlands-card", "seat 1").react(2, "dagda")
        assert t.quiet().asks() == (0, "manoeuvre")

    @rule("INI-Q59", "INI-EPI-24", "INI-R60")
    def test_a_manoeuvre_answered_by_the_dagda_is_used_up(self) -> None:
        lines = {"actions_0": "warlord", "tales_0": "ogma", "tales_1": "dagda"}
        t = inis(4, 0, LAND, **WAR, **lines).play(0, "warlord", "hills", "ogma").react(1, "dagda")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert t["clash"] == "hills"


@rule("INI-ACT-09", "INI-Q18", "INI-R42")
class TestGeis:
    """Geis answers Action cards played for their triskel."""

    @rule("INI-ACT-01")
    def test_the_bard_answered_by_geis_gains_no_deed(self) -> None:
        t = attacked(actions_1="geis").play(1, "clan").react(0, "bard")
        assert t.on_offer() == {1: ["geis"]}
        t.react(1, "geis").quiet()
        assert (t["deeds"], t["actions 0"], t["actions 1"]) == ("0 0 0 0", "", "")
        assert {"bard", "geis"} <= set(t["discards"].split())

    @rule("INI-ACT-17")
    def test_the_warlord_answered_by_geis_places_nothing_and_changes_no_order(self) -> None:
        lines = {"actions_0": "warlord bard", "actions_1": "geis druid", "tales_0": "horses"}
        t = (
            inis(4, 0, LAND, **WAR, **lines)
            .play(0, "horses", "valley", "hills", "1")
            .play(0, "seat 1")
            .play(1, "druid")
        )
        t.react(0, "warlord", "seat 0").react(1, "geis")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert t.clans("hills") == [4, 3, 0, 0]

    @rule("INI-ACT-10")
    def test_the_master_craftsman_answered_by_geis_gives_nothing_away(self) -> None:
        lines = {"actions_0": "master-craftsman", "actions_1": "geis", "tales_0": "stone-of-fal"}
        t = inis(4, 0, LAND, **WAR, **lines).play(0, "stone-of-fal").react(0, "master-craftsman", "seat 2")
        t.react(1, "geis").quiet()
        assert (t["deeds"], t["tales 2"], t["tale discards"]) == ("0 0 0 0", "", "stone-of-fal")

    @rule("INI-ADV-16")
    def test_the_valley_follows_a_card_that_geis_has_cancelled(self) -> None:
        t = placed(actions_1="geis", advantages_0="valley").react(1, "geis")
        assert t.onward().on_offer() == {0: ["valley-card"]}
        t.react(0, "valley-card", "valley").quiet()
        assert t["clans 0"] == "valley=2"


@rule("INI-EPI-17", "INI-Q35")
class TestLugAndGeis:
    """Lug Samildanach may take the Geis and, after it, the card it cancelled."""

    def table(self, **lines: str) -> Table:
        return placed(**({"actions_1": "geis druid", "tales_2": "lug"} | lines)).react(1, "geis")

    def test_it_may_take_the_geis(self) -> None:
        t = self.table()
        assert t.on_offer() == {2: ["lug"]}
        t.react(2, "lug").quiet()
        assert (t["actions 2"], t["discards"], t["clans 0"]) == ("geis", "new-clans", "valley=1")

    def test_it_may_let_the_geis_go_and_take_the_card_cancelled(self) -> None:
        t = self.table()
        t.pass_window(besides=-1)
        assert t.onward().on_offer() == {2: ["lug"]}
        t.react(2, "lug").quiet()
        assert (t["actions 2"], t["discards"], t["clans 0"]) == ("new-clans", "geis", "valley=1")

    @rule("INI-ADV-14", "INI-Q37")
    def test_taken_back_by_the_stone_circle_it_may_take_both(self) -> None:
        t = (
            self.table(advantages_2="stone-circle")
            .react(2, "lug")
            .react(2, "stone-circle-card")
            .react(2, "lug")
            .quiet()
        )
        assert (t["actions 2"], t["discards"], t["clans 2"]) == ("geis new-clans", "", "hills=1")

    def test_its_own_player_may_take_the_geis_back(self) -> None:
        t = self.table(tales_2="", tales_1="lug").react(1, "lug").quiet()
        assert t["actions 1"] == "druid geis"

    def test_the_player_of_the_cancelled_card_may_take_it_back(self) -> None:
        t = self.table(tales_2="", tales_0="lug")
        t.pass_window(besides=-1)
        t.react(0, "lug").quiet()
        assert (t["actions 0"], t["clans 0"]) == ("bard new-clans", "valley=1")

    @rule("INI-EPI-08")
    def test_answered_by_the_dagda_it_takes_nothing(self) -> None:
        t = placed(tales_2="lug", tales_1="dagda").react(2, "lug").react(1, "dagda").quiet()
        assert (t["actions 2"], t["discards"], t["clans 0"]) == ("", "new-clans", "valley=3")


@rule("INI-EPI-08")
class TestTheDagdaElsewhere:
    """The Dagda answers any Epic Tale and any Advantage card, even the player's own."""

    @rule("INI-Q35")
    def test_ones_own_advantage_card(self) -> None:
        t = placed(advantages_0="valley", tales_0="dagda").react(0, "valley-card", "valley")
        assert t.on_offer() == {0: ["dagda"]}
        t.react(0, "dagda").quiet()
        assert (t["clans 0"], t["advantages down"]) == ("valley=3", "valley")

    @rule("INI-ADV-02", "INI-Q35")
    def test_the_forest_may_follow_the_dagda_itself_and_not_again_the_card_it_answered(self) -> None:
        clans = {"clans_0": "valley=1", "clans_1": "cove=1"}
        t = inis(2, 0, LAND, **clans, tales_0="stone-of-fal dagda", advantages_0="forest").play(0, "stone-of-fal")
        t.react(0, "dagda")
        assert t.on_offer() == {0: ["forest-card"]}
        t.react(0, "forest-card").left_to_chance().quiet()
        assert (t["clans 0"], len(t["tales 0"].split()), t["advantages down"]) == ("valley=1", 1, "forest")

    @rule("INI-ADV-02")
    def test_the_forest_answered_by_it_draws_nothing(self) -> None:
        clans = {"clans_0": "valley=1", "clans_1": "cove=1"}
        t = inis(2, 0, LAND, **clans, tales_0="stone-of-fal", tales_1="dagda", advantages_0="forest")
        t.play(0, "stone-of-fal").react(0, "forest-card").react(1, "dagda").quiet()
        assert (t["clans 0"], t["tales 0"], t["tale discards"]) == ("valley=3", "", "stone-of-fal")

    @rule("INI-ADV-14", "INI-Q50")
    def test_the_stone_circle_answered_by_it_costs_no_clan_and_takes_nothing(self) -> None:
        clans = {"clans_0": "valley=1 stone-circle=1", "clans_1": "cove=1"}
        t = inis(2, 0, LAND, **clans, tales_0="stone-of-fal", tales_1="dagda", advantages_0="stone-circle")
        t.play(0, "stone-of-fal").react(0, "stone-circle-card").react(1, "dagda").quiet()
        assert (t["clans 0"], t["tales 0"], t["tale discards"]) == ("stone-circle=1 valley=3", "", "stone-of-fal")

    @rule("INI-ADV-08")
    def test_the_meadows_answered_by_it_add_no_card(self) -> None:
        clans = {"clans_0": "valley=1", "clans_1": "cove=1"}
        t = inis(2, 0, LAND, **clans, actions_0="bard", advantages_0="meadows", tales_1="dagda").play(0, "bard").quiet()
        t.chance("ogma")
        t.react(0, "meadows-card").react(1, "dagda").quiet()
        assert (t["tales 0"], t["drawn 0"], t.told("discarded")) == ("ogma", "", [])

    @rule("INI-ADV-11", "INI-TILE-2")
    def test_the_mountains_answered_by_it_must_be_paid(self) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1"}
        lines = {"actions_0": "druid", "tales_0": "horses", "tales_1": "dagda", "advantages_0": "mountains"}
        t = inis(2, 0, LAND, **clans, **lines).play(0, "horses", "valley", "mountains", "1")
        t.pass_window(besides=-1)
        t.react(0, "mountains-card").react(1, "dagda").quiet()
        assert t.asked == (0, "toll", ["druid", "clan"])

    @rule("INI-ADV-10")
    def test_the_moor_answered_by_it_shows_nothing(self) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1"}
        t = inis(2, 0, LAND, **clans, tales_0="ogma", tales_1="dagda", advantages_0="moor").play(0, "look", "seat 1")
        assert t.on_offer() == {1: ["dagda"]}
        t.react(1, "dagda").quiet()
        assert (t.told("saw-tales"), t["advantages down"]) == ([], "moor")

    @rule("INI-EPI-23")
    @pytest.mark.parametrize(("answered", "following"), [(False, 2), (True, 1)])
    def test_oengus_answered_by_it_leaves_the_turn_to_the_next(self, answered: bool, following: int) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "hills=1"}
        t = inis(3, 0, LAND, **clans, actions_0="druid", tales_1="dagda", tales_2="oengus").play(0, "pass")
        t.react(2, "oengus")
        if answered:
            t.react(1, "dagda")
        assert t.quiet().asks() == (following, "turn")

    @rule("INI-EPI-05")
    def test_cathbad_answered_by_it_leaves_the_card_set_aside_to_chance(self) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "hills=1"}
        t = inis(3, 0, LAND, frames=ASSEMBLY, aside="", **clans, tales_1="dagda", tales_2="cathbad")
        t.react(2, "cathbad").react(1, "dagda").quiet().left_to_chance().quiet()
        assert t.asked is not None
        assert t.asked[1] == "keep"
        assert (len(t["aside"].split()), t["tale discards"]) == (1, "")

    @rule("INI-ADV-16")
    def test_an_advantage_card_of_an_opponent(self) -> None:
        t = placed(advantages_0="valley", tales_1="dagda").react(0, "valley-card", "valley")
        assert t.on_offer() == {1: ["dagda"]}
        t.react(1, "dagda").quiet()
        assert (t["clans 0"], t["tales 1"]) == ("valley=3", "")
