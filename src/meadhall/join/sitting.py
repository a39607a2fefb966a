"""Sitting at a table of a hall: what this person does goes there, and what the hall says is taken in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.core.game import BadSetting
from meadhall.core.registry import UnknownGame
from meadhall.hall import wire
from meadhall.join.address import Address
from meadhall.join.errors import CannotJoin, Gone, Relaid
from meadhall.join.line import Lost, Mended
from meadhall.join.match import HallMatch, sayable
from meadhall.match import BOT
from meadhall.match.record import LONGEST_NAME, shown
from meadhall.presentation import phrase
from meadhall.terminal.commands import COMMANDS, Asked, Command, command_in
from meadhall.terminal.sitting import speak
from meadhall.terminal.tables import NIGHT, Room, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.join.door import Door
    from meadhall.join.line import Item, Line
    from meadhall.presentation import Arg, Catalogue

OPEN, RUNNING, CLOSED = "open", "running", "closed"
AT_A_HALL = ("say", "resign", "begin", "back")
"""What one can type at a hall and not at home."""
REPLIES = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the person should read, besides the story of the match."""

    lines: list[str]
    is_logged: bool = False
    """It belongs to what happens at the table."""
    is_page: bool = False
    """It is a page of its own."""


class HallSitting:
    """One seat at a table of a hall, or a place to watch from."""

    guide = "ui-how-joined"

    def __init__(self, table: wire.TableInfo, guest: str, door: Door, line: Line, words: Catalogue) -> None:
        """Sit down; raises `CannotJoin` if this cannot be played here."""
        self.guest = guest
        self.door = door
        self.line = line
        self.words = words
        self.table = table
        try:
            self.match = HallMatch(table)
        except (UnknownGame, BadSetting, ValueError):
            raise CannotJoin(phrase("ui-other-rules", game=shown(table.terms.game))) from None
        self.pending: dict[str, bool] = {}
        """What was done and is not acknowledged yet, and whether it was not the person who did it."""
        self.said = 0
        """The number of what was said last."""
        self.is_resigning = False
        """Whether the person has to say once more that it gives up."""
        self.has_given_up = False
        self.has_come_back = False
        speak(words, self.match.holders, self.reader())

    # What a table asks.

    @property
    def commands(self) -> Sequence[str]:
        """What can be typed now."""
        return (*COMMANDS, *AT_A_HALL, *(REPLIES if self.is_consent_asked() else ()))

    def reader(self) -> int:
        """Return who sits here: a seat, or the spectator."""
        return self.match.viewer

    def viewer(self, reader: int) -> int:
        """Return with whose eyes everything here is seen."""
        return self.match.viewer

    def people(self) -> list[int]:
        """Return the seat of this person, if it has one."""
        return [self.table.you] if self.table.you >= 0 else []

    def person_asked(self) -> int | None:
        """Return this person's seat if it has to decide now: not while something is on its way, or to be agreed to."""
        seat = self.table.you
        if self.pending or self.is_away() or self.is_consent_asked() or self.match.question_to(seat) is None:
            return None
        return seat

    def let_a_bot_answer(self) -> bool:
        """Leave the bots to the hall."""
        return False

    def answer(self, seat: int, option: int) -> None:
        """Answer the question."""
        self.do(wire.Answer(new_id(), self.match.game.write(option), self.match.version))

    def undo(self, seat: int) -> None:
        """Take back one's last answer, or ask the others to agree to that."""
        self.do(wire.Undo(new_id()))

    def restart(self, seat: int) -> None:
        """Take back all that one can take back."""
        self.do(wire.Restart(new_id()))

    def hints(self, asked: Asked) -> list[str]:
        """Ask the hall; its answer comes as a notice."""
        self.line.send(wire.Hint(new_id()))
        return []

    # What else a person does.

    def command(self, line: str) -> Command | None:
        """Return the command that was typed while nothing is asked, None if it is none."""
        return command_in(line, self.words, self.commands)

    def obey(self, command: Command) -> list[str] | None:
        """Do what one can do at a hall alone; return what is to be said about it, None if it is no such command."""
        is_sure, self.is_resigning = self.is_resigning, False
        if command.name == "say":
            text = " ".join(command.rest.split())[: wire.LONGEST_SAID]
            if not text:
                return [self.tell("hall-nothing-said")]
            self.line.send(wire.Say(new_id(), text))
        elif command.name == "resign":
            if not is_sure:
                self.is_resigning = True
                return [self.tell("ui-resign-sure")]
            self.has_given_up = True
            self.do(wire.Resign(new_id()))
        elif command.name == "back":
            self.do(wire.Away(new_id(), False))
        elif command.name in REPLIES:
            self.do(wire.Consent(new_id(), command.name == "yes"))
        elif command.name == "begin":
            return self.begin()
        else:
            return None
        return []

    def begin(self) -> list[str]:
        """Begin the match; return why not if the hall refuses."""
        try:
            self.door.ask(wire.TableInfo, "POST", f"/api/tables/{self.table.id}/begin")
        except CannotJoin as error:
            return [error.told(self.words)]
        return []

    def do(self, act: wire.Action, is_quiet: bool = False) -> None:
        """Send something that changes the match; until it is acknowledged nothing is asked."""
        self.is_resigning = False
        self.pending[act.id] = is_quiet
        self.line.send(act)

    # Where things stand.

    def is_away(self) -> bool:
        """Return whether a bot plays for this person."""
        return self.table.you >= 0 and self.table.seats[self.table.you].is_away

    def is_consent_asked(self) -> bool:
        """Return whether somebody wants to take an answer back and waits for this person to agree."""
        plea = self.match.plea
        return plea is not None and self.table.you in plea.awaits and self.match.result is None

    def may_begin(self) -> bool:
        """Return whether it is for this person to begin the match."""
        return self.table.phase == OPEN and self.table.host == self.guest

    def moment(self) -> tuple[object, ...]:
        """Return a value that changes when something else may have to be asked."""
        return self.match.version, bool(self.pending), self.table.phase, self.is_away(), tuple(self.match.holders)

    def awaited(self) -> str:
        """Return what is awaited; nothing while that is a matter of moments."""
        match, names = self.match, self.words.names
        if self.table.phase == OPEN:
            return self.before_it_begins()
        if self.is_consent_asked() and match.plea is not None:
            return self.tell("ui-consent", name=names[match.plea.seat] if 0 <= match.plea.seat < match.seats else "")
        if match.plea is not None:
            waiting = [seat for seat in match.plea.awaits if 0 <= seat < match.seats]
            return self.tell("ui-consent-awaited", names=", ".join(names[seat] for seat in waiting))
        if self.is_away() and not self.has_given_up:
            return self.tell("ui-away")
        return self.tell("ui-waiting", names=", ".join(names[seat] for seat in match.asked())) if match.asked() else ""

    def greeting(self) -> list[str]:
        """Return what one is here, how others can come, and whether the rules are older ones."""
        told = []
        if self.table.you < 0:
            told.append(self.tell("ui-watching"))
        elif self.table.phase == OPEN and self.table.invitation:
            link = Address(self.door.hall).link(self.table.id, shown(self.table.invitation))
            told.append(self.tell("ui-invite", link=link))
        if 0 < self.match.rules < self.match.game.version:
            told.append(self.tell("ui-older-rules", version=str(self.match.rules)))
        return told

    def before_it_begins(self) -> str:
        """Return whom the table waits for before the match begins."""
        if any(holder.kind == "empty" for holder in self.match.holders):
            return self.tell("ui-seats-free")
        if self.may_begin():
            return self.tell("ui-may-begin")
        host = next((n for n, each in enumerate(self.table.seats) if each.guest == self.table.host), -1)
        return self.tell("ui-host-begins", name=self.words.names[host] if host >= 0 else "")

    def is_worth_a_line(self) -> bool:
        """Return whether somebody who reads line by line should hear whom the table waits for: bots are quick."""
        match = self.match
        if any(seat != self.table.you and match.holders[seat].kind != BOT for seat in match.asked()):
            return not self.pending
        return not self.pending and (self.table.phase == OPEN or self.is_consent_asked() or self.is_away())

    def times(self) -> str:
        """Return the clocks, seat by seat; nothing without clocks."""
        left = [f"{int(each) // 60}:{int(each) % 60:02}" for each in self.match.seconds_left()]
        return " · ".join(f"{name} {time}" for name, time in zip(self.words.names, left, strict=False))

    def tell(self, id: str, **args: Arg) -> str:  # noqa: A002
        """Return a sentence."""
        return self.words.say(phrase(id, **args))

    # What the hall says.

    def take(self, item: Item) -> Notice | None:
        """Take in what the hall says; return what the person should read. Raises `CannotJoin` or `Relaid`."""
        if isinstance(item, CannotJoin):
            raise item
        if isinstance(item, wire.TableNews):
            return self.see_table(item.table)
        if isinstance(item, wire.StateNews):
            self.see_state(item)
        elif isinstance(item, wire.Said):
            return self.hear(item)
        elif isinstance(item, wire.HintNews):
            return self.consider(item)
        elif isinstance(item, wire.Refused):
            is_quiet = self.pending.pop(item.id, False)
            self.has_given_up |= is_quiet  # only whoever resigned is kept from taking the seat again
            said = self.words.say(sayable(item.says, self.words)) + (f" [{shown(item.clause)}]" if item.clause else "")
            return None if is_quiet else Notice([said])
        elif isinstance(item, wire.Done):
            self.pending.pop(item.id, None)
        elif isinstance(item, Lost):
            return Notice([self.tell("ui-line-lost")])
        elif isinstance(item, Mended):
            return Notice([self.tell("ui-line-mended")])
        return None

    def see_table(self, table: wire.TableInfo) -> Notice | None:
        """See who sits where; the host may clear the table away, ask one to leave, or agree on another game.

        A hall that was opened again may play by other rules.
        """
        before, old = self.table, list(self.match.holders)
        if table.id != before.id:
            raise self.nonsense()
        if table.phase == CLOSED:
            raise Gone(phrase("ui-cleared-away"))
        if table.phase == OPEN and table.you < 0 <= before.you:
            raise Gone(phrase("ui-asked-to-leave"))
        if table.other_rules is not None or agreed(table) != agreed(before):
            raise Relaid(table)
        self.table = table
        try:
            self.match.seat_people(table)
        except ValueError:
            raise self.nonsense() from None
        speak(self.words, self.match.holders, self.reader())
        self.come_back()
        if old == self.match.holders:
            return None
        told = self.tell("ui-players", names=", ".join(self.words.names))
        return Notice([told], is_logged=True) if before.phase == OPEN else None

    def come_back(self) -> None:
        """Take one's seat again, once, if a bot has stood in while one was not here."""
        if not self.has_come_back and self.table.phase == RUNNING:
            self.has_come_back = True
            if self.is_away():
                self.do(wire.Away(new_id(), False), is_quiet=True)

    def see_state(self, news: wire.StateNews) -> None:
        """See where the match stands; say and draw everything once, so that what makes no sense is found here."""
        match, words = self.match, self.words
        try:
            match.take(news, words)
            for line in match.text.table(match.state):
                words.say(line)
            table_of(match.game, match.text).draw(match.state, words, NIGHT, Room(is_wide=True, is_tall=True))
            if match.question_to(match.viewer) is not None:
                asked = Asked(match, match.viewer, words)
                for explain in (asked.sentence, asked.in_words, asked.refusals):
                    explain()
        except Exception:
            raise self.nonsense() from None

    def hear(self, said: wire.Said) -> Notice | None:
        """Hear what somebody said, once."""
        if said.n <= self.said:
            return None
        self.said = said.n
        name, text = shown(said.name, LONGEST_NAME), shown(said.text, wire.LONGEST_SAID)
        return Notice([self.tell("ui-said", name=name, text=text)], is_logged=True)

    def consider(self, news: wire.HintNews) -> Notice | None:
        """Consider what a bot would do, if that is still the question."""
        question = self.match.question_to(self.match.viewer)
        if question is None:
            return None
        letters = {self.match.game.write(option): option for option in question.options}
        hints = [(letters[each.option], each.chance) for each in news.hints if each.option in letters]
        return Notice(Asked(self.match, self.match.viewer, self.words).hint_lines(hints), is_page=True)

    def nonsense(self) -> CannotJoin:
        """Return that the hall said something that cannot be."""
        return CannotJoin(phrase("ui-nonsense", hall=self.door.hall))


def agreed(table: wire.TableInfo) -> tuple[object, ...]:
    """Return what decides how a table looks."""
    return table.terms.game, table.rules, table.terms.seats, sorted(table.terms.settings.items())


def new_id() -> str:
    """Return a number for something that a person does."""
    return secrets.token_hex(8)
