"""Malformed input over the socket of a table: bytes, broken JSON, broken frames, broken connections, floods."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from base64 import b64encode
from typing import TYPE_CHECKING

from meadhall.hall import wire
from meadhall.hall.serve import MAX_MESSAGE
from tests.hall.fuzzing.bad_inputs import CODES, PIECES
from tests.hall.fuzzing.results import CLOSED, NOTHING, told

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.hall.fuzzing.results import Results
    from tests.hall.fuzzing.targets import FuzzedTable

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PATIENCE = 15.0
FLOOD = 40
DEAF = 1500
"""Messages sent over a connection that is not read."""


class Closed(Exception):
    """The other side has closed the connection."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code
        """0 without a close frame."""


class RawConnection:
    """A WebSocket client made by hand, so that it can break the protocol."""

    def __init__(self, table: FuzzedTable, seat: int) -> None:
        self.table = table
        self.seat = seat

    async def open(self) -> RawConnection:
        guest = self.table.guests[self.seat]
        host, port = guest.base.removeprefix("http://").split(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        self.writer.write(
            f"GET {self.table.path}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {guest.token}\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101"), head
        return self

    async def send(self, data: bytes) -> None:
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), PATIENCE)
        except OSError:
            raise Closed from None

    async def receive(self) -> tuple[int, bytes]:
        """Return the next frame; raises `Closed`."""
        try:
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            data = await self.reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError):
            raise Closed from None
        if first & 15 == CLOSE:
            raise Closed(int.from_bytes(data[:2], "big"))
        return first & 15, data

    async def answer(self) -> wire.ServerMessage:
        """Return the reply to a message, skipping other messages."""
        while True:
            opcode, data = await asyncio.wait_for(self.receive(), PATIENCE)
            if opcode == PING:
                await self.send(frame(PONG, data))
            elif opcode == TEXT and isinstance(message := told.decode(data), wire.Reply):
                return message

    def close(self, rudely: bool = False) -> None:
        """Close the connection; rudely: with a reset."""
        if rudely and not self.writer.is_closing():
            lingering = struct.pack("ii", 1, 0)
            self.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, lingering)
            self.writer.transport.abort()
        self.writer.close()


def frame(
    opcode: int, data: bytes, is_last: bool = True, reserved: int = 0, size: int | None = None, is_masked: bool = True
) -> bytes:
    """Return a frame, valid or not; `size` is the size it claims."""
    size = len(data) if size is None else size
    bit = is_masked << 7
    if size < 126:
        length = bytes([size | bit])
    elif size < 65536:
        length = bytes([126 | bit]) + struct.pack("!H", size)
    else:
        length = bytes([127 | bit]) + struct.pack("!Q", size)
    if is_masked:
        mask = os.urandom(4)
        data = mask + bytes(byte ^ mask[at & 3] for at, byte in enumerate(data))
    return bytes([(is_last << 7) | (reserved << 4) | opcode]) + length + data


def some_act(random: Random) -> bytes:
    """Return an action as clients send it; its option need not exist."""
    number = f"{random.randrange(10**9):x}"
    act = random.choice(
        [
            {"do": "answer", "id": number, "option": "pass", "version": random.randrange(5)},
            {"do": "answer", "id": number, "option": "nonsense"},
            {"do": "say", "id": number, "text": "Привіт"},
            {"do": "standing", "id": number, "how": "ask", "moment": 3},
            {"do": "consent", "id": number, "agree": False},
        ]
    )
    return json.dumps(act, ensure_ascii=random.random() < 0.5).encode()


# Whole messages: each gets exactly one reply, or closes the connection.


def noise(random: Random) -> bytes:
    return random.randbytes(random.choice([0, 1, 2, 7, 30, 200, 3000]))


def letters(random: Random) -> bytes:
    return "".join(chr(random.choice([random.randrange(0xD800), 0x1F600, 0x202E, 0, 10])) for _ in range(50)).encode()


def mangled(random: Random) -> bytes:
    """Return an action in which some bytes are changed, lost, doubled or replaced."""
    data = bytearray(some_act(random))
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(data) + 1)
        until = min(len(data), at + random.randint(0, 8))
        data[at:until] = random.choice([b"", random.randbytes(2), random.choice(PIECES), bytes(data[at:until]) * 2])
    return bytes(data)


def cut_off(random: Random) -> bytes:
    data = some_act(random)
    return data[: random.randrange(len(data))]


def nested(random: Random) -> bytes:
    """Return nested brackets, alone or within an action."""
    opening, closing = random.choice([(b"[", b"]"), (b'{"a":', b"}")])
    depth = random.choice([10, 100, 900, 1100, 2000, 5000, MAX_MESSAGE // 2 - 60]) // len(opening)
    deep = opening * depth + b"1" + closing * random.choice([0, depth])
    field = random.choice([b"do", b"id", b"option", b"other"])
    return random.choice([deep, b'{"' + field + b'":' + deep + b',"do":"answer","id":"a","option":"b"}'])


def extreme(random: Random) -> bytes:
    """Return an action with an extreme value."""
    kind = random.choice([b"answer", b"say", b"standing"])
    field = random.choice([b"do", b"id", b"option", b"version", b"text", b"moment", b"agree", b"how", b"\\u0064o"])
    piece = random.choice(PIECES)
    value = random.choice([piece, b'"' + piece + b'"'])
    return b'{"do":"' + kind + b'","id":"a","' + field + b'":' + value + b"}"


def long(random: Random) -> bytes:
    """Return a message about as long as allowed, or longer."""
    size = random.choice([MAX_MESSAGE + more for more in (-1, 0, 1, MAX_MESSAGE)] + [60, 61, 300, 301, 3000, 70_000])
    head = b'{"do":"say","id":"a","text":"'
    return head + b"x" * max(0, size - len(head) - 2) + b'"}'


MESSAGES: dict[str, Callable[[Random], bytes]] = {
    "noise": noise,
    "letters": letters,
    "mangled acts": mangled,
    "acts cut off": cut_off,
    "nested": nested,
    "extreme": extreme,
    "long": long,
}


def broken(random: Random) -> bytes:
    """Return frames that break the protocol."""
    data = some_act(random)
    return random.choice(
        [
            frame(TEXT, data, is_masked=False),
            frame(TEXT, data, reserved=random.randint(1, 7)),
            frame(random.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), data),
            frame(MORE, data),
            frame(TEXT, data, is_last=False) + frame(TEXT, data),
            frame(TEXT, data, size=random.choice([MAX_MESSAGE + 1, 2**31, 2**32, 2**40, 2**63 - 1, 2**64 - 1])),
            frame(TEXT, b"x" * 6000, is_last=False) + frame(MORE, b"x" * 6000, is_last=False) * 3,
            frame(TEXT, b"\xff\xfe"),
            frame(PING, b"x" * 126),
            frame(PING, b"", is_last=False),
            frame(CLOSE, b"x"),
            frame(CLOSE, struct.pack("!H", random.choice(CODES)) + random.randbytes(random.randrange(4))),
            frame(CLOSE, struct.pack("!H", 1000) + b"x" * 200),
            b"GET / HTTP/1.1\r\n\r\n",
        ]
    )


def in_pieces(random: Random, data: bytes) -> bytes:
    """Return a message in many frames with pings between them: odd, but valid."""
    cuts = sorted(random.randrange(len(data) + 1) for _ in range(random.randint(0, 6)))
    parts = [data[at:until] for at, until in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    frames = [frame(MORE if n else TEXT, part, is_last=n == len(parts) - 1) for n, part in enumerate(parts)]
    return frame(PING, b"still there?").join(frames)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class SocketFuzzer:
    """Sends everything to the sockets of some tables and checks what comes back."""

    def __init__(self, tables: list[FuzzedTable], random: Random, results: Results) -> None:
        self.tables = tables
        self.random = random
        self.results = results
        self.connection: RawConnection | None = None

    async def open(self) -> RawConnection:
        """Return a connection, now and then a new one."""
        if self.connection is not None and self.random.random() < 0.02:
            self.drop()
        if self.connection is None:
            table = self.random.choice(self.tables)
            self.connection = await RawConnection(table, self.random.randrange(len(table.guests))).open()
        return self.connection

    def drop(self) -> None:
        if self.connection is not None:
            self.connection.close(rudely=self.random.random() < 0.5)
        self.connection = None

    async def send_case(self) -> int:
        """Send something; return the number of inputs."""
        way = self.random.choices([self.message, self.pieces, self.frames, self.half, self.flood], [70, 12, 12, 4, 0.4])
        try:
            return await way[0](await self.open())
        except TimeoutError:
            self.results.fault("socket", way[0].__name__, "nothing came back")
            self.drop()
            return 1

    async def message(self, connection: RawConnection) -> int:
        """Send a whole message."""
        name = self.random.choice(list(MESSAGES))
        kind, data, opcode = f"socket: {name}", MESSAGES[name](self.random), self.random.choice([TEXT, BINARY])
        try:
            await connection.send(frame(opcode, data))
            self.note(connection, kind, data, await connection.answer())
        except Closed as closed:
            self.results.count(kind, CLOSED)
            wrong_text = opcode == TEXT and not is_text(data)
            if closed.code not in ((1009, 0) if len(data) > MAX_MESSAGE else (1007,) if wrong_text else ()):
                self.results.fault(kind, data, f"the connection ended with {closed.code}")
            self.drop()
        return 1

    async def pieces(self, connection: RawConnection) -> int:
        """Send a message in many frames."""
        data = some_act(self.random)
        await connection.send(in_pieces(self.random, data))
        self.note(connection, "socket: in pieces", data, await connection.answer())
        return 1

    async def frames(self, connection: RawConnection) -> int:
        """Break the protocol: the connection must close."""
        data = broken(self.random)
        try:
            await connection.send(data)
            answer = await connection.answer()
            self.results.fault("socket: broken frames", data, f"the connection did not end: {answer}")
        except Closed:
            self.results.count("socket: broken frames", CLOSED)
        self.drop()
        return 1

    async def half(self, connection: RawConnection) -> int:
        """Send half a frame and disconnect."""
        data = broken(self.random)
        await connection.send(data[: self.random.randrange(len(data))])
        self.results.count("socket: half a frame", NOTHING)
        self.drop()
        return 1

    async def flood(self, connection: RawConnection) -> int:
        """Send many messages at once and read the replies afterwards."""
        made = [self.random.choice([some_act, mangled])(self.random) for _ in range(FLOOD)]
        many = [data for data in made if is_text(data)]
        await connection.send(b"".join(frame(TEXT, data) for data in many))
        for data in many:
            self.note(connection, "socket: flood", data, await connection.answer())
        return len(many)

    async def stay_deaf(self) -> None:
        """Send very many messages, read nothing, and disconnect."""
        connection = await self.open()
        message = frame(TEXT, b'{"do":"answer","id":"deaf","option":"nonsense"}')
        try:
            for _ in range(DEAF):
                self.results.count("socket: to a deaf connection", NOTHING)
                await connection.send(message)
        except (Closed, TimeoutError):
            pass  # disconnected, or not read any more
        connection.close(rudely=True)
        self.connection = None

    def note(self, connection: RawConnection, kind: str, data: bytes, answer: wire.ServerMessage) -> None:
        self.results.news(kind, data, answer)
        connection.table.note(connection.seat, data, answer)


async def fuzz_sockets(tables: list[FuzzedTable], inputs: int, random: Random, results: Results) -> None:
    """Send this many inputs to the sockets of some tables, and in the end more over a connection that is not read."""
    fuzzer = SocketFuzzer(tables, random, results)
    left = inputs
    while left > 0:
        left -= await fuzzer.send_case()
    fuzzer.drop()
    if inputs > DEAF:
        await fuzzer.stay_deaf()
