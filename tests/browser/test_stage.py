"""What happens between two questions is on stage, one thing after another: in order, and long enough to be read."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.film import beats, watch
from tests.browser.prepared import options_of, record_until
from tests.browser.test_pages import WATCH, violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.person import Person

SLACK_MS = 60
"""A timer may ring, and a frame may come, so much earlier than it should."""
WORD_MS = 200
GOOD = 0.2
"""The most that may jump in a dozen answers with all that follows, in the browser's measure."""
GAMES = {"keltis": 2, "oriflamme": 3, "inis": 3, "clans": 3}


def at_ease(person: Callable[..., Person], **more: Any) -> Person:
    return person(settings={"pace": "ease", **more})


def skip_until_asked(anna: Person) -> None:
    """Skip what is on stage until something is asked."""
    for _ in range(300):
        if anna.is_asked():
            return
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_timeout(50)
    raise AssertionError("nothing is asked")


def play_until_staged(anna: Person, rng: random.Random) -> None:
    """Play until somebody else's doing is on stage."""
    for _ in range(1000):
        if anna.page.locator("[data-beat]:not([data-seat='0'])").count():
            return
        anna.play_on(rng, 1)
    raise AssertionError("nothing came on stage")


def answer_and_watch(anna: Person, rng: random.Random) -> list[dict[str, Any]]:
    """Answer once, wait until what followed has been shown, and return what was on stage."""
    watch(anna.page)
    anna.answer_one(rng)
    expect(anna.page.locator("[data-beat]")).to_have_count(0, timeout=120_000)
    return beats(anna.page)


@pytest.mark.parametrize("game", GAMES)
def test_at_ease_everything_is_on_stage_by_itself_long_enough_to_read(person: Callable[..., Person], game: str) -> None:
    anna = at_ease(person)
    anna.play_with(game, GAMES[game], "easy")
    skip_until_asked(anna)
    rng = random.Random(3)
    shown: list[dict[str, Any]] = []
    while len(shown) < 6:
        shown += answer_and_watch(anna, rng)
    others = [each for each in shown if each["seat"] != 0 and each["says"]]
    assert others
    for each in others:
        words = len(each["says"].split())
        assert each["until"] - each["since"] >= WORD_MS * words - SLACK_MS, each


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_things_are_on_stage(person: Callable[..., Person], game: str) -> None:
    anna = person(settings={"pace": "quick"})
    anna.page.add_init_script(WATCH)
    anna.play_with(game, GAMES[game], "easy")
    skip_until_asked(anna)
    anna.page.evaluate("shifts.length = 0")
    rng, shown = random.Random(4), 0
    for _ in range(12):
        shown += len(answer_and_watch(anna, rng))
        if shown > 25 or anna.is_over():
            break
        skip_until_asked(anna)
    shifts = anna.page.evaluate("shifts")
    assert shown > 5
    assert sum(value for value, _ in shifts) < GOOD, shifts


def test_what_is_on_stage_can_be_read_by_everybody(person: Callable[..., Person]) -> None:
    for game in ("oriflamme", "inis"):
        anna = at_ease(person)
        anna.play_with(game, GAMES[game], "easy")
        skip_until_asked(anna)
        play_until_staged(anna, random.Random(2))
        caption = anna.page.locator("[data-beat]")
        caption.hover(position={"x": 9, "y": 9})
        caption.hover(position={"x": 14, "y": 12})
        assert violations(anna) == []
        assert caption.get_by_role("status").inner_text().strip()


def test_the_log_tells_nothing_before_it_is_on_stage(person: Callable[..., Person]) -> None:
    anna = at_ease(person)
    anna.play_with("keltis", 4, "easy")
    skip_until_asked(anna)
    log = anna.page.locator(".side ol li > button")
    play_until_staged(anna, random.Random(1))
    compared = 0
    while (caption := anna.page.locator("[data-beat] p")).count() and compared < 5:
        said = caption.first.inner_text().strip()
        assert log.last.inner_text().strip() == said
        compared += 1
        anna.page.keyboard.press("Space")
        anna.page.wait_for_timeout(50)
    assert compared >= 3


def test_skipping_ends_in_the_same_page_as_waiting(person: Callable[..., Person]) -> None:
    anna = at_ease(person)
    anna.play_with("oriflamme", 3, "easy")
    skip_until_asked(anna)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.locator(".prompt.asked").wait_for()
    rng = random.Random(5)
    staged = 0
    while staged < 2:
        anna.answer_one(rng)
        if not other.locator("[data-beat]").count():
            other.wait_for_timeout(500)
        other.keyboard.press("Escape")
        expect(other.locator("[data-beat]")).to_have_count(0)
        staged += anna.page.locator("[data-beat]").count()
        expect(anna.page.locator("[data-beat]")).to_have_count(0, timeout=120_000)
        other.keyboard.press("Escape")
        expect(other.locator("[data-beat]")).to_have_count(0)
        for _ in range(100):  # bots may not have done yet
            other.keyboard.press("Escape")
            anna.page.wait_for_timeout(250)
            if anna.page.locator("[data-beat]").count() == 0 and seen_on(anna.page) == seen_on(other):
                break
        assert [seen_on(anna.page)] == [seen_on(other)]


def seen_on(page: Page) -> tuple[object, ...]:
    """Return what a page shows: the things on the board and in the hand, the prompt, the log."""
    keys = "all => all.map(each => [each.dataset.key, each.dataset.lit, each.getAttribute('aria-label')])"
    texts = (page.locator(each).first.inner_text() for each in (".prompt p", ".side ol", ".seats"))
    return (page.locator(":is(.board, .hand) [data-key]").evaluate_all(keys), *texts)


def test_a_click_goes_on_and_a_pointer_on_the_card_stops(person: Callable[..., Person]) -> None:
    anna = at_ease(person)
    anna.play_with("keltis", 4, "easy")
    skip_until_asked(anna)
    beat = anna.page.locator("[data-beat]")
    play_until_staged(anna, random.Random(2))
    before = anna.page.locator("[data-beat] p").inner_text()
    beat.hover(position={"x": 9, "y": 9})
    beat.hover(position={"x": 14, "y": 12})
    anna.page.wait_for_timeout(5000)
    assert anna.page.locator("[data-beat] p").inner_text() == before
    anna.page.locator(".board").click(position={"x": 5, "y": 5})
    expect(anna.page.locator("[data-beat] p")).not_to_have_text(before)


def test_at_once_nothing_is_on_stage(person: Callable[..., Person]) -> None:
    anna = person()
    anna.play_with("keltis", 3, "easy")
    skip_until_asked(anna)
    watch(anna.page)
    rng = random.Random(1)
    for _ in range(4):
        anna.answer_one(rng)
        skip_until_asked(anna)
    assert beats(anna.page) == []


def test_the_pace_can_be_changed_while_something_is_on_stage(person: Callable[..., Person]) -> None:
    anna = at_ease(person)
    anna.play_with("keltis", 4, "easy")
    skip_until_asked(anna)
    play_until_staged(anna, random.Random(2))
    anna.page.get_by_label("Speed").select_option("quick")
    assert '"quick"' in anna.page.evaluate("localStorage.meadhall")
    expect(anna.page.locator("[data-beat]")).to_have_count(0, timeout=30_000)


def test_a_reload_shows_the_present_and_offers_what_is_new_as_a_story(person: Callable[..., Person]) -> None:
    anna = at_ease(person)
    anna.play_with("keltis", 4, "easy")
    skip_until_asked(anna)
    play_until_staged(anna, random.Random(2))
    anna.page.reload()
    skip_until_asked(anna)
    assert anna.page.locator("[data-beat]").count() == 0
    watch(anna.page)
    anna.page.get_by_role("button", name="Show what is new").click()
    anna.page.locator("[data-beat]").first.wait_for()
    expect(anna.page.locator("[data-beat]")).to_have_count(0, timeout=120_000)
    assert len(beats(anna.page)) >= 3
    skip_until_asked(anna)


def test_the_next_question_waits_for_the_stage_and_escape_goes_to_it(person: Callable[..., Person]) -> None:
    anna = at_ease(person)
    anna.play_with("keltis", 4, "easy")
    skip_until_asked(anna)
    play_until_staged(anna, random.Random(2))
    assert anna.page.locator("[data-lit]").count() == 0
    expect(anna.page.get_by_role("button", name="To my move")).to_be_visible()
    anna.page.keyboard.press("Escape")
    skip_until_asked(anna)
    assert anna.page.locator("[data-lit]").count() > 0


def test_what_is_forced_is_done_for_me_unless_i_want_to_do_it_myself(person: Callable[..., Person]) -> None:
    record = record_until("keltis", 2, lambda match: options_of(match, 0) == ["pile"])
    anna, ben = person(settings={"forced": True}), person()
    for each in (anna, ben):
        each.bring(record)
        each.play_on_from_end(0, others=1)
    expect(anna.log.filter(has_text="You draw")).to_have_count(1)
    ben.play_until_asked()
    ben.page.wait_for_timeout(1500)
    expect(ben.log.filter(has_text="You draw")).to_have_count(0)
    expect(ben.prompt).to_have_text("Draw a card.")


def test_an_answer_can_be_confirmed_or_not(person: Callable[..., Person]) -> None:
    record = record_until("keltis", 2, lambda match: options_of(match, 0) == ["pile"])
    anna = person(settings={"confirms": True})
    anna.play_from(record)
    anna.page.locator(".board [data-lit]").first.click()
    expect(anna.page.get_by_text("are you sure?")).to_be_visible()
    anna.press("No", exact=True)
    expect(anna.page.get_by_text("are you sure?")).to_have_count(0)
    anna.page.locator(".board [data-lit]").first.click()
    anna.press("Yes", exact=True)
    expect(anna.log.filter(has_text="You draw")).to_have_count(1)
