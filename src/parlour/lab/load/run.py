"""A run of `parlour load`: measure a server or kill it, each time on a new store."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from parlour.lab.load.kill import KillOutcome, kill_and_check
from parlour.lab.load.kill_ledger import KillLedger, Run, run_parts
from parlour.lab.load.measure import LoadFigures, measure
from parlour.lab.load.plan import LoadPlan
from parlour.lab.load.stored_tables import stored_records
from parlour.lab.servers.temporary_server import ServerKind, temporary_server_of


async def measure_new_server(plan: LoadPlan, kind: ServerKind) -> LoadFigures:
    """Start a server, put the load on it and measure."""
    async with temporary_server_of(kind) as server:
        return await measure(plan, server.address, server)


async def kill_new_server(plan: LoadPlan, kind: ServerKind, kills: int, seed: int) -> KillOutcome:
    """Start a server, kill it *kills* times under load, and check what it has stored."""
    async with temporary_server_of(kind) as server:
        return await kill_and_check(plan, kills, server, stored_records, seed)


async def kill_in_parts(
    plan: LoadPlan, kind: ServerKind, kills: int, seed: int, file: Path, finished: Callable[[KillOutcome], None]
) -> KillOutcome:
    """Kill servers part by part, continuing from the ledger in *file*; *finished* is told of each part."""
    run = Run(plan.game, plan.seats, plan.tables, plan.rate, plan.seconds, kills, seed, kind.database, kind.workers)

    async def part(kills: int, part_seed: int) -> KillOutcome:
        return await kill_new_server(plan, kind, kills, part_seed)

    return await run_parts(KillLedger(run, file), part, finished)
