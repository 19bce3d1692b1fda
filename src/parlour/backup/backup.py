"""Backing up a server's data into a bundle, and restoring it from one."""

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
    """Where a server's data are: the data folder with its keys, and the address of the database."""

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


def back_up(place: DataLocation, file: Path, version: str, with_keys: bool = True) -> Manifest:
    """Write all data into a bundle, beside a running server; the copy is checked. *version* is our own."""
    with _beside(file.absolute().parent) as folder:
        database = folder / DATABASE
        if place.kind == SQLITE:
            sqlite.copy(place.file, database)
            revision, counts = sqlite.revision(database), sqlite.counts(database)
        else:
            revision = asyncio.run(postgresql.revision(place.url))
            if not revision:
                raise Wrong("the database", "one with tables of Parlour's", "none")
            counts = asyncio.run(postgresql.counts(place.url))
            postgresql.dump(place.url, database)
        keys = {name: place.folder / name for name in KEYS if with_keys and (place.folder / name).exists()}
        made = datetime.now(UTC).isoformat(timespec="seconds")
        manifest = Manifest(place.kind, revision, version, made, counts, {})
        bundle.write(file, manifest, {DATABASE: database, **keys})
    return manifest


def look_into(file: Path) -> Manifest:
    """Check a bundle without putting it anywhere."""
    with tempfile.TemporaryDirectory() as folder:
        return _unpacked(file, Path(folder))


def restore(place: DataLocation, file: Path, force: bool = False) -> tuple[Manifest, list[str]]:
    """Restore a bundle's data; return its manifest, and where the earlier files were moved to.

    Without *force* nothing is replaced. With it, what was there is moved aside, never deleted.
    """
    home = place.file.parent if place.kind == SQLITE else place.folder
    for folder in (place.folder, home):
        make_folder(folder)
    with _beside(home) as folder, _unserved(place):
        manifest = _unpacked(file, folder)
        if manifest.kind != place.kind:
            raise Wrong(str(file), f"a backup of a {place.kind} database", f"one of {manifest.kind}")
        keys = [name for name in KEYS if name in manifest.sums]
        if not force:
            _check_empty(place, keys)
        aside = _put_database(place, folder / DATABASE)
        for name in keys:
            aside += _put_key(folder / name, place.folder / name)
    return manifest, aside


@contextmanager
def _unserved(place: DataLocation) -> Iterator[None]:
    """Keep servers from opening the database meanwhile; `Wrong` if one has it open."""
    lock = ServerLock(place.file.resolve(), "") if place.kind == SQLITE and place.file.exists() else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _unpacked(file: Path, folder: Path) -> Manifest:
    manifest = _copied(file, folder) if sqlite.is_database(file) else bundle.unpack(file, folder)
    if not revisions.is_known(manifest.revision):
        raise Wrong(str(file), "a backup of this version or an earlier one", f"one of Parlour {manifest.version}")
    if manifest.kind == SQLITE:
        sqlite.check(folder / DATABASE)
    return manifest


def _copied(file: Path, folder: Path) -> Manifest:
    """Treat a bare database, such as the copy made before an upgrade, as a backup without keys."""
    sqlite.copy(file, folder / DATABASE)
    revision, counts = sqlite.revision(folder / DATABASE), sqlite.counts(folder / DATABASE)
    made = datetime.fromtimestamp(file.stat().st_mtime, UTC).isoformat(timespec="seconds")
    return Manifest(SQLITE, revision, "?", made, counts, {DATABASE: ""})


def _check_empty(place: DataLocation, keys: Sequence[str]) -> None:
    there = [str(place.folder / name) for name in keys if (place.folder / name).exists()]
    if place.kind == SQLITE:
        there += [str(place.file)] if place.file.exists() else []
    elif asyncio.run(postgresql.revision(place.url)):
        there += ["the database"]
    if there:
        raise Wrong("restore", "an empty place, or --force to move what is there aside", ", ".join(there))


def _put_database(place: DataLocation, database: Path) -> list[str]:
    if place.kind == SQLITE:
        aside = [str(sqlite.set_aside(place.file))] if place.file.exists() else []
        database.replace(place.file)
        return aside
    return _put_dump(place.url, database)


def _put_dump(url: str, database: Path) -> list[str]:
    aside = asyncio.run(postgresql.set_aside(url)) if asyncio.run(postgresql.revision(url)) else ""
    try:
        postgresql.restore(url, database)
    except BaseException:
        if aside:
            asyncio.run(postgresql.put_back(url, aside))
        raise
    return [f"the schema {aside}"] if aside else []


def _put_key(new: Path, key: Path) -> list[str]:
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
def _beside(folder: Path) -> Iterator[Path]:
    """Yield a folder for work in progress on the same disk, for nobody else to read."""
    with tempfile.TemporaryDirectory(prefix=".parlour-", dir=folder) as found:
        yield Path(found)
