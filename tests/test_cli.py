"""The command `meadhall`: what it prints, and what it says when something is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.terminal.language import language_of
from meadhall.testing import bench, soak
from meadhall.testing.matrix import collect

ROOT = Path(__file__).parent.parent


def test_a_record_is_verified_by_the_rules_it_was_played_by(capsys: pytest.CaptureFixture[str]) -> None:
    record = ROOT / "tests" / "games" / "oriflamme" / "records" / "version-1.txt"
    assert main(["verify", "--json", str(record)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["rules"], told["verified"]) == ("oriflamme", 1, True)


def test_the_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"meadhall {meadhall.__version__}, {meadhall.BUILD} build (")


def test_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "rules" in capsys.readouterr().out


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "2, 3 or 4 seats" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    assert [game["key"] for game in json.loads(capsys.readouterr().out)] == ["clans", "inis", "keltis", "oriflamme"]


def test_the_matrix_of_rules_is_whole_and_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "keltis", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    ids = [row["id"] for row in rows]
    assert ids == [*[f"KEL-R{n}" for n in range(1, 33)], *[f"KEL-A{n}" for n in range(1, 18)]]
    assert all(row["text"] and row["tests"] for row in rows)
    page = (ROOT / "docs" / "rules" / "keltis.md").read_text("utf-8")
    fresh = collect(page, ROOT / "tests", ROOT)
    assert [row["tests"] for row in rows] == [row["tests"] for row in fresh], "run `make check`"
    assert [row["text"] for row in rows] == [str(row["text"]).replace("*", "").replace("`", "") for row in fresh]
    assert main(["rules", "keltis"]) == 0
    assert "A TURN\nKEL-R1  2" in (told := capsys.readouterr().out)
    assert "KEL-R3  A turn is exactly" in told


def test_the_rules_say_what_stands_between_the_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    """What was reconstructed of Land of Clans is in a chapter that has no clause."""
    assert main(["rules", "clans", "--brief"]) == 0
    assert (told := capsys.readouterr().out).startswith("THE BOX\nA board in the shape of a cross")
    assert "is a reconstruction" in told.partition("\n\n")[0]
    assert main(["rules", "clans", "--brief", "--find", "reconstruction"]) == 1


def test_clauses_are_found_by_words_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "inis", "--brief", "--find", "tir SWAMP"]) == 1
    assert "“tir SWAMP”" in capsys.readouterr().err
    assert main(["rules", "inis", "--find", "tir SWAMP", "--lang", "uk"]) == 1
    assert "«tir SWAMP»" in capsys.readouterr().err
    assert main(["rules", "inis", "--find", "x" * 2000]) == 1
    assert "xxx…" in capsys.readouterr().err
    assert main(["rules", "inis", "--brief", "--find", "crows tir na nog direction"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition("  ")[0] for line in lines if line] == ["ASSEMBLY", "INI-R27", "TERRITORIES", "INI-TILE-1"]
    assert main(["rules", "inis", "--brief", "--lang", "uk", "--find", "БОЛОТО ini-tile"]) == 0
    assert capsys.readouterr().out.startswith("ТЕРИТОРІЇ\nINI-TILE-4  Болото: ")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["rules", "go"], "no game is called 'go'; there are: clans, inis, keltis"),
        (["bench", "go"], "no game is called 'go'"),
        (["play", "--seats", "7"], "Keltis is played with 2, 3 or 4 seats, not 7"),
        (["play", "go"], "no game is called 'go'"),
        (["play", "--people", "3", "--seats", "2"], "3 people, 0 names and 2 seats do not go together"),
        (["play", "--people", "0"], "0 people, 0 names and 2 seats do not go together"),
        (["play", "--people", "5"], "Keltis is played with 2, 3 or 4 seats, not 5"),
        (["play", "--names", "Fox,Owl,Elk", "--people", "2"], "2 people, 3 names and 2 seats do not go together"),
        (["play", "--names", "Fox,Fox"], "two players have the same name"),
        (["play", "--names", "Fox,"], "'' is not a name"),
        (["play", "--names", "a\x1bb"], "is not a name"),
        (["play", "--bots", "genius"], "no bot is called 'genius'; there are: random"),
        (["play", "--resume", "no-such-file"], "there is no file no-such-file"),
        (["play", "--resume", "README.md"], "Line 1: this is not a record of Meadhall"),
        (["play", "keltis", "--resume", "README.md"], "--resume FILE goes on with that record"),
        (["play", "--record", "x", "--resume", "README.md"], "--resume FILE goes on with that record"),
        (["play", "--record", "README.md"], "README.md exists already; a record is never overwritten"),
        (["play", "--record", "no-such-folder/x"], "no-such-folder/x"),
        (["replay", "no-such-file"], "there is no file no-such-file"),
        (["replay", "README.md"], "Line 1: this is not a record of Meadhall"),
        (["replay", "."], ". is not a file"),
        (["verify", "/dev/zero"], "/dev/zero is not a file"),
        (["play", "--set", "=no"], "--set =no: write SETTING=VALUE"),
        (["play", "--bots", "random,random"], "2 bots are named, but only 1 seats are left for them"),
        (["play", ""], "no game is called ''"),
        (["play", "--set", "moon"], "--set moon: write SETTING=VALUE"),
        (["play", "--set", "moon=full"], "Keltis has no setting moon"),
        (["soak", "--games", "0"], "--games: from 1 to 100,000,000"),
        (["soak", "--games", "99999999999999999999"], "--games: from 1 to 100,000,000"),
        (["soak", "--seats", "9"], "not 9"),
        (["soak", "--jobs", "0"], "--jobs: from 1 to 1000"),
        (["arena", "keltis", "random", "random", "--jobs", "1001"], "--jobs: from 1 to 1000"),
    ],
)
def test_what_is_wrong_is_named(
    words: list[str], fault: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("MEADHALL_LANG", "en")
    assert main(words) == 2
    assert fault in capsys.readouterr().err


@pytest.mark.parametrize("words", ["rules keltis", "rules keltis --json", "games", "bench --this-build --seconds 0.05"])
def test_a_terminal_without_our_letters_still_gets_its_answer(words: str) -> None:
    command = [sys.executable, "-m", "meadhall", *words.split()]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("words", ["games >&-", "rules keltis >&-", "play --plain --seed 3 <&-", "games | head -1"])
def test_closed_streams_are_borne(words: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = f"{sys.executable} -m meadhall {words}"
    done = subprocess.run(command, env=environment, shell=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def heed_interrupts() -> None:
    """Undo what `nohup` or a shell's `&` may have done to us: the command under test is one in the foreground."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_soak_stops_when_it_is_told_to() -> None:
    command = [sys.executable, "-m", "meadhall", "soak", "--games", "1000000"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, start_new_session=True, preexec_fn=heed_interrupts
    ) as running:
        assert running.stderr is not None
        try:
            running.stderr.read(1)  # it plays, and reports its progress
            os.killpg(running.pid, signal.SIGINT)
            _, told = running.communicate(timeout=60)
        except BaseException:
            os.killpg(running.pid, signal.SIGKILL)
            raise
    assert running.returncode == 130
    assert b"stopped" in told
    assert b"Traceback" not in told
    with pytest.raises(ProcessLookupError):  # soon afterwards no process of the group is left
        for _ in range(50):
            os.killpg(running.pid, 0)
            time.sleep(0.1)


def test_a_soak_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--games", "2", "--seats", "3"]) == 0
    games = [f"{key}: 2 games, 0 faults, {meadhall.BUILD} build" for key in ("clans", "inis", "keltis", "oriflamme")]
    assert capsys.readouterr().out.splitlines() == games
    assert main(["soak", "keltis", "--games", "1"]) == 0
    assert capsys.readouterr().out == f"keltis: 3 games, 0 faults, {meadhall.BUILD} build\n"


@pytest.mark.parametrize(("words", "workers"), [(["--jobs", "1"], 1), ([], os.cpu_count())])
def test_a_soak_plays_as_many_games_at_a_time_as_it_is_told(
    words: list[str], workers: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int | None] = []

    class Noting:
        """Pools that note how many workers they are to have."""

        def Pool(self, workers: int | None, **kept: Any) -> Pool:
            asked.append(workers)
            return get_context("spawn").Pool(1, **kept)

    monkeypatch.setattr(soak, "get_context", lambda _: Noting())
    assert main(["soak", "keltis", "--seats", "2", "--games", "300", *words]) == 0
    assert asked == [workers]
    assert capsys.readouterr().out == f"keltis: 300 games, 0 faults, {meadhall.BUILD} build\n"


def test_the_bench_measures_every_row_it_promises(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "keltis", "--json", "--seconds", "0.06", "--this-build"]) == 0
    rows = json.loads(capsys.readouterr().out)
    loops = ["native", "python", "search"] if meadhall.BUILD == "native" else ["python", "search"]
    assert [(row["seats"], row["loop"]) for row in rows] == [(seats, loop) for seats in (2, 3, 4) for loop in loops]
    for row in rows:
        assert row["game"] == "keltis"
        assert row["build"] == meadhall.BUILD
        figures = ["decisions_per_s", "games_per_s", "copy_us", "redact_us", "resample_us"]
        if row["loop"] == "search":
            figures = ["worlds_per_s", "searches_per_s"]
        assert all(row[figure] > 0 for figure in figures)


def test_the_bench_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.06", "--this-build"]) == 0
    assert "compare figures of one run only" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["play", "--lang", "de"], "invalid choice: 'de'"),
        (["play", "--seats", "two"], "invalid int value: 'two'"),
        (["play", "--pace", "-1"], "from 0 to 60 seconds"),
        (["play", "--moon"], "unrecognized arguments: --moon"),
        (["dance"], "invalid choice: 'dance'"),
        (["play", "--record", ""], "the name of a file"),
        (["replay"], "required: file"),
    ],
)
def test_arguments_that_cannot_be_read_are_named(
    words: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert fault in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "MEADHALL_LANG": "en"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_bench_of_no_time_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--seconds", "0"])


def test_peers_are_measured_where_they_are_installed() -> None:
    pytest.importorskip("pyspiel")
    (row,) = bench.run(list(bench.races_of_peer("hearts")), 0.2, lambda _: None)
    assert row["peer"] == "open_spiel"
    assert row["game"] == "hearts"
