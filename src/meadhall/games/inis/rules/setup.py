"""Inis, "Set-up": the first territories, the Brenn, the capital, the crows, two clans each."""

from __future__ import annotations

from typing import Final, cast

from meadhall.core.names import in_order
from meadhall.core.question import CHANCE, NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame, Paragraph, State
from meadhall.core.whereabouts import Whereabouts
from meadhall.games.inis.rules.assembly import Assembly, Draft
from meadhall.games.inis.rules.box import ACTION_FACTS, FACTS, MANOEUVRES, REACTIONS, TALE_FACTS, dealt
from meadhall.games.inis.rules.clans import Gates, Remove, Toll, place
from meadhall.games.inis.rules.clash import Citadels, Clash, Clashes
from meadhall.games.inis.rules.clauses import Q21
from meadhall.games.inis.rules.components import (
    AFTER_RULE,
    ASSEMBLY_RULE,
    ATTACK_RULE,
    CAPITAL,
    CARD_RULE,
    CITADELS_RULE,
    CLASH_RULE,
    CLASHES_RULE,
    CLOCKWISE,
    COUNTER,
    COVE,
    CROWS,
    DRAFT_RULE,
    DRAW_RULE,
    FIRST_BRENN,
    FOREST,
    GATES,
    GATES_RULE,
    GIVING_RULE,
    HIGHLANDS,
    HILLS,
    MANOEUVRES_RULE,
    MEADOWS,
    MISTY_LANDS,
    MOUNTAINS,
    NONE,
    PLACE_FIRST,
    PLAINS,
    PLAY_RULE,
    REMOVE_RULE,
    ROUND_RULE,
    SEASON_RULE,
    SETUP_RULE,
    SWAMP,
    TERRITORIES,
    TILE,
    TOLL_RULE,
    TURN_RULE,
    VALLEY,
    WINDOW_RULE,
    seat_in,
    seat_letter,
    territory_in,
    territory_letter,
    territory_letters,
)
from meadhall.games.inis.rules.drawing import Draw
from meadhall.games.inis.rules.events import BECAME_BRENN, CAPITAL_BUILT, CROWS_SHOW
from meadhall.games.inis.rules.island import build_sanctuary, lay_first
from meadhall.games.inis.rules.manoeuvres import Attack, Manoeuvres
from meadhall.games.inis.rules.play import After, Play, Reactions
from meadhall.games.inis.rules.season import Round, Season, Turn
from meadhall.games.inis.rules.season_tales import Giving
from meadhall.games.inis.rules.stack import draw_tile, pick_tile, top_tiles
from meadhall.games.inis.rules.state import (
    ACTION_PLACES,
    BOTTOM,
    DECK,
    HAND,
    LOOKED_AT,
    MAP,
    POOL,
    STACK,
    TALE_PLACES,
    TILE_PLACES,
    Inis,
)

FIRST_TERRITORIES: Final = [VALLEY, COVE, PLAINS, HILLS]
LAST_TERRITORIES: Final = [MEADOWS, MISTY_LANDS, FOREST, GATES, HIGHLANDS, MOUNTAINS]
"""The first game begins on these, and these lie at the bottom of its stack (INI-R13)."""
CLANS_TO_START: Final = 2


class SetUp(Paragraph[Inis]):
    """Lay the territories, then Brenn, capital, crows and clans. [INI-R12 … R16, Q15]

    `seat` places the next clan; `n` counts the clans placed.
    """

    def ask(self, s: Inis, f: Frame) -> Question | None:
        if s.laid < s.seats:
            tiles = next_tiles(s)
            return Question(TILE, CHANCE, [territory_letter(tile) for tile in tiles], NONE, [1] * len(tiles))
        if s.brenn == NONE:
            return Question(FIRST_BRENN, CHANCE, [seat_letter(seat) for seat in range(s.seats)], NONE, [1] * s.seats)
        if s.capital == NONE:
            return self.offer(s, f, CAPITAL, s.brenn, territory_letters(s.on_map))
        if s.direction == 0:
            return Question(CROWS, CHANCE, [CLOCKWISE, COUNTER], NONE, [1, 1])
        if f.n < CLANS_TO_START * s.seats:
            return Question(PLACE_FIRST, f.seat, territory_letters(s.on_map), NONE, NO_WEIGHTS)
        return None

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        if s.laid < s.seats and not s.is_first_game:
            return territory_letter(pick_tile(s, rng))
        return -1

    def forbids(self, s: Inis, f: Frame, seat: int, option: int) -> int:
        return Q21 if option == territory_letter(SWAMP) else 0

    def answer(self, s: Inis, f: Frame, option: int) -> None:
        if s.laid < s.seats:
            draw_tile(s, territory_in(option), MAP)
            lay_first(s, territory_in(option))
        elif s.brenn == NONE:
            s.brenn = seat_in(option)
            s.tell(BECAME_BRENN, seat_in(option))
        elif s.capital == NONE:
            s.capital = territory_in(option)
            s.tell(CAPITAL_BUILT, s.brenn, place=territory_in(option))
            build_sanctuary(s, s.brenn, territory_in(option))
        elif s.direction == 0:
            s.turn_crows(option)
            s.tell(CROWS_SHOW, s.brenn, n=option)
            f.seat = s.brenn
        else:
            place(s, f.seat, territory_in(option), 1)
            f.n += 1
            f.seat = s.next_seat(f.seat)

    def resume(self, s: Inis, f: Frame) -> None:
        s.frames.clear()
        s.push(ROUND_RULE, NONE)


def next_tiles(s: Inis) -> list[int]:
    """Return which tiles may be laid next at the start: in the first game they are given. [INI-R13]"""
    return [FIRST_TERRITORIES[s.laid]] if s.is_first_game else top_tiles(s)


PARAGRAPHS: Final[dict[int, tuple[str, Paragraph[Inis]]]] = {
    SETUP_RULE: ("setup", SetUp()),
    ROUND_RULE: ("round", Round()),
    ASSEMBLY_RULE: ("assembly", Assembly()),
    DRAFT_RULE: ("draft", Draft()),
    SEASON_RULE: ("season", Season()),
    TURN_RULE: ("turn", Turn()),
    PLAY_RULE: ("play", Play()),
    AFTER_RULE: ("after", After()),
    WINDOW_RULE: ("window", Reactions(REACTIONS)),
    CLASHES_RULE: ("clashes", Clashes()),
    CLASH_RULE: ("clash", Clash()),
    CITADELS_RULE: ("citadels", Citadels()),
    MANOEUVRES_RULE: ("manoeuvres", Manoeuvres(MANOEUVRES)),
    ATTACK_RULE: ("attack", Attack()),
    REMOVE_RULE: ("remove", Remove()),
    DRAW_RULE: ("draw", Draw()),
    TOLL_RULE: ("toll", Toll()),
    GATES_RULE: ("gates", Gates()),
    GIVING_RULE: ("giving", Giving()),
    **{CARD_RULE + facts.letter: (facts.word, facts.card) for facts in FACTS},
}
"""By code, with their names."""
PARAGRAPH_NAMES: Final = in_order({code: name for code, (name, _) in PARAGRAPHS.items()})
RULES: Final = [cast("Paragraph[State]", PARAGRAPHS[code][1]) for code in range(len(PARAGRAPHS))]
"""The paragraphs, indexed by code."""


def new_inis(version: int, seats: int, brenn: int, readings: int) -> Inis:
    """Return a game before its first chance question; `brenn` is NONE where chance decides."""
    s = Inis(RULES, seats)
    s.unpack(version, brenn, readings)
    s.secrets = [new_actions(version, seats), new_tales(version, seats), new_tiles(seats, s.is_first_game)]
    s.push(SETUP_RULE, NONE)
    s.settle()
    return s


def owned(places: int, groups: list[int], seats: int) -> list[int]:
    """Return the owners of places: each group of four belongs to the seats, the rest to nobody."""
    owners = [NONE] * places
    for group in groups:
        for seat in range(seats):
            owners[group + seat] = seat
    return owners


def new_actions(version: int, seats: int) -> Whereabouts:
    """Return the Action cards in their deck. [INI-R7]"""
    cards = Whereabouts(len(ACTION_FACTS), 1, owned(ACTION_PLACES, [HAND, POOL], seats), seats).empty()
    for card in dealt(ACTION_FACTS, version, seats):
        cards.put(card, DECK)
    return cards


def new_tales(version: int, seats: int) -> Whereabouts:
    """Return the Epic Tales in their deck."""
    cards = Whereabouts(len(TALE_FACTS), 1, owned(TALE_PLACES, [HAND, POOL], seats), seats).empty()
    for tale in dealt(TALE_FACTS, version, seats):
        cards.put(tale, DECK)
    return cards


def new_tiles(seats: int, first_game: bool) -> Whereabouts:
    """Return the territory tiles in their stack; in the first game in two parts. [INI-R12, R13]"""
    tiles = Whereabouts(TERRITORIES, 1, owned(TILE_PLACES, [LOOKED_AT], seats), seats).empty()
    for tile in range(TERRITORIES):
        tiles.put(tile, BOTTOM if first_game and tile in LAST_TERRITORIES else STACK)
    return tiles
