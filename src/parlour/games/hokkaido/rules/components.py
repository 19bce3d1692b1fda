"""What Hokkaido derives from an edition: every card in all four turns, the provinces, the points."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from parlour.engine.edition import Components, Edition
from parlour.engine.view import View
from parlour.games.hokkaido.city.squares import MOUNTAIN, is_precious
from parlour.games.hokkaido.rules.actions import CARDS

SQUARES: Final = 6  # of a card (H1)
WIDTH: Final = 2  # of a card as it is printed
HEIGHT: Final = 3
SIDE_NAMES: Final = ("a", "b")
MOST_CUBES: Final = 60
BIT: Final[list[int]] = [1, 2, 4, 8, 16, 32]


@final
class HokkaidoComponents(Components):
    """What is in the box. A face is what a card shows, turned: six squares in reading order, as it lies."""

    def __init__(self) -> None:
        # By card · 4 + turn; provinces come after the cards, both sides of each, and lie as printed.
        self.faces: Final[list[list[int]]] = []
        self.precious: Final[list[int]] = []  # sets of squares that must stay visible (H32)
        self.peaks: Final[list[int]] = []  # sets of squares with mountains
        self.cubes: int = 0  # of each colour
        self.mountain: int = 0
        self.forest: int = 0
        self.factory: int = 0
        self.lake: int = 0
        self.district: int = 0
        self.goal: int = 0

    def add(self, face: list[int]) -> None:
        """Take over what is printed on one side of a card."""
        for _ in range(4):
            self.faces.append(face)
            self.precious.append(sum([BIT[at] for at in range(SQUARES) if is_precious(face[at] & 15)]))
            self.peaks.append(sum([BIT[at] for at in range(SQUARES) if face[at] & 15 == MOUNTAIN]))
            face = turned(face, 3 if len(self.faces) % 2 else 2)


def turned(face: list[int], height: int) -> list[int]:
    """Turn a face a quarter to the right; it has *height* rows before."""
    width = SQUARES // height
    return [face[(height - 1 - column) * width + row] for row in range(width) for column in range(height)]


def province_card(province: int, side: int) -> int:
    """Return the card number, inside, of one side of a province: they come after the map cards."""
    return CARDS + province * len(SIDE_NAMES) + side


HokkaidoEdition: TypeAlias = "Edition[HokkaidoComponents]"
HokkaidoView: TypeAlias = "View[HokkaidoComponents]"
