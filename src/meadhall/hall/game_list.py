"""The games that are played here, with their rules versions, seats and settings."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.hall import rooms, wire
from meadhall.presentation import lesson_of, scene_of, text_of

if TYPE_CHECKING:
    from meadhall.core.game import Game

log = logging.getLogger("meadhall.hall")


@cache
def games() -> dict[str, Game]:
    """Return the games that can be loaded with their texts and scenes; a broken one must not stop the others."""
    loaded = {}
    for key in registry.names():
        try:
            game = registry.game(key)
            game_info(game)
        except Exception:
            log.exception("the game %s is not played here: its package is broken", key)
        else:
            loaded[key] = game
    return loaded


def game_keys() -> list[str]:
    """Return the keys of the games that are played here."""
    return list(games())


@cache
def versions() -> dict[str, tuple[int, int]]:
    """Return the oldest and the newest rules version of each game."""
    return {key: (game.oldest, game.version) for key, game in games().items()}


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
    has_scene = scene_of(game) is not None
    return wire.GameInfo(
        key=game.key,
        title=game.title,
        rules=game.version,
        seats=game.seats,
        settings=settings,
        says=text.title().to_dict(),
        moments=[moment.to_dict() for moment in text.moments()],
        has_scene=has_scene,
        has_room=has_scene and rooms.has_room(game),
        has_lesson=lesson_of(game) is not None,
    )
