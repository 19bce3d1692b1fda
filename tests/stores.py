"""Stores for tests: a file in a folder, or a database of its own in a real PostgreSQL server."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import asyncpg
import pytest

from parlour.lab.servers.postgres import Postgres
from parlour.tables.store.database import Store
from tests.thorough import THOROUGH

KINDS = ["sqlite", "postgresql"]
# For modules about what does not depend on the store: ./check --thorough tries them over PostgreSQL, too.
ONE_OF_THEM = KINDS if THOROUGH else ["sqlite"]
SERVER = "PARLOUR_TEST_POSTGRES"  # the address of its first database; the processes that tests start know it, too
TEMPLATE = "pattern"


def each_kind(metafunc: pytest.Metafunc, fixture: str) -> None:
    """Run a test with a fixture of each kind of store, unless its module (STORES) or its own mark names the kinds."""
    is_named = any([mark.args[0] == fixture for mark in metafunc.definition.iter_markers("parametrize")])
    if not is_named:
        metafunc.parametrize(fixture, getattr(metafunc.module, "STORES", KINDS), indirect=True)


def url_of(folder: Path) -> str:
    """Return the store that belongs to a folder, of the kind that the test runs with."""
    server = os.environ.get(SERVER)
    if server is None:
        return f"sqlite+aiosqlite:///{folder}/parlour.db"
    return server.replace("/postgres?", f"/{_name(folder)}?")


def _name(folder: Path) -> str:
    return "t" + sha256(str(folder).encode()).hexdigest()[:20]


@contextmanager
def running() -> Iterator[Postgres]:
    """Run a PostgreSQL server whose databases are copies of one that is migrated."""
    server = Postgres(is_safe=False)
    try:
        server.make()
        asyncio.run(_make_pattern(server))
        yield server
    finally:
        server.remove()


async def _make_pattern(server: Postgres) -> None:
    await make(await server.new_database(TEMPLATE))


async def make(url: str) -> None:
    """Make an empty store, migrated to the newest form; copies of it spare every test the migrations."""
    store = await Store.open(url)
    await store.close()


@contextmanager
def database(server: Postgres, folder: Path, template: str = TEMPLATE) -> Iterator[str]:
    """Make the database that belongs to a folder as a copy of another, and remove it afterwards."""
    name = _name(folder)
    asyncio.run(_execute(server, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy"))
    try:
        yield server.url(name)
    finally:
        asyncio.run(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(server: Postgres, command: str) -> None:
    connection = await asyncpg.connect(server.url())
    try:
        await connection.execute(command)
    finally:
        await connection.close()
