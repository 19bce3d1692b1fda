"""Output of the measuring commands: a progress bar, tables, and an error where plots cannot be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.util import find_spec

from rich.box import ROUNDED
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from parlour.engine.plain import Wrong
from parlour.lab.bench.comparison import machine

DRAWS_PLOTS = "vl_convert"


def made() -> str:
    """Return when and where something is measured."""
    return f"{datetime.now(UTC).date().isoformat()}, {machine()}"


def check_plots(option: str) -> None:
    """Raise `Wrong` before a long run if plots cannot be drawn."""
    if find_spec(DRAWS_PLOTS) is None:
        install = "pip install 'parlour[report]' (in a checkout `./play arena … --html FILE` does it)"
        raise Wrong(option, f"the packages that draw plots: {install}", "none")


@contextmanager
def bar(title: str, total: int, done: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar, in a terminal only; yield a function that advances it by one."""
    console = Console(stderr=True)
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield lambda: progress.advance(task)


def table(*columns: str) -> Table:
    """Make a table for output: names to the left, figures to the right."""
    found = Table(box=ROUNDED)
    for index, column in enumerate(columns):
        found.add_column(column, justify="right" if index else "left")
    return found
