"""`parlour bench envs`."""

import json

import pytest

from parlour.commands.lab import _bench_environments
from parlour.engine import catalogue
from tests.commands.conftest import Call

SHIPPED = [slug for slug in catalogue.slugs() if catalogue.is_shipped(slug)]


def test_every_game_is_measured_through_every_interface(call: Call) -> None:
    answer = call("bench", "envs", "--seconds", "0.1", "--json")
    assert answer.code == 0, answer.err
    rows = json.loads(answer.out)["speeds"]
    assert [(row["framework"], row["game"]) for row in rows] == [
        (framework, slug) for slug in SHIPPED for framework in ("PettingZoo AEC", "OpenSpiel", "batch of 256")
    ]
    assert all(row["decisions_a_second"] > 0 for row in rows)


def test_what_is_missing_for_it_is_named(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_bench_environments, "find_spec", lambda name: None if name == "pettingzoo" else name)
    answer = call("bench", "envs")
    assert answer.code == 2
    assert "envs needs pettingzoo" in answer.err
