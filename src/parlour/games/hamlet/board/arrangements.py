"""Arrangements of the five hamlet tiles round the church: the fixed layout, and all others that are legal (M12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.plain import Reader, Wrong
from parlour.games.hamlet.board.tiles import CHURCH, HAMLET, NONE, ROAD, TILES
from parlour.games.hamlet.rules.actions import ARRANGEMENTS
from parlour.games.hamlet.rules.components import HamletComponents
from parlour.geometry.lattice import REACH, STEP_A, STEP_B, TURNS, place_of, spot
from parlour.geometry.mosaic import FREE, Mosaic, empty
from parlour.geometry.outline import LONGEST

MOST_WORK: Final = 1_000_000  # vertices of all mosaics that a search may lay: the standard edition needs 65,000


def read_layout(components: HamletComponents, reader: Reader) -> None:
    """Read the fixed layout; no tile may overlap or break M20, and a printed road must join each to the church."""
    reader.refuse_others((*TILES[:HAMLET], "source"))
    mosaic = empty(components.shapes)
    for tile in range(HAMLET):
        entry = reader.at(TILES[tile])
        entry.refuse_others(("at", "turn"))
        a, b = [item.integer(-REACH // 2, REACH // 2) for item in entry.at("at").items(2, 2)]
        turn = entry.at("turn").integer(0, TURNS - 1)
        if tile != CHURCH and not _adjoins(mosaic, tile, a, b, turn):
            raise entry.wrong("a place on free ground, joined to the church by a printed road")
        components.layout[tile] = spot(a, b, turn)
        mosaic = mosaic.with_tile(tile, a, b, turn)


def _adjoins(mosaic: Mosaic, tile: int, a: int, b: int, turn: int) -> bool:
    return mosaic.fits(tile, a, b, turn) and bool(church_roads(mosaic.with_tile(tile, a, b, turn), tile))


def church_roads(mosaic: Mosaic, tile: int) -> list[int]:
    """List the road segments of the church that a laid tile touches."""
    kinds = mosaic.shapes.outlines[CHURCH].kinds
    found: list[int] = []
    for segment in range(len(kinds)):
        facing = mosaic.facing(CHURCH, segment)
        if facing != FREE and facing // LONGEST == tile and kinds[segment] == ROAD:
            found.append(segment)
    return found


def arrange(components: HamletComponents) -> list[list[int]]:
    """List every way to lay the hamlet tiles round the church, one at each of its printed roads, so that M20 holds."""
    a, b, turn = place_of(components.layout[CHURCH])
    mosaic = empty(components.shapes).with_tile(CHURCH, a, b, turn)
    kinds = components.shapes.outlines[CHURCH].kinds
    roads = [segment for segment in range(len(kinds)) if kinds[segment] == ROAD]
    search = _Search()
    if len(roads) == HAMLET - 1:
        search.lay(mosaic, roads, list(range(1, HAMLET)))
    return search.found


@final
class _Search:
    """Finds the arrangements; the search is bounded, because some editions would allow billions of them."""

    def __init__(self) -> None:
        self.found: Final[list[list[int]]] = []
        self.work: i64 = 0

    def lay(self, mosaic: Mosaic, roads: list[int], tiles: list[int]) -> None:
        """Lay each of the tiles at the first of the roads, and the others at the rest."""
        if not roads:
            self._add(mosaic)
        for tile in tiles:
            for laid in self._at_road(mosaic, tile, roads[0]):
                self.lay(laid, roads[1:], [other for other in tiles if other != tile])

    def _add(self, mosaic: Mosaic) -> None:
        spots = [NONE] * len(TILES)
        for tile in mosaic.laid:
            spots[tile] = spot(mosaic.a[tile], mosaic.b[tile], mosaic.turn[tile])
        self.found.append(spots)
        if len(self.found) > ARRANGEMENTS:
            raise _too_many()

    def _at_road(self, mosaic: Mosaic, tile: int, segment: int) -> list[Mosaic]:
        """Lay the tile where a road of it meets this road of the church, and no other, and M20 holds: in every way."""
        church, shape = mosaic.shapes.outlines[CHURCH], mosaic.shapes.outlines[tile]
        side = mosaic.turn[CHURCH] * church.size + segment
        heading = church.heading[side]
        corner_a = mosaic.a[CHURCH] + church.start_a[side] + STEP_A[heading]
        corner_b = mosaic.b[CHURCH] + church.start_b[side] + STEP_B[heading]
        found: list[Mosaic] = []
        for own in range(shape.size):
            turn = (heading + 3 - shape.heading[own]) % TURNS
            a = corner_a - shape.start_a[turn * shape.size + own]
            b = corner_b - shape.start_b[turn * shape.size + own]
            if shape.kinds[own] != ROAD or turn >= shape.distinct or not mosaic.is_clear(tile, a, b, turn):
                continue
            if mosaic.first_contact(tile, a, b, turn, CHURCH) != FREE:
                laid = self._with_tile(mosaic, tile, a, b, turn)
                if church_roads(laid, tile) == [segment]:
                    found.append(laid)
        return found

    def _with_tile(self, mosaic: Mosaic, tile: int, a: int, b: int, turn: int) -> Mosaic:
        laid = mosaic.with_tile(tile, a, b, turn)
        self.work += laid.width * laid.height
        if self.work > MOST_WORK:
            raise _too_many()
        return laid


def _too_many() -> Wrong:
    return Wrong("tile", f"tiles that can lie round the church in at most {ARRANGEMENTS} ways", "more")
