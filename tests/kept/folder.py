"""Kept stores on disk: one folder for each revision of the store with the rules it was written by."""

import asyncio
import lzma
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import asyncpg

from parlour.engine import catalogue
from parlour.engine.plain import Plain, decode, encode
from parlour.lab.servers.postgres import Postgres
from parlour.tables.store import revisions
from tests import stores
from tests.tables.running_service import Body, text

HOME = Path(__file__).resolve().parent
MANIFEST, SQLITE, POSTGRESQL = "manifest.json.xz", "parlour.db.xz", "parlour.sql.xz"
# Commands of psql's, and a setting that older servers do not know.
NOT_SQL = ("\\", "SET transaction_timeout")
EMPTY = "template1"


def kept() -> list[Path]:
    """List the folders of all kept stores."""
    return sorted([path.parent for path in HOME.glob(f"*/{MANIFEST}")])


def missing() -> list[str]:
    """List the games of which there is no kept store as this program writes it."""
    there = [set(path.name.split(".")) for path in kept()]
    return [slug for slug in catalogue.slugs() if not any({revisions.expected(), _rules(slug)} <= one for one in there)]


def name(slugs: list[str]) -> str:
    """Name a store as this program writes it: the revision, and the version of every game's rules."""
    return ".".join([revisions.expected(), *[_rules(slug) for slug in slugs]])


def _rules(slug: str) -> str:
    return f"{slug}-{catalogue.game(slug).info.rules_version}"


def write(folder: Path, manifest: Body, database: bytes, dump: str) -> None:
    """Write a kept store; one that is there is never written again."""
    folder.mkdir()
    (folder / SQLITE).write_bytes(_packed(database))
    (folder / POSTGRESQL).write_bytes(_packed(dump.encode()))
    sums: Body = {file: _sum(folder / file) for file in (SQLITE, POSTGRESQL)}
    (folder / MANIFEST).write_bytes(_packed(encode({**manifest, "sums": sums})))


def read_manifest(folder: Path) -> Body:
    """Read what must be seen in a store, which must be as it was written."""
    manifest = decode(lzma.decompress((folder / MANIFEST).read_bytes()))
    for file in (SQLITE, POSTGRESQL):
        assert _sum(folder / file) == text(manifest, "sums", file), f"{folder.name}/{file} has changed"
    assert isinstance(manifest, dict)
    return manifest


def _packed(content: bytes) -> bytes:
    return lzma.compress(content, preset=lzma.PRESET_EXTREME | 9)


def _sum(file: Path) -> Plain:
    return sha256(file.read_bytes()).hexdigest()


def dump(server: Postgres, url: str) -> str:
    """Dump a PostgreSQL database as statements that any client can carry out."""
    options = ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=20"]
    command = [str(server.programs / "pg_dump"), f"--dbname={url}", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return "".join([line for line in done.stdout.splitlines(keepends=True) if not line.startswith(NOT_SQL)])


def put_file(folder: Path, file: Path) -> str:
    """Put a kept SQLite store where a server finds it; return its address."""
    file.write_bytes(lzma.decompress((folder / SQLITE).read_bytes()))
    return f"sqlite+aiosqlite:///{file}"


@contextmanager
def put_database(folder: Path, server: Postgres, target: Path) -> Iterator[str]:
    """Put a kept PostgreSQL store into a database of its own; return its address."""
    with stores.database(server, target, EMPTY) as url:
        asyncio.run(_carry_out(url, lzma.decompress((folder / POSTGRESQL).read_bytes()).decode()))
        yield url


async def _carry_out(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()
