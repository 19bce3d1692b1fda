"""Laar's hints for bots: the good that helps a seat most, and the worth of a position before the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.parts.hints import Hints, Reach
from parlour.engine.rng import Rng
from parlour.games.laar.bots.appraisal import EXPERT, NEVER, Appraisal
from parlour.games.laar.bots.potential import POINT, WHOLE, expected_points, next_beast, next_gem, traits
from parlour.games.laar.bots.round_ahead import RoundAhead
from parlour.games.laar.bots.weights import WEIGHTS
from parlour.games.laar.rules.actions import ACTIONS, ASSIGN, CHANGE, CHANGE_KIND, SEATS, TAKE
from parlour.games.laar.rules.goods import KINDS
from parlour.games.laar.rules.rounds import LAST_SLOT, NONE
from parlour.games.laar.rules.stages import ASSIGNING, OVER, ROUNDS, TAKING
from parlour.games.laar.rules.state import TIE_STEP, LaarState

HUNDREDTH: Final = TIE_STEP * TIE_STEP // POINT
NEAR: Final = Reach(4, 16_000)  # this round
FAR: Final = Reach(100, 3_400)  # to the end
# With more than two seats a round takes longer to play, and after three more rounds chance and the others' choices
# leave little to learn.
NEAR_OF_MANY: Final = Reach(NEAR.horizon, 10_000)
ROUNDS_AHEAD: Final = 3
FAR_OF_MANY: Final = [
    Reach(NEAR.horizon + ROUNDS_AHEAD * 2 * seats, 9_000 // seats, exploration=0.15) for seats in range(1, SEATS + 1)
]


@final
class LaarHints(Hints[LaarState]):
    """Values goods by what they add to the score and to the potential of an area."""

    def __init__(self) -> None:
        super().__init__(point=TIE_STEP * TIE_STEP, near=NEAR, far=FAR)

    def reach(self, is_far: bool, seats: int) -> Reach:
        """Look less far with more than two seats."""
        if seats == 2:
            return FAR if is_far else NEAR
        return FAR_OF_MANY[seats - 1] if is_far else NEAR_OF_MANY

    def roll_out(self, state: LaarState, seat: int, legal: list[int], rng: Rng) -> int:
        """Take, or assign, the good that helps most; try all decisions of the final scoring."""
        if len(legal) == 1:
            return legal[0]
        if state.stage == ASSIGNING:
            return best_assignment(state, seat, legal, rng)
        if state.stage == TAKING:
            return best_taking(state, seat, legal)
        return best_by_trial(state, seat, legal)

    def worth(self, state: LaarState) -> list[int]:
        """Return the merits plus the potential of the areas."""
        merits = state.merits()
        if state.stage == OVER:
            return merits
        memo, spice_points = state.components.memos[max(state.memo, 0)], state.components.spice_points
        for seat in range(len(merits)):
            area, left = state.stacks(seat), rounds_left(state, seat)
            gem, beast = next_gem(area), next_beast(area, memo)
            merits[seat] += int(expected_points(area, spice_points, gem, beast, left, state.seats)) * HUNDREDTH
        return merits

    def traits(self, state: LaarState) -> list[list[float]]:
        """List the traits of areas that `expected_points` weighs."""
        memo, spice_points = state.components.memos[max(state.memo, 0)], state.components.spice_points
        found: list[list[float]] = []
        for seat in range(len(state.hands)):
            area = state.stacks(seat)
            gem, beast = next_gem(area), next_beast(area, memo)
            listed = traits(area, spice_points, gem, beast, rounds_left(state, seat))
            found.append([float(trait) / WHOLE for trait in listed])
        return found

    def weights(self, seats: int) -> list[int]:
        """Return the weights of `weights.py`."""
        return [int(weight) for weight in WEIGHTS[seats]]

    def is_quiet(self, state: LaarState) -> bool:
        """Return whether the position is between rounds: all seats have taken equally many goods (L22)."""
        return state.stage == ASSIGNING and state.turn == 0

    def is_pending(self, state: LaarState, seat: int) -> bool:
        """Return whether the seat has still to take a good in the current round (L21, L22)."""
        taken = state.goods[seat * ROUNDS + state.round - 1] != NONE
        return state.stage in (ASSIGNING, TAKING) and not taken


def rounds_left(state: LaarState, seat: int) -> int:
    """Count the goods that a seat is still to take (L27)."""
    return state.goods[seat * ROUNDS : (seat + 1) * ROUNDS].count(NONE)


def best_assignment(state: LaarState, seat: int, legal: list[int], rng: Rng) -> int:
    """Assign the expert with the best outcome of the round; with two seats the one that makes the best good."""
    best: i64 = NEVER
    chosen = legal[0]
    values = leads(state, legal) if state.seats > 2 else gains(state, seat, legal)
    for place in range(len(legal)):
        value: i64 = values[place] + rng.below(POINT)
        if value > best:
            best = value
            chosen = legal[place]
    return chosen


def leads(state: LaarState, legal: list[int]) -> list[i64]:
    """Return for each assignment the lead of the assigning seat at the end of the round."""
    ahead = RoundAhead(state)
    return [ahead.lead((action - ASSIGN) // len(KINDS), (action - ASSIGN) % len(KINDS)) for action in legal]


def gains(state: LaarState, seat: int, legal: list[int]) -> list[i64]:
    """Value the good that each assignment makes."""
    appraisal = Appraisal(state, seat)
    values: list[i64] = []
    for action in legal:
        slot, kind = (action - ASSIGN) // len(KINDS), (action - ASSIGN) % len(KINDS)
        values.append(appraisal.value_with(state.market[slot] * len(KINDS) + kind))
    return values


def best_taking(state: LaarState, seat: int, legal: list[int]) -> int:
    """Take the good that is worth most; change the last one's kind if that is worth an expert (L23)."""
    best: i64 = NEVER
    chosen = legal[0]
    appraisal = Appraisal(state, seat)
    for action in legal:
        changes = ACTIONS.index(action) == CHANGE_KIND
        slot = LAST_SLOT[state.slots] if changes else action - TAKE
        kind = action - CHANGE if changes else state.experts[slot]
        value: i64 = appraisal.value_with(state.market[slot] * len(KINDS) + kind)
        if changes:
            value -= EXPERT
        if value > best:
            best = value
            chosen = action
    return chosen


def best_by_trial(state: LaarState, seat: int, legal: list[int]) -> int:
    """Try every choice of the final scoring and keep the one with the best merit."""
    best = 0
    chosen = -1
    for action in legal:
        after = state.copy()
        after.apply(seat, action)
        merit = after.merits()[seat]
        if chosen < 0 or merit > best:
            best = merit
            chosen = action
    return chosen
