"""The recorded games of Inis: both endings for every number of seats, and ties in which nobody wins."""

from __future__ import annotations

from meadhall.core.question import Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.inis.rules.components import PRETENDER


def ambitious(state: State, question: Question, rng: Rng) -> int:
    """Answer at random, but take a Pretender token whenever there is one to be had."""
    return PRETENDER if PRETENDER in question.options else choose(question, rng)
