"""The beast column: sets of beasts, or the order of taking them, as the memo of the match says (L70–L74)."""

from typing import Final, final

from parlour.games.laar.rules.goods import BEASTS

_HOLDING: Final = (
    12  # no player takes more goods than this in a match (L27); a memo stores the points of all such holdings
)
_KINDS: Final = len(BEASTS)


def three_beast_sets(counts: list[int]) -> int:
    """Return the largest number of disjoint sets of three different beasts, *counts* by kind of beast (L45)."""
    sets = 0
    while True:
        usable = 0
        for count in counts:
            usable += min(count, sets + 1)
        if usable < 3 * (sets + 1):
            return sets
        sets += 1


@final
class _Partitions:
    """The best points of sets for every holding that is no larger than *most*, its four counts in falling order.

    Which beast is which does not matter to sets, so that a holding is known by its counts in falling order.
    """

    def __init__(self, equal: list[int], different: list[int], most: list[int], limit: int) -> None:
        self.equal: list[int] = equal
        self.different: list[int] = different
        self.second: int = most[1] + 1
        self.third: int = most[2] + 1
        self.fourth: int = most[3] + 1
        self.points: list[int] = [0] * ((most[0] + 1) * self.second * self.third * self.fourth)
        for a in range(1, most[0] + 1):
            for b in range(min(a, most[1], limit - a) + 1):
                for c in range(min(b, most[2], limit - a - b) + 1):
                    for d in range(min(c, most[3], limit - a - b - c) + 1):
                        self.points[self.index(a, b, c, d)] = self.best(a, b, c, d)

    def index(self, a: int, b: int, c: int, d: int) -> int:
        """Return the place of a holding whose counts are in falling order."""
        return ((a * self.second + b) * self.third + c) * self.fourth + d

    def at(self, a: int, b: int, c: int, d: int) -> int:
        """Return the best points of a holding, its counts in any order."""
        if a < b:
            a, b = b, a
        if c < d:
            c, d = d, c
        if a < c:
            a, c = c, a
        if b < d:
            b, d = d, b
        if b < c:
            b, c = c, b
        return self.points[self.index(a, b, c, d)]

    def best(self, a: int, b: int, c: int, d: int) -> int:
        """Try every set that one beast of the most frequent kind can be in, and leaving it out."""
        points = self.at(a - 1, b, c, d)
        for size in range(1, min(a, len(self.equal) - 1) + 1):
            points = max(points, self.equal[size] + self.at(a - size, b, c, d))
        for with_b in range(min(b, 1) + 1):
            for with_c in range(min(c, 1) + 1):
                for with_d in range(min(d, 1) + 1):
                    value = self.different[1 + with_b + with_c + with_d]
                    if value:
                        points = max(points, value + self.at(a - 1, b - with_b, c - with_c, d - with_d))
        return points


@final
class Memo:
    """One beast scoring, made from the plain numbers of an edition; what a memo does not have is an empty list or 0.

    *equal* and *different* give the points of a set of 1, 2, … beasts (L71, L73), *any_pair* those of any two (L72),
    *equal_pair* those of two equal ones (L73). *cycle* is an order of kinds of beasts, and *steps_ahead* gives what a
    beast scores when the next one taken is 0, 1, … steps ahead of it (L74). Points of sets and of order add up.
    """

    def __init__(
        self,
        equal: list[int],
        different: list[int],
        any_pair: int,
        equal_pair: int,
        cycle: list[int],
        steps_ahead: list[int],
    ) -> None:
        self.equal: list[int] = [0] * (max(len(equal), 2) + 1)  # points of n equal beasts, by n
        self.different: list[int] = [0] * (_KINDS + 1)  # points of n different beasts, by n
        for size, points in enumerate(equal):
            self.equal[size + 1] = points
        for size, points in enumerate(different[:_KINDS]):
            self.different[size + 1] = points
        self.equal[2] = max(self.equal[2], any_pair, equal_pair)
        self.different[2] = max(self.different[2], any_pair)
        self.has_sets: bool = max(self.equal) > 0 or max(self.different) > 0
        self.has_order: bool = len(cycle) > 0
        self.next_points: list[int] = _order_table(cycle, steps_ahead)
        holding = _HOLDING if self.has_sets else 0
        most = [holding, holding // 2, holding // 3, holding // 4]
        self.known: _Partitions = _Partitions(self.equal, self.different, most, holding)

    def points(self, beasts: list[int], counts: list[int]) -> int:
        """Score a stack of beasts, oldest first, with its *counts* by kind (L70–L74)."""
        if not beasts:
            return 0
        points = 0
        if self.has_sets:
            points = self.set_points(len(beasts), counts)
        if self.has_order:
            points += self.order_points(beasts)
        return points

    def set_points(self, total: int, counts: list[int]) -> int:
        """Return the points of the best partition into sets; a beast may be in none (L70–L73)."""
        known = self.known
        if total > _HOLDING:
            known = _Partitions(self.equal, self.different, sorted(counts, reverse=True), total)
        return known.at(counts[0], counts[1], counts[2], counts[3])

    def order_points(self, beasts: list[int]) -> int:
        """Score each beast but the last by the one taken next (L74)."""
        points = 0
        for taken in range(1, len(beasts)):
            points += self.next_points[beasts[taken - 1] * _KINDS + beasts[taken]]
        return points


def _order_table(cycle: list[int], steps_ahead: list[int]) -> list[int]:
    """Tabulate what each beast scores by the next one (L74): row of this one, column of the next."""
    table = [0] * (len(BEASTS) * len(BEASTS))
    for here, beast in enumerate(cycle):
        for there, following in enumerate(cycle):
            steps = (there - here) % len(cycle)
            if steps < len(steps_ahead):
                table[beast * len(BEASTS) + following] = steps_ahead[steps]
    return table
