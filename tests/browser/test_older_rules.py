"""A table of rules that are not played any more, in the browser: it says so and shows what was written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.hall.hall_process import HallProcess, sqlite
from tests.hall.test_lobby import finished
from tests.hall.test_older_rules import forget_rules

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def test_a_table_of_older_rules_shows_what_was_written(
    browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path
) -> None:
    hall = HallProcess(*sqlite(tmp_path)).open()
    try:
        anna, _, table = finished(hall, "keltis", 2)
        told = anna.get(f"/api/tables/{table['id']}/story")
        hall.stop()
        forget_rules(tmp_path)
        hall.open()
        guest = Person(browser_and_hall[0], hall)
        guest.enter(f"/#table={table['id']}")
        expect(guest.page.get_by_role("status")).to_contain_text("version 90")
        expect(guest.page.get_by_role("listitem")).not_to_have_count(0)
        assert told
        guest.leave()
    finally:
        hall.close()


def test_a_table_of_older_rules_says_so_and_one_that_cannot_go_on_is_cleared_away(
    browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path
) -> None:
    hall = HallProcess(*sqlite(tmp_path))
    hall.release = {"oriflamme": {"version": 1}}
    anna = hall.open().guest("Anna")
    try:
        table = anna.table("oriflamme", 3, {"1": "easy", "2": "easy"})
        anna.begin(table)
        hall.reopen()
        host = Person(browser_and_hall[0], hall)
        host.enter("/#" + anna.post("/api/me/passage")["link"].partition("#")[2])
        expect(host.page.get_by_role("link", name="Oriflamme")).to_be_visible()
        host.enter(f"/#table={table['id']}")
        expect(host.page.get_by_text("This table plays by version 1 of the rules")).to_be_visible()
        hall.reopen(oriflamme={"version": 3, "oldest": 2})
        host.page.reload()
        expect(host.page.get_by_role("status")).to_contain_text("version 1 of the rules")
        host.page.get_by_role("button", name="Clear the table away").click()
        expect(host.page.get_by_text("This table has been cleared away.")).to_be_visible()
        host.leave()
    finally:
        hall.close()
