"""Epic Tales that answer the removal of a clan: The Dagda's Club, Diarmuid and Grainne."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.situations import war
from tests.games.inis.table import Table, inis


def toll(**lines: str) -> Table:
    """Return a table at which seat 0, without an Action card, has just moved two clans into the Mountains."""
    t = inis(2, 0, "valley cove mountains", clans_0="cove=3", clans_1="valley=1", actions_0="migration", **lines)
    return t.play(0, "migration", "cove", "2", "0")


def eye(**lines: str) -> Table:
    """Return a table at which seat 0 has just removed a clan of seat 1 from the Hills with Balor's Eye."""
    lines = {"clans_0": "cove=1", "clans_1": "hills=2 plains=1"} | lines
    return inis(2, 0, tales_0="balors-eye", **lines).play(0, "balors-eye", "hills", "seat 1")


def circle(tale: str) -> Table:
    """Return a table at which seat 0 gives a clan of the Stone Circle to take a Tale back, and holds another Tale."""
    lines = {"clans_0": "stone-circle=2 cove=1", "clans_1": "plains=1", "advantages_0": "stone-circle"}
    t = inis(2, 0, "valley cove plains stone-circle", tales_0=f"children-of-dana {tale}", **lines)
    return t.play(0, "children-of-dana", "plains").react(0, "stone-circle-card")


@rule("INI-Q50", "INI-ADV-14")
class TestStoneCircle:
    """The clan that the Stone Circle demands has to be removed in the end."""

    @rule("INI-EPI-10")
    def test_with_the_club_the_clan_stays_and_the_card_is_not_taken(self) -> None:
        """Nothing was removed, so nothing is taken."""
        t = circle("club").react(0, "club").quiet()
        assert (t.clans("stone-circle"), t["tales 0"]) == ([2, 0], "")

    @rule("INI-EPI-13", "INI-Q2")
    def test_with_diarmuid_the_clan_was_removed_and_the_card_is_taken(self) -> None:
        """It came back elsewhere."""
        t = circle("diarmuid").react(0, "diarmuid", "cove").quiet()
        assert (t.clans("stone-circle"), t.clans("cove"), t["tales 0"]) == ([1, 0], [2, 0], "children-of-dana")


@rule("INI-EPI-10")
class TestClubAsAShield:
    """The Dagda's Club when a clan would be removed."""

    def test_a_clan_attacked_is_not_removed(self) -> None:
        """The clan stays, the card is used up, and the clash goes on."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="club").play(0, "seat 1").react(1, "club").quiet()
        assert (t.clans("cove"), t["tale discards"]) == ([2, 2], "club")
        assert (t.told("saved"), t.told("removed")) == ([(1, -1, 0, 0)], [])
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])

    def test_it_works_outside_a_clash(self) -> None:
        """Balor's Eye fails."""
        t = eye(tales_1="club").react(1, "club").quiet()
        assert (t.clans("hills"), t.told("removed")) == ([0, 2], [])

    @rule("INI-Q1", "INI-TILE-2")
    def test_it_saves_from_the_mountains(self) -> None:
        """A clan lost to the Mountains would be removed."""
        t = toll(tales_0="club").react(0, "club").quiet()
        assert t.clans("mountains") == [2, 0]

    @rule("INI-Q1", "INI-R48")
    def test_it_saves_from_the_festival(self) -> None:
        """A clan lost to the Festival would be removed."""
        t = war(clans_0="cove=3", clans_1="cove=2", tales_0="club", feast="cove").react(0, "club").quiet()
        assert t.clans("cove") == [3, 2]

    @rule("INI-Q1", "INI-TILE-1", "INI-Q52")
    def test_it_saves_from_the_gates_and_the_tale_is_drawn_all_the_same(self) -> None:
        """A clan lost to the Gates would be removed; saved or not, its owner draws."""
        t = inis(2, 0, "valley gates cove", clans_0="cove=1", clans_1="gates=2", tales_0="morrigan", tales_1="club")
        t.play(0, "morrigan", "yes").react(1, "club").quiet().chance("tuan").quiet()
        assert (t.clans("gates"), t["tales 1"]) == ([0, 2], "tuan")

    @rule("INI-EPI-12")
    def test_it_saves_from_a_card_of_ones_own(self) -> None:
        """Deirdre's Beauty demands a clan of who plays it; the Club answers that too."""
        t = inis(2, clans_0="cove=2", clans_1="hills=1", tales_0="deirdre club", tales_1="")
        t.play(0, "deirdre", "cove").react(0, "club").quiet()
        assert t.clans("cove") == [2, 0]

    def test_it_is_for_the_owner_of_the_clan_only(self) -> None:
        """Nobody saves clans of others: the attacker is asked once, for the Attack, and a third player never."""
        for seat, windows in ((0, ["club"]), (1, ["club"]), (2, [])):
            t = war(3, clans_0="cove=2", clans_1="cove=2", clans_2="cove=2", **{f"tales_{seat}": "club"})
            assert t.play(0, "seat 1").offered(seat) == windows

    def test_it_is_not_offered_when_a_card_is_discarded(self) -> None:
        """No clan would be removed."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard", tales_1="club").play(0, "seat 1")
        assert t.offered(1) == []
        assert t.play(1, "bard").offered(1) == []

    @rule("INI-Q20", "INI-ACT-12")
    def test_a_clan_replaced_counts_as_removed_for_no_card(self) -> None:
        """New Alliance is not answered by the Club or by Diarmuid."""
        t = inis(2, clans_0="cove=1", clans_1="cove=2 hills=1", actions_0="new-alliance", tales_1="club diarmuid")
        t.play(0, "new-alliance", "cove", "seat 1")
        assert {"club", "diarmuid"} & set(t.offered(1)) == set()
        assert t.clans("cove") == [2, 1]

    @rule("INI-Q2", "INI-ACT-01")
    @pytest.mark.parametrize(("saved", "deed"), [(True, False), (False, True)])
    def test_a_clan_that_was_saved_does_not_serve_the_bard(self, saved: bool, deed: bool) -> None:
        """It was not removed; without the Club it is."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="club", actions_0="bard").play(0, "seat 1")
        if saved:
            t.react(1, "club")
        assert ("bard" in t.offered(0)) == deed

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_the_clan_is_removed(self) -> None:
        """The card is gone and the clan too."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_0="dagda", tales_1="club")
        t.play(0, "seat 1").react(1, "club").react(0, "dagda").quiet()
        assert (t.clans("cove"), t["tales 1"]) == ([2, 1], "")

    def test_a_saved_clan_is_not_removed_for_diarmuid_or_the_cauldron(self) -> None:
        """Nothing was removed, so nothing more can be answered."""
        t = war(clans_0="cove=2", clans_1="cove=2 hills=1", tales_1="club cauldron diarmuid")
        t.play(0, "seat 1").react(1, "club")
        assert {"cauldron", "diarmuid"} & set(t.offered(1)) == set()


@rule("INI-EPI-10")
class TestClubAsAWeapon:
    """The Dagda's Club when its owner makes an Attack."""

    @pytest.mark.parametrize(
        ("choice", "pay", "clans", "hand"), [("clan", [], 1, "bard geis"), ("card", ["geis"], 2, "bard")]
    )
    def test_the_attacker_chooses_clan_or_card(self, choice: str, pay: list[str], clans: int, hand: str) -> None:
        """What is due is chosen by the attacker; which card, by who discards it."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard geis", tales_0="club")
        t.play(0, "seat 1").react(0, "club").quiet()
        assert t.asked == (0, "clan-or-card", ["clan", "card"])
        t.play(0, choice).quiet()
        assert t.kind == ("pay" if pay else "manoeuvre")
        t.play(1, *pay).quiet()
        assert (t.clans("cove"), t["actions 1"], t["tale discards"]) == ([2, clans], hand, "club")

    def test_who_must_discard_may_not_lose_a_clan_instead(self) -> None:
        """The choice was the attacker's."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard geis", tales_0="club")
        t.play(0, "seat 1").react(0, "club", "card").quiet()
        assert t.asked == (1, "pay", ["bard", "geis"])

    @rule("INI-Q53", "INI-R56")
    def test_it_cannot_demand_a_card_of_somebody_without_one(self) -> None:
        """Only the clan can be due."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_0="club").play(0, "seat 1").react(0, "club")
        assert t.asked == (0, "clan-or-card", ["clan"])
        assert t.play(0, "clan").quiet().clans("cove") == [2, 1]

    @rule("INI-Q53", "INI-ADV-06")
    @pytest.mark.parametrize("choice", ["clan", "card"])
    @pytest.mark.parametrize("club_first", [True, False])
    def test_with_the_iron_mine_both_are_due(self, choice: str, club_first: bool) -> None:
        """Clan and card, whatever the Club says."""
        t = inis(
            2, 0, "valley cove plains iron-mine", clans_0="cove=2", clans_1="cove=2", actions_0="warlord",
            actions_1="bard geis", tales_0="club", advantages_0="iron-mine",
        )  # fmt: skip
        t.play(0, "warlord", "cove", "seat 1")
        if club_first:
            t.react(0, "club", choice).react(0, "iron-mine-card")
        else:
            t.react(0, "iron-mine-card").react(0, "club", choice)
        t.play(1, "geis").quiet()
        assert (t.clans("cove"), t["actions 1"]) == ([2, 1], "bard")

    def test_it_is_for_the_attacker_only(self) -> None:
        """Neither who is attacked nor a third player chooses."""
        for seat in (1, 2):
            lines = {"clans_0": "cove=2", "clans_1": "cove=2", "clans_2": "cove=2", "actions_1": "bard"}
            t = war(3, **lines, **{f"tales_{seat}": "club"})
            assert t.play(0, "seat 1").offered(seat) == []
            assert t.kind == "pay"

    @rule("INI-ADV-05")
    def test_hills_ward_off_the_attack_with_the_club(self) -> None:
        """Ignored, the Attack costs neither clan nor card."""
        t = inis(
            2, clans_0="hills=2", clans_1="hills=2", actions_0="warlord", actions_1="bard",
            tales_0="club", advantages_1="hills",
        )  # fmt: skip
        t.play(0, "warlord", "hills", "seat 1").react(0, "club", "clan").react(1, "hills-card").quiet()
        assert (t.clans("hills"), t["actions 1"]) == ([2, 2], "bard")

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_the_player_attacked_chooses(self) -> None:
        """The Attack goes on as any other."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard", tales_0="club", tales_1="dagda")
        t.play(0, "seat 1").react(0, "club", "clan").react(1, "dagda").quiet()
        assert t.asked == (1, "pay", ["bard", "clan"])


@rule("INI-EPI-13")
class TestDiarmuid:
    """Diarmuid and Grainne: the clan removed goes to another territory."""

    def test_the_clan_goes_to_another_territory_where_one_is_present(self) -> None:
        """Hills or Plains, but not the territory it was removed from and none without own clans."""
        t = war(clans_0="cove=2", clans_1="cove=2 hills=1 plains=1", tales_1="diarmuid").play(0, "seat 1")
        t.react(1, "diarmuid").quiet()
        assert t.asked is not None
        assert (t.asked[0], t.asked[2]) == (1, ["hills", "plains"])
        t.play(1, "plains").quiet()
        assert (t.clans("cove"), t.clans("plains"), t["tale discards"]) == ([2, 1], [0, 2], "diarmuid")
        assert t.told("put-back") == [(1, -1, 11, 0)]

    def test_it_works_outside_a_clash(self) -> None:
        """Balor's Eye removes a clan, and it comes back elsewhere."""
        t = eye(tales_1="diarmuid").react(1, "diarmuid", "plains").quiet()
        assert (t.clans("hills"), t.clans("plains")) == ([0, 1], [0, 2])

    @rule("INI-Q1", "INI-TILE-2")
    def test_it_answers_a_clan_lost_to_the_mountains(self) -> None:
        """What the territory takes is removed."""
        t = toll(tales_0="diarmuid").react(0, "diarmuid", "cove").quiet()
        assert (t.clans("cove"), t.clans("mountains")) == ([2, 0], [1, 0])

    @rule("INI-Q1", "INI-R48")
    def test_it_answers_a_clan_lost_to_the_festival(self) -> None:
        """What the Festival takes is removed."""
        t = war(clans_0="cove=3 hills=1", clans_1="cove=2", tales_0="diarmuid", feast="cove")
        t.react(0, "diarmuid", "hills").quiet()
        assert (t.clans("cove"), t.clans("hills")) == ([2, 2], [2, 0])

    @rule("INI-R45")
    def test_it_starts_no_clash(self) -> None:
        """Where others are present too, nothing happens."""
        t = eye(clans_0="cove=1 plains=2", tales_1="diarmuid").react(1, "diarmuid", "plains").quiet()
        assert (t.clans("plains"), t.told("clash"), t.kind) == ([2, 2], [], "turn")

    @rule("INI-Q43")
    def test_the_mountains_demand_nothing(self) -> None:
        """The clan is put there, which is not a move."""
        t = inis(
            2, 0, "valley cove mountains", clans_0="cove=2", clans_1="cove=2 mountains=1", actions_0="warlord",
            tales_1="diarmuid",
        )  # fmt: skip
        t.play(0, "warlord", "cove", "seat 1").react(1, "diarmuid", "mountains").quiet()
        assert (t.clans("cove"), t.clans("mountains")) == ([2, 1], [0, 2])
        assert t.kind == "manoeuvre"

    @rule("INI-Q49", "INI-R44")
    def test_without_another_territory_the_clan_goes_home(self) -> None:
        """The card may be played, but there is nowhere to put the clan."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="diarmuid").play(0, "seat 1").react(1, "diarmuid").quiet()
        assert (t["clans 1"], t["tale discards"], t.told("put-back")) == ("cove=1", "diarmuid", [])

    def test_it_is_for_the_owner_of_the_clan_only(self) -> None:
        """Others cannot play it."""
        for seat in (0, 2):
            lines = {"clans_0": "cove=2 hills=1", "clans_1": "cove=2 hills=1", "clans_2": "cove=2 hills=1"}
            t = war(3, **lines, **{f"tales_{seat}": "diarmuid"})
            assert "diarmuid" not in t.play(0, "seat 1").offered(seat)

    @rule("INI-Q2", "INI-ACT-01")
    def test_the_clan_was_removed_and_serves_the_bard(self) -> None:
        """It came back, but the manoeuvre had removed it."""
        t = war(clans_0="cove=2", clans_1="cove=2 hills=1", tales_1="diarmuid", actions_0="bard")
        t.play(0, "seat 1").react(1, "diarmuid", "hills").react(0, "bard").quiet()
        assert (t["deeds"], t.clans("hills")) == ("1 0", [0, 2])

    @rule("INI-EPI-09", "INI-R38")
    def test_a_clan_put_elsewhere_does_not_lie_on_the_cauldron(self) -> None:
        """One clan can only be in one place: Cauldron and Diarmuid do not both get it."""
        t = war(clans_0="cove=3", clans_1="cove=3 hills=1", tales_1="cauldron diarmuid").play(0, "seat 1")
        t.react(1, "diarmuid", "hills").quiet()
        t.play(1, "seat 0").play(0, "seat 1").react(1, "cauldron").quiet()
        assert (t.clans("cove"), t.clans("hills"), t["cauldron"]) == ([2, 1], [0, 2], "1 1")

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_the_clan_goes_home(self) -> None:
        """It is nowhere on the map."""
        t = war(clans_0="cove=2", clans_1="cove=2 hills=1", tales_0="dagda", tales_1="diarmuid")
        t.play(0, "seat 1").react(1, "diarmuid", "hills").react(0, "dagda").quiet()
        assert (t["clans 1"], t["tales 1"]) == ("cove=1 hills=1", "")

    @rule("INI-R54")
    def test_the_last_clan_that_leaves_so_ends_the_clash_for_its_owner(self) -> None:
        """Only seat 0 has exposed clans left."""
        t = war(clans_0="cove=2", clans_1="cove=1 hills=1", tales_1="diarmuid").play(0, "seat 1")
        assert t.react(1, "diarmuid", "hills").manoeuvres() == ["peace"]
        assert t.clans("hills") == [0, 2]
