"""Goods (M2), and what an action needs of them."""

from __future__ import annotations

from typing import Final, final

from parlour.games.hamlet.wire import Good, Raw, Refined

RAW: Final[tuple[Raw, ...]] = ("wood", "stone", "wheat")
REFINED: Final[tuple[Refined, ...]] = ("timber", "brick", "flour", "milk")
GOODS: Final[tuple[Good, ...]] = (*RAW, *REFINED)
COINS: Final = "coins"
WOOD: Final = 0
STONE: Final = 1
WHEAT: Final = 2
FIRST_REFINED: Final = len(RAW)
PIECES: Final = 2  # M2: of each refined good, for each player

MASK: Final[list[int]] = [1 << good for good in range(len(GOODS))]
GOODS_IN: Final[list[list[int]]] = [
    [good for good in range(len(GOODS)) if mask >> good & 1] for mask in range(1 << len(GOODS))
]
RAW_MASK: Final = (1 << len(RAW)) - 1


@final
class Need:
    """What an action asks for: coins, and parts, each a number of goods that are any mix of some sorts.

    The sorts of a part are all raw or all refined, and no good is in two parts.
    """

    def __init__(self, masks: list[int], counts: list[int], coins: int) -> None:
        self.masks: Final = masks
        self.counts: Final = counts
        self.coins: Final = coins
        self.total: Final = sum(counts)

    def part_of(self, step: int) -> int:
        """Return the part to which the good chosen at this step belongs: parts are paid one after another."""
        part = 0
        while step >= self.counts[part]:
            step -= self.counts[part]
            part += 1
        return part


def need_of(goods: dict[int, int], coins: int = 0) -> Need:
    """Make the need of so many of each good."""
    return Need([MASK[good] for good in goods], list(goods.values()), coins)
