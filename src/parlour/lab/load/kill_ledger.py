"""A long run of kills in parts: each part has a new store, and a ledger file keeps the parts that are finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from parlour.engine.plain import Wrong
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
        self.outcomes: Final[list[KillOutcome]] = []
        if file.exists():
            self._read()
        else:
            file.write_bytes(msgspec.json.encode(run) + b"\n")

    def add(self, outcome: KillOutcome) -> None:
        """Append a finished part."""
        self.outcomes.append(outcome)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")

    def _read(self) -> None:
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        header, *lines = whole.splitlines() or [b""]
        if header != msgspec.json.encode(self.run):
            expected = msgspec.json.encode(asdict(self.run)).decode()
            raise Wrong(str(self.file), f"the ledger of this run, {expected}", "another file or run")
        for number, line in enumerate(lines, start=2):
            try:
                self.outcomes.append(msgspec.json.decode(line, type=KillOutcome))
            except msgspec.DecodeError as error:
                raise Wrong(f"{self.file}, line {number}", "a finished part", str(error)) from None
        if whole != text:  # the last line was cut off when the run was
            self.file.write_bytes(whole)


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
