"""Guests and their secrets in the database; only hashes of secrets are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from meadhall.hall.ids import hashed
from meadhall.hall.schema import guests, secrets
from meadhall.hall.wire import Guest

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from meadhall.hall.wire import GuestChange

SESSION, ONE_TIME, RECOVERY = "session", "move", "recovery"
"""The kinds of secrets."""
ONE_TIME_MS = 10 * 60 * 1000
"""How long a one-time code can be used."""
DAY_MS = 24 * 60 * 60 * 1000


def add_guest(c: Connection, guest: Guest, now: int) -> None:
    """Add a guest."""
    values = {"id": guest.id, "name": guest.name, "language": guest.language, "webhook": guest.webhook}
    c.execute(insert(guests), {**values, "created": now, "seen": now})


def add_secret(c: Connection, guest: str, secret: str, kind: str, expires: int = 0) -> None:
    """Add the hash of a secret."""
    c.execute(insert(secrets), {"hash": hashed(secret), "guest": guest, "kind": kind, "expires": expires})


def guest_by(c: Connection, secret: str) -> Guest | None:
    """Return the guest of a session."""
    row = c.execute(
        select(guests)
        .join(secrets, secrets.c.guest == guests.c.id)
        .where(secrets.c.hash == hashed(secret), secrets.c.kind == SESSION)
    ).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.language, row.webhook)


def find_guest(c: Connection, id: str) -> Guest | None:  # noqa: A002
    """Return a guest by id."""
    row = c.execute(select(guests).where(guests.c.id == id)).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.language, row.webhook)


def use_secret(c: Connection, secret: str, kinds: list[str], now: int) -> tuple[str, str] | None:
    """Delete a one-time secret; return its guest and kind."""
    row = c.execute(
        delete(secrets)
        .where(secrets.c.hash == hashed(secret), secrets.c.kind.in_(kinds))
        .returning(secrets.c.guest, secrets.c.kind, secrets.c.expires)
    ).one_or_none()
    if row is None or 0 < row.expires < now:
        return None
    return row.guest, row.kind


def end_session(c: Connection, secret: str) -> None:
    """Delete a session."""
    c.execute(delete(secrets).where(secrets.c.hash == hashed(secret), secrets.c.kind == SESSION))


def change_guest(c: Connection, id: str, change: GuestChange) -> None:  # noqa: A002
    """Update the fields that a guest has changed."""
    given = {"name": change.name, "language": change.language, "webhook": change.webhook}
    values = {key: value for key, value in given.items() if value is not None}
    if values:
        c.execute(update(guests).where(guests.c.id == id).values(values))


def note_seen(c: Connection, id: str, now: int) -> None:  # noqa: A002
    """Note that a guest was here; once a day is enough."""
    c.execute(update(guests).where(guests.c.id == id, guests.c.seen < now - DAY_MS).values(seen=now))
