"""What strangers and malicious guests can send: it is refused, it is bounded, and it leaves no trace."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from meadhall.hall.wire import CloseCode
from tests.hall.fuzzing.health_monitor import rss
from tests.hall.fuzzing.socket_frames import PING, TEXT, frame
from tests.hall.fuzzing.targets import faults_in
from tests.hall.hall_process import PATIENCE, ApiGuest, HallProcess, read

ADDRESSES = (f"192.0.2.{n}" for n in count(10))
"""Every guest comes from an address of its own, so that there may be many."""


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall whose log is read, with rate limits of its own."""
    folder = tmp_path_factory.mktemp("hall")
    found = HallProcess("--data", str(folder), log=folder / "log").open()
    yield found
    found.close()


def begun(
    hall: HallProcess, game: str = "keltis", seats: int = 2, **terms: Any
) -> tuple[list[ApiGuest], dict[str, Any]]:
    guests = [hall.guest(f"Guest {n}", address=next(ADDRESSES)) for n in range(seats)]
    table = guests[0].table(game, seats, **terms)
    for n, guest in enumerate(guests[1:], 1):
        guest.sit(table, n)
    guests[0].begin(table)
    return guests, table


def raw(hall: HallProcess, data: bytes, then: bytes = b"") -> bytes:
    """Send bytes, and others when something has come back; return everything that comes until the connection ends."""
    answer = b""
    with socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE) as line:
        try:
            line.sendall(data)
            while part := line.recv(65536):
                answer += part
                if then:
                    line.sendall(then)
                    then = b""
        except ConnectionError:
            pass
    return answer


def head(hall: HallProcess, first: str, *headers: str) -> bytes:
    return "\r\n".join([first, f"Host: 127.0.0.1:{hall.port}", *headers, "", ""]).encode("latin-1")


def upgrade(hall: HallProcess, guest: ApiGuest, table: dict[str, Any]) -> bytes:
    """Return a guest's request for the socket of a table."""
    asked = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    asked += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Authorization: Bearer {guest.token}"]
    return head(hall, f"GET /api/tables/{table['id']}/socket HTTP/1.1", *asked)


def wait_for_log(hall: HallProcess) -> list[str]:
    """Return the faults in the log, after time for the latest to get there."""
    assert hall.log is not None
    time.sleep(0.5)
    return list(faults_in(hall.log.read_bytes().splitlines()))


# What makes no sense.

DEEP = '{"do":' + "[" * 5000


def test_brackets_without_end_are_refused(hall: HallProcess) -> None:
    guests, table = begun(hall)
    answer = guests[0].http.post(f"/api/tables/{table['id']}/act", content=DEEP)
    assert read(answer, 400)["error"] == "bad-body"
    seat = guests[0].socket(table)
    seat.connection.send(DEEP)
    assert seat.until("refused")["error"] == "bad-message"
    seat.do("say", text="still here")
    seat.until("done")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("sit", {"seat": 0, "nonce": "\n"}),
        ("sit", {"seat": 0, "nonce": "ab\n"}),
        ("remove", {"guest": "0123456789abcdef\n"}),
        ("act", {"do": "undo", "id": "a\n"}),
        ("", {"terms": {"game": "keltis", "seats": 2, "clock": "none\n"}}),
        ("", {"terms": {"game": "keltis", "seats": 2}, "bots": {"1\n": "easy"}}),
    ],
)
def test_a_line_break_at_the_end_is_not_overlooked(hall: HallProcess, path: str, body: dict[str, Any]) -> None:
    anna = hall.guest(address=next(ADDRESSES))
    table = anna.table("keltis", 2)
    where = f"/api/tables/{table['id']}/{path}" if path else "/api/tables"
    assert read(anna.http.post(where, json=body), 400)["error"] == "bad-body"


@pytest.mark.parametrize(
    "hosts",
    [
        ["[::1"],
        ["localhost:x@evil.example"],
        ["localhost:" + "1" * 5000],
        ["evil.example", "localhost"],
        ["localhost", "localhost"],
    ],
)
def test_what_is_no_name_of_the_hall_comes_into_no_link(hall: HallProcess, hosts: list[str]) -> None:
    token = hall.guest(address=next(ADDRESSES)).token
    lines = ["POST /api/me/passage HTTP/1.1", *(f"Host: {host}" for host in hosts)]
    lines += [f"Authorization: Bearer {token}", "Content-Length: 0", "Connection: close", "", ""]
    answer = raw(hall, "\r\n".join(lines).encode())
    assert answer.startswith(b"HTTP/1.1 421")
    assert b'"error":"unknown-host"' in answer


@pytest.mark.parametrize("path", ["%00", "%ff", "a" * 5000, "0123456789abcdeg", "0123456789abcdef%0a"])
def test_what_cannot_be_a_table_is_none(hall: HallProcess, path: str) -> None:
    assert read(httpx.get(f"{hall.base}/api/tables/{path}"), 404)["error"] == "no-table"


def test_a_path_with_a_slash_too_many_leads_nowhere(hall: HallProcess) -> None:
    assert read(httpx.get(f"{hall.base}/api/games/"), 404)["error"] == "not-found"


def test_a_head_may_not_be_as_long_as_memory_is(hall: HallProcess) -> None:
    begin = head(hall, "GET /healthz HTTP/1.1")[:-2]
    assert raw(hall, begin + b"X: " + b"a" * 40_000 + b"\r\n\r\n").startswith(b"HTTP/1.1 400")
    assert raw(hall, begin + b"X: " + b"a" * 50_000_000).startswith((b"HTTP/1.1 400", b"")), "the connection ends"
    assert raw(hall, begin + b"X: " + b"a" * 8000 + b"\r\nConnection: close\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_a_request_for_a_socket_that_makes_no_sense_is_answered(hall: HallProcess) -> None:
    asked = upgrade(hall, hall.guest(address=next(ADDRESSES)), {"id": "0123456789abcdef"})[:-2]
    answer = raw(hall, asked + b"Content-Length: 5\r\n\r\nhello")
    assert answer.startswith(b"HTTP/1.1 400")


def test_what_strangers_do_wrong_fills_no_log(watched: HallProcess) -> None:
    guests, table = begun(watched)
    socket_of = upgrade(watched, guests[0], table)
    post = head(watched, "POST /api/guests HTTP/1.1", "Content-Length: 100", "Connection: close")
    with socket.create_connection(("127.0.0.1", watched.port)) as line:
        line.sendall(post + b"{")
    raw(watched, head(watched, "POST /api/guests HTTP/1.1", "Transfer-Encoding: chunked") + b"zz\r\n")
    raw(watched, b"nonsense\r\n\r\n")
    assert raw(watched, socket_of, frame(TEXT, b"\xff\xfe")).endswith(b"\x88\x02\x03\xef"), "1007: not UTF-8"
    raw(watched, socket_of, frame(TEXT, DEEP.encode()) + frame(15, b""))
    assert watched.log is not None
    assert wait_for_log(watched) == []
    assert watched.log.read_bytes() == b"", "nor does it get a line each"


# What is too much.


def test_pings_that_nobody_reads_the_answers_to_are_not_kept(watched: HallProcess) -> None:
    guests, table = begun(watched)
    assert watched.process is not None
    before = rss(str(watched.process.pid))
    many = frame(PING, b"x" * 125) * 2000
    with socket.create_connection(("127.0.0.1", watched.port), timeout=PATIENCE) as line:
        line.sendall(upgrade(watched, guests[0], table))
        line.recv(100)
        for _ in range(160):
            line.sendall(many)
        assert rss(str(watched.process.pid)) < before + 15, "in megabytes; 42 were sent"


def test_a_message_that_is_long_only_when_it_is_unpacked_is_too_long(hall: HallProcess) -> None:
    guests, table = begun(hall)
    seat = guests[0].socket(table)
    seat.until("state")
    assert seat.connection.protocol.extensions, "messages are packed"
    seat.connection.send(" " * 5_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        seat.until("refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_who_has_come_in_cannot_come_in_again_and_again(watched: HallProcess) -> None:
    anna = watched.guest("Anna", address="192.0.2.1")
    statuses = {anna.http.post("/api/guests", json={"name": "Again"}).status_code for _ in range(130)}
    assert statuses == {200, 429}


def test_hints_by_request_are_counted_like_those_over_a_socket(watched: HallProcess) -> None:
    guests, table = begun(watched)
    path = f"/api/tables/{table['id']}"
    idle = next(guest for guest in guests if not guest.get(f"{path}/state")["question"])
    answers = [idle.http.post(f"{path}/act", json={"do": "hint", "id": f"h{n}"}) for n in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[0].json()["error"] == "not-asked"


def test_a_long_fault_is_quoted_in_a_line(watched: HallProcess) -> None:
    guests, table = begun(watched)
    anna, long = guests[0], "y" * 5000
    seat = anna.socket(table)
    seat.connection.send(json.dumps({"do": long, "id": "a"}))
    refused = seat.until("refused")
    assert refused["error"] == "bad-message"
    assert len(refused["says"]["args"]["fault"]) < 400
    body = anna.http.post(f"/api/tables/{table['id']}/act", json={"do": long, "id": "a"})
    assert (body.status_code, body.json()["error"]) == (400, "bad-body")
    assert len(body.json()["message"]) < 400
    names = {f"{n:02}{'s' * 58}": "v" * 60 for n in range(30)}
    terms = {"game": "keltis", "seats": 2, "settings": names}
    assert anna.http.post("/api/tables", json={"terms": terms}).json()["error"] == "bad-settings"
    anna.post(f"/api/tables/{table['id']}/act", do="resign", id="r")
    record = anna.http.get(f"/api/tables/{table['id']}/record").text
    for word in ("keltis", "starting_seat", "random", "Guest"):
        assert word in record
        spoiled = anna.http.post("/api/moments", json={"record": record.replace(word, long), "viewer": 0})
        assert (spoiled.status_code, spoiled.json()["error"]) == (400, "bad-record"), word
    assert wait_for_log(watched) == []


def test_messages_that_make_no_sense_are_counted_too(watched: HallProcess) -> None:
    guests, table = begun(watched)
    seat = guests[0].socket(table)
    errors = []
    for _ in range(12):
        for _ in range(100):
            seat.connection.send("nonsense")
        errors += [seat.until("refused")["error"] for _ in range(100)]
    assert errors[0] == "bad-message"
    assert set(errors) == {"bad-message", "too-often"}


def test_strangers_have_only_so_many_sockets(watched: HallProcess) -> None:
    _, table = begun(watched)
    address = f"{watched.base.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    reason, lines = "", 0
    with ExitStack() as stack:
        while reason != "too-many-sockets" and lines < 140:
            line = stack.enter_context(connect(address, additional_headers={"X-Forwarded-For": "192.0.2.2"}))
            lines += 1
            try:
                line.recv(PATIENCE)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                reason = closed.rcvd.reason
                time.sleep(0.2)  # it may be that they came too fast
        assert reason == "too-many-sockets"
        assert lines > 100
        other = stack.enter_context(connect(address, additional_headers={"X-Forwarded-For": "192.0.2.3"}))
        assert json.loads(other.recv(PATIENCE))["is"] == "table", "a guest from another address is let in"


def test_who_opens_sockets_too_often_is_asked_to_wait_and_not_refused_for_good(hall: HallProcess) -> None:
    anna = hall.guest(address=next(ADDRESSES))
    table = anna.table("keltis", 2)
    address = f"{hall.base.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    known = {"Authorization": f"Bearer {anna.token}"}
    code, reason = 0, ""
    for _ in range(400):
        with connect(address, additional_headers=known) as opened:
            try:
                opened.recv(PATIENCE)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                code, reason = closed.rcvd.code, closed.rcvd.reason
                break
    assert (code, reason) == (CloseCode.TOO_OFTEN, "too-often")
    time.sleep(0.2)
    with connect(address, additional_headers=known) as opened:
        assert json.loads(opened.recv(PATIENCE))["is"] == "table"


# Who may watch, and who may act.


@pytest.mark.parametrize(
    ("name", "origin", "reason"),
    [("127.0.0.1", "https://evil.example", "other-origin"), ("evil.example", None, "unknown-host")],
)
def test_a_socket_from_elsewhere_is_closed_for_good_and_hears_nothing(
    hall: HallProcess, name: str, origin: Origin | None, reason: str
) -> None:
    anna = hall.guest(address=next(ADDRESSES))
    table = anna.table("keltis", 2, is_public=True)
    line = socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE)
    path, known = f"/api/tables/{table['id']}/socket", {"Authorization": f"Bearer {anna.token}"}
    opened = connect(f"ws://{name}:{hall.port}{path}", sock=line, origin=origin, additional_headers=known)
    with opened, pytest.raises(ConnectionClosed) as closed:
        opened.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (CloseCode.REFUSED, reason)


def test_who_is_asked_to_leave_hears_no_more(hall: HallProcess) -> None:
    anna, borys, vira = [hall.guest(name, address=next(ADDRESSES)) for name in ("Anna", "Borys", "Vira")]
    table = anna.table("keltis", 2, is_public=True)
    borys.sit(table, 1)
    seat = borys.socket(table)
    seat.until("table")
    anna.post(f"/api/tables/{table['id']}/remove", guest=borys.id)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            assert seat.receive()["is"] != "state"
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (CloseCode.REFUSED, "removed")
    vira.sit(table, 1)
    assert anna.begin(table)["phase"] == "running"


def test_where_nobody_may_watch_those_who_looked_on_before_must_go(hall: HallProcess) -> None:
    anna, borys, vira = [hall.guest(name, address=next(ADDRESSES)) for name in ("Anna", "Borys", "Vira")]
    table = anna.table("keltis", 2, is_public=True, watching="nobody")
    borys.sit(table, 1)
    watching, playing = vira.socket(table), borys.socket(table)
    watching.until("table")
    anna.begin(table)
    playing.until("state")
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            assert watching.receive()["is"] != "state"
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "may-not-follow"


def test_who_was_asked_to_leave_is_not_invited_by_way_of_the_old_table(hall: HallProcess) -> None:
    guests, table = begun(hall)
    guests[0].post(f"/api/tables/{table['id']}/act", do="resign", id="r")
    again = guests[0].post(f"/api/tables/{table['id']}/rematch")
    assert guests[1].post(f"/api/tables/{table['id']}/rematch")["invitation"] == again["invitation"]
    guests[0].post(f"/api/tables/{again['id']}/remove", guest=guests[1].id)
    assert guests[1].post(f"/api/tables/{table['id']}/rematch", 404)["error"] == "removed"


def test_who_has_resigned_does_not_play_on(hall: HallProcess) -> None:
    guests, table = begun(hall, "oriflamme", 3, level="hard")
    path = f"/api/tables/{table['id']}"
    asked = next(guest for guest in guests if guest.get(f"{path}/state")["question"])
    option = asked.get(f"{path}/state")["question"]["options"][0]["option"]
    assert asked.post(f"{path}/act", do="resign", id="r")["is"] == "done"
    told = asked.post(f"{path}/act", do="answer", id="a", option=option)
    assert (told["is"], told["error"]) == ("refused", "bad-entry")


def test_a_bot_does_not_answer_for_somebody_who_has_come_back(hall: HallProcess) -> None:
    guests, table = begun(hall, "keltis", 2, level="easy")
    path = f"/api/tables/{table['id']}"
    asked = next(guest for guest in guests if guest.get(f"{path}/state")["question"])
    seat = asked.socket(table)
    seat.until_asked()
    seat.do("away", away=True)
    seat.until("done")
    time.sleep(0.05)  # the bot thinks
    seat.do("away", away=False)
    seat.until("done")
    position = asked.get(f"{path}/state", position=1)["position"]
    time.sleep(4)
    assert asked.get(f"{path}/state", position=1)["position"] == position


def test_no_time_tells_of_a_secret_answer(hall: HallProcess) -> None:
    """In the list of tables the time of the last change stays when a seat has answered what others are still asked."""
    guests, table = begun(hall, "inis", 2, is_public=True)
    path = f"/api/tables/{table['id']}"

    def answer(guest: ApiGuest, n: int) -> None:
        options = guest.get(f"{path}/state")["question"]["options"]
        assert guest.post(f"{path}/act", do="answer", id=f"a{n}", option=options[0]["option"])["is"] == "done"

    def changed() -> int:
        listed: list[dict[str, Any]] = guests[1].get("/api/tables")["tables"]
        return next(int(each["changed"]) for each in listed if each["id"] == table["id"])

    for n in range(100):
        asked = guests[0].get(f"{path}/state")["asked"]
        if len(asked) == 2:
            break
        answer(guests[asked[0]], n)
    else:
        raise AssertionError("nobody was asked together")
    before = changed()
    time.sleep(0.01)
    answer(guests[0], 100)
    assert changed() == before
    answer(guests[1], 101)
    assert changed() > before
    assert guests[0].get(path)["changed"] == changed(), "it is told in the same way everywhere"


def test_no_secret_of_a_table_gets_into_the_log(tmp_path: Path) -> None:
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError

    from meadhall.hall.store import Store, sqlite_url

    store = Store(sqlite_url(tmp_path / "none.db"))
    with pytest.raises(DBAPIError) as error:
        store.write_now(lambda c: c.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "hunter2"}))
    store.close()
    assert "hunter2" not in str(error.value)
