"""Data sets: what stands in them is what the records say, and the card says what it is."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.engine.record import load
from parlour.engine.view import NATURE
from parlour.lab.dataset.writing import CARD, DECISIONS, OUTCOMES, DatasetWriter
from parlour.lab.simulate import SimulationPlan, simulate
from parlour.lab.workers.workers import HERE

GAMES = [slug for slug in catalogue.slugs() if catalogue.game(slug).encoding is not None]


def written(slug: str, folder: Path, matches: int = 2) -> list[str]:
    """Simulate some matches into a data set; return their records."""
    texts: list[str] = []
    seats = min(seats for seats in catalogue.game(slug).info.seats if seats > 1)
    plan = SimulationPlan(slug, {"seats": seats}, seed=3, keeps_records=True)
    with DatasetWriter(folder, plan, "a test") as dataset:

        def keep(found: list[str]) -> None:
            texts.extend(found)
            dataset.add(found)

        simulate(plan, matches, HERE, keep)
    return texts


@pytest.mark.parametrize("slug", GAMES)
def test_every_decision_stands_in_it_as_it_was(slug: str, tmp_path: Path) -> None:
    texts = written(slug, tmp_path / "set")
    rows = iter(pq.read_table(tmp_path / "set" / DECISIONS).to_pylist())
    for number, text in enumerate(texts):
        record = load(text)
        state = record.game.new(record.variant, record.edition)
        for step, entry in enumerate(record.entries):
            if entry.seat != NATURE:
                row = next(rows)
                assert (row["match"], row["step"], row["seat"]) == (number, step, entry.seat)
                assert row["observation"] == list(memoryview(record.game.encode(state, entry.seat)))
                assert row["legal"] == state.legal(entry.seat)
                assert row["action"] == entry.action
            state.apply(entry.seat, entry.action)
    assert next(rows, None) is None


def test_the_outcomes_are_those_of_the_matches(tmp_path: Path) -> None:
    texts = written("laar", tmp_path / "set", 3)
    rows = pq.read_table(tmp_path / "set" / OUTCOMES).to_pylist()
    assert [(row["match"], row["seat"]) for row in rows] == [(match, seat) for match in range(3) for seat in range(2)]
    for row in rows:
        record = load(texts[row["match"]])
        assert record.result is not None
        state = record.state()
        assert row["zero_sum"] == record.game.returns(state, "zero_sum")[row["seat"]]
        lines = [row[f"line_{line}"] for line in record.game.info.lines]
        assert row["points"] == sum(lines)


def test_the_card_describes_the_set(tmp_path: Path) -> None:
    written("laar", tmp_path / "set")
    text = (tmp_path / "set" / CARD).read_text("utf-8")
    assert text.startswith("# laar: 2 matches, ")
    layout = catalogue.game("laar").layout(catalogue.game("laar").info.variants()[0])
    assert all(f"| {part.name} | {start} |" in text for part, start in zip(layout.parts, layout.starts, strict=True))
    assert catalogue.edition("laar").digest in text


def test_a_folder_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="dataset: expected a folder that does not exist yet"):
        DatasetWriter(tmp_path, SimulationPlan("laar", {"seats": 2}), "a test")


def test_a_set_that_was_interrupted_has_no_card(tmp_path: Path) -> None:
    with (
        pytest.raises(KeyboardInterrupt),
        DatasetWriter(tmp_path / "set", SimulationPlan("laar", {"seats": 2}), "a test"),
    ):
        raise KeyboardInterrupt
    assert not (tmp_path / "set" / CARD).exists()
