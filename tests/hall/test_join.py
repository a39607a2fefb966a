"""`meadhall join`: the real program at a table of a real hall, line by line and full-screen."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from meadhall.cli import main
from meadhall.match import replay
from meadhall.terminal.remote.address import read_address
from meadhall.terminal.remote.errors import CannotJoin
from tests.hall.hall_process import ApiGuest, HallProcess, free_port
from tests.hall.test_tables import play_on
from tests.terminal.emulator import Terminal
from tests.terminal.person import Person, record_of

if TYPE_CHECKING:
    from collections.abc import Iterator

FIRST = {"settings": {"starting_seat": "0"}}
SECOND = {"settings": {"starting_seat": "1"}}


def link(hall: HallProcess, table: dict[str, Any], form: str = "{base}/#table={id}&invitation={invitation}") -> str:
    return form.format(base=hall.base, **table)


def joiner(words: list[str], data: Path, seed: int = 0) -> Person:
    return Person([*words, "--plain"], data, seed, "join")


def seated(hall: HallProcess, data: Path, **terms: Any) -> tuple[ApiGuest, Person, dict[str, Any]]:
    """Return a host, a person who has joined its table of two in the terminal, and the table; the match has begun."""
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2, **terms)
    borys = joiner([link(hall, table), "--name", "Borys", "--lang", "en"], data)
    borys.read_until("Waiting for Anna to begin")
    anna.begin(table)
    return anna, borys, table


@pytest.mark.parametrize(("language", "won"), [("en", "Winner: |Shared victory: "), ("uk", "еремога: ")])
def test_a_guest_joins_by_a_link_and_plays_to_the_end(
    hall: HallProcess, tmp_path: Path, language: str, won: str
) -> None:
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2)
    borys = joiner([link(hall, table), "--name", "Борис", "--lang", language], tmp_path, 5)
    borys.read_until("Anna")
    with anna.socket(table).stack, ThreadPoolExecutor(1) as people:
        line = anna.seats[-1]
        while line.until("table")["table"]["seats"][1]["name"] != "Борис":
            pass
        anna.begin(table)
        theirs = people.submit(play_on, line, 7)
        borys.play()
        assert borys.end() == (0, "")
        result = theirs.result()
    record = record_of(tmp_path)
    match = replay(record.read_bytes())
    assert match.result is not None
    assert list(match.result.ranks) == result["ranks"]
    assert match.nonces[1], "the guest who joins contributes to the seed"
    assert main(["verify", str(record)]) == 0
    assert f"meadhall replay {record}" in borys.lines[-1]
    assert re.search(won, borys.lines[-3])
    told = "\n".join(borys.lines)
    assert "\x1b" not in told
    assert re.search(r"[A-Z2-7]{5}(-[A-Z2-7]{5}){4}", told), "the recovery code is shown"
    (key,) = (tmp_path / "meadhall" / "halls").iterdir()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_joining_again_is_going_on_as_the_same_guest(hall: HallProcess, tmp_path: Path) -> None:
    anna, borys, table = seated(hall, tmp_path, **SECOND)
    borys.play(1)
    borys.read_question()
    borys.type("quit")
    assert borys.end() == (0, "")
    assert f"join '{hall.base}/#table={table['id']}'" in borys.lines[-1]
    again = joiner([f"{hall.base}/api/tables/{table['id']}", "--lang", "en"], tmp_path)
    assert again.read_question() is not None
    assert not any("recovery code" in line for line in again.lines)
    assert [line for line in again.lines if line.startswith("You ")][:1] == [
        line for line in borys.lines if line.startswith("You ") and "You are" not in line
    ][:1], "the story is told from its beginning"
    again.type("resign")
    again.read_question()
    again.type("resign")
    again.play()
    assert again.end() == (0, "")
    assert replay(record_of(tmp_path).read_bytes()).resigned == [1]
    late = joiner([link(hall, table), "--lang", "en"], tmp_path)
    late.play()
    assert late.end() == (0, "")
    assert late.lines[-2:] == again.lines[-2:], "the record is there already"
    moved = joiner([link(hall, table), "--recovery", anna.recovery, "--lang", "en"], tmp_path / "elsewhere")
    moved.play()
    assert moved.end()[0] == 0
    assert moved.lines[0].startswith("You are Anna here."), "a recovery code takes one along"


def test_the_host_begins_with_enter_and_bots_play(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2, {"1": "easy"}, **FIRST)
    host = joiner([link(hall, table), "--recovery", anna.recovery, "--lang", "en"], tmp_path)
    host.read_until("Press Enter")
    host.type("")
    host.read_until("Play a card")
    for line, told in [
        ("hint", "your chance to win"),
        ("say hello", "Anna: “hello”"),
        ("nonsense", "neither an answer nor a command"),
        ("begin", "The game has begun"),
        ("restart", "nothing that you can take back"),
        ("hand", "Play a card"),
    ]:
        host.type(line)
        host.read_until(told)
    host.process.terminate()
    host.process.wait()
    host.end()


@pytest.mark.parametrize("reply", ["yes", "no"])
def test_consent_is_asked_for_and_given_or_not(hall: HallProcess, tmp_path: Path, reply: str) -> None:
    anna, borys, table = seated(hall, tmp_path, **FIRST)
    line = anna.socket(table)
    state = line.until_asked()
    while state["question"]:
        line.answer(state, -1)
        state = line.until("state")
    borys.read_question()
    line.do("undo")
    borys.read_until("Do you agree? [yes, no]")
    borys.type("pile")
    borys.read_until("You are not asked anything now")
    borys.type(reply)
    borys.read_until("All agree: the last answer of Anna" if reply == "yes" else "You do not agree")
    if reply == "yes":
        assert line.until_asked()["question"]["kind"] == "draw"
    else:
        assert borys.read_question() is not None
    borys.type("quit")
    assert borys.end() == (0, "")


def test_a_spectator_follows_the_match_to_its_end(hall: HallProcess, tmp_path: Path) -> None:
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    table = anna.table("keltis", 2, is_public=True)
    borys.sit(table, 1)
    vira = joiner([link(hall, table, "{base}/tables/{id}"), "--lang", "en", "--name", "Vira"], tmp_path)
    vira.read_until("You are watching.")
    vira.type("say hello")
    vira.read_until("Only those who sit at the table")
    assert vira.process.stdin is not None
    vira.process.stdin.close()  # a spectator needs no keyboard
    vira.process.stdin = None
    anna.begin(table)
    lines = [anna.socket(table), borys.socket(table)]
    with ThreadPoolExecutor(2) as people:
        list(people.map(play_on, lines, (1, 2)))
    status, said = vira.end()
    assert (status, said) == (0, "")
    drawn = {line for line in vira.lines if " draws " in line}
    assert drawn == {"Anna draws a card.", "Borys draws a card."}
    assert not any(line.startswith("You draw") for line in vira.lines)
    assert replay(record_of(tmp_path).read_bytes()).result is not None


def test_a_hall_that_is_killed_and_opened_again_in_the_middle(tmp_path: Path) -> None:
    hall = HallProcess("--data", str(tmp_path / "hall")).open()
    try:
        anna, borys, table = seated(hall, tmp_path, **SECOND)
        line = anna.socket(table)
        borys.play(1)
        question = borys.read_question()
        assert question is not None
        hall.kill()
        borys.read_until("The connection to the hall is lost")
        borys.type("pile" if "pile" in question else borys.answer(question))
        line.close()
        hall.open()
        borys.read_until("The connection is there again.")
        line = anna.socket(table)
        with ThreadPoolExecutor(1) as people:
            theirs = people.submit(play_on, line, 7)
            borys.play()
            assert borys.end() == (0, "")
            theirs.result()
        record = record_of(tmp_path)
        assert main(["verify", str(record)]) == 0
        mine = [told for told in borys.lines if told.startswith("You draw")]
        drawn = [entry for entry in replay(record.read_bytes()).entries if entry.actor == 1 and entry.verb == "draw:"]
        assert len(mine) == len(drawn), "nothing is told twice or left out"
    finally:
        hall.close()


def test_a_hall_that_has_gone_for_good(tmp_path: Path) -> None:
    hall = HallProcess("--data", str(tmp_path / "hall")).open()
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2, is_public=True)
    impatient = (
        "import sys; from meadhall.terminal.remote import connection; connection.GIVE_UP_AFTER = 1.0; "
        "from meadhall.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    borys = subprocess.Popen(
        [sys.executable, "-c", impatient, "join", link(hall, table), "--plain", "--lang", "uk"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )  # fmt: skip
    assert borys.stdout is not None
    while "Чекаємо" not in borys.stdout.readline():
        pass
    hall.kill()
    hall.close()
    told, said = borys.communicate(timeout=60)
    assert borys.returncode == 1
    assert said.count("\n") == 1
    assert "Усе, що вона підтвердила, там у безпеці" in said
    assert "Зв’язок із залою втрачено" in told


class Elsewhere(BaseHTTPRequestHandler):
    """Another server: a page, or a redirect."""

    def do_GET(self) -> None:
        self.send_response(302 if "tables" in self.path else 200)
        self.send_header("Location", "http://127.0.0.1:9/")
        self.end_headers()
        self.wfile.write(b"<html>hello</html>")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def something_else() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("text", "table", "invitation"),
    [
        ("localhost:8080", "", ""),
        ("http://localhost:8080/", "", ""),
        ("http://localhost:8080/#table=0123456789abcdef&invitation=a-B_c", "0123456789abcdef", "a-B_c"),
        ("localhost:8080/tables/0123456789abcdef?invitation=a-B_c", "0123456789abcdef", "a-B_c"),
        ("http://localhost:8080/api/tables/0123456789abcdef/", "0123456789abcdef", ""),
        ("http://LOCALHOST:8080/api/tables/0123456789abcdef#invitation=x", "0123456789abcdef", "x"),
    ],
)
def test_addresses_in_many_forms(text: str, table: str, invitation: str) -> None:
    found = read_address(text)
    assert (found.hall, found.table, found.invitation) == ("http://localhost:8080", table, invitation)
    assert not table or read_address(found.link(table, invitation)) == found


@pytest.mark.parametrize(
    "text",
    ["", "ftp://example.org", "http://", "http://x:port/", "http://x:99999/", "http://a:b@c/", "http://c/elsewhere",
     "http://c/#table=zz", "http://ex ample/", "http://[x/", "http://c\x1b/"],
)  # fmt: skip
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(CannotJoin, match="ui-bad-address"):
        read_address(text)


def refused(words: list[str], data: Path) -> str:
    """Return the one sentence with which a person is refused."""
    person = joiner(words, data)
    status, said = person.end()
    assert (status, person.lines) == (2, [])
    assert said.count("\n") == 1
    assert said.startswith("meadhall: ")
    return said


def test_one_who_cannot_join_is_told_why_in_one_sentence(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2)
    assert "is not the address of a hall or a table" in refused(["ftp://example.org", "--lang", "en"], tmp_path)
    nowhere = f"http://127.0.0.1:{free_port()}"
    assert f"No hall answers at {nowhere}: Connection refused." in refused([nowhere, "--lang", "en"], tmp_path)
    with something_else() as other:
        assert "it is not a hall of Meadhall" in refused([other, "--lang", "en"], tmp_path)
        assert "it is not a hall of Meadhall" in refused([f"{other}/tables/{'0' * 16}", "--lang", "en"], tmp_path)
    unknown = f"{hall.base}/tables/{'0' * 16}"
    assert (
        refused([unknown, "--lang", "uk"], tmp_path)
        == "meadhall: Такого столу немає, або за нього сідають лише на запрошення.\n"
    )
    wrong = link(hall, {**table, "invitation": "guess"})
    assert "Такого стола нет" in refused([wrong, "--lang", "ru"], tmp_path)
    assert "A name has 1 to 24" in refused([link(hall, table), "--name", "x" * 25, "--lang", "en"], tmp_path)
    assert "This code is not valid" in refused([link(hall, table), "--recovery", "guess", "--lang", "en"], tmp_path)
    assert not (tmp_path / "meadhall" / "halls").exists(), "nobody became a guest in vain"


def test_a_seat_that_is_taken_or_does_not_exist(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.guest("Anna")
    table = anna.table("keltis", 3)
    for seat, told in (
        ("0", "Somebody has this seat already."),
        ("7", "There is no such seat"),
        ("-1", "no such seat"),
    ):
        person = joiner([link(hall, table), f"--seat={seat}", "--lang", "en"], tmp_path)
        status, said = person.end()
        assert status == 2
        assert told in said
    person = joiner([link(hall, table), "--seat", "2", "--name", "Vira", "--lang", "en"], tmp_path)
    person.read_until("Waiting until every seat is taken")
    assert anna.get(f"/api/tables/{table['id']}")["seats"][2]["name"] == "Vira", "the name is changed too"
    anna.post(f"/api/tables/{table['id']}/get-up")
    assert person.end() == (1, "meadhall: The host has cleared the table away.\n")


def test_without_a_table_they_are_listed(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.guest("Anna")
    table = anna.table("oriflamme", 3, {"1": "easy"}, is_public=True)
    person = joiner([hall.base, "--lang", "en"], tmp_path)
    assert person.end() == (0, "")
    (line,) = [line for line in person.lines if table["id"] in line]
    assert "Oriflamme" in line
    assert "At the table: Anna, Bot 2, (free). It has not begun yet." in line
    with Terminal(["join", hall.base, "--lang", "en", "--plain"], tmp_path, 200) as terminal:
        shown = terminal.wait_for("Which table?")
        number = next(line.split(".")[0] for line in shown.splitlines() if table["id"] in line)
        terminal.press(number, "enter")
        terminal.wait_for("Waiting for Anna to begin")
    assert anna.get(f"/api/tables/{table['id']}")["seats"][2]["kind"] == "person"


def test_the_host_agrees_on_another_game(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2)
    borys = joiner([link(hall, table), "--lang", "en"], tmp_path)
    borys.read_until("Waiting for Anna to begin")
    anna.patch(f"/api/tables/{table['id']}", game="clans", seats=2)
    borys.read_until("Land of Clans, 2 seats.")
    borys.read_until("Waiting for Anna to begin")
    borys.type("quit")
    assert borys.end() == (0, "")


def test_full_screen(hall: HallProcess, tmp_path: Path) -> None:
    anna = hall.guest("[/Anna]")
    table = anna.table("keltis", 2, clock="600+5", **SECOND)
    with Terminal(["join", link(hall, table), "--lang", "en", "--name", "Borys"], tmp_path) as terminal:
        terminal.wait_for("Waiting for [/Anna] to begin")
        anna.begin(table)
        for text in ("Play a card", "▲ Borys", "[/Anna] 10:00 · Borys 9:5"):
            terminal.wait_for(text)
        line = anna.socket(table)
        terminal.press("down")
        line.do("say", text="good luck")
        terminal.wait_for("[/Anna]: “good luck”")
        terminal.press("up", "up", "enter")
        terminal.wait_for("Draw a card")
        terminal.press("f2")
        terminal.wait_for("You take that back.")
        terminal.wait_for("Play a card")
        terminal.press("up", "up", "enter")
        terminal.wait_for("Draw a card")
        terminal.press("pile", "enter")
        terminal.wait_for("[/Anna] to play")
        state = line.until_asked()
        while state["question"]:
            line.answer(state, -1)
            state = line.until("state")
        terminal.wait_for("Play a card")
        line.do("undo")
        terminal.wait_for("Do you agree?")
        terminal.press("enter")
        terminal.press("down", "enter")
        terminal.wait_for("All agree: ")
        line.do("resign")
        terminal.wait_for("Winner: Borys.")
        assert terminal.leave() == 0
        assert "Look at it again" in "\n".join(terminal.look_back())
    assert replay(record_of(tmp_path).read_bytes()).resigned == [0]
