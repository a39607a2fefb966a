"""Notices to guests who are elsewhere: sent when it is their turn, and only where the operator allows it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import pytest

from meadhall.hall.webhooks import is_allowed
from tests.hall.hall_process import HallProcess, free_port


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://ntfy.example/mine", True),
        ("https://ntfy.example/", True),
        ("https://ntfy.example", True),
        ("https://hooks.example/team/1", True),
        ("https://hooks.example/team", True),
        ("https://hooks.example/teams/1", False),
        ("https://hooks.example/", False),
        ("https://hooks.example/team/../other", False),
        ("https://hooks.example/team/%2e%2e/other", False),
        ("http://ntfy.example/mine", False),
        ("https://ntfy.example:444/mine", False),
        ("https://ntfy.example.evil/mine", False),
        ("https://me@ntfy.example/mine", False),
        ("https://ntfy.example\\@evil/mine", False),
        ("https://ntfy.example/mi ne", False),
        ("https://ntfy.example/mine\r\nHost: evil", False),
        ("https://ntfy.example:port/", False),
        ("file:///etc/passwd", False),
        ("ntfy.example", False),
        ("", False),
    ],
)
def test_only_addresses_below_those_allowed(url: str, allowed: bool) -> None:
    assert is_allowed(url, ["https://ntfy.example/", "https://hooks.example/team"]) is allowed


@pytest.fixture
def received() -> Iterator[tuple[str, SimpleQueue[tuple[str, dict[str, Any]]]]]:
    """An address that listens, and what it hears."""
    calls: SimpleQueue[tuple[str, dict[str, Any]]] = SimpleQueue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.put((self.path, json.loads(self.rfile.read(int(self.headers["Content-Length"])))))
            self.send_response(302)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    port = free_port()
    with HTTPServer(("127.0.0.1", port), Ear) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{port}/told", calls
        server.shutdown()


def test_who_is_elsewhere_is_told_once_in_its_language(
    tmp_path: Path, received: tuple[str, SimpleQueue[tuple[str, dict[str, Any]]]]
) -> None:
    address, calls = received
    hall = HallProcess("--data", str(tmp_path), "--webhook", address).open()
    try:
        anna, borys = hall.guest("Anna"), hall.guest("Borys", "uk")
        assert borys.patch("/api/me", 400, webhook="http://127.0.0.1:1/told")["error"] == "bad-webhook"
        assert borys.patch("/api/me", webhook=f"{address}/borys")["webhook"] == f"{address}/borys"
        table = anna.table("keltis", 2, settings={"starting_seat": "0"}, clock="3d")
        borys.sit(table, 1)
        anna.begin(table)
        seat = anna.socket(table)
        state = seat.until("state")
        while state["question"]:
            seat.do("answer", option=state["question"]["options"][0]["option"])
            state = seat.until("state")
        path, call = calls.get(timeout=10)
        assert path == "/told/borys"
        assert call["event"] == "your-turn"
        assert (call["table"], call["seat"]) == (table["id"], 1)
        assert call["text"].startswith("Ваш хід")
        with pytest.raises(Empty):
            calls.get(timeout=1)  # neither the redirect was followed nor was anybody told twice
    finally:
        hall.close()
