"""A hall in a process of its own, and guests who use it over the wire."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
RELEASE = Path(__file__).with_name("release.py")


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class HallProcess:
    """A hall that can be killed and opened again."""

    def __init__(
        self, *args: str, port: int | None = None, log: Path | None = None, packages: Path | None = None
    ) -> None:
        self.args = args
        self.packages = packages
        """A folder with packages that are installed besides."""
        self.release: dict[str, dict[str, Any]] = {}
        """What the games say of themselves in another release, as `release.py` reads it."""
        self.log = log
        """Where the hall's log goes; None: nowhere."""
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.guests: list[ApiGuest] = []

    def open(self) -> HallProcess:
        command = [*self.program, "serve", "--port", str(self.port), "--no-browser", "--bot-ms", "0", *self.args]
        environment = {**os.environ, "PYTHONFAULTHANDLER": "1"}
        if self.packages is not None:
            environment["PYTHONPATH"] = str(self.packages)
        with TemporaryFile() if self.log is None else self.log.open("a+b") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env=environment)
            if self.is_open():
                return self
            self.process.send_signal(signal.SIGABRT)  # prints all stacks
            self.process.wait()
            log.seek(0)
            raise AssertionError(f"the hall did not open: {log.read().decode()}")

    @property
    def program(self) -> list[str]:
        """The command that starts a hall, without its arguments."""
        release = [str(RELEASE), json.dumps(self.release)]
        return [sys.executable, *(release if self.release else ["-m", "meadhall"])]

    def is_open(self) -> bool:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.base}/healthz", timeout=2).status_code == 200:
                    return True
            except httpx.HTTPError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        return False

    def reopen(self, **release: dict[str, Any]) -> HallProcess:
        """Close the hall and open it again, perhaps as another release; its guests stay."""
        self.stop()
        self.release = release
        return self.open()

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> int:
        for guest in self.guests:
            guest.leave()
        return self.stop()

    def stop(self) -> int:
        """Close the hall; its guests stay."""
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def guest(self, name: str = "Anna", language: str = "en", address: str = "") -> ApiGuest:
        n = len(self.guests)
        self.guests.append(ApiGuest(self.base, name, language, address or f"198.19.{n >> 8 & 255}.{n & 255}"))
        return self.guests[-1]


class ApiGuest:
    """A guest without a browser, from an address of its own as a proxy would report it."""

    def __init__(self, base: str, name: str, language: str = "en", address: str = "") -> None:
        self.base = base
        came = {"X-Forwarded-For": address} if address else {}
        self.http = httpx.Client(
            base_url=base, timeout=PATIENCE, headers=came, verify=False
        )  # certificates load slowly
        welcome = self.post("/api/guests", name=name, language=language, bearer=True)
        self.id: str = welcome["guest"]["id"]
        self.recovery: str = welcome["recovery"]
        self.token: str = welcome["token"]
        self.acts = 0
        self.seats: list[TableSocket] = []

    def leave(self) -> None:
        for seat in self.seats:
            seat.close()
        self.http.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return read(self.http.get(path, params=query), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return read(self.http.post(path, json=body), status)

    def patch(self, path: str, status: int = 200, **body: Any) -> Any:
        return read(self.http.patch(path, json=body), status)

    def table(self, game: str, seats: int, bots: dict[str, str] | None = None, **terms: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.post("/api/tables", terms={"game": game, "seats": seats, **terms}, bots=bots or {})
        return found

    def sit(self, table: dict[str, Any], seat: int, status: int = 200, **more: Any) -> Any:
        return self.post(f"/api/tables/{table['id']}/sit", status, seat=seat, invitation=table["invitation"], **more)

    def begin(self, table: dict[str, Any], status: int = 200) -> Any:
        return self.post(f"/api/tables/{table['id']}/begin", status)

    def socket(self, table: dict[str, Any], since: int = 0, more: str = "") -> TableSocket:
        self.seats.append(TableSocket(self, table, since, more))
        return self.seats[-1]


def read(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
    return response.json()


@dataclass
class TableSocket:
    """A socket at a table and all that it has received."""

    guest: ApiGuest
    table: dict[str, Any]
    since: int = 0
    more: str = ""
    """Further query parameters."""
    received: list[dict[str, Any]] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        address = self.guest.base.replace("http", "ws")
        self.stack = ExitStack()
        self.connection: ClientConnection = self.stack.enter_context(
            connect(
                f"{address}/api/tables/{self.table['id']}/socket?since={self.since}&position=1{self.more}",
                additional_headers={"Authorization": f"Bearer {self.guest.token}"},
            )
        )

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next message."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        found: dict[str, Any] = json.loads(text)
        self.received.append(found)
        return found

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next message of a kind: table, state, done, refused or said."""
        while True:
            found = self.receive(timeout)
            if found["is"] == kind:
                return found

    def until_asked(self) -> dict[str, Any]:
        """Return the next state in which this seat is asked."""
        while True:
            state = self.until("state")
            if state["question"]:
                return state

    def answer(self, state: dict[str, Any], which: int = 0) -> None:
        """Answer the question of a state."""
        self.do("answer", option=state["question"]["options"][which]["option"], version=state["version"])

    def do(self, what: str, id: str | None = None, **more: Any) -> str:  # noqa: A002
        """Send an action; return its id."""
        self.guest.acts += 1
        name = id or f"act-{self.guest.acts}"
        self.connection.send(json.dumps({"do": what, "id": name, **more}))
        return name

    def quiet(self, seconds: float = 0.3) -> bool:
        """Return whether no message comes for a while."""
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        self.stack.close()


def sqlite(folder: Path) -> tuple[str, str]:
    """Return the arguments for a hall with its data in a folder."""
    return "--data", str(folder)
