"""What every game of ours has to pass: its recorded games, conformance, a small soak, brisk states."""

from __future__ import annotations

import pytest

from meadhall.core import registry
from meadhall.core.game import Game
from meadhall.core.judgement import Judgement
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose, playout
from meadhall.testing import CHECKS, plays
from meadhall.testing.conformance import Check
from meadhall.testing.soak import soak, soak_chunk
from tests.games.recorded import Recorded, everything

RECORDED = everything()
GAMES = [registry.game(key) for key in registry.names()]
TABLES = [(game, mode) for game in GAMES for mode in range(len(game.modes()))]


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda each: f"{each.game.key}-{each.path.stem}")
def test_a_recorded_game_plays_as_it_was_recorded(recorded: Recorded) -> None:
    played, before = recorded.play().splitlines(), recorded.text().splitlines()
    assert f"ended: {recorded.ending};" in played[-1]
    assert played == before, "look at the change, then `make golden`"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_ending_is_recorded_for_every_mode(game: Game) -> None:
    recorded = {(each.mode, each.ending) for each in RECORDED if each.game is game}
    assert recorded == {(mode, ending) for mode in range(len(game.modes())) for ending in game.endings}


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_conforms(game: Game, check: Check) -> None:
    for play in plays(game, max(1, 8_000 // game.longest)):
        check(play)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), TABLES, ids=lambda each: getattr(each, "key", None))
def test_hundreds_of_random_games_end_with_all_pieces(game: Game, mode: int) -> None:
    assert soak_chunk(game.key, mode, 1, 200) == (200, [])


@pytest.mark.parametrize(("game", "mode"), TABLES, ids=lambda each: getattr(each, "key", None))
def test_a_brisk_game_settles_chance_itself(game: Game, mode: int) -> None:
    rng = Rng(mode)
    state = game.new(*game.modes()[mode]).brisk(rng)
    question = state.question()
    assert question is not None
    assert question.actor >= 0
    playout(state, rng, game.longest)
    assert state.outcome is not None


@pytest.mark.parametrize(("game", "mode"), TABLES, ids=lambda each: getattr(each, "key", None))
def test_a_sight_is_what_a_viewer_knows(game: Game, mode: int) -> None:
    """States that a viewer cannot tell apart look alike: the true one, the redacted one, any world drawn from it."""
    rng = Rng(mode)
    state = game.new(*game.modes()[mode])
    for at in range(120):
        question = state.question()
        if question is None:
            return
        if at % 10 == 9:
            for viewer in range(state.seats + 1):
                seen = state.redact(viewer)
                assert state.sight(viewer) == seen.sight(viewer) == seen.resample(rng).sight(viewer)
        state.apply(choose(question, rng))


def test_a_game_without_judgement_is_judged_evenly() -> None:
    state = registry.game("keltis").new(3)
    question = state.question()
    assert question is not None
    judgement: Judgement[State] = Judgement()
    assert (judgement.worlds_for(3), judgement.horizon_for(3)) == (judgement.worlds, judgement.horizon)
    assert judgement.weigh(state, question) == [0] * len(question.options)
    assert judgement.evaluate(state) == [0, 0, 0]


def test_a_soak_reports_what_it_played() -> None:
    assert list(soak("keltis", 0, 3, seed=9)) == [(3, [])]
