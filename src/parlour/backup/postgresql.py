"""Dumps and restores a PostgreSQL database with pg_dump and pg_restore, which must be installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from parlour.backup.sqlite import COUNTED
from parlour.engine.plain import Wrong

DUMP: Final = "pg_dump"
RESTORE: Final = "pg_restore"
USERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'parlour'"
)
HAS_TABLES: Final = text("SELECT to_regclass('public.alembic_version') IS NOT NULL")


def dump(url: str, target: Path) -> None:
    """Copy a database into one file, consistently and without blocking writers."""
    _run(DUMP, url, "--format=custom", "--no-owner", "--no-privileges", "--schema=public", f"--file={target}")


def restore(url: str, source: Path) -> None:
    """Restore a dump into an empty database, in one transaction."""
    # The schema exists already; the dump would create it again.
    wanted = _without_schema(source)
    options = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error", f"--use-list={wanted}"]
    try:
        _run(RESTORE, url, *options, str(source))
    finally:
        wanted.unlink()


def _without_schema(source: Path) -> Path:
    listed = subprocess.run([_tool(RESTORE), "--list", str(source)], capture_output=True, text=True, check=False)  # noqa: S603
    if listed.returncode:
        raise Wrong(str(source), "a dump that pg_restore can read", _first_line(listed.stderr))
    lines = [line for line in listed.stdout.splitlines() if " SCHEMA - public " not in f"{line} "]
    wanted = source.with_name(source.name + ".list")
    wanted.write_text("\n".join(lines) + "\n", "utf-8")
    return wanted


async def revision(url: str) -> str:
    """Return the schema revision of a database; empty if it has no tables of Parlour's."""
    async with _connected(url) as connection:
        if not await connection.scalar(HAS_TABLES):
            return ""
        return str(await connection.scalar(text("SELECT version_num FROM alembic_version")))


async def counts(url: str) -> dict[str, int]:
    """Count the rows of the main tables of a database."""
    async with _connected(url) as connection:
        return {name: int(await connection.scalar(text(f"SELECT count(*) FROM {name}")) or 0) for name in COUNTED}  # noqa: S608


async def set_aside(url: str) -> str:
    """Move the existing tables to a schema of another name; `Wrong` if a server is using them."""
    aside = f"before_{time.strftime('%Y%m%d_%H%M%S')}"
    async with _connected(url) as connection:
        if await connection.scalar(USERS):
            raise Wrong("the database", "one that no server has open (stop them first)", "one in use")
        await connection.execute(text(f"ALTER SCHEMA public RENAME TO {aside}"))
        await connection.execute(text("CREATE SCHEMA public"))
    return aside


async def put_back(url: str, aside: str) -> None:
    """Move the tables back."""
    async with _connected(url) as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text(f"ALTER SCHEMA {aside} RENAME TO public"))


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[AsyncConnection]:
    """Yield one transaction on a connection of its own."""
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"), hide_parameters=True)
    try:
        async with engine.begin() as connection:
            yield connection
    except OSError as error:
        raise Wrong("the database", "a PostgreSQL server that answers", str(error)) from None
    finally:
        await engine.dispose()


def _run(tool: str, url: str, *options: str) -> None:
    """Run one of PostgreSQL's tools; the password is passed in the environment, which other users cannot read."""
    address = make_url(url)
    environment = {**os.environ, **({"PGPASSWORD": str(address.password)} if address.password else {})}
    command = [_tool(tool), f"--dbname={_plain(address)}", *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise Wrong(tool, "to succeed", _first_line(done.stderr) or f"exit code {done.returncode}")


def _plain(address: URL) -> str:
    return URL.create(
        "postgresql", address.username, None, address.host, address.port, address.database, address.query
    ).render_as_string()


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Wrong(name, "PostgreSQL's client programs (on Debian: apt install postgresql-client)", "none on the PATH")
    return found


def _first_line(output: str) -> str:
    return next((line.strip() for line in output.splitlines() if line.strip()), "")
