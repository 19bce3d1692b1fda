"""The course of a round: who comes next, goals, passing on, the end (H20–H22, H25, H31, H40–H42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hokkaido.city import terraforming
from parlour.games.hokkaido.city.city import ANY_COLOUR
from parlour.games.hokkaido.city.goals import fulfils
from parlour.games.hokkaido.city.squares import DESERT
from parlour.games.hokkaido.rules.actions import GOALS
from parlour.games.hokkaido.rules.card_set import BIT, NONE
from parlour.games.hokkaido.rules.stages import (
    BUILDING,
    DEALING,
    GIVING,
    HALF,
    IN_ORDER,
    KEEPING,
    LAYING,
    ORDERING,
    OVER,
    PLACING,
    PLAYING,
    REVEALING,
    ROUNDS,
    TERRAFORMING,
)

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState

LOW_GOALS: Final = 4  # H41: of these the lower map card takes one, of the others the higher


def enter(state: HokkaidoState, stage: i64) -> None:
    """Begin a stage in which one acts after another."""
    state.stage = stage
    state.dealt = 0


def all_commit(state: HokkaidoState, stage: i64) -> None:
    """Begin a stage in which all decide at once."""
    enter(state, stage)
    for seat in range(state.seats):
        state.ready[seat] = 0


def is_last(state: HokkaidoState, seat: i64) -> bool:
    """Return whether everybody but this seat has committed."""
    waiting = 0
    for other in range(state.seats):
        if other != seat and not state.ready[other]:
            waiting += 1
    return waiting == 0


def begin_choice(state: HokkaidoState) -> None:
    """Let the choice of cards begin, each way in its own manner (H20, H21, H25, H26)."""
    if not state.is_honshu:
        all_commit(state, KEEPING)
    elif state.seats == 2:
        enter(state, REVEALING)
    elif state.order:
        begin_laying(state)
    else:
        enter(state, ORDERING)


def begin_laying(state: HokkaidoState) -> None:
    """Let everybody lay a card in order (H25)."""
    enter(state, LAYING)
    state.queue = state.order[:]


def by_card(state: HokkaidoState) -> list[int]:
    """List the seats in ascending order of the cards of this round (H31, H41, H42)."""
    return [seat for _, seat in sorted([(state.kept[seat], seat) for seat in range(state.seats)])]


def begin_city_phase(state: HokkaidoState) -> None:
    """Let all build at once, or in order; under H26 two players may first have to choose their cards (H31)."""
    if state.plays_apart:
        all_commit(state, PLAYING)
    elif state.manner == IN_ORDER:
        begin_turns(state)
    else:
        all_commit(state, PLACING)


def begin_turns(state: HokkaidoState) -> None:
    """Let one after another build in an open turn, in ascending order of the cards (H31)."""
    all_commit(state, BUILDING)
    state.queue = by_card(state)


def after_placing(state: HokkaidoState) -> None:
    """Let those terraform who have not and can (H31b)."""
    all_commit(state, TERRAFORMING)
    waits = False
    for seat in range(state.seats):
        if terraforming.may_terraform(state.city(seat)):
            waits = True
        else:
            state.ready[seat] = 1
    if not waits:
        after_building(state)


def after_building(state: HokkaidoState) -> None:
    """Award goals, and let seats that lost a tie for one lay a tile (H40–H42)."""
    enter(state, GIVING)
    tied = award_goals(state) if state.goals_open else []
    state.queue = [seat for seat in tied if state.city(seat).area.with_kind(DESERT)]
    if not state.queue:
        end_round(state)


def award_goals(state: HokkaidoState) -> list[int]:
    """Award the fulfilled goals; return the seats that tied for one and got none, in ascending order of cards."""
    order = by_card(state)
    served: list[int] = []
    tied: list[int] = []
    for goal in range(GOALS):
        if not state.goals_open & BIT[goal]:
            continue
        rivals = [seat for seat in order if seat not in served and fulfils(state.city(seat), goal)]
        if rivals:
            winner = rivals[0] if goal < LOW_GOALS else rivals[-1]
            state.goals_open -= BIT[goal]
            state.goals_taken[winner] |= BIT[goal]
            served.append(winner)
            tied += [seat for seat in rivals if seat != winner]
    return [seat for seat in order if seat in tied and seat not in served]


def clear_table(state: HokkaidoState) -> None:
    """Forget what belongs to one round only."""
    for seat in range(state.seats):
        state.city(seat).used = False
        state.kept[seat] = NONE
    state.asked = NONE
    state.again = 0
    if state.is_honshu:
        for seat in range(state.seats):
            state.laid[seat] = NONE
            state.boosted[seat] = 0
            state.chosen[seat] = NONE
        state.boost_colour = ANY_COLOUR
        state.revealed = []


def end_round(state: HokkaidoState) -> None:
    """Pass the hands on and begin the next round; deal anew after round 6, end after round 12 (H20, H22)."""
    if not state.is_honshu:
        state.hands.pass_on(1 if state.round <= HALF else -1)
    clear_table(state)
    if state.round == ROUNDS:
        enter(state, OVER)
        return
    state.round += 1
    if state.round == HALF + 1:
        state.hands.forget()
        enter(state, DEALING)
        return
    state.hands.look()
    begin_choice(state)
