"""The toy games are known while the tests of matches run, and not afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.core import registry
from tests.match.table import TOYS


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    for game in TOYS:
        registry.register(game)
    yield
    for game in TOYS:
        registry.REGISTERED.pop(game.key, None)
