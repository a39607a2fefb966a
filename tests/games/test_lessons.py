"""Every lesson plays through by the rules, speaks all languages and points at things that are there."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pytest

from meadhall.core import registry
from meadhall.core.question import CHANCE
from meadhall.hall.lessons import lesson_info
from meadhall.match import BadLesson, Match, rehearse
from meadhall.match.rehearsal import Rehearsal
from meadhall.presentation import (
    LANGUAGES,
    LEARNER,
    Catalogue,
    Lesson,
    ScriptedAnswer,
    Step,
    lesson_of,
    lesson_phrase,
    scene_of,
)
from meadhall.testing.scenes import keys_in
from meadhall.testing.texts import messages
from tests.core.toy import TOLLGATE

if TYPE_CHECKING:
    from meadhall.core.game import Game

GAMES = [game for key in registry.names() if lesson_of(game := registry.game(key)) is not None]
SHORTEST, LONGEST = 12, 22
MOST_WORDS = 60
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def lesson(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def spoken_steps(game: Game) -> list[tuple[Match, Step]]:
    """Return the steps of a lesson, each with the match as it stood: a match goes on, so only what is copied stays."""
    return [(match, step) for match, step in rehearse(game) if step is not None]


@every_game
def test_a_lesson_plays_through_by_the_rules_and_tells_every_step(game: Game) -> None:
    assert [step for _, step in spoken_steps(game)] == lesson(game).steps
    assert SHORTEST <= len(lesson(game).steps) <= LONGEST
    assert not lesson(game).steps[-1].expects  # what came of the last answer is told


@every_game
def test_the_learner_is_asked_and_the_answer_is_an_option(game: Game) -> None:
    for match, step in rehearse(game):
        if step is not None and step.expects:
            question = match.question_to(LEARNER)
            assert question is not None, step.says
            assert game.read(step.expects) in question.options, step.says


@every_game
def test_the_learner_does_something_in_every_chapter(game: Game) -> None:
    for chapter in lesson(game).chapters:
        assert any(step.expects for step in chapter.steps)


@every_game
def test_what_a_lesson_says_is_short_and_in_every_language(game: Game) -> None:
    names = [*lesson(game).rivals, *[step.says for step in lesson(game).steps]]
    package = type(game).__module__.rpartition(".")[0]
    for language in LANGUAGES:
        catalogue = Catalogue(language, [package])
        for name in names:
            sentence = catalogue.say(lesson_phrase(game, name))
            assert len(sentence.split()) <= MOST_WORDS, sentence
            if language != "en":
                assert not re.search("[A-Za-z]{2}", sentence), sentence
        ours = {id_ for id_ in messages(package, language) if id_.startswith(f"{game.key}-lesson-")}
        assert ours == {f"{game.key}-lesson-{name}" for name in names}


@every_game
def test_every_step_names_clauses_that_there_are(game: Game) -> None:
    known = messages(type(game).__module__.rpartition(".")[0], "en")
    for step in lesson(game).steps:
        assert step.about, step.says
        assert set(step.about.split()) <= set(known), step.says


@every_game
def test_things_that_a_step_points_at_are_in_the_scene(game: Game) -> None:
    looks = scene_of(game)
    if looks is None:
        pytest.skip("not drawn yet")
    for match, step in rehearse(game):
        if step is not None:
            drawn = set(keys_in(msgspec.to_builtins(looks.scene(match.view(LEARNER)))))
            assert set(step.points.split()) <= drawn, step.says


@every_game
def test_the_hall_sends_a_lesson_whole(game: Game) -> None:
    info = lesson_info(game)
    assert info.game == game.key
    assert len(info.seats) == len(lesson(game).rivals) + 1
    assert [step.expects for step in info.steps] == [step.expects for step in lesson(game).steps]
    stands = None
    for step in info.steps:
        stands = step.moments[-1] if step.moments else stands
        assert stands is not None
        if step.expects:
            assert stands.question is not None
            assert step.expects in [option.option for option in stands.question.options]
    assert stands is not None


@every_game
def test_a_script_that_the_rules_do_not_allow_fails(game: Game) -> None:
    chapter = lesson(game).chapters[0]
    at = next(n for n, step in enumerate(chapter.steps) if step.expects)
    for wrong in ("no-such-word", "chance", ""):
        steps = list(chapter.steps)
        if wrong == "chance":
            steps[at] = replace(steps[at], before=f"chance: {steps[at].expects}")
        else:
            steps[at] = replace(steps[at], expects=wrong or steps[at].expects, before=f"1: {steps[at].expects}")
        match = Rehearsal(game, replace(chapter, steps=tuple(steps)))
        with pytest.raises(BadLesson, match=game.key):
            play(match)


def play(match: Rehearsal) -> None:
    match.begin()
    while match.script:
        match.follow()


def test_chance_that_was_not_prepared_fails() -> None:
    game = registry.game("keltis")
    chapter = lesson(game).chapters[0]
    steps = tuple(replace(step, before=step.before.replace("chance: R6; ", "")) for step in chapter.steps)
    with pytest.raises(BadLesson, match="chance is asked, and the script has no answer"):
        play(Rehearsal(game, replace(chapter, steps=steps)))
    steps = tuple(replace(step, before=step.before.replace("chance: R6", "chance: s1")) for step in chapter.steps)
    with pytest.raises(BadLesson, match="chance cannot draw s1"):
        play(Rehearsal(game, replace(chapter, steps=steps)))


def test_what_happens_before_a_step_is_read_actor_by_actor() -> None:
    step = Step("x", before="chance: R7, B4; 1: Y3, pile; \n0: pass")
    assert step.answers == [
        ScriptedAnswer(CHANCE, "R7"),
        ScriptedAnswer(CHANCE, "B4"),
        ScriptedAnswer(1, "Y3"),
        ScriptedAnswer(1, "pile"),
        ScriptedAnswer(0, "pass"),
    ]


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of(TOLLGATE) is None
    assert list(rehearse(TOLLGATE)) == []
