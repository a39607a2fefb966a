"""The Action cards from Migration to Warlord: what they say, and the edges of it."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.situations import FULL, clash, here, invasion
from tests.games.inis.table import inis

COVE = TERRITORIES.index("cove")


@rule("INI-ACT-11")
class TestMigration:
    """Migration. Move one or more of your clans from one territory to one or more neighbours; may start clashes."""

    def test_clans_of_one_territory_spread_over_its_neighbours(self) -> None:
        """Each neighbour is asked by itself; some may stay."""
        t = inis(2, clans_0="cove=4 plains=1", clans_1="valley=1", actions_0="migration").play(0, "migration")
        assert t.asked == (0, "from", ["cove", "plains"])
        t.play(0, "cove")
        assert (t.asked, t.about()) == ((0, "how-many", ["0", "1", "2", "3", "4"]), "hills")
        t.play(0, "1")
        assert (t.asked, t.about()) == ((0, "how-many", ["0", "1", "2", "3"]), "plains")
        t.play(0, "2", "0").quiet()
        assert t["clans 0"] == "cove=1 hills=1 plains=3"
        assert t.told("clash") == []

    @rule("INI-Q49")
    def test_at_least_one_has_to_move(self) -> None:
        """One or more: when no neighbour got a clan the last one must get one."""
        t = here(actions_0="migration").play(0, "migration", "valley", "0")
        assert (t.asked, t.about()) == ((0, "how-many", ["1", "2"]), "plains")

    def test_when_all_have_gone_no_more_is_asked(self) -> None:
        """All clans went to the first neighbour."""
        t = inis(2, clans_0="valley=2", clans_1="hills=1", actions_0="migration").play(0, "migration", "valley", "2")
        assert t.quiet()["clans 0"] == "cove=2"
        assert t.asks() == (1, "turn")

    @rule("INI-R45", "INI-R46", "INI-R47")
    def test_it_may_start_several_clashes_settled_in_the_order_of_the_instigator(self) -> None:
        """The mover chooses which clash comes first; the other follows when it is over."""
        t = inis(3, clans_0="cove=3", clans_1="hills=1", clans_2="plains=1", actions_0="migration")
        t.play(0, "migration", "cove", "1", "1", "0").quiet()
        assert t.asked == (0, "which-clash", ["hills", "plains"])
        t.play(0, "plains").quiet()
        assert (t.asks(), t["clash"]) == ((0, "manoeuvre"), "plains")
        t.play(0, "peace").play(2, "peace").quiet()
        assert (t.asks(), t["clash"]) == ((0, "manoeuvre"), "hills")
        assert [fact[0] for fact in t.told("clash")] == [0, 0]

    @rule("INI-R40")
    def test_what_follows_a_season_card_waits_for_its_clashes(self) -> None:
        """The Valley is offered when the clash that Migration started is over, not before."""
        t = inis(2, clans_0="cove=2", clans_1="hills=1", actions_0="migration", advantages_0="valley")
        t.play(0, "migration", "cove", "1", "0", "0")
        assert (t.offered(0), t.kind) == ([], "manoeuvre")
        t.play(0, "peace").play(1, "peace")
        assert t.offered(0) == ["valley-card"]

    @rule("INI-TILE-2", "INI-Q41")
    def test_the_mountains_are_paid_before_the_clash(self) -> None:
        """A single clan moves to the Mountains and is paid with: there is no clash left to fight."""
        land = "valley cove mountains hills"
        t = inis(2, 0, land, clans_0="valley=2", clans_1="mountains=1", actions_0="migration")
        t.play(0, "migration", "valley", "0", "1").quiet()
        assert (t.clans("mountains"), t["clans 0"], t.told("clash")) == ([0, 1], "valley=1", [])

    @rule("INI-Q30")
    def test_everything_is_declared_before_geis(self) -> None:
        """From where, to where and how many is named before the window."""
        t = here(actions_0="migration", actions_1="geis").play(0, "migration", "valley", "1", "1")
        assert (t.may_react(1), t.told("moved")) == (["geis"], [])


@rule("INI-ACT-12")
class TestNewAlliance:
    """New Alliance. Where you are present place a clan, or replace one of an opponent who has two there."""

    def test_a_clan_may_be_placed(self) -> None:
        """Only where one is present; no clash."""
        t = here(actions_0="new-alliance").play(0, "new-alliance")
        assert t.asked == (0, "where", ["cove", "valley"])
        t.play(0, "valley", "place").quiet()
        assert (t.clans("valley"), t.told("clash")) == ([3, 2], [])

    def test_a_clan_of_an_opponent_with_two_may_be_replaced(self) -> None:
        """The clan goes home, and one of one's own stands in its place."""
        t = here(actions_0="new-alliance").play(0, "new-alliance", "valley", "seat 1").quiet()
        assert (t.clans("valley"), t.told("clash")) == ([3, 1], [])
        assert t.told_of("replaced") == [(0, -1, TERRITORIES.index("valley"), 0, 1)]

    def test_only_opponents_with_two_clans_there_may_be_chosen(self) -> None:
        """Clans elsewhere do not help, nor do one's own."""
        t = here(4, clans_2="valley=1 hills=5", clans_3="valley=4", actions_0="new-alliance")
        t.play(0, "new-alliance", "valley")
        assert t.asked == (0, "place-or-whose", ["seat 1", "seat 3", "place"])
        assert t.refused(0, "seat 2") == "INI-ACT-12"

    @rule("INI-Q20", "INI-R44")
    def test_with_an_empty_reserve_nothing_is_replaced(self) -> None:
        """The card may be played, but there is no clan to place or to replace with."""
        t = here(clans_0=FULL, actions_0="new-alliance").play(0, "new-alliance", "valley")
        assert t.asked == (0, "place-or-whose", ["place"])
        assert t.refused(0, "seat 1") == "INI-Q20"
        t.play(0, "place").quiet()
        assert (t["clans 0"], t.clans("valley"), t["discards"]) == ("cove=1 valley=11", [11, 2], "new-alliance")

    @rule("INI-Q20")
    @pytest.mark.parametrize("tale", ["club", "diarmuid"])
    def test_the_clan_replaced_was_not_removed(self, tale: str) -> None:
        """Neither The Dagda's Club nor Diarmuid may answer."""
        t = here(actions_0="new-alliance", tales_1=tale).play(0, "new-alliance", "valley", "seat 1")
        assert t.offered(1) == []
        assert t.told("removed") == []

    @rule("INI-Q20", "INI-R11")
    def test_the_clan_replaced_may_be_used_again(self) -> None:
        """It is back in its owner's reserve, which was empty."""
        t = here(clans_1="valley=11 hills=1", actions_0="new-alliance", actions_1="new-clans")
        t.play(0, "new-alliance", "valley", "seat 1").play(1, "new-clans", "hills").quiet()
        assert t["clans 1"] == "hills=2 valley=10"

    @rule("INI-Q30")
    def test_everything_is_declared_before_geis(self) -> None:
        """Where, and whose clan is to be replaced."""
        t = here(actions_0="new-alliance", actions_1="geis").play(0, "new-alliance", "valley", "seat 1")
        assert (t.may_react(1), t.clans("valley")) == (["geis"], [2, 2])


@rule("INI-ACT-13")
class TestNewClans:
    """New Clans. Place two clans in territories where you are present, together or apart."""

    @pytest.mark.parametrize(
        ("places", "clans"),
        [
            (["valley", "valley"], "cove=1 valley=4"),
            (["cove", "valley"], "cove=2 valley=3"),
            (["cove", "cove"], "cove=3 valley=2"),
        ],
    )
    def test_two_clans_are_placed_together_or_apart(self, places: list[str], clans: str) -> None:
        """Where one is present, both of them."""
        t = here(actions_0="new-clans").play(0, "new-clans", *places).quiet()
        assert (t["clans 0"], t.asks()) == (clans, (1, "turn"))

    def test_only_where_one_is_present_and_no_fewer(self) -> None:
        """Hills and Plains are not offered, and one cannot stop after the first."""
        t = here(actions_0="new-clans").play(0, "new-clans")
        assert t.asked == (0, "where", ["cove", "valley"])
        assert t.refused(0, "plains") == "INI-ACT-13"
        t.play(0, "cove")
        assert t.asked == (0, "where", ["cove", "valley"])

    @rule("INI-R1", "INI-R44")
    @pytest.mark.parametrize(
        ("clans", "words", "after"),
        [("valley=10 cove=1", ["cove"], "cove=2 valley=10"), (FULL, [], "cove=1 valley=11")],
    )
    def test_the_reserve_is_the_limit(self, clans: str, words: list[str], after: str) -> None:
        """With one clan left one is placed, with none left none."""
        t = here(clans_0=clans, actions_0="new-clans").play(0, "new-clans", *words).quiet()
        assert (t["clans 0"], t.asks()) == (after, (1, "turn"))

    @rule("INI-R45", "INI-R10")
    def test_placing_starts_no_clash(self) -> None:
        """New clans beside those of others live in peace, and the others keep theirs."""
        t = here(actions_0="new-clans").play(0, "new-clans", "valley", "valley").quiet()
        assert (t.clans("valley"), t.told("clash")) == ([4, 2], [])

    @rule("INI-Q30")
    def test_both_places_are_declared_before_geis(self) -> None:
        """No clan stands there yet when Geis may be played."""
        t = here(actions_0="new-clans", actions_1="geis").play(0, "new-clans", "valley", "cove")
        assert (t.may_react(1), t.told("placed")) == (["geis"], [])


@rule("INI-ACT-14")
class TestRaid:
    """Raid. After you made an Attack take a random Action card of the player attacked, or a clan if there is none."""

    @rule("INI-Q45")
    def test_a_random_action_card_is_taken_and_only_the_two_know_it(self) -> None:
        """Chance says which; it goes into the attacker's hand."""
        t = clash(4, actions_0="raid", actions_1="festival bard citadel", clans_2="hills=1")
        t.play(0, "seat 1").play(1, "citadel").react(0, "raid").quiet()
        assert t.asked == (-1, "random-action", ["bard", "festival"])
        t.chance("festival")
        t.quiet()
        assert (t["actions 0"], t["actions 1"], t.clans("cove")) == ("festival", "bard", [2, 2, 0, 0])
        assert [t.seen(viewer, "actions 0") for viewer in range(5)] == ["festival", "festival", "?", "?", "?"]
        assert t.known("took-at-random") == [["festival"], ["festival"], ["?"], ["?"], ["?"]]
        assert t.told_of("gave") == []
        assert t.asks() == (1, "manoeuvre")

    def test_it_comes_after_the_attack_itself(self) -> None:
        """The last Action card is paid for the Attack; for Raid a clan is left to remove."""
        t = clash(4, actions_0="raid", actions_1="festival").play(0, "seat 1").play(1, "festival")
        t.react(0, "raid").quiet()
        assert (t["actions 0"], t["discards"], t.clans("cove")) == ("", "festival raid", [2, 1, 0, 0])

    @rule("INI-R56")
    def test_without_action_cards_two_clans_are_lost(self) -> None:
        """One for the Attack, one for Raid."""
        t = clash(4, actions_0="raid", clans_1="cove=3").play(0, "seat 1").react(0, "raid").quiet()
        assert (t.clans("cove"), len(t.told("removed"))) == ([2, 1, 0, 0], 2)

    @rule("INI-R44")
    def test_with_neither_card_nor_clan_left_nothing_happens(self) -> None:
        """The Attack removed the last exposed clan."""
        t = clash(4, actions_0="raid", clans_1="cove=1 hills=1").play(0, "seat 1")
        t.react(0, "raid").quiet()
        assert (t["clans 1"], len(t.told("removed"))) == ("hills=1", 1)

    @rule("INI-R50", "INI-R51")
    def test_sheltered_clans_are_safe_from_it(self) -> None:
        """Only an exposed clan can be lost to Raid."""
        t = clash(4, actions_0="raid", citadels="cove=1", clans_1="cove=2").play(1, "shelter").play(0, "seat 1")
        t.react(0, "raid").quiet()
        assert (t.clans("cove"), len(t.told("removed"))) == ([2, 1, 0, 0], 1)

    @rule("INI-Q51", "INI-ACT-01")
    def test_a_clan_it_removes_was_not_removed_by_the_manoeuvre(self) -> None:
        """The Attack cost a card, Raid a clan: no Deed from the Bard."""
        t = clash(4, actions_0="raid bard", actions_1="festival").play(0, "seat 1").play(1, "festival").react(0, "raid")
        assert "bard" not in t.offered(0)
        assert t.clans("cove") == [2, 1, 0, 0]

    @rule("INI-R38", "INI-ACT-01")
    def test_it_may_answer_the_same_attack_as_the_bard(self) -> None:
        """The Attack removed a clan: the Bard gains a Deed, and Raid takes a card besides."""
        t = clash(4, actions_0="raid bard", actions_1="festival").play(0, "seat 1").play(1, "clan")
        t.react(0, "bard").react(0, "raid").quiet()
        t.chance("festival")
        assert (t["deeds"], t["actions 0"]) == ("1 0 0 0", "festival")

    @rule("INI-EPI-10")
    def test_the_club_saves_a_clan_from_it(self) -> None:
        """A clan that Raid would remove may be saved by The Dagda's Club."""
        t = clash(4, actions_0="raid", actions_1="festival", tales_1="club").play(0, "seat 1").play(1, "festival")
        t.react(0, "raid").react(1, "club").quiet()
        assert (t.clans("cove"), t["tale discards"]) == ([2, 2, 0, 0], "club")

    def test_it_is_for_the_attacker_alone(self) -> None:
        """Neither the player attacked nor a third one may raid."""
        t = clash(4, actions_1="raid", actions_2="geis", clans_2="cove=1").play(0, "seat 1").play(1, "clan")
        assert "raid" not in t.offered(1)

    def test_it_follows_an_attack_only(self) -> None:
        """A withdrawal is no Attack."""
        t = clash(4, actions_0="raid", clans_0="cove=2 plains=1").play(0, "withdraw", "1")
        assert t.offered(0) == []

    @rule("INI-R6")
    def test_it_is_no_season_card(self) -> None:
        """On one's turn Raid is not offered."""
        t = here(4, actions_0="raid bard")
        assert (t.asked, t.refused(0, "raid")) == ((0, "turn", ["bard", "pass"]), "INI-R6")


@rule("INI-ACT-15")
class TestSanctuary:
    """Sanctuary. Build a sanctuary where you are present, then draw an Epic Tale."""

    def test_it_builds_and_draws(self) -> None:
        """A sanctuary where one is present, an Epic Tale into the hand."""
        t = here(actions_0="sanctuary").play(0, "sanctuary")
        assert t.asked == (0, "where", ["cove", "valley"])
        assert t.refused(0, "hills") == "INI-ACT-15"
        t.play(0, "cove").quiet()
        assert (t["sanctuaries"], t.asks()) == ("cove=1 valley=1", (-1, "draw"))
        t.chance("tuan")
        assert t.quiet()["tales 0"] == "tuan"

    @rule("INI-R5")
    def test_only_its_owner_sees_the_tale(self) -> None:
        """The others see a card, not which."""
        t = here(3, actions_0="sanctuary").play(0, "sanctuary", "valley").quiet()
        t.chance("eriu")
        assert [t.quiet().seen(viewer, "tales 0") for viewer in range(4)] == ["eriu", "?", "?", "?"]
        assert t["sanctuaries"] == "valley=2"

    @rule("INI-R3", "INI-R44")
    def test_with_an_empty_supply_it_still_draws(self) -> None:
        """All nine sanctuaries stand: none is built, the Epic Tale is drawn."""
        t = here(actions_0="sanctuary", sanctuaries="valley=5 hills=4").play(0, "sanctuary", "cove").quiet()
        assert (t["sanctuaries"], t.asks()) == ("hills=4 valley=5", (-1, "draw"))

    @rule("INI-TILE-4")
    def test_it_may_be_built_in_the_swamp(self) -> None:
        """The Swamp bears no citadels, but sanctuaries."""
        t = inis(2, 0, "valley cove swamp", clans_0="swamp=1", clans_1="cove=1", actions_0="sanctuary")
        assert t.play(0, "sanctuary", "swamp").quiet()["sanctuaries"] == "swamp=1 valley=1"

    @rule("INI-Q14", "INI-EPI-16")
    def test_of_what_builds_sanctuaries_it_alone_draws(self) -> None:
        """Kernunos' Sanctuary builds one too, but no Epic Tale is drawn."""
        t = here(tales_0="kernunos").play(0, "kernunos", "cove").quiet()
        assert (t["sanctuaries"], t["tales 0"], t.asks()) == ("cove=1 valley=1", "", (1, "turn"))

    @rule("INI-Q30")
    def test_the_territory_is_declared_before_geis_and_the_tale_drawn_after(self) -> None:
        """A Geis prevents both."""
        t = here(actions_0="sanctuary", actions_1="geis").play(0, "sanctuary", "cove")
        assert (t.may_react(1), t["sanctuaries"]) == (["geis"], "valley=1")


@rule("INI-ACT-16")
class TestScouts:
    """Scouts & Spies. Look at the Action cards of an opponent; then you may move clans to one neighbour."""

    @rule("INI-R5")
    def test_one_sees_the_action_cards_of_an_opponent_and_nobody_else_does(self) -> None:
        """That somebody looked all know; the cards are seen by the spy alone, and Epic Tales by nobody."""
        t = here(4, actions_0="scouts", actions_1="geis bard", tales_1="tuan").play(0, "scouts")
        assert t.asked == (0, "whom", ["seat 1", "seat 2", "seat 3"])
        t.play(0, "seat 1").quiet()
        sights = [t.seen(viewer, "actions 1") for viewer in range(5)]
        assert sights == ["bard geis", "bard geis", "? ?", "? ?", "? ?"]
        assert t.seen(0, "tales 1") == "?"
        assert t.told_of("saw-actions") == [(0, -1, -1, 0, 1)]

    def test_then_clans_may_move_from_one_territory_to_one_neighbour(self) -> None:
        """One or more clans, all to the same neighbour."""
        t = here(4, actions_0="scouts").play(0, "scouts", "seat 1").quiet()
        assert t.asked == (0, "may-move", ["cove", "valley", "no"])
        t.play(0, "valley")
        assert t.asked == (0, "to", ["cove", "plains"])
        t.play(0, "plains")
        assert t.asked == (0, "how-many", ["1", "2"])
        t.play(0, "2").quiet()
        assert (t["clans 0"], t.asks()) == ("cove=1 plains=2", (1, "turn"))

    @rule("INI-Q49")
    def test_one_may_stay(self) -> None:
        """The move is not a must."""
        t = here(4, actions_0="scouts").play(0, "scouts", "seat 1", "no").quiet()
        assert (t["clans 0"], t.asks()) == ("cove=1 valley=2", (1, "turn"))

    @rule("INI-R45", "INI-R46")
    def test_the_move_may_start_a_clash(self) -> None:
        """The spy is the instigator."""
        t = here(4, actions_0="scouts").play(0, "scouts", "seat 2", "cove", "hills", "1").quiet()
        assert t.told("clash") == [(0, -1, TERRITORIES.index("hills"), 0)]
        assert t.asks() == (0, "manoeuvre")

    @rule("INI-TILE-2")
    def test_the_mountains_demand_a_card_or_a_clan(self) -> None:
        """The move of the Scouts is a move like others."""
        land = "valley cove mountains hills"
        t = inis(4, 0, land, clans_0="valley=2", clans_1="cove=1", actions_0="scouts bard")
        t.play(0, "scouts", "seat 1", "valley", "mountains", "1").quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])

    @rule("INI-R44")
    def test_an_opponent_without_action_cards_shows_nothing(self) -> None:
        """The move may follow all the same."""
        t = here(4, actions_0="scouts", actions_2="bard").play(0, "scouts", "seat 1", "cove", "plains", "1").quiet()
        assert t["clans 0"] == "plains=1 valley=2"

    @rule("INI-Q30")
    def test_whom_is_declared_before_geis_and_the_move_after_it(self) -> None:
        """A Geis prevents the look and the move."""
        t = here(4, actions_0="scouts", actions_1="geis bard").play(0, "scouts", "seat 1")
        assert (t.may_react(1), t.told("saw-actions")) == (["geis"], [])
        t.react(1, "geis").quiet()
        assert (t.seen(0, "actions 1"), t.asks()) == ("?", (1, "turn"))


@rule("INI-ACT-17")
class TestWarlord:
    """Warlord. Season: start a clash where you are present. Triskel: place an exposed clan, say who is next."""

    @rule("INI-R46")
    def test_it_starts_a_clash_with_oneself_as_instigator(self) -> None:
        """No clan moves; the instigator makes the first manoeuvre."""
        t = clash(3, clans_2="cove=1")
        assert t.told("clash") == [(0, -1, COVE, 0)]
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 2", "peace"])
        assert t.told("moved") == []

    @rule("INI-Q3")
    def test_it_needs_clans_of_another_player(self) -> None:
        """Where one is alone, and where one is not present, there is no clash."""
        t = here(3, clans_2="plains=1 hills=1", actions_0="warlord").play(0, "warlord")
        assert t.asked == (0, "where", ["valley"])
        assert t.refused(0, "hills") == "INI-ACT-17"

    @rule("INI-Q3")
    def test_being_alone_is_what_forbids_it(self) -> None:
        """One is present in the Cove, so what refuses it is the ruling that two players are needed."""
        assert here(actions_0="warlord").play(0, "warlord").refused(0, "cove") == "INI-Q3"

    @rule("INI-Q3", "INI-Q49")
    def test_with_nobody_to_fight_it_may_be_played_for_nothing(self) -> None:
        """No territory is shared: the card is discarded without effect."""
        t = here(clans_1="hills=2", actions_0="warlord").play(0, "warlord").quiet()
        assert (t["discards"], t.told("clash"), t.asks()) == ("warlord", [], (1, "turn"))

    @rule("INI-Q30")
    def test_the_territory_is_declared_before_geis(self) -> None:
        """There is no clash yet when Geis may be played."""
        t = here(actions_0="warlord", actions_1="geis").play(0, "warlord", "valley")
        assert (t.may_react(1), t.told("clash")) == (["geis"], [])

    @rule("INI-R62")
    @pytest.mark.parametrize("named", [0, 1, 2])
    def test_after_a_manoeuvre_a_clan_is_placed_and_the_next_player_named(self, named: int) -> None:
        """After the manoeuvre of another too; everybody with an exposed clan may be named."""
        t = invasion(3, actions_1="warlord", clans_2="cove=2").play(0, "seat 2").react(1, "warlord")
        assert t.asked == (1, "who-is-next", ["seat 0", "seat 1", "seat 2"])
        t.play(1, f"seat {named}").quiet()
        assert (t.clans("cove"), t.asks()) == ([2, 3, 1], (named, "manoeuvre"))
        assert t["discards"] == "warlord"

    def test_the_order_goes_on_from_who_was_named(self) -> None:
        """Seat 0 attacked, seat 2 is named, then it is seat 0's turn again."""
        t = invasion(3, actions_1="warlord", clans_2="cove=2").play(0, "seat 2").react(1, "warlord", "seat 2")
        t.play(2, "seat 1").quiet()
        assert t.asks() == (0, "manoeuvre")

    def test_after_ones_own_manoeuvre_one_may_go_on(self) -> None:
        """Any manoeuvre: the attacker names himself."""
        t = invasion(actions_0="warlord", clans_1="cove=3").play(0, "seat 1").react(0, "warlord", "seat 0").quiet()
        assert (t.clans("cove"), t.asks()) == ([3, 2], (0, "manoeuvre"))

    @rule("INI-R61")
    def test_who_is_alone_in_the_clash_names_himself(self) -> None:
        """Only players with exposed clans may be named, and there may be just one."""
        t = invasion(actions_0="warlord", clans_1="cove=1").play(0, "seat 1").react(0, "warlord")
        assert t.asked == (0, "who-is-next", ["seat 0"])
        t.play(0, "seat 0").quiet()
        assert (t.clans("cove"), t.asked) == ([3, 0], (0, "manoeuvre", ["peace"]))

    @rule("INI-Q18", "INI-Q30")
    def test_who_is_next_is_declared_before_geis(self) -> None:
        """When Geis may be played the next player is named, but no clan is placed."""
        t = (
            invasion(actions_0="geis", actions_1="warlord")
            .play(0, "seat 1")
            .play(1, "clan")
            .react(1, "warlord", "seat 1")
        )
        assert (t.may_react(0), t.clans("cove")) == (["geis"], [2, 1])

    @rule("INI-R57")
    def test_a_withdrawal_is_a_manoeuvre_too(self) -> None:
        """It answers any manoeuvre, not Attacks alone."""
        t = (
            invasion(actions_1="warlord", clans_0="cove=1 hills=3")
            .play(0, "withdraw", "1")
            .react(1, "warlord", "seat 1")
        )
        assert (t.quiet().clans("cove"), t.asks()) == ([1, 3], (1, "manoeuvre"))

    @rule("INI-R44")
    def test_with_an_empty_reserve_one_still_names_the_next(self) -> None:
        """No clan is placed; who is next is said all the same."""
        t = invasion(3, actions_1="warlord", clans_1="cove=2 valley=10", clans_2="cove=2").play(0, "seat 2")
        t.react(1, "warlord", "seat 2").quiet()
        assert (t.clans("cove"), t.asks()) == ([2, 2, 1], (2, "manoeuvre"))

    @rule("INI-R50", "INI-R62")
    def test_who_has_only_sheltered_clans_may_not_play_it(self) -> None:
        """A sheltered clan takes no part in the clash."""
        t = invasion(3, actions_2="warlord", citadels="cove=1", clans_2="cove=1").play(1, "stay").play(2, "shelter")
        assert "warlord" not in t.play(0, "seat 1").offered(2)

    @rule("INI-R50", "INI-R52")
    def test_who_has_only_sheltered_clans_is_not_named(self) -> None:
        """A manoeuvre is for players with exposed clans."""
        t = invasion(3, actions_1="warlord", citadels="cove=1", clans_2="cove=1").play(1, "stay").play(2, "shelter")
        t.play(0, "seat 1").play(1, "clan").react(1, "warlord")
        assert t.asked == (1, "who-is-next", ["seat 0", "seat 1"])

    @rule("INI-R62")
    @pytest.mark.parametrize(
        ("clans", "attacked", "words"), [("hills=2", "seat 1", []), ("cove=1", "seat 2", ["clan"])], ids=["out", "lost"]
    )
    def test_one_has_to_be_involved_still(self, clans: str, attacked: str, words: list[str]) -> None:
        """Not from outside the clash, nor when the manoeuvre took one's last clan."""
        t = invasion(3, actions_2="warlord", clans_2=clans).play(0, attacked).play(2, *words)
        assert "warlord" not in t.offered(2)

    @rule("INI-R51")
    def test_the_placed_clan_is_exposed(self) -> None:
        """A free citadel does not shelter it: it may be attacked at once."""
        t = invasion(actions_1="warlord", citadels="cove=2", clans_1="cove=3").play(1, "shelter", "stay")
        t.play(0, "seat 1").play(1, "clan").react(1, "warlord", "seat 0").quiet()
        assert (t.clans("cove"), t["sheltered"]) == ([2, 3], "0 1")
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace"])
