"""Word to guests who are elsewhere that it is their turn: a POST to an address of theirs that the operator allows.

Nobody waits for it and nothing depends on it. Redirects are not followed: the operator allowed this address, not
another one.
"""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from meadhall.core import registry
from meadhall.presentation import Catalogue, phrase, text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.hall.wire import Guest

log = logging.getLogger("meadhall.hall.webhooks")

TIMEOUT = 5.0
CALLERS = 4
MOST_WAITING = 200
"""Calls beyond these are dropped: an address that does not answer must not hold up the hall."""


class Call(msgspec.Struct):
    """What an address is told. Chat services show `text` or `content`; programs read the rest."""

    text: str
    content: str
    event: str
    table: str
    game: str
    seat: int


@cache
def words_of(language: str, package: str) -> Catalogue:
    """Return the words of a language, a game's included."""
    return Catalogue(language, [package])


def your_turn(guest: Guest, table: str, game: str, seat: int) -> Call:
    """Return what to tell a guest whose turn it is, in its language."""
    text = text_of(registry.game(game))
    said = words_of(guest.language, text.package).say(phrase("hall-your-turn", game=text.title()))
    return Call(said, said, "your-turn", table, game, seat)


def is_allowed(url: str, allowed: Sequence[str]) -> bool:
    """Return whether an address lies under one of those allowed: same scheme, host and port, path below theirs."""
    try:
        wanted = urlsplit(url)
        port = wanted.port
    except ValueError:
        return False
    is_plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url and "@" not in wanted.netloc
    if not is_plain or ".." in wanted.path.split("/") or "%" in wanted.path or wanted.scheme not in ("http", "https"):
        return False
    for each in allowed:
        given = urlsplit(each)
        is_here = (given.scheme, given.hostname, given.port) == (wanted.scheme, wanted.hostname, port)
        below = given.path if given.path.endswith("/") else given.path + "/"
        if is_here and (wanted.path == given.path or (wanted.path or "/").startswith(below)):
            return True
    return False


class Callers:
    """A few threads that tell guests."""

    def __init__(self) -> None:
        """Begin with nobody to tell."""
        self.threads = ThreadPoolExecutor(CALLERS, "hall-caller")
        self.waiting = 0

    def tell(self, url: str, call: Call) -> None:
        """Tell an address something, some time soon; called on the event loop."""
        if self.waiting >= MOST_WAITING:
            log.warning("too many webhooks wait: one was dropped")
            return
        self.waiting += 1
        self.threads.submit(self.post, url, msgspec.json.encode(call))

    def post(self, url: str, body: bytes) -> None:
        """Send it, once."""
        try:
            post(url, body)
        except (OSError, HTTPException) as error:
            log.warning("a webhook could not be told: %s", type(error).__name__)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Tell nobody any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def post(url: str, body: bytes) -> int:
    """Send a body to an address; return the status of the answer."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    line = kind(parts.netloc, timeout=TIMEOUT)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "meadhall"})
        return line.getresponse().status
    finally:
        line.close()
