"""Check, show, compare and propose editions: the component data of games."""

from __future__ import annotations

import re
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from parlour.commands.shared.options import FILE
from parlour.engine import catalogue
from parlour.engine.edition import HEADER, SOURCES, Edition, differences, read_file, values_digest
from parlour.engine.game import Game
from parlour.engine.languages import ENGLISH
from parlour.engine.loading.edition_problems import find_problems
from parlour.engine.loading.toml_writing import to_toml
from parlour.engine.plain import Plain, Reader, Wrong, shown_briefly
from parlour.localization import Translator
from parlour.terminal.console import Terminal

EXAMPLES = """\b
Examples:
  parlour edition show GAME                     show the standard edition of a game
  parlour edition check my_box.toml             check a copy that you have corrected
  parlour edition diff GAME/standard my_box.toml
  parlour edition propose my_box.toml           write a file for a pull request
"""
FILE_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@click.group(epilog=EXAMPLES)
def command() -> None:
    """Check, show, compare and propose editions: the component data of games."""


@command.command(epilog="\b\nExample:\n  parlour edition check my_box.toml")
@click.argument("file", type=FILE)
def check(file: Path) -> None:
    """Check the file of an edition, and count its sources.

    One problem of each entry is named. Editions with the same values play alike, whatever their sources are.
    """
    data = read_file(file)
    game = _game_of(data)
    problems = find_problems(game.edition, data, catalogue.edition(game.info.slug).data)
    for problem in problems[:-1]:
        click.echo(f"parlour: {problem}", err=True)
    if problems:
        raise problems[-1]
    edition = game.edition(data)
    click.echo(f"OK: {edition.name!r}, an edition of {edition.game}")
    click.echo(edition.digest)
    click.echo(f"values {values_digest(edition.data)}")
    for source, count in edition.sources().items():
        click.echo(f"{count:>5}  {source}")


@command.command(epilog="\b\nExample:\n  parlour edition show GAME standard")
@click.argument("game", metavar="GAME|FILE")
@click.argument("name", default=catalogue.STANDARD)
def show(game: str, name: str) -> None:
    """Show an edition that comes with a game, or one from a .toml file."""
    terminal = Terminal()
    edition = _from_file(Path(game)) if game.endswith(".toml") else catalogue.edition(game, name)
    terminal.write(f"{edition.name} ({edition.game}), {edition.digest}", "bold")
    terminal.write(f"values {values_digest(edition.data)}")
    names = ", ".join(catalogue.edition_names(edition.game))
    terminal.write(f"Editions that come with the game: {names}")
    for line in sources_in_words(edition):
        terminal.write(line)
    for key, value in edition.data.items():
        _show_part(key, value, terminal)


@command.command(epilog="\b\nExample:\n  parlour edition diff GAME/standard my_box.toml")
@click.argument("old")
@click.argument("new")
def diff(old: str, new: str) -> None:
    """List the differences of two editions; each is a .toml file or GAME/NAME."""
    found = differences(_named(old).data, _named(new).data)
    for path, before, after in found:
        click.echo(f"{path}: {shown_briefly(before)} → {shown_briefly(after)}")
    click.echo(f"{len(found)} differences" if found else "no difference")


@command.command(epilog="\b\nExample:\n  parlour edition propose my_box.toml --name second-printing")
@click.argument("file", type=FILE)
@click.option("--name", default="", help="What the edition is to be called; by default as it is.")
@click.option("--to", "target", type=FILE, help="The file to write; by default NAME.toml.")
def propose(file: Path, name: str, target: Path | None) -> None:
    """Write an edition as a file that is ready for a pull request: values and their sources, and nothing else.

    Comments, and whatever stands in the header besides game and name, are left out: nothing of a publisher's text may
    be proposed.
    """
    edition = _from_file(file)
    called = name or re.sub("[^a-z0-9]+", "-", edition.name.lower()).strip("-")
    if not FILE_NAME.fullmatch(called):
        raise Wrong("--name", "a name of small letters, digits and hyphens", called or "nothing")
    data: dict[str, Plain] = {**edition.data, HEADER: {"game": edition.game, "name": called}}
    to = target or Path(f"{called}.toml")
    if to.exists():
        raise Wrong(str(to), "a file that does not exist yet", "one that does")
    to.write_text(to_toml(data), "utf-8")
    _tell_proposed(to, edition.game, called, data)


def _tell_proposed(written: Path, slug: str, name: str, data: dict[str, Plain]) -> None:
    """Say what the file changes, and where it belongs."""
    changed = [path for path, _, _ in differences(catalogue.edition(slug).data, data) if not path.startswith(HEADER)]
    click.echo(f"{written}: {len(changed)} values or sources differ from the standard edition")
    click.echo(f"It belongs to editions/{name}.toml in the folder of {slug}; say where each source can be looked up.")
    if name in catalogue.edition_names(slug):
        click.echo("It replaces an edition that comes with the game: copy that one to editions/earlier/ first.")


def sources_in_words(edition: Edition) -> list[str]:
    """Say what comes from each source: the summary that the game's page shows, too."""
    texts = Translator(ENGLISH, edition.game)
    found: dict[str, list[str]] = {source: [] for source in SOURCES}
    for part, counts in edition.sources_by_part().items():
        for source, count in counts.items():
            text = f"part-{part}"
            found[source].append(texts.text(text, count=count) if texts.has(text) else f"{part}: {count}")
    return [f"{source}: {', '.join(parts)}" for source, parts in found.items() if parts]


def _from_file(file: Path) -> Edition:
    data = read_file(file)
    return _game_of(data).edition(data)


def _game_of(data: dict[str, Plain]) -> Game:
    return catalogue.game(Reader(data, "").at(HEADER).at("game").text(60))


def _named(text: str) -> Edition:
    """Find an edition by GAME/NAME, or in a file."""
    slug, separator, name = text.partition("/")
    if separator and slug in catalogue.slugs() and name in catalogue.edition_names(slug):
        return catalogue.edition(slug, name)
    return _from_file(Path(text))


def _show_part(key: str, value: Plain, terminal: Terminal) -> None:
    """Show a list of entries as a table, anything else as lines."""
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        terminal.show(_table(key, [item for item in value if isinstance(item, dict)]))
    elif isinstance(value, dict):
        terminal.write(f"\n[{key}]", "bold")
        for name, item in value.items():
            terminal.write(f"  {name}: {_brief(item)}")
    else:
        terminal.write(f"{key}: {_brief(value)}")


def _table(key: str, rows: list[dict[str, Plain]]) -> Table:
    table = Table(box=SIMPLE_HEAD, title=Text(f"[[{key}]]  {len(rows)} entries"), title_justify="left")
    columns = list(dict.fromkeys([name for row in rows for name in row]))
    for column in columns:
        table.add_column(Text(column))
    for row in rows:
        table.add_row(*[Text(_brief(row.get(column))) for column in columns])
    return table


def _brief(value: Plain) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{name} {_brief(item)}" for name, item in value.items()])
    if isinstance(value, list):
        return ", ".join([_brief(item) for item in value])
    return "" if value is None else str(value)
