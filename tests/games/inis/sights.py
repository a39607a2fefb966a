"""What viewers see and can imagine, for tests of hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.rng import Rng
from tests.games.inis.table import lines

if TYPE_CHECKING:
    from meadhall.core.state import State
    from tests.games.inis.table import Table


def lines_of(state: State) -> dict[str, str]:
    """Return the lines of a position, or of what is seen of it, but for who sees it and the frames."""
    return {name: value for name, value in lines(state).items() if name not in ("view", "frames")}


def worlds(t: Table, viewer: int, number: int = 60) -> list[dict[str, str]]:
    """Return the lines of worlds that a viewer can imagine; each of them looks to the viewer as the truth does."""
    view = t.state.redact(viewer)
    drawn = [view.resample(Rng(seed)) for seed in range(number)]
    assert {world.redact(viewer).key() for world in drawn} == {view.key()}
    return [lines_of(world) for world in drawn]


def may_lie_in(t: Table, viewer: int, card: str, number: int = 60) -> set[str]:
    """Return the lines in which a card or tile lies in the worlds of a viewer; 'deck' where no line names it."""
    found = set()
    for world in worlds(t, viewer, number):
        holders = [name for name, value in world.items() if name != "map" and card in value.split()]
        holders = [name for name in holders if not name.startswith("advantages")]
        assert len(holders) <= 1, (card, holders)
        found.add(holders[0] if holders else "deck")
    return found
