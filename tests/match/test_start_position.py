"""A match that starts from where another one stood: its answers lead to the start position, chance is new."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from meadhall.core import registry
from meadhall.core.game import BadSetting, Game
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.match import (
    PERSON,
    BadEntry,
    BadRecord,
    HasBegun,
    Holder,
    Match,
    OtherRules,
    cut,
    new_header,
    replay,
)
from meadhall.match.new_match import is_playable, new_match
from meadhall.match.record import read_header
from meadhall.presentation import in_english
from tests.match.table import (
    ID,
    KELTIS,
    NAMES,
    TOLLGATE,
    data_of,
    finish,
    header,
    marked,
    played,
    refused,
    sat_down,
    snapshot,
    texts_of,
    unchanged,
)

VERIFY = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "verify.py"))["verify"]


def branched(match: Match, entry: int) -> Match:
    """Return a new match, with another seed, that goes on from where one stood after an entry."""
    _, answers = cut(data_of(match), entry)
    new = Match(header(match.game, match.seats, dict(match.header.settings), seed=99))
    new.set_start_position(answers)
    new.begin()
    return new


@pytest.mark.parametrize("game", [KELTIS, TOLLGATE], ids=lambda game: game.key)
def test_goes_on_from_any_entry(game: Game) -> None:
    match = played(game, 3, seed=4)
    truths = {}
    for step in range(1, len(match.entries)):
        state = match.game.new(3, dict(match.header.settings))
        for each in match.path:
            if each.entry <= step:
                state.answer(each.actor, each.option)
        truths[step] = state
    for entry in range(2, len(match.entries) - 1, 7):
        new = branched(match, entry)
        assert new.is_running()
        if truths[entry].question_to(CHANCE) is None:
            assert new.state.key() == truths[entry].key()
        finish(new, Rng(1))
        assert snapshot(replay(data_of(new))) == snapshot(new)
        VERIFY(data_of(new))


def test_a_branch_of_a_branch() -> None:
    match = played(KELTIS, 2, seed=4)
    once = finish(branched(match, 60), Rng(2))
    twice = branched(once, 20)
    assert twice.is_running()
    assert twice.path[0] == once.path[0]


def test_nothing_that_was_laid_is_taken_back() -> None:
    match = branched(played(KELTIS, 2, seed=4), 60)
    assert match.undo_limit(0) == match.undo_limit(1) == 0
    assert match.last_answer(0) is None


def test_answers_that_do_not_follow_are_refused() -> None:
    match = played(KELTIS, 2, seed=4)
    _, answers = cut(data_of(match), 60)
    new = sat_down(KELTIS, 2, dict(match.header.settings))
    for wrong in (answers[1:], [*answers, (0, -1)], [(1, answers[0][1])], [], [(7, 3)]):
        with pytest.raises(BadEntry), unchanged(new):
            new.set_start_position(wrong)
    _, whole = cut(data_of(match), len(match.entries))
    with pytest.raises(BadEntry), unchanged(new):
        new.set_start_position(whole)  # there is nothing left to play
    new.set_start_position(answers)
    with pytest.raises(HasBegun), unchanged(new):
        new.set_start_position(answers)
    new.begin()
    with pytest.raises(HasBegun), unchanged(new):
        new.set_start_position(answers)


def test_a_match_may_have_the_rules_of_an_older_version() -> None:
    game, holders = registry.game("oriflamme"), [Holder(PERSON, name) for name in NAMES[:3]]
    older, newest = (new_header(game, holders, {}, bytes(32), ID, rules=rules) for rules in (1, 0))
    assert (older.rules, newest.rules) == (1, game.version)
    assert list(older.settings) == [each.key for each in game.settings if each.since == 1]
    assert older.settings["entering_card_acts"] == "yes", "what it was by default then"
    assert list(newest.settings) == [each.key for each in game.settings]
    assert is_playable("\n".join(older.lines()))
    with pytest.raises(OtherRules):
        new_header(game, holders, {}, bytes(32), ID, rules=game.version + 1)
    with pytest.raises(BadSetting):
        new_header(game, holders, {"face_down_prince": "counts"}, bytes(32), ID, rules=1)


@pytest.mark.parametrize(
    ("key", "text"),
    [("rules 2", "rules 90"), ("game oriflamme", "game chess"), ("set direction", "set way"), ("set plan", "set game")],
)
def test_a_match_that_cannot_go_on_says_why(key: str, text: str) -> None:
    game, holders = registry.game("oriflamme"), [Holder(PERSON, name) for name in NAMES[:3]]
    head = "\n".join(new_header(game, holders, {}, bytes(32), ID).lines())
    assert is_playable(head)
    assert not is_playable(head.replace(key, text))
    with pytest.raises(BadRecord) as refused:
        new_match(read_header(head.replace(key, text).splitlines()))
    assert "can be read" in in_english(refused.value.sentence, refused.value.package)


def test_a_cut_beyond_the_end_is_the_end() -> None:
    match = played(KELTIS, 2, seed=4)
    found, answers = cut(data_of(match), 10**6)
    assert found.result is not None
    assert len(answers) == len(match.path)
    with pytest.raises(BadRecord):
        cut(b"nothing", 3)


@pytest.mark.parametrize("rest", ["", "chance", "chance ?", "table W", "seat0 R7,seat1 R8", "seatx W"])
def test_an_opening_that_cannot_be_read_is_refused(rest: str) -> None:
    match = sat_down(KELTIS, 2)
    lines = [line.encode() for line in texts_of(match)]
    assert refused(marked([*lines, f"1 0 table lays {rest}".strip().encode()])).line == len(lines) + 1
