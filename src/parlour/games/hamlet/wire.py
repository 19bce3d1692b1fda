# interpreted: tools read these annotations at run time, where compiled classes have none
"""Types of what Hamlet shows and takes as plain data: a view's `shown`, pads, and the edition as boards read it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.wire import Action, Every, Note

Stage = TypeAliasType("Stage", Literal["first", "layout", "row", "sales", "turn", "place", "pay", "hire", "over"])
Raw = TypeAliasType("Raw", Literal["wood", "stone", "wheat"])
Refined = TypeAliasType("Refined", Literal["timber", "brick", "flour", "milk"])
Good = TypeAliasType("Good", Literal["wood", "stone", "wheat", "timber", "brick", "flour", "milk"])
Payment = TypeAliasType("Payment", Literal["wood", "stone", "wheat", "timber", "brick", "flour", "milk", "coins"])
Quality = TypeAliasType("Quality", Literal["standard", "high"])
Way = TypeAliasType("Way", Literal["bridge", "path"])
WorkName = TypeAliasType("WorkName", Literal["refine", "sell", "deliver", "build", "road"])
MilestoneName = TypeAliasType("MilestoneName", Literal["carpenter", "mason", "miller", "herder", "planner"])
Per = TypeAliasType(
    "Per",
    Literal[
        "longest_road",
        "matching",
        "way",
        "access",
        "delivery",
        "mountain",
        "forest",
        "printed_road",
        "donkey",
        "coin",
        "sale",
        "road",
    ],
)
Tile = TypeAliasType("Tile", str)


class Lying(TypedDict):
    """Where a tile lies on the lattice, and how it is turned."""

    a: int
    b: int
    turn: int


class Piece(TypedDict):
    """A refined good on a tile (M2)."""

    good: Refined
    quality: Quality
    seat: Annotated[int, Note("Its producer.")]


class Laid(Lying):
    """A tile of the village, and what lies on it."""

    tile: Tile
    owner: Annotated[int | None, Note("Of a landmark's flag.")]
    goods: dict[Raw, int]
    pieces: list[Piece]


class BuiltRoad(TypedDict):
    """A road that a player built."""

    seat: int
    tile: Tile
    to: Tile
    way: Way
    segment: Annotated[int, Note("Of the first tile's border.")]


class Part(TypedDict):
    """A number of goods, any mix of some sorts."""

    any_of: list[Payment]
    count: int


class WorkItem(TypedDict, total=False):
    """What exactly is refined, sold, delivered or built."""

    count: int
    sale: int
    delivery: int
    blueprint: Tile
    to: Tile
    way: Way


class Work(WorkItem):
    """What a villager is doing, what is chosen to pay for it, and what is still to be chosen."""

    work: WorkName
    tile: Tile
    spot: Lying | None
    need: list[Part]
    picks: list[Action]
    next: list[Good]


class InRow(TypedDict):
    """A blueprint that is offered, and the coins on it."""

    blueprint: Tile
    coins: int


class OpenSale(TypedDict):
    """A sale that is offered."""

    sale: int


class ShownDelivery(TypedDict):
    """A delivery that the church takes, and who made it."""

    delivery: int
    need: list[Part]
    points: int
    owner: int | None


class Milestone(TypedDict):
    """A milestone, and who has it."""

    milestone: MilestoneName
    owner: int | None


class Area(TypedDict):
    """What a seat has."""

    points: int
    coins: int
    blueprints: list[Tile]
    villagers: list[Tile]
    standing: Annotated[list[int], Note("Which of the villagers; only of whoever is to act.")]
    donkeys: list[Tile]
    moved: Annotated[list[int], Note("Which of the donkeys; only of whoever is to act.")]
    goods: Every[Refined, int]
    roads: int
    sales: list[int]


class PadLandmark(TypedDict):
    """A landmark, and what was counted on the board for it."""

    id: Tile
    connected: NotRequired[bool]
    segments: NotRequired[int]
    tiles: NotRequired[int]
    roads: NotRequired[int]


class Figures(TypedDict):
    """What one player's score is counted from."""

    track: int
    deliveries: int
    sales: int
    roads: int
    planner: NotRequired[bool]
    longest: int
    coins: int
    donkeys: int
    landmarks: list[PadLandmark]


class Shown(TypedDict):
    """What everybody is shown of a match."""

    stage: Stage
    round: int
    rounds: int
    first: int | None
    to_act: int | None
    church_stands: bool
    work: Work | None
    tiles: list[Laid]
    roads: list[BuiltRoad]
    row: list[InRow | None]
    blueprints: Annotated[list[Tile], Note("In the bag.")]
    market: list[OpenSale | None]
    stack: Annotated[list[int], Note("Sales that are left, by level.")]
    deliveries: list[ShownDelivery]
    milestones: list[Milestone]
    seats: list[Area]
    scores: Annotated[list[Figures], Note("As if the match ended now.")]
    rank: int | None


class PadSeat(Figures):
    """One player's figures."""

    name: str


class Pad(TypedDict):
    """The final position of a real table."""

    game: NotRequired[str]
    seats: list[PadSeat]


class Yields(TypedDict):
    """What a tile gives."""

    any_of: list[Raw]
    slots: int
    coins: NotRequired[int]
    points: NotRequired[int]
    start: NotRequired[Annotated[int, Note("Goods that lie there from the start.")]]


Refines = TypedDict("Refines", {"from": Raw, "to": Refined, "slots": int})


class LandmarkScore(TypedDict):
    """What a landmark counts in the end (M70–M83)."""

    per: Per
    points: int
    most: NotRequired[int]


class TileData(TypedDict):
    """What is printed on a tile, and what it costs."""

    id: Tile
    group: str
    border: str
    cost: NotRequired[dict[Payment, int]]
    points: NotRequired[int]
    yields: NotRequired[Yields]
    refines: NotRequired[Refines]
    scores: NotRequired[LandmarkScore]


class SaleData(TypedDict):
    """A sale."""

    id: int
    level: int
    goods: dict[Good, int]
    points: int
    coins: int


class DeliveryData(TypedDict):
    """A delivery that the church takes."""

    any_of: list[Payment]
    count: int
    points: int


class ChurchData(TypedDict):
    """The church."""

    parts: int


class ChurchSide(TypedDict):
    """The deliveries with some numbers of players."""

    players: list[int]
    deliveries: list[DeliveryData]


class MarketPrices(TypedDict):
    """The prices of goods with some numbers of players."""

    players: list[int]
    raw: int
    refined: int


class HireCosts(TypedDict):
    """What villagers and donkeys cost."""

    villagers: list[int]
    donkey: int


class RoadCosts(TypedDict):
    """What roads cost."""

    bridge: dict[Good, int]
    path: dict[Good, int]


class ScoringData(TypedDict):
    """What counts how much."""

    coins_a_point: int
    road: int
    longest_road: int


class PlannerData(TypedDict):
    """What the Planner has of every road."""

    road_bonus: int


class MilestoneData(TypedDict):
    """The milestone that counts in the end."""

    planner: PlannerData


class AwardPoints(TypedDict):
    """The points of awards."""

    landscaper: int
    merchant: int
    chaplain: int
    sexton: int


class SoloNeeds(TypedDict):
    """What a player alone needs for awards."""

    landscaper: int
    merchant: int
    chaplain: int


class SoloData(TypedDict):
    """What is different for a player alone."""

    needs: SoloNeeds
    ranks: list[int]


class EditionData(TypedDict):
    """What boards and pads read of an edition."""

    tile: list[TileData]
    sale: list[SaleData]
    church: ChurchData
    church_side: list[ChurchSide]
    market: list[MarketPrices]
    hire: HireCosts
    roads: RoadCosts
    scoring: ScoringData
    milestones: MilestoneData
    awards: AwardPoints
    solo: SoloData
