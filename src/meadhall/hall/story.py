"""What happened, line by line, for one viewer: sentences, facts, and what the table looked like at each of them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.hall import wire
from meadhall.presentation import scene_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.core.state import State
    from meadhall.hall.versioned_match import VersionedMatch
    from meadhall.match.entry import Told
    from meadhall.presentation import GameScene, Scene

log = logging.getLogger("meadhall.hall")


def story_lines(
    versioned: VersionedMatch, viewer: int, since: int, until: int, scene: Scene | None = None
) -> list[wire.StoryLine]:
    """Return the story after a viewer's version `since` up to `until`, without the set-up.

    With the scene of `until` it can be drawn: also silent facts are told, and what is different in each one's picture.
    """
    match = versioned.match
    game_scene = scene_of(match.game)
    lines: list[wire.StoryLine] = []
    pictures: list[Scene | None] = []
    before = max(versioned.entries_at(viewer, since), match.first_answer())
    for version in range(since + 1, until + 1):
        after = versioned.entries_at(viewer, version)
        for told in match.told(viewer, before, after):
            if told.says is None and scene is None:
                continue
            view = None if told.picture is None or scene is None else told.picture.struck_out(viewer)
            says = None if told.says is None else told.says.to_dict()
            lines.append(wire.StoryLine(version, says, fact_of(versioned, game_scene, told, view)))
            pictures.append(drawn(game_scene, view))
        before = max(before, after)
    if scene is not None:
        tell_differences(lines, pictures, scene)
    return lines


def fact_of(
    versioned: VersionedMatch, game_scene: GameScene | None, told: Told, view: State | None
) -> wire.Fact | None:
    """Return a fact of the game for a client."""
    event = told.event
    if event is None or game_scene is None:
        return None
    card, place, other = game_scene.named(event)
    at = [] if view is None else game_scene.touched(view, event)
    return wire.Fact(versioned.match.game.events[event.kind], event.seat, card, place, event.n, other, at)


def drawn(game_scene: GameScene | None, view: State | None) -> Scene | None:
    """Return the picture of a fact; None if there is none, or if the game cannot draw the state it was told in."""
    if game_scene is None or view is None:
        return None
    try:
        return game_scene.scene(view)
    except Exception:  # of a game that somebody else has written
        log.exception("a scene could not be drawn between two facts")
        return None


def tell_differences(lines: list[wire.StoryLine], pictures: list[Scene | None], scene: Scene) -> None:
    """Say of each line what is different in its picture from the next one's: backwards, from the scene at the end."""
    later = scene
    for line, picture in zip(reversed(lines), reversed(pictures), strict=True):
        if picture is not None:
            line.picture = dict(differences(later, picture))
            later = picture


def differences(old: Any, new: Any, pointer: str = "") -> Iterator[tuple[str, Any]]:
    """Yield what must be replaced in `old` to make it `new`, each with its JSON pointer (RFC 6901)."""
    if old == new:
        return
    if type(old) is type(new) and isinstance(old, msgspec.Struct):
        for field in old.__struct_fields__:
            yield from differences(getattr(old, field), getattr(new, field), f"{pointer}/{field}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for n, (each, other) in enumerate(zip(old, new, strict=True)):
            yield from differences(each, other, f"{pointer}/{n}")
    else:
        yield pointer, new
