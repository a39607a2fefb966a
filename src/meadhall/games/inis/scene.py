"""What Inis looks like: the island and what stands on it, the seats, the known cards; where options lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from meadhall.core.bits import members
from meadhall.games.inis import facts
from meadhall.games.inis.notation import CARDS, TERRITORIES
from meadhall.games.inis.places import GROUP_KEYS, SEAT_KEYS, TERRITORY_KEYS, places, spot_key, tile_key
from meadhall.games.inis.rules.components import (
    ASSEMBLY_RULE,
    CHOOSE_ASIDE,
    COME_BACK,
    ENOUGH_FOR_CONDITION,
    FROM,
    HOW_MANY,
    MAY_MOVE,
    NONE,
    PLACE_OR_WHOSE,
    SEASON_RULE,
    SETUP_RULE,
    TAKE,
    TAKE_SHELTER,
    TO,
    TOLL,
    WHICH_SPOT,
    WHO_INSTIGATES,
    WHOSE,
    advantage_of,
    is_action,
    is_advantage,
    names_spot,
    spot_in,
)
from meadhall.games.inis.rules.drawing import letters
from meadhall.games.inis.rules.island import hexagons, spot_at, spots, touched_by
from meadhall.games.inis.rules.stack import tiles_left
from meadhall.games.inis.rules.state import (
    CARD_SET_ASIDE,
    DECK,
    DISCARDS,
    FACE_DOWN,
    FACE_UP,
    LOOKED_AT,
    POOL,
    REVEALED_TALES,
    SHOWN,
    Inis,
)
from meadhall.games.inis.rules.victory import (
    clans_led,
    conditions_met,
    sanctuaries_where_present,
    territories_present_in,
)
from meadhall.games.inis.things import (
    Advantage,
    Direction,
    Group,
    InisTable,
    Phase,
    Played,
    Seat,
    Spot,
    Supply,
    Territory,
    TerritoryName,
    Tile,
)
from meadhall.games.inis.underway import (
    brought,
    card_of,
    cards_of,
    clash_of,
    draft_of,
    named,
    stack_of,
    way_asked,
)
from meadhall.presentation import GameScene, Named

if TYPE_CHECKING:
    from meadhall.core.cards import Cards
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State

DIRECTIONS: dict[int, Direction] = {1: "clockwise", -1: "counter", 0: ""}

ABOUT_TERRITORY = {
    FROM, TO, HOW_MANY, WHOSE, PLACE_OR_WHOSE, WHO_INSTIGATES, TAKE_SHELTER, MAY_MOVE, TOLL, COME_BACK,
}  # fmt: skip
"""The questions that are about a territory."""


class InisScene(GameScene):
    """Draws the table of Inis."""

    table = InisTable

    def scene(self, view: State) -> InisTable:
        assert isinstance(view, Inis)
        s, question = view, view.question()
        you = s.viewer if s.viewer < s.seats else NONE
        actions, tales, tiles = s.actions(), s.tales(), s.tiles()
        season, stack = s.depth(SEASON_RULE), stack_of(s)
        return InisTable(
            round=int(s.round_number) + 1,
            phase=phase_of(s),
            goal=ENOUGH_FOR_CONDITION,
            brenn=int(s.brenn),
            direction=DIRECTIONS[int(s.direction)],
            turn=NONE if question is None else max(NONE, question.actor),
            season_turn=NONE if season < 0 or s.outcome is not None else s.frames[season].seat,
            about=about(question),
            way=way_asked(s, question),
            brings=brought(s, question),
            territories=[territory_of(s, territory) for territory in members(s.on_map)],
            spots=[spot_of(s, spot) for spot in spots_asked(s, question)],
            tile=next((TERRITORIES[tile] for tile in tiles.cards(SHOWN)), ""),
            tiles=[Tile(tile_key(tile), TERRITORIES[tile]) for tile in before(tiles, LOOKED_AT, you)],
            tiles_left=int(tiles_left(s)),
            supply=Supply(int(s.citadels_left), int(s.sanctuaries_left), int(s.deeds_left)),
            seats=[seat_of(s, seat) for seat in range(s.seats)],
            advantages=[
                Advantage(card_of("beside", advantage_of(at)), s.where_advantage(at) == FACE_UP)
                for at in members(s.on_map)
                if s.where_advantage(at) >= FACE_UP and not is_in_play(advantage_of(at), stack)
            ],
            choice=cards_of("pool", choice(s, you, question)),
            aside_count=int(actions.count(CARD_SET_ASIDE)),
            aside=cards_of("aside", actions.cards(CARD_SET_ASIDE)),
            discard_count=int(actions.count(DISCARDS)),
            discards=cards_of("discard", actions.cards(DISCARDS)),
            tale_discards=cards_of("discard", letters(tales.cards(DISCARDS))),
            tales_left=int(tales.count(DECK)),
            stack=stack,
            pending=named(members(s.clashes_to_come)),
            clash=clash_of(s),
            draft=draft_of(s, cards_of("pool", before(actions, POOL, you))),
        )

    def places(self, view: State, question: Question, option: int) -> list[str]:
        assert isinstance(view, Inis)
        return places(view, question, option)

    def named(self, event: Event) -> Named:
        return facts.named(event)

    def touched(self, view: State, event: Event) -> list[str]:
        assert isinstance(view, Inis)
        return facts.touched(view, event)


def phase_of(s: Inis) -> Phase:
    """Return what is being done."""
    if s.outcome is not None:
        return "over"
    if s.frames[0].code == SETUP_RULE:
        return "set-up"
    if s.depth(ASSEMBLY_RULE) >= 0:
        return "assembly"
    return "season" if s.clash == NONE else "clash"


def about(question: Question | None) -> TerritoryName | Literal[""]:
    """Return the territory that a question is about."""
    if question is None or question.kind not in ABOUT_TERRITORY or question.about == NONE:
        return ""
    return TERRITORIES[question.about]


def is_in_play(card: int, stack: list[Played]) -> bool:
    """Return whether a card lies before the player who plays it: until it has been carried out. [INI-R73]"""
    return any(each.card == CARDS[card] for each in stack)


def territory_of(s: Inis, territory: int) -> Territory:
    """Return a territory on the map."""
    where = int(s.where_advantage(territory))
    hexes = hexagons(s.across(territory), s.down(territory), s.turned(territory))
    return Territory(
        key=TERRITORY_KEYS[territory],
        name=TERRITORIES[territory],
        hexes=[[across, down] for across, down in hexes],
        groups=[
            Group(GROUP_KEYS[territory][seat], seat, n)
            for seat in range(s.seats)
            if (n := int(s.clans(territory, seat)))
        ],
        citadels=int(s.citadels_built(territory)),
        has_capital=s.capital == territory,
        sanctuaries=int(s.sanctuaries(territory)),
        has_festival=s.festival == territory,
        chieftain=int(s.chieftain(territory)),
        neighbours=named(members(s.neighbours(territory))),
        advantage="face-up" if where == FACE_UP else "face-down" if where == FACE_DOWN else "held",
        advantage_of=where if 0 <= where < s.seats else NONE,
    )


def spots_asked(s: Inis, question: Question | None) -> list[int]:
    """Return where a tile may be laid, while a seat is asked about it."""
    if question is None or question.kind != WHICH_SPOT:
        return []
    return [option for option in question.options if names_spot(option)] or spots(s)


def spot_of(s: Inis, option: int) -> Spot:
    """Return a place where a tile may be laid."""
    across, down, turned = spot_at(s, *spot_in(option))
    return Spot(
        key=spot_key(option),
        hexes=[[x, y] for x, y in hexagons(across, down, turned)],
        touches=named(members(touched_by(s, option))),
    )


def choice(s: Inis, you: int, question: Question | None) -> list[int]:
    """Return the cards that lie before the viewer, except in the draft: revealed or drawn Epic Tales, Action cards."""
    tales = s.tales()
    found = letters([*tales.cards(REVEALED_TALES), *before(tales, POOL, you)])
    if question is not None and question.kind in (TAKE, CHOOSE_ASIDE):
        found += [card for card in question.options if is_action(card)]
    return found


def before(cards: Cards, place: int, you: int) -> list[int]:
    """Return what lies before the viewer in one of the places that every seat has; nothing for the spectator."""
    return [] if you == NONE else cards.cards(place + you)


def seat_of(s: Inis, seat: int) -> Seat:
    """Return what a seat has."""
    hand = s.hand(seat)
    return Seat(
        key=SEAT_KEYS[seat],
        is_brenn=s.brenn == seat,
        is_pretender=s.is_pretender(seat),
        has_passed=s.has_passed(seat) and s.depth(SEASON_RULE) >= 0,
        reserve=int(s.reserve(seat)),
        deeds=int(s.deeds(seat)),
        clans_led=int(clans_led(s, seat)),
        sanctuaries=int(sanctuaries_where_present(s, seat)),
        territories=int(territories_present_in(s, seat)),
        met=conditions_met(s, seat),
        cauldron=int(s.in_cauldron) if s.cauldron_of == seat else NONE,
        action_count=int(s.action_count(seat)),
        advantage_count=sum(is_advantage(card) for card in hand),
        tale_count=int(s.tale_count(seat)),
        hand=cards_of(f"hand:{seat}", hand),
    )


SCENE = InisScene()
