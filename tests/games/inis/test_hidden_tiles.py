"""What each seat knows of the stack of territories: Tailtu's Land and the two parts of the first game."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.sights import lines_of, may_lie_in, worlds
from tests.games.inis.table import Table, fresh, inis

LAND = "valley cove plains hills forest iron-mine lost-vale meadows misty-lands moor salt-mine swamp"
"""All but gates, highlands, mountains and stone-circle."""
DEEP = ["meadows", "misty-lands", "forest", "gates", "highlands", "mountains"]
"""The bottom of the stack in the first game."""
FIRST = "valley cove plains hills"
CLANS = {"clans_0": "cove=2", "clans_1": "hills=1", "clans_2": "plains=1"}


def explore(t: Table, seat: int) -> Table:
    """Play Exploration for a seat; the Brenn, seat 0, chooses the first spot."""
    t.play(seat, "exploration").quiet()
    return t.play(0, t.asked_of(0)[0]).quiet()


def tailtu(**lines: str) -> Table:
    """Return a table at which seat 0 looks at Gates, Highlands and Mountains; the Stone Circle is left in the stack."""
    t = inis(3, 0, LAND, tales_0="tailtu", **CLANS, **lines).play(0, "tailtu").quiet()
    t.chance("gates", "highlands", "mountains")
    return t.quiet()


def buried(first: str = "mountains", **lines: str) -> Table:
    """Return the same table when the Highlands have been laid and the other two put under the stack."""
    t = tailtu(**lines).play(0, "highlands")
    return t.play(0, t.asked_of(0)[0], first).quiet()


@rule("INI-EPI-28", "INI-R5")
def test_the_tiles_drawn_with_tailtu_are_seen_by_its_player_only() -> None:
    """The others see three backs, and the questions about them show nothing."""
    t = tailtu()
    assert t.sights("looked at 0") == ["gates highlands mountains", "? ? ?", "? ? ?", "? ? ?"]
    for viewer in (1, 2, 3):
        question = t.state.redact(viewer).question()
        assert question is not None
        assert question.options == []


@rule("INI-EPI-28")
def test_what_chance_still_can_draw_is_not_shown_to_the_others() -> None:
    """Two draws that differ look the same to seats 1 and 2."""
    views = []
    for tile in ("gates", "mountains"):
        t = inis(3, 0, LAND, tales_0="tailtu", **CLANS).play(0, "tailtu").quiet()
        t.chance(tile)
        views.append([t.state.redact(viewer).key() for viewer in (0, 1, 2, 3)])
    assert [one == two for one, two in zip(*views, strict=True)] == [False, True, True, True]


@rule("INI-EPI-28")
@pytest.mark.parametrize(("first", "second"), [("gates", "mountains"), ("mountains", "gates")])
def test_who_put_tiles_under_the_stack_knows_their_order(first: str, second: str) -> None:
    """The others do not even know which tiles they are."""
    t = buried(first)
    assert t["under"] == f"{first} {second}"
    assert t.sights("under") == [f"{first} {second}", "? ?", "? ?", "? ?"]
    assert {world["under"] for world in worlds(t, 0, 20)} == {f"{first} {second}"}
    for viewer in (1, 2, 3):
        imagined = {world["under"] for world in worlds(t, viewer, 120)}
        three = ["gates", "mountains", "stone-circle"]
        assert imagined == {f"{one} {two}" for one in three for two in three if one != two}


@rule("INI-EPI-28", "INI-ACT-07")
@pytest.mark.parametrize(("first", "second"), [("gates", "mountains"), ("mountains", "gates")])
def test_tiles_under_the_stack_come_last_and_in_their_order(first: str, second: str) -> None:
    """After the Stone Circle come the two, in the order in which they were put there."""
    t = buried(first, actions_1="exploration", tales_2="lug")
    assert explore(t, 1).asked == (-1, "tile", ["stone-circle"])
    t.left_to_chance().react(2, "lug")
    assert explore(t, 2).asked == (-1, "tile", [first])
    t.left_to_chance().quiet()
    assert t["under"] == second


@rule("INI-EPI-28", "INI-R2")
def test_a_tile_that_was_put_under_and_is_drawn_later_leaves_the_rest_known() -> None:
    """When the Stone Circle and the first of the two lie on the map all know by elimination what the last one is."""
    t = buried("gates", actions_1="exploration", tales_2="lug")
    explore(t, 1).left_to_chance().react(2, "lug")
    assert may_lie_in(t, 1, "gates", 40) == {"under"}
    explore(t, 2).left_to_chance().quiet()
    for viewer in range(4):
        assert may_lie_in(t, viewer, "mountains", 10) == {"under"}


@rule("INI-EPI-28")
def test_tailtu_draws_what_lies_under_the_stack_when_the_rest_runs_out() -> None:
    """One tile of the stack and the two under it."""
    t = inis(3, 0, f"{LAND} stone-circle", tales_0="tailtu", under="gates mountains", **CLANS).play(0, "tailtu")
    t.quiet().left_to_chance().quiet()
    assert t.asked == (0, "which-tile", ["gates", "highlands", "mountains"])
    assert t["under"] == ""


@rule("INI-EPI-28")
@pytest.mark.parametrize(
    ("land", "left"), [("stone-circle", 3), ("stone-circle gates", 2), ("stone-circle gates highlands", 1)]
)
def test_a_short_stack_gives_what_there_is(land: str, left: int) -> None:
    """With fewer than three tiles the player sees those; the others go back under the stack."""
    t = inis(3, 0, f"{LAND} {land}", tales_0="tailtu", **CLANS).play(0, "tailtu").quiet().left_to_chance().quiet()
    assert len(t["looked at 0"].split()) == left
    assert t.asked is not None
    assert (t.asked[1], len(t.asked[2])) == ("which-tile", left)


@rule("INI-R13", "INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_game_all_know_the_two_parts_of_the_stack(seats: int) -> None:
    """The six tiles at the bottom are known by name to everybody, and lie there in every world."""
    state = fresh(seats, 3, scenario="first")
    for viewer in range(seats + 1):
        view = state.redact(viewer)
        assert set(lines_of(view)["bottom"].split()) == set(DEEP)
        for seed in range(5):
            assert set(lines_of(view.resample(Rng(seed)))["bottom"].split()) == set(DEEP)


@rule("INI-R12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_otherwise_the_stack_has_no_parts(seats: int) -> None:
    """Every tile that is not on the map may come next."""
    state = fresh(seats, 3, scenario="random")
    assert lines_of(state)["bottom"] == ""
    t = explore(inis(seats, 0, FIRST, actions_0="exploration", clans_0="cove=1"), 0)
    assert t.asked == (-1, "tile", [tile for tile in TERRITORIES if tile not in FIRST.split()])


@rule("INI-R13", "INI-ACT-07")
def test_the_upper_part_is_drawn_first() -> None:
    """While a tile of the upper part is left, none of the lower part comes; then any of the lower part may."""
    upper = [tile for tile in TERRITORIES if tile not in (*DEEP, *FIRST.split())]
    t = explore(
        inis(4, 0, FIRST, scenario="first", bottom=" ".join(DEEP), actions_0="exploration", clans_0="cove=1"), 0
    )
    assert t.asked == (-1, "tile", upper)
    land = f"{FIRST} {' '.join(upper)}"
    t = explore(inis(4, 0, land, scenario="first", bottom=" ".join(DEEP), actions_0="exploration", clans_0="cove=1"), 0)
    assert t.asked == (-1, "tile", sorted(DEEP))


@rule("INI-R13", "INI-EPI-28")
def test_tailtu_takes_from_the_lower_part_what_the_upper_has_not() -> None:
    """With one tile left above, it comes with two of those below; what is put back lies under all of them."""
    upper = [tile for tile in TERRITORIES if tile not in (*DEEP, *FIRST.split(), "swamp")]
    lines = {"scenario": "first", "bottom": " ".join(DEEP), "tales_0": "tailtu", "actions_1": "exploration"}
    t = inis(3, 0, f"{FIRST} {' '.join(upper)}", **lines, **CLANS).play(0, "tailtu").quiet()
    t.chance("swamp")
    assert t.asked == (-1, "tile", sorted(DEEP))
    t.chance("gates", "forest")
    t.play(0, "swamp").quiet()
    t.play(0, t.asked_of(0)[0], "gates").quiet()
    assert t.sights("under") == ["gates forest", "? ?", "? ?", "? ?"]
    rest = [tile for tile in sorted(DEEP) if tile not in ("gates", "forest")]
    assert explore(t, 1).asked == (-1, "tile", rest)


@rule("INI-R13", "INI-EPI-28")
def test_others_know_which_tiles_can_have_been_put_under_the_lower_part() -> None:
    """All three tiles came from the lower part: only tiles of it can lie under the stack, in any order."""
    upper = [tile for tile in TERRITORIES if tile not in (*DEEP, *FIRST.split())]
    lines = {"scenario": "first", "bottom": " ".join(DEEP), "tales_0": "tailtu"}
    t = inis(3, 0, f"{FIRST} {' '.join(upper)}", **lines, **CLANS).play(0, "tailtu").quiet()
    t.chance("gates", "forest", "meadows").play(0, "meadows").quiet()
    t.play(0, t.asked_of(0)[0], "gates").quiet()
    imagined = [world["under"].split() for world in worlds(t, 1, 200)]
    assert {tile for tiles in imagined for tile in tiles} == set(DEEP) - {"meadows"}
    assert may_lie_in(t, 0, "mountains", 10) == {"bottom"}


@rule("INI-ACT-07", "INI-R5")
def test_the_next_tile_is_known_to_nobody_before_the_spot_is_chosen() -> None:
    """Where the Brenn is asked for the spot, every tile of the stack may still be the next."""
    t = inis(2, 0, LAND, actions_0="exploration", clans_0="cove=1").play(0, "exploration").quiet()
    assert t.kind == "which-spot"
    for viewer in range(3):
        for tile in ("gates", "highlands", "mountains", "stone-circle"):
            assert may_lie_in(t, viewer, tile, 10) == {"deck"}
