"""No-man's-land: conquered with any card of the hand, but only by a token that completes a castle."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.clans.game import GAME
from meadhall.testing import Scenario, rule
from tests.games.clans.table import clans, fresh, line
from tests.games.clans.test_castles import GREY, WAYS, Shape, bag, prizes_with, sites

HAND = "a4 d4 g4 l4 l6"
SPREAD = "a9 c9 e9 g9 i9 k9 d10 f10 h10 e11 i11 d12 f12 h12"
"""Fourteen squares, none beside another, in the southern half."""


def on_grey(t: Scenario) -> list[str]:
    """The squares of no-man's-land that seat 0 may conquer."""
    return [word for word in t.asked_of(0) if word in GREY]


# The condition


@rule("CLA-R26")
def test_on_an_empty_board_no_square_of_no_mans_land_can_be_conquered() -> None:
    t = clans(2, hand_0=HAND)
    assert len(GREY) == 8
    assert [t.refused(0, square) for square in sorted(GREY)] == ["CLA-R26"] * 8
    assert t.asked == (0, "turn", HAND.split())


@rule("CLA-R26", "CLA-R27", "CLA-C1")
@pytest.mark.parametrize(("name", "way"), WAYS)
def test_a_castle_of_any_shape_can_be_completed_by_no_mans_land(name: str, way: Shape) -> None:
    places = [place for place in sites(way) if len(GREY & set(place)) == 1]
    assert places
    for place in places[::4]:
        (square,) = GREY & set(place)
        rest = [other for other in place if other != square]
        card = next(other for other in ("a4", "l4", "i12") if other not in rest)
        t = clans(2, prizes=prizes_with(name), tokens_0=" ".join(rest), hand_0=card, hand_1="W W W W W")
        assert square in on_grey(t)
        t.answer(0, square, card)
        assert (t["castles 0"], t["tokens 0"]) == (" ".join([name, *place]), "")


@rule("CLA-R26")
@pytest.mark.parametrize("square", sorted(GREY))
def test_each_square_of_no_mans_land_can_be_conquered_from_each_side(square: str) -> None:
    places = [place for name, way in WAYS if name == "L3" for place in sites(way) if square in place]
    assert len(places) == 12
    for place in places:
        rest = [other for other in place if other != square]
        card = next(other for other in ("a4", "l4") if other not in rest)
        t = clans(2, prizes="L3 W5 Z5 X5", tokens_0=" ".join(rest), hand_0=card)
        assert on_grey(t) == [square]
        t.answer(0, square, card)
        assert t["castles 0"] == " ".join(["L3", *place])


@rule("CLA-R26")
@pytest.mark.parametrize(
    ("there", "prizes"),
    [
        ("e2", "I3 L3 W5 Z5"),
        ("e2 g2", "L3 W5 Z5 X5"),
        ("e1 e2", "I3 W5 Z5 X5"),
        ("e1 g3", "I3 L3 W5 Z5"),
        ("d2 e2 g2", "I5 L5 W5 Z5"),
        ("e1 g1", "I3 L3 W5 Z5"),
    ],
)
def test_a_token_that_completes_nothing_does_not_go_there(there: str, prizes: str) -> None:
    t = clans(2, prizes=prizes, tokens_0=there, hand_0=HAND)
    assert t.refused(0, "f2") == "CLA-R26"
    assert on_grey(t) == []


@rule("CLA-R26")
def test_the_shape_must_be_that_of_an_open_prize() -> None:
    assert on_grey(clans(2, prizes="I3 W5 Z5 X5", tokens_0="e2 g2", hand_0=HAND)) == ["f2"]
    assert on_grey(clans(2, prizes="I4 W5 Z5 X5", tokens_0="e2 g2", hand_0=HAND)) == []
    held = clans(2, prizes="I4 W5 Z5 X5", castles_1="I3 a5 b5 c5", tokens_0="e2 g2", hand_0=HAND)
    assert held.refused(0, "f2") == "CLA-R26"


@rule("CLA-R26")
def test_only_tokens_of_the_own_clan_count() -> None:
    t = clans(3, tokens_0="e2", tokens_1="g2", tokens_2="e1 f1", hand_0=HAND)
    assert t.refused(0, "f2") == "CLA-R26"
    t = clans(3, tokens_1="e2 g2", hand_0=HAND)
    assert t.refused(0, "f2") == "CLA-R26"


@rule("CLA-R26")
@pytest.mark.parametrize("turn", [0, 2])
def test_partners_complete_a_castle_there_with_the_tokens_of_their_clan(turn: int) -> None:
    t = clans(4, teams="yes", turn=turn, tokens_0="e2 g2", tokens_1="e4 e6").given(f"hand {turn}", HAND)
    assert [word for word in t.asked_of(turn) if word in GREY] == ["f2"]
    assert t.answer(turn, "f2", "a4")["castles 0"] == "I3 e2 f2 g2"


@rule("CLA-R26", "CLA-C3")
def test_another_castle_that_lies_complete_does_not_open_no_mans_land() -> None:
    t = clans(2, prizes="I3 L3 W5 Z5", tokens_0="e2 h2 h3 i3", hand_0=HAND)
    assert t.refused(0, "f2") == "CLA-R26"
    assert on_grey(t) == []


@rule("CLA-C3", "CLA-R26")
def test_of_several_castles_only_those_with_the_token_on_no_mans_land_can_be_claimed() -> None:
    t = clans(2, prizes="I3 L3 W5 Z5", tokens_0="e2 g2 j7 j8 k8", hand_0=HAND).answer(0, "f2", "a4")
    assert t["castles 0"] == "I3 e2 f2 g2"
    assert t["tokens 0"] == "j7 j8 k8"
    t = clans(2, prizes="I3 L3 W5 Z5", tokens_0="d2 e2 g2 g3 k7 k8 k9 h1", hand_0="a4 d4 g4 l9 l6")
    t.answer(0, "f2", "a4")
    words = ["claim I3 d2 e2 f2", "claim I3 e2 f2 g2", "claim L3 f2 g2 g3"]
    assert t.asked == (0, "claim", words)


@rule("CLA-C3", "CLA-C5")
@pytest.mark.parametrize("chosen", ["I3 d2 e2 f2", "I3 e2 f2 g2", "L3 f2 g2 g3"])
def test_the_player_chooses_among_them_and_the_other_tokens_stay(chosen: str) -> None:
    t = clans(2, tokens_0="d2 e2 g2 g3", hand_0=HAND).answer(0, "f2", "a4", f"claim {chosen}")
    assert t["castles 0"] == chosen
    assert set(t["tokens 0"].split()) == {"d2", "e2", "g2", "g3"} - set(chosen.split())


@rule("CLA-R26")
def test_several_squares_of_no_mans_land_may_be_open_at_once() -> None:
    t = clans(2, tokens_0="e2 g2 d5 d6 k7 k8", hand_0="a4 b9 g4 k9 l4")
    assert on_grey(t) == ["f2", "e5", "k6"]
    assert t.refused(0, "h5") == "CLA-R26"


@rule("CLA-R26")
def test_a_castle_over_two_squares_of_no_mans_land_is_never_completed() -> None:
    t = clans(2, prizes="I4 W5 Z5 X5", tokens_0="f5 g5", hand_0=HAND)
    assert [t.refused(0, square) for square in ("e5", "h5")] == ["CLA-R26"] * 2


@rule("CLA-R26", "CLA-C4")
def test_a_castle_that_the_token_would_complete_anew_may_be_claimed_there_though_one_lies_complete() -> None:
    t = clans(2, prizes="L3 W5 Z5 X5", tokens_0="d3 d4 e4", hand_0="a4 b9 g4 k9 l4").answer(0, "e5", "a4")
    assert (t["castles 0"], t["tokens 0"]) == ("L3 d4 e4 e5", "d3")


@rule("CLA-R26")
def test_a_new_prize_may_open_no_mans_land_and_a_lost_token_may_close_it() -> None:
    t = clans(2, turn=1, tokens_0="e2 g2", tokens_1="h3 h4", hand_0=HAND, hand_1="i4 d1 l7 l8 c6", prizes="L3 W5 Z5 X5")
    t.answer(1, "i4").chance("prize I3", "a6")
    assert on_grey(t) == ["f2"]
    t = clans(2, turn=1, tokens_0="e2 g2", hand_0=HAND, wizards_1="1").answer(1, "W g2 x")
    assert t.left_to_chance().refused(0, "f2") == "CLA-R26"


# The card


@rule("CLA-R26", "CLA-C10")
@pytest.mark.parametrize("card", ["a4", "e1", "h2", "d3", "j5", "k9", "W"])
def test_any_card_of_the_hand_serves(card: str) -> None:
    hand = [card, "l4", "l5", "l6", "l7"]
    t = clans(2, tokens_0="e2 g2 d3", tokens_1="k9", castles_1="I5 j4 j5 j6 j7 j8", hand_0=" ".join(hand))
    t.answer(0, "f2")
    assert t.asked is not None
    assert t.asked[:2] == (0, "pay")
    assert sorted(t.asked[2]) == sorted(hand)
    t.answer(0, card)
    assert (t["castles 0"], t["used"]) == ("I3 e2 f2 g2", card)
    assert t["hand 0"].split() == hand[1:]


@rule("CLA-C10", "CLA-C25")
def test_five_cards_of_taken_squares_still_serve() -> None:
    hand = ["h1", "e2", "g2", "b5", "l9"]
    for card in hand:
        t = clans(2, tokens_0="e2 g2 l9", tokens_1="h1", castles_1="L3 a5 b5 a6", prizes="I3 W5 Z5 X5")
        t.given("hand 0", " ".join(hand))
        assert [t.refused(0, dead) for dead in hand] == ["CLA-C25"] * 5
        assert t.asked == (0, "turn", ["f2"])
        assert t.answer(0, "f2", card)["castles 0"] == "I3 e2 f2 g2"


@rule("CLA-R26", "CLA-R8")
def test_the_card_that_pays_conquers_nothing_besides() -> None:
    t = clans(2, tokens_0="e2 g2", hand_0=HAND).answer(0, "f2", "l4")
    assert t["tokens 0"] == ""
    t.chance("prize O4", "d1").answer(1, "i12")
    assert [played[0] for played in t.told("played")] == [0, 1]


@rule("CLA-R26", "CLA-R9", "CLA-R13")
def test_prize_and_card_are_replaced_and_the_next_player_follows() -> None:
    t = clans(3, tokens_0="e2 g2", hand_0=HAND).answer(0, "f2", "l6")
    assert len(bag(t)) == 15
    assert t.chance("prize O4", "d1")["hand 0"].split() == ["d1", "a4", "d4", "g4", "l4"]
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")
    assert t["prizes"] == "O4 L3 W5 Z5"


@rule("CLA-R26")
def test_a_card_that_is_not_in_the_hand_does_not_pay() -> None:
    t = clans(2, tokens_0="e2 g2", hand_0=HAND, wizards_0="2").answer(0, "f2")
    assert t.asked == (0, "pay", HAND.split())


@rule("CLA-C10")
@pytest.mark.parametrize("card", ["d1", "f1", "i1"])
def test_a_card_of_a_taken_square_serves_as_a_sword(card: str) -> None:
    t = clans(
        2, tokens_0="a4 d1", tokens_1="f1", castles_0="L4 g1 h1 i1 i2", castles_1="I3 a5 b5 c5",
        hand_0=f"{card} h1 h2 g3 g6", hand_1="f6 g7 g9 f10 k8",
    )  # fmt: skip
    assert t.refused(0, card) == "CLA-C25"
    t.answer(0, "attack a5 with 1 sword").answer(1, "0 shields").left_to_chance()
    assert t["used"] == card
    assert t["castles 1"] == ""


@rule("CLA-C10")
@pytest.mark.parametrize("card", ["e1", "d2", "d3"])
def test_a_card_of_a_taken_square_serves_as_a_shield(card: str) -> None:
    t = clans(
        2, tokens_0="a4 e1", tokens_1="d2", castles_1="I3 a5 b5 c5 / L4 d3 e3 f3 f4", prizes="L3 O4 W5 Z5",
        hand_0="d1 h2 g3 g6 g7", hand_1=f"{card} g9 f10 h1 k8",
    )  # fmt: skip
    t.answer(0, "attack a5 with 1 sword").answer(1, "1 shield")
    assert [laid[:1] for laid in t.told("shield")] == [(1,)]
    assert set(t["used"].split()) == {"d1", card}
    assert t["castles 1"] == "I3 a5 b5 c5 / L4 d3 e3 f3 f4"


# The tile


@rule("CLA-R27", "CLA-C25")
@pytest.mark.parametrize("clan", [0, 1])
def test_the_tile_covers_no_mans_land_so_that_nobody_conquers_it_again(clan: int) -> None:
    t = clans(2, prizes="L3 O4 W5 Z5", tokens_0="f3 g3", hand_0=HAND).given(f"castles {clan}", "I3 e2 f2 g2")
    assert on_grey(t) == []
    t = clans(2, prizes="L3 O4 W5 Z5", tokens_0="f3 g3", hand_0=HAND)
    assert on_grey(t) == ["f2"]


@rule("CLA-R27")
def test_the_squares_of_the_tile_around_no_mans_land_are_covered_too() -> None:
    t = clans(2, tokens_0="e2 g2", hand_0=HAND, hand_1="e2 g2 d1 l7 l8").answer(0, "f2", "a4")
    assert t.left_to_chance().asked == (1, "turn", ["d1", "l7", "l8"])
    assert [t.refused(1, card) for card in ("e2", "g2")] == ["CLA-C25"] * 2


@rule("CLA-R27")
@pytest.mark.parametrize(("beside", "may"), [("f1", True), ("f3", True), ("e1", True), ("d1", False), ("h3", False)])
def test_a_castle_over_no_mans_land_is_attacked_like_any_other(beside: str, may: bool) -> None:
    t = clans(2, castles_1="I3 e2 f2 g2", tokens_0=beside, hand_0="a4 f6 g7 g6 j7")
    assert ("attack e2 with 1 sword" in t.asked_of(0)) is may


@rule("CLA-R27")
def test_a_castle_whose_first_square_is_no_mans_land_is_attacked_by_that_name() -> None:
    t = clans(
        2,
        castles_1="I3 e5 f5 g5",
        tokens_0="e4",
        hand_0="a4 f6 g7 g6 j7",
        hand_1="h1 h2 a5 b5 c6",
    )
    t.answer(0, "attack e5 with 1 sword").answer(1, "0 shields").left_to_chance()
    assert (t["castles 0"], t["castles 1"]) == ("I3 e5 f5 g5", "")


@rule("CLA-R26", "CLA-R27")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_through_a_whole_game_no_token_stays_on_no_mans_land(seats: int, seed: int) -> None:
    state, rng = fresh(seats, seed), Rng(seed)
    count = seats if seats < 6 else 3
    while (question := state.question()) is not None:
        if GAME.kinds[question.kind] == "turn":
            for clan in range(count):
                assert not GREY & set(line(state, f"tokens {clan}").split())
        state.apply(choose(question, rng))


# A token must move onto no-man's-land


@rule("CLA-C36", "CLA-R14")
def test_with_fourteen_tokens_out_none_moves_to_no_mans_land() -> None:
    spread = SPREAD.split()[:12]
    t = clans(2, tokens_0=" ".join(["e2", "g2", *spread]), hand_0=HAND).answer(0, "f2", "a4")
    assert t.told("moved") == []
    assert set(t["tokens 0"].split()) == set(spread)


@rule("CLA-C36", "CLA-C11")
def test_a_token_of_the_castle_to_be_does_not_move_to_no_mans_land() -> None:
    spread = SPREAD.split()[:13]
    t = clans(2, tokens_0=" ".join(["e2", "g2", *spread]), hand_0=HAND).answer(0, "f2", "a4")
    assert t.asked == (0, "move", [f"from {square}" for square in spread])
    assert [t.refused(0, f"from {square}") for square in ("e2", "g2")] == ["CLA-C36"] * 2
    t.answer(0, "from c9")
    assert t["castles 0"] == "I3 e2 f2 g2"
    assert set(t["tokens 0"].split()) == set(spread) - {"c9"}


@rule("CLA-C36")
@pytest.mark.parametrize(("moving", "castle"), [("d2", "I3 e2 f2 g2"), ("g2", "I3 d2 e2 f2")])
def test_a_token_may_move_if_other_tokens_still_complete_a_castle_there(moving: str, castle: str) -> None:
    spread = SPREAD.split()[:12]
    t = clans(2, tokens_0=" ".join(["d2", "e2", "g2", *spread]), hand_0=HAND).answer(0, "f2", "a4")
    assert t.refused(0, "from e2") == "CLA-C36"
    assert t.asked == (0, "move", [f"from {square}" for square in ["d2", "g2", *spread]])
    t.answer(0, f"from {moving}")
    assert t["castles 0"] == castle
    assert set(t["tokens 0"].split()) == {"d2", "e2", "g2", *spread} - {moving, *castle.split()}


@rule("CLA-C36", "CLA-C3")
def test_a_castle_complete_elsewhere_does_not_free_the_tokens_beside_no_mans_land() -> None:
    spread = SPREAD.split()[:10]
    t = clans(2, tokens_0=" ".join(["e2", "g2", "h3", "h4", "i4", *spread]), hand_0=HAND).answer(0, "f2", "a4")
    assert t.asked == (0, "move", [f"from {square}" for square in ["h3", "h4", "i4", *spread]])
    t.answer(0, "from h4")
    assert t["castles 0"] == "I3 e2 f2 g2"
    assert set(t["tokens 0"].split()) == {"h3", "i4", *spread}


@rule("CLA-C36", "CLA-C5")
def test_after_the_move_the_player_chooses_among_the_castles_that_are_left() -> None:
    spread = SPREAD.split()[:10]
    there = ["d2", "e2", "g2", "h2", "f3", *spread]
    t = clans(2, prizes="I3 I5 W5 Z5", tokens_0=" ".join(there), hand_0=HAND).answer(0, "f2", "a4", "from d2")
    assert t.asked == (0, "claim", ["claim I3 e2 f2 g2", "claim I3 f2 g2 h2"])


@rule("CLA-C36")
def test_any_of_two_shapes_is_enough_to_let_a_token_go() -> None:
    spread = SPREAD.split()[:11]
    there = ["f1", "e2", "g2", "f3", *spread]
    t = clans(2, prizes="I3 W5 Z5 U5", tokens_0=" ".join(there), hand_0=HAND).answer(0, "f2", "a4")
    assert t.asked == (0, "move", [f"from {square}" for square in there])
    t.answer(0, "from e2")
    assert (t["castles 0"], set(t["tokens 0"].split())) == ("I3 f1 f2 f3", {"g2", *spread})


@rule("CLA-C36", "CLA-R26")
@pytest.mark.parametrize("word", ["f2", "W f2"])
def test_for_a_wizard_the_same_tokens_may_move(word: str) -> None:
    spread = SPREAD.split()[:13]
    t = clans(2, tokens_0=" ".join(["e2", "g2", *spread]), hand_0=HAND, wizards_0="1").answer(0, word)
    if word == "f2":
        t.answer(0, "a4")
    assert t.asked == (0, "move", [f"from {square}" for square in spread])


@rule("CLA-C36")
def test_five_squares_with_no_token_to_spare_in_the_castle() -> None:
    spread = SPREAD.split()[:11]
    t = clans(2, prizes="X5 W5 Z5 U5", tokens_0=" ".join(["f1", "e2", "g2", "f3", *spread]), hand_0=HAND)
    t.answer(0, "f2", "a4")
    assert t.asked == (0, "move", [f"from {square}" for square in spread])
    assert t.answer(0, "from a9")["castles 0"] == "X5 f1 e2 f2 g2 f3"
