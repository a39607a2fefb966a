"""From a request to a response: who asks, how often, with what body; then the handler."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ParamSpec

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from meadhall.hall import limits, wire
from meadhall.hall.connections import COOKIE, client_address, current_guest, decode_json
from meadhall.hall.errors import BadRequest, HallError, Unauthenticated

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from meadhall.hall.hall import Hall
    from meadhall.hall.limits import Rate, RateLimiter
    from meadhall.hall.live_table import LiveTable
    from meadhall.hall.metrics import Metrics
    from meadhall.hall.wire import Guest

P = ParamSpec("P")
YEAR = 365 * 24 * 3600
MAX_BODY = 64 * 1024
MAX_RECORD_BODY = 2 * 1024 * 1024
JSON = "application/json"
MAX_NUMBER = 999_999_999
GZIP_LEVEL = 1
"""The fastest level."""


@dataclass(slots=True)
class RequestContext:
    """What a handler gets."""

    hall: Hall
    limiter: RateLimiter
    request: Request
    guest: Guest | None
    body: Any = None
    cookie: str | None = None
    """The session cookie to set; empty: to delete."""

    def me(self) -> Guest:
        """Return the guest; raises `Unauthenticated`."""
        if self.guest is None:
            raise Unauthenticated("not-known")
        return self.guest

    def number(self, name: str, default: int) -> int:
        """Return a whole number of the query; raises `BadRequest`."""
        given = self.request.query_params.get(name, str(default))
        if not given.isascii() or not given.isdigit() or int(given) > MAX_NUMBER:
            raise BadRequest("bad-version")
        return int(given)

    async def table(self) -> tuple[LiveTable, bool]:
        """Return the table of the path, and whether the guest is invited to it."""
        table = await self.hall.table(self.request.path_params["table"])
        invitation = getattr(self.body, "invitation", None) or self.request.query_params.get("invitation", "-")
        return table, await self.hall.admit(table, self.guest, invitation[:64])


@dataclass(frozen=True, slots=True)
class Route:
    """A method and path of the API, its handler and its bounds."""

    method: str
    path: str
    handler: Callable[[RequestContext], Awaitable[Any]]
    accepts: Any = None
    returns: Any = None
    rate: Rate = limits.REQUESTS
    max_body: int = MAX_BODY
    """Bytes of the body."""
    allows_anonymous: bool = False
    """Whether a guest is not needed."""
    limits_by_address: bool = False
    """Whether requests are counted by address even if the guest is known: for routes that create or recover guests."""
    query: tuple[str, ...] = ()
    """Query parameters, besides the invitation that every route of a table takes."""
    media_type: str = JSON

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.handler.__doc__ or "").splitlines()[0]


def endpoint(
    route: Route, hall: Hall, limiter: RateLimiter, metrics: Metrics
) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint of a route."""
    decoder = msgspec.json.Decoder(route.accepts) if route.accepts is not None else None

    async def answer(request: Request) -> Response:
        response = await respond(request)
        metrics.requests.labels(f"{route.method} {route.path}", str(response.status_code)).inc()
        return response

    async def respond(request: Request) -> Response:
        try:
            guest = await current_guest(hall, limiter, request)
            who = guest.id if guest is not None and not route.limits_by_address else client_address(request)
            limiter.take(who, route.rate, hall.now() / 1000)
            context = RequestContext(hall, limiter, request, guest)
            if not route.allows_anonymous:
                context.me()
            data = await read_body(request, route.max_body)
            if decoder is not None:
                context.body = decode_json(decoder, data)
            result = await route.handler(context)
        except msgspec.MsgspecError as error:
            return problem(400, "bad-body", f"the body of the request is not what it should be: {error}")
        except HallError as error:
            return error_response(error)
        except ClientDisconnect:
            return problem(400, "cut-short", "the request ended before its body did")  # nobody will read it
        if isinstance(result, Response):
            return result
        response = Response(msgspec.json.encode(result), media_type=JSON)
        if context.cookie is not None:
            set_session(response, request, context.cookie)
        return response

    return answer


def accepts_gzip(request: Request) -> bool:
    """Return whether the client accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def slow_json(context: RequestContext, work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Response:
    """Run slow work in its own thread; return the result as JSON, encoded and compressed there."""
    may_shrink = accepts_gzip(context.request)

    def written() -> bytes:
        data = msgspec.json.encode(work(*args, **kwargs))
        return gzip.compress(data, GZIP_LEVEL) if may_shrink else data

    headers = {"Content-Encoding": "gzip"} if may_shrink else {}
    return Response(await context.hall.run_slow_job(written), media_type=JSON, headers=headers)


def problem(status: int, error: wire.ErrorWord, message: str) -> Response:
    """Return an error response."""
    return problem_response(status, wire.Problem(error, message))


def error_response(error: HallError) -> Response:
    """Return the response to what the hall refused."""
    return problem_response(error.status, wire.Problem(error.error, str(error), error.phrase.to_dict()))


def problem_response(status: int, problem: wire.Problem) -> Response:
    """Return a problem as a response."""
    return Response(msgspec.json.encode(problem), status, media_type=JSON)


async def read_body(request: Request, max_body: int) -> bytes:
    """Return the body of a request; raises `BadRequest` if it is too long."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > max_body:
            raise BadRequest("too-long")
    return bytes(data)


def set_session(response: Response, request: Request, secret: str) -> None:
    """Set or delete the session cookie."""
    age = YEAR if secret else 0
    response.set_cookie(
        COOKIE, secret, max_age=age, httponly=True, samesite="lax", secure=request.url.scheme == "https", path="/"
    )
