"""The hall sends lessons to anybody who asks, known or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from meadhall.core import registry
from meadhall.hall.errors import NotFound
from meadhall.hall.lessons import lesson_info
from meadhall.presentation import lesson_of
from tests.core.toy import TOLLGATE

if TYPE_CHECKING:
    from tests.hall.hall_process import HallProcess


def test_a_lesson_comes_whole_and_a_game_says_whether_it_has_one(hall: HallProcess) -> None:
    for game in httpx.get(f"{hall.base}/api/games").json():
        lesson = lesson_of(registry.game(game["key"]))
        assert game["has_lesson"] == (lesson is not None)
        if lesson is not None:
            told = httpx.get(f"{hall.base}/api/games/{game['key']}/lesson").json()
            assert [step["expects"] for step in told["steps"]] == [step.expects for step in lesson.steps]


@pytest.mark.parametrize("game", ["chess", "..", "%00", "keltis%2f"])
def test_a_game_that_is_not_played_here_has_no_lesson(hall: HallProcess, game: str) -> None:
    answer = httpx.get(f"{hall.base}/api/games/{game}/lesson")
    assert (answer.status_code, answer.json()["error"]) in [(404, "no-game"), (404, "not-found")]


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(NotFound, match="No lesson has been written"):
        lesson_info(TOLLGATE)
