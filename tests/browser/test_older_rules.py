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


def test_a_table_of_older_rules_says_so_and_one_that_cannot_go_on_is_cleared_away(
    visited: tuple[Browser, House], tmp_path: Path
) -> None:
    house = House(*sqlite(tmp_path))
    house.release = {"oriflamme": {"version": 1}}
    anna = house.open().guest("Anna")
    try:
        table = anna.table("oriflamme", 3, {"1": "easy", "2": "easy"})
        anna.begin(table)
        house.reopen()
        host = Person(visited[0], house)
        host.enter("/#" + anna.post("/api/me/passage")["link"].partition("#")[2])
        expect(host.page.get_by_role("link", name="Oriflamme")).to_be_visible()
        host.enter(f"/#table={table['id']}")
        expect(host.page.get_by_text("This table plays by version 1 of the rules")).to_be_visible()
        house.reopen(oriflamme={"version": 3, "oldest": 2})
        host.page.reload()
        expect(host.page.get_by_role("status")).to_contain_text("version 1 of the rules")
        host.page.get_by_role("button", name="Clear the table away").click()
        expect(host.page.get_by_text("This table has been cleared away.")).to_be_visible()
        host.leave()
    finally:
        house.close()
