"""Exploration and Tailtu's Land, which lay a territory."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.hexagons import free_spots, island, touching
from tests.games.inis.situations import FULL, LAND, here
from tests.games.inis.table import SPOTS, Table, inis

LAID = "valley cove plains hills"
ALMOST_ALL = "valley cove plains hills forest gates highlands iron-mine lost-vale meadows misty-lands moor mountains"
"""All territories but Salt Mine, Stone Circle and Swamp."""


def neighbours(t: Table, name: str) -> list[str]:
    """Return which territories share an edge with this one, in order."""
    tiles = island(t["map"])
    return touching(tiles, tiles[name])


def table(land: str = LAID, **lines: str) -> Table:
    """Return a table at which seat 0 has played the card and nobody answered."""
    given = {"clans_0": "valley=2 cove=1", "clans_1": "cove=1", "tales_0": "tailtu"}
    return inis(2, 0, land, **(given | lines)).play(0, "tailtu").quiet()


def lay(t: Table, *tiles: str, beside: list[str] | None = None, under: tuple[str, ...] = ()) -> Table:
    """Draw these tiles; the first is laid, on a spot beside these territories if any are named."""
    t.chance(*tiles).play(0, tiles[0])
    for spot in t.asked_of(0):
        other = inis(2)
        other.started = t.state.copy()
        if beside is None or neighbours(other.play(0, spot), tiles[0]) == sorted(beside):
            return t.play(0, spot, *under)
    raise AssertionError(f"no spot is beside {beside} alone")


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
        """The Brenn chooses where, before the tile is seen; the clan is the player's, the card lies face up."""
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


@rule("INI-EPI-28")
class TestTailtusLand:
    """Tailtu's Land: draw three territories, lay one, put the others under the stack, then move a clan to it."""

    def test_one_of_three_drawn_territories_is_laid_by_the_player_of_the_card(self) -> None:
        t = table(brenn="1").chance("swamp", "moor", "forest")
        assert t.asked == (0, "which-tile", ["forest", "moor", "swamp"])
        t.play(0, "moor")
        assert t.asked is not None
        assert t.asked[:2] == (0, "which-spot")

    @rule("INI-R2")
    @pytest.mark.parametrize("land", [LAID, "valley cove", "valley cove plains", ALMOST_ALL])
    def test_it_may_lie_wherever_it_touches_two_territories_and_nowhere_else(self, land: str) -> None:
        t = table(land).chance("swamp", "salt-mine", "stone-circle").play(0, "swamp")
        others = island(t["map"])
        laid = []
        for spot in t.asked_of(0):
            other = inis(2)
            other.started = t.state.copy()
            laid.append(island(other.play(0, spot)["map"])["swamp"])
        assert len(laid) == len(set(laid))
        assert set(laid) == free_spots(others)

    @rule("INI-R2")
    def test_its_advantage_card_lies_face_up_then(self) -> None:
        t = lay(table(), "moor", "swamp", "forest", under=("swamp",))
        assert "moor" in t["advantages up"].split()

    @rule("INI-TILE-1", "INI-TILE-3", "INI-Q14")
    @pytest.mark.parametrize(("tile", "holy"), [("gates", True), ("stone-circle", True), ("moor", False)])
    def test_gates_and_stone_circle_come_with_a_sanctuary_and_no_epic_tale(self, tile: str, holy: bool) -> None:
        t = lay(table(), tile, "swamp", "forest", under=("swamp",))
        assert t["sanctuaries"] == (f"{tile}=1 valley=1" if holy else "valley=1")
        assert t.told("drew") == []

    @rule("INI-R3")
    def test_without_a_sanctuary_left_none_comes(self) -> None:
        t = lay(table(sanctuaries="valley=9"), "gates", "swamp", "forest", under=("swamp",))
        assert t["sanctuaries"] == "valley=9"

    @pytest.mark.parametrize(
        ("beside", "mine"), [(["cove", "hills"], ["cove"]), (["cove", "valley"], ["cove", "valley"])]
    )
    def test_one_clan_may_move_there_from_a_neighbour(self, beside: list[str], mine: list[str]) -> None:
        t = lay(table(), "moor", "swamp", "forest", beside=beside, under=("swamp",))
        assert t.asked == (0, "may-move", [*mine, "no"])
        before = t.clans(mine[-1])
        assert t.play(0, mine[-1]).quiet().asks() == (1, "turn")
        assert (t.clans("moor"), t.clans(mine[-1])) == ([1, 0], [before[0] - 1, before[1]])

    def test_without_a_clan_in_a_neighbour_nothing_is_asked(self) -> None:
        t = lay(table(), "moor", "swamp", "forest", beside=["hills", "plains"], under=("swamp",))
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("moor") == [0, 0]

    def test_one_may_leave_the_clans_where_they_are(self) -> None:
        t = lay(table(), "moor", "swamp", "forest", beside=["cove", "valley"], under=("swamp",))
        assert t.play(0, "no").quiet().asks() == (1, "turn")
        assert (t.clans("moor"), t["clans 0"]) == ([0, 0], "cove=1 valley=2")

    @rule("INI-TILE-2")
    def test_who_moves_into_new_mountains_pays(self) -> None:
        t = lay(table(actions_0="bard"), "mountains", "swamp", "forest", beside=["cove", "valley"], under=("swamp",))
        t.play(0, "valley").quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])
        t.play(0, "clan").quiet()
        assert (t.clans("mountains"), t["actions 0"]) == ([0, 0], "bard")

    def test_it_is_discarded_in_the_end(self) -> None:
        t = lay(table(), "moor", "swamp", "forest", beside=["hills", "plains"], under=("swamp",)).quiet()
        assert t["tale discards"] == "tailtu"


@rule("INI-EPI-28")
class TestUnderTheStack:
    """The territories that are not laid go under the stack in an order of the player's choice."""

    @pytest.mark.parametrize(("first", "second"), [("swamp", "forest"), ("forest", "swamp")])
    def test_the_player_chooses_the_order(self, first: str, second: str) -> None:
        t = table().chance("moor", "forest", "swamp").play(0, "moor", "cove@3")
        assert t.asked == (0, "under", ["forest", "swamp"])
        t.play(0, first)
        assert (t["under"], t["looked at 0"]) == (f"{first} {second}", "")

    @rule("INI-ACT-07")
    @pytest.mark.parametrize(("first", "second"), [("swamp", "stone-circle"), ("stone-circle", "swamp")])
    def test_they_are_drawn_in_that_order_when_the_rest_is_gone(self, first: str, second: str) -> None:
        t = table(ALMOST_ALL, actions_1="exploration", actions_0="druid bard", discards="geis")
        t.chance("swamp", "stone-circle", "salt-mine").play(0, "salt-mine", "moor@6", first)
        t.quiet().play(1, "exploration").quiet()
        t.play(0, t.asked_of(0)[0]).left_to_chance().quiet()
        assert first in t["map"]
        assert f"{second}=" not in t["map"]
        assert t["under"] == second

    def test_what_lies_under_the_stack_comes_only_when_the_rest_is_gone(self) -> None:
        t = table(under="swamp moor")
        assert t.asked is not None
        assert not {"swamp", "moor"} & set(t.asked[2])
        t = table(ALMOST_ALL, under="swamp salt-mine")
        t.chance("stone-circle")
        assert t.asked == (-1, "tile", ["swamp"])
        t.chance("swamp")
        assert t.asked == (-1, "tile", ["salt-mine"])

    @rule("INI-R13")
    def test_in_the_first_game_the_six_at_the_bottom_come_after_the_rest(self) -> None:
        laid = [name for name in TERRITORIES if name not in ("swamp", "forest", "meadows")]
        t = table(" ".join(laid), scenario="first", bottom="meadows forest", capital="cove")
        assert t.asked == (-1, "tile", ["swamp"])
        t.chance("swamp")
        assert t.asked == (-1, "tile", ["forest", "meadows"])

    @pytest.mark.parametrize(
        ("left", "under"), [("swamp stone-circle salt-mine", 2), ("swamp stone-circle", 1), ("swamp", 0)]
    )
    def test_with_fewer_than_three_left_one_draws_what_there_is(self, left: str, under: int) -> None:
        tiles = left.split()
        land = " ".join([*ALMOST_ALL.split(), *[name for name in ("salt-mine", "stone-circle") if name not in tiles]])
        t = table(land).chance(*tiles)
        assert t.asked == (0, "which-tile", sorted(tiles))
        t.play(0, "swamp")
        t.play(0, t.asked_of(0)[0], *tiles[2:])
        assert len(t["under"].split()) == under
        assert len(island(t["map"])) == len(land.split()) + 1

    @rule("INI-R44", "INI-Q49")
    def test_with_an_empty_stack_nothing_is_laid_or_moved(self) -> None:
        t = table(" ".join(TERRITORIES))
        assert t.quiet().asks() == (1, "turn")
        assert (t["tale discards"], t["clans 0"]) == ("tailtu", "cove=1 valley=2")

    @rule("INI-R73", "INI-R33")
    def test_it_lies_on_the_table_during_its_effect_and_is_discarded_after_it(self) -> None:
        t = table()
        assert (t["table"], t["tale discards"], t["tales 0"]) == ("tailtu", "", "")
        t.chance("moor", "forest", "swamp").play(0, "moor", "cove@3")
        assert (t.asks(), t["table"], t["tale discards"]) == ((0, "under"), "tailtu", "")
        t.play(0, "swamp").left_to_chance()
        if t.asks() == (0, "may-move"):
            t.play(0, "no")
        assert (t.quiet()["table"], t["tale discards"]) == ("", "tailtu")

    def test_only_the_player_sees_the_territories_drawn(self) -> None:
        t = table().chance("moor", "forest", "swamp")
        assert t.sights("looked at 0") == ["forest moor swamp", "? ? ?", "? ? ?"]

    def test_the_laid_one_is_open_and_the_two_under_the_stack_and_their_order_only_the_player_knows(self) -> None:
        t = table().chance("moor", "forest", "swamp").play(0, "moor", "cove@3", "swamp").quiet()
        assert t.sights("under") == ["swamp forest", "? ?", "? ?"]
        assert t.sights("looked at 0") == ["", "", ""]
        assert [view.count("moor") for view in t.sights("map")] == [1, 1, 1]

    def test_others_do_not_learn_the_order_even_when_they_know_which_two_they_are(self) -> None:
        t = table(ALMOST_ALL).chance("swamp", "stone-circle", "salt-mine").play(0, "salt-mine", "moor@6", "swamp")
        assert t.sights("under") == ["swamp stone-circle", "? ?", "? ?"]

    def test_the_news_name_no_territory_under_the_stack(self) -> None:
        t = table().chance("moor", "forest", "swamp").play(0, "moor", "cove@3", "swamp").quiet()
        places = {fact[2] for fact in t.told("tiles-drawn", "tile-under")}
        assert places == {-1}
        assert t.known("tile-under")[1:] == [["?", "?"], ["?", "?"]]


def test_the_spots_of_the_tables_touch_as_their_list_says() -> None:
    """The hexagons used here are those of the table for tests."""
    t = inis(2, 0, " ".join(TERRITORIES))
    assert len(island(t["map"])) == len(SPOTS)
    assert neighbours(t, TERRITORIES[0]) == sorted(TERRITORIES[spot] for spot in (1, 2, 6, 8, 9, 11))
    assert neighbours(t, TERRITORIES[9]) == sorted(TERRITORIES[spot] for spot in (0, 8, 11, 13, 14, 15))
