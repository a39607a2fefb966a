"""Films of a table: what is on stage, beat by beat, as pictures and as text. To be looked at: build/films.

python -m tests.browser.film GAME [--seats 4] [--size 1366x768] [--pace ease] [--beats 40] [--seed 1] [--language en]
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import open_browser_and_hall
from tests.browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "build" / "films"

WATCH = """
() => {
  window.beats = [];
  const note = () => {
    const caption = document.querySelector("[data-beat]");
    const seen = caption && [caption.dataset.beat, caption.dataset.seat, caption.dataset.card, caption.dataset.at,
      caption.querySelector("p")?.innerText ?? ""].join("|");
    const last = window.beats.at(-1);
    if (seen === (last && !last.until ? last.seen : null)) return;
    const now = performance.now();
    if (last && !last.until) last.until = now;
    if (seen) window.beats.push({ seen, since: now, until: 0, face: caption.querySelector(".face")?.innerText ?? "" });
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
    attributeFilter: ["data-beat", "data-seat", "data-card", "data-at"],
  });
}
"""
"""Notes on the page which beat was on stage from when to when."""


def watch(page: Page) -> None:
    """Begin to note the beats of a page."""
    page.evaluate(WATCH)


def beats(page: Page) -> list[dict[str, Any]]:
    """Return the beats that a page has shown: what, and from when to when."""
    found = []
    for each in page.evaluate("window.beats"):
        kind, seat, card, at, says = each["seen"].split("|", 4)
        shown = {"kind": kind, "seat": int(seat), "card": card, "at": at.split(), "says": says, "face": each["face"]}
        found.append({**shown, "since": each["since"], "until": each["until"]})
    return found


def main() -> int:
    """Play by pointing at random, and take a picture of every beat."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--pace", default="ease")
    parser.add_argument("--beats", type=int, default=30)
    parser.add_argument("--skip", type=int, default=0, help="answers before the film begins")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en-GB")
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    folder = FOLDER / f"{given.game}-{given.seats}-{given.size}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    rng = random.Random(given.seed)
    with open_browser_and_hall() as (browser, hall):
        person = Person(browser, hall, viewport={"width": width, "height": height}, locale=given.language)
        person.play_with(given.game, given.seats, "easy")
        person.play_on(rng, given.skip)
        person.page.evaluate(f"localStorage.meadhall = '{json.dumps({'pace': given.pace})}'")
        person.context.add_init_script(f"localStorage.meadhall = '{json.dumps({'pace': given.pace})}'")
        person.page.reload()
        person.prompt.wait_for()
        watch(person.page)
        seen, taken = "", 0
        while taken < given.beats and not person.is_over():
            now = person.page.evaluate("document.querySelector('[data-beat]')?.innerText ?? ''")
            if now and now != seen:
                person.page.wait_for_timeout(350)
                person.page.screenshot(path=folder / f"{taken:03d}.png")
                print(f"{taken:03d}", " / ".join(now.split("\n")), flush=True)
                taken += 1
            seen = now
            if not now:
                person.play_on(rng, 1)
            person.page.wait_for_timeout(25)
        person.page.screenshot(path=folder / "end.png")
        (folder / "beats.json").write_text(json.dumps(beats(person.page), indent=1))
        person.leave()
    print(folder.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
