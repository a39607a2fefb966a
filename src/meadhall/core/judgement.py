"""Judgement: the worth of an answer to a sensible player, and the evaluation of an unfinished game.

A game brings its own as `JUDGEMENT` in the module `judgement` beside its `game`. The greedy bot follows it; the search
bot uses it to choose where to look first, to play imagined games on, and to evaluate unfinished ones.
"""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from meadhall.core.question import Question
from meadhall.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """Rates all answers and all seats equal: the judgement of a game that brings none.

    Answers are weighed in a redacted state or in an imagined world. In both, only what the seat may know may be looked
    at: public numbers and the cards in its own places. Seats are evaluated in imagined worlds only, where all cards are
    open.
    """

    def __init__(
        self,
        worlds: int = 200,
        horizon: int = 1_000_000,
        boldness: float = 1.0,
        caution: float = 0.4,
        sharpness: int = 1,
        leeway: int = 0,
    ) -> None:
        """Set how this game is searched; the values were found by experiment."""
        self.worlds = worlds
        """The number of games a hard bot imagines for one decision: less than a tenth of a second of work."""
        self.horizon = horizon
        """The number of decisions of an imagined game before it is judged by `evaluate`."""
        self.boldness = boldness
        """How strongly a search favours answers that the judgement likes and that were tried little."""
        self.caution = caution
        """How much evidence it takes to prefer another answer to the one the judgement likes best."""
        self.sharpness = sharpness
        """How closely imagined players follow the judgement: 1 as `weigh` says, higher is closer."""
        self.leeway = leeway
        """Answers within this many hundredths of the best chance count as equal: for games with bluffing."""

    def worlds_for(self, seats: int) -> int:
        """Return how many games a hard bot imagines with this number of seats."""
        return self.worlds

    def horizon_for(self, seats: int) -> int:
        """Return how many decisions of an imagined game are played with this number of seats."""
        return self.horizon

    def weigh(self, s: S, question: Question) -> list[int]:
        """Return the worth of each option to the seat that is asked, in hundredths; only differences count.

        Imagined players take an option that is 100 worse than another a third as often.
        """
        return [0] * len(question.options)

    def evaluate(self, s: S) -> list[int]:
        """Return the value of the game for each seat, in hundredths: a lead of 100 wins about three times as often."""
        return [0] * s.seats
