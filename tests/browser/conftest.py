"""A real browser before a real hall."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.person import Person
from tests.hall.house import House

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""What Debian and others call it."""


def chromium() -> str:
    """Return where the system's Chromium is: nothing is downloaded."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found is not None, "this needs Chromium (Debian: apt install chromium)"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall that is open for all tests."""
    house = House("--data", str(tmp_path_factory.mktemp("hall"))).open()
    yield house
    house.close()


@pytest.fixture
def person(browser: Browser, hall: House) -> Iterator[Callable[..., Person]]:
    """Return people with a browser of their own each; at the end none of their pages has complained."""
    people: list[Person] = []

    def new(**context: object) -> Person:
        people.append(Person(browser, hall, **context))
        return people[-1]

    yield new
    for each in people:
        each.leave()
