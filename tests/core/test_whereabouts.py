"""Whereabouts against brute force: tiny decks whose every possible world is listed for every viewer."""

from __future__ import annotations

from itertools import permutations, product
from typing import TypeAlias

import pytest

import meadhall
from meadhall.core.bits import bit, size_of
from meadhall.core.rng import Rng
from meadhall.core.whereabouts import MOST_CAPS, Whereabouts
from meadhall.core.worlds import NoWorld, deal
from meadhall.testing.chisquare import fits

World: TypeAlias = tuple[int, ...]
"""The place of each card."""
PILE, TABLE, HAND = 0, 1, 2


class Club:
    """A deck of unlike cards with, for each viewer, the set of all worlds that agree with what it has seen."""

    def __init__(self, cards: int, seats: int) -> None:
        self.seats = seats
        self.cards = cards
        self.table = Whereabouts(cards, 1, [-1, -1, *range(seats)], seats).empty()
        for card in range(cards):
            self.table.put(card, PILE)
        self.truth: World = (PILE,) * cards
        self.worlds: list[set[World]] = [{self.truth} for _ in range(seats + 1)]

    def slip(self, card: int, target: int, seers: int) -> None:
        source = self.truth[card]
        self.table.slip(card, source, target, seers)
        for place in (source, target):
            if place >= HAND:
                seers |= bit(place - HAND)
        self.truth = moved(self.truth, card, target)
        for viewer in range(self.seats + 1):
            new = set()
            for world in self.worlds[viewer]:
                if seers >> viewer & 1:
                    if world[card] == source:
                        new.add(moved(world, card, target))
                else:
                    new |= {moved(world, c, target) for c in range(self.cards) if world[c] == source}
            self.worlds[viewer] = new

    def look(self, place: int, group: int, seers: int) -> None:
        self.table.look(place, group, seers)
        for viewer in range(self.seats + 1):
            if seers >> viewer & 1:
                self.worlds[viewer] = {
                    world
                    for world in self.worlds[viewer]
                    if all((world[c] == place) == (self.truth[c] == place) for c in range(self.cards) if group >> c & 1)
                }


def moved(world: World, card: int, target: int) -> World:
    return (*world[:card], target, *world[card + 1 :])


def allowed_worlds(table: Whereabouts, viewer: int) -> set[World]:
    """Return the worlds that the table allows a viewer (unlike cards), by trying all deals of the blanks."""
    seen = table.redact(viewer)
    cards, spots, allowed = seen.blanks(viewer)
    caps = list(seen.caps_on_blanks(viewer))
    known = {card: place for place in range(seen.places) for card in seen.cards(place)}
    found = set()
    for order in set(permutations(spots)):
        where = dict(zip(cards, order, strict=True))
        if all(allowed[place] >> card & 1 for card, place in where.items()) and all(
            sum(1 for card, place in where.items() if caps[at + 1] >> card & 1 and caps[at + 2] >> place & 1)
            <= caps[at + 3]
            for at in range(0, len(caps), 4)
        ):
            found.add(tuple({**known, **where}[card] for card in range(table.kinds)))
    return found


def random_club(seed: int, verbs: int) -> Club:
    """Play random verbs: deals, hidden and open passes, looks."""
    rng = Rng(seed)
    club = Club(cards=6, seats=2 + rng.below(2))
    places = club.seats + 2
    for _ in range(verbs):
        if rng.below(5) == 0:
            club.look(rng.below(places), rng.below(64), some_viewers(club.seats, rng))
        else:
            card = rng.below(6)
            target = rng.below(places)
            if target != club.truth[card]:
                club.slip(card, target, some_viewers(club.seats, rng))
    return club


def some_viewers(seats: int, rng: Rng) -> int:
    """Return a set of seats, or everybody: the spectator never sees more than a seat."""
    return bit(seats + 1) - 1 if rng.below(4) == 0 else rng.below(bit(seats))


@pytest.mark.parametrize("block", range(6))
def test_knowledge_is_sound_whatever_happens(block: int) -> None:
    """Every world that a viewer with perfect memory thinks possible is one that the table allows."""
    for seed in range(block * 25, block * 25 + 25):
        club = random_club(seed, 1 + seed % 12)
        for viewer in range(club.seats + 1):
            assert club.table.is_sound(viewer), (seed, viewer)
            assert club.worlds[viewer] <= allowed_worlds(club.table, viewer), (seed, viewer)


def test_knowledge_is_nearly_always_exact() -> None:
    """The table allows a world that memory rules out in at most one case in a hundred."""
    exact = total = 0
    for seed in range(120):
        club = random_club(seed, 1 + seed % 9)
        for viewer in range(club.seats + 1):
            total += 1
            exact += club.worlds[viewer] == allowed_worlds(club.table, viewer)
    assert exact / total > 0.99


def test_a_draft_is_remembered_exactly() -> None:
    """Of the cards I pass on, at most as many as were passed on can be two seats away."""
    club = Club(cards=6, seats=3)
    for seat in range(3):
        for i in range(2):
            club.slip(seat * 2 + i, HAND + seat, bit(seat))
    for card, seat in ((0, 0), (2, 1), (4, 2)):  # everybody passes one card to the left
        club.slip(card, HAND + (seat + 1) % 3, bit(seat) | bit((seat + 1) % 3))
    for card, seat in ((1, 0), (0, 1), (5, 2)):  # and again: seat 1 passes on what it got
        club.slip(card, HAND + (seat + 1) % 3, bit(seat) | bit((seat + 1) % 3))
    for viewer in range(4):
        assert club.worlds[viewer] <= allowed_worlds(club.table, viewer)
    assert allowed_worlds(club.table, 0) == club.worlds[0]


def one_of_three_passed_on() -> Club:
    """Seat 0 has shown 0, 1 and 2, seat 1 has drawn two cards; now one of the three goes to seat 1 unseen."""
    club = Club(cards=6, seats=2)
    for card in (0, 1, 2):
        club.slip(card, HAND, 0b111)
    for card in (3, 4):
        club.slip(card, HAND + 1, 0b010)
    club.slip(1, HAND + 1, 0b011)
    return club


def test_caps_say_what_sets_alone_cannot() -> None:
    """Three cards I know, one passed on unseen: each may be there, two of them cannot."""
    club = one_of_three_passed_on()
    spectator = 2
    assert allowed_worlds(club.table, spectator) == club.worlds[spectator]
    assert all(sum(world[card] == HAND + 1 for card in (0, 1, 2)) == 1 for world in club.worlds[spectator])
    assert len(club.table.caps) > 0


def test_a_cap_follows_cards_that_are_passed_on() -> None:
    """One of three known cards goes to the next hand, one of that hand on, one back: never two of the three."""
    club = Club(cards=7, seats=3)
    for card in (0, 1, 2):
        club.slip(card, HAND, 0b1111)
    for card, seat in ((3, 1), (4, 1), (5, 2)):
        club.slip(card, HAND + seat, bit(seat))
    club.slip(1, HAND + 1, 0b0011)
    club.slip(3, HAND + 2, 0b0110)
    club.slip(5, HAND + 1, 0b0110)
    spectator = 3
    assert allowed_worlds(club.table, spectator) == club.worlds[spectator]
    rng = Rng(6)
    for viewer in range(4):
        world = club.table.redact(viewer).resample(viewer, rng)
        assert all(world.is_sound(knower) for knower in range(4))
        assert sum(world.has(card, HAND) for card in (0, 1, 2)) == 2


def test_what_only_one_card_can_be_is_known() -> None:
    club = Club(cards=2, seats=2)
    club.slip(0, HAND, 0b111)
    club.slip(0, HAND + 1, 0)  # nobody is shown it, everybody knows it
    assert club.table.located(2, 0, HAND + 1) == 1


def test_equal_cards_are_told_apart_only_by_where_they_were_seen() -> None:
    """A known copy goes first: after one is played, nobody knows whether its owner had another."""
    table = Whereabouts(3, 2, [-1, -1, 0, 1], 2).empty()
    for card in range(3):
        table.put(card, PILE)
        table.put(card, PILE)
    table.show(0, PILE, TABLE)
    table.show(0, TABLE, HAND)  # taken openly
    table.slip(0, PILE, HAND, 0b001)  # and a second one drawn
    table.slip(1, PILE, HAND, 0b001)
    assert (table.located(1, 0, HAND), table.located(0, 0, HAND)) == (1, 2)
    table.show(0, HAND, TABLE)
    assert (table.located(1, 0, HAND), table.located(0, 0, HAND)) == (0, 1)
    assert table.may_have(1, 0, HAND)
    assert table.count(HAND) == 2
    assert table.has(0, HAND)
    assert table.cards(PILE) == [1, 2]
    assert table.tally(PILE) == [1, 2]


def test_a_cap_outlives_the_sight_of_one_of_two_equal_cards() -> None:
    """Two 0s and a 1 lie open in a hand, one card goes on unseen, a 0 is played: the cap on the others still holds."""
    table = Whereabouts(4, 2, [-1, -1, 0, 1], 2).empty()
    for card in (0, 0, 1, 1, 2, 2, 3, 3):
        table.put(card, PILE)
    for card in (0, 0, 1):
        table.show(card, PILE, HAND)
    for card in (2, 3):
        table.slip(card, PILE, HAND + 1, 0)
    table.slip(0, HAND, HAND + 1, 0)
    spectator = 2
    table.show(0, HAND, TABLE)
    assert all(table.is_sound(viewer) for viewer in range(3))
    rng = Rng(5)
    for _ in range(50):
        world = table.redact(spectator).resample(spectator, rng)
        held = [world.copies_in(HAND + 1, card) for card in range(4)]
        assert held[0] + world.copies_in(HAND, 0) == 1
        assert sum(held) == 3


def test_looking_locates_and_rules_out() -> None:
    club = Club(cards=6, seats=2)
    for card in (0, 1):
        club.slip(card, HAND, 0b001)
    assert club.table.may_have(1, 5, HAND)
    club.look(HAND, 0b111111, 0b010)
    assert [club.table.located(1, card, HAND) for card in range(6)] == [1, 1, 0, 0, 0, 0]
    assert not club.table.may_have(1, 5, HAND)
    assert allowed_worlds(club.table, 1) == {club.truth}


def test_looking_for_some_cards_rules_out_those_only() -> None:
    club = Club(cards=6, seats=2)
    for card in (0, 1):
        club.slip(card, HAND, 0b001)
    club.look(HAND, 0b000110, 0b010)
    assert club.table.located(1, 1, HAND) == 1
    assert not club.table.may_have(1, 2, HAND)
    assert club.table.may_have(1, 3, HAND)
    assert allowed_worlds(club.table, 1) == club.worlds[1]


@pytest.mark.parametrize(
    ("card", "source", "target"), [(0, 0, 0), (0, 0, 4), (0, 0, -1), (6, 0, 1), (64, 0, 1), (-1, 0, 1)]
)
def test_what_cannot_move_is_refused_and_nothing_changes(card: int, source: int, target: int) -> None:
    table = Club(cards=6, seats=2).table
    before = table.key()
    with pytest.raises(ValueError, match=f"card {card} cannot go"):
        table.slip(card, source, target, 0)
    assert table.key() == before


@pytest.mark.parametrize("card", [-1, 6, 62, 64])
def test_what_is_no_kind_lies_nowhere(card: int) -> None:
    table = Club(cards=6, seats=2).table
    assert not table.has(card, PILE)
    assert not table.may_have(0, card, PILE)


def test_there_are_only_so_many_copies() -> None:
    table = Club(cards=6, seats=2).table
    with pytest.raises(ValueError, match="only 1 copies"):
        table.put(0, PILE)


@pytest.mark.parametrize("seed", range(8))
def test_gathering_tells_everybody_where_all_cards_are(seed: int) -> None:
    club = random_club(seed, 12)
    club.table.gather(TABLE)
    assert club.table.count(TABLE) == 6
    assert all(allowed_worlds(club.table, viewer) == {(TABLE,) * 6} for viewer in range(club.seats + 1))
    assert len(club.table.caps) == 0
    assert club.table.redact(0).resample(0, Rng(1)).cards(TABLE) == list(range(6))
    club.table.forget()
    club.table.gather(PILE)
    assert club.table.cards(PILE) == list(range(6))
    assert club.table.may_have(0, 3, PILE)
    assert club.table.located(0, 3, PILE) == 1


def test_a_cap_that_is_used_up_rules_out() -> None:
    """One of three known cards was passed on; it is played: the other two are where they were."""
    club = one_of_three_passed_on()
    assert club.table.may_have(2, 0, HAND + 1)
    club.slip(1, TABLE, 0b111)
    assert not club.table.may_have(2, 0, HAND + 1)
    assert allowed_worlds(club.table, 2) == club.worlds[2]
    for card in (0, 2):
        club.slip(card, TABLE, 0b111)
    assert len(club.table.caps) == 0


def test_a_card_that_is_not_there_cannot_move() -> None:
    with pytest.raises(ValueError, match="card 3 cannot go from place 1 to place 0"):
        Club(cards=6, seats=2).table.show(3, TABLE, PILE)


@pytest.mark.parametrize("kinds", [0, 63])
def test_a_table_holds_as_many_kinds_as_a_word_has_bits(kinds: int) -> None:
    with pytest.raises(ValueError, match="1 to 62 kinds"):
        Whereabouts(kinds, 1, [-1], 2)


def test_forgetting_keeps_the_truth() -> None:
    club = random_club(7, 10)
    held = [club.table.cards(place) for place in range(club.table.places)]
    club.table.forget()
    club.table.look(PILE, -1, -1)
    card = club.table.cards(club.truth[0])[0]
    club.table.slip(card, club.truth[card], PILE if club.truth[card] else TABLE, 0)
    club.table.slip(card, PILE if club.truth[card] else TABLE, club.truth[card], 0)
    assert [club.table.cards(place) for place in range(club.table.places)] == held


def test_old_caps_are_forgotten_when_there_are_too_many() -> None:
    table = Whereabouts(60, 1, [-1, -1, 0, 1], 2).empty()
    for card in range(60):
        table.put(card, PILE)
    for card in range(40):
        table.show(card, PILE, HAND)
        table.show(59 - card if card < 19 else card, PILE if card < 19 else HAND, HAND + 1)
    for _ in range(MOST_CAPS + 8):
        table.add_cap(2, bit(1) | bit(2) | bit(3), bit(HAND), 0)
    mine = [at for at in range(0, len(table.caps), 4) if table.caps[at] == 2]
    assert len(mine) <= MOST_CAPS


def test_truth_beyond_knowledge_is_noticed() -> None:
    club = Club(cards=6, seats=2)
    for card in (0, 1):
        club.slip(card, HAND, 0b001)
    table = club.table.copy()
    table.numbers[table.may_at(1, HAND)] = 0
    assert not table.is_sound(1)
    table = club.table.copy()
    table.more(table.seen_at(1, PILE), bit(0))
    assert not table.is_sound(1)
    table = club.table.copy()
    table.keep_cap(1, bit(0), bit(HAND), 0)
    assert not table.is_sound(1)
    assert table.is_sound(0)


# Drawing worlds.


def count_worlds(club: Club, viewer: int, samples: int, seed: int) -> dict[World, int]:
    rng = Rng(seed)
    seen = club.table.redact(viewer)
    counted: dict[World, int] = {}
    for _ in range(samples):
        world = seen.resample(viewer, rng)
        key = tuple(next(p for p in range(world.places) if world.has(card, p)) for card in range(world.kinds))
        counted[key] = counted.get(key, 0) + 1
    return counted


@pytest.mark.parametrize("seed", range(12))
def test_worlds_are_drawn_uniformly_among_those_allowed(seed: int) -> None:
    club = random_club(seed + 500, 5 + seed % 6)
    for viewer in range(club.seats + 1):
        allowed = sorted(allowed_worlds(club.table, viewer))
        if len(allowed) > 60:
            continue
        counted = count_worlds(club, viewer, 40 * len(allowed), seed)
        assert set(counted) <= set(allowed)
        assert fits([counted.get(world, 0) for world in allowed], [40.0] * len(allowed)), (seed, viewer)


def test_worlds_that_no_swap_of_two_cards_joins_are_all_drawn() -> None:
    """a in 0 or 1, b in 1 or 2, c in 2 or 0: two deals, three cards apart."""
    from librt.vecs import vec
    from mypy_extensions import i64

    kinds = vec[i64]([1, 2, 4])
    spots = vec[i64]([0, 1, 2])
    allowed = vec[i64]([0b101, 0b011, 0b110])
    rng = Rng(3)
    first = sum(deal(kinds, spots, allowed, vec[i64](), rng)[0] == 0 for _ in range(1000))
    assert fits([first, 1000 - first], [500.0, 500.0])


def test_knowledge_that_contradicts_itself_is_refused() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    none = vec[i64]()
    both = vec[i64]([1, 2])
    with pytest.raises(NoWorld, match="cannot fill"):
        deal(both, vec[i64]([0]), vec[i64]([3]), none, Rng(1))
    with pytest.raises(NoWorld, match="no deal agrees"):
        deal(both, vec[i64]([0, 1]), vec[i64]([0, 3]), none, Rng(1))
    with pytest.raises(NoWorld, match="no deal was found"):
        deal(both, vec[i64]([0, 1]), vec[i64]([3, 3]), vec[i64]([0, 3, 1, 0]), Rng(1))


def test_a_random_card_is_every_copy_equally_likely() -> None:
    table = Whereabouts(4, 3, [-1, -1], 1).empty()
    for card, copies in enumerate([3, 1, 2, 0]):
        for _ in range(copies):
            table.put(card, PILE)
    rng = Rng(8)
    counts = [0, 0, 0, 0]
    for _ in range(3000):
        counts[table.pick(PILE, rng)] += 1
    assert fits(counts, [1500.0, 500.0, 1000.0, 0.0])


def test_bits() -> None:
    assert [bit(n) for n in (0, 31, 32, 40, 61)] == [2**n for n in (0, 31, 32, 40, 61)]
    assert [size_of(bits) for bits in (0, 1, 2**61, 2**62 - 1)] == [0, 1, 1, 62]
    assert all(size_of(bit(a) | bit(b)) == (1 if a == b else 2) for a, b in product(range(62), repeat=2))


@pytest.mark.slow
def test_worlds_are_uniform_to_within_a_few_per_cent() -> None:
    """Many draws, so that even a slight preference for some worlds would show."""
    draws = 20_000 if meadhall.BUILD == "native" else 1_000
    cases = 0
    for seed in range(300, 400):
        club = random_club(seed, 8 + seed % 6)
        for viewer in range(club.seats + 1):
            allowed = sorted(allowed_worlds(club.table, viewer))
            if not 2 <= len(allowed) <= 40 or not len(club.table.redact(viewer).caps):
                continue
            counted = count_worlds(club, viewer, draws, seed)
            expected = [draws / len(allowed)] * len(allowed)
            assert fits([counted.get(world, 0) for world in allowed], expected, p=1e-6), (seed, viewer)
            cases += 1
    assert cases > 10


def test_those_who_learn_something_are_marked_and_hardly_anybody_else() -> None:
    marked = learned = 0
    for seed in range(400):
        rng = Rng(seed)
        club = Club(5, 2)
        for _ in range(12):
            before = [set(worlds) for worlds in club.worlds]
            club.table.learned = 0
            seers = rng.below(8)
            if seers >= bit(2):  # what the spectator sees, everybody sees
                seers = -1
            if rng.below(3) == 0:
                place, group = rng.below(4), rng.below(32)
                club.look(place, group, seers)
                taught = [worlds != old for worlds, old in zip(club.worlds, before, strict=True)]
            else:
                card, target = rng.below(5), rng.below(4)
                source = club.truth[card]
                if source == target:
                    continue
                club.slip(card, target, seers)
                for place in (source, target):
                    seers |= bit(place - HAND) if place >= HAND else 0
                taught = [
                    bool(seers >> viewer & 1) and any(world[card] != source for world in before[viewer])
                    for viewer in range(3)
                ]
            for viewer in range(3):
                mark = bool(club.table.learned >> viewer & 1)
                assert mark or not taught[viewer], "who learned something must be marked"
                marked += mark
                learned += taught[viewer]
    assert learned > 1000
    assert marked - learned < learned / 50, "knowledge is kept as sets, so a rare certainty counts as learned"


def test_a_copy_has_learned_nothing_and_a_memory_that_is_off_learns_nothing() -> None:
    table = Whereabouts(3, 1, [-1, 0], 1).empty()
    for card in range(3):
        table.put(card, 0)
    table.slip(0, 0, 1, 0)
    assert table.learned == 0, "everybody knew where the card was"
    table.slip(1, 0, 1, 0)
    table.look(1, -1, bit(1))
    assert table.learned == bit(1)
    assert table.copy().learned == 0
