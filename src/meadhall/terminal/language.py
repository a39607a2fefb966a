"""Which language a person reads, and the catalogue for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.text import LANGUAGES, Catalogue
from meadhall.text.game import PACKAGE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meadhall.text import GameText

VARIABLES = ("MEADHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, English if it asks for none of ours."""
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def words_for(language: str, text: GameText | None = None, package: str = PACKAGE) -> Catalogue:
    """Return the catalogue of the terminal, with the words of a game."""
    packages = [PACKAGE, "meadhall.terminal", package if text is None else text.package]
    return Catalogue(language, list(dict.fromkeys(packages)))
