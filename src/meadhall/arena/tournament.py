"""A tournament: which games are played, on how many cores, and the file that keeps them."""

from __future__ import annotations

import os
from itertools import combinations
from multiprocessing import get_context
from typing import TYPE_CHECKING

import msgspec

from meadhall.arena.game import Faulty, Played, play, seatings, seed_of
from meadhall.bots import new_player
from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.testing.soak import leave_interrupts_to_the_parent

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES_FILE = "games.jsonl"


class Terms(msgspec.Struct, frozen=True):
    """What fixes a tournament: the same terms, the same games (up to the clock of bots that think by time)."""

    game: str
    rules: int
    seats: int
    settings: dict[str, str]
    bots: list[str]
    seed: int


def terms_of(key: str, seats: int | None, settings: dict[str, str], bots: list[str], seed: int) -> Terms:
    """Return terms that can be played; raises `BadSetting` or `UnknownBot`, naming the fault."""
    game = registry.game(key)
    seats = game.seats[0] if seats is None else seats
    game.new(seats, settings)
    for bot in bots:
        new_player(bot, game, 0)
        if bots.count(bot) > 1:
            raise BadSetting(f"{bot} is named twice; named once and alone, a bot plays against itself")
    return Terms(key, game.version, seats, settings, bots, seed)


class Tournament:
    """All games of some terms: every deal is played by every group of bots in every rotation."""

    def __init__(self, terms: Terms) -> None:
        """Find out who meets whom."""
        self.terms = terms
        game = registry.game(terms.game)
        state = game.new(terms.seats, terms.settings)
        self.sides = [game.side(state, seat) for seat in range(terms.seats)]
        most = len(set(self.sides))
        every = range(len(terms.bots))
        groups = [list(group) for group in combinations(every, min(most, len(terms.bots)))]
        self.tables = [[group[at] for at in sat] for group in groups for sat in seatings(self.sides, len(group))]
        """Who sits where in the games of one deal."""

    def deal(self, number: int) -> int:
        """Return to which deal a game belongs."""
        return number // len(self.tables)

    def whole(self, games: int) -> int:
        """Return how many games are played where so many are wished for: whole deals."""
        return -(-games // len(self.tables)) * len(self.tables)

    def play(self, number: int) -> Played:
        """Play one game."""
        terms = self.terms
        seating = self.tables[number % len(self.tables)]
        seed = seed_of(terms.seed, self.deal(number))
        try:
            return play(registry.game(terms.game), terms.settings, terms.bots, seating, number, seed)
        except Faulty as fault:
            who = ", ".join(terms.bots[bot] for bot in seating)
            raise Faulty(f"game {number} (seats: {who}; seed {terms.seed}): {fault}") from fault

    def run(self, numbers: list[int], jobs: int) -> Iterator[Played]:
        """Play these games, in any order; whoever stops listening ends the workers at once."""
        if jobs == 1:
            yield from map(self.play, numbers)
            return
        with get_context("spawn").Pool(jobs, initializer=start_worker, initargs=(self.terms,)) as pool:
            yield from pool.imap_unordered(play_in_worker, numbers)


WORKER: list[Tournament] = []


def start_worker(terms: Terms) -> None:
    """Get ready in a worker."""
    leave_interrupts_to_the_parent()
    WORKER.append(Tournament(terms))


def play_in_worker(number: int) -> Played:
    """Play one game in a worker."""
    return WORKER[0].play(number)


class Kept:
    """The games of a tournament in a file, one to a line under its terms: a tournament goes on where it stopped."""

    def __init__(self, folder: Path, terms: Terms) -> None:
        """Open the file of a folder, or begin it; raises `BadSetting` when it holds another tournament."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / GAMES_FILE
        self.games: list[Played] = []
        if self.path.exists() and self.path.stat().st_size:
            self.read(terms)
        else:
            self.path.write_bytes(msgspec.json.encode(terms) + b"\n")
        self.file = self.path.open("ab")

    def read(self, terms: Terms) -> None:
        """Read what was played; a last line that was cut off is dropped."""
        data = self.path.read_bytes()
        whole, _, rest = data.rpartition(b"\n")
        if rest:
            with self.path.open("r+b") as file:
                file.truncate(len(data) - len(rest))
        lines = whole.split(b"\n")
        try:
            before = msgspec.json.decode(lines[0], type=Terms)
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise BadSetting(f"{self.path} does not hold games of an arena: {error}") from None
        if before != terms:
            other = [name for name in Terms.__struct_fields__ if getattr(before, name) != getattr(terms, name)]
            told = "; ".join(f"{name} {getattr(before, name)}, not {getattr(terms, name)}" for name in other)
            raise BadSetting(f"{self.path} holds another tournament: {told}; take another folder or remove the file")
        self.games = list({game.number: game for game in games}.values())

    def add(self, game: Played) -> None:
        """Keep one more game."""
        self.games.append(game)
        self.file.write(msgspec.json.encode(game) + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Let what was kept reach the disk."""
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()
