"""Sets of small numbers as bits."""

from __future__ import annotations

import pytest

from meadhall.core.bits import add_members, members


@pytest.mark.parametrize("numbers", [[], [0], [3, 4, 61], list(range(62))])
def test_the_members_of_a_set_are_listed_in_order(numbers: list[int]) -> None:
    assert members(sum(2**n for n in numbers)) == numbers


def test_a_negative_word_is_no_set() -> None:
    assert members(-4) == []


def test_members_are_added_to_a_list_as_letters() -> None:
    found = [7]
    add_members(0b101, 40, found)
    assert found == [7, 40, 42]
