"""Fit the weights of a game's evaluation to matches of its bots."""

from __future__ import annotations

from collections.abc import Iterator

import click

from parlour.bots.agents import METAVAR, agent
from parlour.commands.shared.lab_output import bar, made
from parlour.commands.shared.options import CLUSTER, EDITION, JOBS, OPTION, read_variant
from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.lab.weights.fit import fit
from parlour.lab.weights.tune import tune
from parlour.lab.workers.cluster import opened
from parlour.terminal.console import Terminal

EXAMPLES = """\b
Examples:
  parlour fit GAME -n 2000
  parlour fit GAME --seats 4 --seed 7
  parlour fit GAME --by-playing -n 300
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("-n", "matches", type=click.IntRange(2), default=1000, show_default=True, help="How many matches.")
@click.option("--seats", type=click.IntRange(2), default=2, show_default=True, help="How many seats.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same matches.")
@click.option("--by-playing", is_flag=True, help="Let bots with different weights play each other instead.")
@click.option("--bot", "teacher", metavar=METAVAR, help="Who plays the matches; by default the greedy bot.")
@JOBS
@CLUSTER
@OPTION
@EDITION
def command(
    *,
    game: str,
    matches: int,
    seats: int,
    seed: int,
    by_playing: bool,
    teacher: str | None,
    jobs: int,
    cluster: str,
    options: tuple[str, ...],
    edition: str,
) -> None:
    """Let the bots play against themselves, and print better weights for the evaluation of positions.

    They are printed as in the game's `weights.py`. `parlour arena` shows whether they play better.
    """
    found = catalogue.game(game)
    variant = found.info.variant(Reader(read_variant(seats, options, found.info), ""))
    components = catalogue.edition(game, edition)
    if by_playing and teacher:
        raise click.UsageError("--by-playing compares weights of the game's own bots: leave --bot out")
    playing = agent(teacher, has_time_limit=False) if teacher else None

    def seeds() -> Iterator[int]:
        with bar(game, matches, 0) as advance:
            for number in range(matches):
                yield seed + number
                advance()

    terminal = Terminal()
    if by_playing:
        with opened(jobs, cluster) as workers:
            weights, effects = tune(found, variant, components, seeds(), workers)
        terminal.write(f"{game}, {matches} matches, seed {seed}; {made()}", "bold")
        told = [f"{one.points:+.1f} ± {one.error:.1f}" for one in effects]
        terminal.write(f"points that a larger weight brings, each in its turn: {'; '.join(told)}; so try these:")
        click.echo(", ".join([str(weight) for weight in weights]))
        return
    with opened(jobs, cluster) as workers:
        result = fit(found, variant, components, seeds(), playing, workers)
    terminal.write(f"{game}, {seats} seats, {matches} matches, seed {seed}; {result.samples} samples; {made()}", "bold")
    terminal.write(f"usual error in test matches: {result.without:.2f} points without an evaluation,")
    terminal.write(f"{result.before:.2f} with the present weights, {result.after:.2f} with these:")
    click.echo(", ".join([str(weight) for weight in result.weights]))
