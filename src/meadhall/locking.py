"""Files that only one process at a time may write."""

from __future__ import annotations

from typing import IO

try:
    import fcntl
except ImportError:  # Windows locks files differently; there people must take care themselves
    fcntl = None  # type: ignore[assignment]


def try_lock(file: IO[bytes]) -> bool:
    """Lock a file for as long as it is open; return False if another process has locked it."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
