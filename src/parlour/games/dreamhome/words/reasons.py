"""What an action changes in a home, as facts: rooms, décor, bonuses, the roof, who begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.parts.reasons import Fact, Reasons, both_signs, fact, gain
from parlour.engine.view import Message
from parlour.games.dreamhome.home.area import BESIDE, PILE, SIZE, TOKEN_BIT, token_on
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import CELLS, DECORS, NONE, TYPES
from parlour.games.dreamhome.rules.stages import DECORATING, FETCHING, KEEPING, PARKING, PLACING, SCAFFOLDING
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.roof import ROOF_SIZE
from parlour.games.dreamhome.scoring.score import FUNCTIONALITY, functionality_bonuses, has_bathrooms, type_points

UNDER_WAY: Final = (PLACING, PARKING, SCAFFOLDING, DECORATING, FETCHING, KEEPING)


def facts(before: DreamHomeState, after: DreamHomeState, seat: int) -> list[Fact]:
    """List what has changed in a seat's home."""
    components, old, new, base = before.components, before.areas, after.areas, seat * SIZE
    found = _rooms(components, old, new, base) + _decor(components, old, new, base)
    found += _functionality(old, new, base) + _roof(old, new, base)
    if after.token == seat != before.token:
        found.append(fact("reason-first"))
    return found


def _rooms(components: DreamHomeComponents, old: vec[i64], new: vec[i64], base: i64) -> list[Fact]:
    """Tell the points of rooms type by type (D27, D70)."""
    found: list[Fact] = []
    for kind, room in enumerate(TYPES):
        points = type_points(components, new, base, kind) - type_points(components, old, base, kind)
        if points:
            found.append(gain("reason-room", "rooms", int(points), {"room": room}))
    return found


def _decor(components: DreamHomeComponents, old: vec[i64], new: vec[i64], base: i64) -> list[Fact]:
    """Tell the décor tokens that have come and gone (D71)."""
    before, after = _tokens(old, base), _tokens(new, base)
    found: list[Fact] = []
    for token, decor in enumerate(DECORS):
        points = components.decor_points[token] * ((token in after) - (token in before))
        if points:
            found.append(gain("reason-decor", "decor", points, {"decor": decor}))
    return found


def _tokens(areas: vec[i64], base: i64) -> list[int]:
    inside = [int(token_on(areas, base, cell)) for cell in range(CELLS)]
    beside: i64 = areas[base + BESIDE]
    outside = [token for token in range(len(DECORS)) if beside & TOKEN_BIT[token]]
    return [token for token in inside if token != NONE] + outside


def _functionality(old: vec[i64], new: vec[i64], base: i64) -> list[Fact]:
    """Tell the two bonuses one by one (D72)."""
    both = int(has_bathrooms(new, base)) - int(has_bathrooms(old, base))
    suite = int(functionality_bonuses(new, base) - functionality_bonuses(old, base)) - both
    found = [gain("reason-bathrooms", "functionality", FUNCTIONALITY * both)] if both else []
    return found + ([gain("reason-suite", "functionality", FUNCTIONALITY * suite)] if suite else [])


def _roof(old: vec[i64], new: vec[i64], base: i64) -> list[Fact]:
    """Tell how many cards a roof has that is not complete yet (D73)."""
    before, after = card_set.count(old[base + PILE]), card_set.count(new[base + PILE])
    return [fact("reason-roof", {"count": int(after), "all": ROOF_SIZE})] if before < after < ROOF_SIZE else []


def goes_on(state: DreamHomeState, seat: int) -> bool:
    """Return whether something that the seat has taken is still to be placed."""
    return state.seat == seat and state.stage in UNDER_WAY


def examples() -> list[Message]:
    """List an example of every message about a reason."""
    found = [Message("reason-first"), *both_signs("reason-bathrooms"), *both_signs("reason-suite")]
    for room in TYPES:
        found += both_signs("reason-room", {"room": room})
    for decor in DECORS:
        found += both_signs("reason-decor", {"decor": decor})
    return found + [Message("reason-roof", {"count": count, "all": ROOF_SIZE}) for count in range(1, ROOF_SIZE)]


REASONS: Final = Reasons[DreamHomeState](facts, examples, goes_on)
