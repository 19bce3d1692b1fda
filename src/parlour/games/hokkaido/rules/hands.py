"""Hands, the deck and what lies face down: where every hidden card is, and who has seen it (H11, H20–H22).

A seat that has held a hand knows all of it, for what leaves a hand is shown in the same round; only a card that
somebody drew with two players (H21) is new to the other. So it is enough to remember who has held which hand, and
memory follows from the truth, also when a seat imagines the hidden part anew. Hands are known by the seat they were
dealt to.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.rng import Rng
from parlour.games.hokkaido.rules import card_set
from parlour.games.hokkaido.rules.card_set import BIT, NONE


@final
class Hands:
    """Everything that may be face down."""

    def __init__(self, seats: int, deck: int) -> None:
        self.seats: Final = seats
        self.deck: i64 = deck
        self.shift: i64 = 0  # seat s holds the hand dealt to s + shift
        self.cards: list[int] = [0] * seats
        self.held: list[int] = [0] * (seats * seats)  # by seat and hand: whether the seat has looked into it
        self.drawn: list[int] = [NONE] * seats  # H21: this round's
        self.discarded: list[int] = [NONE] * seats  # H21: this round's, face down
        # Face down from earlier rounds: the card, who discarded it, and whether the other has never seen it.
        self.buried: list[int] = []
        self.buried_by: list[int] = []
        self.secret: list[int] = []

    def __reduce__(self) -> Reduced:
        return reduced(self, self.seats, self.deck)

    def copy(self) -> Hands:
        """Return an independent copy."""
        new = Hands(self.seats, self.deck)
        new.shift = self.shift
        new.cards = self.cards[:]
        new.held = self.held[:]
        new.drawn = self.drawn[:]
        new.discarded = self.discarded[:]
        new.buried = self.buried[:]
        new.buried_by = self.buried_by[:]
        new.secret = self.secret[:]
        return new

    def held_by(self, seat: i64) -> i64:
        """Return the number of the hand that a seat holds, or has chosen from in this round."""
        return (seat + self.shift) % self.seats

    def of(self, seat: i64) -> i64:
        """Return the cards that a seat holds."""
        return self.cards[self.held_by(seat)]

    def has_seen(self, seat: i64, hand: i64) -> bool:
        """Return whether a seat has ever looked into a hand. A spectator has not."""
        return seat >= 0 and self.held[seat * self.seats + hand] != 0

    def look(self) -> None:
        """Let every seat look at the hand it holds."""
        for seat in range(self.seats):
            self.held[seat * self.seats + self.held_by(seat)] = 1

    def forget(self) -> None:
        """Begin a deal: nobody has seen the new hands (H22)."""
        for at in range(len(self.held)):
            self.held[at] = 0

    def deal(self, seat: i64, card: i64) -> None:
        """Move a card from the deck to a seat's hand."""
        self.deck -= BIT[card]
        self.cards[self.held_by(seat)] |= BIT[card]

    def remove(self, seat: i64, card: i64) -> None:
        """Take a card out of a seat's hand."""
        self.cards[self.held_by(seat)] -= BIT[card]

    def pass_on(self, steps: i64) -> None:
        """Hand everything *steps* seats on clockwise; what was discarded face down stays there (H20, H21)."""
        for seat in range(self.seats):
            card = self.discarded[seat]
            if card != NONE:
                self.buried.append(card)
                self.buried_by.append(seat)
                is_new = card == self.drawn[seat] or not self.has_seen(1 - seat, self.held_by(seat))
                self.secret.append(1 if is_new else 0)
                self.discarded[seat] = NONE
            self.drawn[seat] = NONE
        self.shift = (self.shift - steps) % self.seats

    def redraw(self, seat: i64, hidden: list[int], rng: Rng) -> None:
        """Redraw everything that *seat* cannot know; *hidden* are cards that are chosen but not shown yet."""
        loose = card_set.members(self.deck)
        groups: list[list[int]] = []
        for other in range(self.seats):
            known: list[int] = []
            if other != seat:
                known = self._take_apart(seat, other, hidden[other], loose)
            groups.append(known)
        for at in range(len(self.buried)):
            if self.is_unknown(seat, at):
                loose.append(self.buried[at])
        rng.shuffle(loose)
        for other in range(self.seats):
            if other != seat:
                self._put_together(other, hidden, groups[other], loose, rng)
        for at in range(len(self.buried)):
            if self.is_unknown(seat, at):
                self.buried[at] = loose.pop()
        self.deck = card_set.bag_of(loose)

    def is_unknown(self, seat: i64, at: i64) -> bool:
        """Return whether a seat cannot tell a card that was discarded face down in an earlier round."""
        return self.buried_by[at] != seat and (seat < 0 or self.secret[at] != 0)

    def group(self, seat: i64, hidden: int) -> list[int]:
        """List the cards of a seat's hand, those included that have left it unseen in this round."""
        cards = card_set.members(self.of(seat))
        if hidden != NONE:
            cards.append(hidden)
        if self.discarded[seat] != NONE:
            cards.append(self.discarded[seat])
        return cards

    def _take_apart(self, seat: i64, other: i64, hidden: int, loose: list[int]) -> list[int]:
        """Return the cards of another's group that *seat* knows to be there; the rest is *loose*."""
        known: list[int] = []
        seen = self.has_seen(seat, self.held_by(other))
        for card in self.group(other, hidden):
            if seen and card != self.drawn[other]:
                known.append(card)
            else:
                loose.append(card)
        return known

    def _put_together(self, other: i64, hidden: list[int], known: list[int], loose: list[int], rng: Rng) -> None:
        """Fill in a seat's hand and the cards that left it in this round; a kept card was not drawn later (H21)."""
        drew = self.drawn[other] != NONE
        size = len(self.group(other, hidden[other]))
        cards = known[:]
        while len(cards) < (size - 1 if drew else size):
            cards.append(loose.pop())
        rng.shuffle(cards)
        if hidden[other] != NONE:
            hidden[other] = cards.pop()
        if drew:
            self.drawn[other] = loose.pop()
            cards.append(self.drawn[other])
            rng.shuffle(cards)
        if self.discarded[other] != NONE:
            self.discarded[other] = cards.pop()
        self.cards[self.held_by(other)] = card_set.bag_of(cards)
