"""A real browser before a real hall."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.person import Person
from tests.hall.hall_process import HallProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""The names of Chromium on Debian and elsewhere."""


def chromium() -> str:
    """Return where the system's Chromium is: nothing is downloaded."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found is not None, "this needs Chromium (Debian: apt install chromium)"
    return found


@contextmanager
def open_browser_and_hall() -> Iterator[tuple[Browser, HallProcess]]:
    """A real browser and a hall."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = HallProcess("--data", folder).open()
        running = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield running, hall
        running.close()
        hall.close()


@pytest.fixture(scope="session")
def browser_and_hall() -> Iterator[tuple[Browser, HallProcess]]:
    """A browser and a hall for all tests."""
    with open_browser_and_hall() as found:
        yield found


@pytest.fixture
def person(browser_and_hall: tuple[Browser, HallProcess]) -> Iterator[Callable[..., Person]]:
    """Return people, each with their own browser; at the end none of their pages has complained."""
    people: list[Person] = []
    browser, hall = browser_and_hall

    def new(**context: Any) -> Person:
        people.append(Person(browser, hall, **context))
        return people[-1]

    yield new
    for each in people:
        each.leave()
