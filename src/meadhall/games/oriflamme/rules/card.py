"""Oriflamme, "Card": what all eleven cards have in common; how each of them acts is in its class."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.state import Frame, Paragraph
from meadhall.games.oriflamme.rules.state import Oriflamme

NONE_LINKED: Final[list[int]] = []
"""What `linked` returns for a card without a partner."""


class Card(Paragraph[Oriflamme]):
    """A card: how it acts, and what follows when it is removed."""

    def keeps_tokens(self) -> bool:
        """Return whether the tokens on it stay there when it is revealed, because its effect decides about them."""
        return False

    def removed(self, s: Oriflamme, card: i64, by: Frame) -> None:
        """Do what follows when this card is removed by another, which has been paid. By default nothing."""

    def linked(self, s: Oriflamme, family: i64) -> list[int]:
        """Return the positions of the cards that are discarded when this one is removed from a family."""
        return NONE_LINKED
