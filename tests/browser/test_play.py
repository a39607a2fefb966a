"""People play in real browsers against a real hall: whole games, and what happens on the way."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.prepared import record_near_end, record_to_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Person

    New = Callable[..., Person]

GAMES = (pytest.param("keltis", marks=pytest.mark.slow), "oriflamme")


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays_a_whole_game_against_bots_by_clicking(person: New, game: str) -> None:
    anna = person()
    anna.play_now(game)
    anna.play_on(random.Random(game))
    expect(anna.result).to_be_visible()
    expect(anna.result.locator("ol > li")).to_have_count(2 if game == "keltis" else 3)
    expect(anna.result.locator("strong").first).to_have_text(re.compile(r"^[−\d]+$"))
    anna.press("Verify the shuffle")
    expect(anna.result.get_by_role("status")).to_contain_text("follow from the seed")
    with anna.page.expect_download() as download:
        anna.press("Download the record")
    assert "meadhall record" in download.value.path().read_text("utf-8")
    anna.press("See the board")
    expect(anna.result).to_have_count(0)
    anna.press("See the result")
    expect(anna.result).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_each_other(person: New, game: str) -> None:
    anna, borys = person(), person(locale="uk-UA")
    table = anna.create_table(game)
    borys.enter(anna.page.get_by_label("Link", exact=True).input_value())
    borys.press("Сісти тут")
    if game == "oriflamme":
        anna.page.get_by_label("Seat 3").select_option("easy")
    anna.press("Begin")
    rng = random.Random(5)
    for _ in range(300):
        if anna.is_over() and borys.is_over():
            break
        anna.play_on(rng, 4)
        borys.play_on(rng, 4)
    for each in (anna, borys):
        expect(each.result).to_be_visible()
    assert anna.result.locator("strong").all_text_contents() == borys.result.locator("strong").all_text_contents()
    assert borys.table == table


def test_a_reload_and_a_lost_connection_in_the_middle_of_a_question(person: New) -> None:
    anna = person()
    anna.play_now("keltis")
    anna.play_until_asked()
    asked, told = anna.prompt.text_content(), anna.log.all_text_contents()
    anna.page.reload()
    expect(anna.prompt).to_have_text(str(asked))
    assert anna.log.all_text_contents()[: len(told)] == told
    anna.cut_connection()
    expect(anna.page.get_by_text("connection is lost")).to_be_visible()
    anna.restore_connection()
    expect(anna.page.get_by_text("connection is lost")).to_have_count(0)
    expect(anna.prompt).to_have_text(str(asked))
    anna.answer_one(random.Random(1))


def test_a_spectator_sees_what_is_public_and_can_do_nothing(person: New) -> None:
    anna, clara = person(), person()
    anna.play_now("keltis")
    anna.play_until_asked()
    clara.enter(f"/#table={anna.table}")
    expect(clara.page.locator(".board svg").first).to_be_visible()
    expect(clara.prompt).to_contain_text("Waiting for")
    assert clara.page.locator("[data-lit]").count() == 0
    assert clara.page.locator('[data-key^="hand:"]').count() == 0


def test_the_language_can_be_switched_at_any_time(person: New) -> None:
    anna = person()
    anna.play_now("keltis")
    anna.play_until_asked()
    anna.page.locator("header select").select_option("uk")
    expect(anna.prompt).to_contain_text("карту")
    expect(anna.page.get_by_role("tab").first).to_have_text("Перебіг")
    anna.page.locator("header select").select_option("ru")
    expect(anna.page.get_by_role("tab").first).to_have_text("Ход игры")
    assert anna.page.locator("html").get_attribute("lang") == "ru"
    anna.page.reload()
    expect(anna.page.get_by_role("tab").first).to_have_text("Ход игры")


def test_an_answer_is_taken_back(person: New) -> None:
    anna = person()
    anna.play_now("keltis")
    anna.play_until_asked()
    hand = anna.hand()
    anna.page.locator('[data-key^="hand:"][data-lit]').first.click()
    anna.page.locator('[data-key^="pile:"][data-lit]').first.click()
    expect(anna.prompt).to_contain_text("Draw a card")
    assert anna.hand() != hand
    anna.press("Undo")
    expect(anna.prompt).to_contain_text("Play a card")
    assert anna.hand() == hand


def test_what_is_not_allowed_says_why_with_its_clause(person: New) -> None:
    anna = person()
    anna.play_now("keltis")
    anna.play_until_asked()
    discarded = anna.page.locator('[data-key^="hand:"][data-lit]').first
    discarded.click()
    anna.page.locator('[data-key^="pile:"][data-lit]').first.click()
    expect(anna.prompt).to_contain_text("Draw a card")
    anna.page.locator('[data-key^="pile:"][data-refused]').first.click(force=True)  # it is marked as disabled
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text("KEL-R2")
    alert.get_by_role("button", name="What do the rules say?").click()
    expect(alert).to_contain_text("pile", ignore_case=True)


def test_a_replay_and_playing_on_from_there(person: New) -> None:
    anna = person()
    anna.bring(record_to_end("keltis", 2))
    slider = anna.page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 30
    slider.fill(str(last // 2))
    expect(anna.page.locator(".board svg").first).to_be_visible()
    told = anna.page.locator(".story").text_content()
    anna.press("One step on")
    expect(anna.page.locator(".story")).not_to_have_text(str(told))
    anna.page.get_by_label("As seen by").select_option("2")
    expect(anna.page.locator('[data-key^="hand:"]')).to_have_count(0)
    anna.page.get_by_label("As seen by").select_option("0")
    while anna.page.get_by_role("button", name="What would a bot do?").is_disabled():
        anna.press("One step on")
    anna.press("What would a bot do?")
    expect(anna.page.locator(".hints li").first).to_contain_text("%")
    anna.press("Play on from here against bots")
    expect(anna.page.locator(".prompt")).to_be_visible()
    anna.play_until_asked()


def test_a_record_dropped_on_the_hall_opens_as_a_replay(person: New) -> None:
    anna = person()
    anna.play_from(record_near_end("oriflamme", 3))
    anna.play_on(random.Random(4))
    with anna.page.expect_download() as download:
        anna.press("Download the record")
    borys = person()
    borys.bring(download.value.path().read_text("utf-8"))
    expect(borys.page.get_by_role("heading", name="Oriflamme")).to_be_visible()
    borys.press("To the end")
    expect(borys.page.locator(".board svg").first).to_be_visible()


@pytest.mark.parametrize("game", ["keltis", "oriflamme", "inis", "clans"])
def test_the_keyboard_is_enough(person: New, game: str) -> None:
    anna = person()
    anna.enter()
    anna.page.locator(f'[data-room="{game}"] button.primary').focus()
    anna.page.keyboard.press("Enter")
    expect(anna.prompt).to_be_visible()
    answered = 0
    for _ in range(400):
        if answered >= 12 or anna.is_over():
            break
        if not anna.is_asked():
            anna.page.wait_for_timeout(50)
            continue
        before = anna.prompt_and_log()
        anna.answer_by_keyboard()
        answered += anna.prompt_and_log() != before
    assert answered >= 12


def test_a_hint_comes_from_a_bot(person: New) -> None:
    anna = person()
    anna.play_now("oriflamme")
    anna.play_until_asked()
    anna.press("Hint", exact=True)
    expect(anna.page.locator(".hint button").first).to_contain_text("%")
    anna.page.locator(".hint button").first.click()
    expect(anna.page.locator(".hint")).to_have_count(0)


def test_a_guest_who_returns_is_shown_what_is_new(person: New) -> None:
    anna, borys = person(), person()
    table = anna.create_table("keltis")
    borys.enter(anna.page.get_by_label("Link", exact=True).input_value())
    borys.press("Sit here")
    anna.press("Begin")
    rng = random.Random(8)
    while anna.log.count() < 5 or anna.asked() != [1]:
        anna.play_on(rng, 2)
        if anna.log.count() < 5:
            borys.play_on(rng, 2)
    anna.enter("/#settings")
    borys.play_until_asked()
    while borys.is_asked():
        borys.play_on(rng, 1)
    anna.enter(f"/#table={table}")
    expect(anna.page.locator("li.new").first).to_be_visible()
    anna.press("Show what is new")
    expect(anna.page.locator("[data-beat]").first).to_be_attached()
    expect(anna.page.locator("[data-beat]")).to_have_count(0, timeout=20_000)
    anna.log.first.click()
    expect(anna.page.get_by_text("You are looking back.")).to_be_visible()
    anna.press("Back to now")
    anna.play_until_asked()
