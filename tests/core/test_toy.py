"""The engine through a toy game in plain Python: windows, secret choices, cancelling, conformance."""

from __future__ import annotations

import pytest

from meadhall.core.question import SEVERAL, Outcome, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame, Illegal, Paragraph, State
from meadhall.core.together import Together
from meadhall.testing import CHECKS, Play, conformance
from tests.core.toy import (
    DISCARD,
    FARM,
    GUARD,
    HAND,
    PASS,
    PILE,
    POINTS,
    RAID,
    REACTING,
    SEAT,
    TOLLGATE,
    TOY_2,
    TOY_3,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_tollgate_conforms(check: object) -> None:
    for seats in (2, 3):
        for rounds in ("3", "6"):
            for seed in range(4):
                check(Play(TOLLGATE, seats, {"rounds": rounds}, seed))  # type: ignore[operator]


def test_conformance_runs_all_checks() -> None:
    conformance(TOLLGATE)


def dealt(*hands: tuple[int, int]) -> State:
    """Return a game with these hands, everybody asked what to pass."""
    state = TOLLGATE.new(len(hands))
    for hand in hands:
        for card in hand:
            state.apply(card)
    return state


def raided(*hands: tuple[int, int]) -> State:
    """Return a game in which seat 0 has farmed and seat 1 raids it; nobody's cards have changed hands."""
    state = dealt(*hands)
    for seat in range(len(hands)):
        card = hands[seat][1]
        state.answer(seat, card)
    state.answer(0, FARM)
    state.answer(1, RAID)
    state.answer(1, SEAT)
    return state


def test_all_seats_are_asked_at_once_and_may_answer_in_any_order() -> None:
    state = dealt((1, 2), (3, 4), (5, 6))
    assert [question.actor for question in state.open_questions()] == [0, 1, 2]
    state.answer(2, 5)
    assert [question.actor for question in state.open_questions()] == [0, 1]
    state.answer(0, 1)
    state.answer(1, 3)
    assert [state.secrets[0].cards(HAND + seat) for seat in range(3)] == [[2, 5], [1, 4], [3, 6]]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    state = dealt((1, 2), (3, 4), (5, 6))
    state.answer(2, 5)
    with pytest.raises(Illegal) as caught:
        state.answer(2, 6)
    assert (caught.value.seat, caught.value.option, caught.value.clause, caught.value.legal) == (2, 6, 0, [])


def test_outsiders_see_only_that_several_are_asked() -> None:
    state = dealt((1, 2), (3, 4), (5, 6))
    spectator = state.redact(3)
    question = spectator.question()
    assert question is not None
    assert (question.actor, question.options) == (SEVERAL, [])
    mine = state.redact(1).question()
    assert mine is not None
    assert (mine.actor, mine.options) == (1, [3, 4])


def test_the_act_waits_for_its_window() -> None:
    state = raided((GUARD, 2), (3, 4))
    assert list(state.numbers[POINTS : POINTS + 2]) == [1, 0]
    question = state.question()
    assert question is not None
    assert (question.kind, question.actor, question.options) == (REACTING, 0, [GUARD, PASS])
    state.answer(0, PASS)
    assert list(state.numbers[POINTS : POINTS + 2]) == [0, 1]


def test_a_reaction_cancels_the_act_below_its_window() -> None:
    state = raided((GUARD, 2), (3, 4))
    state.answer(0, GUARD)
    assert state.secrets[0].has(GUARD, DISCARD)
    state.apply(5)  # the card drawn for it
    assert state.secrets[0].has(5, HAND)
    assert list(state.numbers[POINTS : POINTS + 2]) == [1, 0]


def test_a_seat_is_asked_because_it_may_hold_a_card_not_because_it_does() -> None:
    state = raided((1, 2), (3, 4))
    question = state.question()
    assert question is not None
    assert (question.actor, question.options) == (0, [PASS])


def test_the_raider_is_told_why_it_may_not_react() -> None:
    state = raided((1, 2), (GUARD, 4), (5, 6))
    assert state.question_to(1) is None
    assert state.refusals(1) == []
    state = raided((1, 2), (3, 4), (GUARD, 6))
    assert state.question_to(2) is not None
    assert TOLLGATE.clauses[TOY_3] == "TOY-3"


def test_a_wish_counts_only_when_all_before_it_passed() -> None:
    state = dealt((GUARD, 1), (2, 3), (GUARD, 4))
    for seat, card in ((0, 1), (1, 2), (2, 4)):
        state.answer(seat, card)
    state.answer(0, FARM)
    state.answer(1, RAID)
    state.answer(1, SEAT)
    assert sorted(question.actor for question in state.open_questions()) == [0, 2]
    state.answer(0, GUARD)
    state.answer(2, GUARD)  # seat 2 sits before seat 0 in the raider's order
    assert not state.secrets[0].has(GUARD, HAND + 2)
    assert state.secrets[0].has(GUARD, HAND + 0)


def test_a_window_that_nobody_can_answer_by_public_knowledge_is_not_opened() -> None:
    state = raided((GUARD, 2), (3, 4))
    state.answer(0, GUARD)
    state.apply(5)
    for _ in range(4):
        question = state.question()
        assert question is not None
        assert question.kind != REACTING or GUARD not in question.options or state.secrets[0].has(GUARD, HAND)
        state.apply(question.options[0])


def test_a_raid_on_nobody_has_no_effect() -> None:
    state = dealt((1, 2), (3, 4))
    state.answer(0, 1)
    state.answer(1, 3)
    state.answer(0, RAID)  # nobody has a point: no target is asked for
    question = state.question()
    assert question is not None
    assert question.actor == 1
    assert list(state.numbers[POINTS : POINTS + 2]) == [0, 0]


def test_targets_without_points_are_refused_with_the_clause() -> None:
    state = dealt((1, 2), (3, 4), (5, 6))
    for seat, card in ((0, 1), (1, 3), (2, 5)):
        state.answer(seat, card)
    state.answer(0, FARM)
    state.answer(1, RAID)
    assert state.refusals(1) == [(SEAT + 2, TOY_2)]
    with pytest.raises(Illegal, match="clause 2") as caught:
        state.answer(1, SEAT + 2)
    assert caught.value.legal == [SEAT]


def test_brisk_windows_ask_only_who_really_can_react() -> None:
    state = raided((1, 2), (3, 4), (GUARD, 6))
    world = state.redact(2).resample(Rng(1)).brisk(Rng(1))
    question = world.question()
    assert question is not None
    assert (question.actor, question.options) == (2, [GUARD, PASS])


def test_a_pile_that_runs_out_deals_what_there_is() -> None:
    state = dealt((1, 2), (3, 4), (5, 6))
    assert state.secrets[0].count(PILE) == 3


def test_a_secret_answer_may_be_taken_back_until_the_last_is_in() -> None:
    state = dealt((1, 2), (3, 4), (5, 6))
    before = state.key()
    state.answer(1, 3)
    state.retract(1)
    assert state.key() == before
    for seat in (0, 3, -1):
        with pytest.raises(Illegal):
            state.retract(seat)
    state.answer(1, 4)
    state.answer(0, 1)
    state.answer(2, 5)
    with pytest.raises(Illegal):
        state.retract(1)


class Silent(Together[State]):
    """Concerns everybody and asks nobody anything."""

    def ask_one(self, s: State, f: Frame, seat: int) -> Question | None:
        return None


def test_a_together_must_ask_whom_it_concerns() -> None:
    state = State([Silent()], 2)
    state.push(0, -1)
    with pytest.raises(ValueError, match="Silent concerns seat 0 but has nothing to ask it"):
        state.settle()


class Vote(Together[State]):
    """Asks each seat about the next one, keeps the votes while a speech is held, then ends."""

    def ask_one(self, s: State, f: Frame, seat: int) -> Question | None:
        return Question(seat, seat, [0, 1], (seat + 1) % s.seats, [])

    def close(self, s: State, f: Frame) -> None:
        s.push(1, 0)


class Speech(Paragraph[State]):
    def ask(self, s: State, f: Frame) -> Question | None:
        return Question(9, 0, [0, 1], -1, [])

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.end(Outcome(0, [0, 0], [1, 1]))


class Council(State):
    def blank(self) -> State:
        return Council(self.rules, self.seats)

    def public(self, into: State) -> None:
        into.numbers = self.numbers[:]


def test_outsiders_do_not_see_who_has_answered_and_votes_lie_open_afterwards() -> None:
    state = Council([Vote(), Speech()], 2)
    state.push(0, -1)
    state.settle()
    before = state.redact(2).key()
    state.answer(0, 1)
    assert state.redact(2).key() == before
    state.answer(1, 0)
    assert state.redact(2).frames[0].picks == (1, 0)
    assert state.redact(2).resample(Rng(1)).key() == state.key()


def test_before_all_are_asked_nobody_has_answered_and_nobody_is_waited_for() -> None:
    vote = Vote()
    state = Council([vote, Speech()], 2)
    frame = state.push(0, -1)
    assert [vote.answers(state, frame, seat) for seat in (0, 1)] == [[], []]
    assert [vote.is_waiting(state, frame, seat) for seat in (0, 1)] == [False, False]


def test_a_listening_state_keeps_a_picture_of_the_table_for_every_fact() -> None:
    state = Council([Speech()], 2)
    state.numbers = type(state.numbers)([7])
    state.tell(1, 0)
    assert state.pictures is None
    state.events, state.pictures = [], []
    state.tell(1, 0)
    state.numbers[0] = 8
    state.tell(2, 1)
    assert [event.kind for event in state.events] == [1, 2]
    assert [picture.numbers[0] for picture in state.pictures] == [7, 8]
    assert state.copy().pictures is None


class Hampers(Together[State]):
    """Everybody packs up to three things, one after the other; 0 means enough. Seat 2 is not asked."""

    def width(self, s: State, f: Frame) -> int:
        return 3

    def concerns(self, s: State, f: Frame, seat: int) -> bool:
        return seat != 2

    def ask_one(self, s: State, f: Frame, seat: int) -> Question | None:
        return Question(len(self.answers(s, f, seat)), seat, [0, 1, 2], -1, [])

    def has_enough(self, s: State, f: Frame, seat: int) -> bool:
        return self.answers(s, f, seat)[-1] == 0

    def close(self, s: State, f: Frame) -> None:
        s.end(Outcome(0, [sum(self.answers(s, f, seat)) for seat in range(3)], [1, 1, 1]))


def hampers() -> State:
    state = Council([Hampers()], 3)
    state.push(0, -1)
    state.settle()
    return state


def test_a_seat_may_answer_several_times_and_nobody_sees_how_often() -> None:
    state = hampers()
    before = [state.redact(viewer).key() for viewer in range(4)]
    state.answer(0, 2)
    state.answer(0, 1)
    assert [state.redact(viewer).key() == before[viewer] for viewer in range(4)] == [False, True, True, True]
    assert [question.actor for question in state.open_questions()] == [0, 1]
    state.answer(0, 2)
    assert state.question_to(0) is None
    with pytest.raises(Illegal):
        state.answer(0, 0)
    state.answer(1, 2)
    assert state.outcome is None
    state.answer(1, 0)
    assert state.outcome is not None
    assert state.outcome.scores == [5, 2, 0]


def test_all_answers_of_a_seat_are_taken_back_at_once() -> None:
    state = hampers()
    before = state.key()
    state.answer(1, 2)
    state.answer(1, 1)
    for seat in (0, 2, 3, -1):
        with pytest.raises(Illegal):
            state.retract(seat)
    state.retract(1)
    assert state.key() == before


def test_where_one_seat_alone_is_asked_outsiders_see_who() -> None:
    state = Council([Speech(), Alone()], 3)
    state.push(1, -1)
    state.settle()
    question = state.redact(0).question()
    assert question is not None
    assert (question.actor, question.kind, question.options) == (1, 7, [])


class Alone(Together[State]):
    """Asks seat 1 alone."""

    def concerns(self, s: State, f: Frame, seat: int) -> bool:
        return seat == 1

    def ask_one(self, s: State, f: Frame, seat: int) -> Question | None:
        return Question(7, seat, [0, 1], -1, [])


class Pockets(Hampers):
    """Room for three things, but one answer is enough."""

    def has_enough(self, s: State, f: Frame, seat: int) -> bool:
        return Together[State].has_enough(self, s, f, seat)


def test_one_answer_is_enough_unless_a_paragraph_says_otherwise() -> None:
    state = Council([Pockets()], 3)
    state.push(0, -1)
    state.settle()
    state.answer(0, 2)
    state.answer(1, 1)
    assert state.outcome is not None
    assert state.outcome.scores == [2, 1, 0]
