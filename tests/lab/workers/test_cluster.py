"""A real Dask cluster of several processes on this machine: the same results, also when a worker is killed."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from time import sleep

import pytest
from distributed import Client, LocalCluster

from parlour.cli import run
from parlour.engine.plain import Wrong
from parlour.lab.simulate import SimulationPlan, simulate
from parlour.lab.workers.cluster import of_client, opened

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as made:
        yield made


def slow_square(number: int) -> int:
    sleep(0.1)
    return number * number


def test_a_cluster_gives_the_same_results_as_one_process(cluster: LocalCluster) -> None:
    alone, there = list[str](), list[str]()
    plan = SimulationPlan("laar", {"seats": 3}, seed=5, keeps_records=True)
    expected = simulate(plan, 70, keep=alone.extend)
    with opened(1, cluster.scheduler_address) as workers:
        assert workers.count == 2
        assert simulate(plan, 70, workers, there.extend) == expected
    assert there == alone


def test_the_parts_of_a_killed_worker_are_done_again(cluster: LocalCluster) -> None:
    with Client(cluster, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        results = of_client(client).results(slow_square, range(40))
        first = [next(results) for _ in range(6)]
        victim = next(iter(client.run(os.getpid).values()))
        os.kill(victim, signal.SIGKILL)
        assert [*first, *results] == [number * number for number in range(40)]


def test_a_command_works_on_a_cluster(cluster: LocalCluster, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["simulate", "laar", "-n", "70", "--seed", "3", "--json"]
    assert run([*wanted, "--cluster", cluster.scheduler_address]) == 0
    there = capsys.readouterr().out
    assert run(wanted) == 0
    assert json.loads(there) == json.loads(capsys.readouterr().out)


def test_an_address_without_a_scheduler_is_named() -> None:
    with pytest.raises(Wrong, match="cluster: expected the address of a Dask scheduler"), opened(1, "nonsense:1"):
        pass
