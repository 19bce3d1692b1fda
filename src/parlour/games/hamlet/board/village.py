"""The village: tiles laid together, and all that follows from it and from the roads that were built (M20–M22)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced
from parlour.games.hamlet.board.tiles import (
    BRIDGE,
    CHURCH,
    FOREST,
    MOUNTAIN,
    NONE,
    PER_FOREST,
    PER_MATCHING,
    PER_MOUNTAIN,
    PER_PRINTED_ROAD,
    PER_WAY,
    ROAD,
    SCORES,
    TILES,
    WAYS,
)
from parlour.games.hamlet.rules.actions import LEAD
from parlour.games.hamlet.rules.components import SEATS, HamletComponents
from parlour.geometry import graphs
from parlour.geometry.graphs import BIT
from parlour.geometry.lattice import REACH, SIDE, TURNS, place_of
from parlour.geometry.mosaic import ABSENT, FREE, Mosaic, empty
from parlour.geometry.outline import LONGEST

COUNT: Final = len(TILES)
UNKNOWN: Final = -1
NO_SPOT: Final = -2
# The kinds of segment that a landmark counts, by what it scores for.
COUNTED: Final[list[list[int]]] = [[] for _ in SCORES]
COUNTED[PER_MATCHING] = [ROAD, FOREST, MOUNTAIN]
COUNTED[PER_MOUNTAIN] = [MOUNTAIN]
COUNTED[PER_FOREST] = [FOREST]
COUNTED[PER_PRINTED_ROAD] = [ROAD]


def road_number(seat: int, tile: int, other: int, way: int) -> int:
    """Return the number of a road that a seat built from one tile to another."""
    return ((seat * COUNT + tile) * COUNT + other) * len(WAYS) + way


def road_parts(road: int) -> tuple[int, int, int, int]:
    """Return the seat, the two tiles and the way of a road."""
    pair = road // len(WAYS)
    return pair // (COUNT * COUNT), pair // COUNT % COUNT, pair % COUNT, road % len(WAYS)


@final
class Village:
    """An immutable village, which states may share: a new tile or road makes a new village."""

    def __init__(self, components: HamletComponents, mosaic: Mosaic, roads: list[int]) -> None:
        """Take the tiles, and the roads as `road_number` gives them."""
        self.components: Final = components
        self.mosaic: Final = mosaic
        self.roads: Final = roads
        # Masks by tile: joined by a printed road, joined at all, touching mountain to mountain, forest to forest.
        self.printed: list[int] = [0] * COUNT
        self.links: list[int] = [0] * COUNT
        self.mountains: list[int] = [0] * COUNT
        self.forests: list[int] = [0] * COUNT
        self.own: list[int] = [0] * (SEATS * COUNT)  # joined by a road of a seat, at seat · COUNT + tile
        self.stores: Final = [tile for tile in mosaic.laid if components.slots[tile] > 0]
        self.accessible: i64 = 0  # M22
        self.tiles: list[int] = []  # accessible tiles in the order of laying
        # Computed on first use:
        self.found_spots: dict[int, list[int]] = {}
        self.found_leads: list[list[int] | None] = [None] * COUNT
        # By blueprint, masks of tiles: from which it is known whether it may be built, and from which it may (M48).
        self.asked: list[int] = [0] * COUNT
        self.hosts: list[int] = [0] * COUNT
        self.examples: list[int] = [UNKNOWN] * (COUNT * COUNT)  # a spot of this or an earlier village, or NO_SPOT
        self.found_longest: list[int] = [UNKNOWN] * SEATS
        self.found_figures: list[int] = [UNKNOWN] * COUNT

    def __reduce__(self) -> Reduced:
        return rebuilt, (self.components, *self.ground())

    def ground(self) -> tuple[list[int], list[int], list[int]]:
        """Return the tiles in the order of laying, their places and turns, and the roads."""
        mosaic = self.mosaic
        places = [part for tile in mosaic.laid for part in (mosaic.a[tile], mosaic.b[tile], mosaic.turn[tile])]
        return mosaic.laid, places, self.roads

    def with_tile(self, tile: int, spot: int) -> Village:
        """Lay a tile; the caller has checked M20."""
        a, b, turn = place_of(spot)
        new = Village(self.components, self.mosaic.with_tile(tile, a, b, turn), self.roads)
        new.printed = self.printed[:]
        new.links = self.links[:]
        new.mountains = self.mountains[:]
        new.forests = self.forests[:]
        new.own = self.own
        new.examples = self.examples[:]
        new._meet(tile)
        new._find_access()
        return new

    def with_road(self, seat: int, tile: int, other: int, way: int) -> Village:
        """Build a road (M49); the ground stays as it was."""
        new = Village(self.components, self.mosaic, [*self.roads, road_number(seat, tile, other, way)])
        new.printed = self.printed
        new.mountains = self.mountains
        new.forests = self.forests
        new.found_spots = self.found_spots
        new.asked = self.asked
        new.hosts = self.hosts
        new.examples = self.examples
        new.links = self.links[:]
        new.own = self.own[:]
        for one, two in ((tile, other), (other, tile)):
            new.links[one] |= BIT[two]
            new.own[seat * COUNT + one] |= BIT[two]
        new._find_access()
        return new

    def settle(self) -> None:
        """Record all contacts again, for a village that was not made tile by tile."""
        for tile in self.mosaic.laid:
            self._meet(tile)
        self._find_access()

    def _meet(self, tile: i64) -> None:
        """Record the contacts of a new tile."""
        kinds = self.components.shapes.outlines[tile].kinds
        for segment in range(len(kinds)):
            facing: i64 = self.mosaic.facing(tile, segment)
            if facing == FREE:
                continue
            other: i64 = facing // LONGEST
            kind: i64 = kinds[segment]
            if kind != self.components.shapes.outlines[other].kinds[facing % LONGEST]:
                continue  # a cliff
            if kind == ROAD:
                _join(self.printed, tile, other)
                _join(self.links, tile, other)
            elif kind == MOUNTAIN:
                _join(self.mountains, tile, other)
            elif kind == FOREST:
                _join(self.forests, tile, other)

    def _find_access(self) -> None:
        self.accessible = graphs.flood(self.links, BIT[CHURCH], graphs.ALL)
        self.tiles = [tile for tile in self.mosaic.laid if self.accessible & BIT[tile]]

    def spots(self, blueprint: i64, tile: i64) -> list[int]:
        """List where a blueprint may be built from a tile (M48). Do not change the list."""
        key = tile * COUNT + blueprint
        found = self.found_spots.get(key)
        if found is None:
            found = self.mosaic.spots(blueprint, tile)
            self.found_spots[key] = found
        return found

    def has_spot(self, blueprint: i64, tile: i64) -> bool:
        """Return whether a blueprint may be built from a tile at all (M48)."""
        bit: i64 = BIT[tile]
        if self.asked[blueprint] & bit == 0:
            self.asked[blueprint] |= bit
            if self._finds_spot(blueprint, tile):
                self.hosts[blueprint] |= bit
        return self.hosts[blueprint] & bit != 0

    def _finds_spot(self, blueprint: i64, tile: i64) -> bool:
        """Find a spot, trying the one of an earlier village first; a new tile never makes spots next to old ones."""
        key = tile * COUNT + blueprint
        example: i64 = self.examples[key]
        if example == UNKNOWN or (example != NO_SPOT and not self._is_free(blueprint, example, tile)):
            found = self.mosaic.spots(blueprint, tile, 1)
            example = found[0] if found else NO_SPOT
            self.examples[key] = example
        return example >= 0

    def _is_free(self, blueprint: i64, spot: i64, tile: i64) -> bool:
        """Return whether a spot next to a tile, from an earlier village, is still one for a blueprint."""
        rest = spot // TURNS
        a = rest // SIDE - REACH
        b = rest % SIDE - REACH
        mosaic = self.mosaic
        turn = spot % TURNS
        return mosaic.is_clear(blueprint, a, b, turn) and mosaic.first_contact(blueprint, a, b, turn, tile) != FREE

    def leads(self, tile: i64) -> list[int]:
        """List the steps of a donkey on a tile, as actions (M40). Do not change the list."""
        found = self.found_leads[tile]
        if found is None:
            near: i64 = self.links[tile]
            found = [LEAD + tile * COUNT + other for other in self.tiles if near & BIT[other]]
            self.found_leads[tile] = found
        return found

    def prospect(self, blueprint: i64, spot: i64) -> i64:
        """Return how well a blueprint fits a spot: the segments that touch their own kind; roads count four times."""
        rest = spot // TURNS
        return self.mosaic.count_matches(blueprint, rest // SIDE - REACH, rest % SIDE - REACH, spot % TURNS, ROAD)

    def free_ways(self, tile: i64, way: i64) -> i64:
        """Return the tiles to which a bridge or a path may be built from a tile (M49), as a mask."""
        touched = self.mountains if way == BRIDGE else self.forests
        return touched[tile] & ~self.links[tile]

    def longest_road(self, seat: i64) -> int:
        """Count the tiles of a seat's longest road (M64): printed and own roads, one own at least, not the church."""
        if self.found_longest[seat] == UNKNOWN:
            own = self.own[seat * COUNT : (seat + 1) * COUNT]
            own[CHURCH] = 0
            links: list[int] = []
            for tile in range(COUNT):
                own[tile] &= ~BIT[CHURCH]
                links.append((self.printed[tile] & ~BIT[CHURCH] | own[tile]) if tile != CHURCH else 0)
            self.found_longest[seat] = graphs.LongestChain(links, own).nodes()
        return self.found_longest[seat]

    def figure(self, tile: i64) -> int:
        """Return the figure on the board for which a landmark scores (M71, M72, M75–M79); 0 if there is none."""
        if self.found_figures[tile] == UNKNOWN:
            per: i64 = self.components.scores[tile]
            if per == PER_WAY:
                self.found_figures[tile] = self.way_to_church(tile)
            else:
                self.found_figures[tile] = self.matching(tile, COUNTED[per])
        return self.found_figures[tile]

    def matching(self, tile: i64, wanted: list[int]) -> int:
        """Count the segments of a tile, of the kinds that are wanted, that touch one of their own kind."""
        kinds = self.components.shapes.outlines[tile].kinds
        total: i64 = 0
        for segment in range(len(kinds)):
            facing: i64 = self.mosaic.facing(tile, segment)
            if facing == FREE or kinds[segment] not in wanted:
                continue
            if kinds[segment] == self.components.shapes.outlines[facing // LONGEST].kinds[facing % LONGEST]:
                total += 1
        return total

    def way_to_church(self, tile: i64) -> int:
        """Count the tiles on the shortest way to the church, both ends included (M72); 0 if there is no way."""
        return graphs.distances(self.links, CHURCH)[tile] + 1

    def segment_between(self, tile: int, other: int, way: int) -> int:
        """Return the segment of a tile on which a road to another tile lies: the first possible one."""
        kinds = self.components.shapes.outlines[tile].kinds
        wanted = MOUNTAIN if way == BRIDGE else FOREST
        for segment in range(len(kinds)):
            facing = self.mosaic.facing(tile, segment)
            if facing == FREE or facing // LONGEST != other or kinds[segment] != wanted:
                continue
            if self.components.shapes.outlines[other].kinds[facing % LONGEST] == wanted:
                return segment
        return NONE


def _join(masks: list[int], one: i64, other: i64) -> None:
    masks[one] |= BIT[other]
    masks[other] |= BIT[one]


def rebuilt(components: HamletComponents, laid: list[int], places: list[int], roads: list[int]) -> Village:
    """Return the village of these tiles, with three numbers for the place and turn of each, and these roads."""
    a, b, turn = [0] * COUNT, [0] * COUNT, [ABSENT] * COUNT
    for index, tile in enumerate(laid):
        a[tile], b[tile], turn[tile] = places[3 * index], places[3 * index + 1], places[3 * index + 2]
    village = Village(components, Mosaic(components.shapes, laid, a, b, turn), [])
    village.settle()
    for road in roads:
        seat, tile, other, way = road_parts(road)
        village = village.with_road(seat, tile, other, way)
    return village


def open_field(components: HamletComponents) -> Village:
    """Return the village that consists of the church only."""
    field = components.found_field
    if field is None:
        field = Village(components, empty(components.shapes), []).with_tile(CHURCH, components.layout[CHURCH])
        components.found_field = field
    return field


def fixed_start(components: HamletComponents) -> Village:
    """Return the village of the start in the fixed layout (M12)."""
    start = components.found_start
    if start is None:
        start = laid_out(components, components.layout)
        components.found_start = start
    return start


def laid_out(components: HamletComponents, layout: list[int]) -> Village:
    """Return the village of the start in some layout (M12)."""
    village = open_field(components)
    for tile in range(1, COUNT):
        if layout[tile] != NONE:
            village = village.with_tile(tile, layout[tile])
    return village
