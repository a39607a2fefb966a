"""Scenes: the things on a game's table, and where its options are.

A game's `scene.py` has one object SCENE of a subclass of `GameScene`. All methods get a view (a redacted state), so
that no drawing can show more than its viewer may know. Things have keys, and the places of an option are such keys: a
client lights these things up and needs no rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from meadhall.core.registry import beside
from meadhall.presentation.phrase import Phrase, Seat, phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from meadhall.core.game import Game
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State
    from meadhall.presentation.phrase import Arg


class Scene(msgspec.Struct, tag_field="game"):
    """The table of a game as one viewer may know it."""


class Named(NamedTuple):
    """The card, the place and the other thing of a fact, as a client knows them: words of the scene, or keys."""

    card: str = ""
    """Empty: none, or one that the viewer may not know."""
    place: str = ""
    other: str = ""


def seat_key(seat: int) -> str:
    """Return the key of a seat."""
    return f"seat:{seat}"


class GameScene:
    """Makes the scenes of a game, and says where on them something has happened."""

    table: type[Scene]
    """The type of its scenes."""

    def scene(self, view: State) -> Scene:
        """Return the scene of a view."""
        raise NotImplementedError("a game's SCENE returns its scene")

    def places(self, view: State, question: Question, option: int) -> list[str]:
        """Return the keys of the things an option belongs to, none for an option such as passing."""
        raise NotImplementedError("a game's SCENE returns the places of its options")

    def named(self, event: Event) -> Named:
        """Return what a fact, cut down to what its reader may know, speaks of."""
        return Named(*("" if number < 0 else str(number) for number in (event.card, event.place, event.other)))

    def touched(self, view: State, event: Event) -> list[str]:
        """Return the keys of the things that a fact touches; the view is of the moment when it was told."""
        return []


def names_in(game: str, drawn: Mapping[str, Any]) -> Iterator[Phrase]:
    """Yield the phrases by which a plain room may name what is in a scene; a catalogue has those that a game wants.

    `drawn` is a scene as built-in values. `client/src/rooms/plain/words.ts` asks for the same.
    """
    for field, value in drawn.items():
        if not isinstance(value, (list, dict)):
            if value is not None:
                yield phrase(f"{game}-scene-{field}", value=arg_of(field, value), seat=Seat(0))
            continue
        things = value if isinstance(value, list) else [value]
        yield phrase(f"{game}-scene-{field}", n=len(things))
        for thing in things:
            if isinstance(thing, dict):
                args = {name: arg_of(name, each) for name, each in thing.items() if isinstance(each, (int, str))}
                yield Phrase(f"{game}-thing-{field}", args)
                yield from names_in(game, thing)


def arg_of(field: str, value: bool | int | str) -> Arg:
    """Return a value of a scene as an argument: a seat by the name of its field, yes or no as a keyword."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and (field in ("seat", "turn") or field.endswith("_seat")):
        return Seat(value)
    return value


def scene_of(game: Game) -> GameScene | None:
    """Return the SCENE of a game, None if it has none."""
    return beside(game, "scene", GameScene)
