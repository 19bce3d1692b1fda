"""The shares of the kinds of decisions in the time of a match."""

from __future__ import annotations

import pytest

from parlour.engine.rng import Fast
from parlour.lab.bench.time_shares import Shares
from tests.engine.matches import toy


def test_every_kind_of_decision_has_its_share_and_they_are_the_whole() -> None:
    setup = toy()
    shares = Shares(setup.game.actions)
    for seed in range(5):
        shares.play(setup.game.new(setup.variant, setup.edition), Fast(seed))
    told = shares.result()
    assert sum(told.values()) == pytest.approx(1)
    assert list(told.values()) == sorted(told.values(), reverse=True)
    assert set(told) <= {kind.name for kind in setup.game.actions.kinds}
    assert "deal" in told


def test_a_decision_is_named_by_what_most_of_its_actions_are() -> None:
    actions = toy().game.actions
    first, last = actions.kinds[0], actions.kinds[-1]
    many = [actions.base(last.name)] * 5
    assert Shares(actions).kind_of([actions.base(first.name), *many]) == last.name
