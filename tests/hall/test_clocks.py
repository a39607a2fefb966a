"""Clocks that run out: a bot takes the seat over and gives it back, or the player's game ends."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.hall.hall_process import HallProcess, TableSocket


def waiting(hall: HallProcess, **terms: Any) -> tuple[TableSocket, TableSocket, dict[str, Any]]:
    """Return a table of two with a clock of one second, at which seat 0 is asked and does nothing."""
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    table = anna.table("keltis", 2, settings={"starting_seat": "0"}, clock="1+0", **terms)
    borys.sit(table, 1)
    anna.begin(table)
    return anna.socket(table), borys.socket(table), table


def test_a_bot_takes_over_and_gives_the_seat_back(hall: HallProcess) -> None:
    first, second, table = waiting(hall, level="easy")
    assert first.until("state")["clocks"][0]["runs"]
    while not second.until_asked():
        pass
    info = second.guest.get(f"/api/tables/{table['id']}")
    assert info["seats"][0]["is_away"]
    first.do("away", away=False)
    first.until("done")
    assert not second.guest.get(f"/api/tables/{table['id']}")["seats"][0]["is_away"]


def test_the_game_ends_where_the_table_says_so(hall: HallProcess) -> None:
    first, second, table = waiting(hall, overtime="ends")
    for seat in (first, second):
        while True:
            told = seat.until("state")
            if told["result"]:
                break
        assert told["result"]["ranks"] == [2, 1]
    assert second.guest.get(f"/api/tables/{table['id']}")["phase"] == "over"


@pytest.mark.parametrize("clock", ["600+10", "3d"])
def test_who_answers_in_time_has_time_left(hall: HallProcess, clock: str) -> None:
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    table = anna.table("keltis", 2, settings={"starting_seat": "0"}, clock=clock)
    borys.sit(table, 1)
    anna.begin(table)
    first = anna.socket(table)
    state = first.until("state")
    whole = 600_000 if clock == "600+10" else 3 * 24 * 3600 * 1000
    assert [each["left"] for each in state["clocks"]] == pytest.approx([whole, whole], abs=2000)
    assert [each["runs"] for each in state["clocks"]] == [True, False]
    time.sleep(1.5)
    later = anna.get(f"/api/tables/{table['id']}/state")["clocks"]
    gone = [before["left"] - after["left"] for before, after in zip(state["clocks"], later, strict=True)]
    assert gone[0] >= 1500
    assert gone[1] == 0
