"""Nobody is told what they may not know: worlds that look the same to a viewer give it the same messages, byte by byte.

A match is played; at some moment a second one goes on from a world that a seat, or the spectator, cannot tell from the
truth. Both are answered alike from there on. As long as the viewer sees the same in both, everything that the hall says
to it must be the same: versions, who is asked, the story, the question, the clocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.hall.messages import Extras, state_message
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.match import Holder, Match, new_header, parse_time_control
from meadhall.match.chance import Draw
from meadhall.match.new_match import new_match

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Question

MODES = [(key, mode) for key in registry.names() for mode in range(len(registry.game(key).modes()))]


class ReplayingDice:
    """Dice that draw what was drawn in another match."""

    def __init__(self, draws: int) -> None:
        self.draws = draws
        self.next: list[int] = []

    def draw(self, options: list[int], weights: list[int]) -> Draw:
        self.draws += 1
        if not self.next or self.next[0] not in options:
            raise LookupError("the other match drew something else")
        return Draw(self.next.pop(0), 0, 1, False)


def begun(game: Game, mode: int, seed: int) -> VersionedMatch:
    seats, settings = game.modes()[mode]
    holders = [Holder("person", f"P{n}") for n in range(seats)]
    header = new_header(game, holders, settings, bytes([seed]) * 32, "0" * 16, parse_time_control("600+5"))
    versioned = VersionedMatch(new_match(header))
    versioned.match.begin(0)
    versioned.advance(0)
    return versioned


def twin_of(versioned: VersionedMatch, viewer: int, rng: Rng) -> VersionedMatch:
    """Return the same match in another world that the viewer cannot tell from the truth."""
    match = versioned.match
    twin = new_match(match.header)
    twin.state = match.view(viewer).resample(rng)
    twin.listen()
    twin.entries = list(match.entries)
    twin.lines = list(match.lines)
    twin.path = list(match.path)
    twin.clock.put_back(match.clock.moves_made(), match.timed())
    twin.clock.now, twin.clock.used, twin.clock.used_before_move = (
        match.clock.now,
        list(match.clock.used),
        list(match.clock.used_before_move),
    )
    twin.dice = ReplayingDice(match.draws)  # type: ignore[assignment]
    found = VersionedMatch(twin)
    found.entry_counts = [list(counts) for counts in versioned.entry_counts]
    found.times = list(versioned.times)
    found.asked = list(versioned.asked)
    return found


def state_message_to(versioned: VersionedMatch, viewer: int, since: int) -> bytes:
    return msgspec.json.encode(state_message(versioned, viewer, since, Extras(view=True, scene=True)))


def answer(versioned: VersionedMatch, seat: int, option: int, at: int) -> None:
    since = len(versioned.match.entries)
    versioned.match.submit(seat, option, at)
    versioned.advance(since)


def drawn(match: Match, since: int) -> list[int]:
    return [entry.option for entry in match.entries[since:] if entry.actor == -1]


@pytest.mark.parametrize(("key", "mode"), MODES)
def test_equal_views_are_told_the_same_byte_by_byte(key: str, mode: int) -> None:
    game = registry.game(key)
    compared = differed = 0
    for seed in range(20):
        if compared > 150:
            break
        rng = Rng(seed)
        versioned = begun(game, mode, seed)
        at = 0
        while versioned.match.is_running() and len(versioned.match.entries) < 400:
            if rng.below(8) == 0:
                viewer = rng.below(versioned.match.seats + 1)
                one, other = compare(versioned, viewer, rng, at)
                compared += one
                differed += other
            at += 1000
            seat = pick(versioned.match.asked(), rng)
            question = versioned.match.question_to(seat)
            assert question is not None
            answer(versioned, seat, pick(question.options, rng), at)
    assert compared > 100
    assert differed > 10, "the worlds hardly differed"


def compare(versioned: VersionedMatch, viewer: int, rng: Rng, at: int) -> tuple[int, int]:
    """Play alike in two worlds; return how often messages were compared, and how often the worlds differed."""
    truth = twin_of(versioned, viewer, rng)
    truth.match.state = versioned.match.state.copy()
    truth.match.listen()
    twin = twin_of(versioned, viewer, rng)
    compared = differed = 0
    for _ in range(8):
        if truth.match.view(viewer).key() != twin.match.view(viewer).key() or not truth.match.is_running():
            break
        compared += 1
        differed += truth.match.state.key() != twin.match.state.key()
        for since in (0, truth.version(viewer) - 1, truth.version(viewer)):
            assert state_message_to(truth, viewer, since) == state_message_to(twin, viewer, since)
        assert truth.version(viewer) == twin.version(viewer)
        seat = pick(truth.match.asked(), rng)
        questions = truth.match.question_to(seat), twin.match.question_to(seat)
        options = in_both(*questions)
        if not options:
            break
        at += 1000
        since = len(truth.match.entries)
        option = pick(options, rng)
        try:
            answer_in_both(truth, twin, seat, option, at, since)
        except LookupError:
            break
    return compared, differed


def answer_in_both(truth: VersionedMatch, twin: VersionedMatch, seat: int, option: int, at: int, since: int) -> None:
    """Answer in both worlds, with the same draws in both."""
    recording = RecordingDice(Rng(since))
    truth.match.dice = recording  # type: ignore[assignment]
    answer(truth, seat, option, at)
    dice = ReplayingDice(0)
    dice.next = list(recording.drawn)
    twin.match.dice = dice  # type: ignore[assignment]
    answer(twin, seat, option, at)


class RecordingDice:
    """Dice that record what they draw."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.draws = 0
        self.drawn: list[int] = []

    def draw(self, options: list[int], weights: list[int]) -> Draw:
        likely = [option for option, weight in zip(options, weights or [1] * len(options), strict=True) if weight]
        self.drawn.append(likely[self.rng.below(len(likely))])
        return Draw(self.drawn[-1], 0, 1, False)


def in_both(one: Question | None, other: Question | None) -> list[int]:
    if one is None or other is None:
        return []
    return [option for option in one.options if option in other.options]


def pick(things: list[int], rng: Rng) -> int:
    return things[rng.below(len(things))]
