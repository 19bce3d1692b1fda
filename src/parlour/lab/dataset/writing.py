"""Writes a data set: what seats knew at their decisions, what they could do and did, and how the match ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from parlour.engine import catalogue
from parlour.engine.learning.returns import KINDS
from parlour.engine.plain import Reader, Wrong
from parlour.engine.record import Record, load
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR
from parlour.lab.dataset.card import card
from parlour.lab.simulate import SimulationPlan

if TYPE_CHECKING:
    from types import TracebackType

    import pyarrow as pa
    import pyarrow.parquet as pq

DECISIONS: Final = "decisions.parquet"
OUTCOMES: Final = "outcomes.parquet"
CARD: Final = "README.md"
ROWS: Final = 4_096  # decisions in a row group
INSTALL: Final = "pip install 'parlour[dataset]'"


@dataclass
class Rows:
    """Decisions that are to be written: a column each."""

    match: list[int] = field(default_factory=list)
    step: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    observation: bytearray = field(default_factory=bytearray)
    legal: list[list[int]] = field(default_factory=list)
    action: list[int] = field(default_factory=list)


class DatasetWriter:
    """A data set of a plan's matches in a new folder; matches are added as records, and closing it completes it."""

    def __init__(self, folder: Path, plan: SimulationPlan, made_by: str) -> None:
        check(folder)
        import pyarrow as pa  # noqa: PLC0415 (an optional extra)
        import pyarrow.parquet as pq  # noqa: PLC0415 (as above)

        self.plan: Final = plan
        self.made_by: Final = made_by  # for the card
        self.game: Final = catalogue.game(plan.game)
        self.edition: Final = catalogue.edition(plan.game, plan.edition)
        self.folder: Final = folder
        self.layout: Final = self.game.layout(self.game.info.variant(Reader(plan.variant, "")))
        folder.mkdir(parents=True)
        self._pa: Final = pa
        self._decisions: Final[pq.ParquetWriter] = pq.ParquetWriter(
            folder / DECISIONS, decision_schema(self.layout.size), compression="zstd"
        )
        self._outcomes: Final[pq.ParquetWriter] = pq.ParquetWriter(folder / OUTCOMES, self._outcome_schema())
        self._rows = Rows()
        self.matches = 0
        self.decisions = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Write what is left, and the card: a data set without a card was interrupted."""
        if kind is None:
            self._write_decisions()
        self._decisions.close()
        self._outcomes.close()
        if kind is None:
            text = card(self.plan, self.edition.digest, self.layout, self.made_by, (self.matches, self.decisions))
            (self.folder / CARD).write_text(text, "utf-8")

    def _outcome_schema(self) -> pa.Schema:
        pa = self._pa
        kinds = [(kind, pa.float32()) for kind in KINDS]
        lines = [(f"line_{line}", pa.int32()) for line in self.game.info.lines]
        return pa.schema([("match", pa.int32()), ("seat", pa.int8()), *kinds, *lines])

    def add(self, texts: list[str]) -> None:
        """Add the matches of records."""
        for text in texts:
            self._add(load(text, self.game, self.edition))

    def _add(self, record: Record) -> None:
        """Replay a match, and write down every decision of a seat before it is made."""
        state, rows, number = self.game.new(record.variant, record.edition), self._rows, self.matches
        for step, entry in enumerate(record.entries):
            if entry.seat != NATURE:
                rows.match.append(number)
                rows.step.append(step)
                rows.seat.append(entry.seat)
                rows.observation += memoryview(self.game.encode(state, entry.seat))
                rows.legal.append(state.legal(entry.seat))
                rows.action.append(entry.action)
            state.apply(entry.seat, entry.action)
        self.matches += 1
        self._add_outcome(number, state)
        if len(rows.match) >= ROWS:
            self._write_decisions()

    def _add_outcome(self, number: int, state: State) -> None:
        """Write the utilities and the sheet of everybody."""
        sheet = self.game.sheet(self.game.view(state, SPECTATOR))
        seats = range(len(sheet.points))
        columns: dict[str, list[int] | list[float] | list[int | None]] = {
            "match": [number] * len(seats),
            "seat": list(seats),
            **{kind: self.game.returns(state, kind) for kind in KINDS},
            **{f"line_{line}": [row[at] for row in sheet.points] for at, line in enumerate(sheet.lines)},
        }
        self._outcomes.write_table(self._pa.table(columns, schema=self._outcome_schema()))

    def _write_decisions(self) -> None:
        rows, pa = self._rows, self._pa
        if not rows.match:
            return
        numbers = pa.Array.from_buffers(
            pa.int16(), len(rows.observation) // 2, [None, pa.py_buffer(bytes(rows.observation))]
        )
        observation = pa.FixedSizeListArray.from_arrays(numbers, self.layout.size)
        columns = [rows.match, rows.step, rows.seat, observation, rows.legal, rows.action]
        schema = decision_schema(self.layout.size)
        arrays = [
            column if isinstance(column, pa.Array) else pa.array(column, kind)
            for column, kind in zip(columns, schema.types, strict=True)
        ]
        self._decisions.write_table(pa.Table.from_arrays(arrays, schema=schema))
        self.decisions += len(rows.match)
        self._rows = Rows()


def check(folder: Path) -> None:
    """Raise `Wrong` if a data set cannot be written into this folder."""
    if find_spec("pyarrow") is None:
        raise Wrong("dataset", f"pyarrow, which is not installed: {INSTALL}", "nothing")
    if folder.exists():
        raise Wrong("dataset", "a folder that does not exist yet", str(folder))


def decision_schema(size: int) -> pa.Schema:
    """Return the columns of the decisions, with observations of so many numbers."""
    import pyarrow as pa  # noqa: PLC0415 (an optional extra)

    return pa.schema(
        [
            ("match", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int16(), size)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
        ]
    )
