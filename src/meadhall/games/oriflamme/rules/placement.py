"""Oriflamme, "Placement phase": one card from the hand, face down, at an end of the row or on an own card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.question import Question
from meadhall.core.state import Frame, Paragraph
from meadhall.games.oriflamme.rules.clauses import R10
from meadhall.games.oriflamme.rules.components import (
    CHOOSE_CARD,
    END,
    HAND,
    POSITION,
    SLOT,
    START,
    WHERE,
    back_of,
    card_of,
    is_position,
    position_in,
    positions,
    role_in,
)
from meadhall.games.oriflamme.rules.events import PLACED
from meadhall.games.oriflamme.rules.state import Oriflamme

CHOOSING: Final = 0
LAYING: Final = 1


class Placement(Paragraph[Oriflamme]):
    """A seat takes a card from its hand, then lays it face down into the row. [ORI-R9, R10, R11, R24, B21]"""

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        if f.step == CHOOSING:
            return self.offer(s, f, CHOOSE_CARD, f.seat, s.secrets[f.seat].cards(HAND))
        if s.length():
            return self.offer(s, f, WHERE, f.seat, where_to_lay(s))
        return None

    def forbids(self, s: Oriflamme, f: Frame, seat: int, option: int) -> int:
        return 0 if f.step == CHOOSING else forbids_laying(s, seat, option)

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        if f.step == CHOOSING:
            s.secrets[f.seat].slip(role_in(option), HAND, SLOT + s.round, NOBODY)
            f.step = LAYING
        else:
            self.place(s, f, option)

    def resume(self, s: Oriflamme, f: Frame) -> None:
        self.place(s, f, START)  # ORI-R11: it opens the row

    def place(self, s: Oriflamme, f: Frame, option: int) -> None:
        """Lay the card where the answer says."""
        s.finish()
        round_placed = s.round
        at = lay(s, back_of(f.seat, round_placed), option)
        if s.events is not None:
            card = card_of(f.seat, s.secrets[f.seat].cards(SLOT + round_placed)[0])
            s.tell(PLACED, f.seat, card=card, place=at, n=manner(option), seers=bit(f.seat))


def where_to_lay(s: Oriflamme) -> list[int]:
    """Return every position, the start and the end of the row."""
    domain = positions(s.length())
    domain.append(START)
    domain.append(END)
    return domain


def forbids_laying(s: Oriflamme, seat: i64, option: i64) -> int:
    """Return why a seat may not lay a card there, 0 if it may. [ORI-R10, R24]

    A position must show a card of its family; in the first round none does when a seat places its card.
    """
    if option in (START, END) or s.holder_at(position_in(option)) == seat:
        return 0
    return R10


def lay(s: Oriflamme, thing: i64, option: i64) -> i64:
    """Lay a thing at the start, at the end or onto a position; return where it lies now."""
    if option == START:
        s.add_at_start(thing)
        return 0
    if option == END:
        s.add_at_end(thing)
        return s.length() - 1
    s.cover(position_in(option), thing)
    return position_in(option)


def manner(option: int) -> int:
    """Return how a card was laid: at the START, at the END or onto a POSITION."""
    return POSITION if is_position(option) else option
