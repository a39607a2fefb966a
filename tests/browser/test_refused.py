"""Guests who may not follow a table any more are told so, and their client does not try again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.browser.person import Person
    from tests.hall.hall_process import HallProcess

    New = Callable[..., Person]

LONGER_THAN_A_RETRY = 1500


def is_refused_for_good(guest: Person, why: str = "") -> None:
    expect(guest.page.get_by_role("alert")).to_contain_text(f"The hall does not let you in here. {why}")
    opened = guest.page.evaluate("window.sockets.length")
    guest.page.wait_for_timeout(LONGER_THAN_A_RETRY)
    assert guest.page.evaluate("window.sockets.length") == opened, "it tried again"
    expect(guest.page.get_by_text("connection is lost")).to_have_count(0)


def test_a_guest_whom_the_host_removes_before_the_match(person: New) -> None:
    anna, borys = person(), person()
    anna.create_table("keltis")
    borys.sit_down(anna.page.get_by_label("Link", exact=True).input_value())
    expect(borys.page.get_by_text("(you)")).to_be_visible()
    anna.press("Ask to leave")
    is_refused_for_good(borys, "The host has asked you to leave this table.")


def test_a_watcher_of_an_open_table_whose_match_nobody_may_watch(
    person: New, browser_and_hall: tuple[Browser, HallProcess]
) -> None:
    anna, clara = browser_and_hall[1].guest("Anna"), person()
    table = anna.table("keltis", 2, {"1": "easy"}, is_public=True, watching="nobody")
    clara.enter(f"/#table={table['id']}")
    expect(clara.page.get_by_text("Anna")).to_be_visible()
    anna.begin(table)
    is_refused_for_good(clara, "You may not follow this table any more.")


def test_a_player_whose_session_ends_during_the_match(
    person: New, browser_and_hall: tuple[Browser, HallProcess]
) -> None:
    anna, borys = browser_and_hall[1].guest("Anna"), person()
    table = anna.table("keltis", 2, watching="nobody")
    borys.sit_down(f"/#table={table['id']}&invitation={table['invitation']}")
    expect(borys.page.get_by_text("(you)")).to_be_visible()
    anna.begin(table)
    expect(borys.prompt).to_be_visible()
    borys.page.evaluate("fetch('/api/me', {method: 'DELETE'})")
    borys.cut_connection()
    expect(borys.page.get_by_text("connection is lost")).to_be_visible()
    borys.restore_connection()
    is_refused_for_good(borys)
