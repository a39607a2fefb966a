"""The HTTP side: one table of what can be asked for, which is also what OpenAPI is made from."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from meadhall.core import registry
from meadhall.hall import acts, limits, lobby, wire
from meadhall.hall.errors import BadRequest, HallError, NotKnown
from meadhall.hall.news import state_news, table_info

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from meadhall.hall.desk import Desk
    from meadhall.hall.hall import Hall
    from meadhall.hall.ledger import TableRow
    from meadhall.hall.limits import Limits, Rate
    from meadhall.hall.metrics import Metrics
    from meadhall.hall.wire import Guest

T = TypeVar("T")
COOKIE = "meadhall"
YEAR = 365 * 24 * 3600
MOST_BODY = 64 * 1024
MOST_RECORD = 2 * 1024 * 1024
JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"


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


# Guests.


async def come_in(call: Call) -> wire.Welcome:
    """Come in as a guest: a cookie is set; the recovery code is shown this once."""
    guest, session, recovery = await call.hall.reception.welcome(call.body)
    call.cookie = session
    return wire.Welcome(guest, recovery, session if call.body.bearer else "")


async def me(call: Call) -> wire.Guest:
    """Who am I?"""
    return call.me()


async def change_me(call: Call) -> wire.Guest:
    """Change one's name, language or webhook."""
    return await call.hall.reception.change(call.me(), call.body)


async def leave(call: Call) -> None:
    """Forget this device: the session ends."""
    call.me()
    await call.hall.reception.leave(session_of(call.request))
    call.cookie = ""


async def passage(call: Call) -> wire.Link:
    """Get a one-time link that takes one to another device."""
    code, expires = await call.hall.reception.passage(call.me())
    link = f"{base_of(call.request)}/#move={code}"
    drawing = BytesIO()
    segno.make(link).save(drawing, kind="svg", scale=4)
    return wire.Link(link, drawing.getvalue().decode(), expires)


async def arrive(call: Call) -> wire.Welcome:
    """Come in by a one-time link or a recovery code."""
    guest, session, recovery = await call.hall.reception.arrive(call.body.code)
    call.cookie = session
    return wire.Welcome(guest, recovery, session if call.body.bearer else "")


# Tables.


async def games(_: Call) -> list[wire.GameInfo]:
    """What is played here: the games, their seats and settings, the levels of the bots."""
    return [
        wire.GameInfo(
            game.key,
            game.title,
            game.version,
            game.seats,
            [wire.SettingInfo(each.key, each.values, each.clause, each.default) for each in game.settings],
        )
        for game in (registry.game(key) for key in lobby.games())
    ]


async def open_tables(call: Call) -> wire.TableList:
    """Return the public tables."""
    return wire.TableList([info_of(row, call) for row in await call.hall.open_tables()])


async def my_tables(call: Call) -> wire.TableList:
    """Return the tables at which one sits or sat."""
    return wire.TableList([info_of(row, call) for row in await call.hall.tables_of(call.me())])


async def lay_table(call: Call) -> wire.TableInfo:
    """Lay a table and sit down at it."""
    desk = await lobby.lay_table(call.me(), call.body, call.hall)
    return desk.info(call.me().id)


async def table(call: Call) -> wire.TableInfo:
    """Return a table."""
    desk, is_invited = await call.desk()
    return desk.info(call.guest.id if call.guest else "", is_invited)


async def sit(call: Call) -> wire.TableInfo:
    """Take a seat."""
    desk, is_invited = await call.desk()
    await lobby.sit(desk, call.me(), call.body, is_invited)
    return desk.info(call.me().id)


async def changed(call: Call, change: Callable[..., Awaitable[None]], *args: object) -> wire.TableInfo:
    """Return the table after whoever asks has changed something at it."""
    desk, _ = await call.desk()
    await change(desk, call.me(), *args)
    return desk.info(call.me().id)


async def get_up(call: Call) -> wire.TableInfo:
    """Give up one's seat; when the host does, the table is cleared away."""
    return await changed(call, lobby.get_up)


async def seat_bot(call: Call) -> wire.TableInfo:
    """Give a seat to a bot, or take it away (host)."""
    return await changed(call, lobby.seat_bot, call.body)


async def remove(call: Call) -> wire.TableInfo:
    """Ask somebody to leave (host)."""
    return await changed(call, lobby.remove, call.body.guest, call.hall)


async def mute(call: Call) -> wire.TableInfo:
    """Close or open the chat (host)."""
    return await changed(call, lobby.mute, call.body.muted)


async def begin(call: Call) -> wire.TableInfo:
    """Begin the match (host)."""
    return await changed(call, lobby.begin)


async def change_terms(call: Call) -> wire.TableInfo:
    """Change what is agreed, before the match begins (host)."""
    return await changed(call, lobby.change_terms, call.body)


async def rematch(call: Call) -> wire.TableInfo:
    """Play again with the same terms: a new table, to which all who sat here are invited."""
    desk, _ = await call.desk()
    again = await lobby.rematch(desk, call.me(), call.hall)
    await call.hall.see(again, call.me(), "-")
    return again.info(call.me().id, is_invited=True)


async def state(call: Call) -> wire.StateNews:
    """Return where the match stands for whoever asks, and what happened since the version it names: for polling."""
    desk, _ = await call.desk()
    since = call.request.query_params.get("since", "0")
    if not since.isascii() or not since.isdigit() or len(since) > 9:
        raise BadRequest("bad-version")
    async with desk.lock:
        await desk.freshen()
        viewer = desk.viewer(call.guest.id if call.guest else "")
        wants_view = call.request.query_params.get("view") == "1"
        return state_news(desk.following(), viewer, int(since), wants_view, desk.at(desk.match))


async def act(call: Call) -> wire.News:
    """Do something at a table, as over its socket."""
    desk, _ = await call.desk()
    if rate := limits.OF_ACTS.get(type(call.body)):
        call.buckets.take(call.me().id, rate, call.hall.now() / 1000)
    return await acts.act(call.hall, desk, call.me(), call.body)


async def record(call: Call) -> Response:
    """Return the record of a match that is over, for replay and verification."""
    desk, _ = await call.desk()
    data = await call.hall.record(desk)
    name = f"{desk.row.terms.game}-{desk.row.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=PLAIN, headers=headers)


ROUTES = [
    Route("POST", "/api/guests", come_in, wire.NewGuest, wire.Welcome, limits.NEW_GUESTS, is_open=True, is_first=True),
    Route("POST", "/api/guests/arrive", arrive, wire.Passage, wire.Welcome, limits.CODES, is_open=True, is_first=True),
    Route("GET", "/api/me", me, None, wire.Guest),
    Route("PATCH", "/api/me", change_me, wire.GuestChange, wire.Guest),
    Route("DELETE", "/api/me", leave),
    Route("POST", "/api/me/passage", passage, None, wire.Link, limits.CODES),
    Route("GET", "/api/me/tables", my_tables, None, wire.TableList),
    Route("GET", "/api/games", games, None, list[wire.GameInfo], is_open=True),
    Route("GET", "/api/tables", open_tables, None, wire.TableList, is_open=True),
    Route("POST", "/api/tables", lay_table, wire.NewTable, wire.TableInfo, limits.TABLES, MOST_RECORD),
    Route("GET", "/api/tables/{table}", table, None, wire.TableInfo, is_open=True),
    Route("PATCH", "/api/tables/{table}", change_terms, wire.Terms, wire.TableInfo),
    Route("POST", "/api/tables/{table}/sit", sit, wire.Sit, wire.TableInfo),
    Route("POST", "/api/tables/{table}/get-up", get_up, None, wire.TableInfo),
    Route("POST", "/api/tables/{table}/bot", seat_bot, wire.SeatBot, wire.TableInfo),
    Route("POST", "/api/tables/{table}/remove", remove, wire.Remove, wire.TableInfo),
    Route("POST", "/api/tables/{table}/mute", mute, wire.Mute, wire.TableInfo),
    Route("POST", "/api/tables/{table}/begin", begin, None, wire.TableInfo),
    Route("POST", "/api/tables/{table}/rematch", rematch, None, wire.TableInfo, limits.TABLES),
    Route("GET", "/api/tables/{table}/state", state, None, wire.StateNews, is_open=True, asks=("since",)),
    Route("POST", "/api/tables/{table}/act", act, wire.Action, wire.Told, limits.ACTS),
    Route("GET", "/api/tables/{table}/record", record, None, str, is_open=True, media=PLAIN),
]


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
            return problem(error.status, error.error, str(error))
        except ClientDisconnect:
            return problem(400, "cut-short", "the request ended before its body did")  # nobody is there to read it
        if isinstance(found, Response):
            return found
        response = Response(msgspec.json.encode(found), media_type=JSON)
        if call.cookie is not None:
            set_session(response, request, call.cookie)
        return response

    return answer


def problem(status: int, error: str, message: str) -> Response:
    """Return why a request was refused."""
    return Response(msgspec.json.encode(wire.Problem(error, message)), status, media_type=JSON)


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


def base_of(request: Request) -> str:
    """Return the address that the request came to; its Host header has been checked."""
    return f"{request.url.scheme}://{request.headers['host']}"


def info_of(row: TableRow, call: Call) -> wire.TableInfo:
    """Return a table of a list."""
    return table_info(row, call.guest.id if call.guest else "", False, [])
