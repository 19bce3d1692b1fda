"""Look after a server's tables and people, while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click

from parlour.commands.shared.store_options import DATABASE, FOLDER, check_there, place
from parlour.engine.plain import Plain, Reader, Wrong, encode
from parlour.tables.admin import StoreAdmin

T = TypeVar("T")
STATUSES = ("open", "playing", "over", "closed")
JSON = click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
EXAMPLES = """\b
Examples:
  parlour admin tables --status playing
  parlour admin close TABLE
  parlour admin export --all --to records/
  parlour admin people --name ada
  parlour admin forget PERSON
"""


@click.group(epilog=EXAMPLES)
@DATABASE
@FOLDER
@click.pass_context
def command(ctx: click.Context, database: str, data: Path | None) -> None:
    """Look after a server's tables and people, while it runs.

    Everything works on the database, beside a running server or without one. What changes something is done by the
    server, if one runs, so that everybody at the table sees it at once.
    """
    ctx.obj = (database, data)


def _with_admin(ctx: click.Context, work: Callable[[StoreAdmin], Awaitable[T]]) -> T:
    async def whole() -> T:
        async with StoreAdmin.at(check_there(place(*ctx.obj)).url) as admin:
            return await work(admin)

    return asyncio.run(whole())


@command.command(epilog="\b\nExample:\n  parlour admin tables --status playing --idle 7")
@click.option("--status", type=click.Choice(STATUSES), help="Only these.")
@click.option("--idle", type=click.FloatRange(0), metavar="DAYS", help="Only where nothing has happened for so long.")
@JSON
@click.pass_context
def tables(ctx: click.Context, status: str | None, idle: float | None, as_json: bool) -> None:
    """List tables, those that changed last first."""
    found = _with_admin(ctx, lambda admin: admin.tables(status, idle))
    for row in found:
        shown = row if as_json else {**row, "status": row["trouble"] or row["status"]}
        _say(shown, as_json, ("id", "game", "status", "seats", "people", "idle_days", "host"))
    _sum_up(found, "table", as_json)


@command.command(epilog="\b\nExample:\n  parlour admin close TABLE")
@click.argument("table")
@click.pass_context
def close(ctx: click.Context, table: str) -> None:
    """End a table without a result."""
    click.echo(f"{table}: {_with_admin(ctx, lambda admin: admin.close(table))}")


@command.command(epilog="\b\nExample:\n  parlour admin export --all --status over --to records/")
@click.argument("ids", nargs=-1, metavar="[TABLE]...")
@click.option("--all", "wants_all", is_flag=True, help="Every table.")
@click.option("--status", type=click.Choice(STATUSES), help="With --all: only these.")
@click.option("--to", "folder", type=click.Path(path_type=Path, file_okay=False), default=Path(), help="A folder.")
@click.pass_context
def export(ctx: click.Context, ids: tuple[str, ...], wants_all: bool, status: str | None, folder: Path) -> None:
    """Write tables as records, one file each.

    A match that is not over has everything hidden in its record: do not hand it to its players. A table of newer rules,
    or one whose entries are damaged, is written as it is stored.
    """
    if bool(ids) == wants_all:
        raise Wrong("export", "names of tables, or --all", "both" if ids else "neither")
    folder.mkdir(parents=True, exist_ok=True)

    async def work(admin: StoreAdmin) -> tuple[int, list[str], dict[str, str]]:
        chosen = list(ids) or [str(row["id"]) for row in await admin.tables(status, None)]
        missing = []
        for table in chosen:
            text = await admin.record(table)
            if text is None:
                missing.append(table)
            else:
                (folder / f"{table}.jsonl").write_text(text, "utf-8")
        return len(chosen) - len(missing), missing, admin.as_stored

    count, missing, as_stored = _with_admin(ctx, work)
    click.echo(f"{count} written to {folder}")
    for table, why in as_stored.items():
        click.echo(f"{table} is written as it is stored, because this program cannot replay it: {why}", err=True)
    if missing:
        raise Wrong("export", "tables that are there", ", ".join(missing))


@command.command(epilog="\b\nExample:\n  parlour admin people --name ada")
@click.option("--name", default="", help="Only those whose names have this in them.")
@JSON
@click.pass_context
def people(ctx: click.Context, name: str, as_json: bool) -> None:
    """List people, the newest first."""
    found = _with_admin(ctx, lambda admin: admin.people(name))
    for row in found:
        _say(row, as_json, ("id", "name", "tables", "days"))
    _sum_up(found, "person", as_json)


@command.command(epilog="\b\nExample:\n  parlour admin forget PERSON")
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_context
def forget(ctx: click.Context, person: str, yes: bool) -> None:
    """Remove a person's data: name, chat, links, notices; bots take the seats."""
    if not yes:
        click.confirm(f"Remove everything about {person}? This cannot be undone", abort=True)
    click.echo(f"{person}: {_with_admin(ctx, lambda admin: admin.forget(person))}")


def _say(row: dict[str, Plain], as_json: bool, columns: tuple[str, ...]) -> None:
    if as_json:
        click.echo(encode(row).decode())
        return
    reader = Reader(row, "row")
    click.echo("  ".join([str(reader.at(column).value) for column in columns]))


def _sum_up(found: list[dict[str, Plain]], what: str, as_json: bool) -> None:
    if not as_json:
        click.echo(f"{len(found)} × {what}", err=True)
