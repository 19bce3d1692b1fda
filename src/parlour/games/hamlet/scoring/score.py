"""The score of Hamlet, from the areas of all seats (M61–M83): the same for a match and for a pad."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.sheet import Sheet
from parlour.games.hamlet.board.tiles import (
    NONE,
    PER_ACCESS,
    PER_COIN,
    PER_DELIVERY,
    PER_DONKEY,
    PER_FOREST,
    PER_LONGEST_ROAD,
    PER_MOUNTAIN,
    PER_ROAD,
    PER_SALE,
)
from parlour.games.hamlet.rules.components import HamletComponents

LINES: Final = ("track", "awards", "landmarks", "roads", "longest_road", "coins")
RANKS: Final = 5
RANK_WITHOUT_CHURCH: Final = 2  # at most, since version 2 (M91)
TIE_STEP: Final = 64  # more than there are deliveries or sales


@final
class Area:
    """All that counts at the end for one seat."""

    def __init__(self) -> None:
        self.track: int = 0
        self.deliveries: int = 0
        self.sales: int = 0
        self.roads: int = 0
        self.planner: bool = False
        self.longest: int = 0  # tiles of the longest road
        self.coins: int = 0
        self.donkeys: int = 0
        self.landmarks: Final[list[int]] = []  # tiles,
        self.connected: Final[list[bool]] = []  # whether each is accessible,
        self.figures: Final[list[int]] = []  # and what is counted on the board for it, where something is

    def add_landmark(self, tile: int, connected: bool, figure: int) -> None:
        """Add a landmark; the figure counts segments, tiles of a way or printed roads, for those that need one."""
        self.landmarks.append(tile)
        self.connected.append(connected)
        self.figures.append(figure)


def needs_access(components: HamletComponents, tile: int) -> bool:
    """Return whether a landmark scores only if it is accessible (M62): all but woods and mountains do."""
    return components.scores[tile] not in (PER_MOUNTAIN, PER_FOREST)


def landmark_points(components: HamletComponents, area: Area, index: int) -> int:
    """Score one landmark (M70–M83); the smithy's points are in the line of the longest road."""
    tile = area.landmarks[index]
    if needs_access(components, tile) and not area.connected[index]:
        return 0
    per = components.scores[tile]
    if per == PER_LONGEST_ROAD:
        return 0
    counted = area.figures[index]
    if per == PER_ACCESS:
        counted = 1
    elif per == PER_DELIVERY:
        counted = area.deliveries
    elif per == PER_DONKEY:
        counted = area.donkeys
    elif per == PER_COIN:
        return min(area.coins * components.score_points[tile], components.score_most[tile])
    elif per == PER_SALE:
        counted = area.sales
    elif per == PER_ROAD:
        counted = area.roads
    return counted * components.score_points[tile]


def longest_points(components: HamletComponents, area: Area) -> int:
    """Score the longest road (M64), with an accessible smithy more (M70)."""
    a_tile = components.longest_points
    for tile, connected in zip(area.landmarks, area.connected, strict=True):
        if components.scores[tile] == PER_LONGEST_ROAD and connected:
            a_tile += components.score_points[tile]
    return area.longest * a_tile


def road_points(components: HamletComponents, area: Area) -> int:
    """Score own roads (M63)."""
    return area.roads * (components.road_points + (components.planner_bonus if area.planner else 0))


def shares(counts: list[int], points: int) -> list[int]:
    """Share the points of an award among those with the most; with none of it nobody gets any (M61)."""
    most = max(counts)
    if most <= 0:
        return [0] * len(counts)
    winners = counts.count(most)
    return [points // winners if count == most else 0 for count in counts]


def church_awards(counts: list[int], chaplain: int, sexton: int) -> list[int]:
    """Award the most and the second most deliveries; a tie for the most shares both (M61)."""
    most = max(counts)
    if counts.count(most) > 1:
        return shares(counts, chaplain + sexton)
    first = shares(counts, chaplain)
    second = shares([NONE if count == most else count for count in counts], sexton)
    return [one + other for one, other in zip(first, second, strict=True)]


def awards(components: HamletComponents, areas: list[Area]) -> list[int]:
    """Award landmarks, sales and deliveries (M61); alone one needs enough of each (M90)."""
    landmarks = [len(area.landmarks) for area in areas]
    return awarded(components, landmarks, [area.sales for area in areas], [area.deliveries for area in areas])


def awarded(components: HamletComponents, landmarks: list[int], sales: list[int], deliveries: list[int]) -> list[int]:
    """Return the points of the awards for these counts, one of each a seat."""
    if len(landmarks) == 1:
        needs = components.solo_needs
        figures = (landmarks[0], sales[0], deliveries[0])
        points = (components.landscaper, components.merchant, components.chaplain)
        return [sum([points[at] for at in range(3) if figures[at] >= needs[at]])]
    won = [
        shares(landmarks, components.landscaper),
        shares(sales, components.merchant),
        church_awards(deliveries, components.chaplain, components.sexton),
    ]
    return [sum([award[seat] for award in won]) for seat in range(len(landmarks))]


def columns(components: HamletComponents, areas: list[Area]) -> list[list[int]]:
    """Score all seats, line by line."""
    won = awards(components, areas)
    found: list[list[int]] = []
    for seat in range(len(areas)):
        area = areas[seat]
        landmarks = 0
        for index in range(len(area.landmarks)):
            landmarks += landmark_points(components, area, index)
        found.append(
            [
                area.track,
                won[seat],
                landmarks,
                road_points(components, area),
                longest_points(components, area),
                area.coins // components.coins_a_point,
            ]
        )
    return found


def tally(components: HamletComponents, areas: list[Area]) -> Sheet:
    """Make the sheet; ties go to more deliveries, then to more sales (M66)."""
    points: list[list[int | None]] = [list[int | None](line) for line in columns(components, areas)]
    return Sheet(LINES, points, [[area.deliveries, area.sales] for area in areas])


def merits_of(areas: list[Area], components: HamletComponents) -> list[int]:
    """Return one figure a seat that ranks as the sheet does (M66)."""
    lines = columns(components, areas)
    merits: list[int] = []
    for seat in range(len(areas)):
        merits.append((sum(lines[seat]) * TIE_STEP + areas[seat].deliveries) * TIE_STEP + areas[seat].sales)
    return merits


def rank_of(components: HamletComponents, points: int, most: int = RANKS) -> int:
    """Return the rank that a player alone has reached, from 1, at most *most* (M91)."""
    return min(most, 1 + len([least for least in components.ranks if points >= least]))
