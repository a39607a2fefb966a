"""Perft tables and symmetry of Keltis; the rest is in tests/games/test_every_game.py."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import State, playout
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.rules.box import TILE_COUNT
from meadhall.games.keltis.rules.components import DEAL, KINDS, tile_letter
from meadhall.testing import perft, rule
from tests.games.keltis.table import keltis, tiles

CHAIN = tiles(R2="C", R3="2", Y1="C", P4="W", G1="C", B9="C")
# Every count was computed by hand. The first row: eight unlike cards are 16 plays; 8 lays ask small or large and 8
# discards leave only the pile, 16 + 8; then 16 draws from the pile and 8 cards drawn of 55 kinds each, 16 + 440.
PERFT = [
    (keltis(2), [1, 16, 24, 456]),
    (keltis(3, piles="R 3 5 / Y 7"), [1, 16, 36, 680]),
    (keltis(2, figures_0="R1 Y4L", column_0="R 3 / Y 5 7", tiles=CHAIN, hand_0="R3 R4 Y6 G5"), [1, 7, 17, 234]),
    (
        keltis(4, figures_0="B8 R2", column_0="B 5 4 / R 1", tiles=CHAIN, hand_0="B3 R2", clover_opens_path="no"),
        [1, 4, 5, 158],
    ),
]


@pytest.mark.parametrize("row", range(len(PERFT)))
def test_the_number_of_answer_sequences_is_as_counted(row: int) -> None:
    scenario, counts = PERFT[row]
    assert [perft(scenario.state, depth) for depth in range(len(counts))] == counts


@rule("KEL-R2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_is_the_same_whichever_seat_starts(seats: int) -> None:
    """Two runs that differ only in who starts, with the same answers, give the same scores, turned round."""
    scores = []
    for first in range(seats):
        state = GAME.new(seats, {"starting_seat": str(first)})
        deal_in_turn(state, first)
        playout(state, Rng(77), GAME.longest)
        assert state.outcome is not None
        scores.append([state.outcome.scores[(first + i) % seats] for i in range(seats)])
    assert all(each == scores[0] for each in scores)


def deal_in_turn(state: State, first: int) -> None:
    """Lay the tiles in a fixed order; deal the starter and those after it the same hands, independent of who starts."""
    for tile, count in enumerate(TILE_COUNT):
        for _ in range(count):
            state.apply(tile_letter(tile))
    while (question := state.question()) is not None and question.kind == DEAL:
        turn = (question.about - first) % state.seats
        held = state.secrets[0].count(2 + question.about)
        state.apply((turn * 8 + held) * 7 % KINDS)
