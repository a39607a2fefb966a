"""Words for people: phrases that name a message and its arguments, and the catalogues that turn them into sentences."""

from meadhall.text.catalogue import LANGUAGES, PACKAGE, Catalogue, in_english
from meadhall.text.chapters import Chapter, chapters_of, holds
from meadhall.text.game import GameText, PlainText, is_module, package_of, text_of
from meadhall.text.phrase import Arg, Phrase, Seat, phrase

__all__ = [
    "LANGUAGES",
    "PACKAGE",
    "Arg",
    "Catalogue",
    "Chapter",
    "GameText",
    "Phrase",
    "PlainText",
    "Seat",
    "chapters_of",
    "holds",
    "in_english",
    "is_module",
    "package_of",
    "phrase",
    "text_of",
]
