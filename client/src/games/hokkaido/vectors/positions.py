# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Tables at telling moments of matches played half at random: `tests.client.make` makes positions.json of them."""

from __future__ import annotations

import random
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain, as_plain
from parlour.engine.state import State
from parlour.engine.view import SPECTATOR
from parlour.tables.views.preview import preview_of
from tests.client.positions import Moment, Shown, at_stage, snapshot, variant_of

HOKKAIDO: Final = catalogue.game("hokkaido")
EDITION: Final = catalogue.edition("hokkaido")
PREVIEWS: Final = 24  # actions of a position that are previewed, spread over all that are legal
TRIES: Final = 4  # placements that are compared
PREVIEWED: Final = ("place", "pay", "terraform", "gift", "late", "begin", "build", "asked")
ASKS: Final = 40  # one of so many placements is preceded by a request for order (H31)


def squares_after(state: State, seat: int, action: int) -> int:
    """Count the squares of a city after an action."""
    after = state.copy()
    after.apply(seat, action)
    shown = HOKKAIDO.view(after, seat).shown
    mine, seats = shown["mine"], shown["seats"]
    assert isinstance(seats, list)
    city = mine[0] if isinstance(mine, list) else seats[seat]
    assert isinstance(city, dict)
    return sum(square != "." for square in str(city["map"]).split())


def choose(state: State, seat: int, rng: random.Random) -> int:
    """Choose anything, a request now and then; of a few placements the one that hides least."""
    requests = state.requests(seat)
    if requests and rng.randrange(ASKS) == 0:
        return requests[0]
    some = [rng.choice(state.ordinary(seat)) for _ in range(TRIES)]
    if HOKKAIDO.actions.kind(some[0]).name != "place":
        return some[0]
    return max(some, key=lambda action: squares_after(state, seat, action))


def previews(state: State, seat: int) -> list[Plain]:
    """Write what some legal actions of a seat would bring, as a board is told it."""
    legal = state.legal(seat) if seat in state.to_act() else []
    view = HOKKAIDO.view(state, seat)
    found: list[Plain] = []
    for action in legal[:: len(legal) // PREVIEWS + 1]:
        told = preview_of(HOKKAIDO, view, action)
        found.append(
            {
                "action": HOKKAIDO.actions.to_plain(action),
                "sheet": None if told["sheet"] is None else as_plain(told["sheet"]),
                "before": None if told["before"] is None else as_plain(told["before"]),
            }
        )
    return found


def find(seats: int, wanted: dict[str, Moment], **choices: str) -> list[Shown]:
    """Play matches until seat 0 has had to decide at every moment wanted; the end of a match is one, too."""
    variant = variant_of(
        "hokkaido", seats, {"side": "a", "goals": "on", "choice": "draft", "placing": "request", **choices}
    )
    found: dict[str, Shown] = {}
    told: dict[str, list[Plain]] = {}
    for seed in range(200):
        rng = random.Random(seed)
        state = HOKKAIDO.new(variant, EDITION)
        while len(found) < len(wanted):
            acting = state.to_act()
            if not acting or 0 in acting:
                shown = HOKKAIDO.view(state, 0).shown
                for name, is_wanted in wanted.items():
                    if name not in found and is_wanted(shown):
                        found[name] = snapshot(HOKKAIDO, variant, state, SPECTATOR if name == "watch" else 0, 0)
                        told[name] = previews(state, 0) if name in PREVIEWED else []
            if not acting:
                break
            at = acting[-1]  # seat 0 last: the others are ready
            state.apply(at, choose(state, at, rng))
    return [{"name": name, "snapshot": found[name], "previews": told[name]} for name in wanted]


def owes(shown: Shown) -> bool:
    """Want a choice of cubes to pay with."""
    mine = shown["mine"]
    return isinstance(mine, list) and isinstance(mine[0], dict) and mine[0]["due"] != 0


def plays_of_pair(shown: Shown) -> bool:
    """Want a choice of one card of a pair (H26)."""
    plays = shown["plays"]
    return shown["stage"] == "play" and isinstance(plays, list) and len(plays) > 1


def was_asked(shown: Shown) -> bool:
    """Want an open turn after somebody has asked for order (H31)."""
    return shown["stage"] == "build" and shown["asked"] is not None


def positions() -> list[Shown]:
    """List the moments."""
    draft = {
        "keep": at_stage("keep", 4),
        "place": at_stage("place", 7),
        "pay": owes,
        "terraform": at_stage("terraform"),
        "gift": at_stage("gift"),
        "over": at_stage("over"),
        "watch": at_stage("place", 6),
    }
    honshu = {"lay": at_stage("lay", 4), "boost": at_stage("boost", 5), "take": at_stage("take", 5)}
    pairs = {
        "lay_both": at_stage("lay_both", 5),
        "overtake": at_stage("overtake"),
        "choose": at_stage("choose"),
        "play": plays_of_pair,
    }
    return [
        *find(3, draft),
        *find(2, {"discard": at_stage("discard", 3), "late": at_stage("place", 12)}, goals="off", side="b"),
        *find(5, {"begin": at_stage("place", 1)}, side="b"),
        *find(4, honshu, choice="honshu"),
        *find(3, {"build": at_stage("build", 6)}, placing="order"),
        *find(4, {"asked": was_asked}),
        *find(2, pairs, choice="honshu"),
    ]
