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
from typing import TYPE_CHECKING

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
    Loop = Callable[[float], tuple[int, int, float]]

PEERS = ("gin_rummy", "hearts")
ROUNDS = 5
"""Every figure is the best of so many rounds."""
POSITIONS = 16


def rows(keys: list[str], seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """Return all rows: this build, the interpreted one in a process of its own, and the peers if they are installed."""
    races = [race for key in keys for race in races_of(registry.game(key))]
    peers = [race for peer in PEERS for race in races_of_peer(peer)]
    found = run(races + peers, seconds, tell)
    if meadhall.BUILD == "native":
        tell("the interpreted build")
        found[len(races) : len(races)] = interpreted_rows(keys, seconds)
    return found


def this_build_rows(keys: list[str], seconds: float) -> list[Row]:
    """Return the rows of the build that runs now, alone."""
    return run([race for key in keys for race in races_of(registry.game(key))], seconds, lambda _: None)


def interpreted_rows(keys: list[str], seconds: float) -> list[Row]:
    """Return the rows of the interpreted build, measured by the same code in a new process."""
    command = [sys.executable, "-m", "meadhall", "bench", *keys, "--this-build", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, _build.VARIABLE: "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: list[Row] = json.loads(done.stdout)
    return found


class Race:
    """One row of the bench: what it is, the loop that is timed, and the verbs that are."""

    def __init__(self, row: Row, loop: Loop, verbs: Callable[[], Row] = dict) -> None:
        """Name the row; the loop plays for some seconds and returns decisions, games and the time it took."""
        self.row = row
        self.loop = loop
        self.verbs = verbs
        self.best = (0.0, 0.0)

    def lap(self, seconds: float) -> None:
        """Run the loop once and keep the better rates."""
        decisions, games, took = self.loop(seconds)
        self.best = max(self.best, (decisions / took, games / took))

    def result(self) -> Row:
        """Return the row with its figures."""
        decisions_per_s, games_per_s = self.best
        figures = {"decisions_per_s": round(decisions_per_s), "games_per_s": round(games_per_s, 1)}
        return {**self.row, **figures, **self.verbs()}


def run(races: list[Race], seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """Time all races by turns, so that a busy moment of the machine does not strike one of them alone."""
    for n in range(ROUNDS):
        for race in races:
            tell(f"round {n + 1} of {ROUNDS}: {' '.join(str(value) for value in race.row.values())}")
            race.lap(seconds / ROUNDS)
    return [race.result() for race in races]


def races_of(game: Game) -> Iterator[Race]:
    """Yield the rows of one game in the build that runs now."""
    for seats, settings in game.modes():
        row: Row = {"game": game.key, "seats": seats, "build": meadhall.BUILD}
        if settings:
            row["mode"] = " ".join(settings)
        start = partial(game.new, seats, settings)
        verbs = partial(verb_times, start)
        if meadhall.BUILD == "native":
            yield Race({**row, "loop": "native"}, partial(core_loop, start, game.longest), verbs)
        yield Race({**row, "loop": "python"}, partial(python_loop, start), verbs)


def races_of_peer(peer: str) -> Iterator[Race]:
    """Yield the row of a game of OpenSpiel, if that is installed."""
    try:
        import pyspiel
    except ImportError:
        return
    yield Race({"peer": "open_spiel", "game": peer}, partial(peer_loop, pyspiel.load_game(peer)))


def core_loop(new: Callable[[], State], longest: int, seconds: float) -> tuple[int, int, float]:
    """Play brisk games, as a search does, with the loop inside the core."""
    rng = Rng(1)
    start = new()
    decisions = games = 0
    begin = perf_counter()
    while (took := perf_counter() - begin) < seconds:
        decisions += playout(start.brisk(rng), rng, longest)
        games += 1
    return decisions, games, took


def python_loop(new: Callable[[], State], seconds: float) -> tuple[int, int, float]:
    """Play honest games, chance and forced answers asked, with question and apply called from here."""
    random = Random(1)
    start = new()
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


def verb_times(new: Callable[[], State]) -> Row:
    """Return microseconds per copy, redact and resample, over positions of a random game."""
    rng = Rng(2)
    state = new()
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


def peer_loop(game: pyspiel.Game, seconds: float) -> tuple[int, int, float]:
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
