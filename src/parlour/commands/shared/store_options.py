"""The store that a command works on: the same options as those of `parlour serve`."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.backup.backup import DataLocation
from parlour.commands.server import serve
from parlour.commands.shared.data_folder import DATA, data_folder
from parlour.engine.plain import Wrong
from parlour.web.app import database_url
from parlour.web.settings import ServerSettings

DATABASE = click.option(
    "--database", default="", envvar=serve.DATABASE, metavar="URL|FILE", help=f"As for serve; also {serve.DATABASE}."
)
FOLDER = click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), help=f"The server's data folder; also {DATA}."
)


def data_location(database: str, data: Path | None) -> DataLocation:
    """Find the data: by the options, else by the environment, else in the usual folder."""
    folder = data_folder(data)
    return DataLocation(folder, database_url(ServerSettings(data=folder, database=database)))


def check_there(found: DataLocation) -> DataLocation:
    """Raise `Wrong` if there is no database yet."""
    if found.url.startswith("sqlite") and not found.file.exists():
        raise Wrong(str(found.file), "the database of a server (choose its folder with --data)", "nothing")
    return found
