"""What a seat is shown of a position, and the position that fits it."""

from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Rng
from parlour.engine.view import View
from parlour_sample.components import SampleView
from parlour_sample.state import SampleState


def view_of(state: SampleState, seat: int) -> SampleView:
    """Show a position: everybody sees everything."""
    shown: dict[str, Plain] = {
        "heap": state.heap,
        "taken": list[Plain](state.taken),
        "turn": state.turn,
        "last": state.last,
    }
    return View(state.variant, state.edition, seat, shown, {})


def state_from(view: SampleView, _rng: Rng) -> SampleState:
    """Rebuild the position from what is shown."""
    state, shown = SampleState(view.variant, view.edition), Reader(view.shown, "shown")
    state.heap = shown.at("heap").integer(0, 100)
    state.taken = shown.at("taken").integers(0, 100)
    state.turn = shown.at("turn").integer(0, view.variant.seats - 1)
    state.last = shown.at("last").integer(-1, view.variant.seats - 1)
    return state
