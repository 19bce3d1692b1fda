"""Hands that go round the table: what is in them, what sank out of them, and who has looked into which.

A seat that has held a hand knows it as it left it: whatever sank out of it since was one of those lanterns. So it is
enough to write down, in order, what sank out of each hand, and for each seat and hand how many had sunk when the seat
first looked and when it last did. These numbers are public; with them, memory follows from the truth, and stays right
when one seat imagines the hidden part anew.
"""

from typing import Final, final

from parlour.engine.rng import Rng
from tests.toys.lanterns.rules.card_set import mask_of, members

NEVER: Final = -1


@final
class Hands:
    """The stack, and a hand for every seat. Hands are known by the seat they were dealt to."""

    def __init__(self, seats: int, stack: int, *, clear: bool) -> None:
        self.seats: Final = seats
        self.clear: Final = clear  # T40: what sinks is seen by all
        self.shift: int = 0  # seat s holds the hand dealt to s + shift
        self.stack: int = stack
        self.lanterns: list[int] = [0] * seats
        self.sunk: list[list[int]] = [[] for _ in range(seats)]
        self.first: list[int] = [NEVER] * (seats * seats)  # by seat and hand: sunk when the seat first looked
        self.last: list[int] = [NEVER] * (seats * seats)  # … and when it last did
        self.look()

    def copy(self) -> "Hands":
        """Return an independent copy."""
        new = Hands(self.seats, self.stack, clear=self.clear)
        new.shift = self.shift
        new.lanterns = self.lanterns.copy()
        new.sunk = [sunk.copy() for sunk in self.sunk]
        new.first = self.first.copy()
        new.last = self.last.copy()
        return new

    def held_by(self, seat: int) -> int:
        """Name the hand that a seat holds."""
        return (seat + self.shift) % self.seats

    def of(self, seat: int) -> int:
        """Return the lanterns that a seat holds."""
        return self.lanterns[self.held_by(seat)]

    def deal(self, seat: int, lantern: int) -> None:
        """Move a lantern from the stack to a seat's hand (T10)."""
        self.stack &= ~(1 << lantern)
        self.lanterns[self.held_by(seat)] |= 1 << lantern

    def take(self, seat: int, lantern: int) -> None:
        """Take a lantern out of a seat's hand, for all to see."""
        self.lanterns[self.held_by(seat)] &= ~(1 << lantern)

    def sink(self, seat: int, lantern: int) -> None:
        """Let a lantern of a seat's hand sink (T23)."""
        self.take(seat, lantern)
        self.sunk[self.held_by(seat)].append(lantern)

    def look(self) -> None:
        """Let every seat look at the hand it holds."""
        for seat in range(self.seats):
            hand = self.held_by(seat)
            at = seat * self.seats + hand
            self.last[at] = len(self.sunk[hand])
            if self.first[at] == NEVER:
                self.first[at] = self.last[at]

    def pass_on(self, steps: int) -> None:
        """Pass every hand to the seat *steps* to the left, which looks at it (T25)."""
        self.shift = (self.shift - steps) % self.seats
        self.look()

    def has_seen(self, seat: int, hand: int) -> bool:
        """Return whether a seat has ever held a hand. A spectator has not."""
        return seat >= 0 and self.first[seat * self.seats + hand] != NEVER

    def sunk_before(self, seat: int, hand: int) -> int:
        """Count those that sank before the seat first looked: the seat cannot tell what they were."""
        if self.clear:
            return 0
        return self.first[seat * self.seats + hand] if self.has_seen(seat, hand) else len(self.sunk[hand])

    def sunk_at_last(self, seat: int, hand: int) -> int:
        """Count those that had sunk when the seat last looked; later ones were among the lanterns it saw then."""
        if self.clear or not self.has_seen(seat, hand):
            return len(self.sunk[hand])
        return self.last[seat * self.seats + hand]

    def redraw(self, seat: int, rng: Rng, *, laid_open: bool) -> None:
        """Draw anew all that *seat* cannot know, its memory respected."""
        loose = members(self.stack)
        for hand in range(self.seats):
            closed = not laid_open and not (seat >= 0 and hand == self.held_by(seat))
            loose += self.sunk[hand][: self.sunk_before(seat, hand)]
            if self.has_seen(seat, hand):
                self._mix(hand, self.sunk_at_last(seat, hand), rng, closed=closed)
            elif closed:
                loose += members(self.lanterns[hand])
        rng.shuffle(loose)
        for hand in range(self.seats):
            for at in range(self.sunk_before(seat, hand)):
                self.sunk[hand][at] = loose.pop()
            if not laid_open and not self.has_seen(seat, hand):
                self.lanterns[hand] = mask_of([loose.pop() for _ in members(self.lanterns[hand])])
        self.stack = mask_of(loose)

    def _mix(self, hand: int, since: int, rng: Rng, *, closed: bool) -> None:
        """Draw anew which of the lanterns once seen in a hand are still there and which sank since."""
        inside = members(self.lanterns[hand]) if closed else []
        mixed = inside + self.sunk[hand][since:]
        rng.shuffle(mixed)
        self.sunk[hand][since:] = mixed[len(inside) :]
        if closed:
            self.lanterns[hand] = mask_of(mixed[: len(inside)])
