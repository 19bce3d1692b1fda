"""What the traits of an area promise, in hundredths of a point with all rounds to come, in the order of `promise.py`.

Found by `parlour fit`; docs/bots.md says from which matches, and what it has brought.
"""

from typing import Final

from mypy_extensions import i64

WEIGHTS: Final[list[i64]] = [
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
