"""Land of Clans, "End of the game": most points win, then most prizes."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.question import Outcome, ranked_by
from meadhall.games.clans.rules.components import CASTLES
from meadhall.games.clans.rules.events import ENDED
from meadhall.games.clans.rules.state import Clans


def end(s: Clans, reason: int) -> None:
    """End the game; partners share points and rank. [CLA-R31, R32, R35, C20]"""
    scores: list[int] = [points(s, s.clan(seat)) for seat in range(s.seats)]
    ranks = ranked_by(scores, [s.prizes(s.clan(seat)) for seat in range(s.seats)])
    s.tell(ENDED, -1, n=reason)
    s.end(Outcome(reason, scores, ranks))


def points(s: Clans, clan: i64) -> i64:
    """Return what the prizes of a clan are worth. [CLA-R32]"""
    total: i64 = 0
    for castle in range(i64(CASTLES)):
        if s.has_castle(clan, castle):
            total += s.board.points[castle]
    return total
