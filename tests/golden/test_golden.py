"""Law 16: golden records of every released version replay to the same decisions, views, sheets and results."""

from functools import lru_cache
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.laws.releases import replays
from parlour.engine.plain import Plain
from parlour.engine.record import Record, load
from parlour.lab.kept_records import transcript_path, transcripts
from tests.engine.matches import Setup, setups
from tests.golden.make import HOME, path_of, sensible_path

RECORDS = sorted(HOME.glob("*/*.jsonl"))
VERSIONS = [(slug, rules) for slug in catalogue.slugs() for rules in catalogue.game(slug).info.released]


@lru_cache
def told(path: Path) -> dict[str, Plain]:
    return transcripts(path)


def read(path: Path) -> Record:
    return load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_as_it_did_when_it_was_written(path: Path) -> None:
    record = read(path)
    assert record.game.info.slug == path.parent.name
    assert path.name.startswith(f"rules-{record.variant.rules}.")
    assert record.result is not None
    replays(record, told(transcript_path(path))[path.stem])


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_every_pair_of_choices_has_a_golden_record(setup: Setup) -> None:
    path = path_of(setup)
    assert path in RECORDS, "python -m tests.golden.make writes it"
    assert str(read(path).variant) == str(setup.variant)
    assert sensible_path(setup) in RECORDS


@pytest.mark.parametrize(("slug", "rules"), VERSIONS)
def test_every_released_version_has_golden_records_and_their_transcripts(slug: str, rules: int) -> None:
    names = [path.stem for path in RECORDS if path.parent.name == slug and path.name.startswith(f"rules-{rules}.")]
    assert names
    assert sorted(told(HOME / slug / f"rules-{rules}.transcript.json")) == names


def test_records_are_kept_of_released_versions_only() -> None:
    kept = {(path.parent.name, int(path.name.partition(".")[0].removeprefix("rules-"))) for path in RECORDS}
    assert kept == set(VERSIONS)
