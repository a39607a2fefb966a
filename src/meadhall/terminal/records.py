"""Records on disk: where they are kept, and how a line gets there for good before anybody is told of it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from meadhall.locking import is_locked_by_us
from meadhall.match import MOST_BYTES, replay, without_torn_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meadhall.match import Match

SUFFIX = ".mead"


class InUse(OSError):
    """Another meadhall is writing this record."""


class RecordFile:
    """A record that grows on disk, locked while it does."""

    def __init__(self, path: Path) -> None:
        """Open a file that is there and lock it; raises OSError."""
        check_file(path)
        self.path = path
        self.file = open(path, "r+b")  # noqa: SIM115 - open as long as the match is played
        if not is_locked_by_us(self.file):
            self.file.close()
            raise InUse(f"{path}: another meadhall is playing this record")

    def keep(self, size: int) -> None:
        """Keep so many bytes of the file and write on from there."""
        self.file.truncate(size)
        self.file.seek(size)

    def append(self, lines: Iterable[str]) -> None:
        """Write lines and wait until they are on the disk."""
        self.file.write("".join(lines).encode())
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()


def check_file(path: Path) -> None:
    """Raise OSError, naming the fault, unless there is such a plain file."""
    if not path.is_file():
        raise OSError(f"{path} is no file" if path.exists() else f"there is no file {path}")


def create(path: Path, lines: Iterable[str]) -> RecordFile:
    """Make a record with these lines, whole or not at all, readable by its owner alone; raises OSError."""
    draft = tempfile.NamedTemporaryFile("wb", dir=path.parent, prefix=f".{path.name}.", delete=False)  # noqa: SIM115
    try:
        with draft:
            draft.write("".join(lines).encode())
            draft.flush()
            os.fsync(draft.fileno())
        os.link(draft.name, path)  # unlike a rename it never replaces a file that is there
    finally:
        os.unlink(draft.name)
    sync_folder(path.parent)
    file = RecordFile(path)
    file.file.seek(0, os.SEEK_END)
    return file


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk too; where folders cannot be opened there is nothing to do."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def new_record(match: Match, wanted: Path | None) -> RecordFile:
    """Return the file for a new match: the one that was asked for, or one in the person's folder of records."""
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
    """Return the person's folder of records."""
    return user_data_path("meadhall") / "records"


def name_of(match: Match, n: int = 1) -> str:
    """Return what the n-th record of a match is called."""
    name = f"{match.game.key}-{match.header.began[:10]}-{match.header.match[:8]}"
    return f"{name}{f'-{n}' if n > 1 else ''}{SUFFIX}"


def kept_record(match: Match) -> Path | None:
    """Return the file in the person's folder that holds this very record already."""
    path = folder_of_records() / name_of(match)
    try:
        return path if read_record(path) == "".join(match.lines).encode() else None
    except OSError:
        return None


def read_record(path: Path) -> bytes:
    """Return what a file holds; raises OSError, naming the fault, if it is no file or too big for a record."""
    check_file(path)
    if path.stat().st_size > MOST_BYTES:
        raise OSError(f"{path} is too big for a record")
    return path.read_bytes()


def open_record(path: Path) -> tuple[Match, RecordFile, int, bool]:
    """Return the match of a record, its file, how many lines that has, and whether a torn last line was dropped."""
    file = RecordFile(path)
    try:
        data = read_record(path)
        whole = without_torn_line(data) or data
        match = replay(whole)
    except BaseException:
        file.close()
        raise
    file.keep(len(whole))
    return match, file, whole.count(b"\n"), len(whole) < len(data)
