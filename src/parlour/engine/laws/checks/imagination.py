# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 5: an imagined state fits all that the viewer knows, and can be played like any other."""

from parlour.engine.laws.case import Case, named
from parlour.engine.rng import Fast
from parlour.engine.state import State

POSITIONS = 12


def check_imagination(case: Case) -> None:
    """Law 5: `imagine` and `reshuffle` change nothing that the viewer knows or may do, nor who is to act."""
    for turn, (index, state) in enumerate(case.positions(POSITIONS, 5)):
        rng = case.rng(index)
        for viewer in case.share(case.viewers, turn):
            imagined = case.game.imagine(case.game.view(state, viewer), rng)
            _fits(case, state, imagined, viewer, f"imagined by {named(viewer)} after {index} actions")
            shuffled = state.copy()
            shuffled.reshuffle(viewer, rng)
            _fits(case, state, shuffled, viewer, f"reshuffled for {named(viewer)} after {index} actions")
            _is_a_state(case, rng.choice(case.viewers), imagined, index, rng)
            _is_a_state(case, rng.choice(case.viewers), shuffled, index, rng)


def _fits(case: Case, truth: State, state: State, viewer: int, which: str) -> None:
    case.require(
        5, case.view_bytes(state, viewer) == case.view_bytes(truth, viewer), f"the state {which} looks different to it"
    )
    case.require(5, state.to_act() == truth.to_act(), f"in the state {which} others are to act")
    case.require(5, state.legal(viewer) == truth.legal(viewer), f"in the state {which} other actions are legal")
    case.require(5, state.census() == truth.census(), f"in the state {which} components are missing or double")


def _is_a_state(case: Case, other: int, state: State, index: int, rng: Fast) -> None:
    """Imagine again from the view of another viewer, and play the imagined state to its end."""
    again = case.game.imagine(case.game.view(state, other), rng)
    what = f"{named(other)}, in a state that somebody imagined after {index} actions, imagines one that looks different"
    case.require(5, case.view_bytes(again, other) == case.view_bytes(state, other), what)
    census = state.census()
    case.play_on(state, rng, case.game.limit(case.variant) - index)
    case.require(5, state.census() == census, "playing on in an imagined state loses components")
