"""Chance: the HMAC formula against values computed by hand, rejection, nonces, and a counter that only rises."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.match import BadEntry, Dice, HasBegun, Match, commitment, replay
from meadhall.match.chance import option_at
from tests.core.toy import GUARD, HAND
from tests.match.table import (
    ID,
    KELTIS,
    TABLES,
    TOLLGATE,
    begun,
    data_of,
    finish,
    play_at_random,
    played,
    sat_down,
    seed_of,
    texts_of,
    unchanged,
)

SEED = bytes(range(32))


def by_hand(seed: bytes, match: str, nonces: list[bytes], k: int, attempt: int) -> int:
    """Return one try of one draw, from the words of the formula."""
    message = b"meadhall-1" + match.encode()
    for nonce in nonces:
        message += bytes([0, 0, 0, len(nonce)]) + nonce
    message += bytes([0, 0, 0, 0, k >> 24 & 255, k >> 16 & 255, k >> 8 & 255, k & 255])
    message += bytes([attempt >> 24 & 255, attempt >> 16 & 255, attempt >> 8 & 255, attempt & 255])
    number = 0
    for byte in hmac.new(seed, message, hashlib.sha256).digest()[:8]:
        number = number * 256 + byte
    return number


def test_a_draw_is_the_first_eight_bytes_modulo_the_total() -> None:
    for nonces in ([b"", b""], [b"abc", b""], [b"", b"abc"], [b"\0" * 64, b"x", b"y", b""]):
        dice = Dice(SEED, ID, nonces)
        for k in (0, 1, 2, 255, 256, 70_000):
            for total in (1, 2, 3, 10, 110, 2**31):
                assert dice.number(k, total) == by_hand(SEED, ID, nonces, k, 0) % total


def test_one_draw_written_out() -> None:
    message = bytes.fromhex("6d65616468616c6c2d31") + b"00112233445566aa" + bytes(4) + bytes.fromhex("00000002abcd")
    digest = hmac.new(bytes(32), message + bytes(7) + b"\x05" + bytes(4), hashlib.sha256).digest()
    assert Dice(bytes(32), ID, [b"", b"\xab\xcd"]).number(5, 2**64) == int.from_bytes(digest[:8], "big")


def test_a_number_beyond_the_largest_multiple_is_drawn_again() -> None:
    total = 2**63 + 1  # all numbers from `total` on are beyond its largest multiple below 2**64: about every second
    dice = Dice(SEED, ID, [b"", b""])
    tries: Counter[int] = Counter()
    for k in range(60):
        attempt = 0
        while by_hand(SEED, ID, [b"", b""], k, attempt) >= total:
            attempt += 1
        tries[attempt] += 1
        assert dice.number(k, total) == by_hand(SEED, ID, [b"", b""], k, attempt)
    assert {0, 1, 2} <= set(tries)


def test_the_largest_number_below_a_multiple_is_kept_and_the_multiple_itself_is_not() -> None:
    first = by_hand(SEED, ID, [b""], 0, 0)
    assert first > 2**63, "the seed of this test makes a high number"
    dice = Dice(SEED, ID, [b""])
    assert dice.number(0, first + 1) == first  # the largest multiple of first + 1 is first + 1 itself
    assert dice.number(0, first) != 0  # first is the multiple: rejected, where taking it would give 0
    attempt = 1
    while by_hand(SEED, ID, [b""], 0, attempt) >= first:
        attempt += 1
    assert dice.number(0, first) == by_hand(SEED, ID, [b""], 0, attempt)


def test_where_nothing_is_left_over_nothing_is_rejected() -> None:
    dice = Dice(SEED, ID, [])
    for k in range(20):
        assert dice.number(k, 2**64) == by_hand(SEED, ID, [], k, 0)


def test_seed_match_and_nonces_each_matter() -> None:
    total = 2**60
    dice = [
        Dice(SEED, ID, [b"", b""]),
        Dice(SEED[::-1], ID, [b"", b""]),
        Dice(SEED, ID[::-1], [b"", b""]),
        Dice(SEED, ID, [b"a", b""]),
        Dice(SEED, ID, [b"", b"a"]),
        Dice(SEED, ID, [b"a\0\0\0\0"]),  # would be the same bytes as the fourth without its length
        Dice(SEED, ID, [b"", b"", b""]),
    ]
    assert len({each.number(0, total) for each in dice}) == len(dice)
    assert len({dice[0].number(k, total) for k in range(50)}) == 50


def test_draws_are_spread_evenly() -> None:
    dice = Dice(SEED, ID, [b"", b""])
    found = Counter(dice.number(k, 6) for k in range(6000))
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert sum((n - 1000) ** 2 / 1000 for n in found.values()) < 20.5  # chi-square, 5 degrees, one in a thousand


def test_a_number_points_at_an_option_as_wide_as_its_weight() -> None:
    assert [option_at(n, [7, 9, 30], [2, 0, 3]) for n in range(5)] == [7, 7, 30, 30, 30]
    with pytest.raises(ValueError, match="not below"):
        option_at(5, [7, 9, 30], [2, 0, 3])


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("nonces", [False, True])
@pytest.mark.parametrize(("game", "seats"), [(TOLLGATE, 2), (TOLLGATE, 3), (KELTIS, 2), (KELTIS, 4)])
def test_every_draw_of_a_match_follows_the_formula(game: object, seats: int, nonces: bool) -> None:
    match = played(game, seats, seed=4, nonces=nonces)  # type: ignore[arg-type]
    state = match.game.new(seats, dict(match.header.settings))
    k = 0
    for entry in match.entries:
        if entry.option < 0:
            continue
        if entry.actor == CHANCE:
            question = state.question_to(CHANCE)
            assert question is not None
            number = by_hand(seed_of(4), ID, list(match.nonces), k, 0) % sum(question.weights)
            assert f" = {number}/{sum(question.weights)}" in entry.rest
            bag = [option for option, n in zip(question.options, question.weights, strict=True) for _ in range(n)]
            assert entry.option == bag[number]
            k += 1
        state.answer(entry.actor, entry.option)
    assert k == match.draws > 3


# Nonces.


def test_a_nonce_changes_the_draws() -> None:
    hands = set()
    for nonce in (b"", b"\0", b"\0\0", b"a", b"b"):
        match = sat_down(KELTIS)
        if nonce:
            match.add_nonce(0, nonce)
        match.begin()
        hands.add(match.state.key())
    assert len(hands) == 5


def test_the_same_nonce_of_another_seat_gives_other_draws() -> None:
    matches = [sat_down(KELTIS), sat_down(KELTIS)]
    for seat, match in enumerate(matches):
        match.add_nonce(seat, b"luck")
        match.begin()
    assert matches[0].state.key() != matches[1].state.key()


def test_the_order_in_which_nonces_arrive_does_not_matter() -> None:
    one, other = sat_down(KELTIS), sat_down(KELTIS)
    one.add_nonce(0, b"a")
    one.add_nonce(1, b"b")
    other.add_nonce(1, b"b")
    other.add_nonce(0, b"a")
    one.begin()
    other.begin()
    assert one.state.key() == other.state.key()


def test_a_nonce_is_refused_after_the_beginning() -> None:
    match = begun(TOLLGATE)
    with unchanged(match), pytest.raises(HasBegun):
        match.add_nonce(0, b"late")
    finish(match, Rng(1))
    with unchanged(match), pytest.raises(HasBegun):
        match.add_nonce(0, b"later")


def test_a_second_nonce_is_refused() -> None:
    match = sat_down(TOLLGATE)
    match.add_nonce(0, b"once")
    for again in (b"once", b"twice"):
        with unchanged(match), pytest.raises(BadEntry, match="one nonce of 1 to 64 bytes"):
            match.add_nonce(0, again)
    match.add_nonce(1, b"mine")
    assert match.nonces == [b"once", b"mine"]


@pytest.mark.parametrize("size", [0, 65, 100_000])
def test_a_nonce_of_a_wrong_length_is_refused(size: int) -> None:
    match = sat_down(TOLLGATE)
    with unchanged(match), pytest.raises(BadEntry):
        match.add_nonce(0, b"x" * size)


@pytest.mark.parametrize("size", [1, 2, 63, 64])
def test_a_nonce_of_a_right_length_is_taken_and_read_back(size: int) -> None:
    match = sat_down(TOLLGATE)
    match.add_nonce(1, b"\xff\0" * (size // 2) + b"\n" * (size % 2))
    match.begin()
    again = replay(data_of(match))
    assert again.nonces == match.nonces
    assert again.state.key() == match.state.key()


# The counter and the bag.


@pytest.mark.parametrize("seed", range(4))
def test_the_counter_never_goes_back_whatever_is_undone(seed: int) -> None:
    for table in TABLES:
        match = sat_down(*table, seed=seed)
        counts = [match.draws for _ in play_at_random(match, Rng(seed), 150)]
        assert counts == sorted(counts)
        numbers = [int(entry.rest.partition(" = ")[2].partition("/")[0]) for entry in match.entries if entry.actor < 0
                   and entry.option >= 0]  # fmt: skip
        totals = [int(re.search(r"/(\d+)", e.rest)[1]) for e in match.entries if e.actor == CHANCE]  # type: ignore[index]
        dice = Dice(match.header.seed, ID, match.nonces)
        assert numbers == [dice.number(k, total) for k, total in enumerate(totals)]


def test_undoing_and_answering_again_meets_the_same_chance() -> None:
    """Taking an answer back and forth cannot be used to choose among draws."""

    def drawn(farms: int) -> list[str]:
        match = begun(KELTIS, 2, {"starting_seat": "0"})
        for _ in range(farms):
            match.submit(0, 55 + match.view(0).secrets[0].cards(2)[0])
            match.undo(0)
        match.submit(0, 55 + match.view(0).secrets[0].cards(2)[0])
        match.submit(0, 115)
        return [entry.rest for entry in match.entries if entry.actor == CHANCE]

    assert drawn(0) == drawn(1) == drawn(5)


def test_the_bag_is_written_where_it_is_not_what_the_last_draw_left() -> None:
    match = played(KELTIS, 2, seed=2)
    bags = [text for text in texts_of(match) if " chance " in text]
    first = {kind: next(text for text in bags if f" {kind}: " in text) for kind in ("starter", "tile", "deal")}
    assert all(" from " in text for text in first.values())
    assert sum(" from " in text for text in bags) < 10 < len(bags)


def test_a_match_shows_no_draw_before_it_happens() -> None:
    match = sat_down(TOLLGATE)
    assert match.draws == 0
    assert not any(" chance " in line for line in match.lines)
    assert not any(match.state.secrets[0].has(GUARD, HAND + seat) for seat in range(2))


def test_two_matches_of_one_head_are_one_match() -> None:
    assert played(TOLLGATE, 3, seed=6).lines == played(TOLLGATE, 3, seed=6).lines
    assert isinstance(played(TOLLGATE, 3, seed=7), Match)
    assert played(TOLLGATE, 3, seed=7).lines != played(TOLLGATE, 3, seed=6).lines
