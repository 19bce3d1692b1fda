"""Where a card may lie: in every turn, place and choice of layers (H30, H32, H34)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import ALL_SQUARES, LAYER, OFFSETS, City
from parlour.games.hokkaido.city.mountains import may_all_rise, may_rise
from parlour.games.hokkaido.city.squares import CARD, LAKE
from parlour.games.hokkaido.rules.actions import FAR, HIDDEN, PLACE, REACH, turn_of, under_of, x_of, y_of
from parlour.games.hokkaido.rules.components import BIT, HEIGHT, SQUARES, WIDTH, HokkaidoComponents
from parlour.games.hokkaido.scoring.area import Area
from parlour.geometry.square_grid import AROUND, LAST, ROW, column_of, row_of

SUBSETS: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64]  # of so many things
SINGLE: Final[list[int]] = [bits.bit_length() - 1 if bits.bit_count() == 1 else -1 for bits in range(64)]
TURN: Final = REACH * REACH * HIDDEN  # actions of one turn


@final
class PlacementScan:
    """Scans one place of a city after another: which squares lie there, and which squares a new card could show."""

    def __init__(self, city: City) -> None:
        self.grid: Final = city.area.grid
        self.below: Final = city.below
        self.occupied: i64 = 0  # squares of the place where cards lie already
        self.locked: i64 = 0  # squares with a visible lake or mountain (H32)
        self.tops: Final[list[int]] = [0] * SQUARES  # the visible card on each square
        self.met: Final[list[int]] = [0] * SQUARES  # the different cards among them
        self.where: Final[list[int]] = [0] * SQUARES  # the squares on which each of these cards is visible
        self.needs: Final[list[int]] = [0] * SQUARES  # which of these cards lie below each
        self.visible_sets: list[int] = []  # the sets of squares that the new card may show, the largest number first

    def look(self, start: i64, offsets: list[int]) -> None:
        """Read the squares of a place: *start* is its first cell, *offsets* are the steps from there to all cells."""
        grid = self.grid
        occupied: i64 = 0
        locked: i64 = 0
        bit: i64 = 1
        at: i64 = 0
        while at < SQUARES:
            square: i64 = grid[(start + offsets[at]) & LAST]
            if square:
                occupied |= bit
                self.tops[at] = square // CARD & 15
                if square & 14 == LAKE:  # or a mountain: they differ in the lowest bit only
                    locked |= bit
            at += 1
            bit += bit
        self.occupied = occupied
        self.locked = locked

    def find_visible_sets(self) -> None:
        """Find the sets of squares that a card may show in the place that `look` has read (H30).

        The new card lies either over or under each card that is visible there. If it lies over a card, it also lies
        over all cards below that one; and nothing lies over a locked square (H32).
        """
        self.visible_sets = []
        count = self.collect_cards()
        free: i64 = ALL_SQUARES - self.occupied
        if count == 1:
            if self.locked == 0:
                self.visible_sets.append(ALL_SQUARES)
            if free:
                self.visible_sets.append(free)
            return
        self.order(count)
        choice: i64 = SUBSETS[count] - 1
        last: i64 = ALL_SQUARES
        is_sorted = True
        while choice >= 0:
            shown = self.shown(choice, count, free)
            if shown > 0 and shown & self.locked == 0:
                self.visible_sets.append(shown)
                if shown > last:
                    is_sorted = False
                last = shown
            choice -= 1
        if not is_sorted:
            self.visible_sets.sort(reverse=True)

    def collect_cards(self) -> i64:
        """Collect the different visible cards and their squares; return how many they are."""
        occupied = self.occupied
        met = self.met
        where = self.where
        count: i64 = 0
        bit: i64 = 1
        at: i64 = 0
        while at < SQUARES:
            if occupied & bit:
                card: i64 = self.tops[at]
                found: i64 = 0
                while found < count and met[found] != card:
                    found += 1
                if found == count:
                    met[found] = card
                    where[found] = 0
                    count += 1
                where[found] |= bit
            at += 1
            bit += bit
        return count

    def order(self, count: i64) -> None:
        """Find out which of the collected cards lie below which."""
        one: i64 = 0
        while one < count:
            lower: i64 = self.below[self.met[one]]
            needs: i64 = 0
            if lower:
                other: i64 = 0
                while other < count:
                    if lower & LAYER[self.met[other]]:
                        needs |= BIT[other]
                    other += 1
            self.needs[one] = needs
            one += 1

    def shown(self, choice: i64, count: i64, shown: i64) -> i64:
        """Return the squares that the card shows if it lies over the chosen cards; 0 if the layers forbid it."""
        one: i64 = 0
        bit: i64 = 1
        while one < count:
            if choice & bit:
                needs: i64 = self.needs[one]
                if needs & ~choice:
                    return 0
                shown |= self.where[one]
            one += 1
            bit += bit
        return shown


def placements(components: HokkaidoComponents, city: City, card: int) -> list[int]:
    """List every way to place a card, as actions, turn by turn."""
    peaks: i64 = components.peaks[card * 4]
    if peaks and SINGLE[peaks] >= 0 and city.area.one_end >= 0:
        return _with_mountain(components, city, card)
    scan = PlacementScan(city)
    by_turn: list[list[int]] = [[], [], [], []]
    for shape in range(2):
        _scan(components, city.area, card, shape, scan, by_turn)
    return by_turn[0] + by_turn[1] + by_turn[2] + by_turn[3]


def _scan(
    components: HokkaidoComponents, area: Area, card: int, shape: i64, scan: PlacementScan, by_turn: list[list[int]]
) -> None:
    """Try both turns of one shape, upright or lying, everywhere."""
    one: i64 = card * 4 + shape
    other: i64 = one + 2
    offsets = OFFSETS[shape]
    has_peaks = components.peaks[one] != 0
    x: i64 = area.left - (WIDTH + shape) + 1
    while x <= area.right:
        y: i64 = area.top - (HEIGHT - shape) + 1
        while y <= area.bottom:
            start: i64 = y * ROW + x
            scan.look(start, offsets)
            if scan.occupied and scan.locked != ALL_SQUARES:
                scan.find_visible_sets()
                number: i64 = ((shape * REACH + x + FAR) * REACH + y + FAR) * HIDDEN + PLACE
                if not has_peaks or _may_rise(area, start, offsets, components.peaks[one]):
                    _add(scan.visible_sets, components.precious[one], number, by_turn[shape])
                if not has_peaks or _may_rise(area, start, offsets, components.peaks[other]):
                    _add(scan.visible_sets, components.precious[other], number + 2 * TURN, by_turn[shape + 2])
            y += 1
        x += 1


def _add(visible_sets: list[int], precious: i64, number: i64, found: list[int]) -> None:
    """Add the placements in one place and turn that hide nothing precious of the new card (H32)."""
    for shown in visible_sets:
        hidden: i64 = ALL_SQUARES - shown
        if precious & hidden == 0:
            found.append(number + hidden)


def _with_mountain(components: HokkaidoComponents, city: City, card: int) -> list[int]:
    """List the placements of a card with one mountain: only where it extends the range (H34)."""
    area = city.area
    scan = PlacementScan(city)
    found: list[int] = []
    foothills = _foothills(area)
    for turn in range(4):
        offsets = OFFSETS[turn % 2]
        at: i64 = SINGLE[components.peaks[card * 4 + turn]]
        precious = components.precious[card * 4 + turn]
        for cell in foothills:
            start: i64 = (cell - offsets[at]) & LAST
            scan.look(start, offsets)
            if scan.occupied and precious & scan.locked == 0:
                scan.find_visible_sets()
                x = column_of(start, area.left - 4, area.top - 4)
                y = row_of(start, area.left - 4, area.top - 4)
                number: i64 = ((turn * REACH + x + FAR) * REACH + y + FAR) * HIDDEN + PLACE
                _add(scan.visible_sets, precious, number, found)
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
    scan.find_visible_sets()
    precious: i64 = components.precious[card * 4 + turn_of(action)]
    return [shown for shown in scan.visible_sets if precious & ~shown == 0]


def hides_lake_or_mountain(components: HokkaidoComponents, city: City, card: int, action: i64) -> bool:
    """Return whether a placement would hide a lake or a mountain, of the new card or of the city (H32)."""
    hidden = under_of(action)
    precious: i64 = components.precious[card * 4 + turn_of(action)]
    return (precious & hidden) != 0 or (_scan_of(city, action).locked & ~hidden) != 0


def _scan_of(city: City, action: i64) -> PlacementScan:
    scan = PlacementScan(city)
    scan.look(y_of(action) * ROW + x_of(action), OFFSETS[turn_of(action) % 2])
    return scan
