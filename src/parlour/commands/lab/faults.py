"""Test a server under faults: its store restarted or full, clients that are slow or hostile."""

from __future__ import annotations

import asyncio

import click
import msgspec

from parlour.engine import catalogue
from parlour.lab.faults.finding import FaultFinding
from parlour.lab.faults.trials import TRIALS, FaultPlan, inject_fault, small_load
from parlour.terminal.console import Terminal

EXAMPLES = """\b
Examples:
  parlour faults                      each fault, on a small scale
  parlour faults postgres --times 20  restart PostgreSQL twenty times under play
  parlour faults slow --tables 50 --seconds 60
To kill the server itself: parlour load --kill
"""


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
    plan = FaultPlan(small_load(game or catalogue.slugs()[0], tables, seconds), times, seed)
    findings = [asyncio.run(inject_fault(name, plan)) for name in fault or sorted(TRIALS)]
    if as_json:
        plain = [finding.to_plain() for finding in findings]
        click.echo(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())
    else:
        _show(findings, Terminal())
    ctx.exit(0 if all([finding.is_good for finding in findings]) else 1)


def _show(findings: list[FaultFinding], terminal: Terminal) -> None:
    for finding in findings:
        terminal.write(f"{finding.fault}: {'no harm' if finding.is_good else 'harm'}", "bold")
        for name, value in finding.figures.items():
            terminal.write(f"  {name.replace('_', ' ')}: {value}")
        for fact in finding.wrong:
            terminal.write(f"  not so: {fact}", "red")
