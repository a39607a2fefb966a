"""What every scene has to keep: it shows what its viewer may know and no more, and options lie at its things."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.presentation import GameScene, Scene, scene_of
from meadhall.testing import plays, scenes
from meadhall.testing.scenes import SCENE_CHECKS, a_scene_bears_the_key_of_its_game
from tests.core.toy import TollgateGame

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.state import State
    from meadhall.testing.conformance import Check

DRAWN = [game for game in map(registry.game, registry.names()) if scene_of(game)]


@pytest.mark.parametrize("check", SCENE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.key)
def test_every_scene_keeps_its_promises(game: Game, check: Check) -> None:
    for play in plays(game):
        check(play)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.key)
def test_the_worlds_that_look_alike_are_other_worlds(game: Game) -> None:
    play, rng = next(plays(game)), Rng(1)
    assert sum(state.redact(0).resample(rng).key() != state.key() for state in play.states()) > 20


def test_a_game_without_looks_has_no_scene() -> None:
    assert scene_of(TollgateGame()) is None


class Untagged(Scene):
    """The table of a game whose author has forgotten the tag: it bears the name of the class."""


class UntaggedScene(GameScene):
    """Draws such a table."""

    table = Untagged

    def scene(self, view: State) -> Untagged:
        return Untagged()


def test_a_scene_without_the_key_of_its_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "looks_of", lambda _: UntaggedScene())
    play = next(plays(registry.game("keltis")))
    with pytest.raises(AssertionError, match=r"'Untagged': write class Untagged\(Scene, tag=\"keltis\"\)"):
        a_scene_bears_the_key_of_its_game(play)
