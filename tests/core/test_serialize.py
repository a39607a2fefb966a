"""States as JSON data: reading back, and refusing bad data."""

from __future__ import annotations

import json

import pytest

from meadhall.core.rng import Rng
from meadhall.core.serialize import decode, encode
from meadhall.core.state import State, playout
from meadhall.games.keltis.game import GAME
from tests.core.test_state import started
from tests.core.toy import TOLLGATE


def test_a_finished_game_is_read_back_with_its_outcome() -> None:
    state = GAME.new(3)
    playout(state, Rng(2), GAME.longest)
    again = decode(GAME.new(3), json.loads(json.dumps(encode(state))))
    assert again.key() == state.key()
    assert again.outcome is not None


def test_a_view_is_read_back_with_its_question_and_refusals() -> None:
    view = started().redact(0)
    view.refused = [(3, 11)]
    again = decode(GAME.new(2), json.loads(json.dumps(encode(view))))
    assert again.key() == view.key()
    assert again.refusals(0) == [(3, 11)]


def test_a_frame_with_picks_is_read_back() -> None:
    state = TOLLGATE.new(2)
    for card in (1, 2, 3, 4):
        state.apply(card)
    state.answer(1, 3)
    assert state.frames[-1].picks == (-1, 3)
    assert decode(TOLLGATE.new(2), encode(state)).key() == state.key()


def broken(**changes: object) -> tuple[State, dict[str, object]]:
    return GAME.new(2), {**encode(started()), **changes}


NUMBERS = encode(started())["numbers"]
assert isinstance(NUMBERS, list)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"version": 2}, "not a state of version 1"),
        ({"seats": 3}, "3 seats cannot be read as one for 2"),
        ({"numbers": [1, 2]}, "numbers: 2 given, 235 expected"),
        ({"numbers": "many"}, "numbers: a list expected"),
        ({"numbers": [*NUMBERS[1:], 1.5]}, "numbers: whole numbers expected, not 1.5"),
        ({"numbers": [*NUMBERS[1:], True]}, "numbers: whole numbers expected, not True"),
        ({"numbers": [*NUMBERS[1:], 2**70]}, "numbers: whole numbers expected"),
        ({"secrets": []}, "secrets: 0 given, 1 expected"),
        ({"secrets": None}, "secrets: a list expected"),
        ({"secrets": [3]}, "secrets: lists expected"),
        ({"secrets": [[[1], []]]}, "secrets: a table of the wrong size"),
        ({"frames": [[1]]}, "is no frame of this game"),
        ({"frames": [[99, 0, 0, 0, 0, 0, 0, 0, 0]]}, "is no frame of this game"),
        ({"outcome": 3}, "outcome: reason, scores and ranks expected"),
        ({"outcome": [0, [1], [1]]}, "outcome: a score and a rank for each of 2 seats"),
        ({"frames": []}, "frames: a game that is not over"),
        ({"viewer": 3}, "viewer: 3 is neither a seat nor the spectator"),
        ({"viewer": "me"}, "viewer: whole numbers expected"),
        ({"viewer": 0, "question": [1]}, "question: kind, actor, about and options"),
        ({"viewer": 0, "refused": [[1]]}, "refused: pairs of option and clause"),
    ],
)
def test_bad_data_is_told_its_fault(changes: dict[str, object], fault: str) -> None:
    blank, data = broken(**changes)
    with pytest.raises(ValueError, match=fault):
        decode(blank, data)


def test_what_is_no_state_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="not a state"):
        decode(GAME.new(2), [1, 2, 3])


def test_a_view_without_a_question_is_read() -> None:
    blank, data = broken(viewer=2, question=None)
    assert decode(blank, data).question() is None


def test_a_brisk_state_cannot_be_kept() -> None:
    with pytest.raises(ValueError, match="brisk"):
        encode(started().brisk(Rng(1)))


@pytest.mark.parametrize("text", ["{}", "[]", '{"seats": 7}', '{"seats": "two"}'])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a position of Tollgate"):
        TOLLGATE.read_position(text)
