"""The socket of a table: actions come in, messages go out. A slow listener is disconnected and may come back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.hall import limits, wire
from meadhall.hall.actions import perform
from meadhall.hall.errors import HallError, NotKnown, TooMany
from meadhall.hall.messages import extras_in
from meadhall.hall.requests import client_address, current_guest, decode_json, session_secret
from meadhall.hall.wire import CloseCode
from meadhall.text import phrase

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from meadhall.hall.hall import Hall
    from meadhall.hall.limits import RateLimiter
    from meadhall.hall.live_table import LiveTable
    from meadhall.hall.metrics import Metrics
    from meadhall.hall.wire import Guest

MAX_QUEUED = 256
"""Messages that a listener has not taken yet."""
MAX_SOCKETS_PER_GUEST = 20
"""Open sockets of one guest."""
MAX_SOCKETS_PER_ADDRESS = 100
"""Open anonymous sockets from one address."""
ANONYMOUS = wire.Guest("", "", "en", "")

action_decoder = msgspec.json.Decoder(wire.Action)


class SocketListener:
    """A listener at the other end of a WebSocket."""

    def __init__(self, guest: Guest, socket: WebSocket) -> None:
        """Start at the version that the client knows."""
        since = socket.query_params.get("since", "0")
        self.guest = guest
        self.address = client_address(socket)
        self.invitation = socket.query_params.get("invitation", "-")[:64]
        self.version = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
        self.extras = extras_in(socket.query_params)
        self.last_chat = 0
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED)
        self.is_too_slow = False
        self.is_dismissed = False

    @property
    def rate_key(self) -> str:
        """Whose actions are counted: the guest's, or those of an address."""
        return self.guest.id or self.address

    def send(self, data: bytes) -> None:
        """Queue a message; a listener whose queue is full is disconnected."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.is_too_slow = True

    def dismiss(self) -> None:
        """Disconnect a listener that may not listen any more."""
        self.is_dismissed = True
        self.send(b"")


def table_socket(hall: Hall, rate_limiter: RateLimiter, metrics: Metrics) -> Callable[[WebSocket], Awaitable[None]]:
    """Return the endpoint of the sockets of tables."""
    open_sockets: dict[str, int] = {}

    async def answer(socket: WebSocket) -> None:
        if not is_same_origin(socket):
            await socket.close(CloseCode.REFUSED, "a page from elsewhere may not open a socket")
            return
        await socket.accept()
        try:
            guest = await current_guest(hall, rate_limiter, socket) if session_secret(socket) else ANONYMOUS
            if guest is None:
                raise NotKnown("not-known")
            listener = SocketListener(guest, socket)
            rate_limiter.take(listener.rate_key, limits.REQUESTS, hall.now() / 1000)
            table = await hall.table(socket.path_params["table"])
            await hall.check_access(table, guest if guest.id else None, listener.invitation)
        except HallError as error:
            await socket.close(CloseCode.REFUSED, error.error)
            return
        if open_sockets.get(listener.rate_key, 0) >= (MAX_SOCKETS_PER_GUEST if guest.id else MAX_SOCKETS_PER_ADDRESS):
            await socket.close(CloseCode.REFUSED, "too-many-sockets")
            return
        open_sockets[listener.rate_key] = open_sockets.get(listener.rate_key, 0) + 1
        try:
            await serve_listener(hall, rate_limiter, metrics, table, listener, socket)
        finally:
            open_sockets[listener.rate_key] -= 1
            if not open_sockets[listener.rate_key]:
                del open_sockets[listener.rate_key]

    async def answer_while_there(socket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):
            await answer(socket)

    return answer_while_there


async def serve_listener(
    hall: Hall,
    rate_limiter: RateLimiter,
    metrics: Metrics,
    table: LiveTable,
    listener: SocketListener,
    socket: WebSocket,
) -> None:
    """Serve a listener until either side closes."""
    writer = asyncio.get_running_loop().create_task(send_queued(listener, socket))
    try:
        await hall.add_listener(table, listener)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            begun = perf_counter()
            await handle_message(
                hall, rate_limiter, metrics, table, listener, message.get("text") or message.get("bytes") or b""
            )
            metrics.action_seconds.observe(perf_counter() - begun)
    finally:
        table.listeners.discard(listener)
        writer.cancel()


async def handle_message(
    hall: Hall,
    rate_limiter: RateLimiter,
    metrics: Metrics,
    table: LiveTable,
    listener: SocketListener,
    data: str | bytes,
) -> None:
    """Handle a message and queue the reply."""
    action, fault, now = None, "", hall.now() / 1000
    try:
        action = decode_json(action_decoder, data)
    except msgspec.MsgspecError as error:
        fault = str(error)
    name = "none" if action is None else type(action).__name__.lower()
    try:
        rate_limiter.take(listener.rate_key, limits.ACTIONS, now)
        if rate := limits.ACTION_RATES.get(type(action)):
            rate_limiter.take(listener.rate_key, rate, now)
    except TooMany as error:
        metrics.actions.labels(name, "too-often").inc()
        number = "" if action is None else action.id
        listener.send(msgspec.json.encode(wire.Refused(number, error.error, error.phrase.plain())))
        return
    if action is None:
        answer: wire.News = wire.Refused("", "bad-message", phrase("hall-bad-message", fault=fault).plain())
    else:
        answer = await perform(hall, table, listener.guest, action)
    metrics.actions.labels(name, "refused" if isinstance(answer, wire.Refused) else "done").inc()
    listener.send(msgspec.json.encode(answer))


async def send_queued(listener: SocketListener, socket: WebSocket) -> None:
    """Send queued messages in order."""
    with suppress(WebSocketDisconnect, RuntimeError):  # the reader notices that it is closed
        while True:
            data = await listener.queue.get()
            if listener.is_too_slow:
                await socket.close(CloseCode.TOO_SLOW)
                return
            if listener.is_dismissed:
                await socket.close(CloseCode.REFUSED, "no-table")
                return
            await socket.send_text(data.decode())


def is_same_origin(socket: WebSocket) -> bool:
    """Return whether a socket comes from a page of ours, or from a program, which sends no origin."""
    origin = socket.headers.get("origin")
    scheme = {"ws": "http", "wss": "https"}.get(socket.url.scheme, "")
    return origin is None or origin == f"{scheme}://{socket.headers.get('host', '')}"
