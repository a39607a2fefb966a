"""Games of rules version 1, in which cards that entered face up acted at once and a face-down Prince had no name."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.core.game import BadSetting
from meadhall.core.state import Illegal
from meadhall.games.oriflamme.game import GAME
from meadhall.match import replay
from meadhall.testing import rule
from tests.games.oriflamme.table import line

RECORDS = sorted((Path(__file__).parent / "records").glob("version-1*.txt"))
"""Written by rules version 1; in each a Twin is removed while the Prince of its holder lies face down, uncovered."""


@rule("ORI-B36", "ORI-B3")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_replays_to_its_end(path: Path) -> None:
    match = replay(path.read_bytes())
    assert "".join(match.lines) == path.read_text("utf-8")
    assert match.header.rules == 1
    assert match.result is not None
    assert line(match.state, "face_down_prince") == "nameless"


@rule("ORI-B36")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_by_the_rules_of_today_it_would_have_gone_another_way(path: Path) -> None:
    match = replay(path.read_bytes())
    state = GAME.new(match.seats, dict(match.settings))
    try:
        for step in match.path:
            state.answer(step.actor, step.option)
    except Illegal:
        return
    assert state.outcome is None or match.result is None or tuple(state.outcome.scores) != match.result.scores


@rule("ORI-B3", "ORI-B36")
def test_a_table_of_version_1_that_says_nothing_plays_by_the_defaults_of_its_time() -> None:
    older, newer = GAME.new(3, version=1), GAME.new(3)
    for key, then, now in [("entering_card_acts", "yes", "no"), ("face_down_prince", "nameless", "counts")]:
        assert (line(older, key), line(newer, key)) == (then, now)
    assert line(GAME.new(3, {"entering_card_acts": "no"}, 1), "entering_card_acts") == "no"


def test_version_1_has_no_setting_that_came_later() -> None:
    with pytest.raises(BadSetting, match="has no setting face_down_prince"):
        GAME.new(3, {"face_down_prince": "counts"}, 1)
