"""How long a click takes to be painted (Event Timing), in play: run it on a quiet machine."""

from __future__ import annotations

import random
import sys

from tests.browser.conftest import open_browser_and_hall
from tests.browser.person import Person
from tests.browser.test_pages import GAMES, WATCH


def main() -> int:
    """Play for a while in each room, and print the figures."""
    with open_browser_and_hall() as (browser, hall):
        for game in GAMES:
            person = Person(browser, hall)
            person.page.add_init_script(WATCH)
            person.play_now(game)
            person.play_on(random.Random(0), 120)
            paints = sorted(person.page.evaluate("paints"))
            p50, p98 = paints[len(paints) // 2], paints[int(len(paints) * 0.98)]
            print(f"{game}: {len(paints)} events, p50 {p50} ms, p98 {p98} ms")
            person.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
