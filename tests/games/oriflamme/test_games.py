"""Perft tables, symmetry, and what holds in every game of Oriflamme; see tests/games/test_every_game.py too."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE, Event
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose, playout
from meadhall.games.oriflamme.game import GAME
from meadhall.games.oriflamme.rules import events as told
from meadhall.games.oriflamme.rules.components import (
    CARDS,
    LAY_ASIDE,
    NONE,
    OPEN,
    PLAN,
    ROLES,
    ROUNDS,
    SLOT,
    THINGS,
    TWIN,
    WHICH_DIRECTION,
    card_of,
    is_open,
    is_role,
    owner_of,
)
from meadhall.games.oriflamme.rules.state import Oriflamme
from meadhall.testing import Play, perft, plays, rule
from tests.games.oriflamme.table import oriflamme

WAYS = list(plays(GAME, 2))


# Every count was computed by hand; a game that is over counts as one.
PERFT = [
    # A hand of seven; a card in an empty row asks nothing more, so the next seat chooses among its seven, and then
    # among the two ends of the row: 7, 7 x 7, 7 x 7 x 2.
    (oriflamme(3, placing=True, round="1"), [1, 7, 49, 98]),
    # The Daredevil has two neighbours and removes both Queens of others, whichever is chosen (2). Then Plan is left,
    # which ends the game, or revealed (2 x 2); revealed, it has two characters to choose from (2 + 2 x 2).
    (oriflamme(3, "1.queen | 0.daredevil | 2.queen | 0.queen | 0.(plan)6+1"), [1, 2, 4, 6]),
]


@pytest.mark.parametrize("row", range(len(PERFT)))
def test_the_number_of_answer_sequences_is_as_counted(row: int) -> None:
    scenario, counts = PERFT[row]
    assert [perft(scenario.state, depth) for depth in range(len(counts))] == counts


# Influence.


def purses(state: State) -> list[int]:
    """Return everybody's influence, then the tokens on all cards, then the bank."""
    assert isinstance(state, Oriflamme)
    on_cards = sum(state.tokens(thing) for thing in range(THINGS))
    return [*(int(n) for n in state.influences()), int(on_cards), int(state.bank)]


def keep_accounts(book: list[int], seats: int, event: Event) -> None:
    """Move the tokens that an event tells of, each from one purse to another."""
    cards, bank = seats, seats + 1
    moves = {
        told.TOKEN_LAID: (bank, cards),
        told.TOOK: (cards, event.seat),
        told.TOKENS_LOST: (cards, bank),
        told.GAINED: (bank, event.seat),
        told.LOST: (event.seat, bank),
        told.STOLE: (event.other, event.seat),
    }
    if event.kind in moves:
        source, target = moves[event.kind]
        book[source] -= event.n
        book[target] += event.n


@rule("ORI-R5", "ORI-R14", "ORI-R15", "ORI-B14", "ORI-B15")
@pytest.mark.parametrize("play", WAYS, ids=lambda play: f"{play.seats}-{play.seed}-{play.settings}")
def test_every_token_that_appears_leaves_another_place_and_is_told(play: Play) -> None:
    rng, state = Rng(play.seed), GAME.new(play.seats, play.settings)
    book = purses(state)
    assert book == [1] * play.seats + [0, -play.seats]
    while (question := state.question()) is not None:
        state.events = []
        state.apply(choose(question, rng))
        for event in state.events:
            keep_accounts(book, play.seats, event)
        assert purses(state) == book
        assert sum(book) == 0
        assert min(book[:-1]) >= 0, "nobody and no card owes anything"


# The row.


@rule("ORI-R22", "ORI-R23", "ORI-R26", "ORI-B34")
@pytest.mark.parametrize("play", WAYS, ids=lambda play: f"{play.seats}-{play.seed}-{play.settings}")
def test_every_card_lies_in_one_place_and_the_row_has_no_gaps(play: Play) -> None:
    for state in play.states():
        assert isinstance(state, Oriflamme)
        things: list[int] = []
        for at in range(CARDS):
            thing = int(state.top(at))
            assert (thing == NONE) == (at >= state.length()), "the row has no gaps"
            while thing != NONE:
                things.append(thing)
                thing = int(state.below(thing))
        assert len(set(things)) == len(things)
        for seat in range(state.seats):
            for role in range(ROLES):
                card = int(card_of(seat, role))
                ready = role == TWIN and state.has_twin_ready(seat)
                shown = [card in things, state.lies_in_pile(card), ready]
                assert sum(shown) == state.secrets[seat].has(role, OPEN), (
                    "face up it lies in the row, on the pile or ready"
                )
            backs = sum(state.secrets[seat].count(SLOT + r) for r in range(ROUNDS))
            lying = sum(1 for thing in things if not is_open(thing) and owner_of(thing) == seat)
            assert backs - lying in (0, 1), "one card may be on its way from the hand"
        tokens = [thing for thing in range(THINGS) if state.tokens(thing)]
        assert all(thing in things or is_role(thing, PLAN) for thing in tokens), "only Plan keeps tokens off the row"
        bribers = [int(state.briber(card)) for card in range(CARDS) if state.briber(card) != NONE]
        assert len(set(bribers)) == len(bribers), "everybody has one bribe token"


@rule("ORI-R8", "ORI-R9", "ORI-R29", "ORI-B38")
@pytest.mark.parametrize("play", WAYS, ids=lambda play: f"{play.seats}-{play.seed}-{play.settings}")
def test_no_chain_runs_without_end_and_every_round_takes_one_card_from_each_hand(play: Play) -> None:
    """Between two placements no more answers are given than cards and tokens can account for."""
    answers = most = 0
    for state in play.states():
        question = state.question()
        kind = None if question is None else GAME.kinds[question.kind]
        answers = 0 if kind in ("place", "where", "lay-aside", "direction", "starter") else answers + 1
        most = max(most, answers)
    assert most <= 100
    assert state.outcome is not None
    for seat in range(play.seats):
        assert state.secrets[seat].count(0) == 1, "the seventh card is not played"


# Symmetry.


def play_on(state: State, first: int, seed: int) -> list[int]:
    """Lay the same cards aside for the starter and those after it; play at random."""
    while (question := state.question()) is not None and question.actor == CHANCE:
        if question.kind == LAY_ASIDE:
            turn = (question.about - first) % state.seats
            state.apply(question.options[(turn * 5 + len(question.options)) % len(question.options)])
        else:
            state.apply(question.options[0] if question.kind == WHICH_DIRECTION else question.options[first])
    playout(state, Rng(seed), GAME.longest)
    assert state.outcome is not None
    return [state.outcome.scores[(first + i) % state.seats] for i in range(state.seats)]


@rule("ORI-R6")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_the_game_is_the_same_whichever_seat_starts(seats: int, seed: int) -> None:
    scores = [play_on(GAME.new(seats, {"starting_seat": str(first)}), first, seed) for first in range(seats)]
    assert all(each == scores[0] for each in scores)


@rule("ORI-R7")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_the_game_is_the_same_in_both_directions(seats: int, seed: int) -> None:
    settings = {"starting_seat": "0"}
    scores = [play_on(GAME.new(seats, {**settings, "direction": way}), 0, seed) for way in ("right", "left")]
    assert scores[0] == scores[1]


@rule("ORI-R6", "ORI-R7")
def test_chance_decides_direction_and_first_player_unless_the_table_does() -> None:
    state = GAME.new(4)
    question = state.question()
    assert question is not None
    assert [GAME.write(option) for option in question.options] == ["right", "left"]
    assert (question.actor, question.about, question.weights) == (CHANCE, -1, [1, 1])
    state.apply(question.options[1])
    question = state.question()
    assert question is not None
    assert ([GAME.write(option) for option in question.options], question.weights) == (
        ["s0", "s1", "s2", "s3"],
        [1] * 4,
    )
    state.apply(question.options[2])
    assert "direction: left\nfirst: 2\n" in GAME.write_position(state)
    fixed = GAME.new(5, {"direction": "right", "starting_seat": "4"}).question()
    assert fixed is not None
    assert GAME.kinds[fixed.kind] == "lay-aside"
