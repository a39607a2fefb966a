"""What guests do at a table, over its socket or by request."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from meadhall.hall import ledger, wire
from meadhall.hall.errors import BadRequest, HallError, NotAllowed, NotNow
from meadhall.match import BOT, PERSON, BadEntry, Holder, IllegalOption, Match, MatchError
from meadhall.presentation import Seat, phrase

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.hall.desk import Desk
    from meadhall.hall.hall import Hall
    from meadhall.hall.wire import Guest


MOST_BESIDE = 2000
"""A match may have so many entries that led nowhere: answers taken back, pleas, standing answers."""
Decisive = wire.Answer | wire.Undo | wire.Restart | wire.Consent | wire.Resign | wire.Standing | wire.Away


class Stale(MatchError):
    """What was answered is not what is asked any more."""


class TooMuch(MatchError):
    """There has been enough of that in this match."""


async def act(hall: Hall, desk: Desk, guest: Guest, action: wire.Action) -> wire.News:
    """Let a guest do something at a table; return what to tell it."""
    try:
        told = await carry_out(hall, desk, guest, action)
    except IllegalOption as error:
        return wire.Refused(action.id, "illegal", error.phrase.to_dict(), error.clause)
    except MatchError as error:
        return wire.Refused(action.id, word_of(error), error.phrase.to_dict())
    except HallError as error:
        return wire.Refused(action.id, error.error, error.phrase.to_dict())
    return told or wire.Done(action.id)


async def carry_out(hall: Hall, desk: Desk, guest: Guest, action: wire.Action) -> wire.News | None:
    """Do what a guest wants."""
    sender = f"{guest.id}:{action.id}"
    if isinstance(action, wire.Say):
        await say(hall, desk, guest, action, sender)
        return None
    seat = desk.row.seat_of(guest.id)
    if seat < 0:
        raise NotAllowed("not-seated")
    if isinstance(action, wire.Hint):
        return await hint(hall, desk, seat, action)
    await desk.decide(sender, partial(decide, desk, seat, action))
    return None


def decide(desk: Desk, seat: int, action: Decisive, match: Match, at: int) -> None:
    """Let a seat decide something in a match."""
    if seat in match.resigned:
        raise BadEntry(phrase("match-has-resigned", seat=Seat(seat)))
    goes_forward = isinstance(action, (wire.Answer, wire.Resign)) or (isinstance(action, wire.Away) and not action.away)
    if not goes_forward and len(match.entries) - len(match.path) > MOST_BESIDE:
        raise TooMuch(phrase("hall-too-much"))
    if isinstance(action, wire.Answer):
        answer(desk, seat, action, match, at)
    elif isinstance(action, wire.Resign):
        match.resign(seat, at)
    elif isinstance(action, wire.Away):
        level, name = desk.row.terms.level, desk.row.seats[seat].name
        new = Holder(BOT, level) if action.away else Holder(PERSON, name)
        if match.holders[seat] != new:
            match.seat(seat, new, at)
    elif isinstance(action, wire.Undo):
        undo(seat, match, at)
    elif isinstance(action, wire.Restart):
        match.restart(seat, at)
    elif isinstance(action, wire.Consent):
        match.agree(seat, action.agree, at)
    else:
        match.stand(seat, action.moment, action.how, at)


def answer(desk: Desk, seat: int, action: wire.Answer, match: Match, at: int) -> None:
    """Answer the question of a seat."""
    if action.version is not None and desk.course is not None and action.version != desk.course.version(seat):
        raise Stale(phrase("hall-stale"))
    try:
        option: Any = match.game.read(action.option)
    except ValueError:
        option = None
    match.submit(seat, option, at)


def undo(seat: int, match: Match, at: int) -> None:
    """Take back the last answer that a seat was asked for, or ask everybody to agree to that."""
    if steps := match.answers_to_undo(seat):
        match.undo(seat, at, steps)
    else:
        match.ask_back(seat, at)


async def say(hall: Hall, desk: Desk, guest: Guest, action: wire.Say, sender: str) -> None:
    """Let a guest say something to a table."""
    if desk.row.is_muted and guest.id != desk.row.host:
        raise NotAllowed("muted")
    text = " ".join(action.text.split())
    if not text or not text.isprintable():
        raise BadRequest("nothing-said")
    if desk.row.seat_of(guest.id) < 0:
        raise NotAllowed("not-seated")
    said = wire.Said(0, guest.id, guest.name, text, hall.now())
    await hall.write(desk.row.id, ledger.add_said, desk.row.id, said, sender, hall.word(desk.row.id))
    await hall.tell_said(desk)


async def hint(hall: Hall, desk: Desk, seat: int, action: wire.Hint) -> wire.News:
    """Ask a bot what it would do in a seat's place."""
    async with desk.lock:
        await desk.freshen()
        match = desk.match
        if not desk.row.terms.hints:
            raise NotAllowed("no-hints")
        if match.question_to(seat) is None:
            raise NotNow("not-asked")
        view = match.view(seat)
    return wire.HintNews(action.id, await hints_at(hall, match, view))


async def hints_at(hall: Hall, match: Match, view: State) -> list[wire.HintInfo]:
    """Return what a bot would do that sees a view and is asked its question."""
    question = view.question()
    assert question is not None
    found = await hall.thinkers.hints(view, match.game.key, match.header.rules)
    return [
        wire.HintInfo(match.game.write(option), chance, match.text.option(view, question, option).to_dict())
        for option, chance in found
    ]


def word_of(error: MatchError) -> str:
    """Return a word for programs: NotYourQuestion is not-your-question."""
    name = type(error).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
