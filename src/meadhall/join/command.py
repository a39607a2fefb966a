"""`meadhall join`: come in at a hall, take a seat at a table, play, and take the record home."""

from __future__ import annotations

import getpass
import secrets
import shlex
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from msgspec import convert

from meadhall.core import registry
from meadhall.hall import wire
from meadhall.join.address import Address, is_table, read_address
from meadhall.join.door import Door
from meadhall.join.errors import CannotJoin, Gone, Relaid, Unreachable
from meadhall.join.keys import is_key, keep_key, key_of
from meadhall.join.line import Line, nobody
from meadhall.join.match import HallMatch, sayable
from meadhall.join.plain import Keyboard, PlainHallTable
from meadhall.join.sitting import OPEN, HallSitting
from meadhall.match import MOST_BYTES, BadRecord, commitment, is_name, replay
from meadhall.match.record import LONGEST_NAME, shown
from meadhall.presentation import phrase, text_of
from meadhall.terminal.language import words_for
from meadhall.terminal.plain import Left
from meadhall.terminal.play import command, typed
from meadhall.terminal.records import kept_record, new_record
from meadhall.terminal.sitting import speak
from meadhall.terminal.tty import is_screen

if TYPE_CHECKING:
    from meadhall.match import Match
    from meadhall.presentation import Phrase

PAUSES = (0.25, 0.5, 1, 2, 4)
"""Seconds after which the record is asked for again while the hall does not answer."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person asked for on the command line."""

    url: str
    name: str | None = None
    seat: int | None = None
    recovery: str = ""
    language: str = "en"
    plain: bool = False
    theme: str = "dark"


def join(wish: Wish) -> int:
    """Join a table and play there until the match is over or the person leaves; return the exit status."""
    visit = Visit(wish)
    try:
        return visit.go()
    except CannotJoin as error:
        print(f"meadhall: {error.told(visit.words)}", file=sys.stderr)
        return error.status


class Visit:
    """A person at a hall."""

    def __init__(self, wish: Wish) -> None:
        """Set out; `go` arrives."""
        self.wish = wish
        self.words = words_for(wish.language)
        self.address = Address("")
        self.door = Door("")
        self.guest: wire.Guest | None = None
        self.commitment = ""
        """To the seed, as the hall told it first."""

    def say(self, said: Phrase) -> None:
        """Print a sentence."""
        print(self.words.say(said), flush=True)

    def go(self) -> int:
        """Come in, find a table, sit down, play; raises `CannotJoin`."""
        if self.wish.name is not None and not is_name(self.wish.name):
            raise CannotJoin(phrase("hall-bad-name"))
        self.address = read_address(self.wish.url)
        self.door = Door(self.address.hall, key_of(self.address.hall))
        self.recognize()
        table, invitation = self.address.table, self.address.invitation
        if not table:
            chosen = self.choose()
            if chosen is None:
                return 0
            table = chosen
        asked = f"?{urlencode({'invitation': invitation})}" if invitation else ""
        info = self.door.ask(wire.TableInfo, "GET", f"/api/tables/{table}{asked}")
        if info.id != table:
            raise self.door.no_hall()
        if self.wish.seat is not None and not 0 <= self.wish.seat < len(info.seats):
            raise CannotJoin(phrase("hall-no-seat"))
        self.check_rules(info)
        self.commitment = info.commitment
        guest = self.come_in()
        info = self.sit(info, invitation or "-")
        line = Line(self.address.hall, table, invitation, self.door.token)
        try:
            return self.stay(info, guest, line)
        finally:
            line.close()

    # At the door.

    def recognize(self) -> None:
        """See whether the hall knows this person: by a code, or from an earlier visit."""
        code = shown(self.wish.recovery or self.address.code)
        if code:
            given = wire.Passage(code[:64], bearer=True)
            self.guest = self.welcome(self.door.ask(wire.Welcome, "POST", "/api/guests/arrive", given))
        elif self.door.token:
            try:
                self.guest = self.door.ask(wire.Guest, "GET", "/api/me")
            except CannotJoin as error:
                if error.error != "not-known":
                    raise
                self.door.token = ""

    def come_in(self) -> wire.Guest:
        """Come in as a guest, as the same one as before if there is one; return it."""
        name, language = self.wish.name, self.wish.language
        if self.guest is None:
            new = {"name": name or self.own_name(), "language": language, "bearer": True}
            return self.welcome(self.door.ask(wire.Welcome, "POST", "/api/guests", convert(new, wire.NewGuest)))
        if name in (None, self.guest.name) and language == self.guest.language:
            return self.guest
        change = convert({"name": name, "language": language}, wire.GuestChange)
        return self.door.ask(wire.Guest, "PATCH", "/api/me", change)

    def welcome(self, welcome: wire.Welcome) -> wire.Guest:
        """Keep the key, and show the recovery code, which is shown once; return the guest."""
        if not is_key(welcome.token):
            raise self.door.no_hall()
        self.door.token = welcome.token
        try:
            keep_key(self.door.hall, self.door.token)
        except OSError as error:
            self.say(phrase("ui-key-not-kept", fault=shown(error.strerror or str(error))))
        if welcome.recovery:
            self.say(phrase("ui-recovery", name=shown(welcome.guest.name), code=shown(welcome.recovery)))
        return welcome.guest

    def own_name(self) -> str:
        """Return what this person is called on this machine."""
        try:
            name = getpass.getuser()[:LONGEST_NAME]
        except (OSError, KeyError, ImportError):
            name = ""
        return name if is_name(name) else self.words.say(phrase("ui-guest"))

    def check_rules(self, table: wire.TableInfo) -> None:
        """Raise `CannotJoin` unless the match can be played, there and here, by the rules of its table."""
        key = table.terms.game
        game = registry.game(key) if key in registry.names() else None
        if table.other_rules is not None:
            self.words = self.words if game is None else words_for(self.wish.language, text_of(game).package)
            try:
                why = sayable(table.other_rules, self.words)
            except ValueError:
                raise self.door.no_hall() from None
            raise Gone(why)
        if game is None or not game.plays(table.rules):
            raise CannotJoin(phrase("ui-other-rules", game=shown(key)))

    # Finding a table and a seat.

    def choose(self) -> str | None:
        """Let the person choose a table; None if there is none, or nobody who could choose."""
        tables = self.door.ask(wire.TableList, "GET", "/api/tables").tables
        if self.guest is not None:
            mine = self.door.ask(wire.TableList, "GET", "/api/me/tables").tables
            known = {each.id for each in mine}
            tables = [each for each in mine if each.phase != "over"] + [each for each in tables if each.id not in known]
        tables = [each for each in tables if is_table(each.id)]
        if not tables:
            self.say(phrase("ui-no-tables"))
            return None
        for n, each in enumerate(tables, 1):
            print(f"{n}. {self.described(each)}  {self.address.link(each.id)}", flush=True)
        if not sys.stdin.isatty():
            return None
        while True:
            self.say(phrase("ui-which-table", n=len(tables)))
            try:
                answer = input().strip()
            except EOFError:
                return None
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(tables):
                return tables[int(answer) - 1].id
            if not answer:
                return None

    def described(self, table: wire.TableInfo) -> str:
        """Return a table in a line: what is played, by whom, and whether it has begun."""
        key = table.terms.game
        if key not in registry.names():
            return shown(key)
        words = words_for(self.wish.language, text_of(registry.game(key)).package)
        try:
            match = HallMatch(table)
        except ValueError:
            return shown(key)
        speak(words, match.holders, -1)
        title = phrase("ui-title", game=match.text.title(), seats=match.seats)
        state = phrase("ui-phase", phase=shown(table.phase), names=", ".join(words.names))
        return f"{words.say(title)} {words.say(state)}"

    def sit(self, table: wire.TableInfo, invitation: str) -> wire.TableInfo:
        """Take the seat that was asked for, else the first that is free; return the table as it is then."""
        wanted = self.wish.seat
        if wanted is not None and wanted != table.you:
            return self.take_seat(table, wanted, invitation)
        if table.you >= 0 or table.phase != OPEN:
            return table
        for seat, sitting in enumerate(table.seats):
            if sitting.kind == "empty":
                try:
                    return self.take_seat(table, seat, invitation)
                except CannotJoin as error:
                    if error.error not in ("seat-taken", "has-begun"):
                        raise
        return table

    def take_seat(self, table: wire.TableInfo, seat: int, invitation: str) -> wire.TableInfo:
        """Take a seat, and add something of one's own to the chance."""
        order = wire.Sit(seat, invitation, secrets.token_hex(16))
        return self.door.ask(wire.TableInfo, "POST", f"/api/tables/{table.id}/sit", order)

    # At the table.

    def stay(self, table: wire.TableInfo, guest: wire.Guest, line: Line) -> int:
        """Play until the match is over or the person leaves; when the host lays the table anew, sit down anew."""
        keyboard: Keyboard | None = None
        is_plain = self.wish.plain or not is_screen()
        line.start()
        while True:
            game = registry.game(table.terms.game)
            self.words = words_for(self.wish.language, text_of(game).package)
            sitting = HallSitting(table, guest.id, self.door, line, self.words)
            if keyboard is None and is_plain:
                keyboard = Keyboard(line.news)
            try:
                self.play(sitting, is_plain)
                return self.take_record_home(sitting)
            except Relaid as new:
                table = new.table
                self.check_rules(table)
            except (Left, KeyboardInterrupt) as reason:
                link = shlex.quote(self.address.link(table.id))
                sat = "yes" if sitting.people() else "no"
                print("\n" + self.words.say(phrase("ui-left-hall", sat=sat, command=command(), link=link)))
                return 130 if isinstance(reason, KeyboardInterrupt) else 0

    def play(self, sitting: HallSitting, is_plain: bool) -> None:
        """Play full-screen or line by line; raises `Left` if the match is not over then."""
        if is_plain:
            PlainHallTable(sitting, self.words).play()
            return
        from meadhall.join.screen import HallTableApp  # Textual takes a moment to load

        app = HallTableApp(sitting, self.words, self.wish.theme)
        app.stay()
        sitting.line.wake = nobody
        if app.failure is not None:
            raise app.failure
        if sitting.match.result is None:
            raise Left
        PlainHallTable(sitting, self.words).tell_result()

    def take_record_home(self, sitting: HallSitting) -> int:
        """Keep the record of the match, after a look at whether it can be believed; return the exit status."""
        match = self.believed(self.record_of(sitting.table.id))
        path = kept_record(match)
        if path is None:
            file = new_record(match, None)
            file.close()
            path = file.path
        self.say(phrase("ui-record", file=shown(str(path), 4096)))
        self.say(phrase("ui-look-again", command=command(), file=typed(path)))
        return 0

    def record_of(self, table: str) -> bytes:
        """Return the record of a match that is over; a hall that is being opened again is given a moment."""
        path = f"/api/tables/{table}/record"
        for pause in PAUSES:
            try:
                return self.door.fetch("GET", path, most=MOST_BYTES)
            except Unreachable:
                time.sleep(pause)
        return self.door.fetch("GET", path, most=MOST_BYTES)

    def believed(self, data: bytes) -> Match:
        """Return the match of a record; raises `Gone` unless every draw follows from what the hall had committed to."""
        try:
            match = replay(data)
        except BadRecord as error:
            raise Gone(phrase("ui-unbelievable", fault=error.phrase)) from None
        if match.result is None or commitment(match.header.seed) != self.commitment:
            raise Gone(phrase("ui-unbelievable", fault=phrase("record-commitment")))
        return match
