"""How strong bots are: shares with intervals, and ratings that explain all finishing orders at once.

A rating is the Bradley–Terry strength of a bot on the scale of Elo (400 points more: ten times as likely to finish
ahead), fitted to every pair of seats of every finishing order; all bots together have 1500 on average. Intervals hold
with 95 %. Games of one deal are not independent, so deals, not games, are counted and redrawn.
"""

from __future__ import annotations

from math import log10, sqrt

from meadhall.core.rng import Rng

Z = 1.96
"""95 % of a normal distribution lies within this many standard deviations of its mean."""
DRAWN_AGAIN = 200
MOST_ROUNDS = 10_000
NEAR = 0.002
"""A rating that changes by less than this from one iteration to the next has converged."""
EVEN = 0.5

Matrix = list[list[float]]
"""For every two bots, how often one finished ahead of the other."""


def interval(deals: list[float]) -> tuple[float, float, float]:
    """Return the mean of shares, one per deal, and the ends of its interval (Wilson's, at the effective size)."""
    n = len(deals)
    mean = sum(deals) / n
    spread = sum((each - mean) ** 2 for each in deals) / max(1, n - 1) / n
    worth = mean * (1 - mean) / spread if spread > 0 else float(n)
    middle = (mean + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z / (1 + Z * Z / worth) * sqrt(mean * (1 - mean) / worth + Z * Z / (4 * worth * worth))
    return mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))


def ratings(deals: list[Matrix]) -> list[tuple[float, float, float]]:
    """Return every bot's rating with the ends of its interval, by redrawing the deals many times.

    Deals that all went the same way show no variation of their own, so the imagined game of `fit` varies from one
    redraw to the next, too.
    """
    rng = Rng(1)
    drawn: list[list[float]] = []
    for _ in range(DRAWN_AGAIN):
        again = added([deals[rng.below(len(deals))] for _ in deals])
        drawn.append(fit(again, (int(rng.below(1000)) + 0.5) / 1000))
    found = []
    for bot, rating in enumerate(fit(added(deals))):
        each = sorted(row[bot] for row in drawn)
        low, high = each[DRAWN_AGAIN // 40], each[-1 - DRAWN_AGAIN // 40]
        found.append((rating, min(low, rating), max(high, rating)))
    return found


def added(deals: list[Matrix]) -> Matrix:
    """Return the sum of what happened in several deals."""
    bots = range(len(deals[0]))
    return [[sum(deal[a][b] for deal in deals) for b in bots] for a in bots]


def fit(ahead: Matrix, imagined: float = EVEN) -> list[float]:
    """Return the ratings that best explain how often each bot finished ahead of each other one.

    Hunter's iteration for Bradley–Terry. Every pair that met is taken to have met once more, and the share `imagined`
    of that game goes to the bot named first; so the rating of a bot that always wins stays within bounds.
    """
    bots = range(len(ahead))
    met = [
        [ahead[a][b] + ahead[b][a] + 1 if a != b and ahead[a][b] + ahead[b][a] > 0 else 0.0 for b in bots] for a in bots
    ]
    won = [sum(ahead[a][b] + (imagined if a < b else 1 - imagined) for b in bots if met[a][b]) for a in bots]
    found = [0.0] * len(ahead)
    for _ in range(MOST_ROUNDS):
        strength = [10 ** (each / 400) for each in found]
        faced = [sum(met[a][b] / (strength[a] + strength[b]) for b in bots if met[a][b]) for a in bots]
        better = [400 * log10(won[a] / faced[a]) if faced[a] else 0.0 for a in bots]
        middle = sum(better) / len(better)
        better = [each - middle for each in better]
        change = max(abs(one - other) for one, other in zip(found, better, strict=True))
        found = better
        if change < NEAR:
            break
    return [1500 + each for each in found]
