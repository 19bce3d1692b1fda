"""What a work lacks that cannot be done: goods, a donkey that brings them, coins, a way, a villager."""

from __future__ import annotations

from typing import Final

from parlour.engine.view import Message
from parlour.games.hamlet.board import reach
from parlour.games.hamlet.board.tiles import CHURCH, MARKET, NONE, TILES, TOWN_HALL
from parlour.games.hamlet.rules import turn
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.counters import COINS, ENTRIES, VILLAGERS
from parlour.games.hamlet.rules.goods import GOODS, GOODS_IN, PIECES, Need
from parlour.games.hamlet.rules.stages import TURN
from parlour.games.hamlet.rules.state import HamletState
from parlour.geometry.graphs import BIT

MIXES: Final = ("brick_milk", "timber_flour", "wood_stone_wheat", "timber_brick_flour_milk", "stone_milk")


def lacks(state: HamletState, seat: int, action: int) -> list[Message]:
    """List what the seat lacks for a work in its turn."""
    if state.stage != TURN or state.seat != seat:
        return []
    tile = _place(action)
    if tile == NONE:
        return []
    if state.standing == 0:
        return [Message("lack-villager")]
    if not state.village.accessible & BIT[tile]:
        return [Message("lack-way", {"tile": TILES[tile]})]
    need = _need(state, seat, action)
    return [] if need is None else _missing(state, seat, tile, need)


def _place(action: int) -> int:
    """Return the tile at which a villager would act; NONE if the action is no work."""
    kind, values = ACTIONS.kind(action).name, ACTIONS.values(action)
    if kind in ("gather", "stock", "refine", "road"):
        return values[0]
    if kind == "build":
        return values[1]
    if kind in ("acquire", "hire_villager", "hire_donkey"):
        return TOWN_HALL
    return {"sell": MARKET, "deliver": CHURCH, "beg": CHURCH}.get(kind, NONE)


def _need(state: HamletState, seat: int, action: int) -> Need | None:
    """Return what a work costs; None if the rules forbid it for something that is not paid."""
    components = state.components
    kind, values = ACTIONS.kind(action).name, ACTIONS.values(action)
    if kind == "refine" and components.refines[values[0]] != NONE and values[1] < turn.most_refined(state, values[0]):
        return components.raw_need[components.refines_from[values[0]] * PIECES + values[1]]
    if kind == "sell" and values[0] in state.market:
        return components.sale_need[values[0]]
    if kind == "deliver" and turn.is_awaited(state, values[0]):
        return components.church[int(state.seats) - 1].needs[values[0]]
    if kind == "build" and values[0] in turn.buildable(state, values[1]):
        return components.cost[values[0]]
    if kind == "road":
        free = turn.free_roads(state, values[0]) & state.village.free_ways(values[0], values[2])
        return components.road_cost[values[2]] if free & BIT[values[1]] else None
    return _wages(state, seat, kind, values)


def _wages(state: HamletState, seat: int, kind: str, values: list[int]) -> Need | None:
    """Return the coins that something at the town hall costs (M44)."""
    villagers = state.ledger[seat * ENTRIES + VILLAGERS]
    if kind == "acquire" and values[0] in state.row:
        return Need([], [], state.row.index(values[0]))
    if kind == "hire_villager" and villagers <= len(state.components.hire_villager):
        return Need([], [], state.components.hire_villager[villagers - 1])
    return Need([], [], state.components.hire_donkey) if kind == "hire_donkey" else None


def _missing(state: HamletState, seat: int, tile: int, need: Need) -> list[Message]:
    """Name the goods that do not lie within reach of a tile, from where a donkey could bring them, and the coins."""
    tiles = reach.sources(state, seat, tile)
    goods = reach.within(state, seat, tiles)
    found: list[Message] = []
    for mask, wanted in zip(need.masks, need.counts, strict=True):
        sorts = GOODS_IN[mask]
        short = wanted - sum([goods[good] for good in sorts])
        if short > 0:
            found += [_lacking(sorts, short), *_far_away(state, seat, tile, tiles, sorts)]
    coins = state.ledger[seat * ENTRIES + COINS]
    buying = tile != MARKET and tiles & BIT[MARKET] != 0
    left = int(reach.left_over(state, seat, need, need.counts, goods, coins, buying))
    if (not found and need.coins > coins) or (buying and left < 0):
        found.append(Message("lack-coins", {"count": need.coins - coins if not need.masks else -left}))
    return found


def _lacking(sorts: list[int], short: int) -> Message:
    if len(sorts) == 1:
        return Message("lack-good", {"good": GOODS[sorts[0]], "count": short})
    return Message("lack-mix", {"goods": "_".join([GOODS[good] for good in sorts]), "count": short})


def _far_away(state: HamletState, seat: int, tile: int, tiles: int, sorts: list[int]) -> list[Message]:
    """Name one tile where such goods lie, out of reach because no donkey of the seat stands on the way (M30)."""
    for store in state.village.stores:
        if tiles & BIT[store] or not state.village.accessible & BIT[store]:
            continue
        there = reach.within(state, seat, BIT[store])
        if any([there[good] for good in sorts]):
            return [Message("lack-donkey", {"from": TILES[store], "to": TILES[tile]})]
    return []


def examples() -> list[Message]:
    """List an example of every message about what is lacking."""
    found = [Message("lack-villager"), *[Message("lack-way", {"tile": tile}) for tile in TILES]]
    found += [Message("lack-good", {"good": good, "count": number}) for good in GOODS for number in (1, 2, 5)]
    found += [Message("lack-mix", {"goods": goods, "count": number}) for goods in MIXES for number in (1, 2, 5)]
    found += [Message("lack-donkey", {"from": tile, "to": tile}) for tile in TILES]
    return found + [Message("lack-coins", {"count": number}) for number in (1, 2, 5)]
