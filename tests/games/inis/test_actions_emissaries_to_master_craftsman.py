"""The Action cards Emissaries, Exploration, Festival, Geis and Master Craftsman: what they say, and the edges of it."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import ACTIONS, TERRITORIES
from meadhall.testing import rule
from tests.games.inis.hexagons import free_spots, island
from tests.games.inis.situations import FULL, LAND, clash, here, invasion
from tests.games.inis.table import ASSEMBLY, SEASON, WITH_FOUR, Table, inis

WITH_MOUNTAINS = "valley cove mountains hills"


@rule("INI-ACT-06")
class TestEmissaries:
    """Emissaries. Move one of your clans to a neighbour; no clash."""

    def test_one_clan_moves_and_no_clash_follows(self) -> None:
        """From where one is present to any neighbour, also beside clans of others."""
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


@rule("INI-ACT-07")
class TestExploration:
    """Exploration. The Brenn chooses a spot that touches two territories; you place a clan on what is laid there."""

    def explored(self, spot: int, tile: str, **lines: str) -> Table:
        """Seat 0 explores; the Brenn takes the spot of that number, and chance the tile."""
        t = here(2, **{"actions_0": "exploration", **lines}).play(0, "exploration").quiet()
        assert t.asked is not None
        t.answer(t.asked[0], t.asked[2][spot])
        t.chance(tile)
        return t.quiet()

    @rule("INI-R2")
    @pytest.mark.parametrize("brenn", [0, 1])
    def test_the_brenn_chooses_the_spot_and_the_player_places_a_clan(self, brenn: int) -> None:
        """Who is Brenn says where, before the tile is seen; the clan is the player's, the card lies face up."""
        t = here(actions_0="exploration", brenn=str(brenn)).play(0, "exploration").quiet()
        assert t.asked is not None
        assert t.asked[:2] == (brenn, "which-spot")
        t.answer(brenn, t.asked[2][0])
        assert t.asked == (-1, "tile", [name for name in TERRITORIES if name not in LAND.split()])
        t.chance("moor")
        t.quiet()
        assert (t.clans("moor"), t["advantages up"]) == ([1, 0], "cove hills moor plains valley")

    @rule("INI-R2")
    def test_every_spot_that_touches_two_territories_may_be_chosen_and_no_other(self) -> None:
        """All free places for three hexagons beside at least two tiles, counted by hand over the lattice."""
        start = here(actions_0="exploration").play(0, "exploration").quiet()
        allowed = free_spots(island(start["map"]))
        assert start.asked is not None
        reached = []
        for spot in range(len(start.asked[2])):
            reached.append(island(self.explored(spot, "moor")["map"])["moor"])
        assert set(reached) == allowed
        assert len(reached) == len(allowed)

    @rule("INI-R44")
    def test_with_no_tile_left_there_is_neither_territory_nor_clan(self) -> None:
        """All sixteen territories lie: the card is played without effect."""
        land = " ".join(["valley", *[name for name in TERRITORIES if name != "valley"]])
        t = (
            inis(2, 0, land, clans_0="valley=2 cove=1", clans_1="hills=1", actions_0="exploration")
            .play(0, "exploration")
            .quiet()
        )
        assert (t.told("tile"), t["clans 0"], t["discards"]) == ([], "cove=1 valley=2", "exploration")
        assert t.asks() == (1, "turn")

    @rule("INI-R1", "INI-R44")
    def test_with_an_empty_reserve_only_the_tile_is_laid(self) -> None:
        """Without a clan to place the territory comes all the same."""
        t = self.explored(0, "moor", clans_0=FULL)
        assert ("moor=" in t["map"], t.clans("moor")) == (True, [0, 0])

    @rule("INI-TILE-1", "INI-TILE-3")
    @pytest.mark.parametrize(
        ("tile", "holy"), [("gates", "gates=1 valley=1"), ("stone-circle", "stone-circle=1 valley=1")]
    )
    def test_some_tiles_come_with_a_sanctuary(self, tile: str, holy: str) -> None:
        """Gates and Stone Circle bring a sanctuary, which draws no Epic Tale."""
        t = self.explored(1, tile)
        assert (t["sanctuaries"], t["tales 0"]) == (holy, "")

    @rule("INI-R3", "INI-TILE-3")
    def test_with_no_sanctuary_left_they_come_without(self) -> None:
        """All nine sanctuaries stand already."""
        t = self.explored(1, "stone-circle", sanctuaries="valley=9")
        assert (t["sanctuaries"], t.clans("stone-circle")) == ("valley=9", [1, 0])

    @rule("INI-TILE-2")
    def test_placing_on_the_mountains_costs_nothing(self) -> None:
        """The Mountains demand something of clans that move there only."""
        t = self.explored(0, "mountains", actions_0="exploration bard")
        assert (t.clans("mountains"), t["actions 0"]) == ([1, 0], "bard")

    @rule("INI-Q30")
    def test_geis_comes_before_the_spot_is_chosen(self) -> None:
        """The Brenn chooses after the window; a Geis leaves the stack alone."""
        t = here(actions_0="exploration", actions_1="geis").play(0, "exploration")
        assert t.may_react(1) == ["geis"]
        t.react(1, "geis").quiet()
        assert (t.told("tile"), t.kind) == ([], "turn")


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
        """One does the rest of what the card says."""
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


DECLARED: dict[str, list[str]] = {
    "bard": [],
    "citadel": ["cove"],
    "conquest": ["cove", "2"],
    "craftsmen": ["1"],
    "druid": [],
    "emissaries": ["valley", "cove"],
    "exploration": [],
    "festival": ["valley"],
    "master-craftsman": [],
    "migration": ["valley", "1", "1"],
    "new-alliance": ["valley", "seat 1"],
    "new-clans": ["valley", "cove"],
    "sanctuary": ["valley"],
    "scouts": ["seat 1"],
    "warlord": ["valley"],
}
"""What is declared with each Action card that has a Season side."""


@rule("INI-ACT-09")
class TestGeis:
    """Geis. When an opponent plays an Action card: its effect is ignored, and it is discarded."""

    def test_all_action_cards_but_two_have_a_season_side(self) -> None:
        """The table of this class is complete: only Geis and Raid are played for their triskel alone."""
        assert [card for card in ACTIONS if card not in DECLARED] == ["geis", "raid"]

    @rule("INI-R39", "INI-R42", "INI-Q30")
    @pytest.mark.parametrize("card", DECLARED)
    def test_it_leaves_every_season_card_without_effect_but_played(self, card: str) -> None:
        """Nothing changes, both cards are discarded, and the Valley may follow the card that was played."""
        hand = f"{card} {'festival' if card == 'druid' else 'druid'}"
        t = here(4, clans_1="valley=2 cove=1", actions_0=hand, actions_1="geis", advantages_0="valley", discards="raid")
        before = dict(line.split(":", 1) for line in str(t).splitlines() if ":" in line)
        t.play(0, card, *DECLARED[card]).react(1, "geis")
        assert t.may_react(0) == ["valley-card"]
        t.quiet()
        changed = {name for name, value in before.items() if t[name] != value.strip()}
        assert changed == {"actions 0", "actions 1", "discards", "frames"}
        assert t["actions 0"] == hand.split()[1]
        assert set(t["discards"].split()) == {card, "geis", "raid"}
        assert [fact[0] for fact in t.told("cancelled")] == [0]
        assert t.asks() == (1, "turn")

    @rule("INI-Q31", "INI-R5")
    def test_all_who_may_hold_it_are_asked(self) -> None:
        """A question gives nothing away: who has Action cards is asked, with Geis or without."""
        t = here(4, actions_0="bard", actions_1="festival", actions_2="geis").play(0, "bard")
        assert [question.actor for question in t.state.open_questions()] == [1, 2]
        assert (t.may_react(1), t.may_react(2)) == ([], ["geis"])

    def test_it_is_not_for_ones_own_card(self) -> None:
        """Only the card of an opponent may be answered."""
        t = here(3, actions_0="bard geis", actions_1="festival", actions_2="new-clans").play(0, "bard")
        assert t.offered(0) == []

    @pytest.mark.parametrize("card", ["tales_0=tuan", "advantages_0=plains", "advantages_0=swamp"])
    def test_it_does_not_answer_epic_tales_and_advantage_cards(self, card: str) -> None:
        """Geis is against Action cards alone."""
        line, name = card.split("=")
        lines = {line: name, "actions_1": "geis", "clans_0": "plains=2", "clans_1": "cove=1"}
        t = inis(2, 0, "valley cove plains swamp", **lines)
        t.play(0, name if line == "tales_0" else f"{name}-card")
        while t.kind == "how-many":
            t.play(0, "1")
        assert "geis" not in t.offered(1)

    @rule("INI-R6", "INI-R55")
    def test_it_is_no_season_card_and_may_be_discarded_unused(self) -> None:
        """Geis is never played as a turn; in a clash it may be thrown away like any Action card."""
        t = here(2, actions_0="geis bard")
        assert (t.asked, t.refused(0, "geis")) == ((0, "turn", ["bard", "pass"]), "INI-R6")
        t = clash(2, actions_1="geis").play(0, "seat 1")
        assert t.asked == (1, "pay", ["geis", "clan"])
        t.play(1, "geis").quiet()
        assert (t.clans("cove"), t["discards"], t.told("cancelled")) == ([2, 2], "geis", [])

    @rule("INI-Q18")
    def test_a_card_that_is_discarded_is_not_played(self) -> None:
        """No answer to an Action card that an attacked player throws away."""
        t = clash(2, actions_0="geis", actions_1="festival").play(0, "seat 1").play(1, "festival")
        assert t.offered(0) == []

    @rule("INI-Q18", "INI-ACT-01")
    def test_it_cancels_the_triskel_side_of_the_bard(self) -> None:
        """No Deed, and the clash goes on."""
        t = clash(2, actions_0="bard", actions_1="geis").play(0, "seat 1").play(1, "clan")
        t.react(0, "bard").react(1, "geis").quiet()
        assert (t["deeds"], set(t["discards"].split())) == ("0 0", {"bard", "geis"})
        assert t.asks() == (1, "manoeuvre")

    @rule("INI-Q18", "INI-Q30", "INI-ACT-17")
    def test_it_cancels_the_triskel_side_of_the_warlord(self) -> None:
        """Who is next was declared, but no clan is placed and the order stays as it was."""
        t = invasion(3, actions_0="geis", actions_1="warlord", clans_2="cove=1").play(0, "seat 2")
        t.react(1, "warlord", "seat 0").react(0, "geis").quiet()
        assert (t.clans("cove"), t.asks()) == ([2, 2, 0], (1, "manoeuvre"))

    @rule("INI-Q18", "INI-ACT-14")
    def test_it_cancels_raid(self) -> None:
        """No card changes hands and no clan is removed."""
        t = clash(4, actions_0="raid", actions_1="festival bard", actions_2="geis", clans_2="hills=1")
        t.play(0, "seat 1").play(1, "bard").react(0, "raid").react(2, "geis").quiet()
        assert (t["actions 0"], t["actions 1"], t.clans("cove")) == ("", "festival", [2, 2, 0, 0])

    @rule("INI-Q18", "INI-ACT-10")
    def test_it_cancels_the_triskel_side_of_master_craftsman(self) -> None:
        """The Epic Tale is discarded as ever, and there is no Deed."""
        t = here(4, actions_0="master-craftsman", actions_3="geis", tales_0="stone-of-fal").play(0, "stone-of-fal")
        t.react(0, "master-craftsman", "seat 1").react(3, "geis").quiet()
        assert (t["tales 1"], t["tale discards"], t["deeds"]) == ("", "stone-of-fal", "0 0 0 0")

    @rule("INI-R44")
    def test_a_card_without_effect_may_be_answered_as_well(self) -> None:
        """A Festival that finds no place has been played."""
        t = here(2, actions_0="festival", actions_1="geis", sanctuaries="hills=1").play(0, "festival")
        assert t.may_react(1) == ["geis"]


@rule("INI-ACT-10")
class TestMasterCraftsman:
    """Master Craftsman. Season: discard a card, draw an Epic Tale. Triskel: give a played tale away, gain a Deed."""

    def crafted(self, discard: str, **lines: str) -> Table:
        """Seat 0 discards a card for the Master Craftsman and draws Tuan's Memory."""
        t = here(4, **{"actions_0": "master-craftsman bard", "advantages_0": "cove", "tales_0": "harp", **lines})
        t.play(0, "master-craftsman", discard).quiet()
        t.chance("tuan")
        return t.quiet()

    @rule("INI-Q45", "INI-R31")
    def test_an_action_card_is_discarded_unseen(self) -> None:
        """Which Action card was discarded only its owner knows."""
        t = self.crafted("bard")
        assert (t["actions 0"], t["tales 0"], t["discards"]) == ("", "harp tuan", "bard master-craftsman")
        assert t.known("discarded") == [["bard"], *[["?"]] * 4]
        sights = [t.seen(viewer, "discards") for viewer in range(5)]
        assert sights == ["bard master-craftsman", *["master-craftsman ?"] * 4]

    @rule("INI-Q40")
    def test_an_advantage_card_is_discarded_openly_and_was_not_played(self) -> None:
        """It lies face up beside the map, and Citadel takes it."""
        t = self.crafted("cove-card", actions_1="citadel", clans_1="cove=1")
        assert (t["advantages 0"], t["advantages down"]) == ("", "")
        assert "cove" in t["advantages up"].split()
        assert t.known("discarded") == [["cove-card"]] * 5
        t.play(1, "citadel", "cove").quiet()
        assert (t["citadels"], t["advantages 1"]) == ("cove=1", "cove")

    @rule("INI-R33")
    def test_an_epic_tale_is_discarded_face_up(self) -> None:
        """All see it among the discarded Epic Tales."""
        t = self.crafted("harp")
        assert t["tales 0"] == "tuan"
        assert [t.seen(viewer, "tale discards") for viewer in range(5)] == ["harp"] * 5

    @rule("INI-Q19")
    def test_discarding_the_dagda_shuffles_the_tales(self) -> None:
        """Whenever The Dagda is discarded all discarded Epic Tales go back into the deck, before the draw."""
        t = self.crafted("dagda", tales_0="dagda", tale_discards="tuan eriu")
        assert (t["tale discards"], t["tales 0"]) == ("", "tuan")
        assert [n for *_, n in t.told("shuffled")] == [3]

    def test_a_card_must_be_discarded_if_there_is_one(self) -> None:
        """Any card of the hand, whatever its type, but one of them."""
        t = here(4, actions_0="master-craftsman geis", advantages_0="valley", tales_0="harp club")
        t.play(0, "master-craftsman").quiet()
        assert t.asked == (0, "discard", ["geis", "valley-card", "club", "harp"])

    def test_without_another_card_one_just_draws(self) -> None:
        """Discard if you can: the last card of the hand draws for nothing."""
        t = here(4, actions_0="master-craftsman").play(0, "master-craftsman").quiet()
        assert t.asks() == (-1, "draw")
        t.chance("tuan")
        assert t.quiet()["tales 0"] == "tuan"

    @rule("INI-Q45", "INI-Q30")
    def test_the_card_to_discard_is_chosen_after_geis(self) -> None:
        """A Geis saves the card that would have been discarded."""
        t = here(4, actions_0="master-craftsman bard", actions_1="geis").play(0, "master-craftsman")
        assert t.may_react(1) == ["geis"]
        t.react(1, "geis").quiet()
        assert (t["actions 0"], t["tales 0"], t.asks()) == ("bard", "", (1, "turn"))

    def test_a_tale_just_played_is_given_to_another_player_for_a_deed(self) -> None:
        """Not to oneself; all have seen which Epic Tale it is."""
        t = here(4, actions_0="master-craftsman", tales_0="stone-of-fal").play(0, "stone-of-fal")
        t.react(0, "master-craftsman")
        assert t.asked == (0, "whom", ["seat 1", "seat 2", "seat 3"])
        t.play(0, "seat 2").quiet()
        assert (t["tales 0"], t["tales 2"], t["tale discards"], t["deeds"]) == ("", "stone-of-fal", "", "1 0 0 0")
        assert [t.seen(viewer, "tales 2") for viewer in range(5)] == ["stone-of-fal"] * 5
        assert (t.clans("valley"), t["discards"]) == ([4, 2, 0, 0], "master-craftsman")

    @rule("INI-R42")
    def test_a_tale_that_was_cancelled_has_been_played_all_the_same(self) -> None:
        """The Dagda answers the Epic Tale, which has no effect, but may be given away."""
        t = here(4, actions_0="master-craftsman", tales_0="stone-of-fal", tales_1="dagda").play(0, "stone-of-fal")
        t.react(1, "dagda").react(0, "master-craftsman", "seat 3").quiet()
        assert (t.clans("valley")[0], t["tales 3"], t["deeds"]) == (2, "stone-of-fal", "1 0 0 0")

    @rule("INI-EPI-27")
    def test_it_follows_triskel_tales_as_well(self) -> None:
        """Streng's Resolve brings a Deed, and another when it is given away."""
        t = clash(4, actions_0="master-craftsman", tales_0="streng", clans_2="hills=1").play(0, "seat 1")
        t.react(0, "streng").react(0, "master-craftsman", "seat 2").quiet()
        assert (t["deeds"], t["tales 2"]) == ("2 0 0 0", "streng")

    @rule("INI-EPI-24")
    def test_it_follows_a_tale_played_as_a_manoeuvre(self) -> None:
        """Ogma's Eloquence ends the clash, and is given away."""
        t = clash(4, actions_0="master-craftsman", tales_0="ogma").play(0, "ogma")
        t.react(0, "master-craftsman", "seat 1").quiet()
        assert (t["deeds"], t["tales 1"], t["clash"]) == ("1 0 0 0", "ogma", "none")

    @rule("INI-Q37")
    def test_the_dagda_given_away_was_not_discarded(self) -> None:
        """Nothing is shuffled when The Dagda goes to another hand."""
        t = here(4, frames=SEASON.format(1), actions_0="master-craftsman", tales_0="dagda", tales_1="stone-of-fal")
        t.play(1, "stone-of-fal").react(0, "dagda").react(0, "master-craftsman", "seat 2").quiet()
        assert (t["tales 2"], t["tale discards"], t["deeds"]) == ("dagda", "stone-of-fal", "1 0 0 0")
        assert t.told("shuffled") == []

    @pytest.mark.parametrize(
        ("lines", "word"),
        [
            ({"tales_1": "stone-of-fal"}, "stone-of-fal"),
            ({"advantages_1": "swamp"}, "swamp-card"),
            ({"actions_1": "craftsmen"}, "craftsmen"),
        ],
    )
    def test_it_is_not_for_the_tale_of_another(self, lines: dict[str, str], word: str) -> None:
        """Nor does anything but an Epic Tale of one's own call for it."""
        land = "valley cove plains swamp"
        clans = {"clans_0": "valley=1", "clans_1": "cove=1", "actions_0": "master-craftsman"}
        t = inis(4, 1, land, **clans, **lines).play(1, word)
        assert t.offered(0) == []

    @pytest.mark.parametrize(("lines", "word"), [({"advantages_0": "swamp"}, "swamp-card"), ({}, "craftsmen")])
    def test_it_follows_no_other_card_of_ones_own(self, lines: dict[str, str], word: str) -> None:
        """After an Advantage card or an Action card there is nothing to give away."""
        clans = {"clans_0": "cove=1", "clans_1": "valley=1", "actions_0": "master-craftsman craftsmen"}
        t = inis(4, 0, "valley cove plains swamp", **clans, **lines).play(0, word)
        assert t.offered(0) == []

    @rule("INI-Q4")
    def test_with_all_deeds_given_out_the_tale_is_given_for_nothing(self) -> None:
        """The card changes hands, no Deed is gained."""
        t = here(4, actions_0="master-craftsman", tales_0="stone-of-fal", deeds="2 2 2 2").play(0, "stone-of-fal")
        t.react(0, "master-craftsman", "seat 1").quiet()
        assert (t["tales 1"], t["deeds"]) == ("stone-of-fal", "2 2 2 2")
