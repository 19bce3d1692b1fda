"""A program that opens stores in processes of its own and lets them die, run out of room or meet each other.

It forks: what takes long is loaded once. It prints one JSON object, and is started by `run`.
"""

import asyncio
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from parlour.engine.plain import Wrong
from parlour.tables.store import revisions
from parlour.tables.store.database import Store
from parlour.tables.store.sqlite import copies, unfinished
from tests.tables.store import old_stores

ROOT = Path(__file__).resolve().parents[3]
OPENED, REFUSED, FAULTY = 0, 3, 4
PAGE = 4096
AT_ONCE = 3
MEETINGS = 2


def run(*arguments: str) -> tuple[dict[str, Any], str]:
    """Start this program; return what it found, and what it complained of."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    command = [sys.executable, "-m", "tests.tables.store.crashing_process", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1]), done.stderr


def say(what: object, stream: TextIO = sys.stdout) -> None:
    stream.write(f"{what}\n")
    stream.flush()


def started(work: Callable[[], int]) -> int:
    """Begin something in a process of its own; return its id."""
    pid = os.fork()
    if not pid:
        code = FAULTY
        try:
            code = work()
        finally:
            os._exit(code)
    return pid


def ended(pid: int) -> int:
    """Wait for a process; return its exit code, negative for a signal."""
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def child(work: Callable[[], int]) -> int:
    """Do something in a process of its own; return its exit code."""
    return ended(started(work))


def opened(url: str) -> int:
    async def whole() -> None:
        await (await Store.open(url)).close()

    try:
        asyncio.run(whole())
    except Wrong as wrong:
        say(wrong, sys.stderr)
        return REFUSED
    return OPENED


def watch_steps(tick: Callable[[], None]) -> None:
    """Let *tick* be called whenever this process begins a statement, or puts a file in its place."""
    connect, replace = sqlite3.connect, os.replace

    def traced(*arguments: object, **options: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)  # type: ignore[call-overload]
        connection.set_trace_callback(lambda _: tick())
        return connection

    def counted(*arguments: object) -> None:
        tick()
        replace(*arguments)  # type: ignore[arg-type]

    sqlite3.connect, os.replace = traced, counted  # type: ignore[assignment]


def opened_until(url: str, step: int) -> int:
    """Open a store, and be killed at a step."""
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if done == step:
            os.kill(os.getpid(), signal.SIGKILL)

    watch_steps(tick)
    return opened(url)


def left_at_each_step(file: Path) -> list[bytes]:
    """Let another process open a store; return what would be left of the store if it were killed at each step."""
    (asked, ask), (answered, answer) = os.pipe(), os.pipe()

    def tick() -> None:
        os.write(ask, b".")
        os.read(answered, 1)

    def wait_at_each_step() -> int:
        os.close(asked)
        watch_steps(tick)
        return opened(old_stores.url_of(file))

    pid, found = started(wait_at_each_step), []
    os.close(ask)
    while os.read(asked, 1):
        found.append(content(file))
        os.write(answer, b".")
    for end in (asked, answered, answer):
        os.close(end)
    assert ended(pid) == OPENED
    return [*found, content(file)]


def fresh(folder: Path, revision: str) -> Path:
    """Return a store of a revision, in a folder without anything else."""
    shutil.rmtree(folder / "store", ignore_errors=True)
    (folder / "store").mkdir()
    file = folder / "store" / "parlour.sqlite"
    if revision:
        shutil.copy(folder / "seed", file)
    return file


def is_whole(file: Path, revision: str) -> int:
    """Return whether a store opens and has all that it had, and nothing half-made lies beside it."""
    found = asyncio.run(old_stores.faults(file, revision))
    found += [path.name for path in file.parent.iterdir() if path.name.endswith(copies.UNFINISHED)]
    found += [path.name for path in copies.listed(file) if len(copies.listed(file)) > copies.MAX_COPIES]
    say(found, sys.stderr)
    return FAULTY if found else OPENED


def content(file: Path) -> bytes:
    """Return all that a store consists of; the index of its log is made anew after a death."""
    paths = [path for path in sorted(file.parent.iterdir()) if not path.name.endswith("-shm")]
    return b"".join([path.name[:30].encode() + b":" + path.read_bytes() for path in paths])


def kill_everywhere(folder: Path, revision: str) -> dict[str, object]:
    """Kill a process that opens a store, once for every state that any of its steps leaves."""
    states = left_at_each_step(fresh(folder, revision))
    kills = [step for step, state in enumerate(states, start=1) if state not in states[: step - 1]]
    broken = [step for step in kills if not _survives(fresh(folder, revision), revision, step)]
    return {"steps": len(states), "kills": len(kills), "broken": broken}


def _survives(file: Path, revision: str, step: int) -> bool:
    child(lambda: opened_until(old_stores.url_of(file), step))
    return child(lambda: is_whole(file, revision)) == OPENED


def fill_disk(folder: Path, revision: str) -> dict[str, object]:
    """Let the disk be full earlier or later while a store is opened."""
    size = (folder / "seed").stat().st_size
    limits = [0, PAGE, size - PAGE, *range(size, 3 * size, 8 * PAGE)]
    found = [_opened_with(fresh(folder, revision), revision, limit) for limit in limits]
    return {"codes": [code for code, _ in found], "broken": [code for _, code in found if code != OPENED]}


def _opened_with(file: Path, revision: str, limit: int) -> tuple[int, int]:
    def full() -> int:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        return opened(old_stores.url_of(file))

    return child(full), child(lambda: is_whole(file, revision))


def meet(url: str) -> list[int]:
    """Open the same store in several processes at the same moment; return their exit codes."""
    waiting, go = os.pipe()

    def when_all_are_there() -> int:
        os.close(go)
        os.read(waiting, 1)
        return opened(url)

    pids = [started(when_all_are_there) for _ in range(AT_ONCE)]
    os.close(go)
    os.close(waiting)
    return [ended(pid) for pid in pids]


def meet_often(folder: Path, revision: str) -> dict[str, object]:
    """Let processes meet over a new store several times."""
    codes: list[int] = []
    for _ in range(MEETINGS):
        file = fresh(folder, revision)
        codes += [*meet(old_stores.url_of(file)), child(partial(is_whole, file, revision))]
    return {"codes": codes}


OUTAGE_ENDS = {"kill": kill_everywhere, "fill": fill_disk, "meet": meet_often}


def main(where: str, *trials: str) -> None:
    """Do to stores in a folder what is wished, such as `kill:v0001`; or let processes meet at a server's address."""
    for known in ("", *old_stores.REVISIONS, revisions.expected()):
        unfinished.shape_at(known)  # every process needs them, and inherits them
    if not trials:
        say(json.dumps({"codes": meet(where)}))
        return
    found = {}
    for trial in trials:
        what, _, revision = trial.partition(":")
        folder = Path(where) / f"{what}-{revision}"
        folder.mkdir()
        old_stores.make(folder / "seed", revision)
        found[trial] = OUTAGE_ENDS[what](folder, revision)
    say(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
