"""Simulations: the same seed, the same results, on any number of processes."""

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.engine.record import verify
from parlour.lab.simulate import MAX_PART, SimulationPlan, parts_of, simulate
from parlour.lab.workers.workers import HERE, processes
from parlour.record_files import pick, split
from tests.engine.matches import shortest

SLUGS = catalogue.slugs()


def plan(slug: str, seed: int = 1, *, keeps: bool = False, levels: tuple[str, ...] = ("random",)) -> SimulationPlan:
    return SimulationPlan(slug, {"seats": 2, **shortest(slug, 2)}, levels, seed, keeps_records=keeps)


@pytest.mark.parametrize("slug", SLUGS)
def test_results_do_not_depend_on_the_number_of_processes(slug: str) -> None:
    one, two = list[str](), list[str]()
    alone = simulate(plan(slug, keeps=True), 70, HERE, one.extend)
    assert simulate(plan(slug, keeps=True), 70, processes(2), two.extend) == alone
    assert one == two
    assert alone.matches == 70


@pytest.mark.parametrize("slug", SLUGS)
def test_results_depend_on_the_seed(slug: str) -> None:
    assert simulate(plan(slug, 1), 10) == simulate(plan(slug, 1), 10)
    assert simulate(plan(slug, 1), 10) != simulate(plan(slug, 2), 10)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("levels", [("random",), ("random", "easy")])
def test_keeping_records_changes_nothing_else(slug: str, levels: tuple[str, ...]) -> None:
    with_records = simulate(plan(slug, keeps=True, levels=levels), 3, HERE, list[str]().extend)
    assert with_records == simulate(plan(slug, levels=levels), 3)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_record_stands_in_the_file_and_verifies(slug: str) -> None:
    texts = list[str]()
    simulate(plan(slug, keeps=True), 5, HERE, texts.extend)
    assert len(split("".join(texts))) == 5
    for number in range(1, 6):
        record = pick("".join(texts), number)
        assert record.result is not None
        verify(record)


@pytest.mark.parametrize("slug", SLUGS)
def test_win_shares_add_up_to_one(slug: str) -> None:
    tally = simulate(plan(slug), 12)
    assert sum(tally.wins) == 12
    assert list(tally.lines) == [*catalogue.game(slug).info.lines, "total"]


def test_progress_is_reported_match_by_match() -> None:
    told: list[int] = []
    simulate(plan(SLUGS[0]), 130, progress=told.append)
    assert sum(told) == 130


@pytest.mark.parametrize("matches", [1, 63, 64, 65, 1000, 10**6])
def test_every_match_is_dealt_out_once(matches: int) -> None:
    parts = parts_of(matches)
    assert [first for first, _ in parts] == [sum(count for _, count in parts[:at]) for at in range(len(parts))]
    assert sum(count for _, count in parts) == matches
    assert max(count for _, count in parts) <= MAX_PART


def test_a_plan_that_cannot_be_carried_out_is_refused() -> None:
    with pytest.raises(Wrong, match="bots"):
        simulate(plan(SLUGS[0], levels=("easy", "easy", "easy")), 1)
    with pytest.raises(Wrong, match="one of random"):
        simulate(plan(SLUGS[0], levels=("godlike",)), 1)
    with pytest.raises(Wrong, match="seats"):
        simulate(SimulationPlan(SLUGS[0], {"seats": 77}), 1)
