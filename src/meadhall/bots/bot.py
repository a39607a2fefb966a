"""The protocol of a bot, and the two bots that do not search."""

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


class UnknownBot(ValueError):
    """No bot has this name."""


class BrokenBot(RuntimeError):
    """A bot raised an exception or gave an answer that is not an option."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit for one answer: a number of imagined worlds, of milliseconds, or whichever ends first."""

    worlds: int | None = None
    ms: int | None = None


class Bot(Protocol):
    """Answers for a seat. A class of bots is called with the game and an `Rng`."""

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return an option of the question; `seen` is the redacted state of the seat that is asked."""


class RandomBot:
    """Answers at random, every option equally likely."""

    def __init__(self, game: Game, rng: Rng) -> None:
        """Keep the random numbers."""
        self.rng = rng

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return any option."""
        return choose(question, self.rng)


class GreedyBot:
    """Takes the option that the game's judgement likes best, at random among equals."""

    def __init__(self, game: Game, rng: Rng) -> None:
        """Load the judgement of the game."""
        self.judgement = judgement_of(game)
        self.rng = rng

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return the option with the highest weight."""
        worth = self.judgement.weigh(seen, question)
        best = max(worth)
        good = [option for option, each in zip(question.options, worth, strict=True) if each == best]
        return good[self.rng.below(len(good))]


def judgement_of(game: Game) -> Judgement[State]:
    """Return the judgement of a game: its JUDGEMENT, or else one that rates everything equal."""
    return beside(game, "judgement", Judgement) or Judgement()
