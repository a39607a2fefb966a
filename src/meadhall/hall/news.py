"""What the hall tells one viewer of a table and its match: made from what that viewer may know and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.plain import encode
from meadhall.hall import wire
from meadhall.match import PERSON, commitment
from meadhall.match.entry import RESIGNED
from meadhall.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.core.state import State
    from meadhall.hall.course import Course
    from meadhall.hall.ledger import TableRow
    from meadhall.match import Holder, Match

FAR_BEHIND = 200
"""A viewer that has missed more versions than this is not told what happened meanwhile, only where things stand."""


def table_info(row: TableRow, guest: str, is_invited: bool, holders: Sequence[Holder]) -> wire.TableInfo:
    """Return a table as a guest may know it; `holders` are who holds the seats in the match, if it has begun."""
    seat = row.seat_of(guest)
    seats = []
    for n, sitting in enumerate(row.seats):
        is_away = n < len(holders) and sitting.kind == PERSON and holders[n].kind != PERSON
        seats.append(wire.Sitting(sitting.kind, sitting.guest, sitting.name, sitting.level, is_away))
    return wire.TableInfo(
        id=row.id,
        phase=row.phase,
        terms=row.terms,
        seats=seats,
        host=row.host,
        is_muted=row.is_muted,
        created=row.created,
        changed=row.changed,
        goes_on=bool(row.laid),
        rematch=row.rematch,
        commitment=commitment(row.seed),
        you=seat,
        invitation=row.invitation if seat >= 0 or is_invited else "",
    )


def state_news(course: Course, viewer: int, since: int, with_view: bool = False, at: int = 0) -> wire.StateNews:
    """Return where things stand for a viewer `at` a moment, and what happened since its version `since`."""
    match = course.match
    version = course.version(viewer)
    if not 0 <= version - since <= FAR_BEHIND:
        since = version
    view = match.view(viewer)
    is_seat = viewer < match.seats
    undoable = match.undoable(viewer) if is_seat else 0
    plea = match.plea
    first = max(course.entries_at(viewer, since), match.first_answer())
    told = match.story(viewer, first, course.entries_at(viewer, version))
    return wire.StateNews(
        version=version,
        since=since,
        story=[each.plain() for each in told],
        position=match.game.write_position(view),
        view=encode(view) if with_view else None,
        asked=course.asked,
        question=question_info(match, view, viewer),
        undoable=undoable,
        may_ask_back=is_seat and not undoable and match.is_running() and match.last_step(viewer) is not None,
        plea=None if plea is None else wire.PleaInfo(plea.seat, match.awaited()),
        clocks=[wire.ClockInfo(left, runs) for left, runs in course.times_left(at)],
        result=result_info(match),
    )


def question_info(match: Match, view: State, viewer: int) -> wire.QuestionInfo | None:
    """Return what a viewer is asked, from its own view."""
    question = view.question()
    if question is None or question.actor != viewer or not match.is_running():
        return None
    text, game = match.text, match.game
    return wire.QuestionInfo(
        kind=game.kinds[question.kind],
        says=text.question(view, question).plain(),
        moment=question.about,
        options=[
            wire.OptionInfo(game.write(option), text.option(view, question, option).plain())
            for option in question.options
        ],
        refused=[
            wire.RefusedInfo(
                game.write(option), game.clauses[clause], text.refusal(view, question, option, clause).plain()
            )
            for option, clause in view.refusals(viewer)
        ],
    )


def result_info(match: Match) -> wire.ResultInfo | None:
    """Return how a match ended."""
    result = match.result
    if result is None:
        return None
    if result.reason == RESIGNED:
        says = phrase("ending-resigned")
    else:
        says = match.text.ending(match.game.endings.index(result.reason))
    return wire.ResultInfo(result.reason, says.plain(), list(result.scores), list(result.ranks))
