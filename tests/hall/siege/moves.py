"""Acts that know the game: real ones with wrong, foreign, stale, repeated, extreme or missing fields, by whoever."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meadhall.hall import wire
from tests.hall.siege import odd
from tests.hall.siege.tally import CLOSED, DONE, told

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.hall.house import Visitor
    from tests.hall.siege.ground import Ground, Place
    from tests.hall.siege.tally import Tally

PATIENCE = 15.0
FIELDS = ("do", "id", "option", "version", "agree", "how", "moment", "away", "text", "seat", "guest", "__class__")
RARE = 0.004
"""How often somebody resigns, lets a bot stand in, or asks for a hint."""


@dataclass
class Ear:
    """A line to a table and what was told on it last."""

    place: Place
    visitor: Visitor | None
    line: ClientConnection
    state: dict[str, Any] | None = None
    answers: asyncio.Queue[wire.News | None] = field(default_factory=asyncio.Queue)

    @property
    def seat(self) -> int:
        return self.place.seat_of(self.visitor)

    async def listen(self) -> None:
        """Take everything that is told; None among the answers is the end of the line."""
        try:
            async for text in self.line:
                news = told.decode(text)
                if isinstance(news, wire.StateNews):
                    self.state = json.loads(text)
                elif isinstance(news, wire.Told):
                    self.answers.put_nowait(news)
        except ConnectionClosed:
            pass
        self.answers.put_nowait(None)

    async def ask(self, data: str | bytes) -> wire.News | None:
        try:
            await self.line.send(data)
        except ConnectionClosed:
            return None
        return await asyncio.wait_for(self.answers.get(), PATIENCE)


class Composer:
    """Thinks of acts."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options: list[str] = ["R7", "queen", "d4", "migration", "pass", "W f6 x"]
        """Of any question of any seat at any table."""
        self.numbers: list[str] = ["a"]
        """That acts had."""
        self.acts = 0

    def learn(self, state: dict[str, Any] | None) -> list[str]:
        """Return what a seat may answer, and remember it for others."""
        question = state["question"] if state else None
        found = [each["option"] for each in question["options"]] if question else []
        self.options = [*self.options, *self.random.sample(found, min(3, len(found)))][-500:]
        return found

    def act(self, state: dict[str, Any] | None) -> tuple[str, dict[str, Any]]:
        """Return an act as a client would send it, right or wrong, and what is wrong about it."""
        random, options = self.random, self.learn(state)
        self.acts += 1
        number = f"m-{self.acts}"
        version = state["version"] if state else 0
        answer = {"do": "answer", "id": number, "option": random.choice(self.options), "version": version}
        if options and random.random() < 0.25:
            return "right answer", {**answer, "option": random.choice(options)}
        kind = random.random()
        if kind < RARE:
            return "resign, away, hint", {"do": random.choice(["resign", "hint"]), "id": number}
        if kind < 2 * RARE:
            return "resign, away, hint", {"do": "away", "id": number, "away": True}
        if kind < 0.2:
            return "foreign option", answer
        if kind < 0.35:
            stale = random.choice([version - 1, version + 1, 0, 10**9, -1])
            return "other version", {**answer, "option": random.choice(options or self.options), "version": stale}
        if kind < 0.5:
            return "repeated number", {**random.choice([answer, self.other(number)]), "id": random.choice(self.numbers)}
        if kind < 0.7:
            return "other act", self.other(number)
        return "spoiled act", self.spoiled(random.choice([answer, self.other(number)]))

    def other(self, number: str) -> dict[str, Any]:
        """Return an act that is no answer."""
        random = self.random
        return random.choice(
            [
                {"do": "undo", "id": number},
                {"do": "restart", "id": number},
                {"do": "consent", "id": number, "agree": random.random() < 0.5},
                {
                    "do": "standing",
                    "id": number,
                    "how": random.choice(["ask", "span"]),
                    "moment": random.randint(-1, 40),
                },
                {"do": "standing", "id": number, "how": "span", "moment": 999_999},
                {"do": "away", "id": number, "away": False},
                {"do": "say", "id": number, "text": random.choice(["Hello", " ", "\u202e", "<b>", "x" * 300])},
            ]
        )

    def spoiled(self, act: dict[str, Any]) -> dict[str, Any]:
        """Return an act with a field too few, too many, or of another kind."""
        spoiled = dict(act)
        for _ in range(self.random.randint(1, 2)):
            name = self.random.choice([*act, *FIELDS])
            if name in spoiled and self.random.random() < 0.3:
                del spoiled[name]
            else:
                spoiled[name] = self.random.choice(odd.VALUES)
        return spoiled

    def written(self, act: dict[str, Any]) -> str | bytes:
        """Return an act as text: as a rule plainly, now and then oddly."""
        text = json.dumps(act, ensure_ascii=self.random.random() < 0.5)
        odd = self.random.random()
        if odd < 0.85:
            return text
        ways: list[Callable[[], str | bytes]] = [
            lambda: text.encode(),
            lambda: "\n\t " + text.replace(":", " : ") + "\r\n",
            lambda: "\ufeff" + text,
            lambda: text.encode("utf-16"),
            lambda: text + text,
            lambda: text[:-1] + ', "id": "again"}',
            lambda: "{" + ", ".join(reversed(text[1:-1].split(", "))) + "}",
            lambda: text.replace('"', "'"),
        ]
        return self.random.choice(ways)()


async def fight(ground: Ground, game: str, inputs: int, random: Random, tally: Tally) -> None:
    """Send so many acts to tables of a game; when a match is over, to another one."""
    composer = Composer(random)
    left = inputs
    while left > 0:
        place = await asyncio.to_thread(ground.place, game)
        await turned_away(place, tally)
        left -= 3 + await fight_at(place, left - 3, composer, ground, tally)


async def fight_at(place: Place, inputs: int, composer: Composer, ground: Ground, tally: Tally) -> int:
    """Send acts to a table until its match is over; return how many."""
    ears = [await line_to(place, visitor) for visitor in (*place.guests, place.passer, None)]
    listening = [asyncio.create_task(ear.listen()) for ear in ears]
    random, sent = composer.random, 0
    async with httpx.AsyncClient(base_url=ground.house.base, timeout=PATIENCE) as http:
        while sent < inputs and not any(ear.state and ear.state["result"] for ear in ears):
            seated = [ear for ear in ears if ear.seat >= 0]
            asked = [ear for ear in seated if ear.state and ear.state["question"]]
            ear = random.choice([*seated, *asked * 3, *ears])
            kind, act = composer.act(ear.state)
            data = composer.written(act)
            kind = f"acts: {kind if ear.seat >= 0 else 'by somebody else'}"
            sent += 1
            if random.random() < 0.15:
                await over_http(http, place, ear.visitor, kind, data, tally)
            elif (answer := await ear.ask(data)) is None:
                tally.fault(kind, data, "the line ended")
                break
            else:
                came = tally.news(kind, data, answer)
                place.note(ear.seat, data, answer)
                if came == DONE and isinstance(number := act.get("id"), str) and 0 < len(number) < 25:
                    composer.numbers = [*composer.numbers, number][-200:]
            if random.random() < 0.05:
                target = random.choice(ground.besieged)
                await over_http(
                    http, target, random.choice([ear.visitor, None]), "acts: at others' tables", data, tally
                )
                sent += 1
        for ear in ears:
            await ear.line.close()
        await asyncio.gather(*listening)
    return sent


async def line_to(place: Place, visitor: Visitor | None) -> Ear:
    base = place.guests[0].base.replace("http", "ws")
    known = {"Authorization": f"Bearer {visitor.token}"} if visitor is not None else {}
    return Ear(place, visitor, await connect(f"{base}{place.path}/socket", additional_headers=known))


async def over_http(
    http: httpx.AsyncClient, place: Place, visitor: Visitor | None, kind: str, data: str | bytes, tally: Tally
) -> None:
    """Send an act by request instead of over a socket."""
    known = {"Authorization": f"Bearer {visitor.token}"} if visitor is not None else {}
    answer = await http.post(f"{place.path}/act", content=data, headers=known)
    if answer.status_code != 200:
        tally.http(kind, data, answer.status_code, {**answer.headers}, answer.content)
        return
    news = msgspec.json.decode(answer.content, type=wire.Told)
    tally.news(kind, data, news)
    place.note(place.seat_of(visitor), data, news)


async def turned_away(place: Place, tally: Tally) -> None:
    """See that somebody whom the host asked to leave is not let in, by any door: three inputs."""
    removed, kind = place.removed, "acts: by one removed"
    for path in ("", "/state"):
        answer = await asyncio.to_thread(removed.http.get, place.path + path)
        tally.http(kind, path, answer.status_code, {**answer.headers}, answer.content)
        if answer.status_code != 404:
            tally.fault(kind, path, f"let in: {answer.status_code}")
    try:
        ear = await line_to(place, removed)
        await asyncio.wait_for(ear.listen(), PATIENCE)
        if ear.state is not None:
            tally.fault(kind, "socket", "told where the match stands")
    except InvalidStatus:
        pass
    tally.count(kind, CLOSED)
