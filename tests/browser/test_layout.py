"""Boards fill the screen, at every size and with every number of seats; nothing is cut, nothing is covered."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Person

SIZES = [(1366, 768), (1920, 1080), (390, 844), (360, 640), (844, 390)]
SMALLEST = (360, 640)
SEATS = {"keltis": (2, 3, 4), "oriflamme": (3, 4, 5), "inis": (2, 3, 4), "clans": (2, 3, 4, 6)}
TABLES = [(game, seats) for game, counts in SEATS.items() for seats in counts]
ANSWERS = 25

MEASURE = """
() => {
  const box = (each) => each.getBoundingClientRect();
  const board = document.querySelector("[data-board]");
  const header = document.querySelector(".top");
  const below = innerHeight - (header.offsetParent === null && !header.offsetHeight ? 0 : header.offsetHeight);
  const boxes = [...board.querySelectorAll("[data-key], svg, .row")].map(box);
  const drawn = boxes.filter(({ width, height }) => width && height);
  const span = (low, high) => Math.max(...drawn.map(high)) - Math.min(...drawn.map(low));
  const area = box(board);
  const covered = [...document.querySelectorAll("[data-lit]")].filter((each) => {
    each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = box(each);
    for (const [dx, dy] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5]]) {
      const top = document.elementFromPoint(x + width * dx, y + height * dy);
      if (top && top.closest(".board, .hand") === each.closest(".board, .hand")) return false;
    }
    return true;
  });
  const cut = [...document.querySelectorAll(".prompt p, .tools button")].filter((each) => {
    const { left, right } = box(each);
    return each.offsetWidth > 0 && (left < -1 || right > innerWidth + 1 || each.scrollWidth > each.clientWidth + 2);
  });
  const small = [...document.querySelectorAll("[data-lit], .prompt button, .tools button")].filter((each) => {
    const { width, height } = box(each);
    return Math.min(width, height) < 24;
  });
  return {
    share: area.height / below,
    width: span((each) => each.left, (each) => each.right) / area.width,
    height: span((each) => each.top, (each) => each.bottom) / area.height,
    sideways: document.scrollingElement.scrollWidth - innerWidth,
    covered: covered.map((each) => each.dataset.key),
    cut: cut.map((each) => each.textContent.trim().slice(0, 40)),
    small: small.map((each) => each.dataset.key ?? each.textContent.trim()),
  };
}
"""


def measured(person: Person, size: tuple[int, int]) -> dict[str, Any]:
    """Return what was measured at a size of the page."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_timeout(250)
    found: dict[str, Any] = person.page.evaluate(MEASURE)
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_board_fills_the_screen_and_nothing_is_cut_or_covered(
    person: Callable[..., Person], game: str, seats: int
) -> None:
    anna = person(viewport={"width": 1366, "height": 768})
    anna.play_with(game, seats, "easy")
    anna.play_on(random.Random(seats), ANSWERS)
    anna.play_until_asked()
    faults: list[object] = []
    for size in SIZES:
        found = measured(anna, size)
        if found["share"] < (0.6 if size[0] > 900 else 0.35):
            faults.append((size, "the board is too low", found["share"]))
        if size[0] > 900 and max(found["width"], found["height"]) < 0.9:
            faults.append((size, "the board is not filled", found["width"], found["height"]))
        if found["sideways"] > 0:
            faults.append((size, "the page is too wide", found["sideways"]))
        wanted = ("covered", "cut", "small") if size != SMALLEST else ("covered", "cut")
        faults += [(size, what, found[what]) for what in wanted if found[what]]
    assert faults == []
