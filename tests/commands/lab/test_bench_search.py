"""`parlour bench search`. OpenSpiel itself is asked where it is installed; elsewhere its border is imitated."""

import json
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

from parlour.commands.lab._bench_search import tasks
from parlour.engine import catalogue
from parlour.lab.bench import openspiel, openspiel_search
from tests.commands.conftest import Call

SIZES = {slug: catalogue.game(slug).info.seats for slug in catalogue.slugs()}
# The number of seats that fewest games have: one game is enough here.
SEATS = min({count for sizes in SIZES.values() for count in sizes}, key=lambda it: sum(it in s for s in SIZES.values()))
BRIEFLY = ("search", "--seats", str(SEATS), "--seconds", "0.1")


class Imitation:
    """A game of two seats, its only position, and a bot that does nothing, as OpenSpiel would show them."""

    def __init__(self, *_: object) -> None:
        self.draws = 2

    def num_players(self) -> int:
        return 2

    def new_initial_state(self) -> "Imitation":
        return Imitation()

    def is_chance_node(self) -> bool:
        return self.draws > 0

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.draws -= 1

    def step(self, state: "Imitation") -> int:
        assert not state.is_chance_node()
        return 0


def imitate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put an imitation in the place of OpenSpiel."""
    module = ModuleType("pyspiel")
    module.__spec__ = ModuleSpec("pyspiel", None)
    for name in ("load_game", "RandomRolloutEvaluator", "ISMCTSBot"):
        setattr(module, name, Imitation)
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    monkeypatch.setattr(openspiel_search, "version", lambda: "0")
    # What does nothing never fills its time.
    monkeypatch.setattr(
        openspiel_search, "search", lambda _state, _seed, iterations: (2.0 * iterations, 1.0 * iterations)
    )


@pytest.fixture
def open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    """See to it that there is something to compare with."""
    if not openspiel.is_there():
        imitate(monkeypatch)


def test_every_game_is_measured_with_every_number_of_seats() -> None:
    assert tasks(0) == [(slug, count) for slug, sizes in SIZES.items() for count in sizes]
    assert tasks(2) == [(slug, 2) for slug, sizes in SIZES.items() if 2 in sizes]


@pytest.mark.usefixtures("open_spiel")
def test_searches_are_compared_with_those_of_peers(call: Call) -> None:
    answer = call("bench", *BRIEFLY, "--peers", "--json")
    assert answer.code == 0, answer.err
    told = json.loads(answer.out)
    assert [peer["game"] for peer in told["peers"]] == list(openspiel_search.GAMES)
    assert [row["game"] for row in told["searches"]] == [slug for slug, _ in tasks(SEATS)]
    for row in told["searches"]:
        assert row["iterations_a_second"] > 0
        for peer in told["peers"]:
            ratio = row["iterations_a_cpu_second"] / peer["iterations_a_cpu_second"]
            assert row["ratios"][peer["game"]] == pytest.approx(ratio)


def test_searches_of_a_peer_are_measured_through_its_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    imitate(monkeypatch)
    assert openspiel.is_there()
    rates = [(peer.iterations_a_second, peer.iterations_a_cpu_second) for peer in openspiel_search.measure(0.1)]
    assert rates == [(0.5, 1.0), (0.5, 1.0)]


def test_a_table_says_whether_the_engine_is_compiled(call: Call) -> None:
    answer = call("bench", *BRIEFLY)
    assert answer.code == 0, answer.err
    assert "it/CPU s" in answer.out
    assert all(slug in answer.out for slug, _ in tasks(SEATS))
    interpreted = not json.loads(call("bench", *BRIEFLY, "--json").out)["searches"][0]["compiled"]
    assert ("interpreted figures" in answer.out) == interpreted


def test_without_the_peer_nothing_is_measured(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "find_spec", lambda _name: None)
    answer = call("bench", *BRIEFLY, "--peers")
    assert answer.code == 2
    assert "--peers needs OpenSpiel" in answer.err
    assert answer.out == ""


def test_an_impossible_number_of_seats_is_refused(call: Call) -> None:
    answer = call("bench", "search", "--seats", "99")
    assert answer.code == 2
    assert "--seats" in answer.err
