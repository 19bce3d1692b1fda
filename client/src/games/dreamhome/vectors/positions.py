# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Tables at telling moments of matches played at random: `tests.client.make` makes positions.json of them."""

from __future__ import annotations

import json
import random
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.state import State
from tests.client import positions as tables
from tests.client.positions import Moment, Shown, at_stage, variant_of

HOME: Final = catalogue.game("dreamhome")


def find(name: str, seats: int, wanted: Moment, **choices: str) -> Shown:
    """Find a moment of a match in which homes are not emptied."""
    usual = {**({"discard": "on"} if seats < 4 else {}), "car": "off", "roofs": "hidden"}
    return tables.find("dreamhome", name, variant_of("dreamhome", seats, {**usual, **choices}), wanted, choose)


def choose(state: State, seat: int, rng: random.Random) -> int:
    """Choose anything but what empties a home: cards face down where one can lie face up, helpers declined."""
    legal, dull = state.legal(seat), (("place", "down"), ("decline", ""))
    plain = [(action, HOME.actions.to_plain(action)) for action in legal]
    lively = [action for action, written in plain if (written["do"], written.get("side", "")) not in dull]
    return rng.choice(lively or legal)


def keeps(shown: Shown, tool: str) -> bool:
    """Return whether seat 0 keeps a tool."""
    return tool in json.dumps(Reader(shown, "").at("seats").items()[0].at("tools").value)


def helps(shown: Shown, helper: str) -> bool:
    """Return whether seat 0 has a helper."""
    return helper in json.dumps(Reader(shown, "").at("seats").items()[0].at("helpers").value)


def full(shown: Shown) -> int:
    """Count the rooms on the market."""
    return sum(column.at("room").value is not None for column in Reader(shown, "").at("market").items())


def holds(shown: Shown, tool: str) -> bool:
    """Return whether a tool is to be placed."""
    return tool in json.dumps(shown["hand"])


def positions() -> list[Shown]:
    """List the moments."""
    return [
        find("discard", 3, at_stage("discard", 5)),
        find("choose", 4, at_stage("choose", 8)),
        find("begin", 2, at_stage("choose", 1)),
        find("place", 4, at_stage("place", 9)),
        find("mix", 3, lambda shown: shown["stage"] == "choose" and keeps(shown, "concrete_mixer") and full(shown) > 3),
        find("drill", 3, lambda shown: shown["stage"] == "choose" and keeps(shown, "hammer_drill")),
        find("dig", 3, at_stage("dig", 6)),
        find("scaffold", 2, lambda shown: shown["stage"] == "place" and holds(shown, "scaffolding")),
        find("decorate", 3, at_stage("decorate", 10)),
        find("roofer", 3, at_stage("roofer")),
        find("courier", 4, at_stage("courier")),
        find("order", 4, lambda shown: shown["stage"] == "courier" and helps(shown, "handyman")),
        find("fetch", 4, at_stage("fetch")),
        find("handyman", 4, at_stage("handyman")),
        find("over", 4, at_stage("over")),
        find("open", 3, at_stage("choose", 11), roofs="open"),
        find("park", 2, at_stage("park"), car="on"),
    ]
