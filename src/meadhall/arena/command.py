"""The command `meadhall arena`: play, show progress, print the result."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.arena.page import page
from meadhall.arena.summary import summary, to_json
from meadhall.arena.tournament import Kept, Tournament

if TYPE_CHECKING:
    from pathlib import Path

    from meadhall.arena.game import Played
    from meadhall.arena.summary import Report
    from meadhall.arena.tournament import Plan


def arena(plan: Plan, games: int, jobs: int, folder: Path | None, *, as_json: bool) -> int:
    """Play or resume a tournament; return 130 or 143 if it was stopped before its end."""
    tournament = Tournament(plan)
    kept = None if folder is None else Kept(folder, plan)
    played: list[Played] = [] if kept is None else kept.games
    done = {game.number for game in played}
    total = tournament.whole(games)
    left = sum(number not in done for number in range(total)) if done else total
    if done and left:
        print(f"going on after {len(done):,} games", file=sys.stderr)
    stopped = 0
    running = tournament.run((number for number in range(total) if number not in done), min(jobs, max(1, left)))
    signal.signal(signal.SIGTERM, terminated)
    what = TextColumn("{task.description}", markup=False)
    try:
        with Progress(
            what, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)
        ) as progress:
            task = progress.add_task(" ".join([plan.game, *plan.bots]), total=total, completed=total - left)
            for game in running:
                played.append(game) if kept is None else kept.add(game)
                progress.advance(task)
    except KeyboardInterrupt:
        stopped = 130
    except Terminated:
        stopped = 143
    finally:
        running.close()
        if kept is not None:
            kept.close()
    if not played:
        print("meadhall: stopped before a game was over", file=sys.stderr)
        return stopped or 130
    report = summary(tournament, played)
    if folder is not None:
        write(folder, report)
    print(to_json(report), end="") if as_json else print_report(report)
    if stopped:
        how_to_resume = "" if folder is None else "; the same command goes on from here"
        print(f"\nmeadhall: stopped after {len(played):,} of {total:,} games{how_to_resume}", file=sys.stderr)
    return stopped


class Terminated(BaseException):
    """The program was asked to stop (SIGTERM)."""


def terminated(*_: object) -> None:
    """Stop as after Ctrl-C: the games played so far are kept and reported."""
    raise Terminated


def write(folder: Path, report: Report) -> None:
    """Write report.json and report.html, each atomically."""
    texts = {"report.json": to_json(report), "report.html": page(report)}
    for name, text in texts.items():
        part = folder / f"{name}.part"
        part.write_text(text, "utf-8")
        os.replace(part, folder / name)


def print_report(report: Report) -> None:
    """Print the report as tables."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column("bot", no_wrap=True, max_width=24)
    for name in ("wins", "fair", "rating", "score", "ms", "slowest"):
        table.add_column(f"  {name}", justify="right", no_wrap=True)
    for bot in sorted(report["bots"], key=lambda bot: -bot["rating"]):
        table.add_row(
            bot["name"],
            f"{bot['share']:.1%} ({bot['share_low']:.1%}–{bot['share_high']:.1%})",
            f"{bot['fair']:.1%}",
            f"{bot['rating']:.0f} ({bot['low']:.0f}–{bot['high']:.0f})",
            f"{bot['score']:.1f}",
            f"{bot['ms']:.1f}",
            f"{bot['slowest_ms']:.0f}",
        )
    Console(markup=False, width=max(100, Console().width)).print(table)
    for pair in report["pairs"]:
        ends = f"{pair['low']:.1%}–{pair['high']:.1%}"
        print(f"{pair['a']} ahead of {pair['b']}: {pair['share']:.1%} ({ends}) of {pair['games']:,} games")
    seats = ", ".join(f"seat {row['seat']} {row['share']:.1%}" for row in report["by_seat"])
    print(f"{report['games']:,} games of {report['length']['mean']:,} decisions; wins by seat: {seats}")
    if report["late"]:
        print(f"{report['late']} answers came more than a fifth after their time")
