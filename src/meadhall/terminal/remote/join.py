"""`meadhall join`: sign in at a hall, take a seat at a table, play, and save the record."""

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
from meadhall.match import MOST_BYTES, BadRecord, commitment, is_name, replay
from meadhall.match.record import LONGEST_NAME, shown
from meadhall.presentation import phrase, text_of
from meadhall.terminal.language import words_for
from meadhall.terminal.line_mode import PlayerLeft
from meadhall.terminal.local import name_players
from meadhall.terminal.play import command, shell_path
from meadhall.terminal.records import kept_record, new_record
from meadhall.terminal.remote.address import Address, is_table, read_address
from meadhall.terminal.remote.connection import Connection, do_nothing
from meadhall.terminal.remote.driver import OPEN, RemoteDriver
from meadhall.terminal.remote.errors import CannotJoin, Gone, TableChanged, Unreachable
from meadhall.terminal.remote.http import HttpClient
from meadhall.terminal.remote.line_mode import Keyboard, RemoteLineModeTable
from meadhall.terminal.remote.match import RemoteMatch, sayable
from meadhall.terminal.remote.sessions import is_token, store_token, stored_token
from meadhall.terminal.tty import has_screen

if TYPE_CHECKING:
    from meadhall.match import Match
    from meadhall.presentation import Phrase

PAUSES = (0.25, 0.5, 1, 2, 4)
"""Seconds before each new attempt to fetch the record."""


@dataclass(frozen=True, slots=True)
class JoinArguments:
    """The arguments of the command."""

    url: str
    name: str | None = None
    seat: int | None = None
    recovery: str = ""
    language: str = "en"
    plain: bool = False
    theme: str = "dark"


def join(arguments: JoinArguments) -> int:
    """Join a table and play there until the match is over or the person leaves; return the exit status."""
    visit = Visit(arguments)
    try:
        return visit.run()
    except CannotJoin as error:
        print(f"meadhall: {error.sentence(visit.words)}", file=sys.stderr)
        return error.status


class Visit:
    """One visit to a hall, from signing in to the record."""

    def __init__(self, arguments: JoinArguments) -> None:
        """Keep the arguments; `run` does the rest."""
        self.arguments = arguments
        self.words = words_for(arguments.language)
        self.address = Address("")
        self.http = HttpClient("")
        self.guest: wire.Guest | None = None
        self.commitment = ""
        """The hall's commitment to the seed, as it was before joining."""

    def say(self, said: Phrase) -> None:
        """Print a sentence."""
        print(self.words.say(said), flush=True)

    def run(self) -> int:
        """Sign in, find a table, take a seat, play; raises `CannotJoin`."""
        if self.arguments.name is not None and not is_name(self.arguments.name):
            raise CannotJoin(phrase("hall-bad-name"))
        self.address = read_address(self.arguments.url)
        self.http = HttpClient(self.address.hall, stored_token(self.address.hall))
        self.recognize()
        table, invitation = self.address.table, self.address.invitation
        if not table:
            chosen = self.choose()
            if chosen is None:
                return 0
            table = chosen
        asked = f"?{urlencode({'invitation': invitation})}" if invitation else ""
        info = self.http.request(wire.TableInfo, "GET", f"/api/tables/{table}{asked}")
        if info.id != table:
            raise self.http.no_hall()
        if self.arguments.seat is not None and not 0 <= self.arguments.seat < len(info.seats):
            raise CannotJoin(phrase("hall-no-seat"))
        self.check_rules(info)
        self.commitment = info.commitment
        guest = self.sign_in()
        info = self.sit(info, invitation or "-")
        connection = Connection(self.address.hall, table, invitation, self.http.token)
        try:
            return self.play_until_over(info, guest, connection)
        finally:
            connection.close()

    # Signing in.

    def recognize(self) -> None:
        """Sign in with a code or with the stored token, if the hall knows it."""
        code = shown(self.arguments.recovery or self.address.code)
        if code:
            given = wire.Passage(code[:64], bearer=True)
            self.guest = self.welcome(self.http.request(wire.Welcome, "POST", "/api/guests/arrive", given))
        elif self.http.token:
            try:
                self.guest = self.http.request(wire.Guest, "GET", "/api/me")
            except CannotJoin as error:
                if error.error != "not-known":
                    raise
                self.http.token = ""

    def sign_in(self) -> wire.Guest:
        """Return the guest of the stored session, with name and language brought up to date, or a new guest."""
        name, language = self.arguments.name, self.arguments.language
        if self.guest is None:
            new = {"name": name or self.own_name(), "language": language, "bearer": True}
            return self.welcome(self.http.request(wire.Welcome, "POST", "/api/guests", convert(new, wire.NewGuest)))
        if name in (None, self.guest.name) and language == self.guest.language:
            return self.guest
        change = convert({"name": name, "language": language}, wire.GuestChange)
        return self.http.request(wire.Guest, "PATCH", "/api/me", change)

    def welcome(self, welcome: wire.Welcome) -> wire.Guest:
        """Store the token and show the recovery code, which the hall sends once; return the guest."""
        if not is_token(welcome.token):
            raise self.http.no_hall()
        self.http.token = welcome.token
        try:
            store_token(self.http.hall, self.http.token)
        except OSError as error:
            self.say(phrase("ui-key-not-kept", fault=shown(error.strerror or str(error))))
        if welcome.recovery:
            self.say(phrase("ui-recovery", name=shown(welcome.guest.name), code=shown(welcome.recovery)))
        return welcome.guest

    def own_name(self) -> str:
        """Return the login name, if it can be a guest's name."""
        try:
            name = getpass.getuser()[:LONGEST_NAME]
        except (OSError, KeyError, ImportError):
            name = ""
        return name if is_name(name) else self.words.say(phrase("ui-guest"))

    def check_rules(self, table: wire.TableInfo) -> None:
        """Raise `CannotJoin` unless both the hall and this program know the rules of the table."""
        key = table.terms.game
        game = registry.game(key) if key in registry.names() else None
        if table.other_rules is not None:
            self.words = self.words if game is None else words_for(self.arguments.language, text_of(game).package)
            try:
                why = sayable(table.other_rules, self.words)
            except ValueError:
                raise self.http.no_hall() from None
            raise Gone(why)
        if game is None or not game.plays(table.rules):
            raise CannotJoin(phrase("ui-other-rules", game=shown(key)))

    # Finding a table and a seat.

    def choose(self) -> str | None:
        """List the tables and return the one that is chosen, None if there is no table or no terminal."""
        tables = self.http.request(wire.TableList, "GET", "/api/tables").tables
        if self.guest is not None:
            mine = self.http.request(wire.TableList, "GET", "/api/me/tables").tables
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
        """Return a table as one line: game, players, phase."""
        key = table.terms.game
        if key not in registry.names():
            return shown(key)
        words = words_for(self.arguments.language, text_of(registry.game(key)).package)
        try:
            match = RemoteMatch(table)
        except ValueError:
            return shown(key)
        name_players(words, match.holders, -1)
        title = phrase("ui-title", game=match.text.title(), seats=match.seats)
        state = phrase("ui-phase", phase=shown(table.phase), names=", ".join(words.names))
        return f"{words.say(title)} {words.say(state)}"

    def sit(self, table: wire.TableInfo, invitation: str) -> wire.TableInfo:
        """Take the seat that was asked for, else the first free one; return the new table."""
        wanted = self.arguments.seat
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
        """Take a seat, with a nonce for the match's chance."""
        order = wire.Sit(seat, invitation, secrets.token_hex(16))
        return self.http.request(wire.TableInfo, "POST", f"/api/tables/{table.id}/sit", order)

    # At the table.

    def play_until_over(self, table: wire.TableInfo, guest: wire.Guest, connection: Connection) -> int:
        """Play until the match is over or the person leaves, across changes of the table; return the exit status."""
        keyboard: Keyboard | None = None
        is_line_mode = self.arguments.plain or not has_screen()
        connection.start()
        while True:
            game = registry.game(table.terms.game)
            self.words = words_for(self.arguments.language, text_of(game).package)
            driver = RemoteDriver(table, guest.id, self.http, connection, self.words)
            if keyboard is None and is_line_mode:
                keyboard = Keyboard(connection.incoming)
            try:
                self.play(driver, is_line_mode)
                return self.save_record(driver)
            except TableChanged as new:
                table = new.table
                self.check_rules(table)
            except (PlayerLeft, KeyboardInterrupt) as reason:
                link = shlex.quote(self.address.link(table.id))
                sat = "yes" if driver.people() else "no"
                print("\n" + self.words.say(phrase("ui-left-hall", sat=sat, command=command(), link=link)))
                return 130 if isinstance(reason, KeyboardInterrupt) else 0

    def play(self, driver: RemoteDriver, is_line_mode: bool) -> None:
        """Play full-screen or line by line; raises `PlayerLeft` if the match is not over then."""
        if is_line_mode:
            RemoteLineModeTable(driver, self.words).play()
            return
        from meadhall.terminal.remote.screen import RemotePlayApp  # Textual takes a moment to load

        app = RemotePlayApp(driver, self.words, self.arguments.theme)
        app.run_until_left()
        driver.connection.wake = do_nothing
        if app.failure is not None:
            raise app.failure
        if driver.match.result is None:
            raise PlayerLeft
        RemoteLineModeTable(driver, self.words).tell_result()

    def save_record(self, driver: RemoteDriver) -> int:
        """Verify and save the record of the match; return the exit status."""
        match = self.verified(self.fetch_record(driver.table.id))
        path = kept_record(match)
        if path is None:
            file = new_record(match, None)
            file.close()
            path = file.path
        self.say(phrase("ui-record", file=shown(str(path), 4096)))
        self.say(phrase("ui-look-again", command=command(), file=shell_path(path)))
        return 0

    def fetch_record(self, table: str) -> bytes:
        """Return the record of a match that is over; retry while the hall restarts."""
        path = f"/api/tables/{table}/record"
        for pause in PAUSES:
            try:
                return self.http.fetch("GET", path, max_bytes=MOST_BYTES)
            except Unreachable:
                time.sleep(pause)
        return self.http.fetch("GET", path, max_bytes=MOST_BYTES)

    def verified(self, data: bytes) -> Match:
        """Return the match of a record; raises `Gone` unless every draw follows from the seed that was committed to."""
        try:
            match = replay(data)
        except BadRecord as error:
            raise Gone(phrase("ui-unbelievable", fault=error.phrase)) from None
        if match.result is None or commitment(match.header.seed) != self.commitment:
            raise Gone(phrase("ui-unbelievable", fault=phrase("record-commitment")))
        return match
