"""Where requests and messages arrive: the protocols of uvicorn, with bounds that they do not have by themselves.

A head could be as long as memory is, a request could take for ever to arrive, and answers to pings could pile up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

MOST_HEAD = 32 * 1024
"""The longest head of a request, in bytes."""
LONGEST_ARRIVAL = 60.0
"""So many seconds a request may take to arrive."""


class BadHead(ValueError):
    """A head that nobody will read."""


class Porch(HttpToolsProtocol):
    """A line on which requests arrive."""

    def __init__(self, *args: Any, **named: Any) -> None:
        """Begin with nothing read."""
        super().__init__(*args, **named)
        self.read = 0
        """How many bytes have come since a head began, if it has not ended."""
        self.arrival: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.settle()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless it is still the same head and that is too long."""
        if self.read > MOST_HEAD:
            self.send_400_response("Invalid HTTP request received.")
            return
        if self.arrival is None:
            self.expect()
        self.read += len(data)
        super().data_received(data)

    def on_body(self, body: bytes) -> None:
        """Take a part of a body, which has bounds of its own."""
        self.read = 0
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """Refuse a head that is too long."""
        self.read = 0
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            raise BadHead
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no more: the request is here."""
        self.settle()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the line over to a socket; end it if that makes no sense of the head, for uvicorn would not."""
        self.settle()
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        if socket.conn.handshake_exc is not None and not self.transport.is_closing():
            self.send_400_response("Invalid HTTP request received.")

    def expect(self) -> None:
        """Wait for a request, but not for ever."""
        self.settle()
        self.arrival = self.loop.call_later(LONGEST_ARRIVAL, self.transport.abort)

    def settle(self) -> None:
        """Wait no more."""
        if self.arrival is not None:
            self.arrival.cancel()
            self.arrival = None


class Hatch(WebSocketsSansIOProtocol):
    """A line on which messages arrive."""

    def handle_ping(self) -> None:
        """Answer a ping, unless the other side does not read: an answer more would only lie in memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
