# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""What the rules say of decisions in Laar: `tests.client.make` makes decisions.json of it."""

from __future__ import annotations

import copy
from typing import Any, Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.engine.view import View
from parlour.games.laar.rules.goods import KINDS, PROTECTION, SPELLS, WEAPONS
from tests.client.decisions import Moment, Wanted, Written, row_after

LAAR: Final = catalogue.game("laar")
CARDS: Any = catalogue.edition("laar").data["card"]
PROTECTING: Final = [card["id"] for card in CARDS if card["spell"] == SPELLS[PROTECTION]]


class Changed:
    """What a seat is shown, with some things changed, and what its own row of the sheet says then."""

    def __init__(self, moment: Moment) -> None:
        self.seat = moment.seat
        self.view = LAAR.view(moment.state, moment.seat)
        self.shown = copy.deepcopy(self.view.shown)
        seats: Any = self.shown["seats"]
        self.area: Any = seats[self.seat]

    def points(self, line: str = "") -> int:
        """Return the points of a line of the sheet, or all."""
        sheet = LAAR.sheet(View(self.view.variant, self.view.edition, self.seat, self.shown, self.view.known))
        row = sheet.to_plain()["seats"][self.seat]
        points = row["lines"][line] if line else row["total"]
        assert points is not None
        return points


def worth(moment: Moment, card: Plain, kind: str) -> int:
    """Return what a card as a good of this kind would add to the sheet."""
    changed = Changed(moment)
    before = changed.points()
    changed.area["stacks"][kind].append(card)
    changed.area["gems"] += kind == "gem"
    return changed.points() - before


def saved(moment: Moment, weapon: str) -> int:
    """Return what a protection from a weapon would save: the difference between having it and having none more."""
    return _weapons(moment, [weapon]) - _weapons(moment, [])


def _weapons(moment: Moment, more: list[str]) -> int:
    """Return the line of weapons with some protections more, and with no spell left that could protect besides."""
    changed = Changed(moment)
    named = [*changed.area["protections"], *more]
    spells = [card for card in changed.area["stacks"]["spell"] if card not in PROTECTING]
    changed.area["stacks"]["spell"] = [*spells, *PROTECTING[: len(named)]]
    changed.area["protections"] = named
    return changed.points("weapons")


def of_moment(moment: Moment) -> Written:
    """Write what each card of the market would be worth as a good of each kind, or what each protection would save."""
    shown: Any = LAAR.view(moment.state, moment.seat).shown
    if shown["stage"] == "protections":
        named = shown["seats"][moment.seat]["protections"]
        return {"saved": {weapon: saved(moment, weapon) for weapon in WEAPONS if weapon not in named}}
    cards = [place["card"] for place in shown["market"] if place is not None]
    return {"worth": {str(card): {kind: worth(moment, card, kind) for kind in KINDS} for card in cards}}


def decisions() -> Wanted:
    """Say which decisions are wanted."""
    return Wanted(
        "laar",
        times={"assign": 6, "take": 12, "protect": 8},
        of_moment=of_moment,
        of_action=lambda moment, action: row_after("laar", moment, action),
    )
