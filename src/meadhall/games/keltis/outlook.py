"""What a player of Keltis considers: how far each figure will get, and what a card does to that.

Everything is computed in hundredths of a point. The worth of a path is where its figure stands, plus the steps it can
still hope for: by cards in hand that fit the column, and by unseen cards, as many as the time left allows. Laying a
card turns a hope into a step and gives up what it skips; discarding gives up the card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import bit, size_of
from meadhall.core.whereabouts import Whereabouts
from meadhall.games.keltis.rules.box import TILE_POINTS
from meadhall.games.keltis.rules.components import (
    ASCENDING,
    CLOVER,
    COLOURS,
    COPIES,
    DESCENDING,
    FIGURES_THAT_END,
    FIRST_GOAL_ROW,
    KINDS,
    LAST,
    ROW_VALUE,
    START,
    VALUES,
    WISHING_STONE,
    WISHING_STONE_VALUE,
    colour_of,
    value_of,
)
from meadhall.games.keltis.rules.scoring import score
from meadhall.games.keltis.rules.state import COLUMN_OF, DISCARDS, HAND_OF, Keltis
from meadhall.games.keltis.rules.turn import forbids_laying, trend_with

HOPE: Final = 88
"""What a hoped-for step counts against one that is made, in per cent."""
LUCK: Final = 78
"""How many of the fitting cards expected to be drawn can really be laid, in per cent."""
PACE: Final = 135
"""Turns that all seats together take for a step towards the fifth figure in the goal area, in hundredths."""
PROGRESS: Final = 92
"""The share of the turns left that one path can have, in per cent."""
SURPLUS: Final = 96
"""A card for a figure that has arrived: another one steps on."""
CLOVER_WORTH: Final = 290
"""A free step, often onto the next tile."""
STONE_WORTH: Final = 210
"""What a wishing stone brings on the way to five of them, whatever the next one adds."""
STEADY: Final = 23
"""How much of that counts against what the next stone adds, in per cent."""
RIVALS: Final = 50
"""How likely others are to take a wishing stone that lies further ahead, in per cent."""
GIFT: Final = 30
"""How much a card that others can use hurts, in per cent of what it brings them."""
NEW_COLOUR: Final = 40
"""What a card brings to those who have no column of its colour yet."""
DECISIVE: Final = 20_000
"""The end of the game, won or lost."""

ROWS: Final = LAST + 1
POINTS_ON: Final = vec[i64]([value * 100 for value in ROW_VALUE])
"""What a small figure on a row counts."""
STEP_ON_TO: Final = vec[i64]([0] + [ROW_VALUE[row] - ROW_VALUE[row - 1] for row in range(1, ROWS)])
"""What the step onto a row adds."""
ANY_VALUE: Final[i64] = bit(VALUES) - 1
"""The set of all values."""
STONES_THAT_COUNT: Final[i64] = len(WISHING_STONE_VALUE) - 1
TILES: Final = len(TILE_POINTS)


def tile_worth(tile: int, stones: int) -> int:
    """Return what a tile is worth to a seat with this many wishing stones."""
    if tile == CLOVER:
        return CLOVER_WORTH
    if tile != WISHING_STONE:
        return TILE_POINTS[tile] * 100
    if stones == STONES_THAT_COUNT:
        return 0
    gain = WISHING_STONE_VALUE[stones + 1] - WISHING_STONE_VALUE[stones]
    return gain * (100 - STEADY) + STONE_WORTH * STEADY // 100


TILE_WORTH: Final = vec[i64](
    [tile_worth(tile, stones) for stones in range(STONES_THAT_COUNT + 1) for tile in range(TILES)]
)
HOPED_WORTH: Final = vec[i64](
    [worth - worth * RIVALS // 100 if at % TILES == WISHING_STONE else worth for at, worth in enumerate(TILE_WORTH)]
)
"""What tiles further ahead are worth: others may be the first to take a wishing stone."""
NO_HOPES: Final = vec[i64]([0] * (COLOURS * ROWS))


class Glance:
    """What a player considers before deciding: the cards in hand, those that are gone, and how long the game lasts."""

    def __init__(self, s: Keltis, seat: i64, hand: i64, pairs: i64) -> None:
        """Look at the table as a seat with these cards: `hand` has the kinds it holds, `pairs` those it holds twice."""
        cards = s.secrets[0]
        assert isinstance(cards, Whereabouts)
        once = hand
        twice = pairs
        place: i64 = DISCARDS
        for seats in range(i64(s.seats) + 1):
            at = cards.held_at(place)
            twice |= cards.numbers[at + 1] | once & cards.numbers[at]
            once |= cards.numbers[at]
            place = COLUMN_OF + seats
        self.s = s
        self.seat: i64 = seat
        self.hand: i64 = hand
        self.pairs: i64 = pairs
        self.once: i64 = once
        """The kinds of which a copy is laid, discarded or in hand."""
        self.twice: i64 = twice
        self.unseen: i64 = KINDS * COPIES - size_of(once) - size_of(twice)
        self.time: i64 = time_left(s)
        self.large: i64 = s.large_on(seat)
        stones = s.wishing_stones(seat)
        self.tiles: i64 = TILES * (stones if stones < STONES_THAT_COUNT else STONES_THAT_COUNT)
        """Where the worth of tiles begins for a seat with this many wishing stones."""
        self.hopes: vec[i64] = self.hoped_for()
        """For each path and row, what the steps from where the figure stands up to that row bring in total."""

    def hoped_for(self) -> vec[i64]:
        """Return what steps bring, path by path; others may be the first to take a wishing stone."""
        s = self.s
        hopes = NO_HOPES[:]
        for path in range(i64(COLOURS)):
            times = 100 * self.times(path)
            total: i64 = 0
            for row in range(s.row(self.seat, path) + 1, i64(ROWS)):
                total += STEP_ON_TO[row] * times + HOPED_WORTH[self.tiles + s.tile(path, row)]
                hopes[path * ROWS + row] = total
        return hopes

    def times(self, path: i64) -> i64:
        """Return how often the figure on a path counts."""
        return 2 if self.large == path else 1

    def reach(self, colour: i64, top: i64, trend: i64, hand: i64, pairs: i64) -> i64:
        """Return how many steps, in hundredths, a column can still bring with these cards in hand."""
        if top < 0:
            return self.steps(colour, ANY_VALUE, hand, pairs)
        up: i64 = 0
        down: i64 = 0
        if trend != DESCENDING:
            up = self.steps(colour, ANY_VALUE >> top << top, hand, pairs)
        if trend != ASCENDING:
            down = self.steps(colour, ANY_VALUE >> (VALUES - 1 - top), hand, pairs)
        return up if up > down else down

    def steps(self, colour: i64, fits: i64, hand: i64, pairs: i64) -> i64:
        """Return how many steps the cards of these values can bring: those in hand, and those that may be drawn."""
        shift = colour * VALUES
        held = size_of(hand >> shift & fits) + size_of(pairs >> shift & fits)
        seen = size_of(self.once >> shift & fits) + size_of(self.twice >> shift & fits)
        fresh = COPIES * size_of(fits) - seen
        steps = held * 100 + fresh * LUCK * self.time // (100 * self.unseen + 1)
        most = self.time * PROGRESS // 100
        return steps if steps < most else most

    def figure(self, path: i64, row: i64, steps: i64) -> i64:
        """Return what a figure on a row is worth if it hopes for this many steps."""
        at = path * ROWS + row
        value = POINTS_ON[row] * self.times(path) - self.hopes[at]
        ahead = steps * HOPE // 100
        room = (LAST - row) * 100
        if ahead >= room:
            return value + self.hopes[path * ROWS + LAST] + (ahead - room) * SURPLUS // 100
        at += ahead // 100
        return value + self.hopes[at] + (self.hopes[at + 1] - self.hopes[at]) * (ahead % 100) // 100

    def prospect(self, path: i64, hand: i64, pairs: i64) -> i64:
        """Return what a path is worth with these cards in hand; one that does not pay need not be opened."""
        row = self.s.row(self.seat, path)
        steps = self.reach(path, self.s.top(self.seat, path), self.s.trend(self.seat, path), hand, pairs)
        value = self.figure(path, row, steps)
        return 0 if row == START and value < 0 else value

    def tile(self, path: i64, row: i64) -> i64:
        """Return what the tile on a stone is worth."""
        return TILE_WORTH[self.tiles + self.s.tile(path, row)]

    def arrival(self, path: i64, row: i64) -> i64:
        """Return what reaching a stone brings besides its points: its tile, or the end of the game."""
        if row == FIRST_GOAL_ROW and self.s.figures_in_goal() == FIGURES_THAT_END - 1:
            gain = STEP_ON_TO[FIRST_GOAL_ROW] * self.times(path)
            return verdict(lead(self.s, self.seat) + gain)
        return self.tile(path, row)

    def step(self, path: i64) -> i64:
        """Return what a step without a card is worth: the most where there are no cards for it."""
        row = self.s.row(self.seat, path)
        if row == LAST:
            return 0
        steps = self.reach(path, self.s.top(self.seat, path), self.s.trend(self.seat, path), self.hand, self.pairs)
        after = self.figure(path, row + 1, steps)
        return after - self.prospect(path, self.hand, self.pairs) + self.arrival(path, row + 1)

    def best_step(self) -> i64:
        """Return what the best step without a card is worth."""
        best: i64 = 0
        for path in range(i64(COLOURS)):
            step = self.step(path)
            if step > best:
                best = step
        return best

    def laying(self, card: i64) -> i64:
        """Return what the colour of a card is worth once the card is laid: a step more, and what it skips is lost."""
        colour = colour_of(card)
        value = value_of(card)
        top = self.s.top(self.seat, colour)
        trend = trend_with(top, self.s.trend(self.seat, colour), value)
        row = self.s.row(self.seat, colour)
        one = bit(card)
        steps = self.reach(colour, value, trend, self.hand & ~one | self.pairs & one, self.pairs & ~one)
        if row == LAST:
            return self.figure(colour, row, steps) + self.best_step()
        return self.figure(colour, row + 1, steps) + self.arrival(colour, row + 1)

    def discarding(self, card: i64, now: i64) -> i64:
        """Return what the colour of a card is worth once the card is discarded, less what others gain by it."""
        one = bit(card)
        kept = now
        if forbids_laying(self.s, self.seat, card) == 0:
            kept = self.prospect(colour_of(card), self.hand & ~one | self.pairs & one, self.pairs & ~one)
        return kept - gift(self.s, self.seat, card) * GIFT // 100

    def taking(self, card: i64) -> i64:
        """Return what a card on a discard pile adds to the hand, and what taking it denies others."""
        one = bit(card)
        colour = colour_of(card)
        more = self.prospect(colour, self.hand | one, self.pairs | self.hand & one)
        return more - self.prospect(colour, self.hand, self.pairs) + gift(self.s, self.seat, card) * GIFT // 100


def at_hand(s: Keltis, seat: i64) -> Glance:
    """Return the outlook of a seat that looks at its own hand."""
    cards = s.secrets[0]
    assert isinstance(cards, Whereabouts)
    at = cards.held_at(HAND_OF + seat)
    return Glance(s, seat, cards.numbers[at], cards.numbers[at + 1])


def time_left(s: Keltis) -> i64:
    """Return how many turns each seat still has, in hundredths: until the pile is empty or the goal area full."""
    on_row: i64 = 0  # how many figures stand on each row, five bits per row
    for seat in range(i64(s.seats)):
        for path in range(i64(COLOURS)):
            on_row += bit(5 * s.row(seat, path))
    steps: i64 = 0
    missing: i64 = FIGURES_THAT_END - s.figures_in_goal()
    row: i64 = FIRST_GOAL_ROW - 1
    while missing > 0:
        figures = on_row >> (5 * row) & 31
        if figures > missing:
            figures = missing
        steps += figures * (FIRST_GOAL_ROW - row)
        missing -= figures
        row -= 1
    by_goal = steps * PACE // s.seats
    by_pile = s.cards_left * 100 // s.seats
    return by_goal if by_goal < by_pile else by_pile


def lead(s: Keltis, seat: i64) -> i64:
    """Return how many points a seat would win by if the game were over now."""
    best: i64 = -1000
    for other in range(i64(s.seats)):
        if other != seat:
            points: i64 = score(s, other)
            if points > best:
                best = points
    return score(s, seat) - best


def verdict(ahead: i64) -> i64:
    """Return what the end of the game is worth to a seat with this lead."""
    if ahead == 0:
        return 0
    return DECISIVE if ahead > 0 else -DECISIVE


def gift(s: Keltis, seat: i64, card: i64) -> i64:
    """Return what a card on the discard pile is worth to others: most to the next seat, and if it skips little."""
    colour = colour_of(card)
    total: i64 = 0
    share: i64 = 100
    for _ in range(s.seats - 1):
        seat = seat + 1 if seat + 1 < s.seats else 0
        row = s.row(seat, colour)
        top = s.top(seat, colour)
        skips = value_of(card) - top
        if top < 0:
            total += share * NEW_COLOUR // 100
        elif skips * s.trend(seat, colour) >= 0:  # a trend is a sign
            gain: i64 = 100
            if row < LAST:
                times: i64 = 2 if s.large_on(seat) == colour else 1
                gain = 80 + STEP_ON_TO[row + 1] * times * 50
            total += gain * share * (VALUES - 1 - (skips if skips > 0 else -skips)) // 1000
        share //= 2
    return total


def points_after(row: i64, steps: i64) -> i64:
    """Return the points, in hundredths, of a small figure this many steps further on."""
    row += steps // 100
    if row >= LAST:
        return ROW_VALUE[LAST] * 100
    return ROW_VALUE[row] * (100 - steps % 100) + ROW_VALUE[row + 1] * (steps % 100)
