"""Print, parse, print: letters and positions; and the message for a bad position or board."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.keltis.board import FILE, BadBoard, read_board
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.rules.components import LETTERS
from tests.games.keltis.table import keltis

GOOD = str(keltis(2, column_0="R 3 3 6 / Y 9 8", figures_0="R3 Y2L", piles="P 1 2", hand_1="G3* G4 B1"))


def test_every_letter_has_a_word_of_its_own() -> None:
    letters = [letter for letter in range(LETTERS) if letter not in (123,)]  # 123 would be the tile of a bare stone
    words = [GAME.write(letter) for letter in letters]
    assert len(set(words)) == len(words)
    assert [GAME.read(word) for word in words] == letters
    assert GAME.read(" XR10 ") == GAME.read("xR10")


@pytest.mark.parametrize("letter", [-1, 123, LETTERS])
def test_what_is_no_letter_has_no_word(letter: int) -> None:
    with pytest.raises(ValueError, match="no letter of Keltis"):
        GAME.write(letter)


@pytest.mark.parametrize("word", ["", "R11", "Z3", "xx", "R 3", "лоза"])
def test_what_is_no_word_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="no answer in Keltis"):
        GAME.read(word)


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32), answers=st.integers(0, 400), opens=st.booleans())
def test_a_position_reads_as_it_was_printed(seats: int, seed: int, answers: int, opens: bool) -> None:
    rng = Rng(seed)
    state = GAME.new(seats, {"clover_opens_path": "yes" if opens else "no"})
    for _ in range(answers):
        question = state.question()
        if question is None:
            return
        state.apply(choose(question, rng))
    if state.outcome is None:
        text = GAME.write_position(state)
        again = GAME.read_position(text)
        assert GAME.write_position(again) == text
        assert list(again.numbers) == list(state.numbers)
        for viewer in range(seats + 1):
            assert GAME.write_position(again.redact(viewer)) == GAME.write_position(state.redact(viewer))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("keltis 2", "keltis 5", "begins with `keltis` and 2, 3 or 4"),
        ("keltis 2", "chess 2", "begins with `keltis`"),
        ("keltis 2", "keltis 2\nview: 0", "cannot be played on"),
        ("left: 40", "left: many", "left: 'many' is no whole number"),
        ("left: 40", "left: 111", "left: 111 is not between 0 and"),
        ("left: 40", "left: 0", "left: the draw pile is empty, so the game is over"),
        ("left: 40", "left 40", "each line is a `name: value`"),
        ("left: 40", "left: 40\nleft: 40", "each line is a `name: value` of its own"),
        ("left: 40", "", "the line `left: …` is missing"),
        ("left: 40", "left: 40\nmoon: full", "moon: no such line"),
        ("clover_opens_path: yes", "clover_opens_path: maybe", "yes or no, not 'maybe'"),
        ("first: 0", "first: 2", "first: 2 is not between 0 and 1"),
        ("hand 1: G3* G4 B1", "hand 1: G3* G3 G3", "hand 1: there are only 2 cards G3"),
        ("hand 1: G3* G4 B1", "hand 1: pile", "'pile' is no card"),
        ("tiles: ......... ", "tiles: ", "tiles: five paths of nine stones"),
        ("R 3 3 6 / Y 9 8", "R 3 6 5", "column 0: 3 6 5 neither ascends nor descends"),
        ("R 3 3 6 / Y 9 8", "R 3 / R 4", "column 0: 'R 4' is no pile of its own colour"),
        ("R 3 3 6 / Y 9 8", "R", "column 0: 'R' is no pile"),
        ("R 3 3 6 / Y 9 8", "R 3 //", "column 0: '' is no pile"),
        ("figures 0: R3 Y2L", "figures 0: R3L Y2L", "figures 0: there is only one large figure"),
        ("figures 0: R3 Y2L", "figures 0: R3 R2L", "figures 0: 'R2L' is no figure of its own path"),
        ("figures 0: R3 Y2L", "figures 0: Q3", "figures 0: 'Q3' is no figure"),
        ("figures 0: R3 Y2L", "figures 0: R10", "figures 0: 10 is not between 1 and 9"),
        ("figures 0: R3 Y2L", "figures 0: R1 Y1 P1 G1 B1", "figures 0: there are only four small figures"),
        ("stones 0: 0", "stones 0: 10", "stones 0: 10 is not between 0 and 9"),
        ("frames: turn seat=0", "frames: nap seat=0", "frames: 'nap' is none of"),
        ("frames: turn seat=0", "frames: turn chair=0", "frames: 'chair' is none of"),
        ("frames: turn seat=0", "frames: turn", "frames: turn: whose turn is it?"),
        ("frames: turn seat=0", "frames: turn seat=0 > deal seat=0", "frames: deal: how many cards?"),
        ("frames: turn seat=0", "frames: turn seat=0 > clover seat=0 place=5", "frames: clover: which path?"),
        ("hand 1: G3* G4 B1", "hand 1:", "hand 1: somebody without cards cannot play"),
        ("frames: turn seat=0", "frames: turn seat=0 > ", "frames: '' is none of"),
    ],
)
def test_a_bad_position_is_told_its_line_and_fault(old: str, new: str, fault: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=fault.replace("(", r"\(").replace("?", r"\?")):
        GAME.read_position(GOOD.replace(old, new))


def test_an_empty_text_is_no_position() -> None:
    with pytest.raises(ValueError, match="begins with"):
        GAME.read_position("")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[dark", "board.toml: "),
        ("dark = 3", "must list the paths"),
        ("[dark]\nred = [1]", "must list the paths"),
        (
            "[dark]\nred = 1\nyellow = []\npink = []\ngreen = []\nblue = []",
            "red: dark rows are whole numbers from 1 to 8",
        ),
        ("[dark]\nred = [9]\nyellow = []\npink = []\ngreen = []\nblue = []", "red: dark rows"),
        ("[dark]\nred = [true]\nyellow = []\npink = []\ngreen = []\nblue = []", "red: dark rows"),
        ("[dark]\nred = []\nyellow = [2, 2]\npink = []\ngreen = []\nblue = []", "yellow: a row is named twice"),
        ("[dark]\nred = [1]\nyellow = []\npink = []\ngreen = []\nblue = []", "1 dark stones, 20 expected"),
    ],
)
def test_a_bad_board_is_told_its_file_and_fault(text: str, fault: str) -> None:
    with pytest.raises(BadBoard, match=fault):
        read_board(text, FILE)
