"""What a match refuses: named errors with phrase, sentence and clause, and nothing changes when one is raised."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.core.game import Game
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.games.keltis.rules.components import COLOUR, DISCARD, KINDS, PILE, VALUES
from meadhall.match import (
    ALWAYS,
    BOT,
    EVERY_MOMENT,
    TABLE,
    BadEntry,
    HasBegun,
    Holder,
    IllegalOption,
    Match,
    MatchError,
    MatchOver,
    NotBegun,
    NothingToUndo,
    NotYourQuestion,
    TimeIsUp,
    UnknownSeat,
)
from tests.core.toy import FARM, RAID, SEAT
from tests.match.table import (
    KELTIS,
    TABLES,
    TOLLGATE,
    answer,
    begun,
    check_words,
    keltis,
    options,
    passed,
    played,
    resigned_with_two,
    sat_down,
    snapshot,
    table_name,
    unchanged,
)

SEATS: list[object] = [-1, -2, 2, 99, 10**30, True, False, 0.0, 1.0, "0", "seat0", None, b"0", (), [0], CHANCE, TABLE]
OPTIONS: list[object] = [-1, 10**6, 10**30, True, False, 9.0, "9", "R7", None, b"", (), [9], {9: 9}, 1j]


def acts() -> dict[str, Callable[[Match, int], object]]:
    """Return everything that may be done as a seat."""
    return {
        "submit": lambda match, seat: match.submit(seat, 9),
        "undo": lambda match, seat: match.undo(seat),
        "restart": lambda match, seat: match.restart(seat),
        "stand": lambda match, seat: match.set_standing_answer(seat, EVERY_MOMENT, ALWAYS),
        "resign": lambda match, seat: match.resign(seat),
        "seat": lambda match, seat: match.set_holder(seat, Holder(BOT, "random")),
    }


# Seats.


@pytest.mark.parametrize("seat", SEATS, ids=repr)
@pytest.mark.parametrize("act", acts())
def test_an_unknown_seat_is_named_and_nothing_changes(act: str, seat: object) -> None:
    for match in (begun(TOLLGATE), passed(TOLLGATE, 2), keltis()):
        with unchanged(match), pytest.raises(UnknownSeat) as caught:
            acts()[act](match, seat)  # type: ignore[arg-type]
        check_words(caught.value, "match-unknown-seat")
        assert "2 seats" in str(caught.value)


@pytest.mark.parametrize("seat", SEATS, ids=repr)
def test_an_unknown_seat_is_named_before_and_after_a_match_too(seat: object) -> None:
    for match in (sat_down(TOLLGATE), played(TOLLGATE)):
        for act in acts().values():
            with unchanged(match), pytest.raises(UnknownSeat):
                act(match, seat)  # type: ignore[arg-type]
        with unchanged(match), pytest.raises(UnknownSeat):
            match.add_nonce(seat, b"x")  # type: ignore[arg-type]


def test_a_hidden_answer_of_somebody_else_does_not_change_what_an_unknown_seat_is_told() -> None:
    match = begun(TOLLGATE)
    match.submit(0, options(match, 0)[0])
    for act in acts().values():
        for seat in SEATS:
            with unchanged(match), pytest.raises(UnknownSeat):
                act(match, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_asks_an_unknown_seat_anything(seat: int) -> None:
    assert begun(TOLLGATE).question_to(seat) is None
    assert keltis().question_to(seat) is None
    assert keltis().undo_limit(seat) == 0


# Turns.


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    match = keltis()
    assert match.asked() == [0]
    with unchanged(match), pytest.raises(NotYourQuestion) as caught:
        match.submit(1, options(match, 0)[0])
    check_words(caught.value, "match-not-your-question")
    assert str(caught.value) == "seat 2 is not asked now."


def test_a_seat_that_has_answered_secretly_is_not_asked_again() -> None:
    match = begun(TOLLGATE, 3)
    match.submit(1, options(match, 1)[0])
    for option in range(14):
        with unchanged(match), pytest.raises(NotYourQuestion):
            match.submit(1, option)


def test_before_the_beginning_only_nonces_are_taken() -> None:
    match = sat_down(TOLLGATE)
    assert match.asked() == []
    assert not match.is_running()
    for act in acts().values():
        with unchanged(match), pytest.raises(NotBegun) as caught:
            act(match, 0)
        check_words(caught.value, "match-not-begun")
    with unchanged(match):
        assert match.resign_late_seats(10**9) == []
    match.add_nonce(0, b"1")
    match.begin()
    assert match.is_running()


def test_a_match_begins_once() -> None:
    match = begun(TOLLGATE)
    with unchanged(match), pytest.raises(HasBegun) as caught:
        match.begin()
    check_words(caught.value, "match-has-begun")
    match = played(TOLLGATE)
    with unchanged(match), pytest.raises(HasBegun):
        match.begin()


def test_after_the_end_nothing_is_taken() -> None:
    for match in (played(TOLLGATE), played(KELTIS), resigned_with_two()):
        assert match.asked() == []
        assert not match.is_running()
        for act in acts().values():
            with unchanged(match), pytest.raises(MatchOver) as caught:
                act(match, 0)
            check_words(caught.value, "match-over")
        with unchanged(match):
            assert match.resign_late_seats(10**12) == []


# Options.


@pytest.mark.parametrize("option", OPTIONS, ids=repr)
def test_what_is_no_option_at_all_is_refused_without_a_clause(option: object) -> None:
    for match in (begun(TOLLGATE), passed(TOLLGATE, 2), keltis()):
        legal = options(match, 0)
        with unchanged(match), pytest.raises(IllegalOption) as caught:
            match.submit(0, option)  # type: ignore[arg-type]
        error = caught.value
        check_words(error, "match-no-option")
        assert (error.seat, error.clause, error.legal) == (0, "", legal)
        assert error.option is option


def test_every_letter_that_is_no_option_is_refused() -> None:
    match = begun(TOLLGATE)
    for option in sorted(set(range(-3, 20)) - set(options(match, 0))):
        with unchanged(match), pytest.raises(IllegalOption) as caught:
            match.submit(0, option)
        assert caught.value.legal == options(match, 0)


def test_the_pile_just_discarded_to_is_closed_by_its_clause() -> None:
    match = keltis()
    thrown = next(option for option in options(match, 0) if option >= DISCARD)
    match.submit(0, thrown)
    colour = (thrown - DISCARD) // VALUES
    with unchanged(match), pytest.raises(IllegalOption) as caught:
        match.submit(0, COLOUR + colour)
    error = caught.value
    assert (error.clause, error.legal, error.option, error.seat) == ("KEL-R21", [PILE], COLOUR + colour, 0)
    check_words(error, "keltis-no-KEL-R21", "meadhall.games.keltis")
    with unchanged(match), pytest.raises(IllegalOption) as caught:
        match.submit(0, COLOUR + (colour + 1) % 5)
    assert caught.value.clause == "KEL-R22"
    check_words(caught.value, "keltis-no-KEL-R22", "meadhall.games.keltis")


def test_a_card_that_does_not_fit_its_column_is_refused_by_the_clause_of_columns() -> None:
    """Search for a hand with three values of a colour: the two higher ones laid, the lowest is refused by KEL-R11."""
    found: set[str] = set()
    for seed in range(40):
        match = keltis(seed=seed)
        rng = Rng(seed)
        for _ in range(40):
            if match.result is not None:
                break
            seat = match.asked()[0]
            question = match.question_to(seat)
            assert question is not None
            if match.game.kinds[question.kind] == "play":
                cards = [card for card in range(KINDS) if match.view(seat).secrets[0].has(card, 2 + seat)]
                for card in sorted({option for option in question.options if option < DISCARD} ^ set(cards)):
                    if card in question.options:
                        continue
                    with unchanged(match), pytest.raises(IllegalOption) as caught:
                        match.submit(seat, card)
                    assert caught.value.clause in ("KEL-R11", "KEL-R12")
                    check_words(caught.value, f"keltis-no-{caught.value.clause}", "meadhall.games.keltis")
                    found.add(caught.value.clause)
            answer(match, rng)
        if len(found) == 2:
            return
    raise AssertionError(f"only {found} came up")


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_whatever_the_view_calls_refused_is_refused_with_that_clause(
    table: tuple[Game, int, dict[str, str]],
) -> None:
    match = begun(*table, seed=5)
    rng = Rng(5)
    refused = 0
    for _ in range(60):
        if match.result is not None:
            break
        for seat in match.asked():
            for option, clause in match.view(seat).refusals(seat):
                before = len(match.lines), match.state.key()
                with pytest.raises(IllegalOption) as caught:
                    match.submit(seat, option)
                assert caught.value.clause == match.game.clauses[clause] != ""
                assert caught.value.legal == options(match, seat)
                assert (len(match.lines), match.state.key()) == before
                refused += 1
        answer(match, rng)
    assert refused > 0 or table_name(table) in ("peek-2", "peek-3-0", "tollgate-2-6")  # these refuse nothing


def test_a_toy_without_words_names_clause_and_option() -> None:
    match = passed(TOLLGATE, 3)
    match.submit(0, FARM)
    match.submit(1, RAID)
    with unchanged(match), pytest.raises(IllegalOption) as caught:
        match.submit(1, SEAT + 2)
    assert caught.value.clause == "TOY-2"
    assert caught.value.legal == [SEAT]
    assert str(caught.value) == "13 is not allowed."


def test_a_legal_answer_after_many_refused_ones_leads_where_it_leads_without_them() -> None:
    one, other = keltis(), keltis()
    for option in [*range(-5, 130)]:
        if option not in options(one, 0):
            with pytest.raises(IllegalOption):
                one.submit(0, option)
    with pytest.raises(NotYourQuestion):
        one.submit(1, 0)
    with pytest.raises(NothingToUndo):
        one.undo(0)
    one.submit(0, options(one, 0)[0])
    other.submit(0, options(other, 0)[0])
    assert snapshot(one) == snapshot(other)


def test_all_errors_are_one_family_of_value_errors() -> None:
    family = (
        UnknownSeat,
        NotYourQuestion,
        IllegalOption,
        NothingToUndo,
        NotBegun,
        HasBegun,
        MatchOver,
        TimeIsUp,
        BadEntry,
    )
    assert all(issubclass(each, MatchError) for each in family)
    assert issubclass(MatchError, ValueError)
