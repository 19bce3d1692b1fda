"""A long run of kills in parts: each part has a new store, and a ledger file keeps the parts that are finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from parlour.lab.ledger_file import append, take_up
from parlour.lab.load.audit import AuditResult
from parlour.lab.load.kill import KillOutcome

PART: Final = 25  # kills on one store
RunPart: TypeAlias = Callable[[int, int], Awaitable[KillOutcome]]  # takes the number of kills and the part's seed


@dataclass(frozen=True)
class Run:
    """What a ledger is about: two runs with equal fields kill the same server in the same way."""

    game: str
    seats: int
    tables: int
    rate: float
    seconds: float
    kills: int
    seed: int
    database: str
    workers: int

    def parts(self) -> list[int]:
        """List the number of kills of each part."""
        whole, rest = divmod(self.kills, PART)
        return [PART] * whole + [rest] * bool(rest)


class KillLedger:
    """The finished parts of a run, one JSON line each after a line that describes the run."""

    def __init__(self, run: Run, file: Path) -> None:
        """Read the parts that *file* already holds; `Wrong` if it belongs to another run."""
        self.run: Final = run
        self.file: Final = file
        about = msgspec.json.encode(run)
        of = f"run, {about.decode()}"
        self.outcomes: Final[list[KillOutcome]] = take_up(file, about, KillOutcome, of=of, one="a finished part")

    def add(self, outcome: KillOutcome) -> None:
        """Append a finished part."""
        self.outcomes.append(outcome)
        append(self.file, outcome)


async def run_parts(ledger: KillLedger, run_part: RunPart, finished: Callable[[KillOutcome], None]) -> KillOutcome:
    """Run the parts that the ledger does not have yet, telling *finished* of each, and add all parts up."""
    parts = ledger.run.parts()
    for number in range(len(ledger.outcomes), len(parts)):
        outcome = await run_part(parts[number], ledger.run.seed + number)
        ledger.add(outcome)
        finished(outcome)
    return added_up(ledger.outcomes)


def added_up(outcomes: list[KillOutcome]) -> KillOutcome:
    """Add up the outcomes of several parts; the kills of all parts stand one after another."""
    errors: Counter[str] = Counter()
    for outcome in outcomes:
        errors.update(outcome.errors)
    sums = {field.name: sum([getattr(it.verdict, field.name) for it in outcomes]) for field in fields(AuditResult)}
    return KillOutcome(
        [killing for outcome in outcomes for killing in outcome.killings],
        AuditResult(**sums),
        sum([outcome.stuck for outcome in outcomes]),
        sum([outcome.retries for outcome in outcomes]),
        sum([outcome.reconnects for outcome in outcomes]),
        dict(errors),
    )
