"""The names that a game's state module gives to numbers and to places of cards, for messages about them.

Two comments of the module are read: below ``# The layout of `numbers` `` stand the names of numbers, below
``# Places of cards (`secrets[0]`)`` those of places. A name is the first of its places: POINTS + 1 is the second.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall.core.deck import PILE, USED, Deck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.core.state import State

    Names = list[tuple[int, str]]

PILES: Final = [(PILE, "PILE"), (USED, "USED")]
"""The places that every Deck has."""
LAYOUT: Final = "# The layout of `numbers`"
PLACES: Final = "# Places of cards (`secrets[{}]`)"


def number_names(state: State, length: int) -> Names:
    """Return the first index and the name of every group among the `length` numbers of a state."""
    return [(at, name) for at, name in names(state, LAYOUT) if at < length]


def place_names(state: State, table: int) -> Names:
    """Return the first place and the name of every group of places of cards in `secrets[table]`."""
    found = [(at, name) for at, name in names(state, PLACES.format(table)) if at < state.secrets[table].places]
    return [*PILES, *found] if found and isinstance(state.secrets[table], Deck) else found


def number_name(state: State, length: int, at: int) -> str:
    """Return what the state's module calls a number, its index if it has no name."""
    return name_in(number_names(state, length), at) or f"number {at}"


def place_name(state: State, table: int, place: int) -> str:
    """Return what the state's module calls a place of cards, and the seat that owns it."""
    owner = state.secrets[table].owners[place]
    name = name_in(place_names(state, table), place) or f"place {place} of secrets[{table}]"
    return f"{name} (of seat {owner})" if owner >= 0 else name


def name_in(found: Names, at: int) -> str:
    """Return the name of an index: of the last group that begins at or before it; '' if there is none."""
    before = [(start, name) for start, name in found if start <= at]
    if not before:
        return ""
    start, name = before[-1]
    return name if start == at else f"{name} + {at - start}"


def groups(found: Names, end: int) -> Iterator[tuple[str, range]]:
    """Yield every name with the indices it stands for."""
    for (start, name), (stop, _) in pairwise([*found, (end, "")]):
        if start < stop:
            yield name, range(start, stop)


def names(state: State, heading: str) -> Names:
    """Return what stands below a comment of the module of a state's class, or else of the class it is derived from."""
    for each in type(state).__mro__:
        if found := names_below(each.__module__, heading):
            return found
    return []


@cache
def names_below(module: str, heading: str) -> Names:
    """Return the whole numbers that a module names below a comment, in order, up to the next comment after a gap."""
    source = source_of(module)
    lines = source.splitlines()
    start = next((n for n, line in enumerate(lines, 1) if line.startswith(heading)), 0)
    if not start:
        return []
    after = range(start + 1, len(lines))
    end = next((n for n in after if lines[n].startswith("# ") and not lines[n - 1].strip()), len(lines))
    values = vars(sys.modules[module])
    found = [(values.get(name), name) for line, name in assigned(source) if start < line <= end]
    return sorted([(at, name) for at, name in found if isinstance(at, int)], key=lambda each: each[0])


def assigned(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of everything that a module's own level assigns."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign | ast.Assign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if isinstance(each, ast.Name):
                        yield node.lineno, each.id


def source_of(module: str) -> str:
    """Return the text of a module, also of one that is compiled and lies beside its source; '' if it has none."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None:
        return ""
    path = Path(file).with_name(module.rpartition(".")[2] + ".py") if not file.endswith(".py") else Path(file)
    return path.read_text("utf-8") if path.is_file() else ""
