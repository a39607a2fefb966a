"""The sessions of this person: a file for each hall, readable by its owner alone."""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from platformdirs import user_data_path

LONGEST = 64


def file_of(hall: str) -> Path:
    """Return where the session at a hall is kept."""
    return user_data_path("meadhall") / "halls" / quote(hall, safe="")


def key_of(hall: str) -> str:
    """Return the token of one's session at a hall, empty if there is none."""
    try:
        with open(file_of(hall), encoding="ascii") as file:
            key = file.read(LONGEST + 1).strip()
    except (OSError, UnicodeError):
        return ""
    return key if is_key(key) else ""


def is_key(text: str) -> bool:
    """Return whether a text can be the token of a session."""
    return re.fullmatch(f"[0-9A-Za-z_-]{{1,{LONGEST}}}", text) is not None


def keep_key(hall: str, token: str) -> None:
    """Keep the token of a session, whole or not at all; raises OSError."""
    file = file_of(hall)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, draft = tempfile.mkstemp(dir=file.parent)  # its mode is 0600 from the beginning
    try:
        with os.fdopen(handle, "w") as written:
            written.write(token + "\n")
        os.replace(draft, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(draft)
        raise
