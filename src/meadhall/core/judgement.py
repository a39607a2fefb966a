"""Judgement: what an answer looks worth to a sensible player, and how the seats stand in the middle of a game.

A game brings its own as `JUDGEMENT` in the module `judgement` beside its `game`. The greedy bot follows it; the search
bot lets it guide where to look first, how imagined games go on, and what an unfinished one is worth.
"""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from meadhall.core.question import Question
from meadhall.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """Sees every answer as equally good and every seat as equally well off: what is said of a game without one.

    Answers are weighed in a redacted state, or in a world that a search imagines. In both, only what the seat may know
    may be looked at: the numbers that are public and the cards in its own places. Seats are compared in imagined worlds
    only, in which all cards lie open.
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
        """Say how this game is searched; what suits it is found by trying."""
        self.worlds = worlds
        """How many games a hard bot imagines for one decision: less than a tenth of a second's work."""
        self.horizon = horizon
        """How many decisions of an imagined game are played before it is judged by `standing`."""
        self.boldness = boldness
        """How much a search looks at answers that the judgement likes and that were tried little."""
        self.caution = caution
        """How much must speak against the answer that the judgement likes best before another one is given."""
        self.sharpness = sharpness
        """How closely players who are imagined follow the judgement: 1 as `weigh` says, more the more."""
        self.leeway = leeway
        """Answers within so many hundredths of the best chance are as good: for games in which one bluffs."""

    def worlds_for(self, seats: int) -> int:
        """Return how many games a hard bot imagines with so many seats."""
        return self.worlds

    def horizon_for(self, seats: int) -> int:
        """Return how many decisions of an imagined game are played with so many seats."""
        return self.horizon

    def weigh(self, s: S, question: Question) -> list[int]:
        """Return what each option is worth to the seat asked: hundredths, and only differences count.

        An option that is 100 worse than another is taken a third as often by players who are imagined.
        """
        return [0] * len(question.options)

    def standing(self, s: S) -> list[int]:
        """Return how each seat stands, in hundredths: a seat that is 100 ahead wins about three times as often."""
        return [0] * s.seats
