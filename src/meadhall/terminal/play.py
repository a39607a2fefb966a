"""`meadhall play`: a new or resumed match, full-screen or line by line."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.bots import new_seated_bot
from meadhall.bots.levels import is_custom_bot
from meadhall.core import registry
from meadhall.core.game import BadSetting, words
from meadhall.match import BOT, PERSON, Holder, Match, is_name, new_header
from meadhall.match.record import shown
from meadhall.presentation import phrase, text_of
from meadhall.terminal.language import language_of, words_for
from meadhall.terminal.line_mode import LineModeTable, PlayerLeft
from meadhall.terminal.local import LocalDriver
from meadhall.terminal.records import new_record, open_record
from meadhall.terminal.tty import has_screen

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.presentation import Catalogue


@dataclass
class PlayArguments:
    """The arguments of the command."""

    game: str = "keltis"
    seats: int | None = None
    people: int | None = None
    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=lambda: ["normal"])
    settings: dict[str, str] = field(default_factory=dict)
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None
    language: str = "en"
    plain: bool = False
    theme: str = "dark"
    pace: float = 0.35


def play(arguments: PlayArguments) -> int:
    """Play until the match is over or the person leaves; return the exit status."""
    if arguments.resume is not None:
        match, file, saved, torn = open_record(arguments.resume)
        for each in match.holders:
            if each.kind == BOT and is_custom_bot(each.name) and each.name not in arguments.bots:
                file.close()
                name = shown(each.name, 40)
                raise BadSetting(f"going on would run the code of the bot {name}: say --bots {name} if you trust it")
        catalogue = words_for(arguments.language, match.text.package)
        if match.result is not None and saved == len(match.lines):
            file.close()
            print(catalogue.say(phrase("ui-finished", command=command(), file=shell_path(arguments.resume))))
            return 0
        driver = LocalDriver(match, file, saved)
    else:
        game = registry.game(arguments.game)
        catalogue = words_for(arguments.language, text_of(game).package)
        match = new_match(game, arguments, catalogue)
        torn = False
        driver = LocalDriver(match, new_record(match, arguments.record), len(match.lines))
    print(
        catalogue.say(
            phrase("ui-resumed" if arguments.resume else "ui-record", file=shown(str(driver.file.path), 4096))
        )
    )
    if torn:
        print(catalogue.say(phrase("ui-torn")))
    try:
        if arguments.plain or not has_screen():
            LineModeTable(driver, catalogue).play()
        else:
            from meadhall.terminal.screen import PlayApp  # Textual takes a moment to load

            app = PlayApp(driver, catalogue, arguments.theme, arguments.pace)
            app.run_until_left()
            if app.failure is not None:
                raise app.failure
            if match.result is None:
                raise PlayerLeft
            LineModeTable(driver, catalogue).tell_result()
        print(catalogue.say(phrase("ui-look-again", command=command(), file=shell_path(driver.file.path))))
    except (PlayerLeft, KeyboardInterrupt) as reason:
        print(
            "\n"
            + catalogue.say(
                phrase("ui-left", command=command(), file=shell_path(driver.file.path) + flags_of(arguments))
            )
        )
        return 130 if isinstance(reason, KeyboardInterrupt) else 0
    finally:
        driver.file.close()
    return 0


def command() -> str:
    """Return how to run this program: its name if the shell finds it, else its path."""
    here = Path(sys.argv[0])
    if here.name == "__main__.py":
        return f"{shown(sys.executable, 4096)} -m meadhall"
    found = shutil.which("meadhall")
    return "meadhall" if found and Path(found).resolve() == here.resolve() else shown(str(here), 4096)


def flags_of(arguments: PlayArguments) -> str:
    """Return the flags that a resumed match needs to look like this one."""
    plain = " --plain" if arguments.plain else ""
    return plain + (f" --lang {arguments.language}" if arguments.language != language_of(os.environ) else "")


def shell_path(path: Path) -> str:
    """Return a path as a shell takes it, printable."""
    return shown(shlex.quote(str(path)), 4096)


def new_match(game: Game, arguments: PlayArguments, catalogue: Catalogue) -> Match:
    """Return a new match; raises `BadSetting` or `UnknownBot`, naming the fault."""
    people = arguments.people if arguments.people is not None else max(1, len(arguments.names))
    seats = arguments.seats if arguments.seats is not None else max(game.seats[0], people)
    if seats not in game.seats:
        raise BadSetting(f"{game.title} is played with {words(game.seats)} seats, not {seats}")
    if not max(1, len(arguments.names)) <= people <= seats:
        raise BadSetting(f"{people} people, {len(arguments.names)} names and {seats} seats do not go together")
    for name in arguments.names:
        if not is_name(name):
            raise BadSetting(f"{name[:40]!r} is not a name: 1 to 24 printable letters, no spaces at the ends")
    if len(set(arguments.names)) != len(arguments.names):
        raise BadSetting("two players have the same name")
    for bot in arguments.bots:
        new_seated_bot(bot, game, 0)
    if len(arguments.bots) > max(1, seats - people):
        raise BadSetting(f"{len(arguments.bots)} bots are named, but only {seats - people} seats are left for them")
    holders = []
    for seat in range(seats):
        if seat < people:
            name = (
                arguments.names[seat] if seat < len(arguments.names) else catalogue.say(phrase("ui-player", n=seat + 1))
            )
            holders.append(Holder(PERSON, name))
        else:
            holders.append(Holder(BOT, arguments.bots[(seat - people) % len(arguments.bots)]))
    if arguments.seed is None:
        seed, match_id = secrets.token_bytes(32), secrets.token_hex(8)
    else:
        seed = sha256(f"meadhall seed {arguments.seed}".encode("utf-8", "surrogateescape")).digest()
        match_id = sha256(b"match" + seed).hexdigest()[:16]
    began = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return Match(new_header(game, holders, arguments.settings, seed, match_id, began=began))
