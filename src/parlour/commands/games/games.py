"""List the games, their languages and the packages they come from."""

from __future__ import annotations

import click

from parlour.commands.shared.options import LANGUAGE
from parlour.engine import catalogue
from parlour.localization import Translator

EXAMPLES = """\b
Example:
  parlour games
"""


@click.command(epilog=EXAMPLES)
@LANGUAGE
@click.pass_context
def command(ctx: click.Context, language: str) -> None:
    """List the games: name, numbers of seats, languages, and the package of games that are not part of Parlour.

    Exit code 1: an installed game cannot be used.
    """
    for slug in catalogue.slugs():
        click.echo(_line(slug, language))
    for problem in catalogue.problems():
        click.echo(f"parlour: {problem}", err=True)
    ctx.exit(1 if catalogue.problems() else 0)


def _line(slug: str, language: str) -> str:
    seats = [str(count) for count in catalogue.game(slug).info.seats]
    facts = [f"seats {', '.join(seats)}", f"languages {', '.join(catalogue.languages(slug))}"]
    package = catalogue.package_of(slug)
    return f"{slug}: {Translator(language, slug).text('name')}; " + "; ".join([*facts, *([package] if package else [])])
