"""How often it matters that hidden orders stay open: cities of version 1 looked at under both versions (H30)."""

from __future__ import annotations

from parlour.engine.rng import Fast
from parlour.games.hokkaido.city.city import found_city, place
from parlour.games.hokkaido.city.placing import placements
from parlour.games.hokkaido.rules.actions import CARDS
from parlour.games.hokkaido.rules.components import province_card
from tests.games.hokkaido.draw import components_with
from tests.thorough import THOROUGH

CITIES = 1000 if THOROUGH else 100
HAND = 12  # cards of a whole city
COMPONENTS = components_with()


def compared(seed: int) -> list[tuple[int, int]]:
    """Build a city at random; count for every card the placements of version 1, and those that version 2 adds."""
    rng, cards = Fast(seed), list(range(CARDS))
    rng.shuffle(cards)
    first, second = [found_city(rules, COMPONENTS, province_card(seed % 6, 0)) for rules in (1, 2)]
    found: list[tuple[int, int]] = []
    for card in cards[:HAND]:
        old, new = placements(COMPONENTS, first, card), placements(COMPONENTS, second, card)
        assert set(old) <= set(new)
        found.append((len(old), len(new) - len(old)))
        if old:
            action = rng.choice(old)
            place(COMPONENTS, first, card, action)
            place(COMPONENTS, second, card, action)
    return found


def test_version_2_allows_all_that_version_1_does_and_a_little_more() -> None:
    """H30: at random play less than one placement in a hundred is new."""
    counts = [count for seed in range(CITIES) for count in compared(seed)]
    before, more = [sum(column) for column in zip(*counts, strict=True)]
    assert 0 < more * 100 < before, f"{more} beside {before}"
