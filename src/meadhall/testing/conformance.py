"""Conformance: what every game on this engine promises, checked in random games. Works on any `Game` object.

`conformance(GAME)` runs all of it; CHECKS is the list, so that a test suite can report them one by one. Each check
plays games of its own from a seed and raises AssertionError with the position when a promise is broken.
"""

from __future__ import annotations

import json
from itertools import permutations
from typing import TYPE_CHECKING, TypeAlias

from meadhall.core.bits import bit
from meadhall.core.deck import Deck
from meadhall.core.game import BadSetting
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.serialize import decode, encode
from meadhall.core.state import Illegal, State, choose
from meadhall.core.together import Together
from meadhall.core.whereabouts import Whereabouts
from meadhall.testing.chisquare import fits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from meadhall.core.cards import Cards
    from meadhall.core.game import Game
    from meadhall.core.question import Question

Check: TypeAlias = "Callable[[Play], None]"

SAMPLES = 600
"""Worlds drawn for one chi-square test."""
SMALL = 6
"""Up to this many cards adrift, all worlds are listed and the chi-square test is exact."""


class Play:
    """One way to play a game at random: seats, settings, seed."""

    def __init__(self, game: Game, seats: int, settings: dict[str, str], seed: int) -> None:
        """Choose how to play."""
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.rng = Rng(seed + 1)
        """For the check's own choices, so that they do not change the game."""

    def states(self) -> Iterator[State]:
        """Yield the state before each answer of one game and after the last: one object that changes."""
        rng = Rng(self.seed)
        state = self.game.new(self.seats, self.settings)
        answers = 0
        yield state
        while (question := state.question()) is not None:
            state.apply(choose(question, rng))
            answers += 1
            assert answers <= self.game.longest, f"no end after {answers} answers\n{self.show(state)}"
            yield state

    def some(self, one_in: int) -> Iterator[State]:
        """Yield about one in `one_in` of the states."""
        for state in self.states():
            if self.rng.below(one_in) == 0:
                yield state

    def viewers(self) -> range:
        """Return all seats and the spectator."""
        return range(self.seats + 1)

    def show(self, state: State) -> str:
        """Return a position for an error message."""
        return f"{self.game.key}, seed {self.seed}, {self.settings}\n{self.game.write_position(state)}"


def options_are_a_short_sorted_list(play: Play) -> None:
    """Options are sorted, unique letters of the alphabet; chance weighs each of its own; every one applies."""
    for state in play.states():
        for question in state.open_questions():
            options = question.options
            assert options, play.show(state)
            assert options == sorted(set(options)), play.show(state)
            assert 0 <= options[0] <= options[-1] < play.game.letters, play.show(state)
            assert 0 <= question.kind < len(play.game.kinds), play.show(state)
            if question.actor == CHANCE:
                assert len(question.weights) == len(options), play.show(state)
                assert min(question.weights) > 0, play.show(state)
        if play.rng.below(8) == 0:
            for question in state.open_questions():
                for option in question.options:
                    state.copy().answer(question.actor, option)


def queries_change_nothing(play: Play) -> None:
    """Asking, refusing, redacting, encoding and printing leave a state as it is."""
    for state in play.some(5):
        before = state.key()
        for question in state.open_questions():
            state.refusals(question.actor)
            state.frames[-1].rule.ask_seat(state, state.frames[-1], question.actor)
        for viewer in play.viewers():
            state.redact(viewer)
        encode(state)
        play.game.write_position(state)
        state.copy().brisk(play.rng)
        assert state.key() == before, play.show(state)


def old_copies_never_change(play: Play) -> None:
    """Later changes to a state do not reach its copies."""
    kept = [(state.copy(), state.key()) for state in play.some(4)]
    for copy, key in kept:
        assert copy.key() == key, play.show(copy)


def encoding_and_replaying_give_the_same_state(play: Play) -> None:
    """A state survives JSON, and the same answers lead to the same state again."""
    twin = play.game.new(play.seats, play.settings)
    rng = Rng(play.seed)
    for state in play.states():
        assert twin.key() == state.key(), play.show(state)
        if play.rng.below(6) == 0:
            fresh = play.game.new(play.seats, play.settings)
            again = decode(fresh, json.loads(json.dumps(encode(state))))
            assert again.key() == state.key(), play.show(state)
            assert keys(again.open_questions()) == keys(state.open_questions()), play.show(state)
            seen = state.redact(play.rng.below(play.seats + 1))
            assert decode(fresh, json.loads(json.dumps(encode(seen)))).key() == seen.key(), play.show(state)
        question = twin.question()
        if question is not None:
            twin.apply(choose(question, rng))


def notation_can_be_read_back(play: Play) -> None:
    """Print, parse, print gives the same text, for letters and for positions."""
    for state in play.some(5):
        for question in state.open_questions():
            for option in question.options:
                assert play.game.read(play.game.write(option)) == option
        if state.outcome is None:
            text = play.game.write_position(state)
            again = play.game.read_position(text)
            assert play.game.write_position(again) == text
            assert keys(again.open_questions()) == keys(state.open_questions()), play.show(state)


def pieces_are_conserved(play: Play) -> None:
    """No card or piece is made or lost."""
    census: list[int] = []
    for state in play.states():
        census = census or play.game.census(state)
        assert play.game.census(state) == census, play.show(state)


def refusals_are_the_other_options(play: Play) -> None:
    """A refused option has a clause, is not offered, and raises `Illegal` with that clause, changing nothing."""
    for state in play.some(3):
        for question in state.open_questions():
            for option, clause in state.refusals(question.actor):
                assert option not in question.options, play.show(state)
                assert 0 < clause < len(play.game.clauses), play.show(state)
                refused(play, state, question.actor, option, clause)
            refused(play, state, question.actor, play.game.letters, 0)
        for seat in range(play.seats):
            if state.question_to(seat) is None:
                assert state.refusals(seat) == []
                refused(play, state, seat, 0, 0)


def refused(play: Play, state: State, seat: int, option: int, clause: int) -> None:
    """Give a forbidden answer and expect its refusal."""
    before = state.key()
    try:
        state.answer(seat, option)
    except Illegal as error:
        assert error.clause == clause, play.show(state)
    else:
        raise AssertionError(f"seat {seat} could answer {option}\n{play.show(state)}")
    assert state.key() == before, play.show(state)


def worlds_agree_with_the_view(play: Play) -> None:
    """`redact(resample(r)) == r` for every viewer, question and refusals included; the truth is within knowledge."""
    for state in play.some(6):
        for viewer in play.viewers():
            seen = state.redact(viewer)
            world = seen.resample(play.rng)
            assert world.redact(viewer).key() == seen.key(), f"viewer {viewer}\n{play.show(state)}"
            for each in (state, world):
                for secret in each.secrets:
                    for knower in play.viewers():
                        assert secret.is_sound(knower), f"viewer {viewer}, knower {knower}\n{play.show(each)}"


def a_view_shows_its_own_questions_only(play: Play) -> None:
    """A redacted state has its viewer's question in full and others' without options, and takes no answers."""
    for state in play.some(6):
        for viewer in play.viewers():
            seen = state.redact(viewer)
            mine = state.question_to(viewer) if viewer < play.seats else None
            if mine is not None:
                assert seen.question_to(viewer) is not None
                assert keys(seen.open_questions()) == keys([mine]), play.show(state)
                assert seen.refusals(viewer) == state.refusals(viewer), play.show(state)
                refused(play, seen, viewer, mine.options[0], 0)
            else:
                assert all(not question.options for question in seen.open_questions()), play.show(state)


def hidden_cards_do_not_leak(play: Play) -> None:
    """Another world in place of the truth, with the same answers, looks the same to the viewer."""
    for state in play.some(12):
        viewer = play.rng.below(play.seats + 1)
        world = state.redact(viewer).resample(play.rng)
        truth = state.copy()
        if len(truth.open_questions()) != len(world.open_questions()):
            continue  # a secret answer is in, which the world does not know: the two go on at different times
        truth.events = []
        world.events = []
        for _ in range(12):
            question = truth.question()
            if question is None:
                break
            option = choose(question, play.rng)
            other = world.question_to(question.actor)
            if other is None or other.kind != question.kind or option not in other.options:
                break  # even where the truth is further along in something decided unseen
            truth.answer(question.actor, option)
            world.answer(question.actor, option)
            if (
                len(truth.open_questions()) != len(world.open_questions())
                or truth.asks_several() != world.asks_several()
            ):
                break  # a secret answer takes more steps in one of them
            if tables(truth, viewer) != tables(world, viewer):
                break  # the viewer was shown cards that differ: from here on it may tell the two apart
            assert truth.redact(viewer).key() == world.redact(viewer).key(), f"viewer {viewer}\n{play.show(truth)}"
            heard = [[event.seen_by(viewer).key() for event in each.events or []] for each in (truth, world)]
            assert heard[0] == heard[1], f"viewer {viewer}\n{play.show(truth)}"


def hidden_answers_stay_hidden(play: Play) -> None:
    """Two answers that name cards and leave a viewer with the same knowledge of cards leave it with the same view."""
    for state in play.some(3):
        asked = state.open_questions()
        if not asked:
            continue
        question = asked.pop(play.rng.below(len(asked)))
        others = [(each.actor, choose(each, play.rng)) for each in asked]
        named = [option for option in question.options if option < play.game.cards]
        if len(named) < 2:
            continue
        at = play.rng.below(len(named) - 1)
        for viewer in play.viewers():
            if viewer == question.actor:
                continue
            before = tables(state, viewer)
            ways = [state.copy(), state.copy()]
            for way, option in zip(ways, (named[at], named[-1]), strict=True):
                way.events = []
                for seat, answer in [(question.actor, option), *others]:
                    way.answer(seat, answer)
            after = [tables(way, viewer) for way in ways]
            if after[0] == after[1] != before:
                views = [way.redact(viewer).key() for way in ways]
                heard = [[event.seen_by(viewer).key() for event in way.events or []] for way in ways]
                assert views[0] == views[1], f"viewer {viewer}\n{play.show(state)}"
                assert heard[0] == heard[1], f"viewer {viewer}\n{play.show(state)}"


def tables(state: State, viewer: int) -> list[tuple[bytes, bytes]]:
    """Return everything a viewer knows of the cards."""
    return [secret.redact(viewer).key() for secret in state.secrets]


def secret_answers_are_invisible(play: Play) -> None:
    """An answer to a shared question changes no other view, and the order of answers is irrelevant."""
    for state in play.states():
        asked = [question for question in state.open_questions() if question.actor != CHANCE]
        if len(asked) < 2:
            continue
        answers = [(question.actor, choose(question, play.rng)) for question in asked]
        results = []
        for order in (answers, answers[::-1]):
            world = state.copy()
            for seat, option in order:
                before = world.copy()
                world.answer(seat, option)
                if seat != order[-1][0]:
                    for viewer in play.viewers():
                        if viewer != seat:
                            assert world.redact(viewer).key() == before.redact(viewer).key(), play.show(state)
            results.append(world.key())
        assert results[0] == results[1], play.show(state)


def what_an_answer_teaches_is_marked(play: Play) -> None:
    """An answer after which its seat is not `taught` leads to the same view in every world that looked alike."""
    for state in play.some(4):
        question = state.question()
        if question is None or question.actor == CHANCE or state.asks_several():
            continue  # the last of several secret answers lays the others open
        seat, option = question.actor, choose(question, play.rng)
        after = state.copy()
        after.answer(seat, option)
        for _ in range(0 if after.taught(seat) else 4):
            world = state.redact(seat).resample(play.rng)
            world.answer(seat, option)
            same = world.redact(seat).key() == after.redact(seat).key()
            assert same, f"seat {seat} learned something by {play.game.write(option)}\n{play.show(state)}"


def worlds_are_uniform(play: Play) -> None:
    """Cards that a viewer has not located are equally likely wherever they may lie."""
    tested = 0
    for state in play.some(15):
        viewer = play.rng.below(play.seats + 1)
        seen = state.redact(viewer)
        for secret in seen.secrets:
            card, expected = odds(secret, viewer) if tested < 2 else (-1, None)
            if expected is None:
                continue
            tested += 1
            counted = dict.fromkeys(expected, 0)
            for _ in range(SAMPLES):
                world = secret.resample(viewer, play.rng)
                for place in range(secret.places):
                    loose = world.copies_in(place, card) - secret.copies_in(place, card)
                    if loose:
                        counted[place] = counted.get(place, 0) + loose
            drawn = sum(counted.values())
            places = sorted(counted)
            share = [expected.get(place, 0.0) * drawn for place in places]
            assert fits([counted[place] for place in places], share), (
                f"{counted} against {expected}\n{play.show(state)}"
            )


def odds(secret: Cards, viewer: int) -> tuple[int, dict[int, float] | None]:
    """Return a card adrift and its likelihood in each place; None if that is certain or takes too long to count."""
    if isinstance(secret, Deck):
        batch = len(secret.numbers) // 2 - 1
        cards = list(secret.adrift(batch)) if batch >= secret.places else []
        free = {place: int(secret.blanks[secret.blank_at(batch, place)]) for place in range(secret.places) if cards}
        shared = {place: n / len(cards) for place, n in free.items() if n}
        plain = len(shared) > 1 and cards[0] < secret.last and not len(secret.caps)
        return (cards[0], shared) if plain else (-1, None)
    assert isinstance(secret, Whereabouts)
    cards, spots, allowed = secret.blanks(viewer)
    if len(set(spots)) < 2:
        return -1, None
    return cards[0], shares(secret, viewer, cards, list(spots), list(allowed))


def shares(
    secret: Whereabouts, viewer: int, cards: list[int], spots: list[int], allowed: list[int]
) -> dict[int, float] | None:
    """Return the likelihood of the first card adrift in each place; None if that takes too long to count."""
    everywhere = all(allowed[place] >> card & 1 for place in set(spots) for card in set(cards))
    if everywhere and not len(secret.caps):
        return {place: spots.count(place) / len(spots) for place in set(spots)}
    if len(cards) > SMALL:
        return None
    worlds: dict[int, int] = {}
    caps = list(secret.caps_on_blanks(viewer))
    for deal in permutations(range(len(cards))):
        if all(allowed[spots[at]] >> cards[card] & 1 for at, card in enumerate(deal)) and all(
            sum(caps[c + 1] & bit(cards[card]) != 0 and caps[c + 2] >> spots[at] & 1 for at, card in enumerate(deal))
            <= caps[c + 3]
            for c in range(0, len(caps), 4)
        ):
            for at, card in enumerate(deal):
                if cards[card] == cards[0]:
                    worlds[spots[at]] = worlds.get(spots[at], 0) + 1
    return {place: n / sum(worlds.values()) for place, n in worlds.items()}


def drawing_is_as_likely_as_asking(play: Play) -> None:
    """Where a paragraph draws chance's answer itself, it does so with the weights of its question."""
    tested = 0
    for state in play.some(10):
        question = state.question()
        if question is None or question.actor != CHANCE or tested == 4:
            continue
        top = state.frames[-1]
        if top.rule.draw(state, top, play.rng) < 0:
            continue
        tested += 1
        counted = dict.fromkeys(question.options, 0)
        for _ in range(SAMPLES):
            counted[top.rule.draw(state, top, play.rng)] += 1
        total = sum(question.weights)
        assert fits(list(counted.values()), [SAMPLES * w / total for w in question.weights]), play.show(state)


def effects_tolerate_short_picks(play: Play) -> None:
    """A card may be played with fewer choices than it asks for: no frame breaks when its picks are cut short."""
    for state in play.some(4):
        for at, frame in enumerate(state.frames):
            if isinstance(frame.rule, Together):
                continue
            for length in range(len(frame.picks)):
                short = state.copy()
                short.frames[at].picks = frame.picks[:length]
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
            assert question.actor != CHANCE, play.show(state)
            assert len(question.options) > 1, play.show(state)
            world.apply(choose(question, play.rng))
            answers += 1
            assert answers <= play.game.longest, play.show(state)
        assert play.game.census(world) == census, play.show(state)


def every_game_ends(play: Play) -> None:
    """A game ends within its bound, for one of its reasons, with a score and a rank for each seat."""
    last = None
    for state in play.states():
        last = state
    assert last is not None
    outcome = last.outcome
    assert outcome is not None, play.show(last)
    assert 0 <= outcome.reason < len(play.game.endings)
    assert len(outcome.scores) == len(outcome.ranks) == play.seats
    assert outcome.winners()
    assert last.open_questions() == []


def keys(questions: list[Question]) -> list[tuple[int, ...]]:
    """Return questions in a form that can be compared."""
    return [question.key() for question in questions]


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


def ways(game: Game, mode: int) -> list[dict[str, str]]:
    """Return the settings to play a mode with: its own, combined with every value of every other setting."""
    seats, fixed = game.modes()[mode]
    of_modes = {key for _, each in game.modes() for key in each}
    free = [each for each in game.settings if each.key not in of_modes]
    found = [fixed, *[{**fixed, each.key: value} for each in free for value in each.values if value != each.default]]
    return [settings for settings in found if is_playable(game, seats, settings)]


def is_playable(game: Game, seats: int, settings: dict[str, str]) -> bool:
    """Return whether settings can be played with this number of seats."""
    try:
        game.new(seats, settings)
    except BadSetting:
        return False
    return True


def plays(game: Game, games: int = 1, seed: int = 0) -> Iterator[Play]:
    """Yield the ways to play a game: every mode with every value of every other setting."""
    for mode, (seats, _) in enumerate(game.modes()):
        for settings in ways(game, mode):
            for n in range(games):
                yield Play(game, seats, settings, seed + n)


def conformance(game: Game, games: int = 1, seed: int = 0) -> None:
    """Check every promise of a game; raises AssertionError at the first broken one."""
    for play in plays(game, games, seed):
        for check in CHECKS:
            check(play)
