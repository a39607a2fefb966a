"""A match at a hall as this guest may know it, built from the hall's messages."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.core.serialize import decode
from meadhall.hall.wire import MOST_SEATS
from meadhall.match import BOT, EMPTY, PERSON, Holder, Result
from meadhall.match.record import LONGEST_NAME, shown
from meadhall.presentation import Phrase, Seat, phrase, text_of

if TYPE_CHECKING:
    from meadhall.core.question import Question
    from meadhall.core.state import State
    from meadhall.hall.wire import PleaInfo, ResultInfo, StateMessage, TableInfo
    from meadhall.presentation import Arg, Catalogue

MAX_DEPTH = 6
"""Of phrases within phrases."""
MAX_WORD = 120


class RemoteMatch:
    """A match as the hall has told it; before it begins, the empty table."""

    def __init__(self, table: TableInfo) -> None:
        """Set up the table; raises UnknownGame or BadSetting if its game cannot be played here."""
        self.game = registry.game(table.terms.game)
        self.text = text_of(self.game)
        self.settings = dict(table.terms.settings)
        self.rules = table.rules
        self.seats = table.terms.seats
        self.state: State = self.game.new(self.seats, self.settings, self.rules)
        self.holders: list[Holder] = []
        self.viewer = self.seats
        self.version = 0
        self.entries: list[Phrase | None] = []
        """The story; None stands for the beginning."""
        self.result: Result | None = None
        self.plea: PleaInfo | None = None
        self.undo_left = 0
        self.now_asked: list[int] = []
        self.clocks: list[tuple[float, bool]] = []
        """Seconds left of each seat at `told_at`, and whether its clock runs."""
        self.told_at = 0.0
        self.seat_people(table)
        self.state = self.state.redact(self.viewer)

    def seat_people(self, table: TableInfo) -> None:
        """Take over who sits where; raises ValueError if that cannot be."""
        if len(table.seats) != self.seats or not -1 <= table.you < self.seats:
            raise ValueError("a table with other seats than were agreed on")
        self.viewer = table.you if table.you >= 0 else self.seats
        self.holders = [
            Holder(each.kind, each.level if each.kind == BOT else shown(each.name, LONGEST_NAME))
            if each.kind in (PERSON, BOT)
            else Holder(EMPTY)
            for each in table.seats
        ]

    def update(self, message: StateMessage, words: Catalogue) -> None:
        """Take over the state and the story of a message; raises ValueError if they are not sound."""
        state = decode(self.game.new(self.seats, self.settings, self.rules), message.view or {})
        question = state.question()
        if state.viewer != self.viewer:
            raise ValueError("a state for another viewer")
        if question is not None and question.actor == self.viewer:
            if not question.options or not all(0 <= option < self.game.letters for option in question.options):
                raise ValueError("a question without answers")
        self.result = result_of(message.result, self.seats)
        self.state = state
        self.plea = message.plea
        self.undo_left = message.undoable
        self.now_asked = [seat for seat in message.asked if 0 <= seat < self.seats]
        self.clocks = [(clock.left / 1000, clock.runs) for clock in message.clocks[: self.seats]]
        self.told_at = time.monotonic()
        if not self.entries:
            self.entries.append(None)
        if message.since != self.version:
            self.entries.append(phrase("ui-missed"))
        self.entries += [sayable(line.says, words) for line in message.story]
        self.version = message.version

    # What a table reads.

    def view(self, viewer: int) -> State:
        """Return what this guest may know; there is no other viewer here."""
        return self.state

    def question_to(self, seat: int) -> Question | None:
        """Return what this guest's seat is asked."""
        question = self.state.question()
        is_asked = question is not None and seat == self.viewer == question.actor and self.result is None
        return question if is_asked and self.entries else None

    def asked(self) -> list[int]:
        """Return the seats that are asked now."""
        return self.now_asked

    def undo_limit(self, seat: int) -> int:
        """Return how many answers this guest can take back without consent."""
        return self.undo_left

    def first_answer(self) -> int:
        """Return how many entries set the table up: the beginning alone, for the hall sends no others."""
        return min(1, len(self.entries))

    def story(self, viewer: int, since: int = 0) -> list[Phrase]:
        """Return what happened after the first `since` entries."""
        return [line for line in self.entries[since:] if line is not None]

    def seconds_left(self) -> list[float]:
        """Return the time that each seat has left now; nothing without clocks."""
        gone = time.monotonic() - self.told_at
        return [max(0.0, left - (gone if runs else 0)) for left, runs in self.clocks]


def result_of(info: ResultInfo | None, seats: int) -> Result | None:
    """Return how a match ended."""
    if info is None:
        return None
    if len(info.ranks) != seats or len(info.scores) not in (0, seats) or 1 not in info.ranks:
        raise ValueError("a result without a winner")
    return Result(info.reason, tuple(info.scores), tuple(info.ranks))


def sayable(data: object, words: Catalogue) -> Phrase:
    """Return a phrase of the hall, printable; one that no catalogue has is replaced by its id."""
    found = phrase_of(data)
    try:
        words.say(found)
    except (ValueError, TypeError):
        return phrase("letter", text=shown(found.id, MAX_WORD))
    return found


def phrase_of(data: object, depth: int = 0) -> Phrase:
    """Return the phrase of decoded JSON; raises ValueError if it is not one."""
    if not isinstance(data, dict) or depth > MAX_DEPTH:
        raise ValueError("a phrase expected")
    name, args = data.get("id"), data.get("args", {})
    if not isinstance(name, str) or not isinstance(args, dict):
        raise ValueError("a phrase has an id and arguments")
    return Phrase(name, {str(key): arg_of(arg, depth) for key, arg in args.items()})


def arg_of(data: object, depth: int) -> Arg:
    """Return an argument of a phrase."""
    if isinstance(data, str):
        return shown(data, MAX_WORD)
    if isinstance(data, int):
        return data
    if isinstance(data, list):
        return tuple(phrase_of(each, depth + 1) for each in data)
    if isinstance(data, dict) and "seat" in data:
        seat = data["seat"]
        return Seat(seat if isinstance(seat, int) and 0 <= seat < MOST_SEATS else -1)
    return phrase_of(data, depth + 1)
