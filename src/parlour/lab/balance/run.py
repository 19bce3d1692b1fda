"""Running a balance trial: by any number of workers, at once or in parts, with the same results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parlour.engine.plain import Wrong
from parlour.lab.arena.contest import Contest, check_setting
from parlour.lab.arena.ledger import Book
from parlour.lab.balance.trial import TrialMatch, fixtures, try_out
from parlour.lab.workers.workers import HERE, Workers


def check(contest: Contest) -> None:
    """Check a contest of one bot with itself before it starts."""
    if len(contest.entrants) != 1:
        raise Wrong("bots", "one, to play against itself", str(len(contest.entrants)))
    check_setting(contest)


def play_trial(
    book: Book[TrialMatch],
    matches: int,
    workers: Workers = HERE,
    progress: Callable[[TrialMatch], None] | None = None,
    first: int = 0,
) -> list[TrialMatch]:
    """Play the matches that the ledger lacks, from the first deal on; return all matches in order."""
    contest = book.contest
    check(contest)
    wanted = fixtures(contest, matches, first)
    missing = iter([fixture for fixture in wanted if fixture not in book.rows])
    for trial in workers.results(partial(try_out, contest), missing):
        book.add(trial)
        if progress is not None:
            progress(trial)
    return [book.rows[fixture] for fixture in wanted]
