"""Check the installation, and print what to do about problems."""

from __future__ import annotations

import platform
import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import perf_counter

import click

from parlour import __version__
from parlour.engine import catalogue, rng
from parlour.engine.languages import LANGUAGES
from parlour.engine.record import verify
from parlour.engine.rng import Fast
from parlour.localization import Translator
from parlour.match import Match

PACKAGES = ("click", "fluent.runtime", "msgspec", "rich")
EXAMPLES = """\b
Example:
  parlour doctor
"""


@click.command(epilog=EXAMPLES)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Check the installation, and print what to do about problems.

    Exit code 1: something is wrong.
    """
    click.echo(f"Parlour   {__version__} in {Path(__file__).parents[2]}")
    click.echo(f"Python    {platform.python_version()} ({sys.executable})")
    click.echo("Packages  " + ", ".join([f"{name} {_version(name)}" for name in PACKAGES]))
    _print_engine()
    healthy = [_check_game(slug) for slug in catalogue.slugs()]
    for problem in catalogue.problems():
        healthy.append(False)
        click.echo(f"Game      {problem}")
    click.echo("Everything is in order." if all(healthy) else "Something is wrong: see above.")
    ctx.exit(0 if all(healthy) else 1)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "without a version"


def is_compiled() -> bool:
    """Return whether the rules run compiled."""
    return not str(rng.__file__).endswith(".py")


def _print_engine() -> None:
    compiler = next((found for name in _compilers() if (found := shutil.which(name))), None)
    click.echo(f"Compiler  {compiler or 'no C compiler found'}")
    if is_compiled():
        click.echo("Rules     compiled")
        return
    click.echo("Rules     interpreted: right, but about ten times slower, and so are the bots")
    first = "" if compiler else "Install a C compiler (on Debian: apt install gcc python3-dev). "
    click.echo(f"          {first}Then start Parlour with ./play in its folder: it compiles the rules.")


def _compilers() -> list[str]:
    usual = str(sysconfig.get_config_var("CC") or "cc").split()[:1]
    return [*usual, "cc", "gcc", "clang", "cl"]


def _check_game(slug: str) -> bool:
    """Load a game, its editions and texts, and play one short match of it."""
    try:
        languages = LANGUAGES if catalogue.is_shipped(slug) else catalogue.languages(slug)
        for language in languages:
            Translator(language, slug).text("name")
        editions = [catalogue.edition(slug, name).name for name in catalogue.edition_names(slug)]
        start = perf_counter()
        decisions = _play(slug)
        seconds = perf_counter() - start
    except Exception as error:  # noqa: BLE001 (every problem is reported)
        click.echo(f"Game      {slug}: {type(error).__name__}: {error}")
        return False
    found = f"{len(editions)} editions ({', '.join(editions)}), in {', '.join(languages)}"
    click.echo(f"Game      {slug}: {found}; {decisions} decisions in {seconds:.2f} s, OK")
    return True


def _play(slug: str) -> int:
    """Play a random match, and verify its record; return the number of decisions."""
    match, chance, decisions = Match(slug, seed=1), Fast(1), 0
    while not match.over:
        match.play(match.legal[chance.below(len(match.legal))])
        decisions += 1
    verify(match.record)
    return decisions
