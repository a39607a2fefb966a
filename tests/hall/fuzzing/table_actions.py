"""Actions that know the game, with wrong, foreign, stale, repeated or missing fields, by players and strangers."""

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
from tests.hall.fuzzing import bad_inputs
from tests.hall.fuzzing.results import CLOSED, DONE, told

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.hall.fuzzing.results import Results
    from tests.hall.fuzzing.targets import FuzzedTable, Targets
    from tests.hall.hall_process import ApiGuest

PATIENCE = 15.0
FIELDS = ("do", "id", "option", "version", "agree", "how", "moment", "away", "text", "seat", "guest", "__class__")
RARE = 0.004
"""How often a guest resigns, leaves the seat to a bot, or asks for a hint."""


@dataclass
class Listener:
    """A connection to a table and the state that it received last."""

    table: FuzzedTable
    guest: ApiGuest | None
    line: ClientConnection
    state: dict[str, Any] | None = None
    answers: asyncio.Queue[wire.ServerMessage | None] = field(default_factory=asyncio.Queue)

    @property
    def seat(self) -> int:
        return self.table.seat_of(self.guest)

    async def listen(self) -> None:
        """Receive everything; None among the answers is the end."""
        try:
            async for text in self.line:
                message = told.decode(text)
                if isinstance(message, wire.StateMessage):
                    self.state = json.loads(text)
                elif isinstance(message, wire.Reply):
                    self.answers.put_nowait(message)
        except ConnectionClosed:
            pass
        self.answers.put_nowait(None)

    async def ask(self, data: str | bytes) -> wire.ServerMessage | None:
        try:
            await self.line.send(data)
        except ConnectionClosed:
            return None
        return await asyncio.wait_for(self.answers.get(), PATIENCE)


class ActionMaker:
    """Makes actions."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options: list[str] = ["R7", "queen", "d4", "migration", "pass", "W f6 x"]
        """Of any question of any seat at any table."""
        self.numbers: list[str] = ["a"]
        """Ids of earlier actions."""
        self.acts = 0

    def learn(self, state: dict[str, Any] | None) -> list[str]:
        """Return the options of a seat and remember them for others."""
        question = state["question"] if state else None
        found = [each["option"] for each in question["options"]] if question else []
        self.options = [*self.options, *self.random.sample(found, min(3, len(found)))][-500:]
        return found

    def act(self, state: dict[str, Any] | None) -> tuple[str, dict[str, Any]]:
        """Return an action, right or wrong, and what is wrong about it."""
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
        """Return an action that is no answer."""
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
        """Return an action with a field missing, added or of another type."""
        spoiled = dict(act)
        for _ in range(self.random.randint(1, 2)):
            name = self.random.choice([*act, *FIELDS])
            if name in spoiled and self.random.random() < 0.3:
                del spoiled[name]
            else:
                spoiled[name] = self.random.choice(bad_inputs.VALUES)
        return spoiled

    def written(self, act: dict[str, Any]) -> str | bytes:
        """Return an action as text, now and then oddly encoded."""
        text = json.dumps(act, ensure_ascii=self.random.random() < 0.5)
        if self.random.random() < 0.85:
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


async def fuzz_actions(targets: Targets, game: str, inputs: int, random: Random, results: Results) -> None:
    """Send this many actions to tables of a game, one table after the other."""
    maker = ActionMaker(random)
    left = inputs
    while left > 0:
        table = await asyncio.to_thread(targets.table, game)
        await turned_away(table, results)
        left -= 3 + await fuzz_table(table, left - 3, maker, targets, results)


async def fuzz_table(table: FuzzedTable, inputs: int, maker: ActionMaker, targets: Targets, results: Results) -> int:
    """Send actions to a table until its match is over; return how many."""
    listeners = [await line_to(table, guest) for guest in (*table.guests, table.spectator, None)]
    listening = [asyncio.create_task(listener.listen()) for listener in listeners]
    random, sent = maker.random, 0
    async with httpx.AsyncClient(base_url=targets.hall.base, timeout=PATIENCE) as http:
        while sent < inputs and not any(listener.state and listener.state["result"] for listener in listeners):
            seated = [listener for listener in listeners if listener.seat >= 0]
            asked = [listener for listener in seated if listener.state and listener.state["question"]]
            listener = random.choice([*seated, *asked * 3, *listeners])
            kind, act = maker.act(listener.state)
            data = maker.written(act)
            kind = f"acts: {kind if listener.seat >= 0 else 'by a spectator'}"
            sent += 1
            if random.random() < 0.15:
                await over_http(http, table, listener.guest, kind, data, results)
            elif (answer := await listener.ask(data)) is None:
                results.fault(kind, data, "the connection ended")
                break
            else:
                came = results.news(kind, data, answer)
                table.note(listener.seat, data, answer)
                if came == DONE and isinstance(number := act.get("id"), str) and 0 < len(number) < 25:
                    maker.numbers = [*maker.numbers, number][-200:]
            if random.random() < 0.05:
                target = random.choice(targets.aimed_at)
                await over_http(
                    http, target, random.choice([listener.guest, None]), "acts: at others' tables", data, results
                )
                sent += 1
        for listener in listeners:
            await listener.line.close()
        await asyncio.gather(*listening)
    return sent


async def line_to(table: FuzzedTable, guest: ApiGuest | None) -> Listener:
    base = table.guests[0].base.replace("http", "ws")
    known = {"Authorization": f"Bearer {guest.token}"} if guest is not None else {}
    return Listener(table, guest, await connect(f"{base}{table.path}/socket", additional_headers=known))


async def over_http(
    http: httpx.AsyncClient, table: FuzzedTable, guest: ApiGuest | None, kind: str, data: str | bytes, results: Results
) -> None:
    """Send an action by request instead of over a socket."""
    known = {"Authorization": f"Bearer {guest.token}"} if guest is not None else {}
    answer = await http.post(f"{table.path}/act", content=data, headers=known)
    if answer.status_code != 200:
        results.http(kind, data, answer.status_code, {**answer.headers}, answer.content)
        return
    message = msgspec.json.decode(answer.content, type=wire.Reply)
    results.news(kind, data, message)
    table.note(table.seat_of(guest), data, message)


async def turned_away(table: FuzzedTable, results: Results) -> None:
    """Check that a removed guest is not let in anywhere: three inputs."""
    removed, kind = table.removed, "acts: by one removed"
    for path in ("", "/state"):
        answer = await asyncio.to_thread(removed.http.get, table.path + path)
        results.http(kind, path, answer.status_code, {**answer.headers}, answer.content)
        if answer.status_code != 404:
            results.fault(kind, path, f"let in: {answer.status_code}")
    try:
        listener = await line_to(table, removed)
        await asyncio.wait_for(listener.listen(), PATIENCE)
        if listener.state is not None:
            results.fault(kind, "socket", "told where the match stands")
    except InvalidStatus:
        pass
    results.count(kind, CLOSED)
