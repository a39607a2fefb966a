"""Settling a clash: the order of manoeuvres, peace, Attack, Withdraw, Epic Tales as manoeuvres, one player alone."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.situations import everybody, war
from tests.games.inis.table import Table, inis


def settling(seats: int, turn: int = 0, **lines: str) -> Table:
    """Return a table at which a seat has started a clash in the Cove and is asked for its first manoeuvre."""
    t = war(seats, turn, **lines).quiet()
    assert t.asks() == (turn, "manoeuvre")
    return t


def attackers(t: Table, attacks: int) -> list[int]:
    """Attack with everybody in turn, the first who can be attacked; return who made these manoeuvres."""
    seats = []
    for _ in range(attacks):
        asked = t.quiet().asked
        assert asked is not None
        assert asked[1] == "manoeuvre"
        seats.append(asked[0])
        t.play(asked[0], asked[2][0])
    return seats


class TestOrder:
    """Who makes the next manoeuvre."""

    @rule("INI-R52", "INI-R54", "INI-R22")
    @pytest.mark.parametrize(
        ("seats", "turn", "crows", "order"),
        [
            (2, 0, "clockwise", [0, 1, 0]),
            (3, 0, "clockwise", [0, 1, 2, 0]),
            (3, 0, "counter", [0, 2, 1, 0]),
            (4, 2, "clockwise", [2, 3, 0, 1, 2]),
            (4, 2, "counter", [2, 1, 0, 3, 2]),
        ],
    )
    def test_from_the_instigator_in_the_direction_of_the_crows(
        self, seats: int, turn: int, crows: str, order: list[int]
    ) -> None:
        """The instigator begins, then one after another makes one manoeuvre, round and round."""
        t = settling(seats, turn, crows=crows, **everybody(seats, 6))
        assert attackers(t, len(order)) == order

    @rule("INI-R52", "INI-R62")
    def test_who_is_not_there_is_passed_over(self) -> None:
        """Only players with exposed clans in the territory make manoeuvres."""
        t = settling(4, clans_0="cove=5", clans_1="hills=1", clans_2="cove=5", clans_3="plains=1")
        assert attackers(t, 4) == [0, 2, 0, 2]

    @rule("INI-R54", "INI-R56")
    def test_who_has_lost_the_last_clan_is_passed_over(self) -> None:
        """A player without an exposed clan has no manoeuvre; the next one with any goes on."""
        t = settling(3, clans_0="cove=1", clans_1="cove=1 hills=1", clans_2="cove=1")
        t.play(0, "seat 1").quiet()
        assert t.asked == (2, "manoeuvre", ["seat 0", "peace"])

    @rule("INI-R52")
    def test_nobody_may_pass(self) -> None:
        """A player asked for a manoeuvre cannot wait."""
        t = settling(2, clans_0="cove=1 valley=1", clans_1="cove=1", tales_0="ogma")
        assert t.asked == (0, "manoeuvre", ["ogma", "seat 1", "peace", "withdraw"])

    @rule("INI-R52", "INI-R54", "INI-ACT-17")
    def test_whom_warlord_names_is_next_and_the_order_goes_on_from_there(self) -> None:
        """After Warlord the player named makes the manoeuvre, and then those who follow."""
        t = inis(4, 0, tales_0="morrigan", actions_3="warlord", **everybody(4, 5))
        t.play(0, "morrigan", "no", "cove", "seat 0", "seat 1").react(3, "warlord", "seat 2").quiet()
        assert t.clans("cove") == [5, 4, 5, 6]
        assert attackers(t, 3) == [2, 3, 0]


class TestPeace:
    """Peace, which may be made before every manoeuvre."""

    @rule("INI-R53", "INI-Q32")
    @pytest.mark.parametrize(
        ("seats", "crows", "asked"),
        [(2, "clockwise", [1]), (3, "clockwise", [1, 2]), (4, "clockwise", [1, 2, 3]), (4, "counter", [3, 2, 1])],
    )
    def test_all_who_are_exposed_have_to_agree(self, seats: int, crows: str, asked: list[int]) -> None:
        """The others are asked in order; if all agree the clash is over and nobody has lost anything."""
        t = settling(seats, 0, crows=crows, **everybody(seats, 1)).play(0, "peace")
        for seat in asked:
            assert t.quiet().asked == (seat, "agree", ["peace", "war"])
            t.play(seat, "peace")
        assert t.quiet().asks() == (asked[0], "turn")
        assert t.clans("cove") == [1] * seats
        assert [seat for seat, _, _, _ in t.told("agreed")] == asked

    @rule("INI-R53", "INI-Q32", "INI-R52")
    @pytest.mark.parametrize("refuser", [1, 2, 3])
    def test_the_first_no_ends_it(self, refuser: int) -> None:
        """After the first refusal the others are not asked; the proposer has to make a manoeuvre now."""
        t = settling(4, 0, **everybody(4, 1)).play(0, "peace")
        for seat in range(1, refuser):
            t.play(seat, "peace")
        t.play(refuser, "war").quiet()
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 2", "seat 3"])
        assert t.refused(0, "peace") == "INI-Q32"
        assert t["clash"] == "cove"

    @rule("INI-R53", "INI-Q32")
    def test_it_may_be_proposed_before_every_manoeuvre(self) -> None:
        """A refusal holds for one manoeuvre: the next player may propose peace again."""
        t = settling(2, 0, **everybody(2, 2))
        t.play(0, "peace").play(1, "war").play(0, "seat 1")
        t.play(1, "peace").play(0, "war").play(1, "seat 0")
        t.play(0, "peace").play(1, "peace")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove") == [1, 1]

    @rule("INI-R53", "INI-R62")
    def test_outsiders_are_not_asked(self) -> None:
        """Players without clans in the territory have no voice."""
        t = settling(3, clans_0="cove=1", clans_1="hills=1", clans_2="cove=1").play(0, "peace")
        assert t.quiet().asks() == (2, "agree")
        t.play(2, "peace")
        assert t.quiet().asks() == (1, "turn")

    @rule("INI-R53", "INI-R54")
    def test_who_has_lost_the_last_clan_is_asked_no_more(self) -> None:
        """Only those who are still exposed decide about peace."""
        t = settling(3, clans_0="cove=1", clans_1="cove=1 hills=1", clans_2="cove=1").play(0, "seat 1")
        t.play(2, "peace")
        assert t.quiet().asks() == (0, "agree")
        t.play(0, "peace")
        assert t.quiet().asks() == (1, "turn")


class TestAttack:
    """The Attack and its price."""

    @rule("INI-R55", "INI-R62")
    def test_whom_one_may_attack(self) -> None:
        """An opponent with an exposed clan: neither the attacker nor a player elsewhere."""
        t = settling(4, clans_0="cove=1", clans_1="cove=1", clans_2="plains=1", clans_3="cove=1")
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 3", "peace"])

    @rule("INI-R55", "INI-R31", "INI-Q18")
    def test_a_card_of_choice_discarded_without_effect(self) -> None:
        """The player attacked may give any Action card; it is not played, so nothing happens and Geis has no say."""
        t = settling(2, 0, actions_0="geis", actions_1="bard new-clans", **everybody(2, 2)).play(0, "seat 1").quiet()
        assert t.asked == (1, "pay", ["bard", "new-clans", "clan"])
        t.play(1, "new-clans")
        assert "geis" not in t.offered(0)
        assert t.quiet().asks() == (1, "manoeuvre")
        assert (t["actions 1"], t["discards"], t.clans("cove")) == ("bard", "new-clans", [2, 2])

    @rule("INI-R55", "INI-R11", "INI-R1")
    def test_a_clan_goes_back_to_the_reserve(self) -> None:
        """The clan removed may be placed again: with twelve on the map before there is one to place now."""
        t = settling(2, clans_0="cove=1", clans_1="cove=9 hills=3", actions_1="new-clans")
        t.play(0, "seat 1").play(1, "clan", "peace").play(0, "peace").quiet()
        assert t.clans("cove") == [1, 8]
        t.play(1, "new-clans", "hills").quiet()
        assert t.clans("hills") == [0, 4]

    @rule("INI-R56")
    def test_without_action_cards_a_clan_is_lost(self) -> None:
        """Epic Tales and Advantage cards do not pay for an Attack: nothing is asked and a clan is gone."""
        t = settling(2, 0, tales_1="tuan eriu", advantages_1="plains", **everybody(2, 2)).play(0, "seat 1")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert (t["tales 1"], t["advantages 1"], t.clans("cove")) == ("eriu tuan", "plains", [2, 1])

    @rule("INI-R55", "INI-R52")
    def test_the_instigator_may_be_attacked_too(self) -> None:
        """In a clash everybody is against everybody; who started it has no privilege."""
        t = settling(3, 0, actions_0="bard", actions_1="druid", **everybody(3, 1))
        t.play(0, "seat 1").play(1, "druid", "seat 0").quiet()
        assert t.asked == (0, "pay", ["bard", "clan"])
        t.play(0, "clan").quiet()
        assert t.asked == (2, "manoeuvre", ["seat 1", "peace"])

    @rule("INI-Q2", "INI-ACT-01", "INI-EPI-10")
    def test_a_clan_saved_by_the_club_brings_no_deed(self) -> None:
        """The Dagda's Club keeps the clan on the map, so the Bard has nothing to sing of."""
        t = settling(2, 0, actions_0="bard", tales_1="club", **everybody(2, 2)).play(0, "seat 1").react(1, "club")
        assert "bard" not in t.offered(0)
        assert t.clans("cove") == [2, 2]

    @rule("INI-Q2", "INI-ACT-01", "INI-EPI-13")
    def test_a_clan_that_diarmuid_takes_elsewhere_was_removed(self) -> None:
        """A clan that came back to the map by Diarmuid still earns the Bard's Deed."""
        clans = {"clans_0": "cove=2", "clans_1": "cove=2 hills=1"}
        t = settling(2, 0, actions_0="bard", tales_1="diarmuid", **clans).play(0, "seat 1")
        t.react(1, "diarmuid", "hills").react(0, "bard")
        assert t.quiet()["deeds"] == "1 0"
        assert t.clans("hills") == [0, 2]

    @rule("INI-Q2", "INI-ACT-01", "INI-EPI-09")
    def test_a_clan_in_the_cauldron_was_removed(self) -> None:
        """A clan that will come back from Dagda's Cauldron still earns the Bard's Deed."""
        t = settling(2, 0, actions_0="bard", tales_1="cauldron", **everybody(2, 2)).play(0, "seat 1")
        t.react(1, "cauldron").react(0, "bard")
        assert t.quiet()["deeds"] == "1 0"

    @rule("INI-R55", "INI-ACT-01")
    def test_a_card_discarded_brings_no_deed(self) -> None:
        """If the player attacked gave a card the Attack has removed no clan."""
        t = settling(2, 0, actions_0="bard", actions_1="druid", **everybody(2, 2)).play(0, "seat 1")
        t.play(1, "druid")
        assert "bard" not in t.offered(0)

    @rule("INI-R55", "INI-EPI-10")
    def test_with_the_club_the_attacker_may_demand_a_clan(self) -> None:
        """The Dagda's Club takes the choice from the player attacked: cards are no way out."""
        t = settling(2, 0, tales_0="club", actions_1="bard druid", **everybody(2, 2)).play(0, "seat 1")
        t.react(0, "club", "clan")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert (t["actions 1"], t.clans("cove")) == ("bard druid", [2, 1])

    @rule("INI-R55", "INI-EPI-10")
    def test_with_the_club_the_attacker_may_demand_a_card(self) -> None:
        """Which card is discarded remains the choice of the player attacked."""
        t = settling(2, 0, tales_0="club", actions_1="bard druid", **everybody(2, 2)).play(0, "seat 1")
        t.react(0, "club", "card").quiet()
        assert t.asked == (1, "pay", ["bard", "druid"])
        t.play(1, "druid").quiet()
        assert (t["actions 1"], t.clans("cove")) == ("bard", [2, 2])

    @rule("INI-Q53", "INI-EPI-10", "INI-R56")
    def test_the_club_cannot_demand_a_card_that_is_not_there(self) -> None:
        """Of a player without Action cards the attacker may demand a clan only."""
        t = settling(2, 0, tales_0="club", **everybody(2, 2)).play(0, "seat 1").react(0, "club")
        assert t.asked == (0, "clan-or-card", ["clan"])
        t.play(0, "clan")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert t.clans("cove") == [2, 1]

    @rule("INI-Q53", "INI-ADV-06", "INI-EPI-10")
    @pytest.mark.parametrize("demand", ["clan", "card"])
    @pytest.mark.parametrize("club_first", [True, False])
    def test_iron_mine_and_club_together_take_both(self, demand: str, club_first: bool) -> None:
        """With both cards for one Attack a clan and a card are due, whatever the Club demanded."""
        hands = {"tales_0": "club", "advantages_0": "iron-mine", "actions_0": "warlord", "actions_1": "bard druid"}
        t = inis(2, 0, land="valley cove iron-mine", **hands, **everybody(2, 2)).play(0, "warlord", "cove", "seat 1")
        if club_first:
            t.react(0, "club", demand).react(0, "iron-mine-card")
        else:
            t.react(0, "iron-mine-card").react(0, "club", demand)
        t.play(1, "bard")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert (t["actions 1"], t.clans("cove")) == ("druid", [2, 1])

    @rule("INI-R62", "INI-ACT-17", "INI-R54")
    def test_with_the_last_clan_gone_one_is_involved_no_more(self) -> None:
        """Warlord does not bring back a player who has just lost the last clan in the clash."""
        t = inis(3, 0, tales_0="morrigan", actions_1="warlord bard", **everybody(3, 1))
        t.play(0, "morrigan", "no", "cove", "seat 0", "seat 1").play(1, "clan")
        assert "warlord" not in t.offered(1)
        assert t.quiet().asks() == (2, "manoeuvre")


class TestWithdraw:
    """Withdrawing to neighbours."""

    @rule("INI-R57", "INI-R54")
    def test_to_a_neighbour_where_one_is_chieftain(self) -> None:
        """All exposed clans may go; the clash goes on among those who stay."""
        t = settling(3, clans_0="cove=2 hills=1", clans_1="cove=1", clans_2="cove=1").play(0, "withdraw")
        assert t.asked == (0, "how-many", ["1", "2"])
        t.play(0, "2").quiet()
        assert (t.clans("cove"), t.clans("hills")) == ([0, 1, 1], [3, 0, 0])
        assert t.asked == (1, "manoeuvre", ["seat 2", "peace"])

    @rule("INI-R57", "INI-Q17", "INI-Q49")
    @pytest.mark.parametrize(
        ("words", "hills", "plains", "valley"),
        [(["3"], 4, 1, 1), (["1", "1", "1"], 2, 2, 2), (["0", "2", "0"], 1, 3, 1), (["0", "0", "1"], 1, 1, 2)],
    )
    def test_some_to_each_of_several(self, words: list[str], hills: int, plains: int, valley: int) -> None:
        """Withdrawing clans may all go to one neighbour or be split, and some may stay."""
        t = settling(2, clans_0="cove=3 hills=1 plains=1 valley=1", clans_1="cove=1").play(0, "withdraw", *words)
        t.quiet()
        found = [t.clans(name)[0] for name in ("hills", "plains", "valley", "cove")]
        assert found == [hills, plains, valley, 6 - hills - plains - valley]

    @rule("INI-R57", "INI-Q49")
    def test_at_least_one_clan_has_to_go(self) -> None:
        """Withdrawing nobody would be passing: the last neighbour asked for takes at least one."""
        t = settling(2, clans_0="cove=3 hills=1 plains=1", clans_1="cove=1").play(0, "withdraw", "0")
        assert t.asked == (0, "how-many", ["1", "2", "3"])

    @rule("INI-R57", "INI-R17")
    @pytest.mark.parametrize(
        "clans",
        [
            pytest.param({"clans_0": "cove=2"}, id="nowhere else"),
            pytest.param({"clans_0": "cove=2 hills=1", "clans_1": "cove=1 hills=1"}, id="a tie"),
            pytest.param({"clans_0": "cove=2 hills=1", "clans_2": "hills=2"}, id="fewer"),
        ],
    )
    def test_without_such_a_neighbour_it_is_impossible(self, clans: dict[str, str]) -> None:
        """Being present in a neighbour is not enough, and an empty one has no chieftain."""
        t = settling(3, 0, **({"clans_1": "cove=1"} | clans))
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace"])
        assert t.refused(0, "withdraw") == "INI-R57"

    @rule("INI-R57")
    def test_not_across_a_territory(self) -> None:
        """Being chieftain far away is of no use."""
        t = inis(2, 0, clans_0="hills=2 valley=3", clans_1="hills=1", actions_0="warlord", capital="plains")
        t.play(0, "warlord", "hills").quiet()
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace"])
        assert t.refused(0, "withdraw") == "INI-R57"

    @rule("INI-R57", "INI-R45")
    def test_it_starts_no_clash(self) -> None:
        """Withdrawing to a territory where others are present too starts nothing there."""
        t = settling(2, clans_0="cove=1 hills=2", clans_1="cove=1 hills=1").play(0, "withdraw", "1").quiet()
        assert t.clans("hills") == [3, 1]
        t.play(1, "peace")
        assert t.quiet().asks() == (1, "turn")
        assert [TERRITORIES[place] for _, _, place, _ in t.told("clash")] == ["cove"]

    @rule("INI-R57")
    def test_only_neighbours_where_one_is_chieftain_are_asked_for(self) -> None:
        """Neighbours of which the player is not chieftain get nobody."""
        clans = {"clans_0": "cove=2 hills=1 plains=1 valley=2", "clans_1": "cove=1 plains=1 valley=1"}
        t = settling(2, 0, **clans).play(0, "withdraw")
        question = t.state.question()
        assert question is not None
        assert TERRITORIES[question.about] == "hills"
        t.play(0, "1")
        question = t.state.question()
        assert question is not None
        assert TERRITORIES[question.about] == "valley"
        t.play(0, "1").quiet()
        assert t["clans 0"] == "hills=2 plains=1 valley=3"

    @rule("INI-R58", "INI-R57")
    def test_to_where_the_attackers_came_from(self) -> None:
        """If the move has made another player chieftain of the origin, that player may withdraw there."""
        t = inis(2, 0, clans_0="valley=3", clans_1="valley=2 cove=2", actions_0="migration", actions_1="bard")
        t.play(0, "migration", "valley", "2", "0", "seat 1").play(1, "bard", "withdraw", "2").quiet()
        assert (t.clans("valley"), t.clans("cove")) == ([1, 4], [2, 0])
        assert t.asked == (0, "manoeuvre", ["peace"])

    @rule("INI-R58", "INI-R57")
    def test_the_instigator_may_go_back_where_clans_stayed(self) -> None:
        """The instigator who is still chieftain of the origin may withdraw to it."""
        t = inis(2, 0, clans_0="valley=3", clans_1="cove=1", actions_0="migration")
        t.play(0, "migration", "valley", "2", "0", "withdraw", "2").quiet()
        assert (t.clans("valley"), t.clans("cove")) == ([3, 0], [0, 1])

    @rule("INI-R57", "INI-R58")
    def test_the_instigator_cannot_go_back_to_an_empty_origin(self) -> None:
        """A player who left nobody behind is no longer chieftain there."""
        t = inis(2, 0, clans_0="valley=2", clans_1="cove=1", actions_0="migration").play(0, "migration", "valley", "2")
        assert t.quiet().asked == (0, "manoeuvre", ["seat 1", "peace"])


class TestWithdrawToAPendingClash:
    """Withdrawing to a territory whose clash is still to come."""

    @staticmethod
    def pending(plains: str, **lines: str) -> Table:
        """Return a table at which seat 0, come to the Cove and the Plains, settles the clash in the Cove first."""
        moved = {"clans_0": "valley=3", "actions_0": "migration"}
        t = inis(3, 0, **(moved | lines)).play(0, "migration", "valley", "1", plains).play(0, "cove").quiet()
        assert (t["clash"], t["pending"]) == ("cove", "plains")
        return t

    @rule("INI-R59", "INI-R47")
    def test_the_instigator_with_the_most_clans_may(self) -> None:
        """The instigator counts as chieftain there; the clans that come take part in that clash then."""
        t = self.pending("2", clans_1="cove=1 plains=1").play(0, "withdraw", "1").play(1, "peace").quiet()
        assert (t["clash"], t.clans("plains")) == ("plains", [3, 1, 0])
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace"])

    @rule("INI-R59", "INI-R57")
    def test_the_instigator_without_the_most_clans_may_not(self) -> None:
        """As many as another is not the most."""
        t = self.pending("2", clans_1="cove=1 plains=2")
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace"])

    @rule("INI-R59", "INI-R57")
    def test_its_chieftain_may_also_when_that_is_not_the_instigator(self) -> None:
        """Seat 1 has five clans in the Hills against two that have just come: the clash there is still to come."""
        t = inis(3, 0, "valley cove hills", clans_0="valley=4", clans_1="cove=2 hills=5", actions_0="migration")
        t.play(0, "migration", "valley", "2", "2", "cove").play(0, "seat 1").quiet()
        assert (t["clash"], t["pending"]) == ("cove", "hills")
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace", "withdraw"])
        t.play(1, "withdraw")
        assert (t.about(), t.asked_of(1)) == ("hills", [str(n) for n in range(1, t.clans("cove")[1] + 1)])
        t.play(1, str(t.clans("cove")[1]))
        assert t.clans("cove")[1] == 0

    @rule("INI-R59", "INI-R57")
    @pytest.mark.parametrize("plains", ["plains=1", "plains=2"])
    def test_others_may_not_where_the_instigator_has_the_most_clans_or_as_many(self, plains: str) -> None:
        """Nobody but the chieftain withdraws to a territory, and with equal numbers there is none."""
        t = self.pending("2", clans_0="valley=4", clans_1=f"cove=2 {plains}").play(0, "seat 1").quiet()
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])
        assert t.refused(1, "withdraw") == "INI-R57"

    @rule("INI-R59", "INI-ADV-04")
    @pytest.mark.parametrize(("moved", "stood"), [(2, 1), (1, 2)])
    def test_who_is_made_instigator_in_the_highlands_gains_nothing_elsewhere(self, moved: int, stood: int) -> None:
        """The chieftain of the Plains may withdraw there, the player who moved there or the one who was there."""
        lines = {
            "clans_0": f"valley={moved + 1}",
            "clans_1": f"highlands=2 plains={stood}",
            "advantages_1": "highlands",
        }
        t = inis(2, 0, land="valley highlands plains", actions_0="migration bard", actions_1="druid", **lines)
        t.play(0, "migration", "valley", "1", str(moved), "highlands").react(1, "highlands-card", "seat 1")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert ("withdraw" in t.asked_of(1)) == (stood > moved)
        t.play(1, "seat 0").play(0, "bard")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert ("withdraw" in t.asked_of(0)) == (moved > stood)

    @rule("INI-R59", "INI-R57")
    def test_the_chieftain_may_choose_between_it_and_other_neighbours(self) -> None:
        """Clans go to the Plains, where a clash is still to come, and to the Hills."""
        clans = {"clans_0": "valley=2", "clans_1": "cove=3 plains=3 hills=1"}
        t = self.pending("1", **clans).play(0, "seat 1").play(1, "withdraw", "1", "1").quiet()
        assert (t.clans("hills"), t.clans("plains")) == ([0, 2, 0], [1, 4, 0])

    @rule("INI-R59", "INI-R57")
    def test_others_may_when_that_clash_is_over(self) -> None:
        """Once the other clash has been settled its territory is like any other."""
        moved = {"clans_0": "valley=2", "clans_1": "cove=2 plains=3", "actions_0": "migration"}
        t = inis(2, 0, **moved).play(0, "migration", "valley", "1", "1", "plains", "peace").play(1, "peace")
        t.play(0, "seat 1").play(1, "withdraw", "1").quiet()
        assert (t.clans("plains"), t.clans("cove")) == ([1, 4], [1, 0])


class TestAlone:
    """One player alone with exposed clans."""

    @rule("INI-R61", "INI-R53")
    def test_who_is_alone_ends_the_clash_and_proposes_nothing(self) -> None:
        t = settling(2, clans_0="cove=1", clans_1="cove=1 hills=1").play(0, "seat 1").quiet().play(0, "peace")
        assert t.told("ends-clash", other=True) == [(0, -1, TERRITORIES.index("cove"), 0, -1)]
        assert t.told("proposed", other=True) == []

    @rule("INI-R61", "INI-R54")
    def test_who_is_alone_may_end_the_clash(self) -> None:
        """The last one in the open ends the clash without asking anybody, also instead of the opponent's turn."""
        t = settling(2, clans_0="cove=1", clans_1="cove=1 hills=1").play(0, "seat 1").quiet()
        assert t.asked == (0, "manoeuvre", ["peace"])
        t.play(0, "peace")
        assert t.quiet().asks() == (1, "turn")
        assert t.told("agreed") == []

    @rule("INI-R61", "INI-R57")
    def test_who_is_alone_may_withdraw_to_the_last(self) -> None:
        """When the last exposed clan has withdrawn the clash is over by itself."""
        t = settling(2, clans_0="cove=2 hills=1", clans_1="cove=1 valley=1").play(0, "seat 1", "withdraw", "2")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove") == [0, 0]

    @rule("INI-R61", "INI-R57", "INI-Q64")
    def test_who_is_alone_and_withdraws_in_part_is_asked_again(self) -> None:
        """As long as exposed clans are left the same player is asked for the next manoeuvre."""
        t = settling(2, clans_0="cove=3 hills=1", clans_1="cove=1 valley=1").play(0, "seat 1")
        for left in (2, 1):
            t.play(0, "withdraw", "1").quiet()
            assert t.clans("cove") == [left, 0]
            assert t.asked == (0, "manoeuvre", ["peace", "withdraw"])
        t.play(0, "peace")
        assert t.quiet().asks() == (1, "turn")

    @rule("INI-R61", "INI-R60", "INI-EPI-15")
    def test_who_is_alone_may_play_a_tale(self) -> None:
        """An Epic Tale that is a manoeuvre may be played with nobody else left."""
        t = settling(2, clans_0="cove=1", clans_1="cove=1 valley=1", tales_0="fianna")
        t.play(0, "seat 1", "fianna", "plains", "1")
        assert t.quiet().asks() == (1, "turn")
        assert t["clans 0"] == "plains=1"

    @rule("INI-R61", "INI-R50")
    def test_not_the_instigator_only(self) -> None:
        """A player who is left alone is asked, also if the instigator has gone."""
        t = settling(3, clans_0="cove=1 hills=1", clans_1="cove=1").play(0, "withdraw", "1").quiet()
        assert t.asked == (1, "manoeuvre", ["peace"])


class TestTales:
    """Epic Tales that are manoeuvres."""

    @rule("INI-R60", "INI-R6")
    @pytest.mark.parametrize("tale", ["fianna", "ogma", "moytura", "cuchulain"])
    def test_they_are_played_in_place_of_another_manoeuvre_only(self, tale: str) -> None:
        """They are no Season cards, and only who is to make the manoeuvre may play them, as that manoeuvre."""
        clans = {"clans_0": "cove=1", "clans_1": "cove=1 hills=1"}
        t = inis(2, 0, tales_1=tale, actions_0="warlord", actions_1="bard citadel", **clans)
        t.play(0, "warlord", "cove", "seat 1").play(1, "bard")
        assert tale not in t.offered(1)
        assert t.asked == (1, "manoeuvre", [tale, "seat 0", "peace", "withdraw"])
        t.play(1, "peace").play(0, "peace").quiet()
        assert t.asked == (1, "turn", ["citadel", "pass"])

    @rule("INI-R60", "INI-EPI-29")
    @pytest.mark.parametrize(("clans", "citadels", "may"), [(1, "", True), (2, "", False), (2, "cove=1", True)])
    def test_the_condition_on_the_card_has_to_be_met(self, clans: int, citadels: str, may: bool) -> None:
        """Tale of Cuchulain needs exactly one exposed clan of its player; sheltered ones do not count."""
        lines = {"clans_0": "cove=2", "clans_1": f"cove={clans}", "tales_1": "cuchulain", "actions_1": "bard"}
        t = inis(2, 0, actions_0="warlord", citadels=citadels, **lines).play(0, "warlord", "cove")
        if citadels:
            t.play(1, "shelter")
        t.play(0, "seat 1").play(1, "bard").quiet()
        assert ("cuchulain" in t.asked_of(1)) == may

    @rule("INI-R54", "INI-EPI-29", "INI-R60")
    def test_a_manoeuvre_that_leaves_nobody_ends_the_clash(self) -> None:
        """Cuchulain who takes the last opponent and himself: without an exposed clan nobody is asked any more."""
        t = settling(2, clans_0="cove=1 hills=1", clans_1="cove=1 valley=1", tales_0="cuchulain")
        t.play(0, "cuchulain", "seat 0", "seat 1")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove") == [0, 0]
        assert t["clash"] == "none"

    @rule("INI-R60", "INI-EPI-24", "INI-R50")
    def test_eloquence_ends_the_clash_against_all_others(self) -> None:
        """Ogma's Eloquence asks nobody: the clash is over and the sheltered clans come out."""
        lines = {"tales_0": "ogma", "actions_0": "warlord", "citadels": "cove=1"}
        t = inis(3, 0, **lines, **everybody(3, 2)).play(0, "warlord", "cove").play(1, "shelter").play(0, "ogma")
        assert t.quiet().asks() == (1, "turn")
        assert (t.clans("cove"), t["sheltered"], t["clash"]) == ([2, 2, 2], "0 0 0", "none")

    @rule("INI-R60", "INI-EPI-03", "INI-R51")
    def test_reinforcements_are_exposed_and_the_clash_goes_on(self) -> None:
        """The Battle of Moytura brings clans into the same clash, where the next player may attack them."""
        t = settling(2, clans_0="cove=1 hills=2", clans_1="cove=1", tales_0="moytura")
        t.play(0, "moytura", "2").quiet()
        assert t.clans("cove") == [4, 1]
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])

    @rule("INI-R45", "INI-EPI-15")
    def test_the_fianna_start_no_clash(self) -> None:
        """Clans led out of a clash by The Fianna come to others in peace, chieftain there or not."""
        t = settling(2, clans_0="cove=1", clans_1="cove=1 hills=3", tales_0="fianna")
        t.play(0, "fianna", "hills", "1").quiet()
        t.play(1, "peace")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("hills") == [1, 3]
        assert len(t.told("clash")) == 1

    @rule("INI-Q59", "INI-R42", "INI-EPI-08")
    @pytest.mark.parametrize(
        ("tale", "words"), [("ogma", []), ("fianna", ["hills", "1"]), ("cuchulain", ["seat 1", "seat 1"])]
    )
    def test_a_cancelled_tale_has_used_the_manoeuvre_up(self, tale: str, words: list[str]) -> None:
        """After The Dagda has cancelled the card it is the next player's manoeuvre."""
        t = settling(2, clans_0="cove=1", clans_1="cove=2", tales_0=tale, tales_1="dagda")
        t.play(0, tale, *words).react(1, "dagda").quiet()
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])
        assert t.clans("cove") == [1, 2]
        assert t["tales 0"] == ""

    @rule("INI-Q59", "INI-R61")
    def test_a_cancelled_tale_of_one_alone(self) -> None:
        """A player who is alone and has a tale cancelled is asked again, as after any manoeuvre."""
        t = settling(2, clans_0="cove=1", clans_1="cove=1 hills=1", tales_0="fianna", tales_1="dagda")
        t.play(0, "seat 1", "fianna", "plains", "1").react(1, "dagda").quiet()
        assert t.asked == (0, "manoeuvre", ["peace"])
