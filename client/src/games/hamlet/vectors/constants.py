# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Names and limits of Hamlet, and what is printed on its tiles: `tests.client.make` makes constants.json of them."""

from __future__ import annotations

from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.games.hamlet.board.tiles import NONE, SCORES, TILES
from parlour.games.hamlet.edition import read_edition
from parlour.games.hamlet.pad import MOST
from parlour.games.hamlet.rules.components import DONKEYS, HAND, ROADS, SALES, SEATS
from parlour.games.hamlet.rules.goods import COINS, GOODS, GOODS_IN, RAW, REFINED, Need
from parlour.games.hamlet.scoring.score import LINES

BOX: Final = read_edition(catalogue.edition("hamlet").data)


def cost_of(need: Need) -> dict[str, Plain]:
    """Write a cost, in which every part is of one good."""
    found: dict[str, Plain] = {GOODS[GOODS_IN[mask][0]]: n for mask, n in zip(need.masks, need.counts, strict=True)}
    return {**found, COINS: need.coins} if need.coins else found


def tile_of(tile: int) -> Plain:
    """Write what a tile costs, gives and is good for."""
    found: dict[str, Plain] = {"cost": cost_of(BOX.cost[tile]), "points": BOX.points[tile]}
    if BOX.yields[tile]:
        found["yields"] = {
            "goods": [GOODS[good] for good in GOODS_IN[BOX.yields[tile]]],
            "slots": BOX.slots[tile],
            "coins": BOX.yield_coins[tile],
            "points": BOX.yield_points[tile],
        }
    if BOX.refines[tile] != NONE:
        found["refines"] = {
            "from": RAW[BOX.refines_from[tile]],
            "to": REFINED[BOX.refines[tile]],
            "slots": BOX.slots[tile],
        }
    if BOX.scores[tile] != NONE:
        found["scores"] = {
            "per": SCORES[BOX.scores[tile]],
            "points": BOX.score_points[tile],
            "most": BOX.score_most[tile],
        }
    return found


def prices_for(seats: int) -> Plain:
    """Write the prices of the market for so many seats (M33)."""
    prices = dict(zip(GOODS, BOX.prices[seats - 1], strict=True))
    return {"raw": prices[RAW[0]], "refined": prices[REFINED[0]]}


def constants() -> dict[str, Plain]:
    """Say which constants the client has, too."""
    return {
        "limits": {
            "HAND_LIMIT": HAND,
            "ROADS": ROADS,
            "DONKEYS": DONKEYS,
            "SEATS": SEATS,
            "SALES": SALES,
            "MOST": MOST,
        },
        "names": {"RAW": list(RAW), "REFINED": list(REFINED), "GOODS": list(GOODS), "LINES": list(LINES)},
        "tiles": {name: tile_of(tile) for tile, name in enumerate(TILES)},
        "prices": [prices_for(seats) for seats in range(1, SEATS + 1)],
    }
