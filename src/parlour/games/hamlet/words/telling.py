"""What the log tells of an action in Hamlet besides its fields: where a tile lies, what was paid, and who earned."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Fast
from parlour.engine.view import Message, MessageValue
from parlour.games.hamlet.board.reach import reward_times
from parlour.games.hamlet.board.tiles import NONE, TILES
from parlour.games.hamlet.board.village import Village
from parlour.games.hamlet.rules.actions import ACTIONS, PLACE
from parlour.games.hamlet.rules.components import RAW_COUNT, SEATS, HamletView
from parlour.games.hamlet.rules.counters import COINS, ENTRIES, POINTS
from parlour.games.hamlet.rules.goods import RAW, REFINED
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.view import state_from
from parlour.games.hamlet.words.messages import NOTHING_PAID, PAYING, describe, sorts_of
from parlour.geometry.mosaic import FREE
from parlour.geometry.outline import LONGEST

NAMED: Final = 3  # tiles next to a new one
SEVERAL: Final = 2  # who earn by one payment: they are not named
BESIDE: Final = ("tile", "to", "from")  # the arguments that name them


def tell(view: HamletView, by: int, seen: dict[str, Plain]) -> Message:
    """Return the message about an action, with what it costs if it is paid for now, and where a new tile lies."""
    message, reader = describe(view, seen), Reader(seen, "action")
    kind = reader.at("do").text()
    if kind == "stock":
        counts = [reader.at(good).integer(0, RAW_COUNT) for good in RAW]
        return Message(message.text, {**message.arguments, **sorts_of(counts)})
    if kind not in PAYING:
        return message
    state, action = state_from(view, Fast(0)), ACTIONS.from_plain(reader)  # nothing that counts here is hidden
    more = paid(state, by, action)
    if more.get("seat", NONE) != message.arguments.get("seat", more.get("seat", NONE)):
        more["makers"] = SEVERAL  # the sentence names another seat
    if kind == "place":
        more.update(_beside(state, action))
    return Message(message.text, {**more, **message.arguments})


def _beside(state: HamletState, action: int) -> dict[str, MessageValue]:
    """Return the tile that is laid and up to three that it touches, the villager's first."""
    new = state.work_item
    village = state.village.with_tile(new, action - PLACE)
    touched = sorted(_touching(village, new), key=lambda tile: tile != state.work_tile)[:NAMED]
    named: dict[str, MessageValue] = {name: TILES[tile] for name, tile in zip(BESIDE, touched, strict=False)}
    return {"blueprint": TILES[new], "beside": len(touched), **named}


def _touching(village: Village, tile: int) -> list[int]:
    """List the tiles that a tile touches, those with the most segments in common first."""
    segments = len(village.components.shapes.outlines[tile].kinds)
    facing = [village.mosaic.facing(tile, segment) // LONGEST for segment in range(segments)]
    others = [other for other in facing if other != FREE // LONGEST]
    return sorted(set(others), key=lambda other: (-others.count(other), other))


def paid(state: HamletState, by: int, action: int) -> dict[str, MessageValue]:
    """Return which goods and coins an action consumes (M34), and what others earn by it (M32)."""
    after = state.copy()
    after.apply(by, action)
    goods = [_gone(state.raw[good::RAW_COUNT], after.raw[good::RAW_COUNT]) for good in range(RAW_COUNT)]
    own, used = 0, [0] * len(REFINED)
    for at, left in enumerate(after.pieces):
        tile, owner, gone = at // SEATS, at % SEATS, state.pieces[at] - left
        if gone > 0:
            refined = state.components.refines[tile]
            used[refined] += gone
            own += gone * state.components.reward_coins * reward_times(state, by, refined) if owner == by else 0
    cost = max(own - _gains(state, after, COINS)[by], 0)
    found = sorts_of([*goods, *used])
    is_paid = "yes" if found["sorts"] or cost else "no"
    return {**NOTHING_PAID, **found, "paid": is_paid, "cost": cost, **_earned(state, after, by)}


def _gone(before: list[int], after: list[int]) -> int:
    return sum([max(old - new, 0) for old, new in zip(before, after, strict=True)])


def _gains(state: HamletState, after: HamletState, entry: int) -> list[int]:
    return [after.ledger[seat * ENTRIES + entry] - state.ledger[seat * ENTRIES + entry] for seat in range(state.seats)]


def _earned(state: HamletState, after: HamletState, by: int) -> dict[str, MessageValue]:
    """Return what the other producers earn together, and which seat it is if it is one."""
    coins, points = _gains(state, after, COINS), _gains(state, after, POINTS)
    makers = [seat for seat in range(state.seats) if seat != by and (coins[seat] > 0 or points[seat] > 0)]
    found: dict[str, MessageValue] = {
        "makers": min(len(makers), SEVERAL),
        "earned": sum([coins[seat] for seat in makers]),
        "merit": sum([points[seat] for seat in makers]),
    }
    return {**found, "seat": makers[0]} if len(makers) == 1 else found
