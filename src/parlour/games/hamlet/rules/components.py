"""The components that Hamlet derives from an edition: tiles, church, market, sales, prices and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from parlour.engine.edition import Components, Edition
from parlour.engine.view import View
from parlour.games.hamlet.board.tiles import NONE, TILES, WAYS
from parlour.games.hamlet.rules.goods import GOODS, RAW, REFINED, Need
from parlour.geometry.mosaic import Shapes

if TYPE_CHECKING:
    from parlour.games.hamlet.board.village import Village

SEATS: Final = 4
VILLAGERS: Final = 4  # M3, for each player
DONKEYS: Final = 6
ROADS: Final = 5
ROW: Final = 4  # M14
HAND: Final = 3  # M44
SALES: Final = 12  # M4
LEVELS: Final = 3
MARKET_SLOTS: Final = 3  # M16
DELIVERIES: Final = 6  # at most: the parts of the church


@final
class Side:
    """The church as it is for some number of seats (M10): its deliveries and their points."""

    def __init__(self, needs: list[Need], points: list[int], placed: int) -> None:
        self.needs: Final = needs
        self.points: Final = points
        self.placed: Final = placed


@final
class HamletComponents(Components):
    """Everything printed, checked; by tile where nothing else is said."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes: Final = shapes
        count = len(TILES)
        self.group: Final[list[int]] = [0] * count
        self.slots: Final[list[int]] = [0] * count
        self.yields: Final[list[int]] = [0] * count  # mask of raw goods, 0 if it is no source
        self.yield_coins: Final[list[int]] = [0] * count
        self.yield_points: Final[list[int]] = [0] * count
        self.beg_at: Final[list[int]] = []  # the raw sources that are there from the start (M47)
        self.start: Final[list[int]] = [0] * count  # goods that lie there at the start (M13)
        self.refines: Final[list[int]] = [NONE] * count  # the refined good, counted from 0
        self.refines_from: Final[list[int]] = [NONE] * count
        self.cost: Final[list[Need]] = [Need([], [], 0)] * count
        self.points: Final[list[int]] = [0] * count
        self.scores: Final[list[int]] = [NONE] * count  # what a landmark counts, NONE if it is none
        self.score_points: Final[list[int]] = [0] * count
        self.score_most: Final[list[int]] = [0] * count
        self.road_cost: Final[list[Need]] = [Need([], [], 0)] * len(WAYS)
        self.raw_need: Final[list[Need]] = []  # raw good · 2 + number - 1, for refineries (M43)
        self.sale_level: Final[list[int]] = [0] * SALES  # by sale token
        self.sale_need: Final[list[Need]] = [Need([], [], 0)] * SALES
        self.sale_points: Final[list[int]] = [0] * SALES
        self.sale_coins: Final[list[int]] = [0] * SALES
        self.church: Final[list[Side]] = []  # by number of seats, from one
        self.prices: Final[list[list[int]]] = []  # by number of seats, then by good (M33)
        self.sales_removed: Final[list[list[int]]] = []  # by number of seats, then by level (M16)
        self.hire_villager: Final[list[int]] = []  # the price of the second, third, fourth (M44)
        self.hire_donkey: int = 0
        self.start_coins: int = 0
        self.reward_coins: int = 0
        self.reward_points: int = 0
        self.high_quality: int = 0
        self.coins_a_point: int = 0
        self.road_points: int = 0
        self.planner_bonus: int = 0
        self.longest_points: int = 0
        self.landscaper: int = 0
        self.merchant: int = 0
        self.chaplain: int = 0
        self.sexton: int = 0
        self.solo_needs: Final[list[int]] = [0, 0, 0]  # landmarks, sales, deliveries (M90)
        self.solo_rounds: int = 0
        self.solo_round_points: int = 0  # M90: for every round that is left when the church stands
        self.ranks: Final[list[int]] = []  # M91: points from which each rank but the first is reached
        # M12: church and hamlet tiles as spots, NONE for blueprints; the fixed layout, and all that may be drawn
        self.layout: Final[list[int]] = [NONE] * count
        self.arrangements: Final[list[list[int]]] = []
        # Villages of the start, made on first use: the church alone, and the fixed layout.
        self.found_field: Village | None = None
        self.found_start: Village | None = None


GOOD_COUNT: Final = len(GOODS)
RAW_COUNT: Final = len(RAW)
REFINED_COUNT: Final = len(REFINED)


HamletEdition: TypeAlias = "Edition[HamletComponents]"
HamletView: TypeAlias = "View[HamletComponents]"
