"""What reports on balance count in Hamlet: the actions of villagers, sales by level, and how a match ends."""

from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.games.hamlet import GAME
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.state import HamletState
from tests.games.hamlet.scene import Scene, components, drawn_at_start


def chosen(do: str, **fields: int | str) -> int:
    return ACTIONS.from_plain(Reader({"do": do, **fields}, ""))


def activity(state: HamletState, do: str, **fields: int | str) -> str:
    return GAME.activity(state, state.seat, chosen(do, **fields))


def played(seats: int, seed: int) -> tuple[list[tuple[int, int]], HamletState]:
    """Play a match sensibly; list for every turn how many villagers acted and how many activities were counted."""
    state, rng = drawn_at_start(seats), Fast(seed)
    turns: list[tuple[int, int]] = []
    names: list[str] = []
    stood = int(state.standing).bit_count()
    while to_act := state.to_act():
        seat = to_act[0]
        if seat == NATURE:
            state.apply(seat, state.draw(rng))
            continue
        action = GAME.hints.roll_out(state, seat, state.legal(seat), rng)
        names.append(GAME.activity(state, seat, action))
        if ACTIONS.kind(action).name == "end":
            turns.append((stood - int(state.standing).bit_count(), len([name for name in names if name])))
        state.apply(seat, action)
        if ACTIONS.kind(action).name == "end":
            stood, names = int(state.standing).bit_count(), []
    return turns, state


def test_every_action_of_a_villager_counts_once() -> None:
    """M41, M44: a visit to the town hall with several hirings, and building with paying and laying, are one each."""
    turns, state = played(3, 5)
    assert len(turns) > 30
    assert all(acted == counted for acted, counted in turns)
    assert GAME.ending(state) == "church"


def test_a_visit_to_the_town_hall_counts_once() -> None:
    """M44: what is hired after a blueprint belongs to the same visit."""
    state = Scene().coins(0, 20).state
    assert activity(state, "hire_villager") == "town_hall"
    blueprint = next(ACTIONS.to_plain(it)["blueprint"] for it in state.legal(0) if ACTIONS.kind(it).name == "acquire")
    assert isinstance(blueprint, str)
    assert activity(state, "acquire", blueprint=blueprint) == "town_hall"
    state.apply(0, chosen("acquire", blueprint=blueprint))
    while state.to_act() == [NATURE]:
        state.apply(NATURE, state.legal(NATURE)[0])
    assert activity(state, "hire_villager") == ""
    assert activity(state, "done") == ""


def test_sales_are_distinguished_by_level() -> None:
    """M45: as the edition says."""
    state = drawn_at_start()
    for sale, level in enumerate(components().sale_level):
        assert activity(state, "sell", sale=sale + 1) == f"sell level {level + 1}"


def test_donkeys_and_the_end_of_a_turn_are_no_actions_of_villagers() -> None:
    """M40, M50."""
    state = drawn_at_start()
    assert activity(state, "end") == ""
    assert activity(state, "lead", **{"from": "church", "to": "quarry"}) == ""


def test_a_solo_match_that_runs_out_of_rounds_has_its_own_ending() -> None:
    """M90."""
    state = drawn_at_start(1)
    assert GAME.ending(state) == "rounds"
