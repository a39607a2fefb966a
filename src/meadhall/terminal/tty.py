"""Whether a terminal can show the full-screen table, and ending the program when the terminal is gone."""

from __future__ import annotations

import os
import select
import sys


def has_screen() -> bool:
    """Return whether stdin and stdout are a UTF-8 terminal with cursor movement."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    able = os.environ.get("TERM", "") not in ("", "dumb")
    return able and encoding == "utf8" and sys.stdin.isatty() and sys.stdout.isatty()


def is_hung_up() -> bool:
    """Return whether the terminal was closed without a signal; Textual would go on reading nothing for ever."""
    if sys.__stdin__ is None or not hasattr(select, "poll"):
        return False
    watch = select.poll()
    watch.register(sys.__stdin__.fileno(), 0)
    return any(event & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, event in watch.poll(0))


def exit_if_hung_up() -> None:
    """End the process at once if the terminal is gone; every answer is on disk."""
    if is_hung_up():
        os._exit(129)
