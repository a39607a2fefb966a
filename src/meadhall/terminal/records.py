"""Records on disk: where they are kept, and how a line is made durable before it is shown."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from meadhall.locking import try_lock
from meadhall.match import MOST_BYTES, replay, without_torn_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meadhall.match import Match

SUFFIX = ".mead"


class InUse(OSError):
    """Another process is writing this record."""


class RecordFile:
    """A record that is appended to, locked while it is open."""

    def __init__(self, path: Path) -> None:
        """Open an existing file and lock it; raises OSError."""
        check_file(path)
        self.path = path
        self.file = open(path, "r+b")  # noqa: SIM115 - open as long as the match is played
        if not try_lock(self.file):
            self.file.close()
            raise InUse(f"{path}: another meadhall is playing this record")

    def truncate(self, size: int) -> None:
        """Keep the first `size` bytes and append after them."""
        self.file.truncate(size)
        self.file.seek(size)

    def append(self, lines: Iterable[str]) -> None:
        """Append lines and wait until they are on disk."""
        self.file.write("".join(lines).encode())
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        """Close the file and release its lock."""
        self.file.close()


def check_file(path: Path) -> None:
    """Raise OSError, naming the fault, unless the path is a regular file."""
    if not path.is_file():
        raise OSError(f"{path} is not a file" if path.exists() else f"there is no file {path}")


def create(path: Path, lines: Iterable[str]) -> RecordFile:
    """Create a record atomically, readable by its owner alone; raises OSError."""
    temporary = tempfile.NamedTemporaryFile("wb", dir=path.parent, prefix=f".{path.name}.", delete=False)  # noqa: SIM115
    try:
        with temporary:
            temporary.write("".join(lines).encode())
            temporary.flush()
            os.fsync(temporary.fileno())
        os.link(temporary.name, path)  # unlike a rename it never replaces a file that is there
    finally:
        os.unlink(temporary.name)
    sync_folder(path.parent)
    file = RecordFile(path)
    file.file.seek(0, os.SEEK_END)
    return file


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on disk, on systems that can sync a folder."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def new_record(match: Match, wanted: Path | None) -> RecordFile:
    """Return the file for a new match: the one asked for, or one in the data folder."""
    if wanted is not None:
        try:
            return create(wanted, match.lines)
        except FileExistsError:
            raise FileExistsError(f"{wanted} exists already; a record is never overwritten") from None
        except OSError as error:
            raise OSError(f"{wanted} cannot be written: {error.strerror}") from None
    for folder in (folder_of_records(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for n in range(1, 1000):
                try:
                    return create(folder / name_of(match, n), match.lines)
                except FileExistsError:
                    continue
        except OSError:
            continue
    raise OSError("no folder can be written to; say where to keep the record: --record FILE")


def folder_of_records() -> Path:
    """Return the folder of records in the user's data folder."""
    return user_data_path("meadhall") / "records"


def name_of(match: Match, n: int = 1) -> str:
    """Return the file name of the n-th record of a match."""
    name = f"{match.game.key}-{match.header.began[:10]}-{match.header.match_id[:8]}"
    return f"{name}{f'-{n}' if n > 1 else ''}{SUFFIX}"


def kept_record(match: Match) -> Path | None:
    """Return the file that already holds this record, None if there is none."""
    path = folder_of_records() / name_of(match)
    try:
        return path if read_record(path) == "".join(match.lines).encode() else None
    except OSError:
        return None


def read_record(path: Path) -> bytes:
    """Return the bytes of a record; raises OSError, naming the fault, if it is not a file or too big."""
    check_file(path)
    if path.stat().st_size > MOST_BYTES:
        raise OSError(f"{path} is too big for a record")
    return path.read_bytes()


def open_record(path: Path) -> tuple[Match, RecordFile, int, bool]:
    """Return the match of a record, its file, its number of lines, and whether a torn last line was dropped."""
    file = RecordFile(path)
    try:
        data = read_record(path)
        whole = without_torn_line(data) or data
        match = replay(whole)
    except BaseException:
        file.close()
        raise
    file.truncate(len(whole))
    return match, file, whole.count(b"\n"), len(whole) < len(data)
