"""The files of an SQLite database: where they are, and who may read them."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.engine import make_url

from parlour.engine.plain import Wrong

log: Final = structlog.get_logger()
OWNER_ONLY: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
BESIDE: Final = ("-wal", "-shm", "-journal")  # suffixes of the files that SQLite puts beside a database
IN_MEMORY: Final = (None, "", ":memory:")


def file_of(url: str) -> Path | None:
    """Return the file of a database with symbolic links resolved, as SQLite does; None if it has no file."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in IN_MEMORY:
        return None
    return Path(str(address.database)).resolve()


def companion_files(file: Path) -> list[Path]:
    """Return the files that SQLite may have put beside a database."""
    return [file.with_name(file.name + ending) for ending in BESIDE]


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner can open, unless it exists."""
    folder.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)


def prepare(file: Path) -> None:
    """Create the file of a database if there is none, and make its files readable by their owner only.

    SQLite gives the files beside a database the mode that the database has.
    """
    make_folder(file.parent)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    check_names(file)
    for path in (file, *companion_files(file)):
        _restrict(path)


def check_names(file: Path) -> None:
    """Raise `Wrong` if a database is not a regular file, or has a second name (hard link).

    SQLite keeps the newest data in a file named after the database: under another name it would not find them.
    """
    found = file.stat()
    if not stat.S_ISREG(found.st_mode):
        raise Wrong(str(file), "the file of a database", "something that is not a file")
    if found.st_nlink > 1:
        why = f"one with {found.st_nlink} names (hard links), which would damage it; make copies with parlour backup"
        raise Wrong(str(file), "a database file with one name", why)


def _restrict(path: Path) -> None:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
    except FileNotFoundError:
        pass  # nothing to read
    except PermissionError:
        log.warning("file is readable by others and belongs to another user", file=str(path))
