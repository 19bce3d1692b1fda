"""The lock of a server: at most one process serves a database file, and the others can name it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from parlour.engine.plain import Reader, Wrong, decode, encode
from parlour.tables.store.sqlite.files import OWNER_ONLY

ENDING: Final = ".lock"
MAX_CONTENT: Final = 4096  # bytes

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 30  # a locked byte cannot be read on Windows, so it lies after the content

    def _try_lock(descriptor: int) -> None:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _try_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ServerLock:
    """The lock on serving a database. The system releases it when the process ends, however it ends.

    The lock is on a file of its own, which stays: SQLite's own locks are on the database, and closing any descriptor
    of that file would drop them.
    """

    def __init__(self, file: Path, address: str) -> None:
        """Lock the database in *file*; `Wrong` names the server that holds the lock."""
        path = file.with_name(file.name + ENDING)
        self._descriptor: Final = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            _try_lock(self._descriptor)
        except (BlockingIOError, PermissionError):
            holder = _holder(os.read(self._descriptor, MAX_CONTENT))
            os.close(self._descriptor)
            raise Wrong(str(file), "a database that no other server uses", f"one in use by {holder}") from None
        self._write(encode({"pid": os.getpid(), "address": address, "since": _now()}))

    def release(self) -> None:
        """Release the lock."""
        self._write(b"")
        os.close(self._descriptor)

    def _write(self, content: bytes) -> None:
        with suppress(OSError):  # a full disk: it is locked all the same
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, content)


def _holder(content: bytes) -> str:
    """Describe the server that holds the lock; the file is empty for a moment after it was locked."""
    try:
        reader = Reader(decode(content, ENDING), ENDING)
        pid, address = reader.at("pid").integer(0, 2**53), reader.at("address").text(200)
        since = reader.at("since").text(40)
    except Wrong:
        return "another process"
    return f"the server{' at ' if address else ''}{address} (process {pid}, since {since})"


def _now() -> str:
    return datetime.now(UTC).isoformat(" ", "seconds")
