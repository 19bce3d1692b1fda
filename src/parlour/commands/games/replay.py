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
from parlour.narration import WHOLE_TRUTH, Narration
from parlour.outcome import outcome_of
from parlour.record_files import pick, read_text
from parlour.terminal.console import Terminal
from parlour.terminal.picture import picture
from parlour.terminal.sheet_table import sheet_table

DOES_NOT_VERIFY = 1
EXAMPLES = """\b
Examples:
  parlour replay evening.jsonl               Enter goes on, b draws the board, q quits
  parlour replay evening.jsonl | less        all of it
  parlour replay evening.jsonl --verify      OK, or what is wrong (exit code 1)
  parlour replay evening.jsonl --json        one line an entry, with the spectators' view after it
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=FILE)
@click.option("--number", default=1, show_default=True, help="Which record, if the file holds several.")
@click.option("--verify", "verifies", is_flag=True, help="Only say whether the record is right.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
@LANGUAGE
@click.pass_context
def command(ctx: click.Context, file: Path, number: int, verifies: bool, as_json: bool, language: str) -> None:
    """Replay a record step by step, or verify it.

    Exit code 1: the record does not verify. Exit code 2: it cannot be read.
    """
    text = sys.stdin.read() if str(file) == "-" else read_text(file)
    record = pick(text, number)
    words = Translator(language, record.game.info.slug)
    try:
        if verifies:
            _verify(record, words)
        elif as_json:
            _print_json(record, words)
        else:
            _tell(record, words, Terminal())
    except Wrong as error:
        click.echo(f"parlour: the record does not verify: {error}", err=True)
        ctx.exit(DOES_NOT_VERIFY)


def _verify(record: Record, words: Translator) -> None:
    state = verify(record)
    end = "" if record.result is not None else ", not over yet"
    click.echo(f"OK: {record.game.info.slug}, {record.variant}, {len(record.entries)} entries{end}")
    sheet = record.game.sheet(record.game.view(state, SPECTATOR))
    Terminal().show(sheet_table(sheet, record.names, words))


def _print_json(record: Record, words: Translator) -> None:
    story = Narration(record, words)
    while not story.is_told:
        entry = record.entries[story.told]
        said = story.step(WHOLE_TRUTH)[0]
        shown = record.game.view(story.state, SPECTATOR).shown
        line: dict[str, Plain] = {"number": story.told, "entry": record.entry_to_plain(entry)}
        click.echo(encode_in_order({**line, "told": list[Plain](said), "shown": shown}))


def _tell(record: Record, words: Translator, terminal: Terminal) -> None:
    story = Narration(record, words)
    while not story.is_told:
        for line in story.step(WHOLE_TRUTH)[0]:
            terminal.say(f"{story.told:>5}  {line}")
        if terminal.is_interactive and not _pause(story, terminal):
            return
    verify(record)
    view = record.game.view(story.state, SPECTATOR)
    sheet = record.game.sheet(view)
    terminal.show(picture(view, words, record.names))
    terminal.show(sheet_table(sheet, record.names, words))
    if not story.state.to_act():
        terminal.say(outcome_of(sheet, record.names).said(words), "bold")


def _pause(story: Narration, terminal: Terminal) -> bool:
    """Wait for Enter; draw the board if asked; say whether to go on."""
    while (line := terminal.ask("Enter, b, q:")) == "b":
        view = story.record.game.view(story.state, SPECTATOR)
        terminal.show(picture(view, story.words, story.record.names))
    return line is not None and line != "q"
