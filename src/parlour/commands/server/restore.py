"""Restore a server's data from a backup, while it does not run."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.backup import backup
from parlour.commands.server.backup import describe
from parlour.commands.shared.store_options import DATABASE, FOLDER, place

EXAMPLES = """\b
Examples:
  parlour restore backup.tar.gz --data /srv/new      into an empty place
  parlour restore backup.tar.gz --force              over what is there, which is moved aside
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@DATABASE
@FOLDER
@click.option("--force", is_flag=True, help="Move what is there aside, instead of refusing.")
def command(file: Path, database: str, data: Path | None, force: bool) -> None:
    """Restore a server's data from a backup, while it does not run.

    The file is checked before anything is touched. Nothing is ever deleted: with --force what was there is moved
    aside, and you are told where to.
    """
    manifest, aside = backup.restore(place(database, data), file, force)
    click.echo(f"Restored {describe(manifest)}.")
    for where in aside:
        click.echo(f"What was there before is now {where}; delete it when all is well.")
