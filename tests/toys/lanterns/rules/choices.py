"""What the seats have chosen tonight and not yet shown: several steps each, in secret, then all at once (T21–T24)."""

from typing import Final, final

from parlour.engine.rng import Rng
from tests.toys.lanterns.rules.actions import (
    ACTIONS,
    FACES,
    FLOAT,
    FLOAT_KIND,
    KEEP,
    READY,
    RELEASE,
    RELEASE_KIND,
    TURN,
)
from tests.toys.lanterns.rules.card_set import members

NONE: Final = -1


@final
class Choices:
    """The pending choices of every seat. Kept and released lanterns stay in the hand until all are ready."""

    def __init__(self, seats: int, *, moonlit: bool) -> None:
        self.moonlit: Final = moonlit  # T42: a face may be turned
        self.kept: list[int] = [NONE] * seats
        self.face: list[int] = [NONE] * seats
        self.released: list[int] = [NONE] * seats
        self.turned: list[bool] = [False] * seats
        self.ready: list[bool] = [False] * seats

    def copy(self) -> "Choices":
        """Return an independent copy."""
        new = Choices(0, moonlit=self.moonlit)
        new.kept = self.kept.copy()
        new.face = self.face.copy()
        new.released = self.released.copy()
        new.turned = self.turned.copy()
        new.ready = self.ready.copy()
        return new

    def legal(self, seat: int, hand: int, spare: int) -> list[int]:
        """List what a seat may choose next, given its hand and how many lanterns of it the nights to come can spare."""
        if self.ready[seat]:
            return []
        if self.kept[seat] == NONE:
            return [KEEP + lantern for lantern in members(hand)]
        if self.face[seat] == NONE:
            return [FLOAT + face for face in range(len(FACES))]
        found: list[int] = []
        if self.released[seat] == NONE and spare > 0:  # T23
            rest = hand & ~(1 << self.kept[seat])
            found += [RELEASE + lantern for lantern in members(rest)]
        found.append(READY)
        return [*found, TURN] if self.may_turn(seat) else found

    def may_turn(self, seat: int) -> bool:
        """Return whether the chosen face may be turned: in moonlight, once, before anything is released (T42)."""
        return self.moonlit and not self.turned[seat] and self.released[seat] == NONE

    def apply(self, seat: int, action: int) -> None:
        """Write down one step of a seat."""
        kind = ACTIONS.index(action)
        if action == READY:
            self.ready[seat] = True
        elif action == TURN:
            self.turned[seat] = True
            self.face[seat] = 1 - self.face[seat]
        elif kind == RELEASE_KIND:
            self.released[seat] = action - RELEASE
        elif kind == FLOAT_KIND:
            self.face[seat] = action - FLOAT
        else:
            self.kept[seat] = action - KEEP

    def hidden(self, seat: int) -> list[int]:
        """List the steps of a seat that the others have not seen, in their order."""
        steps: list[int] = []
        if self.kept[seat] != NONE:
            steps.append(KEEP + self.kept[seat])
        if self.face[seat] != NONE:
            steps.append(FLOAT + (1 - self.face[seat] if self.turned[seat] else self.face[seat]))
        if self.turned[seat]:
            steps.append(TURN)
        if self.released[seat] != NONE:
            steps.append(RELEASE + self.released[seat])
        return steps

    def guess(self, seat: int, hand: int, spare: int, rng: Rng) -> None:
        """Make up what a seat may have chosen behind its screen; whether it is ready is seen and stays."""
        ready = self.ready[seat]
        self.ready[seat] = self.turned[seat] = False
        self.kept[seat] = self.face[seat] = self.released[seat] = NONE
        most = 4 if self.moonlit else 3  # keep, float, turn, release
        for _ in range(most if ready else rng.below(most + 1)):
            step = rng.choice(self.legal(seat, hand, spare))
            if step == READY:
                break
            self.apply(seat, step)
        self.ready[seat] = ready
