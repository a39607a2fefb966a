"""Metrics of one process for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The metrics of one process."""

    def __init__(self, hall: Hall) -> None:
        """Begin at zero."""
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "meadhall_requests", "Requests by route and status", ["route", "status"], registry=self.registry
        )
        self.actions = Counter(
            "meadhall_actions", "Actions at tables by kind and result", ["action", "result"], registry=self.registry
        )
        self.action_seconds = Histogram(
            "meadhall_action_seconds",
            "Seconds from an action until it is durable and sent",
            buckets=FAST,
            registry=self.registry,
        )
        figures = {
            "meadhall_tables_in_memory": ("Tables that this process holds", lambda: len(hall.tables)),
            "meadhall_listeners": (
                "Sockets that follow a table",
                lambda: sum(len(table.listeners) for table in hall.tables.values()),
            ),
            "meadhall_commits": ("Committed groups of jobs", lambda: hall.store.groups),
            "meadhall_writes": ("Committed jobs", lambda: hall.store.written),
        }
        for name, (description, find) in figures.items():
            Gauge(name, description, registry=self.registry).set_function(find)

    def text(self) -> bytes:
        """Return the metrics in Prometheus's text format."""
        return generate_latest(self.registry)
