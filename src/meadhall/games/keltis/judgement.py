"""What a sensible player of Keltis thinks of every answer: lay cards that skip little, where a figure will get far.

What paths, cards and tiles are worth: `outlook.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.judgement import Judgement
from meadhall.core.question import Question
from meadhall.games.keltis.outlook import STONES_THAT_COUNT, Glance, at_hand, lead, points_after, verdict
from meadhall.games.keltis.rules.components import (
    COLOURS,
    DRAW,
    FIGURE,
    LARGE,
    PASS,
    PILE,
    PLAY,
    START,
    WISHING_STONE_VALUE,
    card_in,
    colour_of,
    is_lay,
    path_in,
    pile_in,
)
from meadhall.games.keltis.rules.state import Keltis

POINT: Final = 100
"""What a point is worth in hundredths of judgement."""
TEMPO: Final = 80
"""What a turn is worth; one that only discards is lost."""
UNKNOWN: Final = 70
"""What a card of the draw pile is worth."""
IDLE: Final = 1000
"""Discarding and taking a discard brings the game no further: with two such players it would never end."""
STEEP: Final = 120
"""What a lead of a point means for the chance to win, against the turns left."""
CALM: Final = 500
"""The least that a lead of a point means, however near the end is."""


class KeltisJudgement(Judgement[Keltis]):
    """Lay cards that skip little, where a figure gets far; open paths early; rush or delay the end by the score."""

    def worlds_for(self, seats: int) -> int:
        """Imagine fewer games the more seats there are: each takes longer."""
        return self.worlds * 4 // (seats * seats)

    def horizon_for(self, seats: int) -> int:
        """Look further ahead the more seats there are: a seat's next turn is further away."""
        return self.horizon + 20 * (seats - 2)

    def weigh(self, s: Keltis, question: Question) -> list[int]:
        """Return what each option is worth."""
        look = at_hand(s, question.actor)
        kind = question.kind
        if kind == PLAY:
            return self.plays(look, question.options)
        if kind == DRAW:
            return self.draws(look, question.options)
        if kind == FIGURE:
            return self.figures(look, question.options, question.about)
        return [0 if option == PASS else look.step(path_in(option)) * POINT // 100 for option in question.options]

    def plays(self, look: Glance, options: list[int]) -> list[int]:
        """Weigh laying or discarding a card: what becomes of its colour, and a turn used or lost."""
        now = [look.prospect(colour, look.hand, look.pairs) for colour in range(COLOURS)]
        found: list[int] = []
        for option in options:
            card = card_in(option)
            before = now[colour_of(card)]
            after = look.laying(card) + TEMPO if is_lay(option) else look.discarding(card, before)
            found.append((after - before) * POINT // 100)
        return found

    def draws(self, look: Glance, options: list[int]) -> list[int]:
        """Take a discard that fits if a card was laid for it; the last card of the pile only if that wins."""
        s = look.s
        idle: i64 = IDLE if s.has_just_discarded() else 0
        found: list[int] = []
        for option in options:
            worth: i64 = UNKNOWN
            if option != PILE:
                worth = look.taking(s.top_discard(pile_in(option))) - idle
            elif s.cards_left == 1:
                worth = verdict(lead(s, look.seat))
            found.append(worth * POINT // 100)
        return found

    def figures(self, look: Glance, options: list[int], opened: i64) -> list[int]:
        """Send the large figure where it will get further than on any other path that is still to be opened."""
        s = look.s
        here: i64 = 0
        elsewhere: i64 = 0
        for path in range(i64(COLOURS)):
            if s.row(look.seat, path) == START:
                top, trend = s.top(look.seat, path), s.trend(look.seat, path)
                steps = look.reach(path, top, trend, look.hand, look.pairs)
                if path == opened:
                    here = points_after(1, steps)
                else:
                    points = points_after(START, steps)
                    if points > elsewhere:
                        elsewhere = points
        return [(here - elsewhere) * POINT // 100 if option == LARGE else 0 for option in options]

    def evaluate(self, s: Keltis) -> list[int]:
        """Return what every seat may expect to have in the end; the later, the more a point counts."""
        found: list[int] = []
        for seat in range(i64(s.seats)):
            look = at_hand(s, seat)
            stones = s.wishing_stones(seat)
            total = s.points(seat) * 100
            total += WISHING_STONE_VALUE[stones if stones < STONES_THAT_COUNT else STONES_THAT_COUNT] * 100
            for path in range(i64(COLOURS)):
                total += look.prospect(path, look.hand, look.pairs)
            found.append(total * STEEP // (CALM + look.time))
        return found


JUDGEMENT: Final = KeltisJudgement(worlds=1000, horizon=16, sharpness=8)
