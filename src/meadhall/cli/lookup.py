"""The commands that look things up: games, verify, rules, clans check-board."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import meadhall
from meadhall._build import build_of
from meadhall.cli.arguments import Commands, add_json, add_language, path
from meadhall.core import registry
from meadhall.core.game import BadSetting, Game, words
from meadhall.match import BadRecord, replay
from meadhall.match.record import shown
from meadhall.presentation import chapters_of, holds, phrase, text_of
from meadhall.terminal.language import words_for
from meadhall.terminal.records import read_record
from meadhall.testing.matrix import tests_by_clause


def add_games(commands: Commands) -> None:
    """Add `games`."""
    parser = commands.add_parser("games", help="list the games")
    add_json(parser)
    parser.set_defaults(run=run_games)


def run_games(as_json: bool) -> int:
    """List the games."""
    games = []
    for key in registry.names():
        try:
            games.append(registry.game(key))
        except Exception as error:
            print(f"meadhall: the game {key} cannot be loaded: {error!r}", file=sys.stderr)
    if as_json:
        print(json.dumps([facts(game) for game in games]))
        return 0
    for game in games:
        print(f"{game.key:12} {game.title}, {words(game.seats)} seats, rules version {game.version}")
        if build_of(registry.package_of(game)) == "native core":
            print(f"{'':12}   interpreted on the native core: `meadhall compile` makes it native")
        for setting in game.settings:
            values = "|".join(setting.values)
            print(f"{'':12}   --set {setting.key}={values}  (default {setting.default}, {setting.clause})")
    return 0


def facts(game: Game) -> dict[str, object]:
    """Return a game as JSON data."""
    settings = [{"key": s.key, "values": s.values, "default": s.default, "clause": s.clause} for s in game.settings]
    about = {
        "key": game.key,
        "title": game.title,
        "version": game.version,
        "build": build_of(registry.package_of(game)),
    }
    return {**about, "seats": game.seats, "settings": settings}


def add_verify(commands: Commands) -> None:
    """Add `verify`."""
    parser = commands.add_parser("verify", help="check a finished record: every draw, every answer, the outcome")
    parser.add_argument("file", type=path, help="the record")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run_verify)


def run_verify(file: Path, as_json: bool, language: str) -> int:
    """Check a record and print what was checked."""
    try:
        match = replay(read_record(file))
        if match.result is None:
            raise BadRecord(len(match.lines), phrase("record-unfinished"))
    except BadRecord as error:
        fault = words_for(language, error.package).say(error.phrase)
        refused = {"verified": False, "line": error.line, "fault": fault}
        print(json.dumps(refused, ensure_ascii=False) if as_json else fault)
        return 1
    counts = {"entries": len(match.entries), "draws": match.draws, "nonces": sum(map(bool, match.nonces))}
    if as_json:
        about = {"verified": True, "game": match.game.key, "rules": match.header.rules, "match": match.header.match_id}
        result = {"reason": match.result.reason, "scores": match.result.scores, "ranks": match.result.ranks}
        print(json.dumps({**about, **counts, **result}))
    else:
        sentence = phrase("ui-verified", game=match.text.title(), **counts)
        print(words_for(language, match.text.package).say(sentence))
    return 0


def add_rules(commands: Commands) -> None:
    """Add `rules`."""
    parser = commands.add_parser(
        "rules", help="print the rules of a game; in the repository, also the tests of each clause"
    )
    parser.add_argument("key", metavar="game", help="which game")
    add_json(parser, "as JSON: id, text and, in the repository, tests")
    parser.add_argument("--find", default="", metavar="WORDS", help="only the clauses in which all these words stand")
    parser.add_argument("--brief", action="store_true", help="without the tests")
    add_language(parser)
    parser.set_defaults(run=run_rules)


def run_rules(key: str, as_json: bool, find: str, brief: bool, language: str) -> int:
    """Print the rules by chapter; return 1 if the searched words are nowhere."""
    game = registry.game(key)
    if not (chapters := chapters_of(game)):
        raise BadSetting(f"{game.title} brings no chapters of its rules, so its clauses cannot be printed")
    text = text_of(game)
    words = words_for(language, text.package)
    rows = {
        clause: {"id": clause, "text": said}
        for chapter in chapters
        for clause in chapter.clauses
        if holds(f"{clause} {(said := words.say(phrase(clause)))}", find)
    }
    tests = {} if brief else tests_at_hand()
    if as_json:
        print(json.dumps([row | {"tests": tests[row["id"]]} if tests else row for row in rows.values()], indent=1))
        return 0
    if not rows:
        sentence = phrase("ui-not-in-rules", game=text.title(), words=shown(find))
        print(f"meadhall: {words.say(sentence)}", file=sys.stderr)
        return 1
    sections = []
    for chapter in chapters:
        lines = [] if find else [words.say(phrase(paragraph)) for paragraph in chapter.text]
        for clause in filter(rows.__contains__, chapter.clauses):
            lines += [f"{clause}  {rows[clause]['text']}", *[f"    {test}" for test in tests.get(clause, [])]]
        if lines:
            sections.append("\n".join([words.say(phrase(chapter.title)).upper(), *lines]))
    print("\n\n".join(sections))
    return 0


def tests_at_hand() -> dict[str, list[str]]:
    """Return the tests of each clause; none if the package is installed without its repository."""
    root = Path(meadhall.__file__).parents[2]
    return tests_by_clause(root / "tests", root) if (root / "docs" / "rules").is_dir() else {}


def add_clans(commands: Commands) -> None:
    """Add `clans check-board`."""
    clans = commands.add_parser("clans", help="what only Land of Clans has: its board as a file")
    of_clans = clans.add_subparsers(metavar="COMMAND", required=True)
    parser = of_clans.add_parser("check-board", help="say whether a board can be played, and what is wrong if not")
    parser.add_argument("file", type=path, nargs="?", help="the board, like games/clans/board.toml")
    add_json(parser)
    parser.add_argument("--schema", action="store_true", help="print the JSON schema of such a file instead")
    parser.set_defaults(run=run_check_board)


def run_check_board(file: Path | None, as_json: bool, schema: bool) -> int:
    """Check a board of Land of Clans; return 1 if it cannot be played."""
    from meadhall.games.clans import board

    if schema:
        print(json.dumps(board.schema(), indent=1))
        return 0
    if file is None:
        raise BadSetting("check-board: which file?")
    try:
        facts = board.facts_of(board.read_chart(file.read_bytes(), str(file)))
    except board.BadBoard as error:
        refused = {"playable": False, "line": error.line, "fault": error.fault}
        print(json.dumps(refused, ensure_ascii=False) if as_json else error)
        return 1
    counts = ", ".join(f"{n} {what.replace('_', ' ')}" for what, n in facts.items())
    print(json.dumps({"playable": True, **facts}) if as_json else f"{file}: can be played: {counts}")
    return 0
