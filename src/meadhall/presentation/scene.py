"""What a game looks like: the things on its table, and at which of them an option lies.

A game's `scene.py` has one object SCENE of a subclass of `GameScene`, and the structs that it draws with. All methods
read what one seat may know (a redacted state), so that no drawing can show more than that. Things have keys, which an
option's places name: whoever draws lights up those things and needs no rule of the game.
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
    """The table of a game, drawn from the eyes of one viewer."""


class GameScene:
    """The looks of a game."""

    table: type[Scene]
    """What it draws."""

    def scene(self, view: State) -> Scene:
        """Return what lies on the table as this viewer may know it."""
        raise NotImplementedError("a game's scene says what lies on its table")

    def places(self, view: State, question: Question, option: int) -> list[str]:
        """Return the keys of the things at which an option lies; nothing if it lies nowhere, as to pass."""
        raise NotImplementedError("a game's scene says where its options lie")


def scene_of(game: Game) -> GameScene | None:
    """Return the looks of a game: its SCENE; None if it has none."""
    return beside(game, "scene", GameScene)
