"""A phrase: the id of a message and typed arguments. It is what travels; no sentence exists before it is formatted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, Union

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as an argument; whoever formats it knows the names of the players and who is reading."""

    n: int


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of a catalogue with its arguments.

    An argument is a number, a keyword that the message selects by, a seat, or another phrase: the name of a card or
    a place, which the message puts into the case it needs; or a list of phrases.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """Return it as plain data for the wire."""
        return {"id": self.id, "args": {name: plain(arg) for name, arg in self.args.items()}}


Arg: TypeAlias = Union[int, str, Seat, Phrase, tuple[Phrase, ...]]  # noqa: UP007 - a name of its own module is not known yet


def phrase(id: str, /, **args: Arg) -> Phrase:  # noqa: A002 - Fluent calls it so
    """Return a phrase."""
    return Phrase(id, args)


def plain(arg: Arg) -> object:
    """Return an argument as plain data: numbers and words as they are, `{"seat": 0}`, a phrase or a list."""
    if isinstance(arg, (int, str)):
        return arg
    if isinstance(arg, Phrase):
        return arg.plain()
    return {"seat": arg.n} if isinstance(arg, Seat) else [each.plain() for each in arg]
