"""Actions as numbers of one space: whole, or in factors without what follows by itself."""

from __future__ import annotations

import pytest

from parlour.engine import catalogue
from parlour.engine.learning.action_space import WIDEST, FactoredActions, action_space
from parlour.engine.learning.factored import DONE
from parlour.engine.rng import Fast
from parlour.envs.serial_match import SerialMatch
from parlour.envs.setup import MatchSetup
from tests.envs.variants import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_no_space_is_wider_than_a_network_can_choose_from(game: str) -> None:
    assert action_space(catalogue.game(game)).size <= WIDEST


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_every_legal_action_lead_back_to_it(game: str) -> None:
    setup, rng = MatchSetup(game), Fast(1)
    match = SerialMatch(setup, rng)
    for _ in range(12):
        assert match.decision is not None
        for action in match.decision.legal[:40]:
            choices: list[int] = []
            numbers = setup.space.numbers(action, match.decision.legal)
            taken = [setup.space.take(number, match.decision.legal, choices) for number in numbers]
            assert taken == [DONE] * (len(numbers) - 1) + [action]
        match.play(match.decision.seat, match.decision.legal[rng.below(len(match.decision.legal))])


def test_a_value_that_is_the_only_one_is_not_asked_for() -> None:
    game = catalogue.game("hamlet")
    space = FactoredActions(game.factors())
    match = SerialMatch(MatchSetup("hamlet"), Fast(1))
    assert match.decision is not None
    one = match.decision.legal[:1]
    assert len(space.numbers(one[0], one)) == 1
    assert space.take(space.possible(one, [])[0], one, []) == one[0]
