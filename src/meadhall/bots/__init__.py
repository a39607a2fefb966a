"""Bots: they see what their seat may know, and answer its question."""

from meadhall.bots.bot import Bot, BrokenBot, Budget, GreedyBot, RandomBot, UnknownBot, judgement_of
from meadhall.bots.levels import BOTS, LEVELS, MAX_BOT_MS, SeatedBot, new_seated_bot
from meadhall.bots.searcher import Hint, SearchBot, hints

__all__ = [
    "BOTS",
    "LEVELS",
    "MAX_BOT_MS",
    "Bot",
    "BrokenBot",
    "Budget",
    "GreedyBot",
    "Hint",
    "RandomBot",
    "SearchBot",
    "SeatedBot",
    "UnknownBot",
    "hints",
    "judgement_of",
    "new_seated_bot",
]
