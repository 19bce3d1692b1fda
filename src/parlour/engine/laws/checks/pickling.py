# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 17: what a match consists of can be pickled and copied, and is compared by value."""

from __future__ import annotations

import copy
import pickle

from parlour.engine.laws.case import Case, named
from parlour.engine.state import State

POSITIONS = 5


def check_pickling(case: Case) -> None:
    """Law 17: games, editions, variants, views and states are equal to their pickles and independent copies."""
    _survive(case, case.game, "the game")
    _survive(case, case.edition, "the edition")
    _survive(case, case.variant, "the variant")
    for index, state in case.positions(POSITIONS, 17):
        which = f"the state after {index} actions"
        before = case.fingerprint(state)
        for again in (_pickled(state), copy.deepcopy(state), copy.copy(state)):
            assert isinstance(again, State)
            case.require(17, again == state, f"{which} is not equal to its copy")
            case.require(17, case.fingerprint(again) == before, f"{which} does not look like its copy")
            _differs(case, state, again, which)
            case.play_on(again, case.rng(index), case.game.limit(case.variant))
            case.require(17, case.fingerprint(state) == before, f"{which} changes with its copy")
        for viewer in case.viewers:
            _survive(case, case.game.view(state, viewer), f"the view of {named(viewer)}")


def _pickled(made: object) -> object:
    return pickle.loads(pickle.dumps(made))  # noqa: S301 (it was written here)


def _survive(case: Case, made: object, what: str) -> None:
    case.require(17, _pickled(made) == made, f"{what} is not equal to what its pickle gives")
    case.require(17, copy.deepcopy(made) == made, f"{what} is not equal to its deep copy")


def _differs(case: Case, state: State, again: State, which: str) -> None:
    """Apply one action to a copy of the copy: it must not be equal any more."""
    for seat in state.to_act()[:1]:
        after = again.copy()
        after.apply(seat, state.legal(seat)[0])
        case.require(17, after != state, f"{which} is equal to the one that follows")
