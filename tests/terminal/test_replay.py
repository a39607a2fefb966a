"""`meadhall replay` and `meadhall verify`: what they show, to whom, and what they refuse."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.core import Rng, choose, registry
from meadhall.match import BOT, PERSON, Holder, Match, new_header
from meadhall.match.record import chained
from meadhall.terminal.language import words_for
from meadhall.terminal.replay import Replay

SEED = bytes(range(32))


def played(seed: int = 1, most: int = 10_000) -> Match:
    """Return a match of three, played at random with some undos."""
    holders = [Holder(PERSON, "Fox"), Holder(PERSON, "Owl"), Holder(BOT, "random")]
    match = Match(new_header(registry.game("keltis"), holders, {"clover_opens_path": "no"}, SEED, "0123456789abcdef"))
    match.begin()
    rng = Rng(seed)
    for n in range(most):
        if match.result is not None:
            break
        (seat,) = match.asked()
        question = match.question_to(seat)
        assert question is not None
        match.submit(seat, choose(question, rng), n * 1000)
        if rng.below(9) == 0 and match.undo_limit(seat):
            match.restart(seat, n * 1000)
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "x.mead"
    file.write_text("".join(played().lines), "utf-8")
    return file


def test_a_true_record_is_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert re.match(r"Keltis: [\d,]+ entries, [\d,]+ draws, 0 nonces\. Every draw follows from the committed seed", out)
    assert main(["verify", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["verified"] is True
    assert told["game"] == "keltis"
    assert len(told["scores"]) == len(told["ranks"]) == 3
    assert told["draws"] > 100


@pytest.mark.parametrize(
    ("cut", "fault"),
    [
        (-1, "the line is cut short"),
        (-40, "the line is cut short"),
        (-300, "the line is cut short"),
    ],
)
def test_a_record_that_was_cut_is_refused(
    cut: int, fault: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(record.read_bytes()[:cut])
    assert main(["verify", str(record), "--lang", "en"]) == 1
    assert fault in capsys.readouterr().out
    assert main(["verify", str(record), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["verified"] is False
    assert told["line"] == record.read_bytes().count(b"\n") + 1


def test_an_unfinished_record_is_not_verified_but_can_be_looked_at(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    at = next(n for n in range(len(lines) - 20, 0, -1) if " chance " not in lines[n])
    record.write_text("".join(lines[:at]), "utf-8")
    assert main(["verify", str(record), "--lang", "en"]) == 1
    assert f"Line {at}: the match is not finished" in capsys.readouterr().out
    assert main(["replay", str(record), "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("The match is not finished.\n")


def test_a_record_of_other_rules_is_refused_by_name(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = [line[14:] for line in record.read_text("utf-8").splitlines()]
    record.write_text(chained([text.replace("rules 1", "rules 7") for text in texts]), "utf-8")
    for command in ("verify", "replay"):
        assert main([command, str(record), "--lang", "en"]) in (1, 2)
        said = "".join(capsys.readouterr())
        assert "Line 3: it was played by rules version 7 of Keltis; this Meadhall plays version 1." in said


def test_faults_are_told_in_the_language_of_the_reader(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_bytes(record.read_bytes().replace(b"seat 0 person Fox", b"seat 0 person Cat"))
    for language, said in (("en", "Line 7: the mark does not fit"), ("uk", "Рядок 7: "), ("ru", "Строка 7: ")):
        assert main(["verify", str(record), "--lang", language]) == 1
        assert capsys.readouterr().out.startswith(said)


def test_a_replay_tells_the_whole_match(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(re.fullmatch(r"\d+ Fox draws (red|yellow|pink|green|blue) \d+\.", line) for line in lines)
    assert any(line.endswith(" takes that back.") for line in lines)
    assert re.match("Winner: |Shared victory: ", lines[-1])


def test_a_seat_is_shown_its_own_cards_and_no_others(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--view", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"You draw (red|yellow)", out)
    assert not re.search(r"(Fox|Bot 3) draws (red|yellow|pink|green|blue)", out)
    assert main(["replay", str(record), "--view", "spectator", "--lang", "en"]) == 0
    assert not re.search(r"draws? (red|yellow|pink|green|blue)", capsys.readouterr().out)
    assert main(["replay", str(record), "--view", "0", "--at", "80", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("Your hand: ") == 1
    assert main(["replay", str(record), "--view", "spectator", "--at", "80", "--lang", "en"]) == 0
    assert "hand" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--view", "3"], "--view 3: a seat from 0 to 2, spectator or all"),
        (["--view", "nobody"], "--view nobody"),
        (["--at", "-1"], "--at -1: the record has entries 1 to "),
        (["--at", "999999"], "--at 999999"),
    ],
)
def test_views_and_entries_that_are_not_there_are_named(
    words: list[str], fault: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), *words]) == 2
    assert fault in capsys.readouterr().err


def test_every_moment_of_a_replay_is_what_the_match_was() -> None:
    holders = [Holder(PERSON, "Fox"), Holder(PERSON, "Owl")]
    match = Match(new_header(registry.game("keltis"), holders, {}, SEED, "0123456789abcdef"))
    match.begin()
    rng = Rng(3)
    keys = {len(match.entries): match.state.key()}
    while match.result is None:
        (seat,) = match.asked()
        question = match.question_to(seat)
        assert question is not None
        match.submit(seat, choose(question, rng))
        keys[len(match.entries)] = match.state.key()
        if rng.below(4) == 0 and match.undo_limit(seat):
            match.undo(seat)
            keys[len(match.entries)] = match.state.key()
    seen = Replay(match, words_for("en", match.text.package), -1)
    for n in sorted(keys)[::5]:
        assert seen.state_at(n).key() == keys[n]
