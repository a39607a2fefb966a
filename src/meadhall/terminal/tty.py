"""Whether a full-screen table can be drawn here, and leaving when its terminal has gone."""

from __future__ import annotations

import os
import select
import sys


def is_screen() -> bool:
    """Return whether there is a terminal on both ends that knows our letters and can move its cursor."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    able = os.environ.get("TERM", "") not in ("", "dumb")
    return able and encoding == "utf8" and sys.stdin.isatty() and sys.stdout.isatty()


def is_hung_up() -> bool:
    """Return whether the terminal has gone away without a word; Textual alone would go on reading nothing for ever."""
    if sys.__stdin__ is None or not hasattr(select, "poll"):
        return False
    watch = select.poll()
    watch.register(sys.__stdin__.fileno(), 0)
    return any(event & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, event in watch.poll(0))


def leave_dead_terminal() -> None:
    """End at once when nobody can see the table any more; every answer is on the disk."""
    if is_hung_up():
        os._exit(129)
