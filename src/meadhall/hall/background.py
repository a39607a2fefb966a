"""What happens at a table without anybody's decision: bots answer, clocks run out."""

from __future__ import annotations

import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from meadhall.hall.errors import NotNow
from meadhall.hall.queries import RUNNING
from meadhall.match import BOT, EMPTY, PERSON, Holder, Match, MatchError

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.hall.live_table import Desk

log = logging.getLogger("meadhall.hall")

BOT_GRACE = 20_000
"""When a bot has not answered after so many milliseconds, another process takes care of it."""


def wake(match: Match, now: int, at: int) -> int:
    """Return when somebody must look after a table: a bot is to answer, or a clock will have run out; 0: never."""
    if not match.is_running():
        return 0
    if any(goes_by_itself(match, seat) for seat in match.asked()):
        return now + BOT_GRACE
    left = [time for seat in match.timed() if (time := match.clock.left(seat, at)) is not None]
    return now + max(0, min(left)) + 1 if left else 0


def tend(desk: Desk) -> None:
    """Let bots think whose turn it is; whoever plays alone against them is not asked what has one answer only."""
    if desk.course is None or desk.is_stale or not desk.match.is_running():
        return
    for seat in desk.match.asked():
        if goes_by_itself(desk.match, seat) and seat not in desk.thinking:
            desk.thinking.add(seat)
            desk.hall.run(desk, play_for(desk, seat))


async def play_for(desk: Desk, seat: int) -> None:
    """Answer for a seat that no person holds, for as long as it is asked."""
    try:
        while not desk.is_stale and desk.match.question_to(seat) is not None:
            match, holder = desk.match, desk.match.holders[seat]
            if holder.kind == EMPTY:
                await desk.decide(None, partial(hand_over, seat, desk.row.terms.level))
                continue
            if not goes_by_itself(match, seat):
                return
            option = await option_of(desk, holder.name, match.view(seat), match)
            await desk.decide(None, partial(play, seat, holder, option))
    except (MatchError, NotNow):
        pass  # somebody was faster: whoever it was tends the table now
    finally:
        desk.thinking.discard(seat)
        tend(desk)


async def option_of(desk: Desk, bot: str, view: State, match: Match) -> int:
    """Return what a bot answers; if it breaks, anything that is allowed, so that the others can play on."""
    question = view.question()
    assert question is not None
    if len(question.options) == 1:
        return question.options[0]
    try:
        return await desk.hall.think(bot, view, match.game.key, match.header.rules)
    except Exception:
        log.exception("the bot %s broke at %s", bot, match.game.key, extra={"table": desk.row.id})
        return secrets.choice(question.options)


async def look_after(desk: Desk) -> None:
    """Do what is due though nobody asks: hand over the seats whose time is up, wake the bots."""
    async with desk.lock:
        await desk.refresh(anew=desk.is_stale)
    if desk.row.phase != RUNNING or desk.other_rules is not None:
        return
    match, at = desk.match, desk.at(desk.match)
    for seat in match.asked():
        if match.is_late(seat, at):
            ends = desk.row.terms.overtime == "ends"
            await desk.decide(None, Match.call_time if ends else partial(hand_over, seat, desk.row.terms.level))
    tend(desk)


def goes_by_itself(match: Match, seat: int) -> bool:
    """Return whether a seat is answered for: no person holds it, or its holder can only pass and is spared that."""
    return match.holders[seat].kind != PERSON or match.is_spared(seat)


def play(seat: int, holder: Holder, option: int, match: Match, at: int) -> None:
    """Answer for a seat, unless somebody has taken it back meanwhile, or is to be asked after all."""
    if match.holders[seat] == holder and goes_by_itself(match, seat):
        match.submit(seat, option, at)


def hand_over(seat: int, level: str, match: Match, at: int) -> None:
    """Let a bot hold a seat."""
    match.seat(seat, Holder(BOT, level), at)
