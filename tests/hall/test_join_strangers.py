"""A hall is a stranger's machine behind a stranger's connection: how `meadhall join` copes with both."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import msgspec
import pytest

from meadhall.cli import main
from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.hall import wire
from meadhall.hall.messages import Extras, state_message
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.presentation import Catalogue, text_of
from meadhall.terminal.language import words_for
from meadhall.terminal.line_mode import LineModeTable
from meadhall.terminal.remote.connection import Connection
from meadhall.terminal.remote.driver import RemoteDriver
from meadhall.terminal.remote.errors import CannotJoin
from meadhall.terminal.remote.http import HttpClient
from tests.hall.hall_process import HallProcess
from tests.hall.test_leaks import answer, begun, pick
from tests.hall.test_tables import play_on
from tests.terminal.person import Person, record_of

NASTY = "\x1b[2J\r\n\u202e[/x]" + "x" * 500


def table_of(key: str, viewer: int, name: str = "Anna") -> wire.TableInfo:
    game = registry.game(key)
    seats, settings = game.modes()[0]
    terms = wire.Terms(key, seats, game.filled_in(settings))
    people = [wire.Sitting("person", "0" * 16, name) for _ in range(seats)]
    you = viewer if viewer < seats else -1
    return wire.TableInfo("0" * 16, "running", terms, people, "0" * 16, False, 0, 0, you=you)


def driver_at(key: str, viewer: int, words: Catalogue, name: str = "Anna") -> RemoteDriver:
    hall = "http://hall.example"
    return RemoteDriver(
        table_of(key, viewer, name), "0" * 16, HttpClient(hall), Connection(hall, "0" * 16, "", ""), words
    )


def words_of(key: str, language: str = "en") -> Catalogue:
    return words_for(language, text_of(registry.game(key)).package)


def state_message_to(versioned: VersionedMatch, viewer: int) -> wire.StateMessage:
    """Return what a hall tells a viewer, as it comes over the wire."""
    return msgspec.json.decode(
        msgspec.json.encode(state_message(versioned, viewer, 0, Extras(view=True))), type=wire.StateMessage
    )


def spoil(view: dict[str, Any], random: Random) -> None:
    """Put a number where it does not belong."""
    number = random.choice([-1, 0, 1, 3, 50, 255, 10**6, 2**40, -(2**61), random.getrandbits(60)])
    rows = [view["numbers"], *view["frames"], *[row for secret in view["secrets"] for row in secret if row]]
    what = random.randrange(5)
    if what == 0 and view["question"]:
        view["question"][random.randrange(3)] = number
    elif what == 1 and view["question"]:
        view["question"][3] = [number]
    elif what == 2:
        view["refused"] = [[number, number]]
    elif what == 3:
        view["outcome"] = [number, [number] * view["seats"], [1] * view["seats"]]
    else:
        row = random.choice(rows)
        row[random.randrange(len(row))] = number


@pytest.mark.parametrize("key", registry.names())
def test_what_makes_no_sense_is_refused_with_a_sentence_and_nothing_else(key: str) -> None:
    random, rng, words = Random(1), Rng(1), words_of(key)
    versioned = begun(registry.game(key), 0, 3)
    refused = 0
    for at in range(40):
        if not versioned.match.is_running():
            break
        seat = pick(versioned.match.asked(), rng)
        question = versioned.match.question_to(seat)
        assert question is not None
        answer(versioned, seat, pick(question.options, rng), 1000 * at)
        viewer = random.randrange(versioned.match.seats + 1)
        sound = driver_at(key, viewer, words)
        assert sound.receive(state_message_to(versioned, viewer)) is None
        assert sound.match.state.key() == versioned.match.view(viewer).key()
        with pytest.raises(CannotJoin, match="ui-nonsense"):  # what another viewer may know
            driver_at(key, viewer, words).receive(
                state_message_to(versioned, (viewer + 1) % (versioned.match.seats + 1))
            )
        for spoiled in (1, 1, 2, 5):
            message = state_message_to(versioned, viewer)
            assert message.view is not None
            for _ in range(spoiled):
                spoil(message.view, random)
            try:
                driver_at(key, viewer, words).receive(message)
            except CannotJoin as error:
                refused += 1
                assert "another version" in error.sentence(words)
    assert refused > 10


def test_names_talk_and_stories_do_not_write_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    words = words_of("keltis", "uk")
    versioned = begun(registry.game("keltis"), 0, 3)
    driver = driver_at("keltis", 0, words, NASTY)
    message = state_message_to(versioned, 0)
    nasty: list[dict[str, Any]] = [
        {"id": NASTY, "args": {}},
        {"id": "entry-becomes", "args": {"seat": {"seat": 10**9}, "kind": "person", "name": NASTY}},
        {"id": "letter", "args": {"text": {"id": "letter", "args": {}}}},
    ]
    message.story = [wire.StoryLine(1, each) for each in nasty]
    driver.receive(message)
    table = LineModeTable(driver, words)
    table.become(driver.reader())
    table.introduce()
    table.heard = [0] * 3
    table.tell()
    notices = [
        driver.receive(wire.Said(1, "", NASTY, NASTY, 0)),
        driver.receive(wire.Refused("x", NASTY, {"id": NASTY, "args": {}}, NASTY)),
        driver.receive(wire.Refused("x", "stale", {"id": "hall-bad-message", "args": {"fault": NASTY}})),
    ]
    for announcement in notices:
        assert announcement is not None
        for line in announcement.lines:
            table.say(line)
    shown = capsys.readouterr().out
    assert all(letter.isprintable() for letter in shown if letter != "\n")
    assert max(map(len, shown.splitlines())) < 800
    assert driver.receive(wire.Said(1, "", "Anna", "again", 0)) is None, "what was said is heard once"
    with pytest.raises(CannotJoin, match="ui-nonsense"):
        message.story = [wire.StoryLine(1, {"id": 5})]
        driver.receive(message)


def test_a_game_or_settings_that_are_not_known_here() -> None:
    words = words_of("keltis")
    table = table_of("keltis", 0)
    for terms in (wire.Terms("chess", 2), wire.Terms("keltis", 2, {"x": "y"}), wire.Terms("keltis", 3)):
        strange = msgspec.structs.replace(table, terms=terms)
        with pytest.raises(CannotJoin, match="ui-other-rules"):
            RemoteDriver(strange, "", HttpClient(""), Connection("", "", "", ""), words)


class UnreliableConnection:
    """A connection to a hall that is cut again and again, in the middle of messages."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.ends: list[socket.socket] = []
        self.cuts = 0
        self.over = Event()
        Thread(target=self.carry_all, daemon=True).start()

    def carry_all(self) -> None:
        with suppress(OSError):
            while True:
                near = self.listening.accept()[0]
                far = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [near, far]
                for ends in ((near, far), (far, near)):
                    Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(4096):
                other.sendall(data)
        for end in (one, other):
            end.close()

    def cut_on(self, every: float) -> None:
        while not self.over.wait(every):
            self.cuts += 1
            for end in self.ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self.ends.clear()

    def close(self) -> None:
        self.over.set()
        self.listening.close()


def test_a_connection_that_breaks_again_and_again_loses_nothing_and_doubles_nothing(
    hall: HallProcess, tmp_path: Path
) -> None:
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2)
    connection = UnreliableConnection(hall.port)
    url = f"{connection.base}/#table={table['id']}&invitation={table['invitation']}"
    borys = Person([url, "--plain", "--lang", "en"], tmp_path, 3, "join")
    borys.read_until("Waiting for Anna to begin")
    anna.begin(table)
    cutter = Thread(target=connection.cut_on, args=(0.7,))
    cutter.start()
    try:
        with ThreadPoolExecutor(1) as people:
            theirs = people.submit(play_on, anna.socket(table), 7)
            while (question := borys.read_question()) is not None:
                borys.type(borys.answer(question))
                if theirs.done():
                    connection.over.set()
            assert borys.end() == (0, "")
            theirs.result()
    finally:
        connection.close()
        cutter.join()
    assert connection.cuts > 3
    assert any("The connection is there again." in told for told in borys.lines)
    record = record_of(tmp_path)
    assert main(["verify", str(record)]) == 0
    drawn = record.read_text().count(" seat1 draw: ")
    assert sum(told.startswith("You draw") for told in borys.lines) == drawn


def test_too_many_places_at_once(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2)
    for _ in range(20):
        anna.socket(table).receive()
    url = f"{hall.base}/#table={table['id']}"
    person = Person([url, "--plain", "--lang", "en", "--recovery", anna.recovery], tmp_path, 0, "join")
    person.process.wait(60)  # its input stays open: a person with nothing more to say may leave before being refused
    assert person.end() == (2, "meadhall: You have this hall open in too many places at once; close one of them.\n")


@pytest.mark.parametrize("words", [[f"http://{'x' * 300}"], ["http://127.0.0.1:1", "--recovery", "\udcff"]])
def test_what_cannot_be_sent_is_borne(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["join", *words, "--plain", "--lang", "en"]) == 2
    assert "No hall answers at" in capsys.readouterr().err
