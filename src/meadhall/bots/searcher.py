"""The bot that thinks ahead: it grows a search tree for as long as it may, then takes what was tried most."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from meadhall.bots.bot import Budget, judgement_of
from meadhall.bots.search import Node, Search
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose

if TYPE_CHECKING:
    from meadhall.core.game import Game

SLACK = 0.9
"""The share of its time that a bot uses, so that it has answered when the time is over."""
ANY_WIDTH = 1_000_000
MOST_WORLDS = 1_000_000
HINT_BUDGET = Budget(ms=500)


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer, the chance to win that goes with it as far as the search saw, and in how many worlds it was tried."""

    option: int
    chance: float
    worlds: int


def hints(game: Game, seen: State, question: Question, budget: Budget = HINT_BUDGET, seed: int = 1) -> list[Hint]:
    """Return the best three answers with the chance to win, from what the seat asked may know."""
    if len(question.options) == 1:
        budget = Budget(worlds=1)
    return SearchBot(game, Rng(seed)).hints(seen, question, budget)


class SearchBot:
    """Searches. The tree is kept from one answer to the next while what comes up was foreseen in it."""

    def __init__(self, game: Game, rng: Rng, width: int = ANY_WIDTH) -> None:
        """Search a game; `width` is how many options of a decision are looked at, the likeliest first."""
        self.game = game
        self.rng = rng
        self.judgement = judgement_of(game)
        self.width = width
        self.search: Search | None = None

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return what was tried most; where one must not be foreseen, any of those that are nearly as good."""
        if len(question.options) == 1:
            return question.options[0]
        node = self.think(seen, budget)
        most = max(node.visits)
        first = node.visits.index(most)
        if self.judgement.leeway == 0:
            return node.options[first]
        means = [node.chance[at] / max(1, node.visits[at]) for at in range(len(node.options))]
        leeway = self.judgement.leeway / 100
        likely = [
            n if n == most or (n * 4 > most and means[first] - mean < leeway) else 0
            for n, mean in zip(node.visits, means, strict=True)
        ]
        return choose(Question(question.kind, CHANCE, node.options, question.about, likely), self.rng)

    def hints(self, seen: State, question: Question, budget: Budget, count: int = 3) -> list[Hint]:
        """Return the best options, the best first."""
        node = self.think(seen, budget)
        tried = sorted(range(len(node.options)), key=lambda at: (-node.visits[at], at))
        return [
            Hint(node.options[at], node.chance[at] / node.visits[at], node.visits[at])
            for at in tried[:count]
            if node.visits[at] > 0
        ]

    def think(self, seen: State, budget: Budget) -> Node:
        """Return the node of the question after growing the tree for as long as the budget allows."""
        if self.search is None:
            sides = [self.game.side(seen, seat) for seat in range(seen.seats)]
            self.search = Search(self.judgement, sides, self.rng)
            self.search.width = self.width
        node = self.search.at(seen)
        worlds = budget.worlds
        if worlds is None:
            worlds = self.judgement.worlds if budget.ms is None else MOST_WORLDS
        left = max(1, worlds - node.total)
        if budget.ms is None:
            self.search.grow(seen, left)
            return node
        end = perf_counter() + budget.ms * SLACK / 1000
        for _ in range(left):
            self.search.grow(seen, 1)
            if perf_counter() >= end:
                break
        return node
