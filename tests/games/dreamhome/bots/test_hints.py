"""Dream Home's hints for bots: quick choices, and a worth that counts only finished turns."""

from parlour.engine.playout import play_at_random, play_sensibly
from parlour.engine.rng import Fast
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.rules.names import TYPES
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.lines import merit_of
from tests.games.dreamhome.draw import NOTHING, action, ended, fresh, legal, play, say, table

FULL = """
    # # # # #
    # # # # #
          # #
"""


def hinted(state: DreamHomeState) -> str:
    seat = state.to_act()[0]
    before = state.digest()
    chosen = GAME.hints.roll_out(state, seat, state.legal(seat), Fast(1))
    assert state.digest() == before
    assert chosen in state.legal(seat)
    return say(chosen)


def test_a_room_is_placed_where_it_scores_most() -> None:
    """D70."""
    home = """
        . . . . .
        L L . . .
              . .
    """
    state = table(home, market="living_room, sauna roof, sauna roof, study roof, study roof")
    play(state, "0 take 1")
    assert hinted(state) == "place middle_3 up"


def test_the_column_that_fits_is_taken() -> None:
    """D13."""
    home = """
        . . . . .
        L L . . .
              . .
    """
    state = table(home, market="sauna, pantry roof, living_room grand_piano, study roof, wardrobe roof")
    assert hinted(state) == "take 3"


def test_a_position_is_evaluated_before_anybody_takes_a_room() -> None:
    """D13, D51."""
    state = table(NOTHING, market="sauna, pantry roof, living_room grand_piano, study roof, wardrobe roof")
    assert GAME.hints.is_quiet(state)
    play(state, "0 take 1")
    assert not GAME.hints.is_quiet(state)
    dug = table(NOTHING, kept=("jackhammer",))
    assert not GAME.hints.is_quiet(dug)
    play(dug, "0 hold")
    assert GAME.hints.is_quiet(dug)


def test_a_jackhammer_waits_for_something_worth_it() -> None:
    """D51."""
    assert hinted(table(NOTHING, kept=("jackhammer",))) == "hold"
    home = """
        . . . . .
        L L . . .
              . .
    """
    assert hinted(table(home, kept=("jackhammer",))) == "dig 4"


def test_a_hammer_drill_is_used_for_a_large_gain() -> None:
    """D50."""
    home = """
        . . . . .
        L L y . .
              . .
    """
    state = table(home, kept=("hammer_drill",), market="living_room, sauna roof, sauna roof, kitchen roof, pantry roof")
    assert hinted(state) == "drill middle_3 1"


def test_helpers_improve_a_home_at_the_end() -> None:
    """D60, D61, D63."""
    state = ended(FULL, FULL, kept=("roofer courier handyman red red red*",))
    roof = hinted(state)
    play(state, f"0 {roof}")
    play(state, f"0 {hinted(state)}")
    fetched = hinted(state)
    assert TYPES[state.components.kind[int(fetched.split()[1]) - 1]] in ("wine_cellar", "laundry", "study", "kids_room")
    play(state, f"0 {fetched}")
    assert hinted(state) == "decline"


def test_the_handyman_works_first_where_that_scores_more() -> None:
    """D65: library beside the study, then a kitchen in its place; otherwise the courier goes first."""
    state = ended("K K # y b   K l B B b   G G", FULL, kept=("courier handyman",))
    before = merit_of(state.components, state.areas, 0)
    said: list[str] = []
    while state.to_act():
        said.append(hinted(state).split()[0])
        play(state, f"0 {hinted(state)}")
    assert said == ["handyman", "swap", "courier", "fetch"]
    assert merit_of(state.components, state.areas, 0) // 100 - before // 100 == 7
    state = ended(FULL, FULL, kept=("courier handyman",))
    assert hinted(state).startswith("courier")


def test_an_unfinished_turn_is_worth_its_result() -> None:
    """The greedy level looks one action ahead, so that taking a column must count its room."""
    home = """
        . . . . .
        L L . . .
              . .
    """
    state = table(home, market="living_room, sauna roof, sauna roof, study roof, study roof")
    before = GAME.hints.worth(state)
    worths = {}
    for step in legal(state):
        after = state.copy()
        after.apply(0, action(step))
        worths[step] = GAME.hints.worth(after)[0] - before[0]
    assert max(worths, key=lambda step: worths[step]) == "take 1"
    assert worths["take 1"] > 300


def test_sensible_play_beats_random_play_by_far() -> None:
    """Most homes that are built sensibly are worth twice as much."""
    sensible, at_random = 0, 0
    for seed in range(12):
        for build in (True, False):
            state = fresh(2)
            if build:
                play_sensibly(state, GAME.hints, Fast(seed))
                sensible += sum(state.merits())
            else:
                play_at_random(state, Fast(seed))
                at_random += sum(state.merits())
    assert sensible > 2 * at_random


def test_at_the_end_worth_is_merit() -> None:
    """D75."""
    state = fresh(3)
    play_at_random(state, Fast(3))
    assert GAME.hints.worth(state) == state.merits()
