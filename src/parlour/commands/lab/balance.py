"""Measure by self-play how well an edition is balanced."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.table import Table

from parlour.bots.agents import METAVAR
from parlour.commands.shared.lab_output import bar, check_plots, made, table
from parlour.commands.shared.options import CLUSTER, EDITION, FILE, JOBS, OPTION, read_variant
from parlour.engine import catalogue
from parlour.lab.arena.contest import Contest, entrant_named
from parlour.lab.arena.ledger import Book
from parlour.lab.balance.course import MatchCourse
from parlour.lab.balance.findings import BalanceFinding, findings
from parlour.lab.balance.run import check, play_trial
from parlour.lab.balance.summary import Balance, summary
from parlour.lab.balance.trial import TrialMatch, fixtures
from parlour.lab.workers.cluster import opened
from parlour.lab.workers.workers import Workers
from parlour.terminal.console import Terminal

EXAMPLES = """\b
Examples:
  parlour balance GAME -n 400 -j 2 --ledger trials.jsonl
  parlour balance GAME --seats 4 --level normal --budget 0.1 --report pages
  parlour balance GAME --edition my.toml --markdown docs/balance
"""
FOLDER = click.Path(path_type=Path, file_okay=False)
SHOWN = 5  # components of either end in the terminal; files and JSON have them all


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("-n", "matches", type=click.IntRange(2), default=200, show_default=True, help="How many matches.")
@click.option("--first", type=click.IntRange(0), default=0, help="Begin with this deal: a trial can be made in parts.")
@click.option("--seats", type=click.IntRange(1), default=2, show_default=True, help="How many seats.")
@click.option("--level", default="hard", show_default=True, metavar=METAVAR, help="Who plays at all seats.")
@click.option(
    "--budget",
    type=click.FloatRange(0, 100, min_open=True),
    default=0.1,
    show_default=True,
    help="Share of the level's search budget.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same matches.")
@JOBS
@CLUSTER
@OPTION
@EDITION
@click.option("--ledger", type=FILE, help="Store every match in this file; an interrupted run continues from it.")
@click.option("--report", type=FOLDER, help="Write an HTML page with plots into this folder.")
@click.option("--markdown", type=FOLDER, help="Write a Markdown page and its plots into this folder.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def command(
    *,
    game: str,
    matches: int,
    first: int,
    seats: int,
    level: str,
    budget: float,
    seed: int,
    jobs: int,
    cluster: str,
    options: tuple[str, ...],
    edition: str,
    ledger: Path | None,
    report: Path | None,
    markdown: Path | None,
    as_json: bool,
) -> None:
    """Let a bot play against itself, and report who wins, where points come from and what every component is worth.

    Clear imbalances are reported with corrected values: a place in the order of play that wins 5 % more than is fair, a
    component that is never or always taken. For values from a rulebook no correction is proposed.
    """
    variant = read_variant(seats, options, catalogue.game(game).info)
    contest = Contest(game, variant, (entrant_named(level, budget),), seed, edition)
    check(contest)
    for option, folder in (("--report", report), ("--markdown", markdown)):
        if folder:
            check_plots(option)
    with opened(jobs, cluster) as workers:
        found = summary(contest, _play_matches(Book(contest, TrialMatch, ledger), matches, first, workers))
    off, made_at = findings(found), made()
    if report:
        _write_html(report, contest, found, off, made_at)
    if markdown:
        _write_markdown(markdown, contest, found, off, made_at)
    if as_json:
        answer = {"date": made_at, **contest.to_plain(), **found.to_plain(), "findings": [it.to_plain() for it in off]}
        click.echo(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())
    else:
        _show(contest, found, off, made_at)


def _play_matches(book: Book[TrialMatch], matches: int, first: int, workers: Workers) -> list[TrialMatch]:
    """Play the matches with a progress bar."""
    played = len([fixture for fixture in fixtures(book.contest, matches, first) if fixture in book.rows])
    with bar(book.contest.game, matches, played) as advance:
        return play_trial(book, matches, workers, lambda _: advance(), first)


def _write_html(folder: Path, contest: Contest, found: Balance, off: list[BalanceFinding], made_at: str) -> None:
    from parlour.lab.balance.pages import write_html  # noqa: PLC0415  # plots need a library that nothing else does

    write_html(folder, contest, found, off, made_at)


def _write_markdown(folder: Path, contest: Contest, found: Balance, off: list[BalanceFinding], made_at: str) -> None:
    from parlour.lab.balance.pages import write_markdown  # noqa: PLC0415  # as above

    write_markdown(folder, contest, found, off, made_at)


def _show(contest: Contest, found: Balance, off: list[BalanceFinding], made_at: str) -> None:
    terminal = Terminal()
    variant = ", ".join([f"{name}={choice}" for name, choice in contest.variant.items()])
    who = f"{found.matches} matches of {contest.entrants[0]}"
    terminal.write(f"{contest.game}, {variant}, seed {contest.seed}; {who}; {made_at}", "bold")
    terminal.show(_places(found))
    terminal.show(_lines(found))
    terminal.show(_course(found.course))
    terminal.show(_components(found))
    if not off:
        terminal.write("Nothing is clearly off.")
    for finding in off:
        values = "".join([f"; {path} = {value}" for path, value in finding.values.items()])
        terminal.write(f"{finding.about} {finding.words}{values}")


def _places(found: Balance) -> Table:
    rows = table("", "wins", "95 %", "points more")
    for place in found.order:
        wins = place.wins
        interval = f"{wins.low:.1%} – {wins.high:.1%}"
        rows.add_row(f"{place.name} to act", f"{wins.mean:.1%}", interval, f"{place.margin:+.1f}")
    rows.caption = f"Fair would be {found.fair:.1%}. Intervals hold in 95 of 100 cases."
    return rows


def _lines(found: Balance) -> Table:
    rows = table("points", "mean", "10 %", "50 %", "90 %")
    for line in found.lines:
        tenths = [f"{line.deciles[at]:.1f}" for at in (0, 4, 8)]
        rows.add_row(line.name, f"{line.mean:.1f}", *tenths)
    return rows


def _course(found: MatchCourse) -> Table:
    rows = table("actions", "share", "95 %", "in matches", "95 %")
    for one in found.activities:
        share, matches = one.share, one.matches
        intervals = [f"{it.low:.1%} – {it.high:.1%}" for it in (share, matches)]
        rows.add_row(one.name, f"{share.mean:.1%}", intervals[0], f"{matches.mean:.1%}", intervals[1])
    told = [f"{it.name} ended {it.share.mean:.1%} ({it.share.low:.1%} – {it.share.high:.1%})" for it in found.endings]
    if found.rounds is not None:
        rounds = found.rounds
        interval = f"{rounds.low:.1f} – {rounds.high:.1f}"
        told.append(f"{rounds.mean:.1f} rounds ({interval}), {found.fewest} to {found.most}")
    rows.caption = "; ".join(told)
    return rows


def _components(found: Balance) -> Table:
    rows = table("worth most, and least", "taken", "chosen", "points more", "95 %")
    known = sorted([(use.worth.mean, use) for use in found.kinds or found.uses if use.worth], key=lambda it: -it[0])
    for mean, use in known if len(known) <= 2 * SHOWN else known[:SHOWN] + known[-SHOWN:]:
        assert use.worth is not None
        interval = f"{use.worth.low:+.1f} to {use.worth.high:+.1f}"
        rows.add_row(use.component.name, f"{use.taken.mean:.0%}", f"{use.rate:.0%}", f"{mean:+.1f}", interval)
    rows.caption = f"{len(found.uses)} components were on offer, {len(found.unseen)} like them never."
    return rows
