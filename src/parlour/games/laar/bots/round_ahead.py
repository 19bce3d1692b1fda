"""The outcome of a round if every remaining seat assigns, and then takes, the good that it values most.

Whoever assigns later takes earlier (L22), so that a good made for oneself may only serve the others. The first player
takes what they leave, and may change it (L23): a card that it spoils for them may become its own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.games.laar.bots.appraisal import EXPERT, NEVER, Appraisal
from parlour.games.laar.rules import expert_set
from parlour.games.laar.rules.goods import KINDS
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.rules.state import LaarState

ZONES: Final = len(KINDS)


@final
class RoundAhead:
    """The value of every good of the round for the assigning seat and for those that assign after it."""

    def __init__(self, state: LaarState) -> None:
        self.slots: Final = len(state.market)
        self.count: Final = self.slots - int(state.turn)  # seats that have still to assign
        self.is_first: Final = state.turn == 0
        self.hands: Final[list[int]] = []
        self.kinds: Final = state.experts[:]  # kinds of goods, by slots
        self.values: Final[list[i64]] = []  # by seats in the order of assigning, slots, kinds
        for place in range(self.count):
            seat = (int(state.seat) + place) % self.slots
            self.hands.append(state.hands[seat])
            self.appraise(Appraisal(state, seat), state.market)
        self.liked: Final[list[int]] = [
            self.best_kind(place, slot) for place in range(self.count) for slot in range(self.slots)
        ]

    def appraise(self, appraisal: Appraisal, market: list[int]) -> None:
        """Compute the value of every good that the cards can become, for one seat."""
        for slot in range(self.slots):
            assigned = self.kinds[slot]
            for kind in range(ZONES):
                is_possible = assigned in (NONE, kind)
                self.values.append(appraisal.value_with(market[slot] * ZONES + kind) if is_possible else NEVER)

    def value(self, place: int, slot: int, kind: int) -> i64:
        """Return the value of a good for a seat."""
        return self.values[(place * self.slots + slot) * ZONES + kind]

    def best_kind(self, place: int, slot: int) -> int:
        """Return the kind, of those in hand, as which a seat values a card most."""
        best: i64 = NEVER - 1
        liked = 0
        for kind in range(ZONES):
            if expert_set.holds(self.hands[place], kind) and self.value(place, slot, kind) > best:
                best = self.value(place, slot, kind)
                liked = kind
        return liked

    def lead(self, slot: int, kind: int) -> i64:
        """Return the lead of the seat over the others if it assigns an expert to a slot."""
        kinds = self.kinds[:]
        kinds[slot] = kind
        for place in range(1, self.count):
            self.assign(place, kinds)
        others: i64 = 0
        for place in range(self.count - 1, 0, -1):
            taken = self.best_slot(place, kinds)
            others += self.value(place, taken, kinds[taken])
            kinds[taken] = NONE
        taken = self.best_slot(0, kinds)
        own = self.value(0, taken, kinds[taken])
        if self.is_first:
            own = max(own, self.changed(taken, kind))
        return own - others // (self.slots - 1)

    def assign(self, place: int, kinds: list[int]) -> None:
        """Assign the good that a seat values most to a free slot."""
        best: i64 = NEVER - 1
        chosen = 0
        for slot in range(self.slots):
            if kinds[slot] == NONE:
                value = self.value(place, slot, self.liked[place * self.slots + slot])
                if value > best:
                    best = value
                    chosen = slot
        kinds[chosen] = self.liked[place * self.slots + chosen]

    def best_slot(self, place: int, kinds: list[int]) -> int:
        """Return the slot whose good a seat values most; those without one have been emptied."""
        best: i64 = NEVER - 1
        chosen = 0
        for slot in range(self.slots):
            if kinds[slot] != NONE and self.value(place, slot, kinds[slot]) > best:
                best = self.value(place, slot, kinds[slot])
                chosen = slot
        return chosen

    def changed(self, slot: int, used: int) -> i64:
        """Return the best value of the last card for the first player with another expert than the used one (L23)."""
        best: i64 = NEVER
        for kind in range(ZONES):
            if expert_set.count(self.hands[0], kind) > (1 if kind == used else 0):
                best = max(best, self.value(0, slot, kind))
        return best - EXPERT
