"""Land of Clans at the terminal: whole games through a pipe and full-screen, and what the drawing shows to whom."""

from __future__ import annotations

import re
import time
from functools import partial
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.games.clans.text import TEXT
from meadhall.match import replay
from meadhall.terminal.tables.clans import TABLE
from tests.games.clans.table import clans
from tests.terminal import drawing
from tests.terminal.emulator import Terminal, alone
from tests.terminal.person import Person, record_of
from tests.terminal.test_line_mode import WON

draw = partial(drawing.draw, TABLE(TEXT))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["--seats", "2"]),
        ("uk", ["--seats", "4", "--set", "teams=yes"]),
        ("ru", ["--seats", "6", "--people", "2"]),
    ],
)
def test_a_person_plays_a_whole_game_through_a_pipe(language: str, words: list[str], tmp_path: Path) -> None:
    person = Person(["clans", "--lang", language, "--seed", language, *words], tmp_path, 3)
    lines = person.play()
    assert person.end() == (0, "")
    assert re.match(WON[language], lines[-2])
    assert main(["verify", str(record_of(tmp_path))]) == 0


def test_a_game_is_played_full_screen_where_there_is_little_room(tmp_path: Path) -> None:
    words = alone("clans", "--seats", "2", "--set", "starting_seat=0")
    with Terminal(words, tmp_path, 80, 24) as terminal:
        shown = terminal.wait_for("Your turn")
        assert re.search(r"^ *12 ", shown, re.M), "the whole board can be seen"
        end = time.monotonic() + 200
        while "win" not in shown.lower():
            assert time.monotonic() < end, shown
            answered = shown
            terminal.press("enter")
            while shown == answered:
                assert time.monotonic() < end, shown
                shown = "\n".join(terminal.look())
        assert terminal.leave() == 0
        assert replay(record_of(tmp_path).read_bytes()).result is not None


def test_the_board_is_a_cross_with_the_prizes_in_its_corners() -> None:
    lines = draw(clans(prizes="I3 W5 L5 X5"), 0).board.plain.splitlines()
    assert lines[0].split() == list("abcdefghijkl")
    assert len(lines) == 13
    assert [line.count("▣") for line in lines[1:]] == [5, 2, 1, 0, 0, 0, 0, 0, 0, 5, 4, 1]
    assert "I3 3" in lines[2]
    assert "W5 5" in lines[3]
    assert "L5 5" in lines[12]
    assert "X5 5" in lines[12]
    assert "▒▒▒" in lines[2]
    assert re.search("○1 .*□1 .*○2 .*□2 .*○3 .*□3", lines[1])


def test_tokens_and_castles_show_whose_they_are() -> None:
    t = clans(3, tokens_0="d4", tokens_1="e4", castles_2="I3 a7 b7 c7", castles_1="L3 d1 e1 d2")
    lines = draw(t, 0).board.plain.splitlines()
    assert "●" in lines[4]
    assert "▲" in lines[4]
    assert "♜▲L3" in lines[1]
    assert "♜■I3" in lines[7]
    assert lines[7].count("▚") == 8


def test_only_ones_own_hand_is_drawn_and_all_when_everything_is_shown() -> None:
    t = clans(hand_0="d1 e1 f2".replace("f2", "h1"), hand_1="a4 W")
    assert draw(t, 0).hand.plain.startswith(" d1 ○†   e1 □▽   h1 ○ ")
    assert "d1" not in draw(t, 1).hand.plain
    assert "✦ W" in draw(t, 1).hand.plain
    assert draw(t, 2).hand.plain == ""
    everything = draw(t, -1).hand.plain
    assert "d1" in everything
    assert "a4" in everything


def test_what_can_be_answered_is_underlined() -> None:
    t = clans(hand_0="d1 d2 d3 g1 h1", tokens_0="d2")
    lit = [span for span in draw(t, 0).board.spans if getattr(span.style, "underline", False)]
    drawn = draw(t, 0).board.plain
    assert sorted(drawn[span.start : span.end].strip() for span in lit) == ["□2", "□6", "○1", "○3"]
    assert not [span for span in draw(t, 1).board.spans if getattr(span.style, "underline", False)]


@pytest.mark.parametrize("dark", [True, False])
def test_partners_share_a_symbol_and_the_line_of_their_clan(dark: bool) -> None:
    t = clans(6, wizards_0="1", castles_0="I3 a7 b7 c7")
    told = draw(t, 0, dark=dark).seats.plain
    assert "● Fox ▯5 ✦\n● Hen ▯5\n  3 pts · 15 left  ♜ I3\n▲ Owl" in told
    assert "pile 70" in told
