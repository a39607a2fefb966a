"""The games there are: found by the entry points `meadhall.games` of all installed packages, or registered by hand."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from meadhall.core.game import Game

GROUP: Final = "meadhall.games"
REGISTERED: Final[dict[str, Game]] = {}
ANNOUNCED: Final[dict[str, EntryPoint]] = {}
"""By all installed packages; looked up once, for that takes longer than setting up a game."""


class UnknownGame(ValueError):
    """No game has this key."""


def register(game: Game) -> Game:
    """Make a game known under its key; for games that no package announces."""
    REGISTERED[game.key] = game
    return game


def announced() -> dict[str, EntryPoint]:
    """Return the games that packages announce, by their keys."""
    if not ANNOUNCED:
        ANNOUNCED.update({entry.name: entry for entry in entry_points(group=GROUP)})
    return ANNOUNCED


def names() -> list[str]:
    """Return the keys of all games, sorted."""
    return sorted({*REGISTERED, *announced()})


def game(key: str) -> Game:
    """Return a game by its key, loading it when it is first asked for."""
    if key not in REGISTERED:
        if key not in announced():
            raise UnknownGame(f"no game is called {key!r}; there are: {', '.join(names())}")
        loaded = announced()[key].load()
        assert isinstance(loaded, Game)
        REGISTERED[key] = loaded
    return REGISTERED[key]
