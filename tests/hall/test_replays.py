"""Looking back shows a viewer what it saw, version by version, and reveals nobody's secrets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.hall import limits, replays
from meadhall.hall.errors import BadRequest, NotNow
from meadhall.hall.messages import Extras, state_message
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.match import Match
from tests.hall.hall_process import ApiGuest, HallProcess
from tests.hall.test_following import begun as table_begun
from tests.hall.test_leaks import answer, begun, pick
from tests.hall.test_lobby import finished

LATEST = 10**9
TABLES = [(key, mode) for key in registry.names() for mode in (0, len(registry.game(key).modes()) - 1)]


def data_of(match: Match) -> bytes:
    return "".join(match.lines).encode()


def as_json(each: Any) -> Any:
    return msgspec.to_builtins(each)


def what_was_seen(versioned: VersionedMatch, viewer: int) -> dict[str, Any]:
    """Return what a viewer is told now that is new to it."""
    news = as_json(state_message(versioned, viewer, max(0, versioned.version(viewer) - 1), Extras(scene=True)))
    return {key: news[key] for key in ("version", "story", "scene", "asked", "question", "result")}


def play(versioned: VersionedMatch, rng: Rng, most: int = 10**6) -> dict[int, list[dict[str, Any]]]:
    """Play at random; return what every viewer saw at each of its versions."""
    match = versioned.match
    seen = {viewer: [what_was_seen(versioned, viewer)] for viewer in range(match.seats + 1)}
    for at in range(1, most):
        if not match.is_running():
            break
        before = [versioned.version(viewer) for viewer in seen]
        if rng.below(9) == 0 and (able := [seat for seat in range(match.seats) if match.undo_limit(seat)]):
            since = len(match.entries)
            match.undo(pick(able, rng), at)
            versioned.advance(since)
        else:
            seat = pick(match.asked(), rng)
            question = match.question_to(seat)
            assert question is not None
            answer(versioned, seat, pick(question.options, rng), at)
        for viewer in seen:
            if versioned.version(viewer) > before[viewer]:
                seen[viewer].append(what_was_seen(versioned, viewer))
    return seen


@pytest.mark.parametrize(("key", "mode"), TABLES)
def test_what_a_viewer_saw_is_shown_again_version_by_version(key: str, mode: int) -> None:
    versioned = begun(registry.game(key), mode, 5)
    seen = play(versioned, Rng(mode), 250)
    for viewer, moments in seen.items():
        found: list[dict[str, Any]] = []
        while (part := replays.replay_frames(data_of(versioned.match), viewer, len(found), len(found) + 90)).moments:
            assert (part.game, part.viewer, part.count) == (key, viewer, versioned.version(viewer))
            found += as_json(part.moments)
        assert [{name: each[name] for name in moments[0]} for each in found] == moments
        assert [each["entry"] for each in found] == versioned.entry_counts[viewer]
        assert all(each["at"] == versioned.match.entries[each["entry"] - 1].at for each in found)


def test_a_request_is_for_so_many_moments_and_says_how_many_there_are() -> None:
    versioned = begun(registry.game("keltis"), 0, 5)
    play(versioned, Rng(1))
    data = data_of(versioned.match)
    whole = replays.replay_frames(data, 2, 0, LATEST)
    assert len(whole.moments) == min(replays.MAX_FRAMES, whole.count)
    some = replays.replay_frames(data, 2, 10, 20)
    assert ([each.version for each in some.moments], some.count) == (list(range(11, 21)), whole.count)
    assert replays.replay_frames(data, 2, whole.count, LATEST).moments == []
    assert [each.result is not None for each in replays.replay_frames(data, 2, whole.count - 2, LATEST).moments] == [
        False,
        True,
    ]
    assert [(each.kind, each.name) for each in whole.seats] == [("person", "P0"), ("person", "P1")]
    with pytest.raises(BadRequest, match="no such seat"):
        replays.replay_frames(data, 3, 0, LATEST)
    with pytest.raises(BadRequest, match="cannot be used"):
        replays.replay_frames(data[:-40], 2, 0, LATEST)


def test_a_secret_answer_changes_nothing_that_others_look_back_at() -> None:
    compared = 0
    for seed in range(12):
        versioned = begun(registry.game("inis"), -1, seed)
        rng = Rng(seed)
        for at in range(1, 60):
            asked = versioned.match.asked()
            if len(asked) > 2:
                compared += 1
                compare_secrets(data_of(versioned.match), asked, at)
            seat = pick(asked, rng)
            question = versioned.match.question_to(seat)
            assert question is not None
            answer(versioned, seat, pick(question.options, rng), at)
    assert compared > 20


def compare_secrets(data: bytes, asked: list[int], at: int) -> None:
    """Check that a viewer is shown the same whether or not another has answered, before and after its own answer."""
    viewer, other = asked[0], asked[1]
    shown = []
    for answers in ([viewer], [other, viewer]):
        *_, versioned = replays.versioned_matches(data)
        for n, seat in enumerate(answers):
            if seat == viewer:
                shown.append(
                    msgspec.json.encode(
                        replays.replay_frames(data_of(versioned.match), viewer, 0, LATEST, is_over=False)
                    )
                )
            question = versioned.match.question_to(seat)
            assert question is not None
            answer(versioned, seat, question.options[0], at + (5 if seat == viewer else n))
        shown.append(
            msgspec.json.encode(replays.replay_frames(data_of(versioned.match), viewer, 0, LATEST, is_over=False))
        )
    assert shown[:2] == shown[2:]


def test_a_seat_that_was_asked_can_be_seen_again() -> None:
    versioned = begun(registry.game("keltis"), 0, 5)
    play(versioned, Rng(2), 40)
    data = data_of(versioned.match)
    for seat in (0, 1):
        for each in replays.replay_frames(data, seat, 0, LATEST).moments:
            if each.question is None:
                with pytest.raises(NotNow, match="was not asked"):
                    replays.question_after(data, seat, each.entry)
                continue
            _, view = replays.question_after(data, seat, each.entry)
            question = view.question()
            assert question is not None
            assert len(question.options) == len(each.question.options)


# Over the wire.


def test_while_the_match_runs_everybody_looks_back_with_their_own_eyes(hall: HallProcess) -> None:
    guests, table = table_begun(hall, "oriflamme", 3)
    path = f"/api/tables/{table['id']}/moments"
    for n, guest in enumerate(guests):
        found = guest.get(path)
        assert (found["viewer"], found["count"]) == (n, len(found["moments"]) + found["moments"][0]["version"] - 1)
        assert found["moments"][-1]["scene"] == guest.get(f"/api/tables/{table['id']}/state", scene=1)["scene"]
        assert {each["entry"] for each in found["moments"]} == {0}
        assert guest.get(path, 403, viewer=(n + 1) % 4)["error"] == "own-eyes"
    watcher = hall.guest("Vira")
    assert watcher.get(path)["viewer"] == 3
    assert watcher.get(path, 403, viewer=0)["error"] == "own-eyes"
    assert guests[0].get(path, 400, since="x")["error"] == "bad-version"
    assert guests[0].get(f"/api/tables/{table['id']}/hints", 409, version=1, viewer=0)["error"] == "still-playing"
    waiting = guests[0].table("keltis", 2)
    assert guests[0].get(f"/api/tables/{waiting['id']}/moments", 409)["error"] == "not-begun"


def test_when_it_is_over_anybody_looks_back_with_any_eyes_and_asks_a_bot(hall: HallProcess) -> None:
    anna, borys, table = finished(hall)
    path = f"/api/tables/{table['id']}"
    record = anna.http.get(f"{path}/record").text
    for viewer in range(4):
        found = borys.get(f"{path}/moments", viewer=viewer)
        assert found["moments"][-1]["result"]["ranks"]
        brought = anna.post("/api/moments", record=record, viewer=viewer, since=0, until=5)
        assert brought["moments"] == [each for each in found["moments"] if each["version"] <= 5]
    assert borys.get(f"{path}/moments", 400, viewer=4)["error"] == "no-seat"
    moment = next(each for each in borys.get(f"{path}/moments", viewer=0)["moments"] if has_choice(each))
    hints = anna.get(f"{path}/hints", version=moment["version"], viewer=0)["hints"]
    options = {each["option"]: each["says"] for each in moment["question"]["options"]}
    assert 1 <= len(hints) <= 3
    assert all(each["says"] == options[each["option"]] and 0 <= each["chance"] <= 1 for each in hints)
    more = borys.post("/api/hints", record=record, entry=moment["entry"], viewer=0)["hints"]
    assert {each["option"] for each in more} <= set(options)
    assert anna.get(f"{path}/hints", 400, version=10**6, viewer=0)["error"] == "bad-version"
    assert borys.post("/api/hints", 409, record=record, entry=10**6, viewer=0)["error"] == "was-not-asked"
    refused(hall.guest(), record)


def has_choice(moment: dict[str, Any]) -> bool:
    """Return whether a moment asks for a choice."""
    return moment["question"] is not None and len(moment["question"]["options"]) > 3


def refused(guest: ApiGuest, record: str) -> None:
    """Check that nonsensical records are refused, and that requests are rate-limited."""
    assert guest.post("/api/moments", 400, record="nothing", viewer=0)["error"] == "bad-record"
    assert guest.post("/api/moments", 400, record=record, viewer=9)["error"] == "bad-body"
    assert guest.post("/api/hints", 400, record=record, entry=3, viewer=4)["error"] == "no-seat"
    for _ in range(int(limits.REPLAYS.burst) - 2):
        guest.post("/api/moments", 400, record="nothing", viewer=0)
    assert guest.post("/api/moments", 429, record="nothing", viewer=0)["error"] == "too-often"


def test_what_is_long_is_made_small_for_those_who_can_read_it(hall: HallProcess) -> None:
    guests, table = table_begun(hall)
    path = f"/api/tables/{table['id']}/moments"
    for accepted in ("gzip", "identity"):
        answered = guests[0].http.get(path, headers={"Accept-Encoding": accepted})
        assert answered.headers.get("Content-Encoding", "identity") == accepted
        assert answered.json()["game"] == "keltis"
