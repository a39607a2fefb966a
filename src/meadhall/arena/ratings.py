"""How strong bots are: shares with intervals, and ratings that explain all finishing orders at once.

A rating is the Bradley–Terry strength of a bot on the scale of Elo (400 points more: ten times as likely to finish
ahead), fitted to every pair of seats of every finishing order; all bots together have 1500 on average. Intervals hold
with 95 %. Games of one deal are not independent, so deals, not games, are what is counted and drawn again.
"""

from __future__ import annotations

from math import log10, sqrt

from meadhall.core.rng import Rng

Z = 1.96
"""95 % of a normal distribution lie so many standard deviations around its middle."""
DRAWN_AGAIN = 200
ROUNDS = 200

Matrix = list[list[float]]
"""For every two bots how often the one finished ahead of the other."""


def interval(deals: list[float]) -> tuple[float, float, float]:
    """Return the mean of shares, one per deal, with the ends of its interval (Wilson's, for as many as it is worth)."""
    n = len(deals)
    mean = sum(deals) / n
    spread = sum((each - mean) ** 2 for each in deals) / max(1, n - 1) / n
    worth = mean * (1 - mean) / spread if spread > 0 else float(n)
    middle = (mean + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z / (1 + Z * Z / worth) * sqrt(mean * (1 - mean) / worth + Z * Z / (4 * worth * worth))
    return mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))


def ratings(deals: list[Matrix]) -> list[tuple[float, float, float]]:
    """Return every bot's rating with the ends of its interval, from the deals drawn again and again."""
    bots = len(deals[0])
    rng = Rng(1)
    drawn: list[list[float]] = []
    for _ in range(DRAWN_AGAIN):
        drawn.append(fit(added([deals[rng.below(len(deals))] for _ in deals])))
    found = []
    for bot, rating in enumerate(fit(added(deals))):
        each = sorted(row[bot] for row in drawn)
        low, high = each[DRAWN_AGAIN // 40], each[-1 - DRAWN_AGAIN // 40]
        found.append((rating, min(low, rating), max(high, rating)))
    assert len(found) == bots
    return found


def added(deals: list[Matrix]) -> Matrix:
    """Return the sum of what happened in several deals."""
    bots = range(len(deals[0]))
    return [[sum(deal[a][b] for deal in deals) for b in bots] for a in bots]


def fit(ahead: Matrix) -> list[float]:
    """Return the ratings that explain best how often each bot finished ahead of each other.

    Hunter's iteration for Bradley–Terry. Every pair that met is taken to have drawn once more than it did, so that a
    bot that always wins stays within bounds.
    """
    bots = range(len(ahead))
    met = [
        [ahead[a][b] + ahead[b][a] + 1 if a != b and ahead[a][b] + ahead[b][a] > 0 else 0.0 for b in bots] for a in bots
    ]
    won = [sum(ahead[a][b] + 0.5 for b in bots if met[a][b]) for a in bots]
    strength = [1.0] * len(ahead)
    for _ in range(ROUNDS):
        faced = [sum(met[a][b] / (strength[a] + strength[b]) for b in bots if met[a][b]) for a in bots]
        strength = [won[a] / faced[a] if faced[a] else 1.0 for a in bots]
        middle = sum(map(log10, strength)) / len(strength)
        strength = [each / 10**middle for each in strength]
    return [1500 + 400 * log10(each) for each in strength]
