"""Random commitments of other seats in the city phase, as far as they are not shown yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.engine.rng import Rng
from parlour.games.hokkaido.city.placing import placements
from parlour.games.hokkaido.city.terraforming import PRICE, may_terraform, terraformings
from parlour.games.hokkaido.rules import city_phase, ordering
from parlour.games.hokkaido.rules.actions import FINISH, FORGO, TERRAFORM, tile_of
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.honshu import has_pair
from parlour.games.hokkaido.rules.stages import PLACING, PLAYING

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState


def guess(state: HokkaidoState, seat: int, rng: Rng) -> None:
    """Fill in random unseen commitments of a seat; whether it has finished is visible and does not change."""
    _withdraw(state, seat)
    if state.stage == PLAYING:
        if state.ready[seat]:
            _guess_card(state, seat, rng)
        return
    if state.stage == PLACING and state.plays_apart:
        _guess_card(state, seat, rng)
    if not state.ready[seat]:
        _guess_some(state, seat, rng)
    elif state.stage == PLACING:
        _guess_placing(state, seat, rng)
    elif may_terraform(state.city(seat)):
        state.ready[seat] = 0
        if rng.below(2):
            _terraform(state, seat, rng)
        else:
            city_phase.decide(state, seat, FINISH)


def _withdraw(state: HokkaidoState, seat: int) -> None:
    """Take back everything that the others have not seen."""
    ordering.void(state, seat)
    if state.stage in (PLAYING, PLACING) and state.is_honshu and state.seats == 2:
        state.kept[seat] = NONE


def _guess_card(state: HokkaidoState, seat: int, rng: Rng) -> None:
    """Choose one card of a seat's pair for it (H26)."""
    state.kept[seat] = rng.choice(has_pair(state, seat))


def _terraform(state: HokkaidoState, seat: int, rng: Rng) -> None:
    """Terraform somewhere and pay for it, if possible."""
    found = terraformings(state.city(seat))
    if found:
        city_phase.decide(state, seat, rng.choice(found))
        while state.city(seat).due and not state.ready[seat]:
            city_phase.decide(state, seat, rng.choice(city_phase.decisions(state, seat)))


def _guess_some(state: HokkaidoState, seat: int, rng: Rng) -> None:
    """Let an unfinished seat have made its first steps, or none."""
    if state.stage == PLACING and state.kept[seat] == NONE and rng.below(2):
        city_phase.decide(state, seat, rng.choice(city_phase.decisions(state, seat)))
    if rng.below(2):
        return
    found = terraformings(state.city(seat)) if state.kept[seat] != NONE else []
    city = state.city(seat)
    if state.stage != PLACING:  # there it ends with the payment: only what leaves a choice of cubes is unfinished
        found = [action for action in found if city.cubes[tile_of(action - TERRAFORM)] > PRICE]
    if found:
        city_phase.decide(state, seat, rng.choice(found))
    if city.due and rng.below(2) and (city.due > 1 or state.stage == PLACING):
        city_phase.decide(state, seat, rng.choice(city_phase.decisions(state, seat)))


def _guess_placing(state: HokkaidoState, seat: int, rng: Rng) -> None:
    state.ready[seat] = 0
    if state.kept[seat] == NONE:
        city_phase.decide(state, seat, rng.choice(city_phase.decisions(state, seat)))
    if rng.below(4) == 0:
        _terraform(state, seat, rng)
    found = placements(state.components, state.city(seat), state.kept[seat])
    city_phase.decide(state, seat, rng.choice(found) if found else FORGO)
