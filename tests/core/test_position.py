"""Positions as text: what every game's notation shares, and the faults it names."""

from __future__ import annotations

import pytest

from meadhall.core.position import Reader, read_frames, within, write_frames, write_head
from tests.core.toy import TOLLGATE

PARAGRAPHS = [f"p{n}" for n in range(len(TOLLGATE.new(2).rules))]


def read(text: str) -> Reader:
    return Reader(text, "tollgate", "Tollgate", [2, 3, 4])


def test_the_head_says_which_game_how_many_seats_and_whose_view() -> None:
    state = TOLLGATE.new(3)
    assert write_head(state, "tollgate") == ["tollgate 3"]
    assert write_head(state.redact(1), "tollgate") == ["tollgate 3", "view: 1"]
    assert write_head(state.redact(3), "tollgate") == ["tollgate 3", "view: spectator"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "a position of Tollgate begins with `tollgate` and 2, 3 or 4"),
        ("tollgate", "begins with"),
        ("tollgate 5", "begins with"),
        ("keltis 2", "begins with"),
        ("tollgate 2\na: 1\na: 2", "'a: 2': each line is a `name: value` of its own"),
        ("tollgate 2\na", "'a': each line"),
        ("tollgate 2\nview: 1", "view: what a seat sees is not a whole position"),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read(text)


def test_lines_are_taken_one_by_one_and_none_may_be_left() -> None:
    reader = read("tollgate 2\n\n  gold: 7\nway: left\nodd: x: y\n")
    assert reader.seats == 2
    assert reader.number("gold", 0, 9) == 7
    with pytest.raises(ValueError, match="the line `gold: …` is missing"):
        reader.take("gold")
    with pytest.raises(ValueError, match="way: up or down, not 'left'"):
        reader.choice("way", ["up", "down"])
    with pytest.raises(ValueError, match="odd: no such line in a position of Tollgate"):
        reader.finish()
    assert reader.take("odd") == "x: y"
    reader.finish()
    assert read("tollgate 4\nway: left").choice("way", ["left"]) == "left"


@pytest.mark.parametrize(
    ("word", "fault"),
    [("x", "gold: 'x' is no whole number"), ("4", "gold: 4 is not between 0 and 3"), ("-1", "gold: -1 is not between")],
)
def test_numbers_have_bounds(word: str, fault: str) -> None:
    assert within("3", "gold", 0, 3) == 3
    assert within("0", "gold", 0, 3) == 0
    with pytest.raises(ValueError, match=fault):
        within(word, "gold", 0, 3)


def test_frames_are_written_without_what_is_usual_and_read_back() -> None:
    state = TOLLGATE.new(2)
    text = "p0 seat=1 place=2 card=3 other=4 n=5 step=6 value=7 > p1 cancelled"
    read_frames(state, text, PARAGRAPHS)
    assert write_frames(state, PARAGRAPHS) == text
    assert [frame.numbers() for frame in state.frames] == [[0, 1, 2, 3, 4, 5, 6, 7, 0], [1, -1, -1, -1, -1, 0, 0, 0, 1]]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "frames: '' is none of p0"),
        ("p0 > nonsense", "frames: 'nonsense' is none of p0"),
        ("p0 sea=1", "frames: 'sea' is none of seat, place, card, other, n, step, value"),
        ("p0 seat=x", "frames: 'x' is no whole number"),
        ("p0 seat=65536", "frames: 65536 is not between -1 and 65535"),
        ("p0 seat=-2", "frames: -2 is not between"),
    ],
)
def test_frames_that_cannot_be_are_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_frames(TOLLGATE.new(2), text, PARAGRAPHS)


def test_frames_are_read_back_with_their_picks() -> None:
    state = TOLLGATE.new(2)
    state.frames[-1].picks = (-2, 1101, -1)
    text = write_frames(state, PARAGRAPHS)
    assert text.endswith("picks=-2,1101,-1")
    read_frames(state, text, PARAGRAPHS)
    assert state.frames[-1].picks == (-2, 1101, -1)
    for bad in ("picks=-3", "picks=1000001", "picks=", "picks=a", "seat=0 seat=1", "picks=1 picks=1"):
        with pytest.raises(ValueError, match="frames"):
            read_frames(state, f"p1 {bad}", PARAGRAPHS)
