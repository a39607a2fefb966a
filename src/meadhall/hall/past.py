"""Looking back: a match is played again from its record, and shown as a viewer saw it at each of its versions.

All of it takes a while and is done aside.
"""

from __future__ import annotations

from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from meadhall.hall import wire
from meadhall.hall.course import Course
from meadhall.hall.errors import BadRequest, NotNow
from meadhall.hall.ledger import OVER
from meadhall.hall.news import question_info, result_info, scene_in, story_of
from meadhall.match import BOT, PERSON, BadRecord, cut
from meadhall.match.record import shown, unmarked
from meadhall.match.replay import replay_entries
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from meadhall.core.state import State
    from meadhall.hall.desk import Desk
    from meadhall.match import Holder, Match

LONGEST_READING = 2.0
"""So many seconds it may take to play a record again: one can be made that takes minutes."""
MOST_MOMENTS = 400


@contextmanager
def reading() -> Iterator[Callable[[], None]]:
    """Read a record, calling what this gives after every step; raises `BadRequest` if it is bad or takes too long."""
    until = monotonic() + LONGEST_READING

    def look() -> None:
        if monotonic() > until:
            raise BadRequest("too-long")

    try:
        yield look
    except BadRecord as error:
        raise BadRequest("bad-record", phrase("hall-bad-record", fault=error.phrase), error.package) from None


def courses(data: bytes) -> Iterator[Course]:
    """Yield the course of a record after its head and after everything that was decided: one course, growing."""
    course, entries = None, 0
    with reading() as look:
        for match in replay_entries(data):
            look()
            if course is None:
                course = Course(match)
            else:
                course.note(entries)
            entries = len(match.entries)
            yield course


def as_written(desk: Desk) -> list[wire.StoryLine]:
    """Return the story of a match that cannot be played again: why, and its record once nothing in it is secret."""
    assert desk.other_rules is not None
    story = [desk.other_rules.sentence]
    if desk.row.phase == OVER:
        story += [
            phrase("match-as-written", text=shown(unmarked(line))) for line in desk.record().decode().splitlines()
        ]
    return [wire.StoryLine(n, said.to_dict()) for n, said in enumerate(story)]


def moments(data: bytes, viewer: int, since: int, until: int, is_over: bool = True) -> wire.MomentList:
    """Return what a viewer saw after its version `since` up to `until`, but not more than MOST_MOMENTS."""
    found, last = [], 0
    for course in courses(data):
        match = course.match
        check_viewer(viewer, match.seats + 1)
        version = course.version(viewer)
        if version > last and since < version <= min(until, since + MOST_MOMENTS) and match.dice is not None:
            found.append(moment(course, viewer, is_over))
        last = version
    header = course.match.header
    return wire.MomentList(header.game, [sitting(each) for each in header.seats], viewer, last, found)


def moment(course: Course, viewer: int, is_over: bool) -> wire.Moment:
    """Return how a viewer sees the match now."""
    match, version = course.match, course.version(viewer)
    view = match.view(viewer)
    return wire.Moment(
        version=version,
        entry=len(match.entries) if is_over else 0,
        at=match.entries[-1].at,
        story=story_of(course, viewer, version - 1, version),
        scene=scene_in(match, view),
        asked=course.asked,
        question=question_info(match, view, with_scene=True),
        result=result_info(match, view),
    )


def sitting(holder: Holder) -> wire.Sitting:
    """Return who sat down at a seat."""
    if holder.kind == BOT:
        return wire.Sitting("bot", level=holder.name)
    return wire.Sitting("person", name=holder.name) if holder.kind == PERSON else wire.Sitting()


def question_after(data: bytes, seat: int, entry: int) -> tuple[Match, State]:
    """Return a match after an entry, and what a seat saw that was asked something then; raises `NotNow`."""
    with reading() as look:
        match, _ = cut(data, entry, look)
    check_viewer(seat, match.seats)
    if match.question_to(seat) is None:
        raise NotNow("was-not-asked")
    return match, match.view(seat)


def check_viewer(viewer: int, viewers: int) -> None:
    """Raise `BadRequest` unless there is such a viewer."""
    if viewer >= viewers:
        raise BadRequest("no-seat")
