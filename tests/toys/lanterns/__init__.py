"""Lanterns: a toy game with passed hands and secret choices, on which the interface and its laws are tried."""

from typing import Final

from tests.toys.lanterns.game import Lanterns

GAME: Final = Lanterns()
