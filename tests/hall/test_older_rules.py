"""A table whose rules version is not played any more can still be read, and says why it cannot go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from meadhall.match import replay
from tests.hall.hall_process import ApiGuest, HallProcess, sqlite
from tests.hall.test_lobby import finished
from tests.hall.test_tables import play_out

OLDER = Path(__file__).parent.parent / "games" / "oriflamme" / "records" / "version-1.txt"
"""A record of rules version 1, which had fewer settings and other defaults."""
FORGOTTEN = 90
"""A rules version that no game has had."""


def forget_rules(folder: Path) -> None:
    """Make every match in a hall's database one of a rules version that is not played any more."""
    with sqlite3.connect(next(folder.glob("*.db"))) as db:
        assert db.execute("UPDATE tables SET head = replace(head, 'rules 1', ?)", (f"rules {FORGOTTEN}",)).rowcount
    db.close()


def record_of(guest: ApiGuest, table: dict[str, Any]) -> list[str]:
    """Return the lines of a table's record."""
    return guest.http.get(f"/api/tables/{table['id']}/record").text.splitlines()


def test_a_table_of_older_rules_stays_readable(tmp_path: Path) -> None:
    hall = HallProcess(*sqlite(tmp_path)).open()
    try:
        anna, borys, over = finished(hall, "keltis", 2)
        running = anna.table("keltis", 2)
        borys.sit(running, 1)
        anna.begin(running)
        written = record_of(anna, over)
        hall.stop()
        forget_rules(tmp_path)
        hall.open()
        for table in (over, running):
            path = f"/api/tables/{table['id']}"
            info = anna.get(path)
            assert info["other_rules"]["id"] == "match-other-rules"
            refused = anna.get(f"{path}/state", 409)
            assert refused["error"] == "other-rules"
            assert refused["says"] == info["other_rules"]
            assert anna.get(f"{path}/moments", 409)["error"] == "other-rules"
            assert anna.get(f"{path}/story")[0]["says"] == info["other_rules"]
            assert anna.socket(table).until("table")["table"]["other_rules"] == info["other_rules"]
        assert len(anna.get(f"/api/tables/{running['id']}/story")) == 1, "what is hidden stays hidden"
        assert anna.get(f"/api/tables/{running['id']}/record", 409)["error"] == "not-over"
        record = record_of(anna, over)
        assert len(record) == len(written) == len(anna.get(f"/api/tables/{over['id']}/story")) - 1
        assert record[-1] == written[-1]
        assert anna.post(f"/api/tables/{over['id']}/rematch")["phase"] == "open", "the next match has today's rules"
    finally:
        hall.close()


def test_a_table_that_goes_on_from_an_older_record_keeps_its_rules(hall: HallProcess) -> None:
    anna, record = hall.guest("Anna"), OLDER.read_text("utf-8")
    older = replay(record.encode())
    entry = len(older.entries) - 2
    start, bots = {"record": record, "entry": entry}, {"1": "easy", "2": "easy"}
    new = anna.post("/api/tables", terms={"game": "keltis", "seats": 2}, start=start, bots=bots)
    terms = new["terms"]
    assert new["rules"] == older.header.rules == 1
    assert terms["settings"] == older.settings
    assert anna.patch(f"/api/tables/{new['id']}", **{**terms, "clock": "600+5"})["terms"]["clock"] == "600+5"
    anna.begin(new)
    play_out([anna.socket(new)])
    played = replay(anna.http.get(f"/api/tables/{new['id']}/record").content)
    assert (played.header.rules, played.settings) == (1, older.settings)
    laid = [(step.actor, step.option) for step in played.path if step.entry == 1]
    assert laid == [(step.actor, step.option) for step in older.path if step.entry <= entry]
