"""A tournament: its games, the processes that play them, and the file that keeps them."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout
from hashlib import sha256
from itertools import combinations, islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import meadhall.bots
from meadhall import _build
from meadhall.arena.game import Faulty, Played, play, seatings, seed_of
from meadhall.bots import BrokenBot, new_seated_bot
from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.locking import try_lock

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

GAMES_FILE = "games.jsonl"


class Plan(msgspec.Struct, frozen=True):
    """The plan of a tournament: it determines its games, unless a bot thinks by the clock."""

    game: str
    rules: int
    seats: int
    settings: dict[str, str]
    bots: list[str]
    made: list[str]
    """A hash of each bot's sources: a bot whose sources change is another bot."""
    seed: int


def plan_of(key: str, seats: int | None, settings: dict[str, str], bots: list[str], seed: int) -> Plan:
    """Return a plan that can be played; raises `BadSetting` or `UnknownBot`, naming the fault."""
    game = registry.game(key)
    seats = game.seats[0] if seats is None else seats
    game.new(seats, settings)
    usual = {setting.key: setting.default for setting in game.settings}
    settings = {key: value for key, value in settings.items() if value != usual[key]}
    for bot in bots:
        new_seated_bot(bot, game, 0)
        if bots.count(bot) > 1:
            raise BadSetting(f"{bot} is named twice; named once and alone, a bot plays against itself")
    return Plan(key, game.version, seats, settings, bots, [made_of(bot) for bot in bots], seed)


def made_of(bot: str) -> str:
    """Return a hash of the sources of a bot: its own file, or all compiled modules and `meadhall.bots`."""
    source = Path(bot.rpartition(":")[0])
    if source.suffix == ".py":
        return sha256(source.read_bytes()).hexdigest()[:12]
    if bot == "random":
        return "-"
    ours = b"".join(file.read_bytes() for file in sorted(Path(meadhall.bots.__file__).parent.glob("*.py")))
    return sha256(_build.digest().encode() + ours).hexdigest()[:12]


class Tournament:
    """The games of a tournament: every deal is played by every group of bots in every rotation."""

    def __init__(self, plan: Plan) -> None:
        """Work out the seatings."""
        self.plan = plan
        game = registry.game(plan.game)
        state = game.new(plan.seats, plan.settings)
        self.sides = [game.side(state, seat) for seat in range(plan.seats)]
        most = len(set(self.sides))
        every = range(len(plan.bots))
        groups = [list(group) for group in combinations(every, min(most, len(plan.bots)))]
        self.tables = [[group[at] for at in sat] for group in groups for sat in seatings(self.sides, len(group))]
        """The seating of each game of a deal."""

    def deal(self, number: int) -> int:
        """Return the deal of a game."""
        return number // len(self.tables)

    def whole(self, games: int) -> int:
        """Return a number of games rounded up to whole deals."""
        return -(-games // len(self.tables)) * len(self.tables)

    def play(self, number: int) -> Played:
        """Play one game."""
        plan = self.plan
        seating = self.tables[number % len(self.tables)]
        seed = seed_of(plan.seed, self.deal(number))
        try:
            return play(registry.game(plan.game), plan.settings, plan.bots, seating, number, seed)
        except (Faulty, BrokenBot) as fault:
            who = ", ".join(plan.bots[bot] for bot in seating)
            raise Faulty(f"game {number} (seats: {who}; seed {plan.seed}): {fault}") from fault

    def run(self, numbers: Iterable[int], jobs: int) -> Generator[Played, None, None]:
        """Play these games, in any order; closing the generator ends the workers at once."""
        if jobs == 1:
            with redirect_stdout(sys.stderr):  # a bot that prints must not spoil the report
                yield from map(self.play, numbers)
            return
        left = iter(numbers)
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker, (self.plan,))
        try:
            with interrupts_ignored():  # workers inherit it: only the main process handles Ctrl-C
                playing = {pool.submit(play_in_worker, number) for number in islice(left, 2 * jobs)}
            while playing:
                done, playing = wait(playing, return_when=FIRST_COMPLETED)
                playing |= {pool.submit(play_in_worker, number) for number in islice(left, len(done))}
                for each in done:
                    yield each.result()
        except BrokenProcessPool:
            raise Faulty("a process in which bots played has died: did one of them end it?") from None
        finally:
            for worker in active_children():
                worker.kill()
            pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C inside the context."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


WORKER: list[Tournament] = []


def start_worker(plan: Plan) -> None:
    """Set up a worker process; what it prints goes to stderr, out of the report."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.stdout = sys.stderr
    WORKER.append(Tournament(plan))


def play_in_worker(number: int) -> Played:
    """Play one game in a worker."""
    return WORKER[0].play(number)


class Kept:
    """The games of a tournament in a file, one per line after the plan, so that it can be resumed."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open or create the file of a folder; raises `BadSetting` if it holds another tournament."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / GAMES_FILE
        self.games: list[Played] = []
        self.file = self.path.open("ab")
        try:
            if not try_lock(self.file):
                raise BadSetting(f"{self.path}: another arena plays in this folder")
            if self.path.stat().st_size:
                self.read(plan)
            else:
                self.file.write(msgspec.json.encode(plan) + b"\n")
                self.file.flush()
        except BaseException:
            self.file.close()
            raise

    def read(self, plan: Plan) -> None:
        """Read the games; a torn last line is dropped."""
        data = self.path.read_bytes()
        whole, _, rest = data.rpartition(b"\n")
        lines = whole.split(b"\n")
        try:
            before = msgspec.json.decode(lines[0], type=Plan)
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise BadSetting(f"{self.path} does not hold games of an arena: {error}") from None
        if before != plan:
            other = [name for name in Plan.__struct_fields__ if getattr(before, name) != getattr(plan, name)]
            faults = "; ".join(f"{name} {getattr(before, name)}, not {getattr(plan, name)}" for name in other)
            raise BadSetting(f"{self.path} holds another tournament: {faults}; take another folder or remove the file")
        tables = Tournament(plan).tables
        for game in games:
            seats = len(game.seating)
            lists = (game.sides, game.ranks, game.scores, game.answers, game.spent, game.slowest)
            if game.number < 0 or game.seating != tables[game.number % len(tables)] or 1 not in game.ranks:
                raise BadSetting(f"{self.path}: game {game.number} is not one of this tournament")
            if any(len(each) != seats for each in lists):
                raise BadSetting(f"{self.path}: game {game.number} has not one figure for each seat")
        self.games = list({game.number: game for game in games}.values())
        if rest:
            with self.path.open("r+b") as file:
                file.truncate(len(data) - len(rest))

    def add(self, game: Played) -> None:
        """Append a game."""
        self.games.append(game)
        self.file.write(msgspec.json.encode(game) + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Sync and close the file."""
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()
