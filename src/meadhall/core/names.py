"""Names of numbers: each stands beside its number, so that no list has to be counted."""

from __future__ import annotations


def in_order(names: dict[int, str]) -> list[str]:
    """Return names as a list in which each stands at its number; raises ValueError unless these are 0, 1, 2, …"""
    if sorted(names) != list(range(len(names))):
        raise ValueError(f"the numbers of {', '.join(names.values())} are not 0 to {len(names) - 1}")
    return [names[number] for number in range(len(names))]
