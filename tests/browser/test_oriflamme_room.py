"""The table of Oriflamme: what happens is seen one thing after another, and everything says what it is."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from meadhall.games.oriflamme.costs import cost_of
from meadhall.games.oriflamme.rules.components import APOTHECARY, SUBSTITUTION, role_of
from meadhall.games.oriflamme.rules.state import Oriflamme
from tests.browser.film import beats, watch
from tests.browser.prepared import kind_of, record_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.match import Match
    from tests.browser.person import Person

    New = Callable[..., Person]

LAPTOP = {"width": 1366, "height": 768}
PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
LEAST = 0.6
"""The share of the height below the header that the table has at least on a laptop."""
DRAWN = 0.9
"""The share of the width or height of the table that is drawn upon."""
ENOUGH_MS = 400
"""How long anything is on stage at least, but what one has done oneself."""

DRAWN_SHARE = """
() => {
  const table = document.querySelector("[data-board]").getBoundingClientRect();
  const all = [...document.querySelectorAll("[data-board] :is(.card, .row-end, .head .sign)")];
  const boxes = all.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  const span = (from, to) => Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
  return Math.max(span("left", "right") / table.width, span("top", "bottom") / table.height);
}
"""
NOTE_PICTURES = """
() => {
  window.pictures = [];
  const count = (selector) => document.querySelectorAll(selector).length;
  new MutationObserver(() => {
    const beat = document.querySelector("[data-beat]");
    if (!beat) return;
    const key = beat.dataset.beat + beat.dataset.at;
    if (window.pictures.at(-1)?.key === key) return;
    window.pictures.push({
      key,
      kind: beat.dataset.beat,
      strikes: count(".strike"),
      burns: count(".card.burns[data-highlighted]"),
      strikers: count(".card.acting[data-highlighted]"),
      ringed: count(".card[data-highlighted]"),
      dimmed: count(".card.dimmed"),
      families: count(".seats li[data-highlighted]"),
      flights: count(".flight:popover-open"),
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-at"] });
}
"""
"""Notes what is drawn as each beat comes on stage."""
CUT = """
() => [...document.querySelectorAll(".seats .facts :is(.influence, .count, .bribe)")].filter((each) => {
  const [box, panel] = [each.getBoundingClientRect(), each.closest("li").getBoundingClientRect()];
  return box.width > 0 && (box.right > panel.right + 1 || box.left < panel.left - 1 || box.bottom > panel.bottom + 1);
}).map((each) => each.ariaLabel)
"""
"""What juts out of the panel of its family."""

SLACK_MS = 80
"""A timer may ring, and a frame may come, so much earlier."""


def removes_and_is_paid(match: Match) -> bool:
    """They choose what their Apothecary or Substitution removes: it is paid for, so a chain of events follows."""
    state = match.state
    assert isinstance(state, Oriflamme)
    return kind_of(match, 0) == "remove" and role_of(state.acting_card()) in (APOTHECARY, SUBSTITUTION)


def may_remove_an_own_card(match: Match) -> bool:
    """They choose what a card removes, and one of the choices costs them something."""
    state, question = match.state, match.question_to(0)
    assert isinstance(state, Oriflamme)
    if question is None or kind_of(match, 0) != "remove":
        return False
    view = match.view(0)
    assert isinstance(view, Oriflamme)
    return any(cost_of(view, question, option) for option in question.options)


def test_a_removal_is_seen_thing_by_thing_with_its_card_and_its_target(person: New) -> None:
    anna = person(settings={"pace": "ease"}, viewport=LAPTOP)
    anna.play_from(record_until("oriflamme", 3, removes_and_is_paid))
    page = anna.page
    watch(page)
    page.evaluate(NOTE_PICTURES)
    page.locator(".card[data-lit]").first.click()
    page.mouse.move(2, 2)
    page.wait_for_selector('[data-beat="gained"]', state="attached")
    page.wait_for_selector('[data-beat]:not([data-beat="gained"])', state="attached")
    page.keyboard.press("Escape")
    expect(page.locator("[data-beat]")).to_have_count(0)
    expect(page.locator(".card.burnt")).to_have_count(0)
    removed, *later = page.evaluate("window.pictures")
    assert (removed["strikes"], removed["burns"], removed["strikers"], removed["ringed"]) == (1, 1, 1, 2), removed
    assert removed["dimmed"] > 0
    gained = next(each for each in later if each["kind"] == "gained")
    assert (gained["strikes"], gained["burns"], gained["families"], gained["flights"]) == (0, 0, 1, 1), gained
    seen = [each for each in beats(page) if each["until"]]
    assert seen[0]["kind"] == "removed"
    assert seen[0]["card"] in seen[0]["at"]
    assert len([key for key in seen[0]["at"] if key.startswith("card:")]) == 2
    assert "gained" in [each["kind"] for each in seen]
    assert all(each["until"] - each["since"] >= ENOUGH_MS - SLACK_MS for each in seen[:-1])
    assert all(later["since"] >= each["until"] for each, later in itertools.pairwise(seen))


def test_the_card_that_a_family_used_last_stays_in_sight(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("oriflamme", 3, removes_and_is_paid))
    anna.page.locator(".card[data-lit]").first.click()
    anna.play_until_asked()
    last = anna.page.locator(".seats li:first-child .last")
    role = last.get_attribute("data-last")
    assert role in ("apothecary", "substitution")
    anna.page.reload()
    expect(last).to_have_attribute("data-last", role)
    last.focus()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("tooltip")).to_contain_text(role.capitalize())


def test_a_warning_stands_at_the_card_and_in_words(person: New) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_from(record_until("oriflamme", 3, may_remove_an_own_card))
    marked = anna.page.locator(".card[data-lit]:has(.cost)")
    expect(marked).not_to_have_count(0)
    expect(anna.page.locator(".costs li")).to_have_count(marked.count())
    expect(anna.page.locator(".costs li").first).to_contain_text("your own card")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_fills_a_laptop(person: New, seats: int) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_with("oriflamme", seats, "easy")
    anna.play_until_asked()
    box = anna.page.locator("[data-board]").bounding_box()
    header = anna.page.locator("header.top").bounding_box()
    assert box is not None
    assert header is not None
    assert box["height"] >= LEAST * (LAPTOP["height"] - header["height"])
    assert anna.page.evaluate(DRAWN_SHARE) >= DRAWN
    assert anna.page.evaluate(CUT) == []


@pytest.mark.parametrize("screen", PHONES, ids=lambda screen: str(screen["width"]))
@pytest.mark.parametrize("seats", [3, 5])
def test_no_number_of_a_family_is_cut_on_a_phone(person: New, seats: int, screen: dict[str, int]) -> None:
    anna = person(viewport=screen, has_touch=True)
    anna.play_with("oriflamme", seats, "easy")
    anna.play_until_asked()
    assert anna.page.evaluate(CUT) == []
    for name in anna.page.locator(".seats .who b").all():
        assert name.evaluate("each => each.scrollWidth <= each.clientWidth + 1"), name.text_content()
    anna.page.locator(".seats li").nth(1).locator(".facts").tap()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Bribe token", ignore_case=True)


@pytest.mark.parametrize(
    ("sign", "says"),
    [
        (".head .rounds", "Round 1 of 6"),
        (".head .first", "first in this round"),
        (".head .way", "activated from"),
        (".head .bank", "Bank"),
        (".seats .influence", "Influence: 1"),
        (".seats .in-hand", "Cards in hand: 7"),
        (".seats .spare", "Laid aside: 3"),
        (".seats .gone", "Removed and discarded: 0"),
        (".seats .twin", "The Twin is ready"),
        (".seats .bribe", "Bribe token"),
        (".row-end", "Start"),
    ],
)
def test_every_sign_says_what_it_is(person: New, sign: str, says: str) -> None:
    anna = person(viewport=LAPTOP)
    anna.play_with("oriflamme", 3, "easy", starting_seat="0")
    anna.play_until_asked()
    anna.page.mouse.move(2, 2)
    box = anna.page.locator(sign).first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.move(*middle)
    anna.page.mouse.move(middle[0] + 1, middle[1])
    tooltip = anna.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text(says)
    assert len(tooltip.inner_text()) > len(says)
