"""What every scene is held to: it shows what its viewer may know and no more, and options lie at its things."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.scene import scene_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.core.game import Game
    from meadhall.core.state import State
    from meadhall.scene import GameScene

LOOKS = [(registry.game(key), looks) for key in registry.names() if (looks := scene_of(registry.game(key)))]
TABLES = [(game, looks, mode) for game, looks in LOOKS for mode in range(len(game.modes()))]
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "looks", "mode"), TABLES, ids=[f"{game.key}-{mode}" for game, _, mode in TABLES]
)


def states(game: Game, mode: int, seed: int) -> Iterator[State]:
    """Play a random game and show every state of it."""
    state, rng = game.new(*game.modes()[mode]), Rng(seed)
    yield state
    while (question := state.question()) is not None:
        state.apply(choose(question, rng))
        yield state


def keys_in(drawn: Any) -> list[str]:
    """Return the keys of all things of a scene."""
    if isinstance(drawn, list):
        return [key for each in drawn for key in keys_in(each)]
    if not isinstance(drawn, dict):
        return []
    own: list[str] = drawn.get("ends", []) + ([drawn["key"]] if drawn.get("key") else [])
    return own + [key for each in drawn.values() for key in keys_in(each)]


@EVERY_TABLE
def test_equal_views_give_equal_scenes(game: Game, looks: GameScene, mode: int) -> None:
    rng, others = Rng(mode), 0
    for state in states(game, mode, 7):
        for viewer in range(state.seats + 1):
            view = state.redact(viewer)
            world = view.resample(rng)
            others += world.key() != state.key()
            assert msgspec.json.encode(looks.scene(view)) == msgspec.json.encode(looks.scene(world.redact(viewer)))
    assert others > 100, "the worlds were other worlds"


@EVERY_TABLE
def test_every_option_lies_at_things_that_are_drawn(game: Game, looks: GameScene, mode: int) -> None:
    asked = 0
    for state in states(game, mode, 8):
        question = state.question()
        if question is None or question.actor < 0:
            continue
        view = state.redact(question.actor)
        drawn = set(keys_in(msgspec.to_builtins(looks.scene(view))))
        for option in [*question.options, *[option for option, _ in view.refusals(question.actor)]]:
            asked += 1
            assert set(looks.places(view, question, option)) <= drawn, game.write(option)
        at = [tuple(looks.places(view, question, option)) for option in question.options]
        assert len({each for each in at if each}) == len([each for each in at if each]), "all keys together tell one"
    assert asked > 50


@EVERY_TABLE
def test_a_key_means_one_thing(game: Game, looks: GameScene, mode: int) -> None:
    for state in states(game, mode, 9):
        for viewer in range(state.seats + 1):
            counts = Counter(keys_in(msgspec.to_builtins(looks.scene(state.redact(viewer)))))
            twice = [key for key, n in counts.items() if n > (2 if key.startswith("hand:") else 1)]
            assert not twice


def test_a_game_without_looks_has_no_scene() -> None:
    assert scene_of(registry.game("inis")) is None
