"""`meadhall serve`: it opens, says where, refuses what it does not know, and says why when it cannot open."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from meadhall.hall.page import page
from meadhall.hall.rows import OPEN, TableRow
from meadhall.hall.wire import Sitting, Terms
from tests.hall.hall_process import HallProcess, free_port, read


def run(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "meadhall", "serve", "--no-browser", *args],
        capture_output=True,
        text=True,
        timeout=30,
        env={**os.environ, **more},
        check=False,
    )


def test_without_a_command_the_hall_opens(tmp_path: Path) -> None:
    """It keeps its data in the user's data folder and never opens a browser without a terminal."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "false"}
    hall = subprocess.Popen([sys.executable, "-m", "meadhall"], stdout=subprocess.PIPE, text=True, env=env)
    assert hall.stdout is not None
    with hall.stdout:
        line = hall.stdout.readline()
        if not line:
            pytest.skip("port 8080 is taken on this machine")
        address = line.rpartition(" ")[2].strip()
        assert line.startswith("The hall is open: http://127.0.0.1:8080")
        for _ in range(100):
            try:
                assert httpx.get(address + "/healthz").json() == {"well": True}
                break
            except httpx.TransportError:
                pass
        hall.send_signal(signal.SIGINT)
        assert hall.wait(20) == 0
    assert (tmp_path / "meadhall" / "hall.db").exists()


def test_a_port_that_is_taken_is_named(hall: HallProcess, tmp_path: Path) -> None:
    told = run("--port", str(hall.port), "--data", str(tmp_path))
    assert told.returncode == 2
    assert f"port {hall.port} is taken" in told.stderr
    assert "--port" in told.stderr


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = run("--data", str(tmp_path / "file" / "folder"))
    assert told.returncode == 2
    assert "cannot keep tables in" in told.stderr
    assert "--data" in told.stderr


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    HallProcess("--data", str(tmp_path)).open().close()
    database = sqlite3.connect(tmp_path / "hall.db")
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()
    told = run("--data", str(tmp_path), "--port", str(free_port()))
    assert told.returncode == 2
    assert "9999" in told.stderr
    assert "newer" in told.stderr


@pytest.mark.parametrize("url", ["nonsense", "oracle://x", "postgresql+psycopg://127.0.0.1:1/none?connect_timeout=2"])
def test_a_database_that_cannot_be_opened_is_named_without_its_password(url: str, tmp_path: Path) -> None:
    told = run("--db", url.replace("127", "user:hunter2@127"), "--port", str(free_port()))
    assert told.returncode == 2
    assert told.stderr.startswith("meadhall: ")
    assert "hunter2" not in told.stderr
    assert "Traceback" not in told.stderr


def test_a_host_that_the_hall_does_not_know_is_refused(hall: HallProcess) -> None:
    told = httpx.get(hall.base, headers={"Host": "evil.example"})
    assert read(told, 421)["error"] == "unknown-host"
    assert httpx.get(f"http://localhost:{hall.port}/healthz").status_code == 200


def test_a_page_from_elsewhere_may_change_nothing(hall: HallProcess) -> None:
    anna = hall.guest()
    told = anna.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert read(told, 403)["error"] == "other-origin"


def test_every_answer_has_the_headers_that_protect(hall: HallProcess) -> None:
    for path in ("/", "/api/games", "/nothing", "/healthz"):
        headers = httpx.get(hall.base + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_without_a_client_the_front_page_shows_the_tables_and_the_api() -> None:
    seats = (Sitting("person", name="<b>Anna</b>"), Sitting())
    row = TableRow("0" * 16, 1, OPEN, Terms("keltis", 2), seats, "", "", b"", "", "", 0, "", False, 0, 0, 0)
    shown = page([row])
    assert "&lt;b&gt;Anna&lt;/b&gt;" in shown
    assert "/api/tables/{table}/begin" in shown


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b"null", b"\xff\xfe", b"1" * 70_000, b'{"name": 5}'])
def test_a_body_that_makes_no_sense_is_refused(hall: HallProcess, body: bytes) -> None:
    assert read(httpx.post(hall.base + "/api/guests", content=body), 400)["error"] in ("bad-body", "too-long")


def test_the_api_is_described(hall: HallProcess) -> None:
    told = httpx.get(hall.base + "/api/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    assert set(told["paths"]["/api/me"]) == {"get", "patch", "delete"}
    schemas = told["components"]["schemas"]
    assert {"Terms", "NewTable", "TableInfo", "StateMessage", "Problem", "Answer"} <= set(schemas)
    assert all(len(each["summary"]) > 5 for path in told["paths"].values() for each in path.values())


def test_the_description_says_what_may_be_asked_and_by_whom(hall: HallProcess) -> None:
    paths = httpx.get(hall.base + "/api/openapi.json").json()["paths"]
    state, act = paths["/api/tables/{table}/state"]["get"], paths["/api/tables/{table}/act"]["post"]
    assert [each["name"] for each in state["parameters"]] == [
        "table",
        "since",
        "position",
        "scene",
        "view",
        "in_words",
        "invitation",
    ]
    assert state["parameters"][0]["schema"]["pattern"] == "^[0-9a-f]{16}$"
    assert {} in state["security"]
    assert {} not in act["security"]
    assert "text/plain; charset=utf-8" in paths["/api/tables/{table}/record"]["get"]["responses"]["200"]["content"]
    assert "\\Z" not in str(paths), "an expression of Python's"


def test_figures_are_there_for_prometheus(hall: HallProcess) -> None:
    hall.guest().get("/api/me")
    told = httpx.get(hall.base + "/metrics").text
    assert 'meadhall_requests_total{route="GET /api/me",status="200"}' in told
    assert "meadhall_commits" in told


def test_a_hall_whose_bots_think_closes_when_it_is_told_to(tmp_path: Path) -> None:
    log = tmp_path / "log"
    hall = HallProcess("--data", str(tmp_path / "data"), log=log).open()
    anna = hall.guest("Anna")
    table = anna.table("inis", 2, bots={"1": "hard"})
    anna.begin(table)
    anna.post(f"/api/tables/{table['id']}/act", do="away", id="1", away=True)
    assert hall.close() == 0
    assert log.read_text() == ""
