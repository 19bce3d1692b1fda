"""Backs up a server's data into a bundle, and restores them from one."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from parlour.backup import bundle, postgresql, sqlite
from parlour.backup.bundle import DATABASE, KEYS, POSTGRESQL, SQLITE, Manifest
from parlour.engine.plain import Wrong
from parlour.tables.store import revisions
from parlour.tables.store.sqlite.files import make_folder
from parlour.tables.store.sqlite.lock import ServerLock

SQLITE_URL: Final = "sqlite+aiosqlite:///"


@dataclass(frozen=True)
class DataLocation:
    """Where a server's data are: the data folder with its keys, and the URL of the database."""

    folder: Path
    url: str

    @property
    def kind(self) -> str:
        """Return which kind of database it is."""
        return SQLITE if self.url.startswith("sqlite") else POSTGRESQL

    @property
    def file(self) -> Path:
        """Return the database's file."""
        return Path(self.url.removeprefix(SQLITE_URL))


def back_up(location: DataLocation, file: Path, version: str, with_keys: bool = True) -> Manifest:
    """Write all data into a bundle, beside a running server; the copy is checked. *version* is our own."""
    with _work_folder(file.absolute().parent) as folder:
        database = folder / DATABASE
        if location.kind == SQLITE:
            sqlite.copy(location.file, database)
            revision, counts = sqlite.revision(database), sqlite.counts(database)
        else:
            revision = asyncio.run(postgresql.revision(location.url))
            if not revision:
                raise Wrong("the database", "one with tables of Parlour's", "none")
            counts = asyncio.run(postgresql.counts(location.url))
            postgresql.dump(location.url, database)
        keys = {name: location.folder / name for name in KEYS if with_keys and (location.folder / name).exists()}
        made = datetime.now(UTC).isoformat(timespec="seconds")
        manifest = Manifest(location.kind, revision, version, made, counts, {})
        bundle.write(file, manifest, {DATABASE: database, **keys})
    return manifest


def look_into(file: Path) -> Manifest:
    """Check a bundle without putting it anywhere."""
    with tempfile.TemporaryDirectory() as folder:
        return _unpack(file, Path(folder))


def restore(location: DataLocation, file: Path, force: bool = False) -> tuple[Manifest, list[str]]:
    """Restore a bundle's data; return its manifest, and where the earlier files were moved to.

    Without *force* nothing is replaced. With it, what was there is moved aside, never deleted.
    """
    home = location.file.parent if location.kind == SQLITE else location.folder
    for folder in (location.folder, home):
        make_folder(folder)
    with _work_folder(home) as folder, _locked(location):
        manifest = _unpack(file, folder)
        if manifest.kind != location.kind:
            raise Wrong(str(file), f"a backup of a {location.kind} database", f"one of {manifest.kind}")
        keys = [name for name in KEYS if name in manifest.sums]
        if not force:
            _check_empty(location, keys)
        aside = _replace_database(location, folder / DATABASE)
        for name in keys:
            aside += _replace_key(folder / name, location.folder / name)
    return manifest, aside


@contextmanager
def _locked(location: DataLocation) -> Iterator[None]:
    """Lock the database against servers meanwhile; `Wrong` if one has it open."""
    lock = ServerLock(location.file.resolve(), "") if location.kind == SQLITE and location.file.exists() else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _unpack(file: Path, folder: Path) -> Manifest:
    manifest = _copy_database(file, folder) if sqlite.is_database(file) else bundle.unpack(file, folder)
    if not revisions.is_known(manifest.revision):
        raise Wrong(str(file), "a backup of this version or an earlier one", f"one of Parlour {manifest.version}")
    if manifest.kind == SQLITE:
        sqlite.check(folder / DATABASE)
    return manifest


def _copy_database(file: Path, folder: Path) -> Manifest:
    """Treat a bare database, such as the copy made before an upgrade, as a backup without keys."""
    sqlite.copy(file, folder / DATABASE)
    revision, counts = sqlite.revision(folder / DATABASE), sqlite.counts(folder / DATABASE)
    made = datetime.fromtimestamp(file.stat().st_mtime, UTC).isoformat(timespec="seconds")
    return Manifest(SQLITE, revision, "?", made, counts, {DATABASE: ""})


def _check_empty(location: DataLocation, keys: Sequence[str]) -> None:
    there = [str(location.folder / name) for name in keys if (location.folder / name).exists()]
    if location.kind == SQLITE:
        there += [str(location.file)] if location.file.exists() else []
    elif asyncio.run(postgresql.revision(location.url)):
        there += ["the database"]
    if there:
        raise Wrong("restore", "an empty data folder, or --force to move the present data aside", ", ".join(there))


def _replace_database(location: DataLocation, database: Path) -> list[str]:
    if location.kind == SQLITE:
        aside = [str(sqlite.set_aside(location.file))] if location.file.exists() else []
        database.replace(location.file)
        return aside
    return _restore_dump(location.url, database)


def _restore_dump(url: str, database: Path) -> list[str]:
    aside = asyncio.run(postgresql.set_aside(url)) if asyncio.run(postgresql.revision(url)) else ""
    try:
        postgresql.restore(url, database)
    except BaseException:
        if aside:
            asyncio.run(postgresql.put_back(url, aside))
        raise
    return [f"the schema {aside}"] if aside else []


def _replace_key(new: Path, key: Path) -> list[str]:
    if key.exists() and key.read_bytes() == new.read_bytes():
        return []
    moved = []
    if key.exists():
        aside = key.with_name(f"{key.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        key.rename(aside)
        moved = [str(aside)]
    new.replace(key)
    return moved


@contextmanager
def _work_folder(folder: Path) -> Iterator[Path]:
    """Yield a temporary folder on the same disk, readable by this user only."""
    with tempfile.TemporaryDirectory(prefix=".parlour-", dir=folder) as found:
        yield Path(found)
