from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.hall.hall_process import HallProcess

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall shared by many tests, each with its own guests."""
    found = HallProcess("--data", str(tmp_path_factory.mktemp("hall"))).open()
    yield found
    found.close()
