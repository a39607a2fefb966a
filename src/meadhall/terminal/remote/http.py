"""HTTP requests to a hall. The hall is not trusted: what it sends is bounded and checked."""

from __future__ import annotations

from http.client import HTTPException
from typing import TYPE_CHECKING, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from meadhall.hall.wire import Problem
from meadhall.match.record import shown
from meadhall.presentation import phrase
from meadhall.terminal.remote.errors import CannotJoin, Unreachable, refused

if TYPE_CHECKING:
    from http.client import HTTPMessage
    from typing import IO

T = TypeVar("T")
TIMEOUT = 10.0
"""Seconds to wait for an answer."""
MAX_BYTES = 1_000_000
"""The longest answer; a record may be longer."""


class NoRedirects(HTTPRedirectHandler):
    """Follows no redirect: the token is for this hall alone."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Refuse."""


opener = build_opener(NoRedirects)


class HttpClient:
    """Makes requests to one hall, with the token of a session."""

    def __init__(self, hall: str, token: str = "") -> None:
        """Keep the address of the hall and the token, which may be empty."""
        self.hall = hall
        self.token = token

    def request(self, answer_type: type[T], method: str, path: str, body: msgspec.Struct | None = None) -> T:
        """Return the decoded answer; raises `CannotJoin`."""
        data = self.fetch(method, path, None if body is None else msgspec.json.encode(body))
        try:
            return msgspec.json.decode(data, type=answer_type)
        except (msgspec.MsgspecError, UnicodeError):
            raise self.no_hall() from None

    def fetch(self, method: str, path: str, body: bytes | None = None, max_bytes: int = MAX_BYTES) -> bytes:
        """Return the answer as bytes; raises `CannotJoin`."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        prepared = Request(self.hall + path, body, headers, method=method)  # noqa: S310 - an address is http or https
        try:
            with opener.open(prepared, timeout=TIMEOUT) as response:
                data: bytes = response.read(max_bytes + 1)
        except HTTPError as error:
            raise self.refusal(error) from None
        except (URLError, OSError, HTTPException, UnicodeError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            fault = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
            raise Unreachable(phrase("ui-unreachable", hall=self.hall, fault=shown(fault))) from None
        if len(data) > max_bytes:
            raise self.no_hall()
        return data

    def refusal(self, error: HTTPError) -> CannotJoin:
        """Return the hall's refusal as an exception, or that this is not a hall."""
        try:
            with error:
                return refused(msgspec.json.decode(error.read(MAX_BYTES), type=Problem))
        except (msgspec.MsgspecError, UnicodeError, OSError, HTTPException):
            return self.no_hall()

    def no_hall(self) -> CannotJoin:
        """Return the exception for an address at which something else answers."""
        return CannotJoin(phrase("ui-no-hall", hall=self.hall))
