"""The town hall (M44): one blueprint, then any number of workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.hamlet.board.tiles import CHURCH, NONE, TOWN_HALL
from parlour.games.hamlet.rules import flow, works
from parlour.games.hamlet.rules.actions import ACQUIRE, DONE, HIRE_DONKEY, HIRE_VILLAGER
from parlour.games.hamlet.rules.components import DONKEYS, HAND, ROW, VILLAGERS
from parlour.games.hamlet.rules.counters import BLUEPRINTS, COINS, ENTRIES
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.counters import VILLAGERS as VILLAGER_COUNT
from parlour.games.hamlet.rules.stages import TURN
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState


def list_blueprints(state: HamletState, found: list[int]) -> None:
    """Add the blueprints of the row that the seat may take (M44 a)."""
    row: i64 = state.seat * ENTRIES
    if state.ledger[row + BLUEPRINTS] >= HAND:
        return
    coins: i64 = state.ledger[row + COINS]
    for slot in range(ROW):
        if state.row[slot] != NONE and slot <= coins:
            found.append(ACQUIRE + state.row[slot])


def list_workers(state: HamletState, found: list[int]) -> None:
    """Add the workers that the seat may hire (M44 b)."""
    row: i64 = state.seat * ENTRIES
    coins: i64 = state.ledger[row + COINS]
    villagers: i64 = state.ledger[row + VILLAGER_COUNT]
    if villagers < VILLAGERS and coins >= state.components.hire_villager[villagers - 1]:
        found.append(HIRE_VILLAGER)
    if state.ledger[row + DONKEY_COUNT] < DONKEYS and coins >= state.components.hire_donkey:
        for tile in state.village.tiles:
            found.append(HIRE_DONKEY + tile)


def may_hire(state: HamletState) -> bool:
    """Return whether there is a worker that the seat could still hire."""
    found: list[int] = []
    list_workers(state, found)
    return len(found) > 0


def legal(state: HamletState) -> list[int]:
    """List what may be hired, and that it is enough."""
    found: list[int] = []
    list_workers(state, found)
    found.sort()
    return [*found, DONE]


def apply(state: HamletState, action: int) -> None:
    """Hire, or be done."""
    if action == DONE:
        state.hiring = False
        state.stage = TURN
    else:
        hire(state, action)
        flow.go_on(state)


def enter_for_blueprint(state: HamletState, blueprint: i64) -> None:
    """Send a villager to the town hall to take a blueprint."""
    works.send(state, TOWN_HALL)
    state.hiring = True
    acquire(state, blueprint)
    flow.go_on(state)


def enter_to_hire(state: HamletState, action: i64) -> None:
    """Send a villager to the town hall to hire the first worker."""
    works.send(state, TOWN_HALL)
    state.hiring = True
    hire(state, action)
    flow.go_on(state)


def acquire(state: HamletState, blueprint: i64) -> None:
    """Take a blueprint and the coins on it; a coin goes on each one to its left; the row closes up (M44 a)."""
    row: i64 = state.seat * ENTRIES
    slot: i64 = state.row.index(blueprint)
    state.ledger[row + COINS] += state.row_coins[slot] - slot
    state.hands[state.seat * HAND + state.ledger[row + BLUEPRINTS]] = blueprint
    state.ledger[row + BLUEPRINTS] += 1
    state.row = [*state.row[:slot], *state.row[slot + 1 :], NONE]
    state.row_coins = [*[coins + 1 for coins in state.row_coins[:slot]], *state.row_coins[slot + 1 :], 0]


def hire(state: HamletState, action: i64) -> None:
    """Hire a villager, who lies on the church till the next turn, or a donkey, ready at once (M44 b)."""
    seat = state.seat
    row: i64 = seat * ENTRIES
    if action == HIRE_VILLAGER:
        count: i64 = state.ledger[row + VILLAGER_COUNT]
        state.ledger[row + COINS] -= state.components.hire_villager[count - 1]
        state.villagers[seat * VILLAGERS + count] = CHURCH
        state.ledger[row + VILLAGER_COUNT] = count + 1
    else:
        donkeys: i64 = state.ledger[row + DONKEY_COUNT]
        state.ledger[row + COINS] -= state.components.hire_donkey
        state.donkeys[seat * DONKEYS + donkeys] = action - HIRE_DONKEY
        state.ledger[row + DONKEY_COUNT] = donkeys + 1


def is_within_reach(state: HamletState) -> bool:
    """Return whether a villager can walk to the town hall."""
    return state.village.accessible & BIT[TOWN_HALL] != 0
