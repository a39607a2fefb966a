"""Tables before a match and after it: creating, joining, terms, rematch."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.hall import game_list, guests, ids, queries, wire
from meadhall.hall.errors import BadRequest, LimitExceeded, NotAllowed, NotFound, NotNow
from meadhall.hall.replays import bounded_replay
from meadhall.hall.rows import CLOSED, OPEN, OVER, REMOVED, RUNNING, TableRow
from meadhall.hall.wire import Sitting
from meadhall.match import BOT, PERSON, BadRecord, Holder, MatchError, cut, new_header
from meadhall.match.clock import parse_time_control
from meadhall.match.entry import who as actor_name
from meadhall.match.new_match import new_match, settings_in
from meadhall.match.record import MAX_FAULT, shown
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall
    from meadhall.hall.live_table import LiveTable
    from meadhall.hall.wire import Guest, Terms

MAX_TABLES_PER_GUEST = 50
"""Unfinished tables that a guest may host."""
MAX_ATTEMPTS = 8


def complete_terms(terms: Terms, rules: int = 0) -> Terms:
    """Return terms with every setting filled in, by the newest rules unless a version is named.

    Raises `BadRequest` if they cannot be played.
    """
    if terms.game not in game_list.game_keys():
        raise BadRequest("no-game")
    game = registry.game(terms.game)
    rules = rules or game.version
    try:
        game.new(terms.seats, dict(terms.settings), rules)
    except BadSetting as error:
        raise BadRequest("bad-settings", phrase("hall-bad-settings", fault=shown(str(error), MAX_FAULT))) from None
    return msgspec.structs.replace(terms, settings=settings_in(game, terms.settings, rules))


def updated_terms(terms: Terms) -> Terms:
    """Return terms of an older version as they can be played today.

    Settings that have been dropped are left out; new ones have their defaults.
    """
    if terms.game not in game_list.game_keys():
        raise BadRequest("no-game")
    known = {setting.key: setting.values for setting in registry.game(terms.game).settings}
    kept = {key: value for key, value in terms.settings.items() if value in known.get(key, [])}
    return complete_terms(msgspec.structs.replace(terms, settings=kept))


def start_position(terms: Terms, start: wire.Start) -> tuple[Terms, str, int]:
    """Return the terms, answers and rules version of a match that starts from a record."""
    with bounded_replay() as check_time:
        match, answers = cut(start.record.encode(), start.entry, check_time)
        if not answers or (match.result is not None and start.entry >= len(match.entries)):
            raise BadRequest("bad-start")
        again = new_match(match.header)
    header = match.header
    try:
        again.set_start_position(answers)
    except MatchError as error:
        raise BadRequest("bad-start", error.phrase) from None
    start_answers = ", ".join(f"{actor_name(actor)} {match.game.write(option)}" for actor, option in answers)
    terms = msgspec.structs.replace(terms, game=header.game, seats=match.seats, settings=dict(header.settings))
    return terms, start_answers, header.rules


def new_row(
    hall: Hall, host: str, terms: Terms, seats: list[Sitting], start_answers: str = "", rules: int = 0
) -> TableRow:
    """Return the row of a new table; one that starts from a record has its rules version."""
    now = hall.now()
    return TableRow(
        id=ids.new_id(),
        revision=1,
        phase=OPEN,
        terms=terms,
        seats=tuple(seats),
        host=host,
        invitation=secrets.token_urlsafe(12),
        seed=secrets.token_bytes(32),
        head="",
        start_answers=start_answers,
        rules=rules,
        rematch="",
        is_muted=False,
        created=now,
        changed=now,
        wake=0,
    )


async def create_table(guest: Guest, new: wire.NewTable, hall: Hall) -> LiveTable:
    """Create a table and seat its host."""
    terms, start_answers, rules = new.terms, "", 0
    if new.start is not None:
        terms, start_answers, rules = await hall.run_slow_job(start_position, terms, new.start)
    terms = complete_terms(terms, rules)
    seats = [Sitting() for _ in range(terms.seats)]
    for number, level in new.bots.items():
        if int(number) >= terms.seats:
            raise BadRequest("no-seat")
        seats[int(number)] = Sitting(BOT, "", "", level)
    if new.seat >= terms.seats or seats[new.seat].kind == BOT:
        raise BadRequest("no-seat")
    seats[new.seat] = Sitting(PERSON, guest.id, guest.name)
    row = new_row(hall, guest.id, terms, seats, start_answers, rules)

    if not await hall.write(guest.id, queries.add_table, row, MAX_TABLES_PER_GUEST):
        raise LimitExceeded("too-many-tables")
    return await hall.table(row.id)


async def rematch(table: LiveTable, guest: Guest, hall: Hall) -> LiveTable:
    """Create a table with the same terms and bots, and invite everybody who sat here.

    It is played by today's rules; a match that cannot be played any more may have a rematch too.
    """
    for _ in range(MAX_ATTEMPTS):
        old = table.row
        if old.seat_of(guest.id) < 0:
            raise NotAllowed("not-seated")
        if old.phase != OVER and not is_unplayable(table):
            raise NotNow("still-playing")
        if old.rematch and (again := await hall.table(old.rematch)).row.phase != CLOSED:
            return again
        new = copied_table(hall, old, guest)
        if not await hall.write(
            old.id, queries.add_rematch, old, new, MAX_TABLES_PER_GUEST, hall.change_notice(old.id)
        ):
            raise LimitExceeded("too-many-tables")
        await table.catch_up()
    raise NotNow("busy")


def copied_table(hall: Hall, old: TableRow, guest: Guest) -> TableRow:
    """Return a new table like an old one; the guest and the bots keep their seats."""
    seats = []
    for sitting in old.seats:
        stays = sitting.guest == guest.id or sitting.kind == BOT
        seats.append(msgspec.structs.replace(sitting, nonce="") if stays else Sitting())
    return new_row(hall, guest.id, updated_terms(old.terms), seats)


async def sit(table: LiveTable, guest: Guest, sit: wire.Sit, is_invited: bool) -> None:
    """Seat a guest, or move it to another seat."""
    if not is_invited and not table.row.terms.is_public:
        raise NotAllowed("not-invited")

    def changed(row: TableRow) -> TableRow:
        require_open(row)
        if sit.seat >= len(row.seats):
            raise BadRequest("no-seat")
        if row.seats[sit.seat].kind != "empty" and row.seats[sit.seat].guest != guest.id:
            raise NotNow("seat-taken")
        seats = [Sitting() if sitting.guest == guest.id else sitting for sitting in row.seats]
        seats[sit.seat] = Sitting(PERSON, guest.id, guest.name, nonce=sit.nonce)
        return replace(row, seats=tuple(seats))

    await table.change_row(changed)


async def get_up(table: LiveTable, guest: Guest) -> None:
    """Give up a seat before the match; when its host leaves, the table closes.

    The host can also close a table whose match cannot be played any more.
    """

    def changed(row: TableRow) -> TableRow:
        if is_unplayable(table):
            require_host(row, guest)
            return replace(row, phase=CLOSED)
        require_open(row)
        if row.seat_of(guest.id) < 0:
            raise NotAllowed("not-seated")
        seats = tuple(Sitting() if sitting.guest == guest.id else sitting for sitting in row.seats)
        return replace(row, seats=seats, phase=CLOSED if row.host == guest.id else OPEN)

    await table.change_row(changed, {guest.id: None})


async def seat_bot(table: LiveTable, guest: Guest, order: wire.SeatBot) -> None:
    """Seat a bot or take it away (host)."""

    def changed(row: TableRow) -> TableRow:
        require_host(row, guest)
        require_open(row)
        if order.seat >= len(row.seats):
            raise BadRequest("no-seat")
        if row.seats[order.seat].kind == PERSON:
            raise NotNow("seat-taken")
        seats = list(row.seats)
        seats[order.seat] = Sitting() if order.level is None else Sitting(BOT, "", "", order.level)
        return replace(row, seats=tuple(seats))

    await table.change_row(changed)


async def remove(table: LiveTable, guest: Guest, who: str, hall: Hall) -> None:
    """Remove a guest before the match (host)."""

    def changed(row: TableRow) -> TableRow:
        require_host(row, guest)
        require_open(row)
        if who == guest.id:
            raise BadRequest("not-yourself")
        seats = tuple(Sitting() if sitting.guest == who else sitting for sitting in row.seats)
        return replace(row, seats=seats)

    if await hall.store.read(lambda c: guests.find_guest(c, who)) is None:
        raise NotFound("no-guest")
    await table.change_row(changed, {who: REMOVED})


async def mute(table: LiveTable, guest: Guest, muted: bool) -> None:
    """Close or open the chat (host)."""

    def changed(row: TableRow) -> TableRow:
        require_host(row, guest)
        return replace(row, is_muted=muted)

    await table.change_row(changed)


async def change_terms(table: LiveTable, guest: Guest, terms: Terms) -> None:
    """Change the terms before the match (host); nobody loses a seat."""
    terms = complete_terms(terms, table.row.rules if terms.game == table.row.terms.game else 0)

    def changed(row: TableRow) -> TableRow:
        require_host(row, guest)
        require_open(row)
        old = row.terms
        if row.start_answers and (terms.game, terms.seats, terms.settings) != (old.game, old.seats, old.settings):
            raise NotNow("goes-on")
        if any(sitting.kind == PERSON for sitting in row.seats[terms.seats :]):
            raise NotNow("seat-taken")
        seats = row.seats[: terms.seats] + (Sitting(),) * (terms.seats - len(row.seats))
        return replace(row, terms=terms, seats=seats)

    await table.change_row(changed)


async def begin(table: LiveTable, guest: Guest) -> None:
    """Begin the match once all seats are taken (host)."""
    began = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def begun(row: TableRow) -> TableRow:
        require_host(row, guest)
        require_open(row)
        if any(sitting.kind == "empty" for sitting in row.seats):
            raise NotNow("seats-empty")
        terms = row.terms if row.rules else updated_terms(row.terms)
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
            parse_time_control(terms.clock),
            began,
            row.rules,
        )
        terms = msgspec.structs.replace(terms, settings=dict(header.settings))
        return replace(row, phase=RUNNING, terms=terms, rules=header.rules, head="\n".join(header.lines()))

    try:
        await table.begin(begun)
    except BadRecord as error:
        raise NotNow("other-rules", error.sentence, error.package) from None
    except MatchError as error:
        raise NotNow("cannot-begin", phrase("hall-cannot-begin", fault=error.phrase)) from None
    except BadSetting as error:
        raise NotNow("bad-settings", phrase("hall-bad-settings", fault=shown(str(error), MAX_FAULT))) from None


def is_unplayable(table: LiveTable) -> bool:
    """Return whether an unfinished match cannot be played any more."""
    return table.row.phase == RUNNING and table.unplayable_because is not None


def require_open(row: TableRow) -> None:
    """Raise `NotNow` if the match has begun."""
    if row.phase != OPEN:
        raise NotNow("has-begun")


def require_host(row: TableRow, guest: Guest) -> None:
    """Raise `NotAllowed` unless the guest is the host."""
    if row.host != guest.id:
        raise NotAllowed("not-host")
