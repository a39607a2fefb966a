"""The checks of conformance about hidden cards: what a viewer sees, what it can find out, which worlds it imagines."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from meadhall.core.bits import bit
from meadhall.core.deck import Deck
from meadhall.core.question import CHANCE
from meadhall.core.state import Illegal, State, choose
from meadhall.core.whereabouts import Whereabouts
from meadhall.testing.chisquare import fits
from meadhall.testing.differences import (
    card_word,
    differences,
    differing_events,
    differing_questions,
    differing_refusals,
    unsound,
)
from meadhall.testing.layout import place_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.core.cards import Cards
    from meadhall.core.question import Question
    from meadhall.testing.plays import Play

SAMPLES = 600
"""Worlds drawn for one chi-square test."""
SMALL = 6
"""Up to this many cards adrift, all worlds are listed and the chi-square test is exact."""


def refused(play: Play, state: State, seat: int, option: int, clause: int) -> None:
    """Give a forbidden answer and expect its refusal."""
    before, key = state.copy(), state.key()
    try:
        state.answer(seat, option)
    except Illegal as error:
        if error.clause != clause:
            expected = f"{play.who(seat)} is told clause {clause} when it answers {play.word(option)}"
            play.fail(state, expected, [f"it is told clause {error.clause}"])
    else:
        play.fail(state, f"{play.who(seat)} may not answer {play.word(option)}", ["it could"])
    if state.key() != key:
        expected = f"nothing has changed after {play.who(seat)} was refused {play.word(option)}: before against after"
        play.fail(state, expected, differences(play.game, before, state))


def worlds_agree_with_the_view(play: Play) -> None:
    """`redact(resample(r)) == r` for every viewer, question and refusals included; the truth is within knowledge."""
    for state in play.some(6):
        for viewer in play.viewers():
            seen = state.redact(viewer)
            world = seen.resample(play.rng)
            expected = f"{play.who(viewer)} sees in a world drawn from its view what it has seen: seen against drawn"
            play.same(state, seen, world.redact(viewer), expected)
            for each in (state, world):
                for knower in play.viewers():
                    if found := [*unsound(play.game, each, knower)]:
                        play.fail(each, f"what {play.who(knower)} knows of the cards is true", found)


def a_view_shows_its_own_questions_only(play: Play) -> None:
    """A redacted state has its viewer's question in full and others' without options, and takes no answers."""
    for state in play.some(6):
        for viewer in play.viewers():
            seen = state.redact(viewer)
            mine = state.question_to(viewer) if viewer < play.seats else None
            asked = seen.open_questions()
            if mine is None:
                shown = [play.word(option) for question in asked for option in question.options]
                play.check(not shown, state, f"{play.who(viewer)} is not asked and sees no options", shown)
                continue
            found = [
                *differing_questions(play.game, [mine], asked),
                *differing_refusals(play.game, state.refusals(viewer), seen.refusals(viewer)),
            ]
            expected = f"{play.who(viewer)} sees what it is asked and refused: asked against seen"
            play.check(not found and seen.question_to(viewer) is not None, state, expected, found)
            refused(play, seen, viewer, mine.options[0], 0)


def hidden_cards_do_not_leak(play: Play) -> None:
    """Another world in place of the truth, with the same answers, looks the same to the viewer."""
    for state in play.some(12):
        viewer = play.rng.below(play.seats + 1)
        world = state.redact(viewer).resample(play.rng)
        truth = state.copy()
        if len(truth.open_questions()) != len(world.open_questions()):
            continue  # a secret answer is in, which the world does not know: the two go on at different times
        listen(truth)
        listen(world)
        given: list[tuple[Question, int]] = []
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
            given.append((question, option))
            if (
                len(truth.open_questions()) != len(world.open_questions())
                or truth.asks_several() != world.asks_several()
            ):
                break  # a secret answer takes more steps in one of them
            if tables(truth, viewer) != tables(world, viewer):
                break  # the viewer was shown cards that differ: from here on it may tell the two apart
            if found := told_apart(play, truth, world, viewer):
                expected = f"{play.who(viewer)} cannot tell the true game from a world that agrees with all it has seen"
                found += public_outcome(truth, world)
                play.fail(truth, f"{expected}: true against imagined", found, given)


def told_apart(play: Play, one: State, other: State, viewer: int) -> list[str]:
    """Return by what a viewer can tell two states apart: by what it sees, has heard, or saw as it heard of it."""
    found = differences(play.game, one.redact(viewer), other.redact(viewer))
    heard = [[event.seen_by(viewer) for event in each.events or []] for each in (one, other)]
    if found := found + differing_events(play.game, heard[0], heard[1]):
        return found
    for mine, theirs in zip(one.pictures or [], other.pictures or [], strict=True):
        found += differences(play.game, mine.struck_out(viewer), theirs.struck_out(viewer))
    return found


def listen(state: State) -> None:
    """Note what happens to a state, and what it looks like."""
    state.events = []
    state.pictures = []


def public_outcome(one: State, other: State) -> list[str]:
    """Return what to do if two worlds that look alike end differently."""
    if one.outcome is None or other.outcome is None or one.outcome.key() == other.outcome.key():
        return []
    told = "its ranks tell how hidden cards compare"
    if one.outcome.scores != other.outcome.scores:
        told = "its scores tell hidden cards"
    elif one.outcome.ranks == other.outcome.ranks:
        told = "its reason tells hidden cards"
    return [f"an Outcome is public, and {told}: let everybody see them before, by `look(place, -1, -1)`"]


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
        pair = (named[play.rng.below(len(named) - 1)], named[-1])
        for viewer in play.viewers():
            if viewer == question.actor:
                continue
            before = tables(state, viewer)
            ways = [state.copy(), state.copy()]
            for way, option in zip(ways, pair, strict=True):
                listen(way)
                for seat, answer in [(question.actor, option), *others]:
                    way.answer(seat, answer)
            after = [tables(way, viewer) for way in ways]
            if after[0] == after[1] != before and (found := told_apart(play, ways[0], ways[1], viewer)):
                answers = " against ".join(play.said(question, option) for option in pair)
                expected = f"{play.who(viewer)} cannot tell which card was the answer: {answers}"
                found += public_outcome(ways[0], ways[1]) or openly_named(play, state, question, pair)
                play.fail(state, expected, found)


def openly_named(play: Play, state: State, question: Question, letters: Sequence[int]) -> list[str]:
    """Return what to do if a seat names cards that it does not hold."""
    own = [(secret, place) for secret in state.secrets for place in range(secret.places)]
    mine = [(secret, place) for secret, place in own if secret.owners[place] == question.actor]
    strange = [letter for letter in letters if not any(secret.has(letter, place) for secret, place in mine)]
    if question.actor == CHANCE or not strange:
        return []
    named = f"{play.who(question.actor)} does not hold {play.word(strange[0])}, but names it"
    return [f"{named}: letters below `Game.cards` stand for cards of a hand, so a guess needs letters of its own"]


def tables(state: State, viewer: int) -> list[tuple[bytes, bytes]]:
    """Return everything a viewer knows of the cards."""
    return [secret.redact(viewer).key() for secret in state.secrets]


def secret_answers_are_invisible(play: Play) -> None:
    """An answer to a shared question changes no other view, and the order of answers is irrelevant."""
    for state in play.states():
        asked = [question for question in state.open_questions() if question.actor != CHANCE]
        if len(asked) < 2:
            continue
        answers = [(question, choose(question, play.rng)) for question in asked]
        results = [answered(play, state, order) for order in (answers, answers[::-1])]
        expected = "the order in which seats answer does not matter: first to last against last to first"
        if results[0].key() != results[1].key():
            found = differences(play.game, results[0], results[1])
            play.fail(results[0], expected, found, answers)


def answered(play: Play, state: State, order: list[tuple[Question, int]]) -> State:
    """Return the state after answers in an order; fail if another seat can see one of them before the last."""
    world = state.copy()
    for question, option in order:
        before = world.copy()
        world.answer(question.actor, option)
        if question is not order[-1][0]:
            for viewer in play.viewers():
                if viewer != question.actor:
                    expected = f"{play.who(viewer)} does not see that seat {question.actor} has answered"
                    seen = [each.redact(viewer) for each in (before, world)]
                    play.same(state, seen[0], seen[1], f"{expected}: before against after")
    return world


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
            if world.redact(seat).key() != after.redact(seat).key():
                found = differences(play.game, after.redact(seat), world.redact(seat)) + public_outcome(after, world)
                expected = f"seat {seat} is shown no card, so it sees the same in every world that it holds possible"
                play.fail(after, f"{expected}: true against imagined", found, [(question, option)])


def worlds_are_uniform(play: Play) -> None:
    """Cards that a viewer has not located are equally likely wherever they may lie."""
    tested = 0
    for state in play.some(15):
        viewer = play.rng.below(play.seats + 1)
        seen = state.redact(viewer)
        for table, secret in enumerate(seen.secrets):
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
            if not fits([counted[place] for place in places], share):
                named = card_word(play.game, seen, table, card)
                play.fail(
                    state,
                    f"in the worlds that {play.who(viewer)} imagines, {named} is as likely in any spot as in any other",
                    [
                        f"{place_name(seen, table, place)}: {counted[place]} times, {n:.0f} expected"
                        for place, n in zip(places, share, strict=True)
                    ],
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
            drawn = top.rule.draw(state, top, play.rng)
            counted[drawn] = counted.get(drawn, 0) + 1
        total = sum(question.weights)
        weights = dict(zip(question.options, question.weights, strict=True))
        share = [SAMPLES * weights.get(option, 0) / total for option in counted]
        if not fits(list(counted.values()), share):
            play.fail(
                state,
                f"{type(top.rule).__name__}.draw is as likely as the weights of its question, {SAMPLES} times",
                [
                    f"{play.word(option)}: {n} times, {fair:.0f} expected"
                    for (option, n), fair in zip(counted.items(), share, strict=True)
                ],
            )
