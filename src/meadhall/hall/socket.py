"""The socket of a table: acts come in, news go out. A slow listener is let go; it can come back and go on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.hall import limits, wire
from meadhall.hall.acts import act
from meadhall.hall.calls import address_of, decoded, guest_of, session_of
from meadhall.hall.errors import HallError, NotKnown, TooMany
from meadhall.hall.news import wishes_in
from meadhall.presentation import phrase

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
MOST_STRANGERS = 100
"""Sockets from one address, of those whom nobody knows."""
NOBODY = wire.Guest("", "", "en", "")
REFUSED, TOO_SLOW = 4404, 4408

actions = msgspec.json.Decoder(wire.Action)


class Line:
    """The way to one who listens."""

    def __init__(self, guest: Guest, socket: WebSocket) -> None:
        """Begin with nothing said, at the version that the listener knows."""
        since = socket.query_params.get("since", "0")
        self.guest = guest
        self.address = address_of(socket)
        self.invitation = socket.query_params.get("invitation", "-")[:64]
        self.version = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
        self.wishes = wishes_in(socket.query_params)
        self.said = 0
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.is_full = False
        self.is_dismissed = False

    @property
    def who(self) -> str:
        """Whose acts are counted: the guest's, or all that come from its address."""
        return self.guest.id or self.address

    def send(self, data: bytes) -> None:
        """Take a message; a listener that does not keep up is let go."""
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.is_full = True

    def dismiss(self) -> None:
        """Let a listener go that may not listen any more."""
        self.is_dismissed = True
        self.send(b"")


def socket_of(hall: Hall, buckets: Limits, metrics: Metrics) -> Callable[[WebSocket], Awaitable[None]]:
    """Return what answers a socket."""
    open_of: dict[str, int] = {}

    async def answer(socket: WebSocket) -> None:
        if not is_same_origin(socket):
            await socket.close(REFUSED, "a page from elsewhere may not open a socket")
            return
        await socket.accept()
        try:
            guest = await guest_of(hall, buckets, socket) if session_of(socket) else NOBODY
            if guest is None:
                raise NotKnown("not-known")
            line = Line(guest, socket)
            buckets.take(line.who, limits.REQUESTS, hall.now() / 1000)
            desk = await hall.desk(socket.path_params["table"])
            await hall.see(desk, guest if guest.id else None, line.invitation)
        except HallError as error:
            await socket.close(REFUSED, error.error)
            return
        if open_of.get(line.who, 0) >= (MOST_SOCKETS if guest.id else MOST_STRANGERS):
            await socket.close(REFUSED, "too-many-sockets")
            return
        open_of[line.who] = open_of.get(line.who, 0) + 1
        try:
            await attend(hall, buckets, metrics, desk, line, socket)
        finally:
            open_of[line.who] -= 1
            if not open_of[line.who]:
                del open_of[line.who]

    async def answer_while_there(socket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):
            await answer(socket)

    return answer_while_there


async def attend(hall: Hall, buckets: Limits, metrics: Metrics, desk: Desk, line: Line, socket: WebSocket) -> None:
    """Let somebody follow a table and act at it, until one of us has enough."""
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
    finally:
        desk.listeners.discard(line)
        writer.cancel()


async def take(hall: Hall, buckets: Limits, metrics: Metrics, desk: Desk, line: Line, data: str | bytes) -> None:
    """Take a message, and say what came of it."""
    action, fault, now = None, "", hall.now() / 1000
    try:
        action = decoded(actions, data)
    except msgspec.MsgspecError as error:
        fault = str(error)
    name = "none" if action is None else type(action).__name__.lower()
    try:
        buckets.take(line.who, limits.ACTS, now)
        if rate := limits.OF_ACTS.get(type(action)):
            buckets.take(line.who, rate, now)
    except TooMany as error:
        metrics.acts.labels(name, "too-often").inc()
        number = "" if action is None else action.id
        line.send(msgspec.json.encode(wire.Refused(number, error.error, error.phrase.to_dict())))
        return
    if action is None:
        answer: wire.News = wire.Refused("", "bad-message", phrase("hall-bad-message", fault=fault).to_dict())
    else:
        answer = await act(hall, desk, line.guest, action)
    metrics.acts.labels(name, "refused" if isinstance(answer, wire.Refused) else "done").inc()
    line.send(msgspec.json.encode(answer))


async def write_on(line: Line, socket: WebSocket) -> None:
    """Send what waits, in order."""
    with suppress(WebSocketDisconnect, RuntimeError):  # the line is gone or being closed: whoever reads it will know
        while True:
            data = await line.waiting.get()
            if line.is_full:
                await socket.close(TOO_SLOW)
                return
            if line.is_dismissed:
                await socket.close(REFUSED, "no-table")
                return
            await socket.send_text(data.decode())


def is_same_origin(socket: WebSocket) -> bool:
    """Return whether a socket is opened by a page of ours, or by a program, which sends no origin."""
    origin = socket.headers.get("origin")
    scheme = {"ws": "http", "wss": "https"}.get(socket.url.scheme, "")
    return origin is None or origin == f"{scheme}://{socket.headers.get('host', '')}"
