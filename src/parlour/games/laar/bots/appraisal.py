"""The value of goods for a seat: what they add to its score, and to the points that its area is likely to gain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.games.laar.bots.potential import expected_points, next_beast, next_gem, own_points
from parlour.games.laar.rules.goods import BEAST, GEM, KINDS
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.rules.state import LaarState
from parlour.games.laar.scoring.area import area_of, lay, lift

EXPERT: Final = 40  # hundredths of a point: an expert that is kept for later
NEVER: Final = -1_000_000  # less than any value


@final
class Appraisal:
    """Values a seat's area with one more good; the parts that no such good changes are computed once."""

    def __init__(self, state: LaarState, seat: int) -> None:
        self.components: Final = state.components
        self.seats: Final = state.seats
        self.memo: Final = state.components.memos[max(state.memo, 0)]
        self.left: Final = ROUNDS - state.round
        self.area: Final = area_of(state.components, state.goods[seat * ROUNDS : seat * ROUNDS + state.round - 1])
        self.gem: Final = next_gem(self.area)
        self.beast: Final = next_beast(self.area, self.memo)

    def value_with(self, good: int) -> i64:
        """Value the area with a good."""
        spice_points, kind, area = self.components.spice_points, good % len(KINDS), self.area
        lay(self.components, area, good)
        gem = next_gem(area) if kind == GEM else self.gem
        beast = next_beast(area, self.memo) if kind == BEAST else self.beast
        value = own_points(area, self.memo, spice_points, self.seats)
        value += expected_points(area, spice_points, gem, beast, self.left, self.seats)
        lift(self.components, area, good)
        return value
