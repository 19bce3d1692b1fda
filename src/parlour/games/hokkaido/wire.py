# interpreted: tools read these annotations at run time, where compiled classes have none
"""Types of what Hokkaido shows and takes as plain data: a view's `shown`, pads, and the edition as boards read it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.wire import Every, Note

Stage = TypeAliasType(
    "Stage",
    Literal[
        "provinces",
        "goals",
        "deal",
        "order",
        "reveal",
        "keep",
        "draw",
        "discard",
        "lay",
        "boost",
        "take",
        "lay_both",
        "overtake",
        "choose",
        "play",
        "place",
        "terraform",
        "build",
        "gift",
        "over",
    ],
)
Colour = TypeAliasType("Colour", Literal["blue", "brown", "green", "grey"])
Tile = TypeAliasType("Tile", Literal["lake", "district", "forest", "mountain"])
Turn = TypeAliasType("Turn", Literal["up", "right", "down", "left"])
Pair = TypeAliasType("Pair", Literal["deck", "laid"])


class ShownCard(TypedDict):
    """A card by the number that is printed on it."""

    card: int


class LaidCard(TypedDict):
    """A card on the table (H25, H26)."""

    seat: int
    card: Annotated[int | None, Note("Null: laid unseen.")]
    boosted: bool


class Placed(TypedDict):
    """A card of a city: by its number, or the starting province by its number among provinces."""

    card: NotRequired[int]
    province: NotRequired[int]
    turn: Turn
    x: int
    y: int
    under: Annotated[int, Note("The squares, in reading order, that other cards hide: a set of bits.")]


class City(TypedDict):
    """A city: its visible squares as a map whose corner is (left, top), and its cards."""

    map: str
    left: int
    top: int
    cubes: Every[Colour, int]
    terraformings: int
    terraformed: bool
    due: int
    cards: Annotated[list[Placed], Note("In the order of laying.")]
    layers: Annotated[list[int], Note("Their indices in that order, the lowest layer first.")]


class Player(TypedDict):
    """What a seat has beside its city."""

    card: int | None
    pair: Pair | None
    ready: Annotated[bool | None, Note("Null: not all at once now.")]
    cards_in_hand: int
    goals: list[int]


class PlayerWithCity(Player, City):
    """A seat with its city."""


Area = TypeAliasType("Area", Player | PlayerWithCity)


class Ordered(TypedDict, total=False):
    """Since version 3 of the rules: a round that is built in order (H31)."""

    asked: Annotated[int | None, Note("Who asked for order in this round.")]
    again: Annotated[list[int], Note("Whose commitments are void since.")]
    turns: Annotated[list[int], Note("Who is still to build in order, the next one first.")]


class Shown(Ordered):
    """What a viewer is shown of a match."""

    stage: Stage
    round: int
    to_act: list[int]
    deck: int
    supply: Every[Colour, int]
    goals: list[int]
    order: list[int]
    laid: list[LaidCard]
    colour: Colour | None
    revealed: list[ShownCard]
    hand: list[ShownCard] | None
    drawn: int | None
    plays: list[ShownCard] | None
    mine: Annotated[list[City] | None, Note("One's own city with what nobody else sees yet (H31); one or none.")]
    seats: list[Area]


class PadSeat(TypedDict):
    """One player's city, row by row, and how many goals are theirs."""

    name: str
    city: list[str]
    goals: int


class Pad(TypedDict):
    """The final position of a real table."""

    game: NotRequired[str]
    seats: list[PadSeat]


class PointData(TypedDict):
    """What counts how much."""

    mountain: int
    forest: int
    factory: int
    lake_after_first: int
    district: int


class GoalData(TypedDict):
    """What a goal counts."""

    points: int


class CardData(TypedDict):
    """A card: six squares, row by row, two a row."""

    number: int
    squares: list[str]


class ProvinceException(TypedDict):
    """A square of a province with other points."""

    side: Literal["a", "b"]
    square: int
    points: int


class ProvinceData(TypedDict):
    """A starting province, with both its sides."""

    id: int
    a: list[str]
    b: list[str]
    exception: NotRequired[ProvinceException]


class EditionData(TypedDict):
    """What boards and pads read of an edition."""

    points: PointData
    goals: GoalData
    card: list[CardData]
    start: list[ProvinceData]
