"""Test a server under faults: its store restarted or full, clients that are slow or hostile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

import click
import msgspec

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.lab.faults.finding import FaultFinding
from parlour.lab.faults.full_disk import full_disk
from parlour.lab.faults.hostile import garbage_floods_and_old_ids
from parlour.lab.faults.slow import slow_and_half_open
from parlour.lab.load.kill import inject_and_check
from parlour.lab.load.plan import LoadPlan, most_seats
from parlour.lab.load.stored_tables import stored_records
from parlour.lab.servers.local_server import Server
from parlour.lab.servers.postgres import Postgres
from parlour.tables.store.store_errors import UNREACHABLE
from parlour.terminal.console import Terminal

RATE_OF_A_TABLE: Final = 2.0
SEATS: Final = 2  # at each table, if the game can be played by two
WITH_LIMITS: Final = ("--rate-limits",)
FLOOD: Final = 2000
EXAMPLES = """\b
Examples:
  parlour faults                      each fault, on a small scale
  parlour faults postgres --times 20  restart PostgreSQL twenty times under play
  parlour faults slow --tables 50 --seconds 60
To kill the server itself: parlour load --kill
"""


@dataclass(frozen=True)
class FaultOptions:
    """The load during the faults, and how often they happen."""

    plan: LoadPlan
    times: int
    seed: int


def _plan(game: str, tables: int, seconds: float) -> LoadPlan:
    seats = most_seats(game, SEATS * tables, tables)
    return LoadPlan(game, seats, seats * tables, tables, RATE_OF_A_TABLE * tables, seconds)


async def _restart_postgres(options: FaultOptions) -> FaultFinding:
    """Restart PostgreSQL under play, by turns as an operator would and as a crash would."""
    postgres, ways = Postgres(), ["fast", "immediate"]

    async def inject(_rng: object) -> None:
        ways.append(ways.pop(0))
        await asyncio.to_thread(postgres.stop, ways[-1])
        await asyncio.to_thread(postgres.start)

    try:
        await asyncio.to_thread(postgres.make)
        with TemporaryDirectory(prefix="parlour-faults-") as folder:
            server = Server(Path(folder), postgres.url(), workers=2)
            try:
                await server.start()
                outcome = await inject_and_check(
                    options.plan, options.times, server, inject, stored_records, options.seed, UNREACHABLE
                )
            finally:
                await server.stop()
    finally:
        await asyncio.to_thread(postgres.remove)
    figures: dict[str, Plain] = {
        "restarts": len(outcome.killings),
        **outcome.verdict.to_plain(),
        "stuck": outcome.stuck,
    }
    wrong = [f"{count} × {error}" for error, count in outcome.errors.items()]
    return FaultFinding(
        "postgres", figures, wrong if outcome.is_good else [*wrong, "something was lost, doubled or stuck"]
    )


async def _slow(options: FaultOptions) -> FaultFinding:
    with TemporaryDirectory(prefix="parlour-faults-") as folder:
        server = Server(Path(folder))
        try:
            await server.start()
            return await slow_and_half_open(options.plan, server, many=options.plan.tables)
        finally:
            await server.stop()


async def _hostile(options: FaultOptions) -> FaultFinding:
    with TemporaryDirectory(prefix="parlour-faults-") as folder:
        server = Server(Path(folder), options=WITH_LIMITS)
        try:
            await server.start()
            return await garbage_floods_and_old_ids(options.plan, server, FLOOD, options.seed)
        finally:
            await server.stop()


async def _full(options: FaultOptions) -> FaultFinding:
    return await full_disk(options.plan.game, options.seed)


Trial: TypeAlias = Callable[[FaultOptions], Awaitable[FaultFinding]]
TRIALS: Final[dict[str, Trial]] = {"full": _full, "hostile": _hostile, "postgres": _restart_postgres, "slow": _slow}


@click.command(epilog=EXAMPLES)
@click.argument("fault", nargs=-1, type=click.Choice(sorted(TRIALS)))
@click.option("--game", default="", metavar="GAME", show_default="the first in the list", help="The game to play.")
@click.option("--tables", type=click.IntRange(1, 200), default=4, show_default=True, help="Number of tables.")
@click.option("--seconds", type=click.FloatRange(1, 600), default=5, show_default=True, help="Duration of each fault.")
@click.option("--times", type=click.IntRange(1, 100), default=2, show_default=True, help="Number of restarts.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same pauses and garbage.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    *,
    fault: tuple[str, ...],
    game: str,
    tables: int,
    seconds: float,
    times: int,
    seed: int,
    as_json: bool,
) -> None:
    """Test a server under faults.

    full: no space left for the store. hostile: garbage, floods and old ids. postgres: the store restarted under load.
    slow: clients that never read or stop in the middle. All on this machine. Exit code 1: a fault did harm.
    """
    options = FaultOptions(_plan(game or catalogue.slugs()[0], tables, seconds), times, seed)
    findings = [asyncio.run(_run(TRIALS[name], options)) for name in fault or sorted(TRIALS)]
    if as_json:
        plain = [finding.to_plain() for finding in findings]
        click.echo(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())
    else:
        _show(findings, Terminal())
    ctx.exit(0 if all([finding.is_good for finding in findings]) else 1)


async def _run(trial: Trial, options: FaultOptions) -> FaultFinding:
    return await trial(options)


def _show(findings: list[FaultFinding], terminal: Terminal) -> None:
    for finding in findings:
        terminal.write(f"{finding.fault}: {'no harm' if finding.is_good else 'harm'}", "bold")
        for name, value in finding.figures.items():
            terminal.write(f"  {name.replace('_', ' ')}: {value}")
        for fact in finding.wrong:
            terminal.write(f"  not so: {fact}", "red")
