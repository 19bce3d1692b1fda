"""Cities built again from what is shown of them."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader
from parlour.games.hokkaido.city.city import City, found_city, lay
from parlour.games.hokkaido.city.mountains import find_ends
from parlour.games.hokkaido.city.notation import read_square
from parlour.games.hokkaido.city.squares import CARD, CUBE, KIND, NOTHING, PRODUCTION
from parlour.games.hokkaido.rules.actions import CARDS, FAR, HIDDEN, PROVINCES, REACH, TURNS, spot
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.components import HokkaidoComponents, province_card
from parlour.geometry.square_grid import cell_at

ITS_CARD: Final = 15 * CARD
MOST_PAID: Final = 12  # once a round


def read_card(reader: Reader) -> int:
    """Read the number of a card, or nothing."""
    return NONE if reader.value is None else reader.integer(1, CARDS) - 1


def read_cards(reader: Reader) -> list[int]:
    """Read numbers of cards; there may be gaps."""
    return [read_card(item) for item in reader.items()]


def read_city(rules: int, components: HokkaidoComponents, side: int, area: Reader) -> City:
    """Lay the cards of a city again, then put tiles and cubes as its map has them."""
    cards = area.at("cards").items(1)
    province = cards[0].at("province").integer(1, PROVINCES) - 1
    city = found_city(rules, components, province_card(province, side))
    for card in cards[1:]:
        x, y = [card.at(axis).integer(-FAR, REACH - FAR - 1) for axis in ("x", "y")]
        turn, under = card.at("turn").choice(TURNS), card.at("under").integer(0, HIDDEN - 1)
        lay(components, city, read_card(card.at("card")), spot(turn, x, y, under))
    _put_squares(city, area)
    city.paid = area.at("terraformings").integer(0, MOST_PAID)
    city.used = area.at("terraformed").flag()
    city.due = area.at("due").integer(0, 2)
    return city


def _put_squares(city: City, area: Reader) -> None:
    left, top = [area.at(name).integer(-FAR, REACH) for name in ("left", "top")]
    grid = city.area.grid
    for y, row in enumerate(area.at("map").text().split("\n")):
        for x, token in enumerate(row.split()):
            square = read_square(token, tiles=True)
            if square != NOTHING:
                cell = cell_at(left + x, top + y)
                grid[cell] = grid[cell] & ITS_CARD | square
                if square & CUBE:
                    city.cubes[(square & KIND) - PRODUCTION] += 1
    find_ends(city.area)
