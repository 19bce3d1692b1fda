"""Where the values of what lies on the board of Hokkaido come from: the sources of the edition's entries."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import PartSources, weakest
from parlour.engine.plain import Reader
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.rules.components import HokkaidoEdition

GOALS: Final = 9
SCORED: Final = ("mountain", "forest", "lake", "district")
LINES: Final = ("mountains", "forests", "factories", "lakes", "districts")


def sources(edition: HokkaidoEdition, _seats: int) -> PartSources:
    """Return the sources of map cards, provinces, resources, goals and points."""
    data = Reader(edition.data, "")
    found: PartSources = {}
    found.update({f"card-{card.at('number').value}": weakest([card]) for card in data.at("card").items()})
    found["city"] = weakest(data.at("start").items())  # the province that every city begins with
    found.update({f"goal-{goal}": weakest([data.at("goals")]) for goal in range(1, GOALS + 1)})
    found["line-goals"] = weakest([data.at("goals")])
    found.update({f"cube-{colour}": weakest([data.at("cubes")]) for colour in COLOURS})
    squares = [*SCORED, *[f"factory_{colour}" for colour in COLOURS]]
    parts = [*[f"square-{square}" for square in squares], *[f"line-{line}" for line in LINES]]
    found.update({part: weakest([data.at("points")]) for part in parts})
    return found
