"""Reads an edition of Hamlet strictly: every wrong value is answered with its path."""

from __future__ import annotations

from typing import Final

from parlour.engine.edition import HEADER, SOURCES
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.hamlet.board.arrangements import arrange, read_layout
from parlour.games.hamlet.board.tiles import GROUPS, HAMLET, MAY_TOUCH, PER_COIN, SCORES, SEGMENTS, TILES
from parlour.games.hamlet.edition_figures import (
    MOST,
    by_seats,
    cost_of,
    read_church,
    read_points,
    read_prices,
    read_solo,
)
from parlour.games.hamlet.rules.components import LEVELS, SALES, HamletComponents
from parlour.games.hamlet.rules.goods import GOODS, MASK, PIECES, RAW, REFINED, need_of
from parlour.geometry.lattice import DIRECTIONS
from parlour.geometry.mosaic import Shapes
from parlour.geometry.outline import Outline

MOST_SLOTS: Final = 3  # for raw goods on a tile
SECTIONS: Final = (
    HEADER,
    "start",
    "reward",
    "scoring",
    "church",
    "church_side",
    "market",
    "sale",
    "sales_removed",
    "awards",
    "solo",
    "milestones",
    "hire",
    "roads",
    "layout",
    "tile",
)
TILE_FIELDS: Final = ("id", "group", "border", "yields", "refines", "cost", "points", "scores", "source")
PART_SOURCES: Final = ("group_source", "border_source", "cost_source", "points_source", "slots_source")


def read_edition(data: dict[str, Plain]) -> HamletComponents:
    """Check an edition's data, and derive the components from it."""
    reader = Reader(data, "")
    reader.refuse_others(SECTIONS)
    tiles = _in_order(reader.at("tile"))
    components = HamletComponents(Shapes([_outline(tile) for tile in tiles], len(SEGMENTS), MAY_TOUCH))
    for tile, entry in enumerate(tiles):
        _read_tile(components, tile, entry)
    components.beg_at.extend([tile for tile in range(HAMLET) if components.yields[tile] != 0])
    for raw in range(len(RAW)):
        components.raw_need.extend([need_of({raw: number}) for number in range(1, PIECES + 1)])
    _read_sales(components, reader)
    read_church(components, reader)
    read_prices(components, reader)
    read_points(components, reader)
    read_solo(components, reader.at("solo"))
    read_layout(components, reader.at("layout"))
    components.arrangements.extend(arrange(components))
    return components


def _in_order(reader: Reader) -> list[Reader]:
    """Read the tiles, each once, and put them into our order."""
    found: dict[int, Reader] = {}
    for entry in reader.items(len(TILES), len(TILES)):
        tile = entry.at("id").choice(TILES)
        if tile in found:
            raise entry.at("id").wrong("every tile once")
        found[tile] = entry
    return [found[tile] for tile in range(len(TILES))]


def _outline(entry: Reader) -> Outline:
    """Read a border, as in "E:R SE:F W:F"."""
    border = entry.at("border")
    headings: list[int] = []
    kinds: list[int] = []
    for word in border.text().split():
        way, _, kind = word.partition(":")
        if way not in DIRECTIONS or kind not in SEGMENTS:
            raise Wrong(
                border.path, "words like E:R, of " + ", ".join(DIRECTIONS) + " and " + ", ".join(SEGMENTS), word
            )
        headings.append(DIRECTIONS.index(way))
        kinds.append(SEGMENTS.index(kind))
    try:
        return Outline(headings, kinds)
    except ValueError as error:
        raise border.wrong(str(error)) from None


def _read_tile(components: HamletComponents, tile: int, entry: Reader) -> None:
    entry.refuse_others((*TILE_FIELDS, *PART_SOURCES))
    for part in PART_SOURCES:
        if entry.has(part):
            entry.at(part).choice(SOURCES)
    components.group[tile] = entry.at("group").choice(GROUPS)
    if (components.group[tile] == 0) != (tile < HAMLET):
        raise entry.at("group").wrong("hamlet for the six tiles of the start, and for no other")
    if entry.has("yields"):
        _read_source(components, tile, entry.at("yields"))
    if entry.has("refines"):
        _read_refinery(components, tile, entry.at("refines"))
    if tile >= HAMLET:
        components.cost[tile] = cost_of(entry.at("cost"))
        components.points[tile] = entry.at("points").integer(0, MOST)
    if entry.has("scores"):
        scores = entry.at("scores")
        scores.refuse_others(("per", "points", "most"))
        components.scores[tile] = scores.at("per").choice(SCORES)
        components.score_points[tile] = scores.at("points").integer(0, MOST)
        if components.scores[tile] == PER_COIN:
            components.score_most[tile] = scores.at("most").integer(0, MOST)


def _read_source(components: HamletComponents, tile: int, reader: Reader) -> None:
    """Read a raw source (M42)."""
    reader.refuse_others(("any_of", "slots", "coins", "points", "start"))
    for good in reader.at("any_of").items(1, len(RAW)):
        components.yields[tile] |= MASK[good.choice(RAW)]
    components.slots[tile] = reader.at("slots").integer(1, MOST_SLOTS)
    components.yield_coins[tile] = reader.at("coins").integer(0, MOST) if reader.has("coins") else 0
    components.yield_points[tile] = reader.at("points").integer(0, MOST) if reader.has("points") else 0
    if reader.has("start"):
        components.start[tile] = reader.at("start").integer(0, components.slots[tile])


def _read_refinery(components: HamletComponents, tile: int, reader: Reader) -> None:
    """Read a refinery (M43)."""
    reader.refuse_others(("from", "to", "slots"))
    components.refines[tile] = reader.at("to").choice(REFINED)
    components.refines_from[tile] = reader.at("from").choice(RAW)
    components.slots[tile] = reader.at("slots").integer(1, PIECES)
    if components.yields[tile]:
        raise reader.wrong("a raw source or a refinery, not both")


def _read_sales(components: HamletComponents, reader: Reader) -> None:
    """Read the twelve tokens, and how many of them are taken out (M4, M16)."""
    seen: set[int] = set()
    for entry in reader.at("sale").items(SALES, SALES):
        entry.refuse_others(("id", "level", "goods", "points", "coins", "source"))
        sale = entry.at("id").integer(1, SALES) - 1
        if sale in seen:
            raise entry.at("id").wrong("every id once")
        seen.add(sale)
        goods = entry.at("goods")
        goods.refuse_others(GOODS)
        components.sale_level[sale] = entry.at("level").integer(1, LEVELS) - 1
        components.sale_need[sale] = cost_of(goods)
        components.sale_points[sale] = entry.at("points").integer(0, MOST)
        components.sale_coins[sale] = entry.at("coins").integer(0, MOST)
    for entry in by_seats(reader.at("sales_removed"), ("levels",)):
        levels = entry.at("levels").items(LEVELS, LEVELS)
        removed = [level.integer(0, components.sale_level.count(at)) for at, level in enumerate(levels)]
        components.sales_removed.append(removed)
