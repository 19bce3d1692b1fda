"""What an edition of Lanterns says about its lanterns and winds (T1, T2)."""

from typing import Final, TypeAlias, final

from parlour.engine.edition import HEADER, Components, Edition
from parlour.engine.plain import Plain, Reader
from parlour.engine.view import View
from tests.toys.lanterns.rules.actions import COLOURS, LANTERNS, WINDS

BRIGHTEST: Final = 9  # so that tie figures fit into `merits`


@final
class LanternsComponents(Components):
    """The printed figures, checked: one immutable object that all states of an edition share."""

    def __init__(self, data: dict[str, Plain]) -> None:
        reader = Reader(data, "")
        reader.refuse_others((HEADER, "points", "lantern", "wind"))
        lanterns = _numbered(reader.at("lantern"), LANTERNS, ("number", "colour", "light", "source"))
        winds = _numbered(reader.at("wind"), WINDS, ("number", "colour", "source"))
        points = reader.at("points")
        points.refuse_others(("wind", "wishes", "home", "source"))
        self.colour: Final = [entry.at("colour").choice(COLOURS) for entry in lanterns]
        self.light: Final = [entry.at("light").integer(1, BRIGHTEST) for entry in lanterns]
        self.wind_colour: Final = [entry.at("colour").choice(COLOURS) for entry in winds]
        self.wind: Final = points.at("wind").integer(0, 99)
        wishes = points.at("wishes").items(len(COLOURS) + 1, len(COLOURS) + 1)
        self.wishes: Final = [entry.integer(0, 99) for entry in wishes]
        self.home: Final = points.at("home").integer(0, 99)


def _numbered(reader: Reader, count: int, fields: tuple[str, ...]) -> list[Reader]:
    """Read exactly *count* entries that are numbered in their order."""
    entries = reader.items(count, count)
    for number, entry in enumerate(entries, start=1):
        entry.refuse_others(fields)
        entry.at("number").integer(number, number)
    return entries


LanternsEdition: TypeAlias = "Edition[LanternsComponents]"
LanternsView: TypeAlias = "View[LanternsComponents]"
