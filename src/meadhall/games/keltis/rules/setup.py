"""Keltis, "Set-up": who starts, the tiles, the deal; and the table of all paragraphs."""

from __future__ import annotations

from typing import Final, cast

from meadhall.core.names import in_order
from meadhall.core.question import CHANCE, Question
from meadhall.core.state import Frame, Paragraph, State
from meadhall.core.whereabouts import Whereabouts
from meadhall.games.keltis.rules.components import (
    CLOVER_RULE,
    COPIES,
    DEAL_RULE,
    FACE_DOWN,
    HAND,
    KINDS,
    LAY_TILE,
    MOVE_ANOTHER_RULE,
    OPEN_RULE,
    OUT_WITH_TWO,
    SETUP_RULE,
    STARTER,
    STONES_IN_ALL,
    TILES,
    TURN_RULE,
    seat_in,
    seat_letter,
    tile_in,
    tile_letter,
)
from meadhall.games.keltis.rules.events import STARTS, TILE_LAID
from meadhall.games.keltis.rules.paths import Clover, MoveAnother, Open
from meadhall.games.keltis.rules.state import DRAW_PILE, OWNERS, Keltis
from meadhall.games.keltis.rules.turn import Deal, Turn


class SetUp(Paragraph[Keltis]):
    """Determine who starts, turn up a random tile on each dark stone, deal eight cards each. [KEL-R2, R20]

    `n` counts the stones done, `step` the seats dealt.
    """

    def ask(self, s: Keltis, f: Frame) -> Question | None:
        if s.first_player < 0:
            seats = [seat_letter(seat) for seat in range(s.seats)]
            return Question(STARTER, CHANCE, seats, -1, [1] * s.seats)
        if f.n < STONES_IN_ALL and s.tile_on(f.n) == FACE_DOWN:
            left = s.tiles_left()
            tiles = [tile for tile in range(TILES) if left[tile]]
            return Question(
                LAY_TILE, CHANCE, [tile_letter(tile) for tile in tiles], f.n, [left[tile] for tile in tiles]
            )
        return None

    def answer(self, s: Keltis, f: Frame, option: int) -> None:
        if s.first_player < 0:
            s.first_player = seat_in(option)
            s.tell(STARTS, seat_in(option))
        else:
            s.lay_tile(f.n, tile_in(option))
            s.tell(TILE_LAID, -1, place=f.n, n=tile_in(option))

    def resume(self, s: Keltis, f: Frame) -> None:
        if f.n < STONES_IN_ALL:
            f.n += 1
        elif f.step < s.seats:
            s.push(DEAL_RULE, f.step, n=HAND)
            f.step += 1
        else:
            s.frames.clear()
            s.push(TURN_RULE, s.first_player)


PARAGRAPHS: Final[dict[int, tuple[str, Paragraph[Keltis]]]] = {
    SETUP_RULE: ("setup", SetUp()),
    TURN_RULE: ("turn", Turn()),
    DEAL_RULE: ("deal", Deal()),
    OPEN_RULE: ("open", Open()),
    MOVE_ANOTHER_RULE: ("forward", MoveAnother()),
    CLOVER_RULE: ("clover", Clover()),
}
"""By code, with their names."""
PARAGRAPH_NAMES: Final = in_order({code: name for code, (name, _) in PARAGRAPHS.items()})
RULES: Final = [cast("Paragraph[State]", PARAGRAPHS[code][1]) for code in range(len(PARAGRAPHS))]
"""The paragraphs, indexed by code."""


def new_keltis(seats: int, dark: list[int], clover_opens_path: bool, first: int) -> Keltis:
    """Return a game before its first chance question.

    `dark` lists the 25 stones that get a tile; `first` is the seat that starts, -1 for any.
    """
    s = Keltis(RULES, seats)
    s.clear(KINDS * COPIES - (OUT_WITH_TWO if seats == 2 else 0), clover_opens_path, first)
    for stone in dark:
        s.lay_tile(stone, FACE_DOWN)
    cards = Whereabouts(KINDS, COPIES, OWNERS, seats).empty()
    for card in range(KINDS):
        for _ in range(COPIES):
            cards.put(card, DRAW_PILE)
    s.secrets.append(cards)
    s.push(SETUP_RULE, -1)
    s.settle()
    return s
