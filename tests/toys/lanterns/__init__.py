"""Lanterns: a toy game with passed hands and secret choices, on which the interface and its laws are tried."""

from typing import Final

from parlour.engine.game import erase_types
from tests.toys.lanterns.game import Lanterns

GAME: Final = erase_types(Lanterns())
