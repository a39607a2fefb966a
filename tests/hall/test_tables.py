"""Tables: laying, joining, bots, beginning, playing to the end, the record."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from meadhall.core import registry
from meadhall.match import replay
from tests.hall.hall_process import HallProcess, TableSocket, read


def play_on(seat: TableSocket, seed: int) -> dict[str, Any]:
    """Answer at random until the match is over; return how it ended."""
    random = Random(seed)
    answer: dict[str, Any] = {}
    while True:
        told = seat.receive()
        if told["is"] == "state" and told["result"]:
            return dict(told["result"])
        if told["is"] == "state" and told["question"]:
            option = random.choice(told["question"]["options"])["option"]
            answer = {"option": option, "version": told["version"]}
            seat.do("answer", **answer)
        if told["is"] == "refused":  # a stale answer was overtaken by a state that has come, and is answered anew
            assert told["error"] in ("too-often", "stale"), told
            if told["error"] == "too-often":
                time.sleep(0.2)
                seat.do("answer", **answer)


def play_out(seats: list[TableSocket]) -> dict[str, Any]:
    """Let everybody answer at random until the match is over; all see it end in the same way."""
    with ThreadPoolExecutor(len(seats)) as people:
        ended = list(people.map(play_on, seats, range(len(seats))))
    assert all(each == ended[0] for each in ended)
    return ended[0]


@pytest.mark.parametrize(("game", "seats"), [("keltis", 2), ("oriflamme", 3), ("clans", 2), ("inis", 2)])
def test_people_play_a_match_to_its_end_over_the_wire(hall: HallProcess, game: str, seats: int) -> None:
    guests = [hall.guest(f"Guest {n}") for n in range(seats)]
    table = guests[0].table(game, seats)
    for n, guest in enumerate(guests[1:], 1):
        guest.sit(table, n, nonce="c0ffee")
    info = guests[0].begin(table)
    assert info["phase"] == "running"
    lines = [guest.socket(table) for guest in guests]
    result = play_out(lines)
    assert sorted(result["ranks"])[0] == 1
    record = guests[0].http.get(f"/api/tables/{table['id']}/record")
    assert record.status_code == 200
    match = replay(record.content)
    assert match.result is not None
    assert list(match.result.ranks) == result["ranks"]
    assert match.header.match_id == table["id"]
    assert "c0ffee" in record.text
    for line in lines:
        line.close()


def test_bots_play_their_seats(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.table("oriflamme", 3, {"1": "easy", "2": "easy"})
    anna.begin(table)
    result = play_out([anna.socket(table)])
    assert len(result["ranks"]) == 3


def test_who_sits_where_is_settled_before_the_match_begins(hall: HallProcess) -> None:
    anna, borys, vira = hall.guest("Anna"), hall.guest("Borys"), hall.guest("Vira")
    table = anna.table("keltis", 2)
    path = f"/api/tables/{table['id']}"
    assert anna.begin(table, 409)["error"] == "seats-empty"
    assert read(borys.http.get(path), 404)["error"] == "no-table", "by invitation only"
    assert borys.sit({**table, "invitation": "guess"}, 1, 404)["error"] == "no-table"
    assert borys.sit(table, 0, 409)["error"] == "seat-taken"
    assert borys.sit(table, 5, 400)["error"] == "no-seat"
    assert borys.sit(table, 1)["you"] == 1
    assert vira.sit(table, 1, 409)["error"] == "seat-taken"
    assert borys.begin(table, 403)["error"] == "not-host"
    assert borys.post(f"{path}/bot", 403, seat=1, level="easy")["error"] == "not-host"
    assert anna.post(f"{path}/bot", 409, seat=1, level="easy")["error"] == "seat-taken"
    anna.post(f"{path}/remove", guest=borys.id)
    assert borys.sit(table, 1, 404)["error"] == "removed", "who was asked to leave does not come back"
    vira.sit(table, 1)
    assert anna.begin(table)["phase"] == "running"
    assert anna.begin(table, 409)["error"] == "has-begun"
    assert anna.post(f"{path}/get-up", 409)["error"] == "has-begun"
    assert read(anna.http.get(f"{path}/record"), 409)["error"] == "not-over"


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"game": "chess", "seats": 2}, "no-game"),
        ({"game": "keltis", "seats": 5}, "bad-settings"),
        ({"game": "keltis", "seats": 2, "settings": {"nonsense": "yes"}}, "bad-settings"),
        ({"game": "keltis", "seats": 2, "clock": "5 minutes"}, "bad-body"),
        ({"game": "keltis", "seats": 2, "unknown": 1}, "bad-body"),
        ({"game": "keltis", "seats": 200}, "bad-body"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(hall: HallProcess, terms: dict[str, Any], error: str) -> None:
    assert hall.guest().post("/api/tables", 400, terms=terms)["error"] == error


def test_public_tables_are_listed_and_joined_without_invitation(hall: HallProcess) -> None:
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    hidden, shown = anna.table("keltis", 2), anna.table("keltis", 2, is_public=True)
    listed = [each["id"] for each in borys.get("/api/tables")["tables"]]
    assert shown["id"] in listed
    assert hidden["id"] not in listed
    assert all(each["invitation"] == "" for each in borys.get("/api/tables")["tables"])
    borys.post(f"/api/tables/{shown['id']}/sit", seat=1)
    assert [each["id"] for each in borys.get("/api/me/tables")["tables"]] == [shown["id"]]


def test_every_game_says_its_seats_and_settings(hall: HallProcess) -> None:
    games = {each["key"]: each for each in httpx.get(hall.base + "/api/games").json()}
    assert set(games) == set(registry.names())
    for key, told in games.items():
        assert told["seats"] == registry.game(key).seats
        assert [each["clause"] for each in told["settings"]] == [s.clause for s in registry.game(key).settings]
