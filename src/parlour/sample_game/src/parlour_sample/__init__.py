"""Sample: a game for Parlour."""

from typing import Final, final

from parlour.engine.game import Game, erase_types
from parlour.engine.parts.rules import Rules
from parlour.engine.variant import Info, Variant
from parlour_sample.components import SampleComponents
from parlour_sample.sheet import LINES, sheet_of
from parlour_sample.state import ACTIONS, SampleState
from parlour_sample.view import state_from, view_of

INFO: Final = Info("sample", rules_version=1, seats=(2, 3, 4), options=(), lines=LINES)


def limit(_variant: Variant) -> int:
    """Allow an action a stone, with as many stones as an edition can have."""
    return 100


RULES: Final = Rules(SampleComponents, SampleState, limit, view_of, state_from, sheet_of)


@final
class SampleGame(Game[SampleState, SampleComponents]):
    """Sample."""

    def __init__(self) -> None:
        super().__init__(INFO, ACTIONS, RULES)


GAME: Final[Game] = erase_types(SampleGame())
