"""Inis, new territories: Exploration and Tailtu's Land."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.question import CHANCE, NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame
from meadhall.games.inis.rules.choices import ask_territory
from meadhall.games.inis.rules.clans import carry_out
from meadhall.games.inis.rules.components import (
    MAY_MOVE,
    NO,
    NONE,
    TERRITORIES,
    TILE,
    UNDER,
    WHICH_SPOT,
    WHICH_TILE,
    territory_in,
    territory_letter,
)
from meadhall.games.inis.rules.events import TILE_UNDER, TILES_DRAWN
from meadhall.games.inis.rules.island import lay_on, spots
from meadhall.games.inis.rules.plan import NEW_LAND, Route, moved, placed
from meadhall.games.inis.rules.play import Card, say_no_effect
from meadhall.games.inis.rules.stack import draw_tile, pick_tile, put_under, tiles_left, top_tiles
from meadhall.games.inis.rules.state import LOOKED_AT, MAP, SHOWN, Inis

TILES_TO_SEE: Final = 3


class Exploration(Card):
    """The Brenn chooses the spot, a tile is drawn and laid, its player places a clan. [INI-ACT-07]

    `picks` is the spot; `place` the tile, once it is drawn.
    """

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.place != NONE or tiles_left(s) == 0:
            return None
        if not f.picks:
            return Question(WHICH_SPOT, s.brenn, spots(s), NONE, NO_WEIGHTS)
        return Question(TILE, CHANCE, listed_tiles(s), NONE, [1] * len(top_tiles(s)))

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        return territory_letter(pick_tile(s, rng)) if f.place == NONE and f.picks and tiles_left(s) else -1

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if not f.picks:
            f.picks = (option,)
            return
        f.place = territory_in(option)
        draw_tile(s, f.place, MAP)
        lay_on(s, f.place, f.picks[0])
        carry_out(s, f, self.plan(s, f), clash=False)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if f.place != NONE:
            return [placed(f.seat, f.place)]
        return [placed(f.seat, NEW_LAND)] if s.laid < TERRITORIES else []

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if f.place == NONE:
            say_no_effect(s, f)


def listed_tiles(s: Inis) -> list[int]:
    """Return the letters of the tiles that may come next."""
    return [territory_letter(tile) for tile in top_tiles(s)]


class Tailtu(Card):
    """Draw three tiles, lay one, put the others under the stack, perhaps move a clan there. [INI-EPI-28]

    `place` is the tile that is laid, `picks` where the clan comes from, or NO.
    """

    DRAWING: Final = 0
    CHOOSING: Final = 1
    LAYING: Final = 2
    ORDERING: Final = 3
    MOVING: Final = 4

    def query(self, s: Inis, f: Frame) -> Question | None:
        looked = s.tiles().cards(LOOKED_AT + f.seat)
        if f.step == self.DRAWING:
            if self.is_short(s, f):
                return Question(TILE, CHANCE, listed_tiles(s), f.seat, [1] * len(top_tiles(s)))
        elif f.step == self.CHOOSING:
            return Question(WHICH_TILE, f.seat, [territory_letter(tile) for tile in looked], NONE, NO_WEIGHTS)
        elif f.step == self.LAYING:
            return Question(WHICH_SPOT, f.seat, spots(s), f.place, NO_WEIGHTS)
        elif f.step == self.ORDERING:
            if len(looked) > 1:
                return Question(UNDER, f.seat, [territory_letter(tile) for tile in looked], NONE, NO_WEIGHTS)
        else:
            return ask_territory(s, f, s.neighbours(f.place) & s.present(f.seat), MAY_MOVE, f.place, instead=NO)
        return None

    def is_short(self, s: Inis, f: Frame) -> bool:
        """Return whether a tile is still to be drawn, and there is one."""
        return s.tiles().count(LOOKED_AT + f.seat) < TILES_TO_SEE and tiles_left(s) > 0

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        return territory_letter(pick_tile(s, rng)) if f.step == self.DRAWING and self.is_short(s, f) else -1

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        tiles = s.tiles()
        if f.step == self.DRAWING:
            draw_tile(s, territory_in(option), LOOKED_AT + f.seat)
        elif f.step == self.CHOOSING:
            f.step = self.LAYING
            f.place = territory_in(option)
            tiles.show(f.place, LOOKED_AT + f.seat, SHOWN)
        elif f.step == self.LAYING:
            f.step = self.ORDERING
            tiles.show(f.place, SHOWN, MAP)
            lay_on(s, f.place, option)
        elif f.step == self.ORDERING:
            self.bury(s, f, territory_in(option))
        else:
            s.finish()
            f.picks = (option,)
            carry_out(s, f, self.plan(s, f), clash=False)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [moved(f.seat, territory_in(f.picks[0]), f.place)] if f.picks and f.picks[0] != NO else []

    def bury(self, s: Inis, f: Frame, tile: i64) -> None:
        """Put a tile under the stack."""
        put_under(s, tile, LOOKED_AT + f.seat, bit(f.seat))
        s.tell(TILE_UNDER, f.seat)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.DRAWING and s.tiles().count(LOOKED_AT + f.seat) == 0:
            s.finish()
            say_no_effect(s, f)
        elif f.step == self.DRAWING:
            f.step = self.CHOOSING
            s.tell(TILES_DRAWN, f.seat, n=s.tiles().count(LOOKED_AT + f.seat))
        elif f.step == self.ORDERING:
            f.step = self.MOVING
            for tile in s.tiles().cards(LOOKED_AT + f.seat):
                self.bury(s, f, tile)
        else:
            s.finish()
