"""The Epic Tales that are played as a manoeuvre: Moytura, The Fianna, Ogma's Eloquence, Tale of Cuchulain."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.situations import war
from tests.games.inis.table import inis

MANOEUVRES = ["moytura", "fianna", "ogma", "cuchulain"]


class TestEveryManoeuvre:
    """What holds for all four of them."""

    @rule("INI-R60", "INI-R52", "INI-EPI-03", "INI-EPI-15", "INI-EPI-24", "INI-EPI-29")
    @pytest.mark.parametrize("tale", MANOEUVRES)
    def test_it_is_offered_as_a_manoeuvre_and_at_no_window(self, tale: str) -> None:
        """A manoeuvre card stands among the manoeuvres of the player whose turn in the clash it is."""
        t = war(clans_0="cove=2", clans_1="cove=1", tales_1=tale)
        assert t.offered(1) == []
        assert tale not in t.play(0, "peace").play(1, "war").manoeuvres()
        t = war(clans_0="cove=2", clans_1="cove=2 hills=1", tales_1=tale).play(0, "seat 1")
        assert tale not in t.offered(1)
        assert t.asked is not None
        assert (t.asked[0], tale in t.asked[2]) == (1, True)

    @rule("INI-R6", "INI-R60")
    @pytest.mark.parametrize("tale", MANOEUVRES)
    def test_it_is_no_season_card(self, tale: str) -> None:
        """A manoeuvre cannot be played as a turn."""
        t = inis(2, clans_0="cove=1", clans_1="cove=1", tales_0=tale, actions_0="bard")
        assert t.asked == (0, "turn", ["bard", "pass"])
        assert t.refused(0, tale) == "INI-R6"

    @rule("INI-R52", "INI-R60")
    @pytest.mark.parametrize("tale", MANOEUVRES)
    def test_who_has_no_exposed_clan_makes_no_manoeuvre(self, tale: str) -> None:
        """A player with all clans in citadels is not asked, whatever the hand."""
        t = war(3, clans_0="cove=2", clans_1="cove=1", clans_2="cove=1", citadels="cove=1", tales_1=tale)
        t.play(1, "shelter").play(0, "seat 2")
        assert t.offered(1) == []
        assert t.asked is not None
        assert (t.asked[0], t.asked[1]) == (0, "manoeuvre")

    @rule("INI-Q59", "INI-EPI-08", "INI-EPI-03", "INI-EPI-15", "INI-EPI-24", "INI-EPI-29")
    @pytest.mark.parametrize(
        ("tale", "words"),
        [("moytura", ["2"]), ("fianna", ["plains", "1"]), ("ogma", []), ("cuchulain", ["seat 1", "seat 1"])],
    )
    def test_cancelled_by_the_dagda_it_has_used_the_manoeuvre_up(self, tale: str, words: list[str]) -> None:
        """The Dagda takes the effect away, and the next player makes a manoeuvre."""
        t = war(clans_0="cove=1 hills=2", clans_1="cove=3", tales_0=tale, tales_1="dagda")
        t.play(0, tale, *words).react(1, "dagda").quiet()
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])
        assert (t.clans("cove"), t.clans("hills"), t.clans("plains")) == ([1, 3], [2, 0], [0, 0])
        assert (t["tales 0"], t["tales 1"]) == ("", "")

    @rule("INI-EPI-08", "INI-R39")
    @pytest.mark.parametrize(
        ("tale", "words"),
        [("moytura", ["1"]), ("fianna", ["plains", "1"]), ("cuchulain", ["seat 1", "seat 1"])],
    )
    def test_it_is_declared_in_full_before_the_dagda_answers(self, tale: str, words: list[str]) -> None:
        """From where, to where, whose: all is said before anybody may cancel it."""
        t = war(clans_0="cove=1 hills=2", clans_1="cove=3", tales_0=tale, tales_1="dagda")
        t.play(0, tale)
        for word in words:
            assert t.may_react(1) == []
            t.answer(0, word)
        assert t.may_react(1) == ["dagda"]

    @rule("INI-R33")
    @pytest.mark.parametrize(
        ("tale", "words"),
        [("moytura", ["2"]), ("fianna", ["plains", "1"]), ("ogma", []), ("cuchulain", ["seat 1", "seat 1"])],
    )
    def test_it_is_discarded_afterwards(self, tale: str, words: list[str]) -> None:
        """A used Epic Tale lies among the discarded ones."""
        t = war(clans_0="cove=1 hills=2", clans_1="cove=3", tales_0=tale).play(0, tale, *words).quiet()
        assert (t["tales 0"], t["tale discards"]) == ("", tale)


@rule("INI-EPI-03")
class TestMoytura:
    """The Battle of Moytura: clans come from neighbours, and one more is placed."""

    def test_clans_come_from_neighbours_and_one_is_placed(self) -> None:
        """Some clans of each neighbour move in, then one comes from the reserve; all are exposed."""
        t = war(clans_0="cove=1 hills=2 plains=3", clans_1="cove=2", citadels="cove=1", tales_0="moytura")
        t.play(1, "stay").play(0, "moytura", "1", "3").quiet()
        assert (t.clans("cove"), t.clans("hills"), t.clans("plains")) == ([1 + 4 + 1, 2], [1, 0], [0, 0])
        assert t["sheltered"] == "0 0"
        assert [fact[0] for fact in t.told("moved")] == [0, 0]
        assert t.told("placed") == [(0, -1, 0, 1)]
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])

    def test_each_neighbour_with_own_clans_is_asked_in_order(self) -> None:
        """Hills, Plains and Valley are asked one after another, up to all clans there."""
        t = war(clans_0="cove=1 hills=2 plains=1 valley=1", clans_1="cove=2", tales_0="moytura")
        t.play(0, "moytura")
        for options, word in ((["0", "1", "2"], "0"), (["0", "1"], "0"), (["1"], "1")):
            assert t.asked == (0, "how-many", options)
            t.answer(0, word)
        assert (t.quiet().clans("cove"), t.clans("valley")) == ([1 + 1 + 1, 2], [0, 0])

    @rule("INI-Q49")
    def test_at_least_one_clan_moves_if_there_is_one(self) -> None:
        """One or more is at least one: with one neighbour to take from, none is not an option."""
        t = war(clans_0="cove=1 hills=2", clans_1="cove=2", tales_0="moytura").play(0, "moytura")
        assert t.asked == (0, "how-many", ["1", "2"])

    def test_clans_of_territories_further_off_stay(self) -> None:
        """Only neighbours of the territory are asked: the Valley does not touch the Hills."""
        lines = {"clans_0": "valley=1 hills=3", "clans_1": "valley=2", "capital": "hills"}
        t = inis(2, 0, actions_0="warlord", tales_0="moytura", **lines)
        t.play(0, "warlord", "valley", "moytura").quiet()
        assert (t.clans("valley"), t.clans("hills")) == ([2, 2], [3, 0])

    @rule("INI-R44", "INI-Q49")
    def test_without_clans_in_neighbours_only_one_is_placed(self) -> None:
        """The card may be played though nothing can move."""
        t = war(clans_0="cove=1", clans_1="cove=2 hills=3", tales_0="moytura").play(0, "moytura").quiet()
        assert (t.clans("cove"), t.told("moved")) == ([2, 2], [])

    @rule("INI-R1", "INI-R44")
    def test_with_an_empty_reserve_clans_only_move(self) -> None:
        """All twelve on the map: nothing is placed."""
        t = war(clans_0="cove=1 hills=4 plains=7", clans_1="cove=2", tales_0="moytura")
        t.play(0, "moytura", "2", "0").quiet()
        assert (t.clans("cove"), t.told("placed")) == ([3, 2], [])

    @rule("INI-R45", "INI-R54")
    def test_it_starts_no_other_clash(self) -> None:
        """Clans that join go into the clash that is on; when it ends there is no other."""
        t = war(clans_0="cove=1 hills=2", clans_1="cove=2 hills=1", tales_0="moytura").play(0, "moytura", "2")
        t.play(1, "peace").play(0, "peace").quiet()
        assert len(t.told("clash")) == 1
        assert t["clash"] == "none"

    @rule("INI-TILE-2", "INI-Q41")
    @pytest.mark.parametrize(("price", "left", "hand"), [("bard", 4, ""), ("clan", 3, "bard")])
    def test_moving_into_the_mountains_costs_a_card_or_a_clan(self, price: str, left: int, hand: str) -> None:
        """In a clash in the Mountains the clans that come pay what the territory demands, once."""
        land = "valley mountains plains hills"
        lines = {"clans_0": "mountains=1 hills=2", "clans_1": "mountains=2", "tales_0": "moytura"}
        t = inis(2, 0, land, actions_0="warlord bard", **lines)
        t.play(0, "warlord", "mountains", "moytura", "2").quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])
        t.answer(0, price)
        assert t.quiet().clans("mountains") == [left, 2]
        assert t["actions 0"] == hand


@rule("INI-EPI-15")
class TestFianna:
    """The Fianna: own clans go to one neighbour."""

    def test_clans_go_to_one_neighbour_of_which_one_need_not_be_chieftain(self) -> None:
        """Any neighbour will do, an empty one and one with clans of others too."""
        t = war(clans_0="cove=3", clans_1="cove=1 hills=2", tales_0="fianna").play(0, "fianna")
        assert t.asked == (0, "to", ["hills", "plains", "valley"])
        t.play(0, "hills")
        assert t.asked == (0, "how-many", ["1", "2", "3"])
        t.play(0, "2").quiet()
        assert (t.clans("cove"), t.clans("hills")) == ([1, 1], [2, 2])
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])

    @rule("INI-R45")
    def test_it_starts_no_clash(self) -> None:
        """Where clans of others are, no clash follows."""
        t = war(clans_0="cove=1", clans_1="cove=1 hills=1", tales_0="fianna").play(0, "fianna", "hills", "1")
        t.play(1, "peace").quiet()
        assert (len(t.told("clash")), t.kind) == (1, "turn")

    @rule("INI-R54")
    def test_when_no_exposed_clan_is_left_the_clash_is_over(self) -> None:
        """All exposed clans of the only player who had any have gone."""
        t = war(clans_0="cove=2", clans_1="cove=1", citadels="cove=1", tales_0="fianna")
        t.play(1, "shelter").play(0, "fianna", "plains", "2").quiet()
        assert t["clash"] == "none"
        assert (t.clans("cove"), t.clans("plains")) == ([0, 1], [2, 0])

    @pytest.mark.parametrize(("sheltered", "left"), [("0", 2), ("1", 1), ("2", 0)])
    def test_sheltered_clans_may_go_too(self, sheltered: str, left: int) -> None:
        """Of four clans, two of them sheltered, two go: the player says how many come out of the citadels."""
        t = war(clans_0="cove=2 plains=1", clans_1="cove=5", citadels="cove=2", tales_1="fianna")
        t.play(1, "shelter", "shelter").play(0, "seat 1").play(1, "fianna", "hills", "2")
        assert t.asked == (1, "how-many", ["0", "1", "2"])
        t.play(1, sheltered).quiet()
        assert (t.clans("cove"), t.clans("hills")) == ([2, 2], [0, 2])
        assert t["sheltered"] == f"0 {left}"

    def test_all_clans_may_go(self) -> None:
        """Exposed and sheltered ones together."""
        t = war(clans_0="cove=2", clans_1="cove=4", citadels="cove=2", tales_1="fianna")
        t.play(1, "shelter", "shelter").play(0, "seat 1").play(1, "fianna", "plains", "3").quiet()
        assert (t.clans("cove"), t.clans("plains"), t["sheltered"]) == ([2, 0], [0, 3], "0 0")

    @rule("INI-TILE-2")
    def test_the_mountains_demand_their_price(self) -> None:
        """The Fianna move, so the owner pays in the Mountains."""
        t = inis(
            2, 0, "valley cove mountains", clans_0="cove=2", clans_1="cove=1", actions_0="warlord", tales_0="fianna"
        )
        t.play(0, "warlord", "cove", "fianna", "mountains", "2").quiet()
        assert (t.clans("cove"), t.clans("mountains")) == ([0, 1], [1, 0])


@rule("INI-EPI-24")
class TestOgma:
    """Ogma's Eloquence: the clash ends at once."""

    @rule("INI-R50")
    def test_the_clash_ends_at_once_and_sheltered_clans_come_out(self) -> None:
        """Nobody has to agree, and nobody loses anything."""
        t = war(3, clans_0="cove=2", clans_1="cove=2", clans_2="cove=1", citadels="cove=2", tales_0="ogma")
        t.play(1, "shelter").play(2, "shelter").play(0, "ogma").quiet()
        assert (t["clash"], t["sheltered"], t.clans("cove")) == ("none", "0 0 0", [2, 2, 1])
        assert t.told("clash-over") == [(-1, -1, 0, 0)]
        assert t.told("removed", "moved", "proposed") == []
        assert t.kind == "turn"

    def test_it_may_be_played_by_whoever_makes_the_manoeuvre(self) -> None:
        """The player attacked first ends it too."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="ogma").play(0, "seat 1").play(1, "ogma").quiet()
        assert (t["clash"], t.clans("cove")) == ("none", [2, 1])

    @rule("INI-R47")
    def test_other_clashes_of_the_same_card_are_still_to_come(self) -> None:
        """Only the clash that is being settled ends."""
        t = inis(2, clans_0="cove=4", clans_1="hills=1 plains=1", actions_0="migration", tales_0="ogma")
        t.play(0, "migration", "cove", "2", "2", "hills", "ogma").quiet()
        assert (t["clash"], t.told("clash")) == ("plains", [(0, -1, 4, 0), (0, -1, 11, 0)])
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace", "withdraw"])

    @rule("INI-EPI-09")
    def test_the_cauldron_gives_back_clans_when_ogma_ends_the_clash(self) -> None:
        """What happens when the clash is over happens now."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="cauldron ogma").play(0, "seat 1").react(1, "cauldron")
        t.play(1, "ogma", "1")
        assert t.quiet().clans("cove") == [2, 2]


@rule("INI-EPI-29")
class TestCuchulain:
    """Tale of Cuchulain: two exposed clans are removed."""

    @pytest.mark.parametrize(
        ("first", "second", "left"),
        [
            ("seat 1", "seat 1", [1, 1, 2]),
            ("seat 1", "seat 2", [1, 2, 1]),
            ("seat 2", "seat 2", [1, 3, 0]),
        ],
    )
    def test_any_two_exposed_clans_are_removed(self, first: str, second: str, left: list[int]) -> None:
        """Two of one opponent, or one each."""
        t = war(3, clans_0="cove=1", clans_1="cove=3", clans_2="cove=2", tales_0="cuchulain")
        t.play(0, "cuchulain")
        assert t.asked == (0, "whose", ["seat 0", "seat 1", "seat 2"])
        t.play(0, first, second).quiet()
        assert t.clans("cove") == left
        assert [fact[2] for fact in t.told("removed")] == [0, 0]

    @rule("INI-Q5")
    def test_the_own_clan_may_be_one_of_them(self) -> None:
        """The lonely clan may die with another; then only that other one can be chosen besides."""
        t = war(3, clans_0="cove=1", clans_1="cove=3", clans_2="cove=2", tales_0="cuchulain")
        t.play(0, "cuchulain", "seat 0")
        assert t.asked == (0, "whose", ["seat 1", "seat 2"])
        t.play(0, "seat 2").quiet()
        assert t.clans("cove") == [0, 3, 1]
        assert t.asked == (1, "manoeuvre", ["seat 2", "peace"])

    @rule("INI-Q5")
    def test_of_two_exposed_clans_both_are_removed(self) -> None:
        """Two where two are exposed: with one of each, both go and the clash is over."""
        t = war(clans_0="cove=1", clans_1="cove=1", tales_0="cuchulain").play(0, "cuchulain", "seat 0")
        assert t.asked == (0, "whose", ["seat 1"])
        t.answer(0, "seat 1")
        assert (t.quiet().clans("cove"), t["clash"], len(t.told("removed"))) == ([0, 0], "none", 2)

    @rule("INI-R61", "INI-Q5", "INI-Q49")
    def test_alone_one_can_only_remove_oneself(self) -> None:
        """The only player with an exposed clan may make the manoeuvre: only one clan is there to be removed."""
        t = war(clans_0="cove=1", clans_1="cove=1", citadels="cove=1", tales_0="cuchulain", actions_0="bard")
        t.play(1, "shelter").quiet()
        assert "cuchulain" in t.manoeuvres()
        t.play(0, "cuchulain", "seat 0")
        assert "bard" not in t.offered(0)
        assert (t.clans("cove"), t["clash"]) == ([0, 1], "none")

    @pytest.mark.parametrize("clans", [2, 3])
    def test_with_more_exposed_clans_it_may_not_be_played(self, clans: int) -> None:
        """It takes exactly one exposed clan."""
        t = war(clans_0=f"cove={clans}", clans_1="cove=3", tales_0="cuchulain").quiet()
        assert "cuchulain" not in t.manoeuvres()
        assert t.refused(0, "cuchulain") == "INI-EPI-29"

    def test_sheltered_clans_do_not_count_and_are_safe(self) -> None:
        """Three clans, two of them in citadels, are one exposed clan; those of others in citadels cannot be chosen."""
        lines = {"clans_0": "cove=3", "clans_1": "cove=4", "clans_2": "cove=1", "citadels": "cove=3"}
        t = war(3, tales_1="cuchulain", **lines)
        t.play(1, "shelter").play(2, "shelter").play(1, "shelter").play(0, "seat 1")
        assert "cuchulain" in t.manoeuvres()
        t.play(1, "cuchulain")
        assert t.asked == (1, "whose", ["seat 0", "seat 1"])
        t.play(1, "seat 1", "seat 0").quiet()
        assert (t.clans("cove"), t["sheltered"]) == ([2, 2, 1], "0 2 1")

    @rule("INI-ACT-01")
    def test_the_bard_gains_a_deed_for_it(self) -> None:
        """A manoeuvre that removed clans of others fulfils the Bard's condition."""
        t = war(clans_0="cove=1", clans_1="cove=3", tales_0="cuchulain", actions_0="bard")
        t.play(0, "cuchulain", "seat 1", "seat 1").react(0, "bard").quiet()
        assert (t["deeds"], t.told("deed")) == ("1 0", [(0, -1, -1, 0)])

    @rule("INI-ACT-01", "INI-R54")
    def test_the_bard_is_asked_also_when_the_clash_ends_with_it(self) -> None:
        """The last two clans fall: triskel cards that answer the manoeuvre come before the end."""
        t = war(clans_0="cove=1", clans_1="cove=1", tales_0="cuchulain", actions_0="bard")
        t.play(0, "cuchulain", "seat 1", "seat 0").react(0, "bard").quiet()
        assert (t["deeds"], t["clash"], t.clans("cove")) == ("1 0", "none", [0, 0])

    @rule("INI-EPI-10", "INI-Q2", "INI-ACT-01")
    @pytest.mark.parametrize(("other", "bard"), [("seat 1", True), ("seat 0", False)])
    def test_the_club_saves_one_of_the_two(self, other: str, bard: bool) -> None:
        """One clan of seat 1 is saved: the Bard needs the other clan to be one of another player."""
        t = war(clans_0="cove=1", clans_1="cove=3", tales_0="cuchulain", tales_1="club", actions_0="bard")
        t.play(0, "cuchulain", other, "seat 1").react(1, "club")
        assert ("bard" in t.offered(0)) == bard
        assert sum(t.clans("cove")) == 3
        assert t.told("saved") == [(1, -1, 0, 0)]
