"""The set-up of a match (M10–M16); what chance decides is still to be drawn."""

from __future__ import annotations

from parlour.engine.variant import Variant
from parlour.games.hamlet.board.tiles import BAG, CHURCH, TILES
from parlour.games.hamlet.board.village import open_field
from parlour.games.hamlet.rules.components import DONKEYS, LEVELS, SALES, VILLAGERS, HamletComponents, HamletEdition
from parlour.games.hamlet.rules.counters import COINS, ENTRIES
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.counters import VILLAGERS as VILLAGER_COUNT
from parlour.games.hamlet.rules.stages import ROUNDS
from parlour.games.hamlet.rules.state import HamletState, blank
from parlour.geometry.graphs import BIT


def rounds_of(variant: Variant, components: HamletComponents) -> int:
    """Return after how many rounds a match ends at the latest (M60a, M90)."""
    return ROUNDS[variant.choices["end"]] if "end" in variant.choices else components.solo_rounds


def new_match(variant: Variant, edition: HamletEdition) -> HamletState:
    """Set up a match: the church, everybody's first workers and coins, the bag and the stack of sales."""
    components = edition.components
    state = blank(variant, edition, components, open_field(components))
    state.rounds = rounds_of(variant, components)
    for seat in range(variant.seats):
        state.ledger[seat * ENTRIES + COINS] = components.start_coins
        state.ledger[seat * ENTRIES + VILLAGER_COUNT] = 1
        state.ledger[seat * ENTRIES + DONKEY_COUNT] = 1
        state.villagers[seat * VILLAGERS] = CHURCH
        state.donkeys[seat * DONKEYS] = CHURCH
    for tile in range(len(TILES)):
        if components.group[tile] == BAG:
            state.bag |= BIT[tile]
    for sale in range(SALES):
        state.unseen |= BIT[sale]
    for level in range(LEVELS):
        removed = components.sales_removed[variant.seats - 1][level]
        state.quota[level] = components.sale_level.count(level) - removed
    return state
