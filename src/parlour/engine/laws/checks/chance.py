# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Laws 6 and 7: what a viewer cannot know.

An alternative state looks the same to the viewer; it is found by replacing an action that the viewer does not see.
"""

from collections.abc import Iterator

from parlour.engine.laws.case import Case, named, some
from parlour.engine.plain import encode
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR

IMAGININGS = 20
POSITIONS = 7
TRIED = 3


def check_uncertainty(case: Case) -> None:
    """Law 6: where an alternative state exists, twenty imagined states are not all alike, nor twenty reshuffled ones.

    The alternative is the match with another hidden choice or draw. Where none is found, but reshuffled states differ,
    imagined states must differ, too.
    """
    chosen = {index for index, _ in case.positions(POSITIONS, 6)}
    for viewer in case.viewers:
        alternative: State | None = None
        for index, (state, seat, action) in enumerate(case.steps()):
            if index in chosen:
                _is_open(case, state, viewer, alternative is not None, case.rng(index))
            alternative = _follow(alternative, seat, action) or _fork(case, state, seat, action, viewer)
            if alternative is not None and not _is_alternative(case, _after(state, seat, action), alternative, viewer):
                alternative = None


def alternatives(case: Case, viewer: int) -> Iterator[tuple[State, State]]:
    """Yield states of the match with others that look the same to a viewer. Do not change them."""
    alternative: State | None = None
    for state, seat, action in case.steps():
        alternative = _follow(alternative, seat, action) or _fork(case, state, seat, action, viewer)
        after = _after(state, seat, action)
        if alternative is not None and not _is_alternative(case, after, alternative, viewer):
            alternative = None
        if alternative is not None:
            yield after, alternative


def _after(state: State, seat: int, action: int) -> State:
    after = state.copy()
    after.apply(seat, action)
    return after


def _follow(alternative: State | None, seat: int, action: int) -> State | None:
    """Apply the action of the match to the alternative, if it is legal there."""
    if alternative is None or action not in alternative.legal(seat):
        return None
    alternative.apply(seat, action)
    return alternative


def _fork(case: Case, state: State, seat: int, action: int, viewer: int) -> State | None:
    """Apply another action that the viewer cannot distinguish from the one of the match; None if there is none."""
    seen = state.veil(seat, action, viewer)
    others = [other for other in state.legal(seat) if other != action and state.veil(seat, other, viewer) == seen]
    if not others or case.game.reveals(state, seat, action):
        return None
    return _after(state, seat, case.rng(viewer + 7).choice(others))


def _is_alternative(case: Case, state: State, alternative: State, viewer: int) -> bool:
    return alternative.digest() != state.digest() and case.view_bytes(alternative, viewer) == case.view_bytes(
        state, viewer
    )


def _is_open(case: Case, state: State, viewer: int, has_alternative: bool, rng: Fast) -> None:
    view = case.game.view(state, viewer)
    reshuffled: set[str] = set()
    for _ in range(IMAGININGS):
        other = state.copy()
        other.reshuffle(viewer, rng)
        reshuffled.add(other.digest())
    imagined = {case.game.imagine(view, rng).digest() for _ in range(IMAGININGS)}
    if has_alternative:
        case.require(6, len(reshuffled) > 1, f"{IMAGININGS} reshuffles for {named(viewer)} are all alike")
    if has_alternative or len(reshuffled) > 1:
        case.require(6, len(imagined) > 1, f"{IMAGININGS} imaginings of {named(viewer)} are all alike")


def check_indistinguishable(case: Case) -> None:
    """Law 7: actions that look alike to a viewer lead to equal views; `glimpse`, `veil` and `reveals` agree."""
    hidden: set[tuple[int, int]] = set()
    for index, (state, seat, action) in enumerate(case.steps()):
        for by in state.to_act() if case.is_due(index) else []:
            _is_whole_to_itself(case, state, by)
            for viewer in case.viewers:
                if viewer != by:
                    _looks_alike(case, state, by, viewer, case.rng(index))
        _reveals_what_was_hidden(case, state, seat, action, hidden)
    _admits_what_it_reveals(case)


def _is_whole_to_itself(case: Case, state: State, by: int) -> None:
    if by == NATURE:
        return
    for action in state.legal(by):
        seen, whole = case.game.glimpse(state, by, action, by), case.game.actions.to_plain(action)
        case.require(7, seen == whole, f"{named(by)} does not see its own {case.write(action)}")
        case.require(7, state.veil(by, action, by) == action, f"{case.write(action)} is veiled from {named(by)} itself")


def _looks_alike(case: Case, state: State, by: int, viewer: int, rng: Fast) -> None:
    by_glimpse: dict[bytes, list[int]] = {}
    by_veil: dict[int, list[int]] = {}
    for action in state.legal(by):
        by_glimpse.setdefault(encode(case.game.glimpse(state, by, action, viewer)), []).append(action)
        by_veil.setdefault(state.veil(by, action, viewer), []).append(action)
    same = sorted(by_glimpse.values()) == sorted(by_veil.values())
    case.require(7, same, f"what {named(by)} may do is veiled from {named(viewer)} otherwise than glimpsed")
    for actions in by_glimpse.values():
        if len(actions) > 1:
            _leads_to_equal_views(case, state, by, viewer, some(actions, TRIED, rng))


def _leads_to_equal_views(case: Case, state: State, by: int, viewer: int, actions: list[int]) -> None:
    looks: set[bytes] = set()
    for action in actions:
        if not case.game.reveals(state, by, action):
            looks.add(case.view_bytes(_after(state, by, action), viewer))
    tried = ", ".join(case.write(action) for action in actions)
    case.require(7, len(looks) <= 1, f"{named(viewer)} sees afterwards which of {tried} {named(by)} did")


def _reveals_what_was_hidden(case: Case, state: State, seat: int, action: int, hidden: set[tuple[int, int]]) -> None:
    """Check one action: what it reveals must have been hidden until now, or be itself hidden from somebody."""
    whole = case.game.actions.to_plain(action)
    unseen = [viewer for viewer in case.viewers if case.game.glimpse(state, seat, action, viewer) != whole]
    if unseen:
        honest = seat == NATURE or case.game.info.hides_actions
        case.require(7, honest, f"{case.write(action)} is hidden, but the game says that nothing is")
        hidden.add((seat, action))
    for revealed in case.game.reveals(state, seat, action):
        known = revealed not in hidden and revealed != (seat, action)
        case.require(7, not known, f"{case.write(revealed[1])} of {named(revealed[0])} is revealed, but was not hidden")
        hidden.discard(revealed)


def _admits_what_it_reveals(case: Case) -> None:
    """Follow an alternative for a spectator: an action after which it looks different must be a reveal."""
    alternative: State | None = None
    for state, seat, action in case.steps():
        follower = _follow(alternative, seat, action)
        if follower is not None and not case.game.reveals(state, seat, action):
            same = case.view_bytes(follower, SPECTATOR) == case.view_bytes(_after(state, seat, action), SPECTATOR)
            case.require(7, same, f"{case.write(action)} of {named(seat)} lays something open, and reveals nothing")
        alternative = follower or _fork(case, state, seat, action, SPECTATOR)
        if alternative is not None and not _is_alternative(case, _after(state, seat, action), alternative, SPECTATOR):
            alternative = None
