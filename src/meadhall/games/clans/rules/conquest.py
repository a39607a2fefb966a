"""Land of Clans, "Conquering land": a token comes to a square, and a castle is claimed when its shape is complete."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import Frame, Paragraph
from meadhall.games.clans.rules.claims import (
    ask_prize,
    claim,
    claims,
    completed_by_moving,
    lay_prize,
    prizes_in_bag,
    recheck_ready,
    tokens_around,
)
from meadhall.games.clans.rules.clauses import C36
from meadhall.games.clans.rules.components import (
    CLAIM_CASTLE,
    CONQUEST_RULE,
    MOVE,
    SMALLEST,
    claim_letter,
    placement_in,
    prize_in,
    square_in,
)
from meadhall.games.clans.rules.events import MOVED, OUSTED
from meadhall.games.clans.rules.state import Clans

MOVING: Final = 0
CLAIMING: Final = 1
LAYING_PRIZE: Final = 2


class Conquest(Paragraph[Clans]):
    """A token comes to the square `place`; then a complete castle is claimed, and a new prize laid. [CLA-R10 … R14]"""

    def ask(self, s: Clans, f: Frame) -> Question | None:
        if f.step == MOVING:
            return self.ask_token(s, f)
        if f.step == CLAIMING:
            return self.ask_castle(s, f)
        return ask_prize(s, prizes_in_bag(s))

    def ask_token(self, s: Clans, f: Frame) -> Question | None:
        """Ask which token moves, when all of them are on the board. [CLA-R14, C36]"""
        clan = s.clan(f.seat)
        tokens = s.token_letters(clan)
        if s.is_no_mans_land(f.place):  # then not every token may move
            return self.offer(s, f, MOVE, f.seat, tokens, f.place)
        return Question(MOVE, f.seat, tokens, f.place, NO_WEIGHTS)

    def ask_castle(self, s: Clans, f: Frame) -> Question | None:
        """Ask which castle is claimed, if there is a choice. [CLA-C5, C6]"""
        found = claims(s, s.clan(f.seat), f.place)
        if len(found) < 2:
            return None
        return Question(CLAIM_CASTLE, f.seat, [claim_letter(placement) for placement in found], f.place, NO_WEIGHTS)

    def forbids(self, s: Clans, f: Frame, seat: int, option: int) -> int:
        return 0 if completed_by_moving(s, s.clan(seat), square_in(option), f.place) else C36

    def answer(self, s: Clans, f: Frame, option: int) -> None:
        if f.step == MOVING:
            f.step = CLAIMING
            clan = s.clan(f.seat)
            s.remove_token(clan, square_in(option))  # CLA-C11: before castles are looked at
            recheck_ready(s, clan)
            s.put_token(clan, f.place)
            s.tell(MOVED, f.seat, place=f.place, other=square_in(option))
        elif f.step == CLAIMING:
            f.step = LAYING_PRIZE
            claim(s, f.seat, placement_in(option))
        else:
            s.finish()
            lay_prize(s, prize_in(option))

    def resume(self, s: Clans, f: Frame) -> None:
        found = claims(s, s.clan(f.seat), f.place)
        if found:  # one castle: there was no choice
            f.step = LAYING_PRIZE
            claim(s, f.seat, found[0])
        else:
            s.finish()


def conquer(s: Clans, seat: i64, square: i64) -> None:
    """Bring a token to a square: one from the supply or, if none is left, one from the board. [CLA-R8, R14]"""
    clan = s.clan(seat)
    s.passes = 0
    if s.is_taken(square):  # CLA-R28: by a Wizard
        other = s.holder(square)
        s.remove_token(other, square)
        recheck_ready(s, other)
        s.tell(OUSTED, seat, place=square, other=other)
    if s.tokens_left(clan) == 0:
        s.push(CONQUEST_RULE, seat, place=square)
        return
    s.put_token(clan, square)
    if s.ready(clan) or tokens_around(s, clan, square) >= SMALLEST:  # else no castle is complete: this spares a frame
        s.push(CONQUEST_RULE, seat, place=square).step = CLAIMING
