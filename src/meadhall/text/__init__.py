"""Words for people: phrases that name a message and its arguments, and the catalogues that turn them into sentences."""

from meadhall.text.catalogue import LANGUAGES, Catalogue
from meadhall.text.game import GameText, PlainText, is_module, package_of, text_of
from meadhall.text.phrase import Arg, Phrase, Seat, phrase

__all__ = [
    "LANGUAGES",
    "Arg",
    "Catalogue",
    "GameText",
    "Phrase",
    "PlainText",
    "Seat",
    "is_module",
    "package_of",
    "phrase",
    "text_of",
]
