"""How much a hall carries: many live tables on one process and SQLite, with durable answers.

The load comes from this process over real sockets, on the same machine. An answer is timed from sending it until both
seats of its table have received the new state. Tables of two seats play Keltis at random.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import struct
import sys
import time
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table
from sqlalchemy import insert

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.hall import queries
from meadhall.hall.rows import RUNNING, TableRow
from meadhall.hall.schema import entries
from meadhall.hall.serve import FILE, open_url
from meadhall.hall.store import Store, sqlite_url
from meadhall.hall.wire import Sitting, Terms
from meadhall.match import PERSON, Holder, Match, new_header
from meadhall.match.new_match import new_match
from tests.hall.hall_process import ApiGuest, HallProcess

if TYPE_CHECKING:
    from sqlalchemy import Connection

SEATS = 2
SOCKETS_EACH = 20
IDLE = 10_000
LOOKED = 2500
"""Idle tables that are requested: more than a process keeps in memory."""
LONG = 1000
"""Entries of the table that is opened."""
SEED = bytes(32)


class Option(msgspec.Struct):
    option: str


class Question(msgspec.Struct):
    options: list[Option]


class Heard(msgspec.Struct):
    """The fields of a message that the load needs."""

    is_: str = msgspec.field(name="is")
    version: int = 0
    question: Question | None = None
    error: str = ""


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Live:
    """A table in play: its two connections and the answer under way."""

    load: Load
    connections: list[SocketConnection] = field(default_factory=list)
    sent: float = 0.0
    told: int = 0
    asked: tuple[int, list[Option]] | None = None
    acts: int = 0

    def receive(self, seat: int, received: Heard) -> None:
        """Take what a seat was told."""
        if received.is_ == "refused":
            raise AssertionError(received.error)
        if received.is_ != "state":
            return
        if received.question is not None:
            self.asked = (seat, received.question.options)
        if self.sent:
            self.told += 1
            if self.told == SEATS:
                self.load.took.append(time.perf_counter() - self.sent)
                self.sent = 0.0
                self.load.ready(self)

    def answer(self) -> None:
        """Answer at random."""
        if self.asked is None or self.sent:
            return
        seat, options = self.asked
        self.asked = None
        self.acts += 1
        self.told = 0
        self.sent = time.perf_counter()
        option = random.choice(options).option
        self.connections[seat].send(b'{"do":"answer","id":"%d","option":%s}' % (self.acts, json.dumps(option).encode()))


class SocketConnection(asyncio.Protocol):
    """A minimal WebSocket client: it shares the machine with what is measured."""

    def __init__(self, live: Live, seat: int, path: str, token: str) -> None:
        self.live, self.seat, self.path, self.token = live, seat, path, token
        self.buffer = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head[:200]
            self.buffer = bytearray(rest)
            self.is_open.set_result(None)
        while (frame := self.frame()) is not None:
            kind, body = frame
            if kind == 1:
                self.live.receive(self.seat, decode(body))
            elif kind == 9:
                self.frame_out(10, body)

    def frame(self) -> tuple[int, bytes] | None:
        """Take a whole frame off the buffer."""
        data = self.buffer
        if len(data) < 2:
            return None
        size, at = data[1] & 127, 2
        if size == 126:
            if len(data) < 4:
                return None
            size, at = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            if len(data) < 10:
                return None
            size, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at + size:
            return None
        found = data[0] & 15, bytes(data[at : at + size])
        del data[: at + size]
        return found

    def send(self, body: bytes) -> None:
        """Send a text message."""
        self.frame_out(1, body)

    def frame_out(self, kind: int, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + struct.pack(">H", len(body))
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + body)  # a mask of zeros


class Load:
    """All tables in play."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.tables: list[Live] = []
        self.pace: float | None = None
        """Seconds between two answers of a table; None: none."""

    def ready(self, live: Live) -> None:
        """Send the next answer, unless the load is paced."""
        if self.pace is None:
            live.answer()

    async def run(self, seconds: float, rate: float | None) -> dict[str, float]:
        """Play at a rate of answers a second or as fast as possible; return the figures."""
        self.took.clear()
        begun = time.perf_counter()
        if rate is None:
            self.pace = None
            for live in self.tables:
                live.answer()
            await asyncio.sleep(seconds)
            self.pace = 1.0
        else:
            self.pace = len(self.tables) / rate
            order = random.sample(self.tables, len(self.tables))
            for n in range(int(rate * seconds)):
                wait = begun + n / rate - time.perf_counter()
                if wait > 0.002:
                    await asyncio.sleep(wait)
                elif n % 50 == 0:
                    await asyncio.sleep(0)
                order[n % len(order)].answer()
        lasted = time.perf_counter() - begun
        await asyncio.sleep(1.0)
        took = sorted(self.took)
        return {
            "offered_per_s": rate or 0.0,
            "answers_per_s": round(len(took) / lasted, 1),
            "p50_ms": round(1000 * took[len(took) // 2], 1),
            "p99_ms": round(1000 * took[len(took) * 99 // 100], 1),
        }


def memory_of(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def create_tables(hall: HallProcess, count: int) -> list[tuple[ApiGuest, ApiGuest, dict[str, Any]]]:
    """Return tables that have begun, each with its two guests, within the limit of sockets for a guest."""
    found: list[tuple[ApiGuest, ApiGuest, dict[str, Any]]] = []
    while len(found) < count:
        host, other = ApiGuest(hall.base, "Host"), ApiGuest(hall.base, "Other")
        for _ in range(min(SOCKETS_EACH, count - len(found))):
            table = host.table("keltis", SEATS)
            other.sit(table, 1)
            host.begin(table)
            found.append((host, other, table))
    return found


async def loaded(hall: HallProcess, tables: int, seconds: float, rates: list[float]) -> list[dict[str, float]]:
    """Join all tables and play."""
    gc.freeze()
    gc.disable()  # a pause of the load would count as one of the hall
    load = Load()
    loop = asyncio.get_running_loop()
    for host, other, table in await asyncio.to_thread(create_tables, hall, tables):
        live = Live(load)
        load.tables.append(live)
        for seat, guest in enumerate((host, other)):
            path = f"/api/tables/{table['id']}/socket"
            _, connection = await loop.create_connection(
                lambda live=live, seat=seat, path=path, token=guest.token: SocketConnection(live, seat, path, token),  # type: ignore[misc]
                "127.0.0.1",
                hall.port,
            )
            await connection.is_open
            live.connections.append(connection)
    await asyncio.sleep(1.0)
    found = [await load.run(seconds, rate) for rate in rates]
    found.append(await load.run(seconds, None))
    for live in load.tables:
        for connection in live.connections:
            connection.transport.close()
    return found


def long_match() -> Match:
    """Return a match of four with at least LONG entries: the first that is long enough."""
    return next(match for match in map(random_match, range(100)) if len(match.entries) >= LONG)


def random_match(seed: int) -> Match:
    """Return a match of four that is over, or has LONG entries."""
    holders = [Holder(PERSON, f"P{n}") for n in range(4)]
    match = new_match(new_header(registry.game("inis"), holders, {}, SEED, "f" * 16))
    match.begin()
    rng = Rng(seed)
    while len(match.entries) < LONG and match.is_running():
        seat = match.asked()[rng.below(len(match.asked()))]
        question = match.question_to(seat)
        assert question is not None
        match.submit(seat, question.options[rng.below(len(question.options))])
    return match


def row_of(id: str, guest: str, match: Match) -> TableRow:  # noqa: A002
    """Return the row of a table with a running match."""
    seats = tuple(Sitting(PERSON, guest if n == 0 else "", f"P{n}") for n in range(match.seats))
    terms = Terms(match.game.key, match.seats, dict(match.header.settings))
    head = "\n".join(match.header.lines())
    return TableRow(id, 1, RUNNING, terms, seats, guest, "-", SEED, head, "", 1, "", False, 1, 1, 0)


def fill_store(store: Store, guests: list[str], tables: int) -> str:
    """Fill a database with idle tables and a long one; return the id of the long one."""
    short = new_match(new_header(registry.game("keltis"), [Holder(PERSON, "P")] * 2, {}, SEED, "e" * 16))
    short.begin()
    long = long_match()

    def write(c: Connection) -> None:
        for n in range(tables):
            row = row_of(f"{n:016x}", guests[n % len(guests)], short)
            queries.add_table(c, row, IDLE)
            write_match(c, row.id, short)
        queries.add_table(c, row_of("f" * 16, guests[0], long), IDLE)
        write_match(c, "f" * 16, long)

    store.write_now(write)
    return "f" * 16


def write_match(c: Connection, table: str, match: Match) -> None:
    """Write a match, decision by decision."""
    lines = match.lines[len(match.header.lines()) :]
    starts = [
        n for n, entry in enumerate(match.entries) if n == 0 or (entry.actor >= 0 and "(standing)" not in entry.rest)
    ]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        values = {"table_id": table, "n": start + 1, "sender": None, "lines": "".join(lines[start:end])}
        c.execute(insert(entries), values)


def idle(folder: str, tables: int) -> dict[str, float]:
    """Return what idle tables cost and how long a long one takes to open."""
    hall = HallProcess("--data", folder).open()
    guests = [ApiGuest(hall.base, f"Guest {n}") for n in range(50)]
    hall.stop()
    store = open_url(sqlite_url(Path(folder) / FILE))
    long = fill_store(store, [guest.id for guest in guests], tables)
    store.close()
    hall.open()
    assert hall.process is not None
    before = memory_of(hall.process.pid)
    begun = time.perf_counter()
    guests[0].get("/api/me")
    baseline = time.perf_counter() - begun
    begun = time.perf_counter()
    state = guests[0].get(f"/api/tables/{long}/state")
    opened = time.perf_counter() - begun
    assert state["version"] > 1
    with ThreadPoolExecutor(8) as people:
        list(people.map(request_table, [(guests[n % len(guests)], f"{n:016x}") for n in range(min(tables, LOOKED))]))
    after = memory_of(hall.process.pid)
    hall.close()
    return {
        "idle_tables": tables,
        "memory_mib": round(after, 1),
        "looked_at": min(tables, LOOKED),
        "memory_before_mib": round(before, 1),
        "entries": LONG,
        "opened_ms": round(1000 * (opened - baseline), 1),
    }


def request_table(what: tuple[ApiGuest, str]) -> None:
    """Request a table, waiting while rate-limited."""
    guest, table = what
    while (answer := guest.http.get(f"/api/tables/{table}")).status_code == 429:
        time.sleep(0.1)
    answer.raise_for_status()


def live(folder: str, tables: int, seconds: float, rates: list[float]) -> list[dict[str, float]]:
    """Return what a hall carries."""
    hall = HallProcess("--data", folder).open()
    assert hall.process is not None
    before = memory_of(hall.process.pid)
    found = asyncio.run(loaded(hall, tables, seconds, rates))
    each = round(1024 * (memory_of(hall.process.pid) - before) / tables, 1)
    hall.close()
    return [{"tables": tables, **row, "live_kib_each": each} for row in found]


def main() -> int:
    """Measure and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--idle", type=int, default=IDLE, help="tables at which nobody plays")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each rate")
    parser.add_argument("--rates", default="500,1000,2000", help="answers a second to offer; then as fast as it goes")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rates = [float(each) for each in given.rates.split(",") if each]
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        found: dict[str, list[dict[str, float]]] = {
            "live": live(one, given.tables, given.seconds, rates),
            "idle": [idle(other, given.idle)],
        }
    if given.json:
        print(json.dumps(found))
        return 0
    for title, rows in found.items():
        drawn = Table(*rows[0], title=title)
        for row in rows:
            drawn.add_row(*map(str, row.values()))
        Console().print(drawn)
    return 0


if __name__ == "__main__":
    sys.exit(main())
