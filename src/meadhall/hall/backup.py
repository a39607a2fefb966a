"""`meadhall backup` and `meadhall restore`: the whole database as one SQLite file.

A backup is consistent and is taken while the hall is open. `meadhall serve --db sqlite:///FILE` opens it as it is.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import func, insert, select, text

from meadhall.hall.schema import metadata
from meadhall.hall.serve import CannotOpen, open_url
from meadhall.hall.store import POSTGRES, sqlite_url

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from meadhall.hall.store import Store

BATCH = 1000
"""Rows copied at a time."""


def backup(store: Store, file: Path) -> dict[str, int]:
    """Write a backup to a new file; return the number of rows of each table."""
    if file.exists():
        raise CannotOpen(f"{file} exists already; a backup is never written over another file")
    part = file.with_name(file.name + ".part")
    with suppress(FileNotFoundError):
        part.unlink()
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds the hashes of all secrets
        copy = open_url(sqlite_url(part))
        try:
            counts = copy_rows(store, copy)
            copy.write_now(drop_log)
        finally:
            copy.close()
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise CannotOpen(f"cannot write {file}: {error.strerror or error}") from None
    finally:
        for leftover in (part, part.with_name(part.name + "-wal"), part.with_name(part.name + "-shm")):
            with suppress(FileNotFoundError):
                leftover.unlink()
    return counts


def restore(file: Path, store: Store) -> dict[str, int]:
    """Copy a backup to an empty database; return the number of rows of each table."""
    if not file.is_file():
        raise CannotOpen(f"{file}: there is no such backup")
    if any(store.read_now(counted).values()):
        raise CannotOpen("this database is not empty: a backup is restored only to one that nobody has used")
    kept = open_url(sqlite_url(file))
    try:
        return copy_rows(kept, store)
    finally:
        kept.close()


def copy_rows(source: Store, target: Store) -> dict[str, int]:
    """Copy all tables, in one transaction on either side."""
    with source.engine.connect() as one, target.engine.begin() as other:
        if source.is_postgres:
            one.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        for table in metadata.sorted_tables:
            rows = one.execution_options(yield_per=BATCH).execute(select(table))
            for part in rows.mappings().partitions():
                other.execute(insert(table), [dict(row) for row in part])
        if other.dialect.name == POSTGRES:
            other.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat"))
        return counted(other)


def counted(c: Connection) -> dict[str, int]:
    """Return the number of rows of each table."""
    return {
        each.name: c.execute(select(func.count()).select_from(each)).scalar_one() for each in metadata.sorted_tables
    }


def drop_log(c: Connection) -> None:
    """Make a SQLite database one file, without a write-ahead log."""
    c.exec_driver_sql("COMMIT")
    c.exec_driver_sql("PRAGMA journal_mode=DELETE")
    c.exec_driver_sql("BEGIN")
