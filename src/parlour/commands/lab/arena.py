"""Let bots play against each other until it is clear which is stronger."""

from __future__ import annotations

from math import ceil
from pathlib import Path

import click
import msgspec
from rich.table import Table

from parlour.commands.shared.lab_output import bar, check_plots, made, table
from parlour.commands.shared.options import CLUSTER, EDITION, FILE, JOBS, OPTION, read_variant
from parlour.engine import catalogue
from parlour.lab.arena.contest import Contest, check
from parlour.lab.arena.ledger import Ledger
from parlour.lab.arena.run import play_contest
from parlour.lab.arena.summary import Summary, summary
from parlour.lab.arena.verdict import BOUND, evidence
from parlour.lab.workers.cluster import opened
from parlour.lab.workers.workers import Workers
from parlour.terminal.console import Terminal

EXAMPLES = """\b
Examples:
  parlour arena GAME normal random -n 400 -j 2
  parlour arena GAME hard@0.1 normal --ledger bouts.jsonl --html report.html
  parlour arena GAME hard normal --test 0.75 --seats 4
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@click.option(
    "-n", "matches", type=click.IntRange(1), default=100, show_default=True, help="Matches of each pair of bots."
)
@click.option("--seats", type=click.IntRange(2), default=2, show_default=True, help="How many seats.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same deals.")
@JOBS
@CLUSTER
@OPTION
@EDITION
@click.option(
    "--test",
    "wanted",
    type=click.FloatRange(0.01, 1),
    help="Stop as soon as it is clear whether the first bot wins this share.",
)
@click.option("--ledger", type=FILE, help="Store every match in this file; an interrupted contest continues from it.")
@click.option("--html", type=FILE, help="Write a report with plots.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def command(
    *,
    game: str,
    bots: tuple[str, ...],
    matches: int,
    seats: int,
    seed: int,
    jobs: int,
    cluster: str,
    options: tuple[str, ...],
    edition: str,
    wanted: float | None,
    ledger: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Let BOTS play a game: each against each, in balanced seats, with the same deals for both.

    A bot is a level, optionally with a share of its budget: hard@0.1 searches a tenth as long; or a class of your own,
    package.module:Class. With more than two seats one bot plays against copies of the other. The same seed gives the
    same results, whatever the number of processes.
    """
    contest = Contest(game, read_variant(seats, options, catalogue.game(game).info), bots, seed, edition)
    check(contest)
    if html:
        check_plots("--html")
    bouts = Ledger(contest, ledger)
    with opened(jobs, cluster) as workers:
        _play_matches(bouts, matches, workers, wanted)
    found = summary(bouts)
    made_at = made()
    if html:
        _report(html, contest, found, made_at)
    if as_json:
        answer = {"date": made_at, **contest.to_plain(), **found.to_plain(wanted)}
        click.echo(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())
    else:
        _show(contest, found, made_at, wanted)


def _report(file: Path, contest: Contest, found: Summary, made_at: str) -> None:
    from parlour.lab.arena.report import report  # noqa: PLC0415  # plots need a library that nothing else does

    file.write_text(report(contest, found, made_at), encoding="utf-8")


def _play_matches(ledger: Ledger, matches: int, workers: Workers, wanted: float | None) -> None:
    """Play the matches with a progress bar."""
    contest = ledger.contest
    deals = ceil(matches / contest.seats())
    fixtures = len(list(contest.fixtures(deals)))
    with bar(contest.game, fixtures, len(ledger.bouts)) as advance:
        play_contest(ledger, deals, workers, wanted, lambda _: advance())


def _show(contest: Contest, found: Summary, made_at: str, wanted: float | None) -> None:
    terminal = Terminal()
    variant = ", ".join([f"{name}={choice}" for name, choice in contest.variant.items()])
    terminal.write(f"{contest.game}, {variant}, seed {contest.seed}; {made_at}", "bold")
    terminal.show(_duels(found, wanted))
    terminal.show(_lines(found))
    terminal.show(_ratings(found))
    terminal.write(f"Bots of equal strength would win {1 / contest.seats():.1%}. Intervals hold in 95 of 100 contests.")


def _duels(found: Summary, wanted: float | None) -> Table:
    rows = table("", "matches", "wins", "95 %", *([f"wanted {wanted:.0%}"] if wanted else []))
    for duel in found.duels:
        result = duel.verdict
        row = [str(result.matches), f"{result.share:.1%}", f"{result.low:.1%} – {result.high:.1%}"]
        if wanted:
            row.append(_answer(evidence(duel.shares, wanted)))
        rows.add_row(f"{duel.one} – {duel.other}", *row)
    return rows


def _answer(logarithm: float) -> str:
    if abs(logarithm) < BOUND:
        return "not clear yet"
    return "yes" if logarithm > 0 else "no"


def _lines(found: Summary) -> Table:
    rows = table("points more", *[f"{duel.one} – {duel.other}" for duel in found.duels])
    for line in found.duels[0].margins:
        rows.add_row(line, *[f"{duel.margins[line]:+.2f}" for duel in found.duels])
    return rows


def _ratings(found: Summary) -> Table:
    rows = table("", "rating", "a decision", "the slowest")
    for name in sorted(found.ratings, key=lambda it: -found.ratings[it]):
        decision_times = found.decision_times[name]
        mean = 1000 * decision_times.seconds / max(1, decision_times.decisions)
        rows.add_row(name, f"{found.ratings[name]:+.0f}", f"{mean:.2f} ms", f"{1000 * decision_times.slowest:.0f} ms")
    return rows
