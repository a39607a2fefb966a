"""Webhooks that tell guests elsewhere that it is their turn.

Nothing waits for them or depends on them. Redirects are not followed: the operator has allowed this address only.
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
THREADS = 4
MAX_QUEUED = 200
"""Messages beyond these are dropped: an address that does not answer must not hold up the hall."""


class TurnMessage(msgspec.Struct):
    """The body of a webhook: chat services show `text` or `content`, programs read the rest."""

    text: str
    content: str
    event: str
    table: str
    game: str
    seat: int


@cache
def catalogue_for(language: str, package: str) -> Catalogue:
    """Return the catalogue of a language, with that of a game."""
    return Catalogue(language, [package])


def turn_message(guest: Guest, table: str, game: str, seat: int) -> TurnMessage:
    """Return the message to a guest whose turn it is, in its language."""
    text = text_of(registry.game(game))
    said = catalogue_for(guest.language, text.package).say(phrase("hall-your-turn", game=text.title()))
    return TurnMessage(said, said, "your-turn", table, game, seat)


def is_allowed(url: str, allowed: Sequence[str]) -> bool:
    """Return whether an address has an allowed prefix: same scheme, host and port, a path below."""
    try:
        wanted = urlsplit(url)
        port = wanted.port
    except ValueError:
        return False
    is_clean = url.isascii() and url.isprintable() and " " not in url and "\\" not in url and "@" not in wanted.netloc
    if not is_clean or ".." in wanted.path.split("/") or "%" in wanted.path or wanted.scheme not in ("http", "https"):
        return False
    for each in allowed:
        given = urlsplit(each)
        is_here = (given.scheme, given.hostname, given.port) == (wanted.scheme, wanted.hostname, port)
        below = given.path if given.path.endswith("/") else given.path + "/"
        if is_here and (wanted.path == given.path or (wanted.path or "/").startswith(below)):
            return True
    return False


class WebhookSender:
    """A few threads that send messages."""

    def __init__(self) -> None:
        """Start with an empty queue."""
        self.threads = ThreadPoolExecutor(THREADS, "hall-caller")
        self.queued = 0

    def send(self, url: str, message: TurnMessage) -> None:
        """Queue a message; called on the event loop."""
        if self.queued >= MAX_QUEUED:
            log.warning("too many webhooks wait: one was dropped")
            return
        self.queued += 1
        self.threads.submit(self.post, url, msgspec.json.encode(message))

    def post(self, url: str, body: bytes) -> None:
        """Send it, once."""
        try:
            post(url, body)
        except (OSError, HTTPException) as error:
            log.warning("a webhook could not be called: %s", type(error).__name__)
        finally:
            self.queued -= 1

    def close(self) -> None:
        """Drop what is queued."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def post(url: str, body: bytes) -> int:
    """Post a body to an address; return the status."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.netloc, timeout=TIMEOUT)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "meadhall"})
        return connection.getresponse().status
    finally:
        connection.close()
