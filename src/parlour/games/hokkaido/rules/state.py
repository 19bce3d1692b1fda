"""One position of Hokkaido: the whole truth."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.plain import Plain, encode
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.games.hokkaido.city.city import City
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.imagine import commitments
from parlour.games.hokkaido.rules import card_set, city_phase, draft, draws, honshu, ordering, visibility
from parlour.games.hokkaido.rules.actions import ASK, CARDS, DEAL, PLAY
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.components import HokkaidoComponents, HokkaidoEdition
from parlour.games.hokkaido.rules.hands import Hands
from parlour.games.hokkaido.rules.stages import (
    ALL_AT_ONCE,
    BUILDING,
    DEALING,
    DISCARDING,
    DRAWING,
    GIVING,
    IN_ORDER,
    KEEPING,
    LAYING_BOTH,
    ON_REQUEST,
    OVER,
    PLACING,
    PLAYING,
    REVEALING,
    TERRAFORMING,
)
from parlour.games.hokkaido.scoring.score import look_up

ANY_COLOUR: Final = len(COLOURS)
TIE_STEP: Final = 1_000  # more than there can be deserts


@final
class HokkaidoState(State):
    """A match at one moment. Cards are counted from 0; a seat without one has NONE."""

    def __init__(self, variant: Variant, edition: HokkaidoEdition, hands: Hands) -> None:
        seats = variant.seats
        self.variant: Final = variant
        self.edition: Final = edition
        self.components: Final[HokkaidoComponents] = edition.components
        self.seats: Final[int] = seats
        self.is_honshu: Final = variant.choices["choice"] == "honshu"
        self.manner: Final[i64] = _manner(variant)
        # Whether two players choose their cards (H26) in a stage of its own, for an order may depend on them.
        self.plays_apart: Final[bool] = self.is_honshu and seats == 2 and self.manner != ALL_AT_ONCE
        self.stage: i64 = 0
        self.round: i64 = 1
        self.dealt: i64 = 0  # draws of NATURE in this stage
        self.hands: Hands = hands
        self.cities: list[City | None] = []
        self.supply: list[int] = []
        self.kept: list[int] = []  # the card of this round
        self.ready: list[int] = []  # who has committed in a stage for all at once
        self.before: list[City | None] = []  # a city as the others still see it
        self.steps: list[list[int]] = []  # what the others have not seen yet
        self.queue: list[int] = []  # who is still to act, where seats act one by one
        self.provinces: i64 = 0  # sets: provinces not given out, goals not turned up, goals to be had
        self.goals_left: i64 = 0
        self.goals_open: i64 = 0
        self.goals_taken: list[int] = []  # sets, by seat
        self.gone: i64 = 0  # cards discarded face up
        self.asked: i64 = NONE  # the seat that has asked for order in this round (H31)
        self.again: i64 = 0  # a set: the seats that had committed then and have to decide again
        # The Honshu choice of cards.
        self.order: list[int] = []
        self.laid: list[int] = []
        self.boosted: list[int] = []
        self.boost_colour: i64 = ANY_COLOUR
        self.revealed: list[int] = []
        self.chosen: list[int] = []

    def __reduce__(self) -> Reduced:
        return reduced(self, self.variant, self.edition, self.hands)

    def to_act(self) -> list[int]:
        """Return who must decide: NATURE, one seat, or all uncommitted seats; empty when the match is over."""
        stage = self.stage
        if stage in (PLACING, KEEPING, TERRAFORMING, DISCARDING, LAYING_BOTH, PLAYING):
            return [seat for seat in range(self.seats) if not self.ready[seat]]
        if stage == OVER:
            return []
        if stage <= REVEALING or stage == DRAWING:
            return [NATURE]
        return [self.queue[0]]

    def legal(self, seat: int) -> list[int]:
        """List what a seat, or chance, may do now."""
        stage = self.stage
        if stage <= REVEALING or stage == DRAWING:
            return draws.legal_draws(self) if seat == NATURE else []
        if seat < 0 or seat >= self.seats or stage == OVER:
            return []
        if stage in (PLACING, TERRAFORMING):
            found = self.ordinary(seat)
            found += self.requests(seat)
            return found
        if stage in (KEEPING, DISCARDING):
            return [] if self.ready[seat] else draft.decisions(self, seat)
        if stage == LAYING_BOTH:
            return [] if self.ready[seat] else honshu.decisions(self, seat)
        if stage == PLAYING:
            return [] if self.ready[seat] else ordering.pair(self, seat)
        if seat != self.queue[0]:
            return []
        if stage == BUILDING:
            return ordering.decisions(self, seat)
        return city_phase.gifts(self, seat) if stage == GIVING else honshu.decisions(self, seat)

    def ordinary(self, seat: int) -> list[int]:
        """List the legal actions without requests."""
        if self.stage not in (PLACING, TERRAFORMING) or not 0 <= seat < self.seats:
            return self.legal(seat)  # there are no requests
        return [] if self.ready[seat] else city_phase.decisions(self, seat)

    def requests(self, seat: int) -> list[int]:
        """List what a seat may ask for: order, until its own placement is committed (H31)."""
        is_open = self.stage == PLACING and self.manner == ON_REQUEST and 0 <= seat < self.seats
        return [ASK] if is_open and not self.ready[seat] else []

    def clock_stage(self) -> int:
        """Count the placing of a round, in order or not, as one decision for clocks where order can be asked for."""
        return int(self.round) if self.manner == ON_REQUEST and self.stage in (PLACING, BUILDING) else 0

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action."""
        stage = self.stage
        if stage <= REVEALING or stage == DRAWING:
            draws.apply_draw(self, action)
        elif stage in (PLACING, TERRAFORMING):
            if action == ASK:
                ordering.ask(self, seat)
            else:
                city_phase.decide(self, seat, action)
        elif stage in (KEEPING, DISCARDING):
            draft.decide(self, seat, action)
        elif stage == GIVING:
            city_phase.give(self, seat, action)
        elif stage == BUILDING:
            ordering.decide(self, seat, action)
        elif stage == PLAYING:
            ordering.play(self, seat, action - PLAY)
        else:
            honshu.decide(self, seat, action)

    def draw(self, rng: Rng) -> int:
        """Let NATURE draw; a card from the deck without listing it."""
        if self.stage == DEALING:
            return DEAL + card_set.member(self.hands.deck, rng.below(int(card_set.size(self.hands.deck))))
        return rng.choice(draws.legal_draws(self))

    def copy(self) -> HokkaidoState:
        """Return an independent state equal to this one."""
        new = HokkaidoState(self.variant, self.edition, self.hands.copy())
        new.stage = self.stage
        new.round = self.round
        new.dealt = self.dealt
        new.cities = [None if city is None else city.copy() for city in self.cities]
        new.supply = self.supply[:]
        new.kept = self.kept[:]
        new.ready = self.ready[:]
        new.before = self.before[:]  # never changed in place
        new.steps = [steps[:] for steps in self.steps]
        new.queue = self.queue[:]
        new.provinces = self.provinces
        new.goals_left = self.goals_left
        new.goals_open = self.goals_open
        new.goals_taken = self.goals_taken[:]
        new.gone = self.gone
        new.asked = self.asked
        new.again = self.again
        if not self.is_honshu:  # nothing of this ever changes
            new.order, new.laid, new.boosted, new.chosen = self.order, self.laid, self.boosted, self.chosen
        else:
            new.order = self.order[:]
            new.laid = self.laid[:]
            new.boosted = self.boosted[:]
            new.boost_colour = self.boost_colour
            new.revealed = self.revealed[:]
            new.chosen = self.chosen[:]
        return new

    def city(self, seat: i64) -> City:
        """Return the city of a seat that has its province."""
        city = self.cities[seat]
        assert city is not None
        return city

    def keeps_hidden(self) -> bool:
        """Return whether the cards of this round still lie face down (H20)."""
        return not self.is_honshu and KEEPING <= self.stage <= PLACING

    def hidden(self) -> list[int]:
        """Return by seat the card that has left its hand unseen; the list may be changed in place."""
        if self.keeps_hidden():
            return self.kept
        return self.laid if self.stage == LAYING_BOTH else [NONE] * self.seats

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Redraw hands, deck and what the others may have committed."""
        self.hands.redraw(seat, self.hidden(), rng)
        if self.stage in (PLAYING, PLACING, TERRAFORMING):
            for other in range(self.seats):
                if other != seat:
                    commitments.guess(self, other, rng)

    def veil(self, by: int, action: int, seat: int) -> int:
        """Return the same number for all actions that *seat* cannot distinguish."""
        return visibility.veil(self, by, action, seat)

    def merits(self) -> list[int]:
        """Rank by points, then by deserts (H55)."""
        merits: list[int] = []
        for seat in range(self.seats):
            total: i64 = self.components.goal * self.goals_taken[seat].bit_count()
            deserts: i64 = 0
            city = self.cities[seat] if seat < len(self.cities) else None
            if city is not None:
                look_up(self.components, city)
                total += city.points
                deserts = city.deserts
            merits.append(total * TIE_STEP + deserts)
        return merits

    def census(self) -> list[int]:
        """Count every card, the cubes of each colour, goals and provinces."""
        cards = card_set.members(self.hands.deck) + card_set.members(self.gone) + self.hands.buried
        for hand in self.hands.cards:
            cards += card_set.members(hand)
        cards += [card for card in self.hands.discarded if card != NONE]
        cubes = self.supply[:]
        built: list[int] = []
        for seat in range(self.seats):
            city = self.before[seat] or self.cities[seat]
            if city is not None:
                cubes = [have + more for have, more in zip(cubes, city.cubes, strict=True)]
                built += city.numbers
        cards += [card for card in built if card < CARDS] + city_phase.loose_cards(self)
        goals = int(self.goals_left | self.goals_open).bit_count() + sum([got.bit_count() for got in self.goals_taken])
        provinces = int(self.provinces).bit_count() + len([card for card in built if card >= CARDS])
        return [*[cards.count(card) for card in range(CARDS)], *cubes, goals, provinces]

    def digest(self) -> str:
        """Return a fingerprint of all that matters."""
        hands = self.hands
        numbers: list[int] = [self.stage, self.round, self.dealt, self.provinces, self.goals_left, self.goals_open]
        numbers += [self.gone, self.asked, self.again, self.boost_colour, hands.deck, hands.shift]
        lists = [numbers, self.supply, self.kept, self.ready, self.queue, self.goals_taken, self.order, self.laid]
        lists += [self.boosted, self.revealed, self.chosen, *self.steps, hands.cards, hands.held, hands.drawn]
        lists += [hands.discarded, hands.buried, hands.buried_by, hands.secret]
        lists += [[] if city is None else city_phase.signature(city) for city in [*self.cities, *self.before]]
        plain: list[Plain] = [list[Plain](items) for items in lists]
        return hashlib.sha256(encode([*plain, self.variant.to_plain()])).hexdigest()


def _manner(variant: Variant) -> i64:
    """Return how a round is built (H31): before version 3 always at once."""
    choice = variant.choice("placing")
    return ON_REQUEST if choice == "request" else IN_ORDER if choice == "order" else ALL_AT_ONCE
