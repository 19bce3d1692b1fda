"""Measure a server under many clients, or kill it while they play and check what it loses."""

from __future__ import annotations

import asyncio
import os
import platform
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import randrange
from signal import SIGTERM

import click
import msgspec
from rich.box import ROUNDED
from rich.table import Table

from parlour.commands.shared.options import FILE
from parlour.engine import catalogue
from parlour.engine.plain import Plain, Wrong
from parlour.engine.record import Record
from parlour.lab.load.kill import KillOutcome
from parlour.lab.load.measure import LoadFigures, measure
from parlour.lab.load.plan import LoadPlan, most_seats
from parlour.lab.load.run import kill_in_parts, kill_new_server, measure_new_server
from parlour.lab.load.stored_tables import Restoring, measure_restoring
from parlour.lab.servers.loopback import loopback
from parlour.lab.servers.temporary_server import ServerKind
from parlour.record_files import pick, read_text
from parlour.terminal.console import Terminal

SOCKETS = 500
TABLES = 150
WANTED = 150  # milliseconds in which 99 of 100 actions are to reach everybody
LIKE_PEOPLE = 0.5  # actions a second at a table
IN_A_HURRY = 3.0  # so that much is under way whenever the server is killed
MAX_AT_ONCE = 100  # kills of a server without a ledger
EXAMPLES = """\b
Examples:
  parlour load                                500 sockets at 150 tables for half a minute
  parlour load --sockets 40 --tables 10 --seconds 5 --rate 20
  parlour load --url http://127.0.0.1:8000    a running server, started without rate limits
  parlour load --kill 10 --tables 50          kill it ten times: nothing acknowledged may be lost
  parlour load --kill 1000 --tables 8 --ledger kills.jsonl   the same command continues an interrupted run
  parlour load --record match.jsonl           the cost of restoring the table of this match from the store
  parlour load --postgres --workers 2         two processes over a temporary PostgreSQL server
"""


@dataclass(frozen=True)
class LoadOptions:
    """The server to measure, and what is done to it."""

    url: str
    postgres: bool
    workers: int
    kill: int
    ledger: Path | None
    seed: int | None

    def check(self) -> None:
        """Refuse options that exclude each other."""
        if self.url and self.kill:
            raise Wrong("--kill", "no --url: it starts a server of its own", self.url)
        if self.ledger and not self.kill:
            raise Wrong("--ledger", "to be used with --kill", "no --kill")
        if self.kill > MAX_AT_ONCE and not self.ledger:
            raise Wrong("--kill", f"at most {MAX_AT_ONCE}, or --ledger FILE to kill in parts", str(self.kill))
        if self.workers > 1 and not self.postgres:
            raise Wrong("--workers", "1, or --postgres", str(self.workers))

    def plan(self, game: str, sockets: int | None, tables: int, seats: int, rate: float, seconds: float) -> LoadPlan:
        """Make the plan, with defaults for options that were not given."""
        count = sockets or (0 if self.kill else max(SOCKETS, 2 * tables))
        seats = seats or most_seats(game, count, tables)
        rate = rate or tables * (IN_A_HURRY if self.kill else LIKE_PEOPLE)
        plan = LoadPlan(game, seats, count or seats * tables, tables, rate, seconds)
        plan.check()
        return plan


@click.command(epilog=EXAMPLES)
@click.option("--game", default="", metavar="GAME", show_default="the first in the list", help="The game to play.")
@click.option(
    "--sockets",
    type=click.IntRange(1, 5000),
    show_default="500; with --kill one per seat",
    help="Number of clients.",
)
@click.option("--tables", type=click.IntRange(1, 1000), default=TABLES, show_default=True, help="Number of tables.")
@click.option(
    "--seats", type=click.IntRange(0, 20), default=0, show_default="as many as possible", help="Seats per table."
)
@click.option(
    "--rate",
    type=click.FloatRange(0, 5000),
    default=0,
    show_default="0.5 per table; with --kill 3",
    help="Actions per second at all tables together.",
)
@click.option("--seconds", type=click.FloatRange(1, 600), default=30, show_default=True, help="Duration.")
@click.option("--kill", type=click.IntRange(0, 10_000), default=0, metavar="TIMES", help="Kill the server so often.")
@click.option(
    "--ledger",
    type=FILE,
    help="Kill in parts, each on a new store, and store the results here; an interrupted run continues from it.",
)
@click.option("--seed", type=int, help="The same seed kills after the same pauses.")
@click.option("--url", default="", help="A running server on the loopback; by default one is started.")
@click.option("--postgres", is_flag=True, help="Use a temporary PostgreSQL server as the store, not a file.")
@click.option("--workers", type=click.IntRange(1, 16), default=1, show_default=True, help="Number of server processes.")
@click.option("--record", type=FILE, help="Only measure the restoring of the table of this record.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    *,
    game: str,
    sockets: int | None,
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    kill: int,
    ledger: Path | None,
    seed: int | None,
    url: str,
    postgres: bool,
    workers: int,
    record: Path | None,
    as_json: bool,
) -> None:
    """Measure a server under many clients, or kill it while they play and check what it loses.

    Clients behave like browsers: a cookie, a socket, actions by REST. Only servers on this machine can be measured.
    Exit code 1: something was lost, stored twice or failed.
    """
    if record is not None:
        _measure_record(pick(read_text(record), 1), as_json)
        return
    options = LoadOptions(url, postgres, workers, kill, ledger, seed)
    options.check()
    plan = options.plan(game or catalogue.slugs()[0], sockets, tables, seats, rate, seconds)
    try:
        result = asyncio.run(_run(options, plan))
        table = None if kill else asyncio.run(measure_restoring(plan.game, plan.seats))
    except asyncio.CancelledError:
        raise click.Abort from None
    if as_json:
        more = {} if table is None else {"table": table.to_plain()}
        answer = {"date": _today(), "machine": _machine(), **result.to_plain(), **more}
        click.echo(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())
    elif isinstance(result, LoadFigures):
        _show_figures(result, plan, Terminal())
        _show_restoring(table, Terminal())
    else:
        _show_outcome(result, plan, Terminal())
    ctx.exit(0 if result.is_good else 1)


def _measure_record(record: Record, as_json: bool) -> None:
    table = asyncio.run(measure_restoring(record.game.info.slug, record.variant.seats, record))
    if as_json:
        click.echo(msgspec.json.encode({"date": _today(), "machine": _machine(), "table": table.to_plain()}).decode())
    else:
        _show_restoring(table, Terminal())


async def _run(options: LoadOptions, plan: LoadPlan) -> LoadFigures | KillOutcome:
    this = asyncio.current_task()
    assert this is not None
    with suppress(NotImplementedError, RuntimeError):  # where there are no signals, or they are for others
        asyncio.get_running_loop().add_signal_handler(SIGTERM, this.cancel)  # nor may our server outlive us
    if options.url:
        return await measure(plan, loopback(options.url))
    kind = ServerKind(options.postgres, options.workers)
    if options.ledger is not None:
        return await kill_in_parts(plan, kind, options.kill, options.seed or 0, options.ledger, _show_part)
    if options.kill:
        seed = randrange(2**32) if options.seed is None else options.seed
        return await kill_new_server(plan, kind, options.kill, seed)
    return await measure_new_server(plan, kind)


def _show_part(outcome: KillOutcome) -> None:
    found = outcome.verdict
    done = f"{len(outcome.killings)} kills, {found.acknowledged} acknowledged, lost {found.lost}"
    click.echo(f"{done}, doubled {found.doubled}", err=True)


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _machine() -> str:
    return f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


def _show_figures(figures: LoadFigures, plan: LoadPlan, terminal: Terminal) -> None:
    terminal.write(f"{plan.sockets} sockets at {plan.tables} tables of {plan.game}, {plan.seats} seats", "bold")
    terminal.write(f"{_today()}, {_machine()}, {figures.seconds:.0f} s")
    times = Table(box=ROUNDED)
    times.add_column("milliseconds")
    for name in figures.delivery:
        times.add_column(name, justify="right")
    times.add_row("until every other client has it", *_texts(figures.delivery))
    times.add_row("until it is acknowledged", *_texts(figures.acknowledgement))
    times.add_row("the clients' own lateness", *_texts(figures.clients_lag))
    terminal.show(times)
    terminal.write(f"{figures.actions} actions, {figures.actions_a_second} a second")
    if figures.server_cpu is not None:
        terminal.write(f"Server: {figures.server_cpu:.0%} of a core, {figures.server_memory_mb} MB")
    terminal.write(f"Clients: {figures.clients_cpu:.0%} of a core")
    if figures.not_seen_by_all:
        terminal.write(f"{figures.not_seen_by_all} actions that not all may see were not timed")
    p99 = figures.delivery["p99"]
    assert isinstance(p99, float)
    terminal.write(f"p99 ≤ {WANTED} ms: {'yes' if p99 <= WANTED else 'no'}")
    terminal.write(f"undelivered {figures.undelivered}, reconnects {figures.reconnects}")
    _show_errors(figures.errors, terminal)


def _show_restoring(table: Restoring | None, terminal: Terminal) -> None:
    if table is not None:
        whole = f"A table with a whole match ({table.entries} entries)"
        terminal.write(f"{whole}: restored in {table.restore_ms} ms, {table.memory_kb} kB in memory")


def _texts(row: dict[str, Plain]) -> list[str]:
    return [str(value) for value in row.values()]


def _show_outcome(outcome: KillOutcome, plan: LoadPlan, terminal: Terminal) -> None:
    played = f"{plan.tables} tables of {plan.game}, {plan.seats} seats"
    terminal.write(f"{len(outcome.killings)} times killed: {played}", "bold")
    deaths = Table(box=ROUNDED)
    for column in ("killed at, s", "under way", "acknowledged so far", "acknowledging again after, s"):
        deaths.add_column(column, justify="right")
    for killing in outcome.killings:
        deaths.add_row(f"{killing.at:.2f}", str(killing.under_way), str(killing.acknowledged), f"{killing.down:.2f}")
    terminal.show(deaths)
    found = outcome.verdict
    terminal.write(f"{found.acknowledged} actions acknowledged; lost {found.lost}, doubled {found.doubled}")
    terminal.write(f"seats out of order {found.out_of_order}, records that do not replay {found.broken}")
    terminal.write(f"matches over {found.over}, tables that do not go on {outcome.stuck}")
    terminal.write(f"{outcome.reconnects} reconnects, {outcome.retries} requests repeated")
    _show_errors(outcome.errors, terminal)


def _show_errors(errors: Mapping[str, Plain], terminal: Terminal) -> None:
    for error, count in errors.items():
        terminal.write(f"{count} × {error}", "red")
