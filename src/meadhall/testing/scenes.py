"""Conformance of scenes, checked in random games; for games that have one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.presentation import scene_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.core.game import Game
    from meadhall.presentation import GameScene
    from meadhall.testing.plays import Play
    from meadhall.testing.scenario import Scenario


def looks_of(game: Game) -> GameScene:
    """Return the SCENE of a game that has one."""
    looks = scene_of(game)
    assert looks is not None, f"{game.key} has no scene"
    return looks


def at(t: Scenario, word: str, seat: int | None = None) -> list[str]:
    """Return the keys of an answer's things in the view of a seat: this one, or the first that is asked."""
    asked = t.asks()[0] if seat is None else seat
    view = t.state.redact(asked)
    question = view.question()
    assert question is not None, f"nobody is asked\n{t}"
    return looks_of(t.game).places(view, question, t.game.read(word))


def keys_in(drawn: Any) -> list[str]:
    """Return the keys of all things of a scene."""
    found: list[str] = []
    left = [drawn]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            if key := each.get("key"):
                found.append(key)
            left += [value for value in each.values() if isinstance(value, (dict, list))]
        elif isinstance(each, list):
            left += [value for value in each if isinstance(value, (dict, list))]
    return found


def equal_views_give_equal_scenes(play: Play) -> None:
    """A world that a viewer cannot tell from the truth looks the same."""
    looks = looks_of(play.game)
    for state in play.some(4):
        for viewer in play.viewers():
            view = state.redact(viewer)
            other = view.resample(play.rng).redact(viewer)
            drawn = msgspec.json.encode(looks.scene(view))
            assert drawn == msgspec.json.encode(looks.scene(other)), play.show(state)


def options_lie_at_things_that_are_drawn(play: Play) -> None:
    """The keys of an option are in the scene of the seat that is asked, and no other option has the same ones."""
    looks = looks_of(play.game)
    for state in play.states():
        for question in state.open_questions():
            if question.actor < 0:
                continue
            view = state.redact(question.actor)
            drawn = set(keys_in(msgspec.to_builtins(looks.scene(view))))
            refused = [option for option, _ in view.refusals(question.actor)]
            for option in [*question.options, *refused]:
                strange = set(looks.places(view, question, option)) - drawn
                assert not strange, f"{play.game.write(option)}: {strange}\n{play.show(state)}"
            places = [frozenset(looks.places(view, question, option)) for option in question.options]
            assert max(Counter(filter(None, places)).values(), default=1) == 1, play.show(state)


def a_key_means_one_thing(play: Play) -> None:
    """No two things have the same key, except equal cards of a hand, where it does not matter which one is played."""
    looks = looks_of(play.game)
    for state in play.some(4):
        for viewer in play.viewers():
            counts = Counter(keys_in(msgspec.to_builtins(looks.scene(state.redact(viewer)))))
            twice = [key for key, n in counts.items() if n > 1 and not key.startswith("hand:")]
            assert not twice, f"{twice}\n{play.show(state)}"


def a_scene_bears_the_key_of_its_game(play: Play) -> None:
    """The tag of the struct is the game's key: a client draws no scene that bears another one."""
    scene, key = looks_of(play.game).scene(play.fresh().redact(0)), play.game.key
    tag = msgspec.to_builtins(scene).get("game")
    assert tag == key, f'the scene is tagged {tag!r}: write class {type(scene).__name__}(Scene, tag="{key}")'


SCENE_CHECKS: list[Callable[[Play], None]] = [
    equal_views_give_equal_scenes,
    options_lie_at_things_that_are_drawn,
    a_key_means_one_thing,
    a_scene_bears_the_key_of_its_game,
]
