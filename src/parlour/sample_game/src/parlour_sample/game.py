"""Sample as the rest of Parlour sees it."""

from typing import Final, final

from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Variant
from parlour.engine.view import View
from parlour_sample.components import SampleComponents, SampleEdition, SampleView
from parlour_sample.state import ACTIONS, SampleState

INFO: Final = Info("sample", rules_version=1, seats=(2, 3, 4), options=(), lines=("stones", "last"))


@final
class SampleGame(Game[SampleState, SampleComponents]):
    """The face of Sample."""

    def __init__(self) -> None:
        super().__init__(INFO, ACTIONS)

    def components(self, data: dict[str, Plain]) -> SampleComponents:
        """Check component data."""
        return SampleComponents(data)

    def new(self, variant: Variant, edition: SampleEdition) -> SampleState:
        """Set up a match (S1)."""
        return SampleState(variant, edition)

    def limit(self, variant: Variant) -> int:
        """Allow an action a stone, with as many stones as an edition can have."""
        return 100

    def view(self, state: SampleState, seat: int) -> SampleView:
        """Show a position: everybody sees everything."""
        shown: dict[str, Plain] = {
            "heap": state.heap,
            "taken": list[Plain](state.taken),
            "turn": state.turn,
            "last": state.last,
        }
        return View(state.variant, state.edition, seat, shown, {})

    def imagine(self, view: SampleView, rng: Rng) -> SampleState:
        """Rebuild the position from what is shown."""
        state, shown = SampleState(view.variant, view.edition), Reader(view.shown, "shown")
        state.heap = shown.at("heap").integer(0, 100)
        state.taken = shown.at("taken").integers(0, 100)
        state.turn = shown.at("turn").integer(0, view.variant.seats - 1)
        state.last = shown.at("last").integer(-1, view.variant.seats - 1)
        return state

    def sheet(self, view: SampleView) -> Sheet:
        """Score what was taken (S4)."""
        shown, bonus = Reader(view.shown, "shown"), view.edition.components.bonus
        taken, last = shown.at("taken").integers(0, 100), shown.at("last").value
        points: list[list[int | None]] = [[stones, bonus if seat == last else 0] for seat, stones in enumerate(taken)]
        return Sheet(INFO.lines, points, [[] for _ in taken])
