"""What happens at a table without a guest: bots answer, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from meadhall.hall.errors import NotNow
from meadhall.hall.rows import RUNNING
from meadhall.match import BOT, EMPTY, PERSON, Holder, Match, MatchError

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.hall.live_table import LiveTable

log = logging.getLogger("meadhall.hall")

BOT_GRACE = 20_000
"""Milliseconds after which another process takes over a bot that has not answered."""


def due_at(match: Match, now: int, at: int) -> int:
    """Return when the table needs attention without a request: for a bot or a clock; 0: never."""
    if not match.is_running():
        return 0
    if any(is_automatic(match, seat) for seat in match.asked()):
        return now + BOT_GRACE
    left = [time for seat in match.timed() if (time := match.clock.left(seat, at)) is not None]
    return now + max(0, min(left)) + 1 if left else 0


def start_bots(table: LiveTable) -> None:
    """Start the bots whose turn it is, and pass for seats that can only pass."""
    if table.versioned is None or table.is_stale or not table.match.is_running():
        return
    for seat in table.match.asked():
        if is_automatic(table.match, seat) and seat not in table.thinking:
            table.thinking.add(seat)
            table.hall.spawn(table, play_seat(table, seat))


async def play_seat(table: LiveTable, seat: int) -> None:
    """Answer for a seat that no person holds, for as long as it is asked."""
    try:
        while not table.is_stale and table.match.question_to(seat) is not None:
            match, holder = table.match, table.match.holders[seat]
            if holder.kind == EMPTY:
                await table.commit(None, partial(give_to_bot, seat, table.row.terms.level))
                continue
            if not is_automatic(match, seat):
                return
            wait = table.hall.bot_ms / 1000 if holder.kind == BOT and table.listeners else 0
            choice = bot_choice(table, holder.name, match.view(seat), match)
            option, _ = await asyncio.gather(choice, asyncio.sleep(wait))  # a bot without a choice takes as long
            await table.commit(None, partial(submit_automatic, seat, holder, option))
    except (MatchError, NotNow):
        pass  # another process was first and takes care of the table
    finally:
        table.thinking.discard(seat)
        start_bots(table)


async def bot_choice(table: LiveTable, bot: str, view: State, match: Match) -> int:
    """Return a bot's answer; if the bot fails, a random legal one, so that the others can play on."""
    question = view.question()
    assert question is not None
    if len(question.options) == 1:
        return question.options[0]
    try:
        return await table.hall.choose_option(bot, view, match.game.key, match.header.rules)
    except Exception:
        log.exception("the bot %s broke at %s", bot, match.game.key, extra={"table": table.row.id})
        return secrets.choice(question.options)


async def run_due_work(table: LiveTable) -> None:
    """Hand over the seats whose time is up and start the bots."""
    async with table.lock:
        await table.reload(from_scratch=table.is_stale)
    if table.row.phase != RUNNING or table.unplayable_because is not None:
        return
    match, at = table.match, table.at(table.match)
    for seat in match.asked():
        if match.is_late(seat, at):
            ends = table.row.terms.overtime == "ends"
            await table.commit(
                None, Match.resign_late_seats if ends else partial(give_to_bot, seat, table.row.terms.level)
            )
    start_bots(table)


def is_automatic(match: Match, seat: int) -> bool:
    """Return whether the hall answers for a seat: no person holds it, or it is spared a forced pass."""
    return match.holders[seat].kind != PERSON or match.is_spared(seat)


def submit_automatic(seat: int, holder: Holder, option: int, match: Match, at: int) -> None:
    """Answer for a seat, unless its holder has changed or it is to be asked after all."""
    if match.holders[seat] == holder and is_automatic(match, seat):
        match.submit(seat, option, at)


def give_to_bot(seat: int, level: str, match: Match, at: int) -> None:
    """Give a seat to a bot."""
    match.set_holder(seat, Holder(BOT, level), at)
