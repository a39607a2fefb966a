"""Every word with which the hall refuses something is used, and has a sentence in three languages."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from meadhall import hall
from meadhall.hall import wire
from meadhall.hall.errors import MATCH_ERROR_WORDS, Stale, TooManyDeadEntries
from meadhall.match import MatchError
from meadhall.presentation import LANGUAGES, PACKAGE
from meadhall.testing.texts import messages

WORDS = set(get_args(wire.ErrorWord))
FOR_PROGRAMS = {"bad-body", "cut-short", "not-found", "other-origin", "wrong-method"}
"""Told by `requests.problem`, in English alone: only a broken program or a foreign page hears them."""
OF_A_MATCH = {MATCH_ERROR_WORDS[each] for each in MATCH_ERROR_WORDS if each not in (Stale, TooManyDeadEntries)}
"""These errors carry a phrase of the match."""
WITH_A_PHRASE = {"other-rules"}
"""Raised only with the phrase that names game and version."""
OF_THE_HALL = WORDS - FOR_PROGRAMS - OF_A_MATCH - WITH_A_PHRASE


def words_in(source: Path) -> set[str]:
    """Return the error words that a module names."""
    nodes = ast.walk(ast.parse(source.read_text("utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)} & WORDS


def raised_here() -> set[str]:
    """Return the words with which the hall raises its own errors without a phrase: these need a sentence."""
    found = set()
    for source in Path(hall.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and len(node.exc.args) == 1:
                word = node.exc.args[0]
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    found.add(word.value)
    return found & WORDS


def test_every_word_is_used_and_none_besides() -> None:
    sources = [each for each in Path(hall.__file__).parent.glob("*.py") if each.name != "wire.py"]
    assert set().union(*map(words_in, sources)) == WORDS
    assert raised_here().isdisjoint(FOR_PROGRAMS | WITH_A_PHRASE)


def test_every_refusal_of_a_match_has_a_word() -> None:
    assert set(MATCH_ERROR_WORDS) == set(MatchError.__subclasses__())


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_word_has_a_sentence(language: str) -> None:
    told = messages(PACKAGE, language)
    assert {word for word in OF_THE_HALL | raised_here() if f"hall-{word}" not in told} == set()
