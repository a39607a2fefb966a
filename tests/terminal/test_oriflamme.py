"""Oriflamme at the terminal: whole games through a pipe and full-screen, and what the drawing shows to whom."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.games.oriflamme.text import TEXT
from meadhall.match import replay
from meadhall.terminal.tables import Picture
from meadhall.terminal.tables.oriflamme import TABLE
from tests.games.oriflamme.table import oriflamme
from tests.terminal import drawing
from tests.terminal.emulator import Terminal, alone
from tests.terminal.person import Person, record_of
from tests.terminal.test_line_mode import OVER, ROOT, WON


@pytest.mark.parametrize(("language", "seats", "people"), [("en", 3, 1), ("uk", 5, 1), ("ru", 4, 1), ("en", 3, 3)])
def test_a_person_plays_a_whole_game_through_a_pipe(language: str, seats: int, people: int, tmp_path: Path) -> None:
    words = ["oriflamme", "--lang", language, "--seats", str(seats), "--people", str(people), "--seed", language]
    person = Person(words, tmp_path, seats)
    lines = person.play()
    assert person.end() == (0, "")
    assert re.search(OVER[language], "\n".join(lines))
    assert re.match(WON[language], lines[-2])
    assert f"meadhall replay {record_of(tmp_path)}" in lines[-1]
    record = record_of(tmp_path)
    assert main(["verify", str(record)]) == 0
    checked = subprocess.run([sys.executable, "-I", "docs/verify.py", str(record)], cwd=ROOT, check=False)
    assert checked.returncode == 0


def test_what_is_taken_back_from_the_cover_is_asked_again(tmp_path: Path) -> None:
    words = ["oriflamme", "--lang", "en", "--people", "2", "--seed", "1", "--set", "starting_seat=0"]
    person = Person(words, tmp_path)
    for typed in ("", "1", "undo", ""):
        person.read_question()
        person.type(typed)
    again = person.read_question()
    person.kill()
    assert again is not None
    assert again.startswith("Player 1 — Round 1. Which card do you place face down?")
    assert person.lines.count("Pass the screen to Player 1, who then presses Enter.") == 2


def test_positions_are_told_in_words_and_the_set_up_once(tmp_path: Path) -> None:
    person = Person(["oriflamme", "--lang", "en", "--seed", "1", "--set", "starting_seat=2"], tmp_path)
    person.read_question()
    person.type("why queen")
    person.read_question()
    person.type("1")
    person.read_question()
    person.kill()
    told = "\n".join(person.lines)
    assert told.count("Round 1 of 6, Bot 3 places first; the row is activated from ") == 1
    assert told.count("You have laid aside: ") == 1
    assert "gain 2 each time; an opponent who removes her gains 1 more" in told.lower()
    assert re.search(r"^\d start: At the start of the row, on the (left|right): activated first$", told, re.M)


def test_a_game_is_played_to_its_end_full_screen(tmp_path: Path) -> None:
    words = alone("oriflamme", lang="uk")
    with Terminal(words, tmp_path, 80, 24) as terminal:
        won, shown, end = "еремога: ", "", time.monotonic() + 200
        while won not in shown:
            assert time.monotonic() < end, shown
            answered = shown
            while shown == answered or not ("?" in shown or won in shown):
                assert time.monotonic() < end, shown
                shown = "\n".join(terminal.look())
            if won not in shown:
                terminal.press("відкрити" if "чи відкрити?" in shown else "1", "enter")
        assert terminal.leave() == 0
        assert replay(record_of(tmp_path).read_bytes()).result is not None


def test_a_page_takes_the_keys_and_nothing_covers_the_board(tmp_path: Path) -> None:
    words = alone("oriflamme", "--set", "starting_seat=0")
    with Terminal([*words, "--set", "direction=left"], tmp_path, 100, 36) as terminal:
        shown = terminal.wait_for("Which card do you place")
        assert "← round 1 of 6, first player ● Player 1" in shown
        first = re.search(r"^ *1  (\w+) ", shown, re.M)
        assert first is not None
        terminal.press("f1")
        terminal.wait_for("Esc or Enter")
        terminal.press("down", "down", "escape", "enter")
        shown = terminal.wait_for("You place the")
        assert f"You place the {first[1].title()}" in shown, "the keys scrolled the page, not the options behind it"
        terminal.press("f6")
        assert "the row is activated from right to left" in terminal.wait_for("Esc or Enter")
        terminal.press("ctrl+c")
        assert terminal.end() == 0


def draw(row: str, viewer: int, *, direction: str = "right", wide: bool = True, tall: bool = True) -> Picture:
    """Draw a row for a viewer."""
    t = oriflamme(3, row, direction=direction, round="5")
    return drawing.draw(TABLE(TEXT), t, viewer, wide=wide, tall=tall)


ROW = "0.(trap)5+2 | 1.queen@2 | 2.criminal/2.(plan)5"


def test_a_face_down_card_has_its_name_for_its_own_player_only() -> None:
    assert "● Trap" in draw(ROW, 0).board.plain
    for viewer in (1, 2, 3):
        assert "Trap" not in draw(ROW, viewer).board.plain
        assert "● ░░░" in draw(ROW, viewer).board.plain
    assert "■ Plan" in draw(ROW, 2).board.plain
    assert {"● Trap", "■ Plan"} <= {part.strip() for part in re.split("  +|\n", draw(ROW, -1).board.plain)}


def test_the_row_shows_tokens_stacks_bribes_and_what_is_covered() -> None:
    lines = draw(ROW, 1).board.plain.splitlines()
    assert lines[0] == "→ round 5 of 6, first player ● Fox"
    assert lines[1].split() == ["▶1", "◍2", "2", "⚑▲", "3", "≡2"]
    assert lines[2].split() == ["●", "░░░░░░░░░░", "■", "Queen", "■", "░░░░░░░░░░"]
    assert lines[3].split() == ["└", "Criminal"]


def test_the_start_of_the_row_lies_at_the_hand_that_the_direction_says() -> None:
    numbers = r"\d(?= |$)"
    assert re.findall(numbers, draw(ROW, 0).board.plain.splitlines()[1])[0] == "1"
    turned = draw(ROW, 0, direction="left").board.plain.splitlines()
    assert turned[0].startswith("←")
    assert turned[1].index("3 ≡2") < turned[1].index("2 ⚑▲") < turned[1].index("▶1")


@pytest.mark.parametrize(("wide", "length", "lines"), [(True, 4, 1), (True, 5, 2), (False, 12, 4), (False, 13, 4)])
def test_a_long_row_goes_on_in_the_next_line(wide: bool, length: int, lines: int) -> None:
    roles = ["queen", "schemer", "criminal", "daredevil", "apothecary"]
    row = " | ".join(f"{n // 5}.{roles[n % 5]}" for n in range(length - 1))
    picture = draw("0.(trap)5 | " + row, 0, wide=wide, tall=False)
    assert len(picture.board.plain.splitlines()) == 1 + 2 * lines
    assert max(len(line) for line in picture.board.plain.splitlines()) <= (60 if wide else 56)


def test_before_the_players_lie_influence_hand_twin_and_what_is_out() -> None:
    seats = draw("0.(trap)5 | 1.twin", 0).seats.plain.splitlines()
    assert [line.split() for line in seats[:3]] == [
        ["●", "Fox", "◍5", "▯6", "◫"],
        ["▲", "Owl", "◍5", "▯7"],
        ["■", "Elk", "◍5", "▯7", "◫"],
    ]
    hand = draw("0.(trap)5 | 1.twin", 0).hand.plain
    assert hand.startswith(" Prince   Queen ")
    assert hand.endswith("aside: Substitution, Plan, Bribe")
    assert draw("0.(trap)5", 3).hand.plain == ""
