"""What a seat is shown of a position, and what it knows besides; built by allow-list."""

from parlour.engine.plain import Plain
from parlour.engine.view import View
from tests.toys.lanterns.rules.actions import FACES, WINDS
from tests.toys.lanterns.rules.card_set import members
from tests.toys.lanterns.rules.choices import NONE
from tests.toys.lanterns.rules.components import LanternsView
from tests.toys.lanterns.rules.state import LanternsState
from tests.toys.lanterns.scoring.score import Shore


def view_of(state: LanternsState, seat: int) -> LanternsView:
    """Show a position to a seat or a spectator."""
    return View(state.variant, state.edition, seat, _shown(state, seat), _known(state, seat))


def _number(index: int) -> Plain:
    """Write a lantern or a wind as printed, or nothing."""
    return None if index == NONE else index + 1


def _numbers(indices: list[int]) -> list[Plain]:
    return [_number(index) for index in indices]


def _shown(state: LanternsState, seat: int) -> dict[str, Plain]:
    return {
        "dealt": state.dealt,
        "nights": state.nights,
        "wind": _number(state.wind),
        "winds": _numbers([wind for wind in range(WINDS) if not state.winds >> wind & 1]),
        "stack": state.hands.stack.bit_count(),
        "ready": list[Plain](state.choices.ready),
        "shores": [_shore(shore) for shore in state.shores],
        "hands": [_hand(state, seat, holder) for holder in range(state.seats)],
        "mine": _mine(state, seat) if seat >= 0 else None,
    }


def _shore(shore: Shore) -> Plain:
    rows = zip(shore.lanterns, shore.faces, shore.winds, strict=True)
    return [{"lantern": _number(lantern), "face": FACES[face], "wind": _number(wind)} for lantern, face, wind in rows]


def _hand(state: LanternsState, seat: int, holder: int) -> Plain:
    """Show a hand: its size to all, its lanterns to the holder, and to all when hands are laid open (T26)."""
    hand = state.hands.of(holder)
    is_open = state.is_over() or holder == seat
    sunk = state.hands.sunk[state.hands.held_by(holder)]
    return {
        "size": hand.bit_count(),
        "lanterns": _numbers(members(hand)) if is_open else None,
        "sunk": [_number(lantern) if state.hands.clear else None for lantern in sunk],
    }


def _mine(state: LanternsState, seat: int) -> Plain:
    """Show a seat its own choices of tonight."""
    choices = state.choices
    turned: dict[str, Plain] = {"turned": choices.turned[seat]} if state.rules >= 2 else {}  # T42
    return {
        **turned,
        "kept": _number(choices.kept[seat]),
        "face": None if choices.face[seat] == NONE else FACES[choices.face[seat]],
        "released": _number(choices.released[seat]),
    }


def _known(state: LanternsState, seat: int) -> dict[str, Plain]:
    """Add, hand by hand, who looked into it when, and what the seat remembers of it."""
    return {"hands": [_memory(state, seat, hand) for hand in range(state.seats)]}


def _memory(state: LanternsState, seat: int, hand: int) -> Plain:
    """Write what a seat remembers: which lanterns it last saw in the hand, and those it is certain have sunk."""
    hands = state.hands
    sunk = hands.sunk[hand]
    before, since = hands.sunk_before(seat, hand), hands.sunk_at_last(seat, hand)
    seen = sorted(members(hands.lanterns[hand]) + sunk[since:]) if hands.has_seen(seat, hand) else []
    return {
        "first": list[Plain](hands.first[hand :: state.seats]),
        "last": list[Plain](hands.last[hand :: state.seats]),
        "seen": _numbers(seen),
        "sunk": _numbers(sunk[before:since]),
    }
