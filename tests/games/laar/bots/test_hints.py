"""Laar's hints for bots: sensible choices, and a potential that is zero at the end."""

from parlour.engine.playout import play_at_random, play_sensibly, trace
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.games.laar import GAME
from parlour.games.laar.bots.appraisal import Appraisal
from parlour.games.laar.bots.potential import expected_points, next_beast, next_gem, own_points
from parlour.games.laar.rules.goods import KINDS
from parlour.games.laar.rules.stages import ROUNDS, TAKING
from parlour.games.laar.rules.state import LaarState
from parlour.games.laar.scoring.area import area_of
from tests.games.laar.draw import action, begun, edition_with, fresh, play

# Cards 1 and 2 make a run of gems; the weapon of card 3 strikes nobody.
EDITION = edition_with({1: {"gem": 1}, 2: {"gem": 2}, 3: {"weapon": {"kind": "katar", "left": 0, "right": 0}}})


def hinted(state: LaarState) -> int:
    seat = state.to_act()[0]
    before = state.digest()
    chosen = GAME.hints.roll_out(state, seat, state.legal(seat), Fast(1))
    assert state.digest() == before
    assert chosen in state.legal(seat)
    return chosen


def test_the_gem_that_makes_a_longer_run_is_taken() -> None:
    """L50: two in a row are worth four."""
    state = begun(2, edition=EDITION)
    play(state, "reveal 1 9, 0 assign 0 jeweller, 1 assign 1 cook, 1 take 1, 0 take 0")
    play(state, "reveal 2 3, 1 assign 0 jeweller, 0 assign 1 armourer")
    assert hinted(state) == action("take 0")


def test_a_finished_match_is_worth_its_merits() -> None:
    """L31."""
    state = fresh(3)
    play_at_random(state, Fast(5))
    assert GAME.hints.worth(state) == state.merits()


def test_nothing_is_promised_when_no_round_is_left() -> None:
    """L27."""
    state = fresh(2)
    play_at_random(state, Fast(2))
    memo, points = state.components.memos[0], state.components.spice_points
    area = state.stacks(0)
    promised = [expected_points(area, points, next_gem(area), next_beast(area, memo), left, 2) for left in (0, 3, 6)]
    assert promised[2] > promised[1] > promised[0] == 0


def test_the_value_of_an_area_with_one_more_good_equals_a_full_computation() -> None:
    """L27."""
    state = fresh(3)
    for seat, chosen in trace(state.copy(), Fast(4)):
        if state.stage == TAKING and seat != NATURE:
            appraisal, left = Appraisal(state, seat), ROUNDS - state.round
            card = max(state.market)  # one that has not been taken yet
            for good in range(card * len(KINDS), (card + 1) * len(KINDS)):
                area = area_of(state.components, [*state.goods[seat * ROUNDS :][: state.round - 1], good])
                memo, points = state.components.memos[state.memo], state.components.spice_points
                promised = expected_points(area, points, next_gem(area), next_beast(area, memo), left, 3)
                assert appraisal.value_with(good) == own_points(area, memo, points, 3) + promised
        state.apply(seat, chosen)


def test_matches_by_hints_score_more_than_random_ones() -> None:
    def total(sensible: bool, seed: int) -> int:
        state = fresh(2)
        if sensible:
            play_sensibly(state, GAME.hints, Fast(seed))
        else:
            play_at_random(state, Fast(seed))
        return sum(state.merits())

    assert sum(total(True, seed) for seed in range(10)) > sum(total(False, seed) for seed in range(10))


def test_asking_for_the_worth_changes_nothing() -> None:
    state = fresh(4)
    rng = Fast(3)
    while to_act := state.to_act():
        before = state.digest()
        assert len(GAME.hints.worth(state)) == 4
        assert state.digest() == before
        seat = to_act[0]
        state.apply(seat, state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat)))


def test_a_position_is_judged_when_all_have_taken_as_many_goods() -> None:
    """L22."""
    state, rng = fresh(3), Fast(4)
    quiet = 0
    while to_act := state.to_act():
        seat = to_act[0]
        if seat != NATURE and GAME.hints.is_quiet(state):
            quiet += 1
            assert len({sum(state.stacks(other).sizes) for other in range(3)}) == 1
        state.apply(seat, state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat)))
    assert quiet == 12
