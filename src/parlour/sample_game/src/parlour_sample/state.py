"""One position of Sample, and its rules."""

from typing import Final, final

from parlour.engine.actions import Actions, Field, Kind
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour_sample.components import MOST_STONES, SampleEdition

ACTIONS: Final = Actions([Kind("take", [Field("stones", MOST_STONES, first=1)])])  # S2
NOBODY: Final = -1


@final
class SampleState(State):
    """The heap, what each seat took, whose turn it is, and who took the last stone."""

    def __init__(self, variant: Variant, edition: SampleEdition) -> None:
        self.variant: Final = variant
        self.edition: Final = edition
        self.components: Final = edition.components
        self.heap = self.components.stones  # S1
        self.taken = [0] * variant.seats
        self.turn = 0
        self.last = NOBODY

    def copy(self) -> "SampleState":
        """Return an independent state equal to this one."""
        new = SampleState(self.variant, self.edition)
        new.heap, new.taken = self.heap, self.taken.copy()
        new.turn, new.last = self.turn, self.last
        return new

    def to_act(self) -> list[int]:
        """Return the seat whose turn it is; empty when the heap is empty (S3)."""
        return [self.turn] if self.heap else []

    def legal(self, seat: int) -> list[int]:
        """List how many stones may be taken (S2)."""
        if seat not in self.to_act():
            return []
        most = min(self.components.most, self.heap)
        return [ACTIONS.pack("take", stones - 1) for stones in range(1, most + 1)]

    def apply(self, seat: int, action: int) -> None:
        """Take stones from the heap (S2)."""
        stones = ACTIONS.values(action)[0] + 1
        self.heap -= stones
        self.taken[seat] += stones
        self.turn = (seat + 1) % self.variant.seats
        if not self.heap:
            self.last = seat

    def bonus(self, seat: int) -> int:
        """Return what a seat scores for the last stone (S4)."""
        return self.components.bonus if seat == self.last else 0

    def merits(self) -> list[int]:
        """Rank as the sheet does: by points (S4, S5)."""
        return [taken + self.bonus(seat) for seat, taken in enumerate(self.taken)]

    def census(self) -> list[int]:
        """Count the stones wherever they lie: there are always as many."""
        return [self.heap + sum(self.taken)]

    def digest(self) -> str:
        """Return a fingerprint of everything that changes."""
        return f"{self.heap} {self.taken} {self.turn} {self.last}"
