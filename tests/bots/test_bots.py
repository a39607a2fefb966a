"""What holds for every bot in every game: it is handed what its seat may know, and it answers by the rules."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from time import perf_counter

import pytest

from meadhall.bots import BOTS, LEVELS, Budget, GreedyBot, SearchBot, UnknownBot, hints, judgement_of, new_seated_bot
from meadhall.core import registry
from meadhall.core.game import Game
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import TRUTH, State, choose

MODES = [(key, mode) for key in registry.names() for mode in range(len(registry.game(key).modes()))]


def decisions(game: Game, mode: int, seed: int, bold: int = 2) -> Iterator[tuple[State, Question]]:
    """Yield the decisions of a game that greedy bots play, one answer in `bold` being random: state and question."""
    seats, settings = game.modes()[mode]
    state = game.new(seats, settings)
    rng = Rng(seed)
    greedy = GreedyBot(game, rng)
    while (question := state.question()) is not None:
        if question.actor == CHANCE or len(question.options) == 1:
            state.apply(choose(question, rng))
            continue
        yield state, question
        if rng.below(bold) == 0:
            state.apply(choose(question, rng))
        else:
            state.apply(greedy.choose(state.redact(question.actor), question, Budget()))


def sight_of(state: State, seat: int = CHANCE) -> tuple[State, Question]:
    """Return what the bot of a seat, or of the first that is asked, is handed at a decision."""
    if seat == CHANCE:
        question = state.question()
        assert question is not None
        seat = question.actor
    seen = state.redact(seat)
    asked = seen.question()
    assert asked is not None
    return seen, asked


def within(*things: object) -> Iterator[object]:
    """Yield everything that can be reached from these things, modules and classes aside."""
    heap, met = list(things), set[int]()
    while heap:
        thing = heap.pop()
        if id(thing) in met or isinstance(thing, type | type(gc) | type(within)):
            continue
        met.add(id(thing))
        yield thing
        heap += gc.get_referents(thing)


@pytest.mark.parametrize(("key", "mode"), MODES)
def test_nothing_that_a_bot_is_handed_leads_to_the_true_state(key: str, mode: int) -> None:
    for at, (state, _) in enumerate(decisions(registry.game(key), mode, 1)):
        if at % 10 == 0:
            seen, asked = sight_of(state)
            reached = list(within(seen, asked, Budget(worlds=5)))
            assert [each for each in reached if isinstance(each, State)] == [seen]
            assert seen.viewer != TRUTH
            theirs = {id(each) for each in [state.numbers, *state.secrets, *state.frames, state.pending]}
            assert not theirs & {id(each) for each in reached}
        if at > 100:
            break


@pytest.mark.parametrize("key", registry.names())
def test_a_bot_may_spoil_what_it_is_handed_without_harm(key: str) -> None:
    state, _ = next(decisions(registry.game(key), 0, 2))
    before = state.key()
    legal = list(sight_of(state)[1].options)
    seen, asked = sight_of(state)
    asked.options.clear()
    seen.frames.clear()
    for at in range(len(seen.numbers)):
        seen.numbers[at] = 9
    assert state.key() == before
    assert sight_of(state)[1].options == legal


@pytest.mark.parametrize("name", [*BOTS, *LEVELS])
@pytest.mark.parametrize("key", registry.names())
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(key: str, name: str) -> None:
    game = registry.game(key)
    name = "search@20" if name == "search" else name
    for at, (state, question) in enumerate(decisions(game, 0, 3)):
        if at % 30 == 5:
            seen, asked = sight_of(state)
            twin, again = sight_of(seen.resample(Rng(at)), question.actor)
            assert again.key() == asked.key()
            one, other = (new_seated_bot(name, game, 7).answer(*each) for each in ((seen, asked), (twin, again)))
            assert one == other
            assert one in question.options
        if at > 100:
            break


@pytest.mark.parametrize(("key", "mode"), MODES)
def test_judgement_sees_no_more_than_the_seat(key: str, mode: int) -> None:
    game = registry.game(key)
    judgement = judgement_of(game)
    rng = Rng(4)
    for at, (state, _) in enumerate(decisions(game, mode, 5)):
        if at % 3 == 0:
            seen, asked = sight_of(state)
            worth = judgement.weigh(seen, asked)
            assert len(worth) == len(asked.options)
            assert judgement.weigh(seen.resample(rng), asked) == worth
            assert judgement.weigh(state, asked) == worth
            assert len(judgement.evaluate(seen.resample(rng))) == state.seats
        if at > 400:
            break


@pytest.mark.parametrize("key", registry.names())
def test_a_search_is_fixed_by_its_seed_and_the_number_of_worlds(key: str) -> None:
    game = registry.game(key)
    for at, (state, _) in enumerate(decisions(game, 0, 6)):
        if at == 8:
            found = [SearchBot(game, Rng(3)).think(sight_of(state)[0], Budget(worlds=40)) for _ in range(2)]
            assert found[0] == found[1]
            assert 40 <= sum(hint.worlds for hint in found[0]) <= 50, "the last world is tried by all who still race"
            return


@pytest.mark.parametrize("key", registry.names())
def test_a_bot_keeps_its_time(key: str) -> None:
    game = registry.game(key)
    player = new_seated_bot("search@500ms", game, 1)
    for at, (state, _) in enumerate(decisions(game, 0, 8)):
        if at % 20 == 3:
            seen, asked = sight_of(state)
            began = perf_counter()
            player.answer(seen, asked)
            assert 0.3 < perf_counter() - began < 1
        if at > 60:
            return


def test_a_forced_answer_costs_nothing() -> None:
    class Never:
        def choose(self, seen: State, question: Question, budget: Budget) -> int:
            raise AssertionError("troubled for nothing")

    player = new_seated_bot("hard", registry.game("keltis"), 1)
    player.bot = Never()
    state, question = next(decisions(registry.game("keltis"), 0, 1))
    question.options[:] = question.options[:1]
    assert player.answer(state.redact(question.actor), question) == question.options[0]


def test_the_tree_is_kept_between_the_small_decisions_of_a_move() -> None:
    game = registry.game("keltis")
    bot = SearchBot(game, Rng(1))
    for state, question in decisions(game, 0, 1):
        played = state.copy()
        played.apply(bot.choose(*sight_of(state), Budget(worlds=200)))
        after = played.question()
        if after is not None and after.actor == question.actor and len(after.options) > 1:
            assert bot.search is not None
            assert bot.search.at(sight_of(played)[0]).total > 10
            return
    raise AssertionError("no move had two decisions")


def test_nobody_is_taken_to_know_another_s_answer_to_a_question_that_all_are_asked() -> None:
    """In the draft of Inis all keep a card at once: the others' decisions are one node, whatever I keep."""
    game = registry.game("inis")
    for state, question in decisions(game, 1, 2):
        if game.kinds[question.kind] == "keep" and question.actor == 0:
            bot = SearchBot(game, Rng(1))
            assert len(bot.think(sight_of(state)[0], Budget(worlds=300))) > 1, "I tried several cards"
            assert bot.search is not None
            second = [each for (actor, _), each in bot.search.nodes.items() if actor == 1 and each.total > 100]
            assert len(second) == 1, "and the next seat was one and the same all along"
            return


@pytest.mark.parametrize("key", registry.names())
def test_a_hint_names_the_best_three_with_their_chances(key: str) -> None:
    game = registry.game(key)
    for at, (state, _) in enumerate(decisions(game, 0, 9)):
        seen, asked = sight_of(state)
        if at > 8 and len(asked.options) > 3:
            found = hints(game, seen, asked, Budget(worlds=60))
            assert len({hint.option for hint in found} & set(asked.options)) == len(found) == 3
            assert all(0 <= hint.chance <= 1 for hint in found)
            assert [hint.chance for hint in found] == sorted([hint.chance for hint in found], reverse=True)
            assert hints(game, seen, asked, Budget(worlds=60)) == found
            return


@pytest.mark.parametrize("key", registry.names())
def test_a_hint_at_a_question_with_one_answer_tells_the_chance(key: str) -> None:
    game = registry.game(key)
    state = game.new(game.seats[0])
    rng = Rng(2)
    while (question := state.question()) is not None:
        if question.actor != CHANCE and len(question.options) == 1:
            seen, asked = sight_of(state)
            (hint,) = hints(game, seen, asked, Budget(worlds=20))
            assert hint.option == question.options[0]
            assert hint.worlds >= 20
            return
        state.apply(choose(question, rng))


@pytest.mark.parametrize("ms", [0, -5, 1])
def test_a_bot_without_time_answers_at_once(ms: int) -> None:
    game = registry.game("inis")
    state, _ = next(decisions(game, 0, 1))
    began = perf_counter()
    assert SearchBot(game, Rng(1)).think(sight_of(state)[0], Budget(ms=ms))
    assert perf_counter() - began < 0.5


def test_any_of_the_options_that_look_alike_may_start_in_the_race() -> None:
    """With more options than the games allow for, those that the judgement likes equally take turns."""
    game = registry.game("clans")
    state = next(state for state, question in decisions(game, 0, 3) if len(question.options) > 20)
    seen, asked = sight_of(state)
    tried: set[int] = set()
    for seed in range(40):
        tried |= {hint.option for hint in SearchBot(game, Rng(seed)).think(seen, Budget(worlds=16))}
    worth = judgement_of(game).weigh(seen, asked)
    best = [option for option, each in zip(asked.options, worth, strict=True) if each == max(worth)]
    assert set(best) <= tried or len(best) > 40


def test_a_question_that_was_foreseen_is_not_searched_more_narrowly() -> None:
    game = registry.game("keltis")
    state = next(state for state, question in decisions(game, 0, 5) if len(question.options) > 8)
    bot = SearchBot(game, Rng(4))
    first = bot.think(sight_of(state)[0], Budget(worlds=200))
    again = bot.think(sight_of(state)[0], Budget(worlds=200))
    assert {hint.option for hint in first} <= {hint.option for hint in again}


def test_levels_think_longer_the_harder_they_are() -> None:
    for key in registry.names():
        game = registry.game(key)
        state = next(state for state, question in decisions(game, 0, 4) if len(question.options) > 5)
        counts = []
        for level in LEVELS.values():
            bot = level(game, Rng(1))
            assert isinstance(bot, SearchBot)
            found = bot.think(sight_of(state)[0], Budget(ms=60_000))
            counts.append(sum(hint.worlds for hint in found))
        assert 1 <= counts[0] < counts[1] < counts[2]
        assert counts[2] >= judgement_of(game).worlds_for(state.seats)


def test_a_budget_stands_behind_a_name() -> None:
    game = registry.game("keltis")
    assert new_seated_bot("search@300", game, 1).budget == Budget(worlds=300)
    assert new_seated_bot("search@250ms", game, 1).budget == Budget(ms=250)
    assert new_seated_bot("search@300", game, 1, ms=2000).budget == Budget(worlds=300, ms=2000)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("genius", "no bot is called 'genius'; there are: random, greedy, search, easy, normal, hard"),
        ("", "no bot is called ''"),
        ("search@0", "no bot is called 'search@0'"),
        ("search@", "no bot is called"),
        ("hard@3", "no bot is called"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("meadhall.bots:Genius", "has no attribute 'Genius'"),
        ("meadhall.bots:BOTS", "is not a class with a method choose"),
        ("no_such_file.py:Bot", "no_such_file.py: there is no such file"),
    ],
)
def test_a_bot_that_is_not_there_is_named(name: str, fault: str) -> None:
    with pytest.raises(UnknownBot) as error:
        new_seated_bot(name, registry.game("keltis"), 1)
    assert fault in str(error.value)
