"""The games that are played here, with their rules versions, seats and settings."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.hall import wire
from meadhall.presentation import lesson_of, scene_of, text_of

if TYPE_CHECKING:
    from meadhall.core.game import Game


@cache
def game_keys() -> list[str]:
    """Return the keys of the games that are played here."""
    return registry.names()


@cache
def versions() -> dict[str, tuple[int, int]]:
    """Return the oldest and the newest rules version of each game that can be loaded."""
    found = {}
    for key in game_keys():
        with suppress(Exception):  # a broken game must not stop the others
            game = registry.game(key)
            found[key] = game.oldest, game.version
    return found


def game_info(game: Game) -> wire.GameInfo:
    """Return what a guest needs to know to set up a game."""
    text = text_of(game)
    settings = [
        wire.SettingInfo(
            key=each.key,
            values=each.values,
            clause=each.clause,
            default=each.default,
            says=[text.setting(each.key, value).to_dict() for value in each.values],
        )
        for each in game.settings
    ]
    return wire.GameInfo(
        key=game.key,
        title=game.title,
        rules=game.version,
        seats=game.seats,
        settings=settings,
        says=text.title().to_dict(),
        moments=[moment.to_dict() for moment in text.moments()],
        has_scene=scene_of(game) is not None,
        has_lesson=lesson_of(game) is not None,
    )
