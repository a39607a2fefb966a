"""The hall of one process: its live tables, the store, the bots, and who may see what."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import msgspec

from meadhall.hall import game_list, guests, ids, queries, wire
from meadhall.hall.background import run_due_work, start_bots
from meadhall.hall.errors import HallError, NotFound, NotNow
from meadhall.hall.live_table import LiveTable
from meadhall.hall.notifications import listen, notice_of
from meadhall.hall.rows import CLOSED, OPEN, OVER, REMOVED, WATCHING, TableRow
from meadhall.hall.sessions import Sessions
from meadhall.hall.webhooks import WebhookSender, is_allowed, turn_message
from meadhall.match import PERSON, MatchError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from sqlalchemy import Connection

    from meadhall.core.state import State
    from meadhall.hall.bot_pool import BotPool
    from meadhall.hall.live_table import Listener
    from meadhall.hall.rows import Decision
    from meadhall.hall.store import Store
    from meadhall.hall.wire import Guest

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("meadhall.hall")

MAX_TABLES_IN_MEMORY = 2000
"""Tables kept in memory; unused ones are evicted first."""
DUE_CHECK_SECONDS = 1.0
MAX_DUE = 50
CHECKS_PER_SWEEP = 600
"""Checks for due tables between two full garbage collections, which block the loop."""
CLAIM_MS = 20_000
POSTPONE_MS = 24 * 60 * 60 * 1000
"""How long before a table that cannot be played is checked again: a later release may be able to play it."""
WEBHOOK_INTERVAL_MS = 60_000
"""The shortest time between two notifications of a guest about one table."""


class Hall:
    """The hall as one process knows it."""

    def __init__(self, store: Store, bot_pool: BotPool, webhooks: Sequence[str] = (), bot_ms: int = 0) -> None:
        """Open on a database that is up to date; `start` begins the work in the background."""
        self.store = store
        self.bot_pool = bot_pool
        self.bot_ms = bot_ms
        self.sessions = Sessions(store, self.now, webhooks)
        self.webhook_sender = WebhookSender()
        self.last_called: OrderedDict[tuple[str, str], int] = OrderedDict()
        """When a guest was last notified of a table."""
        self.slow_jobs = ThreadPoolExecutor(1, "hall-slow")
        """One thread for slow jobs: they queue behind each other, never in front of a move."""
        self.name = secrets.token_hex(4)
        """The name of this process among those on one database."""
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    async def start(self) -> None:
        """Start the writer and the work in the background."""
        self.store.start()
        self.spawn(None, self.watch_due_tables())
        if self.store.is_postgres:
            self.spawn(None, listen(self.store.url, self.name, self.catch_up, self.reload_all))

    async def stop(self) -> None:
        """Stop the work in the background and write what is queued."""
        self.is_closing = True
        for task in list(self.tasks):
            task.cancel()
        self.bot_pool.close()
        self.webhook_sender.close()
        self.slow_jobs.shutdown(wait=False, cancel_futures=True)
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # What a table needs.

    def now(self) -> int:
        """Return the time in milliseconds."""
        return int(time.time() * 1000)

    def change_notice(self, table_id: str) -> str:
        """Return the notice to other processes that a table has changed."""
        return notice_of(self.name, table_id)

    async def write(self, order_key: str, job: Callable[..., T], *args: object) -> T:
        """Write something; `order_key`, the id of a table or guest, is the same for all jobs on the same rows."""
        return await self.store.write(order_key, lambda c: job(c, *args))

    async def load(self, table_id: str, n: int) -> tuple[TableRow, list[Decision]]:
        """Read a table and the decisions of its match after the first n entries."""

        def read(c: Connection) -> tuple[TableRow | None, list[Decision]]:
            return queries.find_table(c, table_id), queries.entries_after(c, table_id, n)

        row, entries = await self.store.read(read)
        if row is None:
            raise NotFound("no-table")
        return row, entries

    async def choose_option(self, level: str, view: State, game: str, rules: int) -> int:
        """Return a bot's answer."""
        return await self.bot_pool.choose(level, view, game, rules)

    async def is_applied(self, table_id: str, action_key: str) -> bool:
        """Return whether an action has been applied before."""
        return await self.store.read(lambda c: queries.is_applied(c, table_id, action_key))

    async def run_slow_job(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something slow in the thread for slow jobs."""
        return await asyncio.get_running_loop().run_in_executor(self.slow_jobs, partial(work, *args, **kwargs))

    def spawn(self, table: LiveTable | None, work: Coroutine[None, None, None]) -> None:
        """Run a task in the background unless the hall is closing; its table stays in memory meanwhile."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        for tasks in (self.tasks, table.tasks) if table is not None else (self.tasks,):
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    def call_webhooks(self, table: LiveTable, seats: list[int]) -> None:
        """Notify the holders of these seats who are not here that it is their turn."""
        if not self.sessions.allowed_webhooks:
            return
        here = {listener.guest.id for listener in table.listeners}
        for seat in seats:
            guest = table.row.seats[seat].guest
            if guest and guest not in here and table.versioned_match().holders[seat].kind == PERSON:
                self.spawn(table, self.call_webhook(table, seat, guest))

    async def call_webhook(self, table: LiveTable, seat: int, id: str) -> None:  # noqa: A002
        """Call the webhook of a guest, unless it was called a moment ago."""
        key, now = (id, table.row.id), self.now()
        if now - self.last_called.get(key, -WEBHOOK_INTERVAL_MS) < WEBHOOK_INTERVAL_MS:
            return
        self.last_called[key] = now
        while len(self.last_called) > MAX_TABLES_IN_MEMORY:
            self.last_called.popitem(last=False)
        guest = await self.store.read(lambda c: guests.find_guest(c, id))
        if guest is not None and guest.webhook and is_allowed(guest.webhook, self.sessions.allowed_webhooks):
            self.webhook_sender.send(guest.webhook, turn_message(guest, table.row.id, table.row.terms.game, seat))

    # Tables.

    async def table(self, id: str) -> LiveTable:  # noqa: A002
        """Return a table; raises `NotFound`."""
        table = self.tables.get(id)
        if table is None:
            if not ids.is_id(id):
                raise NotFound("no-table")
            row, _ = await self.load(id, 10**9)
            table = self.tables.setdefault(id, LiveTable(self, row))
            self.evict_unused()
        self.tables.move_to_end(id)
        if table.is_stale:
            async with table.lock:
                await table.ensure_fresh()
        return table

    def evict_unused(self) -> None:
        """Forget tables without listeners, the longest unused first."""
        for id, table in list(self.tables.items()):  # noqa: A001
            if len(self.tables) <= MAX_TABLES_IN_MEMORY:
                break
            if not table.listeners and not table.tasks and not table.lock.locked():
                del self.tables[id]

    async def open_tables(self) -> list[TableRow]:
        """Return the public tables."""
        return await self.store.read(queries.open_tables)

    async def tables_of(self, guest: Guest) -> list[TableRow]:
        """Return the tables of a guest."""
        return await self.store.read(lambda c: queries.tables_of(c, guest.id))

    async def admit(self, table: LiveTable, guest: Guest | None, invitation: str) -> bool:
        """Check that a guest may see a table; return whether it is invited. Raises `NotFound` if it may not.

        A guest with the invitation is recorded as watching and needs no invitation next time.
        """
        row = table.row
        is_invited = secrets.compare_digest(invitation.encode(), row.invitation.encode())
        if guest is not None and row.seat_of(guest.id) >= 0 and row.phase != CLOSED:
            return True
        role = await self.store.read(lambda c: queries.role_of(c, row.id, guest.id)) if guest is not None else None
        if not may_see(row, role, is_invited):
            raise NotFound("removed" if role == REMOVED else "no-table")
        if is_invited and guest is not None and role is None:
            await self.store.write(row.id, lambda c: queries.set_role(c, row.id, guest.id, WATCHING))
        return is_invited or role == WATCHING

    async def drop_unwelcome(self, table: LiveTable) -> None:
        """Disconnect the listeners who may not see the table any more."""
        row = table.row
        others = [each for each in table.listeners if row.seat_of(each.guest.id) < 0]
        if not others or row.phase == CLOSED:
            return  # everybody may know that it is closed
        roles = await self.store.read(lambda c: queries.roles_at(c, row.id))
        for each in others:
            role = roles.get(each.guest.id)
            if not may_see(row, role, each.invitation == row.invitation):
                table.listeners.discard(each)
                each.dismiss("removed" if role == REMOVED else "may-not-follow")

    async def send_chat(self, table: LiveTable) -> None:
        """Send new chat messages to the listeners."""
        if not table.listeners:
            return
        since = min(listener.last_chat for listener in table.listeners)
        for message in await self.store.read(lambda c: queries.chat_after(c, table.row.id, since)):
            data = msgspec.json.encode(message)
            for listener in table.listeners:
                if listener.last_chat < message.n:
                    listener.last_chat = message.n
                    listener.send(data)

    async def add_listener(self, table: LiveTable, listener: Listener) -> None:
        """Add a listener and send it the table, the chat, and the match since the version it knows."""
        async with table.lock:
            await table.ensure_fresh()
            table.listeners.add(listener)
            listener.send(msgspec.json.encode(wire.TableMessage(table.info(listener.guest.id))))
            table.send_state(listener, {})
        await self.send_chat(table)
        start_bots(table)

    async def record(self, table: LiveTable) -> bytes:
        """Return the record of a finished match, which has everything that was hidden."""
        if table.row.phase != OVER:
            raise NotNow("not-over")
        return table.record()

    async def catch_up(self, table_id: str) -> None:
        """Reload a table that another process has changed, if it is in use here."""
        table = self.tables.get(table_id)
        if table is None:
            return
        if table.listeners or table.lock.locked():
            await table.catch_up()
            await self.send_chat(table)
        else:
            table.is_stale = True

    def reload_all(self) -> None:
        """Reload every table: notices from other processes may have been missed."""
        for table_id, table in self.tables.items():
            self.spawn(table, self.catch_up(table_id))

    # Work that no request triggers.

    async def watch_due_tables(self) -> None:
        """Look for tables with due bots or clocks, those of dead processes included."""
        for rounds in count(1):
            await asyncio.sleep(DUE_CHECK_SECONDS)
            try:
                await self.run_due_tables()
            except Exception:
                log.exception("due tables could not be handled")
            if rounds % CHECKS_PER_SWEEP == 0:
                gc.collect()

    async def run_due_tables(self) -> None:
        """Claim the tables that are due and do their work."""
        now, played = self.now(), game_list.versions()
        for id, wake in await self.store.read(lambda c: queries.due_tables(c, now, MAX_DUE, played)):  # noqa: A001
            if await self.write(id, queries.claim, id, wake, now + CLAIM_MS):
                try:
                    table = await self.table(id)
                    await run_due_work(table)
                    if table.unplayable_because is not None:
                        await self.write(id, queries.postpone, id, now + CLAIM_MS, now + POSTPONE_MS)
                except (MatchError, HallError):
                    log.warning("another process has taken care of a table", extra={"table": id})


def may_see(row: TableRow, role: str | None, is_invited: bool) -> bool:
    """Return whether a guest without a seat may see a table, by its role there."""
    if row.phase == CLOSED or role == REMOVED:
        return False
    is_invited = is_invited or role == WATCHING
    if row.phase == OPEN:
        return is_invited or row.terms.is_public
    return row.terms.watching == "anyone" or (row.terms.watching == "invited" and is_invited)
