"""The sheet of a seat that builds unseen: what it commits is scored for its own eyes, and nothing else (H31)."""

from __future__ import annotations

from parlour.engine.rng import Fast
from parlour.engine.sheet import Sheet
from parlour.engine.view import SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules.actions import ASK
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.games.hokkaido.draw import action, begun, do, edition, place_somewhere, play_until, stage

LAND = "pU pU pB pB _ _"
CARDS = {1: "F F F F F fU", 7: "F F F F F F", 13: "D D D D D pU"}
FIRST_CARDS = ("0 keep 1", "1 keep 7", "2 keep 13")
SAMPLE = 12  # placements of a position that are played out


def building(placing: str = "at_once") -> HokkaidoState:
    """Give a match in which all are to place the card that they kept."""
    state = begun(3, chosen=edition(CARDS, LAND), placing=placing)
    do(state, *FIRST_CARDS)
    return state


def own(state: HokkaidoState, seat: int, *actions: int) -> Sheet:
    """Give the sheet that a seat is told."""
    found = GAME.own_sheet(GAME.view(state, seat), list(actions))
    assert found is not None
    return found


def public(state: HokkaidoState) -> Sheet:
    """Give the sheet that everybody is told."""
    return GAME.sheet(GAME.view(state, SPECTATOR))


def test_a_placement_is_scored_before_the_others_see_it() -> None:
    state = building()
    placing = action("place up 1 0 0")
    now, after = own(state, 0), own(state, 0, placing)
    assert now.points == public(state).points
    assert after.points[0] == [0, 10, 4, 0, 0, 0]  # five forests and a factory, which has a cube of its colour
    assert after.points[1:] == now.points[1:]
    state.apply(0, placing)
    assert own(state, 0).points == after.points
    assert public(state).points == now.points


def test_what_others_have_committed_is_not_in_it() -> None:
    """Two matches that differ in what seat 1 has built unseen: the others are told the same."""
    one, two = building(), building()
    ways = [way for way in one.legal(1) if GAME.actions.kind(way).name == "place"]
    one.apply(1, ways[0])
    two.apply(1, ways[-1])
    assert own(one, 1).points[1] != own(two, 1).points[1]
    for seat in (0, 2):
        for way in one.legal(seat)[:SAMPLE]:
            assert own(one, seat, way).to_plain() == own(two, seat, way).to_plain()


def test_the_last_who_builds_is_told_too() -> None:
    """Its placement shows everything, which nobody can foresee: still its own row says what it brings."""
    state = building()
    place_somewhere(state, 1, 2)
    placing = action("place up 1 0 0")
    foreseen = own(state, 0, placing)
    assert foreseen.points[1:] == public(state).points[1:]
    state.apply(0, placing)
    assert public(state).points[0] == foreseen.points[0]


def test_what_is_foreseen_comes_true_while_the_supply_lasts() -> None:
    """H33: cubes are handed out when all have placed; in the middle of a match there are enough for all."""
    rng = Fast(3)
    tried = 0
    for seed in range(4):
        state = begun(3)
        play_until(state, 4, seed)
        while stage(state) != "place":
            seat = state.to_act()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        for way in [rng.choice([way for way in state.legal(0) if is_placement(way)]) for _ in range(SAMPLE)]:
            foreseen = own(state, 0, way).points[0]
            after = state.copy()
            after.apply(0, way)
            place_somewhere(after, *[seat for seat in after.to_act() if seat > 0])
            assert public(after).points[0] == foreseen
            tried += 1
    assert tried == 4 * SAMPLE


def is_placement(way: int) -> bool:
    return GAME.actions.kind(way).name == "place"


def test_steps_of_terraforming_are_scored_one_by_one() -> None:
    """H36: the tile at once, and the cubes as they are paid: with the second one a factory stands still."""
    state = begun(3, chosen=edition(CARDS, "pU pU pU fU fU _"))
    do(state, *FIRST_CARDS)
    factories = [own(state, 0).points[0][2]]
    for _ in range(3):
        step = state.legal(0)[0]
        foreseen = own(state, 0, step).points
        state.apply(0, step)
        assert own(state, 0).points == foreseen
        factories.append(foreseen[0][2])
    assert factories == [8, 8, 8, 4]
    assert public(state).points[0][2] == 8


def test_there_is_none_where_everybody_sees_what_is_done() -> None:
    state = begun(3)
    assert GAME.own_sheet(GAME.view(state, 0), []) is None  # cards are kept
    requesting = building("request")
    assert GAME.own_sheet(GAME.view(requesting, 0), [ASK]) is None  # commitments become void
    assert GAME.own_sheet(GAME.view(requesting, SPECTATOR), []) is None
    in_order = building("order")
    assert GAME.own_sheet(GAME.view(in_order, in_order.to_act()[0]), []) is None
