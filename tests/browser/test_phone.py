"""A table on a small phone and on a low laptop: with any number of players the board has the room, and keeps it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Person

    New = Callable[..., Person]

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 640}
LEAST = 0.42
"""The share of the screen that the board has at least."""


def heights(anna: Person) -> dict[str, float]:
    """Return how high the parts of the table are."""
    found: dict[str, float] = anna.page.evaluate(
        "Object.fromEntries(['seats', 'board', 'foot'].map(c => "
        "[c, document.querySelector('.table > .' + c).getBoundingClientRect().height]))"
    )
    return found


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize(("game", "seats"), [("keltis", 4), ("oriflamme", 5), ("inis", 4)])
def test_the_board_has_the_room_and_keeps_it(person: New, game: str, seats: int, screen: dict[str, int]) -> None:
    anna = person(viewport=screen)
    anna.play_with(game, seats, "easy", pace="600+10")
    anna.play_until_asked()
    before = heights(anna)
    assert before["board"] >= LEAST * screen["height"], before
    boxes = [each.bounding_box() for each in anna.page.locator(".table > .seats li").all()]
    at = {round(box["y"] if screen is PHONE else box["x"]) for box in boxes if box}
    assert len(at) == 1, "the seats stand in one row, or below each other"
    assert all(box and box["x"] + box["width"] <= screen["width"] for box in boxes), "and all of them are seen"
    rng = random.Random(5)
    for _ in range(12):
        anna.play_on(rng, 1)
        assert heights(anna)["board"] >= LEAST * screen["height"]  # an empty hand leaves it its room besides
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_what_is_seldom_wanted_stands_in_the_menu(person: New) -> None:
    anna = person(viewport=PHONE)
    anna.play_now("keltis")
    anna.play_until_asked()
    expect(anna.page.get_by_role("button", name="Hint")).to_be_visible()
    expect(anna.page.get_by_role("button", name="List everything")).to_have_count(0)
    anna.press("More", exact=True)
    anna.press("List everything that is possible")
    expect(anna.page.locator(".prompt .options button").first).to_be_visible()
