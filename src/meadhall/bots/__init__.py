"""Bots: they are shown what their seat may know, and answer its question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from meadhall.core.state import choose

if TYPE_CHECKING:
    from meadhall.core.question import Question
    from meadhall.core.rng import Rng
    from meadhall.core.state import State


class UnknownBot(ValueError):
    """No bot has this name."""


class Bot(Protocol):
    """Whatever answers for a seat."""

    def choose(self, seen: State, question: Question) -> int:
        """Return an option of the question; `seen` is the redacted state of the seat that is asked."""


class RandomBot:
    """Answers at random, every option equally likely."""

    def __init__(self, rng: Rng) -> None:
        """Draw from this."""
        self.rng = rng

    def choose(self, seen: State, question: Question) -> int:
        """Return any option."""
        return choose(question, self.rng)


BOTS = {"random": RandomBot}


def new_bot(name: str, rng: Rng) -> Bot:
    """Return a bot by its name; raises `UnknownBot`, naming those there are."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](rng)


__all__ = ["BOTS", "Bot", "RandomBot", "UnknownBot", "new_bot"]
