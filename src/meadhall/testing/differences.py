"""What differs between two states or two views, in the game's own words: sentences for the messages of conformance.

Every sentence has the form "what: this against that". What a game names is named so: the line of its position, the
number or place by the name in its state's module, a letter by its notation, a paragraph, an event, an ending.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from meadhall.core.position import FIELDS, write_frames
from meadhall.core.question import CHANCE, SEVERAL
from meadhall.core.state import TRUTH
from meadhall.core.whereabouts import Whereabouts
from meadhall.testing.layout import groups, number_name, number_names, place_name, place_names
from meadhall.testing.scenario import lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from meadhall.core.cards import Cards
    from meadhall.core.game import Game
    from meadhall.core.question import Event, Question
    from meadhall.core.state import Frame, State

MOST: Final = 4
"""This many sentences about numbers, or about cards; what follows is counted."""
MOST_CARDS: Final = 8
"""This many cards of a place."""
ELSEWHERE: Final = ("frames", "view")
"""Lines of a position that have sentences of their own."""


def differences(game: Game, one: State, other: State) -> list[str]:
    """Return what differs between two states or two views, nothing if their keys are equal."""
    if one.key() == other.key():
        return []
    found = list(differing_lines(game, one, other))
    hidden = differing_cards(game, one, other, only_named=bool(found))
    found = [
        *shortened(found),
        *shortened(differing_numbers(one, other)),
        *shortened(hidden),
        *differing_frames(game, one, other),
        *differing_outcomes(game, one, other),
    ]
    if one.viewer != TRUTH and other.viewer != TRUTH:
        found += differing_questions(game, pending(one), pending(other))
        found += differing_refusals(game, one.refused, other.refused)
    return found or ["something that has no name: the keys differ"]


def shortened(sentences: Iterable[str]) -> list[str]:
    """Return the first few sentences, and how many more there are."""
    found = list(sentences)
    return found if len(found) <= MOST else [*found[:MOST], f"and {len(found) - MOST} more of this sort"]


# Words.


def who(viewer: int, seats: int) -> str:
    """Return a viewer, or somebody who is asked, in words."""
    others = {seats: "the spectator", CHANCE: "chance", SEVERAL: "several seats"}
    return others.get(viewer, f"seat {viewer}")


def word(game: Game, letter: int) -> str:
    """Return the notation of a letter, the bare number if it has none."""
    try:
        return game.write(letter)
    except (IndexError, KeyError, ValueError):
        return str(letter)


def words(game: Game, letters: Iterable[int]) -> str:
    """Return letters in the notation; `nothing` if there are none."""
    return " ".join(word(game, letter) for letter in letters) or "nothing"


def name_of(names: list[str], number: int, sort: str) -> str:
    """Return a name from a game's list, or what sort of number it is."""
    return names[number] if 0 <= number < len(names) else f"{sort} {number}"


def card_word(game: Game, state: State, table: int, card: int) -> str:
    """Return a kind of card in the notation, where the kinds of the table are the letters of the game."""
    are_letters = len(state.secrets) == 1 or len(kinds_of(game, state.secrets[table])) == game.cards
    return word(game, card) if are_letters else f"card {card}"


def kinds_of(game: Game, cards: Cards) -> range:
    """Return the kinds of cards of a table."""
    return range(int(cards.kinds) if isinstance(cards, Whereabouts) else game.cards)


# Numbers.


def differing_lines(game: Game, one: State, other: State) -> Iterator[str]:
    """Yield the lines of the written positions that differ, if the game writes them."""
    if game.position is None:
        return
    mine, theirs = lines(game, one), lines(game, other)
    for name in {**mine, **theirs}:
        if name not in ELSEWHERE and mine.get(name) != theirs.get(name):
            sides = [f"`{name}: {side[name]}".rstrip() + "`" if name in side else "no line" for side in (mine, theirs)]
            yield f"{sides[0]} against {sides[1]}"


def differing_numbers(one: State, other: State) -> Iterator[str]:
    """Yield the numbers that differ, by the names of the state's module."""
    mine, theirs = list(one.numbers), list(other.numbers)
    if len(mine) != len(theirs):
        yield f"how many numbers there are: {len(mine)} against {len(theirs)}"
    for at, (a, b) in enumerate(zip(mine, theirs, strict=False)):
        if a != b:
            yield f"{number_name(one, len(mine), at)}: {a} against {b}"


# Cards.


def differing_cards(game: Game, one: State, other: State, only_named: bool) -> Iterator[str]:
    """Yield the places whose cards differ; if none do, what viewers know of them."""
    for table, (mine, theirs) in enumerate(zip(one.secrets, other.secrets, strict=True)):
        if mine.key() == theirs.key() or (only_named and not place_names(one, table)):
            continue
        found = [*differing_places(game, one, other, table)] or [*differing_knowledge(game, one, other, table)]
        yield from found or [f"secrets[{table}]: what is remembered of its cards"]


def differing_places(game: Game, one: State, other: State, table: int) -> Iterator[str]:
    """Yield the places in which other cards lie, or are seen to lie."""
    mine, theirs = one.secrets[table], other.secrets[table]
    for place in range(mine.places):
        where = place_name(one, table, place)
        counts = [int(mine.count(place)), int(theirs.count(place))]
        if counts[0] != counts[1]:
            yield f"cards in {where}: {counts[0]} against {counts[1]}"
        sides = [beyond(game, one, other, table, place), beyond(game, other, one, table, place)]
        if sides[0] != sides[1]:
            missing = "a card not seen" if one.viewer != TRUTH and counts[0] == counts[1] else "nothing"
            yield f"{where}: {sides[0] or missing} against {sides[1] or missing}"


def beyond(game: Game, one: State, other: State, table: int, place: int) -> str:
    """Return the cards that lie in a place of one state beyond those of the other."""
    mine, theirs = one.secrets[table], other.secrets[table]
    found = [
        card_word(game, one, table, card)
        for card in mine.cards(place)
        for _ in range(mine.copies_in(place, card) - theirs.copies_in(place, card))
    ]
    return " ".join(found if len(found) <= MOST_CARDS else [*found[:MOST_CARDS], f"and {len(found) - MOST_CARDS} more"])


def differing_knowledge(game: Game, one: State, other: State, table: int) -> Iterator[str]:
    """Yield what a viewer knows of a card in a place of the one, but not of the other."""
    mine, theirs = one.secrets[table], other.secrets[table]
    for viewer in range(one.seats + 1) if one.viewer == TRUTH else sorted({one.viewer, one.seats}):
        for place in hands_first(mine):
            for card in kinds_of(game, mine):
                a, b = belief(mine, viewer, card, place), belief(theirs, viewer, card, place)
                if a != b:
                    named = f"{card_word(game, one, table, card)} in {place_name(one, table, place)}"
                    yield f"what {who(viewer, one.seats)} knows of {named}: {a} against {b}"


def hands_first(cards: Cards) -> list[int]:
    """Return all places of a table, those that a seat owns before the others."""
    return sorted(range(cards.places), key=lambda place: cards.owners[place] < 0)


def belief(cards: Cards, viewer: int, card: int, place: int) -> str:
    """Return what a viewer knows of a card in a place."""
    if located := cards.located(viewer, card, place):
        return "it lies there" if located == 1 else f"{located} copies lie there"
    return "it may lie there" if cards.may_have(viewer, card, place) else "it does not lie there"


def unsound(game: Game, state: State, viewer: int) -> Iterator[str]:
    """Yield the cards that do not lie as a viewer believes."""
    for table, cards in enumerate(state.secrets):
        if cards.is_sound(viewer):
            continue
        found = []
        for place in range(cards.places):
            for card in kinds_of(game, cards):
                named = f"{card_word(game, state, table, card)} in {place_name(state, table, place)}"
                if cards.has(card, place) and not cards.may_have(viewer, card, place):
                    found.append(f"{named}: it lies there against what {who(viewer, state.seats)} holds possible")
                elif cards.located(viewer, card, place) > cards.copies_in(place, card):
                    found.append(f"{named}: it does not lie there, but {who(viewer, state.seats)} is sure of it")
        yield from shortened(found) or [f"secrets[{table}]: what {who(viewer, state.seats)} remembers of it is wrong"]


# Frames and the outcome.


def differing_frames(game: Game, one: State, other: State) -> Iterator[str]:
    """Yield the fields of frames that differ, or the two stacks if other paragraphs are being carried out."""
    mine, theirs = [stack_of(each) for each in (one, other)]
    if mine != theirs:
        yield f"what is being carried out: {' > '.join(mine) or 'nothing'} against {' > '.join(theirs) or 'nothing'}"
        return
    for at, frames in enumerate(zip(one.frames, other.frames, strict=True), 1):
        for name, a, b in zip([*FIELDS, "cancelled", "picks"], *[fields(game, each) for each in frames], strict=True):
            if a != b:
                yield f"frame {at} of {len(mine)} ({mine[at - 1]}), {name}: {a} against {b}"


def stack_of(state: State) -> list[str]:
    """Return the paragraphs that are being carried out, the topmost last."""
    return [type(frame.rule).__name__ for frame in state.frames]


def fields(game: Game, frame: Frame) -> list[str]:
    """Return the fields of a frame as text, the card in the notation."""
    found = [str(number) for number in frame.numbers()[1 : len(FIELDS) + 1]]
    if frame.card >= 0:
        found[FIELDS.index("card")] = word(game, frame.card)
    return [*found, str(frame.cancelled), " ".join(map(str, frame.picks)) or "none"]


def differing_outcomes(game: Game, one: State, other: State) -> Iterator[str]:
    """Yield how the ends differ."""
    mine, theirs = one.outcome, other.outcome
    if mine is None or theirs is None:
        if mine is not theirs:
            ends = ["the game goes on" if each is None else "it is over" for each in (mine, theirs)]
            yield f"the end: {ends[0]} against {ends[1]}"
        return
    if mine.reason != theirs.reason:
        reasons = [name_of(game.endings, each.reason, "ending") for each in (mine, theirs)]
        yield f"the ending: {reasons[0]} against {reasons[1]}"
    if mine.scores != theirs.scores:
        yield f"the scores: {row(mine.scores)} against {row(theirs.scores)}"
    if mine.ranks != theirs.ranks:
        yield f"the ranks: {row(mine.ranks)} against {row(theirs.ranks)}"


def row(numbers: Sequence[int]) -> str:
    """Return numbers in a row."""
    return " ".join(map(str, numbers))


# Questions and refusals.


def pending(state: State) -> list[Question]:
    """Return the pending question, if there is one."""
    question = state.question()
    return [] if question is None else [question]


def differing_questions(game: Game, mine: list[Question], theirs: list[Question]) -> Iterator[str]:
    """Yield the questions that differ, or the options that only one of them offers."""
    for a, b in zip_longest(mine, theirs):
        if a is None or b is None or a.key()[:3] != b.key()[:3]:
            yield f"what is asked: {question_in_words(game, a)} against {question_in_words(game, b)}"
        elif a.options != b.options:
            sides = [[option for option in x.options if option not in y.options] for x, y in ((a, b), (b, a))]
            mine_only, theirs_only = (words(game, side) for side in sides)
            yield f"the options of {question_in_words(game, a)}: {mine_only} against {theirs_only}"


def question_in_words(game: Game, question: Question | None) -> str:
    """Return a question without its options."""
    if question is None:
        return "nothing"
    about = f" about {question.about}" if question.about >= 0 else ""
    return f"`{name_of(game.kinds, question.kind, 'kind')}`{about}, of {who(question.actor, CHANCE)}"


def differing_refusals(game: Game, mine: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> Iterator[str]:
    """Yield what only one of two lists of refusals has."""
    sides = [
        ", ".join(f"{word(game, option)} by {name_of(game.clauses, clause, 'clause')}" for option, clause in only)
        for only in ([each for each in mine if each not in theirs], [each for each in theirs if each not in mine])
    ]
    if any(sides):
        yield f"what is refused: {sides[0] or 'nothing'} against {sides[1] or 'nothing'}"


# Events.


def differing_events(game: Game, mine: Sequence[Event], theirs: Sequence[Event]) -> list[str]:
    """Return the first event that differs."""
    for n, (a, b) in enumerate(zip_longest(mine, theirs), 1):
        if a is None or b is None or a.key() != b.key():
            return [f"event {n}: {event_in_words(game, a)} against {event_in_words(game, b)}"]
    return []


def event_in_words(game: Game, event: Event | None) -> str:
    """Return an event in the game's words, without what it does not mention."""
    if event is None:
        return "no event"
    parts = [f"`{name_of(game.events, event.kind, 'event')}`", who(event.seat, CHANCE)]
    if event.card >= 0:
        parts.append(f"card {word(game, event.card) if event.card < game.cards else event.card}")
    numbers = {"place": (event.place, -1), "n": (event.n, 0), "other": (event.other, -1)}
    return ", ".join([*parts, *[f"{name} {value}" for name, (value, usual) in numbers.items() if value != usual]])


# A whole state.


def drawn(game: Game, state: State) -> str:
    """Return a state as text for a person: its position if the game writes one, or else by the names of its module."""
    length = len(state.numbers)
    named = number_names(state, length)
    if game.position is not None or not named:
        return game.write_position(state)
    found = [f"{name}: {row([int(state.numbers[at]) for at in places])}" for name, places in groups(named, length)]
    for table, cards in enumerate(state.secrets):
        if place_names(state, table):
            for place in [place for place in range(cards.places) if cards.owners[place] < state.seats]:
                unseen = ["?"] * (int(cards.count(place)) - sum(cards.tally(place)))
                lying = [card_word(game, state, table, card) for card in held(cards, place)]
                found.append(f"{place_name(state, table, place)}: {' '.join(lying + unseen)}".rstrip())
    paragraphs = [type(rule).__name__ for rule in state.rules]
    return "\n".join([*found, f"frames: {write_frames(state, paragraphs)}"])


def held(cards: Cards, place: int) -> list[int]:
    """Return the cards that are seen to lie in a place, each as often as it lies there."""
    return [card for card in cards.cards(place) for _ in range(cards.copies_in(place, card))]
