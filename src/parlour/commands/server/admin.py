"""Administer a server's tables and people, while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click

from parlour.commands.shared.store_options import DATABASE, FOLDER, check_there, data_location
from parlour.engine.plain import Plain, Reader, Wrong, encode
from parlour.tables.admin import StoreAdmin

T = TypeVar("T")
STATUSES = ("open", "playing", "over", "closed")
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
EXAMPLES = """\b
Examples:
  parlour admin tables --status playing
  parlour admin close TABLE
  parlour admin export --all --to records/
  parlour admin people --name ada
  parlour admin forget PERSON
  parlour admin usual GAME my_box.toml
"""


@click.group(epilog=EXAMPLES)
@DATABASE
@FOLDER
@click.pass_context
def command(ctx: click.Context, database: str, data: Path | None) -> None:
    """Administer a server's tables and people, while it runs.

    The commands work on the database, with or without a running server. Changes are made by the running server, if
    there is one, so that everybody at the table sees them at once.
    """
    ctx.obj = (database, data)


def _with_admin(ctx: click.Context, work: Callable[[StoreAdmin], Awaitable[T]]) -> T:
    async def run_command() -> T:
        async with StoreAdmin.at(check_there(data_location(*ctx.obj)).url) as admin:
            return await work(admin)

    return asyncio.run(run_command())


@command.command(epilog="\b\nExample:\n  parlour admin tables --status playing --idle 7")
@click.option("--status", type=click.Choice(STATUSES), help="Only tables with this status.")
@click.option("--idle", type=click.FloatRange(0), metavar="DAYS", help="Only tables unchanged for so many days.")
@JSON
@click.pass_context
def tables(ctx: click.Context, status: str | None, idle: float | None, as_json: bool) -> None:
    """List tables, the most recently changed first."""
    found = _with_admin(ctx, lambda admin: admin.tables(status, idle))
    for row in found:
        shown = row if as_json else {**row, "status": row["trouble"] or row["status"]}
        _print_row(shown, as_json, ("id", "game", "status", "seats", "people", "idle_days", "host"))
    _print_count(found, "table", as_json)


@command.command(epilog="\b\nExample:\n  parlour admin close TABLE")
@click.argument("table")
@click.pass_context
def close(ctx: click.Context, table: str) -> None:
    """Close a table without a result."""
    click.echo(f"{table}: {_with_admin(ctx, lambda admin: admin.close(table))}")


@command.command(epilog="\b\nExample:\n  parlour admin export --all --status over --to records/")
@click.argument("ids", nargs=-1, metavar="[TABLE]...")
@click.option("--all", "wants_all", is_flag=True, help="Export all tables.")
@click.option("--status", type=click.Choice(STATUSES), help="With --all: only tables with this status.")
@click.option("--to", "folder", type=click.Path(path_type=Path, file_okay=False), default=Path(), help="Target folder.")
@click.pass_context
def export(ctx: click.Context, ids: tuple[str, ...], wants_all: bool, status: str | None, folder: Path) -> None:
    """Export tables as records, one file each.

    The record of a match that is not over contains all hidden information: do not give it to its players. A table with
    newer rules, or with damaged entries, is written as it is stored.
    """
    if bool(ids) == wants_all:
        raise Wrong("export", "ids of tables, or --all", "both" if ids else "neither")
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
        raise Wrong("export", "ids of existing tables (see parlour admin tables)", ", ".join(missing))


@command.command(epilog="\b\nExample:\n  parlour admin people --name ada")
@click.option("--name", default="", help="Only people whose names contain this text.")
@JSON
@click.pass_context
def people(ctx: click.Context, name: str, as_json: bool) -> None:
    """List people, the newest first."""
    found = _with_admin(ctx, lambda admin: admin.people(name))
    for row in found:
        _print_row(row, as_json, ("id", "name", "tables", "days"))
    _print_count(found, "person", as_json)


@command.command(epilog="\b\nExample:\n  parlour admin forget PERSON")
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@click.pass_context
def forget(ctx: click.Context, person: str, yes: bool) -> None:
    """Delete a person's data: name, chat, links, notices; bots take over their seats."""
    if not yes:
        click.confirm(f"Delete all data of {person}? This cannot be undone", abort=True)
    click.echo(f"{person}: {_with_admin(ctx, lambda admin: admin.forget(person))}")


@command.command(epilog="\b\nExample:\n  parlour admin usual GAME my_box.toml")
@click.argument("game", required=False)
@click.argument("edition", required=False, metavar="[FILE|DIGEST|standard]")
@JSON
@click.pass_context
def usual(ctx: click.Context, game: str | None, edition: str | None, as_json: bool) -> None:
    """Choose the edition that a game is played with here unless another is chosen.

    Without arguments, list those that are not the standard ones. The editor shows the digest of an edition.
    """
    if game is not None:
        if edition is None:
            raise Wrong("edition", "a .toml file, a digest or standard", "nothing")
        name = _with_admin(ctx, lambda admin: admin.make_usual(game, edition))
        click.echo(f"{game}: {name} is the usual edition; a server that runs uses it within half a minute")
        return
    for row in _with_admin(ctx, lambda admin: admin.usual_editions()):
        _print_row(row, as_json, ("game", "name", "digest"))


def _print_row(row: dict[str, Plain], as_json: bool, columns: tuple[str, ...]) -> None:
    if as_json:
        click.echo(encode(row).decode())
        return
    reader = Reader(row, "row")
    click.echo("  ".join([str(reader.at(column).value) for column in columns]))


def _print_count(found: list[dict[str, Plain]], what: str, as_json: bool) -> None:
    if not as_json:
        click.echo(f"{len(found)} × {what}", err=True)
