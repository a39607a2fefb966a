"""The Action cards that place and move clans."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.situations import FULL, here
from tests.games.inis.table import ASSEMBLY, WITH_FOUR, inis

WITH_MOUNTAINS = "valley cove mountains hills"


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
        """Placing no clan at all is allowed."""
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
        """No citadel where the player is present, or no clan left: the card is played without effect."""
        t = inis(2, clans_0=clans, clans_1="hills=1", actions_0="craftsmen", citadels=citadels)
        t.play(0, "craftsmen").quiet()
        assert (t.clans("cove")[0], t.told("placed"), t["discards"]) == (1, [], "craftsmen")

    @rule("INI-R45")
    def test_placing_starts_no_clash(self) -> None:
        """Clans placed beside clans of others do not clash."""
        t = here(actions_0="craftsmen").play(0, "craftsmen", "1").quiet()
        assert (t.clans("valley"), t.told("clash")) == ([3, 2], [])


@rule("INI-ACT-06")
class TestEmissaries:
    """Emissaries. Move one of your clans to a neighbour; no clash."""

    def test_one_clan_moves_and_no_clash_follows(self) -> None:
        """From where the player is present to any neighbour, also beside clans of others."""
        t = here(4, actions_0="emissaries").play(0, "emissaries")
        assert t.asked == (0, "from", ["cove", "valley"])
        t.play(0, "cove")
        assert t.asked == (0, "to", ["hills", "plains", "valley"])
        t.play(0, "hills").quiet()
        assert (t.clans("hills"), t.told("clash")) == ([1, 1, 0, 0], [])
        assert t["clans 0"] == "hills=1 valley=2"

    def test_it_is_exactly_one_and_only_to_a_neighbour(self) -> None:
        """Of two clans in the Valley one goes; the Hills are too far."""
        t = here(4, actions_0="emissaries").play(0, "emissaries", "valley")
        assert t.asked == (0, "to", ["cove", "plains"])
        t.play(0, "plains").quiet()
        assert t["clans 0"] == "cove=1 plains=1 valley=1"

    @rule("INI-TILE-2")
    def test_the_mountains_demand_a_card_or_a_clan(self) -> None:
        """A clan that moves to the Mountains costs an Action card or a clan there."""
        t = inis(4, 0, WITH_MOUNTAINS, clans_0="valley=2", actions_0="emissaries bard")
        t.play(0, "emissaries", "valley", "mountains").quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])
        t.play(0, "clan").quiet()
        assert t["clans 0"] == "valley=1"

    @rule("INI-Q30")
    def test_both_territories_are_declared_before_geis(self) -> None:
        """From where and to where is named before the window."""
        t = here(4, actions_0="emissaries", actions_3="geis").play(0, "emissaries", "cove", "hills")
        assert (t.may_react(3), t.told("moved")) == (["geis"], [])

    @rule("INI-R7")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_four_action_cards_are_in_the_game_only_with_four_players(self, seats: int) -> None:
        """Emissaries, Master Craftsman, Raid and Scouts & Spies are dealt with four players alone."""
        t = inis(seats, frames=ASSEMBLY, aside="", clans_0="valley=1").quiet()
        t.chance("clockwise")
        t.quiet()
        assert t.asked is not None
        who, kind, cards = t.asked
        assert (who, kind, len(cards)) == (-1, "aside", 17 if seats == 4 else 13)
        assert WITH_FOUR == ["emissaries", "master-craftsman", "raid", "scouts"]
        assert [card for card in WITH_FOUR if card in cards] == (WITH_FOUR if seats == 4 else [])


@rule("INI-ACT-08")
class TestFestival:
    """Festival. Where you are present and a sanctuary stands place a clan and the Festival token."""

    def test_a_clan_and_the_token_are_placed(self) -> None:
        """In the capital's territory stands a sanctuary."""
        t = here(actions_0="festival").play(0, "festival", "valley").quiet()
        assert (t["clans 0"], t["feast"]) == ("cove=1 valley=3", "valley")
        assert (t.told("feast"), t.told("clash")) == ([(0, -1, TERRITORIES.index("valley"), 0)], [])

    def test_it_needs_presence_and_a_sanctuary(self) -> None:
        """No sanctuary in the Cove, no own clan in the Hills."""
        t = here(actions_0="festival", sanctuaries="valley=1 hills=1 plains=2").play(0, "festival")
        assert t.asked == (0, "where", ["valley"])
        assert [t.refused(0, word) for word in ("cove", "hills")] == ["INI-ACT-08"] * 2

    @rule("INI-Q49")
    def test_without_such_a_territory_it_may_be_played_for_nothing(self) -> None:
        """Nowhere to celebrate: the card is discarded without effect."""
        t = here(actions_0="festival", sanctuaries="hills=1").play(0, "festival").quiet()
        assert (t["feast"], t["clans 0"], t["discards"]) == ("none", "cove=1 valley=2", "festival")

    @rule("INI-R44")
    def test_with_an_empty_reserve_the_token_alone_is_placed(self) -> None:
        """The rest of the card is carried out."""
        t = here(clans_0=FULL, actions_0="festival").play(0, "festival", "valley").quiet()
        assert (t["feast"], t["clans 0"]) == ("valley", "cove=1 valley=11")

    @rule("INI-Q56")
    def test_celebrated_again_the_token_moves(self) -> None:
        """There is one Festival token."""
        t = here(actions_0="festival", feast="valley", sanctuaries="valley=1 cove=1")
        t.play(0, "festival", "cove").quiet()
        assert (t["feast"], t.clans("cove")) == ("cove", [2, 0])

    @rule("INI-R48", "INI-Q12")
    def test_who_starts_a_clash_there_removes_a_clan_first(self) -> None:
        """The instigator loses a clan before anybody takes shelter."""
        t = inis(2, 1, clans_0="cove=2", clans_1="plains=3", feast="cove", actions_1="conquest")
        t.play(1, "conquest", "cove", "3").quiet()
        assert (t.clans("cove"), t.places("removed")) == ([2, 2], [(1, "cove")])
        assert t.cards("removed") == [(1, "festival")]
        assert t.asked == (1, "manoeuvre", ["seat 0", "peace"])

    @rule("INI-R37")
    def test_the_token_leaves_the_map_with_the_season(self) -> None:
        """All pass one after another, and the Festival is over."""
        t = here(actions_0="festival").play(0, "festival", "valley").play(1, "pass")
        assert t["feast"] == "valley"
        t.play(0, "pass").quiet()
        assert t["feast"] == "none"

    @rule("INI-Q30")
    def test_the_territory_is_declared_before_geis(self) -> None:
        """A Geis leaves the token where it was."""
        t = here(actions_0="festival", actions_1="geis", feast="cove").play(0, "festival", "valley")
        t.react(1, "geis").quiet()
        assert (t["feast"], t["clans 0"]) == ("cove", "cove=1 valley=2")


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
        """Only where the player is present; no clash."""
        t = here(actions_0="new-alliance").play(0, "new-alliance")
        assert t.asked == (0, "where", ["cove", "valley"])
        t.play(0, "valley", "place").quiet()
        assert (t.clans("valley"), t.told("clash")) == ([3, 2], [])

    def test_a_clan_of_an_opponent_with_two_may_be_replaced(self) -> None:
        """The clan goes home, and one of the player's own stands in its place."""
        t = here(actions_0="new-alliance").play(0, "new-alliance", "valley", "seat 1").quiet()
        assert (t.clans("valley"), t.told("clash")) == ([3, 1], [])
        assert t.told("replaced", other=True) == [(0, -1, TERRITORIES.index("valley"), 0, 1)]

    def test_only_opponents_with_two_clans_there_may_be_chosen(self) -> None:
        """Clans elsewhere do not help, nor do the player's own."""
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
        """Where the player is present, both of them."""
        t = here(actions_0="new-clans").play(0, "new-clans", *places).quiet()
        assert (t["clans 0"], t.asks()) == (clans, (1, "turn"))

    def test_only_where_one_is_present_and_no_fewer(self) -> None:
        """Hills and Plains are not offered, and stopping after the first is not allowed."""
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


@rule("INI-ACT-16")
class TestScouts:
    """Scouts & Spies. Look at the Action cards of an opponent; then you may move clans to one neighbour."""

    @rule("INI-R5")
    def test_one_sees_the_action_cards_of_an_opponent_and_nobody_else_does(self) -> None:
        """All know that someone looked; only the spy sees the cards, and nobody the Epic Tales."""
        t = here(4, actions_0="scouts", actions_1="geis bard", tales_1="tuan").play(0, "scouts")
        assert t.asked == (0, "whom", ["seat 1", "seat 2", "seat 3"])
        t.play(0, "seat 1").quiet()
        sights = [t.seen(viewer, "actions 1") for viewer in range(5)]
        assert sights == ["bard geis", "bard geis", "? ?", "? ?", "? ?"]
        assert t.seen(0, "tales 1") == "?"
        assert t.told("saw-actions", other=True) == [(0, -1, -1, 0, 1)]

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
        """The move is optional."""
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
