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
        guest = await self.store.read(lambda c: guests.guest_by(c, secret)) if secret else None
        if guest is None:
            raise Unauthenticated("not-known")
        await self.store.write(guest.id, lambda c: guests.note_seen(c, guest.id, self.now()))
        self.cache[secret] = guest
        while len(self.cache) > CACHE_SIZE:
            self.cache.popitem(last=False)
        return guest

    async def change_guest(self, guest: Guest, change: wire.GuestChange) -> Guest:
        """Change a guest's name, language or webhook; its seats keep their names."""
        if change.name is not None:
            check_name(change.name)
        if change.webhook and not is_allowed(change.webhook, self.allowed_webhooks):
            raise BadRequest("bad-webhook")
        await self.store.write(guest.id, lambda c: guests.change_guest(c, guest.id, change))
        self.forget(guest.id)
        changed = await self.store.read(lambda c: guests.find_guest(c, guest.id))
        assert changed is not None
        return changed

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
            used = guests.use_secret(c, code, [guests.ONE_TIME, guests.RECOVERY], self.now())
            if used is None:
                return None
            guest_id, kind = used
            guests.add_secret(c, guest_id, session, guests.SESSION)
            if kind == guests.RECOVERY:
                guests.add_secret(c, guest_id, recovery, guests.RECOVERY)
            guest = guests.find_guest(c, guest_id)
            assert guest is not None
            return guest, recovery if kind == guests.RECOVERY else ""

        redeemed = await self.store.write("", use)
        if redeemed is None:
            raise Unauthenticated("bad-code")
        guest, new_recovery = redeemed
        return guest, session, new_recovery

    async def end(self, secret: str) -> None:
        """End a session."""
        self.cache.pop(secret, None)
        await self.store.write("", lambda c: guests.end_session(c, secret))


def check_name(name: str) -> None:
    """Raise `BadRequest` unless a guest may have this name."""
    if not is_name(name):
        raise BadRequest("bad-name")
