"""Tiles laid together on the triangular lattice: overlaps, contacts by segment, and where another tile fits."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.geometry.lattice import REACH, SIDE, STEP_A, STEP_B, TURNS
from parlour.geometry.outline import LONGEST, Outline

ABSENT: Final = -1
FREE: Final = -1


@final
class Shapes:
    """All tiles, and which kinds of segment may touch; shared by all mosaics of these tiles."""

    def __init__(self, outlines: list[Outline], kinds: int, may_touch: list[int]) -> None:
        """Take, at kind · kinds + kind, 1 for two kinds that may touch and 0 for two that may not."""
        self.outlines: Final = outlines
        self.kinds: Final = kinds
        self.may_touch: Final = may_touch
        self.span: Final = max([outline.span for outline in outlines])


@final
class Mosaic:
    """Some of the tiles, each laid at a place in a turn. Immutable: laying a tile makes a new mosaic."""

    def __init__(self, shapes: Shapes, laid: list[int], a: list[int], b: list[int], turn: list[int]) -> None:
        """Take the tiles in the order of laying, and by tile the place of its start and its turn, or ABSENT."""
        self.shapes: Final = shapes
        self.laid: Final = laid
        self.a: Final = a
        self.b: Final = b
        self.turn: Final = turn
        self.low_a: i64 = 0
        self.low_b: i64 = 0
        self.width: i64 = 0
        self.height: i64 = 0
        corners: i64 = self._box()
        self.cells: Final[list[int]] = [0] * (corners * 2)  # 1 for a triangle that is covered
        self.sides: Final[list[int]] = [FREE] * (corners * TURNS)  # by directed side: tile · LONGEST + segment
        for tile in laid:
            self._enter(tile)

    def _box(self) -> i64:
        """Compute a box that has room for every tile that touches one of these; return the number of its vertices."""
        low_a: i64 = 0
        low_b: i64 = 0
        high_a: i64 = 0
        high_b: i64 = 0
        for tile in self.laid:
            shape = self.shapes.outlines[tile]
            first: i64 = self.turn[tile] * shape.size
            for side in range(first, first + shape.size):
                a: i64 = self.a[tile] + shape.start_a[side]
                b: i64 = self.b[tile] + shape.start_b[side]
                low_a = min(low_a, a)
                low_b = min(low_b, b)
                high_a = max(high_a, a)
                high_b = max(high_b, b)
        margin: i64 = self.shapes.span + 1
        self.low_a = low_a - margin
        self.low_b = low_b - margin
        self.width = high_a - low_a + 2 * margin + 1
        self.height = high_b - low_b + 2 * margin + 1
        return self.width * self.height

    def _enter(self, tile: i64) -> None:
        """Enter a laid tile into the box."""
        shape = self.shapes.outlines[tile]
        turn: i64 = self.turn[tile]
        a: i64 = self.a[tile] - self.low_a
        b: i64 = self.b[tile] - self.low_b
        first: i64 = turn * shape.area
        for cell in range(first, first + shape.area):
            at: i64 = (b + shape.cell_b[cell]) * self.width + a + shape.cell_a[cell]
            self.cells[at * 2 + shape.cell_half[cell]] = 1
        first = turn * shape.size
        for segment in range(shape.size):
            side: i64 = first + segment
            corner: i64 = (b + shape.start_b[side]) * self.width + a + shape.start_a[side]
            self.sides[corner * TURNS + shape.heading[side]] = tile * LONGEST + segment

    def with_tile(self, tile: int, a: int, b: int, turn: int) -> Mosaic:
        """Lay one more tile."""
        at_a, at_b, turns = self.a[:], self.b[:], self.turn[:]
        at_a[tile], at_b[tile], turns[tile] = a, b, turn
        return Mosaic(self.shapes, [*self.laid, tile], at_a, at_b, turns)

    def facing(self, tile: i64, segment: i64) -> i64:
        """Return what touches a segment of a laid tile, as tile · LONGEST + segment, or FREE."""
        shape = self.shapes.outlines[tile]
        side: i64 = self.turn[tile] * shape.size + segment
        heading: i64 = shape.heading[side]
        a: i64 = self.a[tile] + shape.start_a[side] + STEP_A[heading] - self.low_a
        b: i64 = self.b[tile] + shape.start_b[side] + STEP_B[heading] - self.low_b
        return self.sides[(b * self.width + a) * TURNS + (heading + 3) % TURNS]

    def fits(self, tile: int, a: int, b: int, turn: int) -> bool:
        """Return whether a tile that is not laid may lie there, touching one that is, with all kinds agreeing."""
        shape = self.shapes.outlines[tile]
        for side in range(turn * shape.size, (turn + 1) * shape.size):
            at_a, at_b = a + shape.start_a[side] - self.low_a, b + shape.start_b[side] - self.low_b
            if not (0 < at_a < self.width - 1 and 0 < at_b < self.height - 1):
                return False  # farther away than anything that touches
        if not self.is_clear(tile, a, b, turn):
            return False
        return any([self.first_contact(tile, a, b, turn, beside) != FREE for beside in self.laid])

    def is_clear(self, tile: i64, a: i64, b: i64, turn: i64) -> bool:
        """Return whether a tile that is not laid would cover no triangle twice; it must touch one that is laid."""
        shape = self.shapes.outlines[tile]
        first: i64 = turn * shape.area
        a -= self.low_a
        b -= self.low_b
        for cell in range(first, first + shape.area):
            at: i64 = (b + shape.cell_b[cell]) * self.width + a + shape.cell_a[cell]
            if self.cells[at * 2 + shape.cell_half[cell]] != 0:
                return False
        return True

    def first_contact(self, tile: i64, a: i64, b: i64, turn: i64, beside: i64) -> i64:
        """Return the lowest segment of *beside* that a tile laid there would touch; FREE if none, or if kinds clash."""
        shape = self.shapes.outlines[tile]
        first: i64 = turn * shape.size
        lowest: i64 = FREE
        a -= self.low_a
        b -= self.low_b
        for segment in range(shape.size):
            side: i64 = first + segment
            heading: i64 = shape.heading[side]
            at_a: i64 = a + shape.start_a[side] + STEP_A[heading]
            at_b: i64 = b + shape.start_b[side] + STEP_B[heading]
            found: i64 = self.sides[(at_b * self.width + at_a) * TURNS + (heading + 3) % TURNS]
            if found == FREE:
                continue
            other: i64 = found // LONGEST
            touched: i64 = found % LONGEST
            kind: i64 = shape.kinds[segment]
            if self.shapes.may_touch[kind * self.shapes.kinds + self.shapes.outlines[other].kinds[touched]] == 0:
                return FREE
            if other == beside and (lowest == FREE or touched < lowest):
                lowest = touched
        return lowest

    def count_matches(self, tile: i64, a: i64, b: i64, turn: i64, weighted: i64) -> i64:
        """Count the segments of a tile laid there that would touch their own kind; *weighted* ones count four times."""
        shape = self.shapes.outlines[tile]
        total: i64 = 0
        for segment in range(shape.size):
            side: i64 = turn * shape.size + segment
            heading: i64 = shape.heading[side]
            at_a: i64 = a + shape.start_a[side] + STEP_A[heading] - self.low_a
            at_b: i64 = b + shape.start_b[side] + STEP_B[heading] - self.low_b
            found: i64 = self.sides[(at_b * self.width + at_a) * TURNS + (heading + 3) % TURNS]
            kind: i64 = shape.kinds[segment]
            if found != FREE and self.shapes.outlines[found // LONGEST].kinds[found % LONGEST] == kind:
                total += 4 if kind == weighted else 1
        return total

    def spots(self, tile: i64, beside: i64, enough: i64 = 1_000_000) -> list[int]:
        """List every spot for a tile so that it touches *beside* and all kinds agree; stop when there are *enough*.

        They are numbered as in `lattice.spot` and stand in the order of the segments of *beside*, then of the tile.
        """
        found: list[int] = []
        shape = self.shapes.outlines[tile]
        host = self.shapes.outlines[beside]
        turns: i64 = self.turn[beside]
        for segment in range(host.size):
            if self.facing(beside, segment) != FREE:
                continue
            side: i64 = turns * host.size + segment
            heading: i64 = host.heading[side]
            corner_a: i64 = self.a[beside] + host.start_a[side] + STEP_A[heading]
            corner_b: i64 = self.b[beside] + host.start_b[side] + STEP_B[heading]
            allowed: i64 = host.kinds[segment] * self.shapes.kinds
            for own in range(shape.size):
                if self.shapes.may_touch[allowed + shape.kinds[own]] == 0:
                    continue
                turn: i64 = (heading + 3 - shape.heading[own] + TURNS) % TURNS
                if turn >= shape.distinct:
                    continue  # it looks as it does in an earlier turn
                a: i64 = corner_a - shape.start_a[turn * shape.size + own]
                b: i64 = corner_b - shape.start_b[turn * shape.size + own]
                if a > REACH or a < -REACH or b > REACH or b < -REACH or not self.is_clear(tile, a, b, turn):
                    continue
                # A spot that touches several segments of the host is listed with the first of them only.
                if self.first_contact(tile, a, b, turn, beside) == segment:
                    found.append(((a + REACH) * SIDE + b + REACH) * TURNS + turn)
                    if len(found) >= enough:
                        return found
        return found


def empty(shapes: Shapes) -> Mosaic:
    """Return the mosaic with no tile in it."""
    count = len(shapes.outlines)
    return Mosaic(shapes, [], [0] * count, [0] * count, [ABSENT] * count)
