"""A sandboxed process: it works on untrusted input, one piece at a time, and is killed when it exceeds a limit.

The process is started when it is first needed, and ends when it has had nothing to do for a while.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from parlour.engine.plain import Wrong
from parlour.tables.errors import Busy
from parlour.tables.workers.process import prepare

if sys.platform != "win32":
    import resource

Input = TypeVar("Input")
Result = TypeVar("Result")
FOUND, WRONG, EXCEEDED, FAILED = range(4)  # outcomes of a piece of work
LOW_PRIORITY: Final = 10


@dataclass(frozen=True)
class SandboxLimits:
    """How much one piece of work may take."""

    seconds: float = 10.0  # by the clock
    processor_seconds: int = 2
    memory: int = 512 * 1024 * 1024  # bytes of address space, on Linux
    start_seconds: float = 60.0  # until the process is ready
    idle_seconds: float = 60.0  # until it ends by itself
    max_waiting: int = 8  # pieces of work, the one under way included


class LimitExceeded(Exception):
    """A piece of work has exceeded a limit of time or memory."""


class Sandbox:
    """One process for untrusted work; pieces of work wait in a short queue."""

    def __init__(self, limits: SandboxLimits | None = None) -> None:
        self.limits: Final = limits or SandboxLimits()
        self._waiting = 0
        self._thread: Final = ThreadPoolExecutor(1, "sandbox")  # waits for the process, so the event loop need not
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    async def run(self, work: Callable[[Input], Result], argument: Input) -> Result:
        """Run *work* in the process. Raises its `Wrong`, `LimitExceeded`, and `Busy` if the queue is full."""
        if self._waiting >= self.limits.max_waiting:
            raise Busy("too many uploads are being checked; please try again in a few seconds")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._run_in_process, work, argument)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Kill the process."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        process = self._process
        if process is not None:
            with suppress(ValueError):  # the other thread has just closed it
                process.kill()  # a caller that waits for it gets `LimitExceeded`
        self._thread.shutdown(cancel_futures=True)
        self._end()

    def _run_in_process(self, work: Callable[[Input], Result], argument: Input) -> Result:
        while True:
            pipe = self._ready()
            try:
                pipe.send((work, argument))
                if pipe.poll(self.limits.seconds):
                    found: Result = _received(*pipe.recv())
                    return found
            except (EOFError, OSError):  # the process has died
                pass
            if self._end() != 0:
                raise LimitExceeded
            # The process had just ended by itself because it was idle: start another.

    def _ready(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self._end()
            context = multiprocessing.get_context("spawn")
            self._pipe, its_end = context.Pipe()
            self._process = context.Process(target=serve, args=(its_end, self.limits), daemon=True)
            self._process.start()
            its_end.close()
            if not self._has_started(self._pipe):
                self._end()
                raise Busy("the process that checks uploads does not start; please try again later")
        return self._pipe

    def _has_started(self, pipe: Connection) -> bool:
        """Wait until a new process reports that it is ready."""
        try:
            return pipe.poll(self.limits.start_seconds) and pipe.recv() is None
        except EOFError:  # it has died
            return False

    def _end(self) -> int:
        """Kill the process if it runs; return its exit code, 0 if there was none."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is None or pipe is None:
            return 0
        pipe.close()
        process.join(0.1)  # one that is about to end by itself may do so
        process.kill()
        process.join()
        code = process.exitcode or 0
        process.close()
        return code


def _received(outcome: int, *told: Any) -> Any:
    """Return the result that the process sent, or raise its error."""
    if outcome == WRONG:
        raise Wrong(*told)
    if outcome == EXCEEDED:
        raise LimitExceeded
    if outcome == FAILED:
        raise RuntimeError(f"in the sandboxed process: {told[0]}")
    return told[0]


def serve(pipe: Connection, limits: SandboxLimits) -> None:
    """Run in the sandboxed process: do the work that arrives, and return after a while without any."""
    prepare()
    _limit_memory(limits.memory)
    pipe.send(None)
    while pipe.poll(limits.idle_seconds):
        try:
            work, argument = pipe.recv()
        except EOFError:
            return
        _limit_processor_time(limits.processor_seconds)
        pipe.send(_outcome(work, argument))


def _outcome(work: Callable[[Input], Result], argument: Input) -> tuple[Any, ...]:
    try:
        return FOUND, work(argument)
    except Wrong as wrong:
        return WRONG, wrong.path, wrong.expected, wrong.found
    except MemoryError:
        return (EXCEEDED,)
    except Exception:  # noqa: BLE001  # a bug of Parlour's: the server reports it
        return FAILED, traceback.format_exc()


def _limit_memory(memory: int) -> None:
    """Limit the memory of this process, where the system can, and lower its priority."""
    if sys.platform != "win32":
        with suppress(PermissionError):  # a service manager may forbid it (SystemCallFilter); the limits below hold
            os.nice(LOW_PRIORITY)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":  # elsewhere an address space cannot be limited
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _limit_processor_time(seconds: int) -> None:
    """Limit the further processor time of this process; the system kills it when the limit is exceeded."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, hard))
