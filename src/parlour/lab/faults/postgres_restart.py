"""PostgreSQL restarted under play: people may notice a pause, and nothing else."""

from __future__ import annotations

import asyncio
from itertools import cycle

from parlour.engine.plain import Plain
from parlour.lab.faults.finding import FaultFinding
from parlour.lab.load.kill import KillOutcome, inject_and_check
from parlour.lab.load.plan import LoadPlan
from parlour.lab.load.stored_tables import stored_records
from parlour.lab.servers.postgres import Postgres
from parlour.lab.servers.temporary_server import temporary_server
from parlour.tables.store.store_errors import UNREACHABLE


async def restart_postgres(plan: LoadPlan, times: int, seed: int) -> FaultFinding:
    """Restart PostgreSQL under play, by turns as an operator would and as a crash would."""
    postgres, ways = Postgres(), cycle(["fast", "immediate"])

    async def inject(_rng: object) -> None:
        await asyncio.to_thread(postgres.stop, next(ways))
        await asyncio.to_thread(postgres.start)

    try:
        await asyncio.to_thread(postgres.make)
        async with temporary_server(postgres.url(), workers=2) as server:
            outcome = await inject_and_check(plan, times, server, inject, stored_records, seed, UNREACHABLE)
    finally:
        await asyncio.to_thread(postgres.remove)
    return finding_of(outcome)


def finding_of(outcome: KillOutcome) -> FaultFinding:
    """Say what the restarts did, and what was wrong about it."""
    restarts, verdict = len(outcome.killings), outcome.verdict.to_plain()
    figures: dict[str, Plain] = {"restarts": restarts, **verdict, "stuck": outcome.stuck}
    wrong = [f"{count} × {error}" for error, count in outcome.errors.items()]
    if not outcome.is_good:
        wrong.append("something was lost, doubled or stuck")
    return FaultFinding("postgres", figures, wrong)
