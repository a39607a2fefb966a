"""Guests: names, secrets, other devices, recovery."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.hall.hall_process import HallProcess, read


def test_a_guest_comes_in_and_is_known_by_its_cookie(hall: HallProcess) -> None:
    anna = hall.guest("Anna", "uk")
    me = anna.get("/api/me")
    assert (me["id"], me["name"], me["language"]) == (anna.id, "Anna", "uk")
    cookie = anna.http.post("/api/guests", json={"name": "Again"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_who_has_not_come_in_is_told_so(hall: HallProcess) -> None:
    for path in ("/api/me", "/api/me/tables"):
        assert read(httpx.get(hall.base + path), 401)["error"] == "not-known"
    assert read(httpx.get(hall.base + "/api/me", headers={"Authorization": "Bearer nonsense"}), 401)


@pytest.mark.parametrize("name", ["", " ", " Anna", "Anna  B", "x" * 25, "new\nline", "\u200b"])
def test_a_name_that_cannot_be_is_refused(hall: HallProcess, name: str) -> None:
    answer = httpx.post(hall.base + "/api/guests", json={"name": name})
    assert read(answer, 400)["error"] in ("bad-name", "bad-body")


def test_a_one_time_link_takes_a_guest_to_another_device_once(hall: HallProcess) -> None:
    anna = hall.guest()
    link = anna.post("/api/me/passage")
    assert link["link"].startswith(hall.base + "/#move=")
    assert "<svg" in link["qr"]
    code = link["link"].partition("=")[2]
    with httpx.Client(base_url=hall.base) as phone:
        assert read(phone.post("/api/guests/arrive", json={"code": code}), 200)["guest"]["id"] == anna.id
        assert read(phone.get("/api/me"), 200)["id"] == anna.id
    assert read(httpx.post(hall.base + "/api/guests/arrive", json={"code": code}), 401)["error"] == "bad-code"
    assert anna.get("/api/me")["id"] == anna.id, "the first device stays in"


def test_a_recovery_code_brings_a_guest_back_and_is_replaced(hall: HallProcess) -> None:
    anna = hall.guest()
    typed = anna.recovery.lower().replace("-", " ")
    back = read(httpx.post(hall.base + "/api/guests/arrive", json={"code": typed}), 200)
    assert back["guest"]["id"] == anna.id
    assert back["recovery"] not in ("", anna.recovery)
    again = httpx.post(hall.base + "/api/guests/arrive", json={"code": anna.recovery})
    assert read(again, 401)["error"] == "bad-code"


def test_a_guest_changes_its_name_and_leaves(hall: HallProcess) -> None:
    anna = hall.guest()
    assert read(anna.http.patch("/api/me", json={"name": "Ганна", "language": "uk"}), 200)["name"] == "Ганна"
    assert anna.get("/api/me")["language"] == "uk"
    assert anna.http.delete("/api/me").status_code == 200
    with httpx.Client(base_url=hall.base, headers={"Authorization": f"Bearer {anna.token}"}) as stranger:
        assert read(stranger.get("/api/me"), 401)["error"] == "not-known"


def test_no_secret_is_kept_as_it_is(tmp_path: Path) -> None:
    here = HallProcess("--data", str(tmp_path)).open()
    anna = here.guest()
    code = anna.post("/api/me/passage")["link"].partition("=")[2]
    here.close()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (anna.token, anna.recovery, anna.recovery.replace("-", ""), code):
        assert secret.encode() not in kept
