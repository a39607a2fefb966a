"""People play Land of Clans in real browsers: against a bot, in teams of two, with Swords and Shields."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.person import Person

    New = Callable[..., Person]

FOUGHT = re.compile(r"repelled|conquers? the castle")
"""How the log tells the end of an attack."""


def lit(person: Person, sort: str) -> Locator:
    """Return the things of a sort that are lit."""
    return person.page.locator(f'[data-lit][data-key^="{sort}:"]')


def sit_down(person: Person, seats: int, teams: str = "six") -> None:
    """Lay a table with bots at all other seats."""
    person.enter()
    person.page.locator('[data-room="clans"] .actions button').nth(1).click()
    terms = person.page.get_by_role("dialog")
    terms.get_by_label("Seats").select_option(str(seats))
    for n in range(2, seats + 1):
        terms.get_by_label(f"Seat {n}").select_option("easy")
    terms.get_by_label("teams").select_option(teams)
    terms.locator("button.primary").click()
    expect(person.prompt).to_be_visible()


def attack_if_possible(person: Person) -> bool:
    """Point at a castle that can be attacked and at the Swords; return whether there was one."""
    castles = lit(person, "castle")
    if not person.is_asked() or not castles.count():
        return False
    castles.first.click()
    expect(person.page.locator(".castle[data-picked]")).to_have_count(1)
    swords = lit(person, "swords")
    expect(swords.first).to_be_visible()
    swords.last.click()
    return True


def play_and_attack(person: Person, rng: random.Random, fights: int) -> int:
    """Play until so many attacks have ended, or the game has; return how many did."""
    while not person.is_over():
        if not attack_if_possible(person):
            person.play_on(rng, 1)
        ended = [line for line in person.log.all_text_contents() if FOUGHT.search(line)]
        if len(ended) >= fights:
            break
    return len([line for line in person.log.all_text_contents() if FOUGHT.search(line)])


def test_a_whole_game_against_a_bot_by_clicking(person: New) -> None:
    anna = person()
    anna.play_now("clans")
    anna.play_on(random.Random(3))
    expect(anna.result.locator("ol > li")).to_have_count(2)
    anna.press("See the board")
    expect(anna.page.locator('[data-key^="castle:"]').first).to_be_visible()


def test_a_whole_game_in_teams_of_two_by_clicking(person: New) -> None:
    anna = person()
    sit_down(anna, 4, teams="yes")
    expect(anna.page.locator(".facts").nth(2)).to_contain_text("partner")
    anna.play_on(random.Random(4))
    expect(anna.result.locator("ol > li")).to_have_count(4)


def test_an_attack_with_swords_and_shields(person: New) -> None:
    anna, rng = person(), random.Random(5)
    fights = 0
    for _ in range(5):
        sit_down(anna, 4, teams="yes")
        fights += play_and_attack(anna, rng, 1)
        if fights:
            return
    raise AssertionError("nobody has attacked in five games")


def test_the_board_is_walked_by_arrow_keys(person: New) -> None:
    anna = person()
    anna.play_now("clans")
    anna.play_until_asked()
    square = lit(anna, "square").first
    square.focus()
    label = square.get_attribute("aria-label")
    anna.page.keyboard.press("ArrowDown")
    below = anna.page.evaluate("document.activeElement?.getAttribute('aria-label')")
    assert re.match(r"[a-l]\d+: ", below)
    assert below != label
