"""A recording repeats: two runs of one conversation are equal byte for byte."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.hall.conversations import Repeatable, record_all

if TYPE_CHECKING:
    from pathlib import Path


def recorded(folder: Path) -> list[str]:
    folder.mkdir()
    hall = Repeatable(folder)
    hall.open()
    try:
        return record_all(hall, [("keltis", 2, 12, 1)])
    finally:
        hall.stop()


def test_two_recordings_of_one_conversation_are_equal(tmp_path: Path) -> None:
    first, second = recorded(tmp_path / "first"), recorded(tmp_path / "second")
    assert first == second
    assert len(first) > 300
