"""Lessons in the terminal: every one is learned to its end, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from meadhall.cli import main
from meadhall.core import registry
from meadhall.presentation import LANGUAGES, lesson_of
from meadhall.terminal import learn as lessons

if TYPE_CHECKING:
    from collections.abc import Callable

    Type = Callable[..., str]

GAMES = [key for key in registry.names() if lesson_of(registry.game(key)) is not None]


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """Go through a lesson by typing these lines; return what was said."""

    def typed(*given: str, lines: list[str]) -> str:
        left = iter(lines)

        def line() -> str:
            for each in left:
                return each
            raise EOFError

        monkeypatch.setattr("builtins.input", line)
        assert main(["learn", *given]) == 0
        return capsys.readouterr().out

    return typed


def answers(game: str) -> list[str]:
    lesson = lesson_of(registry.game(game))
    assert lesson is not None
    return [step.expects for step in lesson.steps]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_lesson_is_learned_to_its_end(learn: Type, game: str, language: str) -> None:
    told = learn(game, "--lang", language, lines=answers(game))
    assert f"play {game} --bots easy" in told
    assert str(len(answers(game))) in told


@pytest.mark.parametrize("game", GAMES)
def test_on_a_terminal_the_table_is_drawn(learn: Type, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = learn(game, "--lang", "en", lines=answers(game))
    monkeypatch.setattr(lessons, "has_screen", lambda: True)
    assert len(learn(game, "--lang", "en", lines=answers(game)).splitlines()) > 2 * len(plain.splitlines())
    assert len(learn(game, "--plain", "--lang", "en", lines=answers(game)).splitlines()) == len(plain.splitlines())


def test_another_answer_is_allowed_but_not_what_the_lesson_is_about(learn: Type) -> None:
    told = learn("keltis", "--lang", "en", lines=["", "", "R5", "x", "hint", "R2", "why", "quit"])
    assert "That is allowed too. For this lesson: R2." in told
    assert "R2: Lay red 2: from the start to the first stone" in told
    assert "Step 4 of 18" in told
    assert "Step 5 of 18" not in told


def test_one_may_look_around_while_one_reads(learn: Type) -> None:
    told = learn("keltis", "--lang", "uk", lines=["рука", "?!", "вихід"])
    assert "червона 2" in told
    assert "Крок 2" not in told


def test_a_game_without_a_lesson_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "lesson_of", lambda _: None)
    assert main(["learn", "keltis"]) == 2
    assert "nobody has written a lesson for Keltis" in capsys.readouterr().err
