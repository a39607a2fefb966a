"""The command `meadhall`."""

from __future__ import annotations

import argparse
import io
import json
import os
import signal
import sys
from importlib.resources import files
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import meadhall
from meadhall import bench
from meadhall.arena.command import arena
from meadhall.arena.game import Faulty
from meadhall.arena.tournament import terms_of
from meadhall.bots import BOTS, LEVELS, BrokenBot, UnknownBot
from meadhall.core import registry
from meadhall.core.game import BadSetting, Game, words
from meadhall.match import BadRecord, MatchError, replay
from meadhall.terminal.language import language_of, words_for
from meadhall.terminal.learn import learn
from meadhall.terminal.play import Wish, play
from meadhall.terminal.records import read_record
from meadhall.terminal.replay import show_record
from meadhall.testing.soak import soak
from meadhall.text import LANGUAGES, chapters_of, holds, package_of, phrase, text_of

BENCHED = {
    "rules": {
        "build": "build",
        "loop": "loop",
        "decisions/s": "decisions_per_s",
        "games/s": "games_per_s",
        "copy": "copy_us",
        "redact": "redact_us",
        "resample": "resample_us",
    },
    "search": {"build": "build", "worlds/s": "worlds_per_s"},
}
"""The tables of the bench: their columns, and the figures in these."""

MOST_GAMES = 100_000_000
MOST_JOBS = 1_000


def main(argv: list[str] | None = None) -> int:
    """Run a command; return its exit status."""
    prepare_streams()
    parser = command_line()
    given = parser.parse_args(argv)
    if given.command is None:
        given = parser.parse_args(["serve"])
    try:
        status: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough; keep Python from complaining when it flushes again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except BadRecord as error:
        print(f"meadhall: {fault_of(error, given)}", file=sys.stderr)
        return 2
    except (registry.UnknownGame, BadSetting, UnknownBot, BrokenBot, Faulty, MatchError, OSError) as error:
        print(f"meadhall: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nmeadhall: stopped", file=sys.stderr)
        return 130
    return status


def prepare_streams() -> None:
    """Make closed streams empty ones, and let a terminal that lacks a letter show a question mark instead."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - open as long as the program runs
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def command_line() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(prog="meadhall", description="Modern board games, exactly by their rulebooks.")
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    serving = commands.add_parser("serve", help="open the hall: people join by browser (the default)")
    serving.add_argument("--host", default="127.0.0.1", help="where to listen (default: 127.0.0.1, this machine only)")
    serving.add_argument("--port", type=port, default=8080, help="on which port (default: 8080; 0: any that is free)")
    serving.add_argument("--lan", action="store_true", help="let people in the local network join")
    serving.add_argument("--name", action="append", default=[], help="a name that the hall goes by, behind a proxy")
    serving.add_argument(
        "--db", default="", metavar="URL", help="the database, e.g. postgresql+psycopg://… (else SQLite)"
    )
    serving.add_argument(
        "--data", type=path, metavar="DIR", help="where to keep the tables (default: your data folder)"
    )
    serving.add_argument(
        "--webhook",
        type=webhook,
        action="append",
        default=[],
        metavar="URL",
        help="let guests be told of their turn at addresses that begin so, e.g. https://ntfy.example/",
    )
    serving.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serving.add_argument("--log", choices=["debug", "info", "warning", "error"], default="warning", help="what to log")
    serving.set_defaults(run=run_serve)

    for name, run, told in (
        ("backup", run_backup, "write all that the hall keeps to one file, while it is open"),
        ("restore", run_restore, "carry a backup over to a database that is empty"),
    ):
        keeping = commands.add_parser(name, help=told)
        keeping.add_argument("file", type=path, help="the backup: a SQLite file")
        keeping.add_argument("--db", default="", metavar="URL", help="the database of the hall (else SQLite)")
        keeping.add_argument("--data", type=path, metavar="DIR", help="where it keeps its tables")
        keeping.add_argument("--json", action="store_true", help="say as JSON how many rows of what there are")
        keeping.set_defaults(run=run)

    games = commands.add_parser("games", help="list the games")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=run_games)

    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument("game", nargs="?", default=None, help="which game (default: keltis)")
    play.add_argument("--seats", type=int, metavar="N", help="how many play (default: the fewest that can)")
    play.add_argument("--people", type=int, metavar="N", help="how many of them share this screen (default: 1)")
    play.add_argument("--names", type=listed, default=[], metavar="NAME,NAME", help="what the people are called")
    play.add_argument(
        "--bots",
        type=listed,
        default=["normal"],
        metavar="BOT,BOT",
        help=f"who plays the other seats: {', '.join([*LEVELS, *BOTS])} (default: normal)",
    )
    play.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help="e.g. clover_opens_path=no")
    play.add_argument("--seed", help="for the same shuffle again")
    play.add_argument("--record", type=path, metavar="FILE", help="where to keep the record (else your data folder)")
    play.add_argument("--resume", type=path, metavar="FILE", help="go on with the match of a record")
    play.add_argument("--plain", action="store_true", help="line by line: for pipes and screen readers")
    play.add_argument("--theme", choices=["dark", "light"], default="dark", help="night oak or vellum")
    play.add_argument("--pace", type=pace, default=0.35, metavar="SECONDS", help="before a bot answers (default: 0.35)")
    add_language(play)
    play.set_defaults(run=run_play)

    learning = commands.add_parser("learn", help="learn a game in the terminal, step by step")
    learning.add_argument("game", help="which game")
    learning.add_argument("--plain", action="store_true", help="without drawings: for pipes and screen readers")
    learning.add_argument("--theme", choices=["dark", "light"], default="dark", help="night oak or vellum")
    add_language(learning)
    learning.set_defaults(run=run_learn)

    joining = commands.add_parser("join", help="join a table of a hall and play there in the terminal")
    joining.add_argument("url", metavar="URL", help="the address of the hall, or of a table as its host gave it to you")
    joining.add_argument("--name", help="what you are called (default: as before in this hall, else your login name)")
    joining.add_argument("--seat", type=int, metavar="N", help="which seat, from 0 (default: yours, else a free one)")
    joining.add_argument(
        "--recovery", default="", metavar="CODE", help="be the guest whose recovery code or one-time code this is"
    )
    joining.add_argument("--plain", action="store_true", help="line by line: for pipes and screen readers")
    joining.add_argument("--theme", choices=["dark", "light"], default="dark", help="night oak or vellum")
    add_language(joining)
    joining.set_defaults(run=run_join)

    replaying = commands.add_parser("replay", help="look at a record again")
    replaying.add_argument("file", type=path, help="the record")
    replaying.add_argument("--view", help="with whose eyes: a seat from 0, spectator, or all (default when over)")
    replaying.add_argument("--at", type=int, metavar="N", help="show the table as it was after entry N")
    replaying.add_argument("--plain", action="store_true", help="line by line: for pipes and screen readers")
    replaying.add_argument("--theme", choices=["dark", "light"], default="dark", help="night oak or vellum")
    add_language(replaying)
    replaying.set_defaults(run=run_replay)

    verifying = commands.add_parser("verify", help="check a finished record: every draw, every answer, the outcome")
    verifying.add_argument("file", type=path, help="the record")
    verifying.add_argument("--json", action="store_true", help="as JSON")
    add_language(verifying)
    verifying.set_defaults(run=run_verify)

    rules = commands.add_parser("rules", help="print every clause of a game and the tests that hold it")
    rules.add_argument("game", help="which game")
    rules.add_argument("--json", action="store_true", help="as JSON: id, text, tests")
    rules.add_argument("--find", default="", metavar="WORDS", help="only the clauses in which all these words stand")
    rules.add_argument("--brief", action="store_true", help="only the clauses, without the tests")
    add_language(rules)
    rules.set_defaults(run=run_rules)

    benching = commands.add_parser("bench", help="measure how fast the rules and the search run")
    benching.add_argument("game", nargs="*", help="which games (default: all)")
    benching.add_argument("--json", action="store_true", help="as JSON")
    benching.add_argument("--seconds", type=seconds, default=3.0, help="for each figure (default: 3)")
    benching.add_argument("--this-build", action="store_true", help="measure neither the other build nor the peers")
    benching.set_defaults(run=run_bench)

    soaking = commands.add_parser("soak", help="play very many random games and check each")
    soaking.add_argument("game", nargs="*", help="which games (default: all)")
    soaking.add_argument(
        "--games", type=int, default=100_000, help="per number of seats and team game (default: 100000)"
    )
    soaking.add_argument("--seats", type=int, help="only this number of seats")
    soaking.add_argument("--seed", type=int, default=0, help="of the first game")
    soaking.set_defaults(run=run_soak)

    fighting = commands.add_parser("arena", help="let bots play each other and measure how strong they are")
    fighting.add_argument("game", help="which game")
    fighting.add_argument(
        "bots", nargs="+", metavar="BOT", help=f"{', '.join([*BOTS, *LEVELS])}, search@300, search@500ms, FILE.py:Class"
    )
    fighting.add_argument(
        "--games", type=int, default=200, metavar="N", help="at least so many, in whole deals (default: 200)"
    )
    fighting.add_argument("--seats", type=int, metavar="N", help="how many play (default: the fewest that can)")
    fighting.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help="e.g. teams=yes")
    fighting.add_argument(
        "--jobs", type=int, default=os.cpu_count(), metavar="J", help="games at a time (default: all cores)"
    )
    fighting.add_argument("--seed", type=int, default=1, help="of all deals (default: 1)")
    fighting.add_argument("--report", type=path, metavar="DIR", help="keep games and report here, and go on from there")
    fighting.add_argument("--json", action="store_true", help="print the report as JSON")
    fighting.set_defaults(run=run_arena)

    clans = commands.add_parser("clans", help="what only Land of Clans has: its board as a file")
    of_clans = clans.add_subparsers(dest="clans_command", metavar="COMMAND", required=True)
    checking = of_clans.add_parser("check-board", help="say whether a board can be played, and what is wrong if not")
    checking.add_argument("file", type=path, nargs="?", help="the board, like games/clans/board.toml")
    checking.add_argument("--json", action="store_true", help="as JSON")
    checking.add_argument("--schema", action="store_true", help="print the JSON schema of such a file instead")
    checking.set_defaults(run=run_check_board)
    return parser


def version() -> str:
    """Return version, build and why it is that build."""
    return f"meadhall {meadhall.__version__}, {meadhall.BUILD} build ({meadhall.BUILD_REASON})"


def seconds(text: str) -> float:
    """Return a sensible number of seconds."""
    value = float(text)
    if not 0.01 <= value <= 3600:
        raise argparse.ArgumentTypeError("from 0.01 to 3600 seconds")
    return value


def path(text: str) -> Path:
    """Return the path to a file."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file")
    return Path(text)


def port(text: str) -> int:
    """Return a port that can be listened on."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: a number from 0 to 65535")
    return int(text)


def webhook(text: str) -> str:
    """Return how addresses begin that guests may be told at."""
    if not text.startswith(("http://", "https://")) or "/" not in text.partition("://")[2]:
        raise argparse.ArgumentTypeError(f"{text!r} is not how an address begins: https://host/ or https://host/path")
    return text


def pace(text: str) -> float:
    """Return a sensible number of seconds to wait."""
    value = float(text)
    if not 0 <= value <= 60:
        raise argparse.ArgumentTypeError("from 0 to 60 seconds")
    return value


def run_serve(given: argparse.Namespace) -> int:
    """Open the hall."""
    from meadhall.hall.serve import Opening, serve  # takes half a second: only for those who need it

    return serve(
        Opening(
            given.host,
            given.port,
            given.db,
            given.data,
            names=given.name,
            webhooks=given.webhook,
            is_lan=given.lan,
            opens_browser=not given.no_browser,
            logs=given.log,
        )
    )


def run_backup(given: argparse.Namespace) -> int:
    """Write a backup of a hall."""
    from meadhall.hall.backup import backup
    from meadhall.hall.serve import Opening, existing_store

    told = backup(existing_store(Opening(db=given.db, data=given.data)), given.file)
    return say_rows(f"{given.file} holds", told, given.json)


def run_restore(given: argparse.Namespace) -> int:
    """Restore a backup of a hall."""
    from meadhall.hall.backup import restore
    from meadhall.hall.serve import Opening, open_store

    told = restore(given.file, open_store(Opening(db=given.db, data=given.data)))
    return say_rows("restored:", told, given.json)


def say_rows(what: str, told: dict[str, int], as_json: bool) -> int:
    """Say how many rows of what there are."""
    if as_json:
        print(json.dumps(told))
    else:
        print(f"{what} {told['guests']} guests, {told['tables']} tables, {told['entries']} decisions")
    return 0


def run_games(given: argparse.Namespace) -> int:
    """List the games."""
    games = []
    for key in registry.names():
        try:
            games.append(registry.game(key))
        except Exception as error:
            print(f"meadhall: the game {key} cannot be loaded: {error!r}", file=sys.stderr)
    if given.json:
        print(json.dumps([facts(game) for game in games]))
        return 0
    for game in games:
        print(f"{game.key:12} {game.title}, {words(game.seats)} seats, rules version {game.version}")
        for setting in game.settings:
            values = "|".join(setting.values)
            print(f"{'':12}   --set {setting.key}={values}  (default {setting.default}, {setting.clause})")
    return 0


def facts(game: Game) -> dict[str, object]:
    """Return what a program may want to know of a game."""
    settings = [{"key": s.key, "values": s.values, "default": s.default, "clause": s.clause} for s in game.settings]
    return {"key": game.key, "title": game.title, "version": game.version, "seats": game.seats, "settings": settings}


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command speak one of our languages."""
    languages = ", ".join(f"{key} {name}" for key, name in LANGUAGES.items())
    parser.add_argument(
        "--lang", choices=list(LANGUAGES), help=f"{languages} (default: MEADHALL_LANG, else your locale's)"
    )


def language(given: argparse.Namespace) -> str:
    """Return the language that the person reads."""
    return given.lang or language_of(os.environ)


def fault_of(error: BadRecord, given: argparse.Namespace) -> str:
    """Return what is wrong with a record, in the reader's language."""
    return words_for(language(given), error.package).say(error.phrase)


def listed(text: str) -> list[str]:
    """Return the words between commas."""
    return [word.strip() for word in text.split(",")]


def settings_of(given: argparse.Namespace) -> dict[str, str]:
    """Return the settings of a table."""
    settings = {}
    for pair in given.set:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadSetting(f"--set {pair}: write SETTING=VALUE")
        settings[key] = value
    return settings


def run_play(given: argparse.Namespace) -> int:
    """Play in the terminal."""
    settings = settings_of(given)
    fixed = [given.game, given.seats, given.people, given.names, settings, given.seed, given.record]
    if given.resume is not None and any(fixed):
        raise BadSetting("--resume FILE goes on with that record: give no game, seats, names, settings, seed, record")
    wish = Wish(
        game="keltis" if given.game is None else given.game,
        seats=given.seats,
        people=given.people,
        names=given.names,
        bots=given.bots,
        settings=settings,
        seed=given.seed,
        record=given.record,
        resume=given.resume,
        language=language(given),
        plain=given.plain,
        theme=given.theme,
        pace=given.pace,
    )
    return play(wish)


def run_learn(given: argparse.Namespace) -> int:
    """Learn a game in the terminal."""
    return learn(registry.game(given.game), language(given), given.plain, given.theme)


def run_join(given: argparse.Namespace) -> int:
    """Play at a table of a hall."""
    from meadhall.join.command import Wish, join  # takes a moment: only for those who need it

    return join(
        Wish(
            url=given.url,
            name=given.name,
            seat=given.seat,
            recovery=given.recovery,
            language=language(given),
            plain=given.plain,
            theme=given.theme,
        )
    )


def run_replay(given: argparse.Namespace) -> int:
    """Look at a record again."""
    return show_record(given.file, given.view, given.at, language(given), given.plain, given.theme)


def run_verify(given: argparse.Namespace) -> int:
    """Check a record and say what was checked."""
    try:
        match = replay(read_record(given.file))
        if match.result is None:
            raise BadRecord(len(match.lines), phrase("record-unfinished"))
    except BadRecord as error:
        fault = fault_of(error, given)
        refused = {"verified": False, "line": error.line, "fault": fault}
        print(json.dumps(refused, ensure_ascii=False) if given.json else fault)
        return 1
    counts = {"entries": len(match.entries), "draws": match.draws, "nonces": sum(map(bool, match.nonces))}
    if given.json:
        about = {"verified": True, "game": match.game.key, "rules": match.game.version, "match": match.header.match}
        result = {"reason": match.result.reason, "scores": match.result.scores, "ranks": match.result.ranks}
        print(json.dumps({**about, **counts, **result}))
    else:
        told = phrase("ui-verified", game=match.text.title(), **counts)
        print(words_for(language(given), match.text.package).say(told))
    return 0


def run_check_board(given: argparse.Namespace) -> int:
    """Look at a board of Land of Clans; return 1 if it cannot be played."""
    from meadhall.games.clans.board import BadBoard, facts_of, read_chart, schema

    if given.schema:
        print(json.dumps(schema(), indent=1))
        return 0
    if given.file is None:
        raise BadSetting("check-board: which file?")
    try:
        facts = facts_of(read_chart(given.file.read_bytes(), str(given.file)))
    except BadBoard as error:
        refused = {"playable": False, "line": error.line, "fault": error.fault}
        print(json.dumps(refused, ensure_ascii=False) if given.json else error)
        return 1
    told = ", ".join(f"{n} {what.replace('_', ' ')}" for what, n in facts.items())
    print(json.dumps({"playable": True, **facts}) if given.json else f"{given.file}: can be played: {told}")
    return 0


def run_rules(given: argparse.Namespace) -> int:
    """Print the matrix of rules and tests, chapter by chapter; return 1 if what was looked for is nowhere."""
    game = registry.game(given.game)
    file = files(package_of(game)) / "rules.json" if package_of(game) else None
    if file is None or not file.is_file():
        raise BadSetting(f"{game.title} brings no rules.json, so its clauses cannot be printed")
    text = text_of(game)
    words = words_for(language(given), text.package)
    matrix = []
    for row in json.loads(file.read_text("utf-8")):
        if (clause := text.clause(row["id"])) is not None:
            row["text"] = words.say(clause)
        if holds(f"{row['id']} {row['text']}", given.find):
            matrix.append(row)
    if given.json:
        print(json.dumps(matrix, indent=1))
        return 0
    if not matrix:
        print(f"meadhall: in no clause of {game.title} stands {given.find!r}", file=sys.stderr)
        return 1
    titles = {clause: chapter.title for chapter in chapters_of(game) for clause in chapter.clauses}
    last = ""
    for row in matrix:
        title = titles.get(row["id"], "")
        if title != last:
            print("\n" * (row is not matrix[0]) + words.say(phrase(title)).upper())
            last = title
        print(f"{row['id']}  {row['text']}")
        for test in [] if given.brief else row["tests"]:
            print(f"    {test}")
    return 0


def run_bench(given: argparse.Namespace) -> int:
    """Measure and print."""
    for key in given.game:
        registry.game(key)
    keys = list(dict.fromkeys(given.game)) or registry.names()
    console = Console(stderr=True)
    if given.this_build:
        rows = bench.this_build_rows(keys, given.seconds)
    else:
        with console.status("measuring") as status:
            rows = bench.rows(keys, given.seconds, lambda what: status.update(f"measuring {what}"))
        if not any("peer" in row for row in rows):
            print("OpenSpiel is not installed, so there is no yardstick: `make bench` installs it", file=sys.stderr)
    if given.json:
        print(json.dumps(rows, indent=1))
        return 0
    for row in rows:
        row.setdefault("build", row.get("peer", ""))
    for title, columns in BENCHED.items():
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=0, title=f"{title}: {version()}")
        table.add_column("game", no_wrap=True)
        for name in columns:
            table.add_column(name, justify="left" if name in ("build", "loop") else "right", no_wrap=True)
        for row in rows:
            if (row.get("loop") == "search") == (title == "search"):
                name = f"{row['game']} {row.get('seats', '')} {row.get('mode', '')}".strip()
                table.add_row(name, *[show(row.get(column, "")) for column in columns.values()])
        Console().print(table)
    print("copy, redact and resample in microseconds; compare figures of one run only")
    return 0


def show(value: object) -> str:
    """Return a figure as a person reads it."""
    if isinstance(value, float):
        return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def in_mode(game: Game, mode: int) -> str:
    """Return a mode of a game in words."""
    seats, fixed = game.modes()[mode]
    return ", ".join([game.key, f"{seats} seats", *[f"{key}={value}" for key, value in fixed.items()]])


def run_arena(given: argparse.Namespace) -> int:
    """Let bots play each other."""
    if not 1 <= given.games <= MOST_GAMES:
        raise BadSetting(f"--games: from 1 to {MOST_GAMES:,}")
    if not 1 <= given.jobs <= MOST_JOBS:
        raise BadSetting(f"--jobs: from 1 to {MOST_JOBS}")
    terms = terms_of(given.game, given.seats, settings_of(given), given.bots, given.seed)
    return arena(terms, given.games, given.jobs, given.report, as_json=given.json)


def run_soak(given: argparse.Namespace) -> int:
    """Play very many games and report every fault with the seed that shows it again."""
    games = [registry.game(key) for key in dict.fromkeys(given.game or registry.names())]
    if not 1 <= given.games <= MOST_GAMES:
        raise BadSetting(f"--games: from 1 to {MOST_GAMES:,}")
    tables = [
        (game, mode) for game in games for mode, (seats, _) in enumerate(game.modes()) if given.seats in (None, seats)
    ]
    if not tables:
        known = ", ".join(f"{game.title} with {words(game.seats)}" for game in games)
        raise BadSetting(f"--seats: {known} seats, not {given.seats}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the workers are ended too
    bars = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    faults: dict[str, list[str]] = {game.key: [] for game, _ in tables}
    played = dict.fromkeys(faults, 0)
    with Progress(*bars, console=Console(stderr=True)) as progress:
        tasks = [progress.add_task(in_mode(game, mode), total=given.games) for game, mode in tables]
        for task, (game, mode) in zip(tasks, tables, strict=True):
            for count, found in soak(game.key, mode, given.games, given.seed):
                played[game.key] += count
                faults[game.key] += found
                progress.advance(task, count)
    for key, found in faults.items():
        for fault in found[:20]:
            print(f"{key}: {fault}")
        print(f"{key}: {played[key]:,} games, {len(found)} faults, {meadhall.BUILD} build")
    return 1 if any(faults.values()) else 0
