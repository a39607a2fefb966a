"""Sessions, one-time links and recovery codes."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from meadhall.hall import guests, ids, wire
from meadhall.hall.errors import BadRequest, Unauthenticated
from meadhall.hall.webhooks import is_allowed
from meadhall.hall.wire import Guest
from meadhall.match import is_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from meadhall.hall.store import Store

CACHE_SIZE = 5000
"""Sessions kept in memory."""


class Sessions:
    """Finds and changes guests by their secrets."""

    def __init__(self, store: Store, now: Callable[[], int], webhooks: Sequence[str] = ()) -> None:
        """Use this store; `webhooks` are the allowed prefixes of webhook addresses."""
        self.store = store
        self.now = now
        self.allowed_webhooks = webhooks
        self.cache: OrderedDict[str, Guest] = OrderedDict()
        """Guests by the secret of their session, until they change."""

    async def create_guest(self, new: wire.NewGuest) -> tuple[Guest, str, str]:
        """Create a guest; return it with the session secret and the recovery code."""
        check_name(new.name)
        guest = Guest(ids.new_id(), new.name, new.language, "")
        session, recovery = ids.new_secret(), ids.new_recovery()

        def add(c: Connection) -> None:
            guests.add_guest(c, guest, self.now())
            guests.add_secret(c, guest.id, session, guests.SESSION)
            guests.add_secret(c, guest.id, recovery, guests.RECOVERY)

        await self.store.write(guest.id, add)
        return guest, session, recovery

    async def find_guest(self, secret: str) -> Guest:
        """Return the guest of a session; raises `Unauthenticated`."""
        if secret in self.cache:
            self.cache.move_to_end(secret)
            return self.cache[secret]
        found = await self.store.read(lambda c: guests.guest_by(c, secret)) if secret else None
        if found is None:
            raise Unauthenticated("not-known")
        await self.store.write(found.id, lambda c: guests.note_seen(c, found.id, self.now()))
        self.cache[secret] = found
        while len(self.cache) > CACHE_SIZE:
            self.cache.popitem(last=False)
        return found

    async def change_guest(self, guest: Guest, change: wire.GuestChange) -> Guest:
        """Change a guest's name, language or webhook; its seats keep their names."""
        if change.name is not None:
            check_name(change.name)
        if change.webhook and not is_allowed(change.webhook, self.allowed_webhooks):
            raise BadRequest("bad-webhook")
        await self.store.write(guest.id, lambda c: guests.change_guest(c, guest.id, change))
        self.forget(guest.id)
        found = await self.store.read(lambda c: guests.find_guest(c, guest.id))
        assert found is not None
        return found

    def forget(self, guest: str) -> None:
        """Drop a guest from the cache."""
        for secret in [secret for secret, known in self.cache.items() if known.id == guest]:
            del self.cache[secret]

    async def create_passage(self, guest: Guest) -> tuple[str, int]:
        """Return a one-time code for another device, and when it expires."""
        code, expires = ids.new_secret(), self.now() + guests.ONE_TIME_MS
        await self.store.write(guest.id, lambda c: guests.add_secret(c, guest.id, code, guests.ONE_TIME, expires))
        return code, expires

    async def redeem(self, code: str) -> tuple[Guest, str, str]:
        """Start a session by a one-time or recovery code; a recovery code is replaced by a new one."""
        session, recovery = ids.new_secret(), ids.new_recovery()

        def use(c: Connection) -> tuple[Guest, str] | None:
            found = guests.use_secret(c, code, [guests.ONE_TIME, guests.RECOVERY], self.now())
            if found is None:
                return None
            guests.add_secret(c, found[0], session, guests.SESSION)
            if found[1] == guests.RECOVERY:
                guests.add_secret(c, found[0], recovery, guests.RECOVERY)
            guest = guests.find_guest(c, found[0])
            assert guest is not None
            return guest, recovery if found[1] == guests.RECOVERY else ""

        found = await self.store.write("", use)
        if found is None:
            raise Unauthenticated("bad-code")
        return found[0], session, found[1]

    async def end(self, secret: str) -> None:
        """End a session."""
        self.cache.pop(secret, None)
        await self.store.write("", lambda c: guests.end_session(c, secret))


def check_name(name: str) -> None:
    """Raise `BadRequest` unless a guest may have this name."""
    if not is_name(name):
        raise BadRequest("bad-name")
