"""The command `meadhall`: what it prints, and what it says when something is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import meadhall
from meadhall import bench
from meadhall.cli import main
from meadhall.testing.matrix import collect

ROOT = Path(__file__).parent.parent


def test_the_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"meadhall {meadhall.__version__}, {meadhall.BUILD} build (")


def test_without_a_command_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "rules" in capsys.readouterr().out


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "2, 3 or 4 seats" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["key"] == "keltis"


def test_the_matrix_of_rules_is_whole_and_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "keltis", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    ids = [row["id"] for row in rows]
    assert ids == [*[f"KEL-R{n}" for n in range(1, 33)], *[f"KEL-A{n}" for n in range(1, 18)]]
    assert all(row["text"] and row["tests"] for row in rows)
    page = (ROOT / "docs" / "rules" / "keltis.md").read_text("utf-8")
    assert rows == collect(page, ROOT / "tests", ROOT), "run `make check`"
    assert main(["rules", "keltis"]) == 0
    assert "KEL-R3  A turn is exactly" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["rules", "go"], "no game is called 'go'; there are: keltis"),
        (["bench", "go"], "no game is called 'go'"),
        (["play", "--seats", "7"], "Keltis is played with 2, 3 or 4 seats, not 7"),
        (["play", "--set", "moon"], "--set moon: write SETTING=VALUE"),
        (["play", "--set", "moon=full"], "Keltis has no setting moon"),
        (["soak", "--games", "0"], "--games: from 1 to 100,000,000"),
        (["soak", "--games", "99999999999999999999"], "--games: from 1 to 100,000,000"),
        (["soak", "--seats", "9"], "not 9"),
    ],
)
def test_what_is_wrong_is_named(words: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert fault in capsys.readouterr().err


def test_a_game_is_played_to_its_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def first_answer(prompt: str) -> str:
        assert prompt.endswith("> ")
        return prompt.split("(")[1].split(")")[0].split()[-1]

    monkeypatch.setattr("builtins.input", first_answer)
    assert main(["play", "--seed", "5", "--seats", "3", "--set", "clover_opens_path=no"]) == 0
    out = capsys.readouterr().out
    assert "The game is over: " in out
    assert "Winner: seat" in out


def test_a_person_may_ask_why_not_and_leave(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["xyz", "", "?", "pile", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["play", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "'xyz' is no answer" in out
    assert "pile is not allowed now" in out
    assert "You have left the game." in out


def test_the_end_of_input_leaves_the_game() -> None:
    command = [sys.executable, "-m", "meadhall", "play", "--seed", "3"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert "You have left the game." in done.stdout


@pytest.mark.parametrize("words", ["rules keltis", "rules keltis --json", "games", "bench --this-build --seconds 0.05"])
def test_a_terminal_without_our_letters_still_gets_its_answer(words: str) -> None:
    command = [sys.executable, "-m", "meadhall", *words.split()]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("words", ["games >&-", "rules keltis >&-", "play --seed 3 <&-", "games | head -1"])
def test_closed_streams_are_borne(words: str) -> None:
    done = subprocess.run(f"{sys.executable} -m meadhall {words}", shell=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def test_a_soak_stops_when_it_is_told_to() -> None:
    command = [sys.executable, "-m", "meadhall", "soak", "--games", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as running:
        time.sleep(3)
        os.killpg(running.pid, signal.SIGINT)
        _, told = running.communicate(timeout=20)
    assert running.returncode == 130
    assert b"stopped" in told
    assert b"Traceback" not in told
    with pytest.raises(ProcessLookupError):  # nobody of the group is left, soon afterwards
        for _ in range(50):
            os.killpg(running.pid, 0)
            time.sleep(0.1)


def test_a_soak_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--games", "2", "--seats", "2"]) == 0
    assert f"keltis: 2 games, 0 faults, {meadhall.BUILD} build" in capsys.readouterr().out


def test_the_bench_measures_every_row_it_promises(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "keltis", "--json", "--seconds", "0.06", "--this-build"]) == 0
    rows = json.loads(capsys.readouterr().out)
    loops = ["native", "python"] if meadhall.BUILD == "native" else ["python"]
    assert [(row["seats"], row["loop"]) for row in rows] == [(seats, loop) for seats in (2, 3, 4) for loop in loops]
    for row in rows:
        assert row["game"] == "keltis"
        assert row["build"] == meadhall.BUILD
        figures = ("decisions_per_s", "games_per_s", "copy_us", "redact_us", "resample_us")
        assert all(row[figure] > 0 for figure in figures)


def test_the_bench_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.06", "--this-build"]) == 0
    assert "compare figures of one run only" in capsys.readouterr().out


def test_a_bench_of_no_time_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--seconds", "0"])


def test_peers_are_measured_where_they_are_installed() -> None:
    pytest.importorskip("pyspiel")
    (row,) = bench.run(list(bench.races_of_peer("hearts")), 0.2, lambda _: None)
    assert row["peer"] == "open_spiel"
    assert row["game"] == "hearts"
