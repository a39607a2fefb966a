"""A table of rules that are not played any more, in the browser: it says so and shows what was written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.hall.house import House, sqlite
from tests.hall.test_again import finished
from tests.hall.test_older_rules import forget_rules

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def test_a_table_of_older_rules_shows_what_was_written(visited: tuple[Browser, House], tmp_path: Path) -> None:
    house = House(*sqlite(tmp_path)).open()
    try:
        anna, _, table = finished(house, "keltis", 2)
        told = anna.get(f"/api/tables/{table['id']}/story")
        house.stop()
        forget_rules(tmp_path)
        house.open()
        guest = Person(visited[0], house)
        guest.enter(f"/#table={table['id']}")
        expect(guest.page.get_by_role("status")).to_contain_text("version 90")
        expect(guest.page.get_by_role("listitem")).not_to_have_count(0)
        assert told
        guest.leave()
    finally:
        house.close()
