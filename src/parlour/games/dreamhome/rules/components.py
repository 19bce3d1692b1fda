"""The components that Dream Home derives from an edition: every room card and every resource card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from parlour.engine.edition import Components, Edition
from parlour.engine.view import View
from parlour.games.dreamhome.home.runs import MASKS, runs_in
from parlour.games.dreamhome.rules.card_set import mask_of
from parlour.games.dreamhome.rules.names import (
    ARCHITECT,
    COURIER,
    DECORS,
    DESIGNER,
    DRILL,
    HANDYMAN,
    HELPER_CARD,
    JACKHAMMER,
    MIXER,
    NONE,
    RESOURCES,
    ROOF_CARD,
    ROOFER,
    ROOMS,
    SCAFFOLDING,
    TOOL_CARD,
    TYPES,
)


@final
class Rooms:
    """The sixteen types of room (D70): by type, what a room scores and where its cards may lie."""

    def __init__(self) -> None:
        kinds = len(TYPES)
        self.is_basement: Final[list[bool]] = [False] * kinds
        self.most: Final[list[int]] = [1] * kinds  # D23: the largest size
        self.points: Final[list[list[int]]] = [[] for _ in range(kinds)]  # by size, from 1
        self.on_floor: Final[list[int]] = [0] * (kinds * MASKS)  # by type · 32 + cells: points of the rooms on a floor
        self.neighbours: Final[list[list[int]]] = [[] for _ in range(kinds)]  # D27: types beside which it scores more
        self.beside_points: Final[list[int]] = [0] * kinds

    def set_points(self, kind: int, points: list[int]) -> None:
        """Take over what rooms of a type score by size."""
        self.most[kind] = len(points)
        self.points[kind] = points
        for cells in range(MASKS):
            # No room grows beyond its largest size, so what one would score there does not matter.
            sizes = [min(run.bit_count(), len(points)) for run in runs_in(cells)]
            self.on_floor[kind * MASKS + cells] = sum([points[size - 1] for size in sizes])


@final
class DreamHomeComponents(Components):
    """Every card of the box by its number: room cards in the order of types, resource cards in that of their groups."""

    def __init__(
        self,
        rooms: Rooms,
        kinds: list[int],
        children: list[int],
        colours: list[str],
        per_colour: int,
        groups: list[int],
        members: list[int],
    ) -> None:
        """Take the type and children of room cards; the group of resource cards and which of that group each is."""
        assert len(kinds) == ROOMS
        assert len(groups) == RESOURCES
        self.rooms: Final = rooms
        self.kind: Final = kinds
        self.children: Final = children
        self.of_kind: Final = [mask_of([card for card in range(ROOMS) if kinds[card] == kind]) for kind in range(16)]
        self.colours: Final = colours  # of roofs, by number
        self.per_colour: i64 = per_colour
        self.first_roof: i64 = RESOURCES - len(colours) * per_colour  # roofs come last: by colour, its window first
        self.group: Final = groups
        self.member: Final = members  # the colour, décor, helper or tool that a resource card is
        self.decor_points: Final[list[int]] = [0] * len(DECORS)
        self.decor_rooms: Final[list[list[int]]] = [[] for _ in DECORS]  # the types that may hold it; none: beside
        self.roofs: i64 = self._cards_of(ROOF_CARD, NONE)
        self.roofers: i64 = self._cards_of(HELPER_CARD, ROOFER)
        self.couriers: i64 = self._cards_of(HELPER_CARD, COURIER)
        self.architects: i64 = self._cards_of(HELPER_CARD, ARCHITECT)
        self.handymen: i64 = self._cards_of(HELPER_CARD, HANDYMAN)
        self.designers: i64 = self._cards_of(HELPER_CARD, DESIGNER)
        self.helpers: i64 = self._cards_of(HELPER_CARD, NONE)
        self.drills: i64 = self._cards_of(TOOL_CARD, DRILL)
        self.jackhammers: i64 = self._cards_of(TOOL_CARD, JACKHAMMER)
        self.mixers: i64 = self._cards_of(TOOL_CARD, MIXER)
        self.scaffoldings: i64 = self._cards_of(TOOL_CARD, SCAFFOLDING)
        self.tools: i64 = self._cards_of(TOOL_CARD, NONE)
        # Cards that look alike: each has the number of the first of them.
        self.room_look: Final = _looks([(kinds[card], children[card]) for card in range(ROOMS)])
        self.resource_look: Final = _looks(
            [(groups[card], members[card], self.is_window(card)) for card in range(RESOURCES)]
        )

    def _cards_of(self, group: int, member: int) -> int:
        """Return the cards of a group, or of one member of it."""
        numbers = [card for card in range(RESOURCES) if self.group[card] == group]
        return mask_of([card for card in numbers if member in (NONE, self.member[card])])

    def is_window(self, card: int) -> bool:
        """Return whether a roof card has a window (D73)."""
        return self.group[card] == ROOF_CARD and (card - self.first_roof) % self.per_colour == 0


def _looks(faces: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the first card with the face of each."""
    return [faces.index(face) for face in faces]


DreamHomeEdition: TypeAlias = "Edition[DreamHomeComponents]"
DreamHomeView: TypeAlias = "View[DreamHomeComponents]"
