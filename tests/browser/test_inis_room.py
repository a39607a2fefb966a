"""The room of Inis: what happens is seen one thing after another, a clash has a stage, everything says what it is."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.film import beats, watch
from tests.browser.prepared import (
    is_late_season,
    is_manoeuvre,
    island_of,
    kind_of,
    may_migrate,
    options_of,
    record_until,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.match import Match
    from tests.browser.person import Person

    New = Callable[..., Person]

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
MANY = 12
"""As many territories as a long game with four has."""
SMALLEST_NAME, SMALLEST_FIGURE = 13, 28


def is_large_island(match: Match) -> bool:
    """It is their turn on a large island."""
    return int(island_of(match).on_map).bit_count() >= MANY and kind_of(match, 0) == "turn"


def may_attack(match: Match) -> bool:
    """In a clash they may attack, and may not withdraw."""
    return is_manoeuvre(match) and "withdraw" not in options_of(match, 0)


def feast_costs(match: Match) -> bool:
    """They choose where clans go, and may go where somebody else celebrates the Festival."""
    s = island_of(match)
    here = int(s.festival)
    return kind_of(match, 0) == "to" and here >= 0 and bool(s.others_in(here, 0)) and costs(match)


def costs(match: Match) -> bool:
    """One of the options says what it costs."""
    view = match.view(0)
    question = view.question()
    assert question is not None
    said = [match.text.option(view, question, option) for option in question.options]
    return any(each.args.get("warns") == "festival" for each in said)


@pytest.fixture(scope="module")
def clash() -> str:
    return record_until("inis", 3, may_attack)


def slowly(person: Person) -> None:
    """Show what happens at a reader's pace from now on."""
    person.page.evaluate(f"localStorage.meadhall = '{json.dumps({'pace': 'brisk'})}'")
    person.context.add_init_script(f"localStorage.meadhall = '{json.dumps({'pace': 'brisk'})}'")
    person.page.reload()
    person.play_until_asked()


def test_an_attack_is_told_beat_by_beat_on_the_stage_of_the_clash(person: New, clash: str) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(clash)
    slowly(anna)
    watch(anna.page)
    stage = anna.page.locator("section.clash")
    attack = stage.get_by_role("button", name=re.compile("^Attack ")).first
    name = str(attack.text_content()).strip().removeprefix("Attack ")
    attack.click()
    expect(anna.page.locator('[data-beat="attacks"]')).to_be_visible()
    expect(stage.locator(".attacked b").first).to_have_text(name)
    expect(anna.page.locator("[data-beat]")).to_have_count(0, timeout=60_000)
    shown = beats(anna.page)
    assert shown[0]["kind"] == "attacks"
    assert shown[0]["says"] == f"You attack {name}."
    assert {key.split(":")[0] for key in shown[0]["at"]} >= {"territory", "clans"}
    for before, after in pairwise(shown):
        assert before["until"] <= after["since"], "one thing after another"
    for each in shown:
        assert each["kind"] != "played" or each["card"], "a card that is played is shown"
        assert each["kind"] != "played" or each["face"]


def test_what_cannot_be_done_in_a_clash_says_why(person: New, clash: str) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(clash)
    withdraw = anna.page.locator("section.clash").get_by_role("button", name="Withdraw")
    expect(withdraw).to_have_attribute("aria-disabled", "true")
    withdraw.hover()
    tooltip = anna.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text("chieftain")
    withdraw.click(force=True)  # it is no choice, but it answers
    expect(anna.page.get_by_role("alert")).to_contain_text("chieftain")


def test_a_large_island_is_readable_on_a_laptop(person: New) -> None:
    anna = person(viewport=LAPTOP)
    expect.set_options(timeout=30_000)  # a long record
    try:
        anna.play_from(record_until("inis", 4, is_large_island))
    finally:
        expect.set_options(timeout=5000)
    board = anna.page.locator("[data-board]").bounding_box()
    header = anna.page.locator(".top").bounding_box()
    assert board is not None
    assert header is not None
    assert board["height"] >= 0.6 * (LAPTOP["height"] - header["height"])
    shore = anna.page.locator(".sea .sand").bounding_box()
    assert shore is not None
    assert max(shore["height"] / board["height"], shore["width"] / board["width"]) >= 0.9
    names = anna.page.locator(".sea text.name").evaluate_all(
        "all => all.map(e => e.getAttribute('font-size') * e.getScreenCTM().a)"
    )
    figures = anna.page.locator(".sea .figure > g").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().height)"
    )
    assert len(names) >= MANY
    assert min(names) >= SMALLEST_NAME
    assert min(figures) >= SMALLEST_FIGURE


def test_a_territory_shows_its_advantage_card(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("inis", 2, may_migrate))
    land = anna.page.locator('.sea [data-key^="territory:"]').first
    name = str(land.get_attribute("aria-label")).split(":")[0]
    box = land.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    panel = anna.page.get_by_role("tooltip")
    expect(panel.locator("h3")).to_have_text(name)
    expect(panel).to_contain_text("Advantage card")
    expect(panel.locator(".card svg").first).to_be_visible()


@pytest.mark.parametrize(("sign", "says"), [("Sanctuaries left", "condition of victory"), ("The crows", "turns go")])
def test_the_signs_around_the_island_say_what_they_are_for(person: New, sign: str, says: str) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("inis", 2, may_migrate))
    anna.page.get_by_role("img", name=sign).first.hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text(says)


def test_who_would_pay_for_the_festival_is_warned(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("inis", 2, feast_costs))
    feast = anna.page.locator('.sea [data-key^="territory:"][data-lit]:has(.cost)').first
    feast.focus()
    expect(anna.page.locator("[data-board] .warning")).to_contain_text("first costs you a clan")


def test_the_last_card_of_each_player_stays_in_sight_after_a_reload(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("inis", 2, may_migrate))
    anna.page.locator('[data-key="hand:0:migration"]').click()
    last = anna.page.get_by_role("img", name="Played last: Migration")
    expect(last).to_be_visible()
    anna.page.reload()
    anna.play_until_asked()
    expect(last).to_be_visible()
    anna.page.mouse.move(5, 5)
    last.hover()
    expect(anna.page.get_by_role("tooltip").locator("h3")).to_have_text("Migration")


def test_names_of_cards_in_the_hand_are_never_cut(person: New) -> None:
    record = record_until("inis", 4, is_late_season)
    for viewport in (LAPTOP, PHONE):
        anna = person(viewport=viewport)
        anna.play_from(record)
        cut = anna.page.locator(".hand li").evaluate_all(
            """all => all.filter((each) => {
              const label = each.querySelector("text, .name");
              const { x, y, width, height } = label.getBoundingClientRect();
              const top = document.elementFromPoint(x + width / 2, y + height / 2);
              return !each.contains(top) || x < each.getBoundingClientRect().x - 1;
            }).length"""
        )
        assert anna.page.locator(".hand li").count() > 2
        assert cut == 0
