"""Resigning, and bots and people who take a seat over."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.match import (
    BOT,
    EMPTY,
    PERSON,
    BadEntry,
    Holder,
    replay,
)
from tests.core.toy import FARM
from tests.match.table import (
    TOLLGATE,
    check_words,
    data_of,
    finish,
    keltis,
    options,
    passed,
    position,
    resigned_with_two,
    unchanged,
)


def test_resignation_with_two_seats_ends_the_match() -> None:
    match = resigned_with_two()
    result = match.result
    assert result is not None
    assert (result.reason, result.scores, result.ranks) == ("resigned", (), (2, 1))
    assert result.winners() == [1]
    assert [str(entry).split(" ", 1)[1] for entry in match.entries[-2:]] == [
        "1234 seat0 resigns",
        "1234 table ends resigned ranks 2 1",
    ]


def test_a_seat_may_resign_when_it_is_not_asked() -> None:
    match = keltis()
    match.resign(1)
    assert match.result is not None
    assert match.result.winners() == [0]


@pytest.mark.parametrize("seats", [3, 4])
def test_resignation_with_more_seats_goes_on_until_one_is_left(seats: int) -> None:
    match = keltis(seats)
    match.resign(1)
    assert match.result is None
    assert match.holders[1] == Holder(EMPTY)
    with unchanged(match), pytest.raises(BadEntry) as caught:
        match.resign(1)
    check_words(caught.value, "match-has-resigned")
    for seat in range(2, seats):
        assert match.result is None
        match.resign(seat)
    assert match.result is not None
    assert match.result.ranks == ((1, 3, 2), (1, 4, 3, 2))[seats - 3]


def test_the_position_does_not_change_when_a_seat_resigns() -> None:
    match = keltis(3)
    before = position(match)
    match.resign(2)
    assert position(match) == before


def test_who_resigned_ranks_last_whatever_the_bot_in_its_place_scores() -> None:
    best_of_all = 0
    for seed in range(30):
        match = passed(TOLLGATE, 3)
        match.resign(1)
        match.set_holder(1, Holder(BOT, "random"))
        rng = Rng(seed)
        while match.result is None:  # the bot farms, the others raid nobody in particular
            seat = match.asked()[0]
            legal = options(match, seat)
            if seat == 1 and FARM in legal:
                match.submit(1, FARM)
            else:
                match.submit(seat, legal[rng.below(len(legal))])
        scores, ranks = match.result.scores, match.result.ranks
        assert match.result.reason == "last-round"
        assert len(scores) == 3
        assert ranks[1] == 3
        assert match.result.winners()
        assert 1 not in match.result.winners()
        others = (scores[0], scores[2])
        assert (ranks[0], ranks[2]) == (
            (1, 1) if others[0] == others[1] else (1, 2) if others[0] > others[1] else (2, 1)
        )
        best_of_all += scores[1] > max(others)
    assert best_of_all > 0


def test_of_two_who_resigned_the_earlier_ranks_further_behind() -> None:
    match = keltis(4)
    match.resign(3)
    match.resign(0)
    for seat in (3, 0):
        match.set_holder(seat, Holder(BOT, "random"))
    finish(match, Rng(3))
    assert match.result is not None
    assert match.result.ranks[0] == 3
    assert match.result.ranks[3] == 4
    assert sorted(match.result.ranks[1:3])[0] == 1


def test_a_bot_may_take_a_seat_at_any_time_and_a_person_may_come_back_unless_it_resigned() -> None:
    match = keltis(3)
    match.set_holder(0, Holder(BOT, "random"))
    assert match.holders[0] == Holder(BOT, "random")
    assert str(match.entries[-1]).endswith("seat0 becomes bot random")
    match.set_holder(0, Holder(PERSON, "Ann"))
    assert match.holders[0] == Holder(PERSON, "Ann")
    match.resign(0)
    with unchanged(match), pytest.raises(BadEntry) as caught:
        match.set_holder(0, Holder(PERSON, "Ann"))
    check_words(caught.value, "match-bad-name")
    match.set_holder(0, Holder(BOT, "random"))
    assert replay(data_of(match)).holders == match.holders
