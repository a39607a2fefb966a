"""Castles: shapes in every way turned and mirrored, claims, the choice among them, tiles, prizes and the bag."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from meadhall.core.question import CHANCE
from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import PLACEMENTS
from meadhall.testing import Scenario, rule
from tests.games.clans.table import clans

Shape = tuple[tuple[int, int], ...]
"""Squares as (row, column), sorted, the uppermost row and the leftmost column being 0."""

BOX = tomllib.loads(files("meadhall.games.clans").joinpath("board.toml").read_text("utf-8"))
NAMES: list[str] = [castle["name"] for castle in BOX["castles"]]
POINTS: dict[str, int] = {castle["name"]: castle["points"] for castle in BOX["castles"]}
PRINT = {
    (row, column): word
    for row, words in enumerate(BOX["squares"])
    for column, word in enumerate(words.split())
    if word != "."
}
GREY = {f"{'abcdefghijkl'[column]}{row + 1}" for (row, column), word in PRINT.items() if word == "##"}
LARGE = ["X5", "W5", "Z5", "V5"]


def pushed(cells: list[tuple[int, int]]) -> Shape:
    """A shape pushed into the upper left corner."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def printed(name: str) -> Shape:
    """The shape of a castle as the box shows it."""
    words = next(castle["shape"] for castle in BOX["castles"] if castle["name"] == name)
    rows = words.replace(" ", "").split("/")
    return pushed([(row, column) for row, text in enumerate(rows) for column, mark in enumerate(text) if mark == "X"])


def every_way(shape: Shape) -> list[Shape]:
    """A shape turned and mirrored in every way."""
    ways = set()
    for _ in range(4):
        shape = pushed([(column, -row) for row, column in shape])
        ways |= {shape, pushed([(row, -column) for row, column in shape])}
    return sorted(ways)


def sites(shape: Shape) -> list[list[str]]:
    """All places of the board where a shape lies in just this way, as squares in reading order."""
    found = []
    for top in range(12):
        for left in range(12):
            cells = [(top + row, left + column) for row, column in shape]
            if all(cell in PRINT for cell in cells):
                found.append([f"{'abcdefghijkl'[column]}{row + 1}" for row, column in cells])
    return found


WAYS = [(name, way) for name in NAMES for way in every_way(printed(name))]


def prizes_with(name: str) -> str:
    """Four open prizes, the first of them this one, the others not smaller than five squares."""
    return " ".join([name, *[large for large in LARGE if large != name][:3]])


def complete(name: str, place: list[str], last: str) -> Scenario:
    """A castle of seat 0 that the token on the last square completes."""
    rest = " ".join(square for square in place if square != last)
    return clans(2, prizes=prizes_with(name), tokens_0=rest, hand_0=last, hand_1="W W W W W")


def tokens(t: Scenario, clan: int = 0) -> str:
    return t[f"tokens {clan}"]


def bag(t: Scenario) -> list[str]:
    """The prizes that may come out of the bag now."""
    assert t.asked is not None
    assert t.asked[:2] == (CHANCE, "prize")
    return [word.removeprefix("prize ") for word in t.asked[2]]


# Shapes


@rule("CLA-C1", "CLA-R6")
def test_the_nineteen_shapes_are_all_there_are_of_three_to_five_squares_mirror_images_counted_once() -> None:
    found: set[Shape] = {((0, 0),)}
    free: list[Shape] = []
    for size in range(2, 6):
        found = {
            pushed([*shape, (row + down, column + right)])
            for shape in found
            for row, column in shape
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (row + down, column + right) not in shape
        }
        if size >= 3:
            free += sorted({every_way(shape)[0] for shape in found})
    assert sorted(every_way(printed(name))[0] for name in NAMES) == sorted(free)
    assert len(free) == 19
    assert len(WAYS) == 6 + 19 + 63


@rule("CLA-C1", "CLA-R10", "CLA-R11")
@pytest.mark.parametrize(("name", "way"), WAYS)
def test_a_shape_turned_and_mirrored_in_any_way_is_a_castle_all_over_the_land(name: str, way: Shape) -> None:
    places = [place for place in sites(way) if not GREY & set(place)]
    assert len(places) > 10
    for at, place in enumerate(places[::3]):
        t = complete(name, place, place[at % len(place)]).answer(0, place[at % len(place)])
        assert (t["castles 0"], tokens(t)) == (" ".join([name, *place]), "")


@rule("CLA-C1")
def test_the_notation_knows_all_places_of_all_shapes_and_no_others() -> None:
    assert sorted(PLACEMENTS) == sorted(" ".join([name, *place]) for name, way in WAYS for place in sites(way))


@rule("CLA-C1", "CLA-R10")
@pytest.mark.parametrize(("name", "way"), WAYS)
def test_it_does_not_matter_which_token_comes_last(name: str, way: Shape) -> None:
    place = next(place for place in reversed(sites(way)) if not GREY & set(place))
    for last in place:
        assert complete(name, place, last).answer(0, last)["castles 0"] == " ".join([name, *place])


@rule("CLA-C1", "CLA-R10")
@pytest.mark.parametrize("name", NAMES)
def test_the_tokens_of_one_shape_are_no_castle_of_another(name: str) -> None:
    place = next(place for place in sites(printed(name)) if not GREY & set(place))
    others = [other for other in NAMES if other != name and POINTS[other] >= POINTS[name]]
    for at in range(0, len(others), 4):
        four = (others[at:] + others)[:4]
        t = clans(2, prizes=" ".join(four), tokens_0=" ".join(place[1:]), hand_0=place[0], hand_1="W W W W W")
        t.answer(0, place[0])
        assert (t["castles 0"], tokens(t)) == ("", " ".join(place))


@rule("CLA-R10", "CLA-C1")
@pytest.mark.parametrize("name", NAMES)
def test_without_its_last_square_a_shape_is_not_complete(name: str) -> None:
    place = next(place for place in sites(printed(name)) if not GREY & set(place) and "l9" not in place)
    for missing in place:
        there = [square for square in place if square != missing]
        t = clans(
            2, prizes=prizes_with(name), tokens_0=" ".join(there[1:]), hand_0=there[0], hand_1="W W W W W"
        ).answer(0, there[0])
        assert (t["castles 0"], tokens(t)) == ("", " ".join(there))


@rule("CLA-R10")
@pytest.mark.parametrize(
    ("name", "there", "last"), [("I3", "d1 e2", "f3"), ("L3", "d1 e1", "d3"), ("L3", "d1 f1", "e2")]
)
def test_squares_that_meet_at_corners_or_not_at_all_make_no_castle(name: str, there: str, last: str) -> None:
    t = clans(2, prizes=prizes_with(name), tokens_0=there, hand_0=last).answer(0, last)
    assert t["castles 0"] == ""


@rule("CLA-R10")
@pytest.mark.parametrize(
    ("name", "there", "last"), [("I3", "h4 i4", "l4"), ("I3", "d1 h1", "i1"), ("I4", "l4 l5 l7", "a8")]
)
def test_a_shape_does_not_reach_over_the_edge_of_the_board(name: str, there: str, last: str) -> None:
    t = clans(2, prizes=prizes_with(name), tokens_0=there, hand_0=last).answer(0, last)
    assert t["castles 0"] == ""


@rule("CLA-R10")
@pytest.mark.parametrize(
    ("corner", "place"), [(0, "d1 e1 f1 e2"), (1, "e1 d2 e2 d3"), (2, "d1 e1 d2 e2"), (3, "d1 e1 f1 g1")]
)
def test_each_of_the_four_open_prizes_can_be_won(corner: int, place: str) -> None:
    prizes = ["T4", "S4", "O4", "I4"]
    t = clans(2, prizes=" ".join(prizes), tokens_0=place[3:], hand_0=place[:2]).answer(0, place[:2])
    assert t["castles 0"] == f"{prizes[corner]} {place}"
    assert t["prizes"].split() == [name if at != corner else "-" for at, name in enumerate(prizes)]


@rule("CLA-R10")
def test_a_prize_that_does_not_lie_open_cannot_be_won() -> None:
    t = clans(2, prizes="I4 L4 T4 O4", tokens_0="d1 e1", hand_0="f1").answer(0, "f1")
    assert (t["castles 0"], tokens(t)) == ("", "d1 e1 f1")


@rule("CLA-R10", "CLA-C34")
@pytest.mark.parametrize("clan", [0, 1])
def test_a_prize_that_a_clan_has_won_cannot_be_won_again_by_the_same_shape(clan: int) -> None:
    t = clans(2, prizes="I4 L4 T4 O4", tokens_0="d1 e1", hand_0="f1").given(f"castles {clan}", "I3 d3 e3 f3")
    t.answer(0, "f1")
    assert tokens(t) == "d1 e1 f1"
    assert t[f"castles {clan}"] == "I3 d3 e3 f3"
    assert t[f"castles {1 - clan}"] == ""


@rule("CLA-R10")
def test_tokens_of_different_clans_make_no_castle_together() -> None:
    t = clans(3, tokens_0="d1", tokens_1="e1", tokens_2="d2", hand_0="f1").answer(0, "f1")
    assert ([t[f"castles {clan}"] for clan in range(3)], tokens(t)) == ([""] * 3, "d1 f1")


@rule("CLA-R10")
def test_squares_under_a_castle_of_the_clan_are_no_part_of_a_new_one() -> None:
    t = clans(2, prizes="I3 L3 I4 O4", castles_0="I5 d1 e1 f1 g1 h1", tokens_0="d2", hand_0="e2").answer(0, "e2")
    assert (t["castles 0"], tokens(t)) == ("I5 d1 e1 f1 g1 h1", "d2 e2")


@rule("CLA-R10", "CLA-R11")
@pytest.mark.parametrize(
    ("turn", "last", "castles"),
    [
        (0, "f1", ("I3 d1 e1 f1", "")),
        (2, "f1", ("I3 d1 e1 f1", "")),
        (1, "f3", ("", "I3 d3 e3 f3")),
        (3, "f1", ("", "")),
    ],
)
def test_partners_complete_castles_of_their_clan_together(turn: int, last: str, castles: tuple[str, str]) -> None:
    t = clans(4, teams="yes", turn=turn, tokens_0="d1 e1", tokens_1="d3 e3")
    t.given(f"hand {turn}", f"{last} a4 a6 l4 l6").answer(turn, last)
    assert (t["castles 0"], t["castles 1"]) == castles


# Claiming: tokens back, tile, castle, prize card


@rule("CLA-R11", "CLA-R12", "CLA-C34")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_clan_has_castle_and_prize_and_the_others_have_not(seat: int) -> None:
    t = clans(3, turn=seat, prizes="I4 L3 W5 Z5").given(f"tokens {seat}", "a4 d3 d4 k4")
    t.given(f"hand {seat}", "e4 d1 f1 h1 i3").answer(seat, "e4")
    assert [t[f"castles {clan}"] for clan in range(3)] == ["L3 d3 d4 e4" if clan == seat else "" for clan in range(3)]
    assert t["prizes"] == "I4 - W5 Z5"
    assert tokens(t, seat) == "a4 k4"
    assert [claimed[0] for claimed in t.told("claimed")] == [seat]


@rule("CLA-R11")
def test_the_tile_covers_the_squares_that_the_tokens_left() -> None:
    t = clans(2, tokens_0="d3 d4", hand_0="e4", hand_1="d1 d3 e3 d4 f4").answer(0, "e4")
    t.left_to_chance()
    assert [t.refused(1, card) for card in ("d3", "d4")] == ["CLA-C25"] * 2
    assert t.asked == (1, "turn", ["d1", "e3", "f4"])


@rule("CLA-R11", "CLA-R9")
def test_after_a_claim_the_hand_is_filled_up_and_the_turn_is_over() -> None:
    t = clans(2, tokens_0="d3 d4", hand_0="e4").answer(0, "e4").left_to_chance()
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")
    assert (len(t["hand 0"].split()), t["used"]) == (5, "e4")


@rule("CLA-R11", "CLA-C6")
def test_a_single_complete_castle_is_claimed_at_once_and_nobody_is_asked() -> None:
    t = clans(2, tokens_0="d3 d4", hand_0="e4").answer(0, "e4")
    assert t["castles 0"] == "L3 d3 d4 e4"
    assert t.asked is not None
    assert t.asked[:2] == (CHANCE, "prize")


@rule("CLA-R11")
def test_a_clan_may_have_several_castles_side_by_side() -> None:
    t = clans(2, prizes="L3 I4 W5 Z5", castles_0="I3 d1 e1 f1", tokens_0="d2 e2", hand_0="d3").answer(0, "d3")
    assert t["castles 0"] == "I3 d1 e1 f1 / L3 d2 e2 d3"


@rule("CLA-R12")
@pytest.mark.parametrize("name", NAMES)
def test_a_prize_brings_as_many_points_as_its_shape_has_squares(name: str) -> None:
    held = [other for other in ("I3", "O4", "P5", "L3") if other != name][:3]
    where = {"I3": "l4 l5 l6", "O4": "k8 l8 k9 l9", "P5": "j4 k4 j5 k5 j6", "L3": "j7 k7 j8"}
    castles = " / ".join(f"{other} {where[other]}" for other in held)
    theirs = "S4 a7 a8 b8 b9" if name != "S4" else "T4 a7 a8 b8 a9"
    covered = GREY.union(castles.split(), theirs.split())
    place = next(place for place in sites(printed(name)) if not covered & set(place))
    t = clans(
        2, prizes=prizes_with(name), castles_0=castles, castles_1=theirs,
        tokens_0=" ".join(place[1:]), hand_0=place[0], hand_1="W W W W W",
    ).answer(0, place[0])  # fmt: skip
    assert t.state.outcome is not None
    assert len(printed(name)) == POINTS[name] == int(name[1])
    assert t.state.outcome.scores == [sum(int(other[1]) for other in [name, *held]), 4]


# The bag


@rule("CLA-R13", "CLA-R5", "CLA-C34")
@pytest.mark.parametrize("corner", range(4))
def test_the_empty_corner_and_no_other_gets_a_prize_from_the_bag(corner: int) -> None:
    prizes = ["L4", "T4", "O4", "I4"]
    prizes[corner] = "L3"
    t = clans(2, prizes=" ".join(prizes), tokens_0="d3 d4", hand_0="e4").answer(0, "e4")
    assert sorted(bag(t)) == sorted(set(NAMES) - set(prizes))
    t.chance("prize N5")
    prizes[corner] = "N5"
    assert t["prizes"].split() == prizes
    assert t.told("prize-laid", other=True) == [(-1, -1, corner, 0, NAMES.index("N5"))]


@rule("CLA-R13", "CLA-C34")
def test_prizes_that_clans_hold_are_not_in_the_bag() -> None:
    t = clans(
        3, prizes="L3 X5 W5 Z5", castles_0="I3 d1 e1 f1 / O4 a4 b4 a5 b5", castles_1="P5 j4 k4 j5 k5 j6",
        castles_2="I4 a9 b9 c9 d9", tokens_0="d3 d4", hand_0="e4",
    ).answer(0, "e4")  # fmt: skip
    gone = {"I3", "O4", "P5", "I4", "L3", "X5", "W5", "Z5"}
    assert sorted(bag(t)) == sorted(set(NAMES) - gone)
    question = t.state.question()
    assert question is not None
    assert question.weights == [1] * 11


@rule("CLA-R13")
def test_without_a_claim_no_new_prize_is_laid() -> None:
    t = clans(2, tokens_0="d3", hand_0="e4").answer(0, "e4").left_to_chance()
    assert (t["prizes"], t.told("prize-laid")) == ("I3 L3 W5 Z5", [])


@rule("CLA-R13")
def test_everybody_sees_the_new_prize() -> None:
    t = clans(2, tokens_0="d3 d4", hand_0="e4").answer(0, "e4").chance("prize S4")
    for viewer in range(3):
        assert "prizes: I3 S4 W5 Z5" in GAME.write_position(t.state.redact(viewer)).splitlines()


@rule("CLA-C34")
@pytest.mark.parametrize("clan", [0, 1])
def test_a_prize_whose_castle_stands_cannot_lie_open(clan: int) -> None:
    t = clans(2, prizes="I3 L3 W5 Z5").given(f"castles {clan}", "L3 d3 d4 e4")
    with pytest.raises(ValueError, match="L3"):
        t.state  # noqa: B018


@rule("CLA-C34", "CLA-R13")
def test_every_prize_is_always_open_or_with_its_castle_or_in_the_bag() -> None:
    t = clans(2, prizes="I3 L3 W5 Z5", tokens_0="d3 d4 d1 e1", hand_0="e4 f1 a4 a6 a8", hand_1="l4 l6 l8 k4 k9")
    t.answer(0, "e4")
    assert len(bag(t)) == 15
    t.chance("prize O4", "h1").answer(1, "l4").chance("i1").answer(0, "f1")
    assert t["castles 0"] == "I3 d1 e1 f1 / L3 d3 d4 e4"
    assert sorted(bag(t)) == sorted(set(NAMES) - {"I3", "L3", "W5", "Z5", "O4"})


# Other tokens touch the shape


@rule("CLA-C2", "CLA-R11")
@pytest.mark.parametrize("beside", ["d2", "g6", "c7 i9", "f3 h1 l9"])
def test_own_tokens_apart_from_the_castle_stay(beside: str) -> None:
    t = clans(2, prizes="O4 X5 Z5 W5", tokens_0=f"{beside} g3 h3 g4", hand_0="h4").answer(0, "h4")
    assert t["castles 0"] == "O4 g3 h3 g4 h4"
    assert set(tokens(t).split()) == set(beside.split())


@rule("CLA-C2", "CLA-R11")
@pytest.mark.parametrize("beside", ["i4", "g2", "f3 i3", "i4 i5", "f4", "g5 g6 f4", "g2 i3"])
@pytest.mark.parametrize("last", ["g3", "h3", "g4", "h4"])
def test_other_own_tokens_may_touch_the_castle_and_stay(beside: str, last: str) -> None:
    there = [square for square in ("g3", "h3", "g4", "h4") if square != last]
    t = clans(2, prizes="I5 O4 V5 U5", tokens_0=" ".join([beside, *there]), hand_0=last)
    t.answer(0, last)
    assert t["castles 0"] == "O4 g3 h3 g4 h4"
    assert set(tokens(t).split()) == set(beside.split())


@rule("CLA-C2")
def test_tokens_of_others_around_the_shape_change_nothing() -> None:
    t = clans(2, tokens_0="d3 d4", tokens_1="d2 e3 f4 d5 c4", hand_0="e4").answer(0, "e4")
    assert t["castles 0"] == "L3 d3 d4 e4"
    assert set(tokens(t, 1).split()) == {"d2", "e3", "f4", "d5", "c4"}


# Tokens that lie already


@rule("CLA-C3", "CLA-C4")
@pytest.mark.parametrize("last", ["i1", "d5", "l9", "c4"])
def test_the_token_just_placed_need_not_belong_to_the_castle(last: str) -> None:
    t = clans(2, prizes="L3 W5 Z5 X5", tokens_0="d3 d4 e4", hand_0=last)
    t.answer(0, last)
    if t.asked is not None and t.asked[1] == "claim":
        t.answer(0, "claim L3 d3 d4 e4")
    assert (t["castles 0"], tokens(t)) == ("L3 d3 d4 e4", last)


@rule("CLA-C4")
def test_a_new_prize_that_fits_tokens_lying_already_is_not_won_in_the_same_conquest() -> None:
    t = clans(2, prizes="L3 W5 Z5 X5", tokens_0="d3 d4 g1 h1 i1", hand_0="e4 a4 a6 a8 l4").answer(0, "e4")
    t.chance("prize I3").left_to_chance()
    assert (t["castles 0"], tokens(t), t["prizes"]) == ("L3 d3 d4 e4", "g1 h1 i1", "I3 W5 Z5 X5")
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")


@rule("CLA-C4", "CLA-C3")
def test_its_clan_gets_it_with_its_next_conquest_wherever_that_is() -> None:
    t = clans(
        2, prizes="L3 W5 Z5 X5", tokens_0="d3 d4 g1 h1 i1", hand_0="e4 a4 a6 a8 l4", hand_1="l9 k4 k9 b9 b4"
    ).answer(0, "e4")
    t.chance("prize I3", "l8").answer(1, "l9")
    assert t["castles 0"] == "L3 d3 d4 e4"
    t.chance("l6").answer(0, "a4")
    assert (t["castles 0"], tokens(t)) == ("I3 g1 h1 i1 / L3 d3 d4 e4", "a4")


@rule("CLA-C4")
@pytest.mark.parametrize("owner", [1, 2])
def test_others_whose_tokens_it_fits_wait_for_their_own_conquest(owner: int) -> None:
    t = clans(
        3, prizes="L3 W5 Z5 X5", tokens_0="d3 d4", hand_0="e4 a4 a6 a8 l4", hand_1="l9 k4 k9 b9 b4",
        hand_2="f9 g9 h9 d9 e9",
    ).given(f"tokens {owner}", "g1 h1 i1")  # fmt: skip
    t.answer(0, "e4").chance("prize I3", "l8")
    assert t[f"castles {owner}"] == ""
    t.answer(1, "l9")
    assert t["castles 1"] == ("I3 g1 h1 i1" if owner == 1 else "")
    if owner == 2:
        t.chance("l6").answer(2, "f9")
        assert (t["castles 2"], tokens(t, 2)) == ("I3 g1 h1 i1", "f9")


@rule("CLA-C4")
def test_a_conquest_of_another_clan_claims_nothing_for_those_whose_castle_is_complete() -> None:
    t = clans(3, tokens_1="d3 d4 e4", tokens_2="g1 h1 i1", hand_0="a4").answer(0, "a4").left_to_chance()
    assert [t[f"castles {clan}"] for clan in range(3)] == ["", "", ""]
    assert tokens(t, 1) == "d3 d4 e4"


@rule("CLA-C4")
def test_of_two_clans_with_the_shape_the_first_to_conquer_gets_the_prize_and_the_other_nothing() -> None:
    t = clans(2, tokens_0="d3 d4 e4", tokens_1="g3 g4 h4", hand_0="a4 a6 a8 l4 l6", hand_1="k4 k9 b9 b4 l9", turn=1)
    t.answer(1, "k4").chance("prize O4", "l8").answer(0, "a4")
    assert (t["castles 0"], t["castles 1"]) == ("", "L3 g3 g4 h4")
    assert tokens(t) == "d3 a4 d4 e4"


@rule("CLA-C4", "CLA-R7")
@pytest.mark.parametrize("shields", ["0 shields", "1 shield"])
def test_an_attack_claims_no_castle(shields: str) -> None:
    t = clans(
        2, castles_1="I3 a5 b5 c5", prizes="I4 L3 W5 Z5", tokens_0="a4 g3 g4 h4", hand_0="d1 e1 g1 h1 f4",
        hand_1="d2 h2 f6 g6 g7",
    )  # fmt: skip
    t.answer(0, "attack a5 with 1 sword").answer(1, shields).left_to_chance()
    assert tokens(t) == "g3 a4 g4 h4"
    assert t["prizes"] == "I4 L3 W5 Z5"


@rule("CLA-C4")
def test_a_pass_claims_no_castle() -> None:
    t = clans(2, prizes="L3 W5 Z5 X5", tokens_0="a4 b4 a5", tokens_1="l4 l9", hand_0="a4 b4 a5 l4 l9")
    t.answer(0, "pass", "enough").left_to_chance()
    assert (t["castles 0"], tokens(t), t["prizes"]) == ("", "a4 b4 a5", "L3 W5 Z5 X5")


@rule("CLA-C4")
def test_a_castle_that_lay_complete_is_not_won_after_an_opponents_wizard_broke_it() -> None:
    t = clans(2, turn=1, tokens_0="d3 d4 e4", wizards_1="1", hand_0="a4 a6 a8 l4 l6").answer(1, "W d4 x")
    assert t.left_to_chance().answer(0, "a4")["castles 0"] == ""
    assert (tokens(t), tokens(t, 1)) == ("d3 a4 e4", "d4")


@rule("CLA-C4", "CLA-C2")
def test_a_castle_broken_in_one_place_is_won_with_the_tokens_that_still_have_its_shape() -> None:
    t = clans(2, turn=1, prizes="L3 W5 Z5 X5", tokens_0="d3 e3 d4 e4", wizards_1="1", hand_0="a4 a6 a8 l4 l6")
    t.answer(1, "W d4 x")
    assert t.left_to_chance().answer(0, "a4")["castles 0"] == "L3 d3 e3 e4"


@rule("CLA-C4")
def test_a_partner_may_bring_in_the_castle_that_lay_complete() -> None:
    t = clans(4, teams="yes", turn=2, tokens_0="d3 d4 e4", hand_2="a4").answer(2, "a4")
    assert (t["castles 0"], tokens(t)) == ("L3 d3 d4 e4", "a4")


@rule("CLA-C4")
@pytest.mark.parametrize("word", ["W i1", "W k4 x"])
def test_a_conquest_by_wizard_brings_in_a_castle_that_lay_complete(word: str) -> None:
    t = clans(2, tokens_0="d3 d4 e4", tokens_1="k4", wizards_0="1").answer(0, word)
    assert (t["castles 0"], tokens(t)) == ("L3 d3 d4 e4", word.split()[1])


# The choice among several


@rule("CLA-C5", "CLA-C6")
def test_the_player_chooses_among_prizes() -> None:
    words = ["claim I3 d4 e4 f4", "claim L3 f3 e4 f4", "claim L4 f3 d4 e4 f4"]
    t = clans(2, prizes="I3 L3 L4 Z5", tokens_0="d4 e4 f3", hand_0="f4").answer(0, "f4")
    assert t.asked is not None
    assert t.asked[:2] == (0, "claim")
    assert sorted(t.asked[2]) == sorted(words)
    t.answer(0, "claim L4 f3 d4 e4 f4")
    assert (t["castles 0"], tokens(t), t["prizes"]) == ("L4 f3 d4 e4 f4", "", "I3 L3 - Z5")


@rule("CLA-C5")
@pytest.mark.parametrize(
    ("chosen", "left"), [("claim I3 d4 e4 f4", "f3"), ("claim L3 f3 e4 f4", "d4"), ("claim L4 f3 d4 e4 f4", "")]
)
def test_only_the_tokens_of_the_chosen_castle_go_back(chosen: str, left: str) -> None:
    t = clans(2, prizes="I3 L3 L4 Z5", tokens_0="d4 e4 f3", hand_0="f4").answer(0, "f4", chosen)
    assert (t["castles 0"], tokens(t)) == (chosen.removeprefix("claim "), left)


@rule("CLA-C5", "CLA-C2")
@pytest.mark.parametrize(
    ("there", "last", "words"),
    [
        ("d4 e4 g4", "f4", ["I3 d4 e4 f4", "I3 e4 f4 g4"]),
        ("d3 e3 d4", "e4", ["L3 d3 e3 d4", "L3 d3 e3 e4", "L3 d3 d4 e4", "L3 e3 d4 e4"]),
        ("e2 d3 f3 e4", "e3", [
            "I3 e2 e3 e4", "I3 d3 e3 f3", "X5 e2 d3 e3 f3 e4",
            "L3 e2 d3 e3", "L3 e2 e3 f3", "L3 d3 e3 e4", "L3 e3 f3 e4",
        ]),
        ("d1 e1 h3 h4", "f1", ["I3 d1 e1 f1"]),
        ("d1 e1 h3 h4 i4", "f1", ["I3 d1 e1 f1", "L3 h3 h4 i4"]),
    ],
)  # fmt: skip
def test_the_player_chooses_among_squares(there: str, last: str, words: list[str]) -> None:
    for chosen in words:
        t = clans(2, prizes="I3 L3 X5 Z5", tokens_0=there, hand_0=last).answer(0, last)
        if len(words) > 1:
            assert sorted(t.asked_of(0)) == sorted(f"claim {word}" for word in words)
            t.answer(0, f"claim {chosen}")
        assert t["castles 0"] == chosen
        assert set(tokens(t).split()) == {*there.split(), last} - set(chosen.split())


@rule("CLA-C5", "CLA-C4")
def test_a_conquest_brings_one_castle_and_the_next_conquest_the_other() -> None:
    t = clans(2, tokens_0="d1 e1 h3 h4 i4", hand_0="f1 a4 a6 a8 l6", hand_1="l9 k4 k9 b9 b4").answer(
        0, "f1", "claim I3 d1 e1 f1"
    )
    t.chance("prize O4", "l8")
    assert (t["castles 0"], tokens(t)) == ("I3 d1 e1 f1", "h3 h4 i4")
    assert len(t.told("claimed")) == 1
    t.answer(1, "l9").chance("j9").answer(0, "a4")
    assert (t["castles 0"], tokens(t)) == ("I3 d1 e1 f1 / L3 h3 h4 i4", "a4")


@rule("CLA-C5")
def test_a_prize_that_was_won_is_gone_though_further_tokens_have_its_shape() -> None:
    t = clans(2, tokens_0="d1 e1 g3 h3 i3", hand_0="f1 a4 a6 a8 l6", hand_1="l9 k4 k9 b9 b4").answer(
        0, "f1", "claim I3 g3 h3 i3"
    )
    t.chance("prize O4", "l8").answer(1, "l9").chance("j9").answer(0, "a4")
    assert (t["castles 0"], tokens(t)) == ("I3 g3 h3 i3", "d1 e1 f1 a4")


@rule("CLA-C6")
def test_a_claim_cannot_be_declined() -> None:
    t = clans(2, tokens_0="d4 e4 g4", hand_0="f4").answer(0, "f4")
    assert t.asked == (0, "claim", ["claim I3 d4 e4 f4", "claim I3 e4 f4 g4"])


@rule("CLA-C6", "CLA-C3")
def test_a_small_castle_must_be_claimed_though_it_spoils_a_larger_one() -> None:
    t = clans(2, prizes="I3 I5 W5 Z5", tokens_0="d4 e4", hand_0="f4").answer(0, "f4")
    assert (t["castles 0"], tokens(t)) == ("I3 d4 e4 f4", "")


@rule("CLA-C5", "CLA-R11")
@pytest.mark.parametrize("new", ["T5", "L4"])
def test_what_shared_tokens_with_the_chosen_castle_is_complete_no_more(new: str) -> None:
    t = clans(2, tokens_0="d4 e4 f3", hand_0="f4 a4 a6 a8 l6", hand_1="l9 k4 k9 b9 b4")
    t.answer(0, "f4", "claim I3 d4 e4 f4").chance(f"prize {new}", "l8")
    t.answer(1, "l9").chance("j9").answer(0, "a4")
    assert (t["castles 0"], t["tokens 0"], t["prizes"]) == ("I3 d4 e4 f4", "f3 a4", f"{new} L3 W5 Z5")


@rule("CLA-C5", "CLA-C4")
def test_what_shared_tokens_with_the_chosen_castle_can_be_completed_by_others_later() -> None:
    t = clans(2, tokens_0="d4 e4 f3", hand_0="f4 g3 a6 a8 l6", hand_1="l9 k4 k9 b9 b4")
    t.answer(0, "f4", "claim I3 d4 e4 f4").chance("prize T5", "g4")
    t.answer(1, "l9").chance("j9").answer(0, "g3").chance("j7")
    assert (t["castles 0"], t["tokens 0"]) == ("I3 d4 e4 f4", "f3 g3")
    t.answer(1, "k4").chance("j4").answer(0, "g4")
    assert (t["castles 0"], t["tokens 0"]) == ("I3 d4 e4 f4 / L3 f3 g3 g4", "")


@rule("CLA-C4", "CLA-C5")
def test_a_new_prize_adds_to_the_choice_of_the_next_conquest() -> None:
    t = clans(
        2, prizes="L3 S4 W5 Z5", tokens_0="d3 d4 g1 h1 i1 j7 k7 k8 l8", hand_0="e4 a4 a6 b9 l4", hand_1="l9 k4 k9 a9 b4"
    ).answer(0, "e4", "claim L3 d3 d4 e4")
    t.chance("prize I3", "d9").answer(1, "l9").chance("d8").answer(0, "a4")
    assert t.asked == (0, "claim", ["claim I3 g1 h1 i1", "claim S4 j7 k7 k8 l8"])


@rule("CLA-C4", "CLA-C6")
def test_who_has_the_new_shape_must_claim_it_with_the_next_conquest_before_it_can_grow() -> None:
    t = clans(2, turn=1, tokens_0="d4 e4 f4", tokens_1="h3 h4", prizes="L3 I4 W5 Z5", hand_0="g4", hand_1="i4")
    t.answer(1, "i4").chance("prize I3", "a4").answer(0, "g4")
    assert t.asked == (0, "claim", ["claim I3 d4 e4 f4", "claim I3 e4 f4 g4", "claim I4 d4 e4 f4 g4"])
