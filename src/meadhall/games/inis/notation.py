"""The notation of Inis: letters of the alphabet and settings as a word or two.

Cards and territories have their English names, with hyphens, `new-clans`, `stone-circle`; the Advantage card of
a territory is `stone-circle-card`. Seats are `seat 0` …, numbers are digits. A spot for a new tile is a territory and
one of 24 ways around it, counted like the hours of a clock from the top: `cove@7`. Positions: `position.py`.
"""

from __future__ import annotations

from meadhall.games.inis.rules.box import ACTION_NAMES, CARD_NAMES, FACTS, TALE_NAMES, TERRITORY_NAMES
from meadhall.games.inis.rules.components import (
    CARD,
    CITADEL_READING,
    CLAN,
    CLANS_EACH,
    CLOCKWISE,
    COUNTER,
    ENOUGH,
    FESTIVAL_READING,
    FIRST_GAME_READING,
    HIGHLANDS_READING,
    LOOK,
    MOST_SEATS,
    NO,
    PASS,
    PEACE,
    PLACE,
    PRETENDER,
    SHELTER,
    SPOTS_AROUND,
    STAY,
    WAR,
    WITHDRAW,
    YES,
    number_letter,
    seat_letter,
    spot_letter,
    territory_letter,
)

TITLE = "Inis"
SEATS = [2, 3, 4]
RULES_CHANGED = 2
"""The rules version that last changed how a card or a rule that was there before works."""
VERSION = max(RULES_CHANGED, *[facts.since for facts in FACTS])
"""The rules version by which new games are played; it stands here, below `game.py`, since positions name it."""
OLDEST = 1
"""The oldest one by which games can still be played."""
ACTIONS = ACTION_NAMES
TERRITORIES = TERRITORY_NAMES
TALES = TALE_NAMES
CARDS = CARD_NAMES
WORDS = {
    **dict(enumerate(CARDS)),
    **{territory_letter(territory): name for territory, name in enumerate(TERRITORIES)},
    **{seat_letter(seat): f"seat {seat}" for seat in range(MOST_SEATS)},
    **{number_letter(n): str(n) for n in range(CLANS_EACH + 1)},
    PASS: "pass",
    PRETENDER: "pretender",
    PEACE: "peace",
    WAR: "war",
    WITHDRAW: "withdraw",
    CLAN: "clan",
    CARD: "card",
    YES: "yes",
    NO: "no",
    ENOUGH: "enough",
    SHELTER: "shelter",
    STAY: "stay",
    PLACE: "place",
    CLOCKWISE: "clockwise",
    COUNTER: "counter",
    LOOK: "look",
    **{
        spot_letter(territory, way): f"{name}@{way}"
        for territory, name in enumerate(TERRITORIES)
        for way in range(SPOTS_AROUND)
    },
}
LETTERS = {word: letter for letter, word in WORDS.items()}
READINGS = {
    FIRST_GAME_READING: ("scenario", "random", "first"),
    HIGHLANDS_READING: ("highlands", "resolution", "start"),
    FESTIVAL_READING: ("festival", "instigator", "initiator"),
    CITADEL_READING: ("citadel", "hand", "table"),
}
"""The settings of yes or no, each with its words for no and yes."""


def write(option: int) -> str:
    """Return the words for a letter."""
    if option not in WORDS:
        raise ValueError(f"{option} is no letter of {TITLE}")
    return WORDS[option]


def read(text: str) -> int:
    """Return the letter for some words; capitals do not matter, and spaces may replace hyphens."""
    words = " ".join(text.casefold().replace("'", "").replace("’", "").split())
    for word in (words, words.replace(" ", "-"), f"seat {words.removeprefix('attack ')}"):
        if word in LETTERS:
            return LETTERS[word]
    raise ValueError(f"{text[:40]!r} is no answer in {TITLE}; answers are like migration, hills, seat 1, 2, pass")


def readings_of(settings: dict[str, str]) -> int:
    """Return how the table reads the book by these settings."""
    return sum(reading for reading, (key, _, yes) in READINGS.items() if settings[key] == yes)
