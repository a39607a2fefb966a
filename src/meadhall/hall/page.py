"""A plain page for a hall whose client is not built: tables and routes."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from meadhall.hall.api import ROUTES

if TYPE_CHECKING:
    from meadhall.hall.rows import TableRow


def page(tables: list[TableRow]) -> str:
    """Return the page."""
    rows = "".join(
        f"<li>{escape(row.terms.game)}, {row.terms.seats} seats, {escape(row.phase)}: "
        f"{escape(', '.join(sitting.name or sitting.level or '…' for sitting in row.seats))}</li>"
        for row in tables
    )
    routes = "".join(
        f"<tr><td>{route.method}</td><td><code>{escape(route.path)}</code></td><td>{escape(route.summary)}</td></tr>"
        for route in ROUTES
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Meadhall</title>"
        "<meta name=viewport content='width=device-width, initial-scale=1'>"
        f"<h1>Meadhall</h1><h2>Open tables</h2><ul>{rows or '<li>none yet</li>'}</ul>"
        f"<h2>For programs</h2><table>{routes}</table></html>"
    )
