"""Epic Tales that answer what happens in a clash: Battle Frenzy, Dagda's Cauldron, Lug's Spear, Streng's Resolve."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.situations import war
from tests.games.inis.table import Table, inis


@rule("INI-EPI-02")
class TestBattleFrenzy:
    """Battle Frenzy: all clans leave the citadels."""

    def test_all_clans_leave_the_citadels_and_are_exposed(self) -> None:
        """Those of every player come out, and settling begins."""
        t = war(3, clans_0="cove=3", clans_1="cove=2", clans_2="cove=1", citadels="cove=2", tales_1="battle-frenzy")
        t.play(1, "shelter").play(2, "shelter")
        assert t["sheltered"] == "0 1 1"
        t.react(1, "battle-frenzy").quiet()
        assert (t["sheltered"], t.clans("cove"), t["tale discards"]) == ("0 0 0", [3, 2, 1], "battle-frenzy")
        assert [fact[2] for fact in t.told("cleared")] == [0]
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 2", "peace"])

    def test_it_is_played_at_the_end_of_the_citadels_step_and_never_else(self) -> None:
        """Not at the start of the clash, not between the laps, not after manoeuvres, not after the clash."""
        t = war(clans_0="cove=3", clans_1="cove=4", citadels="cove=2", tales_1="battle-frenzy spear")
        assert t.offered(1) == ["spear"]
        t.play(1, "shelter")
        assert t.asked == (1, "take-shelter", ["shelter", "stay"])
        t.play(1, "stay")
        assert t.offered(1) == ["battle-frenzy"]
        assert t["sheltered"] == "0 1"
        assert "battle-frenzy" not in t.play(0, "seat 1").offered(1)
        assert t.play(1, "peace").play(0, "peace").offered(1) == []

    @rule("INI-Q6")
    @pytest.mark.parametrize("seat", [0, 1, 2, 3])
    def test_anybody_may_play_it_also_from_outside_the_clash(self, seat: int) -> None:
        """The instigator, who is attacked, and who has no clan there."""
        tales = {f"tales_{seat}": "battle-frenzy"}
        t = war(4, clans_0="cove=2", clans_1="cove=2", clans_2="hills=1", citadels="cove=1", **tales)
        t.play(1, "shelter").react(seat, "battle-frenzy").quiet()
        assert t["sheltered"] == "0 0 0 0"

    @rule("INI-Q8", "INI-Q49")
    def test_without_a_citadel_it_may_be_played_all_the_same(self) -> None:
        """There is no step to wait for, and nothing to do, but the card may be used up."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="battle-frenzy")
        t.react(1, "battle-frenzy").quiet()
        assert (t.kind, t["tale discards"]) == ("manoeuvre", "battle-frenzy")

    @rule("INI-R54")
    def test_who_was_sheltered_makes_manoeuvres_again(self) -> None:
        """The only clan of seat 1 is exposed now: seat 1 may be attacked and has a manoeuvre."""
        lines = {"clans_0": "cove=2", "clans_1": "cove=2", "citadels": "cove=2", "tales_0": "battle-frenzy"}
        t = war(2, **lines).play(1, "shelter", "shelter")
        assert t.may_react(0) == ["battle-frenzy"]
        assert t.react(0, "battle-frenzy").manoeuvres() == ["seat 1", "peace"]
        assert t.play(0, "seat 1").manoeuvres() == ["seat 0", "peace"]
        assert t.clans("cove") == [2, 1]

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_the_clans_stay_sheltered(self) -> None:
        """The card is gone, the citadels stay full."""
        lines = {"clans_0": "cove=2", "clans_1": "cove=2", "citadels": "cove=1"}
        t = war(2, tales_0="battle-frenzy", tales_1="dagda", **lines).play(1, "shelter")
        t.react(0, "battle-frenzy").react(1, "dagda").quiet()
        assert (t["sheltered"], t["tales 0"], t["tales 1"]) == ("0 1", "", "")


def losing(clans: int, before: int = 0, **lines: str) -> Table:
    """Return a clash in which seat 1 has lost this many clans, some of them before it plays the Cauldron."""
    t = war(2, clans_0="cove=7", clans_1="cove=7 hills=1", tales_1="cauldron", **lines)
    for lost in range(clans):
        t.play(0, "seat 1")
        if lost == before:
            t.react(1, "cauldron")
        t.play(1, "seat 0")
    return t


def reserve(t: Table, seat: int) -> int:
    """Return how many clans of a seat are neither on the map nor on the Cauldron."""
    owner, lying = t["cauldron"].split()
    on_map = sum(int(word.split("=")[1]) for word in t[f"clans {seat}"].split())
    return 12 - on_map - (int(lying) if owner == str(seat) else 0)


@rule("INI-EPI-09")
class TestCauldron:
    """Dagda's Cauldron: clans removed in the clash come back when it is over."""

    @pytest.mark.parametrize(("lost", "before"), [(1, 0), (2, 0), (2, 1), (3, 2), (5, 0), (5, 4)])
    def test_all_clans_removed_in_the_clash_lie_on_it(self, lost: int, before: int) -> None:
        """This one, and earlier and later ones."""
        t = losing(lost, before).quiet()
        assert (t["cauldron"], t.clans("cove")[1]) == (f"1 {lost}", 7 - lost)
        assert reserve(t, 1) == 12 - 8

    @rule("INI-Q38")
    @pytest.mark.parametrize(("lost", "back"), [(1, 1), (2, 1), (2, 2), (3, 3), (5, 1), (5, 2), (5, 3)])
    def test_up_to_three_come_back_and_the_rest_goes_home(self, lost: int, back: int) -> None:
        """When the clash is over some return to the territory, and the others are in the reserve again."""
        t = losing(lost).play(0, "peace").play(1, "peace", str(back)).quiet()
        assert t.clans("cove")[1] == 7 - lost + back
        assert (t["cauldron"], t["tale discards"], reserve(t, 1)) == ("none 0", "cauldron", 4 + lost - back)
        assert t.told("came-back") == [(1, -1, 0, back)]

    @rule("INI-Q38")
    @pytest.mark.parametrize(("lost", "most"), [(1, "1"), (2, "2"), (3, "3"), (5, "3")])
    def test_three_are_the_most_that_come_back(self, lost: int, most: str) -> None:
        """Its owner is asked for a number, which is never more than lie on it nor more than three."""
        t = losing(lost).play(0, "peace").play(1, "peace").quiet()
        assert t.asked is not None
        assert (t.asked[:2], t.asked[2][-1]) == ((1, "come-back"), most)

    @rule("INI-Q38", "INI-Q49")
    @pytest.mark.parametrize("lost", [1, 3, 5])
    def test_none_may_come_back(self, lost: int) -> None:
        """Up to three may be none: all go to the reserve."""
        t = losing(lost).play(0, "peace").play(1, "peace").quiet()
        before = t.on_map(1)
        assert t.asked_of(1)[0] == "0"
        t.play(1, "0").quiet()
        assert (t["cauldron"], t.on_map(1), t.told("came-back", other=True)) == ("none 0", before, [(1, -1, 0, 0, -1)])

    @rule("INI-Q38", "INI-Q49")
    def test_who_takes_none_back_is_not_present_there(self) -> None:
        frames = "round step=2 > season seat=0 step=1 > turn seat=0 step=2 > clash seat=0 place=0 other=0 step=6"
        lines = {"clans_0": "cove=1", "clans_1": "valley=1", "fallen": "0 1", "cauldron": "1 1", "clash": "cove"}
        t = inis(2, 0, frames=frames, table="cauldron", actions_1="migration", **lines).play(1, "0").quiet()
        assert t.play(1, "migration").asked == (1, "from", ["valley"])

    def test_it_is_offered_to_the_owner_of_the_clan_removed_only(self) -> None:
        """Neither the attacker nor a bystander can play it."""
        for seat, asked in ((0, []), (1, ["cauldron"]), (2, [])):
            t = war(3, clans_0="cove=2", clans_1="cove=2", clans_2="cove=2", **{f"tales_{seat}": "cauldron"})
            assert t.play(0, "seat 1").offered(seat) == asked

    def test_it_is_not_for_clans_removed_outside_a_clash(self) -> None:
        """Balor's Eye removes a clan when no clash is on."""
        t = inis(2, clans_0="cove=1", clans_1="hills=2", tales_0="balors-eye", tales_1="cauldron")
        t.play(0, "balors-eye", "hills", "seat 1")
        assert "cauldron" not in t.offered(1)
        assert t.clans("hills") == [0, 1]

    @rule("INI-R55")
    def test_it_is_not_offered_when_a_card_is_discarded(self) -> None:
        """No clan is removed, so there is nothing to answer."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard", tales_1="cauldron")
        assert "cauldron" not in t.play(0, "seat 1").play(1, "bard").offered(1)

    def test_clans_on_it_are_not_in_the_reserve(self) -> None:
        """With eleven on the map and one on the Cauldron nothing is left to be placed by Moytura."""
        lines = {"clans_0": "cove=1 plains=1", "clans_1": "cove=3 hills=9", "tales_1": "cauldron moytura"}
        t = war(2, **lines).play(0, "seat 1").react(1, "cauldron")
        t.play(1, "moytura", "1").quiet()
        assert (t.clans("cove"), t.told("placed")) == ([1, 2 + 1], [])

    @rule("INI-R47")
    def test_clans_lost_in_an_earlier_clash_do_not_lie_on_it(self) -> None:
        """Of one Migration's two clashes the Cauldron knows only the second."""
        t = inis(2, clans_0="cove=4", clans_1="hills=2 plains=2", actions_0="migration", tales_1="cauldron")
        t.play(0, "migration", "cove", "2", "2", "hills", "seat 1").play(1, "peace").play(0, "peace")
        t.play(0, "seat 1").react(1, "cauldron").quiet()
        assert (t["clash"], t["cauldron"], t.clans("hills"), t.clans("plains")) == ("plains", "1 1", [2, 1], [2, 1])

    def test_without_any_clan_left_in_the_clash_they_come_back_all_the_same(self) -> None:
        """The last clan of seat 1 falls, the others make peace, and it returns."""
        t = war(clans_0="cove=2", clans_1="cove=1", tales_1="cauldron").play(0, "seat 1").react(1, "cauldron")
        t.play(0, "peace").play(1, "1").quiet()
        assert (t.clans("cove"), len(t.told("clash"))) == ([2, 1], 1)

    def test_clans_of_the_instigator_lost_to_the_festival_count(self) -> None:
        """The Festival takes a clan in the clash, and it may lie on the Cauldron."""
        t = war(clans_0="cove=3", clans_1="cove=2", tales_0="cauldron", feast="cove")
        t.react(0, "cauldron").play(0, "peace").play(1, "peace").play(0, "1").quiet()
        assert t.clans("cove") == [3, 2]

    @rule("INI-Q38", "INI-TILE-2")
    def test_a_clan_lost_in_another_territory_is_not_taken(self) -> None:
        """Withdrawing to the Mountains costs a clan there: not one of the territory of the clash."""
        t = inis(
            2, 0, "valley cove mountains", clans_0="cove=3", clans_1="cove=3 mountains=3",
            actions_0="warlord", tales_1="cauldron",
        )  # fmt: skip
        t.play(0, "warlord", "cove", "seat 1").quiet()
        t.play(1, "withdraw", "2")
        assert "cauldron" not in t.offered(1)
        assert (t.clans("cove"), t.clans("mountains")) == ([3, 0], [0, 4])

    @rule("INI-Q38", "INI-ADV-02")
    def test_what_follows_an_epic_tale_waits_for_the_end_of_the_clash(self) -> None:
        """Forest answers the Cauldron only when it is discarded."""
        t = inis(
            2, 0, "valley cove plains forest", clans_0="cove=2", clans_1="cove=2",
            actions_0="warlord", tales_1="cauldron", advantages_1="forest",
        )  # fmt: skip
        t.play(0, "warlord", "cove", "seat 1").react(1, "cauldron")
        assert t.offered(1) == []
        t.play(1, "peace").play(0, "peace").play(1, "1")
        assert "forest-card" in t.offered(1)

    @rule("INI-Q2", "INI-ACT-01")
    def test_a_clan_on_it_was_removed_and_serves_the_bard(self) -> None:
        """The manoeuvre removed a clan, though it may come back."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="cauldron", actions_0="bard")
        t.play(0, "seat 1").react(1, "cauldron")
        assert "bard" in t.offered(0)

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_the_clans_go_home(self) -> None:
        """Nothing lies on it, and nothing comes back."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_0="dagda", tales_1="cauldron")
        t.play(0, "seat 1").react(1, "cauldron").react(0, "dagda").quiet()
        assert (t["cauldron"], t["tales 1"], reserve(t, 1)) == ("none 0", "", 11)
        assert t.play(1, "peace").play(0, "peace").quiet().kind == "turn"
        assert t.clans("cove") == [2, 1]


@rule("INI-EPI-18")
class TestSpear:
    """Lug's Spear: no triskel cards in this clash."""

    def test_it_is_played_at_the_start_of_the_clash_only(self) -> None:
        """Before anybody takes shelter, and not later."""
        t = war(clans_0="cove=2", clans_1="cove=2", citadels="cove=1", tales_1="spear")
        assert t.offered(1) == ["spear"]
        assert t.play(1, "stay").offered(1) == []
        assert "spear" not in t.play(0, "seat 1").offered(1)

    @rule("INI-Q6")
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_anybody_may_play_it_also_from_outside_the_clash(self, seat: int) -> None:
        """Seat 2 has no clan there."""
        t = war(3, clans_0="cove=2", clans_1="cove=2", clans_2="hills=1", **{f"tales_{seat}": "spear"})
        t.react(seat, "spear").quiet()
        assert (t["silenced"], t["tale discards"], len(t.told("silence"))) == ("yes", "spear", 1)

    def test_it_silences_what_would_answer_in_the_clash(self) -> None:
        """Battle Frenzy, Club, Cauldron, Diarmuid, Streng, the Bard, Warlord and Hills: none of them is offered."""
        loud, silent = (self.answers_in_the_hills(is_silent) for is_silent in (False, True))
        answers = ["battle-frenzy", "hills-card", "club", "cauldron", "diarmuid", "streng", "bard", "warlord"]
        assert set(loud) == set(answers)
        assert silent == []

    def answers_in_the_hills(self, is_silent: bool) -> list[str]:
        """Return all that may be played in a clash with an Attack, after its start."""
        t = inis(
            2, 0, "valley hills plains", clans_0="hills=3 plains=1", clans_1="hills=3 valley=1", citadels="hills=1",
            actions_0="conquest bard", tales_0="spear streng club", actions_1="warlord",
            tales_1="battle-frenzy cauldron diarmuid", advantages_1="hills",
        )  # fmt: skip
        t.play(0, "conquest", "hills", "1")
        if is_silent:
            t.react(0, "spear")
        t.quiet()
        found = []
        for seat, word in ((1, "shelter"), (0, "seat 1"), (1, "clan")):
            t.answer(seat, word)
            found += t.offered(0, 1)
        assert t.clans("hills") == [4, 2]
        return found

    @pytest.mark.parametrize("tale", ["moytura", "fianna", "ogma", "cuchulain"])
    def test_it_silences_manoeuvre_cards(self, tale: str) -> None:
        """They are triskel cards too."""
        t = war(clans_0="cove=1", clans_1="cove=2", tales_0=tale, tales_1="spear").react(1, "spear").quiet()
        assert tale not in t.manoeuvres()

    @pytest.mark.parametrize("tale", ["moytura", "fianna", "ogma", "cuchulain"])
    def test_the_refusal_of_a_manoeuvre_card_names_the_spear(self, tale: str) -> None:
        """What forbids a manoeuvre card in this clash is the clause of Lug's Spear."""
        t = war(clans_0="cove=1", clans_1="cove=2", tales_0=tale, tales_1="spear").react(1, "spear").quiet()
        assert t.refused(0, tale) == "INI-EPI-18"

    @rule("INI-Q9")
    def test_it_silences_the_moor(self) -> None:
        """Moor cannot be used while the Spear holds, but can be again after the clash."""
        t = inis(
            2, 0, "valley cove moor", clans_0="cove=2", clans_1="cove=2", actions_0="warlord bard",
            tales_1="spear eriu", advantages_0="moor",
        )  # fmt: skip
        assert "look" in t.asked_of(0)
        t.play(0, "warlord", "cove").react(1, "spear").quiet()
        assert "look" not in t.asked_of(0)
        t.play(0, "peace").play(1, "peace").play(1, "pass").quiet()
        assert (t.kind, "look" in t.asked_of(0)) == ("turn", True)

    @rule("INI-R47")
    def test_it_holds_for_one_clash_only(self) -> None:
        """The next clash of the same Migration is not silenced."""
        t = inis(
            2, clans_0="cove=4", clans_1="hills=1 plains=1", actions_0="migration", tales_0="ogma", tales_1="spear"
        )
        t.play(0, "migration", "cove", "2", "2", "hills").react(1, "spear").quiet()
        assert "ogma" not in t.manoeuvres()
        t.play(0, "peace").play(1, "peace").quiet()
        assert (t["clash"], t["silenced"], "ogma" in t.manoeuvres()) == ("plains", "no", True)

    @rule("INI-R40", "INI-EPI-17", "INI-ADV-16")
    def test_after_the_clash_triskel_cards_may_be_played_again(self) -> None:
        """Valley and Lug answer the Warlord when the clash is over."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_0="lug", tales_1="spear", advantages_0="valley")
        t.react(1, "spear").play(0, "peace").play(1, "peace")
        assert {"lug", "valley-card"} <= set(t.offered(0))

    @rule("INI-EPI-08")
    def test_the_dagda_may_answer_it(self) -> None:
        """Cancelled, it silences nobody."""
        t = war(clans_0="cove=1", clans_1="cove=2", tales_0="dagda ogma", tales_1="spear")
        t.react(1, "spear").react(0, "dagda").quiet()
        assert (t["silenced"], t["tales 1"], "ogma" in t.manoeuvres()) == ("no", "", True)


@rule("INI-EPI-27")
class TestStreng:
    """Streng's Resolve: a Deed after an Attack."""

    @pytest.mark.parametrize("price", ["bard", "clan"])
    def test_a_deed_for_an_attack_whatever_came_of_it(self, price: str) -> None:
        """Whether a card or a clan was paid does not matter."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard", tales_0="streng")
        t.play(0, "seat 1").play(1, price).react(0, "streng").quiet()
        assert (t["deeds"], t["tale discards"], t.told("deed")) == ("1 0", "streng", [(0, -1, -1, 0)])

    def test_it_answers_the_attack_when_it_has_been_made(self) -> None:
        """Not before the player attacked has paid."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard", tales_0="streng").play(0, "seat 1")
        assert t.offered(0) == []
        assert t.asked == (1, "pay", ["bard", "clan"])
        assert "streng" in t.play(1, "clan").offered(0)

    def test_it_is_for_the_attacker_only(self) -> None:
        """Neither who was attacked nor anybody else may play it."""
        for seat in (1, 2):
            t = war(3, clans_0="cove=2", clans_1="cove=2", clans_2="cove=2", **{f"tales_{seat}": "streng"})
            assert "streng" not in t.play(0, "seat 1").offered(seat)

    def test_no_other_manoeuvre_counts(self) -> None:
        """Withdrawing and Tale of Cuchulain are no Attacks."""
        t = war(clans_0="cove=2 hills=1", clans_1="cove=2", tales_0="streng").play(0, "withdraw", "1")
        assert "streng" not in t.offered(0)
        t = war(clans_0="cove=1", clans_1="cove=3", tales_0="streng cuchulain")
        assert "streng" not in t.play(0, "cuchulain", "seat 1", "seat 1").offered(0)

    @rule("INI-ADV-05", "INI-Q61")
    def test_an_attack_that_is_ignored_was_made_all_the_same(self) -> None:
        """Hills ward off what the Attack does, and Streng still answers it."""
        t = inis(2, clans_0="hills=2", clans_1="hills=2", actions_0="warlord", tales_0="streng", advantages_1="hills")
        t.play(0, "warlord", "hills", "seat 1").react(1, "hills-card")
        assert "streng" in t.offered(0)
        assert t.clans("hills") == [2, 2]

    @rule("INI-Q4")
    def test_when_all_deeds_are_given_out_none_is_gained(self) -> None:
        """There are eight; the card may still be played."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_0="streng", deeds="5 3")
        t.play(0, "seat 1").react(0, "streng").quiet()
        assert (t["deeds"], t["tale discards"], t.told("deed")) == ("5 3", "streng", [])

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_it_gains_nothing(self) -> None:
        """The card is used up without a Deed."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_0="streng", tales_1="dagda")
        t.play(0, "seat 1").react(0, "streng").react(1, "dagda").quiet()
        assert (t["deeds"], t["tales 0"]) == ("0 0", "")

    @rule("INI-R38")
    def test_bard_and_streng_may_answer_the_same_attack(self) -> None:
        """Two Deeds for one Attack that removed a clan."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_0="streng", actions_0="bard")
        t.play(0, "seat 1").react(0, "streng").react(0, "bard").quiet()
        assert t["deeds"] == "2 0"
