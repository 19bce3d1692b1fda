"""Let a bot answer questions of other programs, as it would in a match."""

from __future__ import annotations

import sys

import click

from parlour.bots.agents import METAVAR, agent
from parlour.bots.programs import answer
from parlour.engine.plain import encode

EXAMPLES = """\b
Examples:
  parlour agent normal < questions.jsonl
  parlour arena GAME "exec:parlour agent easy" normal
"""


@click.command(epilog=EXAMPLES)
@click.argument("bot", metavar=METAVAR)
def command(bot: str) -> None:
    """Answer questions: one JSON document in a line of standard input, its answer in a line of standard output.

    docs/research.md says what a question and an answer are. It ends with its input.
    """
    playing = agent(bot, has_time_limit=False)
    for line in sys.stdin.buffer:
        if line.strip():
            click.echo(encode(answer(line, playing)).decode())
