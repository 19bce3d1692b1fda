"""A server to measure: `parlour serve` on a free port of the loopback, in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL
from time import perf_counter
from typing import Final

from parlour.engine.plain import Wrong
from parlour.lab.servers.loopback import Address, loopback
from parlour.lab.servers.process_usage import descendants, is_running, is_worker

HOST: Final = "127.0.0.1"
START_TIMEOUT: Final = 120.0  # a busy machine takes its time
STOP_TIMEOUT: Final = 15.0
OPEN: Final = "Parlour is open at "
DATABASE: Final = "load.sqlite"
LOOK_EVERY: Final = 0.05
LOG: Final = "load.log"


class Server:
    """A server that can be killed and started again on the same store and the same port.

    Without the address of a *database* its store is a file in its folder. With several *workers* it is as many
    processes and one that watches over them.
    """

    def __init__(self, folder: Path, database: str = "", workers: int = 1, options: tuple[str, ...] = ()) -> None:
        self.folder: Final = folder
        self.database: Final = database or str(folder / DATABASE)
        self.workers: Final = workers
        self.address = Address(HOST, 0)
        self._options: Final = options
        self._process: Process | None = None
        self._left: list[int] = []  # workers that have not ended yet after their supervisor was killed

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        assert self._process is not None, "not started"
        return self._process.pid

    async def start(self) -> None:
        """Start the server and wait until it listens."""
        # -P: files in the current folder must not shadow Parlour's modules.
        await self._wait_for_those_left()
        program = [sys.executable, "-P", "-m", "parlour.cli", "serve", "--workers", str(self.workers)]
        where = ["--host", HOST, "--port", str(self.address.port), *(self._options or ("--no-rate-limits",))]
        what = ["--data", str(self.folder), "--database", self.database, "--bot-workers", "1"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
        with (self.folder / LOG).open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *program, *where, *what, stdout=PIPE, stderr=log, env=environment
            )
        try:
            async with asyncio.timeout(START_TIMEOUT):
                self.address = loopback(await self._opened())
        except TimeoutError:
            await self.kill()
            raise Wrong("server", f"one that opens within {START_TIMEOUT:.0f} s", "none") from None

    async def _opened(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            if line.decode().startswith(OPEN):
                return line.decode().removeprefix(OPEN).strip()
        raise Wrong("server", "one that starts", " ".join(self.logged_errors()[-1:]) or "one that ended")

    @property
    def is_running(self) -> bool:
        """Return whether the process that was started has not ended."""
        return self._process is not None and self._process.returncode is None

    def processes(self) -> list[int]:
        """List the server and worker processes, the one that was started first included."""
        return [self.pid, *[pid for pid in descendants(self.pid) if is_worker(pid)]] if self.is_running else []

    async def kill(self, pid: int | None = None) -> None:
        """Kill a process (by default the one that was started) with SIGKILL."""
        if self._process is None or not self.is_running:
            return
        if pid in (None, self.pid):
            self._left = self.processes()[1:]
            self._process.kill()
            await self._process.wait()
        elif pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, SIGKILL)

    async def _wait_for_those_left(self) -> None:
        """Wait for the workers of a supervisor that was killed: they end by themselves."""
        deadline = perf_counter() + STOP_TIMEOUT
        while [pid for pid in self._left if is_running(pid)]:
            if perf_counter() > deadline:
                raise Wrong("server", "workers that end with their supervisor", "some that do not")
            await asyncio.sleep(LOOK_EVERY)
        self._left = []

    async def stop(self) -> None:
        """Ask the process to end, and wait for it."""
        if self._process is None or self._process.returncode is not None:
            return
        self._process.terminate()
        try:
            async with asyncio.timeout(STOP_TIMEOUT):
                await self._process.wait()
        except TimeoutError:
            await self.kill()

    def logged_errors(self) -> list[str]:
        """List the errors that the server has logged."""
        log = self.folder / LOG
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines() if log.exists() else []
        return [line for line in lines if "level='error'" in line or "Traceback" in line or "Error" in line]
