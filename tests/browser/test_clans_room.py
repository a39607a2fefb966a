"""The room of Land of Clans shows everything that happens by itself, keeps it in sight, and answers when pointed at."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.film import beats, watch
from tests.browser.prepared import both_have_castles, kind_of, may_be_shielded, record_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Person

    New = Callable[..., Person]

LAPTOP = {"width": 1366, "height": 768}
LEAST_SHARE = 0.6
"""The share of the height below the header that the board has at least."""
LEAST_SQUARE = 44
SHORTEST = 60
"""The shortest time for which a beat is on stage at the pace of these tests, in milliseconds."""


def attack(anna: Person) -> str:
    """Attack the first castle that can be attacked, with one Sword; return its key."""
    castle = anna.page.locator('[data-key^="castle:"][data-lit]').first
    key = str(castle.get_attribute("data-key"))
    castle.click()
    anna.page.get_by_role("button", name=re.compile("1 Sword")).first.click()
    return key


def test_an_attack_is_seen_step_by_step_with_its_cards_and_its_castle(person: New) -> None:
    anna, borys = person(), person(settings={"pace": "brisk"})
    borys.sit_down(anna.create_from(record_until("clans", 2, may_be_shielded)))
    anna.press("Begin")
    anna.play_until_asked()
    borys.page.locator("[data-board]").wait_for()
    watch(borys.page)
    castle = attack(anna)
    expect(borys.page.locator(".battle .card")).to_have_count(1)
    expect(borys.page.locator(f'[data-key="{castle}"].attacked')).to_have_count(1)
    borys.play_until_asked()
    borys.page.get_by_role("button", name=re.compile("1 Shield")).first.click()
    borys.page.locator('[data-key^="hand:"][data-lit]').first.click()
    expect(borys.page.locator(".battle .won")).to_have_count(1)
    expect(borys.page.locator(".battle .card")).to_have_count(2)
    borys.play_until_asked()
    expect(borys.page.locator(".battle")).to_have_count(0)
    shown = [beat for beat in beats(borys.page) if beat["kind"] != "drew"]
    assert [beat["kind"] for beat in shown] == ["attacked", "sword", "shield", "repelled"]
    assert all(beat["until"] - beat["since"] > SHORTEST for beat in shown)
    assert shown[0]["at"] == shown[3]["at"] == [castle]
    assert "It shows a Sword." in shown[1]["face"]
    assert "It shows a Shield." in shown[2]["face"]
    expect(borys.page.get_by_role("heading", name="The last turn")).to_be_visible()


def test_a_card_flies_to_its_square_where_a_token_lands(person: New) -> None:
    anna, borys = person(), person(settings={"pace": "ease"})
    borys.sit_down(anna.create_from(record_until("clans", 2, lambda match: kind_of(match, 0) == "turn")))
    anna.press("Begin")
    anna.play_until_asked()
    borys.page.locator("[data-board]").wait_for()
    card = anna.page.locator('[data-key^="hand:"][data-lit]').first
    name = (card.get_attribute("data-key") or "").split(":")[2]
    square = f'[data-key="square:{name}"]'
    expect(borys.page.locator(f"{square} [data-place]")).to_have_count(0)
    card.click()
    anna.page.locator(square).click()
    beat = borys.page.locator(f'[data-beat="played"][data-at="square:{name}"]')
    expect(beat).to_be_visible()
    expect(beat.locator(".face .card")).to_be_visible()
    expect(borys.page.locator(".flying")).to_have_count(1)
    expect(borys.page.locator(f"{square}[data-highlighted] [data-place]")).to_have_count(1)


def test_what_was_done_last_stays_marked_through_a_reload(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_with("clans", 3, "easy")
    rng = random.Random(1)
    while anna.log.count() < 12:
        anna.play_on(rng, 1)
    anna.play_until_asked()
    counts = [anna.page.locator(each) for each in (".overlay .mark.last", ".overlay .mark", ".facts .last")]
    before = [each.count() for each in counts]
    assert min(before) > 0
    assert before[1] > before[0], "what was done before is marked too"
    anna.page.reload()
    anna.play_until_asked()
    for each, count in zip(counts, before, strict=True):
        expect(each).to_have_count(count)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_board_has_the_room_of_a_laptop(person: New, seats: int) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_with("clans", seats, "easy")
    anna.play_until_asked()
    places = [".top", "[data-board]", "[data-board] svg", '[data-key="square:d4"]']
    heights = [(anna.page.locator(place).first.bounding_box() or {"height": 0})["height"] for place in places]
    header, board, drawn, square = heights
    assert board >= LEAST_SHARE * (LAPTOP["height"] - header)
    assert drawn >= 0.9 * board
    assert square >= LEAST_SQUARE


def test_everything_tells_what_it_is(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("clans", 2, both_have_castles))
    tip = anna.page.get_by_role("tooltip")
    for where, says in (
        ('[data-key^="hand:"]', "neither|Sword|Shield|Wizard"),
        ('[data-board] [data-key^="prize:"]', "Open to all"),
        ('[data-key="square:e8"]', "o-man’s-land|astle"),
        (".points .seal", "Units around it"),
        ('[data-about="draw"]', "Draw pile"),
        ('[data-about="used"]', "Used cards"),
        ('[data-about="bag"]', "bag"),
        ('[data-about="figure:tokens:1"]', "Tokens left"),
        ('[data-about="figure:points:0"]', "Most points win"),
        ('[data-about="ghosts"]', "one more token"),
    ):
        box = anna.page.locator(where).first.bounding_box()
        assert box, where
        x, y = box["x"] + min(box["width"] / 2, 12), box["y"] + min(box["height"] / 2, 12)
        anna.page.mouse.move(x, y)
        anna.page.mouse.move(x + 1, y + 1)
        expect(tip).to_contain_text(re.compile(says))
        anna.page.mouse.move(2, 2)
        expect(tip).to_have_count(0)


def test_shapes_that_lack_one_token_are_shown_on_wish(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("clans", 2, both_have_castles))
    button = anna.page.get_by_role("button", name="Castles that lack one token")
    many = int(button.locator("b").inner_text())
    expect(anna.page.locator(".overlay .ghost")).to_have_count(0)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".overlay .ghost")).to_have_count(many)
    button.click()
    expect(anna.page.locator(".overlay .ghost")).to_have_count(0)
