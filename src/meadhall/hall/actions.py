"""What guests do at a table, over its socket or by request."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from meadhall.hall import queries, wire
from meadhall.hall.errors import BadRequest, HallError, NotAllowed, Stale, TooManyDeadEntries, error_word
from meadhall.hall.hints import answer_hint
from meadhall.match import BOT, PERSON, BadEntry, Holder, IllegalOption, Match, MatchError
from meadhall.presentation import Seat, phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.hall.hall import Hall
    from meadhall.hall.live_table import LiveTable
    from meadhall.hall.wire import Guest


MAX_DEAD_ENTRIES = 2000
"""Entries of a match that led nowhere: answers taken back, requests for an undo, standing answers."""


async def perform(hall: Hall, table: LiveTable, guest: Guest, action: wire.Action) -> wire.ServerMessage:
    """Carry out a guest's action at a table and return the reply."""
    try:
        reply = await dispatch(hall, table, guest, action)
    except (HallError, MatchError) as error:
        return refused(action.id, error)
    return reply or wire.Done(action.id)


def refused(action_id: str, error: HallError | MatchError) -> wire.Refused:
    """Return the reply to an action that is refused."""
    clause = error.clause if isinstance(error, IllegalOption) else ""
    return wire.Refused(action_id, error_word(error), error.phrase.to_dict(), clause)


async def dispatch(hall: Hall, table: LiveTable, guest: Guest, action: wire.Action) -> wire.ServerMessage | None:
    """Carry out an action; return its reply if that is not `Done`."""
    action_key = f"{guest.id}:{action.id}"
    if isinstance(action, wire.Say):
        await say(hall, table, guest, action, action_key)
        return None
    seat = table.row.seat_of(guest.id)
    if seat < 0:
        raise NotAllowed("not-seated")
    if isinstance(action, wire.Hint):
        return await answer_hint(hall, table, seat, action)
    await table.commit(action_key, partial(apply_decision, table, seat, action))
    return None


def apply_decision(table: LiveTable, seat: int, action: wire.BaseAction, match: Match, at: int) -> None:
    """Apply the decision of a seat to the match of a table."""
    if seat in match.resigned:
        raise BadEntry(phrase("match-has-resigned", seat=Seat(seat)))
    if not advances_match(action) and len(match.entries) - len(match.path) > MAX_DEAD_ENTRIES:
        raise TooManyDeadEntries(phrase("hall-too-much"))
    DECISIONS[type(action)](table, match, seat, action, at)


def advances_match(action: wire.BaseAction) -> bool:
    """Return whether an action brings the match closer to its end."""
    return isinstance(action, (wire.Answer, wire.Resign)) or (isinstance(action, wire.Away) and not action.away)


def apply_answer(table: LiveTable, match: Match, seat: int, action: wire.Answer, at: int) -> None:
    """Answer the question of a seat; an option that cannot be read is illegal."""
    versioned = table.versioned
    if action.version is not None and versioned is not None and action.version != versioned.version(seat):
        raise Stale(phrase("hall-stale"))
    try:
        option: Any = match.game.read(action.option)
    except ValueError:
        option = None
    match.submit(seat, option, at)


def undo(match: Match, seat: int, at: int) -> None:
    """Take back the last answer of a seat, or ask the others to agree to that."""
    if steps := match.undo_steps(seat):
        match.undo(seat, at, steps)
    else:
        match.ask_back(seat, at)


def apply_away(table: LiveTable, match: Match, seat: int, action: wire.Away, at: int) -> None:
    """Hand a seat to a bot, or back to its guest."""
    new = Holder(BOT, table.row.terms.level) if action.away else Holder(PERSON, table.row.seats[seat].name)
    if match.holders[seat] != new:
        match.set_holder(seat, new, at)


DECISIONS: dict[type[wire.BaseAction], Callable[[LiveTable, Match, int, Any, int], object]] = {
    wire.Answer: apply_answer,
    wire.Undo: lambda _, match, seat, __, at: undo(match, seat, at),
    wire.Restart: lambda _, match, seat, __, at: match.restart(seat, at),
    wire.Consent: lambda _, match, seat, action, at: match.agree(seat, action.agree, at),
    wire.Resign: lambda _, match, seat, __, at: match.resign(seat, at),
    wire.SetStandingAnswer: lambda _, match, seat, action, at: match.set_standing_answer(
        seat, action.moment, action.how, at
    ),
    wire.Away: apply_away,
}
"""How each decision changes the match of a table: (table, match, seat, action, time)."""


async def say(hall: Hall, table: LiveTable, guest: Guest, action: wire.Say, action_key: str) -> None:
    """Send a chat message."""
    if table.row.is_muted and guest.id != table.row.host:
        raise NotAllowed("muted")
    text = " ".join(action.text.split())
    if not text or not text.isprintable():
        raise BadRequest("nothing-said")
    if table.row.seat_of(guest.id) < 0:
        raise NotAllowed("not-seated")
    message = wire.Said(0, guest.id, guest.name, text, hall.now())
    await hall.write(
        table.row.id, queries.add_chat, table.row.id, message, action_key, hall.change_notice(table.row.id)
    )
    await hall.send_chat(table)
