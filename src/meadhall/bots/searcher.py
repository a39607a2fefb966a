"""The bot that searches: its answers compete in imagined games within the budget, and the best is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.bots.bot import Budget, judgement_of
from meadhall.bots.search import Search
from meadhall.core.rng import Rng

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State

SLACK = 0.9
"""The share of its time that a bot uses, so that it answers before the time is over."""
ANY_WIDTH = 1_000_000
MOST_WORLDS = 1_000_000
HINT_BUDGET = Budget(ms=500)
BEST = 3
"""The number of answers in a hint."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer, its estimated chance to win, and the number of imagined games in which it was tried."""

    option: int
    chance: float
    worlds: int


def hints(game: Game, seen: State, question: Question, budget: Budget = HINT_BUDGET, seed: int = 1) -> list[Hint]:
    """Return the best three answers with their chance to win, from the view of the seat that is asked."""
    found = SearchBot(game, Rng(seed)).think(seen, budget)[:BEST]
    return sorted((hint for hint in found if hint.option in question.options), key=lambda hint: -hint.chance)


class SearchBot:
    """Searches. The tree is kept from one answer to the next as long as the new question is in it."""

    def __init__(self, game: Game, rng: Rng, part: float = 0.0, width: int = ANY_WIDTH, caution: float = 1.0) -> None:
        """Search a game; `part` is the part of the judgement's worlds a level imagines, 0 for what the budget allows.

        `width` is the number of options tried at a decision, the likeliest first. With little caution a bot trusts few
        imagined games.
        """
        self.game = game
        self.rng = rng
        self.judgement = judgement_of(game)
        self.part = part
        self.width = width
        self.caution = caution
        self.search: Search | None = None

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        """Return the best option; with leeway, one of those that are nearly as good."""
        if len(question.options) == 1:
            return question.options[0]
        found = self.think(seen, budget)
        best = found[0]
        leeway = self.judgement.leeway / 100
        if leeway == 0.0:
            return best.option
        good = [hint for hint in found if hint.worlds * 4 > best.worlds and best.chance - hint.chance < leeway]
        left = self.rng.below(sum(hint.worlds for hint in good))
        while left >= good[0].worlds:
            left -= good.pop(0).worlds
        return good[0].option

    def think(self, seen: State, budget: Budget) -> list[Hint]:
        """Return the options that were tried within the budget, the best first."""
        if self.search is None:
            sides = [self.game.side(seen, seat) for seat in range(seen.seats)]
            self.search = Search(self.judgement, sides, self.rng, self.width, self.judgement.caution * self.caution)
        node = self.search.at(seen)
        games = budget.worlds
        if games is None:
            is_timed = budget.ms is not None and self.part == 0.0
            games = MOST_WORLDS if is_timed else round(self.judgement.worlds_for(seen.seats) * (self.part or 1.0))
        seconds = -1.0 if budget.ms is None else max(0, budget.ms) * SLACK / 1000
        order = self.search.race(seen, node, games, seconds)
        return [
            Hint(node.options[at], node.chance[at] / node.visits[at], node.visits[at])
            for at in order
            if node.visits[at] > 0
        ]
