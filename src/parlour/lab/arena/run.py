"""Running a contest: by any number of workers, at once or in parts, with the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby

from parlour.lab.arena.bout import Bout, play
from parlour.lab.arena.contest import Fixture, check
from parlour.lab.arena.ledger import Ledger
from parlour.lab.arena.verdict import deal_shares, is_settled
from parlour.lab.workers.workers import HERE, Workers


def play_contest(
    ledger: Ledger,
    deals: int,
    workers: Workers = HERE,
    wanted: float | None = None,
    progress: Callable[[Bout], None] | None = None,
) -> None:
    """Play the fixtures that the ledger lacks; with a *wanted* share, end a duel as soon as it is settled."""
    contest = ledger.contest
    check(contest)
    missing = [fixture for fixture in contest.fixtures(deals) if fixture not in ledger.bouts]
    for bout in workers.results(partial(play, contest), _unsettled(ledger, missing, wanted)):
        ledger.add(bout)
        if progress is not None:
            progress(bout)


def bouts_of(ledger: Ledger, one: str, other: str) -> list[Bout]:
    """List the bouts of a duel."""
    return [bout for bout in ledger.bouts.values() if (bout.fixture.one, bout.fixture.other) == (one, other)]


def _unsettled(ledger: Ledger, fixtures: list[Fixture], wanted: float | None) -> Iterator[Fixture]:
    """Yield the fixtures of deals until their duel is settled; a deal is played from all seats or not at all."""
    seats = ledger.contest.seats()
    for (one, other, _), deal in groupby(fixtures, key=lambda it: (it.one, it.other, it.deal)):
        left = list(deal)
        is_begun = len(left) < seats
        if is_begun or wanted is None or not is_settled(deal_shares(bouts_of(ledger, one, other), seats), wanted):
            yield from left
