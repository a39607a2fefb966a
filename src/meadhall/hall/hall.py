"""The hall of one process: the tables that somebody looks at, the store, the thinkers, and what guests may do."""

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

from meadhall.hall import guests, lobby, queries, wire
from meadhall.hall.background import look_after, tend
from meadhall.hall.errors import HallError, NotFound, NotNow
from meadhall.hall.live_table import Desk
from meadhall.hall.notifications import hear
from meadhall.hall.queries import CLOSED, OPEN, OVER, REMOVED, WATCHING, TableRow
from meadhall.hall.sessions import Reception
from meadhall.hall.webhooks import Callers, is_allowed, your_turn
from meadhall.match import PERSON, MatchError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from sqlalchemy import Connection

    from meadhall.core.state import State
    from meadhall.hall.bot_pool import Thinkers
    from meadhall.hall.live_table import Listener
    from meadhall.hall.queries import Decision
    from meadhall.hall.store import Store
    from meadhall.hall.wire import Guest

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("meadhall.hall")

MOST_DESKS = 2000
"""So many tables are kept in memory; those that nobody listens to leave first."""
WAKE_EVERY = 1.0
MOST_WOKEN = 50
SWEEP_EVERY = 600
"""After so many rounds of looking after tables everything is swept: it takes a moment in which nobody is served."""
CLAIMED_FOR = 20_000
PUT_OFF = 24 * 60 * 60 * 1000
"""A table that turns out to be playable no more is looked at again after so long: a later release may mend that."""
CALL_EVERY = 60_000
"""A guest is called to a table at most once in so many milliseconds."""


class Hall:
    """The hall, as far as this process knows it."""

    def __init__(self, store: Store, thinkers: Thinkers, webhooks: Sequence[str] = ()) -> None:
        """Open on a database that is up to date; `start` begins to look after tables."""
        self.store = store
        self.thinkers = thinkers
        self.reception = Reception(store, self.now, webhooks)
        self.callers = Callers()
        self.called: OrderedDict[tuple[str, str], int] = OrderedDict()
        """Who was called to which table, and when."""
        self.one = ThreadPoolExecutor(1, "hall-aside")
        """Does what takes a while, one thing after the other: whoever wants such things holds up others like it."""
        self.name = secrets.token_hex(4)
        """Of this process, among those on one database."""
        self.desks: OrderedDict[str, Desk] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    async def start(self) -> None:
        """Begin to write and to look after tables."""
        self.store.start()
        self.run(None, self.look_after_tables())
        if self.store.is_postgres:
            self.run(None, hear(self.store.url, self.name, self.catch_up, self.doubt))

    async def stop(self) -> None:
        """Stop looking after tables, and write what waits."""
        self.is_closing = True
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()
        self.callers.close()
        self.one.shutdown(wait=False, cancel_futures=True)
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # What a desk needs.

    def now(self) -> int:
        """Return the time in milliseconds."""
        return int(time.time() * 1000)

    def word(self, table: str) -> str:
        """Return what to tell other processes when a table has changed."""
        return f"{self.name} {table}"

    async def write(self, table: str, job: Callable[..., T], *args: object) -> T:
        """Write something about a table."""
        return await self.store.write(table, lambda c: job(c, *args))

    async def load(self, table: str, n: int) -> tuple[TableRow, list[Decision]]:
        """Read a table and the decisions of its match after its first n entries."""

        def read(c: Connection) -> tuple[TableRow | None, list[Decision]]:
            return queries.find_table(c, table), queries.entries_after(c, table, n)

        row, entries = await self.store.read(read)
        if row is None:
            raise NotFound("no-table")
        return row, entries

    async def think(self, level: str, view: State, game: str, rules: int) -> int:
        """Return what a bot answers."""
        return await self.thinkers.think(level, view, game, rules)

    async def is_sent(self, table: str, sender: str) -> bool:
        """Return whether an act has been carried out."""
        return await self.store.read(lambda c: queries.is_sent(c, table, sender))

    async def aside(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do something that takes a while in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self.one, partial(work, *args, **named))

    def run(self, desk: Desk | None, work: Coroutine[None, None, None]) -> None:
        """Let something be done meanwhile; unless the hall closes. A desk for which something is done is kept."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        for tasks in (self.tasks, desk.tasks) if desk is not None else (self.tasks,):
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    def call(self, desk: Desk, seats: list[int]) -> None:
        """Tell those who have these seats, if they are not here, that it is their turn."""
        if not self.reception.webhooks:
            return
        here = {listener.guest.id for listener in desk.listeners}
        for seat in seats:
            guest = desk.row.seats[seat].guest
            if guest and guest not in here and desk.following().holders[seat].kind == PERSON:
                self.run(desk, self.call_to(desk, seat, guest))

    async def call_to(self, desk: Desk, seat: int, id: str) -> None:  # noqa: A002
        """Tell a guest that it is its turn, if it wants to be told and has not been told just now."""
        key, now = (id, desk.row.id), self.now()
        if now - self.called.get(key, -CALL_EVERY) < CALL_EVERY:
            return
        self.called[key] = now
        while len(self.called) > MOST_DESKS:
            self.called.popitem(last=False)
        guest = await self.store.read(lambda c: guests.find_guest(c, id))
        if guest is not None and guest.webhook and is_allowed(guest.webhook, self.reception.webhooks):
            self.callers.tell(guest.webhook, your_turn(guest, desk.row.id, desk.row.terms.game, seat))

    # Tables.

    async def desk(self, id: str) -> Desk:  # noqa: A002
        """Return a table; raises `NotFound`."""
        desk = self.desks.get(id)
        if desk is None:
            if not guests.is_id(id):
                raise NotFound("no-table")
            row, _ = await self.load(id, 10**9)
            desk = self.desks.setdefault(id, Desk(self, row))
            self.let_go()
        self.desks.move_to_end(id)
        if desk.is_stale:
            async with desk.lock:
                await desk.freshen()
        return desk

    def let_go(self) -> None:
        """Forget tables that nobody listens to, the longest unused first."""
        for id, desk in list(self.desks.items()):  # noqa: A001
            if len(self.desks) <= MOST_DESKS:
                break
            if not desk.listeners and not desk.tasks and not desk.lock.locked():
                del self.desks[id]

    async def open_tables(self) -> list[TableRow]:
        """Return the public tables."""
        return await self.store.read(queries.open_tables)

    async def tables_of(self, guest: Guest) -> list[TableRow]:
        """Return the tables of a guest."""
        return await self.store.read(lambda c: queries.tables_of(c, guest.id))

    async def see(self, desk: Desk, guest: Guest | None, invitation: str) -> bool:
        """Return whether a guest is invited to a table; raises `NotFound` if it may not even see it."""
        row = desk.row
        is_invited = secrets.compare_digest(invitation.encode(), row.invitation.encode())
        if guest is not None and row.seat_of(guest.id) >= 0 and row.phase != CLOSED:
            return True
        role = await self.store.read(lambda c: queries.role_of(c, row.id, guest.id)) if guest is not None else None
        if not may_see(row, role, is_invited):
            raise NotFound("no-table")
        if is_invited and guest is not None and role is None:
            await self.store.write(row.id, lambda c: queries.set_role(c, row.id, guest.id, WATCHING))
        return is_invited or role == WATCHING

    async def sift(self, desk: Desk) -> None:
        """Let those go who listen to a table and may not see it any more."""
        row = desk.row
        others = [each for each in desk.listeners if row.seat_of(each.guest.id) < 0]
        if not others or row.phase == CLOSED:
            return  # that it is closed they may all know
        roles = await self.store.read(lambda c: queries.roles_at(c, row.id))
        for each in others:
            if not may_see(row, roles.get(each.guest.id), each.invitation == row.invitation):
                desk.listeners.discard(each)
                each.dismiss()

    async def tell_said(self, desk: Desk) -> None:
        """Tell everybody who listens what was said since."""
        if not desk.listeners:
            return
        since = min(listener.said for listener in desk.listeners)
        for said in await self.store.read(lambda c: queries.said_after(c, desk.row.id, since)):
            data = msgspec.json.encode(said)
            for listener in desk.listeners:
                if listener.said < said.n:
                    listener.said = said.n
                    listener.send(data)

    async def listen(self, desk: Desk, listener: Listener) -> None:
        """Let somebody listen: who sits where, what was said, and what has happened since the version it knows."""
        async with desk.lock:
            await desk.freshen()
            desk.listeners.add(listener)
            listener.send(msgspec.json.encode(wire.TableNews(desk.info(listener.guest.id))))
            desk.tell(listener, {})
        await self.tell_said(desk)
        tend(desk)

    async def record(self, desk: Desk) -> bytes:
        """Return the record of a match that is over: it holds everything that was hidden."""
        if desk.row.phase != OVER:
            raise NotNow("not-over")
        return desk.record()

    async def catch_up(self, table: str) -> None:
        """Another process has changed a table: look again, if anybody here looks at it."""
        desk = self.desks.get(table)
        if desk is None:
            return
        if desk.listeners or desk.lock.locked():
            await desk.catch_up()
            await self.tell_said(desk)
        else:
            desk.is_stale = True

    def doubt(self) -> None:
        """Word from other processes may have been missed: look at every table again."""
        for table, desk in self.desks.items():
            self.run(desk, self.catch_up(table))

    # What is due though nobody asks.

    async def look_after_tables(self) -> None:
        """Wake tables whose bots or clocks are due, whoever should have done so before."""
        for rounds in count(1):
            await asyncio.sleep(WAKE_EVERY)
            try:
                await self.wake_tables()
            except Exception:
                log.exception("could not look after tables")
            if rounds % SWEEP_EVERY == 0:
                gc.collect()

    async def wake_tables(self) -> None:
        """Look after tables that are due now."""
        now, played = self.now(), lobby.versions()
        for id, wake in await self.store.read(lambda c: queries.to_wake(c, now, MOST_WOKEN, played)):  # noqa: A001
            if await self.write(id, queries.claim, id, wake, now + CLAIMED_FOR):
                try:
                    desk = await self.desk(id)
                    await look_after(desk)
                    if desk.other_rules is not None:
                        await self.write(id, queries.put_off, id, now + CLAIMED_FOR, now + PUT_OFF)
                except (MatchError, HallError):
                    log.warning("a table was looked after by somebody else", extra={"table": id})


def may_see(row: TableRow, role: str | None, is_invited: bool) -> bool:
    """Return whether somebody who has no seat at a table may see it, by what it is to the table."""
    if row.phase == CLOSED or role == REMOVED:
        return False
    is_invited = is_invited or role == WATCHING
    if row.phase == OPEN:
        return is_invited or row.terms.is_public
    return row.terms.watching == "anyone" or (row.terms.watching == "invited" and is_invited)
