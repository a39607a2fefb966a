"""Oriflamme, "End of the game": most influence wins, then most cards in the row."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.question import Outcome, ranked_by
from meadhall.games.oriflamme.rules.components import MOST_CARDS, MOST_INFLUENCE, SHARED
from meadhall.games.oriflamme.rules.events import ENDED
from meadhall.games.oriflamme.rules.state import Oriflamme


def end(s: Oriflamme) -> None:
    """End the game: tokens on cards count for nothing, equal bests share the victory. [ORI-R30, R31, R32, B31, B32]"""
    scores: list[int] = list(s.influences())
    ranks = ranked_by(scores, [cards_in_row(s, seat) for seat in range(s.seats)])
    reason = SHARED if ranks.count(1) > 1 else MOST_CARDS if scores.count(max(scores)) > 1 else MOST_INFLUENCE
    s.tell(ENDED, -1, n=reason)
    s.end(Outcome(reason, scores, ranks))


def cards_in_row(s: Oriflamme, seat: i64) -> int:
    """Return how many positions show a card of the seat's family. [ORI-R32, B31]"""
    n = 0
    for at in range(s.length()):
        if s.holder_at(at) == seat:
            n += 1
    return n
