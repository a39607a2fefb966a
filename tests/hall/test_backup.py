"""Backups: everything is in them, they are taken while the hall is open, and they open again."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, select

from meadhall.hall.schema import metadata, tables
from meadhall.hall.serve import open_url
from meadhall.hall.store import Store, sqlite_url
from meadhall.hall.upgrade import migrate, upgrade
from tests.hall.hall_process import HallProcess
from tests.hall.postgres import postgres
from tests.hall.test_tables import play_out

HEAD = "meadhall record 1\ngame keltis\nrules 7\nmatch 0123456789abcdef"
OLDER = [("open", "", ""), ("laid", "", "chance 0"), ("begun", HEAD, ""), ("both", HEAD, "chance 0")]
"""Tables of an older hall: their names, heads, and the answers with which they were laid."""


def run(*args: object, status: int = 0) -> str:
    command = [sys.executable, "-m", "meadhall", *map(str, args)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == status, done.stderr
    return done.stderr if status else done.stdout


def taken_and_opened(tmp_path: Path, database: list[str], other: list[str]) -> None:
    """Back a hall up in mid-game, restore it elsewhere, and go on there with the same guest and table."""
    hall = HallProcess(*database).open()
    anna = hall.guest("Anna")
    table = anna.table("oriflamme", 3, {"1": "easy", "2": "easy"})
    anna.begin(table)
    seat = anna.socket(table)
    seat.answer(seat.until_asked())
    state = seat.until_asked()
    anna.post(f"/api/tables/{table['id']}/act", do="say", id="1", text="Вітаю!")
    file = tmp_path / "backup.db"
    told: dict[str, Any] = json.loads(run("backup", file, "--json", *database))
    assert told["guests"] == told["tables"] == told["chat"] == 1
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.glob("backup*")) == ["backup.db"]
    assert "exists already" in run("backup", file, *database, status=2)
    hall.kill()
    assert json.loads(run("restore", file, "--json", *other)) == told
    assert "not empty" in run("restore", file, *other, status=2)
    hall = HallProcess(*other, port=hall.port).open()
    try:
        again = anna.socket(table)
        assert again.until_asked()["position"] == state["position"]
        anna.post(f"/api/tables/{table['id']}/act", do="say", id="2", text="Знову тут")
        play_out([anna.socket(table)])
    finally:
        anna.leave()
        hall.close()


def test_from_sqlite_to_sqlite(tmp_path: Path) -> None:
    taken_and_opened(tmp_path, ["--data", str(tmp_path / "one")], ["--data", str(tmp_path / "two")])


@pytest.mark.slow
def test_from_sqlite_to_postgresql_and_back(tmp_path: Path) -> None:
    folder = tmp_path / "one"
    with postgres(str(tmp_path)) as url:
        taken_and_opened(tmp_path, ["--data", str(folder)], ["--db", url])
        (tmp_path / "backup.db").unlink()
        assert "guests" in run("backup", tmp_path / "backup.db", "--db", url)
        run("restore", tmp_path / "backup.db", "--data", tmp_path / "three")


def test_what_is_not_there_is_not_backed_up(tmp_path: Path) -> None:
    assert "there is no hall" in run("backup", tmp_path / "b.db", "--data", tmp_path, status=2)
    assert "no such backup" in run("restore", tmp_path / "b.db", "--data", tmp_path / "x", status=2)
    (tmp_path / "noise.db").write_text("this is no database, only a line of text")
    assert "meadhall: " in run("restore", tmp_path / "noise.db", "--data", tmp_path / "y", status=2)


def upgraded(url: str) -> dict[str, int]:
    """Return the rules versions of tables that were there before tables had any."""
    store = Store(url)
    try:
        store.write_now(lambda c: migrate(c, "0002"))
        with store.engine.begin() as c:
            known = MetaData()
            known.reflect(c)
            guest = {"id": "a", "name": "A", "language": "en", "webhook": "", "created": 0, "seen": 0}
            c.execute(known.tables["guests"].insert(), guest)
            for name, head, laid in OLDER:
                numbers = dict.fromkeys(("revision", "created", "changed", "wake"), 0)
                texts = dict.fromkeys(("invitation", "rematch"), "") | {"phase": "open", "terms": "{}", "seats": "[]"}
                flags = {"is_public": False, "is_muted": False}
                row = {"id": name, "head": head, "laid": laid, "host": "a", "game": "keltis", "seed": b""}
                c.execute(known.tables["tables"].insert(), {**row, **texts, **numbers, **flags})
        upgrade(store)
        return store.read_now(lambda c: {row.id: row.rules for row in c.execute(select(tables))})
    finally:
        store.close()


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_tables_from_before_get_the_rules_version_of_their_match(tmp_path: Path, kind: str) -> None:
    wanted = {"open": 0, "laid": 1, "begun": 7, "both": 7}
    if kind == "sqlite":
        assert upgraded(sqlite_url(tmp_path / "hall.db")) == wanted
        return
    with postgres(str(tmp_path)) as url:
        assert upgraded(url) == wanted


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    store = open_url(sqlite_url(tmp_path / "hall.db"))
    try:
        found = store.read_now(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    finally:
        store.close()
    assert found == []
