"""Typed input: the number or notation of an option, or a command; and the sentences about options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from meadhall.match.record import shown
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from meadhall.core.question import Question
    from meadhall.core.state import State
    from meadhall.presentation import Catalogue
    from meadhall.terminal.driver import ShownMatch

COMMANDS = ("help", "options", "why", "table", "hand", "log", "hint", "undo", "restart", "quit")
"""Typed in English or in the person's language, by the catalogue (`ui-word-…`)."""


LOOK_ALIKE = str.maketrans("асеікорху", "aceikopxy", "'’ʼ`")


@dataclass(frozen=True, slots=True)
class Answer:
    """An option of the question."""

    option: int


@dataclass(frozen=True, slots=True)
class Command:
    """A command; `rest` is what was typed after it."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Misunderstood:
    """Neither an answer nor a command; a sentence says why."""

    why: str


class Asked:
    """A question to a person, with its sentences and typed labels."""

    def __init__(self, match: ShownMatch, seat: int, words: Catalogue, commands: Sequence[str] = COMMANDS) -> None:
        """Take a seat's question in that seat's view; `commands` can be typed besides."""
        question = match.question_to(seat)
        assert question is not None
        self.match = match
        self.seat = seat
        self.words = words
        self.commands = commands
        self.question: Question = question
        self.view: State = match.view(seat)
        first = match.text.foremost(self.view, question)
        self.options = [*first, *[option for option in question.options if option not in first]]
        """The options as they are listed, the foremost first."""
        self.foremost = len(first)
        self.listed = len(first)
        """How many of them have been listed with numbers: only these numbers are understood."""
        notation = [self.letter(option) for option in self.options]
        refused = [self.letter(option) for option, _ in self.view.refusals(seat)]
        numbered = any(text.isdigit() for text in [*notation, *refused])
        self.labels = notation if numbered else [str(n) for n in range(1, len(notation) + 1)]
        """What to type for each option: a number, unless the notation itself has numbers."""

    def meanings(self) -> list[str]:
        """Return the meaning of every letter that has one, such as the text of a card."""
        text, found = self.match.text, []
        for option in range(self.match.game.letters):
            if (meaning := text.meaning(option)) is not None:
                found.append(f"{self.letter(option)}: {self.words.say(meaning)}")
        return found

    def in_words(self, count: int | None = None) -> list[str]:
        """Return the (first) options one by one, each with its meaning."""
        self.listed = max(self.listed, len(self.options[:count]))
        pairs = zip(self.listed_labels()[:count], self.options[:count], strict=True)
        return [f"{typed}: {self.option(option)}" for typed, option in pairs]

    def listed_labels(self) -> list[str]:
        """Return number and notation of each option, once if they are the same."""
        letters = [self.letter(option) for option in self.options]
        pairs = zip(self.labels, letters, strict=True)
        return [letter if letter == label else f"{label} {letter}" for label, letter in pairs]

    def sentence(self) -> str:
        """Return the question."""
        return self.words.say(self.match.text.question(self.view, self.question))

    def option(self, option: int) -> str:
        """Return what an option means."""
        return self.words.say(self.match.text.option(self.view, self.question, option))

    def letter(self, option: int) -> str:
        """Return the notation of an option in the person's language."""
        return self.words.say(self.match.text.label(option))

    def refusal(self, option: int, clause: int) -> str:
        """Return why an option is forbidden, with the id of the clause."""
        said = self.words.say(self.match.text.refusal(self.view, self.question, option, clause))
        return f"{self.letter(option)}: {said} [{self.match.game.clauses[clause]}]"

    def refusals(self) -> list[str]:
        """Return everything that is forbidden now, with reasons."""
        return [self.refusal(option, clause) for option, clause in self.view.refusals(self.seat)]

    def clause(self, id: str) -> str:  # noqa: A002
        """Return a clause with its words."""
        clause = self.match.text.clause(id)
        return id if clause is None else f"{id}: {self.words.say(clause)}"

    def why(self, option: int) -> list[str]:
        """Return an option or its refusal, and the clauses behind it."""
        forbidden = dict(self.view.refusals(self.seat)).get(option)
        if forbidden is not None:
            return [self.refusal(option, forbidden), self.clause(self.match.game.clauses[forbidden])]
        said = f"{self.letter(option)}: {self.option(option)}"
        return [said, *[self.clause(each) for each in self.match.text.clauses(self.view, self.question, option)]]

    def hint_lines(self, found: Iterable[tuple[int, float]]) -> list[str]:
        """Return a bot's hints as lines, each with the chance to win."""
        lines = [self.words.say(phrase("ui-hints"))]
        for option, chance in found:
            hint = {"option": self.letter(option), "text": self.option(option)}
            lines.append(self.words.say(phrase("ui-hint", percent=round(100 * chance), **hint)))
        return lines

    def explain(self, typed: str) -> list[str]:
        """Return what there is to say about a typed option, legal or forbidden."""
        option = self.option_for(typed)
        if option in self.question.options or option in dict(self.view.refusals(self.seat)):
            return self.why(option)
        if option >= 0 and (absent := self.match.text.absent(self.view, self.question, option)) is not None:
            return [f"{self.letter(option)}: {self.words.say(absent)}"]
        if option >= 0 and (meaning := self.match.text.meaning(option)) is not None:
            return [f"{self.letter(option)}: {self.words.say(meaning)}"]
        return [self.words.say(phrase("ui-not-now", text=shown(typed, 40)))]

    def read(self, typed: str) -> Answer | Command | Misunderstood | None:
        """Return what a typed line means, None if it is empty."""
        line = typed.strip()
        if not line:
            return None
        option = self.option_for(line)
        if option in self.question.options:
            return Answer(option)
        if (command := command_in(line, self.words, self.commands)) is not None:
            return command
        if option < 0:
            return Misunderstood(self.words.say(phrase("ui-not-understood", text=shown(line, 40))))
        clause = dict(self.view.refusals(self.seat)).get(option, 0)
        if clause:
            return Misunderstood(self.refusal(option, clause))
        absent = self.match.text.absent(self.view, self.question, option)
        return Misunderstood(self.words.say(absent or phrase("ui-not-now", text=self.letter(option))))

    def option_for(self, text: str) -> int:
        """Return the option that a number or a notation stands for, legal or not; -1 if none."""
        if text in self.labels[: self.listed]:
            return self.options[self.labels.index(text)]
        likely = [*self.question.options, *dict(self.view.refusals(self.seat))]
        for option in likely:
            alias = self.match.text.alias(option)
            names = [self.letter(option), *([] if alias is None else [self.words.say(alias)])]
            if folded(text) in [folded(name) for name in names]:
                return option
        for each in (text, folded(text)):
            try:
                return self.match.game.read(each)
            except ValueError:
                continue
        return self.elsewhere(text)

    def elsewhere(self, text: str) -> int:
        """Return the letter with this notation in the person's language, whatever question it answers; -1 if none."""
        for option in range(self.match.game.letters):
            try:
                if folded(self.letter(option)) == folded(text):
                    return option
            except ValueError:  # not every number is a letter of the alphabet
                continue
        return -1


def command_in(line: str, words: Catalogue, commands: Sequence[str]) -> Command | None:
    """Return the command that a line gives, None if it gives none."""
    first, _, rest = line.partition(" ")
    for command in commands:
        if is_word(first, command, words):
            return Command(command, rest.strip())
    if line == "?":
        return Command("help")
    return Command("why", rest.strip()) if first == "?" else None


def is_word(typed: str, word: str, words: Catalogue) -> bool:
    """Return whether a word was typed, in English or in the person's language."""
    return typed.lower() in {word, *words.say(phrase(f"ui-word-{word}")).split()}


def folded(text: str) -> str:
    """Return a text without capitals, accents, apostrophes and hyphens, which people type differently.

    Cyrillic letters that look like Latin ones become Latin.
    """
    bare = "".join(each for each in normalize("NFKD", text.casefold()) if not combining(each))
    return " ".join(bare.translate(LOOK_ALIKE).replace("-", " ").split())


def score_lines(match: ShownMatch, words: Catalogue) -> list[str]:
    """Return how the match ended: the reason, the score of every seat, the winners."""
    result, state = match.result, match.state
    assert result is not None
    lines = []
    if not result.scores:
        lines.append(words.say(phrase("ending-resigned")))
    elif state.outcome is not None:
        lines.append(words.say(match.text.ending(state.outcome.reason)))
        for seat in sorted(range(match.seats), key=lambda seat: result.ranks[seat]):
            parts = "; ".join(words.say(line) for line in match.text.score(state, seat))
            points = match.text.points(result.scores[seat])
            total = words.say(phrase("ui-score", name=words.names[seat], points=points))
            lines.append(f"{total} ({parts})" if parts else total)
    winners = ", ".join(words.names[seat] for seat in result.winners())
    sides = len({match.game.side(state, seat) for seat in result.winners()})
    lines.append(words.say(phrase("ui-winners", names=winners, count=sides)))
    return lines
