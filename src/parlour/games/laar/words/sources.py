"""Where the values of what lies on the board of Laar come from: the sources of the edition's entries."""

from __future__ import annotations

from parlour.engine.parts.explanations import PartSources, weakest
from parlour.engine.plain import Reader
from parlour.games.laar.rules.components import LaarEdition
from parlour.games.laar.rules.goods import KINDS, MEMOS, SPICES


def sources(edition: LaarEdition, _seats: int) -> PartSources:
    """Return the sources of cards, memos and the points of spices."""
    data = Reader(edition.data, "")
    found: PartSources = {}
    for card in data.at("card").items():
        number, source = card.at("id").value, weakest([card])
        found[f"card-{number}"] = source
        found.update({f"good-{kind}-{number}": source for kind in KINDS})
    found["card"] = weakest(data.at("card").items())
    found.update({f"memo-{name}": weakest([data.at("memo").at(name)]) for name in MEMOS})
    spices = weakest([data.at("spices")])
    found.update(dict.fromkeys(("line-spices", *[f"spice-{name}" for name in SPICES]), spices))
    return found
