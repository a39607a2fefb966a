"""What a bot is, and the two that do not think ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from meadhall.core.judgement import Judgement
from meadhall.core.registry import beside
from meadhall.core.state import State, choose

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one answer: so many worlds imagined, so many milliseconds, or what ends first."""

    worlds: int | None = None
    ms: int | None = None


class Bot(Protocol):
    """Whatever answers for a seat. A class of bots is called with the game and its own random numbers."""

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return an option of the question; `seen` is the redacted state of the seat that is asked."""


class RandomBot:
    """Answers at random, every option equally likely."""

    def __init__(self, game: Game, rng: Rng) -> None:
        """Draw from this."""
        self.rng = rng

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return any option."""
        return choose(question, self.rng)


class GreedyBot:
    """Takes what looks best to the judgement of the game, and any of those that look equally good."""

    def __init__(self, game: Game, rng: Rng) -> None:
        """Judge as the game says; draw from this where it sees no difference."""
        self.judgement = judgement_of(game)
        self.rng = rng

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return the best option at a glance."""
        worth = self.judgement.weigh(seen, question)
        best = max(worth)
        good = [option for option, each in zip(question.options, worth, strict=True) if each == best]
        return good[self.rng.below(len(good))]


def judgement_of(game: Game) -> Judgement[State]:
    """Return the judgement of a game: its JUDGEMENT, else one without an opinion."""
    return beside(game, "judgement", Judgement) or Judgement()
