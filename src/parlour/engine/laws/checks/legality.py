# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Laws 1 to 3: copies, who is to act, and what is legal."""

from parlour.engine.laws.case import Case, named, some
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR

POSITIONS = 8
TRIED = 6  # actions of one seat in one position
ASKED = 40  # actions for which `why_not` is called, legal or not


def check_copies(case: Case) -> None:
    """Law 1: a copy is equal and independent both ways; the same action leads to the same state."""
    for index, _ in case.positions(POSITIONS, 1):
        state, rng, limit = case.replay(index), case.rng(index), case.game.limit(case.variant)
        before = case.fingerprint(state)
        case.require(1, case.fingerprint(state) == before, f"looking at the state after {index} actions changes it")
        spare = state.copy()
        case.require(
            1, case.fingerprint(spare) == before, f"a copy of the state after {index} actions is not equal to it"
        )
        _is_deterministic(case, spare, rng)
        for viewer in case.viewers:
            state.copy().reshuffle(viewer, rng)
        case.play_on(state.copy(), rng, limit)
        case.require(
            1, case.fingerprint(state) == before, f"a copy shares something: the state after {index} actions changed"
        )
        case.play_on(state, rng, limit)
        case.require(1, case.fingerprint(spare) == before, f"a copy of the state after {index} actions changed with it")


def _is_deterministic(case: Case, state: State, rng: Fast) -> None:
    for seat in state.to_act():
        for action in some(state.legal(seat), TRIED, rng):
            one, other = state.copy(), state.copy()
            one.apply(seat, action)
            other.apply(seat, action)
            what = f"{case.write(action)} of {named(seat)} leads to two states"
            case.require(1, case.fingerprint(one) == case.fingerprint(other), what)


def check_actors(case: Case) -> None:
    """Law 2: exactly the seats in `to_act` have legal actions; `why_not` agrees with `legal`."""
    for state, _, _ in case.steps():
        _has_only_actors(case, state)
    for index, state in case.positions(POSITIONS, 2):
        _has_only_actors(case, state)
        for seat in case.seats:
            _says_why_not(case, state, seat, case.rng(index))


def _has_only_actors(case: Case, state: State) -> None:
    to_act = state.to_act()
    case.require(2, to_act == state.to_act(), "to_act answers twice differently")
    case.require(2, len(set(to_act)) == len(to_act), f"to_act names a seat twice: {to_act}")
    case.require(2, to_act == [NATURE] or NATURE not in to_act, f"chance acts together with seats: {to_act}")
    case.require(2, set(to_act) <= {NATURE, *case.seats}, f"to_act names somebody else: {to_act}")
    for seat in (NATURE, SPECTATOR, *case.seats):
        has = len(state.legal(seat)) > 0
        what = "is to act and has no legal action" if seat in to_act else "is not to act and has legal actions"
        case.require(2, has == (seat in to_act), f"{named(seat)} {what}")


def _says_why_not(case: Case, state: State, seat: int, rng: Fast) -> None:
    legal, view = state.legal(seat), case.game.view(state, seat)
    for action in [*some(legal, TRIED, rng), *[rng.below(case.game.actions.size) for _ in range(ASKED)]]:
        rule = case.game.why_not(view, action)
        verdict = f"{rule} forbids" if rule else "nothing forbids"
        what = f"{verdict} {case.write(action)} to {named(seat)}, which is {'' if action in legal else 'not '}legal"
        case.require(2, (rule == "") == (action in legal), what)


def check_legal_lists(case: Case) -> None:
    """Law 3: `legal` is sorted without duplicates, valid numbers only, requests last; chance draws from it."""
    replayed = case.new()
    for index, (state, seat, action) in enumerate(case.steps()):
        for actor in state.to_act():
            legal = state.legal(actor)
            case.require(3, len(set(legal)) == len(legal), f"a legal action of {named(actor)} stands twice")
            inside = all(0 <= each < case.game.actions.size for each in legal)
            case.require(3, inside, f"a legal action of {named(actor)} is not a number of an action")
            same = legal == state.legal(actor) == state.copy().legal(actor) == replayed.legal(actor)
            case.require(3, same, f"what is legal for {named(actor)} changes while nothing happens")
            case.require(3, legal == sorted(legal), f"the legal actions of {named(actor)} are not sorted")
            requests = state.requests(actor)
            last = legal[len(legal) - len(requests) :] == requests and len(requests) < len(legal)
            case.require(3, last, f"the requests of {named(actor)} do not stand last, after others that are legal")
        if seat == NATURE:
            drawn, expected = state.draw(Fast(index)), state.legal(NATURE)[Fast(index).below(len(state.legal(NATURE)))]
            case.require(3, drawn == expected, "chance does not draw the legal action that the generator picks")
        replayed.apply(seat, action)
