"""Golden records replay to their exact results, and there is one for every game, number of seats and variant."""

from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.engine.record import Record, edition_inside, game_named, load, verify
from tests.engine.matches import Setup, setups
from tests.golden.make import HOME, path_of

RECORDS = sorted(HOME.glob("*/*.jsonl"))


def read(path: Path) -> Record:
    text = path.read_text(encoding="utf-8")
    game, data = catalogue.game(game_named(text)), edition_inside(text)
    assert data is not None, "a golden record brings its edition along"
    return load(text, game, game.edition(data))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    record = read(path)
    assert record.game.info.slug == path.parent.name
    assert record.result is not None
    verify(record)


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_every_variant_has_a_golden_record(setup: Setup) -> None:
    path = path_of(setup, setup.game.info.rules_version)
    assert path in RECORDS, "python -m tests.golden.make writes it"
    assert str(read(path).variant) == str(setup.variant)


def test_a_golden_record_that_says_something_else_is_noticed() -> None:
    record = read(RECORDS[0])
    assert record.result is not None
    record.result["digest"] = "another"
    with pytest.raises(Wrong, match=r"result\.digest"):
        verify(record)
