"""What villagers may do on every tile, remembered while only donkeys move."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.pickles.objects import Reduced
from parlour.games.hamlet.board.tiles import TILES

NOT_LISTED: Final = -1
WHATEVER_IS_REACHED: Final = 0
EMPTY: Final[list[int]] = []  # never added to


@final
class KnownWorks:
    """The works on each tile for the tiles from which goods reach it.

    Every action but the step of a donkey makes them void. Copies of a state may share them: each list is true for the
    tiles that stand beside it.
    """

    def __init__(self) -> None:
        self.reached: Final[list[int]] = [NOT_LISTED] * len(TILES)  # the tiles for which a list is true, as a mask
        self.lists: Final[list[list[int]]] = [EMPTY] * len(TILES)

    def __reduce__(self) -> Reduced:
        return KnownWorks, ()  # a pickle need not hold what can be listed again
