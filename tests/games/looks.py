"""What a viewer sees of a table, for tests of scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from meadhall.core.state import State
    from meadhall.testing import Scenario

T_co = TypeVar("T_co", covariant=True)


class Looks(Protocol[T_co]):
    """A game's SCENE."""

    def scene(self, view: State) -> T_co:
        """Return the scene of a view."""


def drawn(looks: Looks[T_co], t: Scenario, viewer: int = 0) -> T_co:
    """Return the scene of a table for a viewer."""
    return looks.scene(t.state.redact(viewer))
