"""Latency: from the sending of an action until every other client at the table has it."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterable
from math import ceil
from time import perf_counter
from typing import Final

from parlour.engine.plain import Plain
from parlour.lab.load.journal import Act, Arrivals, Journal

# A public action has the same number for all clients; the numbers of other actions cannot be compared.
SEEN_BY_ALL: Final = 1 << 20
DELIVERY_TIMEOUT: Final = 15.0  # seconds: what has not come by then never will


def is_seen_by_all(act: Act) -> bool:
    """Return whether an acknowledged action has the same number for every client."""
    return act.seq % SEEN_BY_ALL == 0


def delivery(act: Act, others: Iterable[Arrivals]) -> float | None:
    """Return the seconds until the last of the others knew of an action; None if one never did."""
    last = act.sent
    for known in others:
        index = bisect_left(known, (act.seq, 0.0))
        if index == len(known):
            return None
        last = max(last, known[index][1])
    return last - act.sent


def deliveries(journal: Journal, acts: list[Act]) -> list[float | None]:
    """Return the delivery of every action that all can see."""
    found: list[float | None] = []
    for act in acts:
        if is_seen_by_all(act):
            at_table = journal.arrivals[act.table]
            found.append(delivery(act, [known for client, known in at_table.items() if client != act.client]))
    return found


async def wait_for_the_last(journal: Journal) -> None:
    """Wait until all clients have received all actions."""
    until = perf_counter() + DELIVERY_TIMEOUT
    while None in deliveries(journal, journal.acknowledged()) and perf_counter() < until:  # noqa: ASYNC110  # of many
        await asyncio.sleep(0.05)


def percentile(times: list[float], share: float) -> float:
    """Return the time that *share* of all do not exceed."""
    ordered = sorted(times)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0


def spread(times: list[float]) -> dict[str, Plain]:
    """Return the usual percentiles in milliseconds."""
    named = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(percentile(times, share) * 1000, 1) for name, share in named.items()}
