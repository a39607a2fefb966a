"""Questions, events and outcomes."""

from __future__ import annotations

from meadhall.core.question import HIDDEN, Event, Outcome, Question, ranked, ranked_by


def test_a_veiled_question_keeps_who_and_what_but_not_the_options() -> None:
    veiled = Question(3, 1, [4, 5], 7, []).veiled()
    assert (veiled.kind, veiled.actor, veiled.about, veiled.options) == (3, 1, 7, [])
    assert repr(veiled) == "Question(kind=3, actor=1, options=[], about=7)"


def test_an_event_shows_its_card_to_its_seers_only() -> None:
    event = Event(1, 0, 33, 2, 4, 5, 0b101)
    assert event.seen_by(0).key() == event.seen_by(2).key() == (1, 0, 33, 2, 4, 5)
    assert event.seen_by(1).key() == (1, 0, HIDDEN, 2, 4, 5)
    assert Event(1, 0, 33, 2, 4).seen_by(6).card == 33


def test_equal_scores_share_a_rank_and_the_next_is_behind_all_of_them() -> None:
    assert ranked([5, 9, 9, -2]) == [3, 1, 1, 4]
    outcome = Outcome(1, [5, 9, 9, -2], [3, 1, 1, 4])
    assert outcome.winners() == [1, 2]
    assert outcome.key() == (1, 5, 9, 9, -2, 3, 1, 1, 4)


def test_ties_decide_between_equal_scores_only() -> None:
    assert ranked_by([5, 9, 9, -2, 5], [8, 1, 2, 9, 8]) == [3, 2, 1, 5, 3]
