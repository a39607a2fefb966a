"""Records on disk: where they are kept, and how a line gets there for good before anybody is told of it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from meadhall.match import replay, without_torn_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meadhall.match import Match

try:
    import fcntl
except ImportError:  # Windows has another way of locking; two players of one record must take care themselves
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".mead"


class InUse(OSError):
    """Another meadhall is writing this record."""


class RecordFile:
    """A record that grows on disk, locked while it does."""

    def __init__(self, path: Path, data: bytes = b"") -> None:
        """Open a new file, or one that holds a record already and keep `data` of it; raises OSError."""
        self.path = path
        existed = bool(data)
        self.file = open(path, "r+b" if existed else "xb")  # noqa: SIM115 - open as long as the match is played
        try:
            if fcntl is not None:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            raise InUse(f"{path}: another meadhall is playing this record") from None
        os.chmod(path, 0o600)  # it holds the seed and every hidden card
        self.file.truncate(len(data))
        self.file.seek(0, os.SEEK_END)

    def append(self, lines: Iterable[str]) -> None:
        """Write lines and wait until they are on the disk."""
        self.file.write("".join(lines).encode())
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()


def new_record(match: Match, wanted: Path | None) -> RecordFile:
    """Return the file for a new match: the one that was asked for, or one in the person's folder of records."""
    if wanted is not None:
        try:
            return RecordFile(wanted)
        except FileExistsError:
            raise FileExistsError(f"{wanted} exists already; a record is never overwritten") from None
    name = f"{match.game.key}-{match.header.began[:10]}-{match.header.match[:8]}"
    for folder in (user_data_path("meadhall") / "records", Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for n in range(1, 1000):
                try:
                    return RecordFile(folder / f"{name}{f'-{n}' if n > 1 else ''}{SUFFIX}")
                except FileExistsError:
                    continue
        except OSError:
            continue
    raise OSError("no folder can be written to; say where to keep the record: --record FILE")


def open_record(path: Path) -> tuple[Match, RecordFile, int, bool]:
    """Return the match of a record, its file, how many lines that has, and whether a torn last line was dropped."""
    data = path.read_bytes()
    whole = without_torn_line(data) or data
    match = replay(whole)
    return match, RecordFile(path, whole), whole.count(b"\n"), len(whole) < len(data)
