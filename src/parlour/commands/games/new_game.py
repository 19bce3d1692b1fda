"""Create the package of a new game: a small complete game to start from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import click

from parlour.engine import catalogue
from parlour.engine.loading.plugins import SLUG, SLUG_WORDS
from parlour.engine.plain import Wrong

SAMPLE: Final = Path(__file__).resolve().parents[2] / "sample_game"
NAMES: Final = re.compile(r"parlour-sample|Sample|sample")
MADE: Final = ("__pycache__", ".pytest_cache", ".ruff_cache", ".mypy_cache")
EXAMPLES = """\b
Examples:
  parlour new-game pig
  parlour new-game tic_tac --into ~/games
"""
NEXT = """\
{folder} is a complete game: rules, an edition, texts and tests. Next steps:
  pip install --editable {folder}
  parlour laws {slug}
  parlour play {slug}
docs/adding-a-game.md shows how to make your own game of it."""


@click.command("new-game", epilog=EXAMPLES)
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    show_default="here",
    help="The folder in which the package's folder is created.",
)
def command(name: str, into: Path) -> None:
    """Create the package of a new game: a small complete game to start from.

    NAME is the short name of the game, as in `parlour play NAME`.
    """
    if not SLUG.fullmatch(name):
        raise Wrong("NAME", SLUG_WORDS, name)
    if name in catalogue.slugs():
        raise Wrong("NAME", "a name that no game has yet", f"{name}, which is a game already; choose another")
    folder = into.expanduser() / name
    if folder.exists():
        raise Wrong("NAME", "a folder that does not exist yet", f"{folder}; choose another name, or --into FOLDER")
    write(folder, name)
    click.echo(NEXT.format(folder=folder, slug=name))


def write(folder: Path, slug: str) -> None:
    """Write the sample game under another name into a new folder."""
    for file in sorted(SAMPLE.rglob("*")):
        inside = file.relative_to(SAMPLE)
        if file.is_file() and not {*inside.parts} & {*MADE}:
            target = folder / renamed(inside.as_posix(), slug)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(file.read_text(encoding="utf-8"), slug), encoding="utf-8")


def renamed(text: str, slug: str) -> str:
    """Replace the sample's name by that of a game, in the spelling that each position needs."""
    translator = [word.capitalize() for word in slug.split("_")]
    forms = {"parlour-sample": f"parlour-{slug.replace('_', '-')}", "sample": slug}

    def form(found: re.Match[str]) -> str:
        in_a_class = found[0] == "Sample" and text[found.end() : found.end() + 1].isalpha()
        return "".join(translator) if in_a_class else forms.get(found[0], " ".join(translator))

    return NAMES.sub(form, text)
