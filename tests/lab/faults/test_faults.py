"""Faults in their small forms: none of them does harm, and harm would be noticed."""

import asyncio
import json
from pathlib import Path

import pytest

from parlour.cli import run
from parlour.engine import catalogue
from parlour.lab.faults.finding import FaultFinding, failed_facts
from parlour.lab.servers.local_server import Server
from parlour.lab.servers.process_usage import descendants, is_running, is_worker
from tests.thorough import THOROUGH

Screen = pytest.CaptureFixture[str]
SLUG = catalogue.slugs()[0]
TOY = "lanterns"
pytestmark = pytest.mark.timeout(400)


def findings(capsys: Screen, arguments: str) -> dict[str, object]:
    """Run one fault to its good end and read what was found."""
    code = run(["faults", "--json", *arguments.split()])
    said = capsys.readouterr()
    assert code == 0, said.out + said.err
    [found] = json.loads(said.out)
    assert isinstance(found, dict)
    return found


def test_facts_that_are_not_so_are_harm() -> None:
    assert failed_facts({"this": True, "that": False}) == ["that"]
    assert not FaultFinding("x", {}, ["that"]).is_good
    assert FaultFinding("x", {"n": 1}).to_plain() == {"fault": "x", "good": True, "n": 1, "wrong": []}


def test_a_fault_that_is_not_known_is_refused(capsys: Screen) -> None:
    assert run(["faults", "earthquake"]) == 2
    assert "earthquake" in capsys.readouterr().err


async def test_workers_and_helper_processes_are_distinguished(tmp_path: Path) -> None:
    assert Server(tmp_path).processes() == []
    sleeper = await asyncio.create_subprocess_exec("sleep", "30")
    try:
        assert is_running(sleeper.pid)
        assert not is_worker(sleeper.pid)
        assert descendants(sleeper.pid) == []
    finally:
        sleeper.kill()
        await sleeper.wait()
    assert not is_running(sleeper.pid)


def test_a_full_disk_is_reported_and_breaks_nothing(capsys: Screen) -> None:
    assert findings(capsys, f"full --game {SLUG}")["words_until_full"] != 0


@pytest.mark.slow
def test_slow_and_half_open_clients_hold_nobody_up(capsys: Screen) -> None:
    assert findings(capsys, f"slow --game {SLUG} --tables 2 --seconds 1")["actions"] != 0


@pytest.mark.slow
def test_garbage_floods_and_old_ids_are_refused(capsys: Screen) -> None:
    assert findings(capsys, f"hostile --game {SLUG} --tables 2 --seconds 1")["replays"] != 0


# The usual check tries connections that are cut (tests/tables/cluster/test_sync.py), workers that are killed
# (tests/web/process/test_workers.py) and a server over SQLite that is killed (tests/lab/load/test_load.py).
if THOROUGH:

    @pytest.mark.slow
    def test_postgresql_is_restarted_under_play(capsys: Screen) -> None:
        found = findings(capsys, f"postgres --game {SLUG} --tables 2 --seconds 3 --times 2")
        assert found["acknowledged"] != 0
        assert [found[name] for name in ("lost", "doubled", "stuck")] == [0, 0, 0]

    @pytest.mark.slow
    def test_nothing_is_lost_when_processes_over_postgresql_are_killed(capsys: Screen) -> None:
        code = run(["load", "--json", *f"--game {SLUG} --kill 2 --tables 3 --seconds 3 --postgres --workers 2".split()])
        said = capsys.readouterr()
        assert code == 0, said.out + said.err
        outcome = json.loads(said.out)
        assert outcome["acknowledged"] != 0
        assert [outcome[name] for name in ("lost", "doubled", "out_of_order", "broken", "stuck")] == [0] * 5
