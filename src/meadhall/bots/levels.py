"""Bots by name, and the levels of the menu."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from meadhall.bots.bot import Bot, BrokenBot, Budget, GreedyBot, RandomBot, UnknownBot
from meadhall.bots.loading import load_bot
from meadhall.bots.searcher import SearchBot
from meadhall.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State

BOTS: dict[str, Callable[[Game, Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
LEVELS: dict[str, Callable[[Game, Rng], Bot]] = {
    "easy": partial(SearchBot, part=0.05, width=4, caution=0.1),
    "normal": partial(SearchBot, part=0.25, width=8, caution=0.5),
    "hard": partial(SearchBot, part=1.0),
}
"""A level imagines a part of the judgement's number of worlds; the lower levels also try fewer options."""
MAX_BOT_MS = 2000
"""The most milliseconds a person waits for a bot, even on the interpreted build."""
BUDGET = re.compile(r"(?P<bot>.+)@(?P<n>[1-9][0-9]{0,6})(?P<unit>ms)?")


class SeatedBot:
    """A bot at a seat, with its budget."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        """Keep the bot, its name and its budget."""
        self.name = name
        self.bot = bot
        self.budget = budget

    def answer(self, seen: State, question: Question) -> int:
        """Return the bot's answer, or the only option without asking it. Raises `BrokenBot`."""
        options = list(question.options)
        if len(options) == 1:
            return options[0]
        try:
            option = self.bot.choose(seen, question, self.budget)
        except (Exception, SystemExit) as error:  # a custom bot may do anything
            raise BrokenBot(f"{self.name} broke down: {type(error).__name__}: {error}") from error
        if type(option) is not int or option not in options:
            raise BrokenBot(f"{self.name} answered {option!r}; the options were {options}")
        return option


def new_seated_bot(name: str, game: Game, seed: int, ms: int | None = None) -> SeatedBot:
    """Return a player by name; raises `UnknownBot`, naming the choices.

    A name is that of a level or a bot, or `FILE.py:Class` or `module:Class` for a custom bot. A budget may follow, as
    in `search@300` (worlds) or `search@500ms`. A budget in worlds is cut at `ms` milliseconds if that is given.
    """
    bot, budget = name, Budget(ms=ms)
    if found := BUDGET.fullmatch(name):
        n = int(found["n"])
        bot, budget = found["bot"], Budget(ms=n) if found["unit"] else Budget(worlds=n, ms=ms)
    rng = Rng(seed)
    if kind := LEVELS.get(name) or BOTS.get(bot):
        return SeatedBot(name, kind(game, rng), budget)
    source, colon, kind_name = bot.rpartition(":")
    if colon and source and kind_name:
        make = load_bot(source, kind_name)
        try:
            return SeatedBot(name, make(game, rng), budget)
        except (Exception, SystemExit) as error:  # a custom bot may do anything
            raise UnknownBot(f"{name} cannot be made: {type(error).__name__}: {error}") from error
    known = ", ".join([*BOTS, *LEVELS])
    raise UnknownBot(
        f"no bot is called {name!r}; there are: {known}; search@300, search@500ms; FILE.py:Class, module:Class"
    )


def is_custom_bot(name: str) -> bool:
    """Return whether a name means a custom bot: creating it runs foreign code."""
    found = BUDGET.fullmatch(name)
    return name not in LEVELS and (found["bot"] if found else name) not in BOTS
