"""The hall serves the client that was built: compressed, cached by its names, with nothing let in from elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest

from meadhall.hall import static_files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.hall.hall_process import HallProcess

TINY = 200
"""Files of fewer bytes than this do not become smaller."""


def test_the_page_and_what_it_needs_are_served(hall: HallProcess) -> None:
    page = httpx.get(f"{hall.base}/")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert "style=" not in page.text
    needed = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert len(needed) >= 4
    for path in needed:
        found = httpx.get(f"{hall.base}{path}")
        assert found.status_code == 200, path
        if path.startswith("/assets/"):
            assert "immutable" in found.headers["cache-control"]
            assert found.headers.get("content-encoding") == "gzip" or len(found.content) < TINY, path


def test_those_who_cannot_read_compressed_files_get_plain_ones(hall: HallProcess) -> None:
    page = httpx.get(f"{hall.base}/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in page.headers
    assert "<title>Meadhall</title>" in page.text


@pytest.mark.parametrize(
    "path", ["/assets/", "/assets/../page.py", "/assets/%2e%2e/page.py", "/.digest", "/index.html/"]
)
def test_nothing_else_is_served(hall: HallProcess, path: str) -> None:
    assert httpx.get(f"{hall.base}{path}").status_code == 404


def test_a_hall_without_a_client_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "files", lambda _: tmp_path)
    assert static_files.client_files() == {}
