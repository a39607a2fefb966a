"""Scenes: the things on a game's table, and where its options are.

A game's `scene.py` has one object SCENE of a subclass of `GameScene`. All methods get a view (a redacted state), so
that no drawing can show more than its viewer may know. Things have keys, and the places of an option are such keys: a
client lights these things up and needs no rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from meadhall.core.registry import beside

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State


class Scene(msgspec.Struct, tag_field="game"):
    """The table of a game as one viewer may know it."""


class GameScene:
    """Makes the scenes of a game."""

    table: type[Scene]
    """The type of its scenes."""

    def scene(self, view: State) -> Scene:
        """Return the scene of a view."""
        raise NotImplementedError("a game's SCENE returns its scene")

    def places(self, view: State, question: Question, option: int) -> list[str]:
        """Return the keys of the things an option belongs to, none for an option such as passing."""
        raise NotImplementedError("a game's SCENE returns the places of its options")


def scene_of(game: Game) -> GameScene | None:
    """Return the SCENE of a game, None if it has none."""
    return beside(game, "scene", GameScene)
