"""A short form of `make fuzz`: any input, by any way in, is refused or done, and does no harm."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hall.fuzz import fuzz
from tests.hall.hall_process import HallProcess
from tests.hall.postgres import postgres


@pytest.mark.slow
@pytest.mark.parametrize(("database", "inputs"), [("sqlite", 600), ("postgresql", 400)])
def test_nothing_comes_of_what_nobody_should_send(database: str, inputs: int, tmp_path: Path) -> None:
    if database == "sqlite":
        stood(HallProcess("--data", str(tmp_path), log=tmp_path / "log"), inputs)
        return
    with postgres(tmp_path) as url:
        stood(HallProcess("--db", url, log=tmp_path / "log"), inputs)


def stood(hall: HallProcess, inputs: int) -> None:
    hall.open()
    try:
        told = asyncio.run(fuzz(hall, inputs, seed=inputs))
    finally:
        hall.close()
    assert told["faults"] == []
    assert told["past_limits"] >= inputs * 0.8
