"""Every lesson can be learned to its end by pointing, on a desk and on a phone, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from meadhall.core import registry
from meadhall.presentation import Step, lesson_of
from tests.browser.test_pages import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Person

    New = Callable[..., Person]

GAMES = [key for key in registry.names() if lesson_of(registry.game(key)) is not None]
PHONE = {"width": 360, "height": 740}
MOST_POINTS = 8
"""Nothing takes more clicks than this."""


def steps(game: str) -> list[Step]:
    lesson = lesson_of(registry.game(game))
    assert lesson is not None
    return lesson.steps


def coach(person: Person) -> Locator:
    return person.page.locator(".coach")


def count(person: Person) -> str:
    return coach(person).locator(".count span").inner_text()


def wait_until_told(person: Person, n: int) -> None:
    """Wait until a step is reached and nothing moves any more."""
    expect(coach(person).locator("progress")).to_have_attribute("value", str(n))
    expect(coach(person).get_by_role("button", name="Skip")).to_have_count(0, timeout=60_000)


def answer(person: Person, n: int) -> None:
    """Point at what is pointed out until the next step is reached."""
    progress = coach(person).locator("progress")
    for _ in range(MOST_POINTS):
        buttons = coach(person).locator(".options button[data-highlighted]")
        lit = person.page.locator("[data-key][data-highlighted][data-lit]:not([data-picked])")
        (buttons if buttons.count() else lit).first.click()
        person.page.wait_for_timeout(50)
        if progress.get_attribute("value") != str(n):
            return
    raise AssertionError(f"step {n} could not be answered by pointing at what it points out")


def learn(person: Person, game: str, look: Callable[[int], None] = lambda _: None, until: str = "") -> int:
    """Go through a lesson from its beginning, to the end or to a step; return the number of the last one."""
    for n, step in enumerate(steps(game), 1):
        wait_until_told(person, n)
        look(n)
        if step.says == until:
            break
        if step.expects:
            answer(person, n)
        elif n < len(steps(game)):
            coach(person).get_by_role("button", name="Next").click()
    return n


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learned_to_its_end_by_pointing(person: New, game: str) -> None:
    anna = person()
    anna.enter()
    anna.page.locator(f'[data-room="{game}"]').get_by_role("link", name="Learn to play").click()

    def look(n: int) -> None:
        if n in (1, len(steps(game)) // 2):
            assert violations(anna) == []

    learn(anna, game, look)
    coach(anna).get_by_role("button", name="Play now against easy bots").click()
    anna.play_until_asked()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learned_on_a_phone_without_motion(person: New, game: str) -> None:
    boris = person(viewport=PHONE, reduced_motion="reduce", has_touch=True)
    boris.enter(f"/#learn={game}")
    learn(boris, game)
    expect(coach(boris).get_by_role("link", name="Rules")).to_be_visible()


def test_another_answer_is_allowed_but_not_what_the_lesson_is_about(person: New) -> None:
    anna = person()
    anna.enter("/#learn=keltis")
    n = learn(anna, "keltis", until="descend")
    told = count(anna)
    anna.page.locator('[data-key="hand:0:yellow:10"]').click()
    anna.page.locator('[data-key="pile:yellow"]').click()
    expect(coach(anna).get_by_role("status")).to_contain_text("That is allowed too.")
    assert count(anna) == told
    answer(anna, n)
    wait_until_told(anna, n + 1)


def test_what_else_the_lesson_wants_is_told_in_names(person: New) -> None:
    anna = person(reduced_motion="reduce")
    anna.enter("/#learn=inis")
    learn(anna, "inis", until="attack")
    coach(anna).locator(".options button:not([data-highlighted])").first.click()
    expect(coach(anna).get_by_role("status")).to_contain_text("Attack Conall")


def test_a_forbidden_answer_is_explained(person: New) -> None:
    anna = person(reduced_motion="reduce")
    anna.enter("/#learn=keltis")
    n = learn(anna, "keltis", until="take")
    anna.page.locator('[data-key="pile:green"]').click(force=True)  # it is disabled, but says why
    expect(coach(anna).get_by_role("alert")).to_contain_text("closed until your turn is over")
    answer(anna, n)
    wait_until_told(anna, n + 1)


def test_moves_of_others_are_told_one_after_the_other_and_can_be_skipped(person: New) -> None:
    anna = person(settings={"pace": "brisk"})
    anna.enter("/#learn=keltis")
    n = learn(anna, "keltis", until="number")
    answer(anna, n)
    expect(coach(anna).locator(".sentences")).to_contain_text("You draw pink 3.")
    coach(anna).get_by_role("button", name="Skip").dispatch_event("click")
    expect(coach(anna).locator(".sentences")).to_contain_text("A column may also descend")


def test_one_goes_back_and_on_and_comes_back_later(person: New) -> None:
    anna = person()
    anna.enter("/#learn=keltis")
    wait_until_told(anna, 1)
    expect(coach(anna).get_by_role("button", name="Back")).to_be_disabled()
    coach(anna).get_by_role("button", name="Next").click()
    coach(anna).get_by_role("button", name="Next").click()
    wait_until_told(anna, 3)
    coach(anna).get_by_role("button", name="Show me").click()
    wait_until_told(anna, 4)
    coach(anna).get_by_role("button", name="Back").click()
    wait_until_told(anna, 3)
    answer(anna, 3)
    wait_until_told(anna, 4)
    anna.page.reload()
    wait_until_told(anna, 4)


def test_a_lesson_speaks_the_languages_and_is_done_by_keyboard(person: New) -> None:
    olena = person(locale="uk-UA")
    olena.enter("/#learn=keltis")
    expect(coach(olena).get_by_role("button", name="Далі")).to_be_visible()
    for _ in range(2):
        olena.page.get_by_role("button", name="Далі").focus()
        olena.page.keyboard.press("Enter")
    for key in ("hand:0:red:2", "stone:red:1"):
        olena.page.locator(f'[data-key="{key}"]').focus()
        olena.page.keyboard.press("Enter")
    expect(coach(olena).locator("progress")).to_have_attribute("value", "4")
    olena.page.get_by_role("combobox").select_option("ru")
    expect(coach(olena).locator(".sentences")).to_contain_text("Новую тропу открывает")


def test_a_game_without_a_lesson_says_so(person: New) -> None:
    anna = person()
    anna.enter("/#learn=chess")
    expect(anna.page.get_by_role("alert")).to_contain_text("This game is not played here.")
