"""Undo: offered exactly when the definition allows it, and then the table is exactly what it was before."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from meadhall.core.game import Game
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.core.together import UNASKED
from meadhall.games.keltis.rules.components import COLOUR, DISCARD, PILE, VALUES
from meadhall.match import ALWAYS, BOT, EVERY_MOMENT, Holder, Match, MatchOver, NotBegun, NothingToUndo
from tests.core.toy import FARM, PASS, POINTS, RAID, SEAT
from tests.match.peek import HINT, LOOK, WAIT
from tests.match.table import (
    KELTIS,
    PEEK,
    TABLES,
    TOLLGATE,
    begun,
    data_of,
    finish,
    guarded,
    keltis,
    options,
    passed,
    play_at_random,
    position,
    sat_down,
    table_name,
    tried,
    unchanged,
)

WORLDS = 15
"""In Keltis, where nothing is ever likely to look alike by accident; the small toys need four times as many."""


# The definition, by brute force: a second history made of the record's entries alone.


@dataclass
class Answer:
    """An answer that was not taken back: who gave it, in which entry, and the true state before it."""

    entry: int
    seat: int
    option: int
    before: State
    is_shared: bool


def is_shared(state: State) -> bool:
    """Return whether several seats are asked at once."""
    top = state.frames[-1]
    return state.outcome is None and top.rule.asks_several() and sum(pick != UNASKED for pick in top.picks) > 1


class Definition:
    """Says from the entries alone how many answers a seat may take back."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.state = match.game.new(match.seats, dict(match.header.settings))
        self.standing: list[Answer] = []
        self.acts: list[tuple[int, int]] = []
        """(entry, who) of all that was done to the game, chance included, also of what was taken back."""
        self.read = 0
        self.rng = Rng(99)

    def follow(self, match: Match) -> None:
        """Read the entries that are new."""
        for entry in match.entries[self.read :]:
            if entry.option >= 0:
                self.acts.append((entry.n, entry.actor))
                before = self.state.copy()
                self.standing.append(Answer(entry.n, entry.actor, entry.option, before, is_shared(before)))
                self.state.answer(entry.actor, entry.option)
            elif entry.verb == "undoes":
                self.acts.append((entry.n, entry.actor))
                while self.standing[-1].entry > int(entry.rest):
                    self.standing.pop()
                self.state = self.standing.pop().before
            elif entry.verb == "retracts":
                self.acts.append((entry.n, entry.actor))
                self.standing = [each for each in self.standing if each is not self.secret(entry.actor)]
                self.state.retract(entry.actor)
            elif entry.verb in ("resigns", "oversteps"):
                self.acts.append((entry.n, CHANCE))  # leaving the table is an action, and closes what was open
            elif entry.verb == "becomes":
                for each in self.standing:  # the new holder of a seat cannot undo what the previous one did
                    each.is_shared |= each.seat == entry.actor
        self.read = len(match.entries)
        assert self.state.key() == match.state.key()

    def secret(self, seat: int) -> Answer | None:
        """Return the answer of a seat to a question that others are still asked."""
        top = self.state.frames[-1]
        if not top.rule.asks_several() or sum(pick != UNASKED for pick in top.picks) < 2 or top.picks[seat] < 0:
            return None
        return [each for each in self.standing if each.seat == seat][-1]

    def undo_limit(self, match: Match, seat: int) -> int:
        """Return how many answers a seat may take back."""
        if match.result is not None:
            return 0
        if self.secret(seat) is not None:
            return 1
        if is_shared(self.state):  # offering an undo would tell that nobody has answered yet
            return 0
        most = 0
        for k in range(1, len(self.standing) + 1):
            first = self.standing[-k]
            if first.seat != seat or first.is_shared:
                break
            if any(who != seat for entry, who in self.acts if entry >= first.entry):
                break
            if self.teaches(first.before, [each.option for each in self.standing[-k:]], seat):
                break
            most = k
        return most

    def teaches(self, before: State, answers: list[int], seat: int) -> bool:
        """Return whether these answers lead a seat to different views in worlds that looked alike to it."""
        view = before.redact(seat)
        for _ in range(WORLDS if self.game is KELTIS else 4 * WORLDS):
            world = view.resample(self.rng)
            for option in answers:
                world.answer(seat, option)
            if world.redact(seat).key() != self.state.redact(seat).key():
                return True
        return False


def check(game: Game, seats: int, settings: dict[str, str], seed: int) -> tuple[int, int]:
    """Compare with the definition along a random match; return how often undo was offered, and several steps of it."""
    match = sat_down(game, seats, settings, seed=seed)
    definition = Definition(match)
    offered = several = 0
    for _ in play_at_random(match, Rng(seed)):
        definition.follow(match)
        for seat in range(seats):
            found, allowed = match.undo_limit(seat), definition.undo_limit(match, seat)
            lines = [str(entry) for entry in match.entries[-6:]]
            assert found == allowed, f"seat {seat}: {found} offered, {allowed} allowed after {lines}"
            offered += found > 0
            several += found > 1
    return offered, several


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_undo_is_offered_exactly_when_the_definition_allows_it(table: tuple[Game, int, dict[str, str]]) -> None:
    games = 3 if table[0] is KELTIS else 12
    offered = several = 0
    for seed in range(games):
        once, twice = check(*table, seed)
        offered += once
        several += twice
    assert offered > 5
    assert several > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_undo_is_offered_exactly_when_the_definition_allows_it_in_many_games(
    table: tuple[Game, int, dict[str, str]],
) -> None:
    for seed in range(100, 112 if table[0] is KELTIS else 250):
        check(*table, seed)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_undo_returns_the_exact_earlier_states_for_every_seat_and_the_spectator(
    table: tuple[Game, int, dict[str, str]],
) -> None:
    undone = 0
    for seed in range(2 if table[0] is KELTIS else 10):
        match = begun(*table, seed=seed)
        rng = Rng(seed)
        before: dict[int, tuple[object, ...]] = {}
        while match.result is None:
            asked = match.asked()
            seat = asked[rng.below(len(asked))]
            legal = options(match, seat)
            before[len(match.entries) + 1] = position(match)
            match.submit(seat, legal[rng.below(len(legal))])
            if rng.below(3) == 0 and match.undo_limit(seat):
                steps = 1 + rng.below(match.undo_limit(seat))
                secret = match.has_secret_answer(seat)
                given = [entry.n for entry in match.entries if entry.actor == seat and entry.option >= 0]
                first = len(match.entries) + 1 - steps if not secret else given[-1]
                taken_back = [n for n in given if n >= first]
                match.undo(seat, count=steps)
                entry = match.entries[-1]
                if secret:
                    assert (entry.verb, entry.rest) == ("retracts", "")
                else:
                    assert entry.verb == "undoes"
                    assert int(entry.rest) in before
                    assert len([n for n in taken_back if n >= int(entry.rest)]) <= steps
                    assert position(match) == before[int(entry.rest)]
                undone += 1
    assert undone > 3


# Keltis.


def one_colour_left(match: Match, seat: int) -> tuple[int, int]:
    """Return two discards of different colours that a seat may make."""
    discards = [option for option in options(match, seat) if option >= DISCARD]
    other = [option for option in discards if (option - DISCARD) // VALUES != (discards[0] - DISCARD) // VALUES]
    return discards[0], other[0]


def test_a_play_may_be_taken_back_until_the_pile_is_drawn_from() -> None:
    match = keltis()
    start = position(match)
    match.submit(0, one_colour_left(match, 0)[0])
    assert match.undo_limit(0) == 1
    assert match.undo_limit(1) == 0
    match.undo(0)
    assert position(match) == start
    match.submit(0, one_colour_left(match, 0)[1])
    match.submit(0, PILE)
    assert match.undo_limit(0) == 0
    with unchanged(match), pytest.raises(NothingToUndo, match="nothing that seat 1 can take back"):
        match.undo(0)


def taken_openly() -> tuple[Match, tuple[object, ...]]:
    """Return a match in which seat 1 has just ended its turn without chance, and the position when it began."""
    match = keltis()
    thrown = one_colour_left(match, 0)[0]
    match.submit(0, thrown)
    match.submit(0, PILE)
    before = position(match)
    colour = (thrown - DISCARD) // VALUES
    mine = [each for each in options(match, 1) if each >= DISCARD and (each - DISCARD) // VALUES != colour]
    match.submit(1, mine[0])
    match.submit(1, COLOUR + colour)
    assert match.asked() == [0]
    return match, before


def test_a_whole_turn_without_chance_may_be_restarted_until_the_next_seat_answers() -> None:
    match, before = taken_openly()
    assert match.undo_limit(1) == 2
    match.restart(1)
    assert position(match) == before
    assert str(match.entries[-1]).endswith(f"seat1 undoes {len(match.entries) - 2}")
    match, before = taken_openly()
    match.undo(1)
    match.undo(1)
    assert position(match) == before
    match, _ = taken_openly()
    match.submit(0, options(match, 0)[0])
    assert match.undo_limit(1) == 0
    with unchanged(match), pytest.raises(NothingToUndo):
        match.restart(1)


@pytest.mark.parametrize("steps", [0, -1, 3, 10**20])
def test_more_or_less_than_can_be_taken_back_is_refused(steps: int) -> None:
    match, _ = taken_openly()
    with unchanged(match), pytest.raises(NothingToUndo):
        match.undo(1, count=steps)


def test_only_the_seat_that_answered_may_take_it_back() -> None:
    match, _ = taken_openly()
    with unchanged(match), pytest.raises(NothingToUndo):
        match.undo(0)


def test_what_was_taken_back_may_be_answered_differently_and_taken_back_again() -> None:
    match = keltis()
    for option in one_colour_left(match, 0):
        match.submit(0, option)
        match.undo(0)
    assert [entry.verb for entry in match.entries[-4:]] == ["play:", "undoes", "play:", "undoes"]
    assert match.undo_limit(0) == 0


def test_nothing_can_be_taken_back_before_the_beginning_and_after_the_end() -> None:
    match = sat_down(TOLLGATE)
    assert match.undo_limit(0) == 0
    with unchanged(match), pytest.raises(NotBegun):
        match.undo(0)
    match.begin()
    finish(match, Rng(0))
    assert [match.undo_limit(seat) for seat in range(2)] == [0, 0]
    with unchanged(match), pytest.raises(MatchOver):
        match.undo(0)
    with unchanged(match), pytest.raises(MatchOver):
        match.restart(1)


def test_the_last_answer_of_the_game_cannot_be_taken_back() -> None:
    match = begun(PEEK, 2)
    while match.result is None:
        match.submit(match.asked()[0], WAIT)
    assert (match.undo_limit(0), match.undo_limit(1)) == (0, 0)


# Simultaneous questions.


def test_a_secret_answer_may_be_taken_back_until_the_last_is_in() -> None:
    match = begun(TOLLGATE, 3)
    start = position(match)
    match.submit(1, options(match, 1)[0])
    assert [match.undo_limit(seat) for seat in range(3)] == [0, 1, 0]
    match.submit(0, options(match, 0)[0])
    assert [match.undo_limit(seat) for seat in range(3)] == [1, 1, 0]
    match.undo(1)
    assert match.undo_limit(1) == 0
    assert match.asked() == [1, 2]
    match.undo(0)
    assert position(match) == start
    assert [str(entry).split()[2:] for entry in match.entries[-2:]] == [["seat1", "retracts"], ["seat0", "retracts"]]
    for seat in range(3):
        match.submit(seat, options(match, seat)[-1])
    assert [match.undo_limit(seat) for seat in range(3)] == [0, 0, 0]
    with unchanged(match), pytest.raises(NothingToUndo):
        match.undo(2)


def test_taking_a_secret_answer_back_shows_nobody_else_anything() -> None:
    match = begun(TOLLGATE, 3)
    match.submit(0, options(match, 0)[0])
    seen = [match.view(viewer).key() for viewer in (1, 2, 3)]
    told = [match.story(viewer) for viewer in (1, 2, 3)]
    match.undo(0)
    assert [match.view(viewer).key() for viewer in (1, 2, 3)] == seen
    assert [match.story(viewer) for viewer in (1, 2, 3)] == told


def test_restart_takes_a_secret_answer_back_as_well() -> None:
    match = begun(TOLLGATE, 2)
    start = position(match)
    match.submit(1, options(match, 1)[0])
    match.restart(1)
    assert position(match) == start


def last_of_the_round() -> Match:
    """Return a match in which seat 1 has ended the round by farming, and both are asked at once what to pass."""
    match = passed(TOLLGATE, 2)
    match.submit(0, FARM)
    match.submit(1, FARM)
    assert match.asked() == [0, 1]
    return match


def test_what_was_done_before_a_simultaneous_question_cannot_be_taken_back_answered_or_not() -> None:
    for others in ([], [0]):
        match = last_of_the_round()
        for seat in others:
            match.submit(seat, options(match, seat)[0])
        assert match.undo_limit(1) == 0, "an offer would tell that seat 0 has not answered"
        with unchanged(match), pytest.raises(NothingToUndo):
            match.undo(1)


def test_a_secret_answer_given_and_taken_back_opens_no_way_further_back() -> None:
    match = last_of_the_round()
    match.submit(1, options(match, 1)[0])
    match.undo(1)
    assert match.undo_limit(1) == 0


def test_a_raid_cannot_be_taken_back_once_several_are_asked_whether_they_react() -> None:
    match = passed(TOLLGATE, 3)
    match.submit(0, FARM)
    match.submit(1, RAID)
    assert match.undo_limit(1) == 1
    match.submit(1, SEAT)
    assert match.asked() == [0, 2]
    assert [match.undo_limit(seat) for seat in range(3)] == [0, 0, 0]
    match.submit(2, PASS)
    assert [match.undo_limit(seat) for seat in range(3)] == [0, 0, 1]


def test_a_window_that_asked_several_is_closed_for_good_when_all_have_passed() -> None:
    match = passed(TOLLGATE, 3)
    match.submit(0, RAID)
    assert match.asked() == [1, 2]
    match.submit(1, PASS)
    match.submit(2, PASS)  # teaches nobody anything
    assert match.asked() == [1]
    assert [match.undo_limit(seat) for seat in range(3)] == [0, 0, 0]


def test_a_pass_in_a_window_that_asks_one_seat_alone_may_be_taken_back() -> None:
    match = last_of_the_round()
    for seat in range(2):
        match.submit(seat, options(match, seat)[-1])
    match.submit(0, RAID)
    match.submit(0, SEAT + 1)
    assert match.asked() == [1]
    assert match.undo_limit(0) == 2, "nobody else has answered, and with one seat asked that is no secret"
    before = position(match)
    match.submit(1, PASS)
    assert list(match.state.numbers[POINTS : POINTS + 2]) == [2, 0]
    assert match.undo_limit(1) == 1
    match.undo(1)
    assert position(match) == before


# Learning.


def test_looking_at_a_hidden_card_cannot_be_taken_back() -> None:
    match = begun(PEEK, 2, {"spare": "3"})
    match.submit(0, WAIT)
    assert match.undo_limit(0) == 1
    match.submit(0, LOOK)
    assert match.undo_limit(0) == 0
    with unchanged(match), pytest.raises(NothingToUndo, match="something hidden"):
        match.undo(0)


def test_asking_a_question_about_a_hidden_card_cannot_be_taken_back_whatever_the_answer() -> None:
    answers = set()
    for seed in range(60):
        match = begun(PEEK, 2, {"spare": "3"}, seed=seed)
        if match.state.secrets[0].has(0, 1):
            continue  # seat 0 holds the card itself: the answer would be no news
        answers.add(match.state.secrets[0].has(0, 2))
        match.submit(0, HINT)
        assert match.undo_limit(0) == 0
    assert answers == {True, False}


def test_a_look_that_shows_nothing_new_may_be_taken_back() -> None:
    match = begun(PEEK, 2, {"spare": "3"})
    match.submit(0, LOOK)
    before = position(match)
    match.submit(0, LOOK)
    assert match.undo_limit(0) == 1
    match.undo(0)
    assert position(match) == before


def test_a_question_whose_answer_the_seat_holds_in_hand_may_be_taken_back() -> None:
    for seed in range(30):
        match = begun(PEEK, 2, {"spare": "3"}, seed=seed)
        if match.state.secrets[0].has(0, 1):
            match.submit(0, HINT)
            assert match.undo_limit(0) == 1
            return
    raise AssertionError("no seed deals card 0 to seat 0")


def test_a_look_at_a_card_that_can_only_be_one_may_be_taken_back() -> None:
    match = begun(PEEK, 2, {"spare": "0"})
    match.submit(0, LOOK)  # two cards, one of them in hand
    assert match.undo_limit(0) == 1
    match.restart(0)
    match.submit(0, WAIT)
    match.submit(0, WAIT)
    match.submit(1, LOOK)
    assert match.undo_limit(1) == 1


# Undo and the rest of a match.


def test_undo_never_gives_a_draw_back() -> None:
    for seed in range(10):
        match = sat_down(TOLLGATE, 3, {"rounds": "6"}, seed=seed)
        highest = 0
        for _ in play_at_random(match, Rng(seed)):
            assert match.draws >= highest
            highest = match.draws
        assert match.draws == sum(entry.actor == CHANCE for entry in match.entries)


def test_undo_after_somebody_left_is_closed() -> None:
    match = passed(TOLLGATE, 3)
    match.submit(0, FARM)
    assert match.undo_limit(0) == 1
    match.resign(2)
    assert match.undo_limit(0) == 0


def test_a_standing_answer_of_another_seat_closes_what_came_before_it() -> None:
    match = passed(TOLLGATE, 2)
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    match.submit(0, RAID)
    assert match.entries[-1].rest.endswith("(standing)")
    assert match.undo_limit(0) == 0


def test_a_bot_that_takes_a_seat_changes_nothing_in_the_game() -> None:
    match = passed(TOLLGATE, 2, lambda found: guarded(found, 1))
    before = position(match)
    match.set_holder(0, Holder(BOT, "random"))
    assert position(match) == before


def test_undone_entries_stay_in_the_record_and_replay() -> None:
    match, _ = taken_openly()
    match.undo(1)
    match.undo(1)
    again = tried(data_of(match))
    assert isinstance(again, Match)
    assert again.lines == match.lines
    assert position(again) == position(match)
