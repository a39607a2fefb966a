"""A chi-square test without a statistics package."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist


def fits(counted: list[int], expected: list[float], p: float = 1e-4) -> bool:
    """Return whether counts fit the expectation at level p (Wilson and Hilferty's approximation)."""
    cells = [(c, e) for c, e in zip(counted, expected, strict=True) if e > 0]
    if any(c for c, e in zip(counted, expected, strict=True) if e == 0):
        return False
    freedom = len(cells) - 1
    if freedom < 1:
        return True
    statistic = sum((c - e) ** 2 / e for c, e in cells)
    bound = freedom * (1 - 2 / (9 * freedom) + NormalDist().inv_cdf(1 - p) * sqrt(2 / (9 * freedom))) ** 3
    return statistic <= bound
