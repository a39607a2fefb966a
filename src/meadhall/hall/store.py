"""The database: one writer that commits in groups, a few readers, notices to other processes.

SQLite by default, PostgreSQL by URL. What is written is durable when `write` returns. SQLite syncs fully, and one sync
costs as much as a hundred rows, so all queued jobs are committed together. Jobs are functions of a connection that
touch nothing but the database; they may be run again.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from urllib.parse import quote

from sqlalchemy import create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection, Engine, Table, UpdateBase
    from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
MAX_GROUP = 256
READERS = 4
MAX_ATTEMPTS = 5
POSTGRES = "postgresql"


class Job(Generic[T]):
    """A job for the writer, and the future of its result."""

    def __init__(self, order_key: str, work: Callable[[Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        """Queue some work; `order_key` is the same for all jobs that touch the same rows."""
        self.order_key = order_key
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def resolve(self) -> None:
        """Resolve the future, on its own loop."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type] # T may be None itself


class Store:
    """A database and the threads that use it."""

    def __init__(self, url: str) -> None:
        """Prepare for the database at a URL, for example sqlite:////data/hall.db."""
        self.url = url
        self.engine = engine_of(url)
        self.is_postgres = self.engine.dialect.name == POSTGRES
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "hall-reader")
        self.writer = threading.Thread(target=self.write_loop, name="hall-writer", daemon=True)
        self.groups = 0
        """Committed groups."""
        self.written = 0
        """Committed jobs."""

    def start(self) -> None:
        """Start the writer."""
        self.writer.start()

    def close(self) -> None:
        """Write what is queued, then disconnect."""
        if self.writer.is_alive():
            self.jobs.put(None)
            self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    async def write(self, order_key: str, work: Callable[[Connection], T]) -> T:
        """Write something; it is durable when this returns."""
        job = Job(order_key, work, asyncio.get_running_loop())
        self.jobs.put(job)
        return await job.done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Read something, in this thread."""
        with self.engine.connect() as connection:
            return work(connection)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """Write something, in this thread."""
        with self.engine.begin() as connection:
            return work(connection)

    # The writer's thread.

    def write_loop(self) -> None:
        """Write queued jobs group by group until told to stop."""
        while True:
            first = self.jobs.get()
            if first is None:
                return
            group, is_last = [first], False
            while len(group) < MAX_GROUP and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    is_last = True
                    break
                group.append(job)
            self.write_group(group)
            for loop in {job.loop for job in group}:
                resolve_all(loop, [job for job in group if job.loop is loop])
            if is_last:
                return

    def write_group(self, group: list[Job[Any]]) -> None:
        """Write jobs in one transaction; if one fails, each in its own, so that only that one fails."""
        group.sort(key=lambda job: job.order_key)  # the same order in every process, so no deadlocks
        try:
            with self.engine.begin() as connection:
                for job in group:
                    job.result = job.work(connection)
        except Exception:  # each job will raise it again by itself
            for job in group:
                self.write_alone(job)
        self.groups += 1
        self.written += len(group)

    def write_alone(self, job: Job[Any]) -> None:
        """Write one job; retry while the database is busy."""
        for attempt in range(1, MAX_ATTEMPTS + 1):
            try:
                job.result = self.write_now(job.work)
            except OperationalError as error:
                job.error = error
                if attempt == MAX_ATTEMPTS:
                    return
            except Exception as error:
                job.error = error
                return
            else:
                job.error = None
                return


def resolve_all(loop: asyncio.AbstractEventLoop, jobs: list[Job[Any]]) -> None:
    """Resolve the jobs of one loop together, unless it is closed."""

    def resolve_jobs() -> None:
        for job in jobs:
            job.resolve()

    if not loop.is_closed():
        loop.call_soon_threadsafe(resolve_jobs)


def engine_of(url: str) -> Engine:
    """Return the engine of a database; SQLite is set up to lose nothing."""
    is_remote = not url.startswith("sqlite")
    engine = create_engine(url, pool_pre_ping=is_remote, pool_size=READERS + 1, hide_parameters=True)  # seeds, messages
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    return engine


def set_up_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    """Turn on the write-ahead log and full syncs; leave transactions to SQLAlchemy."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction."""
    connection.exec_driver_sql("BEGIN")


def sqlite_url(path: Path) -> str:
    """Return the URL of a SQLite file."""
    return f"sqlite:///{quote(str(path))}"


DIALECTS = {POSTGRES: postgresql.dialect(), "sqlite": sqlite.dialect(paramstyle="named")}  # type: ignore[no-untyped-call]
"""How values are named in SQL."""


class Prepared:
    """A fixed statement, compiled once for each kind of database.

    Building and hashing a statement takes SQLAlchemy ten times as long as the database takes to run it. Values are
    passed to the driver as they are: numbers and text only.
    """

    def __init__(self, build: Callable[[str], UpdateBase]) -> None:
        """Keep the function that builds the statement for a kind of database."""
        self.build = build
        self.sql: dict[str, str] = {}

    def execute(self, connection: Connection, **values: object) -> int:
        """Execute it; return the number of rows."""
        name = connection.dialect.name
        if name not in self.sql:
            self.sql[name] = str(self.build(name).compile(dialect=DIALECTS[name]))
        return connection.exec_driver_sql(self.sql[name], values).rowcount


def insert_of(name: str) -> type[postgresql.Insert | sqlite.Insert]:
    """Return the kind of insert that supports ON CONFLICT."""
    return postgresql.Insert if name == POSTGRES else sqlite.Insert


def new_row_of(table: Table) -> Prepared:
    """Return a prepared insert that ignores rows with an existing key."""
    return Prepared(lambda name: insert_of(name)(table).on_conflict_do_nothing())


def insert_new(connection: Connection, table: Table, values: dict[str, Any]) -> bool:
    """Insert a row unless its key exists; return whether it is new."""
    statement = insert_of(connection.dialect.name)(table).on_conflict_do_nothing()
    return connection.execute(statement.execution_options(preserve_rowcount=True), values).rowcount == 1


async def is_reachable(store: Store) -> bool:
    """Return whether the database answers."""
    try:
        await store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except DBAPIError:
        return False
    return True
