"""The driver of a table in a hall: it sends the person's actions and receives the hall's messages."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.core.game import BadSetting
from meadhall.core.registry import UnknownGame
from meadhall.hall import wire
from meadhall.match import BOT
from meadhall.match.record import LONGEST_NAME, shown
from meadhall.presentation import phrase
from meadhall.terminal.commands import COMMANDS, Asked, Command, command_in
from meadhall.terminal.local import name_players
from meadhall.terminal.remote.address import Address
from meadhall.terminal.remote.connection import ConnectionLost, ConnectionRestored
from meadhall.terminal.remote.errors import CannotJoin, Gone, TableChanged
from meadhall.terminal.remote.match import RemoteMatch, sayable
from meadhall.terminal.tables import DARK, Space, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.presentation import Arg, Catalogue
    from meadhall.terminal.remote.connection import Connection, Incoming
    from meadhall.terminal.remote.http import HttpClient

OPEN, RUNNING, CLOSED = "open", "running", "closed"
REMOTE_COMMANDS = ("say", "resign", "begin", "back")
"""Commands besides those of a local match."""
REPLIES = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something to show, besides the story of the match."""

    lines: list[str]
    is_logged: bool = False
    """Whether it is a line of the log."""
    is_page: bool = False
    """Whether it is a page of its own."""


class RemoteDriver:
    """A seat at a table of a hall, or a spectator's place."""

    guide = "ui-how-joined"

    def __init__(
        self, table: wire.TableInfo, guest: str, http: HttpClient, connection: Connection, words: Catalogue
    ) -> None:
        """Take over a table; raises `CannotJoin` if its game cannot be played here."""
        self.guest = guest
        self.http = http
        self.connection = connection
        self.words = words
        self.table = table
        try:
            self.match = RemoteMatch(table)
        except (UnknownGame, BadSetting, ValueError):
            raise CannotJoin(phrase("ui-other-rules", game=shown(table.terms.game))) from None
        self.pending: dict[str, bool] = {}
        """Ids of unacknowledged actions, and whether the program rather than the person did it."""
        self.last_chat = 0
        """The number of the last chat message."""
        self.is_resigning = False
        """Whether `resign` was typed once; a second time confirms it."""
        self.has_given_up = False
        self.has_returned = False
        name_players(words, self.match.holders, self.reader())

    # What a table asks.

    @property
    def commands(self) -> Sequence[str]:
        """The commands that can be typed now."""
        return (*COMMANDS, *REMOTE_COMMANDS, *(REPLIES if self.is_consent_asked() else ()))

    def reader(self) -> int:
        """Return who looks at this screen: a seat, or the spectator."""
        return self.match.viewer

    def viewer(self, reader: int) -> int:
        """Return whose view is shown."""
        return self.match.viewer

    def people(self) -> list[int]:
        """Return the seat of this person, if it has one."""
        return [self.table.you] if self.table.you >= 0 else []

    def person_asked(self) -> int | None:
        """Return this person's seat if it has to decide now, not while an action or a consent is pending."""
        seat = self.table.you
        if self.pending or self.is_away() or self.is_consent_asked() or self.match.question_to(seat) is None:
            return None
        return seat

    def let_a_bot_answer(self) -> bool:
        """Return False: the hall runs the bots."""
        return False

    def answer(self, seat: int, option: int) -> None:
        """Send an answer."""
        self.send(wire.Answer(new_id(), self.match.game.write(option), self.match.version))

    def undo(self, seat: int) -> None:
        """Take back the last answer, or ask the others for consent."""
        self.send(wire.Undo(new_id()))

    def restart(self, seat: int) -> None:
        """Take back everything that can be taken back."""
        self.send(wire.Restart(new_id()))

    def hints(self, asked: Asked) -> list[str]:
        """Ask the hall for hints; they come as an announcement."""
        self.connection.send(wire.Hint(new_id()))
        return []

    # What else a person does.

    def command(self, line: str) -> Command | None:
        """Return the command of a line that was typed while nothing is asked, None if it is not one."""
        return command_in(line, self.words, self.commands)

    def run_command(self, command: Command) -> list[str] | None:
        """Carry out a command of a hall; return the lines to show, None if it is another command."""
        is_sure, self.is_resigning = self.is_resigning, False
        if command.name == "say":
            text = " ".join(command.rest.split())[: wire.LONGEST_SAID]
            if not text:
                return [self.tell("hall-nothing-said")]
            self.connection.send(wire.Say(new_id(), text))
        elif command.name == "resign":
            if not is_sure:
                self.is_resigning = True
                return [self.tell("ui-resign-sure")]
            self.has_given_up = True
            self.send(wire.Resign(new_id()))
        elif command.name == "back":
            self.send(wire.Away(new_id(), False))
        elif command.name in REPLIES:
            self.send(wire.Consent(new_id(), command.name == "yes"))
        elif command.name == "begin":
            return self.begin()
        else:
            return None
        return []

    def begin(self) -> list[str]:
        """Begin the match; return the hall's refusal, if any."""
        try:
            self.http.request(wire.TableInfo, "POST", f"/api/tables/{self.table.id}/begin")
        except CannotJoin as error:
            return [error.sentence(self.words)]
        return []

    def send(self, action: wire.Action, is_quiet: bool = False) -> None:
        """Send an action that changes the match; until it is acknowledged nothing is asked."""
        self.is_resigning = False
        self.pending[action.id] = is_quiet
        self.connection.send(action)

    # Where things stand.

    def is_away(self) -> bool:
        """Return whether a bot plays for this person."""
        return self.table.you >= 0 and self.table.seats[self.table.you].is_away

    def is_consent_asked(self) -> bool:
        """Return whether this person is asked to agree that an answer is taken back."""
        plea = self.match.plea
        return plea is not None and self.table.you in plea.awaits and self.match.result is None

    def may_begin(self) -> bool:
        """Return whether this person may begin the match."""
        return self.table.phase == OPEN and self.table.host == self.guest

    def question_key(self) -> tuple[object, ...]:
        """Return a value that changes whenever something else may have to be asked."""
        return self.match.version, bool(self.pending), self.table.phase, self.is_away(), tuple(self.match.holders)

    def awaited(self) -> str:
        """Return who is awaited; empty while the hall is about to answer."""
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
        """Return the lines for a newcomer: spectator or host, the invitation, older rules."""
        lines = []
        if self.table.you < 0:
            lines.append(self.tell("ui-watching"))
        elif self.table.phase == OPEN and self.table.invitation:
            link = Address(self.http.hall).link(self.table.id, shown(self.table.invitation))
            lines.append(self.tell("ui-invite", link=link))
        if 0 < self.match.rules < self.match.game.version:
            lines.append(self.tell("ui-older-rules", version=str(self.match.rules)))
        return lines

    def before_it_begins(self) -> str:
        """Return who is awaited before the match begins."""
        if any(holder.kind == "empty" for holder in self.match.holders):
            return self.tell("ui-seats-free")
        if self.may_begin():
            return self.tell("ui-may-begin")
        host = next((n for n, each in enumerate(self.table.seats) if each.guest == self.table.host), -1)
        return self.tell("ui-host-begins", name=self.words.names[host] if host >= 0 else "")

    def is_worth_a_line(self) -> bool:
        """Return whether `awaited` is worth a line in line mode: bots answer at once."""
        match = self.match
        if any(seat != self.table.you and match.holders[seat].kind != BOT for seat in match.asked()):
            return not self.pending
        return not self.pending and (self.table.phase == OPEN or self.is_consent_asked() or self.is_away())

    def times(self) -> str:
        """Return the clocks, seat by seat; empty without clocks."""
        left = [f"{int(each) // 60}:{int(each) % 60:02}" for each in self.match.seconds_left()]
        return " · ".join(f"{name} {time}" for name, time in zip(self.words.names, left, strict=False))

    def tell(self, id: str, **args: Arg) -> str:  # noqa: A002
        """Return a sentence."""
        return self.words.say(phrase(id, **args))

    # Messages of the hall.

    def receive(self, item: Incoming) -> Announcement | None:
        """Take over a message of the hall; return what to show. Raises `CannotJoin` or `TableChanged`."""
        if isinstance(item, CannotJoin):
            raise item
        if isinstance(item, wire.TableMessage):
            return self.update_table(item.table)
        if isinstance(item, wire.StateMessage):
            self.update_state(item)
        elif isinstance(item, wire.Said):
            return self.chat(item)
        elif isinstance(item, wire.HintMessage):
            return self.show_hints(item)
        elif isinstance(item, wire.Refused):
            is_quiet = self.pending.pop(item.id, False)
            self.has_given_up |= is_quiet  # only a resigned seat cannot be taken again
            said = self.words.say(sayable(item.says, self.words)) + (f" [{shown(item.clause)}]" if item.clause else "")
            return None if is_quiet else Announcement([said])
        elif isinstance(item, wire.Done):
            self.pending.pop(item.id, None)
        elif isinstance(item, ConnectionLost):
            return Announcement([self.tell("ui-line-lost")])
        elif isinstance(item, ConnectionRestored):
            return Announcement([self.tell("ui-line-mended")])
        return None

    def update_table(self, table: wire.TableInfo) -> Announcement | None:
        """Take over who sits where; raises `Gone` or `TableChanged` if this table is no longer the one that was joined.

        A hall that was restarted may play by other rules.
        """
        before, old = self.table, list(self.match.holders)
        if table.id != before.id:
            raise self.unsound_message()
        if table.phase == CLOSED:
            raise Gone(phrase("ui-cleared-away"))
        if table.phase == OPEN and table.you < 0 <= before.you:
            raise Gone(phrase("ui-asked-to-leave"))
        if table.other_rules is not None or terms_of(table) != terms_of(before):
            raise TableChanged(table)
        self.table = table
        try:
            self.match.seat_people(table)
        except ValueError:
            raise self.unsound_message() from None
        name_players(self.words, self.match.holders, self.reader())
        self.return_to_seat()
        if old == self.match.holders:
            return None
        players = self.tell("ui-players", names=", ".join(self.words.names))
        return Announcement([players], is_logged=True) if before.phase == OPEN else None

    def return_to_seat(self) -> None:
        """Take the seat back from a bot that stood in; once, when the table is joined."""
        if not self.has_returned and self.table.phase == RUNNING:
            self.has_returned = True
            if self.is_away():
                self.send(wire.Away(new_id(), False), is_quiet=True)

    def update_state(self, message: wire.StateMessage) -> None:
        """Take over the state; say and draw everything once, so that an unsound message is found here."""
        match, words = self.match, self.words
        try:
            match.update(message, words)
            for line in match.text.table(match.state):
                words.say(line)
            table_of(match.game, match.text).draw(match.state, words, DARK, Space(is_wide=True, is_tall=True))
            if match.question_to(match.viewer) is not None:
                asked = Asked(match, match.viewer, words)
                for explain in (asked.sentence, asked.in_words, asked.refusals):
                    explain()
        except Exception:
            raise self.unsound_message() from None

    def chat(self, said: wire.Said) -> Announcement | None:
        """Return a chat message, once."""
        if said.n <= self.last_chat:
            return None
        self.last_chat = said.n
        name, text = shown(said.name, LONGEST_NAME), shown(said.text, wire.LONGEST_SAID)
        return Announcement([self.tell("ui-said", name=name, text=text)], is_logged=True)

    def show_hints(self, message: wire.HintMessage) -> Announcement | None:
        """Return a bot's hints, if the question they answer is still asked."""
        question = self.match.question_to(self.match.viewer)
        if question is None:
            return None
        letters = {self.match.game.write(option): option for option in question.options}
        hints = [(letters[each.option], each.chance) for each in message.hints if each.option in letters]
        return Announcement(Asked(self.match, self.match.viewer, self.words).hint_lines(hints), is_page=True)

    def unsound_message(self) -> CannotJoin:
        """Return the exception for an unsound message."""
        return CannotJoin(phrase("ui-nonsense", hall=self.http.hall))


def terms_of(table: wire.TableInfo) -> tuple[object, ...]:
    """Return the parts of a table that must not change while it is played."""
    return table.terms.game, table.rules, table.terms.seats, sorted(table.terms.settings.items())


def new_id() -> str:
    """Return an id for an action."""
    return secrets.token_hex(8)
