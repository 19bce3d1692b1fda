"""The faults by name, each on a server of its own that is stopped afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from parlour.lab.faults.finding import FaultFinding
from parlour.lab.faults.full_disk import full_disk
from parlour.lab.faults.hostile import garbage_floods_and_old_ids
from parlour.lab.faults.postgres_restart import restart_postgres
from parlour.lab.faults.slow import slow_and_half_open
from parlour.lab.load.plan import LoadPlan, most_seats
from parlour.lab.servers.temporary_server import temporary_server

RATE_OF_A_TABLE: Final = 2.0
SEATS: Final = 2  # at each table, if the game can be played by two
WITH_LIMITS: Final = ("--rate-limits",)
FLOOD: Final = 2000


@dataclass(frozen=True)
class FaultPlan:
    """The load during the faults, and how often they happen."""

    load: LoadPlan
    times: int
    seed: int


Trial: TypeAlias = Callable[[FaultPlan], Awaitable[FaultFinding]]


def small_load(game: str, tables: int, seconds: float) -> LoadPlan:
    """Plan two people at each table who act every second or so."""
    seats = most_seats(game, SEATS * tables, tables)
    return LoadPlan(game, seats, seats * tables, tables, RATE_OF_A_TABLE * tables, seconds)


async def _full(plan: FaultPlan) -> FaultFinding:
    return await full_disk(plan.load.game, plan.seed)


async def _hostile(plan: FaultPlan) -> FaultFinding:
    async with temporary_server(options=WITH_LIMITS) as server:
        return await garbage_floods_and_old_ids(plan.load, server, FLOOD, plan.seed)


async def _postgres(plan: FaultPlan) -> FaultFinding:
    return await restart_postgres(plan.load, plan.times, plan.seed)


async def _slow(plan: FaultPlan) -> FaultFinding:
    async with temporary_server() as server:
        return await slow_and_half_open(plan.load, server, many=plan.load.tables)


TRIALS: Final[dict[str, Trial]] = {"full": _full, "hostile": _hostile, "postgres": _postgres, "slow": _slow}


async def inject_fault(name: str, plan: FaultPlan) -> FaultFinding:
    """Inject the fault of this name and report what it did."""
    return await TRIALS[name](plan)
