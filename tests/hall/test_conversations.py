"""A recording repeats: two runs of one conversation are equal byte for byte."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.hall.conversations import Repeatable, compare, record_all

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


def test_differences_are_counted_by_field() -> None:
    old = ['a < 200 {} {"seats": [{"n": 1}, {"n": 1}], "gone": 1}', "a > GET /"]
    new = ['a < 200 {} {"seats": [{"n": 2, "m": 1}, {"n": null, "m": 1}]}', "a > GET /", "a < 404"]
    assert compare(old, new) == {
        ".gone is gone": 1,
        ".seats.m is new": 2,
        ".seats.n differs: 1 | 2": 1,
        ".seats.n is null": 1,
        "the line differs: [] | ['a < 404']": 1,
    }
    assert not compare(old, old)
