"""A table held in memory: its match, its listeners, and the one way in which it changes.

A decision is applied to the match in memory, written, and only then published. If it cannot be written (another process
was first, the disk is full), the match in memory is thrown away and read again: it is only a copy of the database.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import datetime
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from meadhall.hall import queries, wire
from meadhall.hall.background import due_at, start_bots
from meadhall.hall.errors import NotNow
from meadhall.hall.messages import state_message, table_info
from meadhall.hall.queries import Added
from meadhall.hall.rows import OVER, Decision, NewDecision, TableRow
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.match import PERSON, BadRecord, Holder, Match, MatchError
from meadhall.match.new_match import new_match
from meadhall.match.record import chained, read_header
from meadhall.match.replay import read_answers
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from meadhall.core.state import State
    from meadhall.hall.messages import Extras
    from meadhall.hall.wire import ErrorWord, Guest

log = logging.getLogger("meadhall.hall")

MAX_ATTEMPTS = 8
"""Attempts while other processes keep writing first."""
REPLAY_BATCH = 50
"""Decisions replayed before other tasks get a turn."""


class Listener(Protocol):
    """A client that follows a table."""

    guest: Guest
    version: int
    """The version of the match that it was sent last."""
    last_chat: int
    """The number of the chat message that it was sent last."""
    extras: Extras
    """The optional parts of a state message that it asked for."""
    invitation: str

    def send(self, data: bytes) -> None:
        """Queue a message; never waits."""

    def dismiss(self, why: ErrorWord) -> None:
        """Close the connection: the guest may not listen any more."""


class HallServices(Protocol):
    """What a live table needs of the hall."""

    bot_ms: int
    """How long a bot takes at least, in milliseconds, while somebody looks."""

    def now(self) -> int:
        """Return the time in milliseconds."""

    def change_notice(self, table_id: str) -> str:
        """Return the notice to other processes that a table has changed."""

    async def write(
        self, order_key: str, job: Callable[..., Added | bool | None], *args: object
    ) -> Added | bool | None:
        """Write something; `order_key` is the same for all jobs that touch the same rows."""

    async def load(self, table_id: str, n: int) -> tuple[TableRow, list[Decision]]:
        """Read a table and the decisions of its match after the first n entries."""

    async def choose_option(self, level: str, view: State, game: str, rules: int) -> int:
        """Return a bot's answer."""

    async def is_applied(self, table_id: str, action_key: str) -> bool:
        """Return whether an action has been applied before."""

    def call_webhooks(self, table: LiveTable, seats: list[int]) -> None:
        """Notify the holders of these seats who are not here that it is their turn."""

    async def drop_unwelcome(self, table: LiveTable) -> None:
        """Disconnect the listeners who may not see the table any more."""

    def spawn(self, table: LiveTable, work: Coroutine[None, None, None]) -> None:
        """Run a task in the background unless the hall is closing."""


class LiveTable:
    """A table in the memory of this process."""

    def __init__(self, hall: HallServices, row: TableRow) -> None:
        """Hold a table; `reload` reads its match."""
        self.hall = hall
        self.row = row
        self.versioned: VersionedMatch | None = None
        self.unplayable_because: BadRecord | None = None
        """Why the match cannot be played any more, None while it can."""
        self.written = ""
        """The record of a match that can only be read."""
        self.is_stale = True
        """Whether the match in memory may differ from what is written."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[int] = set()
        """Seats whose bots are thinking."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.applied: set[str] = set()
        """The keys of actions that were applied; none is applied twice."""

    # Reading.

    def versioned_match(self) -> VersionedMatch:
        """Return the match; raises `NotNow` before it begins."""
        if self.unplayable_because is not None:
            raise NotNow("other-rules", self.unplayable_because.sentence, self.unplayable_because.package)
        if self.versioned is None:
            raise NotNow("not-begun")
        return self.versioned

    @property
    def match(self) -> Match:
        """The match, without versions."""
        return self.versioned_match().match

    async def ensure_fresh(self) -> None:
        """Reload a stale match; the lock is held."""
        if self.is_stale:
            await self.reload(from_scratch=True)

    async def reload(self, from_scratch: bool = False) -> None:
        """Read what others have written since, or the whole match; other tasks may run meanwhile."""
        if from_scratch:
            self.versioned = None
        versioned, fault = self.versioned, None
        self.row, decisions = await self.hall.load(
            self.row.id, len(versioned.match.entries) if versioned is not None else 0
        )
        try:
            if self.row.head:
                versioned = versioned or VersionedMatch(match_of(self.row))
                await self.replay(versioned, decisions)
        except BadRecord as error:
            if versioned is not None and not from_scratch:
                await self.reload(from_scratch=True)
                return
            versioned, fault = None, error
            self.written = chained(self.row.head.splitlines()) + "".join(decision.lines for decision in decisions)
        self.versioned, self.unplayable_because = versioned, fault
        self.is_stale = False

    async def replay(self, versioned: VersionedMatch, decisions: list[Decision]) -> None:
        """Apply written decisions to the match in memory; raises `BadRecord` if our rules do not allow one."""
        for n, decision in enumerate(decisions, 1):
            try:
                versioned.replay(decision.lines.splitlines(keepends=True))
            except BadRecord as error:
                log.error("line %d of a match cannot be carried out again", error.line, extra={"table": self.row.id})
                raise BadRecord(error.line, phrase("match-other-course")) from None  # the line itself may be secret
            if decision.action_key is not None:
                self.applied.add(decision.action_key)
            if n % REPLAY_BATCH == 0:
                await asyncio.sleep(0)

    def viewer(self, guest: str) -> int:
        """Return the viewer that a guest is: its seat, or the spectator."""
        seat = self.row.seat_of(guest)
        return seat if seat >= 0 else len(self.row.seats)

    def info(self, guest: str = "", is_invited: bool = False) -> wire.TableInfo:
        """Return the table as a guest may know it."""
        info = table_info(self.row, guest, is_invited, self.holders())
        if self.unplayable_because is not None:
            info.other_rules = self.unplayable_because.sentence.to_dict()
        return info

    def holders(self) -> list[Holder]:
        """Return the public holders of the seats; none before the match begins."""
        return [] if self.versioned is None else self.versioned.holders

    def record(self) -> bytes:
        """Return the record of the match."""
        return ("".join(self.match.lines) if self.unplayable_because is None else self.written).encode()

    def at(self, match: Match) -> int:
        """Return the milliseconds since a match began."""
        return max(0, self.hall.now() - timestamp_ms(match.header.began))

    # Changing.

    async def change_row(
        self, changed: Callable[[TableRow], TableRow], roles: Mapping[str, str | None] | None = None
    ) -> None:
        """Change the table's row and the roles of guests; `changed` returns the new row, or refuses."""
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                await self.ensure_fresh()
                row = replace(changed(self.row), changed=self.hall.now())
                self.is_stale = True
                done = await self.hall.write(row.id, queries.change_table, row, self.hall.change_notice(row.id), roles)
                await self.reload()
                if done:
                    await self.hall.drop_unwelcome(self)
                    self.publish_all()
                    return
        raise NotNow("busy")

    async def begin(self, begun: Callable[[TableRow], TableRow]) -> None:
        """Begin the match in one transaction: header, nonces and set-up; `begun` returns the row with the header."""
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                await self.ensure_fresh()
                row = begun(self.row)
                match = match_of(row)
                decided = []
                if row.start_answers:
                    decided.append(self.decide_in_memory(match, partial(set_start_position, row.start_answers)))
                for seat, sitting in enumerate(row.seats):
                    if sitting.nonce:
                        decided.append(
                            self.decide_in_memory(match, partial(add_nonce, seat, bytes.fromhex(sitting.nonce)))
                        )
                decided.append(self.decide_in_memory(match, Match.begin))
                self.is_stale = True
                notice = self.hall.change_notice(row.id)
                if await self.hall.write(row.id, queries.begin_table, row, decided, notice):
                    await self.reload(from_scratch=True)
                    await self.hall.drop_unwelcome(self)
                    self.publish_all()
                    self.hall.call_webhooks(self, self.versioned_match().asked)
                    return
        raise NotNow("busy")

    async def commit(self, action_key: str | None, decide: Callable[[Match, int], object]) -> None:
        """Apply a decision to the match, write it, then publish it; `decide` calls the match. Raises `MatchError`."""
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                await self.ensure_fresh()
                if action_key in self.applied or await self.try_commit(action_key, decide):
                    return
        raise NotNow("busy")

    async def try_commit(self, action_key: str | None, decide: Callable[[Match, int], object]) -> bool:
        """Apply, write and, once it is written, publish a decision; return False if another process was first."""
        versioned = self.versioned_match()
        entries, asked, holders = len(versioned.match.entries), versioned.asked, versioned.holders
        try:
            decided = self.decide_in_memory(versioned.match, decide, action_key)
        except MatchError:
            if action_key is not None and await self.hall.is_applied(self.row.id, action_key):
                return True
            raise
        if not decided.lines:
            return True  # nothing has changed
        self.is_stale = True  # until it is written, whatever happens in between
        decided = replace(decided, is_secret=versioned.secret_owner(entries) is not None)
        notice = self.hall.change_notice(self.row.id)
        added = await self.hall.write(self.row.id, queries.add_entries, self.row.id, decided, notice)
        if added is Added.ADDED:
            versioned.advance(entries)
            self.is_stale = False
            self.publish_decision(versioned, decided, asked, holders)
        return added is not Added.TOO_LATE

    def publish_decision(
        self, versioned: VersionedMatch, decided: NewDecision, asked: list[int], holders: list[Holder]
    ) -> None:
        """Publish a decision that is written; `asked` and `holders` are those before it."""
        if decided.action_key is not None:
            self.applied.add(decided.action_key)
        if not decided.is_secret:
            self.row = replace(self.row, changed=decided.now)
        if decided.is_last:
            self.row = replace(self.row, phase=OVER, revision=self.row.revision + 1)
        if decided.is_last or versioned.holders != holders:
            self.publish_table()
        people = [seat for seat in versioned.asked if versioned.holders[seat].kind == PERSON]
        spared = [seat for seat in people if versioned.match.is_spared(seat)]
        if not spared:  # a spared seat passes at once, and both are published together
            self.publish_state()
        start_bots(self)
        self.hall.call_webhooks(self, [seat for seat in people if seat not in (*asked, *spared)])

    def decide_in_memory(
        self, match: Match, decide: Callable[[Match, int], object], action_key: str | None = None
    ) -> NewDecision:
        """Apply a decision to a match in memory; return it as it is to be written."""
        entries, lines = len(match.entries), len(match.lines)
        decide(match, self.at(match))
        return NewDecision(
            n=entries + 1,
            action_key=action_key,
            lines=match.lines[lines:],
            now=self.hall.now(),
            wake=due_at(match, self.hall.now(), self.at(match)),
            is_last=match.result is not None,
        )

    async def catch_up(self) -> None:
        """Reload what another process has changed and publish it."""
        async with self.lock:
            before = self.row.revision, self.holders()
            await self.reload(from_scratch=self.is_stale)
            if (self.row.revision, self.holders()) != before:
                await self.hall.drop_unwelcome(self)
                self.publish_table()
            self.publish_state()

    # Publishing.

    def publish_all(self) -> None:
        """Send the table and the match to all listeners, and start the bots."""
        self.publish_table()
        self.publish_state()
        start_bots(self)

    def publish_state(self) -> None:
        """Send the match to the listeners for whom it has changed."""
        made: dict[tuple[int, int, Extras], bytes] = {}
        for listener in self.listeners:
            if self.versioned is not None and listener.version != self.versioned.version(
                self.viewer(listener.guest.id)
            ):
                self.send_state(listener, made)

    def send_state(self, listener: Listener, made: dict[tuple[int, int, Extras], bytes]) -> None:
        """Send the match to a listener; `made` caches messages for listeners who see the same."""
        if self.versioned is None:
            return
        viewer = self.viewer(listener.guest.id)
        key = (viewer, listener.version, listener.extras)
        if key not in made:
            made[key] = msgspec.json.encode(state_message(self.versioned, *key, self.at(self.versioned.match)))
        listener.version = self.versioned.version(viewer)
        listener.send(made[key])

    def publish_table(self) -> None:
        """Send the table to all listeners."""
        for listener in self.listeners:
            listener.send(msgspec.json.encode(wire.TableMessage(self.info(listener.guest.id))))


@lru_cache(10_000)
def timestamp_ms(when: str) -> int:
    """Return an ISO date and time as milliseconds."""
    return int(datetime.fromisoformat(when).timestamp() * 1000)


def match_of(row: TableRow) -> Match:
    """Return the match of a table that has begun, before its first entry."""
    return new_match(read_header(row.head.splitlines()))


def set_start_position(answers: str, match: Match, at: int) -> None:
    """Start a match from the position that the answers of an earlier one lead to."""
    match.set_start_position(read_answers(match.game, answers) or [], at)


def add_nonce(seat: int, nonce: bytes, match: Match, at: int) -> None:
    """Add a seat's nonce to the seed."""
    match.add_nonce(seat, nonce, at)
