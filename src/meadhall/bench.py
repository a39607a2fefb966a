"""The bench: how fast the rules run, native and interpreted, beside two games of OpenSpiel in the same run.

A decision is a question to a seat with at least two options. Machines differ, so compare ratios within one run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

import meadhall
from meadhall import _build
from meadhall.core import registry
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose, playout

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pyspiel

    from meadhall.core.game import Game

    Row = dict[str, object]

G = TypeVar("G")
PEERS = ("gin_rummy", "hearts")
ROUNDS = 3
"""Every figure is the best of so many rounds."""
POSITIONS = 16


def rows(keys: list[str], seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """Return all rows: this build, the interpreted one in a process of its own, and the peers if they are installed."""
    found: list[Row] = []
    for key in keys:
        tell(f"{key}, {meadhall.BUILD}")
        found += build_rows(registry.game(key), seconds)
    if meadhall.BUILD == "native":
        tell("interpreted")
        found += interpreted_rows(keys, seconds)
    for peer in PEERS:
        tell(f"OpenSpiel, {peer}")
        found += peer_rows(peer, seconds)
    return found


def interpreted_rows(keys: list[str], seconds: float) -> list[Row]:
    """Return the rows of the interpreted build, measured by the same code in a new process."""
    command = [sys.executable, "-m", "meadhall", "bench", *keys, "--this-build", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, _build.VARIABLE: "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: list[Row] = json.loads(done.stdout)
    return found


def build_rows(game: Game, seconds: float) -> Iterator[Row]:
    """Yield the rows of one game in the build that runs now."""
    for seats in game.seats:
        common: Row = {"game": game.key, "seats": seats, "build": meadhall.BUILD}
        times = verb_times(game, seats)
        if meadhall.BUILD == "native":
            yield {**common, "loop": "native", **best(core_loop, game, seats, seconds), **times}
        yield {**common, "loop": "python", **best(python_loop, game, seats, seconds), **times}


def best(loop: Callable[[G, int, float], tuple[int, int, float]], game: G, seats: int, seconds: float) -> Row:
    """Return decisions and games per second of the best round of a loop."""
    rates = []
    for _ in range(ROUNDS):
        decisions, games, took = loop(game, seats, seconds / ROUNDS)
        rates.append((decisions / took, games / took))
    decisions_per_s, games_per_s = max(rates)
    return {"decisions_per_s": round(decisions_per_s), "games_per_s": round(games_per_s, 1)}


def core_loop(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play brisk games, as a search does, with the loop inside the core."""
    rng = Rng(1)
    start = game.new(seats)
    decisions = games = 0
    begin = perf_counter()
    while (took := perf_counter() - begin) < seconds:
        decisions += playout(start.brisk(rng), rng, game.longest)
        games += 1
    return decisions, games, took


def python_loop(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play honest games, chance and forced answers asked, with question and apply called from here."""
    random = Random(1)
    start = game.new(seats)
    decisions = games = 0
    begin = perf_counter()
    while (took := perf_counter() - begin) < seconds:
        state = start.copy()
        while (question := state.question()) is not None:
            options = question.options
            if question.actor == CHANCE:
                state.apply(random.choices(options, question.weights)[0])
            else:
                decisions += len(options) > 1
                state.apply(options[int(random.random() * len(options))])
        games += 1
    return decisions, games, took


def verb_times(game: Game, seats: int) -> Row:
    """Return microseconds per copy, redact and resample, over positions of a random game."""
    rng = Rng(2)
    state = game.new(seats)
    along: list[State] = []
    while (question := state.question()) is not None:
        if question.actor != CHANCE:
            along.append(state.copy())
        state.apply(choose(question, rng))
    positions = along[:: max(1, len(along) // POSITIONS)]
    views = [position.redact(0) for position in positions]
    return {
        "copy_us": micros([position.copy for position in positions]),
        "redact_us": micros([partial(position.redact, 0) for position in positions]),
        "resample_us": micros([partial(view.resample, rng) for view in views]),
    }


def micros(calls: Sequence[Callable[[], object]]) -> float:
    """Return the microseconds that one call takes on average, in the best round."""
    rounds = []
    for _ in range(ROUNDS):
        n = 0
        begin = perf_counter()
        while (took := perf_counter() - begin) < 0.05:
            for call in calls:
                call()
            n += len(calls)
        rounds.append(took / n)
    return round(min(rounds) * 1e6, 3)


def peer_rows(peer: str, seconds: float) -> Iterator[Row]:
    """Yield the row of a game of OpenSpiel, if that is installed."""
    try:
        import pyspiel
    except ImportError:
        return
    game = pyspiel.load_game(peer)
    yield {"peer": "open_spiel", "game": peer, **best(peer_loop, game, 0, seconds)}


def peer_loop(game: pyspiel.Game, _: int, seconds: float) -> tuple[int, int, float]:
    """Play random games of OpenSpiel through its Python module."""
    random = Random(1)
    decisions = games = 0
    begin = perf_counter()
    while (took := perf_counter() - begin) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                decisions += len(actions) > 1
                state.apply_action(actions[int(random.random() * len(actions))])
        games += 1
    return decisions, games, took
