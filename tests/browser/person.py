"""A person who plays in a browser, by pointing at things."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.hall.hall_process import HallProcess

KNOWN = re.compile(r"status of (401|404|409)|ERR_INTERNET_DISCONNECTED|WebSocket")
"""What a browser logs to its console though all is well: an unknown guest, a lost connection."""
PATIENCE = 15_000
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(window.isCut ? "ws://127.0.0.1:1" : url);
    window.sockets.push(this);
  }
};
"""
"""Keeps the sockets of a page at hand, so that a test can break them: no browser does that by itself."""


class Person:
    """A person and the page they look at."""

    def __init__(
        self, browser: Browser, hall: HallProcess, *, settings: dict[str, object] | None = None, **context: Any
    ) -> None:
        """Open a new browser; English, a desktop, and a person who needs no time and does everything by hand."""
        wanted = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **context}
        self.context = browser.new_context(base_url=hall.base, **wanted)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SOCKETS)
        chosen = {"pace": "once", "forced": False, **(settings or {})}
        self.context.add_init_script(f"try {{ localStorage.meadhall ??= '{json.dumps(chosen)}' }} catch {{}}")
        self.base = hall.base
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda told: self.complaints.append(told.text) if told.type == "error" else None)

    def leave(self) -> None:
        """Close the browser; nothing must have gone wrong on the page."""
        self.context.close()
        wrong = [each for each in self.complaints if not KNOWN.search(each)]
        assert not wrong, wrong

    def enter(self, where: str = "/") -> None:
        """Open a page of the hall."""
        self.page.goto(where)

    def press(self, name: str, *, exact: bool = False) -> None:
        """Press the first button of that name."""
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def play_now(self, game: str) -> None:
        """From the hall: sit down at a table with bots, with one click."""
        self.enter()
        self.page.locator(f'[data-room="{game}"] button.primary').click()
        expect(self.prompt).to_be_visible()

    @property
    def prompt(self) -> Locator:
        """The sentence of the question."""
        return self.page.locator(".prompt p").first

    @property
    def log(self) -> Locator:
        """What happened, in words."""
        return self.page.locator('ol[aria-live="polite"] li > button')

    @property
    def result(self) -> Locator:
        """How it ended."""
        return self.page.get_by_role("dialog")

    def is_asked(self) -> bool:
        """Return whether something is asked of this person now."""
        return self.page.locator(".prompt.asked").count() > 0

    def asked(self) -> list[int]:
        """Return the seats that are asked now by the hall's own word: a page may be behind."""
        path = f"/api/tables/{self.table}/state"
        found: list[int] = self.page.evaluate("path => fetch(path).then((answer) => answer.json())", path)["asked"]
        return found

    def is_over(self) -> bool:
        """Return whether the match is over."""
        return self.result.count() > 0

    def point(self, rng: random.Random) -> bool:
        """Point at something that is lit, or press a button of the prompt; return whether there was anything."""
        lit = self.page.locator("[data-lit]")
        buttons = self.page.locator(".prompt .options button:enabled")
        many, few = lit.count(), buttons.count()
        if not many + few:
            return False
        n = rng.randrange(many + few)
        with suppress(Error):  # it has changed meanwhile
            (lit.nth(n) if n < many else buttons.nth(n - many)).click(timeout=2000)
        return True

    def play_on(self, rng: random.Random, most: int = 100_000) -> None:
        """Play by pointing until the match is over, or this many times."""
        for _ in range(most):
            if self.is_over():
                return
            if not self.is_asked() or not self.point(rng):
                self.page.wait_for_timeout(30)

    def play_until_asked(self) -> None:
        """Wait until something is asked."""
        expect(self.page.locator(".prompt.asked")).to_be_visible()

    def answer_one(self, rng: random.Random) -> None:
        """Point until what happened is told, something else is asked, or the match is over."""
        before = self.prompt_and_log()
        for _ in range(50):
            self.play_on(rng, 1)
            if self.prompt_and_log() != before or self.is_over():
                return
        raise AssertionError("nothing could be answered")

    def prompt_and_log(self) -> tuple[str | None, int]:
        """Return what tells that something has happened."""
        return self.prompt.text_content(), self.log.count()

    def answer_by_keyboard(self) -> None:
        """Go to the next thing that can be pointed at, and press Enter."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement?.matches('[data-lit], .prompt .options button') ?? false"):
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(60)
                return
        raise AssertionError("nothing that can be pointed at is reached by the keyboard")

    def bring(self, record: str) -> None:
        """Drop a record on the hall, as a file."""
        self.enter()
        files = self.page.evaluate_handle(
            "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.txt')); return data; }",
            record,
        )
        self.page.dispatch_event(".hall", "drop", {"dataTransfer": files})
        expect(self.page.get_by_role("slider")).to_be_visible()

    def play_from(self, record: str, seat: int = 0) -> None:
        """Bring a record, and play on from its end against bots."""
        self.bring(record)
        self.play_on_from_end(seat, others=1)
        self.play_until_asked()

    def create_from(self, record: str, seat: int = 0) -> str:
        """Bring a record, and create a table for friends to play on from its end; return their link."""
        self.bring(record)
        self.play_on_from_end(seat, others=2)
        return self.page.get_by_label("Link", exact=True).input_value()

    def sit_down(self, link: str) -> None:
        """Follow a link to a table, and take the first free seat, whatever the language."""
        self.enter(link)
        self.page.locator(".seats button").first.click()

    def play_on_from_end(self, seat: int, others: int) -> None:
        """In a replay, whatever the language: go to its end, take a seat there, and press one of the buttons."""
        self.page.locator(".controls button").last.click()
        self.page.locator(".replay header select").select_option(str(seat))
        self.page.locator(".replay .actions button").nth(others).click()

    def play_with(self, game: str, seats: int, level: str, pace: str = "none", **settings: str) -> None:
        """Create a table with the dialog, with bots of a level in all other seats."""
        self.enter()
        self.page.locator(f'[data-room="{game}"] .actions button').nth(1).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Seats").select_option(str(seats))
        for n in range(2, seats + 1):
            dialog.get_by_label(f"Seat {n}").select_option(level)
        dialog.get_by_label("Pace").select_option(pace)
        for key, value in settings.items():
            dialog.locator(f'[name="{key}"]').select_option(value)
        dialog.locator("button.primary").click()
        expect(self.prompt).to_be_visible()

    def create_table(self, game: str) -> str:
        """Create a table for friends with the fewest seats; return its id."""
        self.enter()
        self.page.locator(f'[data-room="{game}"] .actions button').nth(1).click()
        self.page.get_by_role("dialog").locator("button.primary").click()
        expect(self.page).to_have_url(re.compile("table="))
        return self.table

    @property
    def table(self) -> str:
        """The id of the person's table."""
        found = re.search(r"table=([0-9a-f]{16})", self.page.evaluate("location.href"))
        assert found is not None
        return found[1]

    def hand(self) -> list[str]:
        """Return the cards in hand, by their keys."""
        keys = self.page.locator('.hand [data-key^="hand:"]').evaluate_all("all => all.map(e => e.dataset.key)")
        return sorted(keys)

    def cut_connection(self) -> None:
        """Break the table's socket; it cannot be opened again until `restore_connection`."""
        self.page.evaluate("window.isCut = true; for (const socket of window.sockets) socket.close()")

    def restore_connection(self) -> None:
        """Allow sockets to be opened again."""
        self.page.evaluate("window.isCut = false")
