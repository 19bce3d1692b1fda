"""Metrics for Prometheus: load and latencies, and nothing about any person.

Workers of one server share a port, and any of them may get the request: they store their metrics in a shared folder.
"""

from __future__ import annotations

import asyncio
import hmac
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from sqlalchemy import func, select
from starlette.requests import HTTPConnection

from parlour.tables.periodic import attempt
from parlour.tables.store.schema import tables
from parlour.web.client_address import is_this_machine

if TYPE_CHECKING:
    from parlour.web.context import Context

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # prometheus-client reads it when it is loaded
PUBLISH_SECONDS: Final = 5.0  # between two updates of a worker's gauges
ACTIONS: Final = "/api/tables/{table}/actions"
KIND: Final = CONTENT_TYPE_PLAIN_0_0_4
STATUSES: Final = ("open", "playing", "over", "closed")
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
PROXY_HEADERS: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


class Metrics:
    """The metrics of a process; with several workers, of all of them."""

    def __init__(self, version: str) -> None:
        self.folder: Final = os.environ.get(FOLDER, "")
        self.registry: Final = CollectorRegistry()
        self._task: asyncio.Task[None] | None = None
        if not self.folder:  # these collectors cover one process only
            ProcessCollector(registry=self.registry)
            GCCollector(registry=self.registry)
        into = self.registry
        build = Gauge("parlour_build", "The version.", ["version"], registry=into, multiprocess_mode="livemax")
        build.labels(version).set(1)
        stored = Gauge("parlour_tables", "Tables.", ["status"], registry=into, multiprocess_mode="livemostrecent")
        self._tables: Final = stored
        self._gauge("parlour_processes", "Processes that serve.").set(1)
        self._live: Final = self._gauge("parlour_tables_live", "Tables in memory.")
        self._sockets: Final = self._gauge("parlour_sockets", "Open sockets.")
        self._bots: Final = self._gauge("parlour_bot_turns", "Bots' turns under way or waiting.")
        labels = ["method", "route", "status"]
        requests = Histogram("parlour_request_seconds", "Requests.", labels, registry=into, buckets=SECONDS)
        self._requests: Final = requests
        about = "From an action's arrival until it is stored and acknowledged."
        self._actions: Final = Histogram("parlour_action_seconds", about, registry=into, buckets=SECONDS)
        self._notices: Final = Counter("parlour_notices", "Notices of turns.", ["way", "outcome"], registry=into)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry, multiprocess_mode="livesum")

    def open(self, here: Context) -> None:
        """Start to publish this worker's gauges every few seconds."""
        if self.folder:
            self._task = asyncio.create_task(self._run(here))

    async def close(self) -> None:
        """Stop publishing, and remove this worker's gauges."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            mark_process_dead(os.getpid(), self.folder)  # type: ignore[no-untyped-call]

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request by the template of its route, which contains no secrets."""
        self._requests.labels(method, route, str(status)).observe(seconds)
        if route == ACTIONS and status == 200:
            self._actions.observe(seconds)

    def count_notice(self, way: str, outcome: str) -> None:
        """Count a notice."""
        self._notices.labels(way, outcome).inc()

    async def exposition(self, here: Context) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        await self._update(here)
        if not self.folder:
            return generate_latest(self.registry)
        _drop_dead_workers(Path(self.folder))
        all_workers = CollectorRegistry()
        MultiProcessCollector(all_workers, self.folder)  # type: ignore[no-untyped-call]
        return generate_latest(all_workers)

    async def _run(self, here: Context) -> None:
        while True:
            await attempt("metrics", lambda: self._update(here))
            await asyncio.sleep(PUBLISH_SECONDS)

    async def _update(self, here: Context) -> None:
        service = here.service
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        async with service.store.reading() as connection:
            counts = {str(status): int(count) for status, count in await connection.execute(query)}
        for status in STATUSES:
            self._tables.labels(status).set(counts.get(status, 0))
        self._live.set(len(service.live_tables.all()))
        self._bots.set(service.turns.pending)
        self._sockets.set(sum([count for key, count in here.sockets.items() if key.startswith("of ")]))


def _drop_dead_workers(folder: Path) -> None:
    """Drop the gauges of workers that were killed."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]


def may_read(connection: HTTPConnection, token: str) -> bool:
    """Return whether a client may read the metrics: with the token; without one, from this machine only."""
    if token:
        given = connection.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    was_passed_on = any(name in connection.headers for name in PROXY_HEADERS)
    return is_this_machine(connection) and not was_passed_on
