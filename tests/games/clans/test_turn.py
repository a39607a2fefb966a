"""A turn: conquest by a card, the hand filled up, the order of turns, the new draw pile, a token that must move."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import CARDS
from meadhall.testing import Scenario, rule
from tests.games.clans.table import clans, fresh, line

LAND = [card for card in CARDS if card != "W"]
HAND = "d1 e2 f3 g4 h6"
THEIRS = "d2 d3 f4 g5 i6"
SWORDS = ["d1", "f1", "i1", "e2", "i2", "e3", "h3", "a4", "b4", "d4"]
SHIELDS = ["e1", "g1", "d2", "g2", "d3", "f3", "i3", "c4", "e4", "j4"]
SPREAD = "a9 c9 e9 g9 i9 k9 d10 f10 h10 e11 i11 d12 f12 h12"
"""Fourteen squares, none beside another, in the southern half."""


def squares(t: Scenario, clan: int) -> set[str]:
    return set(t[f"tokens {clan}"].split())


def hand(t: Scenario, seat: int) -> set[str]:
    return set(t[f"hand {seat}"].split())


def all_but(*kept: str) -> str:
    """Every land card except these."""
    return " ".join(card for card in LAND if card not in kept)


def dealt(t: Scenario) -> list[str]:
    """What chance may deal now."""
    assert t.asks() == (CHANCE, "deal")
    return t.asked_of(CHANCE)


# Either a conquest or an attack


@rule("CLA-R7", "CLA-R8")
def test_a_turn_offers_the_five_cards_of_the_hand_and_nothing_else() -> None:
    assert clans(2, hand_0=HAND).asked == (0, "turn", HAND.split())


@rule("CLA-R7")
def test_a_turn_offers_conquests_and_attacks() -> None:
    t = clans(2, hand_0=HAND, castles_1="I3 a5 b5 c5", tokens_0="a4")
    assert t.asked == (
        0,
        "turn",
        [*HAND.split(), *[f"attack a5 with {n}" for n in ("1 sword", "2 swords", "3 swords")]],
    )


@rule("CLA-R7")
def test_after_a_conquest_no_attack_follows() -> None:
    t = clans(3, hand_0=HAND, castles_1="I3 a5 b5 c5", tokens_0="a4").answer(0, "d1")
    assert t.left_to_chance().asks() == (1, "turn")
    assert t.told("attacked") == []


@rule("CLA-R7")
@pytest.mark.parametrize("shields", ["0 shields", "1 shield"])
def test_after_an_attack_no_conquest_follows(shields: str) -> None:
    t = clans(3, hand_0="d1 e1 g1 g3 f4", hand_1="d2 d3 f3 e4 h2", castles_1="I3 a5 b5 c5", tokens_0="a4")
    t.answer(0, "attack a5 with 1 sword").answer(1, shields)
    if shields == "1 shield":
        t.answer(1, "d2")
    assert t.left_to_chance().asks() == (1, "turn")
    assert t.told("played") == []
    assert t["tokens 0"] == "a4"


# Conquest by a card


@rule("CLA-R8")
@pytest.mark.parametrize("card", LAND)
def test_a_card_puts_a_token_on_the_square_that_it_shows(card: str) -> None:
    t = clans(2, hand_0=card).answer(0, card)
    assert t["tokens 0"] == card
    assert t["tokens 1"] == ""
    assert t["used"] == card
    assert card not in hand(t, 0)


@rule("CLA-R8")
@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes"), (6, "yes")])
def test_the_token_is_of_the_colour_of_the_clan_of_the_player(seats: int, teams: str) -> None:
    count = seats // 2 if teams == "yes" else seats
    for seat in range(seats):
        t = clans(seats, turn=seat, teams=teams).given(f"hand {seat}", "d1 e2 f3 g4 h6").answer(seat, "f3")
        assert [t[f"tokens {clan}"] for clan in range(count)] == [
            "f3" if clan == seat % count else "" for clan in range(count)
        ]


@rule("CLA-R8")
def test_a_card_of_another_hand_or_of_the_draw_pile_conquers_nothing() -> None:
    t = clans(2, hand_0=HAND, hand_1=THEIRS)
    assert not {"d2", "d3", "e1"} & set(t.asked_of(0))


@rule("CLA-R8", "CLA-C25")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tokens 0", "d4 a9"),
        ("tokens 1", "d4"),
        ("tokens 2", "d4 a9"),
        ("castles 0", "U5 d4 f4 d5 e5 f5"),
        ("castles 1", "X5 d4 c5 d5 e5 d6"),
        ("castles 2", "I4 b4 c4 d4 e4"),
        ("castles 2", "I4 d4 d5 d6 d7"),
    ],
)
def test_a_card_conquers_no_square_on_which_a_token_or_a_castle_tile_lies(name: str, value: str) -> None:
    t = clans(3, hand_0="d4 g1 h2 i3 g5", prizes="I3 L3 W5 Z5").given(name, value)
    assert t.refused(0, "d4") == "CLA-C25"
    assert t.asked == (0, "turn", ["g1", "h2", "i3", "g5"])


@rule("CLA-C25")
@pytest.mark.parametrize("square", ["d1", "e1", "f1", "g1", "g2"])
@pytest.mark.parametrize("clan", [0, 1])
def test_a_castle_tile_covers_all_its_squares_and_none_beside_them(square: str, clan: int) -> None:
    rest = ["d2", "e2", "h1", "g3"]
    t = clans(2, hand_0=" ".join([square, *rest])).given(f"castles {clan}", "L5 d1 e1 f1 g1 g2")
    assert t.refused(0, square) == "CLA-C25"
    assert sorted(t.asked_of(0)) == sorted(rest)


@rule("CLA-C25")
def test_in_teams_the_token_of_a_partner_is_in_the_way_too() -> None:
    t = clans(4, teams="yes", turn=2, hand_2="d4 g1 h2 i3 g5", tokens_0="d4")
    assert t.refused(2, "d4") == "CLA-C25"


# Filling up the hand


@rule("CLA-R9")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_one_card_is_drawn_from_those_that_are_neither_in_hands_nor_used(seats: int) -> None:
    t = clans(seats, hand_0=HAND, used="d2 g2").answer(0, "f3")
    gone = {"d2", "g2"}.union(*[hand(t, seat) for seat in range(seats)], {"f3"})
    question = t.state.question()
    assert set(dealt(t)) == set(LAND) - gone
    assert question is not None
    assert question.weights == [1] * (100 - 5 * seats - 2)
    t.chance("e1")
    assert hand(t, 0) == {"d1", "e2", "g4", "h6", "e1"}
    assert t.asks() == (1, "turn")


@rule("CLA-R9")
def test_the_hands_of_the_others_stay_as_they_are() -> None:
    t = clans(4, turn=2, hand_2=HAND)
    others = [t[f"hand {seat}"] for seat in (0, 1, 3)]
    t.answer(2, "d1").left_to_chance()
    assert [t[f"hand {seat}"] for seat in (0, 1, 3)] == others
    assert t.told("drew")[0][0] == 2
    assert len(t.told("drew")) == 1


@rule("CLA-R9")
def test_which_card_was_drawn_only_its_player_sees() -> None:
    t = clans(3, hand_0=HAND).answer(0, "d1").chance("e1")
    drew = next(event for event in t.events if GAME.events[event.kind] == "drew")
    assert [drew.seen_by(viewer).card for viewer in range(4)] == [CARDS.index("e1"), -1, -1, -1]
    assert [line(t.state.redact(viewer), "hand 0") for viewer in (1, 2, 3)] == ["? ? ? ? ?"] * 3


@rule("CLA-R9")
@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes"), (6, "yes")])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_turns_go_round_the_table_clockwise(seats: int, teams: str, turn: int) -> None:
    t = clans(seats, teams=teams, turn=turn)
    order = []
    for _ in range(2 * seats + 1):
        assert t.asked is not None
        seat, kind, options = t.asked
        assert kind == "turn"
        order.append(seat)
        t.answer(seat, options[0]).left_to_chance()
    assert order == [(turn + step) % seats for step in range(2 * seats + 1)]


@rule("CLA-R9")
def test_the_new_card_cannot_be_played_in_the_same_turn_but_in_the_next() -> None:
    t = clans(2, hand_0=HAND, hand_1=THEIRS).answer(0, "d1").chance("e1")
    t.answer(1, "d2").chance("g1")
    assert set(t.asked_of(0)) == {"e1", "e2", "f3", "g4", "h6"}
    assert t.answer(0, "e1")["tokens 0"] == "d1 e1"


# The new draw pile


@rule("CLA-R15")
def test_with_one_card_left_that_card_is_drawn_and_nothing_is_shuffled() -> None:
    mine, theirs = HAND.split(), THEIRS.split()
    t = clans(2, hand_0=HAND, hand_1=THEIRS, used=all_but("e1", *mine, *theirs)).answer(0, "d1")
    assert dealt(t) == ["e1"]
    t.chance("e1")
    assert t.told("shuffled") == []
    assert set(t["used"].split()) == set(LAND) - {"e1", *mine, *theirs} | {"d1"}


@rule("CLA-R15", "CLA-C26")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_from_an_empty_pile_the_used_cards_are_drawn_and_those_in_hands_are_not(seats: int) -> None:
    held = LAND[: 5 * seats]
    t = clans(seats, used=all_but(*held))
    for seat in range(seats):
        t.given(f"hand {seat}", " ".join(held[5 * seat : 5 * seat + 5]))
    t.answer(0, held[0]).left_to_chance(3)
    assert t["used"] == ""
    assert t.told("shuffled") == [(-1, -1, -1, 101 - 5 * seats)]
    assert len(hand(t, 0)) == 5
    assert not hand(t, 0) & set(held[5:])
    assert t.asks() == (1, "turn")


@rule("CLA-R15")
def test_the_shuffled_cards_are_the_draw_pile_for_those_who_follow() -> None:
    mine, theirs = HAND.split(), THEIRS.split()
    t = clans(2, hand_0=HAND, hand_1=THEIRS, used=all_but("e1", *mine, *theirs)).answer(0, "d1")
    t.chance("e1").answer(1, "d2")
    assert set(dealt(t)) == set(LAND) - {"e1", "e2", "f3", "g4", "h6", "d3", "f4", "g5", "i6"}
    t.chance("d2").answer(0, "e1")
    assert set(dealt(t)) == set(LAND) - {"e1", "e2", "f3", "g4", "h6", "d2", "d3", "f4", "g5", "i6"}
    assert t["used"] == "e1"
    assert len(t.told("shuffled")) == 1


@rule("CLA-R15")
def test_when_several_cards_are_drawn_the_pile_may_run_out_between_them() -> None:
    mine, theirs = SWORDS[:5], THEIRS.split()
    used = all_but("k9", *mine, *theirs)
    t = clans(2, hand_0=" ".join(mine), hand_1=THEIRS, used=used, castles_1="I3 a5 b5 c5", tokens_0="a4").answer(
        0, "attack a5 with 5 swords"
    )
    t.answer(1, "0 shields")
    assert dealt(t) == ["k9"]
    t.chance("k9")
    assert set(dealt(t)) == set(LAND) - {"k9", *theirs}
    t.left_to_chance()
    assert len(hand(t, 0)) == 5
    assert len(t.told("shuffled")) == 1
    assert t["used"] == ""


@rule("CLA-R15")
def test_wizards_that_lie_open_or_are_out_of_the_game_are_not_shuffled_in() -> None:
    mine, theirs = HAND.split(), THEIRS.split()
    t = clans(2, hand_0=HAND, hand_1=THEIRS, used=all_but(*mine, *theirs), wizards_0="2", wizards_1="1").answer(0, "d1")
    assert "W" not in dealt(t)
    assert (t["wizards 0"], t["wizards 1"], t["out"]) == ("2", "1", "5")


@rule("CLA-C26", "CLA-R15")
def test_there_is_something_to_draw_even_if_six_hold_thirty_cards_and_twenty_are_laid_at_once() -> None:
    hands = [SWORDS[:5], SHIELDS[:5], ["d9", "e9", "f9", "g9", "h9"], SWORDS[5:], SHIELDS[5:], LAND[-5:]]
    t = clans(6, tokens_0="a6", castles_1="I3 a5 b5 c5", used=all_but(*[card for cards in hands for card in cards]))
    for seat, cards in enumerate(hands):
        t.given(f"hand {seat}", " ".join(cards))
    t.answer(0, "attack a5 with 5 swords").answer(3, "add 5 swords")
    t.answer(1, "5 shields").answer(4, "5 shields", *hands[4][:4])
    t.left_to_chance()
    assert [len(t[f"hand {seat}"].split()) for seat in range(6)] == [5] * 6
    assert t.told("shuffled") == [(-1, -1, -1, 70 + 20)]
    assert t.asks() == (1, "turn")


@rule("CLA-C26", "CLA-R9", "CLA-R15")
@pytest.mark.parametrize(("seats", "teams"), [(2, "six"), (3, "six"), (4, "six"), (4, "yes"), (6, "six")])
@pytest.mark.parametrize("seed", [1, 2])
def test_whenever_a_turn_begins_all_hands_hold_five_cards(seats: int, teams: str, seed: int) -> None:
    state, rng = fresh(seats, seed, teams=teams), Rng(seed)
    turns = 0
    while (question := state.question()) is not None:
        if GAME.kinds[question.kind] == "turn":
            turns += 1
            assert [len(line(state, f"hand {seat}").split()) for seat in range(seats)] == [5] * seats
        state.apply(choose(question, rng))
    assert turns > 5 * seats


# No token is left


@rule("CLA-R14", "CLA-C11")
def test_with_fourteen_tokens_on_the_board_the_fifteenth_is_put_and_none_moves() -> None:
    t = clans(2, hand_0=HAND, tokens_0=SPREAD).answer(0, "d1")
    assert t.asks() == (CHANCE, "deal")
    assert squares(t, 0) == {"d1", *SPREAD.split()}
    assert t.told("moved") == []


@rule("CLA-R14", "CLA-C11")
def test_with_fifteen_tokens_on_the_board_any_one_of_them_must_move() -> None:
    t = clans(2, hand_0=HAND, tokens_0=f"k4 {SPREAD}").answer(0, "d1")
    assert t.asked == (0, "move", [f"from {name}" for name in ["k4", *SPREAD.split()]])


@rule("CLA-R14")
@pytest.mark.parametrize("left", ["k4", "a9", "h12"])
def test_the_token_that_moves_leaves_its_square_and_lies_on_the_conquered_one(left: str) -> None:
    t = clans(2, hand_0=HAND, tokens_0=f"k4 {SPREAD}").answer(0, "d1", f"from {left}")
    assert squares(t, 0) == {"d1", "k4", *SPREAD.split()} - {left}
    assert [moved[0] for moved in t.told("moved")] == [0]
    assert t["used"] == "d1"
    t.left_to_chance()
    assert len(hand(t, 0)) == 5
    assert t.asks() == (1, "turn")


@rule("CLA-R14")
def test_the_square_that_was_left_is_free_again_for_everybody() -> None:
    t = clans(2, hand_0=HAND, hand_1="k4 d2 d3 f4 g5", tokens_0=f"k4 {SPREAD}")
    t.answer(0, "d1", "from k4").left_to_chance()
    assert t.refused(1, "k4") == ""
    assert t.answer(1, "k4")["tokens 1"] == "k4"


@rule("CLA-R14", "CLA-C11")
def test_every_further_conquest_moves_a_token_again() -> None:
    t = clans(2, hand_0=HAND, hand_1=THEIRS, tokens_0=f"k4 {SPREAD}").answer(0, "d1", "from k4").chance("e1")
    t.answer(1, "d2").chance("g1").answer(0, "f3")
    assert t.asked == (0, "move", [f"from {name}" for name in ["d1", *SPREAD.split()]])
    assert squares(t.answer(0, "from d1"), 0) == {"f3", *SPREAD.split()}


@rule("CLA-R14")
def test_the_tokens_of_the_others_do_not_matter_and_do_not_move() -> None:
    t = clans(2, hand_0=HAND, tokens_0="k4", tokens_1=f"l4 {SPREAD}").answer(0, "d1")
    assert t.asks() == (CHANCE, "deal")
    assert t["tokens 0"] == "d1 k4"
    assert squares(t, 1) == {"l4", *SPREAD.split()}


@rule("CLA-R14")
@pytest.mark.parametrize("turn", [1, 3])
def test_partners_have_fifteen_tokens_together(turn: int) -> None:
    t = clans(4, turn=turn, teams="yes", tokens_1=f"k4 {SPREAD}").given(f"hand {turn}", HAND).answer(turn, "d1")
    assert t.asks() == (turn, "move")
    assert len(t.asked_of(turn)) == 15


@rule("CLA-R14")
@pytest.mark.parametrize(("word", "taken"), [("W d1", ""), ("W d1 x", "d1")])
def test_a_token_moves_for_a_wizard_too(word: str, taken: str) -> None:
    t = clans(2, hand_0="e2 f3 g4 h6 i3", wizards_0="1", tokens_0=f"k4 {SPREAD}", tokens_1=taken).answer(0, word)
    assert t.asked == (0, "move", [f"from {name}" for name in ["k4", *SPREAD.split()]])
    t.answer(0, "from k4")
    assert squares(t, 0) == {"d1", *SPREAD.split()}
    assert t["tokens 1"] == ""


@rule("CLA-R14", "CLA-R11")
def test_tokens_that_a_castle_gave_back_can_be_put_before_one_moves_again() -> None:
    spread = SPREAD.split()[:12]
    t = clans(2, hand_0="e4 i1 i3 k4 l6", hand_1="d1 d2 d3 f4 g5", tokens_0=" ".join(["d3", "d4", *spread]))
    t.answer(0, "e4").chance("prize X5", "a4").left_to_chance()
    assert squares(t, 0) == set(spread)
    for own, other in zip(["i1", "i3", "k4"], ["d1", "d2", "f4"], strict=True):
        t.answer(1, other)
        t.left_to_chance().answer(0, own)
        assert t.told("moved") == []
        t.left_to_chance()
    t.answer(1, "g5")
    assert t.left_to_chance().answer(0, "l6").asked == (
        0, "move", [f"from {name}" for name in ["i1", "i3", "k4", *spread]],
    )  # fmt: skip


# A token that moves and castles


@rule("CLA-C11", "CLA-R14")
@pytest.mark.parametrize("left", ["d3", "d4"])
def test_a_token_that_moves_is_not_part_of_the_castle_on_its_old_square(left: str) -> None:
    spread = SPREAD.split()[:13]
    t = clans(2, hand_0="e4 i1 i3 k4 l6", tokens_0=" ".join(["d3", "d4", *spread])).answer(0, "e4", f"from {left}")
    assert squares(t, 0) == {"d3", "d4", "e4", *spread} - {left}
    assert (t["castles 0"], t.told("claimed")) == ("", [])


@rule("CLA-C11", "CLA-R11", "CLA-R14")
def test_with_another_token_moved_the_castle_is_complete() -> None:
    spread = SPREAD.split()[:13]
    t = clans(2, hand_0="e4 i1 i3 k4 l6", tokens_0=" ".join(["d3", "d4", *spread])).answer(0, "e4", "from c9")
    assert squares(t, 0) == set(spread) - {"c9"}
    assert t["castles 0"] == "L3 d3 d4 e4"


@rule("CLA-C11")
def test_the_choice_of_the_token_that_moves_also_offers_those_of_the_castle_to_be() -> None:
    spread = SPREAD.split()[:13]
    t = clans(2, hand_0="e4 i1 i3 k4 l6", tokens_0=" ".join(["d3", "d4", *spread])).answer(0, "e4")
    assert t.asked == (0, "move", [f"from {name}" for name in ["d3", "d4", *spread]])


@rule("CLA-C11", "CLA-C4")
def test_a_castle_that_lay_complete_is_lost_if_one_of_its_tokens_moves_away() -> None:
    spread = SPREAD.split()[:12]
    t = clans(2, hand_0="i1 i3 k4 l6 h1", tokens_0=" ".join(["d3", "d4", "e4", *spread])).answer(0, "i1", "from d4")
    assert squares(t, 0) == {"d3", "e4", "i1", *spread}
    assert t["castles 0"] == ""


@rule("CLA-C11", "CLA-C3")
def test_a_castle_that_lay_complete_is_claimed_if_another_token_moves_away() -> None:
    spread = SPREAD.split()[:12]
    t = clans(2, hand_0="i1 i3 k4 l6 h1", tokens_0=" ".join(["d3", "d4", "e4", *spread])).answer(0, "i1", "from a9")
    assert squares(t, 0) == {"i1", *spread[1:]}
    assert t["castles 0"] == "L3 d3 d4 e4"


@rule("CLA-C11", "CLA-C5")
def test_of_several_castles_those_stay_to_choose_from_that_the_move_did_not_break() -> None:
    spread = SPREAD.split()[:12]
    t = clans(2, hand_0="f4 i1 i3 k4 l6", tokens_0=" ".join(["d4", "e4", "g4", *spread])).answer(0, "f4", "from d4")
    assert t["castles 0"] == "I3 e4 f4 g4"
    t = clans(2, hand_0="f4 i1 i3 k4 l6", tokens_0=" ".join(["d4", "e4", "g4", *spread])).answer(0, "f4", "from a9")
    assert t.asked == (0, "claim", ["claim I3 d4 e4 f4", "claim I3 e4 f4 g4"])


@rule("CLA-C11")
def test_a_token_that_moves_can_be_part_of_a_castle_on_its_new_square() -> None:
    spread = SPREAD.split()[:12]
    t = clans(2, hand_0="f4 i1 i3 k4 l6", tokens_0=" ".join(["d4", "e4", "f3", *spread])).answer(0, "f4", "from f3")
    assert t["castles 0"] == "I3 d4 e4 f4"
    assert squares(t, 0) == set(spread)
