"""Play many matches of bots and add up the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter

import click
import msgspec
from rich.box import ROUNDED
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from parlour import __version__
from parlour.bots.agents import METAVAR
from parlour.bots.levels import RANDOM
from parlour.commands.shared.options import CLUSTER, EDITION, FILE, JOBS, OPTION, read_variant
from parlour.engine import catalogue
from parlour.lab.simulate import SimulationPlan, check, simulate
from parlour.lab.tally import Figure, Tally
from parlour.lab.workers.cluster import opened
from parlour.lab.workers.workers import Workers
from parlour.match import usual_seats
from parlour.terminal.console import Terminal

EXAMPLES = """\b
Examples:
  parlour simulate GAME -n 10000 --seats 3 --seed 1 -j 2
  parlour simulate GAME -n 100 --bot normal --bot easy --records matches.jsonl
  parlour simulate GAME -n 100000 --dataset games/ --cluster tcp://scheduler:8786
"""
FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("-n", "matches", type=click.IntRange(1), default=1000, show_default=True, help="How many matches.")
@click.option("--seats", type=click.IntRange(0), default=0, show_default="2 if it can be", help="How many seats.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same matches.")
@JOBS
@CLUSTER
@click.option("--bot", "bots", metavar=METAVAR, multiple=True, help="One for all seats, or one a seat.")
@OPTION
@EDITION
@click.option("--records", type=FILE, help="Write the records to a new file, one after another.")
@click.option("--dataset", type=FOLDER, help="Write decisions and outcomes as Parquet into a new folder.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def command(
    *,
    game: str,
    matches: int,
    seats: int,
    seed: int,
    jobs: int,
    cluster: str,
    bots: tuple[str, ...],
    options: tuple[str, ...],
    edition: str,
    records: Path | None,
    dataset: Path | None,
    as_json: bool,
) -> None:
    """Play many matches of bots and add up the results.

    The results are the same for the same seed, whatever the number of processes, here or on a cluster.
    """
    info = catalogue.game(game).info
    by_bots = len(bots) if len(bots) > 1 else usual_seats(info)
    variant = read_variant(seats or by_bots, options, info)
    plan = SimulationPlan(game, variant, bots or (RANDOM,), seed, edition, bool(records or dataset))
    check(plan)
    start = perf_counter()
    with opened(jobs, cluster) as workers, _keeping(plan, records, dataset) as keep:
        tally = _run(plan, matches, workers, keep)
    seconds = perf_counter() - start
    if as_json:
        answer = {"game": plan.game, "variant": plan.variant, "bots": plan.players(), "seed": plan.seed}
        click.echo(msgspec.json.format(msgspec.json.encode({**answer, **tally.to_plain()}), indent=2).decode())
    else:
        _show(tally, plan, Terminal(), seconds)


@contextmanager
def _keeping(
    plan: SimulationPlan, records: Path | None, dataset: Path | None
) -> Iterator[Callable[[list[str]], None] | None]:
    """Yield what keeps the records of matches: in a file, in a data set, in both; None if nothing does."""
    keepers: list[Callable[[list[str]], object]] = []
    with ExitStack() as opened_files:
        if dataset:
            from parlour.lab.dataset.writing import DatasetWriter  # noqa: PLC0415  # a library that nothing else needs

            keepers.append(opened_files.enter_context(DatasetWriter(dataset, plan, f"Parlour {__version__}")).add)
        if records:
            file = opened_files.enter_context(records.open("x", encoding="utf-8"))
            keepers.append(file.writelines)

        def keep(texts: list[str]) -> None:
            for keeper in keepers:
                keeper(texts)

        yield keep if keepers else None


def _run(plan: SimulationPlan, matches: int, workers: Workers, keep: Callable[[list[str]], None] | None) -> Tally:
    """Simulate with a progress bar, which only a terminal shows."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(plan.game, total=matches)
        return simulate(plan, matches, workers, keep, lambda count: progress.advance(bar, count))


def _show(tally: Tally, plan: SimulationPlan, terminal: Terminal, seconds: float) -> None:
    variant = ", ".join([f"{name}={choice}" for name, choice in plan.variant.items()])
    terminal.write(f"{tally.matches} matches of {plan.game}, {variant}, seed {plan.seed}", "bold")
    terminal.show(_figures("line", tally.lines))
    wins = Table(box=ROUNDED)
    for column in ("seat", "bot", "wins", "mean total"):
        wins.add_column(column, justify="left" if column == "bot" else "right")
    for seat, level in enumerate(plan.players()):
        wins.add_row(str(seat), level, f"{tally.share(seat):.1%}", f"{tally.by_seat[seat].mean:.2f}")
    terminal.show(wins)
    length, rate = tally.length, tally.length.sum / seconds
    terminal.write(f"Decisions a match: {length.mean:.1f} (from {length.low} to {length.high})")
    terminal.write(f"{length.sum} decisions in {seconds:.2f} s: {rate:,.0f} a second")


def _figures(title: str, figures: dict[str, Figure]) -> Table:
    table = Table(box=ROUNDED)
    table.add_column(title)
    for column in ("mean", "sd", "min", "max"):
        table.add_column(column, justify="right")
    for name, figure in figures.items():
        table.add_row(Text(name), f"{figure.mean:.2f}", f"{figure.deviation:.2f}", str(figure.low), str(figure.high))
    return table
