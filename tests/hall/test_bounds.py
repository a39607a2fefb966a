"""How much one guest can make the hall do: repeated acts, matches that only grow, records that take minutes to read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from meadhall.core import registry
from meadhall.hall import actions, lobby, replays, wire
from meadhall.hall.bot_pool import BotPool
from meadhall.hall.errors import BadRequest
from meadhall.hall.hall import Hall
from meadhall.hall.live_table import REPLAY_BATCH, LiveTable
from meadhall.hall.store import Store, sqlite_url
from meadhall.hall.upgrade import upgrade
from meadhall.hall.wire import Guest
from meadhall.match import BOT, PERSON, Holder, Match, new_header
from meadhall.match.clock import NO_LIMIT
from meadhall.match.new_match import new_match


@asynccontextmanager
async def played(folder: Path) -> AsyncIterator[tuple[Hall, LiveTable, list[Guest]]]:
    """Open a hall in this process, with two guests at a table whose match has begun."""
    store = Store(sqlite_url(folder / "hall.db"))
    upgrade(store)
    hall = Hall(store, BotPool(1))
    await hall.start()
    guests = [(await hall.sessions.create_guest(wire.NewGuest(name)))[0] for name in ("Anna", "Borys")]
    table = await lobby.create_table(guests[0], wire.NewTable(wire.Terms("keltis", 2)), hall)
    await lobby.sit(table, guests[1], wire.Sit(1), is_invited=True)
    await lobby.begin(table, guests[0])
    try:
        yield hall, table, guests
    finally:
        await hall.stop()


def run(folder: Path, test: Callable[[Hall, LiveTable, list[Guest]], Awaitable[None]]) -> None:
    async def main() -> None:
        async with played(folder) as (hall, table, guests):
            await test(hall, table, guests)

    asyncio.run(main())


async def stand(hall: Hall, table: LiveTable, guest: Guest, number: str) -> wire.ServerMessage:
    return await actions.perform(hall, table, guest, wire.SetStandingAnswer(number, "span", 7))


def test_an_act_that_is_sent_again_is_not_a_match_to_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, table: LiveTable, guests: list[Guest]) -> None:
        assert await stand(hall, table, guests[0], "a") == wire.Done("a")
        read, load = [], hall.load

        async def counted(table: str, n: int) -> object:
            read.append(table)
            return await load(table, n)

        monkeypatch.setattr(hall, "load", counted)
        entries = len(table.match.entries)
        for _ in range(5):
            assert await stand(hall, table, guests[0], "a") == wire.Done("a")
        assert read == []
        await table.reload(from_scratch=True)
        assert await stand(hall, table, guests[0], "a") == wire.Done("a"), "it is known from what was written, too"
        assert len(read) == 1
        assert len(table.match.entries) == entries

    run(tmp_path, test)


def test_a_match_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall, table: LiveTable, guests: list[Guest]) -> None:
        beside = len(table.match.entries) - len(table.match.path)
        monkeypatch.setattr(actions, "MAX_DEAD_ENTRIES", beside + 3)
        told = [await stand(hall, table, guests[0], f"s{n}") for n in range(6)]
        assert [isinstance(each, wire.Done) for each in told] == [True] * 4 + [False] * 2
        assert isinstance(told[-1], wire.Refused)
        assert told[-1].error == "too-much"
        seat = table.match.asked()[0]
        option = table.match.game.write(table.match.state.question_to(seat).options[0])  # type: ignore[union-attr]
        assert await actions.perform(hall, table, guests[seat], wire.Answer("a", option)) == wire.Done("a"), (
            "it goes forward"
        )
        entries = len(table.match.entries)
        for n in range(5):
            assert await actions.perform(hall, table, guests[0], wire.Away(f"w{n}", away=False)) == wire.Done(f"w{n}")
        assert len(table.match.entries) == entries, "who comes back must have been away"

    run(tmp_path, test)


def test_others_are_let_in_while_a_long_match_is_read(tmp_path: Path) -> None:
    async def test(hall: Hall, table: LiveTable, guests: list[Guest]) -> None:
        for n in range(4 * REPLAY_BATCH):
            await stand(hall, table, guests[n % 2], f"s{n}")
        turns = 0

        async def others() -> None:
            nonlocal turns
            while table.lock.locked():
                await asyncio.sleep(0)
                turns += table.versioned is None and table.row.head != ""

        entries, loaded = len(table.match.entries), await hall.load(table.row.id, 0)

        async def load(table: str, n: int) -> object:
            return loaded

        hall.load = load  # type: ignore[method-assign, assignment] # it takes no time, so that only reading does
        async with table.lock:
            waiting = asyncio.create_task(others())
            await table.reload(from_scratch=True)
        await waiting
        assert len(table.match.entries) == entries
        assert turns >= 3

    run(tmp_path, test)


def test_what_could_not_be_written_does_not_live_on_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall, table: LiveTable, guests: list[Guest]) -> None:
        async def full(*_: object) -> None:
            raise OSError("no space left")

        entries = len(table.match.entries)
        with monkeypatch.context() as patch:
            patch.setattr(hall, "write", full)
            with pytest.raises(OSError, match="no space"):
                await stand(hall, table, guests[0], "a")
        await lobby.mute(table, guests[0], True)
        assert len(table.match.entries) == entries
        assert await stand(hall, table, guests[0], "a") == wire.Done("a")
        assert len(table.match.entries) == entries + 1

    run(tmp_path, test)


def endless() -> str:
    """Return a record in which a seat takes an answer back again and again, each time replaying everything."""
    game = registry.game("keltis")
    holders = [Holder(PERSON, "Anna"), Holder(BOT, "easy")]
    match: Match = new_match(new_header(game, holders, {}, b"x" * 32, "0" * 16, NO_LIMIT, "2026-01-01T00:00:00Z"))
    match.begin()
    for _ in range(600):
        seat = match.asked()[0]
        question = match.question_to(seat)
        assert question is not None
        match.submit(seat, question.options[-1])
        if seat == 0 and len(match.path) > 60:
            match.ask_back(0)
    return "".join(match.lines)


def test_a_record_is_not_read_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = endless()

    async def test(hall: Hall, table: LiveTable, guests: list[Guest]) -> None:
        new = wire.NewTable(wire.Terms("keltis", 2), start=wire.Start(record, 300))
        monkeypatch.setattr(replays, "REPLAY_SECONDS", 0.0)
        with pytest.raises(BadRequest) as refused:
            await lobby.create_table(guests[0], new, hall)
        assert refused.value.error == "too-long"
        monkeypatch.setattr(replays, "REPLAY_SECONDS", 60.0)
        assert (await lobby.create_table(guests[0], new, hall)).row.start_answers

    run(tmp_path, test)
