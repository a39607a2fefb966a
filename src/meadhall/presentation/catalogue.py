"""Catalogues: Fluent files that turn phrases into sentences of a language.

A package keeps its messages in `catalogues/<language>.ftl` and `catalogues/<part>.<language>.ftl`, generated ones in
`generated/`.
They may use two functions:

    NAME($card, case: "acc")   the name of an argument; `case` picks an attribute of its message
    WHO($seat)                 `you` for the reader's own seat, else `other`: selects the form of a verb
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from meadhall.presentation.phrase import Phrase, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.presentation.phrase import Arg

HYPHEN = re.compile(r"(?<![\w.-])-(?=\d)")
"""The minus of a number as Fluent writes it."""
PACKAGE = "meadhall.presentation"
"""The package whose messages are in every catalogue: those of every table."""
LONGEST_TEXT = 900
"""Of a text in a sentence, the rest is cut off: Fluent refuses more than a thousand letters."""
LANGUAGES = {"en": "English", "uk": "українська", "ru": "русский"}


class BadCatalogue(ValueError):
    """A catalogue cannot be read, or a message cannot be formatted."""


class Named(FluentType):
    """Wraps a seat, a phrase or a list of phrases as an argument for Fluent."""

    def __init__(self, value: Seat | Phrase | tuple[Phrase, ...]) -> None:
        """Keep the value."""
        self.value = value

    def format(self, locale: object) -> str:
        """Raise: a name must be written with NAME, which decides its case."""
        raise BadCatalogue(f"{self.value} stands in a message without NAME or WHO")


class Catalogue:
    """The messages of PACKAGE and of other packages in one language."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        """Read the catalogues; raises `BadCatalogue`, naming file and fault."""
        if language not in LANGUAGES:
            raise BadCatalogue(f"no language is called {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.you = -1
        """The reader's seat, -1 for none."""
        self.names: Sequence[str] = []
        """The players' names by seat."""
        functions: Any = {"NAME": self.name, "WHO": self.who}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for package in dict.fromkeys([PACKAGE, *packages]):
            for name, text in sources(package, language):
                self.bundle.add_resource(checked(name, text))

    def __contains__(self, message: object) -> bool:
        """Return whether there is a message of this id."""
        return isinstance(message, str) and self.bundle.has_message(message)

    def say(self, phrase: Phrase, case: str = "") -> str:
        """Return the sentence, or the name in a case; raises `BadCatalogue` if the message is missing or broken."""
        if phrase.id not in self:
            raise BadCatalogue(f"{self.language}: there is no message {phrase.id}")
        message = self.bundle.get_message(phrase.id)
        pattern = message.attributes.get(case) if case else message.value
        if pattern is None:
            raise BadCatalogue(f"{self.language}: the message {phrase.id} has no {case or 'value'}")
        text, faults = self.bundle.format_pattern(pattern, {key: wrapped(arg) for key, arg in phrase.args.items()})
        if faults:
            raise BadCatalogue(f"{self.language}: {phrase.id}: {'; '.join(str(fault) for fault in faults)}")
        return HYPHEN.sub("−", str(text))

    def name(self, arg: object, case: object = "") -> str:
        """Return the name of a seat, card or place: the function NAME of the catalogues."""
        value = arg.value if isinstance(arg, Named) else arg
        if isinstance(value, Seat):
            if 0 <= value.n < len(self.names):
                return self.names[value.n]
            return self.say(Phrase("seat", {"n": value.n + 1}))
        if isinstance(value, Phrase):
            return self.say(value, str(case))
        if isinstance(value, tuple):
            return ", ".join(self.say(each, str(case)) for each in value)
        raise BadCatalogue(f"NAME wants a seat, a name or a list of names, not {value!r}")

    def who(self, arg: object) -> str:
        """Return `you` or `other`: the function WHO of the catalogues."""
        if not isinstance(arg, Named) or not isinstance(arg.value, Seat):
            raise BadCatalogue(f"WHO wants a seat, not {arg!r}")
        return "you" if arg.value.n == self.you else "other"


def wrapped(arg: Arg) -> object:
    """Return an argument as Fluent takes it."""
    if isinstance(arg, str):
        return arg if len(arg) <= LONGEST_TEXT else f"{arg[: LONGEST_TEXT - 1]}…"
    return Named(arg) if isinstance(arg, (Seat, Phrase, tuple)) else arg


def in_english(phrase: Phrase, package: str) -> str:
    """Return the English sentence of a phrase, for error messages."""
    return english(package).say(phrase)


@lru_cache
def english(package: str) -> Catalogue:
    """Return the English catalogue with the messages of a package."""
    return Catalogue("en", [package])


@lru_cache
def sources(package: str, language: str) -> list[tuple[str, str]]:
    """Return names and texts of a package's catalogues in a language."""
    found = {
        f"{package}/{folder.name}/{file.name}": file
        for folder in (files(package) / "generated", files(package) / "catalogues")
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".ftl") and file.name.split(".")[-2] == language
    }
    return [(name, found[name].read_text("utf-8")) for name in sorted(found)]


@lru_cache
def checked(name: str, text: str) -> ast.Resource:
    """Return a parsed catalogue; raises `BadCatalogue`, naming file and line, if a part of it is not Fluent."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            fault = entry.annotations[0].message if entry.annotations else "no message"
            raise BadCatalogue(f"{name}, line {text.count(chr(10), 0, start or 0) + 1}: {fault}")
    return resource
