"""The chapters of a game's rules, generated from docs/rules by `scripts/matrix.py`."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

from meadhall.core.registry import package_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.core.game import Game

FILE = "generated/chapters.json"


@dataclass(frozen=True)
class RulesChapter:
    """A chapter of the rules as ids of messages, in the order of the page."""

    title: str
    text: list[str]
    """Its paragraphs."""
    words: list[str]
    """The words that it explains; `<id>-means` is the explanation."""
    clauses: list[str]
    are_rulings: bool
    """Whether its clauses are rulings where the rulebook is silent."""

    def messages(self) -> Iterator[str]:
        """Yield the ids of all its messages."""
        yield self.title
        yield from self.text
        for word in self.words:
            yield from (word, means(word))
        yield from self.clauses


def means(word: str) -> str:
    """Return the id of a word's explanation."""
    return f"{word}-means"


def chapters_of(game: Game) -> list[RulesChapter]:
    """Return the chapters of a game's rules, none if it has no generated file."""
    package = package_of(game)
    file = files(package) / FILE if package else None
    if file is None or not file.is_file():
        return []
    return [RulesChapter(**chapter) for chapter in json.loads(file.read_text("utf-8"))["chapters"]]


def holds(text: str, wanted: str) -> bool:
    """Return whether a text contains all wanted words, ignoring case and accents."""
    searched = folded(text)
    return all(word in searched for word in folded(wanted).split())


def folded(text: str) -> str:
    """Return a text in lower case without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(each))
