"""Restore a server's data from a backup, while it does not run."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.backup import backup
from parlour.commands.server.backup import describe
from parlour.commands.shared.store_options import DATABASE, FOLDER, data_location

EXAMPLES = """\b
Examples:
  parlour restore backup.tar.gz --data /srv/new      into an empty data folder
  parlour restore backup.tar.gz --force              move the present data aside first
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@DATABASE
@FOLDER
@click.option("--force", is_flag=True, help="Move existing data aside, instead of refusing.")
def command(file: Path, database: str, data: Path | None, force: bool) -> None:
    """Restore a server's data from a backup, while it does not run.

    The file is checked before anything is changed. Nothing is deleted: with --force existing data are moved aside, and
    the command prints where to.
    """
    manifest, aside = backup.restore(data_location(database, data), file, force)
    click.echo(f"Restored {describe(manifest)}.")
    for where in aside:
        click.echo(f"The earlier data are now {where}; delete them when everything works.")
