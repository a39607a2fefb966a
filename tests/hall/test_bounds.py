"""How much one guest can make the hall do: repeated acts, matches that only grow, records that take minutes to read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from meadhall.core import registry
from meadhall.hall import actions, lobby, replays, wire
from meadhall.hall.bot_pool import Thinkers
from meadhall.hall.errors import BadRequest
from meadhall.hall.hall import Hall
from meadhall.hall.live_table import AT_ONCE, Desk
from meadhall.hall.store import Store, sqlite_url
from meadhall.hall.upgrade import upgrade
from meadhall.hall.wire import Guest
from meadhall.match import BOT, PERSON, Holder, Match, new_header
from meadhall.match.clock import NO_LIMIT
from meadhall.match.opening import new_match


@asynccontextmanager
async def played(folder: Path) -> AsyncIterator[tuple[Hall, Desk, list[Guest]]]:
    """Open a hall in this process, with two guests at a table whose match has begun."""
    store = Store(sqlite_url(folder / "hall.db"))
    upgrade(store)
    hall = Hall(store, Thinkers(1))
    await hall.start()
    guests = [(await hall.reception.welcome(wire.NewGuest(name)))[0] for name in ("Anna", "Borys")]
    desk = await lobby.lay_table(guests[0], wire.NewTable(wire.Terms("keltis", 2)), hall)
    await lobby.sit(desk, guests[1], wire.Sit(1), is_invited=True)
    await lobby.begin(desk, guests[0])
    try:
        yield hall, desk, guests
    finally:
        await hall.stop()


def run(folder: Path, test: Callable[[Hall, Desk, list[Guest]], Awaitable[None]]) -> None:
    async def main() -> None:
        async with played(folder) as (hall, desk, guests):
            await test(hall, desk, guests)

    asyncio.run(main())


async def stand(hall: Hall, desk: Desk, guest: Guest, number: str) -> wire.News:
    return await actions.act(hall, desk, guest, wire.Standing(number, "span", 7))


def test_an_act_that_is_sent_again_is_not_a_match_to_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, desk: Desk, guests: list[Guest]) -> None:
        assert await stand(hall, desk, guests[0], "a") == wire.Done("a")
        read, load = [], hall.load

        async def counted(table: str, n: int) -> object:
            read.append(table)
            return await load(table, n)

        monkeypatch.setattr(hall, "load", counted)
        entries = len(desk.match.entries)
        for _ in range(5):
            assert await stand(hall, desk, guests[0], "a") == wire.Done("a")
        assert read == []
        await desk.refresh(anew=True)
        assert await stand(hall, desk, guests[0], "a") == wire.Done("a"), "it is known from what was written, too"
        assert len(read) == 1
        assert len(desk.match.entries) == entries

    run(tmp_path, test)


def test_a_match_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall, desk: Desk, guests: list[Guest]) -> None:
        beside = len(desk.match.entries) - len(desk.match.path)
        monkeypatch.setattr(actions, "MOST_BESIDE", beside + 3)
        told = [await stand(hall, desk, guests[0], f"s{n}") for n in range(6)]
        assert [isinstance(each, wire.Done) for each in told] == [True] * 4 + [False] * 2
        assert isinstance(told[-1], wire.Refused)
        assert told[-1].error == "too-much"
        seat = desk.match.asked()[0]
        option = desk.match.game.write(desk.match.state.question_to(seat).options[0])  # type: ignore[union-attr]
        assert await actions.act(hall, desk, guests[seat], wire.Answer("a", option)) == wire.Done("a"), (
            "it goes forward"
        )
        entries = len(desk.match.entries)
        for n in range(5):
            assert await actions.act(hall, desk, guests[0], wire.Away(f"w{n}", away=False)) == wire.Done(f"w{n}")
        assert len(desk.match.entries) == entries, "who comes back must have been away"

    run(tmp_path, test)


def test_others_are_let_in_while_a_long_match_is_read(tmp_path: Path) -> None:
    async def test(hall: Hall, desk: Desk, guests: list[Guest]) -> None:
        for n in range(4 * AT_ONCE):
            await stand(hall, desk, guests[n % 2], f"s{n}")
        turns = 0

        async def others() -> None:
            nonlocal turns
            while desk.lock.locked():
                await asyncio.sleep(0)
                turns += desk.course is None and desk.row.head != ""

        entries, loaded = len(desk.match.entries), await hall.load(desk.row.id, 0)

        async def load(table: str, n: int) -> object:
            return loaded

        hall.load = load  # type: ignore[method-assign, assignment] # it takes no time, so that only reading does
        async with desk.lock:
            waiting = asyncio.create_task(others())
            await desk.refresh(anew=True)
        await waiting
        assert len(desk.match.entries) == entries
        assert turns >= 3

    run(tmp_path, test)


def test_what_could_not_be_written_does_not_live_on_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall, desk: Desk, guests: list[Guest]) -> None:
        async def full(*_: object) -> None:
            raise OSError("no space left")

        entries = len(desk.match.entries)
        with monkeypatch.context() as patch:
            patch.setattr(hall, "write", full)
            with pytest.raises(OSError, match="no space"):
                await stand(hall, desk, guests[0], "a")
        await lobby.mute(desk, guests[0], True)
        assert len(desk.match.entries) == entries
        assert await stand(hall, desk, guests[0], "a") == wire.Done("a")
        assert len(desk.match.entries) == entries + 1

    run(tmp_path, test)


def endless() -> str:
    """Return a record in which somebody takes an answer back again and again, and each time everything is replayed."""
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

    async def test(hall: Hall, desk: Desk, guests: list[Guest]) -> None:
        new = wire.NewTable(wire.Terms("keltis", 2), start=wire.Start(record, 300))
        monkeypatch.setattr(replays, "LONGEST_READING", 0.01)
        with pytest.raises(BadRequest) as refused:
            await lobby.lay_table(guests[0], new, hall)
        assert refused.value.error == "too-long"
        monkeypatch.setattr(replays, "LONGEST_READING", 60.0)
        assert (await lobby.lay_table(guests[0], new, hall)).row.laid

    run(tmp_path, test)
