"""The chapters of the rules: all that the pages say, in three languages, and every clause in its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.core import registry
from meadhall.presentation import LANGUAGES, Catalogue, chapters_of, holds, phrase, text_of
from meadhall.testing.matrix import chapters, clauses
from tests.core.toy import TOLLGATE

ROOT = Path(__file__).parent.parent.parent
GAMES = ("clans", "inis", "keltis", "oriflamme")
NAMED = re.compile(r"\b[A-Z]{3}-(?:[A-Z]+-)?[A-Z]*\d+\b")
SHORT = re.compile(r"(?<![\w-])[RQABC]\d+\b")
"""A clause without the letters of its game: nobody could find it."""


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_in_a_chapter_once_and_in_order(game: str) -> None:
    placed = [clause for chapter in chapters_of(registry.game(game)) for clause in chapter.clauses]
    assert placed == list(clauses((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")))
    assert sorted(placed) == sorted(registry.game(game).clauses[1:])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_chapter_speaks_every_language(game: str, language: str) -> None:
    words = Catalogue(language, [text_of(registry.game(game)).package])
    found = chapters_of(registry.game(game))
    known = {clause for chapter in found for clause in chapter.clauses}
    for message in [each for chapter in found for each in chapter.messages()]:
        said = words.say(phrase(message))
        assert set(NAMED.findall(said)) <= known, said
        assert not SHORT.search(said), said
        if language != "en" and message not in known:
            assert not re.search("[A-Za-z]{2}", said), said


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_told_apart_from_the_rulebook(game: str) -> None:
    kinds = {chapter.are_rulings: chapter.clauses for chapter in chapters_of(registry.game(game)) if chapter.clauses}
    assert set(kinds) == {False, True}
    assert len({re.sub(r"\d", "", clause) for clause in kinds[True]}) == 1
    assert not {re.sub(r"\d", "", clause) for clause in kinds[True]} & {
        re.sub(r"\d", "", clause) for clause in kinds[False]
    }


def test_a_page_is_read_section_by_section() -> None:
    page = """# Title

For those who work on it.

## The box

Some *things*
and a [file](there.toml).

* **Big** ones
  of wood.
* Small ones.

## Words

| word | meaning |
|---|---|
| big | not `small` |

## Rulings

| id | ruling |
|---|---|
| TOY-A1 | Big is big. |
"""
    box, words, rulings = chapters(page)
    assert (box.title, box.text) == ("The box", ["Some things and a file.", "Big ones of wood.", "Small ones."])
    assert words.words == {"big": "not small"}
    assert (rulings.clauses, rulings.are_rulings, box.are_rulings) == ({"TOY-A1": "Big is big."}, True, False)
    assert chapters("# Title\n\n| id | rule |\n|---|---|\n| TOY-R1 | Play. |\n") == []


RECONSTRUCTED = re.compile("reconstruct|відтвор|восстанов|воссозда")


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("keltis", "keltis-rules-set-up-1"),
        ("keltis", "KEL-A17"),
        ("keltis", "keltis-lesson-tiles"),
        ("clans", "clans-rules-the-box-1"),
    ],
)
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_what_no_book_shows_is_said_to_be_reconstructed(game: str, message: str, language: str) -> None:
    words = Catalogue(language, [text_of(registry.game(game)).package])
    assert RECONSTRUCTED.search(words.say(phrase(message)))


def test_a_game_without_chapters_has_none() -> None:
    assert chapters_of(TOLLGATE) == []


@pytest.mark.parametrize(
    ("wanted", "is_there"), [("", True), ("TIR nog", True), ("nÓg Gates", True), ("gate tor", False), ("сад", False)]
)
def test_words_are_found_in_any_order_whatever_their_case_and_accents(wanted: str, is_there: bool) -> None:
    assert holds("Gates of Tír na nÓg", wanted) is is_there
