"""What requests and sockets have in common: who is at the other end, from which address, and JSON from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from meadhall.hall import limits
from meadhall.hall.errors import Unauthenticated
from meadhall.match.record import MAX_FAULT, shown

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from meadhall.hall.hall import Hall
    from meadhall.hall.limits import RateLimiter
    from meadhall.hall.wire import Guest

T = TypeVar("T")
COOKIE = "meadhall"


async def current_guest(hall: Hall, limiter: RateLimiter, connection: HTTPConnection) -> Guest | None:
    """Return the guest of a connection, None if unknown; unknown secrets are rate-limited by address."""
    secret = session_secret(connection)
    if secret and secret not in hall.sessions.cache:
        limiter.take(client_address(connection), limits.LOOKUPS, hall.now() / 1000)
    try:
        return await hall.sessions.find_guest(secret) if secret else None
    except Unauthenticated:
        return None


def session_secret(connection: HTTPConnection) -> str:
    """Return the secret of a session: from `Authorization: Bearer …`, else from the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return secret if len(secret) <= 64 else ""


def client_address(connection: HTTPConnection) -> str:
    """Return the address of the client."""
    return connection.client.host if connection.client else "unknown"


def decode_json(decoder: msgspec.json.Decoder[T], data: str | bytes) -> T:
    """Decode JSON from outside; raises `msgspec.DecodeError`, whose text quotes no more than a line of it."""
    try:
        return decoder.decode(data)
    except (RecursionError, UnicodeError):
        fault = "JSON is malformed: nested too deeply, or no text"
    except msgspec.MsgspecError as error:
        fault = shown(str(error), MAX_FAULT)
    raise msgspec.DecodeError(fault)
