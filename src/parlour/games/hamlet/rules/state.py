"""One position of Hamlet: the whole truth, in integers and flat lists."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.plain import Plain, encode
from parlour.engine.rng import Rng
from parlour.engine.state import ALONE, NOBODY, State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.games.hamlet.board.tiles import FIRST_STACK, HAMLET, NONE, TILES
from parlour.games.hamlet.board.village import Village
from parlour.games.hamlet.rules import draws, paying, placing, town_hall, turn
from parlour.games.hamlet.rules.components import (
    DELIVERIES,
    DONKEYS,
    HAND,
    MARKET_SLOTS,
    ROW,
    SALES,
    VILLAGERS,
    HamletComponents,
    HamletEdition,
)
from parlour.games.hamlet.rules.counters import COINS, ENTRIES
from parlour.games.hamlet.rules.goods import PIECES, RAW, REFINED
from parlour.games.hamlet.rules.known_works import KnownWorks
from parlour.games.hamlet.rules.stages import DRAW_FIRST, HIRING, OVER, PAYING, PLACING, TURN
from parlour.games.hamlet.scoring import area as areas
from parlour.games.hamlet.scoring.score import merits_of
from parlour.geometry import graphs

EMPTY: Final[list[int]] = []  # until there is something; never added to


@final
class HamletState(State):
    """A match of Hamlet at one moment."""

    def __init__(
        self, variant: Variant, edition: HamletEdition, components: HamletComponents, village: Village
    ) -> None:
        """Take what copies share; the caller fills in the lists."""
        self.variant: Final = variant
        self.edition: Final = edition
        self.components: Final = components
        self.village = village
        self.seats: i64 = variant.seats
        self.rounds: i64 = 0  # M60a: the match ends after so many
        self.stage: i64 = DRAW_FIRST
        self.round: i64 = 1
        self.first: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.standing: i64 = 0  # mask of the villagers of that seat that have not acted
        self.moved: i64 = 0  # mask of the donkeys of that seat that have moved
        self.bag: i64 = 0  # mask of blueprints
        self.unseen: i64 = 0  # mask of sale tokens nobody has seen, those taken out included (M16)
        self.last_round: bool = False  # M60
        self.hiring: bool = False  # a villager is in the town hall
        self.work: i64 = NONE  # what goods are being paid for, where, and what exactly
        self.work_tile: i64 = NONE
        self.work_item: i64 = NONE
        self.work_spot: i64 = NONE
        self.picks: list[int] = EMPTY  # goods chosen so far, as actions; nothing has moved yet
        self.raw: list[int] = EMPTY  # tile · 3 + good: raw goods on a tile
        self.pieces: list[int] = EMPTY  # tile · 4 + seat: refined goods of a seat on a tile
        self.supply: list[int] = EMPTY  # seat · 4 + refined good: pieces off the board
        self.ledger: list[int] = EMPTY  # seat · ENTRIES + entry (see `counters`)
        self.villagers: list[int] = EMPTY  # seat · 4 + n: tile
        self.donkeys: list[int] = EMPTY  # seat · 6 + n: tile
        self.hands: list[int] = EMPTY  # seat · 3 + n: blueprint
        # Seldom changed, and never in place, so that copies may share them:
        self.builders: list[int] = EMPTY  # tile: the seat that built it, whose flag a landmark has
        self.row: list[int] = EMPTY  # blueprints over 0, 1, 2, 3 coins
        self.row_coins: list[int] = EMPTY
        self.market: list[int] = EMPTY  # the three sales that are face up
        self.quota: list[int] = EMPTY  # level: sale tokens still in the stack
        self.sold_by: list[int] = EMPTY  # sale token: seat
        self.delivered_by: list[int] = EMPTY  # delivery: seat
        self.milestones: list[int] = EMPTY  # refined good: seat; and Planner
        self.works: KnownWorks | None = None  # void after every action but the step of a donkey

    def __reduce__(self) -> Reduced:
        return reduced(self, self.variant, self.edition, self.components, self.village)

    def to_act(self) -> list[int]:
        """Return the seat whose turn it is, or NATURE; empty when the match is over."""
        if self.stage == OVER:
            return NOBODY
        return ALONE[self.seat - NATURE] if self.stage >= TURN else ALONE[0]

    def legal(self, seat: int) -> list[int]:
        """List what *seat* may do now."""
        if self.stage < TURN:
            return draws.legal_draws(self) if seat == NATURE else []
        if seat != self.seat or self.stage == OVER:
            return []
        if self.stage == TURN:
            return turn.legal(self)
        if self.stage == PAYING:
            return paying.legal(self)
        if self.stage == PLACING:
            return placing.legal(self)
        return town_hall.legal(self)

    def ordinary(self, seat: int) -> list[int]:
        """List the legal actions: there are no requests."""
        return self.legal(seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of the seat to act."""
        if self.stage < TURN:
            draws.apply_draw(self, action)
        elif self.stage == TURN:
            turn.apply(self, action)  # forgets the known works where it must
            return
        elif self.stage == PAYING:
            paying.apply(self, action)
        elif self.stage == PLACING:
            placing.apply(self, action)
        elif self.stage == HIRING:
            town_hall.apply(self, action)
        self.works = None

    def copy(self) -> HamletState:
        """Return an independent state equal to this one."""
        other = HamletState(self.variant, self.edition, self.components, self.village)
        other.rounds = self.rounds
        other.stage = self.stage
        other.round = self.round
        other.first = self.first
        other.seat = self.seat
        other.standing = self.standing
        other.moved = self.moved
        other.bag = self.bag
        other.unseen = self.unseen
        other.last_round = self.last_round
        other.hiring = self.hiring
        other.work = self.work
        other.work_tile = self.work_tile
        other.work_item = self.work_item
        other.work_spot = self.work_spot
        other.picks = self.picks
        other.raw = self.raw[:]
        other.pieces = self.pieces[:]
        other.supply = self.supply[:]
        other.ledger = self.ledger[:]
        other.villagers = self.villagers[:]
        other.donkeys = self.donkeys[:]
        other.hands = self.hands[:]
        other.builders = self.builders
        other.row = self.row
        other.row_coins = self.row_coins
        other.market = self.market
        other.quota = self.quota
        other.sold_by = self.sold_by
        other.delivered_by = self.delivered_by
        other.milestones = self.milestones
        other.works = self.works
        return other

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Change nothing: what lies in the bag and in the stack is known, and its order is still to be drawn (M23)."""

    def merits(self) -> list[int]:
        """Rank by points, then deliveries, then sales (M66)."""
        return merits_of(areas.of_all(self), self.components)

    def coins(self, seat: int) -> int:
        """Return a seat's coins."""
        return self.ledger[seat * ENTRIES + COINS]

    def lists(self) -> list[list[int]]:
        """Return all the lists that make up the position, but for the village."""
        return [
            self.picks,
            self.raw,
            self.pieces,
            self.supply,
            self.ledger,
            self.villagers,
            self.donkeys,
            self.hands,
            self.builders,
            self.row,
            self.row_coins,
            self.market,
            self.quota,
            self.sold_by,
            self.delivered_by,
            self.milestones,
        ]

    def numbers(self) -> list[int]:
        """Return all the single numbers that make up the position."""
        flags = [1 if self.last_round else 0, 1 if self.hiring else 0]
        works = [self.work, self.work_tile, self.work_item, self.work_spot]
        turns = [self.stage, self.round, self.first, self.seat, self.standing, self.moved, self.bag, self.unseen]
        return turns + flags + works

    def ground(self) -> list[list[int]]:
        """Return the tiles in the order of laying, their places and turns, and the roads."""
        return list(self.village.ground())

    def digest(self) -> str:
        """Return a fingerprint of all of it."""
        lists: list[Plain] = [list[Plain](items) for items in [self.numbers(), *self.lists(), *self.ground()]]
        return hashlib.sha256(encode([*lists, self.variant.to_plain()])).hexdigest()

    def census(self) -> list[int]:
        """Count tiles, sale tokens, refined pieces by seat and good, and the road pieces of every seat."""
        waiting = HAMLET - len([tile for tile in self.village.mosaic.laid if tile < HAMLET])
        locked = [self.components.group[tile] - FIRST_STACK for tile in range(len(TILES))]
        stacks = len([good for good in locked if good >= 0 and self.milestones[good] == NONE])
        held = len([tile for tile in self.hands + self.row if tile != NONE])
        tiles = len(self.village.mosaic.laid) + waiting + stacks + held + graphs.count(self.bag)
        tokens = [sale for sale in self.market + self.sold_by if sale != NONE]
        counts = [tiles, len(tokens) + graphs.count(self.unseen)]
        for seat in range(self.variant.seats):
            for good in range(len(REFINED)):
                lying = [
                    self.pieces[tile * 4 + seat] for tile in range(len(TILES)) if self.components.refines[tile] == good
                ]
                counts.append(self.supply[seat * len(REFINED) + good] + sum(lying))
        return counts


def blank(variant: Variant, edition: HamletEdition, components: HamletComponents, village: Village) -> HamletState:
    """Return a state whose lists have their sizes, and nothing in them."""
    state = HamletState(variant, edition, components, village)
    seats, count = variant.seats, len(TILES)
    state.raw = [0] * (count * len(RAW))
    state.pieces = [0] * (count * 4)
    state.supply = [PIECES] * (seats * len(REFINED))
    state.ledger = [0] * (seats * ENTRIES)
    state.villagers = [NONE] * (seats * VILLAGERS)
    state.donkeys = [NONE] * (seats * DONKEYS)
    state.hands = [NONE] * (seats * HAND)
    state.builders = [NONE] * count
    state.row = [NONE] * ROW
    state.row_coins = [0] * ROW
    state.market = [NONE] * MARKET_SLOTS
    state.quota = [0, 0, 0]
    state.sold_by = [NONE] * SALES
    state.delivered_by = [NONE] * DELIVERIES
    state.milestones = [NONE] * (len(REFINED) + 1)
    return state
