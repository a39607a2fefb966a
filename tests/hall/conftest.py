from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.hall.house import House

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall for many tests: each brings its own guests."""
    found = House("--data", str(tmp_path_factory.mktemp("hall"))).open()
    yield found
    found.close()
