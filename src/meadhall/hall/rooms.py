"""What a game that is a package of its own brings to the browser: its words, and perhaps a room of its own.

A room is a folder `room` beside the game's own module, with `room.js` and whatever that loads. Its files are read once,
when the hall opens, and served by their exact paths: nothing else in the package can be asked for.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall.core.registry import package_of
from meadhall.hall.static_files import File, file_of, read
from meadhall.presentation import text_of
from meadhall.presentation.catalogue import sources

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from meadhall.core.game import Game

FOLDER: Final = "room"
MODULE: Final = "room.js"
ENDS: Final = {".js", ".css", ".svg", ".json", ".png", ".jpg", ".webp", ".woff2"}
"""What a room may consist of."""
NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*")
KEY: Final = re.compile(r"[a-z][a-z0-9_-]*")
"""The key of a game that can have a room: it is a part of the address."""
MAX_FILE: Final = 1024**2
MAX_FILES: Final = 200
REVALIDATED: Final = "no-cache"
"""For files that may change under the same name."""
log = logging.getLogger("meadhall.hall")


@cache
def room_files(game: Game) -> dict[str, File]:
    """Return the files of a game's own room by their paths in its folder; none if it has no room."""
    package = package_of(game)
    folder = files(package) / FOLDER if package and KEY.fullmatch(game.key) else None
    if not isinstance(folder, Path) or not (folder / MODULE).is_file():
        return {}
    paths = [path for path in allowed(folder) if is_small(path)]
    if len(paths) > MAX_FILES:
        log.warning("the room of %s has more than %d files: it is not shown", game.key, MAX_FILES)
        return {}
    return {path.relative_to(folder).as_posix(): read(path, REVALIDATED) for path in paths}


def allowed(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder and of its folders that a room may consist of; links are not followed."""
    for each in sorted(folder.iterdir()):
        if each.is_symlink() or not NAME.fullmatch(each.name):
            continue
        if each.is_dir():
            yield from allowed(each)
        elif each.is_file() and each.suffix in ENDS:
            yield each


def is_small(path: Path) -> bool:
    """Return whether a file is small enough to be served; say so if it is not."""
    if path.stat().st_size <= MAX_FILE:
        return True
    log.warning("%s is larger than a file of a room may be (%d bytes)", path, MAX_FILE)
    return False


def has_room(game: Game) -> bool:
    """Return whether a game brings a room of its own."""
    return MODULE in room_files(game)


def served(games: Iterable[Game]) -> dict[str, File]:
    """Return the files of the rooms of games by their addresses."""
    return {f"/rooms/{game.key}/{path}": file for game in games for path, file in room_files(game).items()}


@cache
def words(game: Game, language: str) -> File:
    """Return all catalogues of a game in a language as one file: its own, those of its rules and of its lesson."""
    texts = [text for _, text in sources(text_of(game).package, language)]
    return file_of("\n".join(texts).encode(), "text/plain; charset=utf-8", REVALIDATED)
