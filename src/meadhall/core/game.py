"""What defines a game: its key, seats, settings, endings, words for letters, and how to start it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Protocol

from mypy_extensions import mypyc_attr

from meadhall.core.serialize import decode, encode
from meadhall.core.state import State


class Setting:
    """Something a table chooses before the game starts, with the clause or ruling it comes from."""

    def __init__(
        self, key: str, values: list[str], clause: str, default: str, since: int = 1, before: str = "", changed: int = 0
    ) -> None:
        """Keep the setting's name, possible values and default."""
        self.key = key
        self.values = values
        self.clause = clause
        self.default = default
        self.since = since
        """The rules version that introduced the setting."""
        self.before = before
        """The value in older versions, unless a table chose another."""
        self.changed = changed or since
        """The rules version that introduced the default."""

    def default_of(self, version: int) -> str:
        """Return the default in a rules version."""
        return self.default if version >= self.changed else self.before


class BadSetting(ValueError):
    """A number of seats or a setting that the game does not have."""


def seat_named(settings: dict[str, str], key: str, seats: int) -> int:
    """Return the seat that a setting names, -1 for `random`; raises `BadSetting` if there is no such seat."""
    value = settings[key]
    seat = -1 if value == "random" else int(value)
    if seat >= seats:
        raise BadSetting(f"{key} {seat}: there are only seats 0 to {seats - 1}")
    return seat


class Notation(Protocol):
    """Words for letters: a game's module `notation`."""

    def write(self, option: int, /) -> str:
        """Return the notation of a letter of the alphabet."""

    def read(self, text: str, /) -> int:
        """Return the letter that a notation stands for; raises ValueError, naming the fault, if none."""


class Positions(Protocol):
    """Positions as text: a game's module `position`."""

    def write_position(self, state: State, /) -> str:
        """Return a position as text."""

    def read_position(self, text: str, /) -> State:
        """Return the state that a position describes; raises ValueError, naming the fault, if none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The facts about a game. A game's `game.py` creates one object of a subclass and calls it GAME."""

    def __init__(
        self,
        key: str,
        title: str,
        version: int,
        seats: list[int],
        settings: list[Setting],
        kinds: list[str],
        endings: list[str],
        events: list[str],
        clauses: list[str],
        cards: int,
        letters: int,
        longest: int,
        oldest: int = 0,
        notation: Notation | None = None,
        position: Positions | None = None,
    ) -> None:
        """Store the facts; `version` is the rules version, raised whenever an old record would play differently."""
        self.key = key
        self.title = title
        self.version = version
        self.seats = seats
        self.settings = settings
        self.kinds = kinds
        """Names of the kinds of questions."""
        self.endings = endings
        """Names of the reasons why a game ends."""
        self.events = events
        """Names of the kinds of events."""
        self.clauses = clauses
        """Printed ids of the clauses; a refusal's clause is an index into this list."""
        self.cards = cards
        """Letters below this number are cards."""
        self.letters = letters
        """How many letters the alphabet has."""
        self.longest = longest
        """No game takes more answers than this, chance's included."""
        self.oldest = oldest or version
        """The oldest rules version that can still be played."""
        self.notation = notation
        """By default a letter is written as its number."""
        self.position = position
        """By default a position is written as JSON."""

    def plays(self, version: int) -> bool:
        """Return whether a game that began under this rules version can go on."""
        return self.oldest <= version <= self.version

    def settings_of(self, version: int) -> list[Setting]:
        """Return the settings that a rules version had."""
        return [setting for setting in self.settings if setting.since <= version]

    def filled_in(self, settings: Mapping[str, str], version: int = 0) -> dict[str, str]:
        """Return every setting: as chosen, or else its default in a rules version (the newest unless one is named)."""
        return {
            setting.key: settings.get(setting.key, setting.default_of(version or self.version))
            for setting in self.settings
        }

    def new(self, seats: int, settings: dict[str, str] | None = None, version: int = 0) -> State:
        """Return a new game, of an older rules version if one is named.

        Raises `BadSetting`, naming the fault, if it cannot be played that way.
        """
        version = version or self.version
        if not self.plays(version):
            raise BadSetting(
                f"{self.title} is played by version {self.version} of the rules here, not by version {version}"
            )
        if seats not in self.seats:
            raise BadSetting(f"{self.title} is played with {words(self.seats)} seats, not {seats!r}")
        had = self.settings_of(version)
        known = [setting.key for setting in had]
        unknown = [key for key in settings or {} if key not in known]
        if unknown:
            raise BadSetting(f"{self.title} has no setting {', '.join(unknown)}; it has: {', '.join(known)}")
        chosen = self.filled_in(settings or {}, version)
        for setting in had:
            if chosen[setting.key] not in setting.values:
                raise BadSetting(f"{setting.key} may be {' or '.join(setting.values)}, not {chosen[setting.key]!r}")
        return self.start(seats, chosen) if version == self.version else self.start_older(seats, chosen, version)

    def start(self, seats: int, settings: dict[str, str]) -> State:
        """Return a new game with settings that have been checked for their values."""
        raise NotImplementedError(f"{self.key} does not say how it starts")

    def start_older(self, seats: int, settings: dict[str, str], version: int) -> State:
        """Return a new game by the rules of an older version; by default versions differ in their settings only."""
        return self.start(seats, settings)

    def modes(self) -> list[tuple[int, dict[str, str]]]:
        """Return the modes: ways to play, each a number of seats and the settings it needs."""
        return [(seats, {}) for seats in self.seats]

    def side(self, state: State, seat: int) -> int:
        """Return the side that a seat plays for: its own, unless the game has teams. Sides win or lose together."""
        return seat

    def census(self, state: State) -> list[int]:
        """Return counts of cards and pieces that must never change: tests check that they are conserved."""
        raise NotImplementedError(f"{self.key} does not count its pieces")

    def span(self, state: State) -> int:
        """Return the number of the current season, round or the like: standing answers may last until it changes."""
        return 0

    def write(self, option: int) -> str:
        """Return the notation of a letter of the alphabet."""
        return str(option) if self.notation is None else self.notation.write(option)

    def read(self, text: str) -> int:
        """Return the letter that a notation stands for; raises ValueError, naming the fault, if none."""
        return int(text) if self.notation is None else self.notation.read(text)

    def write_position(self, state: State) -> str:
        """Return a position as text."""
        return json.dumps(encode(state)) if self.position is None else self.position.write_position(state)

    def read_position(self, text: str) -> State:
        """Return the state that a position describes; raises ValueError, naming the fault, if none."""
        if self.position is not None:
            return self.position.read_position(text)
        data = json.loads(text)
        seats = data.get("seats") if isinstance(data, dict) else None
        if not isinstance(seats, int) or seats not in self.seats:
            raise ValueError(f"not a position of {self.title}")
        return decode(self.new(seats), data)


def words(numbers: list[int]) -> str:
    """Return a list of numbers in words: 2, 3 or 4."""
    return ", ".join([str(n) for n in numbers[:-1]]) + (" or " if len(numbers) > 1 else "") + str(numbers[-1])
