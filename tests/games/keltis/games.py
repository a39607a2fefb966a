"""The recorded games of Keltis: one per number of seats and ending, both readings of KEL-A2 among them."""

from __future__ import annotations

from meadhall.core.question import Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.rules.components import (
    CLOVER_MOVE,
    DRAW,
    MOVE_ANOTHER,
    PASS,
    PILE,
    PLAY,
    VALUES,
    card_in,
    colour_of,
    is_lay,
    path_in,
    value_of,
)
from meadhall.games.keltis.rules.state import Keltis
from tests.games.recorded import Recorded, write_all


def eager(state: State, question: Question, rng: Rng) -> int:
    """Play like a person in a hurry: lay the card that wastes least, move the figure that is furthest ahead."""
    assert isinstance(state, Keltis)
    if question.kind == PLAY:
        lays = [option for option in question.options if is_lay(option)]
        waste = sorted((wasted(state, question.actor, card_in(option)), option) for option in lays)
        return waste[0][1] if waste and waste[0][0] <= 2 else choose(question, rng)
    if question.kind == DRAW:
        return PILE
    if question.kind in (MOVE_ANOTHER, CLOVER_MOVE):
        steps = [option for option in question.options if option != PASS]
        return max(steps, key=lambda option: (state.row(question.actor, path_in(option)), option), default=PASS)
    return choose(question, rng)


def wasted(state: Keltis, seat: int, card: int) -> int:
    """Return how many values a card skips in its column."""
    value, top, trend = value_of(card), state.top(seat, colour_of(card)), state.trend(seat, colour_of(card))
    if top < 0:
        return min(value, VALUES - 1 - value)
    skipped = max(value - top, top - value)
    return skipped if trend else min(skipped, 2)


RECORDED = [
    Recorded(GAME, 2, 4, "five-in-goal", policy=eager),
    Recorded(GAME, 3, 4, "five-in-goal", policy=eager),
    Recorded(GAME, 4, 8, "five-in-goal", policy=eager),
    Recorded(GAME, 2, 261, "pile-empty", {"clover_opens_path": "no", "starting_seat": "1"}),
    Recorded(GAME, 3, 56, "pile-empty", {"clover_opens_path": "no", "starting_seat": "2"}),
    Recorded(GAME, 4, 224, "pile-empty", {"clover_opens_path": "no", "starting_seat": "3"}),
]

if __name__ == "__main__":
    write_all(RECORDED)
