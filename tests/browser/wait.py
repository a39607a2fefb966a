"""How long a person waits for a bot's decision, and whether the page stays responsive: run it on a quiet machine."""

from __future__ import annotations

import math
import random
import sys
from typing import NamedTuple

from tests.browser.conftest import open_browser_and_hall
from tests.browser.person import Person

LISTEN = """
window.waits = [];
window.gaps = [];
let told = 0, isMine = true, wasAsked = false, frame = 0;
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const news = JSON.parse(data);
      if (news.is !== "state") return;
      const now = performance.now();
      if (told && !isMine) waits.push(now - told);
      told = now;
      isMine = news.question !== null || news.result !== null;
      wasAsked ||= news.question !== null;
    });
  }
};
requestAnimationFrame(function step(now) {
  if (wasAsked && !isMine) gaps.push(now - frame);
  frame = now;
  requestAnimationFrame(step);
});
"""
"""Notes the time from state to state while others are asked, and from frame to frame once the board is there."""


class Waited(NamedTuple):
    """What was noted, in milliseconds, the longest last."""

    waits: list[float]
    gaps: list[float]


def wait_for_bots(person: Person, rng: random.Random, decisions: float) -> Waited:
    """Play Inis with three hard bots until they have made this many decisions, or to its end."""
    person.page.add_init_script(LISTEN)
    person.play_with("inis", 4, "hard")
    while not person.is_over() and person.page.evaluate("waits.length") < decisions:
        person.play_on(rng, 20)
    return Waited(sorted(person.page.evaluate("waits")), sorted(person.page.evaluate("gaps")))


def main() -> int:
    """Play, and print the figures."""
    with open_browser_and_hall() as (browser, hall):
        person = Person(browser, hall)
        waited = wait_for_bots(person, random.Random(1), math.inf)
        for name, found in waited._asdict().items():
            p50, p99 = found[len(found) // 2], found[int(len(found) * 0.99)]
            print(f"{name}: {len(found)}, p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {found[-1]:.0f} ms")
        person.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
