"""The scene of Land of Clans says what lies on the table, in the words of the rules."""

from __future__ import annotations

from functools import partial

from meadhall.core.question import Event
from meadhall.games.clans.board import CHART
from meadhall.games.clans.game import GAME
from meadhall.games.clans.rules import events as told
from meadhall.games.clans.scene import SCENE
from meadhall.games.clans.things import Card, ClansTable, Square
from meadhall.testing.scenes import at
from tests.games import looks
from tests.games.clans.table import clans

drawn = partial(looks.drawn, SCENE)


def square(table: ClansTable, name: str) -> Square:
    return next(each for each in table.squares if each.key == f"square:{name}")


def cards(hand: list[Card]) -> list[str]:
    return [f"{card.key.split(':')[2]} {card.shape} {card.number} {card.sign}".strip() for card in hand]


def test_squares_show_their_print_and_what_lies_on_them() -> None:
    table = drawn(clans(tokens_1="d4", castles_0="I3 f6 g6 h6"))
    assert len(table.squares) == 108
    land, grey, covered = (square(table, name) for name in ("d4", "e5", "g6"))
    assert (land.column, land.row, land.shape, land.number, land.clan, land.castle) == (3, 3, "square", 9, 1, "")
    assert (grey.shape, grey.number) == ("", 0)
    assert (covered.clan, covered.castle) == (-1, "castle:f6")
    assert (land.sign, square(table, "e1").sign, grey.sign) == ("sword", "shield", "")
    assert len({(each.shape, each.number) for each in table.squares if each.shape}) == 100


def test_prizes_lie_at_the_corners_with_their_shapes() -> None:
    t = clans(prizes="L3 I3 W5 Z5", tokens_0="d1 e1", hand_0="d2")
    first = drawn(t).corners[0]
    assert first is not None
    assert (first.key, first.points, [(cell.column, cell.row) for cell in first.cells]) == (
        "prize:L3", 3, [(0, 0), (1, 0), (0, 1)],
    )  # fmt: skip
    assert drawn(t).bag_count == 15
    assert drawn(t.answer(0, "d2")).corners[0] is None, "until a new one is laid"


def test_a_castle_counts_the_units_around_it() -> None:
    t = clans(3, castles_0="I3 f4 g4 h4 / L3 i4 j4 i5", tokens_0="f3", tokens_1="e3 g3 h3 e4", tokens_2="i3")
    castle = next(each for each in drawn(t).castles if each.name == "I3")
    assert (castle.key, castle.clan, castle.points, castle.squares) == (
        "castle:f4", 0, 3, ["square:f4", "square:g4", "square:h4"],
    )  # fmt: skip
    assert castle.units == [3, 3, 0], "tokens at a corner count for nothing, the castle itself and its neighbour count"
    assert castle.beside == ["square:f3", "square:g3", "square:h3", "square:e4", "castle:i4"]


def test_a_clan_shows_what_is_left_and_what_it_has_won() -> None:
    clan, other = drawn(clans(castles_0="I3 f6 g6 h6 / X5 e2 d3 e3 f3 e4", tokens_0="a4 b4")).clans
    assert (clan.points, clan.tokens_left, clan.castles_left, clan.seats) == (8, 13, 2, [0])
    assert [prize.name for prize in clan.prizes] == ["I3", "X5"]
    assert (other.points, other.tokens_left, other.castles_left) == (0, 15, 4)


def test_a_hand_is_seen_by_its_own_seat_only_and_open_wizards_by_all() -> None:
    t = clans(4, teams="yes", hand_0="d1 e1 h1 W W", wizards_0="1")
    table = drawn(t)
    mine, _, partners, _ = table.seats
    assert cards(mine.hand) == ["d1 circle 1 sword", "e1 square 1 shield", "h1 circle 3", "W  0", "W  0"]
    assert (partners.clan, partners.hand_count, partners.hand) == (0, 5, [])
    assert [clan.seats for clan in table.clans] == [[0, 2], [1, 3]]
    assert [len(seat.hand) for seat in drawn(t, 4).seats] == [0, 0, 0, 0]
    assert drawn(t, 4).seats[0].wizards.count == 1


def test_a_conquest_lies_at_the_card_the_square_and_the_prizes_it_would_bring() -> None:
    t = clans(hand_0="d1 h1 i6 W", wizards_0="1", tokens_0="e1 f1", tokens_1="a4", prizes="I3 L3 I4 W5")
    assert at(t, "i6") == ["hand:0:i6", "square:i6"]
    assert at(t, "d1") == ["hand:0:d1", "square:d1", "prize:I3"]
    assert at(t, "W a4 x") == ["wizards:0", "hand:0:W", "square:a4"]
    assert at(t, "f2") == ["square:f2", "prize:L3"], "any card pays for no-man's-land"
    assert at(t, "pass") == []
    found = {each.square: (each.name, each.points, each.squares) for each in drawn(t).completions}
    assert found["square:d1"] == ("I3", 3, ["square:d1", "square:e1", "square:f1"])
    assert found["square:f2"] == ("L3", 3, ["square:e1", "square:f1", "square:f2"])
    assert not drawn(t, 1).completions
    t.answer(0, "f2")
    assert (at(t, "i6"), drawn(t, 1).target) == (["hand:0:i6"], "square:f2")


def test_a_wizard_is_chosen_where_it_lies() -> None:
    t = clans(hand_0="W", wizards_0="1").answer(0, "W a4")
    assert (at(t, "W"), at(t, "open")) == (["hand:0:W"], ["wizards:0"])
    assert (drawn(t).target, drawn(t, 1).target) == ("square:a4", ""), "the others see it when it is played"


def test_an_attack_lies_at_the_castle_and_the_number_of_swords() -> None:
    t = clans(castles_1="I3 f6 g6 h6", tokens_0="f5", hand_0="d1 f1 i1 h1 h2", hand_1="e1 g1 d2 h3 g3")
    assert at(t, "attack f6 with 2 swords") == ["castle:f6", "swords:2"]
    t.answer(0, "attack f6 with 2 swords", "f1")
    attack = drawn(t).attack
    assert attack is not None
    assert (attack.step, attack.seat, attack.castle, attack.swords) == ("arming", 0, "castle:f6", 2)
    assert [card.is_chosen for card in drawn(t).seats[0].hand] == [False, True, False, False, False]
    assert drawn(t, 1).attack is None
    t.answer(0, "i1")
    attack = drawn(t, 1).attack
    assert attack is not None
    assert (attack.step, attack.swords) == ("defending", 2)
    assert at(t, "2 shields", 1) == []
    t.answer(1, "2 shields", "g1")
    assert at(t, "e1", 1) == ["hand:1:e1"]
    assert [card.is_chosen for card in drawn(t, 1).seats[1].hand] == [False, True, False, False, False]


def test_a_partner_is_asked_for_swords() -> None:
    t = clans(4, teams="yes", castles_1="I3 f6 g6 h6", tokens_0="f5", hand_0="d1 h1 h2 g3 f4").answer(
        0, "attack f6 with 1 sword"
    )
    attack = drawn(t, 3).attack
    assert attack is not None
    assert (attack.step, attack.seat, attack.swords) == ("adding", 0, 1)


def test_what_can_be_claimed_lies_on_the_board() -> None:
    t = clans(tokens_0="d1 e1", hand_0="d2 h1 h2 g3 f4", prizes="L3 I3 W5 O4", tokens_1="a4 b4 c4")
    assert [(claim.name, claim.clan) for claim in drawn(t).claims] == [("I3", 1)], "with the next conquest"
    t = clans(tokens_0="d1 e1 f1 d3", hand_0="d2 h1 h2 g3 f4", prizes="I3 L3 W5 O4").answer(0, "d2")
    claims = drawn(t).claims
    assert [claim.name for claim in claims] == ["I3", "I3", "L3"]
    assert at(t, "claim L3 d1 e1 d2") == [claims[2].key, "prize:L3"]
    assert claims[2].squares == ["square:d1", "square:e1", "square:d2"]
    assert drawn(t, 1).target == "square:d2"


def test_a_token_that_moves_lies_at_its_square() -> None:
    t = clans(tokens_0="d1 f1 h1 e3 g3 i3 a4 c4 a6 c6 a8 c8 l4 l6 l8", hand_0="d2")
    t.answer(0, "d2")
    assert (at(t, "from a4"), drawn(t).target) == (["square:a4"], "square:d2")


def test_the_turn_goes_round_and_ends_with_the_game() -> None:
    assert SCENE.scene(GAME.new(2).redact(0)).turn == -1
    t = clans(
        hand_0="d1 h1",
        tokens_0="e1 f1",
        castles_0="L3 a4 b4 a5 / I4 l4 l5 l6 l7 / O4 d8 e8 d9 e9",
        prizes="I3 W5 Z5 X5",
    )
    assert drawn(t).turn == 0
    assert drawn(t.answer(0, "d1").left_to_chance()).turn == -1


def test_facts_touch_squares_castles_prizes_and_who_draws() -> None:
    view = clans(castles_1="I3 f6 g6 h6").state
    f6, i3 = CHART.names.index("f6"), CHART.castles.index("I3")
    assert SCENE.touched(view, Event(told.PLAYED, 0, card=3, place=f6)) == ["square:f6"]
    assert SCENE.touched(view, Event(told.MOVED, 0, place=f6, other=0)) == ["square:f6", "square:d1"]
    assert SCENE.touched(view, Event(told.ATTACKED, 0, place=f6, other=i3)) == ["castle:f6"]
    assert SCENE.touched(view, Event(told.CONQUERED, 0, place=f6, other=i3)) == ["castle:f6", "prize:I3"]
    assert SCENE.touched(view, Event(told.PRIZE_LAID, -1, place=0, other=i3)) == ["prize:I3"]
    assert SCENE.touched(view, Event(told.SWORD_LAID, 0, card=3)) == []
    assert SCENE.touched(view, Event(told.DREW, 1, card=3)) == ["seat:1"]
    assert SCENE.touched(GAME.new(2), Event(told.DREW, 1, card=3)) == [], "hands are dealt unseen"
