"""The engine itself: what raises, what is kept apart, what a blank paragraph does."""

from __future__ import annotations

import re

import pytest

from meadhall.core.question import CHANCE, Outcome, Question
from meadhall.core.rng import Rng
from meadhall.core.state import TRUTH, Frame, Illegal, Paragraph, State, choose, playout
from meadhall.core.together import Together, Window
from meadhall.games.keltis.game import GAME
from meadhall.testing.chisquare import fits
from tests.core.toy import TOLLGATE


def started(seats: int = 2) -> State:
    """Return a game of Keltis at its first real decision."""
    rng = Rng(1)
    state = GAME.new(seats, {"starting_seat": "0"})
    while (question := state.question()) is not None and question.actor == CHANCE:
        state.apply(choose(question, rng))
    return state


def test_a_state_and_its_copy_are_equal_and_apart() -> None:
    state = started()
    twin = state.copy()
    assert twin.key() == state.key()
    question = twin.question()
    assert question is not None
    twin.apply(question.options[0])
    assert twin.key() != state.key()


def test_nobody_listens_to_a_copy() -> None:
    state = started()
    state.events = []
    assert state.copy().events is None


def test_only_the_truth_can_be_redacted() -> None:
    state = started()
    with pytest.raises(ValueError, match="only a true state"):
        state.redact(0).redact(1)
    with pytest.raises(ValueError, match="only a true state"):
        state.brisk(Rng(1)).redact(0)
    with pytest.raises(ValueError, match="only a redacted state"):
        state.resample(Rng(1))


@pytest.mark.parametrize("viewer", [-1, 3])
def test_there_is_no_view_for_strangers(viewer: int) -> None:
    with pytest.raises(ValueError, match="the spectator is 2"):
        started().redact(viewer)


def test_a_running_and_a_finished_game_never_have_equal_keys() -> None:
    state = State([Nothing()], 1)
    before = state.key()
    state.end(Outcome(0, [0], [1]))
    assert state.key() != before


def test_a_rule_that_breaks_off_is_not_taken_for_the_end() -> None:
    state = State([Nothing()], 1)
    with pytest.raises(RuntimeError, match="a rule has broken off"):
        playout(state, Rng(1), 5)


def test_a_view_takes_no_answers() -> None:
    view = started().redact(0)
    question = view.question()
    assert question is not None
    with pytest.raises(ValueError, match="takes no answers"):
        view.apply(question.options[0])
    with pytest.raises(ValueError, match="takes no answers"):
        view.answer_to(question, question.options[0])
    with pytest.raises(Illegal):
        view.answer(0, question.options[0])
    with pytest.raises(ValueError, match="must be resampled"):
        view.brisk(Rng(1))
    with pytest.raises(ValueError, match="must be resampled"):
        playout(view, Rng(1), 10)
    assert view.refusals(1) == []


def test_an_answer_that_has_been_checked_does_the_same_as_one_that_is_checked() -> None:
    state = started()
    question = state.question_to(0)
    assert question is not None
    twin = state.copy()
    twin.answer_to(question, question.options[0])
    state.answer(0, question.options[0])
    assert twin.key() == state.key()


def test_a_finished_game_takes_no_answers() -> None:
    state = GAME.new(2)
    playout(state, Rng(1), GAME.longest)
    assert state.outcome is not None
    assert state.question() is None
    assert state.question_to(0) is None
    assert state.seats_asked() == state.secret_answers(0) == []
    assert not state.is_reaction()
    with pytest.raises(ValueError, match="takes no answers"):
        state.apply(0)
    with pytest.raises(Illegal):
        state.answer(0, 0)
    assert state.redact(0).outcome is state.outcome


def test_a_playout_that_does_not_end_is_stopped() -> None:
    with pytest.raises(RuntimeError, match="not ended after 10 answers"):
        playout(GAME.new(2), Rng(1), 10)


def test_an_illegal_answer_names_seat_option_and_what_was_legal() -> None:
    state = started()
    with pytest.raises(Illegal, match="seat 1 is not asked now, so it cannot answer 3"):
        state.answer(1, 3)
    legal = re.escape(str(state.open_questions()[0].options))
    with pytest.raises(Illegal, match=rf"seat 0 may not answer 999 \(clause 0\); legal answers: {legal}"):
        state.answer(0, 999)


def test_chance_is_weighed() -> None:
    question = Question(0, CHANCE, [4, 5, 6], -1, [1, 0, 3])
    rng = Rng(4)
    counts = {4: 0, 5: 0, 6: 0}
    for _ in range(2000):
        counts[choose(question, rng)] += 1
    assert fits(list(counts.values()), [500.0, 0.0, 1500.0])


def test_what_a_game_must_say_itself() -> None:
    bare = State([], 2)
    assert bare.viewer == TRUTH
    with pytest.raises(NotImplementedError):
        bare.blank()
    with pytest.raises(NotImplementedError):
        bare.public(bare)
    frame = Frame(Paragraph[State](), 0, 0, -1, -1, -1, 0, 0, 0, False, (0,))
    with pytest.raises(NotImplementedError, match="Paragraph asks but takes no answer"):
        Paragraph[State]().answer(bare, frame, 0)
    with pytest.raises(NotImplementedError, match="Together does not say what it asks"):
        Together[State]().ask_one(bare, frame, 0)
    with pytest.raises(NotImplementedError, match="Together does not say what the answers do"):
        Together[State]().close(bare, frame)
    window = Window[State](0, 1)
    with pytest.raises(NotImplementedError):
        window.reactions(bare, frame)
    with pytest.raises(NotImplementedError):
        window.holds(bare, 0, 0)
    with pytest.raises(NotImplementedError):
        window.may_hold(bare, 0, 0)
    assert window.order(bare, frame) == [0, 1]


class Nothing(Paragraph[State]):
    """Asks nothing and says nothing: the defaults of a paragraph."""


class Ending(Paragraph[State]):
    """Ends the game once the frame above has reported."""

    def resume(self, s: State, f: Frame) -> None:
        s.end(Outcome(f.value, [0], [1]))


def test_a_finished_frame_reports_to_the_one_below() -> None:
    state = State([Ending(), Nothing()], 1)
    state.push(0, 0)
    frame = state.push(1, 0)
    assert frame.rule.ask(state, frame) is None
    assert frame.rule.forbids(state, frame, 0, 0) == 0
    state.finish(5)
    state.push(1, 0)
    state.finish(2)
    state.settle()
    assert state.outcome is not None
    assert state.outcome.reason == 7


def test_the_last_frame_reports_to_nobody() -> None:
    state = State([Nothing()], 1)
    state.push(0, 0)
    state.finish()
    assert state.frames == []


def test_the_act_under_the_topmost_window_is_found_below_other_frames() -> None:
    state = State([Nothing(), Nothing(), Nothing()], 1)
    for code in (0, 1, 0, 1, 2):
        state.push(code, code)
    assert state.answered(1) is state.frames[2]
    assert state.nearest(0) is state.frames[2]
    with pytest.raises(ValueError, match="no frame lies below one with code 3"):
        state.answered(3)
    with pytest.raises(ValueError, match="no frame with code 3"):
        state.nearest(3)


def test_an_open_answer_cannot_be_taken_back() -> None:
    state = started()
    with pytest.raises(Illegal):
        state.retract(0)
    with pytest.raises(Illegal):
        State([], 2).retract(0)


def test_an_act_is_asked_of_its_seat_only() -> None:
    state = TOLLGATE.new(2)
    assert state.question_to(CHANCE) is not None
    assert state.question_to(0) is None
    assert state.question_to(2) is None


class Bells(Window[State]):
    """Two reactions held by everybody, one of them forbidden by clause 9."""

    def reactions(self, s: State, f: Frame) -> list[int]:
        return [5, 3]

    def forbids(self, s: State, f: Frame, seat: int, option: int) -> int:
        return 9 if option == 5 else 0

    def holds(self, s: State, seat: int, reaction: int) -> bool:
        return True


def test_a_window_offers_what_is_allowed_and_notes_what_is_not() -> None:
    state = State([Nothing()], 2)
    frame = state.push(0, 0, n=4)
    bells = Bells(1, 7)
    question = bells.ask_one(state, frame, 1)
    assert question is not None
    assert (question.kind, question.actor, question.options, question.about) == (1, 1, [3, 7], 4)
    state.noted = []
    bells.ask_one(state, frame, 1)
    assert state.noted == [(5, 9)]


def test_whom_an_answer_taught_something() -> None:
    state = TOLLGATE.new(2)
    first = state.question()
    assert first is not None
    state.answer(CHANCE, first.options[0])
    assert not state.taught(0), "the first card of the pile was no secret before it was dealt"
    seat = -1
    while (question := state.question()) is not None and question.actor == CHANCE:
        seat = question.about
        state.answer(CHANCE, question.options[0])
    assert state.taught(seat)
    assert not state.taught(1 - seat)
    assert not state.taught(2)


class Stuck(Paragraph[State]):
    def resume(self, s: State, f: Frame) -> None:
        pass


def test_rules_that_break_off_or_never_end_are_named() -> None:
    state = State([Nothing(), Stuck()], 2)
    state.push(0, 0)
    with pytest.raises(RuntimeError, match="no frame is left, yet the game is not over"):
        state.settle()
    state.push(1, 0)
    with pytest.raises(RuntimeError, match="Stuck goes on for ever"):
        state.settle()
