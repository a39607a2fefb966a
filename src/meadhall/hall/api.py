"""The HTTP API: one table of routes, from which OpenAPI is made too."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import segno
from starlette.responses import Response

from meadhall.hall import actions, game_list, lessons, limits, lobby, replays, rooms, wire
from meadhall.hall.connections import session_secret
from meadhall.hall.errors import BadRequest, NotAllowed, NotFound, NotNow
from meadhall.hall.hints import hints_after
from meadhall.hall.messages import extras_in, state_message, table_info
from meadhall.hall.requests import MAX_NUMBER, MAX_RECORD_BODY, RequestContext, Route, slow_json
from meadhall.hall.story import story_lines
from meadhall.presentation import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from meadhall.core.game import Game
    from meadhall.hall.rows import TableRow

RECORD_TYPE = "text/plain; charset=utf-8"


# Guests.


async def create_guest(context: RequestContext) -> wire.Welcome:
    """Create a guest and its session; the recovery code is shown only this once."""
    guest, session, recovery = await context.hall.sessions.create_guest(context.body)
    context.cookie = session
    return wire.Welcome(guest, recovery, session if context.body.bearer else "")


async def me(context: RequestContext) -> wire.Guest:
    """Return the guest."""
    return context.me()


async def change_me(context: RequestContext) -> wire.Guest:
    """Change the guest's name, language or webhook."""
    return await context.hall.sessions.change_guest(context.me(), context.body)


async def end_session(context: RequestContext) -> None:
    """End the session on this device."""
    context.me()
    await context.hall.sessions.end(session_secret(context.request))
    context.cookie = ""


async def passage(context: RequestContext) -> wire.Link:
    """Create a one-time link to another device."""
    code, expires = await context.hall.sessions.create_passage(context.me())
    return link_with_qr(f"{base_of(context.request)}/#move={code}", expires)


def link_with_qr(link: str, expires: int = 0) -> wire.Link:
    """Return a link with its QR code."""
    drawing = BytesIO()
    segno.make(link).save(drawing, kind="svg", scale=4, xmldecl=False, svgns=True)
    return wire.Link(link, drawing.getvalue().decode(), expires)


async def redeem_code(context: RequestContext) -> wire.Welcome:
    """Start a session by a one-time link or a recovery code."""
    guest, session, recovery = await context.hall.sessions.redeem(context.body.code)
    context.cookie = session
    return wire.Welcome(guest, recovery, session if context.body.bearer else "")


# Tables.


async def games(_: RequestContext) -> list[wire.GameInfo]:
    """List the games with their seats and settings."""
    return [game_list.game_info(game) for game in game_list.games().values()]


async def words(context: RequestContext) -> Response:
    """Return the catalogues of a game in a language, in Fluent."""
    language = context.request.path_params["language"]
    if language not in LANGUAGES:
        raise NotFound("no-language")
    return rooms.words(game_of(context), language).response(context.request)


async def lesson(context: RequestContext) -> Response:
    """Return the lesson of a game, step by step."""
    return await slow_json(context, lessons.lesson_info, game_of(context))


def game_of(context: RequestContext) -> Game:
    """Return the game of the path; raises `NotFound`."""
    game = game_list.games().get(context.request.path_params["game"])
    if game is None:
        raise NotFound("no-game")
    return game


async def open_tables(context: RequestContext) -> wire.TableList:
    """List the public tables."""
    return wire.TableList([info_of(row, context) for row in await context.hall.open_tables()])


async def my_tables(context: RequestContext) -> wire.TableList:
    """List the tables at which the guest sits or sat."""
    return wire.TableList([info_of(row, context) for row in await context.hall.tables_of(context.me())])


async def create_table(context: RequestContext) -> wire.TableInfo:
    """Create a table and sit down at it."""
    table = await lobby.create_table(context.me(), context.body, context.hall)
    return table.info(context.me().id)


async def table(context: RequestContext) -> wire.TableInfo:
    """Return a table."""
    table, is_invited = await context.table()
    return table.info(context.guest.id if context.guest else "", is_invited)


async def sit(context: RequestContext) -> wire.TableInfo:
    """Take a seat."""
    table, is_invited = await context.table()
    await lobby.sit(table, context.me(), context.body, is_invited)
    return table.info(context.me().id)


async def changed(context: RequestContext, change: Callable[..., Awaitable[None]], *args: object) -> wire.TableInfo:
    """Apply a change to a table and return the table."""
    table, _ = await context.table()
    await change(table, context.me(), *args)
    return table.info(context.me().id)


async def invitation(context: RequestContext) -> wire.Link:
    """Return the link that invites others, for those who sit at the table."""
    table, _ = await context.table()
    if table.row.seat_of(context.me().id) < 0:
        raise NotAllowed("not-seated")
    return link_with_qr(f"{base_of(context.request)}/#table={table.row.id}&invitation={table.row.invitation}")


async def get_up(context: RequestContext) -> wire.TableInfo:
    """Give up the seat; when its host leaves, the table closes."""
    return await changed(context, lobby.get_up)


async def seat_bot(context: RequestContext) -> wire.TableInfo:
    """Seat a bot or take it away (host)."""
    return await changed(context, lobby.seat_bot, context.body)


async def remove(context: RequestContext) -> wire.TableInfo:
    """Remove a guest (host)."""
    return await changed(context, lobby.remove, context.body.guest, context.hall)


async def mute(context: RequestContext) -> wire.TableInfo:
    """Close or open the chat (host)."""
    return await changed(context, lobby.mute, context.body.muted)


async def begin(context: RequestContext) -> wire.TableInfo:
    """Begin the match (host)."""
    return await changed(context, lobby.begin)


async def change_terms(context: RequestContext) -> wire.TableInfo:
    """Change the terms before the match begins (host)."""
    return await changed(context, lobby.change_terms, context.body)


async def rematch(context: RequestContext) -> wire.TableInfo:
    """Create a table with the same terms and invite all who sat here."""
    table, _ = await context.table()
    again = await lobby.rematch(table, context.me(), context.hall)
    await context.hall.admit(again, context.me(), "-")
    return again.info(context.me().id, is_invited=True)


async def state(context: RequestContext) -> wire.StateMessage:
    """Return the match as the guest may know it, with the story since a version: for polling."""
    table, _ = await context.table()
    since = context.number("since", 0)
    async with table.lock:
        await table.ensure_fresh()
        viewer = table.viewer(context.guest.id if context.guest else "")
        extras = extras_in(context.request.query_params)
        return state_message(table.versioned_match(), viewer, since, extras, table.at(table.match))


async def story(context: RequestContext) -> list[wire.StoryLine]:
    """Return the whole story as the guest may know it."""
    table, _ = await context.table()
    async with table.lock:
        await table.ensure_fresh()
        if table.unplayable_because is not None:
            return replays.unplayable_story(table)
        versioned, viewer = table.versioned_match(), table.viewer(context.guest.id if context.guest else "")
        version = versioned.version(viewer)
    return await context.hall.run_slow_job(story_lines, versioned, viewer, 0, version)


async def act(context: RequestContext) -> wire.ServerMessage:
    """Do something at a table, as over its socket."""
    table, _ = await context.table()
    if rate := limits.ACTION_RATES.get(type(context.body)):
        context.limiter.take(context.me().id, rate, context.hall.now() / 1000)
    return await actions.perform(context.hall, table, context.me(), context.body)


async def record(context: RequestContext) -> Response:
    """Return the record of a finished match, for replay and verification."""
    table, _ = await context.table()
    data = await context.hall.record(table)
    name = f"{table.row.terms.game}-{table.row.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=RECORD_TYPE, headers=headers)


# Replays.


async def moments(context: RequestContext) -> Response:
    """Return what a viewer saw at each version: while the match runs the guest itself, then anybody."""
    table, _ = await context.table()
    async with table.lock:
        await table.ensure_fresh()
        own = table.viewer(context.guest.id if context.guest else "")
        viewer = context.number("viewer", own)
        is_over = table.match.result is not None
        if viewer != own and not is_over:
            raise NotAllowed("own-eyes")
        data = "".join(table.match.lines).encode()
    since, until = context.number("since", 0), context.number("until", MAX_NUMBER)
    return await slow_json(context, replays.replay_frames, data, viewer, since, until, is_over)


async def moments_of_record(context: RequestContext) -> Response:
    """Return what a viewer saw at each version of a match, from its record."""
    body: wire.LookBack = context.body
    return await slow_json(context, replays.replay_frames, body.record.encode(), body.viewer, body.since, body.until)


async def hints(context: RequestContext) -> wire.HintList:
    """Return a bot's best options at a version of a seat, when the match is over."""
    table, _ = await context.table()
    async with table.lock:
        await table.ensure_fresh()
        versioned = table.versioned_match()
        if versioned.match.result is None:
            raise NotNow("still-playing")
        viewer, version = context.number("viewer", 0), context.number("version", 0)
        if viewer >= versioned.match.seats:
            raise BadRequest("no-seat")
        if not 0 < version <= versioned.version(viewer):
            raise BadRequest("bad-version")
        data, entry = "".join(versioned.match.lines).encode(), versioned.entries_at(viewer, version)
    return await hints_after(context.hall, data, viewer, entry)


async def hints_of_record(context: RequestContext) -> wire.HintList:
    """Return a bot's best options for a seat after an entry of a record."""
    body: wire.HintsOf = context.body
    return await hints_after(context.hall, body.record.encode(), body.viewer, body.entry)


ROUTES = [
    Route(
        "POST",
        "/api/guests",
        create_guest,
        wire.NewGuest,
        wire.Welcome,
        limits.NEW_GUESTS,
        allows_anonymous=True,
        limits_by_address=True,
    ),
    Route(
        "POST",
        "/api/guests/arrive",
        redeem_code,
        wire.Passage,
        wire.Welcome,
        limits.CODES,
        allows_anonymous=True,
        limits_by_address=True,
    ),
    Route("GET", "/api/me", me, None, wire.Guest),
    Route("PATCH", "/api/me", change_me, wire.GuestChange, wire.Guest),
    Route("DELETE", "/api/me", end_session),
    Route("POST", "/api/me/passage", passage, None, wire.Link, limits.CODES),
    Route("GET", "/api/me/tables", my_tables, None, wire.TableList),
    Route("GET", "/api/games", games, None, list[wire.GameInfo], allows_anonymous=True),
    Route("GET", "/api/games/{game}/words/{language}", words, None, str, allows_anonymous=True, media_type=RECORD_TYPE),
    Route("GET", "/api/games/{game}/lesson", lesson, None, wire.LessonInfo, limits.REPLAYS, allows_anonymous=True),
    Route("GET", "/api/tables", open_tables, None, wire.TableList, allows_anonymous=True),
    Route("POST", "/api/tables", create_table, wire.NewTable, wire.TableInfo, limits.TABLES, MAX_RECORD_BODY),
    Route("GET", "/api/tables/{table}", table, None, wire.TableInfo, allows_anonymous=True),
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
        "GET",
        "/api/tables/{table}/state",
        state,
        None,
        wire.StateMessage,
        allows_anonymous=True,
        query=("since", "position", "scene", "view", "in_words"),
    ),
    Route("GET", "/api/tables/{table}/story", story, None, list[wire.StoryLine], allows_anonymous=True),
    Route("POST", "/api/tables/{table}/act", act, wire.Action, wire.Reply, limits.ACTIONS),
    Route(
        "GET",
        "/api/tables/{table}/moments",
        moments,
        None,
        wire.ReplayFrameList,
        limits.REPLAYS,
        allows_anonymous=True,
        query=("viewer", "since", "until"),
    ),
    Route("GET", "/api/tables/{table}/hints", hints, None, wire.HintList, limits.HINTS, query=("viewer", "version")),
    Route(
        "POST", "/api/moments", moments_of_record, wire.LookBack, wire.ReplayFrameList, limits.REPLAYS, MAX_RECORD_BODY
    ),
    Route("POST", "/api/hints", hints_of_record, wire.HintsOf, wire.HintList, limits.HINTS, MAX_RECORD_BODY),
    Route("GET", "/api/tables/{table}/record", record, None, str, allows_anonymous=True, media_type=RECORD_TYPE),
]


def base_of(request: Request) -> str:
    """Return the base URL of a request; its Host header has been checked."""
    return f"{request.url.scheme}://{request.headers['host']}"


def info_of(row: TableRow, context: RequestContext) -> wire.TableInfo:
    """Return a table for a list."""
    return table_info(row, context.guest.id if context.guest else "", False, [])
