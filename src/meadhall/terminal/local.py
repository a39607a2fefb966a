"""The driver of a local match: people who share the screen, bots, and the record on disk."""

from __future__ import annotations

import time
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING

from meadhall.bots import MAX_BOT_MS, hints, new_seated_bot
from meadhall.match import BOT, PERSON
from meadhall.presentation import phrase
from meadhall.terminal.commands import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from meadhall.bots import SeatedBot
    from meadhall.match import Holder, Match
    from meadhall.presentation import Catalogue
    from meadhall.terminal.commands import Asked
    from meadhall.terminal.records import RecordFile


NOBODY = -1
"""The reader while nobody in particular looks at the screen."""


class CannotSave(OSError):
    """The record can no longer be written."""


class LocalDriver:
    """One match at one terminal. Everything is on disk before it is shown."""

    commands = COMMANDS
    guide = ""

    def __init__(self, match: Match, file: RecordFile, saved: int = 0, clock: Callable[[], float] = time.time) -> None:
        """Take over a match whose first `saved` lines are in the file; begin it if it has not begun."""
        self.match = match
        self.file = file
        self.saved = saved
        self.clock = clock
        self.bots: dict[int, SeatedBot] = {}
        """The bots by seat; each keeps its search tree from one answer to the next."""
        self.began = datetime.fromisoformat(match.header.began).timestamp()
        if match.dice is None:
            match.begin(self.now())
        self.save()

    def now(self) -> int:
        """Return the milliseconds since the match began."""
        return max(0, int((self.clock() - self.began) * 1000))

    def save(self) -> None:
        """Write the new lines to disk; raises `CannotSave`, and what was not written has not happened."""
        try:
            self.file.append(self.match.lines[self.saved :])
        except OSError as error:
            raise CannotSave(f"{self.file.path}: {error.strerror}; what was answered before is safe there") from None
        self.saved = len(self.match.lines)

    def reader(self) -> int:
        """Return the only person, or NOBODY if several share the screen."""
        people = self.people()
        return people[0] if len(people) == 1 else NOBODY

    def viewer(self, reader: int) -> int:
        """Return whose view a reader is shown: NOBODY is a spectator."""
        return self.match.seats if reader == NOBODY else reader

    def people(self) -> list[int]:
        """Return the seats that people hold."""
        return [seat for seat, holder in enumerate(self.match.holders) if holder.kind == PERSON]

    def person_asked(self) -> int | None:
        """Return the first person who has to decide, None if there is none."""
        people = self.people()
        return next((seat for seat in self.match.asked() if seat in people and not self.match.is_spared(seat)), None)

    def let_a_bot_answer(self) -> bool:
        """Pass for every seat that can only pass, then answer for one bot; False if none is asked."""
        acted = False
        while (seat := next(filter(self.match.is_spared, self.match.asked()), None)) is not None:
            question = self.match.question_to(seat)
            assert question is not None
            self.answer(seat, question.options[0])
            acted = True
        for seat in self.match.asked():
            if self.match.holders[seat].kind == BOT:
                view = self.match.view(seat)
                question = view.question()
                assert question is not None
                self.answer(seat, self.bot(seat).answer(view, question))
                return True
        return acted

    def bot(self, seat: int) -> SeatedBot:
        """Return the bot of a seat."""
        if seat not in self.bots:
            dice = sha256(self.match.header.seed + f"bot {seat} {len(self.match.entries)}".encode()).digest()
            name = self.match.holders[seat].name
            self.bots[seat] = new_seated_bot(name, self.match.game, int.from_bytes(dice[:8], "big"), MAX_BOT_MS)
        return self.bots[seat]

    def answer(self, seat: int, option: int) -> None:
        """Answer for a seat."""
        self.match.submit(seat, option, self.now())
        self.save()

    def undo(self, seat: int) -> None:
        """Take back the last answer that a seat was asked for."""
        self.match.undo(seat, self.now(), max(1, self.match.undo_steps(seat)))
        self.save()

    def restart(self, seat: int) -> None:
        """Take back everything that a seat can take back."""
        self.match.restart(seat, self.now())
        self.save()

    def hints(self, asked: Asked) -> list[str]:
        """Return a bot's hints from the person's view."""
        found = hints(self.match.game, asked.view, asked.question)
        return asked.hint_lines((hint.option, hint.chance) for hint in found)


def name_players(words: Catalogue, holders: Sequence[Holder], reader: int) -> None:
    """Give a catalogue the players' names and its reader, a seat or NOBODY."""
    free = words.say(phrase("ui-free"))
    words.names = [
        words.say(phrase("ui-bot", n=seat + 1)) if holder.kind == BOT else holder.name or free
        for seat, holder in enumerate(holders)
    ]
    words.you = reader
