"""Matches of teams: who wins and who is out goes by sides."""

from __future__ import annotations

import pytest

from meadhall.core import registry
from meadhall.match import BOT, Holder, Match
from tests.match.table import begun

CLANS = registry.game("clans")


def team_match(seats: int) -> Match:
    return begun(CLANS, seats, {"teams": "yes"})


@pytest.mark.parametrize(("seats", "leaving", "ranks"), [
    (4, [1, 3], (1, 4, 1, 3)),
    (4, [2, 0], (3, 1, 4, 1)),
    (6, [1, 2, 4, 5], (1, 6, 5, 1, 4, 3)),
])  # fmt: skip
def test_the_match_is_over_when_one_team_is_left(seats: int, leaving: list[int], ranks: tuple[int, ...]) -> None:
    match = team_match(seats)
    for seat in leaving:
        assert match.result is None
        match.resign(seat)
    assert match.result is not None
    assert (match.result.reason, match.result.ranks) == ("resigned", ranks)


def test_a_partner_plays_on_with_a_bot_in_the_other_seat() -> None:
    match = team_match(4)
    match.resign(1)
    match.resign(0)
    assert match.result is None
    match.set_holder(0, Holder(BOT, "random"))
    match.resign(2)
    assert match.result is not None
    assert match.result.ranks == (3, 4, 2, 1)
