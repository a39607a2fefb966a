"""Inis, "Components": what is in the box, and the alphabet of answers.

Territories are numbers 0 … 15. Cards are letters: the Action cards first, then the Advantage cards in the order of
their territories, then the Epic Tales.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit

MOST_SEATS: Final = 4
CLANS_EACH: Final = 12
CITADELS_IN_BOX: Final = 8
SANCTUARIES_IN_BOX: Final = 9
DEEDS_IN_BOX: Final = 8
TERRITORIES: Final = 16
ENOUGH_TO_WIN: Final = 6
"""What each condition of victory demands."""
NONE: Final = -1
"""No territory, no seat, no card."""

COVE: Final = 0
FOREST: Final = 1
GATES: Final = 2
HIGHLANDS: Final = 3
HILLS: Final = 4
IRON_MINE: Final = 5
LOST_VALE: Final = 6
MEADOWS: Final = 7
MISTY_LANDS: Final = 8
MOOR: Final = 9
MOUNTAINS: Final = 10
PLAINS: Final = 11
SALT_MINE: Final = 12
STONE_CIRCLE: Final = 13
SWAMP: Final = 14
VALLEY: Final = 15

# Action cards.
BARD: Final = 0
CITADEL: Final = 1
CONQUEST: Final = 2
CRAFTSMEN: Final = 3
DRUID: Final = 4
EMISSARIES: Final = 5
EXPLORATION: Final = 6
FESTIVAL: Final = 7
GEIS: Final = 8
MASTER_CRAFTSMAN: Final = 9
MIGRATION: Final = 10
NEW_ALLIANCE: Final = 11
NEW_CLANS: Final = 12
RAID: Final = 13
SANCTUARY: Final = 14
SCOUTS: Final = 15
WARLORD: Final = 16
ACTIONS: Final = 17
WITH_FOUR: Final = [EMISSARIES, MASTER_CRAFTSMAN, RAID, SCOUTS]
"""In the game only with four players (INI-R7)."""

ADVANTAGE: Final = 17
"""ADVANTAGE + territory: its Advantage card."""

# Epic Tales.
TALE: Final = 33
"""The first of them."""
BALORS_EYE: Final = 33
BATTLE_FRENZY: Final = 34
MOYTURA: Final = 35
BREAS: Final = 36
CATHBAD: Final = 37
CHAMPIONS_SHARE: Final = 38
CHILDREN_OF_DANA: Final = 39
DAGDA: Final = 40
CAULDRON: Final = 41
CLUB: Final = 42
HARP: Final = 43
DEIRDRE: Final = 44
DIARMUID: Final = 45
ERIU: Final = 46
FIANNA: Final = 47
KERNUNOS: Final = 48
LUG: Final = 49
SPEAR: Final = 50
MAEVE: Final = 51
HORSES: Final = 52
MORRIGAN: Final = 53
NUADA: Final = 54
OENGUS: Final = 55
OGMA: Final = 56
OTHER_WORLD: Final = 57
STONE_OF_FAL: Final = 58
STRENG: Final = 59
TAILTU: Final = 60
CUCHULAIN: Final = 61
TUAN: Final = 62
CARDS: Final = 63
TALES: Final = 30

ONLY_TRISKEL: Final = [
    GEIS, RAID,
    *[ADVANTAGE + territory for territory in range(TERRITORIES) if territory not in (MISTY_LANDS, PLAINS, SWAMP)],
    BATTLE_FRENZY, MOYTURA, CATHBAD, DAGDA, CAULDRON, CLUB, DIARMUID, FIANNA, LUG, SPEAR, OENGUS, OGMA, STRENG,
    CUCHULAIN,
]  # fmt: skip
"""Cards without a Season side."""
MANOEUVRES: Final = [MOYTURA, FIANNA, OGMA, CUCHULAIN]
"""Epic Tales that are played as a manoeuvre."""

# The alphabet: every answer to every question is one of these letters.
TERRITORY: Final = 63
"""TERRITORY + t: a territory, on the map or still a tile."""
SEAT: Final = 79
"""SEAT + s: a seat."""
NUMBER: Final = 83
"""NUMBER + n: so many, 0 to 12."""
PASS: Final = 96
PRETENDER: Final = 97
"""Take a Pretender token."""
PEACE: Final = 98
WAR: Final = 99
"""No peace."""
WITHDRAW: Final = 100
CLAN: Final = 101
"""Lose a clan rather than a card."""
CARD: Final = 102
"""A card rather than a clan."""
YES: Final = 103
NO: Final = 104
ENOUGH: Final = 105
SHELTER: Final = 106
"""Put a clan into a citadel."""
STAY: Final = 107
"""Put none."""
PLACE: Final = 108
"""Place a clan of one's own."""
CLOCKWISE: Final = 109
COUNTER: Final = 110
"""Against the clock."""
LOOK: Final = 111
"""Play the Moor now."""
SPOT: Final = 112
"""SPOT + 24 * t + way: where a new tile goes, seen from the territory t (see island.py)."""
SPOTS_AROUND: Final = 24
LETTERS: Final = 496

# Kinds of questions.
TILE: Final = 0
FIRST_BRENN: Final = 1
CAPITAL: Final = 2
CROWS: Final = 3
SETTLE: Final = 4
ASIDE: Final = 5
CHOOSE_ASIDE: Final = 6
DEAL: Final = 7
KEEP: Final = 8
PASS_ON: Final = 9
SET_ASIDE: Final = 10
LOOK_FIRST: Final = 11
TURN: Final = 12
REACT: Final = 13
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
TOLL: Final = 41
COME_BACK: Final = 42
WHO_IS_NEXT: Final = 43

# How a card is played.
AS_SEASON: Final = 0
AS_TRISKEL: Final = 1
AS_MANOEUVRE: Final = 2

# Endings.
MOST_CONDITIONS: Final = 0
BRENN_AMONG_EQUALS: Final = 1


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
