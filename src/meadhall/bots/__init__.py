"""Bots: they see what their seat may know, and answer its question."""

from meadhall.bots.bot import Bot, Budget, GreedyBot, RandomBot, judgement_of
from meadhall.bots.levels import BOTS, LEVELS, PATIENCE, BrokenBot, Player, UnknownBot, new_player
from meadhall.bots.searcher import Hint, SearchBot, hints

__all__ = [
    "BOTS",
    "LEVELS",
    "PATIENCE",
    "Bot",
    "BrokenBot",
    "Budget",
    "GreedyBot",
    "Hint",
    "Player",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "hints",
    "judgement_of",
    "new_player",
]
