"""The gem column: the best partition into runs round the circle of eight classes, gems shifted first (L46, L50).

Lay the gems of each class on a pile of their own; layer h is the set of classes that hold more than h gems, a mask of
eight bits. Layers lie inside each other, and the best runs are the stretches of each layer: wherever runs meet they go
on, and of several the longest go on farthest, for squares reward the unequal. Full layers are one run round and
round, which takes the longest stretch above them along.
"""

from typing import Final, final

from parlour.games.laar.rules.goods import GEM_CLASSES

FULL: Final = 255  # a layer in which all classes are present


def _stretches(layer: int) -> list[int]:
    """Return the lengths of the stretches of neighbouring classes in *layer*, round the circle."""
    if layer == FULL:
        return [GEM_CLASSES]
    start = 0
    while layer >> start & 1:
        start += 1
    lengths: list[int] = []
    length = 0
    for step in range(1, GEM_CLASSES + 1):
        if layer >> (start + step) % GEM_CLASSES & 1:
            length += 1
        elif length:
            lengths.append(length)
            length = 0
    return lengths


def _squares_of_layers() -> tuple[int, ...]:
    squares: list[int] = []
    for layer in range(FULL + 1):
        total = 0
        for length in _stretches(layer):
            total += length * length
        squares.append(total)
    return tuple(squares)


def _longest_of_layers() -> tuple[int, ...]:
    longest: list[int] = []
    for layer in range(FULL + 1):
        best = 0
        for length in _stretches(layer):
            best = max(best, length)
        longest.append(best)
    return tuple(longest)


_SQUARES: Final[tuple[int, ...]] = _squares_of_layers()
_LONGEST: Final[tuple[int, ...]] = _longest_of_layers()
# A pile of h gems of class 0 (one bit in each of h layers of eight bits) for the usual heights.
_PILES: Final[tuple[int, ...]] = (0, 0x1, 0x101, 0x10101, 0x1010101, 0x101010101, 0x10101010101, 0x1010101010101)


def _pile(height: int) -> int:
    if height < 8:
        return _PILES[height]
    return ((1 << GEM_CLASSES * height) - 1) // FULL


def _layers(counts: list[int]) -> int:
    """Pack the layers of *counts* into one number, eight bits each, the lowest layer last."""
    layers = 0
    for gem in range(GEM_CLASSES):
        height = counts[gem]
        if height:
            layers |= _pile(height) << gem
    return layers


def _runs(layers: int) -> int:
    """Score packed *layers* as they lie (L50)."""
    rounds = 0
    while layers & FULL == FULL:
        rounds += 1
        layers >>= GEM_CLASSES
    points = 0
    if rounds:
        turn = GEM_CLASSES * rounds
        points = turn * (turn + 2 * _LONGEST[layers & FULL])
    while layers:
        points += _SQUARES[layers & FULL]
        layers >>= GEM_CLASSES
    return points


def _most(gems: int, classes: int) -> int:
    """Bound the score of *gems* gems whose runs are no longer than *classes*."""
    last = gems % classes
    return gems // classes * classes * classes + last * last


def _most_with_rounds(gems: int, rounds: int) -> int:
    """Bound the score of *gems* gems, *rounds* of them in the scarcest class: one run may be long."""
    rest = gems - GEM_CLASSES * rounds
    tail = min(rest, GEM_CLASSES - 1) if rounds else 0
    run = GEM_CLASSES * rounds + tail
    return run * run + _most(rest - tail, GEM_CLASSES - 1)


@final
class _Shifting:
    """The search for the best use of shifts (L46).

    What matters of a set of shifts is how many gems cross each border between classes, clockwise less anticlockwise:
    the shifts needed are the sum of the sizes of these flows. The search chooses them border by border, and asks for
    many full rounds first, because fewer of them can often not score more. Gems between two empty classes are scored
    at once, and the rest bounded.
    """

    def __init__(self, counts: list[int]) -> None:
        self.counts: list[int] = counts
        self.gems: int = 0
        for count in counts:
            self.gems += count
        self.best: int = _runs(_layers(counts))
        self.enough: int = 0  # the search may stop at this score
        self.rounds: int = 0  # every class must hold as many gems as this
        self.missing: list[int] = []  # shifts that this class and those after it need at least
        self.wrap: int = 0  # the flow from the last class to the first
        self.gap: int = -1  # the first class left empty
        self.head: int = 0  # layers before it
        self.head_gems: int = 0

    def run(self, shifts: int) -> int:
        """Return the best score with up to *shifts* shifts."""
        for rounds in range(self.gems // GEM_CLASSES, -1, -1):
            self.rounds = rounds
            self.enough = _most_with_rounds(self.gems, rounds)
            self.missing = [0] * (GEM_CLASSES + 1)
            for gem in range(GEM_CLASSES - 1, -1, -1):
                self.missing[gem] = self.missing[gem + 1] + max(0, rounds - self.counts[gem])
            if self.best < self.enough:
                self.turn(shifts)
        return self.best

    def turn(self, shifts: int) -> None:
        """Try every flow from the last class to the first."""
        for wrap in range(-shifts, shifts + 1):
            self.wrap = wrap
            self.visit(0, wrap, shifts - abs(wrap), int(wrap > 0), int(wrap < 0), 0, self.gems, 0)
            if self.best >= self.enough:
                return

    def visit(
        self, gem: int, inflow: int, shifts: int, ahead: int, back: int, layers: int, rest: int, points: int
    ) -> None:
        """Choose the flow out of class *gem*; *rest* gems are to lie in it and the classes after it.

        *layers* are the gems since the last empty class, *points* the score of those between empty classes.
        """
        if gem == GEM_CLASSES - 1:
            self.best = max(self.best, points + _runs(self.head | layers | _pile(rest) << gem))
            return
        if self.missing[gem] > shifts + max(inflow, 0) + max(-self.wrap, 0):
            return
        pile = self.counts[gem] + inflow
        # More than half of the flows in one direction: turning all of them back by one needs fewer shifts.
        low = -shifts if back < GEM_CLASSES // 2 else 0
        high = shifts if ahead < GEM_CLASSES // 2 else 0
        low = max(low, pile - rest + self.rounds * (GEM_CLASSES - 1 - gem))
        high = min(high, pile - self.rounds)
        for flow in range(low, high + 1):
            left = shifts - abs(flow)
            on, off = ahead + int(flow > 0), back + int(flow < 0)
            if flow == pile:
                self.leave_empty(gem, flow, left, on, off, layers, rest, points)
            else:
                more = layers | _pile(pile - flow) << gem
                self.visit(gem + 1, flow, left, on, off, more, rest - pile + flow, points)
            if self.best >= self.enough:
                return

    def leave_empty(
        self, gem: int, flow: int, shifts: int, ahead: int, back: int, layers: int, rest: int, points: int
    ) -> None:
        """Go on after class *gem*, which is left empty, if what is open can still give more than the best."""
        if self.gap < 0:
            self.gap = gem
            self.head = layers
            self.head_gems = self.gems - rest
            self.visit(gem + 1, flow, shifts, ahead, back, 0, rest, 0)
            self.gap = -1
            self.head = 0
            return
        points += _runs(layers)
        if points + _most(self.head_gems + rest, GEM_CLASSES - 1 - gem + self.gap) > self.best:
            self.visit(gem + 1, flow, shifts, ahead, back, 0, rest, points)


def gem_points(counts: list[int], shifts: int) -> int:
    """Score gems, *counts* by class, with up to *shifts* single shifts of a class (L46, L50)."""
    if not shifts:
        return _runs(_layers(counts))
    return _Shifting(counts).run(shifts)
