"""What the hall tells one viewer of a table and its match: made from what that viewer may know and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.core.serialize import encode
from meadhall.hall import wire
from meadhall.match import PERSON, commitment
from meadhall.match.entry import RESIGNED
from meadhall.presentation import phrase, scene_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meadhall.core.state import State
    from meadhall.hall.course import Course
    from meadhall.hall.ledger import TableRow
    from meadhall.match import Holder, Match
    from meadhall.presentation import Scene

FAR_BEHIND = 200
"""A viewer that has missed more versions than this is not told what happened meanwhile, only where things stand."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody wants to be told besides: the view in whole numbers, if it has the rules itself, or the scene."""

    view: bool = False
    scene: bool = False


def wishes_in(query: Mapping[str, str]) -> Wishes:
    """Return what somebody wants who asks like that."""
    return Wishes(query.get("view") == "1", query.get("scene") == "1")


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
        rules=row.rules or newest(row.terms.game),
        goes_on=bool(row.laid),
        rematch=row.rematch,
        commitment=commitment(row.seed),
        you=seat,
        invitation=row.invitation if seat >= 0 or is_invited else "",
    )


def newest(game: str) -> int:
    """Return the newest rules version of a game; 0 if it is not played here any more."""
    try:
        return registry.game(game).version
    except registry.UnknownGame:
        return 0


def state_news(course: Course, viewer: int, since: int, wishes: Wishes, at: int = 0) -> wire.StateNews:
    """Return where things stand for a viewer `at` a moment, and what happened since its version `since`."""
    match = course.match
    version = course.version(viewer)
    if not 0 <= version - since <= FAR_BEHIND:
        since = version
    view = match.view(viewer)
    is_seat = viewer < match.seats
    undoable = match.undoable(viewer) if is_seat and match.answers_to_undo(viewer) else 0
    plea = match.plea
    return wire.StateNews(
        version=version,
        since=since,
        story=story_of(course, viewer, since, version),
        position=match.game.write_position(view),
        view=encode(view) if wishes.view else None,
        asked=course.asked,
        question=question_info(match, view, wishes.scene),
        undoable=undoable,
        may_ask_back=is_seat and not undoable and match.is_running() and match.last_answer(viewer) is not None,
        plea=None if plea is None else wire.PleaInfo(plea.seat, match.awaited()),
        standing=standing_of(match, viewer),
        clocks=[wire.ClockInfo(left, runs) for left, runs in course.times_left(at)],
        result=result_info(match, view),
        scene=scene_in(match, view) if wishes.scene else None,
    )


def standing_of(match: Match, viewer: int) -> list[wire.StandingInfo]:
    """Return the standing answers of a seat."""
    return [
        wire.StandingInfo(moment, how)
        for moment, how in match.standing_answers.of(viewer, match.game.span(match.state))
    ]


def story_of(course: Course, viewer: int, since: int, until: int) -> list[wire.StoryLine]:
    """Return what happened after a viewer's version `since` up to `until`; how the table was set up is left out."""
    match, found = course.match, []
    before = max(course.entries_at(viewer, since), match.first_answer())
    for version in range(since + 1, until + 1):
        after = course.entries_at(viewer, version)
        found += [wire.StoryLine(version, told.to_dict()) for told in match.story(viewer, before, after)]
        before = max(before, after)
    return found


def scene_in(match: Match, view: State) -> Scene | None:
    """Return the scene of a view; None if the game has none."""
    looks = scene_of(match.game)
    return None if looks is None else looks.scene(view)


def question_info(match: Match, view: State, with_scene: bool = False) -> wire.QuestionInfo | None:
    """Return what the viewer of a view is asked."""
    question = view.question()
    if question is None or question.actor != view.viewer or not match.is_running():
        return None
    text, game = match.text, match.game
    looks = scene_of(game) if with_scene else None

    def at(option: int) -> list[str]:
        return [] if looks is None else looks.places(view, question, option)

    return wire.QuestionInfo(
        kind=game.kinds[question.kind],
        says=text.question(view, question).to_dict(),
        moment=question.about,
        is_reaction=view.is_reaction(),
        options=[
            wire.OptionInfo(game.write(option), text.option(view, question, option).to_dict(), at(option))
            for option in question.options
        ],
        refused=[
            wire.RefusedInfo(
                option=game.write(option),
                clause=game.clauses[clause],
                says=text.refusal(view, question, option, clause).to_dict(),
                at=at(option),
            )
            for option, clause in view.refusals(view.viewer)
        ],
    )


def result_info(match: Match, view: State) -> wire.ResultInfo | None:
    """Return how a match ended; scores add up from what everybody may know by then."""
    result = match.result
    if result is None:
        return None
    if result.reason == RESIGNED:
        says, lines = phrase("ending-resigned"), []
    else:
        says = match.text.ending(match.game.endings.index(result.reason))
        lines = [[line.to_dict() for line in match.text.score(view, seat)] for seat in range(match.seats)]
    return wire.ResultInfo(result.reason, says.to_dict(), list(result.scores), list(result.ranks), lines)
