"""What happens at a table before the match begins and after it is over: laying, joining, terms, rematch."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.hall import guests, ledger, wire
from meadhall.hall.errors import BadRequest, NotAllowed, NotFound, NotNow, TooMany
from meadhall.hall.ledger import CLOSED, OPEN, OVER, REMOVED, RUNNING, TableRow
from meadhall.hall.past import reading
from meadhall.hall.wire import Sitting
from meadhall.match import BOT, PERSON, BadRecord, Holder, MatchError, cut, new_header
from meadhall.match.clock import time_control
from meadhall.match.entry import who as actor_name
from meadhall.match.opening import new_match, settings_in
from meadhall.presentation import lesson_of, phrase, scene_of, text_of

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.hall.desk import Desk
    from meadhall.hall.hall import Hall
    from meadhall.hall.wire import Guest, Terms

MOST_TABLES = 50
"""A guest has at most so many tables that are not over."""
TRIES = 8


@cache
def games() -> list[str]:
    """Return the games that are played here; to find them takes a while."""
    return registry.names()


@cache
def versions() -> dict[str, tuple[int, int]]:
    """Return the oldest and the newest rules version that is played here of each game that can be loaded."""
    found = {}
    for key in games():
        with suppress(Exception):  # the table of one game must not wait for the mending of another
            game = registry.game(key)
            found[key] = game.oldest, game.version
    return found


def game_info(game: Game) -> wire.GameInfo:
    """Return what somebody needs to know who wants to play a game."""
    text = text_of(game)
    settings = [
        wire.SettingInfo(
            key=each.key,
            values=each.values,
            clause=each.clause,
            default=each.default,
            says=[text.setting(each.key, value).to_dict() for value in each.values],
        )
        for each in game.settings
    ]
    return wire.GameInfo(
        key=game.key,
        title=game.title,
        rules=game.version,
        seats=game.seats,
        settings=settings,
        says=text.title().to_dict(),
        moments=[moment.to_dict() for moment in text.moments()],
        has_scene=scene_of(game) is not None,
        has_lesson=lesson_of(game) is not None,
    )


def checked(terms: Terms, rules: int = 0) -> Terms:
    """Return terms with every setting filled in, by the newest rules version unless one is named.

    Raises `BadRequest` if they cannot be played.
    """
    if terms.game not in games():
        raise BadRequest("no-game")
    game = registry.game(terms.game)
    rules = rules or game.version
    try:
        game.new(terms.seats, dict(terms.settings), rules)
    except BadSetting as error:
        raise BadRequest("bad-settings", phrase("hall-bad-settings", fault=str(error))) from None
    return msgspec.structs.replace(terms, settings=settings_in(game, terms.settings, rules))


def renewed(terms: Terms) -> Terms:
    """Return terms that may be older than the rules as they can be played today.

    What is no setting any more is left out; one that came since is as it is by default.
    """
    if terms.game not in games():
        raise BadRequest("no-game")
    known = {setting.key: setting.values for setting in registry.game(terms.game).settings}
    kept = {key: value for key, value in terms.settings.items() if value in known.get(key, [])}
    return checked(msgspec.structs.replace(terms, settings=kept))


def opening(terms: Terms, start: wire.Start) -> tuple[Terms, str, int]:
    """Return terms, answers and rules version of a match that goes on from a record, which decides what is played."""
    with reading() as look:
        match, answers = cut(start.record.encode(), start.entry, look)
        if not answers or (match.result is not None and start.entry >= len(match.entries)):
            raise BadRequest("bad-start")
        again = new_match(match.header)
    header = match.header
    try:
        again.lay(answers)
    except MatchError as error:
        raise BadRequest("bad-start", error.phrase) from None
    laid = ", ".join(f"{actor_name(actor)} {match.game.write(option)}" for actor, option in answers)
    terms = msgspec.structs.replace(terms, game=header.game, seats=match.seats, settings=dict(header.settings))
    return terms, laid, header.rules


def new_row(hall: Hall, host: str, terms: Terms, seats: list[Sitting], laid: str = "", rules: int = 0) -> TableRow:
    """Return a new table; one that goes on from a record has its rules version."""
    now = hall.now()
    return TableRow(
        id=guests.new_id(),
        revision=1,
        phase=OPEN,
        terms=terms,
        seats=tuple(seats),
        host=host,
        invitation=secrets.token_urlsafe(12),
        seed=secrets.token_bytes(32),
        head="",
        laid=laid,
        rules=rules,
        rematch="",
        is_muted=False,
        created=now,
        changed=now,
        wake=0,
    )


async def lay_table(guest: Guest, new: wire.NewTable, hall: Hall) -> Desk:
    """Lay a table; its host sits down at it."""
    terms, laid, rules = new.terms, "", 0
    if new.start is not None:
        terms, laid, rules = await hall.aside(opening, terms, new.start)
    terms = checked(terms, rules)
    seats = [Sitting() for _ in range(terms.seats)]
    for number, level in new.bots.items():
        if int(number) >= terms.seats:
            raise BadRequest("no-seat")
        seats[int(number)] = Sitting(BOT, "", "", level)
    if new.seat >= terms.seats or seats[new.seat].kind == BOT:
        raise BadRequest("no-seat")
    seats[new.seat] = Sitting(PERSON, guest.id, guest.name)
    row = new_row(hall, guest.id, terms, seats, laid, rules)

    if not await hall.write(guest.id, ledger.add_table, row, MOST_TABLES):
        raise TooMany("too-many-tables")
    return await hall.desk(row.id)


async def rematch(desk: Desk, guest: Guest, hall: Hall) -> Desk:
    """Lay the table anew after the match: the same terms, the same bots; everybody who sat there is invited.

    A match that cannot be played again is over in this sense. The new one is played by today's rules.
    """
    for _ in range(TRIES):
        old = desk.row
        if old.seat_of(guest.id) < 0:
            raise NotAllowed("not-seated")
        if old.phase != OVER and not is_stranded(desk):
            raise NotNow("still-playing")
        if old.rematch and (again := await hall.desk(old.rematch)).row.phase != CLOSED:
            return again
        new = like(hall, old, guest)
        if not await hall.write(old.id, ledger.add_rematch, old, new, MOST_TABLES, hall.word(old.id)):
            raise TooMany("too-many-tables")
        await desk.catch_up()
    raise NotNow("busy")


def like(hall: Hall, old: TableRow, guest: Guest) -> TableRow:
    """Return a new table like an old one; the guest and the bots sit where they sat."""
    seats = []
    for sitting in old.seats:
        stays = sitting.guest == guest.id or sitting.kind == BOT
        seats.append(msgspec.structs.replace(sitting, nonce="") if stays else Sitting())
    return new_row(hall, guest.id, renewed(old.terms), seats)


async def sit(desk: Desk, guest: Guest, sit: wire.Sit, is_invited: bool) -> None:
    """Let a guest take a seat, or another one."""
    if not is_invited and not desk.row.terms.is_public:
        raise NotAllowed("not-invited")

    def change(row: TableRow) -> TableRow:
        must_be_open(row)
        if sit.seat >= len(row.seats):
            raise BadRequest("no-seat")
        if row.seats[sit.seat].kind != "empty" and row.seats[sit.seat].guest != guest.id:
            raise NotNow("seat-taken")
        seats = [Sitting() if sitting.guest == guest.id else sitting for sitting in row.seats]
        seats[sit.seat] = Sitting(PERSON, guest.id, guest.name, nonce=sit.nonce)
        return replace(row, seats=tuple(seats))

    await desk.change(change)


async def get_up(desk: Desk, guest: Guest) -> None:
    """Let a guest give up its seat before the match begins; when the host goes, the table is cleared away.

    The host can also clear away a match that cannot be played any more.
    """

    def change(row: TableRow) -> TableRow:
        if is_stranded(desk):
            must_host(row, guest)
            return replace(row, phase=CLOSED)
        must_be_open(row)
        if row.seat_of(guest.id) < 0:
            raise NotAllowed("not-seated")
        seats = tuple(Sitting() if sitting.guest == guest.id else sitting for sitting in row.seats)
        return replace(row, seats=seats, phase=CLOSED if row.host == guest.id else OPEN)

    await desk.change(change, {guest.id: None})


async def seat_bot(desk: Desk, guest: Guest, order: wire.SeatBot) -> None:
    """Let the host give a seat to a bot, or take it away."""

    def change(row: TableRow) -> TableRow:
        must_host(row, guest)
        must_be_open(row)
        if order.seat >= len(row.seats):
            raise BadRequest("no-seat")
        if row.seats[order.seat].kind == PERSON:
            raise NotNow("seat-taken")
        seats = list(row.seats)
        seats[order.seat] = Sitting() if order.level is None else Sitting(BOT, "", "", order.level)
        return replace(row, seats=tuple(seats))

    await desk.change(change)


async def remove(desk: Desk, guest: Guest, who: str, hall: Hall) -> None:
    """Let the host ask somebody to leave, before the match begins."""

    def change(row: TableRow) -> TableRow:
        must_host(row, guest)
        must_be_open(row)
        if who == guest.id:
            raise BadRequest("not-yourself")
        seats = tuple(Sitting() if sitting.guest == who else sitting for sitting in row.seats)
        return replace(row, seats=seats)

    if await hall.store.read(lambda c: guests.find_guest(c, who)) is None:
        raise NotFound("no-guest")
    await desk.change(change, {who: REMOVED})


async def mute(desk: Desk, guest: Guest, muted: bool) -> None:
    """Let the host close or open the chat."""

    def change(row: TableRow) -> TableRow:
        must_host(row, guest)
        return replace(row, is_muted=muted)

    await desk.change(change)


async def change_terms(desk: Desk, guest: Guest, terms: Terms) -> None:
    """Let the host change what is agreed, before the match begins; nobody loses a seat by it."""
    terms = checked(terms, desk.row.rules if terms.game == desk.row.terms.game else 0)

    def change(row: TableRow) -> TableRow:
        must_host(row, guest)
        must_be_open(row)
        old = row.terms
        if row.laid and (terms.game, terms.seats, terms.settings) != (old.game, old.seats, old.settings):
            raise NotNow("goes-on")
        if any(sitting.kind == PERSON for sitting in row.seats[terms.seats :]):
            raise NotNow("seat-taken")
        seats = row.seats[: terms.seats] + (Sitting(),) * (terms.seats - len(row.seats))
        return replace(row, terms=terms, seats=seats)

    await desk.change(change)


async def begin(desk: Desk, guest: Guest) -> None:
    """Let the host begin the match: all seats are taken."""
    began = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def change(row: TableRow) -> TableRow:
        must_host(row, guest)
        must_be_open(row)
        if any(sitting.kind == "empty" for sitting in row.seats):
            raise NotNow("seats-empty")
        terms = row.terms if row.rules else renewed(row.terms)
        holders = [
            Holder(PERSON, sitting.name) if sitting.kind == PERSON else Holder(BOT, sitting.level)
            for sitting in row.seats
        ]
        header = new_header(
            registry.game(terms.game),
            holders,
            dict(terms.settings),
            row.seed,
            row.id,
            time_control(terms.clock),
            began,
            row.rules,
        )
        terms = msgspec.structs.replace(terms, settings=dict(header.settings))
        return replace(row, phase=RUNNING, terms=terms, rules=header.rules, head="\n".join(header.lines()))

    try:
        await desk.begin(change)
    except BadRecord as error:
        raise NotNow("other-rules", error.sentence, error.package) from None
    except MatchError as error:
        raise NotNow("cannot-begin", phrase("hall-cannot-begin", fault=error.phrase)) from None
    except BadSetting as error:
        raise NotNow("bad-settings", phrase("hall-bad-settings", fault=str(error))) from None


def is_stranded(desk: Desk) -> bool:
    """Return whether the match of a table was not over and cannot be played any more."""
    return desk.row.phase == RUNNING and desk.other_rules is not None


def must_be_open(row: TableRow) -> None:
    """Raise `NotNow` unless the match of a table has not begun."""
    if row.phase != OPEN:
        raise NotNow("has-begun")


def must_host(row: TableRow, guest: Guest) -> None:
    """Raise `NotAllowed` unless a guest is the host of a table."""
    if row.host != guest.id:
        raise NotAllowed("not-host")
