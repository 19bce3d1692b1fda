# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 13: what can be undone, whose consent is needed, and that the state is restored exactly."""

from parlour.engine.laws.case import Case, named
from parlour.engine.record import Record, load, verify
from parlour.engine.state import State
from parlour.engine.undo import Offer, offer
from parlour.engine.view import NATURE

POSITIONS = 16


def check_undo(case: Case) -> None:
    """Law 13: one's own actions are undone freely, others' with consent, nothing beyond a draw or reveal; exactly."""
    for turn, (index, _) in enumerate(case.positions(POSITIONS, 13)):
        for seat in case.share(case.seats, turn):
            record = recorded(case, index)
            found = offer(record, seat)
            _is_as_the_law_says(case, record, seat, found)
            if found is not None:
                _is_exact(case, record, seat, found)


def recorded(case: Case, count: int) -> Record:
    """Return the record of the first actions of the match."""
    record = Record(case.game, case.variant, case.edition, [f"Seat {seat}" for seat in case.seats])
    for seat, action in case.moves[:count]:
        record.add(seat, action)
    return record


def _is_as_the_law_says(case: Case, record: Record, seat: int, found: Offer | None) -> None:
    own = [index for index, entry in enumerate(record.entries) if entry.seat == seat]
    if not own or _was_seen(case, record, own[-1]):
        case.require(13, found is None, f"{named(seat)} may take back what it never did, or a draw or reveal")
        return
    if found is None:
        case.broken(13, f"{named(seat)} may not take back its last action, though nothing was drawn or revealed")
    since = list(range(own[-1], len(record.entries)))
    others = sorted({record.entries[index].seat for index in since[1:]})
    if _is_commitment(record, own[-1]):
        case.require(13, (found.withdrawn, found.consent) == ([own[-1]], []), f"{named(seat)} may not take back freely")
    else:
        case.require(13, found.consent == others, f"{named(seat)} needs consent of {others}, not {found.consent}")
        case.require(13, found.withdrawn == since, f"{named(seat)} would withdraw {found.withdrawn}, not {since}")


def _was_seen(case: Case, record: Record, first: int) -> bool:
    """Return whether one of the entries from *first* on is a draw or reveals something."""
    state = record.state(without=list(range(first, len(record.entries))))
    for entry in record.entries[first:]:
        if entry.seat == NATURE or case.game.reveals(state, entry.seat, entry.action):
            return True
        state.apply(entry.seat, entry.action)
    return False


def _is_commitment(record: Record, mine: int) -> bool:
    """Return whether all later actions are of seats that were to act before this entry, and legal without it."""
    state = record.state(without=list(range(mine, len(record.entries))))
    at_once = state.to_act()
    for entry in record.entries[mine + 1 :]:
        if entry.seat not in at_once or entry.action not in state.legal(entry.seat):
            return False
        state.apply(entry.seat, entry.action)
    return record.entries[mine].seat in state.to_act()


def _is_exact(case: Case, record: Record, seat: int, found: Offer) -> None:
    expected = case.new()
    for index, entry in enumerate(record.entries):
        if index not in found.withdrawn:
            expected.apply(entry.seat, entry.action)
    before = case.fingerprint(expected)
    record.undo(seat, found.withdrawn)
    case.require(13, case.fingerprint(record.state()) == before, f"{named(seat)} does not get the earlier state back")
    case.require(13, seat in expected.to_act(), f"{named(seat)} takes back its action, but is not to act then")
    _goes_on(case, record, expected)


def _goes_on(case: Case, record: Record, state: State) -> None:
    """Play to the end after the undo: the record must still be valid."""
    for seat, action in case.play_on(state, case.rng(13), case.game.limit(case.variant)):
        record.add(seat, action)
    record.close(state)
    back = load(record.dump(), case.game, case.edition)
    case.require(13, verify(back).digest() == state.digest(), "a record with an undo replays to another state")
