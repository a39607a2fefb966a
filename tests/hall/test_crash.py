"""A short form of `make crash`: the hall is killed while people play, on both databases; nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hall.crash import crash
from tests.hall.hall_process import HallProcess
from tests.hall.postgres import postgres


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_the_hall_is_killed(database: str, tmp_path: Path) -> None:
    if database == "sqlite":
        held(HallProcess("--data", str(tmp_path)))
        return
    with postgres(tmp_path) as url:
        held(HallProcess("--db", url))


def held(hall: HallProcess) -> None:
    hall.open()
    try:
        told = asyncio.run(crash([hall], tables=6, kills=4, pause=0.04, every=1.0))
    finally:
        hall.close()
    assert (told["lost"], told["doubled"], told["finished"]) == (0, 0, 6)
    assert told["kills"] >= 2
    assert told["acknowledged"] > 500
