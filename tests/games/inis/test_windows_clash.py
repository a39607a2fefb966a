"""What may be played when, by whom: the moments of a clash, and the silence of Lug's Spear."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import CARDS
from meadhall.testing import rule
from tests.games.inis.situations import holding
from tests.games.inis.table import Table, inis

CLANS = {
    "clans_0": "hills=3 cove=2",
    "clans_1": "hills=3 plains=2",
    "clans_2": "hills=1 valley=1",
    "clans_3": "swamp=1",
}
HANDS = {"tales_0": "horses", "actions_0": "conquest", "actions_1": "druid new-clans", "actions_2": "festival"}
AFTER_SEASON = ["cove-card", "lost-vale-card", "salt-mine-card", "valley-card"]
AFTER_BOTH = sorted([*AFTER_SEASON, "forest-card", "stone-circle-card", "master-craftsman"], key=CARDS.index)
"""What may follow an Epic Tale that is a Season card."""
EXPOSED_REMOVED = [["club"], ["cauldron", "diarmuid"]]


def attacked(holder: int, here: str = "hills", **lines: str) -> Table:
    """Return a table at which seat 0 has led clans into a territory and attacked seat 1; one seat has all triskels."""
    given = {name: value.replace("hills", here) for name, value in CLANS.items()}
    t = holding(holder, **(given | HANDS | lines)).play(0, "horses", "cove", here, "1")
    return t.play(0, "seat 1")


def silent(seat: int) -> Table:
    """Return a table at which a seat with all triskel cards has silenced a clash; its Citadels step begins."""
    t = holding(seat, **(CLANS | HANDS), citadels="hills=1").play(0, "horses", "cove", "hills", "1")
    t.react(seat, "spear")
    assert t.on_offer() == {seat: ["dagda"]}
    return t.quiet()


@rule("INI-R6", "INI-R39", "INI-R40")
class TestAWholeClash:
    """From the card that leads into it to what follows the turn, each card at its moment and at no other."""

    ANSWERS = ("horses", "cove", "hills", "1", "stay", "shelter", "seat 1", "clan", "seat 0", "clan", "peace", "peace")

    def windows(self, holder: int) -> list[list[str]]:
        t = holding(holder, **(CLANS | HANDS), citadels="hills=1")
        found = t.windows(*self.ANSWERS)
        assert all(list(window) == [holder] for window in found)
        return [window[holder] for window in found]

    @rule(
        "INI-EPI-18", "INI-EPI-02", "INI-ADV-06", "INI-EPI-10", "INI-ADV-05", "INI-EPI-27", "INI-ACT-14", "INI-ACT-17"
    )
    def test_for_the_instigator_who_attacks_and_is_attacked(self) -> None:
        assert self.windows(0) == [
            ["dagda"],
            ["spear"],
            ["battle-frenzy"],
            ["iron-mine-card", "club"],
            ["bard", "raid", "warlord", "streng"],
            ["hills-card"],
            *EXPOSED_REMOVED,
            ["warlord"],
            AFTER_BOTH,
            ["oengus"],
        ]

    @rule(
        "INI-EPI-18", "INI-EPI-02", "INI-ADV-06", "INI-EPI-10", "INI-ADV-05", "INI-EPI-27", "INI-ACT-14", "INI-ACT-17"
    )
    def test_for_the_opponent_who_is_attacked_and_attacks(self) -> None:
        assert self.windows(1) == [
            ["dagda"],
            ["spear"],
            ["battle-frenzy"],
            ["hills-card"],
            *EXPOSED_REMOVED,
            ["warlord"],
            ["iron-mine-card", "club"],
            ["bard", "raid", "warlord", "streng"],
            ["oengus"],
        ]

    @rule("INI-Q6", "INI-R62", "INI-ACT-17")
    @pytest.mark.parametrize("outsider", [2, 3])
    def test_for_who_is_sheltered_or_not_there_at_all(self, outsider: int) -> None:
        assert self.windows(outsider) == [["dagda"], ["spear"], ["battle-frenzy"], ["oengus"]]


class TestBeforeTheManoeuvres:
    """The start of a clash, the end of its Citadels step and the start of settling."""

    WHERE = ("horses", "cove", "highlands", "2")
    CLANS = "highlands=1 valley=1"

    @rule("INI-ADV-04", "INI-Q10", "INI-Q6")
    @pytest.mark.parametrize("holder", [0, 1, 2, 3])
    @pytest.mark.parametrize(
        ("highlands", "expected"),
        [
            ("resolution", [["dagda"], ["spear"], ["battle-frenzy"], ["highlands-card"]]),
            ("start", [["dagda"], ["highlands-card", "spear"], ["battle-frenzy"]]),
        ],
    )
    def test_the_highlands_are_played_at_the_start_of_settling_or_of_the_clash(
        self, holder: int, highlands: str, expected: list[list[str]]
    ) -> None:
        lines = {"clans_0": "cove=2", "clans_1": self.CLANS, "clans_2": self.CLANS, "highlands": highlands}
        t = holding(holder, tales_0="horses", **lines)
        assert t.windows(*self.WHERE) == [{holder: offers} for offers in expected]
        assert t.quiet().asks() == (0, "manoeuvre")

    @rule("INI-ADV-04")
    def test_they_are_not_played_in_another_territory(self) -> None:
        t = holding(1, **(CLANS | HANDS))
        assert t.windows("horses", "cove", "hills", "1") == [{1: ["dagda"]}, {1: ["spear"]}, {1: ["battle-frenzy"]}]

    @rule("INI-Q8", "INI-EPI-02")
    def test_battle_frenzy_may_be_played_without_a_citadel(self) -> None:
        t = holding(3, **(CLANS | HANDS))
        assert {3: ["battle-frenzy"]} in t.windows("horses", "cove", "hills", "1")

    @rule("INI-EPI-02")
    def test_battle_frenzy_waits_until_all_laps_of_the_citadels_are_over(self) -> None:
        t = holding(3, **(CLANS | HANDS), citadels="hills=2").play(0, "horses", "cove", "hills", "1").quiet()
        for seat, word in ((1, "stay"), (2, "shelter"), (1, "shelter")):
            assert t.kind == "take-shelter"
            t.answer(seat, word)
        assert t.on_offer() == {3: ["battle-frenzy"]}


class TestAttack:
    """When an Attack is declared, when clans are removed, when it is made."""

    @rule("INI-ADV-06", "INI-EPI-10")
    @pytest.mark.parametrize("here", ["hills", "forest"])
    def test_iron_mine_and_club_are_for_the_attacker_wherever_it_is(self, here: str) -> None:
        assert attacked(0, here).on_offer() == {0: ["iron-mine-card", "club"]}

    @rule("INI-ADV-05")
    def test_hills_are_for_the_player_attacked(self) -> None:
        assert attacked(1).on_offer() == {1: ["hills-card"]}

    @rule("INI-ADV-05")
    def test_hills_are_of_no_use_elsewhere(self) -> None:
        assert attacked(1, "forest").kind == "pay"

    @rule("INI-ADV-05", "INI-EPI-10")
    def test_who_is_not_attacked_answers_nothing(self) -> None:
        assert attacked(2).kind == "pay"

    @rule("INI-ACT-01", "INI-ACT-14", "INI-ACT-17", "INI-EPI-27")
    def test_without_a_removed_clan_the_bard_has_nothing_to_sing(self) -> None:
        t = attacked(0).play(1, "druid")
        assert t.on_offer() == {0: ["raid", "warlord", "streng"]}

    @rule("INI-ACT-17", "INI-R62")
    @pytest.mark.parametrize("holder", [1, 2])
    def test_the_warlord_may_follow_the_manoeuvre_of_another(self, holder: int) -> None:
        t = attacked(holder).play(1, "druid")
        assert t.on_offer() == {holder: ["warlord"]}

    @rule("INI-ACT-17", "INI-R57")
    def test_only_the_warlord_follows_a_withdrawal(self) -> None:
        t = holding(0, **(CLANS | HANDS)).play(0, "horses", "cove", "hills", "1").play(0, "withdraw", "1")
        assert t.on_offer() == {0: ["warlord"]}

    @rule("INI-EPI-09", "INI-EPI-13", "INI-EPI-10")
    def test_the_cauldron_answers_only_clans_removed_in_the_clash(self) -> None:
        t = attacked(1, "forest").play(1, "clan")
        assert t.on_offer() == {1: ["club"]}
        t.pass_window(besides=-1)
        assert t.on_offer() == {1: ["cauldron", "diarmuid"]}

    @rule("INI-R60", "INI-EPI-03", "INI-EPI-15", "INI-EPI-24")
    def test_a_tale_that_is_a_manoeuvre_is_offered_as_one_and_never_at_a_window(self) -> None:
        t = holding(0, **(CLANS | HANDS)).play(0, "horses", "cove", "hills", "1").quiet()
        assert t.asked is not None
        assert t.asked[2][:3] == ["moytura", "fianna", "ogma"]
        t = attacked(1).play(1, "clan")
        assert not {"moytura", "fianna", "ogma", "cuchulain"} & {word for offers in t.windows() for word in offers[1]}


@rule("INI-EPI-18", "INI-Q9")
class TestLugsSpear:
    """Lug's Spear: nobody may play triskel cards in this clash."""

    @pytest.mark.parametrize("holder", [0, 1])
    def test_neither_windows_nor_manoeuvres_nor_the_moor_are_offered_any_more(self, holder: int) -> None:
        t = silent(holder)
        options: list[list[str]] = []
        for word in ("stay", "shelter", "seat 1", "clan", "seat 0", "clan", "peace"):
            assert t.asked is not None
            options.append(t.asked[2])
            t.answer(t.asked[0], word)
        assert all("look" not in words for words in options)
        assert (options[2], options[4]) == (["seat 1", "peace", "withdraw"], ["seat 0", "peace", "withdraw"])

    @rule("INI-R55")
    def test_action_cards_may_still_be_discarded_for_an_attack(self) -> None:
        t = silent(1).play(1, "stay").play(2, "shelter").play(0, "seat 1")
        assert t.kind == "pay"
        assert t.asked_of(1) == ["bard", "druid", "geis", "master-craftsman", "new-clans", "raid", "warlord", "clan"]

    @rule("INI-ADV-04")
    def test_the_highlands_are_silent_at_the_start_of_settling(self) -> None:
        lines = {"clans_0": "cove=2", "clans_1": "highlands=1 valley=1", "tales_0": "horses"}
        t = holding(1, **lines).play(0, "horses", "cove", "highlands", "2").react(1, "spear")
        assert t.windows() == [{1: ["dagda"]}]
        assert t.kind == "manoeuvre"

    @rule("INI-ADV-04", "INI-Q10", "INI-Q31")
    def test_the_highlands_are_silent_at_the_start_of_the_clash_when_the_spear_came_first(self) -> None:
        lines = {"clans_0": "cove=2", "clans_1": "highlands=1 valley=1", "tales_0": "horses", "highlands": "start"}
        t = holding(1, **lines).play(0, "horses", "cove", "highlands", "2").react(1, "spear")
        assert t.windows() == [{1: ["dagda"]}]

    @rule("INI-ADV-02", "INI-ACT-10")
    def test_not_even_what_follows_an_epic_tale_may_follow_it(self) -> None:
        t = holding(1, **(CLANS | HANDS), citadels="hills=1").play(0, "horses", "cove", "hills", "1").react(1, "spear")
        assert t.windows() == [{1: ["dagda"]}]
        assert t.kind == "take-shelter"

    @rule("INI-R40", "INI-ADV-02", "INI-ADV-16")
    def test_when_the_clash_is_over_all_may_play_again(self) -> None:
        t = silent(0).play(1, "stay").play(2, "shelter").play(0, "peace").play(1, "peace")
        assert t["silenced"] == "no"
        assert t.windows() == [{0: AFTER_BOTH}, {0: ["oengus"]}]

    @rule("INI-R47")
    def test_another_clash_of_the_same_move_is_not_silent(self) -> None:
        clans = {"clans_0": "valley=3", "clans_1": "cove=1 plains=1", "clans_2": "hills=1"}
        t = inis(3, 0, **clans, actions_0="migration", tales_1="streng", tales_2="spear club")
        t.play(0, "migration", "valley", "1", "2").play(0, "cove").react(2, "spear").quiet()
        assert t["silenced"] == "yes"
        t.play(0, "seat 1", "peace")
        assert (t["clash"], t["silenced"], t.kind) == ("plains", "no", "react")

    @rule("INI-EPI-08")
    def test_the_dagda_may_answer_it_and_then_nothing_is_silent(self) -> None:
        t = holding(1, **(CLANS | HANDS), citadels="hills=1").play(0, "horses", "cove", "hills", "1").react(1, "spear")
        t.react(1, "dagda").quiet()
        assert t["silenced"] == "no"
        t.play(1, "stay").play(2, "stay").play(0, "seat 1")
        assert t.on_offer() == {1: ["hills-card"]}

    @rule("INI-ADV-11", "INI-TILE-2")
    def test_who_withdraws_into_the_mountains_pays_without_the_card_mountains(self) -> None:
        clans = {"clans_0": "mountains=1 cove=2", "clans_1": "cove=1", "clans_2": "hills=1"}
        lines = {"actions_0": "warlord bard", "tales_2": "spear", "advantages_0": "mountains"}
        t = inis(3, 0, "valley cove hills mountains", **clans, **lines).play(0, "warlord", "cove").react(2, "spear")
        t.play(0, "withdraw", "1")
        assert t.asked == (0, "toll", ["bard", "clan"])
