"""The files of a report on balance: a page of HTML, or Markdown with plots beside it."""

from __future__ import annotations

from pathlib import Path

from parlour.lab.arena.contest import Contest
from parlour.lab.balance.findings import BalanceFinding
from parlour.lab.balance.report import report, title
from parlour.lab.balance.summary import Balance
from parlour.lab.report.markdown import MarkdownReport
from parlour.lab.report.page import HtmlReport


def name_of(contest: Contest) -> str:
    """Return the names of a report's files: one for every number of seats."""
    return f"{contest.game}-{contest.seats()}"


def write_html(folder: Path, contest: Contest, found: Balance, off: list[BalanceFinding], made: str) -> None:
    """Write one file that needs neither network nor scripts."""
    page = HtmlReport(title(contest))
    report(page, contest, found, off, made)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name_of(contest)}.html").write_text(page.text(), encoding="utf-8")


def write_markdown(folder: Path, contest: Contest, found: Balance, off: list[BalanceFinding], made: str) -> None:
    """Write a page for a repository."""
    page = MarkdownReport(title(contest), name_of(contest))
    report(page, contest, found, off, made)
    page.write(folder)
