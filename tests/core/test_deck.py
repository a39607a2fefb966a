"""A deck: what moves, what everybody knows of it, and worlds drawn from it, compared with all worlds there are."""

from __future__ import annotations

from itertools import permutations

import pytest

from meadhall.core.deck import PILE, USED, Deck
from meadhall.core.rng import Rng
from meadhall.testing.chisquare import fits

HAND = 2
"""Three hands follow the draw pile and the used cards."""
SPECTATOR = 3
TRUMP = 8
"""The kind with several copies."""


def deck(kinds: int = 9, copies: int = 1, trumps: int = 1) -> Deck:
    """Return a deck of eight single cards and some trumps, all in the draw pile."""
    made = Deck(kinds, copies, [-1, -1, 0, 1, 2], 3)
    for card in range(kinds - 1):
        made.put(card, PILE)
    for _ in range(trumps):
        made.put(kinds - 1, PILE)
    return made


def hold(p: Deck, seat: int, *cards: int) -> None:
    """Draw these cards for a seat."""
    for card in cards:
        p.slip(card, PILE, HAND + seat, 0)


def play(p: Deck, seat: int, *cards: int) -> None:
    """Lay these cards of a seat open."""
    for card in cards:
        p.show(card, HAND + seat, USED)


def test_cards_are_drawn_played_and_shuffled_again() -> None:
    p = deck()
    hold(p, 0, 0, 1, TRUMP)
    play(p, 0, 1)
    assert (p.cards(HAND), p.cards(USED), p.count(PILE)) == ([0, 8], [1], 6)
    assert (p.tally(HAND), p.has(1, HAND), p.has(0, HAND), p.has(99, HAND), p.has(-1, HAND)) == (
        [1, 1], False, True, False, False,
    )  # fmt: skip
    hold(p, 1, 2, 3, 4, 5, 6, 7)
    p.shuffle()
    assert (p.cards(PILE), p.cards(USED)) == ([1], [])
    assert all(p.is_sound(viewer) for viewer in range(4))


@pytest.mark.parametrize(("low", "high"), [(61, 62), (10, 100), (0, 123)])
def test_both_words_hold_cards(low: int, high: int) -> None:
    p = Deck(124, 1, [-1, -1, 0], 1)
    for card in range(124):
        p.put(card, PILE)
    p.slip(low, PILE, HAND, 0)
    p.slip(high, PILE, HAND, 0)
    assert (p.cards(HAND), p.count(HAND), p.count(PILE)) == ([low, high], 2, 122)
    p.show(high, HAND, USED)
    p.show(low, HAND, USED)
    assert (p.cards(USED), p.cards(HAND)) == ([low, high], [])


@pytest.mark.parametrize("last", [4, 60, 61, 62, 100])
def test_equal_copies_are_counted_wherever_the_words_meet(last: int) -> None:
    p = Deck(last + 1, 4, [-1, -1, 0], 1)
    for _ in range(4):
        p.put(last, PILE)
    assert (p.cards(PILE), p.tally(PILE), p.copies_in(PILE, last)) == ([last], [4], 4)
    hold(p, 0, last, last)
    assert (p.copies_in(PILE, last), p.copies_in(HAND, last), p.copies_in(HAND, 0)) == (2, 2, int(last == 0))
    assert p.pick(PILE, Rng(1)) == last
    with pytest.raises(ValueError, match="no more cards"):
        p.put(last, PILE)


def test_a_pack_has_bounds() -> None:
    with pytest.raises(ValueError, match="1 to 124 cards, not 125"):
        Deck(118, 8, [-1, -1], 1)
    with pytest.raises(ValueError, match="1 to 124 cards, not 0"):
        Deck(0, 1, [-1, -1], 1)
    p = deck()
    for card in (0, 9, -1):
        with pytest.raises(ValueError, match="no more cards"):
            p.put(card, PILE)


def test_only_draws_are_hidden_and_only_from_the_pile() -> None:
    p = deck()
    hold(p, 0, 0)
    p.show(1, PILE, USED)
    for card, source, target, seers in [
        (0, HAND, HAND + 1, 0), (2, PILE, USED, 0), (2, PILE, PILE, 0), (0, PILE, HAND, 0), (2, PILE, HAND, 1),
        (2, PILE, 5, 0), (1, USED, HAND, 0),
    ]:  # fmt: skip
        with pytest.raises(ValueError, match="cannot be drawn"):
            p.slip(card, source, target, seers)
    for card, source, target in [(1, HAND, USED), (0, HAND, HAND), (0, HAND, PILE), (0, HAND, HAND + 1), (0, HAND, 5)]:
        with pytest.raises(ValueError, match="cannot be shown"):
            p.show(card, source, target)
    with pytest.raises(ValueError, match="not empty"):
        p.shuffle()


def test_who_learns_what() -> None:
    p = deck()
    hold(p, 1, 3)
    assert p.learned == 0b010
    p.learned = 0
    play(p, 1, 3)
    assert [p.learned >> viewer & 1 for viewer in range(4)] == [1, 0, 1, 1]
    p.learned = 0
    p.show(4, PILE, USED)
    assert [p.learned >> viewer & 1 for viewer in range(4)] == [1, 1, 1, 1]
    assert p.copy().learned == 0


def test_a_view_has_the_own_hand_the_open_cards_and_counts() -> None:
    p = deck()
    hold(p, 0, 0, 1)
    hold(p, 1, 2)
    play(p, 0, 1)
    seen = p.redact(0)
    assert [seen.cards(place) for place in range(5)] == [[], [1], [0], [], []]
    assert [seen.count(place) for place in range(5)] == [6, 1, 1, 1, 0]
    outside = p.redact(SPECTATOR)
    assert [outside.cards(place) for place in range(5)] == [[], [1], [], [], []]
    assert [outside.count(place) for place in range(5)] == [6, 1, 1, 1, 0]


def test_what_a_viewer_has_located_and_what_may_lie_where() -> None:
    p = deck(copies=2, trumps=2)
    hold(p, 0, 0, TRUMP)
    play(p, 0, 0)
    hold(p, 1, 1)
    assert [p.located(viewer, 1, HAND + 1) for viewer in range(4)] == [0, 1, 0, 0]
    assert [p.located(viewer, 0, USED) for viewer in range(4)] == [1, 1, 1, 1]
    assert [p.may_have(viewer, 1, HAND + 1) for viewer in range(4)] == [True] * 4
    assert [p.may_have(viewer, 2, HAND + 1) for viewer in range(4)] == [True, False, True, True]
    assert [p.may_have(viewer, 0, HAND + 1) for viewer in range(4)] == [False] * 4
    assert p.may_have(0, TRUMP, HAND + 1)
    assert not p.may_have(0, 1, HAND + 2), "an empty hand holds nothing"
    hold(p, 0, TRUMP)
    assert not p.may_have(0, TRUMP, HAND + 1), "seat 0 holds both copies itself"
    seen = p.redact(2)
    assert seen.may_have(2, 1, HAND + 1)
    p.forget()
    assert (p.located(0, 1, HAND + 1), p.may_have(0, 2, HAND + 1)) == (1, False)


def test_after_a_shuffle_what_was_in_hands_is_not_in_the_pile() -> None:
    p = deck()
    hold(p, 0, 0, 1, 2)
    hold(p, 1, 3, 4)
    hold(p, 2, 5, 6, 7, TRUMP)
    play(p, 2, 5, 6, 7)
    p.shuffle()
    hold(p, 1, 6)
    view, rng = p.redact(0), Rng(5)
    for _ in range(200):
        world = view.resample(0, rng)
        assert world.cards(HAND) == [0, 1, 2]
        assert not {3, 4, TRUMP} & set(world.cards(PILE))
        assert len({3, 4, TRUMP} & set(world.cards(HAND + 1))) == 2
        assert len({5, 6, 7} & set(world.cards(HAND + 1))) == 1
        assert world.redact(0).key() == view.key()
        assert world.is_sound(0)
    assert not p.may_have(0, 3, PILE)
    assert p.may_have(0, 5, PILE)
    assert p.may_have(0, 5, HAND + 1)
    assert not p.may_have(0, 5, HAND + 2)


def worlds(view: Deck, p: Deck, viewer: int) -> set[tuple[tuple[int, ...], ...]]:
    """Return all worlds that agree with a view, found by trying every deal of the cards that are not open."""
    spots = [place for place in (PILE, 2, 3, 4) for _ in range(p.count(place)) if p.owners[place] != viewer]
    cards = [card for place in (PILE, 2, 3, 4) if p.owners[place] != viewer for card in p.cards(place)]
    found = set()
    for deal in permutations(cards):
        world = Deck(p.last + 1, p.copies, p.owners, p.seats)
        world.numbers, world.caps = p.numbers[:], p.caps[:]
        for place in (PILE, 2, 3, 4):
            if p.owners[place] != viewer:
                world.numbers[2 * place] = world.numbers[2 * place + 1] = 0
        for card, place in zip(deal, spots, strict=True):
            world.flip(card, place)
        if world.redact(viewer).key() == view.key():
            found.add(tuple(tuple(world.cards(place)) for place in range(5)))
    return found


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_every_world_that_agrees_is_drawn_equally_often(viewer: int) -> None:
    p = Deck(7, 1, [-1, -1, 0, 1, 2], 3)
    for card in range(7):
        p.put(card, PILE)
    hold(p, 0, 0)
    hold(p, 1, 1, 2, 3)
    hold(p, 2, 4, 5, 6)
    play(p, 2, 5, 6)
    play(p, 1, 3)
    p.shuffle()
    hold(p, 1, 5)
    view, rng = p.redact(viewer), Rng(7)
    expected = worlds(view, p, viewer)
    assert len(expected) > 5
    counted = dict.fromkeys(expected, 0)
    for _ in range(200 * len(expected)):
        world = view.resample(viewer, rng)
        counted[tuple(tuple(world.cards(place)) for place in range(5))] += 1
    assert fits(list(counted.values()), [200.0] * len(expected))


def test_it_cannot_be_told_which_of_several_equal_copies_lies_where() -> None:
    """The first to draw gets the lowest copy, which nobody may see."""
    views = []
    for first, second in [(1, 2), (2, 1)]:
        p = deck(copies=3, trumps=3)
        hold(p, first, TRUMP)
        hold(p, second, TRUMP)
        hold(p, 0, TRUMP, 0)
        play(p, 1, TRUMP)
        views.append([p.redact(viewer).key() for viewer in (0, 2, SPECTATOR)])
        assert all(p.is_sound(viewer) for viewer in range(4))
    assert views[0] == views[1]


@pytest.mark.parametrize("older", [True, False])
def test_a_copy_that_may_come_from_two_shuffles_makes_them_one(older: bool) -> None:
    p = deck(copies=4, trumps=4)
    hold(p, 0, 0, TRUMP, TRUMP)
    hold(p, 1, 1, TRUMP if older else 2)
    hold(p, 2, *[card for card in p.cards(PILE) for _ in range(p.copies_in(PILE, card))])
    play(p, 0, TRUMP)
    play(p, 2, 3, 4, 5)
    p.shuffle()
    hold(p, 1, 3 if older else TRUMP)
    batches = len(p.numbers) // 2 - p.places
    before = [p.redact(viewer).key() for viewer in (0, 2, SPECTATOR)]
    play(p, 1, TRUMP)
    assert batches == 2
    assert len(p.numbers) // 2 - p.places == 1
    assert p.copies_in(USED, TRUMP) == 1
    assert all(p.is_sound(viewer) for viewer in range(4))
    rng = Rng(2)
    for viewer in range(4):
        view = p.redact(viewer)
        assert view.resample(viewer, rng).redact(viewer).key() == view.key()
    assert before != [p.redact(viewer).key() for viewer in (0, 2, SPECTATOR)]


def test_both_ways_to_have_a_copy_look_the_same_afterwards() -> None:
    keys = []
    for older in (True, False):
        p = deck(copies=4, trumps=4)
        hold(p, 0, 0, TRUMP, TRUMP)
        hold(p, 1, 1, TRUMP if older else 2)
        hold(p, 2, *[card for card in p.cards(PILE) for _ in range(p.copies_in(PILE, card))])
        play(p, 0, TRUMP)
        play(p, 2, 3, 4, 5)
        p.shuffle()
        hold(p, 1, 3 if older else TRUMP)
        play(p, 1, TRUMP)
        keys.append(p.redact(SPECTATOR).key())
    assert keys[0] == keys[1]


def test_a_batch_whose_cards_have_all_been_seen_is_dropped() -> None:
    p = deck()
    hold(p, 0, *range(9))
    play(p, 0, *range(8))
    p.shuffle()
    assert len(p.numbers) // 2 - p.places == 2
    play(p, 0, TRUMP)
    assert len(p.numbers) // 2 - p.places == 1
    hold(p, 0, *range(8))
    play(p, 0, *range(8))
    assert len(p.numbers) // 2 == p.places


def test_a_simulation_keeps_the_truth_alone() -> None:
    p = deck()
    hold(p, 0, 0, 1)
    p.forget()
    play(p, 0, 1)
    hold(p, 1, *p.cards(PILE))
    p.shuffle()
    assert (p.cards(PILE), p.cards(HAND), len(p.numbers)) == ([1], [0], 10)
    assert p.copy().key() == p.key()
    assert not p.copy().remembers


def test_random_draws_are_fair() -> None:
    p = deck(copies=3, trumps=3)
    counted = dict.fromkeys(p.cards(PILE), 0)
    rng = Rng(11)
    for _ in range(4400):
        counted[int(p.pick(PILE, rng))] += 1
    assert fits(list(counted.values()), [400.0 * weight for weight in p.tally(PILE)])


def test_soundness_sees_a_card_that_is_in_no_batch_or_in_two() -> None:
    p = deck()
    hold(p, 0, 0)
    p.flip(0, p.places)
    assert not p.is_sound(0)
    p.flip(0, p.places)
    assert p.is_sound(0)
    play(p, 0, 0)
    p.flip(0, p.places)
    assert not p.is_sound(0)


def test_a_pack_is_read_back_from_lists() -> None:
    p = deck()
    hold(p, 0, 0)
    for each in (p, p.redact(1)):
        again = deck()
        again.decode(each.encode())
        assert again.key() == each.key()
    for data in (
        [],
        [[0] * 9, [], []],
        [[0] * 11, [], []],
        [[0] * 12, [0] * 4, []],
        [[0] * 8, [], []],
        [[0] * 10, [], [1]],
    ):
        with pytest.raises(ValueError, match="a deck of the wrong size"):
            deck().decode(data)


def set_of(*cards: int) -> tuple[int, int]:
    """Return a set of cards as its two words."""
    return sum(1 << card for card in cards), 0


def narrowed() -> Deck:
    """Return a deck in which seat 1 has passed: both of its cards are among 1, 2, 3 and 4."""
    p = deck()
    hold(p, 0, 0)
    hold(p, 1, 1, 2)
    hold(p, 2, 3)
    p.learned = 0
    p.narrow(HAND + 1, *set_of(1, 2, 3, 4))
    return p


def test_who_passes_tells_what_the_hand_does_not_hold() -> None:
    p = narrowed()
    assert [p.learned >> viewer & 1 for viewer in range(4)] == [1, 0, 1, 1]
    assert [card for card in range(9) if p.may_have(0, card, HAND + 1)] == [1, 2, 3, 4]
    assert p.may_have(0, 7, HAND + 2)
    view, rng = p.redact(0), Rng(3)
    for _ in range(100):
        world = view.resample(0, rng)
        assert set(world.cards(HAND + 1)) <= {1, 2, 3, 4}
        assert world.redact(0).key() == view.key()
        assert all(world.is_sound(viewer) for viewer in range(4))
    own = p.redact(1)
    assert own.resample(1, rng).cards(HAND + 1) == [1, 2]


def test_of_a_card_drawn_after_a_pass_nothing_is_known() -> None:
    p = narrowed()
    hold(p, 1, 7)
    assert p.may_have(0, 6, HAND + 1)
    view, rng, outside = p.redact(0), Rng(4), set()
    for _ in range(300):
        hand = set(view.resample(0, rng).cards(HAND + 1))
        assert len(hand - {1, 2, 3, 4}) <= 1
        outside |= hand - {1, 2, 3, 4}
    assert outside == {5, 6, 7, 8}
    assert p.is_sound(0)
    play(p, 1, 7)
    assert not p.may_have(0, 6, HAND + 1), "the card drawn has been seen"
    hold(p, 1, 5)
    play(p, 1, 1)
    assert p.may_have(0, 6, HAND + 1), "it may have been kept, or drawn"
    play(p, 1, 2)
    assert len(p.caps) == 0, "nothing is known of the one card left"


def test_a_second_pass_tells_anew_and_what_others_told_stays() -> None:
    p = narrowed()
    p.narrow(HAND + 2, *set_of(3, 5))
    p.narrow(HAND + 1, *set_of(1, 2))
    assert len(p.caps) == 8
    assert [card for card in range(9) if p.may_have(0, card, HAND + 1)] == [1, 2]
    assert [card for card in range(9) if p.may_have(0, card, HAND + 2)] == [3, 5]
    hold(p, 0, 4)
    assert len(p.caps) == 8
    again = deck()
    again.decode(p.encode())
    assert again.key() == p.key() == p.copy().key()
    p.forget()
    assert len(p.caps) == 0
    p.narrow(HAND, 0, 0)
    assert len(p.caps) == 0


def test_soundness_sees_a_broken_cap() -> None:
    p = narrowed()
    p.narrow(HAND + 1, *set_of(1, 5))
    assert not p.is_sound(0)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_every_world_that_keeps_the_caps_is_drawn_equally_often(viewer: int) -> None:
    p = Deck(8, 1, [-1, -1, 0, 1, 2], 3)
    for card in range(8):
        p.put(card, PILE)
    hold(p, 0, 0)
    hold(p, 1, 1, 2)
    hold(p, 2, 3, 4, 5)
    hold(p, 1, 6, 7)
    play(p, 1, 6, 7)
    p.shuffle()
    p.narrow(HAND + 1, *set_of(1, 2, 3, 5, 6))
    hold(p, 1, 6)
    p.narrow(HAND + 2, *set_of(3, 4, 5, 0))
    view, rng = p.redact(viewer), Rng(8)
    expected = {world for world in worlds(view, p, viewer) if len(set(world[3]) - {1, 2, 3, 5, 6}) <= 1}
    expected = {world for world in expected if set(world[4]) <= {3, 4, 5, 0}}
    assert len(expected) > 1
    counted = dict.fromkeys(expected, 0)
    for _ in range(300 * len(expected)):
        world = view.resample(viewer, rng)
        counted[tuple(tuple(world.cards(place)) for place in range(5))] += 1
    assert fits(list(counted.values()), [300.0] * len(expected))


def test_where_there_is_too_much_to_keep_caps_are_left_aside() -> None:
    """More classes of cards than a word holds: the world is drawn without caps, weaker but never wrong."""
    p = Deck(124, 1, [-1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8], 9)
    for card in range(124):
        p.put(card, PILE)
    for seat in range(8):
        hold(p, seat, seat)
        members = [card for card in range(124) if card >> seat & 1 == 0 or card == seat]
        low = sum(1 << card for card in members if card < 62)
        p.narrow(HAND + seat, low, sum(1 << (card - 62) for card in members if card >= 62))
    view = p.redact(9)
    assert view.resample(9, Rng(1)).redact(9).key() == view.key()
