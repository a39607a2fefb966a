"""A hall whose games have a new rules version: what was begun before goes on, what is laid from then on is new."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from meadhall.core import registry
from meadhall.match import replay
from tests.hall.hall_process import ApiGuest, HallProcess, sqlite
from tests.hall.postgres import postgres
from tests.hall.test_lobby import finished
from tests.hall.test_tables import play_out

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CHANGED = [key for key in registry.names() if registry.game(key).plays(1) and registry.game(key).version > 1]
"""Games that were changed and can still be played as they were at first."""


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[HallProcess]:
    """A hall of the time when every game had its first rules."""
    first = {key: {"version": 1} for key in CHANGED}
    if request.param == "sqlite":
        yield from opened(HallProcess(*sqlite(tmp_path)), first)
        return
    with postgres(tmp_path) as url:
        yield from opened(HallProcess("--db", url), first)


def opened(hall: HallProcess, release: dict[str, dict[str, Any]]) -> Iterator[HallProcess]:
    hall.release = release
    hall.open()
    try:
        yield hall
    finally:
        hall.close()


def at(table: dict[str, Any], what: str = "") -> str:
    return f"/api/tables/{table['id']}{what}"


def record_of(guest: ApiGuest, table: dict[str, Any]) -> bytes:
    return guest.http.get(at(table, "/record")).content


def seats_of(game: str) -> int:
    return min(registry.game(game).seats)


def bots_of(game: str, first: int = 1) -> dict[str, str]:
    return {str(seat): "easy" for seat in range(first, seats_of(game))}


def branch(guest: ApiGuest, record: bytes) -> dict[str, Any]:
    """Lay a table that goes on from the middle of a record."""
    match = replay(record)
    start = {"record": record.decode(), "entry": len(match.entries) // 2}
    bots = {str(seat): "easy" for seat in range(1, match.seats)}
    laid: dict[str, Any] = guest.post("/api/tables", terms={"game": "keltis", "seats": 2}, start=start, bots=bots)
    return laid


@pytest.mark.parametrize("game", CHANGED)
def test_what_was_begun_by_older_rules_is_played_by_them_to_its_end(hall: HallProcess, game: str) -> None:
    newest = registry.game(game).version
    anna, _, over = finished(hall, game, seats_of(game))
    running = anna.table(game, seats_of(game), bots_of(game))
    anna.begin(running)
    line = anna.socket(running)
    line.answer(line.until_asked())
    line.until("done")
    before = anna.get(at(running, "/state"))
    waiting = anna.table(game, seats_of(game), bots_of(game))
    laid = branch(anna, record_of(anna, over))
    told = [anna.get(at(each)) for each in (over, running, waiting, laid)]
    assert {each["rules"] for each in told} == {1}
    written, moments = record_of(anna, over), anna.get(at(over, "/moments"), viewer=0)
    assert b"\nrules 1\n" in b"\n".join(each[14:] for each in written.splitlines()) + b"\n"

    hall.reopen()
    told = [anna.get(at(each)) for each in (over, running, waiting, laid)]
    assert [each["rules"] for each in told] == [1, 1, newest, 1]
    assert not any(each["other_rules"] for each in told)
    assert [each["rules"] for each in anna.get("/api/me/tables")["tables"] if each["id"] == running["id"]] == [1]

    # The match that is over.
    assert record_of(anna, over) == written
    assert replay(written).header.rules == 1
    assert anna.get(at(over, "/moments"), viewer=0) == moments
    version = next(each["version"] for each in moments["moments"] if each["question"])
    assert anna.get(at(over, "/hints"), viewer=0, version=version)["hints"]
    again = anna.post(at(over, "/rematch"))
    assert again["rules"] == newest

    # The one that was being played.
    assert anna.get(at(running, "/state"))["version"] >= before["version"]
    line = anna.socket(running)
    line.until_asked()
    line.do("hint")
    assert line.until("hint")["hints"]
    play_out([anna.socket(running)])
    assert replay(record_of(anna, running)).header.rules == 1

    # The table that goes on from a record, and another one laid now.
    for table in (laid, branch(anna, written)):
        assert table["goes_on"]
        assert anna.get(at(table))["rules"] == 1
        anna.begin(table)
        play_out([anna.socket(table)])
        match = replay(record_of(anna, table))
        assert match.header.rules == 1
        assert match.entries[0].verb == "lays"

    # The table that had not begun.
    info = anna.begin(waiting)
    assert list(info["terms"]["settings"]) == [each.key for each in registry.game(game).settings]
    play_out([anna.socket(waiting)])
    assert replay(record_of(anna, waiting)).header.rules == newest


def test_the_terms_of_a_table_of_older_rules_are_checked_by_those(hall: HallProcess) -> None:
    anna, _, over = finished(hall)
    written = record_of(anna, over)
    hall.reopen()
    table = branch(anna, written)
    terms = dict(table["terms"])
    assert terms["settings"] == dict(replay(written).settings)
    assert anna.patch(at(table), **{**terms, "clock": "600+5"})["terms"]["clock"] == "600+5"
    assert anna.patch(at(table), 409, **{**terms, "seats": 4})["error"] == "goes-on"
    assert anna.begin(table)["rules"] == 1


def test_a_setting_that_came_since_is_filled_in_when_a_table_is_laid_again(hall: HallProcess) -> None:
    anna, _, over = finished(hall)
    assert "face_down_prince" not in anna.get(at(over))["terms"]["settings"]
    hall.reopen()
    again = anna.post(at(over, "/rematch"))
    assert again["terms"]["settings"]["face_down_prince"] == "counts"
    assert again["terms"]["settings"]["plan_on_stack"] == over["terms"]["settings"]["plan_on_stack"]


def test_what_cannot_begin_any_more_is_refused_with_a_sentence(hall: HallProcess) -> None:
    anna, _, over = finished(hall)
    laid = branch(anna, record_of(anna, over))
    hall.reopen(oriflamme={"version": 3, "oldest": 2})
    refused = anna.begin(laid, 409)
    assert refused["error"] == "other-rules"
    assert refused["says"]["id"] == "match-other-rules"
    assert anna.post(at(laid, "/get-up"))["phase"] == "closed"
