"""The rules in the browser: read by chapters, searched, linked from wherever a clause is named."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from meadhall.core import registry
from tests.browser.test_pages import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.person import Person

    New = Callable[..., Person]

PHONE = {"width": 360, "height": 740}
CLAUSES_OF_INIS = len(registry.game("inis").clauses) - 1


def clauses(person: Person) -> list[str]:
    """Return the clauses that are shown."""
    found: list[str] = person.page.locator("section > ul > li").evaluate_all("all => all.map(e => e.id)")
    return found


def find(person: Person, wanted: str) -> Locator:
    """Look for something; return the field."""
    field = person.page.get_by_role("searchbox")
    field.fill(wanted)
    return field


def test_all_clauses_are_read_by_chapters(person: New) -> None:
    anna = person()
    anna.enter()
    anna.page.locator('[data-room="inis"]').get_by_role("link", name="Rules").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("The rules of Inis")
    expect(anna.page.locator("#INI-R17")).to_contain_text("The chieftain of a territory")
    assert len(clauses(anna)) == CLAUSES_OF_INIS
    anna.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Epic Tales").click()
    expect(anna.page.get_by_role("heading", name="Epic Tales")).to_be_in_viewport()
    expect(anna.page.get_by_role("heading", name="Epic Tales")).to_be_focused()


def test_a_search_narrows_as_one_types_and_can_be_shared(person: New) -> None:
    anna = person()
    anna.enter("/#rules=inis")
    expect(anna.page.locator("#INI-R1")).to_be_visible()
    anna.page.keyboard.press("/")
    field = anna.page.get_by_role("searchbox")
    expect(field).to_be_focused()
    anna.page.keyboard.type("DIRECTION tir na nog")
    expect(anna.page.get_by_role("status")).to_have_text("Found in 2 places")
    assert clauses(anna) == ["INI-R27", "INI-TILE-1"]
    expect(anna.page.locator("#INI-TILE-1 mark").first).to_have_text("Tír")
    expect(anna.page.get_by_role("navigation", name="Contents").get_by_role("listitem")).to_have_count(2)
    expect(anna.page).to_have_url(re.compile(r"rules=inis&find=DIRECTION\+tir\+na\+nog$"))

    bela = person()
    bela.enter(anna.page.url)
    expect(bela.page.get_by_role("searchbox")).to_have_value("DIRECTION tir na nog")
    expect(bela.page.get_by_role("status")).to_have_text("Found in 2 places")

    find(anna, "ini-q12")
    expect(anna.page.locator("#INI-Q12")).to_be_visible()
    assert clauses(anna) == ["INI-Q12"]
    find(anna, "zeppelin")
    expect(anna.page.get_by_text("stand nowhere in these rules")).to_be_visible()
    anna.press("Show all rules")
    expect(anna.page.locator("#INI-R1")).to_be_visible()
    assert len(clauses(anna)) == CLAUSES_OF_INIS


def test_a_link_leads_to_a_clause_and_from_it_to_others(person: New) -> None:
    anna = person()
    anna.enter("/#rules=oriflamme&clause=ORI-B30")
    asked = anna.page.locator("#ORI-B30")
    expect(asked).to_be_in_viewport()
    expect(asked).to_have_attribute("aria-current", "true")
    asked.get_by_role("link", name="ORI-B3", exact=True).click()
    ruling = anna.page.locator("#ORI-B3")
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_have_attribute("aria-current", "true")
    expect(ruling).to_contain_text("The table chooses:")
    expect(asked).not_to_have_attribute("aria-current", "true")
    anna.page.go_back()
    expect(asked).to_be_in_viewport()


def test_back_from_a_clause_leads_to_what_was_found(person: New) -> None:
    anna = person()
    anna.enter("/#rules=keltis&find=clover")
    expect(anna.page.get_by_role("status")).to_contain_text("Found in")
    before = clauses(anna)
    anna.page.locator("#KEL-A2").get_by_role("link", name="KEL-R14").click()
    expect(anna.page.locator("#KEL-R14")).to_be_in_viewport()
    assert len(clauses(anna)) == 49
    anna.page.go_back()
    expect(anna.page.get_by_role("searchbox")).to_have_value("clover")
    assert clauses(anna) == before


def test_a_refusal_leads_to_its_clause_and_the_table_stays(person: New) -> None:
    anna = person()
    anna.play_now("keltis")
    anna.play_until_asked()
    anna.page.locator('[data-key^="hand:"][data-lit]').first.click()
    anna.page.locator('[data-key^="pile:"][data-lit]').first.click()
    expect(anna.prompt).to_contain_text("Draw a card")
    anna.page.locator('[data-key^="pile:"][data-refused]').first.click(force=True)  # it is marked as disabled
    alert = anna.page.get_by_role("alert")
    with anna.context.expect_page() as opened:
        alert.get_by_role("link", name="KEL-R2").click()
    rules = opened.value
    expect(rules.locator("li[aria-current]")).to_be_in_viewport()
    expect(rules.locator("li[aria-current]")).to_contain_text("KEL-R2")
    rules.close()
    expect(alert).to_contain_text("KEL-R2")
    expect(anna.prompt).to_contain_text("Draw a card")


def test_the_menu_and_a_new_table_lead_to_the_rules(person: New) -> None:
    anna = person()
    anna.play_now("oriflamme")
    anna.press("More", exact=True)
    with anna.context.expect_page() as opened:
        anna.page.locator(".menu").get_by_role("link", name="Rules").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("The rules of Oriflamme: Ablaze")
    anna.enter("/#hall")
    anna.page.locator('[data-room="inis"] .actions button').nth(1).click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="What do the rules say?").last.click()
    with anna.context.expect_page() as opened:
        dialog.get_by_role("link", name="INI-").first.click()
    expect(opened.value.locator("li[aria-current]")).to_be_in_viewport()
    with anna.context.expect_page() as opened:
        dialog.get_by_role("link", name="Rules").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("The rules of Inis")


@pytest.mark.parametrize(
    ("locale", "title", "wanted", "clause"),
    [
        ("en-GB", "The rules of Land of Clans", "wizard bag", ""),
        ("uk-UA", "Правила гри «Земля кланів»", "чаклун НІЧИЙНУ", "CLA-R29"),
        ("ru-RU", "Правила игры «Земля кланов»", "КОЛДУН ничейную", "CLA-R29"),
    ],
)
def test_the_rules_speak_the_readers_language(person: New, locale: str, title: str, wanted: str, clause: str) -> None:
    anna = person(locale=locale, viewport=PHONE)
    anna.enter("/#rules=clans")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(anna.page.locator("#CLA-R1")).to_be_visible()
    find(anna, wanted)
    expect(anna.page.locator("mark").first).to_be_visible()
    assert clauses(anna) == [clause] * bool(clause)


def test_a_page_changes_its_language_where_one_reads(person: New) -> None:
    anna = person()
    anna.enter("/#rules=keltis&find=KEL-R14")
    expect(anna.page.locator("#KEL-A2")).to_contain_text("clover")
    anna.page.get_by_role("navigation").get_by_role("combobox").select_option("uk")
    expect(anna.page.locator("#KEL-A2")).to_contain_text("онюшина")
    expect(anna.page.locator("#KEL-A2 mark")).to_have_text("KEL-R14")


def test_on_a_phone_the_contents_unfold(person: New) -> None:
    anna = person(viewport=PHONE)
    anna.enter("/#rules=keltis")
    expect(anna.page.locator("#KEL-R1")).to_be_attached()
    scoring = anna.page.get_by_role("link", name="Scoring")
    expect(scoring).not_to_be_visible()
    anna.page.get_by_text("Contents").click()
    scoring.click()
    expect(anna.page.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_without_rules_says_so(person: New) -> None:
    anna = person()
    anna.enter("/#rules=chess")
    expect(anna.page.get_by_text("are not to be read here")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_rules_keep_nobody_out(person: New, scheme: str, width: int) -> None:
    anna = person(color_scheme=scheme, viewport={"width": width, "height": 760})
    anna.enter("/#rules=inis&clause=INI-Q12")
    expect(anna.page.locator("#INI-Q12")).to_be_in_viewport()
    assert violations(anna) == []
    find(anna, "festival ini-q10")
    expect(anna.page.get_by_role("status")).to_contain_text("Found in")
    assert violations(anna) == []


def test_an_address_that_looks_for_too_much_is_shown_soon(person: New) -> None:
    anna = person()
    anna.enter("/#rules=inis&find=" + "a+" * 20_000)
    expect(anna.page.locator("#INI-R17")).to_be_visible(timeout=5000)
