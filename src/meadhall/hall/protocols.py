"""Where requests and messages arrive: the protocols of uvicorn, with bounds that they do not have by themselves.

A head could be as long as memory is, a request could take for ever to arrive, and answers to pings could pile up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

MAX_HEAD = 32 * 1024
"""The longest head of a request, in bytes."""
REQUEST_SECONDS = 60.0
"""So many seconds a request may take to arrive."""


class HeadTooLong(ValueError):
    """A head that nobody will read."""


class BoundedHttp(HttpToolsProtocol):
    """A line on which requests arrive."""

    def __init__(self, *args: Any, **named: Any) -> None:
        """Begin with nothing read."""
        super().__init__(*args, **named)
        self.head_bytes = 0
        """How many bytes have come since a head began, if it has not ended."""
        self.timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless it is still the same head and that is too long."""
        if self.head_bytes > MAX_HEAD:
            self.send_400_response("Invalid HTTP request received.")
            return
        if self.timer is None:
            self.start_timer()
        self.head_bytes += len(data)
        super().data_received(data)

    def on_body(self, body: bytes) -> None:
        """Take a part of a body, which has bounds of its own."""
        self.head_bytes = 0
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """Refuse a head that is too long."""
        self.head_bytes = 0
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MAX_HEAD:
            raise HeadTooLong
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no more: the request is here."""
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the line over to a socket; end it if that makes no sense of the head, for uvicorn would not."""
        self.stop_timer()
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        if socket.conn.handshake_exc is not None and not self.transport.is_closing():
            self.send_400_response("Invalid HTTP request received.")

    def start_timer(self) -> None:
        """Wait for a request, but not for ever."""
        self.stop_timer()
        self.timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def stop_timer(self) -> None:
        """Wait no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A line on which messages arrive."""

    def handle_ping(self) -> None:
        """Answer a ping, unless the other side does not read: an answer more would only lie in memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
