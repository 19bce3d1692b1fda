"""The hundredths of a point that traits of an area are likely to gain in all rounds, in the order of `potential.py`.

Found by `parlour fit` for each number of seats; docs/bots.md says from which matches, and what it has brought.
"""

from typing import Final

from mypy_extensions import i64

_TWO: Final[list[i64]] = [
    *(76, 2),  # the best next gem
    *(172, -114),  # the best next beast
    *(132, -13),  # the next spice
    313,  # spells that count the cards of a stack
    434,  # the one that counts spells
    144,  # those that count a kind of beast
    159,  # pairs of spices
    396,  # sets of kinds or of beasts
    219,  # shifts of a gem
    540,  # universal goods
    92,  # protections
    315,  # boosts that have no weapon yet
    -141,  # weapons
    93,  # gems
    24,  # beasts
    74,  # stacks that have been begun
]
_THREE: Final[list[i64]] = [78, -31, 151, -89, 98, 39, 250, 322, 171, 180, 297, 260, 747, 75, 461, -238, 105, -57, 78]
_FOUR: Final[list[i64]] = [67, -22, 135, -69, 36, 120, 238, 162, 174, 214, 303, 307, 778, 162, 381, -203, 119, -62, 48]

WEIGHTS: Final[list[list[i64]]] = [[], [], _TWO, _THREE, _FOUR]  # by seats
