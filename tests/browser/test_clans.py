"""The board of Land of Clans in a real browser: what it shows beforehand, and how it is touched and walked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.prepared import may_attack_with_two, record_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.person import Person

    New = Callable[..., Person]

LEAST = 28
"""The side of a square on a phone, in pixels, at least."""


def things(person: Person, sort: str, which: str = "") -> Locator:
    """Return the things of a sort, or those of them that are lit."""
    return person.page.locator(f'{which}[data-key^="{sort}:"]')


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_square_can_be_touched_on_a_phone(person: New, seats: int) -> None:
    anna = person(viewport={"width": 360, "height": 740}, has_touch=True)
    anna.play_with("clans", seats, "easy")
    expect(things(anna, "square")).to_have_count(108)
    boxes = [square.bounding_box() for square in things(anna, "square").all()]
    assert min(box["width"] for box in boxes if box) >= LEAST


def test_a_card_shows_its_square_and_the_second_tap_conquers_it(person: New) -> None:
    anna = person()
    anna.play_now("clans")
    anna.play_until_asked()
    card = things(anna, "hand", "[data-lit]").first
    square = (card.get_attribute("data-key") or "").split(":")[2]
    card.click()
    expect(anna.page.locator(f'[data-key="square:{square}"] .ghost')).to_be_visible()
    anna.page.locator(f'[data-key="square:{square}"]').click()
    expect(anna.page.get_by_role("listitem").filter(has_text=f"You conquer {square}.").first).to_be_visible()


def test_units_are_counted_before_an_attack(person: New) -> None:
    anna = person()
    anna.play_from(record_until("clans", 2, may_attack_with_two))
    castle = things(anna, "castle", "[data-lit]").first
    castle.hover()
    expect(anna.page.locator(".overlay .plaque")).to_have_count(2)
    castle.click()
    expect(things(anna, "swords", "[data-lit]").nth(1)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(things(anna, "swords")).to_have_count(0)


def test_the_board_is_walked_by_arrow_keys(person: New) -> None:
    anna = person()
    anna.play_now("clans")
    anna.play_until_asked()
    anna.page.locator('[data-key="square:d4"]').focus()
    for key, square in (("ArrowDown", "d5"), ("ArrowLeft", "c5"), ("ArrowUp", "c4"), ("ArrowUp", "c4")):
        anna.page.keyboard.press(key)
        label = anna.page.evaluate("document.activeElement?.getAttribute('aria-label')")
        assert label.startswith(f"{square}: "), label
    lit = things(anna, "square", "[data-lit]").first
    is_left = (lit.get_attribute("data-key") or "")[len("square:")] < "g"
    lit.focus()
    anna.page.keyboard.press("ArrowRight" if is_left else "ArrowLeft")
    expect(lit).not_to_be_focused()
    anna.page.keyboard.press("ArrowLeft" if is_left else "ArrowRight")
    expect(lit).to_be_focused()
    expect(lit.locator(".ghost")).to_be_visible()
