"""Back up a server's data into one file, while it runs."""

from __future__ import annotations

import time
from pathlib import Path

import click

from parlour import __version__
from parlour.backup import backup
from parlour.backup.bundle import Manifest
from parlour.commands.shared.store_options import DATABASE, FOLDER, data_location
from parlour.engine.plain import Wrong

EXAMPLES = """\b
Examples:
  parlour backup /var/backups/parlour/            into a file named after the time
  parlour backup before-the-party.tar.gz
  parlour backup --check before-the-party.tar.gz  check a backup
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@DATABASE
@FOLDER
@click.option("--keys/--no-keys", default=True, help="Include the keys that sign cookies and push messages.")
@click.option("--check", is_flag=True, help="Only check that FILE is a complete backup.")
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
def command(file: Path, database: str, data: Path | None, keys: bool, check: bool, force: bool) -> None:
    """Back up a server's data into one file, while it runs.

    The file contains a consistent, checked copy of the database, and the keys: keep it as safe as the server. A
    PostgreSQL database is read by pg_dump. If FILE is a folder, the file in it is named after the time.
    """
    if check:
        click.echo(f"{file} is whole: {describe(backup.look_into(file))}")
        return
    if file.is_dir():
        file /= f"parlour-{time.strftime('%Y%m%d-%H%M%S')}.tar.gz"
    if file.exists() and not force:
        raise Wrong(str(file), "a new file, or --force to replace it", "an existing one")
    found = backup.back_up(data_location(database, data), file, __version__, keys)
    click.echo(f"{file}: {describe(found)}, {file.stat().st_size / 1e6:.1f} MB")


def describe(manifest: Manifest) -> str:
    """Describe a backup in one line."""
    counts = ", ".join([f"{count} {name}" for name, count in manifest.counts.items()])
    return f"{manifest.kind} of {manifest.made}, Parlour {manifest.version} ({manifest.revision}), {counts}"
