"""Screenshots of every page: the boards early, in mid-game and at the end, phone and desk, light and dark.

They go to build/screenshots, to be looked at; those that the README shows go to docs/pictures. Names of games as
arguments restrict it to these games.
"""

from __future__ import annotations

import random
import sys
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import open_browser_and_hall
from tests.browser.person import Person
from tests.browser.prepared import (
    both_have_castles,
    is_attacked,
    is_late_season,
    is_manoeuvre,
    is_second_draft,
    record_until,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from meadhall.match import Match
    from tests.hall.hall_process import HallProcess

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "build" / "screenshots"
SHOWN = {
    "hall-desk-light": "hall.jpg",
    "inis-middle-desk-light": "inis-browser.jpg",
    "keltis-middle-desk-light": "keltis-browser.jpg",
    "oriflamme-middle-desk-light": "oriflamme-browser.jpg",
    "clans-middle-desk-light": "clans-browser.jpg",
}
"""Those that the README shows."""
SIZES = {"desk": (1280, 800), "phone": (360, 740), "wide": (1920, 1080)}
LANGUAGES = {"desk": "en-GB", "phone": "uk-UA", "wide": "ru-RU"}
CLICKS = {"keltis": 70, "oriflamme": 16}
"""How many answers make a mid-game."""
GAMES = ("keltis", "oriflamme", "inis", "clans")


@cache
def prepared(game: str, moment: str) -> str:
    """Return a record that ends at a moment worth a picture."""
    seats, wanted = MOMENTS[game][moment]
    return record_until(game, seats, wanted)


MOMENTS: dict[str, dict[str, tuple[int, Callable[[Match], bool]]]] = {
    "inis": {"middle": (4, is_late_season), "draft": (3, is_second_draft), "clash": (3, is_manoeuvre)},
    "clans": {"middle": (2, both_have_castles), "attack": (2, is_attacked)},
}


@contextmanager
def someone(browser: Browser, hall: HallProcess, size: str, scheme: str) -> Iterator[Person]:
    """A person at a screen."""
    width, height = SIZES[size]
    person = Person(
        browser, hall, viewport={"width": width, "height": height}, color_scheme=scheme, locale=LANGUAGES[size]
    )
    yield person
    person.leave()


def take(person: Person, name: str, whole: bool = False) -> None:
    """Take a picture, once nothing moves any more."""
    person.page.mouse.move(0, 0)
    person.page.wait_for_timeout(800)
    person.page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
    if name in SHOWN:
        person.page.screenshot(path=ROOT / "docs" / "pictures" / SHOWN[name], type="jpeg", quality=82)
    print(name, flush=True)


def pages(person: Person, what: str) -> None:
    """The pages of the hall, and a table before it begins."""
    person.enter()
    expect(person.page.locator("article")).to_have_count(4)
    take(person, f"hall-{what}")
    take(person, f"hall-whole-{what}", whole=True)
    person.enter("/#settings")
    take(person, f"settings-{what}", whole=True)
    person.enter("/#rules=inis&clause=INI-R17")
    take(person, f"rules-{what}")
    person.enter("/")
    person.page.locator('[data-room="oriflamme"] .actions button').nth(1).click()
    take(person, f"new-table-{what}")
    person.page.get_by_role("dialog").locator("button.primary").click()
    expect(person.page.locator(".qr svg")).to_be_visible()
    take(person, f"lobby-{what}", whole=True)


def game_pages(person: Person, game: str, what: str) -> None:
    """The lesson; a board early, in mid-game, at moments of its own, and at the end; the result; the replay."""
    person.enter(f"/#learn={game}")
    expect(person.page.locator(".board svg").first).to_be_visible()
    take(person, f"{game}-lesson-{what}")
    rng = random.Random(7)
    person.play_now(game)
    person.play_until_asked()
    take(person, f"{game}-early-{what}")
    for moment in MOMENTS.get(game, {}):
        person.play_from(prepared(game, moment))
        if moment == "middle":
            person.play_on(rng, 6)
            person.play_until_asked()
        take(person, f"{game}-{moment}-{what}")
    if game in CLICKS:
        person.play_on(rng, CLICKS[game])
        if not person.is_over():
            person.play_until_asked()
        take(person, f"{game}-middle-{what}")
    person.play_on(rng)
    take(person, f"{game}-result-{what}")
    person.result.get_by_role("button").last.click()
    take(person, f"{game}-end-{what}")
    person.enter(f"/#table={person.table}&replay=1")
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.page.get_by_role("slider").fill("20")
    take(person, f"{game}-replay-{what}")


def main() -> int:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    games = [game for game in GAMES if game in sys.argv[1:]] or GAMES
    with open_browser_and_hall() as (browser, hall):
        for size in SIZES:
            for scheme in ("light", "dark"):
                if games == GAMES:
                    with someone(browser, hall, size, scheme) as person:
                        pages(person, f"{size}-{scheme}")
                for game in games:
                    with someone(browser, hall, size, scheme) as person:
                        game_pages(person, game, f"{size}-{scheme}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
