"""Notices of changed tables between the processes on one PostgreSQL (LISTEN/NOTIFY); SQLite has one process."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url

from meadhall.hall.store import POSTGRES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

log = logging.getLogger("meadhall.hall")
CHANNEL = "meadhall"
RETRY_SECONDS = 1.0


def notice_of(process: str, table: str) -> str:
    """Return the notice that a process has changed a table."""
    return f"{process} {table}"


def read_notice(notice: str) -> tuple[str, str]:
    """Return which process has changed which table."""
    process, _, table = notice.partition(" ")
    return process, table


def notify(connection: Connection, notice: str) -> None:
    """Notify other processes when this commits; SQLite has none."""
    if connection.dialect.name == POSTGRES:
        connection.exec_driver_sql("SELECT pg_notify(%(channel)s, %(notice)s)", {"channel": CHANNEL, "notice": notice})


async def listen(
    url: str, me: str, on_change: Callable[[str], Awaitable[None]], on_reconnect: Callable[[], None]
) -> None:
    """Listen forever: call `on_change` with each changed table, `on_reconnect` when some may have been missed."""
    import psycopg

    libpq_url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(libpq_url, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                on_reconnect()
                async for notice in connection.notifies():
                    process, table = read_notice(notice.payload)
                    if process != me:
                        await on_change(table)
        except psycopg.Error as error:
            log.warning("lost the other processes: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)
