# interpreted: tools read these annotations at run time, where compiled classes have none
"""Types of what Dream Home shows and takes as plain data: a view's `shown`, pads, and the edition as boards read it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.wire import Note

Stage = TypeAliasType(
    "Stage",
    Literal[
        "first",
        "deal",
        "discard",
        "dig",
        "choose",
        "place",
        "park",
        "scaffold",
        "decorate",
        "roofer",
        "courier",
        "fetch",
        "handyman",
        "keep",
        "over",
    ],
)
RoomType = TypeAliasType(
    "RoomType",
    Literal[
        "living_room",
        "bedroom",
        "kitchen",
        "kids_room",
        "bathroom",
        "pantry",
        "wardrobe",
        "sauna",
        "study",
        "library",
        "game_room",
        "garage",
        "wine_cellar",
        "workshop",
        "laundry",
        "storage",
    ],
)
Category = TypeAliasType("Category", Literal["regular", "unique", "basement"])
Decor = TypeAliasType(
    "Decor",
    Literal[
        "grand_piano",
        "cat_house",
        "four_poster_bed",
        "ice_cream_machine",
        "jacuzzi",
        "painting",
        "fireplace",
        "rocking_horse",
        "tree_house",
        "birdhouse",
        "car",
    ],
)
Helper = TypeAliasType("Helper", Literal["roofer", "courier", "architect", "handyman", "interior_designer"])
Tool = TypeAliasType("Tool", Literal["hammer_drill", "jackhammer", "concrete_mixer", "scaffolding"])
ResourceGroup = TypeAliasType("ResourceGroup", Literal["tool", "helper", "decor", "roof"])
Floor = TypeAliasType("Floor", Literal["top", "middle", "basement"])


class RoomCard(TypedDict):
    """A room card that lies face up."""

    id: int
    room: RoomType
    children: int | None


class ResourceCard(TypedDict):
    """A resource card that lies face up: which tool, helper or décor it is, or the colour of a roof."""

    id: int
    resource: ResourceGroup
    tool: NotRequired[Tool]
    helper: NotRequired[Helper]
    decor: NotRequired[Decor]
    colour: NotRequired[str]
    window: NotRequired[Annotated[bool | None, Note("Null: it has none.")]]


class Hand(TypedDict, total=False):
    """What the seat to act has taken and not placed yet, or the cell whose card it exchanges."""

    cell: str
    room: RoomCard | None
    resource: ResourceCard | None


class Column(TypedDict):
    """A column of the market."""

    column: Annotated[int, Note("From 1.")]
    room: RoomCard | None
    resource: ResourceCard | None


class Discard(TypedDict):
    """What was discarded."""

    rooms: list[RoomCard]
    resources: list[ResourceCard]


class Decks(TypedDict):
    """How many cards are left."""

    rooms: int
    resources: int


class ScaffoldCell(TypedDict):
    """A scaffold (D54)."""

    room: Literal["scaffold"]


class EmptyRoom(TypedDict):
    """A card that lies face down (D20)."""

    id: int
    room: Literal["empty"]


class BuiltRoom(TypedDict):
    """A room card in a home, with its décor."""

    id: int
    room: RoomType
    decor: Decor | None
    children: int | None


LaidRoom = TypeAliasType("LaidRoom", ScaffoldCell | EmptyRoom | BuiltRoom)


class Area(TypedDict):
    """A home, floor by floor, and what lies beside it."""

    top: list[LaidRoom | None]
    middle: list[LaidRoom | None]
    basement: list[LaidRoom | None]
    beside: list[Decor]
    tools: list[Tool]
    helpers: list[Helper]
    roofs: int
    pile: Annotated[list[ResourceCard] | None, Note("Null: face down (D30).")]
    best_roof: list[ResourceCard] | None
    children: int


class Shown(TypedDict):
    """What everybody is shown of a match."""

    stage: Stage
    round: int
    first: int | None
    token: int | None
    to_act: int | None
    deck: Decks
    car: bool
    hand: Hand | None
    market: list[Column]
    discard: Discard
    seats: list[Area]


PadCell = TypeAliasType("PadCell", RoomType | Literal["empty", "free"])


class PadDecor(TypedDict):
    """A décor, and where it stands."""

    id: Decor
    floor: Floor
    cell: Annotated[int, Note("From 0.")]


class PadSeat(TypedDict):
    """One player's home; *free* is a cell without a card."""

    name: str
    top: list[PadCell]
    middle: list[PadCell]
    basement: list[PadCell]
    decor: NotRequired[list[PadDecor]]
    beside: NotRequired[list[Decor]]
    roofs: NotRequired[Annotated[list[str], Note("`red`, or `red*` with a window.")]]
    helpers: NotRequired[list[Helper]]
    children: NotRequired[int]


class Pad(TypedDict):
    """The final position of a real table."""

    game: NotRequired[str]
    seats: list[PadSeat]


class Neighbours(TypedDict):
    """What a room scores beside certain others (D27)."""

    rooms: list[RoomType]
    points: int


class RoomData(TypedDict):
    """A type of room (D70)."""

    type: RoomType
    category: Category
    points: Annotated[list[int], Note("By size.")]
    beside: NotRequired[Neighbours]


class DecorData(TypedDict):
    """A décor."""

    id: Decor
    rooms: Annotated[list[str], Note("Types of rooms, `any` or `beside_the_home`.")]
    points: int


class RoofData(TypedDict):
    """The roofs."""

    colours: list[str]


class EditionData(TypedDict):
    """What boards and pads read of an edition."""

    room: list[RoomData]
    decor: list[DecorData]
    roofs: RoofData
