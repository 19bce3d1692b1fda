"""A server with a new store that exists only as long as it is used."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.lab.servers.local_server import Server
from parlour.lab.servers.postgres import Postgres


@dataclass(frozen=True)
class ServerKind:
    """How a server runs: over PostgreSQL or an SQLite file, and with how many processes."""

    postgres: bool = False
    workers: int = 1

    @property
    def database(self) -> str:
        """Return the name of the database system."""
        return "postgresql" if self.postgres else "sqlite"


@asynccontextmanager
async def temporary_server(
    database: str = "", workers: int = 1, options: tuple[str, ...] = ()
) -> AsyncIterator[Server]:
    """Start a server in a new folder, and stop it afterwards; without *database* its store is a file there."""
    with TemporaryDirectory(prefix="parlour-server-") as folder:
        server = Server(Path(folder), database, workers, options)
        try:
            await server.start()
            yield server
        finally:
            await server.stop()


@asynccontextmanager
async def temporary_server_of(kind: ServerKind) -> AsyncIterator[Server]:
    """Start a server of a kind with a new store, and stop it afterwards, its database too."""
    with temporary_database(kind.postgres) as database:
        async with temporary_server(database, kind.workers) as server:
            yield server


@contextmanager
def temporary_database(is_wanted: bool) -> Iterator[str]:
    """Run a PostgreSQL server, if one is wanted, and yield the URL of its database, or an empty text."""
    if not is_wanted:
        yield ""
        return
    postgres = Postgres()
    try:
        postgres.make()
        yield postgres.url()
    finally:
        postgres.remove()
