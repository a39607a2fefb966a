"""Names of numbers."""

from __future__ import annotations

import pytest

from meadhall.core.names import in_order


def test_each_name_stands_at_its_number() -> None:
    assert in_order({2: "end", 0: "deal", 1: "play"}) == ["deal", "play", "end"]


@pytest.mark.parametrize("names", [{0: "deal", 2: "end"}, {1: "deal"}])
def test_a_number_without_a_name_is_a_fault(names: dict[int, str]) -> None:
    with pytest.raises(ValueError, match="deal"):
        in_order(names)
