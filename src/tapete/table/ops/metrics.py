"""Metrics of a server process, for Prometheus. They say nothing about a game or a person."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import fields

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from ..http.limits import Limits, RateLimit

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
BEAT = 0.5
"""Seconds between two measurements of the event loop's lag."""


class Metrics:
    """The counters of one process, and its gauges, which are read on each request."""

    def __init__(self, limits: Limits, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """`gauges`: by name, a description and the function that reads the value."""
        self.registry = registry = CollectorRegistry(auto_describe=True)
        ProcessCollector(registry=registry)
        GCCollector(registry)
        self._requests = Counter("tapete_requests", "Requests answered", ("method", "route", "status"),
                                 registry=registry)
        self._seconds = Histogram("tapete_request_seconds", "Time until an answer was sent whole", ("route",),
                                  buckets=SHORT, registry=registry)
        self._refused = Counter("tapete_refused", "Requests and connections refused, by the refusal's code", ("code",),
                                registry=registry)
        self._lag = Histogram("tapete_loop_lag_seconds", "How late the loop that serves everybody comes round",
                              buckets=SHORT, registry=registry)
        for name, (help_, value) in gauges.items():
            self._gauge(name, help_, value)
        allowed = Gauge("tapete_limit", "What is allowed at once", ("limit",), registry=registry)
        for each in fields(Limits):
            value = getattr(limits, each.name)
            allowed.labels(each.name).set(value.burst if isinstance(value, RateLimit) else value)

    def _gauge(self, name: str, help_: str, value: Callable[[], float]) -> None:
        Gauge(f"tapete_{name}", help_, registry=self.registry).set_function(value)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request by its route, because single addresses would be endlessly many."""
        self._requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def text(self) -> bytes:
        """All metrics in Prometheus's format."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measure the event loop's lag, without end."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + BEAT
            await asyncio.sleep(BEAT)
            self._lag.observe(max(0.0, clock() - due))
