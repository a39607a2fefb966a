"""The scene of Oriflamme says what lies on the table, in the words of the rules."""

from __future__ import annotations

from functools import partial

from meadhall.games.oriflamme.game import GAME
from meadhall.games.oriflamme.scene import SCENE
from meadhall.testing.scenes import at
from tests.games import looks
from tests.games.oriflamme.table import fresh, oriflamme, play

drawn = partial(looks.drawn, SCENE)


def test_the_row_shows_stacks_from_the_bottom_and_backs_to_their_owner_alone() -> None:
    t = oriflamme(3, "0.queen/0.(trap)4+2 | 1.(plan)5+1 | 2.twin@1", round="5")
    first, second, third = drawn(t, 0).row
    assert [(thing.key, thing.role, thing.is_open, thing.tokens) for thing in first.stack] == [
        ("card:0:queen", "queen", True, 0), ("card:0:trap", "trap", False, 2),
    ]  # fmt: skip
    assert [(thing.key, thing.role, thing.tokens) for thing in second.stack] == [("back:1:5", "", 1)]
    assert [(thing.seat, thing.holder, thing.briber) for thing in third.stack] == [(2, 1, 1)]
    assert [thing.key for thing in drawn(t, 3).row[0].stack] == ["card:0:queen", "back:0:4"]
    assert [thing.role for thing in drawn(t, 1).row[1].stack] == ["plan"]


def test_the_active_position_and_who_is_to_act_are_shown() -> None:
    t = oriflamme(3, "0.(trap)4 | 1.(plan)5", round="5")
    table = drawn(t, 2)
    assert (table.phase, table.turn, [spot.is_active for spot in table.row]) == ("activating", 0, [True, False])
    t.answer(0, "leave")
    table = drawn(t, 2)
    assert (table.turn, [spot.is_active for spot in table.row]) == (1, [False, True])
    assert (at(t, "leave"), at(t, "reveal")) == ([], [])


def test_a_card_keeps_its_key_when_its_owner_turns_it_up_and_when_it_leaves() -> None:
    t = oriflamme(3, "0.(queen)4 | 1.(substitution)5 | 2.(trap)5", round="5")
    before = drawn(t, 0).row[0].stack[0]
    play(t, "0 reveal")
    after = drawn(t, 0).row[0].stack[0]
    assert (before.key, before.is_open, after.key, after.is_open) == ("card:0:queen", False, "card:0:queen", True)
    play(t, "1 reveal p1")
    assert [thing.key for thing in drawn(t, 0).seats[0].pile] == ["card:0:queen"]


def test_a_seat_shows_its_hand_and_what_it_laid_aside_to_itself_alone() -> None:
    t = oriflamme(3, "0.(trap)1", placing=True, round="2", aside_0="queen plan bribe", not_aside_0="prince")
    mine, theirs = drawn(t, 0).seats[0], drawn(t, 1).seats[0]
    assert [card.key for card in mine.hand][:2] == ["hand:0:prince", "hand:0:daredevil"]
    assert (mine.aside, mine.hand_count, mine.aside_count) == (["queen", "plan", "bribe"], 6, 3)
    assert (theirs.hand, theirs.aside, theirs.hand_count, theirs.aside_count) == ([], [], 6, 3)
    assert (theirs.not_aside, theirs.has_twin_ready, theirs.has_bribe_token) == (["prince"], True, True)


def test_tokens_that_are_spent_and_lent_are_shown() -> None:
    t = oriflamme(3, "0.(plan)4+2 | 0.queen | 1.twin@2 | 2.(trap)5", round="5")
    play(t, "0 reveal p1")
    seats = drawn(t, 1).seats
    assert [(thing.key, thing.tokens) for thing in seats[0].pile] == [("card:0:plan", 2)]
    assert [seat.has_twin_ready for seat in seats] == [True, False, True]
    assert [seat.has_bribe_token for seat in seats] == [True, True, False]


def test_a_card_is_placed_from_the_hand_onto_positions_and_ends() -> None:
    t = oriflamme(3, "0.(trap)1 | 1.(trap)1", placing=True, round="2")
    assert (drawn(t, 0).phase, at(t, "queen")) == ("placing", ["hand:0:queen"])
    t.answer(0, "queen")
    assert (at(t, "p1"), at(t, "start"), at(t, "end")) == (["spot:0"], ["end:start"], ["end:end"])
    assert [end.key for end in drawn(t, 0).ends] == ["end:start", "end:end"]
    laying = [drawn(t, viewer).laying for viewer in (0, 1)]
    assert [thing and (thing.key, thing.role) for thing in laying] == [("card:0:queen", "queen"), ("back:0:2", "")]
    assert drawn(t.answer(0, "p1"), 0).laying is None


def test_a_game_begins_with_the_set_up_and_ends() -> None:
    table = SCENE.scene(GAME.new(3).redact(0))
    assert (table.phase, table.first, table.direction, table.row) == ("set-up", -1, "", [])
    table = SCENE.scene(fresh(3, starting_seat="1", direction="left").redact(0))
    assert (table.phase, table.round, table.rounds, table.first, table.direction) == ("placing", 1, 6, 1, "left")
    t = oriflamme(3, "0.queen | 1.queen | 2.(trap)5")
    t.answer(2, "leave")
    table = drawn(t, 3)
    assert (table.phase, table.turn, [spot.is_active for spot in table.row]) == ("over", -1, [False] * 3)
