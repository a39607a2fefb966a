"""Tables that are changed before they begin, played again, or go on from a record."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.match import replay
from tests.hall.hall_process import ApiGuest, HallProcess
from tests.hall.test_tables import play_out


def finished(hall: HallProcess, game: str = "oriflamme", seats: int = 3) -> tuple[ApiGuest, ApiGuest, dict[str, Any]]:
    """Return two guests and their table, at which a match is over; bots have the other seats."""
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    bots = {str(seat): "easy" for seat in range(2, seats)}
    table = anna.table(game, seats, bots)
    borys.sit(table, 1)
    anna.begin(table)
    play_out([anna.socket(table), borys.socket(table)])
    return anna, borys, table


def test_a_rematch_is_one_new_table_to_which_all_are_invited(hall: HallProcess) -> None:
    anna, borys, table = finished(hall)
    path = f"/api/tables/{table['id']}"
    again = borys.post(f"{path}/rematch")
    assert again["id"] != table["id"]
    assert again["terms"] == anna.get(path)["terms"]
    assert [each["kind"] for each in again["seats"]] == ["empty", "person", "bot"]
    assert again["host"] == borys.id
    assert anna.get(path)["rematch"] == again["id"]
    assert anna.post(f"{path}/rematch")["id"] == again["id"], "all who ask get the same rematch"
    assert anna.post(f"/api/tables/{again['id']}/sit", seat=0)["you"] == 0, "no invitation needed"
    vira = hall.guest("Vira")
    assert vira.post(f"{path}/rematch", 403)["error"] == "not-seated"
    assert vira.get(f"/api/tables/{again['id']}", 404)["error"] == "no-table"
    assert borys.begin(again)["phase"] == "running"


def test_a_rematch_that_was_cleared_away_can_be_asked_for_again(hall: HallProcess) -> None:
    anna, borys, table = finished(hall)
    path = f"/api/tables/{table['id']}"
    first = borys.post(f"{path}/rematch")
    borys.post(f"/api/tables/{first['id']}/get-up")
    second = anna.post(f"{path}/rematch")
    assert second["id"] != first["id"]
    assert borys.post(f"{path}/rematch")["id"] == second["id"]


def test_no_rematch_before_the_match_is_over(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.table("keltis", 2)
    assert anna.post(f"/api/tables/{table['id']}/rematch", 409)["error"] == "still-playing"


def test_a_table_goes_on_from_a_record(hall: HallProcess) -> None:
    anna, _, table = finished(hall)
    record = anna.http.get(f"/api/tables/{table['id']}/record").text
    match = replay(record.encode())
    entry = len(match.entries) // 2
    new = anna.post(
        "/api/tables",
        terms={"game": "keltis", "seats": 2},
        start={"record": record, "entry": entry},
        bots={"1": "easy", "2": "easy"},
    )
    assert new["terms"]["game"] == "oriflamme"
    assert new["terms"]["seats"] == 3
    assert new["goes_on"] is True
    assert new["commitment"] != anna.get(f"/api/tables/{table['id']}")["commitment"], "chance is new"
    terms = dict(new["terms"])
    assert anna.patch(f"/api/tables/{new['id']}", **{**terms, "clock": "600+5"})["terms"]["clock"] == "600+5"
    changed = {**terms, "seats": 4}
    assert anna.patch(f"/api/tables/{new['id']}", 409, **changed)["error"] == "goes-on"
    anna.begin(new)
    play_out([anna.socket(new)])
    played = replay(anna.http.get(f"/api/tables/{new['id']}/record").content)
    assert played.entries[0].verb == "lays"
    laid = [(step.actor, step.option) for step in played.path if step.entry == 1]
    assert laid == [(step.actor, step.option) for step in match.path if step.entry <= entry]


@pytest.mark.parametrize(
    ("record", "entry", "error"),
    [("nonsense", 3, "bad-record"), ("", 3, "bad-body"), (None, 10**6, "bad-start"), (None, 0, "bad-body")],
)
def test_a_start_that_cannot_be_is_refused(hall: HallProcess, record: str | None, entry: int, error: str) -> None:
    anna, _, table = finished(hall)
    start = {"record": anna.http.get(f"/api/tables/{table['id']}/record").text if record is None else record}
    told = anna.post("/api/tables", 400, terms={"game": "keltis", "seats": 2}, start={**start, "entry": entry})
    assert told["error"] == error


def test_the_host_changes_the_terms_and_nobody_loses_a_seat(hall: HallProcess) -> None:
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    table = anna.table("keltis", 4, {"3": "hard"})
    borys.sit(table, 2)
    path = f"/api/tables/{table['id']}"
    terms = dict(table["terms"])
    assert borys.patch(path, 403, **terms)["error"] == "not-host"
    assert anna.patch(path, 409, **{**terms, "seats": 2})["error"] == "seat-taken"
    assert anna.patch(path, 400, **{**terms, "seats": 9})["error"] == "bad-body"
    assert anna.patch(path, 400, **{**terms, "seats": 6})["error"] == "bad-settings"
    told = anna.patch(path, **{**terms, "seats": 3, "level": "easy"})
    assert [each["kind"] for each in told["seats"]] == ["person", "empty", "person"]
    told = anna.patch(path, game="oriflamme", seats=5)
    assert [each["kind"] for each in told["seats"]] == ["person", "empty", "person", "empty", "empty"]
    assert told["terms"]["settings"].keys() != terms["settings"].keys()
