"""uvicorn's protocols, with the limits that they lack.

Without them a request head could fill the memory, a request could take forever to arrive, and pongs could pile up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

MAX_HEAD = 32 * 1024
"""Bytes of a request head."""
REQUEST_SECONDS = 60.0
"""How long a request may take to arrive."""


class HeadTooLong(ValueError):
    """A request head that is too long."""


class BoundedHttp(HttpToolsProtocol):
    """A connection for HTTP requests."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin with nothing read."""
        super().__init__(*args, **kwargs)
        self.head_bytes = 0
        """Bytes received since the current head began."""
        self.timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self.stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, unless the current head is too long already."""
        if self.head_bytes > MAX_HEAD:
            self.send_400_response("Invalid HTTP request received.")
            return
        if self.timer is None:
            self.start_timer()
        self.head_bytes += len(data)
        super().data_received(data)

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, which has bounds of its own."""
        self.head_bytes = 0
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """Refuse a head that is too long."""
        self.head_bytes = 0
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MAX_HEAD:
            raise HeadTooLong
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer: the request has arrived."""
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a WebSocket; answer a bad handshake, which uvicorn would leave open."""
        self.stop_timer()
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        if socket.conn.handshake_exc is not None and not self.transport.is_closing():
            self.send_400_response("Invalid HTTP request received.")

    def start_timer(self) -> None:
        """Abort the connection unless a request arrives in time."""
        self.stop_timer()
        self.timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def stop_timer(self) -> None:
        """Stop waiting for a request."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A connection for WebSocket messages."""

    def handle_ping(self) -> None:
        """Answer a ping, unless the other side does not read: pongs would pile up in memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
