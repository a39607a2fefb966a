"""The HTTP side: one table of what can be asked for, which is also what OpenAPI is made from."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import segno
from starlette.responses import Response

from meadhall.core import registry
from meadhall.hall import actions, lessons, limits, lobby, replays, wire
from meadhall.hall.errors import BadRequest, NotAllowed, NotFound, NotNow
from meadhall.hall.messages import state_news, story_of, table_info, wishes_in
from meadhall.hall.requests import LONGEST_NUMBER, MOST_RECORD, Call, Route, packed, session_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from meadhall.hall.queries import TableRow

PLAIN = "text/plain; charset=utf-8"


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
    return drawn(f"{base_of(call.request)}/#move={code}", expires)


def drawn(link: str, expires: int = 0) -> wire.Link:
    """Return a link, and the same as a QR code."""
    drawing = BytesIO()
    segno.make(link).save(drawing, kind="svg", scale=4, xmldecl=False, svgns=True)
    return wire.Link(link, drawing.getvalue().decode(), expires)


async def arrive(call: Call) -> wire.Welcome:
    """Come in by a one-time link or a recovery code."""
    guest, session, recovery = await call.hall.reception.arrive(call.body.code)
    call.cookie = session
    return wire.Welcome(guest, recovery, session if call.body.bearer else "")


# Tables.


async def games(_: Call) -> list[wire.GameInfo]:
    """What is played here: the games, their seats and settings."""
    return [lobby.game_info(registry.game(key)) for key in lobby.games()]


async def lesson(call: Call) -> Response:
    """The first steps in a game: a prepared match, step by step."""
    game = call.request.path_params["game"]
    if game not in lobby.games():
        raise NotFound("no-game")
    return await packed(call, lessons.lesson_info, registry.game(game))


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


async def invitation(call: Call) -> wire.Link:
    """Return the link by which others come to the table, for those who sit at it."""
    desk, _ = await call.desk()
    if desk.row.seat_of(call.me().id) < 0:
        raise NotAllowed("not-seated")
    return drawn(f"{base_of(call.request)}/#table={desk.row.id}&invitation={desk.row.invitation}")


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
    since = call.number("since", 0)
    async with desk.lock:
        await desk.freshen()
        viewer = desk.viewer(call.guest.id if call.guest else "")
        wishes = wishes_in(call.request.query_params)
        return state_news(desk.following(), viewer, since, wishes, desk.at(desk.match))


async def story(call: Call) -> list[wire.StoryLine]:
    """Return all that has happened in the match, as whoever asks may know it."""
    desk, _ = await call.desk()
    async with desk.lock:
        await desk.freshen()
        if desk.other_rules is not None:
            return replays.as_written(desk)
        course, viewer = desk.following(), desk.viewer(call.guest.id if call.guest else "")
        version = course.version(viewer)
    return await call.hall.aside(story_of, course, viewer, 0, version)


async def act(call: Call) -> wire.News:
    """Do something at a table, as over its socket."""
    desk, _ = await call.desk()
    if rate := limits.OF_ACTS.get(type(call.body)):
        call.buckets.take(call.me().id, rate, call.hall.now() / 1000)
    return await actions.act(call.hall, desk, call.me(), call.body)


async def record(call: Call) -> Response:
    """Return the record of a match that is over, for replay and verification."""
    desk, _ = await call.desk()
    data = await call.hall.record(desk)
    name = f"{desk.row.terms.game}-{desk.row.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=PLAIN, headers=headers)


# Looking back.


async def moments(call: Call) -> Response:
    """Return what a viewer saw at each of its versions: while the match runs, whoever asks; then anybody."""
    desk, _ = await call.desk()
    async with desk.lock:
        await desk.freshen()
        own = desk.viewer(call.guest.id if call.guest else "")
        viewer = call.number("viewer", own)
        is_over = desk.match.result is not None
        if viewer != own and not is_over:
            raise NotAllowed("own-eyes")
        data = "".join(desk.match.lines).encode()
    since, until = call.number("since", 0), call.number("until", LONGEST_NUMBER)
    return await packed(call, replays.moments, data, viewer, since, until, is_over)


async def moments_of_record(call: Call) -> Response:
    """Return what a viewer saw at each of its versions of a match whose record one brings."""
    wish: wire.LookBack = call.body
    return await packed(call, replays.moments, wish.record.encode(), wish.viewer, wish.since, wish.until)


async def hints(call: Call) -> wire.HintList:
    """Return what a bot would have done at a seat, at one of the seat's versions; when the match is over."""
    desk, _ = await call.desk()
    async with desk.lock:
        await desk.freshen()
        course = desk.following()
        if course.match.result is None:
            raise NotNow("still-playing")
        viewer, version = call.number("viewer", 0), call.number("version", 0)
        if viewer >= course.match.seats:
            raise BadRequest("no-seat")
        if not 0 < version <= course.version(viewer):
            raise BadRequest("bad-version")
        data, entry = "".join(course.match.lines).encode(), course.entries_at(viewer, version)
    return await hints_after(call, data, viewer, entry)


async def hints_of_record(call: Call) -> wire.HintList:
    """Return what a bot would have done at a seat, after an entry of a record that one brings."""
    wish: wire.HintsOf = call.body
    return await hints_after(call, wish.record.encode(), wish.viewer, wish.entry)


async def hints_after(call: Call, data: bytes, seat: int, entry: int) -> wire.HintList:
    """Return what a bot would have done at a seat."""
    match, view = await call.hall.aside(replays.question_after, data, seat, entry)
    return wire.HintList(await actions.hints_at(call.hall, match, view))


ROUTES = [
    Route("POST", "/api/guests", come_in, wire.NewGuest, wire.Welcome, limits.NEW_GUESTS, is_open=True, is_first=True),
    Route("POST", "/api/guests/arrive", arrive, wire.Passage, wire.Welcome, limits.CODES, is_open=True, is_first=True),
    Route("GET", "/api/me", me, None, wire.Guest),
    Route("PATCH", "/api/me", change_me, wire.GuestChange, wire.Guest),
    Route("DELETE", "/api/me", leave),
    Route("POST", "/api/me/passage", passage, None, wire.Link, limits.CODES),
    Route("GET", "/api/me/tables", my_tables, None, wire.TableList),
    Route("GET", "/api/games", games, None, list[wire.GameInfo], is_open=True),
    Route("GET", "/api/games/{game}/lesson", lesson, None, wire.LessonInfo, limits.MOMENTS, is_open=True),
    Route("GET", "/api/tables", open_tables, None, wire.TableList, is_open=True),
    Route("POST", "/api/tables", lay_table, wire.NewTable, wire.TableInfo, limits.TABLES, MOST_RECORD),
    Route("GET", "/api/tables/{table}", table, None, wire.TableInfo, is_open=True),
    Route("PATCH", "/api/tables/{table}", change_terms, wire.Terms, wire.TableInfo),
    Route("POST", "/api/tables/{table}/sit", sit, wire.Sit, wire.TableInfo),
    Route("GET", "/api/tables/{table}/invitation", invitation, None, wire.Link),
    Route("POST", "/api/tables/{table}/get-up", get_up, None, wire.TableInfo),
    Route("POST", "/api/tables/{table}/bot", seat_bot, wire.SeatBot, wire.TableInfo),
    Route("POST", "/api/tables/{table}/remove", remove, wire.Remove, wire.TableInfo),
    Route("POST", "/api/tables/{table}/mute", mute, wire.Mute, wire.TableInfo),
    Route("POST", "/api/tables/{table}/begin", begin, None, wire.TableInfo),
    Route("POST", "/api/tables/{table}/rematch", rematch, None, wire.TableInfo, limits.TABLES),
    Route(
        "GET", "/api/tables/{table}/state", state, None, wire.StateNews, is_open=True, asks=("since", "scene", "view")
    ),
    Route("GET", "/api/tables/{table}/story", story, None, list[wire.StoryLine], is_open=True),
    Route("POST", "/api/tables/{table}/act", act, wire.Action, wire.Told, limits.ACTS),
    Route(
        "GET",
        "/api/tables/{table}/moments",
        moments,
        None,
        wire.MomentList,
        limits.MOMENTS,
        is_open=True,
        asks=("viewer", "since", "until"),
    ),
    Route("GET", "/api/tables/{table}/hints", hints, None, wire.HintList, limits.HINTS, asks=("viewer", "version")),
    Route("POST", "/api/moments", moments_of_record, wire.LookBack, wire.MomentList, limits.MOMENTS, MOST_RECORD),
    Route("POST", "/api/hints", hints_of_record, wire.HintsOf, wire.HintList, limits.HINTS, MOST_RECORD),
    Route("GET", "/api/tables/{table}/record", record, None, str, is_open=True, media=PLAIN),
]


def base_of(request: Request) -> str:
    """Return the address that the request came to; its Host header has been checked."""
    return f"{request.url.scheme}://{request.headers['host']}"


def info_of(row: TableRow, call: Call) -> wire.TableInfo:
    """Return a table of a list."""
    return table_info(row, call.guest.id if call.guest else "", False, [])
