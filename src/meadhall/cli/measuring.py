"""The commands that measure: bench, soak, arena."""

from __future__ import annotations

import json
import os
import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import meadhall
from meadhall.arena.command import arena
from meadhall.arena.tournament import plan_of
from meadhall.bots import BOTS, LEVELS
from meadhall.cli.arguments import Commands, add_json, add_settings, path, settings_of
from meadhall.core import registry
from meadhall.core.game import BadSetting, Game, words

BENCHED = {
    "rules": ["build", "loop", "decisions_per_s", "games_per_s", "copy_us", "redact_us", "resample_us"],
    "search": ["build", "worlds_per_s"],
}
"""The tables of the bench and the figures in them."""
MOST_GAMES = 100_000_000
MOST_JOBS = 1_000


def add_bench(commands: Commands) -> None:
    """Add `bench`."""
    parser = commands.add_parser("bench", help="measure how fast the rules and the search run")
    parser.add_argument("keys", nargs="*", metavar="game", help="which games (default: all)")
    add_json(parser)
    parser.add_argument("--seconds", type=seconds, default=3.0, help="for each figure (default: 3)")
    parser.add_argument("--this-build", action="store_true", help="measure neither the other build nor the peers")
    parser.set_defaults(run=run_bench)


def run_bench(keys: list[str], as_json: bool, seconds: float, this_build: bool) -> int:
    """Measure and print."""
    from meadhall.testing import bench  # imports the testing kit: only when needed

    keys = [game.key for game in games_of(keys)]
    if this_build:
        rows = bench.this_build_rows(keys, seconds)
    else:
        with Console(stderr=True).status("measuring") as status:
            rows = bench.rows(keys, seconds, lambda what: status.update(f"measuring {what}"))
        if not any("peer" in row for row in rows):
            print("OpenSpiel is not installed, so there is no yardstick: `make bench` installs it", file=sys.stderr)
    if as_json:
        print(json.dumps(rows, indent=1))
        return 0
    for row in rows:
        row.setdefault("build", row.get("peer", ""))
    for title, figures in BENCHED.items():
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=0, title=f"{title}: {meadhall.ABOUT}")
        table.add_column("game", no_wrap=True)
        for figure in figures:
            name = figure.replace("_per_s", "/s").removesuffix("_us")
            table.add_column(name, justify="left" if name in ("build", "loop") else "right", no_wrap=True)
        for row in rows:
            if (row.get("loop") == "search") == (title == "search"):
                name = f"{row['game']} {row.get('seats', '')} {row.get('mode', '')}".strip()
                table.add_row(name, *[show(row.get(figure, "")) for figure in figures])
        Console().print(table)
    print("copy, redact and resample in microseconds; compare figures of one run only")
    return 0


def seconds(text: str) -> float:
    """Parse a number of seconds within limits."""
    value = float(text)
    if not 0.01 <= value <= 3600:
        raise ArgumentTypeError("from 0.01 to 3600 seconds")
    return value


def show(value: object) -> str:
    """Return a figure as text."""
    if isinstance(value, float):
        return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def games_of(keys: list[str]) -> list[Game]:
    """Return the named games, each once; all if none is named."""
    return [registry.game(key) for key in dict.fromkeys(keys or registry.names())]


def add_soak(commands: Commands) -> None:
    """Add `soak`."""
    parser = commands.add_parser("soak", help="play very many random games and check each")
    parser.add_argument("keys", nargs="*", metavar="game", help="which games (default: all)")
    help_text = "per number of seats and team game (default: 100000)"
    parser.add_argument("--games", type=int, default=100_000, help=help_text)
    parser.add_argument("--seats", type=int, help="only this number of seats")
    add_jobs(parser)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.set_defaults(run=run_soak)


def run_soak(keys: list[str], games: int, seats: int | None, jobs: int, seed: int) -> int:
    """Play many games and report every fault with its seed."""
    from meadhall.testing.soak import soak  # imports the testing kit: only when needed

    chosen = games_of(keys)
    check_games(games)
    check_jobs(jobs)
    tables = [(game, mode) for game in chosen for mode, (n, _) in enumerate(game.modes()) if seats in (None, n)]
    if not tables:
        known = ", ".join(f"{game.title} with {words(game.seats)}" for game in chosen)
        raise BadSetting(f"--seats: {known} seats, not {seats}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # ends the workers too
    bars = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    faults: dict[str, list[str]] = {game.key: [] for game, _ in tables}
    played = dict.fromkeys(faults, 0)
    console = Console(stderr=True)
    with Progress(*bars, console=console, disable=not console.is_terminal) as progress:
        tasks = [progress.add_task(in_mode(game, mode), total=games) for game, mode in tables]
        for task, (game, mode) in zip(tasks, tables, strict=True):
            if not console.is_terminal:
                print(f"{in_mode(game, mode)}: {games:,} games …", file=sys.stderr, flush=True)
            for count, found in soak(game.key, mode, games, seed, jobs):
                played[game.key] += count
                faults[game.key] += found
                progress.advance(task, count)
    for key, found in faults.items():
        for fault in found[:20]:
            print(f"{key}: {fault}")
        print(f"{key}: {played[key]:,} games, {len(found)} faults, {meadhall.BUILD} build")
    return 1 if any(faults.values()) else 0


def in_mode(game: Game, mode: int) -> str:
    """Return a mode of a game in words."""
    seats, fixed = game.modes()[mode]
    return ", ".join([game.key, f"{seats} seats", *[f"{key}={value}" for key, value in fixed.items()]])


def check_games(games: int) -> None:
    """Raise `BadSetting` for an absurd number of games."""
    if not 1 <= games <= MOST_GAMES:
        raise BadSetting(f"--games: from 1 to {MOST_GAMES:,}")


def add_jobs(parser: ArgumentParser) -> None:
    """Add `--jobs`."""
    help_text = "games at a time (default: all cores)"
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="J", help=help_text)


def check_jobs(jobs: int) -> None:
    """Raise `BadSetting` for an absurd number of games at a time."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadSetting(f"--jobs: from 1 to {MOST_JOBS}")


def add_arena(commands: Commands) -> None:
    """Add `arena`."""
    parser = commands.add_parser("arena", help="let bots play each other and measure how strong they are")
    parser.add_argument("key", metavar="game", help="which game")
    help_text = f"{', '.join([*BOTS, *LEVELS])}, search@300, search@500ms, FILE.py:Class"
    parser.add_argument("bots", nargs="+", metavar="BOT", help=help_text)
    help_text = "at least N games, in whole deals (default: 200)"
    parser.add_argument("--games", type=int, default=200, metavar="N", help=help_text)
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the fewest that can)")
    add_settings(parser, "e.g. teams=yes")
    add_jobs(parser)
    parser.add_argument("--seed", type=int, default=1, help="of all deals (default: 1)")
    parser.add_argument("--report", type=path, metavar="DIR", help="keep games and report here, and go on from there")
    add_json(parser, "print the report as JSON")
    parser.set_defaults(run=run_arena)


def run_arena(games: int, jobs: int, report: Path | None, as_json: bool, settings: list[str], **plan: Any) -> int:
    """Play bots against each other."""
    check_games(games)
    check_jobs(jobs)
    return arena(plan_of(settings=settings_of(settings), **plan), games, jobs, report, as_json=as_json)
