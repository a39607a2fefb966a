"""Recorded conversations with a hall: every byte that guests send and receive.

`python -m tests.hall.conversations FILE` records the hall of this tree, `--python .../bin/python` that of another one,
`--compare OLD` tells how a recording made before differs. The hall runs with the random numbers and the clock of
`repeatable.py`: two recordings differ only where the halls do.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import sys
from collections import Counter
from contextlib import ExitStack, suppress
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.hall.hall_process import HallProcess

REPEATABLE = Path(__file__).with_name("repeatable.py")
NAME = "hall.test"
FENCE = {"do": "hint", "id": "fence"}
"""An action that these tables always refuse; everything before its answer has arrived."""


class Repeatable(HallProcess):
    """A hall with fixed random numbers and a clock that moves on request."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        super().__init__("--data", str(folder), "--name", NAME)
        self.python = python
        self.clock = folder / "clock"
        self.clock.touch()

    @property
    def program(self) -> list[str]:
        return [self.python, str(REPEATABLE), str(self.clock)]

    def a_minute_later(self) -> None:
        with self.clock.open("a") as clock:
            clock.write(".")


class Conversation:
    """A recording: a hall and everything it was sent and answered."""

    def __init__(self, hall: Repeatable) -> None:
        self.hall = hall
        self.http = httpx.Client(base_url=hall.base, headers={"Host": NAME}, timeout=20)
        self.lines: list[str] = []
        self.requests = 0
        self.usual: dict[str, str] = {}
        """Headers as first seen; only differences are recorded."""

    def note(self, who: str, mark: str, text: str) -> None:
        self.lines.append(f"{who} {mark} {text}")

    def request(self, who: Guest | None, method: str, path: str, body: object = None, **headers: str) -> Any:
        """Make a request and return the answer."""
        self.requests += 1
        if self.requests % 40 == 0:
            self.hall.a_minute_later()
        if who is not None:
            headers = {"Authorization": f"Bearer {who.token}", **headers}
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        name = "nobody" if who is None else who.name
        self.note(name, ">", f"{method} {path} {data.decode(errors='replace')}")
        answer = self.http.request(method, path, content=data, headers=headers)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}
        unusual = {name: value for name, value in headers.items() if self.usual.setdefault(name, value) != value}
        self.note(name, "<", f"{answer.status_code} {json.dumps(unusual, sort_keys=True)} {answer.text}")
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def guest(self, name: str, language: str = "en") -> Guest:
        return Guest(self, name, language)

    def close(self) -> None:
        self.http.close()


class Guest:
    """A guest of the hall."""

    def __init__(self, talk: Conversation, name: str, language: str) -> None:
        self.talk = talk
        self.name = name
        welcome = talk.request(None, "POST", "/api/guests", {"name": name, "language": language, "bearer": True})
        self.token: str = welcome["token"]
        self.id: str = welcome["guest"]["id"]
        self.recovery: str = welcome["recovery"]

    def get(self, path: str, **headers: str) -> Any:
        return self.talk.request(self, "GET", path, **headers)

    def post(self, path: str, **body: object) -> Any:
        return self.talk.request(self, "POST", path, body)

    def table(self, game: str, seats: int, **more: Any) -> dict[str, Any]:
        bots = more.pop("bots", {})
        terms = {"game": game, "seats": seats, "hints": False, **more}
        found: dict[str, Any] = self.post("/api/tables", terms=terms, bots=bots)
        return found


class Socket:
    """A socket at a table."""

    def __init__(self, stack: ExitStack, guest: Guest, table: dict[str, Any], query: str = "", bare: bool = False):
        self.guest, self.talk, self.table = guest, guest.talk, table
        self.state: dict[str, Any] = {}
        path = f"/api/tables/{table['id']}/socket{query}"
        self.say_of(">", f"SOCKET {path}")
        headers = {} if bare else {"Authorization": f"Bearer {guest.token}"}
        try:
            self.connection: ClientConnection | None = stack.enter_context(
                connect(
                    f"ws://{NAME}{path}",
                    additional_headers=headers,
                    max_size=None,
                    sock=socket.create_connection(("127.0.0.1", guest.talk.hall.port)),
                )
            )
        except InvalidStatus as error:
            self.say_of("<", f"{error.response.status_code}")
            self.connection = None

    def say_of(self, mark: str, text: str) -> None:
        self.talk.note(f"{self.guest.name}'s socket", mark, text)

    def send(self, text: str) -> None:
        self.say_of(">", text)
        if self.connection is not None:
            self.connection.send(text)

    def do(self, act: str, number: str, **more: object) -> None:
        """Send an action and wait for its effects, so that the order is fixed."""
        self.send(json.dumps({"do": act, "id": number, **more}))
        self.receive()

    def receive(self) -> None:
        """Receive up to the answer of a fence, or until the socket closes."""
        if self.connection is None:
            return
        with suppress(ConnectionClosed):  # what was sent before the close is still to be read
            self.connection.send(json.dumps(FENCE))
        try:
            while True:
                text = self.connection.recv(20)
                assert isinstance(text, str)
                message = json.loads(text)
                if message.get("id") == FENCE["id"]:
                    return
                self.say_of("<", text)
                if message["is"] == "state":
                    self.state = message
        except ConnectionClosed as error:
            closed = error.rcvd
            self.say_of("<", "closed" if closed is None else f"closed {closed.code} {closed.reason}")
            self.connection = None


def hear_all(sockets: list[Socket]) -> None:
    for each in sockets:
        each.receive()


def play(sockets: list[Socket], dice: random.Random, answers: int) -> None:
    """Answer questions at random, at most this many."""
    for n in range(answers):
        asked = [each for each in sockets if each.state.get("question")]
        if not asked:
            return
        each = asked[0]
        option = dice.choice(each.state["question"]["options"])["option"]
        each.do("answer", f"a{n}", option=option, version=each.state["version"])
        hear_all(sockets)


def talk_of_guests(talk: Conversation) -> None:
    """Guests arrive, change, move to another device and leave; malformed requests."""
    anna = talk.guest("Anna")
    nobody = None
    for path in ("/api/games", "/api/openapi.json", "/healthz", "/robots.txt", "/api/tables", "/nowhere", "/api/me"):
        talk.request(nobody, "GET", path)
    for game in ("keltis", "oriflamme", "clans", "inis", "chess"):
        talk.request(nobody, "GET", f"/api/games/{game}/lesson")
    talk.request(nobody, "PUT", "/api/me", {})
    talk.request(nobody, "POST", "/api/guests", {"name": ""})
    talk.request(nobody, "POST", "/api/guests", {"name": "Anna", "colour": "red"})
    talk.request(nobody, "POST", "/api/guests", {"name": "\u202eanna"})
    talk.request(nobody, "POST", "/api/guests", b"{")
    talk.request(nobody, "POST", "/api/guests", b"")
    talk.request(nobody, "POST", "/api/guests", b"[" * 70_000)
    talk.request(nobody, "POST", "/api/guests", {"name": "Elsewhere"}, Origin="http://elsewhere.test")
    talk.request(nobody, "GET", "/api/games", Host="elsewhere.test")
    talk.request(nobody, "GET", "/api/me", Authorization="Bearer nonsense")
    talk.request(nobody, "POST", "/api/guests", {"name": "Cookie"})
    anna.get("/api/me")
    talk.request(anna, "PATCH", "/api/me", {"name": "Anna Maria", "language": "uk"})
    talk.request(anna, "PATCH", "/api/me", {"webhook": "http://127.0.0.1/x"})
    link = anna.post("/api/me/passage")
    code = link["link"].rpartition("=")[2]
    for _ in range(2):
        talk.request(nobody, "POST", "/api/guests/arrive", {"code": code, "bearer": True})
    arrived = talk.request(nobody, "POST", "/api/guests/arrive", {"code": anna.recovery, "bearer": True})
    talk.request(nobody, "POST", "/api/guests/arrive", {"code": "nonsense"})
    talk.request(nobody, "GET", "/api/me", Authorization=f"Bearer {arrived['token']}")
    talk.request(anna, "DELETE", "/api/me")
    anna.get("/api/me")
    anna.get("/api/me/tables")


def talk_of_tables(talk: Conversation, stack: ExitStack) -> None:
    """Tables are created, changed, joined, left and closed; actions that are refused."""
    anna, borys, vira = talk.guest("Anna"), talk.guest("Borys", "uk"), talk.guest("Vira", "ru")
    anna.table("chess", 2)
    anna.table("keltis", 6)
    anna.table("keltis", 2, settings={"nonsense": "yes"})
    anna.table("keltis", 2, clock="soon")
    table = anna.table("keltis", 3, is_public=True, clock="600+10", watching="invited")
    at = f"/api/tables/{table['id']}"
    lobby = [Socket(stack, anna, table), Socket(stack, borys, table, f"?invitation={table['invitation']}")]
    hear_all(lobby)
    talk.request(None, "GET", "/api/tables")
    talk.request(None, "GET", at)
    borys.get(at)
    borys.post(f"{at}/sit", seat=0)
    borys.post(f"{at}/sit", seat=5)
    borys.post(f"{at}/sit", seat=1, nonce="00ff")
    borys.post(f"{at}/sit", seat=2)
    borys.post(f"{at}/begin")
    anna.post(f"{at}/begin")
    talk.request(borys, "PATCH", at, {"game": "keltis", "seats": 2})
    talk.request(anna, "PATCH", at, {"game": "keltis", "seats": 4, "watching": "nobody"})
    anna.post(f"{at}/bot", seat=2, level="easy")
    anna.post(f"{at}/bot", seat=1, level="easy")
    anna.post(f"{at}/bot", seat=2, level=None)
    anna.get(f"{at}/invitation")
    vira.get(f"{at}/invitation")
    anna.get(f"{at}/state")
    anna.get(f"{at}/story")
    anna.get(f"{at}/record")
    anna.get(f"{at}/moments")
    anna.get(f"{at}/hints")
    hear_all(lobby)
    anna.post(f"{at}/mute", muted=True)
    lobby[1].do("say", "s1", text="is anybody there?")
    anna.post(f"{at}/mute", muted=False)
    lobby[1].do("say", "s2", text="  good   evening ")
    lobby[1].do("say", "s2", text="  good   evening ")
    hear_all(lobby)
    anna.post(f"{at}/remove", guest=vira.id)
    anna.post(f"{at}/remove", guest=borys.id)
    hear_all(lobby)
    borys.get(at)
    borys.post(f"{at}/sit", seat=1)
    vira.post(f"{at}/sit", seat=1, invitation="wrong")
    vira.post(f"{at}/sit", seat=1, invitation=table["invitation"])
    vira.post(f"{at}/get-up")
    hear_all(lobby)
    anna.post(f"{at}/get-up")
    hear_all(lobby)
    anna.get(at)
    anna.get("/api/me/tables")
    anna.get("/api/tables/0000000000000000")
    anna.get("/api/tables/nonsense")
    Socket(stack, anna, {"id": "0000000000000000"}).receive()
    Socket(stack, anna, {"id": table["id"]}, bare=True).receive()


def talk_of_a_match(talk: Conversation, stack: ExitStack, game: str, seats: int, answers: int, seed: int) -> None:
    """A match with a spectator: answers, undo, chat, malformed actions; then the replay and a rematch."""
    dice = random.Random(seed)
    guests = [talk.guest(f"{game}-{seat}") for seat in range(seats)]
    host = guests[0]
    table = host.table(game, seats)
    at = f"/api/tables/{table['id']}"
    for seat, guest in enumerate(guests[1:], 1):
        guest.post(f"{at}/sit", seat=seat, invitation=table["invitation"], nonce=f"{seat:02x}")
    asking = ["?scene=1&position=1", "?view=1", "", "?since=7"]
    sockets = [Socket(stack, guest, table, asking[n % 4]) for n, guest in enumerate(guests)]
    watcher = Socket(stack, talk.guest(f"{game}-watcher"), table, f"?scene=1&invitation={table['invitation']}")
    everybody = [*sockets, watcher]
    hear_all(everybody)
    host.post(f"{at}/begin")
    hear_all(everybody)
    play(everybody, dice, answers)
    first = next((each for each in sockets if each.state.get("question")), sockets[0])
    other = next(each for each in sockets if each is not first)
    for text in ("", "{", "[]", '{"do":"nonsense","id":"x"}', '{"do":"answer","id":"","option":"x"}'):
        first.send(text)
    first.do("answer", "wrong", option="nonsense")
    first.do("answer", "stale", option="nonsense", version=0)
    first.do("standing", "st1", how="span", moment=1)
    first.do("standing", "st2", how="always", moment=999_999)
    first.do("standing", "st3", how="always")
    other.do("answer", "early", option="nonsense")
    watcher.do("answer", "mine", option="nonsense")
    watcher.do("say", "w1", text="hello")
    other.do("say", "o1", text="well played")
    other.do("undo", "u1")
    hear_all(everybody)
    for n, each in enumerate(sockets):
        each.do("consent", f"c{n}", agree=True)
        hear_all(everybody)
    first.do("restart", "r1")
    hear_all(everybody)
    play(everybody, dice, 10)
    for who in [*guests, watcher.guest, None]:
        for path in ("state", "state?scene=1&view=1", "state?since=3", "story", "record", "moments?until=5"):
            talk.request(who, "GET", f"{at}/{path}")
    host.post(f"{at}/rematch")
    host.post(f"{at}/act", do="undo", id="over-http")
    host.get(f"{at}/moments?viewer=1")
    for n, each in enumerate(sockets[:-1]):
        each.do("resign", f"gone{n}")
        hear_all(everybody)
    talk.hall.a_minute_later()
    record = host.get(f"{at}/record")
    for viewer in range(seats + 2):
        watcher.guest.get(f"{at}/moments?viewer={viewer}&since=2&until=12")
    host.post("/api/moments", record=record, viewer=seats, until=4)
    host.post("/api/moments", record=record.replace("answers", "ansers"), viewer=0)
    host.get(f"{at}/hints?viewer=9&version=1")
    host.get(f"{at}/hints?viewer=0&version=99999")
    again = host.post(f"{at}/rematch")
    guests[1].post(f"/api/tables/{again.get('id')}/sit", seat=1)
    hear_all(everybody)
    on = host.post("/api/tables", terms={"game": game, "seats": seats}, start={"record": record, "entry": 30})
    host.get(f"/api/tables/{on.get('id')}")
    host.get("/api/me/tables")


MATCHES = [("keltis", 2, 60, 1), ("oriflamme", 3, 60, 2), ("clans", 3, 40, 3), ("inis", 3, 120, 4)]


def record_all(hall: Repeatable, matches: list[tuple[str, int, int, int]] = MATCHES) -> list[str]:
    """Record all conversations with an open hall."""
    talk = Conversation(hall)
    with ExitStack() as stack:
        talk_of_guests(talk)
        talk_of_tables(talk, stack)
        for each in matches:
            talk_of_a_match(talk, stack, *each)
    talk.close()
    return talk.lines


def compare(old: list[str], new: list[str]) -> Counter[str]:
    """Count how the lines of a new recording differ from those of an old one."""
    found: Counter[str] = Counter()
    for before, after in zip_longest(old, new, fillvalue=""):
        if before != after:
            found.update(differences(bodies(before), bodies(after)) or ["spacing or order of fields"])
    return found


def bodies(line: str) -> object:
    """Return a line as data: what is JSON in it decoded, the rest as it is."""
    found: list[object] = []
    while line:
        at = min((line.find(mark) for mark in "{[" if mark in line), default=len(line))
        found.append(line[:at])
        if at == len(line):
            break
        try:
            body, end = json.JSONDecoder().raw_decode(line, at)
        except (ValueError, RecursionError):
            return [*found, line[at:]]
        found.append(body)
        line = line[end:]
    return found


def differences(old: object, new: object, name: str = "") -> list[str]:
    """Return how a value differs: fields by their names, without the places in lists."""
    if isinstance(old, dict) and isinstance(new, dict):
        found = [f"{name}.{key} is gone" for key in old.keys() - new.keys()]
        found += [f"{name}.{key} is new" for key in new.keys() - old.keys()]
        for key in old.keys() & new.keys():
            found += differences(old[key], new[key], f"{name}.{key}")
        return found
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [each for pair in zip(old, new, strict=True) for each in differences(*pair, name)]
    if old == new:
        return []
    return [f"{name} is null" if new is None else f"{name or 'the line'} differs: {str(old)[:80]} | {str(new)[:80]}"]


def main() -> None:
    """Write a recording to a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--python", default=sys.executable, help="the interpreter of another tree")
    parser.add_argument("--game", action="append", help="only matches of this game")
    parser.add_argument("--compare", type=Path, metavar="OLD", help="an earlier recording")
    given = parser.parse_args()
    matches = [each for each in MATCHES if given.game is None or each[0] in given.game]
    with TemporaryDirectory() as folder:
        hall = Repeatable(Path(folder), given.python)
        hall.open()
        lines = record_all(hall, matches)
        hall.stop()
    given.file.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{len(lines)} lines: {given.file}")
    if given.compare is not None:
        for difference, times in compare(given.compare.read_text("utf-8").split("\n")[:-1], lines).most_common():
            print(f"{times:6} x {difference}")


if __name__ == "__main__":
    main()
