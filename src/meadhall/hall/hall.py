"""The hall of one process: the tables that somebody looks at, the store, the thinkers, and what guests may do."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.hall import guests, ledger, wire
from meadhall.hall.desk import Desk
from meadhall.hall.errors import BadRequest, HallError, NotAllowed, NotFound, NotKnown, NotNow, TooMany
from meadhall.hall.ledger import CLOSED, OPEN, OVER, REMOVED, RUNNING, WATCHING, TableRow
from meadhall.hall.neighbours import hear
from meadhall.hall.store import Store
from meadhall.hall.thinkers import Thinkers
from meadhall.hall.wire import Guest, Sitting, Terms
from meadhall.match import BOT, PERSON, Holder, IllegalOption, Match, MatchError, is_name, new_header
from meadhall.match.clock import time_control
from meadhall.match.opening import filled_in
from meadhall.text import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from meadhall.core.state import State
    from meadhall.hall.desk import Listener

T = TypeVar("T")
log = logging.getLogger("meadhall.hall")

MOST_TABLES = 50
"""A guest has at most so many tables that are not over."""
MOST_DESKS = 2000
"""So many tables are kept in memory; those that nobody listens to leave first."""
WAKE_EVERY = 1.0
MOST_WOKEN = 50
CLAIMED_FOR = 20_000


class Hall:
    """The hall, as far as this process knows it."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        """Open on a database that is up to date; `start` begins to look after tables."""
        self.store = store
        self.thinkers = thinkers
        self.name = secrets.token_hex(4)
        """Of this process, among those on one database."""
        self.desks: OrderedDict[str, Desk] = OrderedDict()
        self.known: OrderedDict[str, Guest] = OrderedDict()
        """Guests by their secret, as long as nobody changes them."""
        self.chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to write and to look after tables."""
        self.store.start()
        loop = asyncio.get_running_loop()
        self.chores.append(loop.create_task(self.look_after_tables()))
        if self.store.is_postgres:
            self.chores.append(loop.create_task(hear(self.store.url, self.name, self.catch_up, self.doubt)))

    async def stop(self) -> None:
        """Stop looking after tables, and write what waits."""
        for chore in self.chores:
            chore.cancel()
        for desk in self.desks.values():
            for task in list(desk.tasks):
                task.cancel()
        self.thinkers.close()
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

    async def load(self, table: str, n: int) -> tuple[TableRow, list[str]]:
        """Read a table and the decisions of its match after its first n entries."""

        def read(c: Connection) -> tuple[TableRow | None, list[str]]:
            return ledger.find_table(c, table), ledger.entries_after(c, table, n)

        row, entries = await self.store.read(read)
        if row is None:
            raise NotFound("no-table")
        return row, entries

    async def think(self, level: str, view: State, game: str) -> int:
        """Return what a bot answers."""
        return await self.thinkers.think(level, view, game)

    # Guests.

    async def welcome(self, new: wire.NewGuest) -> tuple[Guest, str, str]:
        """Let somebody in; return the guest, the secret of its session and the recovery code."""
        check_name(new.name)
        guest = Guest(guests.new_id(), new.name, new.language, "")
        session, recovery = guests.new_secret(), guests.new_recovery()

        def add(c: Connection) -> None:
            guests.add_guest(c, guest, self.now())
            guests.add_secret(c, guest.id, session, guests.SESSION)
            guests.add_secret(c, guest.id, recovery, guests.RECOVERY)

        await self.store.write(guest.id, add)
        return guest, session, recovery

    async def guest(self, secret: str) -> Guest:
        """Return whose secret it is; raises `NotKnown`."""
        if secret in self.known:
            self.known.move_to_end(secret)
            return self.known[secret]
        found = await self.store.read(lambda c: guests.guest_by(c, secret)) if secret else None
        if found is None:
            raise NotKnown("not-known")
        self.known[secret] = found
        while len(self.known) > MOST_DESKS:
            self.known.popitem(last=False)
        return found

    async def change_guest(self, guest: Guest, change: wire.GuestChange) -> Guest:
        """Let a guest change its name, its language or where it is told; seats keep the name they were taken with."""
        if change.name is not None:
            check_name(change.name)
        await self.store.write(guest.id, lambda c: guests.change_guest(c, guest.id, change))
        self.forget(guest.id)
        found = await self.store.read(lambda c: guests.find_guest(c, guest.id))
        assert found is not None
        return found

    def forget(self, guest: str) -> None:
        """Look a guest up anew the next time."""
        for secret in [secret for secret, known in self.known.items() if known.id == guest]:
            del self.known[secret]

    async def passage(self, guest: Guest) -> tuple[str, int]:
        """Return a code that takes a guest to another device once, and when it expires."""
        code, expires = guests.new_secret(), self.now() + guests.MOVE_LASTS
        await self.store.write(guest.id, lambda c: guests.add_secret(c, guest.id, code, guests.MOVE, expires))
        return code, expires

    async def arrive(self, code: str) -> tuple[Guest, str, str]:
        """Let a guest in by a one-time link or its recovery code; return a new session, and a new code for that."""
        session, recovery = guests.new_secret(), guests.new_recovery()

        def use(c: Connection) -> tuple[Guest, str] | None:
            found = guests.use_secret(c, code, [guests.MOVE, guests.RECOVERY], self.now())
            if found is None:
                return None
            guests.add_secret(c, found[0], session, guests.SESSION)
            if found[1] == guests.RECOVERY:
                guests.add_secret(c, found[0], recovery, guests.RECOVERY)
            guest = guests.find_guest(c, found[0])
            assert guest is not None
            return guest, recovery if found[1] == guests.RECOVERY else ""

        found = await self.store.write("", use)
        if found is None:
            raise NotKnown("bad-code")
        return found[0], session, found[1]

    async def leave(self, secret: str) -> None:
        """End a session."""
        self.known.pop(secret, None)
        await self.store.write("", lambda c: guests.end_session(c, secret))

    # Tables.

    async def desk(self, id: str) -> Desk:  # noqa: A002
        """Return a table; raises `NotFound`."""
        desk = self.desks.get(id)
        if desk is None:
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

    async def lay_table(self, guest: Guest, new: wire.NewTable) -> Desk:
        """Lay a table; its host sits down at it."""
        terms = checked(new.terms)
        seats = [Sitting() for _ in range(terms.seats)]
        for number, level in new.bots.items():
            if int(number) >= terms.seats:
                raise BadRequest("no-seat")
            seats[int(number)] = Sitting(BOT, "", "", level)
        if new.seat >= terms.seats or seats[new.seat].kind == BOT:
            raise BadRequest("no-seat")
        seats[new.seat] = Sitting(PERSON, guest.id, guest.name)
        now = self.now()
        row = TableRow(
            id=guests.new_id(),
            revision=1,
            phase=OPEN,
            terms=terms,
            seats=tuple(seats),
            host=guest.id,
            invitation=secrets.token_urlsafe(12),
            seed=secrets.token_bytes(32),
            head="",
            rematch="",
            is_muted=False,
            created=now,
            changed=now,
            wake=0,
        )

        def add(c: Connection) -> bool:
            if ledger.count_open(c, guest.id) >= MOST_TABLES:
                return False
            ledger.add_table(c, row)
            return True

        if not await self.store.write(guest.id, add):
            raise TooMany("too-many-tables")
        return await self.desk(row.id)

    async def open_tables(self) -> list[TableRow]:
        """Return the public tables."""
        return await self.store.read(ledger.open_tables)

    async def tables_of(self, guest: Guest) -> list[TableRow]:
        """Return the tables of a guest."""
        return await self.store.read(lambda c: ledger.tables_of(c, guest.id))

    async def see(self, desk: Desk, guest: Guest | None, invitation: str) -> bool:
        """Return whether a guest is invited to a table; raises `NotFound` if it may not even see it."""
        row = desk.row
        is_invited = secrets.compare_digest(invitation.encode(), row.invitation.encode())
        if row.phase == CLOSED:
            raise NotFound("no-table")
        if guest is not None and row.seat_of(guest.id) >= 0:
            return True
        role = await self.store.read(lambda c: ledger.role_of(c, row.id, guest.id)) if guest is not None else None
        if role == REMOVED:
            raise NotFound("no-table")
        if is_invited and guest is not None and role is None:
            await self.store.write(row.id, lambda c: ledger.set_role(c, row.id, guest.id, WATCHING))
        is_invited = is_invited or role == WATCHING
        if row.phase == OPEN:
            may_see = is_invited or row.terms.is_public
        else:
            may_see = row.terms.watching == "anyone" or (row.terms.watching == "invited" and is_invited)
        if not may_see:
            raise NotFound("no-table")
        return is_invited

    async def sit(self, desk: Desk, guest: Guest, sit: wire.Sit, is_invited: bool) -> None:
        """Let a guest take a seat, or another one."""
        if not is_invited and not desk.row.terms.is_public:
            raise NotAllowed("not-invited")

        def change(row: TableRow) -> TableRow:
            must_be(row, OPEN)
            if sit.seat >= len(row.seats):
                raise BadRequest("no-seat")
            if row.seats[sit.seat].kind != "empty" and row.seats[sit.seat].guest != guest.id:
                raise NotNow("seat-taken")
            seats = [Sitting() if sitting.guest == guest.id else sitting for sitting in row.seats]
            seats[sit.seat] = Sitting(PERSON, guest.id, guest.name, nonce=sit.nonce)
            return replace(row, seats=tuple(seats))

        await desk.change(change)

    async def get_up(self, desk: Desk, guest: Guest) -> None:
        """Let a guest give up its seat before the match begins; when the host goes, the table is cleared away."""

        def change(row: TableRow) -> TableRow:
            must_be(row, OPEN)
            if row.seat_of(guest.id) < 0:
                raise NotAllowed("not-seated")
            seats = tuple(Sitting() if sitting.guest == guest.id else sitting for sitting in row.seats)
            return replace(row, seats=seats, phase=CLOSED if row.host == guest.id else OPEN)

        await desk.change(change)
        await self.store.write(desk.row.id, lambda c: ledger.set_role(c, desk.row.id, guest.id, None))

    async def seat_bot(self, desk: Desk, guest: Guest, order: wire.SeatBot) -> None:
        """Let the host give a seat to a bot, or take it away."""

        def change(row: TableRow) -> TableRow:
            must_host(row, guest)
            must_be(row, OPEN)
            if order.seat >= len(row.seats):
                raise BadRequest("no-seat")
            if row.seats[order.seat].kind == PERSON:
                raise NotNow("seat-taken")
            seats = list(row.seats)
            seats[order.seat] = Sitting() if order.level is None else Sitting(BOT, "", "", order.level)
            return replace(row, seats=tuple(seats))

        await desk.change(change)

    async def remove(self, desk: Desk, guest: Guest, who: str) -> None:
        """Let the host ask somebody to leave, before the match begins."""

        def change(row: TableRow) -> TableRow:
            must_host(row, guest)
            must_be(row, OPEN)
            if who == guest.id:
                raise BadRequest("not-yourself")
            seats = tuple(Sitting() if sitting.guest == who else sitting for sitting in row.seats)
            return replace(row, seats=seats)

        if await self.store.read(lambda c: guests.find_guest(c, who)) is None:
            raise NotFound("no-guest")
        await desk.change(change)
        await self.store.write(desk.row.id, lambda c: ledger.set_role(c, desk.row.id, who, REMOVED))

    async def mute(self, desk: Desk, guest: Guest, muted: bool) -> None:
        """Let the host close or open the chat."""

        def change(row: TableRow) -> TableRow:
            must_host(row, guest)
            return replace(row, is_muted=muted)

        await desk.change(change)

    async def begin(self, desk: Desk, guest: Guest) -> None:
        """Let the host begin the match: all seats are taken."""
        began = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

        def change(row: TableRow) -> TableRow:
            must_host(row, guest)
            must_be(row, OPEN)
            if any(sitting.kind == "empty" for sitting in row.seats):
                raise NotNow("seats-empty")
            holders = [
                Holder(PERSON, sitting.name) if sitting.kind == PERSON else Holder(BOT, sitting.level)
                for sitting in row.seats
            ]
            terms = row.terms
            header = new_header(
                registry.game(terms.game),
                holders,
                dict(terms.settings),
                row.seed,
                row.id,
                time_control(terms.clock),
                began,
            )
            return replace(row, phase=RUNNING, head="\n".join(header.lines()))

        await desk.begin(change)

    async def act(self, desk: Desk, guest: Guest, action: wire.Action) -> bytes:
        """Let a guest do something at a table; return what to tell it."""
        try:
            told = await self.carry_out(desk, guest, action)
        except IllegalOption as error:
            return msgspec.json.encode(wire.Refused(action.id, "illegal", error.phrase.plain(), error.clause))
        except MatchError as error:
            return msgspec.json.encode(wire.Refused(action.id, word_of(error), error.phrase.plain()))
        except HallError as error:
            return msgspec.json.encode(wire.Refused(action.id, error.error, error.phrase.plain()))
        return msgspec.json.encode(told or wire.Done(action.id))

    async def carry_out(self, desk: Desk, guest: Guest, action: wire.Action) -> wire.News | None:
        """Do what a guest wants."""
        sender = f"{guest.id}:{action.id}"
        if isinstance(action, wire.Say):
            await self.say(desk, guest, action, sender)
            return None
        seat = desk.seat_for(guest.id)
        if isinstance(action, wire.Hint):
            return await self.hint(desk, seat, action)
        if isinstance(action, wire.Answer):
            await desk.decide(sender, partial(answer, desk, seat, action))
        elif isinstance(action, wire.Undo):
            await desk.decide(sender, lambda m, at: m.undo(seat, at))
        elif isinstance(action, wire.Restart):
            await desk.decide(sender, lambda m, at: m.restart(seat, at))
        elif isinstance(action, wire.Resign):
            await desk.decide(sender, lambda m, at: m.resign(seat, at))
        elif isinstance(action, wire.Standing):
            await desk.decide(sender, lambda m, at: m.stand(seat, action.moment, action.how, at))
        elif isinstance(action, wire.Away):
            level, name = desk.row.terms.level, desk.row.seats[seat].name
            new = Holder(BOT, level) if action.away else Holder(PERSON, name)
            await desk.decide(sender, lambda m, at: m.seat(seat, new, at))
        else:
            raise NotNow("nothing-to-agree-to")
        return None

    async def say(self, desk: Desk, guest: Guest, action: wire.Say, sender: str) -> None:
        """Let a guest say something to a table."""
        if desk.row.is_muted and guest.id != desk.row.host:
            raise NotAllowed("muted")
        text = " ".join(action.text.split())
        if not text or not text.isprintable():
            raise BadRequest("nothing-said")
        if desk.row.seat_of(guest.id) < 0:
            raise NotAllowed("not-seated")
        said = wire.Said(0, guest.id, guest.name, text, self.now())
        await self.write(desk.row.id, ledger.add_said, desk.row.id, said, sender, self.word(desk.row.id))
        await self.tell_said(desk)

    async def tell_said(self, desk: Desk) -> None:
        """Tell everybody who listens what was said since."""
        if not desk.listeners:
            return
        since = min(listener.said for listener in desk.listeners)
        for said in await self.store.read(lambda c: ledger.said_after(c, desk.row.id, since)):
            data = msgspec.json.encode(said)
            for listener in desk.listeners:
                if listener.said < said.n:
                    listener.said = said.n
                    listener.send(data)

    async def hint(self, desk: Desk, seat: int, action: wire.Hint) -> wire.News:
        """Ask a bot what it would do in a seat's place."""
        match = desk.match
        if not desk.row.terms.hints:
            raise NotAllowed("no-hints")
        if match.question_to(seat) is None:
            raise NotNow("not-asked")
        found = await self.thinkers.hints(match.view(seat), match.game.key)
        return wire.HintNews(action.id, [wire.HintInfo(match.game.write(option), chance) for option, chance in found])

    async def listen(self, desk: Desk, listener: Listener) -> None:
        """Let somebody listen: who sits where, what was said, and what has happened since the version it knows."""
        async with desk.lock:
            await desk.freshen()
            desk.listeners.add(listener)
            listener.send(msgspec.json.encode(wire.TableNews(desk.info(listener.guest.id))))
            desk.tell(listener, {})
        await self.tell_said(desk)
        desk.tend()

    async def record(self, desk: Desk) -> bytes:
        """Return the record of a match that is over: it holds everything that was hidden."""
        if desk.row.phase != OVER:
            raise NotNow("not-over")
        return "".join(desk.match.lines).encode()

    async def catch_up(self, table: str) -> None:
        """Another process has changed a table: look again, if anybody here looks at it."""
        desk = self.desks.get(table)
        if desk is None:
            return
        if desk.listeners:
            await desk.catch_up()
            await self.tell_said(desk)
        else:
            desk.is_stale = True

    def doubt(self) -> None:
        """Word from other processes may have been missed: look at every table again."""
        loop = asyncio.get_running_loop()
        for table in self.desks:
            self.chores.append(loop.create_task(self.catch_up(table)))

    # What is due though nobody asks.

    async def look_after_tables(self) -> None:
        """Wake tables whose bots or clocks are due, whoever should have done so before."""
        while True:
            await asyncio.sleep(WAKE_EVERY)
            try:
                await self.wake_tables()
            except Exception:
                log.exception("could not look after tables")

    async def wake_tables(self) -> None:
        """Look after tables that are due now."""
        now = self.now()
        for id, wake in await self.store.read(lambda c: ledger.to_wake(c, now, MOST_WOKEN)):  # noqa: A001
            if await self.write(id, ledger.claim, id, wake, now + CLAIMED_FOR):
                try:
                    await (await self.desk(id)).look_after()
                except (MatchError, HallError):
                    log.warning("a table was looked after by somebody else", extra={"table": id})


def checked(terms: Terms) -> Terms:
    """Return terms with every setting filled in; raises `BadRequest` if they cannot be played."""
    if terms.game not in registry.names():
        raise BadRequest("no-game")
    game = registry.game(terms.game)
    try:
        game.new(terms.seats, dict(terms.settings))
    except BadSetting as error:
        raise BadRequest("bad-settings", phrase("hall-bad-settings", fault=str(error))) from None
    return msgspec.structs.replace(terms, settings=filled_in(game, terms.settings))


def check_name(name: str) -> None:
    """Raise `BadRequest` unless somebody may be called so."""
    if not is_name(name):
        raise BadRequest("bad-name")


def must_be(row: TableRow, phase: str) -> None:
    """Raise `NotNow` unless a table is in this phase."""
    if row.phase != phase:
        raise NotNow("has-begun" if phase == OPEN else "not-begun")


def must_host(row: TableRow, guest: Guest) -> None:
    """Raise `NotAllowed` unless a guest is the host of a table."""
    if row.host != guest.id:
        raise NotAllowed("not-host")


def answer(desk: Desk, seat: int, action: wire.Answer, match: Match, at: int) -> None:
    """Answer the question of a seat."""
    if action.version is not None and desk.course is not None and action.version != desk.course.version(seat):
        raise Stale(phrase("hall-stale"))
    try:
        option: Any = match.game.read(action.option)
    except ValueError:
        option = None
    match.submit(seat, option, at)


class Stale(MatchError):
    """What was answered is not what is asked any more."""


def word_of(error: MatchError) -> str:
    """Return a word for programs: NotYourQuestion is not-your-question."""
    name = type(error).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
