"""Sample: a game for Parlour."""

from typing import Final

from parlour.engine.game import Game, erase_types
from parlour_sample.game import SampleGame

GAME: Final[Game] = erase_types(SampleGame())
