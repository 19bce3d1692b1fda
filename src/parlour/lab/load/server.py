"""A server of our own to put under load: `parlour serve` on a free port of the loopback, in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

from parlour.engine.plain import Wrong
from parlour.lab.load.address import Address, loopback

HOST: Final = "127.0.0.1"
LONGEST_START: Final = 60.0
LONGEST_STOP: Final = 15.0
OPEN: Final = "Parlour is open at "
DATABASE: Final = "load.sqlite"
LOG: Final = "load.log"


class Server:
    """A server process that can be killed and started again on the same store and the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.address = Address(HOST, 0)
        self._process: Process | None = None

    @property
    def database(self) -> Path:
        """Name the file of the store."""
        return self.folder / DATABASE

    @property
    def pid(self) -> int:
        """Give the number of the process."""
        assert self._process is not None, "not started"
        return self._process.pid

    async def start(self) -> None:
        """Start the server and wait until its door is open."""
        # -P: what lies in the present folder must not take the place of our own modules.
        program = [sys.executable, "-P", "-m", "parlour.cli", "serve"]
        where = ["--host", HOST, "--port", str(self.address.port)]
        what = ["--data", str(self.folder), "--database", str(self.database), "--bot-workers", "1", "--no-rate-limits"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
        with (self.folder / LOG).open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *program, *where, *what, stdout=PIPE, stderr=log, env=environment
            )
        try:
            async with asyncio.timeout(LONGEST_START):
                self.address = loopback(await self._opened())
        except TimeoutError:
            await self.kill()
            raise Wrong("server", f"one that opens within {LONGEST_START:.0f} s", "none") from None

    async def _opened(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            if line.decode().startswith(OPEN):
                return line.decode().removeprefix(OPEN).strip()
        raise Wrong("server", "one that starts", " ".join(self.complaints()[-1:]) or "one that ended")

    async def kill(self) -> None:
        """End the process as a power cut would: it gets no chance to do anything."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> None:
        """Ask the process to end, and wait for it."""
        if self._process is None or self._process.returncode is not None:
            return
        self._process.terminate()
        try:
            async with asyncio.timeout(LONGEST_STOP):
                await self._process.wait()
        except TimeoutError:
            await self.kill()

    def complaints(self) -> list[str]:
        """List what the server has logged as a mistake."""
        log = self.folder / LOG
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines() if log.exists() else []
        return [line for line in lines if "level='error'" in line or "Traceback" in line or "Error" in line]
