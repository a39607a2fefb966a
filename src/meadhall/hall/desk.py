"""A table that somebody looks at: its match in memory, those who listen, and the one way in which it changes.

Whatever is decided is first carried out on the match in memory, then written down, and only then told. If it cannot be
written (somebody was faster in another process, the disk is full), the match in memory is thrown away and read again:
it is never more than a copy of what the database has.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import datetime
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from meadhall.hall import ledger, wire
from meadhall.hall.course import Course
from meadhall.hall.errors import NotNow
from meadhall.hall.ledger import OVER, Added, Decided, Decision, TableRow
from meadhall.hall.news import state_news, table_info
from meadhall.hall.tending import tend, wake
from meadhall.match import PERSON, BadRecord, Holder, Match, MatchError
from meadhall.match.opening import new_match
from meadhall.match.record import chained, read_header
from meadhall.match.replay import read_answers
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from meadhall.core.state import State
    from meadhall.hall.news import Wishes
    from meadhall.hall.wire import Guest

log = logging.getLogger("meadhall.hall")

TRIES = 8
"""So often somebody else may be faster before one gives up."""
AT_ONCE = 50
"""So many decisions are read again before others are let in between."""


class Listener(Protocol):
    """One who is told what happens at a table."""

    guest: Guest
    version: int
    """The version of the match that it was told last."""
    said: int
    """The number of what was said last."""
    wishes: Wishes
    """What it wants to be told besides."""
    invitation: str

    def send(self, data: bytes) -> None:
        """Take a message; never waits."""

    def dismiss(self) -> None:
        """Be told that one may not listen any more."""


class Keeper(Protocol):
    """What a desk needs of the hall."""

    def now(self) -> int:
        """Return the time in milliseconds."""

    def word(self, table: str) -> str:
        """Return what to tell other processes when a table has changed."""

    async def write(self, table: str, job: Callable[..., Added | bool | None], *args: object) -> Added | bool | None:
        """Write something about a table."""

    async def load(self, table: str, n: int) -> tuple[TableRow, list[Decision]]:
        """Read a table and the decisions of its match after its first n entries."""

    async def think(self, level: str, view: State, game: str, rules: int) -> int:
        """Return what a bot answers."""

    async def is_sent(self, table: str, sender: str) -> bool:
        """Return whether an act has been carried out."""

    def call(self, desk: Desk, seats: list[int]) -> None:
        """Tell those who have these seats, if they are not here, that it is their turn."""

    async def sift(self, desk: Desk) -> None:
        """Let those go who listen to a table and may not see it any more."""

    def run(self, desk: Desk, work: Coroutine[None, None, None]) -> None:
        """Let something be done meanwhile, for a desk; unless the hall closes."""


class Desk:
    """A table in this process."""

    def __init__(self, hall: Keeper, row: TableRow) -> None:
        """Sit down at a table; `refresh` reads its match."""
        self.hall = hall
        self.row = row
        self.course: Course | None = None
        self.other_rules: BadRecord | None = None
        """Why the match cannot be played again, None as long as it can."""
        self.written = ""
        """The record of a match that can only be read."""
        self.is_stale = True
        """The match in memory may differ from what is written."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[int] = set()
        """Seats whose bots think just now."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.sent: set[str] = set()
        """The numbers of acts that were carried out: none of them is carried out twice."""

    # Reading.

    def following(self) -> Course:
        """Return the match as its viewers follow it; there is one as soon as the table has begun."""
        if self.other_rules is not None:
            raise NotNow("other-rules", self.other_rules.sentence, self.other_rules.package)
        if self.course is None:
            raise NotNow("not-begun")
        return self.course

    @property
    def match(self) -> Match:
        """The match."""
        return self.following().match

    async def freshen(self) -> None:
        """Read the match anew if it may differ from what is written. The lock is held."""
        if self.is_stale:
            await self.refresh(anew=True)

    async def refresh(self, anew: bool = False) -> None:
        """Read what others have written since; anew: throw away what is in memory. Meanwhile others may go on."""
        if anew:
            self.course = None
        course, fault = self.course, None
        self.row, decisions = await self.hall.load(self.row.id, len(course.match.entries) if course is not None else 0)
        try:
            if self.row.head:
                course = course or Course(match_of(self.row))
                await self.follow(course, decisions)
        except BadRecord as error:
            if course is not None and not anew:
                await self.refresh(anew=True)
                return
            course, fault = None, error
            self.written = chained(self.row.head.splitlines()) + "".join(decision.lines for decision in decisions)
        self.course, self.other_rules = course, fault
        self.is_stale = False

    async def follow(self, course: Course, decisions: list[Decision]) -> None:
        """Carry out what is written on the match in memory; raises `BadRecord` if our rules do not allow it."""
        for n, decision in enumerate(decisions, 1):
            try:
                course.follow(decision.lines.splitlines(keepends=True))
            except BadRecord as error:
                log.error("line %d of a match cannot be carried out again", error.line, extra={"table": self.row.id})
                raise BadRecord(error.line, phrase("match-other-course")) from None  # what stands there may be secret
            if decision.sender is not None:
                self.sent.add(decision.sender)
            if n % AT_ONCE == 0:
                await asyncio.sleep(0)

    def viewer(self, guest: str) -> int:
        """Return with whose eyes a guest sees the match: its seat's, or the spectator's."""
        seat = self.row.seat_of(guest)
        return seat if seat >= 0 else len(self.row.seats)

    def info(self, guest: str = "", is_invited: bool = False) -> wire.TableInfo:
        """Return the table as a guest may know it."""
        info = table_info(self.row, guest, is_invited, self.holders())
        if self.other_rules is not None:
            info.other_rules = self.other_rules.sentence.to_dict()
        return info

    def holders(self) -> list[Holder]:
        """Return who holds the seats in the match, as everybody may know it; nobody before it has begun."""
        return [] if self.course is None else self.course.holders

    def record(self) -> bytes:
        """Return all that is written of the match."""
        return ("".join(self.match.lines) if self.other_rules is None else self.written).encode()

    def at(self, match: Match) -> int:
        """Return the milliseconds since a match began."""
        return max(0, self.hall.now() - moment(match.header.began))

    # Changing.

    async def change(self, how: Callable[[TableRow], TableRow], roles: Mapping[str, str | None] | None = None) -> None:
        """Change what was agreed, who sits where or what guests are to the table; `how` says how, or refuses."""
        async with self.lock:
            for _ in range(TRIES):
                await self.freshen()
                row = replace(how(self.row), changed=self.hall.now())
                self.is_stale = True
                done = await self.hall.write(row.id, ledger.change_table, row, self.hall.word(row.id), roles)
                await self.refresh()
                if done:
                    await self.hall.sift(self)
                    self.publish_all()
                    return
        raise NotNow("busy")

    async def begin(self, how: Callable[[TableRow], TableRow]) -> None:
        """Begin the match, all at once: `how` gives the table its head, the seats add their nonces, chance sets up."""
        async with self.lock:
            for _ in range(TRIES):
                await self.freshen()
                row = how(self.row)
                match = match_of(row)
                decided = []
                if row.laid:
                    decided.append(self.carried_out(match, partial(lay, row.laid)))
                for seat, sitting in enumerate(row.seats):
                    if sitting.nonce:
                        decided.append(self.carried_out(match, partial(add_nonce, seat, bytes.fromhex(sitting.nonce))))
                decided.append(self.carried_out(match, Match.begin))
                self.is_stale = True
                word = self.hall.word(row.id)
                if await self.hall.write(row.id, ledger.begin_table, row, decided, word):
                    await self.refresh(anew=True)
                    await self.hall.sift(self)
                    self.publish_all()
                    self.hall.call(self, self.following().asked)
                    return
        raise NotNow("busy")

    async def decide(self, sender: str | None, how: Callable[[Match, int], object]) -> None:
        """Let something be decided in the match: carry it out, write it down, tell it. Raises `MatchError`."""
        async with self.lock:
            for _ in range(TRIES):
                await self.freshen()
                if sender is not None and sender in self.sent:
                    return
                course = self.following()
                entries, asked, holders = len(course.match.entries), course.asked, course.holders
                try:
                    decided = self.carried_out(course.match, how, sender)
                except MatchError:
                    if sender is not None and await self.hall.is_sent(self.row.id, sender):
                        return
                    raise
                if not decided.lines:
                    return  # there was nothing to decide after all
                self.is_stale = True  # until it is written, whatever may come between
                decided = replace(decided, is_secret=course.whose_secret(entries) is not None)
                word = self.hall.word(self.row.id)
                added = await self.hall.write(self.row.id, ledger.add_entries, self.row.id, decided, word)
                if added is Added.ADDED:
                    course.note(entries)
                    self.is_stale = False
                    if sender is not None:
                        self.sent.add(sender)
                    if not decided.is_secret:
                        self.row = replace(self.row, changed=decided.now)
                    if decided.is_last:
                        self.row = replace(self.row, phase=OVER, revision=self.row.revision + 1)
                    if decided.is_last or course.holders != holders:
                        self.publish_table()
                    people = [seat for seat in course.asked if course.holders[seat].kind == PERSON]
                    spared = [seat for seat in people if course.match.is_spared(seat)]
                    if not spared:  # whoever is spared passes at once: then it is told together
                        self.publish()
                    tend(self)
                    self.hall.call(self, [seat for seat in people if seat not in (*asked, *spared)])
                    return
                if added is Added.SENT_BEFORE:
                    return
        raise NotNow("busy")

    def carried_out(self, match: Match, how: Callable[[Match, int], object], sender: str | None = None) -> Decided:
        """Carry something out on a match in memory; return what is to be written."""
        entries, lines = len(match.entries), len(match.lines)
        how(match, self.at(match))
        return Decided(
            n=entries + 1,
            sender=sender,
            lines=match.lines[lines:],
            now=self.hall.now(),
            wake=wake(match, self.hall.now(), self.at(match)),
            is_last=match.result is not None,
        )

    async def catch_up(self) -> None:
        """Another process has changed something: read it, tell it."""
        async with self.lock:
            before = self.row.revision, self.holders()
            await self.refresh(anew=self.is_stale)
            if (self.row.revision, self.holders()) != before:
                await self.hall.sift(self)
                self.publish_table()
            self.publish()

    # Telling.

    def publish_all(self) -> None:
        """Tell everybody who listens who sits where and what is new, and go on."""
        self.publish_table()
        self.publish()
        tend(self)

    def publish(self) -> None:
        """Tell everybody who listens what is new to them in the match."""
        made: dict[tuple[int, int, Wishes], bytes] = {}
        for listener in self.listeners:
            if self.course is not None and listener.version != self.course.version(self.viewer(listener.guest.id)):
                self.tell(listener, made)

    def tell(self, listener: Listener, made: dict[tuple[int, int, Wishes], bytes]) -> None:
        """Tell a listener where the match stands; `made` are the messages that others were told just now."""
        if self.course is None:
            return
        viewer = self.viewer(listener.guest.id)
        key = (viewer, listener.version, listener.wishes)
        if key not in made:
            made[key] = msgspec.json.encode(state_news(self.course, *key, self.at(self.course.match)))
        listener.version = self.course.version(viewer)
        listener.send(made[key])

    def publish_table(self) -> None:
        """Tell everybody who listens who sits where."""
        for listener in self.listeners:
            listener.send(msgspec.json.encode(wire.TableNews(self.info(listener.guest.id))))


@lru_cache(10_000)
def moment(when: str) -> int:
    """Return a moment as milliseconds."""
    return int(datetime.fromisoformat(when).timestamp() * 1000)


def match_of(row: TableRow) -> Match:
    """Return the match of a table that has begun, before its first entry."""
    return new_match(read_header(row.head.splitlines()))


def lay(answers: str, match: Match, at: int) -> None:
    """Lay the table with the answers of an earlier match."""
    match.lay(read_answers(match.game, answers) or [], at)


def add_nonce(seat: int, nonce: bytes, match: Match, at: int) -> None:
    """Let a seat add to the seed."""
    match.add_nonce(seat, nonce, at)
