"""The Action cards Bard, Citadel, Conquest, Craftsmen & Peasants and Druid: what they say, and the edges of it."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TALES, TERRITORIES
from meadhall.testing import rule
from tests.games.inis.situations import clash, here
from tests.games.inis.table import SEASON, inis

WITH_MOUNTAINS = "valley cove mountains hills"
WITH_SWAMP = "valley cove swamp"


@rule("INI-ACT-01")
class TestBard:
    """Bard. Season: draw an Epic Tale. Triskel, after a manoeuvre of yours removed clans of others: gain a Deed."""

    @rule("INI-R5")
    def test_in_its_season_an_epic_tale_is_drawn_that_only_its_owner_sees(self) -> None:
        """Bard, Season side: one Epic Tale into the hand; the others see that there is one."""
        t = here(3, actions_0="bard").play(0, "bard").quiet()
        t.chance("tuan")
        assert t["tales 0"] == "tuan"
        assert [t.quiet().seen(viewer, "tales 0") for viewer in range(4)] == ["tuan", "?", "?", "?"]
        assert t.known("drew") == [["tuan"], ["?"], ["?"], ["?"]]
        assert (t["discards"], t["deeds"]) == ("bard", "0 0 0")

    @rule("INI-Q30")
    def test_the_tale_is_drawn_after_geis_could_have_been_played(self) -> None:
        """Nothing is declared with the Bard, and what it draws comes after the window of Geis."""
        t = here(actions_0="bard", actions_1="geis").play(0, "bard")
        assert (t.kind, t.may_react(1)) == ("react", ["geis"])
        t.quiet()
        assert t.kind == "draw"

    @rule("INI-R43")
    def test_an_empty_deck_is_made_of_the_discards(self) -> None:
        """When the Epic Tales have run out, the discarded ones are the deck."""
        others = " ".join(tale for tale in TALES if tale not in ("tuan", "harp"))
        t = here(actions_0="bard", tales_1=others, tale_discards="tuan harp").play(0, "bard").quiet()
        assert t.asked == (-1, "draw", ["harp", "tuan"])
        t.chance("harp")
        t.quiet()
        assert (t["tales 0"], t["tale discards"]) == ("harp", "")
        assert [n for *_, n in t.told("shuffled")] == [2]

    @rule("INI-R44")
    def test_without_any_tale_to_draw_it_may_be_played_all_the_same(self) -> None:
        """All Epic Tales are in hands: the Bard is played and draws nothing."""
        t = here(actions_0="bard", tales_1=" ".join(TALES)).play(0, "bard").quiet()
        assert (t["tales 0"], t["discards"]) == ("", "bard")
        assert t.asks() == (1, "turn")

    @rule("INI-R55")
    def test_after_an_attack_that_removed_a_clan_it_gains_a_deed(self) -> None:
        """Bard, triskel side: the attacked player has no card, loses a clan, and the attacker gains a Deed."""
        t = clash(actions_0="bard").play(0, "seat 1").react(0, "bard").quiet()
        assert (t["deeds"], t["discards"], t["tales 0"]) == ("1 0", "bard", "")
        assert t.told("deed") == [(0, -1, -1, 0)]
        assert t.asks() == (1, "manoeuvre")

    @rule("INI-R55")
    def test_after_an_attack_paid_with_a_card_it_is_not_offered(self) -> None:
        """The attacked player discards a card: no clan was removed, no Deed."""
        t = clash(actions_0="bard", actions_1="festival new-clans").play(0, "seat 1").play(1, "festival")
        assert t.offered(0) == []

    @pytest.mark.parametrize(("holder", "words"), [(1, ["clan"]), (2, [])])
    def test_it_is_for_the_player_whose_manoeuvre_it_was(self, holder: int, words: list[str]) -> None:
        """Neither the player attacked nor a third one in the clash gains a Deed."""
        lines = {f"actions_{holder}": "bard", "clans_2": "cove=2"}
        t = clash(3, **lines).play(0, "seat 1").play(1, *words)
        assert t.clans("cove") == [2, 1, 2]
        assert t.offered(holder) == []

    def test_a_withdrawal_removes_nothing(self) -> None:
        """After a withdrawal the Bard is not offered."""
        t = clash(actions_0="bard", clans_0="cove=2 plains=1").play(0, "withdraw", "1")
        assert "bard" not in t.offered(0)

    @rule("INI-EPI-29")
    def test_every_kind_of_manoeuvre_counts(self) -> None:
        """The Tale of Cuchulain removes clans as a manoeuvre, so the Bard may follow."""
        t = clash(actions_0="bard", tales_0="cuchulain", clans_0="cove=1").play(0, "cuchulain", "seat 1", "seat 1")
        t.react(0, "bard").quiet()
        assert (t["deeds"], t.clans("cove")) == ("1 0", [1, 0])

    def test_clans_removed_otherwise_do_not_count(self) -> None:
        """Balor's Eye removes a clan, but is no manoeuvre."""
        t = here(actions_0="bard", tales_0="balors-eye").play(0, "balors-eye", "valley", "seat 1")
        assert t.offered(0) == []
        assert t.clans("valley") == [2, 1]

    @rule("INI-Q2")
    def test_a_clan_saved_by_the_club_was_not_removed(self) -> None:
        """The Dagda's Club saves the clan: no Deed."""
        t = clash(actions_0="bard", tales_1="club").play(0, "seat 1").react(1, "club")
        assert "bard" not in t.offered(0)
        assert t.clans("cove") == [2, 2]

    @rule("INI-Q2")
    @pytest.mark.parametrize("words", [["diarmuid", "hills"], ["cauldron"]], ids=["diarmuid", "cauldron"])
    def test_a_clan_that_comes_back_was_removed(self, words: list[str]) -> None:
        """Diarmuid puts the clan elsewhere, the Cauldron keeps it for later, but it was removed: a Deed."""
        t = clash(actions_0="bard", tales_1=words[0], clans_1="cove=2 hills=1").play(0, "seat 1")
        t.react(1, words[0], *words[1:]).react(0, "bard").quiet()
        assert (t["deeds"], t.clans("cove")) == ("1 0", [2, 1])

    @rule("INI-Q2", "INI-EPI-29")
    def test_one_of_two_clans_removed_is_enough(self) -> None:
        """Cuchulain removes two, the Club saves one of them: a Deed."""
        t = clash(actions_0="bard", tales_0="cuchulain", tales_1="club", clans_0="cove=1")
        t.play(0, "cuchulain", "seat 1", "seat 1").react(1, "club").react(0, "bard").quiet()
        assert (t["deeds"], t.clans("cove")) == ("1 0", [1, 1])

    @rule("INI-Q4")
    def test_the_deeds_may_have_run_out(self) -> None:
        """There are eight Deeds: with all given out there is none to gain."""
        t = clash(actions_0="bard", deeds="3 5").play(0, "seat 1").react(0, "bard").quiet()
        assert (t["deeds"], t["discards"]) == ("3 5", "bard")


@rule("INI-ACT-02")
class TestCitadel:
    """Citadel. Build one where you are present; take the Advantage card of that territory unless it was used."""

    def test_it_builds_and_takes_the_card_that_lies_face_up(self) -> None:
        """A citadel where one is present, and the Advantage card from beside the map into the hand."""
        t = here(actions_0="citadel").play(0, "citadel", "cove").quiet()
        assert (t["citadels"], t["advantages 0"], t["advantages up"]) == ("cove=1", "cove", "hills plains valley")
        assert t.told("citadel") == [(0, -1, TERRITORIES.index("cove"), 0)]

    def test_it_is_built_only_where_one_is_present(self) -> None:
        """Hills with clans of others and the empty Plains are not to be chosen."""
        t = here(actions_0="citadel").play(0, "citadel")
        assert t.asked == (0, "where", ["cove", "valley"])
        assert t.refused(0, "hills") == "INI-ACT-02"

    @rule("INI-R3", "INI-R4")
    def test_a_territory_may_hold_many(self) -> None:
        """Citadels stand beside others and beside the capital."""
        t = here(actions_0="citadel", citadels="valley=3").play(0, "citadel", "valley").quiet()
        assert t["citadels"] == "valley=4"

    @rule("INI-Q16")
    @pytest.mark.parametrize("setting", ["hand", "table"])
    def test_whether_it_takes_an_unused_card_out_of_another_hand_is_a_setting(self, setting: str) -> None:
        """Setting `citadel`: with `hand` the other player loses the card, with `table` keeps it."""
        t = here(actions_0="citadel", advantages_1="valley", citadel=setting)
        t.play(0, "citadel", "valley").quiet()
        owned = (t["advantages 0"], t["advantages 1"])
        assert owned == (("valley", "") if setting == "hand" else ("", "valley"))
        assert t["citadels"] == "valley=1"

    @rule("INI-Q16")
    def test_with_the_setting_table_a_card_beside_the_map_is_taken(self) -> None:
        """Setting `citadel=table` changes nothing for cards that lie face up."""
        t = here(actions_0="citadel", citadel="table").play(0, "citadel", "valley").quiet()
        assert t["advantages 0"] == "valley"

    def test_a_card_in_the_own_hand_stays_there(self) -> None:
        """Who holds the Advantage card already just builds."""
        t = here(actions_0="citadel", advantages_0="cove").play(0, "citadel", "cove").quiet()
        assert (t["citadels"], t["advantages 0"]) == ("cove=1", "cove")

    @pytest.mark.parametrize("setting", ["hand", "table"])
    def test_a_card_used_in_this_round_is_not_taken(self, setting: str) -> None:
        """The Advantage card lies face down: the citadel is built, the card stays."""
        t = here(actions_0="citadel", advantages_down="cove", citadel=setting)
        t.play(0, "citadel", "cove").quiet()
        assert (t["citadels"], t["advantages 0"], t["advantages down"]) == ("cove=1", "", "cove")

    @rule("INI-R42")
    def test_a_card_whose_effect_was_cancelled_has_been_used(self) -> None:
        """The Dagda cancels the Valley, which was played all the same: Citadel does not take it."""
        lines = {"actions_0": "citadel", "actions_1": "festival", "advantages_1": "valley", "tales_0": "dagda"}
        t = here(2, **lines, frames=SEASON.format(1))
        t.play(1, "festival", "valley").react(1, "valley-card", "hills").react(0, "dagda").quiet()
        assert (t["clans 1"], t["advantages down"]) == ("hills=1 valley=3", "valley")
        t.play(0, "citadel", "valley").quiet()
        assert (t["citadels"], t["advantages 0"], t["advantages down"]) == ("valley=1", "", "valley")

    @rule("INI-TILE-4")
    def test_none_is_built_in_the_swamp(self) -> None:
        """The Swamp cannot be chosen."""
        t = inis(2, 0, WITH_SWAMP, clans_0="swamp=2 cove=1 valley=1", actions_0="citadel").play(0, "citadel")
        assert t.asked == (0, "where", ["cove", "valley"])

    @rule("INI-TILE-4")
    def test_it_is_the_swamp_that_forbids_it(self) -> None:
        """One is present in the Swamp, so the clause that refuses it is the Swamp's."""
        t = inis(2, 0, WITH_SWAMP, clans_0="swamp=2 cove=1 valley=1", actions_0="citadel").play(0, "citadel")
        assert t.refused(0, "swamp") == "INI-TILE-4"

    @rule("INI-TILE-4", "INI-Q49")
    def test_present_in_the_swamp_alone_it_may_be_played_for_nothing(self) -> None:
        """A card that finds nothing to do may still be played."""
        t = inis(2, 0, WITH_SWAMP, clans_0="swamp=2", clans_1="cove=1", actions_0="citadel")
        t.play(0, "citadel").quiet()
        assert (t["citadels"], t["discards"]) == ("", "citadel")
        assert t.asks() == (1, "turn")

    @rule("INI-R3", "INI-R44")
    def test_with_an_empty_supply_it_still_takes_the_card(self) -> None:
        """All eight citadels stand: none is built, the Advantage card is taken."""
        t = here(actions_0="citadel", citadels="valley=8").play(0, "citadel", "cove").quiet()
        assert (t["citadels"], t["advantages 0"]) == ("valley=8", "cove")
        assert t.told("citadel") == []

    @rule("INI-R40", "INI-ADV-16")
    def test_the_card_taken_may_follow_at_once(self) -> None:
        """Citadel brings the Valley into the hand, and the Valley is played after a Season card."""
        t = here(actions_0="citadel").play(0, "citadel", "valley").react(0, "valley-card", "cove").quiet()
        assert (t["clans 0"], t["advantages down"]) == ("cove=2 valley=2", "valley")

    @rule("INI-Q30")
    def test_the_territory_is_declared_before_geis(self) -> None:
        """The territory is named, then Geis may be played, then it is built."""
        t = here(actions_0="citadel", actions_1="geis").play(0, "citadel", "cove")
        assert (t.may_react(1), t["citadels"]) == (["geis"], "")


@rule("INI-ACT-03")
class TestConquest:
    """Conquest. Choose a territory; move any number of your clans from its neighbours into it; may start a clash."""

    def test_clans_come_from_all_neighbours_in_any_number(self) -> None:
        """Each neighbour is asked by itself, up to all clans there."""
        t = inis(2, clans_0="valley=2 cove=3 hills=1", clans_1="valley=1", actions_0="conquest").play(0, "conquest")
        assert t.asked == (0, "to", ["cove", "hills", "plains", "valley"])
        t.play(0, "plains")
        assert (t.asked, t.about()) == ((0, "how-many", ["0", "1", "2", "3"]), "cove")
        t.play(0, "3")
        assert (t.asked, t.about()) == ((0, "how-many", ["0", "1"]), "hills")
        t.play(0, "0", "1").quiet()
        assert t["clans 0"] == "hills=1 plains=4 valley=1"
        assert t.told("clash") == []

    @rule("INI-Q49")
    @pytest.mark.parametrize("to", ["plains", "hills", "valley"])
    def test_none_may_be_moved_and_then_there_is_no_clash(self, to: str) -> None:
        """Any number may be none; without a move there is no clash, even where one stands beside others."""
        t = inis(2, clans_0="cove=1 plains=1 hills=1", clans_1="plains=1 hills=1 valley=1", actions_0="conquest")
        t.play(0, "conquest", to, "0", "0").quiet()
        assert (t.told("moved"), t.told("clash"), t["discards"]) == ([], [], "conquest")

    def test_only_neighbours_are_asked(self) -> None:
        """Valley and Hills do not touch: clans of the Valley cannot reach the Hills."""
        t = inis(2, clans_0="valley=2 cove=1", clans_1="hills=1", actions_0="conquest").play(0, "conquest", "hills")
        assert t.about() == "cove"
        t.play(0, "0").quiet()
        assert t["clans 0"] == "cove=1 valley=2"

    @rule("INI-R45", "INI-R46")
    def test_it_starts_one_clash_with_the_mover_as_instigator(self) -> None:
        """Moving to where clans of others stand starts a clash; the mover is the instigator."""
        t = inis(2, clans_0="valley=2 hills=1", clans_1="cove=2", actions_0="conquest")
        t.play(0, "conquest", "cove", "1", "2").quiet()
        assert t.told("clash") == [(0, -1, TERRITORIES.index("cove"), 0)]
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace"])

    @rule("INI-TILE-2", "INI-Q41")
    def test_the_mountains_demand_once_for_the_whole_move(self) -> None:
        """Clans from two neighbours come to the Mountains in one move: one clan is lost."""
        t = inis(2, 0, WITH_MOUNTAINS, clans_0="valley=2 hills=1", clans_1="cove=1", actions_0="conquest")
        t.play(0, "conquest", "mountains", "1", "2").quiet()
        assert len(t.told("removed")) == 1
        assert t["clans 0"] == "mountains=2"

    @rule("INI-Q30")
    def test_everything_is_declared_before_geis(self) -> None:
        """Target and numbers are named before the window; no clan has moved yet."""
        t = inis(2, clans_0="valley=2", clans_1="cove=2", actions_0="conquest", actions_1="geis")
        t.play(0, "conquest", "cove", "2")
        assert (t.may_react(1), t["clans 0"]) == (["geis"], "valley=2")


@rule("INI-ACT-04")
class TestCraftsmen:
    """Craftsmen & Peasants. Where you are present you may place a clan for every citadel there."""

    @rule("INI-R4", "INI-Q11")
    def test_each_territory_is_asked_by_itself_and_the_capital_counts(self) -> None:
        """Two citadels in the Cove, the capital and a citadel in the Valley; fewer clans may be placed."""
        t = here(actions_0="craftsmen", citadels="cove=2 valley=1 hills=1").play(0, "craftsmen")
        assert (t.asked, t.about()) == ((0, "how-many", ["0", "1", "2"]), "cove")
        t.play(0, "1")
        assert (t.asked, t.about()) == ((0, "how-many", ["0", "1", "2"]), "valley")
        t.play(0, "2").quiet()
        assert t["clans 0"] == "cove=2 valley=4"

    @rule("INI-Q49")
    def test_none_need_be_placed(self) -> None:
        """One may place no clan at all."""
        t = here(actions_0="craftsmen", citadels="cove=1").play(0, "craftsmen", "0", "0").quiet()
        assert (t["clans 0"], t["discards"]) == ("cove=1 valley=2", "craftsmen")

    @rule("INI-R1", "INI-R44")
    def test_the_reserve_is_the_limit(self) -> None:
        """With one clan in the reserve only one is placed, and no more is asked when it is spent."""
        t = inis(2, clans_0="valley=9 cove=2", clans_1="hills=1", actions_0="craftsmen", citadels="cove=2")
        t.play(0, "craftsmen")
        assert t.asked == (0, "how-many", ["0", "1"])
        t.play(0, "1").quiet()
        assert t["clans 0"] == "cove=3 valley=9"

    @rule("INI-R44", "INI-Q49")
    @pytest.mark.parametrize(
        ("clans", "citadels"), [("cove=1 plains=1", "hills=2"), ("valley=11 cove=1", "cove=3")], ids=["none", "reserve"]
    )
    def test_without_citadels_or_reserve_it_may_be_played_for_nothing(self, clans: str, citadels: str) -> None:
        """No citadel where one is present, or no clan left: the card is played without effect."""
        t = inis(2, clans_0=clans, clans_1="hills=1", actions_0="craftsmen", citadels=citadels)
        t.play(0, "craftsmen").quiet()
        assert (t.clans("cove")[0], t.told("placed"), t["discards"]) == (1, [], "craftsmen")

    @rule("INI-R45")
    def test_placing_starts_no_clash(self) -> None:
        """Clans placed beside clans of others do not clash."""
        t = here(actions_0="craftsmen").play(0, "craftsmen", "1").quiet()
        assert (t.clans("valley"), t.told("clash")) == ([3, 2], [])


@rule("INI-ACT-05")
class TestDruid:
    """Druid. Look through the discarded Action cards and take one; not as the last Action card."""

    @rule("INI-R31")
    def test_one_discarded_card_is_taken_unseen_by_the_others(self) -> None:
        """Which card is taken only its owner knows; that the pile was looked through all know."""
        t = here(3, actions_0="druid bard", discards="migration new-clans").play(0, "druid")
        assert t.asked == (0, "take", ["migration", "new-clans"])
        t.play(0, "new-clans").quiet()
        assert (t["actions 0"], t["discards"]) == ("bard new-clans", "druid migration")
        assert t.known("took-discard") == [["new-clans"], ["?"], ["?"], ["?"]]
        assert [t.seen(viewer, "actions 0") for viewer in range(4)] == ["bard new-clans", *["? ?"] * 3]
        assert t.told("saw-discards") == [(0, -1, -1, 0)]

    @rule("INI-R31", "INI-R55")
    def test_it_shows_what_others_discarded_unseen(self) -> None:
        """What was thrown away in a clash the Druid sees; which card is taken not even who discarded it knows."""
        t = clash(3, actions_0="druid bard", actions_1="festival migration", clans_2="hills=1")
        t.play(0, "seat 1").play(1, "festival")
        t.play(1, "peace").play(0, "peace").quiet()
        assert [t.seen(viewer, "discards") for viewer in range(4)] == [
            "warlord ?", "festival warlord", "warlord ?", "warlord ?",
        ]  # fmt: skip
        t.play(1, "pass").play(2, "pass").play(0, "druid").quiet()
        assert t.asked == (0, "take", ["festival", "warlord"])
        t.play(0, "warlord").quiet()
        assert [t.seen(viewer, "discards") for viewer in range(4)] == ["druid festival", *["druid ?"] * 3]

    @pytest.mark.parametrize("rest", [{}, {"tales_0": "tuan dagda"}, {"advantages_0": "plains valley"}])
    def test_it_is_not_played_as_the_last_action_card(self, rest: dict[str, str]) -> None:
        """Only Action cards count: Epic Tales and Advantage cards beside the Druid do not help."""
        t = here(2, **rest, actions_0="druid", discards="migration")
        assert t.refused(0, "druid") == "INI-ACT-05"
        assert t.asked is not None
        assert "druid" not in t.asked[2]

    @rule("INI-R73")
    def test_it_is_discarded_after_its_effect(self) -> None:
        """While its player looks through the discards it lies on the table, so that it cannot be taken itself."""
        t = here(actions_0="druid geis", discards="migration").play(0, "druid")
        assert (t["table"], t["discards"], t.asked_of(0)) == ("druid", "migration", ["migration"])
        t.play(0, "migration").quiet()
        assert (t["table"], t["discards"]) == ("", "druid")

    def test_a_triskel_card_beside_it_is_enough(self) -> None:
        """With Geis in the hand the Druid is not the last Action card."""
        t = here(actions_0="druid geis", discards="migration").play(0, "druid", "migration").quiet()
        assert t["actions 0"] == "geis migration"

    @rule("INI-R5", "INI-Q31")
    @pytest.mark.parametrize(("taken", "offered"), [("geis", ["geis"]), ("migration", [])])
    def test_who_took_a_card_from_a_pile_with_geis_in_it_may_hold_it(self, taken: str, offered: list[str]) -> None:
        """The others cannot know which was taken, so its player is asked at the next Action card either way."""
        t = here(actions_0="druid bard", actions_1="festival", discards="geis migration").play(0, "druid", taken)
        t.play(1, "festival", "valley")
        assert ([question.actor for question in t.state.open_questions()], t.may_react(0)) == ([0], offered)

    @rule("INI-R44", "INI-Q37")
    def test_with_no_discards_nothing_is_taken_and_it_never_takes_itself(self) -> None:
        """The pile is empty while the Druid is being played."""
        t = here(actions_0="druid bard").play(0, "druid").quiet()
        assert (t["actions 0"], t["discards"], t.told("took-discard")) == ("bard", "druid", [])

    @rule("INI-Q30")
    def test_geis_comes_before_anybody_looks(self) -> None:
        """What is picked from the pile is chosen after the window; a Geis shows nothing."""
        t = here(actions_0="druid bard", actions_1="geis", discards="migration").play(0, "druid")
        assert t.may_react(1) == ["geis"]
        t.react(1, "geis").quiet()
        assert (t.told("saw-discards"), t["actions 0"], t["discards"]) == ([], "bard", "druid geis migration")
