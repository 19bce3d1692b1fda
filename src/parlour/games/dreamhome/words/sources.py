"""Where the values of what lies on the board of Dream Home come from: the sources of the edition's entries."""

from __future__ import annotations

from parlour.engine.parts.explanations import PartSources, weakest
from parlour.engine.plain import Reader
from parlour.games.dreamhome.rules.components import DreamHomeEdition
from parlour.games.dreamhome.rules.names import COLOURS, HELPERS, TOOLS


def sources(edition: DreamHomeEdition, _seats: int) -> PartSources:
    """Return the sources of rooms, décor, roofs, tools and helpers."""
    data = Reader(edition.data, "")
    found: PartSources = {}
    found.update({f"room-{room.at('type').value}": weakest([room]) for room in data.at("room").items()})
    found.update({f"decor-{decor.at('id').value}": weakest([decor]) for decor in data.at("decor").items()})
    found.update({f"tool-{tool}": weakest([data.at("tools")]) for tool in TOOLS})
    found.update({f"helper-{helper}": weakest([data.at("helpers")]) for helper in HELPERS})
    roofs = weakest([data.at("roofs")])
    found.update({f"roof-{colour}-{window}": roofs for colour in COLOURS for window in ("yes", "no")})
    return found
