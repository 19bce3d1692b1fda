"""Memory and processor time of a process, from Linux's /proc; unknown on other systems."""

from __future__ import annotations

import os
from pathlib import Path


def descendants(pid: int) -> list[int]:
    """List the descendants of a process."""
    try:
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
    return children + [other for child in children for other in descendants(child)]


def is_running(pid: int) -> bool:
    """Return whether a process has not ended; a zombie counts as ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:1]
    except OSError:
        return False
    return state not in ([], ["Z"])  # a process that is just being reaped has no state


def is_worker(pid: int) -> bool:
    """Return whether a process is a server or bot worker, not a helper of Python's multiprocessing."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def memory(pid: int) -> int | None:
    """Return the resident memory of a process in bytes."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text().split()[1:2]
    except OSError:
        return None
    return None if not pages else int(pages[0]) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float | None:
    """Return the processor time that a process has used."""
    try:
        # The name of the program, in parentheses, may contain anything.
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if not fields else (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
