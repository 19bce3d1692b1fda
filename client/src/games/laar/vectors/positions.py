# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Tables at telling moments of matches played at random: `tests.client.make` makes positions.json of them."""

from __future__ import annotations

from tests.client import positions as tables
from tests.client.positions import Moment, Shown, at_stage, variant_of


def find(name: str, seats: int, wanted: Moment, experts: str = "open") -> Shown:
    """Find a moment of a match with hidden gems."""
    return tables.find("laar", name, variant_of("laar", seats, {"gems": "hidden", "experts": experts}), wanted)


def full_slots(shown: Shown) -> int:
    """Count the cards on the market."""
    market = shown["market"]
    assert isinstance(market, list)
    return sum(place is not None for place in market)


def positions() -> list[Shown]:
    """List the moments."""
    return [
        find("assign", 4, at_stage("assign", 8)),
        find("begin", 3, at_stage("assign", 1)),
        find("take", 4, lambda shown: shown["stage"] == "take" and shown["round"] == 11 and full_slots(shown) == 3),
        find("last", 2, lambda shown: shown["stage"] == "take" and shown["round"] == 7 and full_slots(shown) == 1),
        find("closed", 3, at_stage("take", 6), "closed"),
        find("universals", 4, at_stage("universals")),
        find("protections", 4, at_stage("protections")),
        find("sides", 2, at_stage("sides")),
        find("over", 4, at_stage("over")),
    ]
