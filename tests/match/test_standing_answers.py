"""Standing answers: chosen without regard to the hand, applied whatever it is, ended by asking or by their span."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.match import ALWAYS, ASK, EVERY_MOMENT, SPAN, BadEntry, Match, MatchOver, NotBegun, replay
from tests.core.toy import FARM, GUARD, PASS, POINTS, RAID, RAIDED, ROUND, SEAT
from tests.match.table import (
    ROUNDS,
    TOLLGATE,
    begun,
    data_of,
    finish,
    guarded,
    options,
    passed,
    play_at_random,
    played,
    sat_down,
    snapshot,
    unchanged,
)


def done(match: Match, since: int) -> list[str]:
    """Return what happened after this many entries, without numbers."""
    return [str(entry).split(" ", 1)[1] for entry in match.entries[since:]]


def window(match: Match) -> None:
    """Raid with seat 0: all others who may have a Guard are asked."""
    match.submit(0, RAID, 700)


# Applied whatever the hand.


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("moment", [RAIDED, EVERY_MOMENT])
@pytest.mark.parametrize("how", [SPAN, ALWAYS])
def test_a_standing_pass_looks_the_same_with_and_without_a_guard(seats: int, moment: int, how: str) -> None:
    stories = []
    for holds in (True, False):
        match = passed(TOLLGATE, seats, lambda found: guarded(found, 1) is holds)  # noqa: B023
        before = len(match.entries)
        match.set_standing_answer(1, moment, how, 500)
        window(match)
        if seats == 3:
            match.submit(2, PASS, 800)
        assert guarded(match, 1) is holds
        stories.append(done(match, before))
    assert stories[0] == stories[1]
    assert "700 seat1 reacting: 10 (standing)" in stories[0]


def test_with_a_standing_answer_the_question_is_free_for_one_hand_and_forced_for_the_other() -> None:
    for holds in (True, False):
        match = passed(TOLLGATE, 2, lambda found: guarded(found, 1) is holds)  # noqa: B023
        window(match)
        assert options(match, 1) == ([GUARD, PASS] if holds else [PASS])
        match.set_standing_answer(1, RAIDED, ALWAYS)
        assert match.entries[-1].option == PASS
        assert match.asked() == [1]  # its own turn now


def test_without_a_standing_answer_a_seat_is_asked_even_if_it_can_only_pass() -> None:
    match = passed(TOLLGATE, 2, lambda found: not guarded(found, 1))
    window(match)
    assert match.asked() == [1]
    assert options(match, 1) == [PASS]


def test_the_others_are_shown_the_same_whether_the_standing_seat_has_a_guard_or_not() -> None:
    told = []
    for holds in (True, False):
        match = passed(TOLLGATE, 2, lambda found: guarded(found, 1) is holds)  # noqa: B023
        match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
        since = len(match.entries)
        window(match)
        told.append((match.story(0, since), match.story(2, since), match.asked(), match.clock.moves))
    assert told[0] == told[1]


def test_all_seats_may_stand_and_the_window_closes_at_once() -> None:
    match = passed(TOLLGATE, 3)
    match.submit(0, FARM)
    for seat in (0, 2):
        match.set_standing_answer(seat, EVERY_MOMENT, ALWAYS)
    since = len(match.entries)
    match.submit(1, RAID)
    match.submit(1, SEAT)
    assert done(match, since + 2) == ["0 seat0 reacting: 10 (standing)", "0 seat2 reacting: 10 (standing)"]
    assert list(match.state.numbers[POINTS : POINTS + 3]) == [0, 1, 0]


def test_one_stands_and_the_other_is_asked() -> None:
    match = passed(TOLLGATE, 3)
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    window(match)
    assert match.asked() == [2]


def test_a_standing_answer_given_in_an_open_window_is_applied_at_once() -> None:
    match = passed(TOLLGATE, 3)
    window(match)
    assert match.asked() == [1, 2]
    match.set_standing_answer(2, EVERY_MOMENT, SPAN, 900)
    assert match.asked() == [1]
    assert done(match, len(match.entries) - 2) == ["900 seat2 stands -1 span", "900 seat2 reacting: 10 (standing)"]


def test_a_standing_answer_answers_windows_only() -> None:
    match = begun(TOLLGATE, 2)
    for seat in range(2):
        match.set_standing_answer(seat, EVERY_MOMENT, ALWAYS)
    assert match.asked() == [0, 1]
    for seat in range(2):
        match.submit(seat, options(match, seat)[0])
    assert match.asked() == [0]
    assert options(match, 0) == [RAID, FARM]


def test_with_standing_answers_for_all_no_window_ever_asks() -> None:
    for seed in range(10):
        match = begun(TOLLGATE, 3, {"rounds": "6"}, seed=seed)
        for seat in range(3):
            match.set_standing_answer(seat, EVERY_MOMENT, ALWAYS)
        rng = Rng(seed)
        raids = 0
        while match.result is None:
            seat = match.asked()[0]
            question = match.question_to(seat)
            assert question is not None
            assert match.game.kinds[question.kind] != "reacting"
            option = question.options[rng.below(len(question.options))]
            raids += option == RAID
            match.submit(seat, option)
        standing = [entry for entry in match.entries if entry.rest.endswith(" (standing)")]
        assert len(standing) == sum(entry.verb == "reacting:" for entry in match.entries)
        assert bool(standing) == bool(raids)
        assert replay(data_of(match)).lines == match.lines


# How long.


def options_now(match: Match, seat: int) -> list[int]:
    """Return what a seat may answer, nothing if it is not asked."""
    question = match.question_to(seat)
    return [] if question is None else question.options


def next_window(match: Match) -> list[int]:
    """Play on, farming, until seat 0 has raided once more; return who is asked then."""
    while True:
        seat = match.asked()[0]
        legal = options(match, seat)
        if seat == 0 and RAID in legal:
            match.submit(0, RAID)
            if options_now(match, 0) == [SEAT + 1]:
                match.submit(0, SEAT + 1)
            return match.asked()
        match.submit(seat, FARM if FARM in legal else legal[-1])


def test_always_lasts_until_asking_again() -> None:
    match = passed(TOLLGATE, 2, settings={"rounds": "6"})
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    for _ in range(4):
        assert next_window(match) == [1]  # its own turn
        assert options(match, 1) == [RAID, FARM]
    match.set_standing_answer(1, EVERY_MOMENT, ASK)
    assert next_window(match) == [1]
    assert PASS in options(match, 1)


def test_a_span_ends_when_the_span_of_the_game_changes() -> None:
    match = passed(ROUNDS, 2, settings={"rounds": "6"})
    match.set_standing_answer(1, RAIDED, SPAN)
    assert match.state.numbers[ROUND] == 1
    next_window(match)
    assert options(match, 1) == [RAID, FARM]  # passed over in this round
    next_window(match)
    assert match.state.numbers[ROUND] == 2
    assert PASS in options(match, 1)  # asked in the next
    match.set_standing_answer(1, RAIDED, SPAN)
    assert options(match, 1) == [RAID, FARM]
    next_window(match)
    assert PASS in options(match, 1)
    assert replay(data_of(match)).lines == match.lines


def test_in_a_game_without_spans_a_span_lasts_for_the_whole_game() -> None:
    match = passed(TOLLGATE, 2, settings={"rounds": "6"})
    match.set_standing_answer(1, RAIDED, SPAN)
    for _ in range(4):
        next_window(match)
        assert options(match, 1) == [RAID, FARM]


def test_always_outlives_a_span_of_the_same_moment_and_a_span_replaces_it() -> None:
    match = passed(ROUNDS, 2, settings={"rounds": "6"})
    match.set_standing_answer(1, RAIDED, ALWAYS)
    next_window(match)
    next_window(match)
    assert options(match, 1) == [RAID, FARM]
    match.set_standing_answer(1, RAIDED, SPAN)
    next_window(match)
    assert PASS in options(match, 1)


# Which moment.


def test_a_standing_answer_for_another_moment_is_not_applied() -> None:
    match = passed(TOLLGATE, 2)
    match.set_standing_answer(1, RAIDED + 1, ALWAYS)
    window(match)
    assert match.asked() == [1]
    assert PASS in options(match, 1)


def test_a_standing_answer_of_another_seat_is_not_applied() -> None:
    match = passed(TOLLGATE, 2)
    match.set_standing_answer(0, EVERY_MOMENT, ALWAYS)
    window(match)
    assert PASS in options(match, 1)


def test_ask_ends_a_standing_answer() -> None:
    for moment in (RAIDED, EVERY_MOMENT):
        match = passed(TOLLGATE, 2)
        match.set_standing_answer(1, moment, ALWAYS)
        match.set_standing_answer(1, moment, ASK)
        window(match)
        assert PASS in options(match, 1)


def test_who_said_ask_me_at_this_moment_last_is_asked_at_this_moment() -> None:
    match = passed(TOLLGATE, 2)
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    match.set_standing_answer(1, RAIDED, ASK)
    window(match)
    assert PASS in options(match, 1)


def test_who_said_ask_me_at_every_moment_last_is_asked_at_every_moment() -> None:
    match = passed(TOLLGATE, 2)
    match.set_standing_answer(1, RAIDED, ALWAYS)
    match.set_standing_answer(1, EVERY_MOMENT, ASK)
    window(match)
    assert PASS in options(match, 1)


def test_asking_where_nothing_stands_changes_nothing_but_the_record() -> None:
    match = passed(TOLLGATE, 2)
    before = snapshot(match)
    match.set_standing_answer(1, RAIDED, ASK)
    after = snapshot(match)
    for part in ("key", "views", "questions", "standing", "undo_limit"):
        assert after[part] == before[part]
    assert done(match, len(match.entries) - 1) == ["0 seat1 stands 0 ask"]


# Refused.


@pytest.mark.parametrize("how", ["", "pass", "Always", "always ", "never", None, 1, ["ask"]], ids=repr)
def test_what_is_no_standing_answer_is_refused(how: object) -> None:
    match = passed(TOLLGATE, 2)
    with unchanged(match), pytest.raises(BadEntry) as caught:
        match.set_standing_answer(1, RAIDED, how)  # type: ignore[arg-type]
    assert caught.value.phrase.id == "match-bad-standing"


@pytest.mark.parametrize("moment", [-2, -(10**9), True, 0.0, "0", None, ()], ids=repr)
def test_what_is_no_moment_is_refused(moment: object) -> None:
    match = passed(TOLLGATE, 2)
    with unchanged(match), pytest.raises(BadEntry):
        match.set_standing_answer(1, moment, ALWAYS)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "moment", [999_999, 1_000_000, 10**12, 10**5000], ids=["million-1", "million", "10**12", "10**5000"]
)
def test_a_moment_that_is_taken_can_be_read_back(moment: int) -> None:
    match = passed(TOLLGATE, 2)
    before = len(match.lines)
    try:
        match.set_standing_answer(1, moment, ALWAYS)
    except BadEntry:
        assert len(match.lines) == before
    assert replay(data_of(match)).lines == match.lines


def test_nobody_stands_before_the_beginning_or_after_the_end() -> None:
    match = sat_down(TOLLGATE)
    with unchanged(match), pytest.raises(NotBegun):
        match.set_standing_answer(0, RAIDED, ALWAYS)
    match = played(TOLLGATE)
    with unchanged(match), pytest.raises(MatchOver):
        match.set_standing_answer(0, RAIDED, ALWAYS)


# With undo and the record.


def test_a_standing_pass_may_be_taken_back_like_any_other() -> None:
    match = passed(TOLLGATE, 2, lambda found: guarded(found, 1))
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    window(match)
    assert match.undo_limit(1) == 1
    match.undo(1)
    assert options(match, 1) == [GUARD, PASS]
    match.submit(1, GUARD)
    assert replay(data_of(match)).lines == match.lines


def test_a_standing_pass_taken_back_is_not_given_again_behind_the_seats_back() -> None:
    match = passed(TOLLGATE, 3, lambda found: guarded(found, 1))
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    window(match)
    assert match.asked() == [2]
    match.undo(1)
    assert match.asked() == [1, 2]
    match.submit(2, PASS)
    assert match.asked() == [1], "the seat took its pass back to decide for itself"
    assert options(match, 1) == [GUARD, PASS]


def test_standing_answers_survive_a_replay() -> None:
    for seed in range(2):
        match = sat_down(ROUNDS, 3, {"rounds": "6"}, seed=seed)
        for _ in play_at_random(match, Rng(seed), 50):
            again = replay(data_of(match))
            assert again.standing_answers.given == match.standing_answers.given
            assert again.asked() == match.asked()


def test_a_match_with_standing_answers_is_played_to_its_end() -> None:
    match = passed(TOLLGATE, 3)
    match.set_standing_answer(0, EVERY_MOMENT, ALWAYS)
    match.set_standing_answer(1, RAIDED, SPAN)
    finish(match, Rng(9))
    assert match.result is not None
