"""Perft: the number of sequences of answers to a depth, chance enumerated; a cheap alarm for changed rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.core.state import State


def perft(state: State, depth: int) -> int:
    """Return the number of different answer sequences of this length (shorter ones that end the game count too)."""
    question = state.question()
    if depth == 0 or question is None:
        return 1
    total = 0
    for option in question.options:
        child = state.copy()
        child.apply(option)
        total += perft(child, depth - 1)
    return total
