"""Replays: a match is played again from its record and shown as a viewer saw it at each version.

All of it is slow and runs in the thread for slow jobs.
"""

from __future__ import annotations

from contextlib import contextmanager
from time import thread_time
from typing import TYPE_CHECKING

from meadhall.hall import wire
from meadhall.hall.errors import BadRequest, NotNow
from meadhall.hall.messages import question_info, result_info, scene_of_view, table_in_words
from meadhall.hall.rows import OVER
from meadhall.hall.story import story_lines
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.match import BOT, PERSON, BadRecord, cut
from meadhall.match.record import shown, unmarked
from meadhall.match.replay import replay_entries
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from meadhall.core.state import State
    from meadhall.hall.live_table import LiveTable
    from meadhall.match import Holder, Match

REPLAY_SECONDS = 2.0
"""Processor time that a replay may take: a crafted record could take minutes."""
MAX_FRAMES = 400


@contextmanager
def bounded_replay() -> Iterator[Callable[[], None]]:
    """Give a check to be called after every step; raises `BadRequest` for a bad or slow record."""
    until = thread_time() + REPLAY_SECONDS

    def check_time() -> None:
        if thread_time() > until:
            raise BadRequest("too-long")

    try:
        yield check_time
    except BadRecord as error:
        raise BadRequest("bad-record", phrase("hall-bad-record", fault=error.phrase), error.package) from None


def versioned_matches(data: bytes) -> Iterator[VersionedMatch]:
    """Yield the match of a record after its header and after every decision: one object, growing."""
    versioned, entries = None, 0
    with bounded_replay() as check_time:
        for match in replay_entries(data):
            check_time()
            if versioned is None:
                versioned = VersionedMatch(match)
            else:
                versioned.advance(entries)
            entries = len(match.entries)
            yield versioned


def unplayable_story(table: LiveTable) -> list[wire.StoryLine]:
    """Return the story of a match that cannot be played any more: why, and once it is over its record."""
    assert table.unplayable_because is not None
    story = [table.unplayable_because.sentence]
    if table.row.phase == OVER:
        story += [
            phrase("match-as-written", text=shown(unmarked(line))) for line in table.record().decode().splitlines()
        ]
    return [wire.StoryLine(n, said.to_dict()) for n, said in enumerate(story)]


def replay_frames(data: bytes, viewer: int, since: int, until: int, is_over: bool = True) -> wire.ReplayFrameList:
    """Return what a viewer saw after its version `since` up to `until`, at most MAX_FRAMES."""
    frames: list[wire.ReplayFrame] = []
    last = 0
    for versioned in versioned_matches(data):
        match = versioned.match
        check_viewer(viewer, match.seats + 1)
        version = versioned.version(viewer)
        if version > last and since < version <= min(until, since + MAX_FRAMES) and match.dice is not None:
            frames.append(replay_frame(versioned, viewer, is_over))
        last = version
    header = versioned.match.header
    return wire.ReplayFrameList(header.game, [sitting_of(each) for each in header.seats], viewer, last, frames)


def replay_frame(versioned: VersionedMatch, viewer: int, is_over: bool) -> wire.ReplayFrame:
    """Return what a viewer sees now."""
    match, version = versioned.match, versioned.version(viewer)
    view = match.view(viewer)
    scene = scene_of_view(match, view)
    return wire.ReplayFrame(
        version=version,
        entry=len(match.entries) if is_over else 0,
        at=match.entries[-1].at,
        story=story_lines(versioned, viewer, version - 1, version, scene),
        scene=scene,
        in_words=table_in_words(match, view) if scene is None else None,
        asked=versioned.asked,
        question=question_info(match, view, with_scene=True),
        result=result_info(match, view),
    )


def sitting_of(holder: Holder) -> wire.Sitting:
    """Return who sat down at a seat."""
    if holder.kind == BOT:
        return wire.Sitting("bot", level=holder.name)
    return wire.Sitting("person", name=holder.name) if holder.kind == PERSON else wire.Sitting()


def question_after(data: bytes, seat: int, entry: int) -> tuple[Match, State]:
    """Return a match after an entry and the view of a seat that was asked then; raises `NotNow`."""
    with bounded_replay() as check_time:
        match, _ = cut(data, entry, check_time)
    check_viewer(seat, match.seats)
    if match.question_to(seat) is None:
        raise NotNow("was-not-asked")
    return match, match.view(seat)


def check_viewer(viewer: int, viewers: int) -> None:
    """Raise `BadRequest` unless there is such a viewer."""
    if viewer >= viewers:
        raise BadRequest("no-seat")
