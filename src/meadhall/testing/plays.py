"""Random games for the checks of conformance: how they are played, and how a check says what is wrong in one."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from meadhall.core.game import BadSetting
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.testing.differences import differences, drawn, name_of, who, word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State

    Answer = tuple[Question, int]


class Play:
    """One way to play a game at random: seats, settings, seed."""

    def __init__(self, game: Game, seats: int, settings: dict[str, str], seed: int, number: int = 1) -> None:
        """Choose how to play; `number` counts the games that are played in this way."""
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.number = number
        self.rng = Rng(seed + 1)
        """For the check's own choices, so that they do not change the game."""
        self.answers = 0
        self.last: Answer | None = None
        """The last answer of the game that is being played, with its question."""

    def states(self) -> Iterator[State]:
        """Yield the state before each answer of one game and after the last: one object that changes."""
        rng = Rng(self.seed)
        state = self.game.new(self.seats, self.settings)
        self.answers, self.last = 0, None
        yield state
        while (question := state.question()) is not None:
            option = choose(question, rng)
            with self.noted(f"in answer {self.answers + 1}, {self.said(question, option)}"):
                state.apply(option)
            self.answers, self.last = self.answers + 1, (question, option)
            if self.answers > self.game.longest:
                self.fail(state, f"the game ends after at most {self.game.longest} answers (`longest`)")
            yield state

    def some(self, one_in: int) -> Iterator[State]:
        """Yield about one in `one_in` of the states."""
        for state in self.states():
            if self.rng.below(one_in) == 0:
                yield state

    def viewers(self) -> range:
        """Return all seats and the spectator."""
        return range(self.seats + 1)

    def fresh(self) -> State:
        """Return a new game played in this way."""
        return self.game.new(self.seats, self.settings)

    # What is wrong, in words.

    def who(self, viewer: int) -> str:
        """Return a viewer, or somebody who is asked, in words."""
        return who(viewer, self.seats)

    def word(self, letter: int) -> str:
        """Return the notation of a letter."""
        return word(self.game, letter)

    def said(self, question: Question, option: int) -> str:
        """Return an answer in words: who, to which kind of question, which letter."""
        kind = name_of(self.game.kinds, question.kind, "kind")
        return f"{self.who(question.actor)} {kind}: {self.word(option)}"

    def all_said(self, answers: Sequence[Answer]) -> str:
        """Return answers in words; those that follow each other and answer the same sort of question stand together."""
        found: list[str] = []
        before: Question | None = None
        for question, option in answers:
            if before is not None and (question.actor, question.kind) == (before.actor, before.kind):
                found[-1] += f" {self.word(option)}"
            else:
                found.append(self.said(question, option))
            before = question
        return "; ".join(found)

    @contextmanager
    def noted(self, when: str) -> Iterator[None]:
        """Add to an error that the game's own code raises here when it was, and in which game."""
        try:
            yield
        except Exception as error:
            error.add_note(f"{when}\n{self.name()}")
            raise

    def when(self) -> str:
        """Return how far the game has come."""
        return f"after answer {self.answers}, {self.said(*self.last)}" if self.last else "before the first answer"

    def name(self) -> str:
        """Return which game is being played, and how to play it again."""
        ways = [f"{self.seats} seats", *[f"{key}={value}" for key, value in self.settings.items()]]
        again = f"Play(GAME, {self.seats}, {self.settings}, {self.seed})"
        return f"{self.game.key}, {', '.join(ways)}, game {self.number}, seed {self.seed}; to play it again: {again}"

    def show(self, state: State) -> str:
        """Return when and in which game something was found, and the position."""
        return f"{self.when()}\n{self.name()}\n{drawn(self.game, state)}"

    def fail(self, state: State, expected: str, found: Sequence[str] = (), then: Sequence[Answer] = ()) -> NoReturn:
        """Raise AssertionError: what was expected, what differs instead, after which answers, in which position."""
        lines = [f"expected: {expected}", *[f"  {each}" for each in found], self.when()]
        if then:
            lines.append(f"then {self.all_said(then)}")
        raise AssertionError("\n".join([*lines, self.name(), drawn(self.game, state)]))

    def check(self, holds: bool, state: State, expected: str, found: Sequence[str] = ()) -> None:
        """Fail unless something holds."""
        if not holds:
            self.fail(state, expected, found)

    def same(self, state: State, one: State, other: State, expected: str) -> None:
        """Fail unless two states are equal, and name what differs."""
        if one.key() != other.key():
            self.fail(state, expected, differences(self.game, one, other))


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
                yield Play(game, seats, settings, seed + n, n + 1)
