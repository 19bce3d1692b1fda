"""Check every law on a game, and report them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from parlour.engine import catalogue
from parlour.engine.laws import LAWS, LawResult, cases, is_compiled, try_law
from parlour.lab.kept_records import try_records
from parlour.lab.two_engines import try_both_engines

COMPILED = "compiled and interpreted agree"
RECORDS = "kept records replay as they did when they were written"
EXAMPLES = """\b
Examples:
  parlour laws GAME
  parlour laws GAME --matches 20 --records my_records
"""

OBSERVING = 18  # the law about observations, which a game need not have


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option(
    "--matches", type=click.IntRange(1, 10_000), default=2, show_default=True, help="Matches of each variant."
)
@click.option("--rules", type=int, help="An earlier version of the game's rules.")
@click.option(
    "--records",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="A folder of records (.jsonl) that must go on replaying.",
)
@click.pass_context
def command(ctx: click.Context, game: str, matches: int, rules: int | None, records: Path | None) -> None:
    """Check every law on a game, and report them one by one.

    Matches are played at random, with every number of seats and all pairs of choices of options. Exit code 1: a law
    does not hold.
    """
    version = catalogue.game(game, rules).info.rules_version
    count = len(cases(game, [1], version))
    click.echo(f"{game}, version {version} of its rules: {count} variants, {matches} matches of each")
    failed, untried = 0, 0
    for number, says, outcome in _tried(game, version, list(range(1, matches + 1)), records):
        failed += isinstance(outcome, LawResult) and not outcome.holds
        untried += isinstance(outcome, str)
        click.echo(_line(number, says, outcome))
    held = len(LAWS) + 2 - failed - untried
    click.echo(f"{held} laws hold, {failed} do not, {untried} were not tried.")
    ctx.exit(1 if failed else 0)


def _tried(game: str, rules: int, seeds: list[int], records: Path | None) -> Iterator[tuple[int, str, LawResult | str]]:
    """Yield every law's number, its text, and its outcome; or why it was not checked."""
    for law in LAWS:
        if law.number == OBSERVING - 1:  # the two that are not about single matches come before it
            yield 15, COMPILED, try_both_engines(game, rules, seeds) if is_compiled() else "nothing is compiled here"
            yield 16, RECORDS, try_records(game, records) if records else "no records are given (--records)"
        if law.number == OBSERVING and catalogue.game(game, rules).encoding is None:
            yield law.number, law.says, "the game has no observations"
        else:
            yield law.number, law.says, try_law(law, cases(game, seeds, rules))


def _line(number: int, says: str, outcome: LawResult | str) -> str:
    if isinstance(outcome, str):
        return f"law {number:>2}  not tried  {says}: {outcome}"
    figures = f"{outcome.matches} matches, {outcome.positions} positions"
    if outcome.holds:
        return f"law {number:>2}  ok         {says} ({figures})"
    return f"law {number:>2}  FAILED     {says} ({figures})\n        {outcome.problem}"
