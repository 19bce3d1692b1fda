"""Variants: how a match is set up - how many seats, and which of the optional rules."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.plain import Plain, Reader


@final
class Option:
    """An optional rule: its choices, the usual one first, and the numbers of seats for which it is offered."""

    def __init__(self, name: str, choices: tuple[str, ...], seats: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.seats: Final = seats

    def is_offered(self, seats: int) -> bool:
        """Say whether the option has a meaning with this many seats."""
        return not self.seats or seats in self.seats


@final
class Variant:
    """The set-up of a match: the number of seats and a choice for every option that is offered."""

    def __init__(self, seats: int, choices: dict[str, str]) -> None:
        self.seats: Final = seats
        self.choices: Final = choices

    def to_plain(self) -> dict[str, Plain]:
        """Write the variant as `{"seats": 3, "gems": "open"}`."""
        return {"seats": self.seats, **self.choices}

    def __str__(self) -> str:
        return ", ".join([f"seats={self.seats}", *[f"{name}={choice}" for name, choice in self.choices.items()]])


@final
class Info:
    """What there is to know about a game before it is played."""

    def __init__(
        self,
        slug: str,
        *,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        lines: tuple[str, ...],
        hides_actions: bool = False,
    ) -> None:
        """Take the lines of the sheet in their order; *hides_actions* if a seat's action may be unseen by others."""
        self.slug: Final = slug
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.options: Final = options
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
        return Variant(seats, choices)

    def variants(self) -> list[Variant]:
        """List every variant there is."""
        found: list[Variant] = []
        for seats in self.seats:
            rows: list[dict[str, str]] = [{}]
            for option in self.options:
                if option.is_offered(seats):
                    rows = [{**row, option.name: choice} for row in rows for choice in option.choices]
            found += [Variant(seats, row) for row in rows]
        return found
