"""The address of a hall or of a table in it: `http://host:port/#table=ID&invitation=CODE` and similar links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlencode, urlsplit

from meadhall.match.record import shown
from meadhall.presentation import phrase
from meadhall.terminal.remote.errors import CannotJoin

TABLE = re.compile(r"(?:/api)?/tables/([^/]+)/?")


@dataclass(frozen=True, slots=True)
class Address:
    """A hall, and perhaps a table or a one-time code."""

    hall: str
    """Scheme, host and port."""
    table: str = ""
    invitation: str = ""
    code: str = ""
    """The code of a one-time link."""

    def link(self, table: str, invitation: str = "") -> str:
        """Return the address of a table; it works in a browser too."""
        given = {"table": table, **({"invitation": invitation} if invitation else {})}
        return f"{self.hall}/#{urlencode(given)}"


def is_table(text: str) -> bool:
    """Return whether a text can be the id of a table."""
    return re.fullmatch("[0-9a-f]{16}", text) is not None


def read_address(text: str) -> Address:
    """Return the address that a person typed or pasted; raises `CannotJoin`."""
    bad = CannotJoin(phrase("ui-bad-address", address=shown(text)))
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        port = parts.port
        given = parse_qs(parts.query) | parse_qs(parts.fragment)
    except ValueError:
        raise bad from None
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not re.fullmatch(r"[a-z0-9.:_-]+", host) or parts.username is not None:
        raise bad
    path = TABLE.fullmatch(parts.path)
    if path is None and parts.path not in ("", "/"):
        raise bad
    table = path[1] if path is not None else given.get("table", [""])[0]
    if table and not is_table(table):
        raise bad
    shown_host = f"[{host}]" if ":" in host else host
    return Address(
        f"{parts.scheme}://{shown_host}{f':{port}' if port is not None else ''}",
        table,
        given.get("invitation", [""])[0][:64],
        given.get("move", [""])[0][:64],
    )
