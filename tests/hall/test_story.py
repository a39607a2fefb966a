"""What happened, for clients that show it one thing after another: facts, and what the table looked like at each."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.hall.messages import Extras, scene_of_view, state_message
from meadhall.hall.story import differences, story_lines
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.match import Holder, new_header
from meadhall.match.match import PICTURED
from meadhall.match.new_match import new_match
from meadhall.presentation import scene_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.hall.wire import StoryLine

GAMES = ("keltis", "oriflamme", "inis", "clans")
ANSWERS = 150


def played(key: str, seed: int = 1, answers: int = ANSWERS) -> Iterator[VersionedMatch]:
    """Yield a match after every answer: one object, growing."""
    game, rng = registry.game(key), Rng(seed)
    holders = [Holder("person", f"P{n}") for n in range(3)]
    versioned = VersionedMatch(new_match(new_header(game, holders, {}, bytes([seed]) * 32, "0" * 16)))
    versioned.match.begin(0)
    versioned.advance(0)
    for _ in range(answers):
        asked = versioned.match.asked()
        if not asked:
            return
        entries = len(versioned.match.entries)
        seat = asked[rng.below(len(asked))]
        question = versioned.match.question_to(seat)
        assert question is not None
        versioned.match.submit(seat, question.options[rng.below(len(question.options))])
        versioned.advance(entries)
        yield versioned


def told(versioned: VersionedMatch, viewer: int, since: int | None = None) -> tuple[list[StoryLine], Any]:
    """Return the story of the last version, with its pictures, and the scene that it led to."""
    version = versioned.version(viewer)
    scene = scene_of_view(versioned.match, versioned.match.view(viewer))
    return story_lines(versioned, viewer, version - 1 if since is None else since, version, scene), scene


def plain(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def replaced(whole: Any, values: dict[str, Any]) -> Any:
    """Do what a client does with a picture."""
    whole = json.loads(json.dumps(whole))
    for pointer, value in values.items():
        *way, last = [int(key) if key.isdigit() else key for key in pointer.split("/")[1:]]
        part = whole
        for key in way:
            part = part[key]
        part[last] = value
    return whole


@cache
def games_of_all() -> dict[str, list[tuple[int, list[StoryLine], Any, list[Any]]]]:
    """Return what each viewer was told in a game of each: the story, the scene, and the pictures as they are drawn."""
    found: dict[str, list[tuple[int, list[StoryLine], Any, list[Any]]]] = {}
    for key in GAMES:
        game_scene = scene_of(registry.game(key))
        assert game_scene is not None
        found[key] = []
        for versioned in played(key):
            for viewer in range(4):
                lines, scene = told(versioned, viewer)
                since, until = (versioned.entries_at(viewer, versioned.version(viewer) - n) for n in (1, 0))
                since = max(since, versioned.match.first_answer())
                pictures = [each.picture for each in versioned.match.told(viewer, since, until)]
                drawn = [plain(game_scene.scene(each.struck_out(viewer))) for each in pictures if each is not None]
                found[key].append((viewer, lines, plain(scene), drawn))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_from_the_scene_a_client_comes_back_to_the_picture_of_every_fact(key: str) -> None:
    compared = 0
    for _, lines, scene, drawn in games_of_all()[key]:
        later = scene
        assert len(lines) == len(drawn)
        for line, picture in zip(reversed(lines), reversed(drawn), strict=True):
            assert line.picture is not None
            later = replaced(later, plain(line.picture))
            assert later == picture
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("key", GAMES)
def test_pictures_are_small(key: str) -> None:
    sizes = [len(msgspec.json.encode(line.picture)) for _, lines, _, _ in games_of_all()[key] for line in lines]
    scenes = [len(json.dumps(scene)) for _, _, scene, _ in games_of_all()[key]]
    assert sum(sizes) / len(sizes) < 0.1 * sum(scenes) / len(scenes)


@pytest.mark.parametrize("key", GAMES)
def test_facts_say_what_happened_and_touch_things_that_can_be_seen(key: str) -> None:
    events = set(registry.game(key).events)
    kinds: set[str] = set()
    for viewer, lines, scene, drawn in games_of_all()[key]:
        before: Any = None
        for line, picture in zip(lines, drawn, strict=True):
            assert line.fact is not None
            assert line.fact.kind in events
            kinds.add(line.fact.kind)
            known = keys_in(picture) | keys_in(before) | keys_in(scene) | {f"seat:{seat}" for seat in range(3)}
            assert set(line.fact.at) <= known, (viewer, line.fact)
            before = picture
    assert len(kinds) >= 8


def keys_in(thing: Any) -> set[str]:
    """Return the keys of all things in a scene."""
    if isinstance(thing, list):
        return set().union(*map(keys_in, thing))
    if not isinstance(thing, dict):
        return set()
    found = {str(value) for name, value in thing.items() if name == "key"}
    return found.union(*map(keys_in, thing.values()))


def test_a_card_that_the_viewer_may_not_know_is_not_named() -> None:
    draws = [
        (viewer, line.fact)
        for viewer, lines, _, _ in games_of_all()["keltis"]
        for line in lines
        if line.fact is not None and line.fact.kind == "drew"
    ]
    assert {fact.card != "" for viewer, fact in draws if viewer == fact.seat} == {True}
    assert {fact.card for viewer, fact in draws if viewer != fact.seat} == {""}


def test_silent_facts_and_pictures_are_told_only_to_those_who_draw() -> None:
    *_, versioned = played("oriflamme")
    drawing, reading = (state_message(versioned, 0, 5, Extras(scene=scene)).story for scene in (True, False))
    assert [line.fact.kind for line in drawing if line.says is None and line.fact] != []
    assert [line.says for line in reading] == [line.says for line in drawing if line.says is not None]
    assert {line.picture is None for line in reading} == {True}


def test_of_what_is_long_past_only_the_facts_are_known() -> None:
    *_, versioned = played("keltis")
    lines, _ = told(versioned, 0, since=0)
    assert all(line.fact is not None for line in lines)
    assert lines[0].picture is None
    assert lines[-1].picture is not None
    assert len(versioned.match.pictures) <= PICTURED


def test_an_answer_taken_back_has_a_picture_but_is_no_fact_of_the_game() -> None:
    for versioned in played("keltis", answers=8):
        match = versioned.match
        seat = next((seat for seat in range(3) if match.undo_limit(seat)), None)
        if seat is None:
            continue
        scene, entries = told(versioned, seat)[1], len(match.entries)
        match.undo(seat)
        versioned.advance(entries)
        [line], after = told(versioned, seat)
        assert line.fact is None
        assert line.says is not None
        assert line.says["id"] == "entry-undoes"
        assert line.picture is not None
        assert plain(after) != plain(scene)
        return
    raise AssertionError("nothing could be taken back")


def test_a_game_that_cannot_draw_a_state_between_two_facts_is_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> object:
        raise IndexError

    *_, versioned = played("keltis", answers=10)
    _, scene = told(versioned, 0)
    game_scene = scene_of(registry.game("keltis"))
    assert game_scene is not None
    monkeypatch.setattr(type(game_scene), "scene", fails)
    lines = story_lines(versioned, 0, 1, versioned.version(0), scene)
    assert lines
    assert {line.picture for line in lines} == {None}
    assert "could not be drawn" in caplog.text


def test_only_what_differs_is_replaced() -> None:
    class Thing(msgspec.Struct):
        n: int
        names: list[str]

    class Table(msgspec.Struct):
        things: list[Thing]
        turn: int

    old = Table([Thing(1, ["a", "b"]), Thing(2, [])], 0)
    assert dict(differences(old, Table([Thing(1, ["a", "b"]), Thing(2, [])], 0))) == {}
    assert dict(differences(old, Table([Thing(1, ["a", "c"]), Thing(3, [])], 0))) == {
        "/things/0/names/1": "c",
        "/things/1/n": 3,
    }
    assert dict(differences(old, Table([Thing(1, ["a"])], 1))) == {"/things": [Thing(1, ["a"])], "/turn": 1}
