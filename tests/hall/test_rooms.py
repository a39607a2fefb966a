"""What an installed game brings to the browser is served, and nothing else of its package or of the machine."""

from __future__ import annotations

from contextlib import closing
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import httpx
import pytest

from meadhall.core import registry
from meadhall.hall import rooms
from tests.hall.hall_process import HallProcess, sqlite
from tests.test_guides import FILES, typed_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ROOM = "/rooms/ladder/"
HALF = """
from ladder.game import LadderGame

class Half(LadderGame):
    pass

GAME = Half()
GAME.key = "half"
"""


def put_strange_files(room: Path) -> None:
    """Put into a room what it may not consist of."""
    (room / "leak.js").symlink_to(room.parent / "game.py")
    (room / "way").symlink_to(room.parent)
    (room / ".hidden.js").write_text("secret")
    (room / "notes.txt").write_text("secret")
    (room / "page.html").write_text("secret")
    (room / "a b.js").write_text("secret")
    (room / "huge.js").write_bytes(b" " * (rooms.MAX_FILE + 1))
    (room / "art").mkdir()
    (room / "art" / "oak.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')


def install_broken(folder: Path) -> None:
    """Install a package that cannot be imported, and one whose texts cannot."""
    (folder / "half").mkdir()
    (folder / "half" / "__init__.py").write_text("")
    (folder / "half" / "game.py").write_text(HALF)
    (folder / "half" / "text.py").write_text("raise RuntimeError('no words')\n")
    info = folder / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[meadhall.games]\nbroken = nowhere.game:GAME\nhalf = half.game:GAME\n")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall with the guide's game installed, and with two broken ones."""
    folder = typed_in(tmp_path_factory.mktemp("installed"), FILES)
    put_strange_files(folder / "ladder" / "room")
    install_broken(folder)
    data = tmp_path_factory.mktemp("data")
    found = HallProcess(*sqlite(data), packages=folder, log=data / "log").open()
    yield found
    found.close()


def ask(hall: HallProcess, path: str) -> tuple[int, bytes]:
    """Ask for a path exactly as it is written; return the status and the body."""
    with closing(HTTPConnection("127.0.0.1", hall.port, timeout=10)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()


def test_an_installed_game_is_listed_and_a_broken_one_stops_nobody(hall: HallProcess) -> None:
    games = {game["key"]: game for game in httpx.get(f"{hall.base}/api/games").json()}
    assert sorted(games) == ["clans", "inis", "keltis", "ladder", "oriflamme"]
    ladder = games["ladder"]
    assert (ladder["title"], ladder["seats"], ladder["says"]["id"]) == ("Ladder", [2, 3, 4], "ladder-title")
    assert (ladder["has_scene"], ladder["has_room"], ladder["has_lesson"]) == (True, True, False)
    assert not games["keltis"]["has_room"]
    assert hall.log is not None
    assert "the game broken is not played here" in hall.log.read_text()
    guest = hall.guest()
    assert guest.post("/api/tables", 400, terms={"game": "half", "seats": 2})["error"] == "no-game"
    assert guest.table("ladder", 2, {"1": "easy"})["phase"] == "open"
    assert "LadderTable" in httpx.get(f"{hall.base}/api/openapi.json").text


@pytest.mark.parametrize(("language", "title"), [("en", "Ladder"), ("uk", "Драбина"), ("ru", "Лестница")])
def test_the_words_of_an_installed_game_are_served(hall: HallProcess, language: str, title: str) -> None:
    path = f"{hall.base}/api/games/ladder/words/{language}"
    words = httpx.get(path)
    assert words.headers["content-type"].startswith("text/plain")
    assert f"ladder-title = {title}" in words.text
    assert "ladder-pitch = " in words.text
    assert words.headers["cache-control"] == "no-cache"
    again = httpx.get(path, headers={"If-None-Match": words.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_words_come_with_those_of_the_rules_and_the_lesson(hall: HallProcess) -> None:
    words = httpx.get(f"{hall.base}/api/games/keltis/words/en").text
    for message in ("keltis-laid = ", "KEL-R1 = ", "keltis-lesson-"):
        assert message in words


@pytest.mark.parametrize(
    "path", ["ladder/words/xx", "chess/words/en", "broken/words/en", "..%2fladder/words/en", "ladder/words/..%2Fen"]
)
def test_no_other_words_are_served(hall: HallProcess, path: str) -> None:
    assert ask(hall, f"/api/games/{path}")[0] == 404


@pytest.mark.parametrize(
    ("name", "kind"), [("room.js", "text/javascript"), ("room.css", "text/css"), ("art/oak.svg", "image/svg+xml")]
)
def test_the_files_of_a_room_are_served(hall: HallProcess, name: str, kind: str) -> None:
    found = httpx.get(f"{hall.base}{ROOM}{name}")
    assert found.status_code == 200
    assert found.headers["content-type"].startswith(kind)
    assert found.headers["cache-control"] == "no-cache"
    assert found.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in found.headers["content-security-policy"]
    again = httpx.get(f"{hall.base}{ROOM}{name}", headers={"If-None-Match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


STRANGE = [
    f"{ROOM}leak.js",
    f"{ROOM}way/game.py",
    f"{ROOM}.hidden.js",
    f"{ROOM}notes.txt",
    f"{ROOM}page.html",
    f"{ROOM}a%20b.js",
    f"{ROOM}huge.js",
    f"{ROOM}nothing.js",
    f"{ROOM}../game.py",
    f"{ROOM}..%2fgame.py",
    f"{ROOM}%2e%2e/game.py",
    f"{ROOM}%2e%2e%2fgame.py",
    f"{ROOM}..\\game.py",
    f"{ROOM}art/../room.js",
    f"{ROOM}art%2foak.svg%00",
    f"{ROOM}/room.js",
    f"{ROOM}room.js/",
    f"{ROOM}room.js%00.css",
    f"{ROOM}/etc/passwd",
    f"{ROOM}%2fetc%2fpasswd",
    ROOM,
    "/rooms/",
    "/rooms/ladder",
    "/rooms/keltis/room.js",
    "/rooms/chess/room.js",
    "/rooms/../ladder/room/room.js",
    "/rooms/LADDER/room.js",
]


@pytest.mark.parametrize("path", STRANGE)
def test_nothing_else_is_served(hall: HallProcess, path: str) -> None:
    status, body = ask(hall, path)
    assert status in (400, 404)
    assert b"import" not in body


def test_a_room_of_too_many_files_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MAX_FILES", 1)
    (tmp_path / "room").mkdir()
    for name in ("room.js", "other.js"):
        (tmp_path / "room" / name).write_text("")
    monkeypatch.setattr(rooms, "files", lambda _: tmp_path)
    game = registry.game("keltis")
    assert rooms.room_files.__wrapped__(game) == {}
    monkeypatch.setattr(rooms, "MAX_FILES", 2)
    assert sorted(rooms.room_files.__wrapped__(game)) == ["other.js", "room.js"]
