"""Clocks: time per player with increment, days per move; what runs, what comes back and what does not."""

from __future__ import annotations

from contextlib import suppress

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.games.keltis.rules.components import COLOUR, DISCARD, PILE, VALUES
from meadhall.match import (
    ALWAYS,
    BOT,
    EVERY_MOMENT,
    Holder,
    IllegalOption,
    Match,
    NothingToUndo,
    NotYourQuestion,
    TimeControl,
    TimeIsUp,
    parse_time_control,
    replay,
)
from tests.core.toy import FARM, GUARD, PASS, RAID, SEAT
from tests.match.table import (
    KELTIS,
    TOLLGATE,
    begun,
    data_of,
    finish,
    guarded,
    keltis,
    options,
    passed,
    play_at_random,
    sat_down,
    snapshot,
    unchanged,
)

DAY = 86_400_000


def discard_of(match: Match, seat: int, but: int = -1) -> int:
    """Return a discard that a seat may make, of another colour than this."""
    return next(each for each in options(match, seat) if each >= DISCARD and (each - DISCARD) // VALUES != but)


def turn(match: Match, seat: int, at: int, later: int) -> int:
    """Discard at one moment and draw from the pile at another; return the colour discarded."""
    thrown = discard_of(match, seat)
    match.submit(seat, thrown, at)
    match.submit(seat, PILE, later)
    return (thrown - DISCARD) // VALUES


# What a clock may be.


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("none", TimeControl()),
        ("600+10", TimeControl("player", 600_000, 10_000)),
        ("1+0", TimeControl("player", 1000, 0)),
        ("999999+99999", TimeControl("player", 999_999_000, 99_999_000)),
        ("3d", TimeControl("move", 3 * DAY)),
        ("999d", TimeControl("move", 999 * DAY)),
    ],
)
def test_a_clock_is_read_and_written(text: str, control: TimeControl) -> None:
    assert parse_time_control(text) == control
    assert str(control) == text


@pytest.mark.parametrize(
    "text",
    ["", "None", "0+10", "600", "600+", "+10", "600 + 10", "600+010", "0600+10", "-1+0", "1+-1", "1e3+0", "٦+1",
     "600+10\n", "0d", "03d", "d", "3D", "1000d", "3d ", "1000000+0", "1+100000", "9" * 5000 + "+0"],
)  # fmt: skip
def test_what_is_no_clock_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="is not a clock"):
        parse_time_control(text)


# Time per player.


def test_without_a_clock_nobody_is_ever_late() -> None:
    match = keltis()
    assert match.clock.left(0, 10**14) is None
    assert match.resign_late_seats(10**14) == []
    match.submit(0, options(match, 0)[0], 10**14)


def test_time_runs_only_while_a_seat_is_asked() -> None:
    match = keltis(clock="600+0")
    assert (match.clock.left(0, 0), match.clock.left(1, 0)) == (600_000, 600_000)
    assert (match.clock.left(0, 5000), match.clock.left(1, 5000)) == (595_000, 600_000)
    turn(match, 0, 5000, 8000)
    assert (match.clock.left(0, 8000), match.clock.left(1, 8000)) == (592_000, 600_000)
    assert (match.clock.left(0, 20_000), match.clock.left(1, 20_000)) == (592_000, 588_000)
    turn(match, 1, 20_000, 21_000)
    assert (match.clock.left(0, 22_000), match.clock.left(1, 22_000)) == (591_000, 587_000)


def test_no_time_runs_before_the_beginning() -> None:
    match = sat_down(KELTIS, 2, {"starting_seat": "0"}, clock="600+10")
    match.add_nonce(0, b"x", 4000)
    match.begin(9000)
    assert (match.clock.left(0, 9000), match.clock.left(1, 9000)) == (600_000, 600_000)
    assert [entry.at for entry in match.entries[:2]] == [4000, 9000]


def test_the_increment_comes_once_a_move_however_many_questions_it_has() -> None:
    match = keltis(clock="600+10")
    match.submit(0, discard_of(match, 0), 5000)
    assert match.clock.left(0, 5000) == 595_000
    match.submit(0, PILE, 8000)
    assert match.clock.left(0, 8000) == 602_000
    assert match.clock.left(1, 8000) == 600_000


def test_all_who_are_asked_at_once_use_their_own_time() -> None:
    match = begun(TOLLGATE, 3, clock="600+10")
    match.submit(1, options(match, 1)[0], 1000)
    assert [match.clock.left(seat, 4000) for seat in range(3)] == [596_000, 609_000, 596_000]
    match.submit(2, options(match, 2)[0], 4000)
    assert [match.clock.left(seat, 9000) for seat in range(3)] == [591_000, 609_000, 606_000]
    match.submit(0, options(match, 0)[0], 9000)
    # seat 0 is asked again at once: its turn belongs to the same stretch
    assert match.asked() == [0]
    assert [match.clock.left(seat, 9000) for seat in range(3)] == [591_000, 609_000, 606_000]


def test_a_refused_answer_neither_stops_nor_starts_a_clock() -> None:
    match = keltis(clock="600+10")
    with unchanged(match), pytest.raises(IllegalOption):
        match.submit(0, -5, 30_000)
    with unchanged(match), pytest.raises(NotYourQuestion):
        match.submit(1, 0, 30_000)
    with unchanged(match), pytest.raises(NothingToUndo):
        match.undo(0, 30_000)
    assert match.clock.left(0, 31_000) == 569_000


def test_times_that_go_backwards_are_taken_for_the_latest() -> None:
    match = keltis(clock="600+10")
    match.submit(0, discard_of(match, 0), 5000)
    match.submit(0, PILE, 3000)
    assert match.entries[-2].at == 5000
    assert match.clock.left(0, 0) == 605_000
    match.submit(1, discard_of(match, 1), -(10**9))
    assert match.entries[-1].at == 5000
    assert match.clock.left(1, 5000) == 600_000
    assert [entry.at for entry in match.entries] == sorted(entry.at for entry in match.entries)
    assert replay(data_of(match)).lines == match.lines


# Undo.


def openly_ended(clock: str) -> Match:
    """Return a match in which seat 1 ended its turn at 30000 (asked since 10000) without any chance."""
    match = keltis(clock=clock)
    colour = turn(match, 0, 5000, 10_000)
    match.submit(1, discard_of(match, 1, colour), 20_000)
    match.submit(1, COLOUR + colour, 30_000)
    return match


def test_undo_takes_the_increment_back_but_not_the_time() -> None:
    match = openly_ended("600+10")
    assert match.clock.left(1, 30_000) == 590_000
    match.undo(1, 34_000)
    assert match.clock.left(1, 34_000) == 580_000
    assert match.clock.left(0, 34_000) == 596_000  # seat 0 was asked for four seconds; they are gone
    assert match.clock.left(1, 35_000) == 579_000


def test_no_increment_can_be_farmed_by_undo() -> None:
    match = openly_ended("600+10")
    plain = match.clock.left(1, 30_000)
    for _ in range(10):
        match.undo(1, 30_000)
        option = next(each for each in options(match, 1) if each != PILE)
        match.submit(1, option, 30_000)
    assert match.clock.left(1, 30_000) == plain
    taken = [entry.option for entry in match.entries if entry.actor == 1 and entry.option >= 0]
    for _ in range(10):
        match.restart(1, 30_000)
        match.submit(1, taken[0], 30_000)
        match.submit(1, taken[1], 30_000)
    assert match.clock.left(1, 30_000) == plain


def test_no_increment_can_be_farmed_by_taking_secret_answers_back() -> None:
    match = begun(TOLLGATE, 3, clock="600+10")
    for _ in range(10):
        match.submit(1, options(match, 1)[0], 1000)
        match.undo(1, 1000)
    assert match.clock.left(1, 1000) == 599_000
    match.submit(1, options(match, 1)[0], 3000)
    assert match.clock.left(1, 3000) == 607_000
    match.undo(1, 5000)  # two seconds in which it was not asked
    assert match.clock.left(1, 5000) == 597_000
    assert match.clock.left(1, 6000) == 596_000


def test_a_random_match_never_gives_more_than_an_increment_a_finished_move() -> None:
    for seed in range(6):
        match = sat_down(TOLLGATE, 3, {"rounds": "6"}, seed=seed, clock="5+3")
        for _ in play_at_random(match, Rng(seed)):
            assert all(moves >= 0 for moves in match.clock.moves)
            for seat in range(3):
                given = [entry for entry in match.entries if entry.actor == seat and entry.option >= 0]
                back = [entry for entry in match.entries if entry.actor == seat and entry.verb == "retracts"]
                assert match.clock.moves[seat] <= len(given) - len(back)
                left = match.clock.left(seat, match.clock.now)
                assert left == 5000 + 3000 * match.clock.moves[seat] - match.clock.used[seat]


def test_a_draw_between_two_questions_to_a_seat_does_not_end_its_move() -> None:
    match = passed(TOLLGATE, 2, lambda found: guarded(found, 1), clock="600+10")
    match.submit(0, RAID)
    assert match.asked() == [1]
    moves = match.clock.moves[1]
    match.submit(1, GUARD)  # draws a card; then it is this seat's turn
    assert match.entries[-1].actor == CHANCE
    assert match.asked() == [1]
    assert match.clock.moves[1] == moves


# Days per move.


def test_days_are_counted_per_move() -> None:
    match = keltis(clock="2d")
    assert match.clock.left(0, DAY) == DAY
    match.submit(0, discard_of(match, 0), DAY)
    assert match.clock.left(0, DAY) == DAY  # the same move
    match.submit(0, PILE, DAY + 1000)
    assert match.clock.left(1, DAY + 1000) == 2 * DAY
    turn(match, 1, 2 * DAY, 2 * DAY)
    assert match.clock.left(0, 2 * DAY) == 2 * DAY
    assert match.clock.left(0, 4 * DAY) == 0
    match.submit(0, discard_of(match, 0), 4 * DAY)
    with unchanged(match), pytest.raises(TimeIsUp):
        match.submit(0, PILE, 4 * DAY + 1)


def test_an_undo_goes_on_with_the_days_of_its_move() -> None:
    match = openly_ended("2d")
    match.undo(1, DAY)
    assert match.clock.left(1, DAY) == 2 * DAY - 20_000  # it had thought for twenty seconds
    assert match.clock.left(1, DAY + 5000) == 2 * DAY - 25_000
    match = begun(TOLLGATE, 2, clock="2d")
    match.submit(0, options(match, 0)[0], DAY)
    match.undo(0, DAY + 500)
    assert match.clock.left(0, DAY + 500) == DAY


def test_days_cannot_be_won_by_taking_back_again_and_again() -> None:
    match = begun(TOLLGATE, 2, clock="1d")
    for hour in range(1, 24):
        match.submit(0, options(match, 0)[0], hour * 3_600_000)
        match.undo(0, hour * 3_600_000)
    assert match.clock.left(0, 23 * 3_600_000) == 3_600_000
    with unchanged(match), pytest.raises(TimeIsUp):
        match.submit(0, options(match, 0)[0], DAY + 1)


# Too late.


def test_an_answer_at_the_last_moment_is_taken_and_one_after_it_is_not() -> None:
    match = keltis(clock="10+5")
    for late in (10_001, 20_000, 10**14):
        with unchanged(match), pytest.raises(TimeIsUp) as caught:
            match.submit(0, discard_of(match, 0), late)
        assert caught.value.phrase.id == "match-time-is-up"
        assert str(caught.value) == "seat 1 has run out of time."
    match.submit(0, discard_of(match, 0), 10_000)
    with unchanged(match), pytest.raises(TimeIsUp):
        match.submit(0, PILE, 10_001)
    with unchanged(match), pytest.raises(TimeIsUp):
        match.undo(0, 10_001)
    match.submit(0, PILE, 10_000)
    assert match.clock.left(0, 10_000) == 5000


def test_nothing_happens_when_time_is_called_and_nobody_is_late() -> None:
    match = keltis(clock="10+5")
    with unchanged(match):
        assert match.resign_late_seats(10_000) == []


def test_calling_time_with_two_seats_ends_the_match() -> None:
    match = keltis(clock="10+5")
    assert match.resign_late_seats(10_001) == [0]
    assert match.result is not None
    assert (match.result.reason, match.result.ranks) == ("resigned", (2, 1))
    assert [str(entry).split(" ", 1)[1] for entry in match.entries[-2:]] == [
        "10001 seat0 oversteps",
        "10001 table ends resigned ranks 2 1",
    ]
    assert replay(data_of(match)).lines == match.lines


def test_calling_time_with_more_seats_goes_on_with_the_others() -> None:
    match = begun(TOLLGATE, 3, clock="10+5")
    match.submit(1, options(match, 1)[0], 4000)
    with unchanged(match):
        assert match.resign_late_seats(9999) == []
    match.submit(0, options(match, 0)[0], 10_000)
    assert match.resign_late_seats(10_001) == [2]
    assert match.result is None
    assert match.resigned == [2]
    with unchanged(match):
        assert match.resign_late_seats(10**9) == []  # who has left has no clock any more
    match.set_holder(2, Holder(BOT, "random"), 10_001)
    match.submit(2, options(match, 2)[0], 10**9)
    assert match.asked() == [0]
    finish(match, Rng(1), 10**9)
    assert match.result is not None
    assert match.result.ranks[2] == 3


def test_of_three_two_may_be_late_at_once() -> None:
    match = begun(TOLLGATE, 3, clock="10+5")
    match.submit(1, options(match, 1)[0], 4000)
    assert match.resign_late_seats(10_001) == [0, 2]
    assert match.result is not None
    assert match.result.ranks == (3, 1, 2)
    assert replay(data_of(match)).lines == match.lines


def test_a_bot_has_no_clock() -> None:
    match = keltis(clock="10+5")
    match.set_holder(0, Holder(BOT, "random"), 1000)
    with unchanged(match):
        assert match.resign_late_seats(10**9) == []
    match.submit(0, discard_of(match, 0), 10**9)


def test_a_seat_that_is_not_asked_does_not_run_out_of_time() -> None:
    match = keltis(clock="10+5")
    turn(match, 0, 100, 200)
    assert match.resign_late_seats(10**9) == [1]


def test_a_late_seat_cannot_escape_by_a_standing_answer() -> None:
    match = passed(TOLLGATE, 3, clock="10+10")
    match.submit(0, FARM, 0)
    match.submit(1, RAID, 0)
    match.submit(1, SEAT, 0)
    assert match.asked() == [0, 2]
    left = match.clock.left(0, 0)
    assert left is not None
    assert match.clock.left(0, left + 1) == -1
    with unchanged(match), pytest.raises(TimeIsUp):
        match.submit(0, PASS, left + 1)
    with suppress(TimeIsUp):
        match.set_standing_answer(0, EVERY_MOMENT, ALWAYS, left + 1)
    assert 0 in match.resign_late_seats(left + 1), (
        "a seat that was too late has answered, and has won an increment by it"
    )


def test_a_resumed_match_has_the_same_clocks() -> None:
    for clock in ("600+10", "5+1", "1d"):
        for seed in range(3):
            match = sat_down(TOLLGATE, 3, seed=seed, clock=clock)
            for _ in play_at_random(match, Rng(seed), 40):
                pass
            assert snapshot(replay(data_of(match)))["clock"] == snapshot(match)["clock"]
