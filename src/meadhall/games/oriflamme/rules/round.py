"""Oriflamme, "A round": everybody places a card, then the row is activated, position by position; six times."""

from __future__ import annotations

from meadhall.core.state import Frame, Paragraph
from meadhall.games.oriflamme.rules.components import ACTIVATE_POSITION_RULE, NONE, PLACEMENT_RULE, ROUNDS
from meadhall.games.oriflamme.rules.events import ROUND_BEGINS
from meadhall.games.oriflamme.rules.scoring import end
from meadhall.games.oriflamme.rules.state import Oriflamme


class Round(Paragraph[Oriflamme]):
    """Everybody places a card, then the row is activated from start to end. [ORI-R8, R9, R13, R18, R29]

    One frame serves all rounds: `step` counts the cards placed.
    """

    def resume(self, s: Oriflamme, f: Frame) -> None:
        if f.step < s.seats:
            s.push(PLACEMENT_RULE, s.clockwise(s.first_player, f.step))
            f.step += 1
        elif s.active + 1 < s.length():
            s.activate_next()
            s.push(ACTIVATE_POSITION_RULE, NONE)
        elif s.round + 1 < ROUNDS:
            self.pass_on(s, f)
        else:
            end(s)

    def pass_on(self, s: Oriflamme, f: Frame) -> None:
        """The next seat is first player of a new round; the row stays. [ORI-R18]"""
        f.step = 0
        s.end_round()
        s.tell(ROUND_BEGINS, s.first_player, n=s.round)
