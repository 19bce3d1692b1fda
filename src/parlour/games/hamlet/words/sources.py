"""Where the values of what there is in Hamlet come from: the sources of the edition's entries."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import PartSources, weakest
from parlour.engine.plain import Reader
from parlour.games.hamlet.edition_figures import MILESTONES
from parlour.games.hamlet.rules.components import DELIVERIES, HamletEdition
from parlour.games.hamlet.rules.goods import REFINED

# Parts whose values stand in one section of the edition.
SECTION_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "scoring": ("line-coins", "line-roads", "line-longest_road"),
    "reward": (*[f"good-{good}" for good in REFINED], "points", "line-track"),
    "awards": ("line-awards",),
    "solo": ("rank",),
    "milestones": ("milestones", "milestone-planner", *[f"milestone-{name}" for name in MILESTONES]),
    "hire": ("villager", "donkey"),
    "roads": ("roads", "way-bridge", "way-path"),
}


def sources(edition: HamletEdition, seats: int) -> PartSources:
    """Return the sources of tiles, sales, deliveries, prices and points."""
    data = Reader(edition.data, "")
    found: PartSources = {}
    for section, parts in SECTION_PARTS.items():
        found.update({part: weakest([data.at(section)]) for part in parts})
    found.update({f"tile-{tile.at('id').value}": weakest([tile]) for tile in data.at("tile").items()})
    found.update({f"sale-{sale.at('id').value}": weakest([sale]) for sale in data.at("sale").items()})
    found["coins"] = weakest([data.at("start"), data.at("scoring")])
    found["sales"] = weakest(_played(data.at("sales_removed"), seats))
    found["paying"] = weakest(_played(data.at("market"), seats))
    church = weakest([data.at("church"), *_played(data.at("church_side"), seats)])
    deliveries = [f"delivery-{delivery}" for delivery in range(1, DELIVERIES + 1)]
    found.update(dict.fromkeys(("delivery", "deliveries", *deliveries), church))
    return found


def _played(reader: Reader, seats: int) -> list[Reader]:
    """Return the entries for a number of players; all if it is not known."""
    return [entry for entry in reader.items() if not seats or seats in entry.at("players").integers(1, 4)]
