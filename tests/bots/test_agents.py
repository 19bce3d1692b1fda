"""Agents of the user's own: the example of the page for researchers plays wherever a level does."""

import re
import sys
from pathlib import Path

import pytest

from parlour.bots.agents import agent
from parlour.bots.greedy import Greedy
from parlour.engine.plain import Wrong
from parlour.lab.arena.bout import play
from parlour.lab.arena.contest import Contest, Fixture, check, entrant_named
from parlour.lab.simulate import SimulationPlan, simulate
from parlour.lab.weights.fit import Slipping, samples
from parlour.terminal.seating import read_seat
from tests.docs.test_research import PAGE
from tests.engine.matches import shortest, toy

TOY = "lanterns"
OWN = "my_agents:Eager"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Start from a folder in which the example of the page lies."""
    example = re.search(r"^```python my_agents.py\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert example is not None
    (tmp_path / "my_agents.py").write_text(example[1] + "\n\nNOTHING = 1\n\n\nclass Dumb:\n    pass\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_agents", raising=False)
    return tmp_path


def test_the_example_is_at_most_ten_lines_without_its_head(folder: Path) -> None:
    code = (folder / "my_agents.py").read_text("utf-8").partition("class Eager")[2].partition("NOTHING")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_a_level_is_still_a_level() -> None:
    assert isinstance(agent("normal"), Greedy)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        (
            "strongest",
            "one of random, easy, normal, hard, master, a class as package.module:Class, or a program as exec:COMMAND",
        ),
        ("no_such_module:Eager", "a module that can be imported"),
        (":Eager", "a module that can be imported"),
        ("my_agents:Timid", "a class of the module my_agents, found Timid"),
        ("my_agents:NOTHING", "a class of the module my_agents"),
        ("my_agents:Dumb", "a class with a method choose"),
        ("exec:", "exec: and a command line"),
        ("exec:node 'agent", "exec: and a command line (No closing quotation)"),
        ("my_agents:", "a class of the module my_agents, found none"),
    ],
)
def test_an_agent_that_is_none_is_refused(name: str, what: str) -> None:
    with pytest.raises(Wrong, match=re.escape(what)):
        agent(name)


def test_only_levels_have_a_share_of_a_budget() -> None:
    with pytest.raises(Wrong, match="a share of a budget only with a level"):
        agent(OWN, 0.5)
    assert entrant_named(OWN, 0.1) == OWN
    assert entrant_named("hard", 0.1) == "hard@0.1"


def test_an_own_agent_meets_a_level_in_the_arena() -> None:
    contest = Contest(TOY, {"seats": 2, **shortest(TOY, 2)}, (OWN, "random"), seed=1)
    check(contest)
    bouts = [play(contest, Fixture(OWN, "random", deal, seat)) for deal in range(6) for seat in (0, 1)]
    assert all(bout.decision_times[0].decisions > 0 for bout in bouts)
    assert play(contest, bouts[0].fixture).lines == bouts[0].lines


def test_an_own_agent_plays_in_simulations_and_teaches_fits() -> None:
    plan = SimulationPlan(TOY, {"seats": 2, **shortest(TOY, 2)}, (OWN, "random"), seed=1)
    assert simulate(plan, 3).matches == 3
    setup = toy()
    assert samples(setup.game, setup.variant, setup.edition, agent(OWN), 1) is not None
    assert isinstance(Slipping(agent(OWN)).inner, type(agent(OWN)))


def test_an_own_agent_takes_a_seat_in_the_terminal() -> None:
    assert read_seat(f"Eve={OWN}") == ("Eve", OWN)
    assert read_seat(OWN) == ("", OWN)
    assert read_seat("exec:node agent.mjs --depth=2") == ("", "exec:node agent.mjs --depth=2")
    assert read_seat("Eve=exec:node agent.mjs --depth=2") == ("Eve", "exec:node agent.mjs --depth=2")
    with pytest.raises(Wrong, match=r"a class as package\.module:Class"):
        read_seat("Eve=somebody")
