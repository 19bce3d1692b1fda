"""Workers: they carry out the parts of a measurement, and the results are the same whoever they are."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeVar

from parlour.engine.plain import Wrong

AHEAD: Final = 2  # parts that are queued in advance for each worker
MAX_LOSSES: Final = 3  # times that workers may be lost before another part is done

PartT = TypeVar("PartT")
ResultT = TypeVar("ResultT")


@dataclass(frozen=True)
class Workers:
    """So many workers, and how to open an executor that reaches them; None works in this process.

    Anything with the interface of `concurrent.futures` will do. Functions and parts are sent as pickles.
    """

    count: int = 1
    open: Callable[[], AbstractContextManager[Executor]] | None = None

    def results(self, work: Callable[[PartT], ResultT], parts: Iterable[PartT]) -> Iterator[ResultT]:
        """Carry out the parts and yield their results in order; the next one is requested when a worker is free.

        Parts of workers that are lost are done again.
        """
        if self.open is None:
            yield from map(work, parts)
            return
        left, begun, losses = iter(parts), deque[PartT](), 0
        while losses < MAX_LOSSES:
            try:
                with self.open() as executor:
                    for result in self._in_order(executor, work, left, begun):
                        losses = 0
                        yield result
                    return
            except BrokenExecutor:
                losses += 1
        raise Wrong("workers", "processes that can work", f"one that died {MAX_LOSSES} times at the same part")

    def _in_order(
        self, executor: Executor, work: Callable[[PartT], ResultT], left: Iterator[PartT], begun: deque[PartT]
    ) -> Iterator[ResultT]:
        """Yield the results of the parts that are *begun*, then of those that are *left*; which are begun before."""
        futures: deque[Future[ResultT]] = deque([executor.submit(work, part) for part in begun])
        while True:
            for part in islice(left, self.count * AHEAD - len(begun)):
                begun.append(part)
                futures.append(executor.submit(work, part))
            if not futures:
                return
            result = futures.popleft().result()
            begun.popleft()
            yield result


HERE: Final = Workers()


def processes(count: int) -> Workers:
    """Return worker processes on this machine; a single one is this process."""
    return HERE if count == 1 else Workers(count, lambda: _pool(count))


@contextmanager
def _pool(count: int) -> Iterator[Executor]:
    # Spawned rather than forked: it is the same on every system, and nothing is shared by accident.
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
