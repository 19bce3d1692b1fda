"""The points that the traits of a position are likely to gain, in hundredths, in the order of `potential.py`.

Set by hand after matches between different weights, as `parlour fit --by-playing` plays them; docs/bots.md says what
they have brought.
"""

from typing import Final

_BEFORE_COINS: Final[list[int]] = [
    *(5700, 4000, 4500),  # the second, third and fourth villager, with the whole match ahead
    1800,  # coins for the next one: enough that nobody builds a road before hiring
]
_AFTER_COINS: Final[list[int]] = [
    120,  # a part of a point in coins
    *(260, 20),  # donkeys, with the whole match ahead, and at the end
    40,  # the roads of their tiles
    *(40, 33),  # blueprints, and their points
]
_AFTER_GOODS: Final[list[int]] = [
    34,  # what could be delivered
    9,  # what could be sold
    150,  # deliveries: somebody has to bring the match to its end
    52,  # workshops
    -70,  # awards that it would get now, with the whole match ahead: an estimate, not yet tried in matches
]


def _weights(coins: int, goods: tuple[int, int], rest: tuple[int, int, int]) -> list[int]:
    """Make the weights for a number of seats.

    *goods* are those on the board, standard and of high quality; the *rest* are raw sources that are left open for a
    seat, coins for the villager after the next one, and alone how near the last delivery is.
    """
    return [*_BEFORE_COINS, coins, *_AFTER_COINS, *goods, *_AFTER_GOODS, *rest]


_ALONE: Final = _weights(60, (130, 240), (0, 0, 30))
_TWO: Final = _weights(110, (205, 380), (100, 1200, 0))
_MORE: Final = _weights(60, (130, 240), (200, 0, 0))

WEIGHTS: Final[list[list[int]]] = [[], _ALONE, _TWO, _MORE, _MORE]  # by seats
