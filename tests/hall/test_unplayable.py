"""A match that cannot be played any more holds nothing up: it is not woken, not counted, and its host can close it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from meadhall.core import registry
from meadhall.hall import game_list, lobby, queries, wire
from meadhall.hall.errors import NotNow
from meadhall.hall.hall import POSTPONE_MS
from meadhall.match import BadEntry, Match
from meadhall.presentation import phrase
from tests.hall.hall_process import ApiGuest, HallProcess, sqlite
from tests.hall.test_bounds import played
from tests.hall.test_join import joiner, link
from tests.hall.test_lobby import finished
from tests.terminal.emulator import Terminal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from meadhall.hall.hall import Hall
    from meadhall.hall.live_table import LiveTable
    from meadhall.hall.wire import Guest

KELTIS = registry.game("keltis")
DROPPED = {"keltis": {"version": KELTIS.version + 1, "oldest": KELTIS.version + 1}}
"""A release that cannot play the rules of ours any more."""
LEFT = {"keltis": {"since": {"clover_opens_path": 99}}}
"""A release in which a setting has left the game."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallProcess]:
    hall = HallProcess(*sqlite(tmp_path), log=tmp_path / "log").open()
    yield hall
    hall.close()


def running(hall: HallProcess) -> tuple[ApiGuest, ApiGuest, dict[str, Any]]:
    """Return a host, another player and their table, at which a match is being played."""
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    table = anna.table("keltis", 2, clock="600+5")
    borys.sit(table, 1)
    anna.begin(table)
    return anna, borys, table


def at(table: dict[str, Any], what: str = "") -> str:
    return f"/api/tables/{table['id']}{what}"


@pytest.mark.parametrize(("release", "why"), [(DROPPED, "match-other-rules"), (LEFT, "match-cannot-go-on")])
def test_whatever_is_wrong_with_a_head_its_table_can_be_read(hall: HallProcess, release: Any, why: str) -> None:
    anna, borys, over = finished(hall, "keltis", 2)
    written = anna.http.get(at(over, "/record")).content
    table = anna.table("keltis", 2)
    borys.sit(table, 1)
    anna.begin(table)
    hall.reopen(**release)
    for each in (over, table):
        info = anna.get(at(each))
        assert info["other_rules"]["id"] == why
        assert anna.get(at(each, "/state"), 409)["says"] == info["other_rules"]
        assert anna.get(at(each, "/moments"), 409)["error"] == "other-rules"
        assert anna.get(at(each, "/hints"), 409)["error"] == "other-rules"
        line = anna.socket(each)
        assert line.until("table")["table"]["other_rules"] == info["other_rules"]
        line.do("resign")
        assert line.until("refused")["error"] == "other-rules"
    assert len(anna.get(at(table, "/story"))) == 1, "what is hidden stays hidden"
    assert anna.http.get(at(over, "/record")).content == written


def test_a_match_that_goes_otherwise_by_our_rules_can_be_read_too(hall: HallProcess, tmp_path: Path) -> None:
    anna, _, over = finished(hall, "keltis", 2)
    table = running(hall)[2]
    hall.stop()
    with sqlite3.connect(next(tmp_path.glob("*.db"))) as db:
        db.execute("UPDATE entries SET lines = replace(lines, ' = ', ' = 1') WHERE n = 1")
    db.close()
    hall.open()
    for each in (over, table):
        why = anna.get(at(each))["other_rules"]
        assert why["id"] == "match-cannot-go-on"
        assert why["args"]["fault"] == {"id": "match-other-course", "args": {}}, "what stands there may be secret"
    assert len(anna.get(at(over, "/story"))) > 10
    assert "cannot be carried out again" in (tmp_path / "log").read_text("utf-8")
    assert "chance tile" not in (tmp_path / "log").read_text("utf-8")


def test_its_host_closes_it_and_nobody_else(hall: HallProcess) -> None:
    anna, borys, table = running(hall)
    assert anna.post(at(table, "/get-up"), 409)["error"] == "has-begun"
    hall.reopen(**DROPPED)
    assert borys.post(at(table, "/get-up"), 403)["error"] == "not-host"
    assert anna.post(at(table, "/get-up"))["phase"] == "closed"
    assert table["id"] not in [each["id"] for each in anna.get("/api/me/tables")["tables"]]
    assert anna.post(at(table, "/rematch"), 404)["error"] == "no-table"
    assert borys.get(at(table), 404)["error"] == "no-table"


def test_a_rematch_is_played_by_the_rules_of_today(hall: HallProcess) -> None:
    anna, borys, table = running(hall)
    assert anna.post(at(table, "/rematch"), 409)["error"] == "still-playing"
    hall.reopen(**DROPPED)
    again = borys.post(at(table, "/rematch"))
    assert again["rules"] == KELTIS.version + 1
    assert anna.post(at(table, "/rematch"))["id"] == again["id"]
    anna.sit(again, 0)
    assert borys.begin(again)["rules"] == KELTIS.version + 1


def test_a_table_at_which_a_match_is_over_cannot_be_closed_by_that(hall: HallProcess) -> None:
    anna, _, over = finished(hall, "keltis", 2)
    hall.reopen(**DROPPED)
    assert anna.post(at(over, "/get-up"), 409)["error"] == "has-begun"


def test_who_joins_it_is_told_why_and_leaves(hall: HallProcess, tmp_path: Path) -> None:
    anna, _, table = running(hall)
    why = "This match began under version 1 of the rules of Keltis"
    watching = joiner([link(hall, table), "--name", "Vira", "--lang", "en"], tmp_path / "vira")
    watching.read_until("You are watching.")
    with Terminal(["join", link(hall, table), "--lang", "en", "--name", "Ola"], tmp_path / "ola") as terminal:
        terminal.wait_for("Anna")
        hall.reopen(**DROPPED)
        assert terminal.end() == 1
        assert why in " ".join("\n".join(terminal.look_back()).split())
    status, told = watching.end()
    assert status == 1
    assert told.startswith(f"meadhall: {why}")
    host = joiner([link(hall, table), "--recovery", anna.recovery, "--lang", "uk"], tmp_path / "anna")
    status, told = host.end()
    assert status == 1
    assert "Цю партію почато за версією 1 правил гри" in told
    with Terminal(["join", link(hall, table), "--lang", "en", "--name", "Nina"], tmp_path / "nina") as terminal:
        assert terminal.end() == 1
        assert why in " ".join("\n".join(terminal.look_back()).split())


def test_who_joins_a_table_of_older_rules_is_told_so(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.reopen(oriflamme={"version": 1}).guest("Anna")
    table = anna.table("oriflamme", 3, {"1": "easy", "2": "easy"})
    anna.begin(table)
    hall.reopen()
    person = joiner([link(hall, table), "--recovery", anna.recovery, "--lang", "en"], tmp_path)
    person.read_until("This table plays by version 1 of the rules")
    person.play()
    assert person.end() == (0, "")


# Inside.


def run(folder: Path, test: Callable[[Hall, LiveTable, list[Guest]], Awaitable[None]]) -> None:
    async def main() -> None:
        async with played(folder) as (hall, table, guests):
            await test(hall, table, guests)

    asyncio.run(main())


def versions() -> dict[str, tuple[int, int]]:
    return {"keltis": (KELTIS.oldest, KELTIS.version)}


def drop_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play Keltis by the next version only, from now on."""
    monkeypatch.setattr(KELTIS, "version", KELTIS.version + 1)
    monkeypatch.setattr(KELTIS, "oldest", KELTIS.version)
    monkeypatch.setattr(game_list, "versions", versions)


def due(hall: Hall, table: LiveTable) -> Awaitable[object]:
    """Make a table due now."""
    return hall.write(table.row.id, queries.postpone, table.row.id, table.row.wake, 1)


def wakes(hall: Hall, table: LiveTable) -> Awaitable[int]:
    return hall.store.read(lambda c: getattr(queries.find_table(c, table.row.id), "wake", -1))


def test_a_table_of_other_rules_is_left_to_those_who_can_play_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hall: Hall, table: LiveTable, _: list[Guest]) -> None:
        await due(hall, table)
        assert await hall.store.read(lambda c: queries.due_tables(c, 2, 9, versions())) == [(table.row.id, 1)]
        drop_rules(monkeypatch)
        hall.tables.clear()
        with caplog.at_level(logging.WARNING):
            await hall.run_due_tables()
        assert not caplog.records
        assert await wakes(hall, table) == 1, "another process may play it"
        assert await hall.store.read(lambda c: queries.due_tables(c, 2, 9, {})) == []

    run(tmp_path, test)


def test_a_table_that_turns_out_not_to_be_playable_is_put_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hall: Hall, table: LiveTable, _: list[Guest]) -> None:
        await due(hall, table)
        monkeypatch.setattr(KELTIS.settings[0], "since", 99)
        hall.tables.clear()
        with caplog.at_level(logging.WARNING):
            await hall.run_due_tables()
        assert not caplog.records
        assert await wakes(hall, table) > hall.now() + POSTPONE_MS // 2

    run(tmp_path, test)


def test_a_match_that_can_only_be_read_is_none_of_the_tables_of_its_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, table: LiveTable, guests: list[Guest]) -> None:
        await lobby.create_table(guests[0], wire.NewTable(wire.Terms("clans", 2)), hall)
        count: Callable[[], Awaitable[int]] = lambda: hall.store.read(  # noqa: E731
            lambda c: queries.count_open(c, guests[0].id)
        )
        assert await count() == 2
        drop_rules(monkeypatch)
        assert await count() == 1

    run(tmp_path, test)


def test_what_a_match_refuses_when_it_begins_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall, _: LiveTable, guests: list[Guest]) -> None:
        bots: dict[str, wire.Level] = {"1": "easy"}
        table = await lobby.create_table(guests[0], wire.NewTable(wire.Terms("keltis", 2), bots=bots), hall)

        def refuse(*_: object) -> None:
            raise BadEntry(phrase("match-bad-opening"))

        monkeypatch.setattr(Match, "begin", refuse)
        with pytest.raises(NotNow, match="cannot begin") as refused:
            await lobby.begin(table, guests[0])
        assert refused.value.status == 409
        assert refused.value.error == "cannot-begin"
        monkeypatch.undo()
        await lobby.begin(table, guests[0])

    run(tmp_path, test)
