"""Phrases: the id of a message with typed arguments. Phrases travel; sentences are made only where they are read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, Union

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as an argument; the catalogue that formats it knows the players' names and the reader."""

    n: int


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of a catalogue with its arguments.

    An argument is a number, a keyword that the message selects by, a seat, or another phrase: the name of a card or
    a place, which the message puts into the case it needs; or a list of phrases.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_dict(self) -> dict[str, object]:
        """Return the phrase as JSON data, as it goes over the wire."""
        return {"id": self.id, "args": {name: arg_as_data(arg) for name, arg in self.args.items()}}


Arg: TypeAlias = Union[int, str, Seat, Phrase, tuple[Phrase, ...]]  # noqa: UP007 - the name is not defined yet


def phrase(id: str, /, **args: Arg) -> Phrase:  # noqa: A002 - Fluent's name
    """Return a phrase."""
    return Phrase(id, args)


def arg_as_data(arg: Arg) -> object:
    """Return an argument as JSON data: a number, a keyword, `{"seat": 0}`, a phrase or a list of phrases."""
    if isinstance(arg, (int, str)):
        return arg
    if isinstance(arg, Phrase):
        return arg.to_dict()
    return {"seat": arg.n} if isinstance(arg, Seat) else [each.to_dict() for each in arg]
