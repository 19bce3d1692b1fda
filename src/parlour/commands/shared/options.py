"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Plain, Wrong
from parlour.engine.variant import Info

LANGUAGE = click.option(
    "--language",
    default="",
    metavar="LL",
    help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}; by default the language of the system.",
)
EDITION = click.option(
    "--edition",
    default=catalogue.STANDARD,
    metavar="NAME|FILE",
    help="The edition: its name, or your own .toml file.",
)
OPTION = click.option(
    "--option", "options", multiple=True, metavar="NAME=CHOICE", help="An optional rule; may be repeated."
)
JOBS = click.option(
    "-j", "jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="How many processes."
)
CLUSTER = click.option(
    "--cluster",
    default="",
    metavar="ADDRESS",
    help="Work on a Dask cluster instead of -j: the address of its scheduler, as in tcp://HOST:8786.",
)
FILE = click.Path(path_type=Path, dir_okay=False)


def read_options(given: tuple[str, ...], info: Info) -> dict[str, str]:
    """Read NAME=CHOICE texts; `Wrong` for an unknown name lists the known ones."""
    chosen: dict[str, str] = {}
    for text in given:
        name, separator, choice = text.partition("=")
        if not separator:
            raise Wrong("--option", "NAME=CHOICE", text)
        known = [option.name for option in info.options]
        if name not in known:
            raise Wrong("--option", "one of " + ", ".join(known) if known else "none: the game has no options", name)
        chosen[name] = choice
    return chosen


def read_variant(seats: int, given: tuple[str, ...], info: Info) -> dict[str, Plain]:
    """Return the number of seats and the options as plain data."""
    return {"seats": seats, **read_options(given, info)}
