"""Requests that no client sends: wrong hosts and origins, huge heads and bodies, bad chunks, odd paths."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.hall.api import ROUTES
from tests.hall.fuzzing import bad_inputs
from tests.hall.fuzzing.results import CLOSED, NOTHING

if TYPE_CHECKING:
    from random import Random

    from tests.hall.fuzzing.results import Results
    from tests.hall.fuzzing.targets import Targets

PATIENCE = 15.0
HALF_OPEN = 60
"""Connections that stay half open all the time."""


@dataclass
class RawRequest:
    """A request as bytes; half: it does not end, and need not be answered."""

    kind: str
    data: bytes
    is_half: bool = False


class RequestMaker:
    """Makes requests."""

    def __init__(self, targets: Targets, random: Random) -> None:
        self.random = random
        self.choice = random.choice
        self.tokens = [table.spectator.token.encode() for table in targets.untouched]
        self.tables = [table.table["id"].encode() for table in targets.aimed_at]
        self.host = f"127.0.0.1:{targets.hall.port}".encode()
        self.addresses = targets.addresses
        self.makers = (
            *(self.method, self.path, self.named, self.origin, self.head, self.head, self.body, self.body, self.chunks),
            *(self.length, self.cookie, self.half, self.upgrade, self.upgrade, self.no_http, self.query),
        )

    def raw_request(self) -> RawRequest:
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

    def method(self) -> RawRequest:
        return RawRequest("http: methods", self.request(method=self.choice(bad_inputs.METHODS)))

    def path(self) -> RawRequest:
        return RawRequest(
            "http: paths", self.request(method=self.choice((b"GET", b"POST")), path=self.choice(bad_inputs.PATHS))
        )

    def named(self) -> RawRequest:
        """Return a request to a hall of another name, or of two names."""
        method, path = self.choice([(b"GET", b"/"), (b"POST", b"/api/guests"), (b"POST", b"/api/me/passage")])
        first, second = (self.choice((*bad_inputs.HOSTS, self.host)) for _ in range(2))
        more = [b"Host: " + second] if self.random.random() < 0.3 else []
        body = b'{"name":"Anna"}' if path == b"/api/guests" else b""
        return RawRequest(
            "http: hosts", self.request(self.known(), *more, method=method, path=path, body=body, host=first)
        )

    def origin(self) -> RawRequest:
        method = self.choice((b"GET", b"POST", b"PATCH", b"DELETE"))
        return RawRequest("http: origins", self.request(b"Origin: " + self.choice(bad_inputs.ORIGINS), method=method))

    def head(self) -> RawRequest:
        return RawRequest("http: heads", self.request(self.choice(bad_inputs.HEADERS)))

    def body(self) -> RawRequest:
        path, method = self.choice([(self.route("POST"), b"POST"), (self.route("PATCH"), b"PATCH")])
        headers = [
            b"Content-Type: " + self.choice(bad_inputs.TYPES),
            *([self.known()] if self.random.random() < 0.7 else []),
        ]
        return RawRequest(
            "http: bodies", self.request(*headers, method=method, path=path, body=self.choice(bad_inputs.BODIES))
        )

    def chunks(self) -> RawRequest:
        """Return a body in chunks that are wrong, tiny, or too many."""
        more = self.choice([[], [], [b"Content-Length: 4"], [b"Transfer-Encoding: gzip"]])
        head = self.request(b"Transfer-Encoding: chunked", *more, method=b"POST", path=b"/api/guests")
        return RawRequest("http: chunks", head + self.choice(bad_inputs.CHUNKS), is_half=True)

    def length(self) -> RawRequest:
        head = self.request(b"Content-Length: " + self.choice(bad_inputs.LENGTHS), method=b"POST", path=b"/api/guests")
        return RawRequest("http: lengths", head + b"hello", is_half=True)

    def cookie(self) -> RawRequest:
        values = (*bad_inputs.COOKIES, self.choice(self.tokens), b"x; meadhall=" + self.choice(self.tokens))
        headers = [b"Cookie: meadhall=" + self.choice(values) for _ in range(self.random.randint(1, 3))]
        if self.random.random() < 0.4:
            headers.append(b"Authorization: " + self.choice(bad_inputs.BEARERS))
        return RawRequest("http: cookies", self.request(*headers, path=b"/api/me"))

    def half(self) -> RawRequest:
        data = self.request(self.known(), method=b"POST", path=self.route("POST"), body=b'{"name":"Anna"}')
        return RawRequest("http: half a request", data[: self.random.randrange(len(data))], is_half=True)

    def upgrade(self) -> RawRequest:
        """Return a request for a socket that is wrong somewhere."""
        key = b"Sec-WebSocket-Key: " + self.choice([b64encode(os.urandom(16)), b"x", b"", b64encode(os.urandom(5))])
        version = b"Sec-WebSocket-Version: " + self.choice((b"13", b"13", b"8", b"99", b"x", b""))
        path = self.choice((b"/api/tables/" + self.choice(self.tables) + b"/socket", self.choice(bad_inputs.PATHS)))
        method, more = self.choice((b"GET", b"GET", b"GET", b"POST", b"PUT")), self.choice(bad_inputs.UPGRADES)
        request = self.request(key, version, b"Upgrade: websocket", *more, method=method, path=path)
        return RawRequest("http: sockets", request.replace(b"Connection: close", b"Connection: Upgrade") + b"hello")

    def no_http(self) -> RawRequest:
        return RawRequest("http: no HTTP", self.choice((*bad_inputs.NO_HTTP, self.random.randbytes(200))), is_half=True)

    def query(self) -> RawRequest:
        name, value = self.choice((b"since", b"invitation", b"since[]", b"%00")), self.choice(bad_inputs.QUERIES)
        path = b"/api/tables/" + self.choice(self.tables) + b"/state?" + name + b"=" + value
        return RawRequest("http: queries", self.request(self.known(), path=path))


async def fuzz_raw_requests(targets: Targets, inputs: int, random: Random, results: Results) -> None:
    """Send this many requests, each over its own connection, while others stay half open."""
    maker = RequestMaker(targets, random)
    idle = []
    for n in range(HALF_OPEN):
        _, writer = await asyncio.open_connection("127.0.0.1", targets.hall.port)
        writer.write(maker.request()[: 40 * (n % 3)])
        idle.append(writer)
    for _ in range(inputs):
        await send_request(targets.hall.port, maker.raw_request(), results)
    for writer in idle:
        writer.close()


async def send_request(port: int, raw_request: RawRequest, results: Results) -> None:
    """Send a request and check the response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(raw_request.data)
            if raw_request.is_half:
                writer.write_eof()
            await writer.drain()
            while not answer.startswith(b"HTTP/1.1 101") and (part := await reader.read(65536)):
                answer += part
    except TimeoutError:
        results.fault(raw_request.kind, raw_request.data, f"the connection stays open; so far came {answer[:200]!r}")
    except OSError:
        pass  # the other side has closed the connection while we were still sending
    finally:
        writer.close()
    if not answer:
        results.count(raw_request.kind, NOTHING if raw_request.is_half else CLOSED)
        return
    head, _, body = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    results.http(raw_request.kind, raw_request.data, int(first.split()[1]), headers, body)
