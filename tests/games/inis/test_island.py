"""The island of three-hexagon tiles, compared with a naive model: a tile is a set of hexagons of an axial lattice."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.hexagons import SHAPES, Tile, around, free_spots, island, tile, touching
from tests.games.inis.sights import lines_of
from tests.games.inis.table import SPOTS, Table, fresh, inis

ALL = " ".join(TERRITORIES)
NEIGHBOURS = """
 0: 1 2 6 8 9 11     4: 1 3 5            8: 0 6 9 10 12 13    12: 8 10 13
 1: 0 2 3 4 5 6      5: 1 4 6 7          9: 0 8 11 13 14 15   13: 8 9 12 14
 2: 0 1 3 11         6: 0 1 5 7 8 10    10: 6 7 8 12          14: 9 13 15
 3: 1 2 4            7: 5 6 10          11: 0 2 9 15          15: 9 11 14
"""
"""Which of the sixteen spots of `table.py` touch, worked out by hand."""


# The model


def centre(hexagons: Tile) -> tuple[int, int]:
    """Return the point where the three hexagons of a tile meet: to the right in sixths of a width, down in thirds."""
    return sum(2 * x + y for x, y in hexagons), sum(y for _, y in hexagons)


def hour(base: Tile, hexagons: Tile) -> float:
    """Return the angle in which one tile lies from another, clockwise from the top."""
    right = (centre(hexagons)[0] - centre(base)[0]) * math.sqrt(3) / 6
    down = (centre(hexagons)[1] - centre(base)[1]) * 1.5 / 3
    return math.atan2(right, -down) % (2 * math.pi)


def clock(base: Tile) -> list[Tile]:
    """Return the tiles that can lie beside one, in the order of the hands of a clock, from the top."""
    x, y = min(base)
    beside = set()
    for dx in range(-5, 6):
        for dy in range(-5, 6):
            for shape in SHAPES.values():
                hexagons = frozenset((x + dx + across, y + dy + down) for across, down in shape)
                if not hexagons & base and around(base) & hexagons:
                    beside.add(hexagons)
    return sorted(beside, key=lambda hexagons: hour(base, hexagons))


def spot(tiles: dict[str, Tile], word: str) -> Tile:
    """Return the hexagons of a spot like `cove@7`."""
    name, way = word.split("@")
    return clock(tiles[name])[int(way)]


# Growing


def exploring(line: str) -> Table:
    """Return a table with this map at which the Brenn is asked for a spot."""
    land = " ".join(word.split("=")[0] for word in line.split())
    capital = next(name for name in land.split() if name != "swamp")
    t = inis(
        2, 1, land, map=line, capital=capital, clans_0=f"{capital}=1", clans_1=f"{capital}=1", actions_1="exploration"
    )
    return t.play(1, "exploration").quiet()


def check_spots(line: str, words: list[str]) -> None:
    """Compare the spots offered with the model."""
    tiles = island(line)
    offered = [spot(tiles, word) for word in words]
    assert len(offered) == len(set(offered)), "each spot is offered once"
    assert set(offered) == free_spots(tiles)


def grown(size: int, seed: int) -> str:
    """Return the map line of an island grown by Explorations on spots chosen at random."""
    rng = Rng(seed)
    line = "cove=0,0v valley=1,-1^" if seed % 2 else "cove=0,0v valley=2,-2v"
    while len(line.split()) < size:
        t = exploring(line)
        question = t.state.question()
        assert question is not None
        t.state.answer(question.actor, choose(question, rng))
        line = t.quiet().left_to_chance(seed)["map"]
    return line


@rule("INI-R2", "INI-ACT-07")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_spots_offered_are_exactly_those_that_touch_two_and_overlap_none(seed: int) -> None:
    """From two tiles to fifteen, whichever way the tiles lie round."""
    rng = Rng(seed)
    line = "cove=0,0v valley=1,-1^" if seed % 2 else "cove=0,0v valley=2,-2v"
    for size in range(3, 17):
        t = exploring(line)
        assert (t.kind, t["brenn"]) == ("which-spot", "0")
        check_spots(line, t.asked_of(0))
        question = t.state.question()
        assert question is not None
        t.state.answer(0, choose(question, rng))
        line = t.quiet().left_to_chance(seed)["map"]
        assert len(line.split()) == size


@rule("INI-R2", "INI-ACT-07")
@pytest.mark.parametrize("size", [2, 6, 11])
def test_a_tile_lies_on_the_spot_that_was_chosen(size: int) -> None:
    """For every spot offered: the new tile has its three hexagons, and all others lie where they lay."""
    line = grown(size, size)
    before = island(line)
    for word in exploring(line).asked_of(0):
        t = exploring(line).play(0, word).quiet().left_to_chance()
        after = island(t["map"])
        (new,) = set(after) - set(before)
        assert after == {**before, new: spot(before, word)}


@rule("INI-ACT-07")
@pytest.mark.parametrize("way_round", ["v", "^"])
def test_the_clock_has_24_ways_12_of_them_round_like_the_tile_itself(way_round: str) -> None:
    """The model of the notation: 24 placements touch a tile, and those that lie the same way round alternate."""
    ways = clock(tile(f"0,0{way_round}"))
    same = [hexagons in like(way_round) for hexagons in ways]
    assert same == [True, False] * 12
    hours = [hour(tile(f"0,0{way_round}"), hexagons) for hexagons in ways]
    assert hours[0] == 0
    assert all(later - sooner > 0.1 for sooner, later in itertools.pairwise(hours))


def like(way_round: str) -> set[Tile]:
    """Return all tiles near the origin that lie this way round."""
    return {tile(f"{x},{y}{way_round}") for x in range(-5, 6) for y in range(-5, 6)}


@rule("INI-ACT-07")
@pytest.mark.parametrize("base", ["v", "^"])
def test_every_way_of_the_clock_is_used(base: str) -> None:
    """The Cove and a second tile at each of the 24 ways: over all of these, all ways around the Cove are offered."""
    ways = set()
    for hexagons in clock(tile(f"0,0{base}")):
        (where,) = [word for word in near() if tile(word) == hexagons]
        line = f"cove=0,0{base} valley={where}"
        words = exploring(line).asked_of(0)
        check_spots(line, words)
        ways |= {word for word in words if word.startswith("cove@")}
    assert ways == {f"cove@{way}" for way in range(24)}


def near() -> list[str]:
    """Return the names of all tiles near the origin."""
    return [f"{x},{y}{way_round}" for x in range(-5, 6) for y in range(-5, 6) for way_round in SHAPES]


@rule("INI-R2", "INI-ACT-07")
def test_a_hole_that_a_tile_fits_is_a_spot() -> None:
    """Fifteen tiles around a gap in the shape of the sixteenth: the gap is offered, and filled."""
    names = [name for name in TERRITORIES if name != "valley"]
    line = " ".join(f"{name}={where}" for name, where in zip(names, SPOTS[1:], strict=True))
    words = exploring(line).asked_of(0)
    check_spots(line, words)
    (hole,) = [word for word in words if spot(island(line), word) == tile(SPOTS[0])]
    t = exploring(line).play(0, hole).quiet().left_to_chance()
    assert island(t["map"])["valley"] == tile(SPOTS[0])


@rule("INI-ACT-07", "INI-R2")
def test_the_new_tile_brings_its_advantage_card_and_a_clan() -> None:
    """The card lies face up; who explored places a clan, though the Brenn chose the spot."""
    t = exploring("cove=0,0v valley=1,-1^")
    t.play(0, t.asked_of(0)[0]).quiet().chance("moor")
    t.quiet()
    assert (t["advantages up"], t.clans("moor")) == ("cove moor valley", [0, 1])


@rule("INI-TILE-1", "INI-TILE-3", "INI-ACT-07")
@pytest.mark.parametrize(("new", "sanctuaries"), [("gates", 1), ("stone-circle", 1), ("moor", 0)])
def test_two_territories_come_with_a_sanctuary(new: str, sanctuaries: int) -> None:
    """Gates and Stone Circle."""
    t = exploring("cove=0,0v valley=1,-1^")
    t.play(0, t.asked_of(0)[0]).quiet().chance(new)
    assert t.quiet()["sanctuaries"].split().count(f"{new}=1") == sanctuaries


@rule("INI-ACT-07", "INI-R44")
def test_when_all_sixteen_lie_nothing_is_explored() -> None:
    """No tile, no spot to choose, no clan; the card has been played all the same."""
    t = inis(2, 1, ALL, capital="cove", clans_0="cove=1", clans_1="cove=1", actions_1="exploration")
    before = t["map"]
    t.play(1, "exploration").quiet()
    assert (t.kind, t["map"], t["clans 1"], t["discards"]) == ("turn", before, "cove=1", "exploration")


@rule("INI-EPI-28")
@pytest.mark.parametrize("size", [2, 7, 12])
def test_tailtu_lays_its_tile_on_the_same_spots(size: int) -> None:
    """They are offered to who plays the card, not to the Brenn."""
    line = grown(size, size)
    land = " ".join(word.split("=")[0] for word in line.split())
    t = inis(2, 1, land, map=line, clans_0="cove=1", clans_1="cove=1", tales_1="tailtu")
    t.play(1, "tailtu").quiet().left_to_chance().quiet()
    t.play(1, t.asked_of(1)[0]).quiet()
    assert t.kind == "which-spot"
    check_spots(line, t.asked_of(1))
    word = t.asked_of(1)[-1]
    t.play(1, word)
    (new,) = set(island(t["map"])) - set(island(line))
    assert island(t["map"])[new] == spot(island(line), word)


# Neighbours


def asked_neighbours(line: str, start: str) -> list[str]:
    """Return for which territories Migration from one asks, all but the last of which get no clan."""
    land = " ".join(word.split("=")[0] for word in line.split())
    t = inis(2, 0, land, map=line, capital="cove", clans_0=f"{start}=3", clans_1="cove=1", actions_0="migration")
    t.play(0, "migration", start)
    found = []
    while t.kind == "how-many":
        question = t.state.question()
        assert question is not None
        found.append(TERRITORIES[question.about])
        t.answer(0, t.asked_of(0)[0])
    return found


@rule("INI-ACT-11")
@pytest.mark.parametrize("start", TERRITORIES)
def test_migration_asks_for_each_neighbour_of_the_spots_worked_out_by_hand(start: str) -> None:
    """The sixteen spots of the tests."""
    named = dict(re.findall(r"(\d+): ([\d ]+?)(?=\s{2,}|\n)", NEIGHBOURS + "\n"))
    line = " ".join(f"{name}={where}" for name, where in zip(TERRITORIES, SPOTS, strict=True))
    neighbours = sorted(TERRITORIES[int(n)] for n in named[str(TERRITORIES.index(start))].split())
    assert asked_neighbours(line, start) == neighbours == touching(island(line), island(line)[start])


@rule("INI-ACT-11")
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_migration_asks_for_exactly_those_that_share_an_edge(seed: int) -> None:
    """On islands grown at random, from every territory."""
    line = grown(13, seed)
    tiles = island(line)
    for start in tiles:
        assert asked_neighbours(line, start) == touching(tiles, tiles[start])


@rule("INI-ACT-03")
def test_conquest_takes_from_the_same_neighbours() -> None:
    """Clans everywhere: all neighbours are asked, and nothing else."""
    line = grown(11, 8)
    tiles = island(line)
    for target in list(tiles)[:4]:
        clans = " ".join(f"{name}=1" for name in tiles)
        t = inis(2, 0, " ".join(tiles), map=line, capital="cove", clans_0=clans, actions_0="conquest")
        t.play(0, "conquest", target)
        found = []
        while t.kind == "how-many":
            question = t.state.question()
            assert question is not None
            found.append(TERRITORIES[question.about])
            t.answer(0, "0")
        assert found == touching(tiles, tiles[target])


# Real games


@rule("INI-R12", "INI-Q33")
@pytest.mark.parametrize(("seats", "degrees"), [(2, [1, 1]), (3, [2, 2, 2]), (4, [2, 2, 3, 3])])
@pytest.mark.parametrize("scenario", ["random", "first"])
def test_the_first_territories_lie_close_together(seats: int, degrees: list[int], scenario: str) -> None:
    """Two side by side, three each touching the two others, four with two of them touching three."""
    tiles = island(lines_of(fresh(seats, 2, scenario=scenario))["map"])
    assert sorted(len(touching(tiles, hexagons)) for hexagons in tiles.values()) == degrees
    assert len({one for hexagons in tiles.values() for one in hexagons}) == 3 * seats


@rule("INI-R2", "INI-ACT-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_island_grows_rightly_in_a_game_played_at_random(seats: int) -> None:
    """Along a random game: spots as in the model, and a card for each tile that lies."""
    state, rng = fresh(seats, seats), Rng(seats)
    spots = 0
    for _ in range(400):
        question = state.question()
        if question is None:
            break
        if GAME.kinds[question.kind] == "which-spot":
            lines = lines_of(state)
            check_spots(lines["map"], [GAME.write(option) for option in question.options])
            cards = [word for name, value in lines.items() if name.startswith("advantages") for word in value.split()]
            assert sorted(cards) == sorted(island(lines["map"]))
            spots += 1
        state.apply(choose(question, rng))
    tiles = island(lines_of(state)["map"])
    assert spots > 0
    assert len({one for hexagons in tiles.values() for one in hexagons}) == 3 * len(tiles)
    assert all(len(touching(tiles, hexagons)) >= (1 if seats == 2 else 2) for hexagons in tiles.values())


# Map lines


@rule("INI-R2")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("cove=0,0v valley=0,0v", "lies on another"),
        ("cove=0,0v valley=0,0^", "lies on another"),
        ("cove=0,0v valley=-1,1^", "lies on another"),
        ("cove=0,0v valley=9,9v", "touches no other"),
        ("cove=0,0v cove=1,-1^", "twice"),
        ("cove=0,0v valley=1,-1", "no tile"),
        ("cove=0,0v nowhere=1,-1^", "no tile"),
    ],
)
def test_a_map_that_cannot_be_is_refused(line: str, why: str) -> None:
    """Tiles lie beside each other, and each is there once."""
    with pytest.raises(ValueError, match=why):
        _ = inis(2, 0, "cove valley", map=line, clans_0="cove=1").state


@rule("INI-R2")
def test_tiles_that_fill_each_others_gaps_do_not_overlap() -> None:
    """One upright and one upside down share edges and no hexagon; a position may say so."""
    line = "cove=0,0v valley=1,-1^"
    assert not tile("0,0v") & tile("1,-1^")
    assert inis(2, 0, "cove valley", map=line, clans_0="cove=1")["map"] == line
