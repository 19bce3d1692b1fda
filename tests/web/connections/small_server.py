"""A server process that may have few files open: `python -m tests.web.connections.small_server FOLDER FILES LIMITS`."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.web.logs import access_log
from parlour.web.process import listen
from parlour.web.process.serve import serve
from parlour.web.settings import ConnectionLimits, ServerSettings


def main(folder: Path, files: tuple[int, int], limits: dict[str, float]) -> None:
    """Serve until killed; the port is written to standard output."""
    resource.setrlimit(resource.RLIMIT_NOFILE, files)
    access_log.set_up(logging.INFO)
    running = listen.listen("127.0.0.1", 0, may_change_port=False)
    settings = ServerSettings(data=folder, static=folder / "static", connections=ConnectionLimits(**limits))  # type: ignore[arg-type]
    asyncio.run(serve(settings, [running], lambda: _tell(running.getsockname()[1])))


def _tell(port: int) -> None:
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()


class SmallServer:
    """The process as seen from outside."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self._log = log

    @property
    def log(self) -> str:
        """Return what it has logged."""
        return self._log.read_text()

    def files(self) -> int:
        """Return the number of descriptors it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


@contextmanager
def small_server(folder: Path, soft: int, hard: int, **limits: float) -> Iterator[SmallServer]:
    """Run a server that may have so many files open."""
    command = [
        sys.executable,
        "-m",
        "tests.web.connections.small_server",
        str(folder),
        f"[{soft}, {hard}]",
        json.dumps(limits),
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
    log = folder / "log"
    pipe = subprocess.PIPE
    with (
        log.open("w") as err,
        subprocess.Popen(command, stdout=pipe, stderr=err, text=True, env=environment) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.strip().isdigit(), log.read_text()
            yield SmallServer(process, int(said), log)
        finally:
            process.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(json.loads(sys.argv[2])), json.loads(sys.argv[3]))
