"""`parlour bench envs`: the environments for learning programs, and with --peers those of others."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from importlib.util import find_spec

import click
import msgspec
from rich.box import ROUNDED
from rich.table import Table

from parlour.engine import catalogue
from parlour.lab.bench.comparison import machine
from parlour.lab.bench.environments import INSTALL, EnvSpeed, ours, peers
from parlour.terminal.console import Terminal

ENVIRONMENTS = "envs"
NEEDED = ("gymnasium", "pettingzoo", "pyspiel")
NEEDED_BY_PEERS = ("pygame", "rlcard")


def bench_environments(seconds: float, with_peers: bool, as_json: bool) -> None:
    """Measure all games through every interface, and if wanted games of the frameworks themselves."""
    missing = [name for name in (*NEEDED, *(NEEDED_BY_PEERS if with_peers else ())) if find_spec(name) is None]
    if missing:
        raise click.UsageError(f"{ENVIRONMENTS} needs {', '.join(missing)}: {INSTALL}")
    speeds = [speed for slug in catalogue.slugs() if catalogue.is_shipped(slug) for speed in ours(slug, seconds)]
    others = peers(4 * seconds) if with_peers else []
    now = datetime.now(UTC).date().isoformat()
    if as_json:
        rows = {"speeds": [asdict(speed) for speed in speeds], "peers": [asdict(speed) for speed in others]}
        click.echo(msgspec.json.encode({"date": now, "machine": machine(), **rows}).decode())
    else:
        _show(speeds, others, now)


def _show(speeds: list[EnvSpeed], others: list[EnvSpeed], now: str) -> None:
    terminal = Terminal()
    terminal.write(f"{now}, {machine()}; two seats, random play, observations included", "bold")
    for title, rows in (("our games", speeds), ("games of the frameworks", others)):
        if rows:
            table = Table(title, "through", box=ROUNDED)
            table.add_column("decisions a second", justify="right")
            for row in rows:
                table.add_row(row.game, row.framework, f"{row.decisions_a_second:,.0f}")
            terminal.show(table)
