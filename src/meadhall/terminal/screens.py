"""Whether a full-screen table can be drawn here."""

from __future__ import annotations

import os
import sys


def is_screen() -> bool:
    """Return whether there is a terminal on both ends that knows our letters and can move its cursor."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    able = os.environ.get("TERM", "") not in ("", "dumb")
    return able and encoding == "utf8" and sys.stdin.isatty() and sys.stdout.isatty()
