"""The command `meadhall`. Each subcommand adds its parser; its function gets the arguments by name."""

from __future__ import annotations

import argparse
import io
import os
import sys

import meadhall
from meadhall.arena.game import Faulty
from meadhall.bots import BrokenBot, UnknownBot
from meadhall.cli import compiling, hosting, lookup, measuring, playing
from meadhall.core.game import BadSetting
from meadhall.core.registry import UnknownGame
from meadhall.match import BadRecord, MatchError
from meadhall.terminal.language import words_for


def main(argv: list[str] | None = None) -> int:
    """Run a command; return its exit status."""
    prepare_streams()
    parser = command_line()
    given = vars(parser.parse_args(argv)) or vars(parser.parse_args(["serve"]))
    run = given.pop("run")
    try:
        status: int = run(**given)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader closed the pipe; keep Python from complaining when it flushes again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except BadRecord as error:
        print(f"meadhall: {words_for(given['language'], error.package).say(error.phrase)}", file=sys.stderr)
        return 2
    except (UnknownGame, BadSetting, UnknownBot, BrokenBot, Faulty, MatchError, OSError) as error:
        print(f"meadhall: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nmeadhall: stopped", file=sys.stderr)
        return 130
    return status


def prepare_streams() -> None:
    """Open closed streams on the null device, and print a question mark for letters the terminal lacks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - open as long as the program runs
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def command_line() -> argparse.ArgumentParser:
    """Return the parser of all commands, in the order of the help."""
    parser = argparse.ArgumentParser(prog="meadhall", description="Modern board games, exactly by their rulebooks.")
    parser.add_argument("--version", action="version", version=meadhall.ABOUT)
    commands = parser.add_subparsers(metavar="COMMAND")
    hosting.add_serve(commands)
    hosting.add_backup_and_restore(commands)
    lookup.add_games(commands)
    playing.add_play(commands)
    playing.add_learn(commands)
    playing.add_join(commands)
    playing.add_replay(commands)
    lookup.add_verify(commands)
    lookup.add_rules(commands)
    measuring.add_bench(commands)
    measuring.add_soak(commands)
    measuring.add_arena(commands)
    compiling.add_compile(commands)
    lookup.add_clans(commands)
    return parser
