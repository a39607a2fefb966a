"""The socket of a table, kept open by a thread that reconnects and resumes.

An action is kept until the hall acknowledges it and sent again, under the same id, over a new socket: it counts once.
What the hall sends is put into `incoming`, in order, for the table on the screen.
"""

from __future__ import annotations

import time
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from meadhall.hall import wire
from meadhall.presentation import phrase
from meadhall.terminal.remote.errors import CannotJoin, Gone, refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.sync.client import ClientConnection

GIVE_UP_AFTER = 120.0
"""Seconds without an answer after which the hall counts as gone."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
OPEN_TIMEOUT = 10.0
MAX_BYTES = 1_000_000
"""The longest message."""
REFUSED = wire.CloseCode.REFUSED
"""The code with which a hall closes a socket that it will not open again."""

decoder = msgspec.json.Decoder(wire.AnyServerMessage)


class ConnectionLost:
    """The socket is closed; the thread reconnects."""


class ConnectionRestored:
    """The socket is open again."""


class Typed:
    """A typed line; None at the end of the input."""

    def __init__(self, line: str | None) -> None:
        """Keep the line."""
        self.line = line


Incoming = wire.AnyServerMessage | ConnectionLost | ConnectionRestored | Typed | CannotJoin
"""What the queue of a table holds. A `CannotJoin` is the last item: it says why the table has to be left."""


def do_nothing() -> None:
    """Do nothing: the default of `Connection.wake`."""


class Connection:
    """The socket of one table."""

    def __init__(self, hall: str, table: str, invitation: str, token: str) -> None:
        """Keep where to connect; `start` connects."""
        self.hall = hall
        self.uri = f"ws{hall.removeprefix('http')}/api/tables/{table}/socket"
        self.invitation = invitation
        self.token = token
        self.version = 0
        """The last version of the match that the hall sent."""
        self.unacknowledged: dict[str, bytes] = {}
        """Encoded actions by id."""
        self.incoming: SimpleQueue[Incoming] = SimpleQueue()
        self.wake: Callable[[], None] = do_nothing
        """Called in the thread of the connection after every item."""
        self.socket: ClientConnection | None = None
        self.lock = Lock()
        self.closing = Event()
        self.thread = Thread(target=self.run, daemon=True)

    def start(self) -> None:
        """Connect."""
        self.thread.start()

    def send(self, action: wire.Action) -> None:
        """Send an action, now or after reconnecting."""
        data = msgspec.json.encode(action)
        with self.lock:
            self.unacknowledged[action.id] = data
            socket = self.socket
        if socket is not None:
            transmit(socket, [data])

    def close(self) -> None:
        """Disconnect."""
        self.closing.set()
        with self.lock:
            socket = self.socket
        if socket is not None:
            socket.close()
        if self.thread.is_alive():
            self.thread.join(2)

    # In the thread.

    def put(self, item: Incoming) -> None:
        """Queue an item and wake the table."""
        self.incoming.put(item)
        self.wake()

    def run(self) -> None:
        """Keep the connection open until it is closed, refused or given up."""
        heard_at, pause = time.monotonic(), FIRST_PAUSE
        is_lost = False
        while not self.closing.is_set():
            try:
                if self.listen(is_lost):
                    heard_at, pause, is_lost = time.monotonic(), FIRST_PAUSE, False
            except CannotJoin as reason:
                self.put(reason)
                return
            if self.closing.is_set():
                return
            if time.monotonic() - heard_at > GIVE_UP_AFTER:
                self.put(Gone(phrase("ui-gone", hall=self.hall)))
                return
            if not is_lost:
                is_lost = True
                self.put(ConnectionLost())
            self.closing.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def listen(self, is_lost: bool) -> bool:
        """Open the socket and receive until it closes; return whether anything arrived. Raises `CannotJoin`."""
        query = {
            "since": str(self.version),
            "view": "1",
            **({"invitation": self.invitation} if self.invitation else {}),
        }
        heard = False
        socket: ClientConnection | None = None
        try:
            with connect(
                f"{self.uri}?{urlencode(query)}",
                additional_headers={"Authorization": f"Bearer {self.token}"},
                open_timeout=OPEN_TIMEOUT,
                close_timeout=1,
                max_size=MAX_BYTES,
            ) as socket:
                with self.lock:
                    self.socket = socket
                    waiting = list(self.unacknowledged.values())
                transmit(socket, waiting)
                for message in socket:
                    if is_lost and not heard:
                        self.put(ConnectionRestored())
                    heard = True
                    self.receive(message)
        except InvalidStatus as error:
            if error.response.status_code < 500:
                raise CannotJoin(phrase("ui-no-hall", hall=self.hall)) from None
        except (OSError, WebSocketException):
            pass
        finally:
            with self.lock:
                self.socket = None
        if socket is not None and socket.close_code == REFUSED:
            raise refused(wire.Problem(socket.close_reason or "", socket.close_reason or ""))
        return heard

    def receive(self, data: str | bytes) -> None:
        """Queue a message of the hall; raises `CannotJoin` if it cannot be decoded."""
        try:
            message = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError):
            raise CannotJoin(phrase("ui-nonsense", hall=self.hall)) from None
        if isinstance(message, wire.StateMessage):
            self.version = message.version
        elif isinstance(message, wire.Done | wire.Refused | wire.HintMessage):
            with self.lock:
                self.unacknowledged.pop(message.id, None)
        self.put(message)


def transmit(socket: ClientConnection, messages: list[bytes]) -> None:
    """Send messages as text; if the socket closes meanwhile, the thread sends them again."""
    try:
        for data in messages:
            socket.send(data.decode())
    except (ConnectionClosed, OSError):
        pass
