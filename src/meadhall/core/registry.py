"""The known games: found by the entry points `meadhall.games` of all installed packages, or registered by hand.

What else a game brings lies in modules beside its own: TEXT in `text`, SCENE in `scene`, LESSON, JUDGEMENT, TABLE.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final, TypeVar

from meadhall.core.game import Game

GROUP: Final = "meadhall.games"
REGISTERED: Final[dict[str, Game]] = {}
Part = TypeVar("Part")


class UnknownGame(ValueError):
    """No game has this key."""


def register(game: Game) -> Game:
    """Register a game under its key: for games without an entry point."""
    REGISTERED[game.key] = game
    return game


def names() -> list[str]:
    """Return the keys of all games, sorted."""
    return sorted({*REGISTERED, *[entry.name for entry in entry_points(group=GROUP)]})


def own_names() -> list[str]:
    """Return the keys of the games that Meadhall itself brings, sorted: none of other packages."""
    return sorted(entry.name for entry in entry_points(group=GROUP) if entry.value.startswith("meadhall.games."))


def game(key: str) -> Game:
    """Return a game by its key, loading it on first use."""
    if key not in REGISTERED:
        found = [entry for entry in entry_points(group=GROUP) if entry.name == key]
        if not found:
            raise UnknownGame(f"no game is called {key!r}; there are: {', '.join(names())}")
        loaded = found[0].load()
        assert isinstance(loaded, Game)
        REGISTERED[key] = loaded
    return REGISTERED[key]


def package_of(game: Game) -> str:
    """Return the package that a game's own module lies in, '' if it is a module by itself."""
    return type(game).__module__.rpartition(".")[0]


def beside(game: Game, name: str, kind: type[Part]) -> Part | None:
    """Return what a module beside a game's own offers, such as TEXT of `text`; None if there is no such module."""
    package = package_of(game)
    return load(f"{package}.{name}", name.upper(), kind) if package else None


def load(module: str, name: str, kind: type[Part]) -> Part | None:
    """Return a constant of a module; None if there is no such module."""
    if find_spec(module) is None:
        return None
    found = getattr(import_module(module), name)
    assert isinstance(found, kind)
    return found
