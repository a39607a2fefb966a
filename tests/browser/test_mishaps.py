"""What people should not do but some do: odd addresses and files, haste, a hall that does not answer."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Dialog, Route, WebSocketRoute

    from tests.browser.person import Person

    New = Callable[..., Person]

FOLDER = "{ name: 'folder', text: () => Promise.reject(new DOMException('', 'NotReadableError')) }"
DROP = (
    "files => document.querySelector('.hall').dispatchEvent(Object.assign(new Event('drop'), {dataTransfer: {files}}))"
)


def drop(person: Person, file: str) -> None:
    """Drop on the hall what a piece of JavaScript makes."""
    person.enter()
    expect(person.page.locator(".hall")).to_be_visible()
    person.page.evaluate(f"({DROP})([{file}])")


@pytest.mark.parametrize("where", ["learn=__proto__", "table=../games", "table=", "table=..%2Fgames&replay=1"])
def test_an_odd_address_says_that_nothing_is_there(person: New, where: str) -> None:
    anna = person()
    anna.enter(f"/#{where}")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    expect(anna.page.get_by_text("One moment")).to_have_count(0)


def test_a_page_that_takes_long_is_announced(person: New) -> None:
    anna = person()
    anna.enter()
    held: list[Route] = []
    anna.page.route("**/assets/RulesPage-*.js", lambda route: held.append(route))
    anna.page.locator('[data-room="inis"]').get_by_role("link", name="Rules").click()
    expect(anna.page.get_by_text("One moment …")).to_be_visible()
    held.pop().continue_()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("The rules of Inis")


def test_a_guest_who_has_left_before_a_table_came_does_not_sit_there(person: New) -> None:
    anna = person()
    anna.play_now("keltis")
    table = anna.table
    anna.enter("about:blank")
    held: list[Route] = []
    anna.page.route("**/api/tables/*", lambda route: held.append(route))
    with anna.page.expect_request("**/api/tables/*"):
        anna.enter(f"/#table={table}")
    anna.page.evaluate("location.hash = 'settings'")
    expect(anna.page.get_by_role("heading", name="Settings")).to_be_visible()
    with anna.page.expect_response("**/api/tables/*"):
        held.pop().continue_()
    anna.page.wait_for_timeout(500)
    assert anna.page.evaluate("window.sockets.length") == 0


@pytest.mark.parametrize("file", ["new File([''], 'empty')", FOLDER], ids=["empty", "folder"])
def test_a_file_without_anything_to_read_is_refused(person: New, file: str) -> None:
    anna = person()
    drop(anna, file)
    expect(anna.page.get_by_role("alert")).to_contain_text("There is nothing to read in it")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "This record cannot be used: Line 1: this is not a record of Meadhall"),
        ("uk-UA", "Цей запис використати не можна: Рядок 1: це не запис Meadhall"),
    ],
    ids=["en", "uk"],
)
def test_a_file_that_is_no_record_says_what_is_wrong_with_it(person: New, locale: str, said: str) -> None:
    anna = person(locale=locale)
    drop(anna, "new File(['nothing'], 'game.txt')")
    expect(anna.page.get_by_role("alert")).to_contain_text(said)
    anna.complaints = [each for each in anna.complaints if "status of 400" not in each]


def test_a_language_that_nobody_speaks_here_is_not_chosen(person: New) -> None:
    anna = person()
    anna.context.add_init_script("""localStorage.setItem("meadhall", '{"language": "de"}')""")
    anna.enter()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Take a seat in the hall")


def test_a_closed_hall_is_told_whatever_is_asked_of_it(person: New) -> None:
    anna = person()
    anna.play_now("oriflamme")
    anna.play_on(random.Random(4))
    anna.page.route("**/api/**", lambda route: route.abort())
    for button in ("Download the record", "Verify the shuffle"):
        anna.press(button)
        expect(anna.result.get_by_role("alert")).to_have_text("The hall cannot be reached. Is it open?")
    anna.press("See the board")
    anna.log.first.click()
    expect(anna.page.get_by_role("alert")).to_have_text("The hall cannot be reached. Is it open?")
    anna.complaints = [each for each in anna.complaints if "net::ERR_FAILED" not in each]


def test_an_answer_that_makes_no_sense_is_told(person: New) -> None:
    anna = person()
    anna.page.route("**/api/me", lambda route: route.fulfill(body="<html>"))
    anna.enter()
    expect(anna.page.get_by_role("alert")).to_have_text("The hall gave an answer that makes no sense.")
    expect(anna.page.get_by_text("One moment")).to_have_count(0)


def test_a_link_is_copied_without_https(person: New) -> None:
    anna = person()
    anna.context.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    anna.context.add_init_script("document.addEventListener('copy', () => (window.copied = String(getSelection())))")
    anna.create_table("keltis")
    link = anna.page.get_by_label("Link", exact=True)
    wanted = link.input_value()
    anna.page.get_by_role("region", name="Invite").get_by_role("button").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    anna.page.get_by_role("link", name="Meadhall").first.focus()
    assert wanted == anna.page.evaluate("window.copied")


def test_a_story_that_could_not_be_read_is_read_with_the_next_news(person: New) -> None:
    anna = person()
    anna.play_now("oriflamme")
    anna.play_on(random.Random(1), 20)
    told = anna.log.count()
    anna.page.route("**/story*", lambda route: route.abort())
    anna.page.route_web_socket("**/socket*", only_where_things_stand)
    anna.page.reload()
    anna.play_until_asked()
    expect(anna.log).to_have_count(0)
    anna.page.unroute_all()
    anna.answer_one(random.Random(1))
    expect(anna.log.nth(told)).to_be_attached()
    anna.complaints = [each for each in anna.complaints if "net::ERR_FAILED" not in each]


def only_where_things_stand(line: WebSocketRoute) -> None:
    """At first send the position without the story, as to a client that is far behind."""
    hall = line.connect_to_server()
    states: list[str] = []

    def tell(news: str | bytes) -> None:
        told = json.loads(news)
        if told["is"] == "state" and not states:
            states.append(told["is"])
            told |= {"since": told["version"], "story": []}
        line.send(json.dumps(told))

    hall.on_message(tell)


def test_nobody_becomes_somebody_else_without_being_asked(person: New) -> None:
    mallory, anna = person(), person()
    for each in (mallory, anna):
        each.create_table("keltis")
    mallory.enter("/#settings")
    mallory.press("Make a link")
    link = mallory.page.get_by_role("textbox", name="Link").input_value()
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    anna.page.on("dialog", refuse)
    before = anna.page.request.get("/api/me").json()
    anna.enter("about:blank")
    anna.enter(link)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Take a seat in the hall")
    assert len(asked) == 1
    assert before["name"] in asked[0]
    assert anna.page.request.get("/api/me").json() == before
