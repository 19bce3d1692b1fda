"""What positions remember from one question to the next: it never shows."""

import pickle

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from tests.thorough import THOROUGH

DECISIONS = 2_000 if THOROUGH else 250


@pytest.mark.parametrize("slug", catalogue.slugs())
@pytest.mark.parametrize("seed", range(4 if THOROUGH else 1))
def test_a_position_allows_what_the_same_position_without_a_memory_allows(slug: str, seed: int) -> None:
    """A pickle leaves out what can be computed again; copies share it, and part again when one of them changes."""
    game, rng = catalogue.game(slug), Fast(seed)
    state = game.new(game.info.variant(Reader({"seats": 3})), catalogue.edition(slug))
    for _ in range(DECISIONS):
        to_act = state.to_act()
        if not to_act:
            break
        if to_act == [NATURE]:
            state.apply(NATURE, state.draw(rng))
            continue
        seat = rng.choice(to_act)
        legal = state.legal(seat)
        assert legal == pickle.loads(pickle.dumps(state)).legal(seat)
        other = state.copy()
        other.apply(seat, rng.choice(legal))
        if other.to_act() and other.to_act() != [NATURE]:
            other.legal(other.to_act()[0])
        assert state.legal(seat) == legal
        state = other if rng.below(4) == 0 else state
        if state is not other:
            state.apply(seat, rng.choice(legal))


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_what_a_position_lists_stays_as_it_is(slug: str) -> None:
    """Positions share lists of seats and of legal actions, so neither rules nor hints for bots may change them."""
    game, rng = catalogue.game(slug), Fast(3)
    state = game.new(game.info.variant(Reader({"seats": 2})), catalogue.edition(slug))
    for _ in range(DECISIONS):
        to_act = state.to_act()
        if not to_act:
            break
        if to_act == [NATURE]:
            state.apply(NATURE, state.draw(rng))
            continue
        seat = to_act[0]
        legal = state.legal(seat)
        before = (to_act[:], legal[:])
        assert (state.to_act(), state.legal(seat)) == before
        game.hints.options(state, seat, legal)
        state.apply(seat, game.hints.roll_out(state, seat, legal, rng))
        state.merits()
        assert (to_act, legal) == before
