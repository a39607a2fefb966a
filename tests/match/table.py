"""Matches for tests: built in one line, played at random, compared as a whole, their records edited."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256

import pytest

from meadhall.core import registry
from meadhall.core.game import Game
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.match import (
    ALWAYS,
    ASK,
    BOT,
    EVERY_MOMENT,
    PERSON,
    SPAN,
    BadRecord,
    Header,
    Holder,
    Match,
    MatchError,
    TimeIsUp,
    new_header,
    parse_time_control,
    replay_entries,
)
from meadhall.presentation import LANGUAGES, PACKAGE, Catalogue, Phrase
from tests.core.toy import GUARD, HAND, ROUND, TOLLGATE, TollgateGame
from tests.match.peek import PEEK

KELTIS = registry.game("keltis")
NAMES = ["Ann", "Бo", "C. d'E", "Ðóra Ö", "Fox", "Gus"]
ID = "00112233445566aa"


class RoundsGame(TollgateGame):
    """Tollgate in which a standing answer may last for the round."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "tollgate-rounds"

    def span(self, state: State) -> int:
        return int(state.numbers[ROUND])


ROUNDS = RoundsGame()
TOYS: list[Game] = [TOLLGATE, ROUNDS, PEEK]
TABLES: list[tuple[Game, int, dict[str, str]]] = [
    (KELTIS, 2, {"starting_seat": "random"}),
    (KELTIS, 3, {"starting_seat": "2", "clover_opens_path": "no"}),
    (KELTIS, 4, {"starting_seat": "0"}),
    (TOLLGATE, 2, {"rounds": "6"}),
    (TOLLGATE, 3, {}),
    (ROUNDS, 3, {"rounds": "6"}),
    (PEEK, 2, {}),
    (PEEK, 3, {"spare": "0"}),
]
"""Ways to play, for tests over random games."""


def table_name(table: tuple[Game, int, dict[str, str]]) -> str:
    return "-".join([table[0].key, str(table[1]), *table[2].values()])


def seed_of(n: int) -> bytes:
    return sha256(b"seed %d" % n).digest()


def header(
    game: Game, seats: int = 2, settings: dict[str, str] | None = None, *, seed: int = 1, clock: str = "none"
) -> Header:
    holders = [Holder(PERSON, name) for name in NAMES[:seats]]
    return new_header(
        game, holders, settings or {}, seed_of(seed), ID, parse_time_control(clock), "2024-02-29T23:59:59Z"
    )


def sat_down(
    game: Game, seats: int = 2, settings: dict[str, str] | None = None, *, seed: int = 1, clock: str = "none"
) -> Match:
    """Return a match that has not begun."""
    return Match(header(game, seats, settings, seed=seed, clock=clock))


def begun(
    game: Game, seats: int = 2, settings: dict[str, str] | None = None, *, seed: int = 1, clock: str = "none"
) -> Match:
    """Return a match at its first question."""
    match = sat_down(game, seats, settings, seed=seed, clock=clock)
    match.begin()
    return match


def keltis(seats: int = 2, *, seed: int = 1, clock: str = "none") -> Match:
    """Return a match of Keltis that seat 0 begins."""
    return begun(KELTIS, seats, {"starting_seat": "0"}, seed=seed, clock=clock)


def passed(
    game: Game,
    seats: int,
    wanted: Callable[[Match], bool] | None = None,
    settings: dict[str, str] | None = None,
    *,
    clock: str = "none",
) -> Match:
    """Return a match of Tollgate after the first secret choice (each passed its lowest card), with wanted hands."""
    for seed in range(1000):
        match = begun(game, seats, settings, seed=seed, clock=clock)
        for seat in range(seats):
            match.submit(seat, options(match, seat)[0])
        if wanted is None or wanted(match):
            return match
    raise AssertionError("no seed gives such hands")


def guarded(match: Match, seat: int) -> bool:
    return match.state.secrets[0].has(GUARD, HAND + seat)


def options(match: Match, seat: int) -> list[int]:
    question = match.question_to(seat)
    assert question is not None, f"seat {seat} is not asked"
    return list(question.options)


# Playing at random.


def answer(match: Match, rng: Rng, at: int = 0) -> None:
    """Answer for one of the seats that are asked."""
    asked = match.asked()
    seat = asked[rng.below(len(asked))]
    legal = options(match, seat)
    match.submit(seat, legal[rng.below(len(legal))], at)


def finish(match: Match, rng: Rng, at: int = 0) -> Match:
    """Play a match to its end."""
    for _ in range(match.game.longest):
        if match.result is not None:
            return match
        answer(match, rng, at)
    raise AssertionError("the match does not end")


def played(
    game: Game, seats: int = 2, settings: dict[str, str] | None = None, *, seed: int = 1, nonces: bool = False
) -> Match:
    """Return a finished match."""
    match = sat_down(game, seats, settings, seed=seed)
    if nonces:
        for seat in range(seats):
            match.add_nonce(seat, seed_of(seat)[: 1 + 21 * seat])
    match.begin()
    return finish(match, Rng(seed))


def play_at_random(match: Match, rng: Rng, acts: int = 100_000) -> Iterator[Match]:
    """Do all that can be done with a match, at random and at rising times; yield it after each act."""
    at = 0
    if not match.is_running():
        for seat in range(match.seats):
            if rng.below(2):
                match.add_nonce(seat, seed_of(seat)[: 1 + rng.below(32)], at)
                yield match
        match.begin(at)
        yield match
    for _ in range(acts):
        if match.result is not None:
            return
        at += rng.below(400)
        seat = rng.below(match.seats)
        dice = rng.below(100)
        try:
            if dice < 15 and match.undo_limit(seat):
                match.undo(seat, at, 1 + rng.below(match.undo_limit(seat)))
            elif dice < 20 and match.undo_limit(seat):
                match.restart(seat, at)
            elif dice < 24:
                match.set_standing_answer(seat, rng.below(3) - 1, [ASK, SPAN, ALWAYS][rng.below(3)], at)
            elif dice == 24:
                match.set_holder(seat, Holder(BOT, "random"), at)
            elif dice == 25 and seat not in match.resigned and rng.below(4) == 0:
                match.resign(seat, at)
            else:
                answer(match, rng, at)
        except TimeIsUp:
            assert match.resign_late_seats(at)
        yield match


# Comparing.


def snapshot(match: Match) -> dict[str, object]:
    """Return all that a match is, in plain values."""
    state, clock = match.state, match.clock
    return {
        "lines": tuple(match.lines),
        "entries": tuple(str(entry) for entry in match.entries),
        "events": tuple(tuple(event.key() for event in entry.events) for entry in match.entries),
        "key": state.key(),
        "views": tuple(match.view(viewer).key() for viewer in range(match.seats + 1)),
        "questions": tuple(question.key() for question in state.open_questions()),
        "clock": (clock.now, clock.asked, tuple(clock.used), tuple(clock.moves), tuple(clock.used_before_move)),
        "undo_limit": tuple(match.undo_limit(seat) for seat in range(match.seats)),
        "standing": dict(match.standing_answers.given),
        "holders": tuple(match.holders),
        "nonces": tuple(match.nonces),
        "resigned": tuple(match.resigned),
        "draws": match.draws,
        "result": match.result,
    }


def position(match: Match) -> tuple[object, ...]:
    """Return what everybody may know of the game: the truth and all views."""
    return (match.state.key(), *[match.view(viewer).key() for viewer in range(match.seats + 1)])


@contextmanager
def unchanged(match: Match) -> Iterator[None]:
    """Whatever happens inside leaves the match as it was."""
    before = snapshot(match)
    yield
    assert snapshot(match) == before


# Records.


def data_of(match: Match) -> bytes:
    return "".join(match.lines).encode()


def texts_of(match: Match) -> list[str]:
    """Return the lines of the record without their marks."""
    return [line[14:].removesuffix("\n") for line in match.lines]


def marked(contents: list[bytes]) -> bytes:
    """Return the file that has these lines, every mark made again: the chain, written independently of ours."""
    digest, file = b"", b""
    for content in contents:
        digest = sha256(digest + content).digest()
        file += digest.hex()[:12].encode() + b"  " + content + b"\n"
    return file


def tried(data: bytes) -> Match | BadRecord:
    """Replay a record: return the match, or how it was refused. Fails if a record is read without end."""
    most = data.count(b"\n") + 1
    match: Match | None = None
    try:
        for n, step in enumerate(replay_entries(data)):
            if n > most:
                pytest.fail("the replay does not come to an end: an entry changes nothing and is read for ever")
            match = step
    except BadRecord as refused:
        return refused
    assert match is not None
    return match


def resigned_with_two() -> Match:
    """Return a match of Keltis from which the first of two seats has resigned."""
    match = keltis()
    match.submit(0, options(match, 0)[0])
    match.resign(0, 1234)
    return match


def refused(data: bytes) -> BadRecord:
    """Return how a record is refused; fails if it is not."""
    result = tried(data)
    assert isinstance(result, BadRecord), "the record was accepted"
    assert result.phrase.id == ("record-line" if result.line else "record-file")
    assert not result.line or f" {result.line}:" in str(result)
    return result


# Words.


def phrases(phrase: Phrase) -> Iterator[Phrase]:
    """Yield a phrase and all phrases within it."""
    yield phrase
    for arg in phrase.args.values():
        for inner in arg if isinstance(arg, tuple) else [arg]:
            if isinstance(inner, Phrase):
                yield from phrases(inner)


__all__ = [
    "ALWAYS",
    "CHANCE",
    "EVERY_MOMENT",
    "ID",
    "KELTIS",
    "NAMES",
    "PEEK",
    "ROUNDS",
    "TABLES",
    "TOLLGATE",
    "TOYS",
    "answer",
    "begun",
    "data_of",
    "finish",
    "guarded",
    "header",
    "keltis",
    "marked",
    "options",
    "passed",
    "phrases",
    "play_at_random",
    "played",
    "position",
    "refused",
    "sat_down",
    "seed_of",
    "snapshot",
    "table_name",
    "texts_of",
    "tried",
    "unchanged",
]


def check_words(error: MatchError, id_: str, package: str = PACKAGE) -> None:
    """An error carries a phrase that every language can say, and is its English sentence."""
    assert error.phrase.id == id_
    for language in LANGUAGES:
        sentence = Catalogue(language, list(dict.fromkeys([PACKAGE, package]))).say(error.phrase)
        assert sentence.strip()
        if language == "en":
            assert str(error) == sentence
            assert sentence[-1] == "."
