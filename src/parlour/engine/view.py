"""Views: what one seat, or a spectator, knows. Messages: ids of texts with their arguments."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, final

from parlour.engine.edition import ComponentsT, ComponentsT_co, Edition
from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.plain import Plain, Reader
from parlour.engine.variant import Info, Variant

NATURE: Final = -1
SPECTATOR: Final = -2


@final
class View(Generic[ComponentsT_co]):  # noqa: PLW1641 (plain data can be changed)
    """What *seat* knows of a position: `shown` to people, `known` to a perfect memory besides.

    Both parts are plain data and built by allow-list: what is not put in is not there.
    """

    def __init__(
        self,
        variant: Variant,
        edition: Edition[ComponentsT_co],
        seat: int,
        shown: dict[str, Plain],
        known: dict[str, Plain],
    ) -> None:
        self.variant: Final = variant
        self.edition: Final = edition
        self.seat: Final = seat
        self.shown: Final = shown
        self.known: Final = known

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.seat, self.variant, self.edition, self.shown, self.known) == (
            other.seat,
            other.variant,
            other.edition,
            other.shown,
            other.known,
        )

    def __reduce__(self) -> Reduced:
        return reduced(self, self.variant, self.edition, self.seat, self.shown, self.known)

    def to_plain(self) -> dict[str, Plain]:
        """Write the view; the edition stands there by its digest."""
        return {
            "rules": self.variant.rules,
            "variant": self.variant.to_plain(),
            "edition": self.edition.digest,
            "seat": None if self.seat == SPECTATOR else self.seat,
            "shown": self.shown,
            "known": self.known,
        }

    @staticmethod
    def from_plain(reader: Reader, info: Info, edition: Edition[ComponentsT]) -> View[ComponentsT]:
        """Read a view that `to_plain` wrote, of a game with this *info* (its version too), played with this edition."""
        reader.at("rules").integer(info.rules_version, info.rules_version)
        if reader.at("edition").text(80) != edition.digest:
            raise reader.at("edition").wrong(edition.digest)
        variant = info.variant(reader.at("variant"))
        seat = reader.at("seat")
        viewer = SPECTATOR if seat.value is None else seat.integer(0, variant.seats - 1)
        return View(variant, edition, viewer, reader.at("shown").object(), reader.at("known").object())


MessageValue: TypeAlias = "int | str"


@final
class Message:
    """The id of a text in the game's Fluent files, and its arguments."""

    def __init__(self, text: str, arguments: dict[str, MessageValue] | None = None) -> None:
        self.text: Final = text
        self.arguments: Final[dict[str, MessageValue]] = arguments or {}

    def __reduce__(self) -> Reduced:
        """Pickle it by the arguments of its constructor."""
        return reduced(self, self.text, self.arguments)
