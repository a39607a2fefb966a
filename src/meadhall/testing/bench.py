"""The bench: the speed of rules and search, native and interpreted, beside two games of OpenSpiel in the same run.

A decision is a question to a seat with at least two options; a world is one iteration of a search, with the judgement
and the horizon that hard bots use. Machines differ, so compare ratios within one run.
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
from meadhall.bots import Budget, GreedyBot, SearchBot
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
SEARCHED_PEER = "gin_rummy"
"""Hearts cannot be searched there: it cannot draw worlds that agree with what a player knows."""
ROUNDS = 5
"""Every figure is the best of this many rounds."""
POSITIONS = 16
PLAYED = ("decisions_per_s", "games_per_s")
SEARCHED = ("worlds_per_s", "searches_per_s")
SEARCH_WORLDS = 200
"""The number of worlds of one search, ours and the peer's alike."""
EVERY = 5
"""One decision in this many is searched."""


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
    """Return the rows of the running build."""
    return run([race for key in keys for race in races_of(registry.game(key))], seconds, lambda _: None)


def interpreted_rows(keys: list[str], seconds: float) -> list[Row]:
    """Return the rows of the interpreted build, measured by the same code in a new process."""
    command = [sys.executable, "-m", "meadhall", "bench", *keys, "--this-build", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, _build.VARIABLE: "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: list[Row] = json.loads(done.stdout)
    return found


class Race:
    """One row of the bench: its name, the loop that is timed, and single operations."""

    def __init__(self, row: Row, loop: Loop, verbs: Callable[[], Row] = dict, figures: Sequence[str] = PLAYED) -> None:
        """Name the row; the loop runs for some seconds and returns two counts and the time it took."""
        self.row = row
        self.loop = loop
        self.verbs = verbs
        self.figures = figures
        self.best = (0.0, 0.0)

    def lap(self, seconds: float) -> None:
        """Run the loop once and keep the better rates."""
        one, other, took = self.loop(seconds)
        self.best = max(self.best, (one / took, other / took))

    def result(self) -> Row:
        """Return the row with its figures."""
        figures = {name: round(best, 1) for name, best in zip(self.figures, self.best, strict=True)}
        return {**self.row, **figures, **self.verbs()}


def run(races: list[Race], seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """Time all races in turn, so that a busy moment of the machine does not hit only one of them."""
    for n in range(ROUNDS):
        for race in races:
            tell(f"round {n + 1} of {ROUNDS}: {' '.join(str(value) for value in race.row.values())}")
            race.lap(seconds / ROUNDS)
    return [race.result() for race in races]


def races_of(game: Game) -> Iterator[Race]:
    """Yield the rows of one game on the running build."""
    for seats, settings in game.modes():
        row: Row = {"game": game.key, "seats": seats, "build": _build.build_of(registry.package_of(game))}
        if settings:
            row["mode"] = " ".join(settings)
        start = partial(game.new, seats, settings)
        verbs = partial(verb_times, start)
        if meadhall.BUILD == "native":
            yield Race({**row, "loop": "native"}, partial(core_loop, start, game.longest), verbs)
        yield Race({**row, "loop": "python"}, partial(python_loop, start), verbs)
        yield Race({**row, "loop": "search"}, partial(search_loop, game, start), figures=SEARCHED)


def races_of_peer(peer: str) -> Iterator[Race]:
    """Yield the row of a game of OpenSpiel, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return
    game = pyspiel.load_game(peer)
    yield Race({"peer": "open_spiel", "game": peer}, partial(peer_loop, game))
    if peer == SEARCHED_PEER:
        row: Row = {"peer": "open_spiel", "game": peer, "loop": "search"}
        yield Race(row, partial(peer_search_loop, game), figures=SEARCHED)


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
    """Play full games, with chance and forced answers asked, calling question and apply from here."""
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


def search_loop(game: Game, new: Callable[[], State], seconds: float) -> tuple[int, int, float]:
    """Search positions of greedy games, a new tree for each."""
    rng = Rng(3)
    greedy = GreedyBot(game, rng)
    worlds = searches = 0
    spent = 0.0
    while True:
        state = new()
        while (question := state.question()) is not None:
            if question.actor == CHANCE or len(question.options) == 1:
                state.apply(choose(question, rng))
                continue
            seen = state.redact(question.actor)
            if rng.below(EVERY) == 0:
                begin = perf_counter()
                left = max(1, int((seconds - spent) * 1000))
                worlds += sum(hint.worlds for hint in SearchBot(game, rng).think(seen, Budget(SEARCH_WORLDS, left)))
                spent += perf_counter() - begin
                searches += 1
                if spent >= seconds:
                    return worlds, searches, spent
            state.apply(greedy.choose(seen, question, Budget()))


def peer_search_loop(game: pyspiel.Game, seconds: float) -> tuple[int, int, float]:
    """Search positions of random games of OpenSpiel with its own information-set search and random rollouts."""
    import pyspiel

    random = Random(3)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    worlds = searches = 0
    spent = 0.0
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            if len(actions) > 1 and random.randrange(EVERY) == 0:
                bot = pyspiel.ISMCTSBot(3, evaluator, 2.0, SEARCH_WORLDS, -1, policy, False, True)
                begin = perf_counter()
                bot.step(state)
                spent += perf_counter() - begin
                worlds += SEARCH_WORLDS
                searches += 1
                if spent >= seconds:
                    return worlds, searches, spent
            state.apply_action(actions[int(random.random() * len(actions))])


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
    """Return the mean microseconds of a call, in the best round."""
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
