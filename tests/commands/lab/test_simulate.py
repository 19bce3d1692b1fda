"""`parlour simulate`."""

import json
from pathlib import Path

import pytest

from parlour.engine import catalogue
from tests.commands.conftest import Call
from tests.thorough import THOROUGH

SLUGS = catalogue.slugs()


@pytest.mark.parametrize("slug", SLUGS)
def test_results_are_shown(call: Call, slug: str) -> None:
    answer = call("simulate", slug, "-n", "5", "--seed", "1")
    assert answer.code == 0, answer.err
    assert "5 matches" in answer.out
    assert "a second" in answer.out
    assert all(line in answer.out for line in catalogue.game(slug).info.lines)


@pytest.mark.parametrize("slug", SLUGS if THOROUGH else SLUGS[:1])  # tests/lab/test_simulate.py tries the others
def test_results_as_json_are_the_same_on_two_processes(program: Call, slug: str) -> None:
    one, two = (program("simulate", slug, "-n", "70", "--seed", "3", "--json", "-j", jobs) for jobs in "12")
    assert one.code == 0, one.err
    assert one == two
    assert json.loads(one.out)["matches"] == 70


def test_bots_are_named_for_all_seats_or_one_a_seat(call: Call) -> None:
    answer = call("simulate", SLUGS[0], "-n", "1", "--bot", "easy", "--bot", "random", "--json")
    assert json.loads(answer.out)["bots"] == ["easy", "random"]
    answer = call("simulate", SLUGS[0], "-n", "1", "--bot", "easy", "--seats", "2", "--json")
    assert json.loads(answer.out)["bots"] == ["easy", "easy"]
    assert call("simulate", SLUGS[0], "--bot", "easy", "--bot", "easy", "--seats", "3").code == 2


def test_records_go_to_a_new_file_and_can_be_replayed(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    assert call("simulate", SLUGS[0], "-n", "3", "--records", str(file)).code == 0
    for number in "123":
        assert call("replay", str(file), "--number", number, "--verify").code == 0
    again = call("simulate", SLUGS[0], "-n", "3", "--records", str(file))
    assert again.code == 2
    assert "matches.jsonl" in again.err
