"""Undo by consent: with everybody's agreement a match goes back to before an answer, whatever happened since."""

from __future__ import annotations

import pytest

from meadhall.core import registry
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.games.inis.rules.components import DRAFT_RULE
from meadhall.match import ALWAYS, BOT, EVERY_MOMENT, Holder, NothingToAgreeTo, NothingToUndo, replay
from tests.match.table import (
    KELTIS,
    TABLES,
    TOLLGATE,
    answer,
    begun,
    data_of,
    finish,
    keltis,
    options,
    passed,
    play_at_random,
    position,
    sat_down,
    snapshot,
    table_name,
    unchanged,
)


def test_all_agree_and_all_is_as_it_was_before_the_answer() -> None:
    match = keltis(3)
    before = position(match)
    while match.asked() == [0]:
        before = position(match)
        match.submit(0, options(match, 0)[0])
    match.submit(1, options(match, 1)[0])
    match.ask_back(0)
    assert (match.plea is not None and match.plea.seat, match.awaited()) == (0, [1, 2])
    match.agree(2, True)
    assert match.awaited() == [1]
    match.agree(1, True)
    assert match.plea is None
    assert match.entries[-1].verb == "goes-back"
    assert match.asked() == [0]
    assert position(match) == before


def test_one_who_declines_is_enough() -> None:
    match = keltis(3)
    answer(match, Rng(1))
    while match.asked() == [0]:
        answer(match, Rng(1))
    match.ask_back(0)
    here = position(match)
    match.agree(1, False)
    assert match.plea is None
    assert position(match) == here
    with pytest.raises(NothingToAgreeTo), unchanged(match):
        match.agree(2, True)


def test_the_seat_that_asked_may_think_better_of_it_but_not_agree_for_others() -> None:
    match = keltis(2)
    while match.asked() == [0]:
        answer(match, Rng(1))
    match.ask_back(0)
    with pytest.raises(NothingToAgreeTo), unchanged(match):
        match.agree(0, True)
    match.agree(0, False)
    assert match.plea is None


def test_a_person_who_plays_on_does_not_agree() -> None:
    match = keltis(2)
    while match.asked() == [0]:
        answer(match, Rng(1))
    match.ask_back(0)
    answer(match, Rng(1))
    assert match.plea is None


def test_bots_agree_to_everything() -> None:
    match = keltis(3)
    match.set_holder(1, Holder(BOT, "hard"))
    match.set_holder(2, Holder(BOT, "easy"))
    while match.asked() == [0]:
        answer(match, Rng(1))
    match.submit(1, options(match, 1)[0])
    match.ask_back(0)
    assert match.asked() == [0]
    assert match.entries[-1].verb == "goes-back"


def test_when_the_last_who_hesitates_leaves_the_others_have_agreed() -> None:
    match = keltis(3)
    while match.asked() == [0]:
        answer(match, Rng(1))
    match.ask_back(0)
    match.agree(1, True)
    match.resign(2)
    assert match.entries[-1].verb == "goes-back"


def test_who_leaves_asks_for_nothing_any_more() -> None:
    match = keltis(3)
    while match.asked() == [0]:
        answer(match, Rng(1))
    match.ask_back(0)
    match.set_holder(0, Holder(BOT, "easy"))
    assert match.plea is None


def test_nothing_to_ask_for_before_the_first_answer_or_with_a_secret_one() -> None:
    match = keltis(2)
    for seat in (0, 1):
        with pytest.raises(NothingToUndo), unchanged(match):
            match.ask_back(seat)
    match = begun(TOLLGATE, 3)
    match.submit(0, options(match, 0)[0])
    with pytest.raises(NothingToUndo), unchanged(match):
        match.ask_back(0)  # it can simply take it back


def test_a_standing_answer_is_nothing_one_gave() -> None:
    match = passed(TOLLGATE, 3)
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    for _ in range(40):
        if any(entry.rest.endswith("(standing)") for entry in match.entries) or match.result is not None:
            break
        others = [seat for seat in match.asked() if seat != 1]
        match.submit(others[0] if others else 1, options(match, others[0] if others else 1)[-1])
    for seat in range(3):
        step = match.last_answer(seat)
        assert step is not None
        assert not match.entries[step.entry - 1].rest.endswith("(standing)")


def test_chance_draws_again() -> None:
    """After going back the draws are different, so that what was seen is of no use."""
    match = keltis(2)
    rng = Rng(5)
    while match.asked() == [0]:
        answer(match, rng)
    draws = match.draws
    match.ask_back(0)
    match.agree(1, True)
    while match.asked() == [0]:
        answer(match, rng)
    assert match.draws > draws


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_record_with_ways_back_is_replayed_to_the_same_match(table: tuple[Game, int, dict[str, str]]) -> None:
    game, seats, settings = table
    for seed in range(6):
        rng = Rng(seed)
        match = sat_down(game, seats, settings, seed=seed)
        for _ in play_at_random(match, rng, 60):
            if not match.is_running() or rng.below(4):
                continue
            seat = rng.below(seats)
            if match.last_answer(seat) is not None and not match.has_secret_answer(seat):
                match.ask_back(seat, match.clock.now)
            while match.awaited():
                match.agree(match.awaited()[0], rng.below(6) > 0, match.clock.now)
        if match.is_running():
            finish(match, rng, match.clock.now)
        assert snapshot(replay(data_of(match))) == snapshot(match)
        assert [step.entry for step in match.path] == sorted(step.entry for step in match.path)


def test_the_way_that_led_here_leads_here() -> None:
    """The answers of the path, given to a new table, make the same truth."""
    match = begun(KELTIS, 3)
    for _ in play_at_random(match, Rng(3), 200):
        again = KELTIS.new(3, dict(match.header.settings))
        for step in match.path:
            again.answer(step.actor, step.option)
        assert again.key() == match.state.key()


def test_of_several_secret_answers_taken_back_none_is_on_the_way() -> None:
    """In a draft a seat says several cards; all of them are taken back at once."""
    inis = registry.game("inis")
    match = begun(inis, 3)
    while len(match.asked()) < 3 or match.state.depth(DRAFT_RULE) < 0 or match.state.nearest(DRAFT_RULE).n < 2:
        answer(match, Rng(1))
    for last in (0, -1):
        while match.question_to(0) is not None:
            match.submit(0, options(match, 0)[last])
        if last == 0:
            assert len(match.secret_answers(0)) > 1
            match.undo(0)
    again = inis.new(3, dict(match.header.settings))
    for step in match.path:
        again.answer(step.actor, step.option)
    assert again.key() == match.state.key()
