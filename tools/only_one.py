"""A lock between processes, so that two starts at once do not set up the same thing twice."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Hold the lock file *path* while the block runs; wait if another process holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        _lock(file.fileno())  # the system releases it when the file is closed or the process dies
        yield
