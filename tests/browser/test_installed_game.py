"""A game that is a package of its own, the guide's Ladder as a reader has typed it in, is played in the browser."""

from __future__ import annotations

import random
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_pages import violations_by_day_and_night
from tests.hall.hall_process import HallProcess, sqlite
from tests.test_guides import FILES, Blocks, typed_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

OWN = FILES
PLAIN = [(path, text) for path, text in FILES if "/room/" not in path]
BARE = [(path, text) for path, text in PLAIN if path not in ("ladder/scene.py", "tests/test_ladder_scene.py")]


@contextmanager
def someone(browser_and_hall: tuple[Browser, HallProcess], folder: Path, files: Blocks) -> Iterator[Person]:
    """A person in a hall with these files of the game installed; at the end nothing has gone wrong on their page."""
    browser, _ = browser_and_hall
    installed = folder / "installed"
    installed.mkdir()
    hall = HallProcess(*sqlite(folder / "data"), packages=typed_in(installed, files)).open()
    person = Person(browser, hall)
    try:
        yield person
        person.leave()
    finally:
        person.context.close()
        hall.close()


def with_room(module: str) -> Blocks:
    """The files of the game with another room."""
    return [*PLAIN, ("ladder/room/room.js", module)]


def speak(person: Person, language: str) -> None:
    person.page.locator("header select").first.select_option(language)


def play_on_in_ukrainian(person: Person) -> None:
    """Answer once, read the log in English, go on in Ukrainian to the end, and see the result and the replay."""
    person.answer_one(random.Random(2))
    expect(person.log.first).to_contain_text(re.compile("You (lay the|pass)"))
    speak(person, "uk")
    expect(person.log.first).to_contain_text(re.compile("Ви (викладаєте карту|пасуєте)"))
    person.play_on(random.Random(1))
    expect(person.result).to_contain_text("Гру закінчено")
    expect(person.result.get_by_role("heading")).to_have_text(re.compile("еремаг|еремог"))
    for line in person.log.all_text_contents():
        assert not re.search("[A-Za-z]{2}", line.replace(person_name(person), "")), line
    assert violations_by_day_and_night(person) == []


def person_name(person: Person) -> str:
    """Return the name by which others know a person."""
    return person.page.locator("li.you b").first.text_content() or ""


def test_a_game_without_a_room_is_drawn_from_its_scene(
    browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path
) -> None:
    with someone(browser_and_hall, tmp_path, PLAIN) as anna:
        anna.enter()
        about = anna.page.locator('article[data-room="ladder"]')
        expect(about.get_by_role("heading")).to_have_text("Ladder")
        expect(about).to_contain_text("2–4 players")
        expect(about).to_contain_text("climb as long as you can")
        expect(about.get_by_role("link")).to_have_count(0)  # neither rules nor a lesson
        assert violations_by_day_and_night(anna) == []
        speak(anna, "ru")
        expect(about.get_by_role("heading")).to_have_text("Лестница")
        speak(anna, "en")
        anna.play_now("ladder")
        anna.play_until_asked()
        hand = anna.page.locator(".hand [data-lit]")
        expect(hand).to_have_count(3)
        expect(anna.page.locator(".board").get_by_label("3 face down")).to_have_count(1)
        expect(hand.first).to_have_attribute("aria-label", re.compile("^your [0-9]+$"))
        assert violations_by_day_and_night(anna) == []
        number = hand.first.inner_text().strip()
        hand.first.click()
        expect(anna.log.first).to_have_text(f"You lay the {number}.")
        expect(anna.page.locator(".board").get_by_label(f"the {number} on the ladder")).to_be_visible()
        anna.play_until_asked()
        play_on_in_ukrainian(anna)
        anna.result.locator("a[href*=replay]").click()
        anna.page.get_by_role("slider").fill("2")
        expect(anna.page.locator(".board .tile").first).to_be_visible()
        assert violations_by_day_and_night(anna) == []


def test_what_is_forbidden_says_why(browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path) -> None:
    with someone(browser_and_hall, tmp_path, PLAIN) as anna:
        anna.play_now("ladder")
        anna.play_until_asked()
        anna.page.locator(".hand [data-lit]").last.click()  # the highest
        expect(anna.log.nth(1)).to_be_visible()
        anna.page.locator(".hand [data-refused]").first.click(force=True)  # it says that it is disabled
        expect(anna.page.get_by_role("alert")).to_contain_text("every card must be higher than the one before it")
        expect(anna.page.get_by_role("alert")).to_contain_text("LAD-R3")


def test_a_game_with_a_room_is_drawn_by_it(browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path) -> None:
    with someone(browser_and_hall, tmp_path, OWN) as anna:
        anna.play_now("ladder")
        anna.play_until_asked()
        expect(anna.page.locator("svg.ladder .rung")).to_have_count(20)
        expect(anna.page.locator(".ladder [data-lit]")).to_have_count(3)
        assert violations_by_day_and_night(anna) == []
        card = anna.page.locator(".hand [data-lit]").first
        card.hover()
        expect(anna.page.locator(".ladder [data-previewed]")).to_have_text(card.inner_text().strip())
        rung = anna.page.locator(".ladder [data-lit]").first
        number = (rung.text_content() or "").strip()
        rung.click()
        expect(anna.log.first).to_have_text(f"You lay the {number}.")
        expect(anna.page.locator(".ladder .laid").first).to_have_text(number)
        anna.play_until_asked()
        anna.log.first.click()  # look back
        expect(anna.page.locator(".ladder [data-lit]")).to_have_count(0)
        anna.press("Back to now")
        anna.answer_by_keyboard()
        play_on_in_ukrainian(anna)
        anna.result.locator("a[href*=replay]").click()
        anna.page.get_by_role("slider").fill("1")
        expect(anna.page.locator(".ladder .laid")).to_have_count(1)
        assert violations_by_day_and_night(anna) == []


BROKEN = [
    "this is no JavaScript",
    "export const nothing = 0;",
    "export function board() { throw new Error('oak'); }",
    "export function board() { return { update() { throw new Error('elm'); } }; }",
    "import './nowhere.js';\nexport function board() {}",
    "export const styles = ['nowhere.css'];\nexport function board() { return { update() {} }; }",
]


@pytest.mark.parametrize("module", BROKEN)
def test_a_broken_room_gives_way_to_a_plain_one(
    browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path, module: str
) -> None:
    with someone(browser_and_hall, tmp_path, with_room(module)) as anna:
        anna.play_now("ladder")
        anna.play_until_asked()
        anna.page.locator(".hand [data-lit]").last.click()
        expect(anna.log.first).to_contain_text("You lay the")
        expect(anna.page.get_by_text("The room of this game is broken")).to_be_visible()
        anna.play_on(random.Random(1))
        expect(anna.result).to_contain_text("The game is over")
        assert any("the room of ladder is broken" in each for each in anna.complaints)
        anna.complaints.clear()


def test_a_game_without_a_scene_is_told_in_words(browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path) -> None:
    with someone(browser_and_hall, tmp_path, BARE) as anna:
        anna.play_now("ladder")
        anna.play_until_asked()
        expect(anna.page.locator(".board")).to_contain_text("The ladder is empty.")
        expect(anna.page.locator(".board")).to_contain_text("In your hand: ")
        expect(anna.page.locator(".prompt .options button").last).to_have_text("lay nothing")
        assert violations_by_day_and_night(anna) == []
        play_on_in_ukrainian(anna)
        anna.result.locator("a[href*=replay]").click()
        expect(anna.page.locator(".board")).to_contain_text("Драбина порожня.")


def test_a_scene_that_does_not_bear_the_key_of_its_game_is_told_in_words(
    browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path
) -> None:
    files = [(path, text.replace('(Scene, tag="ladder")', "(Scene)")) for path, text in PLAIN]
    assert files != PLAIN
    with someone(browser_and_hall, tmp_path, files) as anna:
        anna.play_now("ladder")
        anna.play_until_asked()
        expect(anna.page.locator(".board")).to_contain_text("The ladder is empty.")
        expect(anna.page.locator(".prompt .options button").last).to_have_text("lay nothing")
        play_on_in_ukrainian(anna)


def test_a_letter_on_the_keyboard_is_a_tool(browser_and_hall: tuple[Browser, HallProcess], tmp_path: Path) -> None:
    with someone(browser_and_hall, tmp_path, PLAIN) as anna:
        anna.play_now("ladder")
        anna.play_until_asked()
        expect(anna.page.get_by_role("button", name="Hint")).to_have_attribute("title", "Hint (H)")
        anna.page.keyboard.press("h")
        expect(anna.page.get_by_text("The bot would choose:")).to_be_visible()
        anna.page.keyboard.press("h")
        expect(anna.page.get_by_text("The bot would choose:")).to_have_count(0)
