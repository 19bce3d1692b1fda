"""Terraforming and paying with cubes (H26, H36, H42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import City, cells_with_cubes, cubes_of, lay_tile, take_cube
from parlour.games.hokkaido.city.mountains import may_rise
from parlour.games.hokkaido.city.squares import COLOURS, DESERT, MOUNTAIN, TILE_KINDS
from parlour.games.hokkaido.rules.actions import PAY, REACH, TERRAFORM, on_square, square_x, square_y, tile_of
from parlour.geometry.square_grid import cell_at

PRICE: Final = 2  # H36: cubes of one colour
EACH: Final = REACH * REACH  # actions of one tile


def may_terraform(city: City) -> bool:
    """Return whether a city can be terraformed in this round, at least somewhere (H36)."""
    if city.used:
        return False
    rich = [colour for colour in range(len(COLOURS)) if can_pay_for(city, colour)]
    return any([len(tiles(city, colour, TERRAFORM)) > 0 for colour in rich])


def can_pay_for(city: City, tile: i64) -> bool:
    """Return whether a city has the cubes for a tile, which are of the tile's colour (H36)."""
    cubes: i64 = city.cubes[tile]
    return cubes >= PRICE


def terraformings(city: City) -> list[int]:
    """List every terraforming that a city can pay for, unless it was done in this round (H36)."""
    found: list[int] = []
    if not city.used:
        for colour in range(len(COLOURS)):
            if can_pay_for(city, colour):
                found += tiles(city, colour, TERRAFORM)
    return found


def tiles(city: City, tile: i64, first: i64) -> list[int]:
    """List the deserts on which *tile* may be laid, as actions counted from *first* (H34, H36)."""
    area = city.area
    is_mountain = TILE_KINDS[tile] == MOUNTAIN
    found: list[int] = []
    for cell in area.with_kind(DESERT):
        if not is_mountain or may_rise(area, cell):
            found.append(first + tile * EACH + on_square(area.x_of(cell), area.y_of(cell)))
    found.sort()
    return found


def put_tile(city: City, number: i64) -> None:
    """Put a tile on a desert; *number* is the action, counted from the first of its kind."""
    lay_tile(city, cell_at(square_x(number), square_y(number)), tile_of(number))


def terraform(city: City, number: i64) -> None:
    """Put a tile and owe two cubes for it (H36)."""
    put_tile(city, number)
    city.used = True
    city.paid += 1
    owe(city, PRICE, tile_of(number))


def owe(city: City, count: i64, colour: i64) -> None:
    """Record that a city owes cubes; if it has no more than that, they are paid at once."""
    city.due = count
    city.due_colour = colour
    if cubes_of(city, colour) == count:
        for cell in cells_with_cubes(city, colour):
            take_cube(city, cell)
        city.due = 0


def payments(city: City) -> list[int]:
    """List the cubes with which a city may pay what it owes."""
    return squares_of(city, PAY, city.due_colour)


def squares_of(city: City, first: i64, colour: i64) -> list[int]:
    """List the squares with cubes of a colour as actions, counted from *first*."""
    area = city.area
    return sorted([first + on_square(area.x_of(cell), area.y_of(cell)) for cell in cells_with_cubes(city, colour)])


def pay_cube(city: City, number: i64) -> None:
    """Pay with the cube on a square."""
    take_cube(city, cell_at(square_x(number), square_y(number)))
    city.due -= 1
