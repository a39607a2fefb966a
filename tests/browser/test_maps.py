"""Inis and Land of Clans in real browsers: whole games, a clash, a new tile, an attack."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.prepared import (
    both_may_react,
    is_manoeuvre,
    is_second_draft,
    lays_a_tile,
    may_be_shielded,
    may_migrate,
    record_until,
)
from tests.browser.test_pages import violations
from tests.browser.wait import wait_for_bots

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Person

    New = Callable[..., Person]

LONGEST_WAIT = 3000
"""The longest wait for a bot's decision, in milliseconds."""


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("clans", 2, {}),
        pytest.param("clans", 4, {"teams": "yes"}, marks=pytest.mark.slow),
        pytest.param("inis", 2, {}, marks=pytest.mark.slow),
        pytest.param("inis", 4, {}, marks=pytest.mark.slow),
    ],
)
def test_a_guest_plays_a_whole_game_against_bots_by_clicking(
    person: New, game: str, seats: int, settings: dict[str, str]
) -> None:
    anna = person()
    anna.play_with(game, seats, "easy", **settings)
    anna.play_on(random.Random(f"{game} {seats}"))
    expect(anna.result).to_be_visible()
    expect(anna.result.locator("ol > li")).to_have_count(seats)
    anna.press("Verify the shuffle")
    expect(anna.result.get_by_role("status")).to_contain_text("follow from the seed")


def test_a_clash_with_reactions_between_two_browsers(person: New) -> None:
    anna, borys = person(), person(locale="uk-UA")
    borys.sit_down(anna.create_from(record_until("inis", 2, both_may_react)))
    anna.press("Begin")
    for each in (anna, borys):
        expect(each.page.locator(".clash").first).to_be_visible()
        each.play_until_asked()
    told = anna.log.count()
    anna.page.locator('[data-key^="hand:"][data-lit]').first.click()
    expect(anna.page.locator(".prompt.asked")).to_have_count(0)
    assert anna.log.count() == told, "nobody sees it before all have answered"
    borys.page.locator(".prompt .options button").first.click()
    expect(anna.log.nth(told)).to_contain_text("You play")
    rng = random.Random(2)
    for _ in range(200):
        if not anna.page.locator(".clash").count() or anna.is_over():
            break
        anna.play_on(rng, 2)
        borys.play_on(rng, 2)
    expect(anna.page.locator(".clash")).to_have_count(0)
    assert borys.log.count() > 2


def test_nobody_is_asked_at_a_moment_that_they_have_left_out(person: New) -> None:
    anna, borys = person(), person()
    borys.sit_down(anna.create_from(record_until("inis", 2, both_may_react)))
    anna.press("Begin")
    anna.play_until_asked()
    asked = str(anna.prompt.text_content())
    anna.page.get_by_label("At this moment").select_option("always")
    expect(anna.prompt).not_to_have_text(asked)
    anna.press("More", exact=True)
    anna.press("When others act and I could react")
    chosen = anna.page.get_by_role("dialog").get_by_role("combobox")
    expect(chosen).to_have_count(14)
    assert [each.input_value() for each in chosen.all()].count("always") == 1


def test_a_clash_and_a_draft_keep_nobody_out(person: New) -> None:
    anna = person()
    anna.play_from(record_until("inis", 3, is_manoeuvre))
    assert violations(anna) == []
    anna.play_from(record_until("inis", 3, is_second_draft))
    assert violations(anna) == []


def test_a_card_of_inis_is_played_and_taken_back_again(person: New) -> None:
    anna = person()
    anna.play_from(record_until("inis", 2, may_migrate))
    hand = anna.hand()
    anna.page.locator('[data-key="hand:0:migration"]').click()
    expect(anna.page.locator('[data-key^="territory:"][data-lit]').first).to_be_visible()
    anna.press("Undo")
    expect(anna.page.locator('[data-key="hand:0:migration"][data-lit]')).to_be_visible()
    assert anna.hand() == hand


def test_bots_do_not_keep_anybody_waiting(person: New) -> None:
    waited = wait_for_bots(person(), random.Random(3), 40)
    assert len(waited.waits) >= 40
    assert waited.waits[-1] < LONGEST_WAIT


def test_exploration_lays_a_tile(person: New) -> None:
    anna = person()
    anna.play_from(record_until("inis", 2, lays_a_tile))
    territories = anna.page.locator('[data-key^="territory:"]')
    before = territories.count()
    spots = anna.page.locator('[data-key^="spot:"][data-lit]')
    expect(spots.first).to_be_visible()
    spots.nth(spots.count() // 2).click()
    expect(territories).to_have_count(before + 1)
    expect(anna.page.locator('[data-key^="spot:"]')).to_have_count(0)


def test_an_attack_with_swords_and_shields(person: New) -> None:
    anna, borys = person(), person()
    borys.sit_down(anna.create_from(record_until("clans", 2, may_be_shielded)))
    anna.press("Begin")
    anna.play_until_asked()
    castles = anna.page.locator('[data-key^="castle:"]')
    attacked = anna.page.locator('[data-key^="castle:"][data-lit]').first
    key = str(attacked.get_attribute("data-key"))
    stood = castles.evaluate_all("all => all.map(e => e.ariaLabel)")
    attacked.click()
    anna.page.get_by_role("button", name=re.compile("1 Sword")).first.click()
    borys.play_until_asked()
    borys.page.get_by_role("button", name=re.compile("1 Shield")).first.click()
    borys.page.locator('[data-key^="hand:"][data-lit]').first.click()
    for each in (anna, borys):
        for told in ("(Sword)", "(Shield)", f"The attack on {key.split(':')[1]} is repelled."):
            expect(each.log.filter(has_text=told).first).to_be_visible()
    assert castles.evaluate_all("all => all.map(e => e.ariaLabel)") == stood, "the castle is its owner's as before"
    expect(borys.page.locator(".prompt.asked")).to_be_visible()
