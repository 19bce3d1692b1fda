"""One position of Dream Home: the whole truth, in integers and flat lists."""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.plain import Plain, encode
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.games.dreamhome.home.area import BESIDE, CARD, KEPT, PILE, SIZE, TOKEN, TOKEN_BIT, remove_token
from parlour.games.dreamhome.rules import card_set, final_decisions, rounds, turn
from parlour.games.dreamhome.rules.actions import REVEAL_RESOURCE, REVEAL_ROOM
from parlour.games.dreamhome.rules.components import DreamHomeComponents, DreamHomeEdition
from parlour.games.dreamhome.rules.names import CELLS, COLUMNS, DECORS, NONE, RESOURCES, ROOMS
from parlour.games.dreamhome.rules.stages import (
    BY_TURN,
    CHOOSING,
    DEALING,
    DECORATING,
    DIGGING,
    DISCARDING,
    DRAW_FIRST,
    OVER,
    PARKING,
    PLACING,
    SCAFFOLDING,
)
from parlour.games.dreamhome.scoring.lines import merit_of

ALL_ROOMS: Final = (1 << ROOMS) - 1
ALL_RESOURCES: Final = (1 << RESOURCES) - 1
ALL_TOKENS: Final = (1 << len(DECORS)) - 1


@final
class DreamHomeState(State):
    """A match of Dream Home at one moment. Decks and discards are masks of cards (see `card_set`)."""

    def __init__(
        self,
        variant: Variant,
        edition: DreamHomeEdition,
        components: DreamHomeComponents,
        seats: int,
        market: list[int],
        areas: vec[i64],
    ) -> None:
        self.variant: Final = variant
        self.edition: Final = edition
        self.components: Final = components
        self.seats: i64 = seats
        self.market = market  # the rooms of the five columns, then their resources
        self.areas = areas  # one row a seat (see `area`)
        self.rules: i64 = 1  # the version of the rules
        self.discards: bool = False  # D12: whether a column is discarded every round
        self.car: bool = False  # D74: whether the car waits for the first garage of two cards
        self.stage: i64 = DRAW_FIRST
        self.round: i64 = 1
        self.first: i64 = 0  # the first player of this round
        self.token: i64 = 0  # who has the first-player token, for the next one
        self.turn: i64 = 0  # how many draws, or seats, this stage has seen
        self.seat: i64 = NATURE  # who is to act,
        self.actors = [NATURE]  # and the same as a list, which is replaced but never changed in place
        self.columns: i64 = 0  # mask of the columns with a room
        self.dug: i64 = 0  # mask of the seats that used a jackhammer this round
        self.room: i64 = NONE  # the card that is to be placed
        self.resource: i64 = NONE  # the décor or scaffolding that is to be placed
        self.cell: i64 = NONE  # the cell whose card a courier exchanges
        self.task: i64 = BY_TURN  # what the room was taken with
        self.rooms: i64 = ALL_ROOMS  # the deck
        self.resources: i64 = ALL_RESOURCES
        self.room_discard: i64 = 0
        self.resource_discard: i64 = 0
        self.spent: i64 = 0  # helpers that have worked in the final scoring
        self.free_tokens: i64 = ALL_TOKENS  # décor tokens that nobody has yet
        self.lost: i64 = 0  # décor tokens that have left the game

    def __reduce__(self) -> Reduced:
        setting = (self.variant, self.edition, self.components)
        return reduced(self, *setting, self.seats, self.market, self.areas)

    def to_act(self) -> list[int]:
        """Return the seat to act, or NATURE; empty when the match is over."""
        return self.actors

    def turn_to(self, seat: i64) -> None:
        """Make it a seat's turn to act, or NATURE's."""
        if seat != self.seat:
            self.seat = seat
            self.actors = [seat]

    def end(self) -> None:
        """End the match."""
        self.stage = OVER
        self.actors = []

    def legal(self, seat: int) -> list[int]:
        """List what *seat* may do now; nothing once the match is over."""
        stage = self.stage
        if seat != self.seat or stage == OVER:
            return []
        if stage == PLACING:
            return turn.placings(self)
        if stage == CHOOSING:
            return turn.choices(self)
        if stage == DISCARDING:
            return rounds.discards(self)
        if stage <= DEALING:
            return rounds.legal_draws(self)
        if stage == DECORATING:
            return turn.decorations(self)
        if stage == SCAFFOLDING:
            return turn.scaffoldings(self)
        if stage == DIGGING:
            return rounds.digs(self)
        return turn.parkings(self) if stage == PARKING else final_decisions.decisions(self)

    def ordinary(self, seat: int) -> list[int]:
        """List the legal actions: there are no requests."""
        return self.legal(seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of the seat to act."""
        stage = self.stage
        if stage <= DEALING:
            rounds.apply_draw(self, action)
        elif stage == PLACING:
            turn.place(self, action)
        elif stage == CHOOSING:
            turn.choose(self, action)
        elif stage == DISCARDING:
            rounds.discard_column(self, action)
        elif stage == DECORATING:
            turn.decorate(self, action)
        elif stage == SCAFFOLDING:
            turn.scaffold(self, action)
        elif stage == DIGGING:
            rounds.dig(self, action)
        elif stage == PARKING:
            turn.park(self, action)
        else:
            final_decisions.decide(self, action)

    def draw(self, rng: Rng) -> int:
        """Draw a card without listing the whole bag."""
        if self.stage != DEALING:
            return rng.choice(self.legal(NATURE))
        if self.turn < COLUMNS:
            left: i64 = ROOMS - (self.round - 1) * COLUMNS - self.turn
            return REVEAL_ROOM + card_set.card_at(self.rooms, rng.below(left))
        left = RESOURCES - (self.round - 1) * (COLUMNS - 1) - (self.turn - COLUMNS)
        return REVEAL_RESOURCE + card_set.card_at(self.resources, rng.below(left))

    def copy(self) -> DreamHomeState:
        """Return an independent state equal to this one."""
        other = DreamHomeState(self.variant, self.edition, self.components, self.seats, self.market[:], self.areas[:])
        other.rules = self.rules
        other.discards = self.discards
        other.car = self.car
        other.stage = self.stage
        other.round = self.round
        other.first = self.first
        other.token = self.token
        other.turn = self.turn
        other.seat = self.seat
        other.actors = self.actors
        other.columns = self.columns
        other.dug = self.dug
        other.room = self.room
        other.resource = self.resource
        other.cell = self.cell
        other.task = self.task
        other.rooms = self.rooms
        other.resources = self.resources
        other.room_discard = self.room_discard
        other.resource_discard = self.resource_discard
        other.spent = self.spent
        other.free_tokens = self.free_tokens
        other.lost = self.lost
        return other

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Do nothing: every card is seen before it is taken, so a perfect memory knows everything but future draws."""

    def spend_tool(self, kind: i64) -> None:
        """Discard a used tool of the seat to act, one of these cards (D34)."""
        base: i64 = self.seat * SIZE
        kept: i64 = self.areas[base + KEPT]
        card: i64 = card_set.CARD[card_set.card_at(kept & kind, 0)]
        self.areas[base + KEPT] = kept - card
        self.resource_discard += card

    def lose_token(self, token: i64) -> None:
        """Let a token that nobody took leave the game."""
        self.free_tokens -= TOKEN_BIT[token]
        self.lost += TOKEN_BIT[token]

    def lose_token_on(self, base: i64, cell: i64) -> None:
        """Let the token on a cell leave the game (D50, D61, D63)."""
        token: i64 = remove_token(self.areas, base, cell)
        self.lost += TOKEN_BIT[token]

    def merits(self) -> list[int]:
        """Rank by total, then by children (D75)."""
        merits: list[int] = []
        for seat in range(self.seats):
            merits.append(merit_of(self.components, self.areas, seat * SIZE))
        return merits

    def digest(self) -> str:
        """Return a fingerprint of all that matters."""
        plain: list[Plain] = [self.stage, self.round, self.first, self.token, self.turn, self.seat, self.dug, self.task]
        plain += [
            self.room,
            self.resource,
            self.cell,
            self.rooms,
            self.resources,
            self.room_discard,
            self.resource_discard,
        ]
        plain += [self.spent, self.free_tokens, self.lost, self.car]
        plain += [list[Plain](self.market), list[Plain](self.areas)]
        return hashlib.sha256(encode([*plain, self.variant.to_plain()])).hexdigest()

    def census(self) -> list[int]:
        """Count every room card, every resource card and every décor token: each is there once."""
        rooms = card_set.cards_in(self.rooms) + card_set.cards_in(self.room_discard) + [self.room]
        resources = card_set.cards_in(self.resources) + card_set.cards_in(self.resource_discard)
        tokens = card_set.cards_in(self.free_tokens) + card_set.cards_in(self.lost)
        rooms += self.market[:COLUMNS]
        resources += self.market[COLUMNS:]
        if self.stage in (PLACING, PARKING) and not turn.has_scaffold(self):
            resources.append(self.resource)
        for seat in range(self.seats):
            row = self.areas[seat * SIZE : (seat + 1) * SIZE]
            codes = [code for code in row[:CELLS] if code != NONE]
            rooms += [code & CARD for code in codes]
            resources += card_set.cards_in(row[KEPT]) + card_set.cards_in(row[PILE])
            tokens += [code // TOKEN - 1 for code in codes if code >= TOKEN] + card_set.cards_in(row[BESIDE])
        counts = [rooms.count(card) for card in range(ROOMS)] + [resources.count(card) for card in range(RESOURCES)]
        return counts + [tokens.count(token) for token in range(len(DECORS))]
