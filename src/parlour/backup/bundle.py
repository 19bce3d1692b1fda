"""A bundle: the database and the keys in one archive, with a manifest of checksums."""

from __future__ import annotations

import hashlib
import io
import os
import secrets
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from parlour.engine.plain import Plain, Reader, Wrong, decode, encode

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
DATABASE: Final = "database"
KEYS: Final = ("secret.key", "push.key")
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
MAX_MANIFEST: Final = 64 * 1024
CHUNK: Final = 1 << 20


@dataclass(frozen=True)
class Manifest:
    """What is in a bundle."""

    kind: str
    revision: str
    version: str
    made: str
    counts: dict[str, int]
    sums: dict[str, str]  # of every other file, its SHA-256

    def to_plain(self) -> Plain:
        """Write the manifest."""
        return {"format": FORMAT, **vars(self)}


def write(file: Path, manifest: Manifest, parts: dict[str, Path]) -> None:
    """Write a bundle of these parts, atomically, and readable by this user only, since it contains the keys."""
    new = file.with_name(f".{file.name}.{secrets.token_hex(6)}")
    sums = {name: _sum(path) for name, path in parts.items()}
    content = encode({**Reader(manifest.to_plain(), MANIFEST).object(), "sums": dict[str, Plain](sums)})
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            with tarfile.open(fileobj=stream, mode="w:gz") as archive:
                _add(archive, MANIFEST, len(content), io.BytesIO(content))
                for name, path in parts.items():
                    with path.open("rb") as source:
                        _add(archive, name, path.stat().st_size, source)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def _add(archive: tarfile.TarFile, name: str, size: int, source: IO[bytes]) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = size, 0o600
    archive.addfile(entry, source)


def unpack(file: Path, folder: Path) -> Manifest:
    """Extract a bundle into *folder*, which is empty; `Wrong` if any file does not match its checksum."""
    try:
        with tarfile.open(file, "r:gz") as archive:
            manifest = read_manifest(archive, file)
            for name in manifest.sums:
                _extract(archive, name, folder / name)
    except (tarfile.TarError, EOFError, OSError, ValueError) as error:
        if isinstance(error, (Wrong, FileNotFoundError)):
            raise
        raise Wrong(str(file), "a backup made by parlour backup", f"something else ({error})") from None
    for name, expected in manifest.sums.items():
        if _sum(folder / name) != expected:
            raise Wrong(str(file), f"{name} with the checksum of the manifest", "a changed file; use another backup")
    return manifest


def read_manifest(archive: tarfile.TarFile, file: Path) -> Manifest:
    """Read what is in a bundle."""
    entry = archive.next()
    source = archive.extractfile(entry) if entry is not None and entry.name == MANIFEST and entry.isfile() else None
    if source is None:
        raise Wrong(str(file), "a backup made by parlour backup", "an archive without a manifest")
    reader = Reader(decode(source.read(MAX_MANIFEST), MANIFEST), MANIFEST)
    if reader.at("format").value != FORMAT:
        raise Wrong(str(file), f"a backup of format {FORMAT}", "one of another version of Parlour")
    kinds = (SQLITE, POSTGRESQL)
    sums = {name: value.text(64) for name, value in reader.at("sums").fields()}
    if DATABASE not in sums or not sums.keys() <= {DATABASE, *KEYS}:
        raise Wrong(str(file), "a database and keys", "other files")
    return Manifest(
        kinds[reader.at("kind").choice(kinds)],
        reader.at("revision").text(40),
        reader.at("version").text(40),
        reader.at("made").text(40),
        {name: value.integer(0, 2**53) for name, value in reader.at("counts").fields()},
        sums,
    )


def _extract(archive: tarfile.TarFile, name: str, target: Path) -> None:
    """Extract one file by its exact name; other files of the archive are ignored."""
    entry = archive.getmember(name)
    source = archive.extractfile(entry) if entry.isfile() else None
    if source is None:
        raise Wrong(name, "a file", "something else")
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
        while content := source.read(CHUNK):
            stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())


def _sum(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
