"""A bot takes a moment, whether it has a choice or not; the rest of the hall waits for nobody."""

from __future__ import annotations

import time
from pathlib import Path

from tests.hall.hall_process import HallProcess, TableSocket

BOT_MS = 700
PATIENCE_MS = 500
"""A busy machine may take so much longer."""


def waits(seat: TableSocket, answers: int) -> list[float]:
    """Answer a few questions; return how long the bots took each time until something new was said, in ms."""
    found: list[float] = []
    told = seat.until_asked()
    for _ in range(answers):
        seat.answer(told)
        told = seat.until("state")
        while told["question"] is None:
            before = time.monotonic()
            told = seat.until("state")
            found.append((time.monotonic() - before) * 1000)
    return found


def test_a_bot_is_not_faster_where_it_has_no_choice(tmp_path: Path) -> None:
    hall = HallProcess("--bot-ms", str(BOT_MS), "--data", str(tmp_path)).open()
    guest = hall.guest("Anna")
    table = guest.table("keltis", 2, {"1": "easy"})
    guest.begin(table)
    found = waits(guest.socket(table), 8)
    hall.close()
    assert len(found) >= 5
    assert min(found) >= BOT_MS * 0.9
    assert sorted(found)[len(found) // 2] < BOT_MS + PATIENCE_MS


def test_nobody_waits_for_a_table_at_which_nobody_looks(tmp_path: Path) -> None:
    hall = HallProcess("--bot-ms", "5000", "--data", str(tmp_path)).open()
    guest = hall.guest("Anna")
    table = guest.table("keltis", 2, {"1": "easy"}, clock="none")
    guest.begin(table)
    path = f"/api/tables/{table['id']}/state"
    until = time.monotonic() + 4
    while guest.get(path)["question"] is None and time.monotonic() < until:
        time.sleep(0.05)
    assert guest.get(path)["question"] is not None
    hall.close()
