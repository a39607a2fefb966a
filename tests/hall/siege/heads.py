"""Requests that no client sends: wrong hosts, other origins, huge heads and bodies, bad chunks, tricks with paths."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.hall.api import ROUTES
from tests.hall.siege import odd
from tests.hall.siege.tally import CLOSED, NOTHING

if TYPE_CHECKING:
    from random import Random

    from tests.hall.siege.ground import Ground
    from tests.hall.siege.tally import Tally

PATIENCE = 15.0
HALF_OPEN = 60
"""So many lines stay half open all the time."""


@dataclass
class Shot:
    """A request as bytes; half: it does not end, and need not be answered."""

    kind: str
    data: bytes
    is_half: bool = False


class Gunner:
    """Makes requests."""

    def __init__(self, ground: Ground, random: Random) -> None:
        self.random = random
        self.choice = random.choice
        self.tokens = [place.passer.token.encode() for place in ground.spared]
        self.tables = [place.table["id"].encode() for place in ground.besieged]
        self.host = f"127.0.0.1:{ground.house.port}".encode()
        self.addresses = ground.addresses
        self.makers = (
            *(self.method, self.path, self.named, self.origin, self.head, self.head, self.body, self.body, self.chunks),
            *(self.length, self.cookie, self.half, self.upgrade, self.upgrade, self.no_http, self.query),
        )

    def shot(self) -> Shot:
        return self.choice(self.makers)()

    def request(
        self, *headers: bytes, method: bytes = b"GET", path: bytes = b"", body: bytes = b"", host: bytes | None = None
    ) -> bytes:
        """Return a request; a body brings its length along."""
        lines = [
            method + b" " + (path or self.route()) + b" HTTP/1.1",
            b"Host: " + (self.host if host is None else host),
            b"X-Forwarded-For: " + next(self.addresses).encode(),
            *headers,
            *([b"Content-Length: %d" % len(body)] if body else []),
            b"Connection: close",
        ]
        return b"\r\n".join(lines) + b"\r\n\r\n" + body

    def route(self, *methods: str) -> bytes:
        """Return a path of the API, of a table if need be."""
        found = self.choice([route for route in ROUTES if not methods or route.method in methods])
        return found.path.encode().replace(b"{table}", self.choice(self.tables)).replace(b"{game}", b"keltis")

    def known(self) -> bytes:
        return b"Authorization: Bearer " + self.choice(self.tokens)

    def method(self) -> Shot:
        return Shot("http: methods", self.request(method=self.choice(odd.METHODS)))

    def path(self) -> Shot:
        return Shot("http: paths", self.request(method=self.choice((b"GET", b"POST")), path=self.choice(odd.PATHS)))

    def named(self) -> Shot:
        """Return a request to a hall of another name, or of two names."""
        method, path = self.choice([(b"GET", b"/"), (b"POST", b"/api/guests"), (b"POST", b"/api/me/passage")])
        first, second = (self.choice((*odd.HOSTS, self.host)) for _ in range(2))
        more = [b"Host: " + second] if self.random.random() < 0.3 else []
        body = b'{"name":"Anna"}' if path == b"/api/guests" else b""
        return Shot("http: hosts", self.request(self.known(), *more, method=method, path=path, body=body, host=first))

    def origin(self) -> Shot:
        method = self.choice((b"GET", b"POST", b"PATCH", b"DELETE"))
        return Shot("http: origins", self.request(b"Origin: " + self.choice(odd.ORIGINS), method=method))

    def head(self) -> Shot:
        return Shot("http: heads", self.request(self.choice(odd.HEADERS)))

    def body(self) -> Shot:
        path, method = self.choice([(self.route("POST"), b"POST"), (self.route("PATCH"), b"PATCH")])
        headers = [b"Content-Type: " + self.choice(odd.TYPES), *([self.known()] if self.random.random() < 0.7 else [])]
        return Shot("http: bodies", self.request(*headers, method=method, path=path, body=self.choice(odd.BODIES)))

    def chunks(self) -> Shot:
        """Return a body in chunks that are wrong, tiny, or too many."""
        more = self.choice([[], [], [b"Content-Length: 4"], [b"Transfer-Encoding: gzip"]])
        head = self.request(b"Transfer-Encoding: chunked", *more, method=b"POST", path=b"/api/guests")
        return Shot("http: chunks", head + self.choice(odd.CHUNKS), is_half=True)

    def length(self) -> Shot:
        head = self.request(b"Content-Length: " + self.choice(odd.LENGTHS), method=b"POST", path=b"/api/guests")
        return Shot("http: lengths", head + b"hello", is_half=True)

    def cookie(self) -> Shot:
        values = (*odd.COOKIES, self.choice(self.tokens), b"x; meadhall=" + self.choice(self.tokens))
        headers = [b"Cookie: meadhall=" + self.choice(values) for _ in range(self.random.randint(1, 3))]
        if self.random.random() < 0.4:
            headers.append(b"Authorization: " + self.choice(odd.BEARERS))
        return Shot("http: cookies", self.request(*headers, path=b"/api/me"))

    def half(self) -> Shot:
        data = self.request(self.known(), method=b"POST", path=self.route("POST"), body=b'{"name":"Anna"}')
        return Shot("http: half a request", data[: self.random.randrange(len(data))], is_half=True)

    def upgrade(self) -> Shot:
        """Return a request for a socket that is wrong somewhere."""
        key = b"Sec-WebSocket-Key: " + self.choice([b64encode(os.urandom(16)), b"x", b"", b64encode(os.urandom(5))])
        version = b"Sec-WebSocket-Version: " + self.choice((b"13", b"13", b"8", b"99", b"x", b""))
        path = self.choice((b"/api/tables/" + self.choice(self.tables) + b"/socket", self.choice(odd.PATHS)))
        method, more = self.choice((b"GET", b"GET", b"GET", b"POST", b"PUT")), self.choice(odd.UPGRADES)
        request = self.request(key, version, b"Upgrade: websocket", *more, method=method, path=path)
        return Shot("http: sockets", request.replace(b"Connection: close", b"Connection: Upgrade") + b"hello")

    def no_http(self) -> Shot:
        return Shot("http: no HTTP", self.choice((*odd.NO_HTTP, self.random.randbytes(200))), is_half=True)

    def query(self) -> Shot:
        name, value = self.choice((b"since", b"invitation", b"since[]", b"%00")), self.choice(odd.QUERIES)
        path = b"/api/tables/" + self.choice(self.tables) + b"/state?" + name + b"=" + value
        return Shot("http: queries", self.request(self.known(), path=path))


async def bombard(ground: Ground, inputs: int, random: Random, tally: Tally) -> None:
    """Send so many requests, each over a line of its own, while other lines stay half open."""
    gunner = Gunner(ground, random)
    idle = []
    for n in range(HALF_OPEN):
        _, writer = await asyncio.open_connection("127.0.0.1", ground.house.port)
        writer.write(gunner.request()[: 40 * (n % 3)])
        idle.append(writer)
    for _ in range(inputs):
        await fire(ground.house.port, gunner.shot(), tally)
    for writer in idle:
        writer.close()


async def fire(port: int, shot: Shot, tally: Tally) -> None:
    """Send a request and judge what comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(shot.data)
            if shot.is_half:
                writer.write_eof()
            await writer.drain()
            while not answer.startswith(b"HTTP/1.1 101") and (part := await reader.read(65536)):
                answer += part
    except TimeoutError:
        tally.fault(shot.kind, shot.data, f"the line stays open; so far came {answer[:200]!r}")
    except OSError:
        pass  # the other side has ended the line while we were still sending
    finally:
        writer.close()
    if not answer:
        tally.count(shot.kind, NOTHING if shot.is_half else CLOSED)
        return
    head, _, body = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    tally.http(shot.kind, shot.data, int(first.split()[1]), headers, body)
