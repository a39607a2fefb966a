"""Conformance: what every game promises on this engine, checked in random games. Works on any `Game` object.

`conformance(GAME)` runs all of it; CHECKS is the list, so that a test suite can report them one by one. Each check
plays games of its own from a seed. When a promise is broken it raises AssertionError, which says in the game's words
what was expected, what differs, and how to play that game again.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.serialize import decode, encode
from meadhall.core.state import State, choose
from meadhall.core.together import Together
from meadhall.testing.differences import differences, differing_questions
from meadhall.testing.plays import plays
from meadhall.testing.secrecy import (
    a_view_shows_its_own_questions_only,
    drawing_is_as_likely_as_asking,
    hidden_answers_stay_hidden,
    hidden_cards_do_not_leak,
    refused,
    secret_answers_are_invisible,
    what_an_answer_teaches_is_marked,
    worlds_agree_with_the_view,
    worlds_are_uniform,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.testing.plays import Play

Check: TypeAlias = "Callable[[Play], None]"


def options_are_a_short_sorted_list(play: Play) -> None:
    """Options are sorted, unique letters of the alphabet; chance weighs each of its own; every one applies."""
    for state in play.states():
        for question in state.open_questions():
            if fault := fault_in(play, question):
                play.fail(state, "every question has its options as a sorted list of letters", [fault])
        if play.rng.below(8) == 0:
            for question in state.open_questions():
                for option in question.options:
                    state.copy().answer(question.actor, option)


def fault_in(play: Play, question: Question) -> str:
    """Return what is wrong with the form of a question, '' if nothing is."""
    options, letters = question.options, play.game.letters
    asked = f"the question to {play.who(question.actor)}"
    if not 0 <= question.kind < len(play.game.kinds):
        return f"{asked} is of kind {question.kind}; there are only {len(play.game.kinds)} kinds"
    if not options:
        return f"{asked} (`{play.game.kinds[question.kind]}`) has no options"
    if options != sorted(set(options)):
        return f"{asked} is not sorted, or has a letter twice: {' '.join(map(play.word, options))}"
    if not 0 <= options[0] <= options[-1] < letters:
        return f"{asked} offers {options[0]} to {options[-1]}; letters are 0 to {letters - 1}"
    if question.actor == CHANCE and (len(question.weights) != len(options) or min(question.weights) <= 0):
        return f"{asked} has {len(options)} options with the weights {question.weights}"
    return ""


def queries_change_nothing(play: Play) -> None:
    """Asking, refusing, redacting, encoding and printing leave a state as it is."""
    for state in play.some(5):
        before, key = state.copy(), state.key()
        for question in state.open_questions():
            state.refusals(question.actor)
            state.frames[-1].rule.ask_seat(state, state.frames[-1], question.actor)
        for viewer in play.viewers():
            state.redact(viewer)
        encode(state)
        play.game.write_position(state)
        state.copy().brisk(play.rng)
        if state.key() != key:
            found = differences(play.game, before, state)
            play.fail(state, "asking, refusing, redacting, writing: none of it changes the state", found)


def old_copies_never_change(play: Play) -> None:
    """Later changes to a state do not reach its copies."""
    kept = [(state.copy(), state.key(), encode(state)) for state in play.some(4)]
    for copy, key, data in kept:
        if copy.key() != key:
            found = differences(play.game, decode(play.fresh(), data), copy)
            play.fail(copy, "a copy stays as it was while the game goes on: as it was against as it is", found)


def encoding_and_replaying_give_the_same_state(play: Play) -> None:
    """A state survives JSON, and the same answers lead to the same state again."""
    twin = play.fresh()
    rng = Rng(play.seed)
    for state in play.states():
        play.same(state, state, twin, "the same answers lead to the same state: one game against another")
        if play.rng.below(6) == 0:
            again = written_and_read(play, state)
            play.same(state, state, again, "a state is the same after `encode` and `decode`: before against after")
            same_questions(play, state, again, "a state asks the same after `encode` and `decode`")
            seen = state.redact(play.rng.below(play.seats + 1))
            what = f"what {play.who(seen.viewer)} sees"
            play.same(state, seen, written_and_read(play, seen), f"{what} is the same after `encode` and `decode`")
        question = twin.question()
        if question is not None:
            twin.apply(choose(question, rng))


def written_and_read(play: Play, state: State) -> State:
    """Return a state after it has been JSON."""
    return decode(play.fresh(), json.loads(json.dumps(encode(state))))


def same_questions(play: Play, state: State, again: State, expected: str) -> None:
    """Fail unless a state that was read asks the same questions."""
    found = list(differing_questions(play.game, state.open_questions(), again.open_questions()))
    play.check(not found, state, f"{expected}: before against after", found)


def notation_can_be_read_back(play: Play) -> None:
    """Print, parse, print gives the same text, for letters and for positions."""
    for state in play.some(5):
        for question in state.open_questions():
            for option in question.options:
                word = play.game.write(option)
                if (read := play.game.read(word)) != option:
                    play.fail(state, f"letter {option} is written as `{word}` and read back; it is read as {read}")
        if state.outcome is None:
            text = play.game.write_position(state)
            again = play.game.read_position(text)
            if play.game.write_position(again) != text:
                expected = "a position is the same after `read_position` and `write_position`: before against after"
                play.fail(state, expected, differences(play.game, state, again))
            same_questions(play, state, again, "a position that was written and read asks the same")


def pieces_are_conserved(play: Play) -> None:
    """No card or piece is made or lost."""
    first: list[int] = []
    for state in play.states():
        first = first or play.game.census(state)
        if (now := play.game.census(state)) != first:
            play.fail(state, "no piece is made or lost: the `census` at first against now", counted(first, now))


def counted(first: list[int], now: list[int]) -> list[str]:
    """Return what a census counts differently from an earlier one."""
    if len(first) != len(now):
        return [f"{len(first)} counts against {len(now)}"]
    return [f"census[{at}]: {a} against {b}" for at, (a, b) in enumerate(zip(first, now, strict=True)) if a != b]


def refusals_are_the_other_options(play: Play) -> None:
    """A refused option has a clause, is not offered, and raises `Illegal` with that clause, changing nothing."""
    for state in play.some(3):
        for question in state.open_questions():
            for option, clause in state.refusals(question.actor):
                if option in question.options or not 0 < clause < len(play.game.clauses):
                    fault = "it is also offered" if option in question.options else f"there is no clause {clause}"
                    expected = "what is refused is not offered and names one of the game's clauses"
                    play.fail(state, expected, [f"{play.who(question.actor)}, {play.word(option)}: {fault}"])
                refused(play, state, question.actor, option, clause)
            refused(play, state, question.actor, play.game.letters, 0)
        for seat in range(play.seats):
            if state.question_to(seat) is None:
                found = [f"{play.word(option)} (clause {clause})" for option, clause in state.refusals(seat)]
                play.check(not found, state, f"seat {seat} is not asked, so nothing is refused to it", found)
                refused(play, state, seat, 0, 0)


def effects_tolerate_short_picks(play: Play) -> None:
    """A card may be played with fewer choices than it asks for: no frame breaks when its picks are cut short."""
    for state in play.some(4):
        for at, frame in enumerate(state.frames):
            if isinstance(frame.rule, Together):
                continue
            for length in range(len(frame.picks)):
                with play.noted(f"{play.when()}, with the picks of {type(frame.rule).__name__} cut to {length}"):
                    play_on_short(play, state.copy(), at, length)


def play_on_short(play: Play, short: State, at: int, length: int) -> None:
    """Cut the picks of a frame short and play on until it is done."""
    short.frames[at].picks = short.frames[at].picks[:length]
    short.settle()
    while (question := short.question()) is not None and len(short.frames) > at:
        short.apply(choose(question, play.rng))


def simulations_end_and_ask_nothing_forced(play: Play) -> None:
    """A brisk state asks only real decisions, keeps all pieces and comes to an end."""
    for state in play.some(40):
        world = state.redact(play.rng.below(play.seats + 1)).resample(play.rng).brisk(play.rng)
        census = play.game.census(world)
        answers = 0
        while (question := world.question()) is not None:
            if question.actor == CHANCE or len(question.options) < 2:
                asked = [f"{play.who(question.actor)} is asked for {play.word(question.options[0])} and nothing else"]
                play.fail(state, "a brisk state asks seats only, and only where there is a choice", asked)
            world.apply(choose(question, play.rng))
            answers += 1
            if answers > play.game.longest:
                play.fail(state, f"a brisk game ends after at most {play.game.longest} answers (`longest`)")
        if (now := play.game.census(world)) != census:
            expected = "no piece is made or lost in a brisk game: the `census` at first against the end"
            play.fail(state, expected, counted(census, now))


def every_game_ends(play: Play) -> None:
    """A game ends within its bound, for one of its reasons, with a score and a rank for each seat."""
    last = None
    for state in play.states():
        last = state
    assert last is not None
    outcome = last.outcome
    if outcome is None:
        play.fail(last, "a game in which nobody is asked is over")
    reasons = len(play.game.endings)
    play.check(0 <= outcome.reason < reasons, last, f"the reason {outcome.reason} is one of the {reasons} endings")
    found = [f"scores: {outcome.scores}", f"ranks: {outcome.ranks}"]
    enough = len(outcome.scores) == len(outcome.ranks) == play.seats
    play.check(enough, last, "in the end every seat has a score and a rank", found)
    play.check(bool(outcome.winners()), last, "somebody has rank 1, and so has won", found)
    play.check(last.open_questions() == [], last, "nobody is asked when the game is over")


CHECKS: list[Check] = [
    options_are_a_short_sorted_list,
    queries_change_nothing,
    old_copies_never_change,
    encoding_and_replaying_give_the_same_state,
    notation_can_be_read_back,
    pieces_are_conserved,
    refusals_are_the_other_options,
    worlds_agree_with_the_view,
    a_view_shows_its_own_questions_only,
    hidden_cards_do_not_leak,
    hidden_answers_stay_hidden,
    secret_answers_are_invisible,
    what_an_answer_teaches_is_marked,
    worlds_are_uniform,
    drawing_is_as_likely_as_asking,
    effects_tolerate_short_picks,
    simulations_end_and_ask_nothing_forced,
    every_game_ends,
]


def conformance(game: Game, games: int = 1, seed: int = 0) -> None:
    """Check every promise of a game; raises AssertionError at the first broken one."""
    for play in plays(game, games, seed):
        for check in CHECKS:
            check(play)
