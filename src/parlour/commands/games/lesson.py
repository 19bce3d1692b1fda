"""Check and list the lessons and puzzles of games."""

from __future__ import annotations

import click

from parlour.engine import catalogue
from parlour.engine.plain import Wrong, as_plain
from parlour.engine.record import encode_in_order
from parlour.engine.view import NATURE
from parlour.lessons import shelf
from parlour.lessons.checking import problems
from parlour.lessons.walking import walk

EXAMPLES = """\b
Examples:
  parlour lesson check            check the lessons of all games
  parlour lesson check GAME
  parlour lesson list GAME
  parlour lesson show GAME first 4
"""


@click.group(epilog=EXAMPLES)
def command() -> None:
    """Check and list lessons and puzzles."""


@command.command(epilog="\b\nExample:\n  parlour lesson check GAME")
@click.argument("game", required=False)
@click.pass_context
def check(ctx: click.Context, game: str | None) -> None:
    """Check the lessons of one game, or of all.

    Every step is legal in every position that it can be reached in, everything pointed at is known, every text is
    there in every language, puzzles have their solution, and no rule that a first match needs is left out.
    """
    found = [f"{slug}: {problem}" for slug in ([game] if game else catalogue.slugs()) for problem in problems(slug)]
    for problem in found:
        click.echo(problem)
    count = sum(len(shelf.read_index(slug).lessons) for slug in ([game] if game else catalogue.slugs()))
    click.echo(f"{count} lessons, {len(found)} problems")
    ctx.exit(1 if found else 0)


@command.command("list", epilog="\b\nExample:\n  parlour lesson list GAME")
@click.argument("game")
def list_lessons(game: str) -> None:
    """List the lessons and puzzles of a game, step by step."""
    for lesson in shelf.lessons(game):
        kind = "puzzle" if lesson.is_puzzle else "lesson"
        click.echo(f"{lesson.id}: a {kind} of {len(lesson.steps)} steps, about {lesson.minutes} minutes")
        for number, step in enumerate(lesson.steps):
            click.echo(f"  {number:>2}  {step.kind:<5}  {step.text.text}  {' '.join(step.rules)}")


@command.command(epilog="\b\nExample:\n  parlour lesson show GAME first 4")
@click.argument("game")
@click.argument("lesson")
@click.argument("step", type=click.IntRange(0))
def show(game: str, lesson: str, step: int) -> None:
    """Show the position at a step of a lesson: what the learner sees, and what is legal there."""
    found = shelf.lesson(game, lesson)
    if found is None or step > found.last:
        raise Wrong("lesson", "a lesson of the game, and one of its steps", f"{lesson} {step}")
    state, seat = walk(found)[step].positions[0], found.seat
    view = found.game.view(state, seat)
    click.echo(encode_in_order(view.shown))
    click.echo(encode_in_order({"sheet": as_plain(found.game.sheet(view).to_plain())}))
    for actor in state.to_act():
        who = "chance" if actor == NATURE else f"seat {actor}"
        for action in state.legal(actor):
            click.echo(f"{who}: {encode_in_order(found.game.actions.to_plain(action))}")
