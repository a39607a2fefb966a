"""The socket of a table, kept open by a thread: if it breaks it is opened again, and one goes on where one was.

What a person does is kept until the hall has acknowledged it, and sent again under the same number over a new socket:
it counts once. Whatever the hall says stands in `news`, in order, for whoever shows the table.
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
from meadhall.join.errors import CannotJoin, Gone, refused
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.sync.client import ClientConnection

PATIENCE = 120.0
"""Seconds after which a hall that does not answer has gone."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
OPENS_WITHIN = 10.0
MOST = 1_000_000
"""The longest message, in bytes."""
REFUSED = 4404
"""The code with which a hall closes a socket that it will not open again."""

decoder = msgspec.json.Decoder(wire.AnyNews)


class Lost:
    """The line has broken; it is being mended."""


class Mended:
    """The line is there again."""


class Typed:
    """A line that somebody typed; None when nobody can type any more."""

    def __init__(self, line: str | None) -> None:
        """Keep the line."""
        self.line = line


Item = wire.AnyNews | Lost | Mended | Typed | CannotJoin
"""What can happen at a table. Whoever cannot join it any more is told why, as the last thing."""


def nobody() -> None:
    """Wake nobody."""


class Line:
    """The way to a table and back."""

    def __init__(self, hall: str, table: str, invitation: str, token: str) -> None:
        """Get ready; `start` opens the line."""
        self.hall = hall
        self.uri = f"ws{hall.removeprefix('http')}/api/tables/{table}/socket"
        self.invitation = invitation
        self.token = token
        self.version = 0
        """What the hall told last."""
        self.sent: dict[str, bytes] = {}
        """What the hall has not acknowledged yet, by number."""
        self.news: SimpleQueue[Item] = SimpleQueue()
        self.wake: Callable[[], None] = nobody
        """Called, in the thread of the line, when there is something new."""
        self.socket: ClientConnection | None = None
        self.lock = Lock()
        self.closing = Event()
        self.thread = Thread(target=self.run, daemon=True)

    def start(self) -> None:
        """Open the line."""
        self.thread.start()

    def send(self, act: wire.Action) -> None:
        """Send what somebody does, now or when the line is there again."""
        data = msgspec.json.encode(act)
        with self.lock:
            self.sent[act.id] = data
            socket = self.socket
        if socket is not None:
            transmit(socket, [data])

    def close(self) -> None:
        """Hang up."""
        self.closing.set()
        with self.lock:
            socket = self.socket
        if socket is not None:
            socket.close()
        if self.thread.is_alive():
            self.thread.join(2)

    # In the thread.

    def put(self, item: Item) -> None:
        """Tell whoever shows the table."""
        self.news.put(item)
        self.wake()

    def run(self) -> None:
        """Keep the line open until it is hung up or there is no hope."""
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
            if time.monotonic() - heard_at > PATIENCE:
                self.put(Gone(phrase("ui-gone", hall=self.hall)))
                return
            if not is_lost:
                is_lost = True
                self.put(Lost())
            self.closing.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def listen(self, is_lost: bool) -> bool:
        """Open the socket and listen until it breaks; return whether anything was heard. Raises `CannotJoin`."""
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
                open_timeout=OPENS_WITHIN,
                close_timeout=1,
                max_size=MOST,
            ) as socket:
                with self.lock:
                    self.socket = socket
                    waiting = list(self.sent.values())
                transmit(socket, waiting)
                for message in socket:
                    if is_lost and not heard:
                        self.put(Mended())
                    heard = True
                    self.take(message)
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

    def take(self, message: str | bytes) -> None:
        """Pass on what the hall says; raises `CannotJoin` if it makes no sense."""
        try:
            news = decoder.decode(message)
        except (msgspec.MsgspecError, UnicodeError):
            raise CannotJoin(phrase("ui-nonsense", hall=self.hall)) from None
        if isinstance(news, wire.StateNews):
            self.version = news.version
        elif isinstance(news, wire.Done | wire.Refused | wire.HintNews):
            with self.lock:
                self.sent.pop(news.id, None)
        self.put(news)


def transmit(socket: ClientConnection, messages: list[bytes]) -> None:
    """Send messages as text; a line that breaks meanwhile is mended by its thread."""
    try:
        for data in messages:
            socket.send(data.decode())
    except (ConnectionClosed, OSError):
        pass
