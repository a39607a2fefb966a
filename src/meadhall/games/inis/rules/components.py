"""Inis, "Components": how many pieces there are, the alphabet of answers, and the kinds of questions.

Territories are numbers 0 … 15. Cards are letters: the Action cards first, then the Advantage cards in the order of
their territories, then the Epic Tales. The rows of all of them are in box.py; named here are those that a rule mentions
outside their own class.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import add_members, bit
from meadhall.core.names import in_order

MOST_SEATS: Final = 4
CLANS_EACH: Final = 12
CITADELS_IN_BOX: Final = 8
SANCTUARIES_IN_BOX: Final = 9
DEEDS_IN_BOX: Final = 8
TERRITORIES: Final = 16
ENOUGH_FOR_CONDITION: Final = 6
"""What each condition of victory demands."""
NONE: Final = -1
"""No territory, no seat, no card."""

COVE: Final = 0
FOREST: Final = 1
GATES: Final = 2
HIGHLANDS: Final = 3
HILLS: Final = 4
LOST_VALE: Final = 6
MEADOWS: Final = 7
MISTY_LANDS: Final = 8
MOOR: Final = 9
MOUNTAINS: Final = 10
PLAINS: Final = 11
STONE_CIRCLE: Final = 13
SWAMP: Final = 14
VALLEY: Final = 15

# Action cards.
EXPLORATION: Final = 6
FESTIVAL: Final = 7
GEIS: Final = 8
MASTER_CRAFTSMAN: Final = 9
SCOUTS: Final = 15
WARLORD: Final = 16
ACTION_CARDS_IN_BOX: Final = 17
"""How many there are."""

ADVANTAGE: Final = ACTION_CARDS_IN_BOX
"""ADVANTAGE + territory: its Advantage card."""

# Epic Tales.
TALE: Final = ADVANTAGE + TERRITORIES
"""The first of them."""
BATTLE_FRENZY: Final = TALE + 1
DAGDA: Final = TALE + 7
CAULDRON: Final = TALE + 8
CLUB: Final = TALE + 9
HARP: Final = TALE + 10
FIANNA: Final = TALE + 14
LUG: Final = TALE + 16
SPEAR: Final = TALE + 17
MORRIGAN: Final = TALE + 20
OENGUS: Final = TALE + 22
OGMA: Final = TALE + 23

NAMED_TERRITORIES: Final = {
    COVE: "cove",
    FOREST: "forest",
    GATES: "gates",
    HIGHLANDS: "highlands",
    HILLS: "hills",
    LOST_VALE: "lost-vale",
    MEADOWS: "meadows",
    MISTY_LANDS: "misty-lands",
    MOOR: "moor",
    MOUNTAINS: "mountains",
    PLAINS: "plains",
    STONE_CIRCLE: "stone-circle",
    SWAMP: "swamp",
    VALLEY: "valley",
}
NAMED_CARDS: Final = {
    EXPLORATION: "exploration",
    FESTIVAL: "festival",
    GEIS: "geis",
    MASTER_CRAFTSMAN: "master-craftsman",
    SCOUTS: "scouts",
    WARLORD: "warlord",
    BATTLE_FRENZY: "battle-frenzy",
    DAGDA: "dagda",
    CAULDRON: "cauldron",
    CLUB: "club",
    HARP: "harp",
    FIANNA: "fianna",
    LUG: "lug",
    SPEAR: "spear",
    MORRIGAN: "morrigan",
    OENGUS: "oengus",
    OGMA: "ogma",
}
"""The words of the territories and cards named here; box.py checks that they match the numbers."""

# The alphabet: every answer to every question is one of these letters.
TERRITORY: Final = 96
"""TERRITORY + t: a territory, on the map or still a tile. The letters below are cards; the last ones are spare."""
SEAT: Final = TERRITORY + TERRITORIES
"""SEAT + s: a seat."""
NUMBER: Final = SEAT + MOST_SEATS
"""NUMBER + n: a number, 0 to 12."""
PASS: Final = NUMBER + CLANS_EACH + 1
PRETENDER: Final = PASS + 1
"""Take a Pretender token."""
PEACE: Final = PRETENDER + 1
WAR: Final = PEACE + 1
"""Refuse peace."""
WITHDRAW: Final = WAR + 1
CLAN: Final = WITHDRAW + 1
"""Lose a clan rather than a card."""
CARD: Final = CLAN + 1
"""Lose a card rather than a clan."""
YES: Final = CARD + 1
NO: Final = YES + 1
ENOUGH: Final = NO + 1
SHELTER: Final = ENOUGH + 1
"""Put a clan into a citadel."""
STAY: Final = SHELTER + 1
"""Put none."""
PLACE: Final = STAY + 1
"""Place one of the seat's own clans."""
CLOCKWISE: Final = PLACE + 1
COUNTER: Final = CLOCKWISE + 1
"""Against the clock."""
LOOK: Final = COUNTER + 1
"""Play the Moor now."""
SPOT: Final = LOOK + 1
"""SPOT + 24 * t + way: where a new tile goes, seen from the territory t (see island.py)."""
SPOTS_AROUND: Final = 24
LETTERS: Final = SPOT + SPOTS_AROUND * TERRITORIES

# Kinds of questions. They are about a territory or a seat, or about what is listed below.
TILE: Final = 0
FIRST_BRENN: Final = 1
CAPITAL: Final = 2
CROWS: Final = 3
PLACE_FIRST: Final = 4
"""About the number of clans that a seat without any may still place; at the start about NONE."""
CHANCE_SETS_ASIDE: Final = 5
CHOOSE_ASIDE: Final = 6
DEAL: Final = 7
KEEP: Final = 8
"""About the step of the draft."""
PASS_ON: Final = 9
"""About the step of the draft."""
SWAP_ASIDE: Final = 10
LOOK_FIRST: Final = 11
TURN: Final = 12
REACT: Final = 13
"""About the moment."""
WHERE: Final = 14
FROM: Final = 15
TO: Final = 16
HOW_MANY: Final = 17
WHOM: Final = 18
WHOSE: Final = 19
PLACE_OR_WHOSE: Final = 20
TURN_CROWS: Final = 21
START_CLASH: Final = 22
WHO_INSTIGATES: Final = 23
CLAN_OR_CARD: Final = 24
TAKE: Final = 25
DISCARD: Final = 26
GIVE: Final = 27
WHICH_SPOT: Final = 28
WHICH_TILE: Final = 29
UNDER: Final = 30
MAY_MOVE: Final = 31
DRAW: Final = 32
KEEP_TALE: Final = 33
RANDOM_ACTION: Final = 34
REVEAL: Final = 35
WHICH_CLASH: Final = 36
TAKE_SHELTER: Final = 37
MANOEUVRE: Final = 38
AGREE: Final = 39
PAY: Final = 40
"""About what is due: Attack.EITHER …"""
TOLL: Final = 41
COME_BACK: Final = 42
WHO_IS_NEXT: Final = 43
QUESTIONS: Final = in_order({
    TILE: "tile", FIRST_BRENN: "first-brenn", CAPITAL: "capital", CROWS: "crows", PLACE_FIRST: "settle",
    CHANCE_SETS_ASIDE: "aside", CHOOSE_ASIDE: "choose-aside", DEAL: "deal", KEEP: "keep", PASS_ON: "pass-on",
    SWAP_ASIDE: "set-aside", LOOK_FIRST: "look-first", TURN: "turn", REACT: "react", WHERE: "where", FROM: "from",
    TO: "to", HOW_MANY: "how-many", WHOM: "whom", WHOSE: "whose", PLACE_OR_WHOSE: "place-or-whose",
    TURN_CROWS: "turn-crows", START_CLASH: "start-clash", WHO_INSTIGATES: "who-instigates",
    CLAN_OR_CARD: "clan-or-card", TAKE: "take", DISCARD: "discard", GIVE: "give", WHICH_SPOT: "which-spot",
    WHICH_TILE: "which-tile", UNDER: "under", MAY_MOVE: "may-move", DRAW: "draw", KEEP_TALE: "keep-tale",
    RANDOM_ACTION: "random-action", REVEAL: "reveal", WHICH_CLASH: "which-clash", TAKE_SHELTER: "take-shelter",
    MANOEUVRE: "manoeuvre", AGREE: "agree", PAY: "pay", TOLL: "toll", COME_BACK: "come-back",
    WHO_IS_NEXT: "who-is-next",
})  # fmt: skip
"""What each kind is called."""

# How a card is played.
AS_SEASON: Final = 0
AS_TRISKEL: Final = 1
AS_MANOEUVRE: Final = 2
MANNERS: Final = in_order({AS_SEASON: "season", AS_TRISKEL: "triskel", AS_MANOEUVRE: "manoeuvre"})

# What a card brings to the territory that it asks for.
NOTHING: Final = 0
A_CLAN: Final = 1
A_CITADEL: Final = 2
A_SANCTUARY: Final = 3
THE_FESTIVAL: Final = 4

# How a table reads the book, and whether it plays the first game of it: a set of these.
FIRST_GAME_READING: Final = 1
"""The first-game scenario is played. [INI-R13]"""
HIGHLANDS_READING: Final = 2
"""Highlands are played at the start of a clash. [INI-Q10]"""
FESTIVAL_READING: Final = 4
"""The player of the card that starts a clash pays for the Festival. [INI-Q12]"""
CITADEL_READING: Final = 8
"""Citadel takes an Advantage card from beside the map only. [INI-Q16]"""

# Endings.
MOST_CONDITIONS: Final = 0
BRENN_AMONG_EQUALS: Final = 1
ENDINGS: Final = in_order({MOST_CONDITIONS: "most-conditions", BRENN_AMONG_EQUALS: "brenn"})

# The table of paragraphs (setup.py makes it).
SETUP_RULE: Final = 0
ROUND_RULE: Final = 1
ASSEMBLY_RULE: Final = 2
DRAFT_RULE: Final = 3
SEASON_RULE: Final = 4
TURN_RULE: Final = 5
PLAY_RULE: Final = 6
AFTER_RULE: Final = 7
WINDOW_RULE: Final = 8
CLASHES_RULE: Final = 9
CLASH_RULE: Final = 10
CITADELS_RULE: Final = 11
MANOEUVRES_RULE: Final = 12
ATTACK_RULE: Final = 13
REMOVE_RULE: Final = 14
DRAW_RULE: Final = 15
TOLL_RULE: Final = 16
GATES_RULE: Final = 17
GIVING_RULE: Final = 18
CARD_RULE: Final = 19
"""CARD_RULE + card: the paragraph of a card."""

# The moments at which triskel cards may be played.
ASSEMBLY_BEGINS: Final = 0
DECLARED: Final = 1
FOLLOWING: Final = 2
TALES_DRAWN: Final = 3
INTO_MOUNTAINS: Final = 4
CLASH_STARTS: Final = 5
CITADELS_TAKEN: Final = 6
SETTLING: Final = 7
ATTACKING: Final = 8
REMOVING: Final = 9
CLAN_REMOVED: Final = 10
MANOEUVRE_MADE: Final = 11
TURN_OVER: Final = 12

MOMENTS: Final = in_order({
    ASSEMBLY_BEGINS: "assembly", DECLARED: "declared", FOLLOWING: "following", TALES_DRAWN: "drawn",
    INTO_MOUNTAINS: "mountains", CLASH_STARTS: "clash", CITADELS_TAKEN: "citadels", SETTLING: "settling",
    ATTACKING: "attack", REMOVING: "removing", CLAN_REMOVED: "removed", MANOEUVRE_MADE: "manoeuvre",
    TURN_OVER: "turn-over",
})  # fmt: skip
"""What each moment is called."""


def set_of(cards: list[int]) -> i64:
    """Return cards as a set."""
    bits: i64 = 0
    for card in cards:
        bits |= bit(card)
    return bits


def is_action(card: i64) -> bool:
    """Return whether a card is an Action card; NONE is none."""
    return 0 <= card < ADVANTAGE


def is_advantage(card: i64) -> bool:
    """Return whether a card is an Advantage card."""
    return ADVANTAGE <= card < TALE


def is_tale(card: i64) -> bool:
    """Return whether a card is an Epic Tale."""
    return card >= TALE


def kind_of(card: i64) -> i64:
    """Return the number of an Action card or Epic Tale in its deck."""
    return card - TALE if card >= TALE else card


def tale_letter(tale: i64) -> i64:
    """Return the letter of an Epic Tale by its number in the deck."""
    return TALE + tale


def is_card(option: i64) -> bool:
    """Return whether a letter is a card."""
    return 0 <= option < TERRITORY


def is_territory(option: i64) -> bool:
    """Return whether a letter names a territory."""
    return TERRITORY <= option < SEAT


def territory_in(option: i64) -> i64:
    """Return the territory that a letter names."""
    return option - TERRITORY


def territory_letter(territory: i64) -> i64:
    """Return the letter of a territory."""
    return TERRITORY + territory


def territory_letters(territories: i64) -> list[int]:
    """Return the letters of a set of territories, in order."""
    found: list[int] = []
    add_members(territories, TERRITORY, found)
    return found


def is_seat(option: i64) -> bool:
    """Return whether a letter names a seat."""
    return SEAT <= option < NUMBER


def seat_in(option: i64) -> i64:
    """Return the seat that a letter names."""
    return option - SEAT


def seat_letter(seat: i64) -> i64:
    """Return the letter of a seat."""
    return SEAT + seat


def seat_letters(seats: i64) -> list[int]:
    """Return the letters of a set of seats, in order."""
    found: list[int] = []
    add_members(seats, SEAT, found)
    return found


def is_number(option: i64) -> bool:
    """Return whether a letter is a number."""
    return NUMBER <= option < PASS


def number_in(option: i64) -> i64:
    """Return the number that a letter stands for."""
    return option - NUMBER


def number_letter(n: i64) -> i64:
    """Return the letter of a number."""
    return NUMBER + n


def numbers_between(least: i64, most: i64) -> list[int]:
    """Return the letters of the numbers from one to another."""
    return [NUMBER + n for n in range(least, most + 1)]


def is_word(option: i64) -> bool:
    """Return whether a letter is a word: not a card, territory, seat, number or spot."""
    return PASS <= option < SPOT


def names_spot(option: i64) -> bool:
    """Return whether a letter names a spot for a tile."""
    return option >= SPOT


def spot_letter(territory: i64, way: i64) -> i64:
    """Return the letter of a spot, seen from a territory."""
    return SPOT + SPOTS_AROUND * territory + way


def spot_in(option: i64) -> tuple[i64, i64]:
    """Return from which territory a spot is seen, and which way it lies from there."""
    at = option - SPOT
    return at // SPOTS_AROUND, at % SPOTS_AROUND


def advantage_of(territory: i64) -> i64:
    """Return the Advantage card of a territory."""
    return ADVANTAGE + territory


def territory_on(card: i64) -> i64:
    """Return the territory of an Advantage card."""
    return card - ADVANTAGE
