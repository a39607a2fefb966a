"""The games there are: found by the entry points `meadhall.games` of all installed packages, or registered by hand."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from meadhall.core.game import Game

GROUP: Final = "meadhall.games"
REGISTERED: Final[dict[str, Game]] = {}


class UnknownGame(ValueError):
    """No game has this key."""


def register(game: Game) -> Game:
    """Make a game known under its key; for games that no package announces."""
    REGISTERED[game.key] = game
    return game


def names() -> list[str]:
    """Return the keys of all games, sorted."""
    return sorted({*REGISTERED, *[entry.name for entry in entry_points(group=GROUP)]})


def game(key: str) -> Game:
    """Return a game by its key, loading it when it is first asked for."""
    if key not in REGISTERED:
        found = [entry for entry in entry_points(group=GROUP) if entry.name == key]
        if not found:
            raise UnknownGame(f"no game is called {key!r}; there are: {', '.join(names())}")
        loaded = found[0].load()
        assert isinstance(loaded, Game)
        REGISTERED[key] = loaded
    return REGISTERED[key]
