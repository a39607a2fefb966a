"""A hall under siege: tables that are shot at, tables that nobody touches, and what its log may not say."""

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
from tests.hall.siege.tally import Tally, meant

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.hall.house import House, Visitor

GAMES = {"keltis": 2, "oriflamme": 3, "clans": 2, "inis": 2}
VERBS: dict[type, tuple[str, ...]] = {
    wire.Undo: ("undoes", "retracts", "asks-back"),
    wire.Restart: ("undoes", "retracts"),
    wire.Consent: ("agrees", "declines"),
    wire.Resign: ("resigns",),
    wire.Standing: ("stands",),
    wire.Away: ("becomes",),
}


@dataclass
class Place:
    """A table whose match runs, who sits there, and everything that the hall has acknowledged there, in its order."""

    game: str
    table: dict[str, Any]
    guests: list[Visitor]
    removed: Visitor
    """Somebody whom the host asked to leave."""
    passer: Visitor
    """Somebody who only looks on."""
    done: list[tuple[int, wire.Action]] = field(default_factory=list)
    numbers: set[tuple[int, str]] = field(default_factory=set)
    away: set[int] = field(default_factory=set)
    """The seats for which bots stand in."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table['id']}"

    def seat_of(self, visitor: Visitor | None) -> int:
        return self.guests.index(visitor) if visitor in self.guests else -1

    def note(self, seat: int, sent: bytes | str, answer: wire.News) -> None:
        """Keep what was acknowledged; what is sent twice counts once, and who comes back must have been away."""
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
        """Return the table as everybody sees it who may: each seat, and one who looks on."""
        return [
            [guest.get(self.path), guest.get(f"{self.path}/state", position=1)] for guest in (*self.guests, self.passer)
        ]

    def is_over(self) -> bool:
        return bool(self.guests[0].get(self.path)["phase"] == "over")

    def finish(self) -> Match:
        """Let everybody resign; return the match of the record."""
        for seat, guest in enumerate(self.guests):
            act = json.dumps({"do": "resign", "id": "the-end"})
            answer = guest.http.post(f"{self.path}/act", content=act).content
            self.note(seat, act, msgspec.json.decode(answer, type=wire.AnyNews))
        answered = self.guests[0].http.get(f"{self.path}/record")
        return replay(answered.raise_for_status().content)

    def differs(self, match: Match) -> str:
        """Return where a record differs from what was acknowledged; empty if nowhere."""
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
    """Return whether an entry of a record is what came of an act."""
    if seat != entry.actor:
        return False
    if isinstance(action, wire.Answer):
        return entry.option >= 0 and match.game.read(action.option) == entry.option
    return entry.verb in VERBS[type(action)]


class Ground:
    """Sets the tables up, and looks after the fight whether they stand."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.random = Random(seed)
        self.addresses = (f"198.18.{n // 250 % 250}.{n % 250}" for n in count())
        self.places: list[Place] = []
        """Tables at which fuzzers sit."""
        self.spared = [self.place(game) for game in GAMES]
        """Tables that nobody touches."""
        self.besieged = [self.place(game, watching="nobody" if game == "inis" else "anyone") for game in GAMES]
        """Tables that outsiders aim at: nothing may come of it."""
        for place in (*self.spared, *self.besieged):
            self.play(place, 8)
        over = self.place("keltis")
        self.play(over, 8)
        over.finish()
        self.spared.append(over)
        self.places.clear()
        self.before = self.seen()

    def guest(self, name: str) -> Visitor:
        return self.house.guest(name, address=next(self.addresses))

    def place(self, game: str, **terms: Any) -> Place:
        """Lay a table, ask somebody to leave, begin."""
        guests = [self.guest(f"Guest {n}") for n in range(GAMES[game])]
        removed, passer = self.guest("Removed"), self.guest("Passer")
        table = guests[0].table(game, len(guests), level="easy", **terms)
        removed.sit(table, 1)
        guests[0].post(f"/api/tables/{table['id']}/remove", guest=removed.id)
        for seat, guest in enumerate(guests[1:], 1):
            guest.sit(table, seat)
        guests[0].begin(table)
        self.places.append(Place(game, table, guests, removed, passer if not terms else guests[0]))
        return self.places[-1]

    def play(self, place: Place, answers: int) -> None:
        """Give some answers at a table."""
        for n in range(answers):
            for guest in place.guests:
                state = guest.get(f"{place.path}/state")
                if state["question"] and not state["result"]:
                    option = self.random.choice(state["question"]["options"])["option"]
                    guest.post(f"{place.path}/act", do="answer", id=f"before-{n}", option=option)

    def seen(self) -> dict[str, Any]:
        """Return the tables that must stay as they are, as those who sit there see them."""
        found: dict[str, Any] = {place.table["id"]: place.seen() for place in (*self.spared, *self.besieged)}
        record = self.spared[-1].guests[0].http.get(f"{self.spared[-1].path}/record").content
        return {**found, "record": record}

    def check(self, tally: Tally) -> None:
        """See that every table is where it was, or where acknowledged acts took it; also after the hall was closed."""
        after, running = self.seen(), self.running()
        if self.house.stop() not in (0, -SIGTERM):
            tally.fault("close", "", "the hall did not close as it should")
        self.house.open()
        for name, seen in ("after the siege", after), ("opened again", self.seen()):
            for table in self.before:
                if seen[table] != self.before[table]:
                    tally.fault("other tables", table, f"it is not as it was, {name}")
        for before, now in zip(running, self.running(), strict=True):
            if before != now:
                tally.fault("tables", before[0][0]["id"], "it was not in memory as it was written")
        for place in self.places:
            if differs := place.differs(place.finish()):
                tally.fault("tables", place.table["id"], differs)

    def running(self) -> list[Any]:
        return [place.seen() for place in self.places if not place.is_over()]


def faults_in(lines: Iterable[bytes]) -> Iterator[str]:
    """Yield what should not stand in the log: tracebacks, errors, and what is not one JSON object to a line."""
    for line in lines:
        try:
            told = json.loads(line)
            if told["level"] not in ("debug", "info", "warning") or "fault" in told:
                yield line.decode(errors="replace")
        except (ValueError, KeyError, TypeError):
            yield line.decode(errors="replace")
