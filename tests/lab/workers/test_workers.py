"""Workers: the results come in order, whoever works, and parts of workers that are lost are done again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from parlour.engine.plain import Wrong
from parlour.lab.simulate import SimulationPlan, parts_of, simulate
from parlour.lab.workers.workers import AHEAD, HERE, Workers, processes


def square(number: int) -> int:
    return number * number


def square_unless_first(part: tuple[int, Path]) -> int:
    """End the process at the first try of the part 3."""
    number, mark = part
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number * number


def end(_: int) -> int:
    os._exit(1)


def test_results_come_in_the_order_of_the_parts() -> None:
    squares = [number * number for number in range(20)]
    assert list(HERE.results(square, range(20))) == squares
    assert list(processes(2).results(square, range(20))) == squares


def test_any_executor_will_do_and_parts_are_requested_when_they_are_needed() -> None:
    requested: list[int] = []

    def parts() -> Iterator[int]:
        for number in range(50):
            requested.append(number)
            yield number

    results = Workers(2, lambda: ThreadPoolExecutor(2)).results(square, parts())
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    assert len(requested) <= 3 + 2 * AHEAD
    assert list(results) == [number * number for number in range(3, 50)]


def test_the_part_of_a_process_that_died_is_done_again(tmp_path: Path) -> None:
    parts = [(number, tmp_path / "mark") for number in range(8)]
    assert list(processes(2).results(square_unless_first, parts)) == [number * number for number in range(8)]
    assert (tmp_path / "mark").exists()


def test_a_part_that_ends_every_process_is_given_up() -> None:
    with pytest.raises(Wrong, match="workers: expected processes that can work"):
        list(processes(2).results(end, [1]))


def test_many_workers_get_many_parts() -> None:
    assert len(parts_of(10_000)) == 64
    assert len(parts_of(10_000, workers=100)) > 700
    plan = SimulationPlan("laar", {"seats": 3}, seed=2)
    many = Workers(40, lambda: ThreadPoolExecutor(2))
    assert simulate(plan, 400, many) == simulate(plan, 400)
