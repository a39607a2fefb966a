"""Stored session tokens: a file for each hall, readable by its owner alone."""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from platformdirs import user_data_path

LONGEST = 64


def token_file(hall: str) -> Path:
    """Return the file that holds the token for a hall."""
    return user_data_path("meadhall") / "halls" / quote(hall, safe="")


def stored_token(hall: str) -> str:
    """Return the stored token for a hall, empty if there is none."""
    try:
        with open(token_file(hall), encoding="ascii") as file:
            token = file.read(LONGEST + 1).strip()
    except (OSError, UnicodeError):
        return ""
    return token if is_token(token) else ""


def is_token(text: str) -> bool:
    """Return whether a text has the form of a token."""
    return re.fullmatch(f"[0-9A-Za-z_-]{{1,{LONGEST}}}", text) is not None


def store_token(hall: str, token: str) -> None:
    """Store the token for a hall atomically; raises OSError."""
    file = token_file(hall)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, temporary = tempfile.mkstemp(dir=file.parent)  # created with mode 0600
    try:
        with os.fdopen(handle, "w") as written:
            written.write(token + "\n")
        os.replace(temporary, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
