"""The socket of a table: actions come in, messages go out. A slow listener is disconnected and may come back."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.hall import limits, wire
from meadhall.hall.actions import perform, refused
from meadhall.hall.connections import client_address, current_guest, decode_json, session_secret
from meadhall.hall.errors import BadRequest, HallError, LimitExceeded, Unauthenticated
from meadhall.hall.messages import extras_in
from meadhall.hall.wire import CloseCode
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from meadhall.hall.hall import Hall
    from meadhall.hall.limits import RateLimiter
    from meadhall.hall.live_table import LiveTable
    from meadhall.hall.metrics import Metrics
    from meadhall.hall.wire import ErrorWord, Guest

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

    def __init__(self, hall: Hall, limiter: RateLimiter, metrics: Metrics, guest: Guest, socket: WebSocket) -> None:
        """Start at the version that the client knows."""
        since = socket.query_params.get("since", "0")
        self.hall = hall
        self.limiter = limiter
        self.metrics = metrics
        self.guest = guest
        self.socket = socket
        self.address = client_address(socket)
        self.invitation = socket.query_params.get("invitation", "-")[:64]
        self.version = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
        self.extras = extras_in(socket.query_params)
        self.last_chat = 0
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED)
        self.is_too_slow = False
        self.dismissal: ErrorWord | None = None

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

    def dismiss(self, why: ErrorWord) -> None:
        """Disconnect a listener that may not listen any more."""
        self.dismissal = why
        self.send(b"")

    async def serve(self, table: LiveTable) -> None:
        """Serve the client until either side closes."""
        writer = asyncio.get_running_loop().create_task(self.send_queued())
        try:
            await self.hall.add_listener(table, self)
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                begun = perf_counter()
                await self.handle(table, message.get("text") or message.get("bytes") or b"")
                self.metrics.action_seconds.observe(perf_counter() - begun)
        finally:
            table.listeners.discard(self)
            writer.cancel()

    async def send_queued(self) -> None:
        """Send queued messages in order."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the reader notices that it is closed
            while True:
                data = await self.queue.get()
                if self.is_too_slow:
                    await self.socket.close(CloseCode.TOO_SLOW)
                    return
                if self.dismissal is not None:
                    await close(self.socket, self.dismissal)
                    return
                await self.socket.send_text(data.decode())

    async def handle(self, table: LiveTable, data: str | bytes) -> None:
        """Handle a message and queue the reply."""
        action, fault = None, ""
        try:
            action = decode_json(action_decoder, data)
        except msgspec.MsgspecError as error:
            fault = str(error)
        name = "none" if action is None else type(action).__name__.lower()
        try:
            self.limit(action)
        except LimitExceeded as error:
            self.metrics.actions.labels(name, "too-often").inc()
            number = "" if action is None else action.id
            self.send(msgspec.json.encode(refused(number, error)))
            return
        if action is None:
            reply: wire.ServerMessage = refused("", BadRequest("bad-message", phrase("hall-bad-message", fault=fault)))
        else:
            reply = await perform(self.hall, table, self.guest, action)
        self.metrics.actions.labels(name, "refused" if isinstance(reply, wire.Refused) else "done").inc()
        self.send(msgspec.json.encode(reply))

    def limit(self, action: wire.Action | None) -> None:
        """Count an action, or a message that is not one; raises `LimitExceeded`."""
        now = self.hall.now() / 1000
        self.limiter.take(self.rate_key, limits.ACTIONS, now)
        if rate := limits.ACTION_RATES.get(type(action)):
            self.limiter.take(self.rate_key, rate, now)


def table_socket(hall: Hall, limiter: RateLimiter, metrics: Metrics) -> Callable[[WebSocket], Awaitable[None]]:
    """Return the endpoint of the sockets of tables."""
    open_sockets: Counter[str] = Counter()

    async def accept(socket: WebSocket) -> None:
        await socket.accept()  # in any case: a browser learns neither code nor reason of a socket that never opened
        if not is_same_origin(socket):
            await close(socket, "other-origin")
            return
        try:
            guest = await current_guest(hall, limiter, socket) if session_secret(socket) else ANONYMOUS
            if guest is None:
                raise Unauthenticated("not-known")
            listener = SocketListener(hall, limiter, metrics, guest, socket)
            limiter.take(listener.rate_key, limits.REQUESTS, hall.now() / 1000)
            table = await hall.table(socket.path_params["table"])
            await hall.admit(table, guest if guest.id else None, listener.invitation)
        except LimitExceeded as error:
            await socket.close(CloseCode.TOO_OFTEN, error.error)
            return
        except HallError as error:
            await close(socket, error.error)
            return
        key = listener.rate_key
        if open_sockets[key] >= (MAX_SOCKETS_PER_GUEST if guest.id else MAX_SOCKETS_PER_ADDRESS):
            await close(socket, "too-many-sockets")
            return
        open_sockets[key] += 1
        try:
            await listener.serve(table)
        finally:
            open_sockets[key] -= 1
            if not open_sockets[key]:
                del open_sockets[key]

    async def answer(socket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):
            await accept(socket)

    return answer


async def close(socket: WebSocket, error: ErrorWord) -> None:
    """Close a socket for good, after it was accepted; a client need not try again."""
    await socket.close(CloseCode.REFUSED, error)


def is_same_origin(socket: WebSocket) -> bool:
    """Return whether a socket comes from a page of ours, or from a program, which sends no origin."""
    origin = socket.headers.get("origin")
    scheme = {"ws": "http", "wss": "https"}.get(socket.url.scheme, "")
    return origin is None or origin == f"{scheme}://{socket.headers.get('host', '')}"
