"""What holds in every position of a match: nothing is lost, nothing overlaps, roads lead both ways."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import NONE, TILES
from parlour.games.hamlet.board.village import rebuilt, road_parts
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.counters import BLUEPRINTS, COINS, DELIVERIES, DONKEYS, ENTRIES, ROADS, SALES, VILLAGERS
from parlour.games.hamlet.rules.state import HamletState
from parlour.geometry.graphs import BIT
from tests.games.hamlet.scene import components, drawn_at_start

STEADY = {"lead": 0, "beg": 1, "end": 0, "place": None, "done": 0, "reveal": 0, "offer": 0}


def bank(state: HamletState) -> int:
    """Count all coins that players have and that lie in the row."""
    return sum(state.coins(seat) for seat in range(state.variant.seats)) + sum(state.row_coins)


def check(state: HamletState) -> None:
    mosaic, village = state.village.mosaic, state.village
    areas = [components().shapes.outlines[at].area for at in mosaic.laid]
    assert sum(mosaic.cells) == sum(areas)  # M20: no overlap
    for one in range(len(TILES)):
        for other in range(len(TILES)):
            for masks in (village.links, village.printed, village.mountains, village.forests):
                assert bool(masks[one] & BIT[other]) == bool(masks[other] & BIT[one])  # M21
    built = [road_parts(road) for road in village.roads]
    for seat in range(state.variant.seats):
        row = state.ledger[seat * ENTRIES : (seat + 1) * ENTRIES]
        assert row[COINS] >= 0
        assert len([road for road in built if road[0] == seat]) == row[ROADS] <= 5
        assert state.sold_by.count(seat) == row[SALES]
        assert state.delivered_by.count(seat) == row[DELIVERIES]
        assert len([at for at in state.villagers[seat * 4 : seat * 4 + 4] if at != NONE]) == row[VILLAGERS]
        assert len([at for at in state.donkeys[seat * 6 : seat * 6 + 6] if at != NONE]) == row[DONKEYS]
        assert len([at for at in state.hands[seat * 3 : seat * 3 + 3] if at != NONE]) == row[BLUEPRINTS]
        for at in [*state.villagers[seat * 4 : seat * 4 + 4], *state.donkeys[seat * 6 : seat * 6 + 6]]:
            assert at == NONE or village.accessible & BIT[at]
    for at in range(len(TILES)):
        lying = sum(state.raw[at * 3 : at * 3 + 3]) + sum(state.pieces[at * 4 : at * 4 + 4])
        assert lying <= components().slots[at]


@given(st.integers(0, 2**20), st.integers(1, 4), st.sampled_from(["fixed", "shuffled"]))
@settings(max_examples=12, deadline=None)
def test_nothing_is_lost_and_nothing_overlaps(seed: int, seats: int, layout: str) -> None:
    """M1–M4, M20, M21: in matches played at random."""
    state, rng = drawn_at_start(seats, layout=layout), Fast(seed)
    census = state.census()
    for step in range(400):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        action = state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat))
        before, kind = bank(state), ACTIONS.kind(action).name
        paid = state.stage == 6
        state.apply(seat, action)
        assert state.census() == census
        if kind in STEADY and STEADY[kind] is not None and not paid:
            assert bank(state) - before == STEADY[kind]
        if kind in ("gather", "hire_donkey"):
            assert bank(state) - before == {"gather": 2, "hire_donkey": -3}[kind]
        if step % 20 == 0 or kind in ("place", "road", "settle"):
            check(state)
    check(state)


@pytest.mark.parametrize("seed", range(3))
def test_a_village_made_at_once_is_the_one_made_tile_by_tile(seed: int) -> None:
    """M20–M22: what a view gives back is the village that grew."""
    state, rng = drawn_at_start(4), Fast(seed)
    for _ in range(1500):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    again = rebuilt(components(), *state.ground())
    for name in ("links", "printed", "mountains", "forests", "own", "accessible", "tiles", "stores", "roads"):
        assert getattr(again, name) == getattr(state.village, name), name
    assert again.mosaic.sides == state.village.mosaic.sides
    assert GAME.imagine(GAME.view(state, 0), rng).digest() == state.digest()
