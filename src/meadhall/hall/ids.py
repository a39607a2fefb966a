"""Random ids, secrets and codes, and the hash that is kept of a secret."""

from __future__ import annotations

import secrets
from base64 import b32encode
from hashlib import sha256


def new_id() -> str:
    """Return a random id of 16 hex digits."""
    return secrets.token_hex(8)


def is_id(text: str) -> bool:
    """Return whether a text has the form of an id."""
    return len(text) == 16 and not text.strip("0123456789abcdef")


def new_secret() -> str:
    """Return a secret for a cookie or a link."""
    return secrets.token_urlsafe(24)


def new_recovery() -> str:
    """Return a code to be written down: five groups of five letters and digits."""
    letters = b32encode(secrets.token_bytes(16)).decode()[:25]
    return "-".join(letters[at : at + 5] for at in range(0, 25, 5))


def hashed(secret: str) -> bytes:
    """Return the hash of a secret; hyphens, spaces and capitals of a recovery code do not matter."""
    bare = secret.replace("-", "").replace(" ", "").upper()
    is_code = len(bare) == 25 and bare.isalnum() and secret.count("-") in (0, 4) and len(secret) < 32
    return sha256((bare if is_code else secret).encode()).digest()
