"""What everybody sees of a match of Hamlet, and the state that fits it. Only the order of draws is hidden (M23)."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader, as_plain
from parlour.engine.rng import Rng
from parlour.engine.view import View
from parlour.games.hamlet import wire
from parlour.games.hamlet.board.tiles import NONE, TILES, WAYS
from parlour.games.hamlet.board.village import rebuilt, road_parts
from parlour.games.hamlet.edition_figures import MILESTONES
from parlour.games.hamlet.pad import to_plain
from parlour.games.hamlet.rules import works
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.components import DONKEYS, HAND, VILLAGERS, HamletComponents, HamletView
from parlour.games.hamlet.rules.counters import COINS, ENTRIES, POINTS, ROADS
from parlour.games.hamlet.rules.goods import COINS as COIN_NAME
from parlour.games.hamlet.rules.goods import GOODS, GOODS_IN, RAW, REFINED, Need
from parlour.games.hamlet.rules.setup import rounds_of
from parlour.games.hamlet.rules.stages import BUILDING, DELIVERING, OVER, REFINING, SELLING, STAGES, TURN, WORKS
from parlour.games.hamlet.rules.state import HamletState, blank
from parlour.games.hamlet.scoring import area as areas
from parlour.games.hamlet.scoring.score import RANK_WITHOUT_CHURCH, RANKS, TIE_STEP, merits_of, rank_of
from parlour.games.hamlet.wire import Quality
from parlour.geometry import graphs
from parlour.geometry.lattice import place_of

QUALITIES: Final[tuple[Quality, ...]] = ("standard", "high")
LARGEST: Final = 2**40


def view_of(state: HamletState, seat: int) -> HamletView:
    """Show the position: the same to everybody."""
    known: dict[str, Plain] = {
        "numbers": list[Plain](state.numbers()),
        "lists": [list[Plain](items) for items in state.lists()],
        "ground": [list[Plain](items) for items in state.ground()],
    }
    return View(state.variant, state.edition, seat, as_plain(_shown(state)), known)


def _shown(state: HamletState) -> wire.Shown:
    is_on = TURN <= state.stage < OVER
    return {
        "stage": STAGES[state.stage],
        "round": state.round,
        "rounds": state.rounds,
        "first": state.first if state.stage > 0 else None,
        "to_act": state.seat if is_on else None,
        "church_stands": state.last_round,
        "work": _work(state) if state.work != NONE else None,
        "tiles": [_tile(state, tile) for tile in state.village.mosaic.laid],
        "roads": [_road(state, road) for road in state.village.roads],
        "row": [_in_row(state, slot) for slot in range(len(state.row))],
        "blueprints": [TILES[tile] for tile in graphs.nodes_in(state.bag)],
        "market": [None if sale == NONE else {"sale": sale + 1} for sale in state.market],
        "stack": state.quota[:],
        "deliveries": [_delivery(state, delivery) for delivery in range(len(_side_needs(state)))],
        "milestones": _milestones(state),
        "seats": [_seat(state, seat) for seat in range(state.variant.seats)],
        "scores": [to_plain(state.components, area) for area in areas.of_all(state)],
        "rank": _rank(state),
    }


def _owner(seat: int) -> int | None:
    return None if seat == NONE else seat


def _work(state: HamletState) -> wire.Work:
    """Show what a villager is doing, what is chosen to pay for it, and what is still to be chosen."""
    a, b, turn = place_of(state.work_spot)
    need = works.need(state)
    return {
        "work": WORKS[state.work],
        "tile": TILES[state.work_tile],
        **_item(state),
        "spot": None if state.work_spot == NONE else {"a": a, "b": b, "turn": turn},
        "need": need_to_plain(need),
        "picks": [ACTIONS.to_plain(pick) for pick in state.picks],
        "next": _sorts(need, len(state.picks)),
    }


def _item(state: HamletState) -> wire.WorkItem:
    """Return what exactly is refined, sold, delivered or built."""
    item = state.work_item
    if state.work == REFINING:
        return {"count": item}
    if state.work == SELLING:
        return {"sale": item + 1}
    if state.work == DELIVERING:
        return {"delivery": item + 1}
    if state.work == BUILDING:
        return {"blueprint": TILES[item]}
    return {"to": TILES[item // len(WAYS)], "way": WAYS[item % len(WAYS)]}


def need_to_plain(need: Need) -> list[wire.Part]:
    """Write a need as a list of parts, each a number of goods that are any mix of some sorts."""
    parts: list[wire.Part] = []
    for mask, count in zip(need.masks, need.counts, strict=True):
        parts.append({"any_of": [GOODS[good] for good in GOODS_IN[mask]], "count": count})
    return [*parts, {"any_of": [COIN_NAME], "count": need.coins}] if need.coins else parts


def _sorts(need: Need, step: int) -> list[wire.Good]:
    if step >= need.total:
        return []
    return [GOODS[good] for good in GOODS_IN[need.masks[need.part_of(step)]]]


def _tile(state: HamletState, tile: int) -> wire.Laid:
    mosaic = state.village.mosaic
    lying = [state.raw[tile * len(RAW) + good] for good in range(len(RAW))]
    goods = {name: count for name, count in zip(RAW, lying, strict=True) if count}
    return {
        "tile": TILES[tile],
        "a": mosaic.a[tile],
        "b": mosaic.b[tile],
        "turn": mosaic.turn[tile],
        "owner": _owner(state.builders[tile]) if state.components.scores[tile] != NONE else None,
        "goods": goods,
        "pieces": _pieces(state, tile),
    }


def _pieces(state: HamletState, tile: int) -> list[wire.Piece]:
    """Show the refined goods on a tile, each with its producer and quality (M2)."""
    refined = state.components.refines[tile]
    found: list[wire.Piece] = []
    for seat in range(state.variant.seats):
        is_high = refined != NONE and state.milestones[refined] == seat
        piece: wire.Piece = {"good": REFINED[refined], "quality": QUALITIES[is_high], "seat": seat}
        found += [piece] * state.pieces[tile * 4 + seat]
    return found


def _road(state: HamletState, road: int) -> wire.BuiltRoad:
    seat, tile, other, way = road_parts(road)
    segment = state.village.segment_between(tile, other, way)
    return {"seat": seat, "tile": TILES[tile], "to": TILES[other], "way": WAYS[way], "segment": segment}


def _in_row(state: HamletState, slot: int) -> wire.InRow | None:
    if state.row[slot] == NONE:
        return None
    return {"blueprint": TILES[state.row[slot]], "coins": state.row_coins[slot]}


def _side_needs(state: HamletState) -> list[Need]:
    return state.components.church[state.variant.seats - 1].needs


def _delivery(state: HamletState, delivery: int) -> wire.ShownDelivery:
    side = state.components.church[state.variant.seats - 1]
    return {
        "delivery": delivery + 1,
        "need": need_to_plain(side.needs[delivery]),
        "points": side.points[delivery],
        "owner": _owner(state.delivered_by[delivery]),
    }


def _milestones(state: HamletState) -> list[wire.Milestone]:
    names: tuple[wire.MilestoneName, ...] = (*MILESTONES, "planner")
    return [{"milestone": name, "owner": _owner(seat)} for name, seat in zip(names, state.milestones, strict=True)]


def _seat(state: HamletState, seat: int) -> wire.Area:
    """Show what a seat has: coins, workers and where they are, blueprints, pieces that are off the board."""
    row = seat * ENTRIES
    villagers = [tile for tile in state.villagers[seat * VILLAGERS : (seat + 1) * VILLAGERS] if tile != NONE]
    donkeys = [tile for tile in state.donkeys[seat * DONKEYS : (seat + 1) * DONKEYS] if tile != NONE]
    hand = [tile for tile in state.hands[seat * HAND : (seat + 1) * HAND] if tile != NONE]
    active = seat == state.seat
    supply = state.supply[seat * len(REFINED) : (seat + 1) * len(REFINED)]
    return {
        "points": state.ledger[row + POINTS],
        "coins": state.ledger[row + COINS],
        "blueprints": [TILES[tile] for tile in hand],
        "villagers": [TILES[tile] for tile in villagers],
        "standing": graphs.nodes_in(state.standing) if active else [],
        "donkeys": [TILES[tile] for tile in donkeys],
        "moved": graphs.nodes_in(state.moved) if active else [],
        "goods": dict(zip(REFINED, supply, strict=True)),
        "roads": state.ledger[row + ROADS],
        "sales": [sale + 1 for sale, owner in enumerate(state.sold_by) if owner == seat],
    }


def _rank(state: HamletState) -> int | None:
    """Show the rank that a player alone has reached in the end (M91)."""
    if state.stage != OVER or state.variant.seats > 1:
        return None
    points = merits_of(areas.of_all(state), state.components)[0] // (TIE_STEP * TIE_STEP)
    is_bounded = state.variant.rules >= 2 and not state.last_round
    return rank_of(state.components, points, RANK_WITHOUT_CHURCH if is_bounded else RANKS)


def moment_of(view: HamletView) -> tuple[int, bool]:
    """Return the stage that a view shows, and whether its viewer is to act."""
    return Reader(view.shown, "shown").at("stage").choice(STAGES), view.shown["to_act"] == view.seat


def state_from(view: HamletView, _rng: Rng) -> HamletState:
    """Make the state that fits a view: nothing in Hamlet is hidden but the future."""
    known = Reader(view.known, "known")
    components: HamletComponents = view.edition.components
    laid, places, roads = [part.integers(-LARGEST, LARGEST) for part in known.at("ground").items(3, 3)]
    state = blank(view.variant, view.edition, components, rebuilt(components, laid, places, roads))
    state.rounds = rounds_of(view.variant, components)
    _fill_numbers(state, known.at("numbers").integers(-LARGEST, LARGEST))
    _fill_lists(state, [part.integers(-LARGEST, LARGEST) for part in known.at("lists").items(16, 16)])
    return state


def _fill_numbers(state: HamletState, numbers: list[int]) -> None:
    """Take over the numbers in the order of `HamletState.numbers`."""
    state.stage, state.round, state.first, state.seat = numbers[0], numbers[1], numbers[2], numbers[3]
    state.standing, state.moved, state.bag, state.unseen = numbers[4], numbers[5], numbers[6], numbers[7]
    state.last_round, state.hiring = numbers[8] == 1, numbers[9] == 1
    state.work, state.work_tile, state.work_item, state.work_spot = numbers[10], numbers[11], numbers[12], numbers[13]


def _fill_lists(state: HamletState, lists: list[list[int]]) -> None:
    """Take over the lists in the order of `HamletState.lists`."""
    state.picks, state.raw, state.pieces, state.supply = lists[0], lists[1], lists[2], lists[3]
    state.ledger, state.villagers, state.donkeys, state.hands = lists[4], lists[5], lists[6], lists[7]
    state.builders, state.row, state.row_coins, state.market = lists[8], lists[9], lists[10], lists[11]
    state.quota, state.sold_by, state.delivered_by, state.milestones = lists[12], lists[13], lists[14], lists[15]
