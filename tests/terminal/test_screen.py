"""The full-screen table in a real terminal: played to the end, undone, explained, passed on, replayed."""

from __future__ import annotations

import os
import time
from pathlib import Path

from meadhall.match import replay
from tests.terminal.emulator import Terminal
from tests.terminal.person import Person, record_of

PLAY = ["play", "--bots", "random", "--pace", "0", "--seed", "7"]


def discard_and_draw(terminal: Terminal) -> None:
    """Play the first turn of a person whose eight cards can all be laid: discard one, draw from the pile."""
    terminal.press("9", "enter")
    terminal.wait_for("Draw a card")
    terminal.press("pile", "enter")


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    with Terminal([*PLAY, "--bots", "greedy", "--lang", "uk"], tmp_path) as terminal:
        questions = ("Зіграйте карту", "Яка фігурка", "Яка інша", "Конюшина на", "Доберіть карту")
        over, won, shown, end = "Гру закінчено: ", "еремога: ", "", time.monotonic() + 300
        while won not in shown:
            assert time.monotonic() < end, shown
            answered = shown
            while shown == answered or not any(text in shown for text in (*questions, won)):
                assert time.monotonic() < end, shown
                shown = "\n".join(terminal.look())
            if won not in shown:
                terminal.press("колода" if "Доберіть карту" in shown else "1", "enter")
        assert terminal.leave() == 0
        assert over in "\n".join(terminal.look_back()), "the result stays on the terminal after the table is gone"
        assert replay(record_of(tmp_path).read_bytes()).result is not None


def test_the_table_shows_hand_board_players_and_numbered_options(tmp_path: Path) -> None:
    with Terminal([*PLAY, "--lang", "en", "--seats", "4", "--set", "starting_seat=0"], tmp_path, 80, 24) as terminal:
        shown = terminal.wait_for("Play a card")
        for text in (
            "red",
            "yellow",
            "pink",
            "green",
            "blue",
            "● Player 1",
            "▲ Bot 2",
            "■ Bot 3",
            "◆ Bot 4",
            "pile 78",
        ):
            assert text in shown, text
        assert " 1  " in shown
        assert "lay " in shown
        terminal.press("ctrl+c")
        assert terminal.end() == 0
        assert "meadhallplay--resume" in "".join("".join(terminal.look_back()).split())


def test_a_hint_names_the_best_answers_with_their_chances(tmp_path: Path) -> None:
    with Terminal([*PLAY, "--lang", "en", "--set", "starting_seat=0"], tmp_path) as terminal:
        terminal.wait_for("Play a card", "F7 hint")
        terminal.press("f7")
        shown = terminal.wait_for("your chance to win", "— about")
        assert shown.count("— about") == 3
        terminal.press("escape")
        terminal.wait_for("Play a card")
        for letter in "hint":
            terminal.press(letter)
        terminal.press("enter")
        terminal.wait_for("your chance to win")
        terminal.press("ctrl+c")
        assert terminal.end() == 0


def test_undo_restart_help_and_refusals(tmp_path: Path) -> None:
    with Terminal([*PLAY, "--lang", "en", "--set", "starting_seat=0"], tmp_path) as terminal:
        terminal.wait_for("Play a card")
        terminal.press("f2")
        terminal.wait_for("There is nothing that you can take back")
        terminal.press("enter")
        terminal.wait_for("Which figure shall open")
        terminal.press("down", "enter")
        terminal.wait_for("with the large", "Draw a card")
        terminal.press("R", "enter")
        terminal.wait_for("There are no red discards. [KEL-R22]")
        terminal.press("f1")
        terminal.wait_for("KEL-R20: After playing")
        terminal.press("escape")
        terminal.press("f2")
        terminal.wait_for("Which figure shall open")
        terminal.press("enter")
        terminal.wait_for("Draw a card")
        terminal.press("f3")
        terminal.wait_for("Play a card")
        terminal.press("f4")
        terminal.wait_for("The red path: nobody yet.")
        terminal.press("escape")
        terminal.press("why 1", "enter")
        terminal.wait_for("KEL-R11")
        terminal.press("escape", "f5")
        terminal.press("quit", "enter")
        assert terminal.end() == 0
        assert [e.verb for e in replay(record_of(tmp_path).read_bytes()).entries].count("undoes") == 2


def test_the_screen_is_covered_while_it_is_passed_on(tmp_path: Path) -> None:
    words = [*PLAY, "--lang", "en", "--names", "Ann,Ben", "--set", "starting_seat=0"]
    with Terminal(words, tmp_path) as terminal:
        covered = terminal.wait_for("Pass the screen to Ann.")
        assert "●" not in covered
        assert "F2" not in covered, "nothing to take back yet"
        terminal.press("enter")
        terminal.wait_for("Play a card")
        discard_and_draw(terminal)
        terminal.wait_for("Pass the screen to Ben.", without=("Play a card", "You draw"))
        terminal.press("enter")
        terminal.wait_for("Play a card")
        terminal.wait_for("Ann draws a card.", without=("You draw",))
        terminal.press("ctrl+c")
        assert terminal.end() == 0


def test_a_record_is_looked_at_again(tmp_path: Path) -> None:
    person = Person(["--seed", "7", "--lang", "en"], tmp_path)
    person.play(10)
    person.kill()
    record = record_of(tmp_path)
    match = replay(record.read_bytes())
    first, last = match.first_answer(), len(match.entries)
    with Terminal(["replay", str(record), "--lang", "en"], tmp_path) as terminal:
        terminal.wait_for(f"{first}/{last}  as the spectator sees it")
        terminal.press("v")
        terminal.wait_for(f"{first}/{last}  everything is shown")
        terminal.press("end")
        terminal.wait_for(f"{last}/{last}")
        terminal.press("left")
        terminal.wait_for(f"{last - 1}/{last}")
        terminal.press("home")
        terminal.wait_for(f"0/{last}")
        terminal.press("right", "v")
        terminal.wait_for(f"1/{last}  as Player 1 sees it")
        terminal.press("4", "2")
        terminal.wait_for(f"1/{last} → 42")
        terminal.press("enter")
        terminal.wait_for(f"42/{last}")
        terminal.press("end", "q")
        assert terminal.end() == 0


def test_a_key_for_undo_never_lifts_the_cover(tmp_path: Path) -> None:
    words = [*PLAY, "--lang", "en", "--names", "Fox,Owl", "--set", "starting_seat=0"]
    with Terminal(words, tmp_path) as terminal:
        for name in ("Fox", "Owl"):
            terminal.wait_for(f"Pass the screen to {name}")
            terminal.press("f2", "f3", "ctrl+z", "f4")
            shown = terminal.wait_for("The red path")
            assert "hand" not in shown
            terminal.press("escape")
            shown = "\n".join(terminal.look())
            assert "Play a card" not in shown
            assert "The red path" not in shown
            terminal.press("enter")
            terminal.wait_for("Play a card")
            discard_and_draw(terminal)
        terminal.press("ctrl+c")
        assert terminal.end() == 0


def test_the_one_before_may_take_back_from_the_cover_what_can_be_taken_back(tmp_path: Path) -> None:
    words = [*PLAY, "--lang", "en", "--names", "Fox,Owl", "--set", "starting_seat=0"]
    with Terminal(words, tmp_path) as terminal:
        terminal.wait_for("Pass the screen to Fox")
        terminal.press("enter")
        terminal.wait_for("Play a card")
        discard_and_draw(terminal)
        terminal.wait_for("Pass the screen to Owl")
        terminal.press("enter")
        terminal.wait_for("Play a card")
        terminal.press("16", "enter")
        terminal.wait_for("Draw a card")
        terminal.press("1", "enter")  # the card that Fox discarded: nothing hidden is revealed
        shown = terminal.wait_for("Pass the screen to Fox")
        assert "F2" in shown
        terminal.press("f2")
        shown = terminal.wait_for("Pass the screen to Owl")
        assert "Draw a card" not in shown, "Fox may be the one who pressed it"
        terminal.press("enter")
        shown = terminal.wait_for("Draw a card")
        assert "You take that back." in shown
        terminal.press("ctrl+c")
        assert terminal.end() == 0


def test_a_small_window_says_so_and_grows_back(tmp_path: Path) -> None:
    with Terminal([*PLAY, "--lang", "en"], tmp_path, 60, 12) as terminal:
        terminal.wait_for("The table needs at least 72 columns")
        terminal.resize(100, 36)
        terminal.wait_for("F1 rules")
        terminal.process.terminate()
        assert terminal.end() == 0, "it leaves the table as if asked to"
        assert "Go on with" in "\n".join(terminal.look_back())


def test_a_terminal_that_goes_away_ends_the_table(tmp_path: Path) -> None:
    terminal = Terminal([*PLAY, "--lang", "en"], tmp_path)
    terminal.wait_for("F1 rules")
    os.close(terminal.keyboard)
    assert terminal.process.wait(10) in (129, 0)
    replay(record_of(tmp_path).read_bytes())


def test_a_name_is_a_name_and_not_markup(tmp_path: Path) -> None:
    with Terminal([*PLAY, "--lang", "en", "--names", "[/x]", "--set", "starting_seat=0"], tmp_path) as terminal:
        assert "[/x] to play" in terminal.wait_for("F1 rules")
        terminal.press("ctrl+c")
        assert terminal.end() == 0
