"""What bots are told about Laar: which good helps a seat most, and what a position is worth before the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.game import Hints, Reach, State
from parlour.engine.rng import Rng
from parlour.games.laar.actions import ASSIGN, CHANGE, TAKE
from parlour.games.laar.goods import BEAST, GEM, KINDS
from parlour.games.laar.promise import POINT, WHOLE, next_beast, next_gem, own_points, promise, traits
from parlour.games.laar.rounds import LAST_SLOT, NONE
from parlour.games.laar.stages import ASSIGNING, OVER, ROUNDS, TAKING
from parlour.games.laar.state import TIE_STEP, LaarState, area_of
from parlour.games.laar.weights import WEIGHTS

HUNDREDTH: Final = TIE_STEP * TIE_STEP // POINT
NEVER: Final = -1_000_000
EXPERT: Final = 40  # hundredths of a point: an expert that is kept for later
NEAR: Final = Reach(4, 16_000)  # this round
FAR: Final = Reach(100, 3_400)  # to the end


@final
class LaarHints(Hints):
    """Goods are valued by what they add to the score and to what an area promises."""

    def __init__(self) -> None:
        super().__init__(point=TIE_STEP * TIE_STEP, near=NEAR, far=FAR)

    def roll_out(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Take, or ask for, the good that helps most; decisions of the final scoring are tried out."""
        assert isinstance(state, LaarState)
        if len(legal) == 1:
            return legal[0]
        if state.stage == ASSIGNING:
            return best_assignment(state, seat, legal, rng)
        if state.stage == TAKING:
            return best_taking(state, seat, legal)
        return best_by_trial(state, seat, legal)

    def worth(self, state: State) -> list[int]:
        """Add to the merits what areas promise."""
        assert isinstance(state, LaarState)
        merits = state.merits()
        if state.stage == OVER:
            return merits
        memo, spice_points = state.cards.memos[max(state.memo, 0)], state.cards.spice_points
        for seat in range(len(merits)):
            area = state.stacks(seat)
            gem, beast = next_gem(area), next_beast(area, memo)
            merits[seat] += int(promise(area, spice_points, gem, beast, rounds_left(state, seat))) * HUNDREDTH
        return merits

    def traits(self, state: State) -> list[list[float]]:
        """List what areas promise, by what `promise` weighs."""
        assert isinstance(state, LaarState)
        memo, spice_points = state.cards.memos[max(state.memo, 0)], state.cards.spice_points
        found: list[list[float]] = []
        for seat in range(len(state.hands)):
            area = state.stacks(seat)
            gem, beast = next_gem(area), next_beast(area, memo)
            listed = traits(area, spice_points, gem, beast, rounds_left(state, seat))
            found.append([float(trait) / WHOLE for trait in listed])
        return found

    def weights(self) -> list[int]:
        """Give the weights of `weights.py`."""
        return [int(weight) for weight in WEIGHTS]

    def is_quiet(self, state: State) -> bool:
        """Judge between rounds: all have taken as many goods (L22)."""
        assert isinstance(state, LaarState)
        return state.stage == ASSIGNING and state.turn == 0

    def is_pending(self, state: State, seat: int) -> bool:
        """Say whether a round is under way in which the seat has not taken a good yet (L21, L22)."""
        assert isinstance(state, LaarState)
        taken = state.goods[seat * ROUNDS + state.round - 1] != NONE
        return state.stage in (ASSIGNING, TAKING) and not taken


def rounds_left(state: LaarState, seat: int) -> int:
    """Count the goods that a seat is still to take (L27)."""
    return state.goods[seat * ROUNDS : (seat + 1) * ROUNDS].count(NONE)


@final
class Appraisal:
    """Values a seat's area with one more good; what no such good changes is worked out once."""

    def __init__(self, state: LaarState, seat: int) -> None:
        self.cards: Final = state.cards
        self.memo: Final = state.cards.memos[max(state.memo, 0)]
        self.goods: Final = state.goods[seat * ROUNDS : seat * ROUNDS + state.round - 1]
        self.left: Final = ROUNDS - len(self.goods) - 1
        area = area_of(state.cards, self.goods)
        self.gem: Final = next_gem(area)
        self.beast: Final = next_beast(area, self.memo)

    def value_with(self, good: int) -> i64:
        """Value the area with a good."""
        spice_points, kind = self.cards.spice_points, good % len(KINDS)
        area = area_of(self.cards, [*self.goods, good])
        gem = next_gem(area) if kind == GEM else self.gem
        beast = next_beast(area, self.memo) if kind == BEAST else self.beast
        return own_points(area, self.memo, spice_points) + promise(area, spice_points, gem, beast, self.left)


def best_assignment(state: LaarState, seat: int, legal: list[int], rng: Rng) -> int:
    """Play the expert that makes the good one would like best; the first player, who takes last, anything good."""
    best: i64 = NEVER
    chosen = legal[0]
    appraisal = Appraisal(state, seat)
    for action in legal:
        slot = (action - ASSIGN) // len(KINDS)
        good = state.market[slot] * len(KINDS) + (action - ASSIGN) % len(KINDS)
        value: i64 = appraisal.value_with(good) + rng.below(POINT)
        if value > best:
            best = value
            chosen = action
    return chosen


def best_taking(state: LaarState, seat: int, legal: list[int]) -> int:
    """Take the good that is worth most; change the last one's kind if that is worth an expert (L23)."""
    best: i64 = NEVER
    chosen = legal[0]
    appraisal = Appraisal(state, seat)
    for action in legal:
        slot = LAST_SLOT[state.slots] if action >= CHANGE else action - TAKE
        kind = action - CHANGE if action >= CHANGE else state.experts[slot]
        value: i64 = appraisal.value_with(state.market[slot] * len(KINDS) + kind)
        if action >= CHANGE:
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
