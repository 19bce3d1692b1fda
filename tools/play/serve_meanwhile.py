"""Serves from the sources while the rules are compiled, then stops that server so that a compiled one takes over.

Compiling takes minutes on a fresh clone. A server that runs interpreted plays by the same rules; only its bots are
slower. Tables are in the store, and pages connect again by themselves, so nobody loses anything by the restart.
"""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from types import FrameType
from typing import IO

COMPILE = Path(__file__).parents[1] / "compile_engine.py"
PAUSE = 0.2  # seconds between two looks at both processes
STOP_TIMEOUT = 15.0
COMPILING = "PARLOUR_COMPILING"  # names a file; while it is there, tables say that bots are slower
ADDRESS = re.compile(r"open at http://\S+?:(\d+)")

Process = subprocess.Popen[str]


class Server:
    """A server in a process of its own, whose output is passed on and tells the port."""

    def __init__(self, command: list[str], tree: Path, compiling: Path) -> None:
        self.port = ""  # until it listens
        environment = {**os.environ, "PYTHONPATH": str(tree), COMPILING: str(compiling)}
        self.process: Process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self._printing = Thread(target=self._pass_on, args=[self.process.stdout], daemon=True)
        self._printing.start()

    def _pass_on(self, output: IO[str]) -> None:
        for line in output:
            print(line, end="", flush=True)
            found = ADDRESS.search(line)
            self.port = found[1] if found else self.port

    def stop(self) -> None:
        """Stop it so that everything acknowledged is stored; kill it only if it does not end by itself."""
        self.process.terminate()
        try:
            self.process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()

    @contextmanager
    def running(self) -> Iterator[None]:
        """Wait at the end until the process has ended and all that it wrote is passed on."""
        with self.process:
            try:
                yield
            finally:
                self._printing.join()


def serve_until_compiled(
    command: list[str], source: Path, compilation: list[str], when_failed: Callable[[], None]
) -> str:
    """Serve with *command* until *compilation* has succeeded; then stop the server and return its port.

    If the server ends first, leave with its exit code. If the compilation fails, the server goes on as it is.
    """
    with compiling_file() as compiling, running_behind(compilation) as compiler:
        server = Server(command, source, compiling)
        with server.running(), signals_passed_to(server.process):
            while not (server.port and compiler.poll() == 0):
                if server.process.poll() is not None:
                    sys.exit(exit_code(server.process))
                if compiler.poll():
                    compiling.unlink()
                    when_failed()
                    sys.exit(exit_code(server.process))
                time.sleep(PAUSE)
            server.stop()
    return server.port


def exit_code(process: Process) -> int:
    """Wait for a process and return the exit code that a shell would report."""
    code = process.wait()
    return 128 - code if code < 0 else code


@contextmanager
def compiling_file() -> Iterator[Path]:
    """Make a file that tells the server that the rules are being compiled."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        file = Path(folder, "compiling")
        file.touch()
        yield file


@contextmanager
def running_behind(command: list[str]) -> Iterator[Process]:
    """Run *command* at a low priority and out of reach of Ctrl-C; end it, and what it has started, with the block."""
    process: Process = subprocess.Popen(
        ["nice", *command], stdout=subprocess.DEVNULL, text=True, start_new_session=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


@contextmanager
def signals_passed_to(process: Process) -> Iterator[None]:
    """Let *process* decide what to do about the signals that end a server."""

    def pass_on(number: int, _frame: FrameType | None) -> None:
        if number != signal.SIGINT:  # a terminal sends Ctrl-C to all of its processes
            process.send_signal(number)

    before = {number: signal.signal(number, pass_on) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def again(arguments: list[str], port: str) -> list[str]:
    """Return the arguments with which the server starts again: at the same port, without another browser window."""
    return [*(argument for argument in arguments if argument != "--open"), "--port", port]
