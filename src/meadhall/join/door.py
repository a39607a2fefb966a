"""Asking a hall over HTTP. It is somebody else's machine: what it says is bounded and checked."""

from __future__ import annotations

from http.client import HTTPException
from typing import TYPE_CHECKING, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from meadhall.hall.wire import Problem
from meadhall.join.errors import CannotJoin, Unreachable, refused
from meadhall.match.record import shown
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from http.client import HTTPMessage
    from typing import IO

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds that a hall may be silent."""
MOST = 1_000_000
"""The longest answer, in bytes; a record may be longer."""


class StayHere(HTTPRedirectHandler):
    """Follows nobody to another place: the session is for this hall alone."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Refuse."""


opener = build_opener(StayHere)


class Door:
    """A hall as a program asks it."""

    def __init__(self, hall: str, token: str = "") -> None:
        """Ask the hall at this address, with the token of a session if there is one."""
        self.hall = hall
        self.token = token

    def ask(self, gives: type[T], method: str, path: str, body: msgspec.Struct | None = None) -> T:
        """Return what the hall answers; raises `CannotJoin`."""
        data = self.fetch(method, path, None if body is None else msgspec.json.encode(body))
        try:
            return msgspec.json.decode(data, type=gives)
        except (msgspec.MsgspecError, UnicodeError):
            raise self.no_hall() from None

    def fetch(self, method: str, path: str, body: bytes | None = None, most: int = MOST) -> bytes:
        """Return the bytes that the hall answers."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        request = Request(self.hall + path, body, headers, method=method)  # noqa: S310 - an address is http or https
        try:
            with opener.open(request, timeout=PATIENCE) as response:
                data: bytes = response.read(most + 1)
        except HTTPError as error:
            raise self.problem(error) from None
        except (URLError, OSError, HTTPException, UnicodeError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            fault = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
            raise Unreachable(phrase("ui-unreachable", hall=self.hall, fault=shown(fault))) from None
        if len(data) > most:
            raise self.no_hall()
        return data

    def problem(self, error: HTTPError) -> CannotJoin:
        """Return what the hall refused, or that it is no hall."""
        try:
            with error:
                return refused(msgspec.json.decode(error.read(MOST), type=Problem))
        except (msgspec.MsgspecError, UnicodeError, OSError, HTTPException):
            return self.no_hall()

    def no_hall(self) -> CannotJoin:
        """Return that something else answers at this address."""
        return CannotJoin(phrase("ui-no-hall", hall=self.hall))
