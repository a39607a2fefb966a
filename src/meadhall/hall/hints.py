"""Hints: the options that a bot prefers, at a table or after an entry of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.hall import replays, wire
from meadhall.hall.errors import NotAllowed, NotNow

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.hall.hall import Hall
    from meadhall.hall.live_table import LiveTable
    from meadhall.match import Match


async def answer_hint(hall: Hall, table: LiveTable, seat: int, action: wire.Hint) -> wire.ServerMessage:
    """Answer the action `Hint` of a seat."""
    async with table.lock:
        await table.ensure_fresh()
        match = table.match
        if not table.row.terms.hints:
            raise NotAllowed("no-hints")
        if match.question_to(seat) is None:
            raise NotNow("not-asked")
        view = match.view(seat)
    return wire.HintMessage(action.id, await hints_at(hall, match, view))


async def hints_at(hall: Hall, match: Match, view: State) -> list[wire.HintInfo]:
    """Return the options that a bot prefers at the question of a view."""
    question = view.question()
    assert question is not None
    best = await hall.bot_pool.hints(view, match.game.key, match.header.rules)
    return [
        wire.HintInfo(match.game.write(option), chance, match.text.option(view, question, option).to_dict())
        for option, chance in best
    ]


async def hints_after(hall: Hall, data: bytes, seat: int, entry: int) -> wire.HintList:
    """Return a bot's best options for a seat after an entry of a record."""
    match, view = await hall.run_slow_job(replays.question_after, data, seat, entry)
    return wire.HintList(await hints_at(hall, match, view))
