"""The recorded games of Inis: both endings for every number of seats, and ties in which nobody wins."""

from __future__ import annotations

from meadhall.core.question import Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.inis.game import GAME
from meadhall.games.inis.rules.components import PRETENDER
from tests.games.recorded import Recorded, write_all

TIE = "tie-without-winner"


def ambitious(state: State, question: Question, rng: Rng) -> int:
    """Answer at random, but take a Pretender token whenever there is one to be had."""
    return PRETENDER if PRETENDER in question.options else choose(question, rng)


RECORDED = [
    Recorded(GAME, 2, 12, "most-conditions", policy=ambitious),
    Recorded(GAME, 2, 323, "brenn", policy=ambitious),
    Recorded(GAME, 3, 109, "most-conditions", policy=ambitious),
    Recorded(GAME, 3, 125, "brenn", policy=ambitious),
    Recorded(GAME, 3, 483, "most-conditions", policy=ambitious, called=TIE),
    Recorded(GAME, 4, 1402, "most-conditions", policy=ambitious),
    Recorded(GAME, 4, 708, "brenn", policy=ambitious),
    Recorded(GAME, 4, 46989, "most-conditions", policy=ambitious, called=TIE),
]

if __name__ == "__main__":
    write_all(RECORDED)
