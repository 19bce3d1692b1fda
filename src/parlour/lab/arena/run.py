"""Running a contest: on any number of processes, at once or in parts, with the same results."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import groupby, islice

from parlour.engine.plain import Wrong
from parlour.lab.arena.bout import Bout, play
from parlour.lab.arena.contest import Fixture, check
from parlour.lab.arena.ledger import Ledger, Row
from parlour.lab.arena.verdict import deal_shares, is_settled

AHEAD = 2  # fixtures that are queued in advance for each process


def play_contest(
    ledger: Ledger,
    deals: int,
    jobs: int = 1,
    wanted: float | None = None,
    progress: Callable[[Bout], None] | None = None,
) -> None:
    """Play the fixtures that the ledger lacks; with a *wanted* share, end a duel as soon as it is settled."""
    contest = ledger.contest
    check(contest)
    missing = [fixture for fixture in contest.fixtures(deals) if fixture not in ledger.bouts]
    for bout in play_all(partial(play, contest), _unsettled(ledger, missing, wanted), jobs):
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


def play_all(play_one: Callable[[Fixture], Row], fixtures: Iterator[Fixture], jobs: int) -> Iterator[Row]:
    """Play fixtures, in worker processes if there are several *jobs*, and yield their results in order.

    The next fixture is requested only when a process is free.
    """
    if jobs == 1:
        yield from map(play_one, fixtures)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from _in_order(_deal_out(pool, play_one, fixtures, jobs * AHEAD))
        except BrokenProcessPool:
            raise Wrong("jobs", "processes that can work", "one that died") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _deal_out(
    pool: Executor, play_one: Callable[[Fixture], Row], fixtures: Iterator[Fixture], most: int
) -> Iterator[Future[Row]]:
    waiting = deque([pool.submit(play_one, fixture) for fixture in islice(fixtures, most)])
    while waiting:
        yield waiting.popleft()
        waiting.extend([pool.submit(play_one, fixture) for fixture in islice(fixtures, 1)])


def _in_order(futures: Iterator[Future[Row]]) -> Iterator[Row]:
    for future in futures:
        yield future.result()
