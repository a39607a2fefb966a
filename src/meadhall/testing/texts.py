"""Completeness of texts: every event, question, option and refusal of random games, in all languages.

`spoken` plays games and formats every phrase they can produce; a missing message or argument raises. It returns the ids
that were used, so that `unused` can name the messages that nothing uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import TRUTH
from meadhall.presentation import (
    LANGUAGES,
    Catalogue,
    Phrase,
    chapters_of,
    lesson_of,
    lesson_phrase,
    names_in,
    phrase,
    scene_of,
    text_of,
)
from meadhall.presentation.catalogue import sources
from meadhall.testing.golden import at_random

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State
    from meadhall.presentation import Arg, GameText
    from meadhall.testing.golden import Policy

STRIDE = 13
"""One in this many letters that are neither offered nor refused is asked for its reason."""
EVERY = 40
"""The number of answers between two descriptions of the table."""

NAMES = ["Олена", "Taras", "Мирослава", "Bran", "Зоя", "Ivo"]
"""The names at the table when a single phrase is said."""


class Speaker:
    """Says phrases in all languages and remembers their ids."""

    def __init__(self, game: Game, hear: Callable[[tuple[str, str]], object]) -> None:
        """Speak about a game; `hear` gets every sentence with its language."""
        self.text: GameText = text_of(game)
        self.looks = scene_of(game)
        self.catalogues = [Catalogue(language, [self.text.package]) for language in LANGUAGES]
        self.hear = hear
        self.used: set[str] = set()
        self.said: set[str] = set()

    def say(self, phrase: Phrase, you: int) -> None:
        """Say a phrase to a reader, once."""
        key = f"{you} {phrase}"
        if key in self.said:
            return
        self.said.add(key)
        self.note(phrase)
        for catalogue in self.catalogues:
            catalogue.you = you
            self.hear((catalogue.language, catalogue.say(phrase)))

    def note(self, arg: Arg) -> None:
        """Remember the ids of a phrase and of the phrases in it."""
        if isinstance(arg, Phrase):
            self.used.add(arg.id)
            for inner in arg.args.values():
                self.note(inner)
        elif isinstance(arg, tuple):
            for each in arg:
                self.note(each)

    def say_question(self, state: State, question: Question) -> None:
        """Say a question with all its options, refusals and clauses, as the seat that is asked hears it."""
        seat = question.actor
        view, text = state.redact(seat), self.text
        for line in [text.question(view, question), *text.opening(view)]:
            self.say(line, seat)
        refused = view.refusals(seat)
        for option, clause in refused:
            self.say(text.refusal(view, question, option, clause), seat)
        for option in [*question.options, *[option for option, _ in refused]]:
            self.say(text.label(option), seat)
            self.say(text.option(view, question, option), seat)
            for name in text.clauses(view, question, option):
                if (told := text.clause(name)) is not None:
                    self.say(told, seat)
        known = {*question.options, *[option for option, _ in refused]}
        for option in range(len(self.said) % STRIDE, text.game.letters, STRIDE):
            if option not in known and is_letter(text.game, option):
                if (absent := text.absent(view, question, option)) is not None:
                    self.say(absent, seat)

    def say_table(self, state: State) -> None:
        """Say the table as every viewer sees it, and what is named in its scene."""
        for viewer in range(state.seats + 1):
            view = state.redact(viewer)
            for line in self.text.table(view):
                self.say(line, viewer)
            if self.looks is not None:
                self.say_known(viewer, *names_in(self.text.game.key, msgspec.to_builtins(self.looks.scene(view))))

    def say_known(self, you: int, *phrases: Phrase) -> None:
        """Say what the browser asks for if there is a message for it, with its label."""
        for each in phrases:
            if each.id in self.catalogues[0]:
                self.say(each, you)
                for catalogue in self.catalogues:
                    if "label" in catalogue.bundle.get_message(each.id).attributes:
                        catalogue.say(each, "label")


def say(package: str, language: str, said: Phrase | None, you: int = -1) -> str:
    """Say a phrase of a game to a reader, at a table whose names are of three languages."""
    assert said is not None
    words = Catalogue(language, [package])
    words.names = NAMES
    words.you = you
    return words.say(said)


def is_letter(game: Game, option: int) -> bool:
    """Return whether a number is a letter of the alphabet."""
    try:
        game.write(option)
    except ValueError:
        return False
    return True


def spoken(
    game: Game,
    games: int = 1,
    policy: Policy = at_random,
    hear: Callable[[tuple[str, str]], object] = lambda _: None,
) -> set[str]:
    """Say everything along some games per number of seats and value of each setting; return the ids used."""
    speaker = Speaker(game, hear)
    text = speaker.text
    for line in [text.title(), *text.legend(), *[text.ending(n) for n in range(len(game.endings))], text.points(1)]:
        speaker.say(line, 0)
    speaker.say_known(0, phrase(f"{game.key}-pitch"))
    for chapter in chapters_of(game):
        for message in chapter.messages():
            speaker.say(phrase(message), 0)
    for option in range(game.letters):
        if (meaning := text.meaning(option)) is not None:
            speaker.say(meaning, 0)
    for clause in game.clauses[1:]:
        if (told := text.clause(clause)) is not None:
            speaker.say(told, 0)
    if (lesson := lesson_of(game)) is not None:
        for name in [*lesson.rivals, *[step.says for step in lesson.steps]]:
            speaker.say(lesson_phrase(game, name), 0)
    for setting in game.settings:
        for value in setting.values:
            speaker.say(text.setting(setting.key, value), 0)
    for moment in text.moments():
        speaker.say(moment, 0)
    others = {setting.key: [value for value in setting.values if value != setting.default] for setting in game.settings}
    tables = [{}, *[{key: values[0]} for key, values in others.items()]]
    for seats, fixed in game.modes():
        for settings in tables if seats == game.seats[-1] else tables[:1]:
            for seed in range(games):
                speak_game(speaker, game.new(seats, {**settings, **fixed}), Rng(seed), policy)
    return speaker.used


def speak_game(speaker: Speaker, state: State, rng: Rng, policy: Policy) -> None:
    """Say everything along one game."""
    state.events = []
    n = 0
    while (question := state.question()) is not None:
        if question.actor == CHANCE:
            state.apply(at_random(state, question, rng))
        else:
            for asked in state.open_questions():
                speaker.say_question(state, asked)
            state.answer(question.actor, policy(state, question, rng))
        if n % EVERY == 0:
            speaker.say_table(state)
        n += 1
        for event in state.events:
            for viewer in range(TRUTH, state.seats + 1):
                told = speaker.text.event(event if viewer == TRUTH else event.seen_by(viewer))
                if told is not None:
                    speaker.say(told, viewer)
        state.events.clear()
    speaker.say_table(state)
    for seat in range(state.seats):
        for line in speaker.text.score(state, seat):
            speaker.say(line, seat)
        if state.outcome is not None:
            speaker.say(speaker.text.victory(state, state.outcome.winners()), seat)


def messages(package: str, language: str) -> dict[str, ast.Message]:
    """Return the messages of a package's catalogues in a language by id."""
    found: dict[str, ast.Message] = {}
    for name, text in sources(package, language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


class References(Visitor):
    """Collects the messages, variables and cases that a message refers to."""

    def __init__(self) -> None:
        """Start empty."""
        self.messages: set[str] = set()
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        """The keys of every selection among plural forms."""

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        """Note a message."""
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys if they are plural forms."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in keys:
            self.plurals.append(keys)
        self.generic_visit(node)


def references(message: ast.Message) -> References:
    """Return what a message refers to."""
    found = References()
    found.visit(message)
    return found


def arguments(known: dict[str, ast.Message], name: str) -> set[str]:
    """Return the variables that a message needs, those of the messages it refers to among them."""
    found = references(known[name])
    needed = set(found.variables)
    for other in found.messages:
        needed |= arguments(known, other)
    return needed


def unused(package: str, used: set[str]) -> set[str]:
    """Return the ids of a package's messages that are neither used nor referred to by one that is."""
    known = messages(package, "en")
    reached, frontier = set(used), set(used)
    while frontier:
        frontier = {ref for id_ in frontier if id_ in known for ref in references(known[id_]).messages} - reached
        reached |= frontier
    return set(known) - reached
