"""Keltis, "Set-up": who starts, the tiles, the deal; and the table of all paragraphs."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.question import CHANCE, Question
from meadhall.core.state import Frame, Paragraph, State
from meadhall.core.whereabouts import Whereabouts
from meadhall.games.keltis.rules.components import (
    BARE,
    COLOURS,
    COPIES,
    FACE_DOWN,
    HAND,
    KINDS,
    LAST,
    LAY_TILE,
    OUT_WITH_TWO,
    SEAT,
    STARTER,
    TILE,
    TILE_COUNT,
    TILES,
)
from meadhall.games.keltis.rules.events import STARTS, TILE_LAID
from meadhall.games.keltis.rules.paths import Clover, Forward, Open
from meadhall.games.keltis.rules.state import (
    CLOVER_OPENS,
    DRAW_PILE,
    FIRST,
    LARGE_ON,
    LEFT,
    NUMBERS,
    OWNERS,
    TILE_ON,
    TOP,
    TREND,
    Keltis,
)
from meadhall.games.keltis.rules.turn import DEAL_RULE, TURN_RULE, Deal, Turn

SETUP_RULE: Final = 0
STONES_IN_ALL: Final = COLOURS * LAST


class SetUp(Paragraph[Keltis]):
    """Find out who starts, turn up a random tile on each dark stone, deal eight cards each. [KEL-R2, R20]

    `n` counts the stones done, `step` the seats dealt.
    """

    def ask(self, s: Keltis, f: Frame) -> Question | None:
        if s.numbers[FIRST] < 0:
            seats = [SEAT + seat for seat in range(s.seats)]
            return Question(STARTER, CHANCE, seats, -1, [1] * s.seats)
        if f.n < STONES_IN_ALL and s.numbers[TILE_ON + f.n] == FACE_DOWN:
            left = tiles_left(s)
            tiles = [tile for tile in range(TILES) if left[tile]]
            return Question(LAY_TILE, CHANCE, [TILE + tile for tile in tiles], f.n, [left[tile] for tile in tiles])
        return None

    def answer(self, s: Keltis, f: Frame, option: int) -> None:
        if s.numbers[FIRST] < 0:
            s.numbers[FIRST] = option - SEAT
            s.tell(STARTS, option - SEAT)
        else:
            s.numbers[TILE_ON + f.n] = option - TILE
            s.tell(TILE_LAID, -1, place=f.n, n=option - TILE)

    def resume(self, s: Keltis, f: Frame) -> None:
        if f.n < STONES_IN_ALL:
            f.n += 1
        elif f.step < s.seats:
            f.step += 1
            s.push(DEAL_RULE, f.step - 1, n=HAND)
        else:
            s.frames.clear()
            s.push(TURN_RULE, s.numbers[FIRST])


def tiles_left(s: Keltis) -> list[int]:
    """Return how many tiles of each sort are not on the board yet."""
    left = TILE_COUNT[:]
    for at in range(i64(TILE_ON), TILE_ON + STONES_IN_ALL):
        tile = s.numbers[at]
        if tile != BARE and tile != FACE_DOWN:
            left[tile] -= 1
    return left


RULES: Final = cast("list[Paragraph[State]]", [SetUp(), Turn(), Deal(), Open(), Forward(), Clover()])


def new_keltis(seats: int, dark: list[int], clover_opens_path: bool, first: int) -> Keltis:
    """Return a game before its first chance question.

    `dark` lists the 25 stones that get a tile, as path * 9 + row - 1; `first` is the seat that starts, -1 for any.
    """
    s = Keltis(RULES, seats)
    s.numbers = vec[i64]([0] * NUMBERS)
    for stone in dark:
        s.numbers[TILE_ON + stone] = FACE_DOWN
    for at in range(i64(TOP), i64(TREND)):
        s.numbers[at] = -1
    for seat in range(4):
        s.numbers[LARGE_ON + seat] = -1
    s.numbers[CLOVER_OPENS] = int(clover_opens_path)
    s.numbers[FIRST] = first
    s.numbers[LEFT] = KINDS * COPIES - (OUT_WITH_TWO if seats == 2 else 0)
    cards = Whereabouts(KINDS, COPIES, OWNERS, seats).empty()
    for card in range(KINDS):
        for _ in range(COPIES):
            cards.put(card, DRAW_PILE)
    s.secrets.append(cards)
    s.push(SETUP_RULE, -1)
    s.settle()
    return s
