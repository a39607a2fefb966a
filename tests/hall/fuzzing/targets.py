"""The tables of a fuzzed hall: those that are fuzzed, those that must not change, and what the log may not say."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import count
from random import Random
from signal import SIGTERM
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.hall import wire
from meadhall.match import EMPTY, PERSON, Match, replay
from meadhall.match.entry import Entry
from meadhall.match.match import STANDING
from tests.hall.fuzzing.results import Results, meant

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.hall.hall_process import ApiGuest, HallProcess

GAMES = {"keltis": 2, "oriflamme": 3, "clans": 2, "inis": 2}
VERBS: dict[type, tuple[str, ...]] = {
    wire.Undo: ("undoes", "retracts", "asks-back"),
    wire.Restart: ("undoes", "retracts"),
    wire.Consent: ("agrees", "declines"),
    wire.Resign: ("resigns",),
    wire.SetStandingAnswer: ("stands",),
    wire.Away: ("becomes",),
}


@dataclass
class FuzzedTable:
    """A running table, its guests, and all actions acknowledged there in order."""

    game: str
    table: dict[str, Any]
    guests: list[ApiGuest]
    removed: ApiGuest
    """A guest whom the host has removed."""
    spectator: ApiGuest
    """A guest who only watches."""
    done: list[tuple[int, wire.Action]] = field(default_factory=list)
    numbers: set[tuple[int, str]] = field(default_factory=set)
    away: set[int] = field(default_factory=set)
    """Seats for which bots stand in."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table['id']}"

    def seat_of(self, guest: ApiGuest | None) -> int:
        return self.guests.index(guest) if guest in self.guests else -1

    def note(self, seat: int, sent: bytes | str, answer: wire.ServerMessage) -> None:
        """Note an acknowledged action; one sent twice counts once, and coming back counts only after leaving."""
        action = meant(sent)
        if action is None or not isinstance(answer, wire.Done) or isinstance(action, wire.Say):
            return
        if (seat, action.id) in self.numbers:
            return
        if isinstance(action, wire.Away):
            if action.away == (seat in self.away):
                return
            self.away ^= {seat}
        self.numbers.add((seat, action.id))
        self.done.append((seat, action))

    def seen(self) -> list[Any]:
        """Return the table as each seat and a spectator see it."""
        return [
            [guest.get(self.path), guest.get(f"{self.path}/state", position=1)]
            for guest in (*self.guests, self.spectator)
        ]

    def is_over(self) -> bool:
        return bool(self.guests[0].get(self.path)["phase"] == "over")

    def finish(self) -> Match:
        """Resign for everybody; return the match of the record."""
        for seat, guest in enumerate(self.guests):
            act = json.dumps({"do": "resign", "id": "the-end"})
            answer = guest.http.post(f"{self.path}/act", content=act).content
            self.note(seat, act, msgspec.json.decode(answer, type=wire.AnyServerMessage))
        answered = self.guests[0].http.get(f"{self.path}/record")
        return replay(answered.raise_for_status().content)

    def differs(self, match: Match) -> str:
        """Return where a record differs from the acknowledged actions; empty if nowhere."""
        kinds = [holder.kind for holder in match.header.seats]
        expected = iter(self.done)
        wanted = next(expected, None)
        for entry in match.entries:
            seat = entry.actor
            if seat < 0 or entry.verb in ("nonce", "goes-back"):
                continue
            if wanted is not None and is_of(*wanted, entry, match):
                wanted = next(expected, None)
            elif kinds[seat] == PERSON and not entry.rest.endswith(STANDING):
                return f"the record has {entry}, acknowledged was {wanted}"
            if entry.verb in ("becomes", "resigns"):
                kinds[seat] = entry.rest.partition(" ")[0] or EMPTY
        return "" if wanted is None else f"the record does not have {wanted}"


def is_of(seat: int, action: wire.Action, entry: Entry, match: Match) -> bool:
    """Return whether an entry of a record came of an action."""
    if seat != entry.actor:
        return False
    if isinstance(action, wire.Answer):
        return entry.option >= 0 and match.game.read(action.option) == entry.option
    return entry.verb in VERBS[type(action)]


class Targets:
    """Creates the tables, and checks them in the end."""

    def __init__(self, hall: HallProcess, seed: int) -> None:
        self.hall = hall
        self.random = Random(seed)
        self.addresses = (f"198.18.{n // 250 % 250}.{n % 250}" for n in count())
        self.tables: list[FuzzedTable] = []
        """Tables at which fuzzers sit."""
        self.untouched = [self.table(game) for game in GAMES]
        """Tables that nobody uses."""
        self.aimed_at = [self.table(game, watching="nobody" if game == "inis" else "anyone") for game in GAMES]
        """Tables that outsiders try to use, in vain."""
        for table in (*self.untouched, *self.aimed_at):
            self.play(table, 8)
        over = self.table("keltis")
        self.play(over, 8)
        over.finish()
        self.untouched.append(over)
        self.tables.clear()
        self.before = self.seen()

    def guest(self, name: str) -> ApiGuest:
        return self.hall.guest(name, address=next(self.addresses))

    def table(self, game: str, **terms: Any) -> FuzzedTable:
        """Create a table, remove a guest, begin."""
        guests = [self.guest(f"Guest {n}") for n in range(GAMES[game])]
        removed, spectator = self.guest("Removed"), self.guest("Passer")
        table = guests[0].table(game, len(guests), level="easy", **terms)
        removed.sit(table, 1)
        guests[0].post(f"/api/tables/{table['id']}/remove", guest=removed.id)
        for seat, guest in enumerate(guests[1:], 1):
            guest.sit(table, seat)
        guests[0].begin(table)
        self.tables.append(FuzzedTable(game, table, guests, removed, spectator if not terms else guests[0]))
        return self.tables[-1]

    def play(self, table: FuzzedTable, answers: int) -> None:
        """Give some answers at a table."""
        for n in range(answers):
            for guest in table.guests:
                state = guest.get(f"{table.path}/state")
                if state["question"] and not state["result"]:
                    option = self.random.choice(state["question"]["options"])["option"]
                    guest.post(f"{table.path}/act", do="answer", id=f"before-{n}", option=option)

    def seen(self) -> dict[str, Any]:
        """Return the tables that must not change, as their guests see them."""
        found: dict[str, Any] = {table.table["id"]: table.seen() for table in (*self.untouched, *self.aimed_at)}
        record = self.untouched[-1].guests[0].http.get(f"{self.untouched[-1].path}/record").content
        return {**found, "record": record}

    def check(self, results: Results) -> None:
        """Check that every table is where it was or where acknowledged actions took it, before and after a restart."""
        after, running = self.seen(), self.running()
        if self.hall.stop() not in (0, -SIGTERM):
            results.fault("close", "", "the hall did not close as it should")
        self.hall.open()
        for name, seen in ("after the fuzzing", after), ("opened again", self.seen()):
            for key in self.before:
                if seen[key] != self.before[key]:
                    results.fault("other tables", key, f"it is not as it was, {name}")
        for before, now in zip(running, self.running(), strict=True):
            if before != now:
                results.fault("tables", before[0][0]["id"], "it was not in memory as it was written")
        for table in self.tables:
            if differs := table.differs(table.finish()):
                results.fault("tables", table.table["id"], differs)

    def running(self) -> list[Any]:
        return [table.seen() for table in self.tables if not table.is_over()]


def faults_in(lines: Iterable[bytes]) -> Iterator[str]:
    """Yield the lines of a log that should not be there: errors, tracebacks, anything but JSON."""
    for line in lines:
        try:
            told = json.loads(line)
            if told["level"] not in ("debug", "info", "warning") or "fault" in told:
                yield line.decode(errors="replace")
        except (ValueError, KeyError, TypeError):
            yield line.decode(errors="replace")
