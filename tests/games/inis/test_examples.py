"""The worked examples of the rulebooks about clashes, move by move.

As in the books the colours play in the order green, blue, orange, white; they are the seats 0 to 3.
"""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.table import Table, inis

GREEN, BLUE, ORANGE, WHITE = range(4)
PEACEFUL = {"clans_0": "valley=1 cove=1", "clans_1": "cove=1", "clans_2": "hills=1", "clans_3": "plains=1"}
"""Where the clans stand while Master Craftsman is shown."""


def three_citadels(**lines: str) -> Table:
    """Return the clash of the books: three citadels in the Cove, and green comes there from the Valley."""
    clans = {"clans_0": "valley=3", "clans_1": "cove=4", "clans_2": "cove=5 plains=2", "clans_3": "cove=2 plains=1"}
    hands = {"actions_0": "migration"}
    t = inis(4, GREEN, citadels="cove=3", **(clans | hands | lines))
    return t.play(GREEN, "migration", "valley", "3").quiet()


@rule("INI-R49", "INI-R50", "INI-R51")
def test_citadels_example_three_citadels_in_two_laps() -> None:
    """Blue and orange take shelter, white does not, blue takes the last citadel, and settling begins."""
    t = three_citadels()
    assert t.asked == (BLUE, "take-shelter", ["shelter", "stay"])
    t.play(BLUE, "shelter")
    assert t.quiet().asks() == (ORANGE, "take-shelter")
    t.play(ORANGE, "shelter")
    assert t.quiet().asks() == (WHITE, "take-shelter")
    t.play(WHITE, "stay")
    assert t.quiet().asks() == (BLUE, "take-shelter")
    t.play(BLUE, "shelter")
    assert t.quiet().asks() == (GREEN, "manoeuvre")
    assert t["sheltered"] == "0 2 1 0"
    assert t.clans("cove") == [3, 4, 5, 2]


def long_clash(orange: str) -> Table:
    """Return the clash of the long example when blue is to make a manoeuvre, green having attacked white."""
    hands = {"actions_1": "bard druid", "actions_2": orange, "actions_3": "sanctuary citadel", "tales_0": "ogma"}
    t = three_citadels(**hands).play(BLUE, "shelter").play(ORANGE, "shelter").play(WHITE, "stay").play(BLUE, "shelter")
    t.play(GREEN, "seat 3").play(WHITE, "sanctuary")
    assert t.quiet().asks() == (BLUE, "manoeuvre")
    return t


@rule("INI-R52", "INI-R53", "INI-R54", "INI-R55", "INI-R56", "INI-R57", "INI-R60", "INI-Q13", "INI-Q32", "INI-EPI-24")
def test_settling_example_from_the_attack_on_orange_to_ogmas_eloquence() -> None:
    """Attack without a card to give, withdrawal of three, peace refused, Attack paid with a card, Eloquence."""
    t = long_clash(orange="").play(BLUE, "seat 2").quiet()
    assert t.clans("cove") == [3, 4, 4, 2]

    assert t.quiet().asks() == (ORANGE, "manoeuvre")
    t.play(ORANGE, "withdraw", "3").quiet()
    assert t.clans("cove") == [3, 4, 1, 2]
    assert t.clans("plains") == [0, 0, 5, 1]

    assert t.quiet().asks() == (WHITE, "manoeuvre")
    t.play(WHITE, "peace")
    assert t.quiet().asks() == (GREEN, "agree")
    t.play(GREEN, "peace")
    assert t.quiet().asks() == (BLUE, "agree")
    t.play(BLUE, "war").quiet()
    assert t.asked == (WHITE, "manoeuvre", ["seat 0", "seat 1"])
    t.play(WHITE, "seat 1").quiet()
    assert t.asked == (BLUE, "pay", ["bard", "druid", "clan"])
    t.play(BLUE, "bard")

    assert t.quiet().asks() == (GREEN, "manoeuvre")
    t.play(GREEN, "ogma").quiet()
    assert t["clash"] == "none"
    assert t["sheltered"] == "0 0 0 0"
    assert t.clans("cove") == [3, 4, 1, 2]
    assert t["actions 1"] == "druid"
    assert t["tale discards"] == "ogma"
    assert t.quiet().asks() == (BLUE, "turn")


@rule("INI-Q13", "INI-R55")
@pytest.mark.parametrize(("paid", "left"), [("exploration", 5), ("clan", 4)])
def test_settling_example_if_orange_had_one_card_left(paid: str, left: int) -> None:
    """With one Action card, as the Russian book has it, orange would have the choice between card and clan."""
    t = long_clash(orange="exploration").play(BLUE, "seat 2").quiet()
    assert t.asked == (ORANGE, "pay", ["exploration", "clan"])
    t.play(ORANGE, paid).quiet()
    assert t.clans("cove") == [3, 4, left, 2]


@rule("INI-R57", "INI-R58")
def test_clarification_withdrawal_to_the_origin_of_the_attackers() -> None:
    """Blue is chieftain of the Valley, from where green has come, and withdraws right there."""
    t = inis(4, GREEN, clans_0="valley=3", clans_1="valley=1 cove=2", actions_0="migration", actions_1="bard")
    t.play(GREEN, "migration", "valley", "3", "seat 1").play(BLUE, "bard", "withdraw", "2").quiet()
    assert t.clans("valley") == [0, 3, 0, 0]
    assert t.asked == (GREEN, "manoeuvre", ["peace"])


@rule("INI-R47", "INI-R57", "INI-R59")
def test_clarification_withdrawal_to_a_territory_whose_clash_is_still_to_come() -> None:
    """Green, come to the Cove and the Plains by one Migration, withdraws to the Plains; blue and orange may not."""
    clans = {"clans_0": "valley=5", "clans_1": "cove=2 plains=1", "clans_2": "cove=2 plains=2"}
    t = inis(4, GREEN, **clans, actions_0="migration", actions_1="bard", actions_2="druid")
    t.play(GREEN, "migration", "valley", "2", "3").quiet()
    assert t.asked == (GREEN, "which-clash", ["cove", "plains"])
    t.play(GREEN, "cove", "seat 1").play(BLUE, "bard").quiet()
    assert t.asked == (BLUE, "manoeuvre", ["seat 0", "seat 2", "peace"])
    t.play(BLUE, "seat 2").play(ORANGE, "druid").quiet()
    assert t.asked == (ORANGE, "manoeuvre", ["seat 0", "seat 1", "peace"])
    t.play(ORANGE, "seat 1").quiet()
    assert t.asked == (GREEN, "manoeuvre", ["seat 1", "seat 2", "peace", "withdraw"])
    t.play(GREEN, "withdraw", "2").play(BLUE, "peace").play(ORANGE, "peace")
    assert t.quiet().asks() == (GREEN, "manoeuvre")
    assert t["clash"] == "plains"
    assert t.clans("plains") == [5, 1, 2, 0]


@rule("INI-R61", "INI-R57", "INI-R54")
def test_end_example_who_is_alone_withdraws_in_part_and_is_asked_again() -> None:
    """Alone in the open green withdraws only some clans: it is green's turn again, to end the clash this time."""
    t = inis(
        4, GREEN, clans_0="valley=4", clans_1="cove=1", clans_2="hills=1", citadels="cove=1", actions_0="migration"
    )
    t.play(GREEN, "migration", "valley", "3", "0").play(BLUE, "shelter").quiet()
    assert t.asked == (GREEN, "manoeuvre", ["peace", "withdraw"])
    t.play(GREEN, "withdraw", "2").quiet()
    assert t.clans("valley") == [3, 0, 0, 0]
    assert t.asked == (GREEN, "manoeuvre", ["peace", "withdraw"])
    t.play(GREEN, "peace")
    assert t.quiet().asks() == (BLUE, "turn")
    assert (t.clans("cove"), t["sheltered"]) == ([1, 1, 0, 0], "0 0 0 0")


@rule("INI-R45")
def test_placing_example_new_clans_start_no_clash() -> None:
    """Clans that New Clans place beside those of others start nothing."""
    t = inis(4, GREEN, clans_0="cove=1", clans_1="cove=1", actions_0="new-clans").play(
        GREEN, "new-clans", "cove", "cove"
    )
    assert t.quiet().asks() == (BLUE, "turn")
    assert t.clans("cove") == [3, 1, 0, 0]
    assert t.told("clash") == []


@rule("INI-R47")
def test_migration_example_the_instigator_chooses_the_order_of_the_clashes() -> None:
    """Migration leads green to two territories with clans of others; green settles one, then the other."""
    t = inis(4, GREEN, clans_0="valley=2", clans_1="cove=1", clans_3="plains=1", actions_0="migration")
    t.play(GREEN, "migration", "valley", "1", "1").play(GREEN, "plains", "peace").play(WHITE, "peace")
    t.play(GREEN, "peace").play(BLUE, "peace")
    assert t.quiet().asks() == (BLUE, "turn")
    assert [(seat, TERRITORIES[place]) for seat, _, place, _ in t.told("clash")] == [(GREEN, "plains"), (GREEN, "cove")]


@rule("INI-R48", "INI-R49")
def test_festival_reminder_the_instigator_removes_a_clan_before_the_citadels() -> None:
    """With the Festival token in the Cove green loses a clan, and only then blue may take shelter."""
    t = three_citadels(feast="cove")
    assert t.asked == (BLUE, "take-shelter", ["shelter", "stay"])
    assert t.clans("cove") == [2, 4, 5, 2]


class TestMasterCraftsman:
    """The card with both signs, Master Craftsman."""

    @rule("INI-R6", "INI-ACT-10")
    def test_the_season_side_on_ones_own_turn(self) -> None:
        """Played as a turn the left half counts: a card is discarded and an Epic Tale drawn, but no Deed gained."""
        t = inis(4, GREEN, **PEACEFUL, actions_0="master-craftsman bard").play(GREEN, "master-craftsman", "bard")
        t.quiet().chance("eriu")
        assert t.quiet().asks() == (BLUE, "turn")
        assert (t["tales 0"], t["deeds"]) == ("eriu", "0 0 0 0")
        assert sorted(t["discards"].split()) == ["bard", "master-craftsman"]

    @rule("INI-R6", "INI-ACT-10")
    def test_the_triskel_side_after_an_epic_tale(self) -> None:
        """Played after an Epic Tale the right half counts: the tale goes to another player, and a Deed is gained."""
        t = inis(4, GREEN, **PEACEFUL, actions_0="master-craftsman", tales_0="stone-of-fal")
        t.play(GREEN, "stone-of-fal").react(GREEN, "master-craftsman", "seat 2")
        assert t.quiet().asks() == (BLUE, "turn")
        assert (t["tales 2"], t["tale discards"], t["deeds"]) == ("stone-of-fal", "", "1 0 0 0")
        assert t.clans("valley") == [3, 0, 0, 0]

    @rule("INI-R6", "INI-ACT-10", "INI-R60")
    def test_the_triskel_side_after_a_tale_that_was_a_manoeuvre(self) -> None:
        """An Epic Tale played in a clash is followed by Master Craftsman as well."""
        t = inis(4, GREEN, **PEACEFUL, actions_0="warlord master-craftsman", tales_0="ogma")
        t.play(GREEN, "warlord", "cove", "ogma").react(GREEN, "master-craftsman", "seat 1")
        assert t.quiet().asks() == (BLUE, "turn")
        assert (t["tales 1"], t["deeds"], t["clash"]) == ("ogma", "1 0 0 0", "none")

    @rule("INI-R6", "INI-ACT-10")
    def test_the_triskel_side_waits_for_its_condition(self) -> None:
        """After an Action card, or another player's Epic Tale, Master Craftsman is not offered."""
        t = inis(4, GREEN, **PEACEFUL, actions_0="new-clans", tales_0="eriu", actions_1="master-craftsman")
        t.play(GREEN, "new-clans", "valley", "valley")
        assert "master-craftsman" not in t.offered()
        for seat in (BLUE, ORANGE, WHITE):
            t.play(seat, "pass")
        t.play(GREEN, "eriu", "valley")
        assert "master-craftsman" not in t.offered()
