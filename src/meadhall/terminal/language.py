"""The person's language and its catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.presentation import LANGUAGES, PACKAGE, Catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLES = ("MEADHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the environment, English if we do not have it."""
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def words_for(language: str, package: str = PACKAGE) -> Catalogue:
    """Return the catalogue of the terminal, with the words of a game's package."""
    return Catalogue(language, ["meadhall.terminal", package])
