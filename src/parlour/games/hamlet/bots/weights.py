"""The points that the traits of a position are likely to gain, in hundredths, in the order of `potential.py`.

Set by hand after matches between different weights, as `parlour fit --by-playing` plays them; docs/bots.md says what
they have brought.
"""

from typing import Final

_ALL: Final[list[int]] = [
    *(5700, 4000, 4500),  # the second, third and fourth villager, with the whole match ahead
    1800,  # coins for the next one: enough that nobody builds a road before hiring
    60,  # coins
    120,  # a part of a point in coins
    *(260, 20),  # donkeys, with the whole match ahead, and at the end
    40,  # the roads of their tiles
    *(40, 33),  # blueprints, and their points
    *(130, 240),  # goods on the board, standard and of high quality
    34,  # what could be delivered
    9,  # what could be sold
    150,  # deliveries: somebody has to bring the match to its end
    52,  # workshops
    -70,  # awards that it would get now, with the whole match ahead: an estimate, not yet tried in matches
]
# The last three: raw sources that are left open for a seat, coins for the villager after the next one, and alone how
# near the last delivery is.
_ALONE: Final[list[int]] = [*_ALL, 0, 0, 30]
_TWO: Final[list[int]] = [*_ALL, 0, 1200, 0]
_MORE: Final[list[int]] = [*_ALL, 200, 0, 0]

WEIGHTS: Final[list[list[int]]] = [[], _ALONE, _TWO, _MORE, _MORE]  # by seats
