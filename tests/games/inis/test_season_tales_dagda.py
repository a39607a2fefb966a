"""Epic Tales that are Season cards, answered by The Dagda; and what The Dagda shuffles."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.table import Table, inis

LAND = "valley cove plains hills forest stone-circle"
DECLARED = {
    "balors-eye": ["hills", "seat 2"],
    "breas": ["valley", "seat 1", "plains"],
    "champions-share": [],
    "children-of-dana": ["hills"],
    "harp": ["cove"],
    "deirdre": ["cove"],
    "eriu": ["valley", "enough"],
    "kernunos": ["cove"],
    "maeve": [],
    "horses": ["valley", "hills", "2"],
    "morrigan": ["yes", "valley", "seat 1"],
    "nuada": ["1"],
    "other-world": ["valley", "seat 1"],
    "stone-of-fal": [],
    "tailtu": [],
    "tuan": [],
}
"""What is declared of each Season card among the Epic Tales."""
CARDS_OF_HANDS = ["frames", "table", "tales 0", "tales 1", "tale discards"]
"""The lines of a position that change when a card is played and cancelled."""

each_card = pytest.mark.parametrize("card", list(DECLARED))


def table(card: str, **lines: str) -> Table:
    """Return a table at which the card of seat 0 does something, and seat 1 holds The Dagda."""
    clans = {"clans_0": "valley=3 cove=1 stone-circle=1", "clans_1": "valley=1 plains=2", "clans_2": "hills=1"}
    actions = {"actions_0": "bard", "actions_1": "druid", "actions_2": "festival", "aside": "geis"}
    tales = {"tales_0": f"{card} streng", "tales_1": "dagda", "tales_2": "ogma", "tale_discards": "cathbad fianna"}
    advantages = {"advantages_0": "valley forest stone-circle"}
    return inis(3, 0, LAND, **(clans | actions | tales | advantages | lines))


def things(t: Table) -> list[str]:
    """Return all lines but those of the cards that are played."""
    return [line for line in str(t).splitlines() if line.split(":")[0] not in CARDS_OF_HANDS]


def answered(card: str) -> Table:
    """Return the table when the card has been declared and The Dagda has answered."""
    return table(card).play(0, card, *DECLARED[card]).react(1, "dagda")


@rule("INI-EPI-08", "INI-R39", "INI-Q30")
class TestDeclared:
    """The Dagda is played when the card has been declared in full, and before anything happens."""

    @each_card
    def test_all_choices_come_before_the_dagda_and_all_that_happens_after(self, card: str) -> None:
        t = table(card)
        before = things(t)
        t.play(0, card, *DECLARED[card])
        assert t.on_offer() == {1: ["dagda"]}
        assert things(t) == before
        assert (t["table"], t["tales 0"]) == (card, "streng")

    @each_card
    def test_when_nobody_answers_the_card_does_something(self, card: str) -> None:
        t = table(card)
        before = things(t)
        t.play(0, card, *DECLARED[card]).quiet()
        assert things(t) != before or t.kind in ("draw", "give", "reveal", "tile")


@rule("INI-EPI-08", "INI-R42")
class TestCancelled:
    """A card answered by The Dagda has no effect and is discarded, but it was played."""

    @each_card
    def test_it_has_no_effect_and_the_turn_is_spent(self, card: str) -> None:
        before = things(table(card))
        t = answered(card)
        assert t.quiet().asks() == (1, "turn")
        assert things(t) == before
        assert [fact[0] for fact in t.told("cancelled")] == [0]

    @rule("INI-Q37")
    @each_card
    def test_it_is_discarded_and_shuffled_into_the_deck_with_the_dagda(self, card: str) -> None:
        t = answered(card)
        assert set(t["table"].split()) == {card, "dagda"}
        assert t.told("shuffled") == []
        t.quiet()
        assert (t["tale discards"], t["tales 0"], t["tales 1"], t["table"]) == ("", "streng", "", "")
        assert t.told("shuffled") == [(-1, -1, -1, 4)]

    @rule("INI-ADV-02", "INI-ADV-14", "INI-ADV-16")
    @each_card
    def test_what_follows_a_season_card_and_an_epic_tale_may_follow(self, card: str) -> None:
        assert answered(card).on_offer() == {0: ["forest-card", "stone-circle-card", "valley-card"]}

    @rule("INI-ADV-02")
    def test_the_forest_draws_after_it(self) -> None:
        t = answered("eriu").react(0, "forest-card").left_to_chance().quiet()
        assert (len(t["tales 0"].split()), t["advantages down"]) == (2, "forest")

    @rule("INI-ADV-16")
    def test_the_valley_places_a_clan_after_it(self) -> None:
        t = answered("stone-of-fal").react(0, "valley-card", "cove").quiet()
        assert t["clans 0"] == "cove=2 stone-circle=1 valley=3"

    @rule("INI-ADV-14", "INI-Q37")
    def test_the_stone_circle_takes_it_back(self) -> None:
        t = answered("stone-of-fal").react(0, "stone-circle-card").quiet()
        assert (set(t["tales 0"].split()), t["tale discards"]) == ({"stone-of-fal", "streng"}, "")
        assert t.told("shuffled") == [(-1, -1, -1, 3)]
        assert t.clans("stone-circle") == [0, 0, 0]


@rule("INI-EPI-08", "INI-Q19")
class TestShuffled:
    """Whenever The Dagda is discarded, all discarded Epic Tales are shuffled into their deck."""

    OTHERS = ("breas", "eriu")
    """One before and one after The Dagda in the list of cards."""

    def test_when_it_was_played_it_and_the_discards_may_be_drawn_again(self) -> None:
        t = table("stone-of-fal", actions_0="druid", actions_1="bard").play(0, "stone-of-fal").react(1, "dagda")
        t.quiet().play(1, "bard").quiet()
        assert t.told("shuffled") == [(-1, -1, -1, 4)]
        assert {"dagda", "cathbad", "fianna", "stone-of-fal"} <= set(t.asked_of(-1))

    @rule("INI-ADV-02", "INI-Q37")
    def test_not_before_the_card_that_it_cancels_is_discarded(self) -> None:
        """What the Forest draws after the cancelled card comes from the deck as it was."""
        t = answered("stone-of-fal").react(0, "forest-card")
        assert t.asked is not None
        assert not {"dagda", "cathbad", "fianna", "stone-of-fal"} & set(t.asked[2])

    @pytest.mark.parametrize("other", OTHERS)
    def test_when_tuan_discards_it_with_another(self, other: str) -> None:
        t = inis(2, clans_0="valley=2", clans_1="cove=1", tales_0="tuan", tale_discards="harp deirdre").play(0, "tuan")
        t.quiet().chance("ogma", "dagda", other)
        t.play(0, "ogma").quiet()
        assert (t.told("shuffled"), t["tale discards"]) == ([(-1, -1, -1, 4)], "tuan")

    @pytest.mark.parametrize("other", OTHERS)
    def test_when_deirdre_discards_it_with_another(self, other: str) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "cove=1", "clans_3": "hills=1"}
        tales = {"tales_0": "deirdre", "tales_1": "dagda", "tales_2": other, "tales_3": "ogma"}
        t = inis(4, 0, tale_discards="harp", **clans, **tales).play(0, "deirdre", "valley").quiet().left_to_chance()
        t.play(0, "ogma").quiet()
        assert (t.told("shuffled"), t["tale discards"]) == ([(-1, -1, -1, 3)], "deirdre")

    @rule("INI-ADV-09")
    @pytest.mark.parametrize("other", OTHERS)
    def test_when_the_misty_lands_discard_it_with_another(self, other: str) -> None:
        lines = {"land": "valley cove misty-lands", "advantages_0": "misty-lands", "actions_0": "bard druid geis"}
        t = inis(2, 0, clans_0="valley=2", clans_1="cove=1", tale_discards="harp", **lines)
        t.play(0, "misty-lands-card", "bard", "druid", "geis").chance("ogma", "dagda", other)
        t.play(0, "ogma").quiet()
        assert (t.told("shuffled"), t["tale discards"]) == ([(-1, -1, -1, 3)], "")

    @rule("INI-ADV-08")
    def test_when_the_meadows_discard_it(self) -> None:
        lines = {"land": "valley cove meadows", "advantages_0": "meadows", "actions_0": "bard"}
        t = inis(2, 0, clans_0="valley=2", clans_1="cove=1", tale_discards="harp eriu", **lines).play(0, "bard").quiet()
        t.chance("dagda")
        t.react(0, "meadows-card").chance("ogma")
        t.play(0, "ogma").quiet()
        assert (t.told("shuffled"), t["tale discards"]) == ([(-1, -1, -1, 3)], "")

    @rule("INI-ACT-10")
    def test_when_the_master_craftsman_discards_it(self) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "cove=1", "clans_3": "hills=1"}
        t = inis(4, 0, actions_0="master-craftsman", tales_0="dagda", tale_discards="harp eriu", **clans)
        t.play(0, "master-craftsman", "dagda")
        assert t.told("shuffled") == [(-1, -1, -1, 3)]
        assert t.asked is not None
        assert {"dagda", "harp", "eriu"} <= set(t.asked[2])

    @rule("INI-ADV-14", "INI-Q35", "INI-Q37")
    def test_not_when_the_stone_circle_takes_it_back(self) -> None:
        t = table("stone-of-fal", tales_0="stone-of-fal dagda", tales_1="").play(0, "stone-of-fal").react(0, "dagda")
        t.react(0, "stone-circle-card").quiet()
        assert (t.told("shuffled"), t["tales 0"]) == ([], "dagda")
        assert set(t["tale discards"].split()) == {"cathbad", "fianna", "stone-of-fal"}

    @rule("INI-ACT-10", "INI-Q37")
    def test_not_when_the_master_craftsman_gives_it_away(self) -> None:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "cove=1", "clans_3": "hills=1"}
        tales = {"tales_0": "stone-of-fal", "tales_1": "dagda", "tale_discards": "harp"}
        t = inis(4, 0, actions_1="master-craftsman", **clans, **tales).play(0, "stone-of-fal").react(1, "dagda")
        t.react(1, "master-craftsman", "seat 3").quiet()
        assert (t.told("shuffled"), t["tales 3"], t["deeds"]) == ([], "dagda", "0 1 0 0")
        assert set(t["tale discards"].split()) == {"harp", "stone-of-fal"}
