"""Hokkaido's hints for bots: a quick choice, and the worth of a position before the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.parts.hints import Hints, Reach
from parlour.engine.rng import Rng
from parlour.games.hokkaido.bots.appraisal import card_worth, placement_worth, spare, tile_worth
from parlour.games.hokkaido.bots.asking import pays_to_ask
from parlour.games.hokkaido.city.city import City
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.rules.actions import (
    ACTIONS,
    ASK,
    CHOOSE,
    FINISH,
    GIFT,
    HOLD,
    KEEP,
    LAY,
    PLACE_KIND,
    PLAY,
    PLAY_KIND,
    TAKE,
    TERRAFORM,
    WAIVE,
    YIELD,
)
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.honshu import has_pair
from parlour.games.hokkaido.rules.ordering import has_built
from parlour.games.hokkaido.rules.stages import (
    BOOSTING,
    BUILDING,
    CHOOSING,
    GIVING,
    KEEPING,
    LAYING,
    LAYING_BOTH,
    OVER,
    OVERTAKING,
    PLACING,
    PLAYING,
    ROUNDS,
    TAKING,
    TERRAFORMING,
)
from parlour.games.hokkaido.rules.state import TIE_STEP, HokkaidoState

TRIES: Final = 24  # placements that a quick choice compares
TENTH: Final = TIE_STEP // 10  # of a point
SPARE_CUBE: Final = 8  # tenths of a point, when all rounds are still to come
SPARE_FACTORY: Final = 6
MOST_SPARE: Final = 3
NEAR: Final = Reach(6, 2_500)  # the rest of this round, and the next one if cards have been chosen
FAR: Final = Reach(12, 2_000)  # two rounds more
STEPS: Final = 2  # a card, a placement, a tile now and then
SHARE_AFTER_COVERING: Final = 60  # percent of a card's value that is left after it has covered something


@final
class HokkaidoHints(Hints[HokkaidoState]):
    """Hints by rules of thumb."""

    def __init__(self) -> None:
        super().__init__(point=TIE_STEP, near=NEAR, far=FAR, steps=STEPS)

    def roll_out(self, state: HokkaidoState, seat: int, legal: list[int], rng: Rng) -> int:
        """Choose by the values of cards and squares; of placements compare a few."""
        if legal[-1] == ASK:
            if pays_to_ask(state, seat):
                return ASK
            legal = legal[:-1]
        return legal[0] if len(legal) == 1 else _suggestion(state, seat, legal, rng)

    def options(self, state: HokkaidoState, seat: int, legal: list[int]) -> list[int]:
        """List the options; asking for order is among them only where it pays (H31)."""
        if legal[-1] != ASK:
            return legal
        return legal[-1:] if pays_to_ask(state, seat) else legal[:-1]

    def is_quiet(self, state: HokkaidoState) -> bool:
        """Return whether the position is between rounds: no card is chosen or still to be placed."""
        if state.stage not in (KEEPING, LAYING, LAYING_BOTH):
            return False
        return all([card == NONE for card in state.kept]) and all([card == NONE for card in state.laid])

    def worth(self, state: HokkaidoState) -> list[int]:
        """Return the merits plus the likely value of spare cubes and of the card that is still to be placed."""
        merits = state.merits()
        if state.stage == OVER:
            return merits
        for seat in range(state.seats):
            city = state.cities[seat]
            if city is not None:
                merits[seat] += _outlook(state, city, seat) * TENTH
        return merits


def _suggestion(state: HokkaidoState, seat: int, legal: list[int], rng: Rng) -> int:
    """Choose one of several actions by its value, as each stage requires."""
    stage = state.stage
    if stage in (PLACING, PLAYING) or (stage == BUILDING and not has_built(state, seat)):
        return _building(state, seat, legal, rng)
    if stage in (TERRAFORMING, GIVING, BUILDING):
        return _tile(state, seat, legal, rng)
    if stage in (KEEPING, TAKING):
        return _card(state, seat, legal, KEEP if stage == KEEPING else TAKE)
    if stage in (LAYING, LAYING_BOTH) and rng.below(2):
        return _card(state, seat, legal, LAY)
    if stage == BOOSTING:
        return HOLD if rng.below(8) else rng.choice(legal)
    if stage == OVERTAKING and legal[-1] == YIELD:
        return YIELD if rng.below(4) else legal[0]
    if stage == CHOOSING:
        return _pair(state, seat)
    return rng.choice(legal)


def _outlook(state: HokkaidoState, city: City, seat: int) -> int:
    """Return the potential of a city in tenths of a point."""
    spares = spare(city)
    rounds: i64 = ROUNDS - state.round + 1
    total: i64 = 0
    for colour in range(len(COLOURS)):
        count: i64 = spares[colour]
        if count > 0:
            total += SPARE_CUBE * min(count, MOST_SPARE) * rounds // ROUNDS
        else:
            total += SPARE_FACTORY * min(-count, MOST_SPARE) * rounds // ROUNDS
    is_ready = state.ready[seat] and state.stage == PLACING
    if (state.stage <= PLACING and not is_ready) or (state.stage == BUILDING and not has_built(state, seat)):
        total += _card_to_come(state, spares, seat)
    return int(total)


def _card_to_come(state: HokkaidoState, spares: list[int], seat: int) -> int:
    """Return the value of the card that a seat is about to place, or of the better one of its pair."""
    best = 0
    if state.kept[seat] != NONE:
        best = card_worth(state.components, spares, state.kept[seat])
    elif state.is_honshu and state.chosen[seat] != NONE:
        for card in has_pair(state, seat):
            best = max(best, card_worth(state.components, spares, card))
    return best * SHARE_AFTER_COVERING // 100


def _card(state: HokkaidoState, seat: int, legal: list[int], first: int) -> int:
    """Choose the most valuable card."""
    spares = spare(state.city(seat))
    best = legal[0]
    most = -1
    for action in legal:
        worth = card_worth(state.components, spares, action - first)
        if worth > most:
            most = worth
            best = action
    return best


def _pair(state: HokkaidoState, seat: int) -> int:
    """Choose the pair with the better card (H26)."""
    spares = spare(state.city(seat))
    deck = max([card_worth(state.components, spares, card) for card in state.revealed])
    laid = max([card_worth(state.components, spares, card) for card in state.laid])
    return CHOOSE if deck >= laid else CHOOSE + 1


def _building(state: HokkaidoState, seat: int, legal: list[int], rng: Rng) -> int:
    """Choose the best of a few placements; terraforming can wait until after it."""
    if ACTIONS.index(legal[0]) == PLAY_KIND:
        return _card(state, seat, legal, PLAY)
    if ACTIONS.index(legal[-1]) != PLACE_KIND:
        return rng.choice(legal)
    city = state.city(seat)
    spares = spare(city)
    first: i64 = 0
    while ACTIONS.index(legal[first]) != PLACE_KIND:
        first += 1
    best = legal[first]
    most = -TIE_STEP
    for _ in range(TRIES):
        action = legal[first + rng.below(len(legal) - int(first))]
        worth = placement_worth(state.components, city, spares, state.kept[seat], action)
        if worth > most:
            most = worth
            best = action
    return best


def _tile(state: HokkaidoState, seat: int, legal: list[int], rng: Rng) -> int:
    """Put a tile where it has a positive value, or none."""
    is_free = state.stage == GIVING
    best = legal[-1]
    if best not in (FINISH, WAIVE):
        return rng.choice(legal)  # which cube to pay with
    city = state.city(seat)
    spares = spare(city)
    most = 0
    base = GIFT if is_free else TERRAFORM
    for action in legal:
        if action not in (FINISH, WAIVE):
            worth = tile_worth(city, spares, action - base, is_free=is_free)
            if worth > most:
                most = worth
                best = action
    return best
