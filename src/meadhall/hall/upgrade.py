"""Bring a database to what this version of the hall expects, or say why that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from meadhall.hall.store import POSTGRES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from meadhall.hall.store import Store

LOCK = 7_306_079_230_016
"""The key under which processes of one PostgreSQL take turns to migrate."""


class TooNew(RuntimeError):
    """The database was written by a newer Meadhall."""


def upgrade(store: Store) -> None:
    """Carry out the migrations that are missing; raises `TooNew`."""
    store.write_now(migrate)


def migrate(connection: Connection, to: str = "head") -> None:
    """Carry out the migrations that are missing, one process at a time, up to the last one or the one named."""
    if connection.dialect.name == POSTGRES:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise TooNew(f"the database is at revision {found}, which this version of Meadhall does not know")
    command.upgrade(config, to)
