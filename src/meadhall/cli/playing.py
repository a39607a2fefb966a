"""The commands for playing in the terminal: play, learn, join, replay."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

from meadhall.bots import BOTS, LEVELS
from meadhall.cli.arguments import Commands, add_language, add_settings, path, settings_of
from meadhall.core.game import BadSetting
from meadhall.terminal.learn import learn
from meadhall.terminal.play import PlayArguments, play
from meadhall.terminal.replay import show_record


def add_play(commands: Commands) -> None:
    """Add `play`; its arguments are named as the fields of `PlayArguments`."""
    parser = commands.add_parser("play", help="play a game in the terminal")
    parser.add_argument("game", nargs="?", help="which game (default: keltis)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the fewest that can)")
    parser.add_argument("--people", type=int, metavar="N", help="how many of them share this screen (default: 1)")
    parser.add_argument("--names", type=listed, default=[], metavar="NAME,NAME", help="what the people are called")
    help_text = f"who plays the other seats: {', '.join([*LEVELS, *BOTS])} (default: normal)"
    parser.add_argument("--bots", type=listed, default=["normal"], metavar="BOT,BOT", help=help_text)
    add_settings(parser, "e.g. clover_opens_path=no")
    parser.add_argument("--seed", help="for the same shuffle again")
    parser.add_argument("--record", type=path, metavar="FILE", help="where to keep the record (else your data folder)")
    parser.add_argument("--resume", type=path, metavar="FILE", help="go on with the match of a record")
    add_look(parser)
    help_text = "before a bot answers (default: 0.35)"
    parser.add_argument("--pace", type=pace, default=0.35, metavar="SECONDS", help=help_text)
    add_language(parser)
    parser.set_defaults(run=run_play)


def run_play(game: str | None, settings: list[str], **arguments: Any) -> int:
    """Play in the terminal."""
    chosen = settings_of(settings)
    fixed = [game, chosen, *[arguments[name] for name in ("seats", "people", "names", "seed", "record")]]
    if arguments["resume"] is not None and any(fixed):
        raise BadSetting("--resume FILE goes on with that record: give no game, seats, names, settings, seed, record")
    return play(PlayArguments(game="keltis" if game is None else game, settings=chosen, **arguments))


def listed(text: str) -> list[str]:
    """Parse a list separated by commas."""
    return [word.strip() for word in text.split(",")]


def pace(text: str) -> float:
    """Parse a pause in seconds within limits."""
    value = float(text)
    if not 0 <= value <= 60:
        raise ArgumentTypeError("from 0 to 60 seconds")
    return value


def add_learn(commands: Commands) -> None:
    """Add `learn`."""
    parser = commands.add_parser("learn", help="learn a game in the terminal, step by step")
    parser.add_argument("key", metavar="game", help="which game")
    add_look(parser, plain="without drawings")
    add_language(parser)
    parser.set_defaults(run=learn)


def add_join(commands: Commands) -> None:
    """Add `join`; its arguments are named as the fields of `JoinArguments`."""
    parser = commands.add_parser("join", help="join a table of a hall and play there in the terminal")
    parser.add_argument("url", metavar="URL", help="the address of the hall, or of a table as its host gave it to you")
    parser.add_argument("--name", help="what you are called (default: as before in this hall, else your login name)")
    parser.add_argument("--seat", type=int, metavar="N", help="which seat, from 0 (default: yours, else a free one)")
    help_text = "be the guest whose recovery code or one-time code this is"
    parser.add_argument("--recovery", default="", metavar="CODE", help=help_text)
    add_look(parser)
    add_language(parser)
    parser.set_defaults(run=run_join)


def run_join(**arguments: Any) -> int:
    """Play at a table of a hall."""
    from meadhall.terminal.remote.join import JoinArguments, join  # slow to import: only when needed

    return join(JoinArguments(**arguments))


def add_replay(commands: Commands) -> None:
    """Add `replay`."""
    parser = commands.add_parser("replay", help="look at a record again")
    parser.add_argument("file", type=path, help="the record")
    parser.add_argument("--view", help="with whose eyes: a seat from 0, spectator, or all (default when over)")
    parser.add_argument("--at", type=int, metavar="N", help="show the table as it was after entry N")
    add_look(parser)
    add_language(parser)
    parser.set_defaults(run=show_record)


def add_look(parser: ArgumentParser, plain: str = "line by line") -> None:
    """Add `--plain` and `--theme`."""
    parser.add_argument("--plain", action="store_true", help=f"{plain}: for pipes and screen readers")
    parser.add_argument("--theme", choices=["dark", "light"], default="dark", help="night oak or vellum")
