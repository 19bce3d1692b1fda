"""Where a card may lie: in every turn, place and choice of layers (H30, H32, H34)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.hokkaido.city.city import ALL_SQUARES, LAYER, OFFSETS, City
from parlour.games.hokkaido.city.mountains import may_all_rise, may_rise
from parlour.games.hokkaido.city.squares import CARD, LAKE
from parlour.games.hokkaido.rules.actions import FAR, HIDDEN, PLACE, REACH, turn_of, under_of, x_of, y_of
from parlour.games.hokkaido.rules.components import BIT, HEIGHT, SQUARES, WIDTH, HokkaidoComponents
from parlour.games.hokkaido.scoring.area import Area
from parlour.geometry.square_grid import AROUND, CELLS, LAST, ROW, column_of, row_of

SUBSETS: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64]  # of so many things
SINGLE: Final[list[int]] = [bits.bit_length() - 1 if bits.bit_count() == 1 else -1 for bits in range(64)]
TURN: Final = REACH * REACH * HIDDEN  # actions of one turn
CARDS_OF_A_CITY: Final = 16
EMPTY: Final[list[int]] = []  # never added to, like all lists in these tables
# By the squares of a place on which one card lies, or none: what a new card over or under it hides (H30).
UNDER: Final[list[list[int]]] = [[hidden] if 0 < hidden < ALL_SQUARES else EMPTY for hidden in range(64)]
OVER_OR_UNDER: Final[list[list[int]]] = [[0, *UNDER[hidden]] for hidden in range(64)]


@final
class PlacementScan:
    """Scans one place of a city after another: which squares lie there, and which squares a new card could show."""

    def __init__(self, city: City) -> None:
        self.grid: Final = city.area.grid
        self.below: Final = city.below
        self.occupied: i64 = 0  # squares of the place where cards lie already
        self.locked: i64 = 0  # squares with a visible lake or mountain (H32)
        self.count: i64 = 0  # different cards that are visible there
        self.met: Final[vec[i64]] = vec[i64]([0] * SQUARES)  # these cards
        self.needs: Final[vec[i64]] = vec[i64]([0] * SQUARES)  # which of these cards lie below each
        self.where: Final[vec[i64]] = vec[i64]([0] * CARDS_OF_A_CITY)  # by card: the squares where it is visible

    def look(self, start: i64, offsets: list[int]) -> None:
        """Read the squares of a place: *start* is its first cell, *offsets* are the steps from there to all cells."""
        grid, met, where = self.grid, self.met, self.where
        while self.count > 0:
            self.count -= 1
            where[met[self.count]] = 0
        occupied: i64 = 0
        locked: i64 = 0
        count: i64 = 0
        bit: i64 = 1
        at: i64 = 0
        while at < SQUARES:
            square = grid[(start + offsets[at]) & LAST]
            if square:
                occupied |= bit
                if square & 14 == LAKE:  # or a mountain: they differ in the lowest bit only
                    locked |= bit
                card = square // CARD & 15
                if where[card] == 0:
                    met[count] = card
                    count += 1
                where[card] |= bit
            at += 1
            bit += bit
        self.occupied = occupied
        self.locked = locked
        self.count = count

    def hidden_sets(self) -> list[int]:
        """List the sets of squares that a card may hide in the place that `look` has read (H30), in ascending order.

        The new card lies either over or under each card that is visible there. If it lies over a card, it also lies
        over all cards below that one; and nothing lies over a locked square (H32). Do not change the list.
        """
        if self.count <= 1:
            return OVER_OR_UNDER[self.occupied] if self.locked == 0 else UNDER[self.occupied]
        self.order()
        sets: list[int] = []
        free: i64 = ALL_SQUARES - self.occupied
        choice: i64 = SUBSETS[self.count] - 1
        last: i64 = 0
        is_sorted = True
        while choice >= 0:
            shown = self.shown(choice, free)
            if shown > 0 and shown & self.locked == 0:
                hidden = ALL_SQUARES - shown
                sets.append(hidden)
                if hidden < last:
                    is_sorted = False
                last = hidden
            choice -= 1
        if not is_sorted:
            sets.sort()
        return sets

    def order(self) -> None:
        """Find out which of the cards in the place lie below which."""
        met, needs = self.met, self.needs
        count = self.count
        one: i64 = 0
        while one < count:
            lower: i64 = self.below[met[one]]
            found: i64 = 0
            if lower:
                bit: i64 = 1
                other: i64 = 0
                while other < count:
                    if lower & LAYER[met[other]]:
                        found |= bit
                    other += 1
                    bit += bit
            needs[one] = found
            one += 1

    def shown(self, choice: i64, shown: i64) -> i64:
        """Return the squares that the card shows if it lies over the chosen cards; 0 if the layers forbid it."""
        met, needs, where = self.met, self.needs, self.where
        one: i64 = 0
        bit: i64 = 1
        while bit <= choice:
            if choice & bit:
                if needs[one] & ~choice:
                    return 0
                shown |= where[met[one]]
            one += 1
            bit += bit
        return shown

    def learn(self, known: list[list[int] | None], start: i64, shape: i64) -> list[int]:
        """List the sets of squares that a card may hide in a place, and enter them among the *known*."""
        self.look(start, OFFSETS[shape])
        hidden = EMPTY if self.occupied == 0 else self.hidden_sets()
        known[shape * CELLS + (start & LAST)] = hidden
        return hidden


def placements(components: HokkaidoComponents, city: City, card: int) -> list[int]:
    """List every way to place a card, as actions, turn by turn."""
    found: list[int] = []
    add_placements(components, city, card, found)
    return found


def add_placements(components: HokkaidoComponents, city: City, card: int, found: list[int]) -> None:
    """Add every way to place a card, as actions, turn by turn."""
    peaks: i64 = components.peaks[card * 4]
    if peaks and SINGLE[peaks] >= 0 and city.area.one_end >= 0:
        found += _with_mountain(components, city, card)
        return
    scan = PlacementScan(city)
    upside_down: list[int] = []
    for shape in range(2):
        _add_shape(components, city, card, shape, scan, found, upside_down)
    found += upside_down


def _add_shape(
    components: HokkaidoComponents,
    city: City,
    card: int,
    shape: i64,
    scan: PlacementScan,
    found: list[int],
    upside_down: list[int],
) -> None:
    """Try both turns of one shape, upright or lying, everywhere."""
    area = city.area
    known = city.places.known()
    one: i64 = card * 4 + shape
    other: i64 = one + 2
    offsets = OFFSETS[shape]
    peaks: i64 = components.peaks[one]
    left: i64 = area.left - (WIDTH + shape) + 1
    top: i64 = area.top - (HEIGHT - shape) + 1
    x: i64 = left
    while x <= area.right:
        number: i64 = ((shape * REACH + x + FAR) * REACH + top + FAR) * HIDDEN + PLACE
        start: i64 = top * ROW + x
        y: i64 = top
        while y <= area.bottom:
            hidden = known[shape * CELLS + (start & LAST)]
            if hidden is None:
                hidden = scan.learn(known, start, shape)
            if hidden:
                if peaks == 0 or _may_rise(area, start, offsets, peaks):
                    _add(hidden, components.precious[one], number, found)
                if peaks == 0 or _may_rise(area, start, offsets, components.peaks[other]):
                    _add(hidden, components.precious[other], number + 2 * TURN, upside_down)
            y += 1
            start += ROW
            number += HIDDEN
        x += 1


def _add(hidden_sets: list[int], precious: i64, number: i64, found: list[int]) -> None:
    """Add the placements in one place and turn that hide nothing precious of the new card (H32)."""
    for hidden in hidden_sets:
        if precious & hidden == 0:
            found.append(number + hidden)


def _with_mountain(components: HokkaidoComponents, city: City, card: int) -> list[int]:
    """List the placements of a card with one mountain: only where it extends the range (H34)."""
    area = city.area
    known = city.places.known()
    scan = PlacementScan(city)
    found: list[int] = []
    foothills = _foothills(area)
    for turn in range(4):
        shape: i64 = turn % 2
        at: i64 = SINGLE[components.peaks[card * 4 + turn]]
        precious = components.precious[card * 4 + turn]
        for cell in foothills:
            start: i64 = (cell - OFFSETS[shape][at]) & LAST
            hidden = known[shape * CELLS + start]
            if hidden is None:
                hidden = scan.learn(known, start, shape)
            if hidden:
                x = column_of(start, area.left - 4, area.top - 4)
                y = row_of(start, area.left - 4, area.top - 4)
                number: i64 = ((turn * REACH + x + FAR) * REACH + y + FAR) * HIDDEN + PLACE
                _add(hidden, precious, number, found)
    found.sort()  # whichever end of the range is called the first
    return found


def _foothills(area: Area) -> list[int]:
    """List the cells on which a single mountain may appear where the range has begun (H34)."""
    found: list[int] = []
    for end in (area.one_end, area.other_end):
        for step in AROUND:
            cell = (end + step) & LAST
            square: i64 = area.grid[cell]
            if square & 14 != LAKE and cell not in found and may_rise(area, cell):
                found.append(cell)
    return found


def _may_rise(area: Area, start: i64, offsets: list[int], peaks: i64) -> bool:
    """Return whether the range can be extended to all the mountains of a card that lies here (H34)."""
    return may_all_rise(area, [(start + offsets[at]) & LAST for at in range(SQUARES) if peaks & BIT[at]])


def visible_sets_at(components: HokkaidoComponents, city: City, card: int, action: i64) -> list[int]:
    """List the sets of squares that a card may show with this turn in this place; the range is not checked (H34)."""
    scan = _scan_of(city, action)
    precious: i64 = components.precious[card * 4 + turn_of(action)]
    return [ALL_SQUARES - hidden for hidden in scan.hidden_sets() if precious & hidden == 0]


def hides_lake_or_mountain(components: HokkaidoComponents, city: City, card: int, action: i64) -> bool:
    """Return whether a placement would hide a lake or a mountain, of the new card or of the city (H32)."""
    hidden = under_of(action)
    precious: i64 = components.precious[card * 4 + turn_of(action)]
    return (precious & hidden) != 0 or (_scan_of(city, action).locked & ~hidden) != 0


def _scan_of(city: City, action: i64) -> PlacementScan:
    scan = PlacementScan(city)
    scan.look(y_of(action) * ROW + x_of(action), OFFSETS[turn_of(action) % 2])
    return scan
