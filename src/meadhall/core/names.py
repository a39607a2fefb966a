"""Names of numbers, each written next to its number, so that nobody has to count a list."""

from __future__ import annotations


def in_order(names: dict[int, str]) -> list[str]:
    """Return names as a list indexed by number; raises ValueError unless the numbers are 0, 1, 2, …"""
    if sorted(names) != list(range(len(names))):
        raise ValueError(f"the numbers of {', '.join(names.values())} are not 0 to {len(names) - 1}")
    return [names[number] for number in range(len(names))]
