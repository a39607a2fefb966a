"""How a request is answered: who is asking, is it too often, is the body sound; then whoever can answer it."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from meadhall.hall import limits, wire
from meadhall.hall.errors import BadRequest, HallError, NotKnown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from meadhall.hall.desk import Desk
    from meadhall.hall.hall import Hall
    from meadhall.hall.limits import Limits, Rate
    from meadhall.hall.metrics import Metrics
    from meadhall.hall.wire import Guest

P = ParamSpec("P")
T = TypeVar("T")
COOKIE = "meadhall"
YEAR = 365 * 24 * 3600
MOST_BODY = 64 * 1024
MOST_RECORD = 2 * 1024 * 1024
JSON = "application/json"
LONGEST_NUMBER = 999_999_999
QUICKLY = 1
"""How hard to try to make an answer small."""


@dataclass(slots=True)
class Call:
    """A request as a handler gets it."""

    hall: Hall
    buckets: Limits
    request: Request
    guest: Guest | None
    body: Any = None
    cookie: str | None = None
    """The session to set; empty: to strike out."""

    def me(self) -> Guest:
        """Return who is asking; raises `NotKnown`."""
        if self.guest is None:
            raise NotKnown("not-known")
        return self.guest

    def number(self, name: str, default: int) -> int:
        """Return a whole number that stands after the path; raises `BadRequest`."""
        given = self.request.query_params.get(name, str(default))
        if not given.isascii() or not given.isdigit() or int(given) > LONGEST_NUMBER:
            raise BadRequest("bad-version")
        return int(given)

    async def desk(self) -> tuple[Desk, bool]:
        """Return the table that is asked about, and whether whoever asks is invited to it."""
        desk = await self.hall.desk(self.request.path_params["table"])
        invitation = getattr(self.body, "invitation", None) or self.request.query_params.get("invitation", "-")
        return desk, await self.hall.see(desk, self.guest, invitation[:64])


@dataclass(frozen=True, slots=True)
class Route:
    """Something that can be asked for."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    rate: Rate = limits.REQUESTS
    most: int = MOST_BODY
    """The longest body, in bytes."""
    is_open: bool = False
    """Also for those whom nobody knows."""
    is_first: bool = False
    """It makes somebody known: how often is counted by address, or whoever is known could do it without end."""
    asks: tuple[str, ...] = ()
    """What may be asked more precisely, after the path; a table's routes all take an invitation."""
    media: str = JSON

    @property
    def summary(self) -> str:
        """What it is for: the first line that its handler says of itself."""
        return (self.handler.__doc__ or "").splitlines()[0]


def endpoint(route: Route, hall: Hall, buckets: Limits, metrics: Metrics) -> Callable[[Request], Awaitable[Response]]:
    """Return what answers a route: who is asking, is it too often, is the body sound; then the handler."""
    decoder = msgspec.json.Decoder(route.takes) if route.takes is not None else None

    async def answer(request: Request) -> Response:
        response = await found_for(request)
        metrics.requests.labels(f"{route.method} {route.path}", str(response.status_code)).inc()
        return response

    async def found_for(request: Request) -> Response:
        try:
            guest = await guest_of(hall, buckets, request)
            who = guest.id if guest is not None and not route.is_first else address_of(request)
            buckets.take(who, route.rate, hall.now() / 1000)
            call = Call(hall, buckets, request, guest)
            if not route.is_open:
                call.me()
            data = await body_of(request, route.most)
            if decoder is not None:
                call.body = decoded(decoder, data)
            found = await route.handler(call)
        except msgspec.MsgspecError as error:
            return problem(400, "bad-body", f"the body of the request is not what it should be: {error}")
        except HallError as error:
            return refusal(error)
        except ClientDisconnect:
            return problem(400, "cut-short", "the request ended before its body did")  # nobody is there to read it
        if isinstance(found, Response):
            return found
        response = Response(msgspec.json.encode(found), media_type=JSON)
        if call.cookie is not None:
            set_session(response, request, call.cookie)
        return response

    return answer


def reads_gzip(request: Request) -> bool:
    """Return whether whoever asks can read compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def packed(call: Call, work: Callable[P, object], *args: P.args, **named: P.kwargs) -> Response:
    """Return what some work gives that is done aside, where it is also written out and made small."""
    may_shrink = reads_gzip(call.request)

    def written() -> bytes:
        data = msgspec.json.encode(work(*args, **named))
        return gzip.compress(data, QUICKLY) if may_shrink else data

    headers = {"Content-Encoding": "gzip"} if may_shrink else {}
    return Response(await call.hall.aside(written), media_type=JSON, headers=headers)


def problem(status: int, error: str, message: str) -> Response:
    """Return why a request was refused."""
    return said(status, wire.Problem(error, message))


def refusal(error: HallError) -> Response:
    """Return what the hall refused."""
    return said(error.status, wire.Problem(error.error, str(error), error.phrase.to_dict()))


def said(status: int, told: wire.Problem) -> Response:
    """Return a problem as an answer."""
    return Response(msgspec.json.encode(told), status, media_type=JSON)


async def body_of(request: Request, most: int) -> bytes:
    """Return the body of a request; raises `BadRequest` if it is too long."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise BadRequest("too-long")
    return bytes(data)


def decoded(decoder: msgspec.json.Decoder[T], data: str | bytes) -> T:
    """Return what somebody sent; raises `msgspec.MsgspecError` if it is not what it should be."""
    try:
        return decoder.decode(data)
    except (RecursionError, UnicodeError):
        raise msgspec.DecodeError("JSON is malformed: nested too deeply, or no text") from None


async def guest_of(hall: Hall, buckets: Limits, request: Any) -> Guest | None:
    """Return who is asking, None if nobody knows; the database is not asked more often than anybody may ask."""
    secret = session_of(request)
    if secret and secret not in hall.reception.known:
        buckets.take(address_of(request), limits.LOOKUPS, hall.now() / 1000)
    try:
        return await hall.reception.guest(secret) if secret else None
    except NotKnown:
        return None


def session_of(request: Any) -> str:
    """Return the secret of a session: of the header `Authorization: Bearer …`, else of the cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return secret if len(secret) <= 64 else ""


def set_session(response: Response, request: Request, secret: str) -> None:
    """Let the browser keep a session, or forget it."""
    age = YEAR if secret else 0
    response.set_cookie(
        COOKIE, secret, max_age=age, httponly=True, samesite="lax", secure=request.url.scheme == "https", path="/"
    )


def address_of(request: Any) -> str:
    """Return where somebody unknown asks from."""
    return request.client.host if request.client else "unknown"
