"""Words for people: phrases that name a message and its arguments, and the catalogues that turn them into sentences."""

from meadhall.text.catalogue import LANGUAGES, PACKAGE, Catalogue, in_english
from meadhall.text.chapters import Chapter, chapters_of, holds
from meadhall.text.game import GameText, PlainText, text_of
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
    "phrase",
    "text_of",
]
