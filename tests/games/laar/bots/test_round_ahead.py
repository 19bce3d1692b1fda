"""The predicted end of a round, compared with playing the round by the rules."""

from parlour.engine.playout import trace
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.games.laar import GAME
from parlour.games.laar.bots.appraisal import EXPERT, Appraisal
from parlour.games.laar.bots.round_ahead import RoundAhead
from parlour.games.laar.rules.actions import ASSIGN, CHANGE, TAKE
from parlour.games.laar.rules.goods import KINDS
from parlour.games.laar.rules.stages import ASSIGNING
from parlour.games.laar.rules.state import LaarState
from tests.games.laar.draw import action, begun, edition_with, fresh, play

ZONES = len(KINDS)


def value(state: LaarState, seat: int, chosen: int) -> int:
    """Value the good that a decision makes or takes, to a seat."""
    if chosen >= CHANGE:
        slot = next(slot for slot, card in enumerate(state.market) if card >= 0)
        return int(Appraisal(state, seat).value_with(state.market[slot] * ZONES + chosen - CHANGE)) - EXPERT
    slot, kind = (chosen - TAKE, state.experts[chosen - TAKE]) if chosen >= TAKE else divmod(chosen - ASSIGN, ZONES)
    return int(Appraisal(state, seat).value_with(state.market[slot] * ZONES + kind))


def lead(state: LaarState, first: int) -> int:
    """Play the round on by the rules: everybody likes best what is worth most to it; return the lead of who began."""
    seat, later = state.to_act()[0], list[int]()
    state.apply(seat, first)
    while state.stage == ASSIGNING:
        actor = state.to_act()[0]
        later.append(actor)
        state.apply(actor, max(state.legal(actor), key=lambda chosen: value(state, actor, chosen)))
    others = 0
    while True:
        actor = state.to_act()[0]
        chosen = max(state.legal(actor), key=lambda chosen: value(state, actor, chosen))
        if actor == seat:
            return value(state, actor, chosen) - others // (len(state.hands) - 1)
        assert actor in later  # L22: who assigned later takes earlier
        others += value(state, actor, chosen)
        state.apply(actor, chosen)


def test_a_round_is_foreseen_as_the_rules_play_it() -> None:
    """L21, L22, L23."""
    for seats in (2, 3, 4):
        state = fresh(seats)
        for seat, chosen in trace(state.copy(), Fast(seats)):
            if state.stage == ASSIGNING and seat != NATURE:
                ahead = RoundAhead(state)
                for one in state.legal(seat):
                    assert ahead.lead(*divmod(one - ASSIGN, ZONES)) == lead(state.copy(), one)
            state.apply(seat, chosen)


def test_the_last_to_take_does_not_assign_what_others_value_most() -> None:
    """L22, L50: the gem that all would like best is made by whoever takes first."""
    gems = edition_with({1: {"gem": 1}, 2: {"gem": 3}, 3: {"gem": 5}, 4: {"gem": 2}})
    state = begun(3, edition=gems)
    play(state, "reveal 1 2 3, 0 assign 0 jeweller, 1 assign 1 cook, 2 assign 2 armourer, 2 take 0, 1 take 1, 0 take 2")
    play(state, "reveal 4 5 6")
    ahead = RoundAhead(state)
    slot, kind = divmod(action("assign 0 jeweller") - ASSIGN, ZONES)
    assert ahead.lead(slot, kind) < max(ahead.lead(slot, other) for other in range(ZONES))
    assert GAME.hints.roll_out(state, 1, state.legal(1), Fast(1)) != action("assign 0 jeweller")
