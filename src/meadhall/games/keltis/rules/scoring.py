"""Keltis, "End of the game" and "Scoring": what every figure and the wishing stones are worth, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.question import Outcome, ranked
from meadhall.games.keltis.rules.components import COLOURS, ROW_VALUE, START, WISHING_STONE_VALUE
from meadhall.games.keltis.rules.events import ENDED
from meadhall.games.keltis.rules.state import Keltis

# Lines of a score.
TILE_LINE: Final = 0
FIGURE_LINE: Final = 1
WISHING_STONES_LINE: Final = 2


def end(s: Keltis, reason: int) -> None:
    """End the game: most points win, equal bests share the victory. [KEL-R1, R23, R25, R32]"""
    scores = [score(s, seat) for seat in range(s.seats)]
    s.tell(ENDED, -1, n=reason)
    s.end(Outcome(reason, scores, ranked(scores)))


def score(s: Keltis, seat: int) -> int:
    """Return a seat's final score: tile points, figures and wishing stones; it may be negative. [KEL-R31, A13]

    It is a plain number, however often a marker would have gone round the track. [KEL-R29]
    """
    total = 0
    for _, _, points in score_lines(s, seat):
        total += points
    return total


def score_lines(s: Keltis, seat: i64) -> list[tuple[int, int, int]]:
    """Return the score line by line: (line, path or number of stones, points). [KEL-R26, R27, R28, R30, R31]"""
    lines: list[tuple[int, int, int]] = [(TILE_LINE, -1, s.points(seat))]
    for path in range(i64(COLOURS)):
        if s.row(seat, path) != START:
            lines.append((FIGURE_LINE, path, figure_value(s, seat, path)))
    stones = s.wishing_stones(seat)
    lines.append((WISHING_STONES_LINE, stones, wishing_stones_value(stones)))
    return lines


def figure_value(s: Keltis, seat: i64, path: i64) -> int:
    """Return what the figure on a path is worth: its row's value, twice for the large one. [KEL-R26, R27]"""
    value = ROW_VALUE[s.row(seat, path)]
    return 2 * value if s.large_on(seat) == path else value


def wishing_stones_value(stones: int) -> int:
    """Return what a number of wishing stones is worth. [KEL-R30]"""
    return WISHING_STONE_VALUE[min(stones, len(WISHING_STONE_VALUE) - 1)]
