# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 14: simultaneous choices. Their order does not matter, and nobody sees them before the last is made.

A request is not a commitment: it is public, and cancels what was committed unseen (`State.requests`).
"""

from parlour.engine.laws.case import Case, named
from parlour.engine.rng import Fast
from parlour.engine.state import State

POSITIONS = 16
ORDERS = 4


def check_commitments(case: Case) -> None:
    """Law 14: where several are to act, commitments in any order lead to equal states, each unseen by the others."""
    for index, state in case.positions(POSITIONS, 14):
        to_act = state.to_act()
        if len(to_act) > 1:
            rng = case.rng(index)
            committed = {seat: commit(case, state.copy(), seat, rng) for seat in to_act}
            _are_equal(case, state, committed, rng)
            for seat in to_act:
                _is_unseen(case, state, seat, committed[seat], commit(case, state.copy(), seat, rng))
        for seat in to_act:
            for request in state.requests(seat):
                _is_public(case, state, seat, request)
                _makes_void(case, state, seat, request, case.rng(index))


def commit(case: Case, state: State, seat: int, rng: Fast) -> list[int]:
    """Let one of several seats choose, without requests, until it has no decision left; return its actions."""
    actions: list[int] = []
    while seat in state.to_act():
        case.require(14, len(actions) < case.game.limit(case.variant), f"{named(seat)} never finishes its commitment")
        ordinary = state.ordinary(seat)
        case.require(14, bool(ordinary), f"{named(seat)} is to act and has nothing to commit")
        actions.append(rng.choice(ordinary))
        state.apply(seat, actions[-1])
    return actions


def _are_equal(case: Case, state: State, committed: dict[int, list[int]], rng: Fast) -> None:
    seats = list(committed)
    one_by_one = _in_order(case, state, committed, [seat for seat in seats for _ in committed[seat]])
    for _ in range(ORDERS):
        order = [seat for seat in seats for _ in committed[seat]]
        rng.shuffle(order)
        mixed = _in_order(case, state, committed, order)
        case.require(14, mixed == one_by_one, f"commitments in the order {order} lead to another state")


def _in_order(case: Case, state: State, committed: dict[int, list[int]], order: list[int]) -> bytes:
    """Return the fingerprint of the state after all commitments, with the seats acting in this order."""
    after, done = state.copy(), dict.fromkeys(committed, 0)
    for seat in order:
        action = committed[seat][done[seat]]
        legal = action in after.legal(seat)
        case.require(14, legal, f"{case.write(action)} of {named(seat)} is legal no more after what others committed")
        after.apply(seat, action)
        done[seat] += 1
    return case.fingerprint(after)


def _is_unseen(case: Case, state: State, seat: int, one: list[int], other: list[int]) -> None:
    """Compare what the others see: nothing before the seat is done, and the same whatever it has committed."""
    viewers = [viewer for viewer in case.viewers if viewer != seat]
    looks: list[list[bytes]] = []
    for actions in (one, other):
        after, before = state.copy(), [case.view_bytes(state, viewer) for viewer in viewers]
        for action in actions:
            after.apply(seat, action)
            now = [case.view_bytes(after, viewer) for viewer in viewers]
            unseen = seat not in after.to_act() or now == before
            case.require(14, unseen, f"others see {case.write(action)} of {named(seat)} before it is done")
        looks.append([case.view_bytes(after, viewer) for viewer in viewers])
    case.require(14, looks[0] == looks[1], f"others see what {named(seat)} has committed before all are done")


def _is_public(case: Case, state: State, seat: int, request: int) -> None:
    """Require that all see a request whole, that nothing before it can be undone, and that it ends the choice."""
    whole, what = case.game.actions.to_plain(request), f"the request {case.write(request)} of {named(seat)}"
    seen = all(case.game.glimpse(state, seat, request, viewer) == whole for viewer in case.viewers)
    case.require(14, seen, f"{what} is not seen by all")
    case.require(14, bool(case.game.reveals(state, seat, request)), f"{what} is no reveal: it could be undone")
    after = _requested(state, seat, request, {})
    case.require(14, len(after.to_act()) <= 1, f"after {what} several are still to act at once")


def _makes_void(case: Case, state: State, seat: int, request: int, rng: Fast) -> None:
    """Require that a request leaves no trace of commitments of others, or of earlier steps of the seat itself."""
    what = f"after the request {case.write(request)} of {named(seat)}"
    for other in state.to_act():
        if other != seat:
            looks = [
                case.fingerprint(_requested(state, seat, request, {other: commit(case, state.copy(), other, rng)}))
                for _ in range(2)
            ]
            case.require(14, looks[0] == looks[1], f"{what} there is a trace of what {named(other)} had committed")
    steps = commit(case, state.copy(), seat, rng)[:-1] if len(state.to_act()) > 1 else []
    same = case.fingerprint(_requested(state, seat, request, {})) == case.fingerprint(
        _requested(state, seat, request, {seat: steps})
    )
    case.require(14, same, f"{what} there is a trace of its own steps before")


def _requested(state: State, seat: int, request: int, before: dict[int, list[int]]) -> State:
    """Return the state after some steps and then a request."""
    after = state.copy()
    for actor, actions in before.items():
        for action in actions:
            after.apply(actor, action)
    after.apply(seat, request)
    return after
