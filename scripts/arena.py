"""Play or resume the tournaments of docs/arena and write the page with their results.

Every tournament is a call of `meadhall arena`; the page has the command. The games are kept in games.jsonl, from which
a stopped tournament resumes; it is not committed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from meadhall.arena.command import arena
from meadhall.arena.tournament import plan_of
from meadhall.core import registry

FOLDER = Path(__file__).parent.parent / "docs" / "arena"
SERIES = {
    "greedy": (["greedy", "random"], 1000, 1000, "Greedy over random"),
    "hard": (["hard", "greedy"], 200, 60, "Hard over greedy"),
    "luck": (["hard", "random"], 200, 0, "Hard over random, where luck leaves little room over greedy"),
    "ladder": (["random", "greedy", "easy", "normal", "hard"], 200, 0, "The ladder"),
    "seats": (["greedy"], 2000, 2000, "What the seats are worth: greedy against itself"),
}
"""Bots, number of games with the fewest seats and with more, heading."""
ONLY = {"seats": "clans", "luck": "keltis"}
"""Series of one game only."""


def main() -> int:
    """Play the series asked for and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("series", nargs="*", choices=[*SERIES, []], help="which (default: all)")
    parser.add_argument("--game", help="of which game only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--page", action="store_true", help="only write the page from the reports that are there")
    given = parser.parse_args()
    for series in [] if given.page else given.series or SERIES:
        for game, seats, settings, folder, games in tournaments(series):
            if given.game not in (None, game):
                continue
            if is_played(folder, games):
                continue
            print(" ".join(command(series, game, seats, settings, games)), flush=True)
            plan = plan_of(game, seats, settings, SERIES[series][0], 1)
            if arena(plan, games, given.jobs or 1, folder, as_json=False):
                return 130
    (FOLDER / "README.md").write_text(page(), "utf-8")
    return 0


def is_played(folder: Path, games: int) -> bool:
    """Return whether a tournament is over; to play it again, remove its folder."""
    report = folder / "report.json"
    return report.exists() and json.loads(report.read_text("utf-8"))["games"] >= games


def tournaments(series: str) -> list[tuple[str, int, dict[str, str], Path, int]]:
    """Return game, seats, settings, folder and number of games of every tournament of a series."""
    _, fewest, more, _ = SERIES[series]
    found = []
    for key in registry.own_names():
        game = registry.game(key)
        for mode, (seats, settings) in enumerate(game.modes()):
            games = fewest if mode == 0 else more
            if games and ONLY.get(series, key) == key:
                name = "-".join([key, str(seats), *settings])
                start = {"starting_seat": "0"} if series == "seats" else {}
                found.append((key, seats, {**settings, **start}, FOLDER / series / name, games))
    return found


def command(series: str, game: str, seats: int, settings: dict[str, str], games: int) -> list[str]:
    """Return the command that plays a tournament."""
    chosen = [word for key, value in settings.items() for word in ("--set", f"{key}={value}")]
    return ["meadhall", "arena", game, *SERIES[series][0], "--seats", str(seats), *chosen, "--games", str(games)]


def page() -> str:
    """Return the page: a table of each series."""
    lines = ["# What the bots have shown", *(line.strip() for line in HEAD.splitlines())]
    for series, (_, _, _, heading) in SERIES.items():
        found = [each for each in tournaments(series) if (each[3] / "report.json").exists()]
        if found:
            lines += ["", f"## {heading}", ""]
            example = " ".join(command(series, *found[0][:3], found[0][4]))
            lines += [f"`{example}`" + (", and so on for every row." if len(found) > 1 else "."), ""]
            lines += {"ladder": ladder, "seats": seats_table}.get(series, shares)(found)
            lines += NOTES.get(series, "").splitlines()
    return "\n".join(lines) + "\n"


HEAD = """
    Written by `python scripts/arena.py`, which plays what is missing; `--page` only writes this page again, from the
    `report.json` of each tournament. These are committed because playing takes hours; the games themselves and the
    report as a page with plots (`games.jsonl`, `report.html`) are made again with them and stay on the machine.

    Wins are shares of all games, a shared victory split; fair is what equals would have; intervals are 95 %, over deals
    (every deal is played in every rotation of the seats).
"""

NOTES = {
    "luck": """
Keltis with two seats leaves hard less room over greedy than the other games do: greedy alone is a strong player
there, and the cards decide much. Tried without a gain beyond noise: imagined games of 8 to 80 decisions, half to
three times as many of them, no tree at all, players who are imagined closer to the judgement or further from it,
other constants of the judgement (its forecast of the final margin is right to a correlation of 0.72 whichever is
moved), and more or less caution. Beside a search that plays every world to its end, hard's answers lose two thirds of
what greedy's do (1.1 and 1.7 % of a game each, over 50 positions). The milliseconds of this table are of a machine
that did other things as well.
""",
}
"""Notes below the tables."""

Found = list[tuple[str, int, dict[str, str], Path, int]]


def name_of(game: str, seats: int, settings: dict[str, str]) -> str:
    """Return a mode of a game in words."""
    return " ".join([game, str(seats), *settings])


def shares(found: Found) -> list[str]:
    """Return how often the first bot of each tournament won."""
    head = ["Game", "Games", "Wins", "Interval", "Fair", "Times fair", "ms a decision", "Decisions"]
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for game, seats, settings, folder, _ in found:
        report = json.loads((folder / "report.json").read_text("utf-8"))
        bot = report["bots"][0]
        lines.append(
            f"| [{name_of(game, seats, settings)}]({folder.relative_to(FOLDER)}/report.json) | {report['games']:,} "
            f"| {bot['share']:.1%} | {bot['share_low']:.1%} to {bot['share_high']:.1%} | {bot['fair']:.1%} "
            f"| {bot['share'] / bot['fair']:.2f} | {bot['ms']:.2f} | {report['length']['mean']:.0f} |"
        )
    return lines


def ladder(found: Found) -> list[str]:
    """Return the rating of every bot, game by game."""
    bots = SERIES["ladder"][0]
    lines = [f"| Game | Games | {' | '.join(bots)} |", "|---" * (len(bots) + 2) + "|"]
    for game, seats, settings, folder, _ in found:
        report = json.loads((folder / "report.json").read_text("utf-8"))
        cells = [f"{bot['rating']:.0f} ({bot['low']:.0f} to {bot['high']:.0f})" for bot in report["bots"]]
        where = f"[{name_of(game, seats, settings)}]({folder.relative_to(FOLDER)}/report.json)"
        lines.append(f"| {where} | {report['games']:,} | {' | '.join(cells)} |")
    return lines


def seats_table(found: Found) -> list[str]:
    """Return how long games are, how many attacks they have, and how often each seat wins where seat 0 begins."""
    most = max(seats for _, seats, _, _, _ in found)
    lines = [
        f"| Game | Games | Decisions | Attacks | {' | '.join(f'seat {n}' for n in range(most))} |",
        "|---" * (most + 4) + "|",
    ]
    for game, seats, settings, folder, _ in found:
        report = json.loads((folder / "report.json").read_text("utf-8"))
        cells = [f"{row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})" for row in report["by_seat"]]
        cells += [""] * (most - len(cells))
        mean = f"{report['length']['mean']:.0f} | {report['events'].get('attacked', 0):.1f}"
        lines.append(f"| {name_of(game, seats, settings)} | {report['games']:,} | {mean} | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    sys.exit(main())
