"""Keltis, "The paths" and "Tiles": opening a path, stepping on, and what the tile under the figure does."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.question import Question
from meadhall.core.state import Frame, Paragraph
from meadhall.games.keltis.rules.box import TILE_POINTS
from meadhall.games.keltis.rules.clauses import A2, A4, A6, A15, R14
from meadhall.games.keltis.rules.components import (
    BARE,
    CLOVER,
    CLOVER_MOVE,
    CLOVER_RULE,
    FIGURE,
    FIGURES_THAT_END,
    FIRST_GOAL_ROW,
    FIVE_IN_GOAL,
    LARGE,
    LAST,
    MOVE_ANOTHER,
    OPEN_RULE,
    PASS,
    SMALL,
    START,
    WISHING_STONE,
    path_in,
    path_letters,
)
from meadhall.games.keltis.rules.events import LEFT_CLOVER, MOVED, OPENED, SCORED, TOOK_STONE
from meadhall.games.keltis.rules.scoring import end
from meadhall.games.keltis.rules.state import Keltis


class Open(Paragraph[Keltis]):
    """A figure leaves the start stone for row 1 of a path; its player chooses which. [KEL-R6, A6]"""

    def ask(self, s: Keltis, f: Frame) -> Question | None:
        return self.offer(s, f, FIGURE, f.seat, [SMALL, LARGE], f.place)

    def forbids(self, s: Keltis, f: Frame, seat: int, option: int) -> int:
        if option == LARGE:
            return A6 if s.large_on(f.seat) >= 0 else 0
        return 0 if s.small_left(f.seat) else A6

    def answer(self, s: Keltis, f: Frame, option: int) -> None:
        s.finish()
        if option == LARGE:
            s.send_large_figure(f.seat, f.place)
        s.tell(OPENED, f.seat, place=f.place, n=option)
        one_stone_further(s, f.seat, f.place)


class MoveAnother(Paragraph[Keltis]):
    """The figure of the colour laid stands on the last stone: another of its player's moves. [KEL-R14, A11, A15, A16]

    PASS is listed so that it can be refused.
    """

    def ask(self, s: Keltis, f: Frame) -> Question | None:
        return self.offer(s, f, MOVE_ANOTHER, f.seat, paths_and_pass(), f.place)

    def forbids(self, s: Keltis, f: Frame, seat: int, option: int) -> int:
        return A15 if option == PASS else forbids_step(s, f.seat, path_in(option), R14)

    def answer(self, s: Keltis, f: Frame, option: int) -> None:
        s.finish()
        move_or_open(s, f.seat, path_in(option))

    def resume(self, s: Keltis, f: Frame) -> None:
        """No other figure can move, so nothing moves. [KEL-A11]"""
        s.finish()


class Clover(Paragraph[Keltis]):
    """The player may move any one of their figures one stone. [KEL-R17, R18, A3, A5, A16]"""

    def ask(self, s: Keltis, f: Frame) -> Question | None:
        return self.offer(s, f, CLOVER_MOVE, f.seat, paths_and_pass(), f.place)

    def forbids(self, s: Keltis, f: Frame, seat: int, option: int) -> int:
        return 0 if option == PASS else forbids_step(s, f.seat, path_in(option), A4)

    def answer(self, s: Keltis, f: Frame, option: int) -> None:
        s.finish()
        if option == PASS:
            s.tell(LEFT_CLOVER, f.seat)
        else:
            move_or_open(s, f.seat, path_in(option))


def paths_and_pass() -> list[int]:
    """Return the letters of the five paths, and of moving nothing."""
    found = path_letters()
    found.append(PASS)
    return found


def forbids_step(s: Keltis, seat: i64, path: i64, at_end: int) -> int:
    """Return why no figure of the seat can step on this path, 0 if one can.

    `at_end` is the clause that forbids it on the last stone.
    """
    row = s.row(seat, path)
    if row == LAST:
        return at_end
    return A2 if row == START and not s.clover_opens_path else 0


def move_or_open(s: Keltis, seat: i64, path: i64) -> None:
    """Move the figure of this path one stone, or bring one onto it from the start stone. [KEL-R14, R17, A2]"""
    if s.row(seat, path) == START:
        s.push(OPEN_RULE, seat, place=path)
    else:
        one_stone_further(s, seat, path)


def one_stone_further(s: Keltis, seat: i64, path: i64) -> None:
    """Put the seat's figure one stone further; five figures in the goal area end the game at once. [KEL-R7, R23, A7]"""
    row = s.row(seat, path) + 1
    s.move_figure(seat, path, row)
    s.tell(MOVED, seat, place=path, n=row)
    if row == FIRST_GOAL_ROW and s.figures_in_goal() == FIGURES_THAT_END:
        end(s, FIVE_IN_GOAL)  # KEL-R24, A8: no tile acts, and no card is drawn
    else:
        reach_tile(s, seat, path, row)


def reach_tile(s: Keltis, seat: i64, path: i64, row: i64) -> None:
    """Carry out the tile under a figure that arrives; all but wishing stones stay. [KEL-R15, R16, R17, R19, A12]"""
    tile = s.tile(path, row)
    if tile == BARE:
        return
    if tile == WISHING_STONE:
        s.take_wishing_stone(seat, path, row)
        s.tell(TOOK_STONE, seat, place=path, n=row)
    elif tile == CLOVER:
        s.push(CLOVER_RULE, seat, place=path)
    else:
        s.gain_points(seat, TILE_POINTS[tile])
        s.tell(SCORED, seat, place=path, n=TILE_POINTS[tile])
