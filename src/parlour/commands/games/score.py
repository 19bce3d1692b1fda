"""Score the final position of a real table."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from parlour.commands.shared.options import EDITION, FILE, LANGUAGE
from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong, as_plain, decode
from parlour.localization import Translator
from parlour.terminal.console import Terminal
from parlour.terminal.sheet_table import sheet_table

EXAMPLES = """\b
Examples:
  parlour score GAME evening.json --table
  parlour score GAME --edition my_box.toml < evening.json
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.argument("file", required=False, type=FILE)
@EDITION
@click.option("--table", is_flag=True, help="Print a table instead of JSON.")
@LANGUAGE
def command(game: str, file: Path | None, edition: str, table: bool, language: str) -> None:
    """Score the final position of a real table.

    Reads one JSON document from FILE, or from standard input, and prints the sheet.
    """
    rules, components = catalogue.game(game), catalogue.edition(game, edition)
    names, sheet = rules.score(_document(file), components)
    if table:
        Terminal().show(sheet_table(sheet, names, Translator(language, game)))
        return
    answer: dict[str, Plain] = {"game": game, **as_plain(sheet.to_plain(names))}
    click.echo(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())


def _document(file: Path | None) -> Reader:
    """Read the document; paths in error messages start at its root."""
    if file is None:
        content = sys.stdin.buffer.read()
    else:
        try:
            content = file.read_bytes()
        except OSError as error:
            raise Wrong(str(file), "a readable file", error.strerror or "an error") from None
    document = decode(content, str(file or "input"))
    Reader(document, "input").object()
    return Reader(document, "")
