"""Inis, "Epic Tales": how they are drawn. However many are drawn, one is kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.question import CHANCE, NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame
from meadhall.games.inis.rules.components import DRAW, DRAW_RULE, KEEP_TALE, TALES_DRAWN, kind_of, tale_letter
from meadhall.games.inis.rules.events import DISCARDED, DREW, KEPT, NO_TALES_LEFT
from meadhall.games.inis.rules.play import Asking, discard_tales, open_window, shuffle_tales
from meadhall.games.inis.rules.state import DECK, DISCARDS, HAND, POOL, Inis


class Draw(Asking):
    """`seat` draws `n` Epic Tales and keeps one; `place` is GATES if they make it draw. [INI-R43, Q7, Q36]

    `value` counts the draws that wait until this one is over (`waiting`, `let_wait`).
    """

    DRAWING: Final = 0
    DRAWN: Final = 1
    """More may be drawn now."""

    def query(self, s: Inis, f: Frame) -> Question | None:
        tales = s.tales()
        if is_short(s, f):
            return ask_tale(s, f.seat)
        if f.step == self.DRAWN and tales.count(POOL + f.seat) > 1:
            return Question(KEEP_TALE, f.seat, letters(tales.cards(POOL + f.seat)), -1, NO_WEIGHTS)
        return None

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        return pick_tale(s, rng) if is_short(s, f) else -1

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if is_short(s, f):
            take_tale(s, f.seat, option)
        else:
            self.keep(s, f.seat, option)
            self.end(s, f)

    def resume(self, s: Inis, f: Frame) -> None:
        tales = s.tales()
        if is_short(s, f) and tales.count(DISCARDS):  # `ask` has found the deck empty [INI-R43]
            shuffle_tales(s)
        elif f.step == self.DRAWING and tales.count(POOL + f.seat):
            f.step = self.DRAWN
            f.n = tales.count(POOL + f.seat)  # there may have been fewer
            open_window(s, TALES_DRAWN)
        else:
            if tales.count(POOL + f.seat) == 0:
                s.tell(NO_TALES_LEFT, f.seat)
            for tale in tales.cards(POOL + f.seat):
                self.keep(s, f.seat, tale_letter(tale))
            self.end(s, f)

    def receive(self, s: Inis, f: Frame, value: int) -> None:
        """Whether the Gates took a clan does not matter. [INI-Q52]"""

    def end(self, s: Inis, f: Frame) -> None:
        """Go on to the draws that wait."""
        s.finish()
        for _ in range(self.waiting(f)):
            s.push(DRAW_RULE, f.seat, n=1)

    def waiting(self, f: Frame) -> int:
        """Return how many draws wait until this one is over."""
        return f.value

    def keep(self, s: Inis, seat: i64, card: int) -> None:
        """Take a card into the hand and discard what else was drawn."""
        tales = s.tales()
        tales.slip(kind_of(card), POOL + seat, HAND + seat, NOBODY)
        rest = letters(tales.cards(POOL + seat))
        if rest:
            s.tell(KEPT, seat, card=card, seers=bit(seat))
        for other in rest:
            s.tell(DISCARDED, seat, card=other)
        discard_tales(s, rest, POOL + seat)


def draw_another(s: Inis, seat: i64) -> None:
    """Draw an Epic Tale; in the middle of another draw of the same seat, when that is over."""
    at = s.depth(DRAW_RULE)
    if at >= 0 and s.frames[at].seat == seat:
        let_wait(s.frames[at])
    else:
        s.push(DRAW_RULE, seat, n=1)


def let_wait(draw: Frame) -> None:
    """Note that another draw waits until this one is over."""
    draw.value += 1


def draw_one_more(draw: Frame) -> None:
    """Raise how many Epic Tales are drawn. [INI-Q7]"""
    draw.n += 1


def is_short(s: Inis, f: Frame) -> bool:
    """Return whether a card is still to be drawn, and there is one."""
    tales = s.tales()
    return tales.count(POOL + f.seat) < f.n and tales.count(DECK) + tales.count(DISCARDS) > 0


def ask_tale(s: Inis, seat: i64) -> Question | None:
    """Ask chance for the next Epic Tale; None while the deck is empty."""
    tales = s.tales()
    if tales.count(DECK) == 0:
        return None
    return Question(DRAW, CHANCE, letters(tales.cards(DECK)), seat, tales.tally(DECK))


def pick_tale(s: Inis, rng: Rng) -> int:
    """Return the next Epic Tale at random, -1 while the deck is empty."""
    return tale_letter(s.tales().pick(DECK, rng)) if s.tales().count(DECK) else -1


def take_tale(s: Inis, seat: i64, card: int) -> None:
    """A seat draws an Epic Tale and looks at it."""
    s.tales().slip(kind_of(card), DECK, POOL + seat, NOBODY)
    s.tell(DREW, seat, card=card, seers=bit(seat))


def letters(tales: list[int]) -> list[int]:
    """Return Epic Tales as letters."""
    return [tale_letter(tale) for tale in tales]
