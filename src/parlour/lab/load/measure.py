"""Measure a server under load, for a time that is set beforehand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter, process_time
from typing import Final

from parlour.engine.plain import Plain
from parlour.lab.load.crowd import Crowd
from parlour.lab.load.http import Http
from parlour.lab.load.journal import Journal
from parlour.lab.load.latency import deliveries, is_seen_by_all, spread, wait_for_the_last
from parlour.lab.load.plan import LoadPlan
from parlour.lab.servers.local_server import Server
from parlour.lab.servers.loopback import Address
from parlour.lab.servers.process_usage import cpu_seconds, memory

WARM_UP: Final = 0.1  # of the time, before measuring begins
TICK: Final = 0.02
MEGABYTE: Final = 1_000_000
LONGEST_LINE: Final = 300


@dataclass(frozen=True)
class LoadFigures:
    """What was measured; times in milliseconds, shares of one core."""

    seconds: float
    sockets: int
    tables: int
    actions: int
    actions_a_second: float
    delivery: dict[str, Plain]  # from sending until every other client has it
    acknowledgement: dict[str, Plain]  # from sending until it is stored
    undelivered: int
    not_seen_by_all: int
    reconnects: int
    errors: dict[str, Plain]
    server_memory_mb: float | None
    server_cpu: float | None
    clients_cpu: float
    clients_lag: dict[str, Plain]  # the delay of the clients' own event loop, which is not the server's

    def to_plain(self) -> dict[str, Plain]:
        """Write the figures as plain data."""
        return asdict(self)

    @property
    def is_good(self) -> bool:
        """Return whether everything that was sent came through."""
        return not self.errors and not self.undelivered and not self.reconnects


class Meter:
    """Reads clocks at the beginning and at the end."""

    def __init__(self, server: Server | None) -> None:
        self.start: Final = perf_counter()
        self._pids: Final = [] if server is None else server.processes()
        self._own: Final = process_time()
        self._server: Final = self._all(cpu_seconds)
        self.lags: Final[list[float]] = []

    async def wait(self, seconds: float) -> None:
        """Sleep, and record by how much each sleep was too long."""
        while (now := perf_counter()) < self.start + seconds:
            await asyncio.sleep(TICK)
            self.lags.append(perf_counter() - now - TICK)

    def clients_cpu(self) -> float:
        """Return the share of a core that the clients have used."""
        return round((process_time() - self._own) / (perf_counter() - self.start), 2)

    def server_cpu(self) -> float | None:
        """Return the share of a core that the server has used."""
        used = self._all(cpu_seconds)
        if used is None or self._server is None:
            return None
        return round((used - self._server) / (perf_counter() - self.start), 2)

    def server_memory(self) -> float | None:
        """Return the megabytes that the server has now."""
        size = self._all(memory)
        return None if size is None else round(size / MEGABYTE, 1)

    def _all(self, cost: Callable[[int], float | None]) -> float | None:
        """Add up a cost of all the server's processes; None where nothing is known of them."""
        found = [cost(pid) for pid in self._pids]
        known = [value for value in found if value is not None]
        return sum(known) if known else None


async def measure(plan: LoadPlan, address: Address, server: Server | None = None) -> LoadFigures:
    """Put a load on the server at *address*, one of our own if it is given, and measure."""
    journal, http = Journal(), Http(address)
    crowd = Crowd(plan, http, journal)
    try:
        async with crowd.at_play():
            await asyncio.sleep(plan.seconds * WARM_UP)
            meter = Meter(server)
            await meter.wait(plan.seconds * (1 - WARM_UP))
            end, costs = perf_counter(), (meter.server_memory(), meter.server_cpu(), meter.clients_cpu())
            await crowd.finish()
            await wait_for_the_last(journal)
            reconnects = journal.reconnects
    finally:
        await http.close()
    if server is not None:
        journal.errors.update([f"the server logged: {line[:LONGEST_LINE]}" for line in server.logged_errors()])
    acts = [act for act in journal.acknowledged() if meter.start <= act.sent < end]
    delivered = deliveries(journal, acts)
    return LoadFigures(
        seconds=round(end - meter.start, 2),
        sockets=plan.sockets,
        tables=plan.tables,
        actions=len(acts),
        actions_a_second=round(len(acts) / (end - meter.start), 1),
        delivery=spread([time for time in delivered if time is not None]),
        acknowledgement=spread([act.acknowledged - act.sent for act in acts if act.acknowledged is not None]),
        undelivered=len([time for time in delivered if time is None]),
        not_seen_by_all=len([act for act in acts if not is_seen_by_all(act)]),
        reconnects=reconnects,
        errors=dict[str, Plain](journal.errors),
        server_memory_mb=costs[0],
        server_cpu=costs[1],
        clients_cpu=costs[2],
        clients_lag=spread(meter.lags),
    )
