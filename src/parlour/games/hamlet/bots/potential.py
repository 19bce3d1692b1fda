"""The traits of a seat's position, and the points that they are likely to gain, in hundredths.

Traits say what could come of a position: workers, coins, blueprints, goods on the board, what could be delivered or
sold. How much of that comes true is fitted to matches of bots (`weights.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hamlet.board import reach
from parlour.games.hamlet.board.reach import SORTS
from parlour.games.hamlet.board.tiles import CHURCH, MARKET, NONE
from parlour.games.hamlet.rules.components import DONKEYS, HAND, REFINED_COUNT
from parlour.games.hamlet.rules.components import VILLAGERS as MOST_VILLAGERS
from parlour.games.hamlet.rules.counters import BLUEPRINTS, COINS, DELIVERIES, ENTRIES, SALES, VILLAGERS
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.goods import GOODS_IN, PIECES, Need
from parlour.games.hamlet.rules.turn import room_on
from parlour.games.hamlet.scoring.score import awarded
from parlour.geometry.graphs import BIT, count

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState

WHOLE: Final = 120  # the whole of a trait, and what it is counted in
TENTHS: Final = 10  # of the match, all of them ahead
PURSE: Final = 12  # coins that are of use beyond the points they are worth
STABLE: Final = 4  # donkeys that are of use


def still_ahead(state: HamletState) -> i64:
    """Return how much of the match lies ahead, in tenths: by deliveries that are open, or rounds that are left.

    Alone only rounds count: there a delivery takes nothing away, since the rounds it saves are paid for (M90).
    """
    left: i64 = state.rounds - state.round
    if state.seats == 1:
        return left * TENTHS // state.rounds
    needs = len(state.components.church[state.seats - 1].needs)
    still_open: i64 = 0
    for delivery in range(needs):
        if state.delivered_by[delivery] == NONE:
            still_open += 1
    return min(still_open * TENTHS // needs, left)


def expected_points(state: HamletState, seat: i64, ahead: i64, weights: list[i64]) -> i64:
    """Return the points that a seat is likely to gain from its traits, with so many tenths of the match ahead."""
    found = traits(state, seat, ahead)
    value: i64 = 0
    for place in range(len(found)):
        value += weights[place] * found[place]
    return value // WHOLE


def traits(state: HamletState, seat: i64, ahead: i64) -> list[i64]:
    """List the traits of a seat's position, in the order of the weights."""
    row: i64 = seat * ENTRIES
    coins: i64 = state.ledger[row + COINS]
    soon: i64 = min(ahead, 4) * WHOLE // 4
    found: list[i64] = []
    list_villagers(state, state.ledger[row + VILLAGERS], coins, ahead * WHOLE // TENTHS, found)
    found.append(min(coins, PURSE) * ahead * WHOLE // TENTHS)
    found.append(coins % state.components.coins_a_point * WHOLE // state.components.coins_a_point)
    list_donkeys(state, seat, ahead * WHOLE // TENTHS, soon, found)
    list_blueprints(state, seat, soon, found)
    list_pieces(state, seat, found)
    found.append(deliverable(state, seat))
    found.append(saleable(state, seat))
    found.append(state.ledger[row + DELIVERIES] * WHOLE)
    found.append(workshops(state, seat) * soon)
    found.append(award_points(state, seat) * ahead * WHOLE // TENTHS)
    found.append(open_sources(state, seat) * ahead * WHOLE // TENTHS)
    found.append(saved_beyond(state, state.ledger[row + VILLAGERS], coins, ahead * WHOLE // TENTHS))
    found.append(church_alone(state, seat))
    return found


def list_villagers(state: HamletState, villagers: i64, coins: i64, ahead: i64, found: list[i64]) -> None:
    """Add the second, third and fourth villager, and the coins saved for the next one."""
    for number in range(2, MOST_VILLAGERS + 1):
        found.append(ahead if villagers >= number else 0)
    if villagers == MOST_VILLAGERS:
        found.append(0)
        return
    price: i64 = state.components.hire_villager[villagers - 1]
    found.append(min(coins, price) * ahead // price)


def list_donkeys(state: HamletState, seat: i64, ahead: i64, soon: i64, found: list[i64]) -> None:
    """Add donkeys, and the roads of the different tiles on which they stand."""
    donkeys: i64 = state.ledger[seat * ENTRIES + DONKEY_COUNT]
    found.append(min(donkeys, STABLE) * ahead)
    found.append(donkeys * WHOLE)
    seen: i64 = 0
    roads: i64 = 0
    for donkey in range(donkeys):
        tile: i64 = state.donkeys[seat * DONKEYS + donkey]
        if seen & BIT[tile] == 0:
            seen |= BIT[tile]
            roads += min(count(state.village.links[tile]), 4)
    found.append(roads * soon)


def list_blueprints(state: HamletState, seat: i64, soon: i64, found: list[i64]) -> None:
    """Add the blueprints in hand, and their points."""
    held: i64 = state.ledger[seat * ENTRIES + BLUEPRINTS]
    points: i64 = 0
    for place in range(seat * HAND, seat * HAND + held):
        points += state.components.points[state.hands[place]]
    found.append(held * soon)
    found.append(points * soon)


def list_pieces(state: HamletState, seat: i64, found: list[i64]) -> None:
    """Add the seat's goods on the board, standard and of high quality: most of them will be needed."""
    standard: i64 = 0
    high: i64 = 0
    for refined in range(REFINED_COUNT):
        lying: i64 = PIECES - state.supply[seat * REFINED_COUNT + refined]
        if state.milestones[refined] == seat:
            high += lying
        else:
            standard += lying
    found.append(standard * WHOLE)
    found.append(high * WHOLE)


def deliverable(state: HamletState, seat: i64) -> i64:
    """Return the share of the open deliveries that a seat could bring to the church, times their points."""
    side = state.components.church[state.seats - 1]
    goods = reach.within(state, seat, reach.sources(state, seat, CHURCH))
    coins: i64 = state.ledger[seat * ENTRIES + COINS]
    total: i64 = 0
    for delivery in range(len(side.needs)):
        if state.delivered_by[delivery] == NONE:
            total += side.points[delivery] * share_there(side.needs[delivery], goods, coins)
    return total


def saleable(state: HamletState, seat: i64) -> i64:
    """Return the share of the open sales that a seat could bring to the market, times their points."""
    goods = reach.within(state, seat, reach.sources(state, seat, MARKET))
    total: i64 = 0
    for sale in state.market:
        if sale != NONE:
            total += state.components.sale_points[sale] * share_there(state.components.sale_need[sale], goods, 0)
    return total


def share_there(need: Need, goods: list[int], coins: i64) -> i64:
    """Return the share of the needed goods that is available."""
    there: i64 = min(coins, need.coins)
    wanted: i64 = need.coins + need.total
    for part in range(len(need.masks)):
        lying: i64 = 0
        for good in GOODS_IN[need.masks[part]]:
            lying += goods[good]
        there += min(lying, need.counts[part])
    return there * WHOLE // wanted


def church_alone(state: HamletState, seat: i64) -> i64:
    """Return the share of the last delivery that a single player could pay for, times the points of rounds left (M90).

    What is missing may be bought (M33): the market always lies beside the church.
    """
    if state.seats > 1 or state.variant.rules < 2:
        return 0
    needs = state.components.church[0].needs
    still_open = [needs[delivery] for delivery in range(len(needs)) if state.delivered_by[delivery] == NONE]
    if len(still_open) != 1:
        return 0
    points: i64 = (state.rounds - state.round) * state.components.solo_round_points
    price: i64 = price_without(state, still_open[0], [0] * SORTS)
    missing: i64 = price_without(state, still_open[0], reach.within(state, seat, reach.sources(state, seat, CHURCH)))
    return points * (price - max(missing - state.ledger[seat * ENTRIES + COINS], 0)) * WHOLE // price


def price_without(state: HamletState, need: Need, goods: list[int]) -> i64:
    """Return what it costs to buy whatever of a need is not among the goods (M33)."""
    price: i64 = need.coins
    for part in range(len(need.masks)):
        sorts = GOODS_IN[need.masks[part]]
        lying: i64 = 0
        for good in sorts:
            lying += goods[good]
        price += max(need.counts[part] - lying, 0) * state.components.prices[state.seats - 1][sorts[0]]
    return price


def workshops(state: HamletState, seat: i64) -> i64:
    """Count the slots of the accessible sources and refineries that a seat has built."""
    total: i64 = 0
    for tile in state.village.stores:
        if state.builders[tile] == seat and state.village.accessible & BIT[tile]:
            total += state.components.slots[tile]
    return total


def award_points(state: HamletState, seat: i64) -> i64:
    """Return the points of the awards that a seat would get now (M61): others may still overtake it."""
    if state.seats == 1:
        return 0
    landmarks = [0] * state.seats
    for tile in state.village.mosaic.laid:
        owner: i64 = state.builders[tile]
        if owner != NONE and state.components.scores[tile] != NONE:
            landmarks[owner] += 1
    rows = range(0, state.seats * ENTRIES, ENTRIES)
    sales = [state.ledger[row + SALES] for row in rows]
    deliveries = [state.ledger[row + DELIVERIES] for row in rows]
    return awarded(state.components, landmarks, sales, deliveries)[seat]


def open_sources(state: HamletState, seat: i64) -> i64:
    """Count the raw sources of the hamlet with an empty slot that a seat can fill on its next turn.

    Every villager that acts before that turn is taken to fill one: whoever uses up raw goods opens sources for the
    seats that follow, not for itself.
    """
    left: i64 = 0
    for tile in state.components.beg_at:
        if room_on(state, tile) > 0:
            left += 1
    other: i64 = state.seat
    while other != seat:
        left -= state.ledger[other * ENTRIES + VILLAGERS]
        other = (other + 1) % state.seats
    return max(min(left, state.ledger[seat * ENTRIES + VILLAGERS]), 0)


def saved_beyond(state: HamletState, villagers: i64, coins: i64, ahead: i64) -> i64:
    """Return what is saved for the villager after the next one, as a share of its price."""
    if villagers >= MOST_VILLAGERS - 1:
        return 0
    price: i64 = state.components.hire_villager[villagers]
    beyond: i64 = coins - state.components.hire_villager[villagers - 1]
    return max(min(beyond, price), 0) * ahead // price
