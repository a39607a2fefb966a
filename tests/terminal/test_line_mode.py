"""Playing line by line through a pipe: whole games, in three languages, alone and several at one keyboard."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.match import BOT, Holder, replay
from tests.terminal.person import QUESTION, Person, record_of

ROOT = Path(__file__).parent.parent.parent
OVER = {"en": "The game is over: ", "uk": "Гру закінчено: ", "ru": "Игра окончена: "}
WON = {"en": "Winner: |Shared victory: ", "uk": "Перемога: |Спільна перемога: ", "ru": "Победа: |Общая победа: "}


@pytest.mark.parametrize(("language", "seats", "people"), [("en", 2, 1), ("uk", 3, 1), ("ru", 4, 1), ("uk", 3, 3)])
def test_a_person_plays_a_whole_game_through_a_pipe(language: str, seats: int, people: int, tmp_path: Path) -> None:
    words = ["--lang", language, "--seats", str(seats), "--people", str(people), "--seed", f"{language} {seats}"]
    person = Person(words, tmp_path, seats)
    lines = person.play()
    assert person.end() == (0, "")
    text = "\n".join(lines)
    assert re.search(OVER[language], text)
    assert re.match(WON[language], lines[-2])
    assert f"meadhall replay {record_of(tmp_path)}" in lines[-1]
    assert "\x1b" not in text, "no cursor movement"
    record = record_of(tmp_path)
    assert main(["verify", str(record)]) == 0
    checked = subprocess.run([sys.executable, "-I", "docs/verify.py", str(record)], cwd=ROOT, check=False)
    assert checked.returncode == 0


def test_nobody_is_shown_the_hand_of_another_before_the_screen_was_passed_on(tmp_path: Path) -> None:
    person = Person(["--people", "2", "--names", "Ann,Ben", "--seed", "5", "--set", "starting_seat=0"], tmp_path)
    person.play(40)
    person.kill()
    reader = ""
    for line in person.lines:
        if passed := re.match("Pass the screen to (Ann|Ben)", line):
            reader = passed[1]
        if QUESTION.search(line):
            assert line.startswith(f"{reader} — ")
        if line.startswith("You draw"):
            assert reader
    drawn = [line for line in person.lines if re.match("(Ann|Ben) draws", line)]
    assert drawn
    assert set(drawn) <= {"Ann draws a card.", "Ben draws a card."}


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    told = []
    for n in range(2):
        person = Person(["--seed", "hello", "--seats", "3"], tmp_path / str(n), 1)
        person.play(6)
        person.kill()
        told.append(person.lines[1:])
    assert told[0] == told[1]


@pytest.mark.parametrize("how", ["end of input", "quit", "interrupt", "kill"])
def test_a_player_who_leaves_can_go_on_later(how: str, tmp_path: Path) -> None:
    person = Person(["--seed", "9", "--lang", "en"], tmp_path, 3)
    person.play(12)
    person.read_question()
    if how == "quit":
        person.type("quit")
    elif how == "interrupt":
        person.process.send_signal(signal.SIGINT)
    elif how == "kill":
        person.process.kill()
    status, said = person.end()
    assert (status, said) == ({"interrupt": 130, "kill": -signal.SIGKILL}.get(how, 0), "")
    record = record_of(tmp_path)
    if how != "kill":
        command = f"{sys.executable} -m meadhall play --resume {record}"
        assert person.lines[-1] == f"You have left the table. Go on with: {command}"
    before = record.read_bytes()
    again = Person(["--resume", str(record), "--lang", "en"], tmp_path, 4)
    again.play()
    assert again.end() == (0, "")
    assert record.read_bytes().startswith(before)
    assert replay(record.read_bytes()).result is not None
    assert again.lines[0] == f"Going on with {record}."


def test_a_line_that_was_being_written_is_dropped_and_the_match_goes_on(tmp_path: Path) -> None:
    person = Person(["--seed", "9", "--lang", "en"], tmp_path, 3)
    person.play(5)
    person.kill()
    record = record_of(tmp_path)
    whole = record.read_bytes()
    record.write_bytes(whole[:-7])
    again = Person(["--resume", str(record), "--lang", "en"], tmp_path, 4)
    again.play(1)
    again.type("quit")
    assert again.end()[0] == 0
    assert any("cut short: it had not been confirmed" in line for line in again.lines)
    assert whole.startswith(record.read_bytes()[: whole.rfind(b"\n", 0, -1) + 1])
    replay(record.read_bytes())


def test_two_cannot_play_one_record_at_once(tmp_path: Path) -> None:
    first = Person(["--seed", "9"], tmp_path, 3)
    first.play(2)
    second = Person(["--resume", str(record_of(tmp_path))], tmp_path)
    status, said = second.end()
    first.kill()
    assert status == 2
    assert "another meadhall is playing this record" in said


def test_the_code_of_a_bot_in_somebodys_record_is_not_run_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "b.py"
    bot.write_text(
        "from pathlib import Path\nPath(__file__).with_suffix('.ran').touch()\nfrom meadhall.bots import RandomBot\n"
    )
    person = Person(["--seed", "9", "--bots", "random", "--lang", "en"], tmp_path, 3)
    person.play(2)
    person.kill()
    record = record_of(tmp_path)
    match = replay(record.read_bytes())
    match.set_holder(1, Holder(BOT, "b.py:RandomBot"), 10**9)
    record.write_text("".join(match.lines), "utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["play", "--plain", "--resume", str(record)]) == 2
    assert "say --bots b.py:RandomBot if you trust it" in capsys.readouterr().err
    assert not bot.with_suffix(".ran").exists()


def test_help_undo_and_the_rules_behind_an_answer(tmp_path: Path) -> None:
    person = Person(["--seed", "9", "--set", "starting_seat=0", "--lang", "en"], tmp_path)
    script = ["help", "options", "hand", "table", "log", "why 1", "why", "? 1", "nonsense", "P99", "pile", "undo", "1",
              "undo", "1", "1", "restart", "why", "quit"]  # fmt: skip
    for line in script:
        person.read_question()
        person.type(line)
    assert person.end() == (0, "")
    text = "\n".join(person.lines)
    assert "KEL-R11: Ascending column" in text
    assert "Nothing is forbidden now." in text
    assert "“nonsense” is neither an answer nor a command" in text
    assert "pile is not among the answers now." in text
    assert "There is nothing that you can take back" in text
    assert text.count("You take that back.") == 2
    assert "The red path: nobody yet. Tiles: stone 3" in text


def test_a_hint_is_given_line_by_line(tmp_path: Path) -> None:
    person = Person(["--seed", "9", "--set", "starting_seat=0", "--lang", "uk"], tmp_path)
    for line in ("підказка", "вийти"):
        person.read_question()
        person.type(line)
    assert person.end() == (0, "")
    at = person.lines.index("Ваші шанси на перемогу, наскільки їх бачить бот вашими очима:")
    assert all(re.search(r"\S+ — близько \d+ % \(.+\)$", line) for line in person.lines[at + 1 : at + 4])


def test_refusals_are_explained_with_their_clause(tmp_path: Path) -> None:
    person = Person(["--seed", "9", "--set", "starting_seat=0", "--lang", "uk"], tmp_path)
    person.read_question()
    person.type("1")
    while (question := person.read_question()) is not None and "колода" not in question:
        person.type("1")
    person.type("чому")
    person.read_question()
    person.type("чому Зл")
    person.read_question()
    person.type("Зл")
    person.read_question()
    person.type("вийти")
    assert person.end() == (0, "")
    assert person.lines.count("Зл: У скиді немає зелених карт. [KEL-R22]") == 3
    assert any(line.startswith("KEL-R22: ") for line in person.lines)


def test_own_letters_and_latin_letters_both_work(tmp_path: Path) -> None:
    person = Person(["--seed", "9", "--set", "starting_seat=0", "--lang", "uk"], tmp_path)
    question = person.read_question()
    assert question is not None
    latin = dict(zip("ЧЖРЗС", "RYPGB", strict=True))
    label = (QUESTION.search(question) or [""])[0].strip("[]").split(", ")[0].split(" ")[1]
    person.type(latin[label[0]] + label.lstrip("ЧЖРЗСл"))
    person.read_question()
    person.type("quit")
    person.end()
    assert any(line.startswith("Ви викладаєте") for line in person.lines)


def test_a_finished_match_is_not_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    person = Person(["--seed", "1"], tmp_path)
    person.play()
    person.end()
    record = record_of(tmp_path)
    assert main(["play", "--resume", str(record), "--lang", "en"]) == 0
    assert "This match is over already" in capsys.readouterr().out
