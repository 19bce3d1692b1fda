"""Measure how fast a game is, compiled and interpreted, and against peers."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime

import click
import msgspec
from rich.box import ROUNDED
from rich.table import Table

from parlour.commands.lab._bench_environments import ENVIRONMENTS, bench_environments
from parlour.commands.lab._bench_search import SEARCH, bench_search
from parlour.engine import catalogue
from parlour.lab.bench import openspiel
from parlour.lab.bench.comparison import machine, measure_both
from parlour.lab.bench.openspiel import Peer
from parlour.lab.bench.rules_speed import Speed
from parlour.terminal.console import Terminal

EXAMPLES = """\b
Examples:
  parlour bench GAME --seats 4
  parlour bench GAME --peers --seconds 10
  parlour bench search --peers
  parlour bench envs --peers
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--seats", type=click.IntRange(0), default=0, show_default="every number", help="How many seats.")
@click.option("--seconds", type=click.FloatRange(0.1, 600), default=4.0, show_default=True, help="Time for each row.")
@click.option("--peers", "with_peers", is_flag=True, help="Measure OpenSpiel's card games too, in the same run.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(game: str, seats: int, seconds: float, with_peers: bool, as_json: bool) -> None:
    """Measure random play, copies, scoring and search of a game.

    Decisions are actions of seats only; draws take time but are not counted. With "search" instead of a game, measure
    the search of all games, with --peers also that of OpenSpiel; with "envs", the environments for learning programs,
    with --peers also those of PettingZoo, RLCard and OpenSpiel.
    """
    if game == ENVIRONMENTS:
        bench_environments(seconds, with_peers, as_json)
        return
    if with_peers and not openspiel.is_there():
        raise click.UsageError(f"--peers needs OpenSpiel: {openspiel.INSTALL}")
    if game == SEARCH:
        bench_search(seats, seconds, with_peers, as_json)
        return
    info = catalogue.game(game).info
    if seats and seats not in info.seats:
        raise click.UsageError(f"--seats: {game} is for {', '.join([str(count) for count in info.seats])}")
    speeds = [speed for count in ([seats] if seats else info.seats) for speed in measure_both(game, count, seconds)]
    measured = openspiel.measure(4 * seconds) if with_peers else []
    if as_json:
        click.echo(msgspec.json.encode(_answer(speeds, measured)).decode())
    else:
        _show(speeds, measured)


def _answer(speeds: list[Speed], measured: list[Peer]) -> dict[str, object]:
    now = datetime.now(UTC).date().isoformat()
    rows: dict[str, object] = {"speeds": [asdict(speed) for speed in speeds], "peers": [asdict(it) for it in measured]}
    return {"date": now, "machine": machine(), **rows}


def _show(speeds: list[Speed], measured: list[Peer]) -> None:
    terminal = Terminal()
    terminal.write(f"{datetime.now(UTC).date().isoformat()}, {machine()}", "bold")
    for seats in sorted({speed.seats for speed in speeds}):
        pair = [speed for speed in speeds if speed.seats == seats]
        terminal.show(_speed_table(pair))
        for speed in pair:
            terminal.write(_time_shares(speed))
    if not any(speed.compiled for speed in speeds):
        terminal.write("The engine is not compiled here; `parlour doctor` says why.")
    if measured:
        terminal.show(_peer_table(speeds, measured))


KINDS = 4  # kinds of decisions whose share of the time is printed
FIGURES = (
    ("decisions a second", "decisions_a_second", 0),
    ("games a second", "games_a_second", 0),
    ("search iterations a second", "iterations_a_second", 0),
    ("decisions a game", "decisions_a_game", 1),
    ("draws a game", "draws_a_game", 0),
    ("apply an action, µs", "apply", 3),
    ("ask what is legal, µs", "ask", 3),
    ("copy a state, µs", "copy", 3),
    ("rank a finished match, µs", "merits", 2),
    ("view and sheet, µs", "sheet", 2),
    ("observe a position, µs", "encode", 2),
)


def _speed_table(pair: list[Speed]) -> Table:
    """Show the figures of one number of seats: one column an engine and, if there are two, the ratio of the first."""
    engines = [_engine(speed) for speed in pair]
    table = Table(f"{pair[0].seats} seats", box=ROUNDED)
    for column in [*engines, "×"] if len(pair) == 2 else engines:
        table.add_column(column, justify="right")
    for title, name, digits in FIGURES:
        values: list[float] = [getattr(speed, name) for speed in pair]
        ratio = [f"{_gain(name, values):.1f}"] if len(pair) == 2 else []
        table.add_row(title, *[f"{value:,.{digits}f}" for value in values], *ratio)
    return table


def _time_shares(speed: Speed) -> str:
    """Return which kinds of decision take most of the time of random play, asking what is legal included."""
    most = [f"{kind} {share:.0%}" for kind, share in list(speed.shares.items())[:KINDS]]
    return f"Time of random play, {_engine(speed)}: {', '.join(most)}"


def _engine(speed: Speed) -> str:
    return "compiled" if speed.compiled else "interpreted"


def _gain(name: str, values: list[float]) -> float:
    """Return how many times as good the first value is: rates want to be high, times low."""
    return values[0] / values[1] if name.endswith(("second", "game")) else values[1] / values[0]


def _peer_table(speeds: list[Speed], measured: list[Peer]) -> Table:
    """Show every peer, and how many times as fast our slowest and fastest number of seats is."""
    ours = [speed.decisions_a_second for speed in speeds if speed.compiled] or [it.decisions_a_second for it in speeds]
    table = Table(f"OpenSpiel {measured[0].version}", "written in", "decisions/s", "we are × as fast", box=ROUNDED)
    for peer in measured:
        low, high = min(ours) / peer.decisions_a_second, max(ours) / peer.decisions_a_second
        table.add_row(peer.name, peer.language, f"{peer.decisions_a_second:,.0f}", f"{low:.1f} – {high:.1f}")
    fastest = max(peer.decisions_a_second for peer in measured)
    table.caption = f"{min(ours) / fastest:.2f} × the fastest peer, with the slowest number of seats"
    return table
