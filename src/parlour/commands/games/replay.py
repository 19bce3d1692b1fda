"""Replay a record step by step, or verify it."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from parlour.commands.shared.options import FILE, LANGUAGE
from parlour.engine.plain import Plain, Wrong
from parlour.engine.record import Record, encode_in_order, verify
from parlour.engine.view import SPECTATOR
from parlour.localization import Translator
from parlour.narration import FULL_INFORMATION, Narration
from parlour.outcome import outcome_of
from parlour.record_files import pick, read_text
from parlour.terminal.console import Terminal
from parlour.terminal.picture import picture
from parlour.terminal.sheet_table import sheet_table

DOES_NOT_VERIFY = 1
EXAMPLES = """\b
Examples:
  parlour replay evening.jsonl               step by step: Enter continues, b draws the board, q quits
  parlour replay evening.jsonl | less        everything at once
  parlour replay evening.jsonl --verify      print OK, or what is wrong (exit code 1)
  parlour replay evening.jsonl --json        one line per entry, with the spectators' view after it
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=FILE)
@click.option("--number", default=1, show_default=True, help="Number of the record, if the file has several.")
@click.option("--verify", "verifies", is_flag=True, help="Only check the record.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
@LANGUAGE
@click.pass_context
def command(ctx: click.Context, file: Path, number: int, verifies: bool, as_json: bool, language: str) -> None:
    """Replay a record step by step, or verify it.

    Exit code 1: the record does not verify. Exit code 2: it cannot be read.
    """
    text = sys.stdin.read() if str(file) == "-" else read_text(file)
    record = pick(text, number)
    translator = Translator(language, record.game.info.slug)
    try:
        if verifies:
            _verify(record, translator)
        elif as_json:
            _print_json(record, translator)
        else:
            _narrate(record, translator, Terminal())
    except Wrong as error:
        click.echo(f"parlour: the record does not verify: {error}", err=True)
        ctx.exit(DOES_NOT_VERIFY)


def _verify(record: Record, translator: Translator) -> None:
    state = verify(record)
    end = "" if record.result is not None else ", not over yet"
    click.echo(f"OK: {record.game.info.slug}, {record.variant}, {len(record.entries)} entries{end}")
    sheet = record.game.sheet(record.game.view(state, SPECTATOR))
    Terminal().show(sheet_table(sheet, record.names, translator))


def _print_json(record: Record, translator: Translator) -> None:
    narration = Narration(record, translator)
    while not narration.is_at_end:
        entry = record.entries[narration.position]
        sentences = narration.step(FULL_INFORMATION)[0]
        shown = record.game.view(narration.state, SPECTATOR).shown
        line: dict[str, Plain] = {"number": narration.position, "entry": record.entry_to_plain(entry)}
        click.echo(encode_in_order({**line, "told": list[Plain](sentences), "shown": shown}))


def _narrate(record: Record, translator: Translator, terminal: Terminal) -> None:
    narration = Narration(record, translator)
    while not narration.is_at_end:
        for line in narration.step(FULL_INFORMATION)[0]:
            terminal.write(f"{narration.position:>5}  {line}")
        if terminal.is_interactive and not _pause(narration, terminal):
            return
    verify(record)
    view = record.game.view(narration.state, SPECTATOR)
    sheet = record.game.sheet(view)
    terminal.show(picture(view, translator, record.names))
    terminal.show(sheet_table(sheet, record.names, translator))
    if not narration.state.to_act():
        terminal.write(outcome_of(sheet, record.names).text(translator), "bold")


def _pause(narration: Narration, terminal: Terminal) -> bool:
    """Wait for Enter; draw the board on "b"; return whether to continue."""
    while (line := terminal.ask("Enter, b, q:")) == "b":
        view = narration.record.game.view(narration.state, SPECTATOR)
        terminal.show(picture(view, narration.translator, narration.record.names))
    return line is not None and line != "q"
