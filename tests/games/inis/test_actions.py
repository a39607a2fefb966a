"""The Action cards that draw and build: Citadel, Druid and Sanctuary."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.situations import clash, here
from tests.games.inis.table import SEASON, inis

WITH_SWAMP = "valley cove swamp"


@rule("INI-ACT-02")
class TestCitadel:
    """Citadel. Build one where you are present; take the Advantage card of that territory unless it was used."""

    def test_it_builds_and_takes_the_card_that_lies_face_up(self) -> None:
        """A citadel where the player is present, and the Advantage card from beside the map into the hand."""
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
        """A player who already holds the Advantage card just builds."""
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
        """The player is present in the Swamp, so the clause that refuses it is the Swamp's."""
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


@rule("INI-ACT-05")
class TestDruid:
    """Druid. Look through the discarded Action cards and take one; not as the last Action card."""

    @rule("INI-R31")
    def test_one_discarded_card_is_taken_unseen_by_the_others(self) -> None:
        """Only its owner knows which card is taken; all know that the pile was looked through."""
        t = here(3, actions_0="druid bard", discards="migration new-clans").play(0, "druid")
        assert t.asked == (0, "take", ["migration", "new-clans"])
        t.play(0, "new-clans").quiet()
        assert (t["actions 0"], t["discards"]) == ("bard new-clans", "druid migration")
        assert t.known("took-discard") == [["new-clans"], ["?"], ["?"], ["?"]]
        assert [t.seen(viewer, "actions 0") for viewer in range(4)] == ["bard new-clans", *["? ?"] * 3]
        assert t.told("saw-discards") == [(0, -1, -1, 0)]

    @rule("INI-R31", "INI-R55")
    def test_it_shows_what_others_discarded_unseen(self) -> None:
        """The Druid sees what was thrown away in a clash; not even its discarder knows which card is taken."""
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


@rule("INI-ACT-15")
class TestSanctuary:
    """Sanctuary. Build a sanctuary where you are present, then draw an Epic Tale."""

    def test_it_builds_and_draws(self) -> None:
        """A sanctuary where the player is present, an Epic Tale into the hand."""
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
