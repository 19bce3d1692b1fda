"""What is counted for every seat: a row of numbers in the state's `ledger`, at seat · ENTRIES + entry."""

from typing import Final

COINS: Final = 0
POINTS: Final = 1  # on the score track
VILLAGERS: Final = 2  # on the board
DONKEYS: Final = 3
ROADS: Final = 4  # built
DELIVERIES: Final = 5
SALES: Final = 6
BLUEPRINTS: Final = 7  # in hand
ENTRIES: Final = 8


def changed(items: list[int], index: int, value: int) -> list[int]:
    """Return a list with one item changed, for lists that states share."""
    new = items[:]
    new[index] = value
    return new
