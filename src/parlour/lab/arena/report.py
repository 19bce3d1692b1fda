"""The report of a contest, with plots."""

from __future__ import annotations

from statistics import fmean

from parlour.lab.arena.contest import Contest
from parlour.lab.arena.summary import Duel, Summary
from parlour.lab.report import plots
from parlour.lab.report.page import HtmlReport
from parlour.lab.report.plots import Row
from parlour.lab.tally import TOTAL


def report(contest: Contest, found: Summary, made: str) -> str:
    """Write the page; *made* is a line that says when and where."""
    page = HtmlReport(f"{contest.game}: {', '.join(contest.entrants)}")
    variant = ", ".join([f"{name} {choice}" for name, choice in contest.variant.items()])
    page.say(f"{variant}; edition {contest.edition}, seed {contest.seed}. {made}.")
    page.say(
        "One bot meets the other at all other seats, once from every seat with the same deal. A deal counts as one."
    )
    page.heading("Who beats whom")
    page.table(["", "matches", "share of wins", "95 %", "points more"], [_row(duel) for duel in found.duels])
    played = [duel for duel in found.duels if duel.verdict.deals]
    if played:
        page.figure(
            plots.shares([_share(duel) for duel in played], 1 / contest.seats()), "Dashed: bots of equal strength."
        )
    _ratings(page, found)
    for duel in played:
        _details(page, duel)
    return page.text()


def _ratings(page: HtmlReport, found: Summary) -> None:
    page.heading("Ratings and time")
    rows = []
    for name in sorted(found.ratings, key=lambda it: -found.ratings[it]):
        decision_times = found.decision_times[name]
        mean = 1000 * decision_times.seconds / max(1, decision_times.decisions)
        rows.append([name, f"{found.ratings[name]:+.0f}", f"{mean:.2f} ms", f"{1000 * decision_times.slowest:.0f} ms"])
    page.table(["", "rating", "a decision", "the slowest"], rows)


def _details(page: HtmlReport, duel: Duel) -> None:
    page.heading(f"{duel.one} against {duel.other}")
    lines: list[Row] = [{"name": line, "value": points} for line, points in duel.margins.items() if line != TOTAL]
    page.figure(plots.bars(lines, "points more, on average"), "Where the points come from.")
    page.figure(plots.histogram(duel.totals, "points more in a match"), "How the matches ended.")
    so_far = [fmean(duel.shares[:count]) for count in range(1, len(duel.shares) + 1)]
    page.figure(plots.course(so_far, "deals"), f"How the share of wins of {duel.one} settled.")


def _row(duel: Duel) -> list[str]:
    found = duel.verdict
    interval = f"{found.low:.1%} – {found.high:.1%}"
    return [
        f"{duel.one} – {duel.other}",
        str(found.matches),
        f"{found.share:.1%}",
        interval,
        f"{duel.margins[TOTAL]:+.1f}",
    ]


def _share(duel: Duel) -> Row:
    found = duel.verdict
    return {"name": f"{duel.one} – {duel.other}", "mean": found.share, "low": found.low, "high": found.high}
