"""One city: its cards in layers, their visible squares, its cubes, and the functions that change them (H30–H36)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.games.hokkaido.city.mountains import all_rise, rise
from parlour.games.hokkaido.city.places import Places
from parlour.games.hokkaido.city.squares import (
    CARD,
    COLOURS,
    CUBE,
    KIND,
    MOUNTAIN,
    NOTHING,
    PRODUCTION,
    TILE,
    TILE_KINDS,
    card_of,
    is_production,
)
from parlour.games.hokkaido.rules.actions import spot, turn_of, under_of, x_of, y_of
from parlour.games.hokkaido.rules.components import BIT, HEIGHT, SQUARES, WIDTH, HokkaidoComponents
from parlour.games.hokkaido.scoring.area import Area, empty_area
from parlour.geometry.square_grid import LAST, ROW, cell_at

ALL_SQUARES: Final = 63
ANY_COLOUR: Final = len(COLOURS)
UNKNOWN: Final = -1
# The squares of a card as steps from its first one: upright, and lying on its side.
OFFSETS: Final[list[list[int]]] = [[0, 1, ROW, ROW + 1, 2 * ROW, 2 * ROW + 1], [0, 1, 2, ROW, ROW + 1, ROW + 2]]
LAYER: Final[list[int]] = [1 << card for card in range(16)]


@final
class City:
    """What one player has built. Cards are counted in the order of laying, from the starting province, 0."""

    def __init__(
        self, rules: i64, area: Area, numbers: list[int], spots: list[int], below: list[int], cubes: list[int]
    ) -> None:
        self.rules: Final = rules
        self.area: Final = area
        self.numbers: Final = numbers  # which card it is
        self.spots: Final = spots  # where it lies, as the action that put it there
        self.below: Final = below  # the set of cards that are known to lie, directly or through others, below it
        self.cubes: Final = cubes  # by colour
        self.paid: i64 = 0  # terraformings paid for (goal 9)
        self.used: bool = False  # H36: terraformed in this round
        self.due: i64 = 0  # cubes that are still to be paid
        self.due_colour: i64 = ANY_COLOUR
        self.points: i64 = UNKNOWN  # what scoring found, until something changes
        self.deserts: i64 = UNKNOWN
        self.places: Places = Places()

    def __reduce__(self) -> Reduced:
        return reduced(self, self.rules, self.area, self.numbers, self.spots, self.below, self.cubes)

    def copy(self) -> City:
        """Return an independent copy."""
        new = self.snapshot()
        self.places.is_shared = True
        new.places = self.places
        return new

    def snapshot(self) -> City:
        """Return an independent copy to look back at, which does not remember what its places allow."""
        new = City(self.rules, self.area.copy(), self.numbers[:], self.spots[:], self.below[:], self.cubes[:])
        new.paid = self.paid
        new.used = self.used
        new.due = self.due
        new.due_colour = self.due_colour
        new.points = self.points
        new.deserts = self.deserts
        return new

    def change(self, start: i64, width: i64, height: i64) -> None:
        """Forget what the places allow that overlap a rectangle of squares; *start* is its first cell."""
        if self.places.is_shared:
            self.places = self.places.copy()
        self.places.forget(start, width, height)


def found_city(rules: i64, components: HokkaidoComponents, province: int) -> City:
    """Lay the starting province, without its cubes (H10)."""
    city = City(rules, empty_area(), [], [], [], [0] * len(COLOURS))
    place(components, city, province, spot(0, 0, 0, 0))
    return city


def place(components: HokkaidoComponents, city: City, card: int, action: i64) -> None:
    """Lay a card at a legal place and extend the range to its mountains (H30, H34); cubes come later (H33)."""
    peaks = lay(components, city, card, action)
    if peaks:
        _raise_range(city.area, peaks)


def lay(components: HokkaidoComponents, city: City, card: int, action: i64) -> list[int]:
    """Lay a card with the visible squares of its action (H30); return the cells of its mountains."""
    turn = turn_of(action)
    shape: i64 = turn % 2
    x = x_of(action)
    y = y_of(action)
    shown: i64 = ALL_SQUARES - under_of(action)
    index: i64 = len(city.numbers)
    area = city.area
    grid = area.grid
    face = components.faces[card * 4 + turn]
    start = cell_at(x, y)
    offsets = OFFSETS[shape]
    peaks: list[int] = []
    lower: i64 = 0
    above: i64 = 0
    for at in range(SQUARES):
        cell: i64 = (start + offsets[at]) & LAST
        square: i64 = grid[cell]
        if shown & BIT[at] == 0:
            above |= LAYER[card_of(square)]
            continue
        if square != NOTHING:
            top = card_of(square)
            lower |= city.below[top] | LAYER[top]
            if square & CUBE:
                _lose_cube(city, square)
        new: i64 = face[at]
        if new & KIND == MOUNTAIN:
            peaks.append(cell)
        grid[cell] = new + index * CARD
    if city.rules < 2:
        above = _others_touched(city, action, lower)
    _settle(city, lower, above)
    city.numbers.append(card)
    city.spots.append(action)
    area.stretch(x, y, x + WIDTH + shape - 1, y + HEIGHT - shape - 1)
    city.change(start, WIDTH + shape, HEIGHT - shape)
    city.points = UNKNOWN
    return peaks


def _raise_range(area: Area, peaks: list[int]) -> None:
    """Extend the range to the mountains of a card that has been laid (H34)."""
    grid = area.grid
    squares = [grid[cell] for cell in peaks]
    for cell in peaks:
        grid[cell] = NOTHING
    all_rise(area, peaks)
    for at in range(len(peaks)):
        grid[peaks[at]] = squares[at]


def _others_touched(city: City, action: i64, lower: i64) -> i64:
    """Return the cards that the new one overlaps, visibly or not, and is not known to lie on (H30, version 1)."""
    found: i64 = 0
    for card in range(len(city.numbers)):
        if lower & LAYER[card] == 0 and do_touch(action, city.spots[card]):
            found |= LAYER[card]
    return found


def _settle(city: City, lower: i64, above: i64) -> None:
    """Record that the new card lies on *lower* and all cards below those, and that those *above* lie on it (H30)."""
    index: i64 = len(city.numbers)
    raised: i64 = lower | LAYER[index]
    if above:
        for card in range(index):
            under: i64 = city.below[card]
            if above & LAYER[card] or under & above:
                city.below[card] = under | raised
                if lower & ~under:
                    _change_at(city, card)
    city.below.append(lower)


def _change_at(city: City, card: i64) -> None:
    """Forget what the places allow where a card lies: more cards are now known to lie below it."""
    spot: i64 = city.spots[card]
    shape: i64 = turn_of(spot) % 2
    city.change(cell_at(x_of(spot), y_of(spot)), WIDTH + shape, HEIGHT - shape)


def do_touch(one: i64, other: i64) -> bool:
    """Return whether two cards share a cell of the grid, visibly or not."""
    shape: i64 = turn_of(one) % 2
    other_shape: i64 = turn_of(other) % 2
    if not _do_meet(x_of(one), WIDTH + shape, x_of(other), WIDTH + other_shape):
        return False
    return _do_meet(y_of(one), HEIGHT - shape, y_of(other), HEIGHT - other_shape)


def _do_meet(one: i64, length: i64, other: i64, other_length: i64) -> bool:
    return one < other + other_length and other < one + length


def _lose_cube(city: City, square: i64) -> None:
    city.cubes[(square & KIND) - PRODUCTION] -= 1


def take_cube(city: City, cell: i64) -> i64:
    """Take the cube from a production square; return its colour."""
    square: i64 = city.area.grid[cell]
    city.area.grid[cell] = square - CUBE
    _lose_cube(city, square)
    city.points = UNKNOWN
    return (square & KIND) - PRODUCTION


def hand_out(city: City, supply: list[int]) -> None:
    """Put cubes on the visible production squares of the newest card while the supply has them (H10, H33)."""
    index: i64 = len(city.numbers) - 1
    action: i64 = city.spots[index]
    grid = city.area.grid
    start = cell_at(x_of(action), y_of(action))
    shown: i64 = ALL_SQUARES - under_of(action)
    offsets = OFFSETS[turn_of(action) % 2]
    for at in range(SQUARES):
        cell: i64 = (start + offsets[at]) & LAST
        square: i64 = grid[cell]
        colour: i64 = (square & KIND) - PRODUCTION
        if shown & BIT[at] and is_production(square & KIND) and supply[colour] > 0:
            grid[cell] = square | CUBE
            city.cubes[colour] += 1
            supply[colour] -= 1
            city.points = UNKNOWN


def lay_tile(city: City, cell: i64, tile: i64) -> None:
    """Put a terraforming tile on a desert where it may lie (H36, H42)."""
    area = city.area
    kind: i64 = TILE_KINDS[tile]
    if kind == MOUNTAIN:
        rise(area, cell)
    area.grid[cell] = area.grid[cell] & ~KIND | kind | TILE
    city.change(cell, 1, 1)
    city.points = UNKNOWN


def cells_with_cubes(city: City, colour: i64) -> list[int]:
    """List the squares that have a cube of this colour, or of any."""
    found: list[int] = []
    grid = city.area.grid
    for cell in city.area.cells():
        square: i64 = grid[cell]
        if square & CUBE and (colour == ANY_COLOUR or square & KIND == PRODUCTION + colour):
            found.append(cell)
    return found


def cubes_of(city: City, colour: i64) -> i64:
    """Count the cubes of this colour, or of any."""
    if colour < ANY_COLOUR:
        return city.cubes[colour]
    total: i64 = 0
    for count in city.cubes:
        total += count
    return total
