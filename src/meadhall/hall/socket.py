"""The socket of a table: acts come in, news go out. A slow listener is let go; it can come back and go on."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.hall import limits, wire
from meadhall.hall.acts import act
from meadhall.hall.api import session_of
from meadhall.hall.errors import HallError, TooMany
from meadhall.text import phrase

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from meadhall.hall.desk import Desk
    from meadhall.hall.hall import Hall
    from meadhall.hall.limits import Limits
    from meadhall.hall.metrics import Metrics
    from meadhall.hall.wire import Guest

MOST_WAITING = 256
"""News that a listener has not taken yet."""
MOST_SOCKETS = 20
"""Of one guest."""
NOBODY = wire.Guest("", "", "en", "")
REFUSED, TOO_SLOW = 4404, 4408

actions = msgspec.json.Decoder(wire.Action)


class Line:
    """The way to one who listens."""

    def __init__(self, guest: Guest, version: int, wants_view: bool) -> None:
        """Begin with nothing said, at the version that the listener knows."""
        self.guest = guest
        self.version = version
        self.wants_view = wants_view
        self.said = 0
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.is_full = False

    def send(self, data: bytes) -> None:
        """Take a message; a listener that does not keep up is let go."""
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.is_full = True


def socket_of(hall: Hall, buckets: Limits, metrics: Metrics) -> Callable[[WebSocket], Awaitable[None]]:
    """Return what answers a socket."""
    open_of: dict[str, int] = {}

    async def answer(socket: WebSocket) -> None:
        if not is_same_origin(socket):
            await socket.close(REFUSED, "a page from elsewhere may not open a socket")
            return
        await socket.accept()
        try:
            secret = session_of(socket)
            guest = await hall.reception.guest(secret) if secret else NOBODY
            desk = await hall.desk(socket.path_params["table"])
            await hall.see(desk, guest if guest.id else None, socket.query_params.get("invitation", "-")[:64])
        except HallError as error:
            await socket.close(REFUSED, error.error)
            return
        if guest.id and open_of.get(guest.id, 0) >= MOST_SOCKETS:
            await socket.close(REFUSED, "too-many-sockets")
            return
        open_of[guest.id] = open_of.get(guest.id, 0) + 1
        try:
            await attend(hall, buckets, metrics, desk, guest, socket)
        finally:
            open_of[guest.id] -= 1
            if not open_of[guest.id]:
                del open_of[guest.id]

    return answer


async def attend(hall: Hall, buckets: Limits, metrics: Metrics, desk: Desk, guest: Guest, socket: WebSocket) -> None:
    """Let somebody follow a table and act at it, until one of us has enough."""
    since = socket.query_params.get("since", "0")
    version = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
    line = Line(guest, version, socket.query_params.get("view") == "1")
    writer = asyncio.get_running_loop().create_task(write_on(line, socket))
    try:
        await hall.listen(desk, line)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            begun = perf_counter()
            await take(hall, buckets, metrics, desk, line, message.get("text") or message.get("bytes") or b"")
            metrics.took.observe(perf_counter() - begun)
    except WebSocketDisconnect:
        pass
    finally:
        desk.listeners.discard(line)
        writer.cancel()


async def take(hall: Hall, buckets: Limits, metrics: Metrics, desk: Desk, line: Line, data: str | bytes) -> None:
    """Take a message, and say what came of it."""
    try:
        action = actions.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        told = phrase("hall-bad-message", fault=str(error))
        line.send(msgspec.json.encode(wire.Refused("", "bad-message", told.plain())))
        return
    name = type(action).__name__.lower()
    try:
        now = hall.now() / 1000
        buckets.take(line.guest.id or "nobody", limits.ACTS, now)
        if isinstance(action, wire.Say):
            buckets.take(line.guest.id, limits.SAYINGS, now)
        elif isinstance(action, wire.Hint):
            buckets.take(line.guest.id, limits.HINTS, now)
    except TooMany as error:
        metrics.acts.labels(name, "too-often").inc()
        line.send(msgspec.json.encode(wire.Refused(action.id, error.error, error.phrase.plain())))
        return
    answer = await act(hall, desk, line.guest, action)
    metrics.acts.labels(name, "refused" if isinstance(answer, wire.Refused) else "done").inc()
    line.send(msgspec.json.encode(answer))


async def write_on(line: Line, socket: WebSocket) -> None:
    """Send what waits, in order."""
    while True:
        data = await line.waiting.get()
        if line.is_full:
            await socket.close(TOO_SLOW)
            return
        await socket.send_text(data.decode())


def is_same_origin(socket: WebSocket) -> bool:
    """Return whether a socket is opened by a page of ours, or by a program, which sends no origin."""
    origin = socket.headers.get("origin")
    scheme = {"ws": "http", "wss": "https"}.get(socket.url.scheme, "")
    return origin is None or origin == f"{scheme}://{socket.headers.get('host', '')}"
