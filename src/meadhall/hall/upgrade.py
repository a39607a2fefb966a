"""Migrate a database, or say why that is impossible."""

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
"""The advisory lock of migrating processes."""


class TooNew(RuntimeError):
    """A newer Meadhall wrote the database."""


def upgrade(store: Store) -> None:
    """Run the missing migrations; raises `TooNew`."""
    store.write_now(migrate)


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the missing migrations up to the last one or the one named, one process at a time."""
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
