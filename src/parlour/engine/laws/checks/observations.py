# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 18: observations say what the seat knows, and nothing else."""

from __future__ import annotations

from itertools import islice

from parlour.engine.laws.case import Case, named, some
from parlour.engine.laws.checks.chance import alternatives
from parlour.engine.rng import Fast
from parlour.engine.state import State

POSITIONS = 6
TRIED = 3
EVERY = 5  # of so many alternatives one is compared


def check_observations(case: Case) -> None:
    """Law 18: observations keep their layout, and are equal wherever a seat's views are equal; what it does shows.

    A game without observations, which `Game.layout` refuses, keeps it.
    """
    if case.game.encoding is None:
        return
    layout = case.game.layout(case.variant)
    names = [part.name for part in layout.parts]
    case.require(18, len(set(names)) == len(names), "two parts of an observation have the same name")
    for index, state in case.positions(POSITIONS, 18):
        rng = case.rng(index)
        for seat in case.seats:
            before = _observed(case, state, seat)
            imagined = case.game.imagine(case.game.view(state, seat), rng)
            what = f"{named(seat)} after {index} actions"
            same = _observed(case, imagined, seat) == before
            case.require(18, same, f"a state imagined by {what} is observed otherwise")
            shuffled = state.copy()
            shuffled.reshuffle(seat, rng)
            same = _observed(case, shuffled, seat) == before
            case.require(18, same, f"a state reshuffled for {what} is observed otherwise")
            _shows_own_actions(case, state, seat, before, rng)
    _keeps_secrets(case, case.rng(18).choice(case.seats))


def _keeps_secrets(case: Case, seat: int) -> None:
    """Compare the match with others that look the same to one of the seats."""
    for state, alternative in islice(alternatives(case, seat), 0, None, EVERY):
        same = list(case.game.encode(state, seat)) == list(case.game.encode(alternative, seat))
        case.require(18, same, f"{named(seat)} observes what it cannot know")


def _observed(case: Case, state: State, seat: int) -> list[int]:
    """Return the observation, in which every number must lie in the range of its part."""
    layout, values = case.game.layout(case.variant), list(case.game.encode(state, seat))
    case.require(18, len(values) == layout.size, f"an observation of {named(seat)} has {len(values)} numbers")
    for part, start in zip(layout.parts, layout.starts, strict=True):
        found = values[start : start + part.size]
        inside = part.low <= min(found) and max(found) <= part.high
        case.require(18, inside, f"{part.name} is observed by {named(seat)} from {min(found)} to {max(found)}")
    return values


def _shows_own_actions(case: Case, state: State, seat: int, before: list[int], rng: Fast) -> None:
    """Check that an action of the seat itself changes what it observes."""
    if seat not in state.to_act():
        return
    for action in some(state.legal(seat), TRIED, rng):
        after = state.copy()
        after.apply(seat, action)
        case.require(18, _observed(case, after, seat) != before, f"{case.write(action)} changes no observation")
