"""The room of Keltis: events are seen one after another, everything says what it is, the board has the page."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from meadhall.games.keltis.rules.components import COLOURS, FIGURES_THAT_END, FIRST_GOAL_ROW
from meadhall.games.keltis.rules.state import Keltis
from tests.browser.film import beats, watch
from tests.browser.prepared import kind_of, options_of, record_until
from tests.browser.test_pages import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import FloatRect

    from meadhall.match import Match
    from tests.browser.person import Person

    New = Callable[..., Person]

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
SMALL = {"width": 360, "height": 640}
LEAST_SHARE = 0.6
"""What the board has of the page below its header, at least."""
PATIENCE = 30_000
"""Milliseconds: so long a turn of another seat may be shown, at ease."""
MIDDLE = 90
"""So many lines of a record lead to the middle of a game."""


def seen_by_first(match: Match) -> Keltis:
    """Return what the first player sees."""
    view = match.view(0)
    assert isinstance(view, Keltis)
    return view


@cache
def middle(seats: int) -> str:
    """Return a record that ends in the middle of a game, with the first player to play a card."""
    return record_until(
        "keltis", seats, lambda match: len(match.lines) > MIDDLE and kind_of(match, 0) == "play", starting_seat="0"
    )


@cache
def before_the_fifth() -> str:
    """Return a record that ends where a card of the first player can bring the fifth figure into the goal."""

    def wanted(match: Match) -> bool:
        view = seen_by_first(match)
        if kind_of(match, 0) != "play" or view.figures_in_goal() != FIGURES_THAT_END - 1:
            return False
        at_the_gate = ["RYPGB"[path] for path in range(COLOURS) if view.row(0, path) == FIRST_GOAL_ROW - 1]
        return any(option.startswith(letter) for option in options_of(match, 0) for letter in at_the_gate)

    return record_until("keltis", 4, wanted)


@cache
def before_the_last_card() -> str:
    """Return a record that ends with one card in the draw pile, and the first player to draw."""
    return record_until("keltis", 3, lambda match: kind_of(match, 0) == "draw" and seen_by_first(match).cards_left == 1)


def box_of(anna: Person, what: str) -> FloatRect:
    """Return where the first thing of that kind is on the page."""
    box = anna.page.locator(what).first.bounding_box()
    assert box is not None, what
    return box


def discard_and_draw(anna: Person) -> None:
    """Discard the first card, and draw from the pile."""
    anna.page.locator(".hand [data-lit]").first.click()
    anna.page.locator(".prompt .options button", has_text="Discard").click()
    anna.page.locator('[data-key="pile"][data-lit]').click()
    anna.page.mouse.move(0, 0)


def test_what_happens_is_seen_one_thing_after_another(person: New) -> None:
    anna = person(viewport=LAPTOP, settings={"pace": "ease"})
    anna.play_from(middle(2))
    watch(anna.page)
    discard_and_draw(anna)
    played = anna.page.locator(':is([data-beat="laid"], [data-beat="discarded"])[data-seat="1"]')
    played.hover()  # it stays as long as it is pointed at
    key = (played.get_attribute("data-at") or "").split()[0]
    _, value = (played.get_attribute("data-card") or "").split(":")
    expect(anna.page.locator(f'[data-key="{key}"][data-highlighted]')).to_be_visible()
    expect(played.locator(".face")).to_contain_text(value)
    anna.page.mouse.move(0, 0)
    expect(anna.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    shown = beats(anna.page)
    mine = [each["kind"] for each in shown if each["seat"] == 0]
    theirs = [each["kind"] for each in shown if each["seat"] == 1]
    assert mine == ["discarded", "drew"]
    assert theirs[0] in ("laid", "discarded")
    assert theirs[-1] in ("drew", "took-discard")
    assert all(later["since"] >= earlier["until"] for earlier, later in pairwise(shown))
    assert all(each["at"] for each in shown), "every beat touches something"


def test_what_was_done_stays_in_sight_also_after_a_reload(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(middle(2))
    discard_and_draw(anna)
    anna.play_until_asked()
    plays = anna.page.locator(".facts .play")
    expect(plays).to_have_count(2)
    before = plays.all_inner_texts()
    anna.page.reload()
    anna.play_until_asked()
    expect(plays).to_have_count(2)
    assert plays.all_inner_texts() == before
    expect(anna.page.locator(".side .mark, .side .marked").first).to_be_visible()


def test_the_step_that_ends_the_game_is_said_to(person: New) -> None:
    anna = person(viewport=LAPTOP, settings={"pace": "brisk"})
    anna.play_from(before_the_fifth())
    expect(anna.page.locator(".notes")).to_contain_text("The fifth ends the game at once")
    last = anna.page.locator(".prompt .options button", has_text="the game ends")
    for card in anna.page.locator(".hand [data-lit]").all():
        card.click()
        if last.count():
            break
        anna.page.keyboard.press("Escape")
    last.first.hover()
    expect(anna.page.locator("[data-board]")).to_contain_text("This ends the game!")
    watch(anna.page)
    last.first.click()
    anna.page.mouse.move(0, 0)  # off what is told: it stays as long as it is pointed at
    expect(anna.result).to_be_visible(timeout=30_000)
    kinds = [each["kind"] for each in beats(anna.page)]
    assert kinds == ["laid", "moved", "ended"]
    assert len(beats(anna.page)[-1]["at"]) == FIGURES_THAT_END


def test_the_card_that_ends_the_game_is_said_to(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(before_the_last_card())
    expect(anna.prompt).to_contain_text("taking it ends the game")
    expect(anna.page.locator(".notes")).to_contain_text("One card is left")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_has_the_page(person: New, seats: int) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(middle(seats))
    board = box_of(anna, "[data-board]")
    drawn = box_of(anna, "[data-board] svg .moss")
    side = box_of(anna, ".room > * > .side")
    below_header = LAPTOP["height"] - box_of(anna, ".top")["height"]
    assert board["height"] >= LEAST_SHARE * below_header
    assert drawn["height"] >= 0.9 * board["height"] or drawn["width"] >= 0.9 * board["width"]
    assert side["x"] >= board["x"] + board["width"]
    sections = anna.page.locator(".columns section")
    expect(sections).to_have_count(seats)
    boxes = [each.bounding_box() for each in sections.all()]
    lowest = max(box["y"] + box["height"] for box in boxes if box)
    assert side["y"] + 0.85 * side["height"] <= lowest <= side["y"] + side["height"] + 1, "the columns use the room"


@pytest.mark.parametrize("screen", [PHONE, SMALL, SIDEWAYS], ids=["phone", "small", "sideways"])
def test_nothing_is_cut_on_a_phone(person: New, screen: dict[str, int]) -> None:
    anna = person(viewport=screen, has_touch=True)
    anna.play_from(middle(4))
    board = box_of(anna, ".layout > .board")
    for each in ["[data-board]", '[data-key="pile"]', '[data-key="pile:blue"]', '[data-key="column:0:red"]']:
        box = box_of(anna, each)
        assert box["x"] >= board["x"] - 1, each
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1, each
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, each
    anna.page.locator(".seats .facts").nth(1).click()
    expect(anna.page.get_by_role("dialog").locator(".column")).to_have_count(COLOURS)


@pytest.mark.parametrize(
    ("what", "title"),
    [
        ('[data-board] [aria-label^="Wishing stones"]', "Wishing stones"),
        ("[data-board] .goal", "Goal area"),
        ('[data-key="stone:red:9"]', "Red path, stone 9"),
        ('[data-key="path:yellow"]', "Yellow path"),
        ('[data-key="pile"]', "Draw pile"),
        ('[data-key="pile:red"]', "Red discards"),
        ('[data-key="column:1:green"]', "green cards"),
        (".hand li [data-key]", "[0-9]"),
        (".facts > span >> nth=1", "Score now"),
        (".facts > span >> nth=3", "wishing stone"),
        (".facts > span >> nth=4", "in hand"),
    ],
)
def test_everything_says_what_it_is(person: New, what: str, title: str) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(middle(2))
    tip = anna.page.get_by_role("tooltip")
    for _ in range(4):  # a table that has just come may still be drawn again
        box = box_of(anna, what)
        anna.page.mouse.move(2, 2)
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        anna.page.wait_for_timeout(800)
        if tip.count():
            break
    expect(tip).to_be_visible()
    expect(tip.locator("h3")).to_have_text(re.compile(title, re.IGNORECASE))


def test_the_scale_of_the_wishing_stones_is_reached_by_keyboard(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(middle(2))
    scale = anna.page.locator('[data-board] [aria-label^="Wishing stones"]')
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        if scale.evaluate("node => node === document.activeElement"):
            break
    expect(anna.page.get_by_role("tooltip")).to_contain_text("−4")


def test_the_table_can_be_used_by_all(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(middle(4))
    assert [each for each in violations(anna) if "tablist" not in each] == []
