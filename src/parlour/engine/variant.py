"""Variants: how a match is set up - how many seats, which optional rules, under which version of the rules."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.plain import Plain, Reader


@final
class Option:
    """An optional rule: its choices, the usual one first, and the numbers of seats for which it is offered.

    It is offered from version *since* of the rules on. Earlier versions do not mention it; they played as its choice
    *before* says.
    """

    def __init__(
        self, name: str, choices: tuple[str, ...], seats: tuple[int, ...] = (), since: int = 1, before: str = ""
    ) -> None:
        if since > 1 and not before:
            raise ValueError(f"option {name!r} has to say what versions before {since} did")
        self.name: Final = name
        self.choices: Final = choices
        self.seats: Final = seats
        self.since: Final = since
        self.before: Final = before

    def is_offered(self, seats: int) -> bool:
        """Return whether the option has a meaning with this many seats."""
        return not self.seats or seats in self.seats


@final
class Variant:
    """The set-up of a match: the number of seats, a choice for every option that is offered, the version of the rules.

    *implied* are the choices of options that this version does not know yet.
    """

    def __init__(self, seats: int, choices: dict[str, str], rules: int, implied: dict[str, str] | None = None) -> None:
        self.seats: Final = seats
        self.choices: Final = choices
        self.rules: Final = rules
        self.implied: Final[dict[str, str]] = implied or {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variant):
            return NotImplemented
        return (self.seats, self.rules, self.choices, self.implied) == (
            other.seats,
            other.rules,
            other.choices,
            other.implied,
        )

    def __hash__(self) -> int:
        return hash((self.seats, self.rules, *sorted(self.choices.items())))

    def __reduce__(self) -> Reduced:
        return reduced(self, self.seats, self.choices, self.rules, self.implied)

    def choice(self, option: str) -> str:
        """Return the choice of an option: as chosen, or what this version did; empty where it has no meaning."""
        return self.choices.get(option) or self.implied.get(option, "")

    def to_plain(self) -> dict[str, Plain]:
        """Write the variant as `{"seats": 3, "gems": "open"}`; the version stands elsewhere wherever this is kept."""
        return {"seats": self.seats, **self.choices}

    def __str__(self) -> str:
        return ", ".join([f"seats={self.seats}", *[f"{name}={choice}" for name, choice in self.choices.items()]])


@final
class Info:
    """The description of a game at one version of its rules: seats, options, lines of the sheet."""

    def __init__(
        self,
        slug: str,
        *,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        lines: tuple[str, ...],
        hides_actions: bool = False,
        released: tuple[int, ...] = (),
    ) -> None:
        """Take the options of all versions and the lines of this version's sheet, in their order.

        *hides_actions* if a seat's action may be unseen by others; *released* are all versions that can be played, in
        their order, this one if no others are named.
        """
        self.slug: Final = slug
        self.rules_version: Final = rules_version
        self.released: Final = released or (rules_version,)
        self.seats: Final = seats
        self.options: Final = tuple([option for option in options if option.since <= rules_version])
        self.later: Final = tuple([option for option in options if option.since > rules_version])
        self.lines: Final = lines
        self.hides_actions: Final = hides_actions

    def variant(self, reader: Reader) -> Variant:
        """Read a variant; options that are not mentioned take their usual choice."""
        seats = reader.at("seats").integer(min(self.seats), max(self.seats))
        if seats not in self.seats:
            raise reader.at("seats").wrong("one of " + ", ".join([str(count) for count in self.seats]))
        offered = [option for option in self.options if option.is_offered(seats)]
        reader.refuse_others(("seats", *[option.name for option in offered]))
        choices: dict[str, str] = {}
        for option in offered:
            index = reader.at(option.name).choice(option.choices) if reader.has(option.name) else 0
            choices[option.name] = option.choices[index]
        return self._variant(seats, choices)

    def _variant(self, seats: int, choices: dict[str, str]) -> Variant:
        implied = {option.name: option.before for option in self.later if option.is_offered(seats)}
        return Variant(seats, choices, self.rules_version, implied)

    def variants(self) -> list[Variant]:
        """List every variant there is."""
        found: list[Variant] = []
        for seats in self.seats:
            rows: list[dict[str, str]] = [{}]
            for option in self.options:
                if option.is_offered(seats):
                    rows = [{**row, option.name: choice} for row in rows for choice in option.choices]
            found += [self._variant(seats, row) for row in rows]
        return found
