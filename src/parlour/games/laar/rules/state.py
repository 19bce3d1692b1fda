"""One position of Laar: the whole truth, in integers and flat lists."""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.plain import Plain, encode
from parlour.engine.rng import Rng
from parlour.engine.state import ALONE, NOBODY, State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.games.laar.rules import card_set, expert_set, final_decisions, rounds
from parlour.games.laar.rules.actions import CARDS, REVEAL
from parlour.games.laar.rules.components import LaarEdition
from parlour.games.laar.rules.goods import KINDS, SPELL
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.rules.stages import ASSIGNING, DRAW_MEMO, OVER, REVEALING, ROUNDS, TAKING
from parlour.games.laar.scoring.area import area_of
from parlour.games.laar.scoring.score import choose_missing, columns, rank_key
from parlour.games.laar.scoring.stacks import Stacks

# Twelve goods make a weapon column of at most some fifty points and a stack of twelve: no tie outweighs a point.
TIE_STEP: Final = 1_000


@final
class LaarState(State):
    """A match of Laar at one moment. A good is one number: card · 5 + kind of goods."""

    def __init__(
        self,
        variant: Variant,
        edition: LaarEdition,
        market: list[int],
        experts: list[int],
        hands: vec[i64],
        goods: list[int],
        protections: list[int],
        sides: list[int],
    ) -> None:
        self.variant: Final = variant
        self.edition: Final = edition
        components = edition.components
        self.components: Final = components
        self.seats: i64 = len(hands)
        self.market = market  # the card in each slot
        self.experts = experts  # the kind of the expert on each slot
        self.hands = hands  # each seat's experts (see `expert_set`)
        self.goods = goods  # seat · 12 + n: the n-th good of a seat, oldest first
        self.stage: i64 = DRAW_MEMO
        self.memo: i64 = NONE
        self.round: i64 = 1
        self.first: i64 = 0
        self.turn: i64 = 0  # how many have acted in this stage
        self.seat: i64 = NATURE  # who is to act
        self.slots: i64 = 0  # mask of the slots that may still be chosen in this stage
        self.bag: i64 = card_set.ALL
        self.unseen: i64 = CARDS  # cards in the bag
        self.discard: i64 = 0  # experts (see `expert_set`)
        # Never changed in place, so that copies may share them:
        self.protections = protections  # L48: masks of kinds of weapon
        self.sides = sides  # L82

    def __reduce__(self) -> Reduced:
        lists = (self.market, self.experts, self.hands, self.goods, self.protections, self.sides)
        return reduced(self, self.variant, self.edition, *lists)

    def to_act(self) -> list[int]:
        """Return the seat to act, or NATURE; empty when the match is over."""
        return NOBODY if self.stage == OVER else ALONE[self.seat - NATURE]

    def legal(self, seat: int) -> list[int]:
        """List what *seat* may do now; nothing once the match is over."""
        if seat != self.seat or self.stage == OVER:
            return []
        if self.stage == ASSIGNING:
            return rounds.assignments(self)
        if self.stage == TAKING:
            return rounds.takings(self)
        if self.stage <= REVEALING:
            return rounds.legal_draws(self)
        return final_decisions.decisions(self)

    def ordinary(self, seat: int) -> list[int]:
        """List the legal actions: there are no requests."""
        return self.legal(seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of the seat to act."""
        if self.stage == ASSIGNING:
            rounds.assign(self, action)
        elif self.stage == TAKING:
            rounds.take(self, action)
        elif self.stage <= REVEALING:
            rounds.apply_draw(self, action)
        else:
            final_decisions.decide(self, action)

    def draw(self, rng: Rng) -> int:
        """Draw a card without listing the whole bag."""
        if self.stage == REVEALING:
            return REVEAL + card_set.card_at(self.bag, rng.below(self.unseen))
        return rng.choice(self.legal(NATURE))

    def copy(self) -> LaarState:
        """Return an independent state equal to this one."""
        other = LaarState(
            self.variant,
            self.edition,
            self.market[:],
            self.experts[:],
            self.hands[:],
            self.goods[:],
            self.protections,
            self.sides,
        )
        other.stage = self.stage
        other.memo = self.memo
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.seat = self.seat
        other.slots = self.slots
        other.bag = self.bag
        other.unseen = self.unseen
        other.discard = self.discard
        return other

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Do nothing: a perfect memory knows everything but future draws (L12, L24)."""

    def stack(self, seat: int, kind: int) -> list[int]:
        """List the cards of one stack, oldest first (L24)."""
        found: list[int] = []
        for good in self.goods[seat * ROUNDS : (seat + 1) * ROUNDS]:
            if good != NONE and good % len(KINDS) == kind:
                found.append(good // len(KINDS))
        return found

    def count_spells(self, seat: i64, spell: i64) -> i64:
        """Count the spells of one sort on a seat's stack."""
        found: i64 = 0
        at: i64 = seat * ROUNDS
        end: i64 = at + ROUNDS
        while at < end:
            good: i64 = self.goods[at]
            if good != NONE and good % len(KINDS) == SPELL and self.components.spell[good // len(KINDS)] == spell:
                found += 1
            at += 1
        return found

    def has(self, seat: i64, kind: i64) -> bool:
        """Return whether a seat has a good of this kind."""
        at: i64 = seat * ROUNDS
        end: i64 = at + ROUNDS
        while at < end:
            good: i64 = self.goods[at]
            if good != NONE and good % len(KINDS) == kind:
                return True
            at += 1
        return False

    def stacks(self, seat: int) -> Stacks:
        """Return the area of one seat for scoring."""
        return area_of(self.components, self.goods[seat * ROUNDS : (seat + 1) * ROUNDS])

    def merits(self) -> list[int]:
        """Rank by total, then fewer points and then fewer cards of weapons (L90)."""
        seats = range(len(self.hands))
        areas = [self.stacks(seat) for seat in seats]
        protections, sides = self.protections, self.sides
        if self.stage != OVER:
            protections, sides = choose_missing(areas, self.first, protections, sides)
        lines = columns(
            areas, self.components.memos[max(self.memo, 0)], self.components.spice_points, protections, sides
        )
        merits: list[int] = []
        for seat in seats:
            total, fewer_points, fewer_cards = rank_key(lines[seat], areas[seat])
            merits.append((total * TIE_STEP + fewer_points) * TIE_STEP + fewer_cards)
        return merits

    def digest(self) -> str:
        """Return a fingerprint of all that matters: the order of goods only within a stack."""
        seats = range(len(self.hands))
        stacks: list[Plain] = [list[Plain](self.stack(seat, kind)) for seat in seats for kind in range(len(KINDS))]
        plain: list[Plain] = [self.stage, self.memo, self.round, self.first, self.turn, self.seat, self.slots, self.bag]
        lists = [self.market, self.experts, list(self.hands), self.protections, self.sides]
        plain += [self.discard, stacks, [list[Plain](items) for items in lists], self.variant.to_plain()]
        return hashlib.sha256(encode(plain)).hexdigest()

    def census(self) -> list[int]:
        """Count the goods cards, and the experts of each kind."""
        lying = [card for card in self.market if card != NONE]
        taken = [good for good in self.goods if good != NONE]
        counts = [len(card_set.cards_in(self.bag)) + len(lying) + len(taken)]
        for kind in range(len(KINDS)):
            held = sum([expert_set.count(experts, kind) for experts in self.hands])
            counts.append(held + self.experts.count(kind) + expert_set.count(self.discard, kind))
        return counts
