"""Keltis, "A turn": play one card, discarded or laid in front of you, then draw one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame, Paragraph
from meadhall.games.keltis.rules.clauses import R11, R12, R21, R22
from meadhall.games.keltis.rules.components import (
    ASCENDING,
    DEAL,
    DEAL_RULE,
    DESCENDING,
    DRAW,
    LAST,
    MOVE_ANOTHER_RULE,
    NO_PILE,
    OPEN_RULE,
    PILE,
    PILE_EMPTY,
    PLAY,
    START,
    UNDECIDED,
    card_in,
    colour_of,
    is_lay,
    lays_and_discards,
    pile_in,
    pile_letters,
    value_of,
)
from meadhall.games.keltis.rules.events import DISCARDED, DREW, LAID, TOOK_DISCARD
from meadhall.games.keltis.rules.paths import one_stone_further
from meadhall.games.keltis.rules.scoring import end
from meadhall.games.keltis.rules.state import COLUMN_OF, DISCARDS, DRAW_PILE, HAND_OF, Keltis, closed_pile

PLAYING: Final = 0
DRAWING: Final = 1
DONE: Final = 2


class Turn(Paragraph[Keltis]):
    """Play one card, then draw one; then the next seat clockwise. [KEL-R2, R3]

    One frame serves all turns: `seat` whose turn it is, `other` the discard pile that is closed.
    """

    def ask(self, s: Keltis, f: Frame) -> Question | None:
        if f.step == PLAYING:
            return self.offer(s, f, PLAY, f.seat, plays(s, f.seat))
        if f.step == DRAWING:
            return self.offer(s, f, DRAW, f.seat, sources())
        return None

    def forbids(self, s: Keltis, f: Frame, seat: int, option: int) -> int:
        letter: i64 = option
        if f.step == PLAYING:
            return forbids_laying(s, seat, card_in(letter)) if is_lay(letter) else 0
        return forbids_drawing(s, closed_pile(f), letter)

    def answer(self, s: Keltis, f: Frame, option: int) -> None:
        if f.step == PLAYING:
            f.step = DRAWING
            card = card_in(option)
            if is_lay(option):
                lay(s, f.seat, card)
            else:
                f.other = colour_of(card)
                discard(s, f.seat, card)
        else:
            f.step = DONE
            if option == PILE:
                s.push(DEAL_RULE, f.seat, n=1)
            else:
                take_discard(s, f.seat, pile_in(option))

    def resume(self, s: Keltis, f: Frame) -> None:
        if s.cards_left == 0:  # KEL-R25, A9: the last card of the draw pile was drawn
            end(s, PILE_EMPTY)
            return
        f.step = PLAYING
        f.other = NO_PILE
        f.seat = s.clockwise(f.seat)


class Deal(Paragraph[Keltis]):
    """Give a seat `n` cards from the draw pile, unseen by the others. [KEL-R20, A14]

    With two seats the thirty cards that stay out lie there too: nobody knows which they are. [KEL-A17]
    """

    def ask(self, s: Keltis, f: Frame) -> Question | None:
        cards = s.secrets[0]
        return Question(DEAL, CHANCE, cards.cards(DRAW_PILE), f.seat, cards.tally(DRAW_PILE))

    def draw(self, s: Keltis, f: Frame, rng: Rng) -> int:
        return s.secrets[0].pick(DRAW_PILE, rng)

    def answer(self, s: Keltis, f: Frame, option: int) -> None:
        s.deal(f.seat, option)
        s.tell(DREW, f.seat, card=option, seers=bit(f.seat))
        f.n -= 1
        if f.n == 0:
            s.finish()


def plays(s: Keltis, seat: int) -> list[int]:
    """Return lay and discard for every card in hand. [KEL-R4]"""
    return lays_and_discards(s.secrets[0].cards(HAND_OF + seat))


def forbids_laying(s: Keltis, seat: i64, card: i64) -> int:
    """Return why a card does not fit the seat's column of its colour, 0 if it does. [KEL-R11, R12, R13]"""
    colour = colour_of(card)
    top = s.top(seat, colour)
    if top < 0:
        return 0
    value = value_of(card)
    trend = s.trend(seat, colour)
    if value < top and trend == ASCENDING:
        return R11
    if value > top and trend == DESCENDING:
        return R12
    return 0


def trend_with(top: i64, trend: i64, value: i64) -> i64:
    """Return the direction of a column when a value is laid on its top. [KEL-R13, A1]

    The first value that differs from the one before it settles the direction.
    """
    if trend != UNDECIDED or top < 0 or value == top:
        return trend
    return ASCENDING if value > top else DESCENDING


def extend_column(s: Keltis, seat: i64, card: i64) -> None:
    """Lay a card at the end of a seat's column of its colour. [KEL-R13]"""
    colour = colour_of(card)
    value = value_of(card)
    s.set_column(seat, colour, value, trend_with(s.top(seat, colour), s.trend(seat, colour), value))


def lay(s: Keltis, seat: i64, card: i64) -> None:
    """Lay a card in the column of its colour; a figure moves one stone. [KEL-R6, R7, R8, R10, R14, A2]"""
    colour = colour_of(card)
    s.secrets[0].show(card, HAND_OF + seat, COLUMN_OF + seat)
    extend_column(s, seat, card)
    s.tell(LAID, seat, card=card)
    row = s.row(seat, colour)
    if row == START:
        s.push(OPEN_RULE, seat, place=colour)
    elif row < LAST:
        one_stone_further(s, seat, colour)
    else:
        s.push(MOVE_ANOTHER_RULE, seat, place=colour)


def discard(s: Keltis, seat: i64, card: i64) -> None:
    """Put a card on the discard pile of its colour. [KEL-R5]"""
    s.secrets[0].show(card, HAND_OF + seat, DISCARDS)
    s.add_discard(card)
    s.tell(DISCARDED, seat, card=card)


def sources() -> list[int]:
    """Return the discard piles and the draw pile. [KEL-R22]"""
    found = pile_letters()
    found.append(PILE)
    return found


def forbids_drawing(s: Keltis, closed: i64, option: i64) -> int:
    """Return why a seat may not draw from here, 0 if it may. [KEL-R21, R22]"""
    if option == PILE:
        return 0  # KEL-A10: the draw pile is never empty now
    colour = pile_in(option)
    if colour == closed:
        return R21
    return 0 if s.height(colour) else R22


def take_discard(s: Keltis, seat: i64, colour: i64) -> None:
    """Take the top card of a discard pile; everybody has seen it. [KEL-R22, A14]"""
    card = s.remove_discard(colour)
    s.secrets[0].show(card, DISCARDS, HAND_OF + seat)
    s.tell(TOOK_DISCARD, seat, card=card)
