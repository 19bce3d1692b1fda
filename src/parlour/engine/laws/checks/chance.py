# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Laws 6 and 7: what a seat cannot know. States that look alike to it are found by letting hidden actions differ."""

from parlour.engine.laws.case import Case, named, some
from parlour.engine.plain import encode
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR

IMAGININGS = 20
POSITIONS = 7
TRIED = 3


def is_not_certain(case: Case) -> None:
    """Law 6: where another state would look the same, twenty imaginings are not all alike, nor twenty reshuffles.

    That another state would look the same is shown by one: the match as it would be had something hidden been chosen
    or drawn otherwise. Where there is none, but reshuffles differ, imaginings must differ too.
    """
    chosen = {index for index, _ in case.positions(POSITIONS, 6)}
    for viewer in case.viewers:
        twin: State | None = None
        for index, (state, seat, action) in enumerate(case.steps()):
            if index in chosen:
                _is_open(case, state, viewer, twin is not None, case.rng(index))
            twin = _follow(twin, seat, action) or _fork(case, state, seat, action, viewer)
            if twin is not None and not _is_a_twin(case, _after(state, seat, action), twin, viewer):
                twin = None


def _after(state: State, seat: int, action: int) -> State:
    after = state.copy()
    after.apply(seat, action)
    return after


def _follow(twin: State | None, seat: int, action: int) -> State | None:
    """Let the twin go the same way, if it can."""
    if twin is None or action not in twin.legal(seat):
        return None
    twin.apply(seat, action)
    return twin


def _fork(case: Case, state: State, seat: int, action: int, viewer: int) -> State | None:
    """Let something else happen than did, if the viewer would not see the difference."""
    seen = state.veil(seat, action, viewer)
    others = [other for other in state.legal(seat) if other != action and state.veil(seat, other, viewer) == seen]
    if not others or case.game.reveals(state, seat, action):
        return None
    return _after(state, seat, case.rng(viewer + 7).choice(others))


def _is_a_twin(case: Case, state: State, twin: State, viewer: int) -> bool:
    return twin.digest() != state.digest() and case.look(twin, viewer) == case.look(state, viewer)


def _is_open(case: Case, state: State, viewer: int, has_twin: bool, rng: Fast) -> None:
    view = case.game.view(state, viewer)
    reshuffled: set[str] = set()
    for _ in range(IMAGININGS):
        other = state.copy()
        other.reshuffle(viewer, rng)
        reshuffled.add(other.digest())
    imagined = {case.game.imagine(view, rng).digest() for _ in range(IMAGININGS)}
    if has_twin:
        case.require(6, len(reshuffled) > 1, f"{IMAGININGS} reshuffles for {named(viewer)} are all alike")
    if has_twin or len(reshuffled) > 1:
        case.require(6, len(imagined) > 1, f"{IMAGININGS} imaginings of {named(viewer)} are all alike")


def cannot_tell(case: Case) -> None:
    """Law 7: actions that look alike to a viewer lead to equal views; `glimpse`, `veil` and `reveals` say the same."""
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
            looks.add(case.look(_after(state, by, action), viewer))
    tried = ", ".join(case.write(action) for action in actions)
    case.require(7, len(looks) <= 1, f"{named(viewer)} sees afterwards which of {tried} {named(by)} did")


def _reveals_what_was_hidden(case: Case, state: State, seat: int, action: int, hidden: set[tuple[int, int]]) -> None:
    """Follow one action: what it reveals must have been hidden until now, or be itself hidden from somebody."""
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
    """Follow a twin that looks the same to a spectator: when it looks so no more, the game must call that a reveal."""
    twin: State | None = None
    for state, seat, action in case.steps():
        follower = _follow(twin, seat, action)
        if follower is not None and not case.game.reveals(state, seat, action):
            same = case.look(follower, SPECTATOR) == case.look(_after(state, seat, action), SPECTATOR)
            case.require(7, same, f"{case.write(action)} of {named(seat)} lays something open, and reveals nothing")
        twin = follower or _fork(case, state, seat, action, SPECTATOR)
        if twin is not None and not _is_a_twin(case, _after(state, seat, action), twin, SPECTATOR):
            twin = None
