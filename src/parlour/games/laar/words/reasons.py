"""What an action changes in Laar, as facts: spices, what a card that gets its expert is worth, the last expert."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.reasons import Fact, Reasons, both_signs, fact, gain
from parlour.engine.view import Message
from parlour.games.laar.rules import expert_set
from parlour.games.laar.rules.actions import SEATS
from parlour.games.laar.rules.goods import EXPERTS, GEM, KINDS, SPICES
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.rules.state import LaarState
from parlour.games.laar.scoring.area import lay
from parlour.games.laar.scoring.score import choose_missing, columns, spice_points_of


def facts(before: LaarState, after: LaarState, seat: int) -> list[Fact]:
    """List what has changed for a seat since a position."""
    return _spices(before, after, seat) + _offers(before, after, seat) + _last_experts(before, after, seat)


def _spices(before: LaarState, after: LaarState, seat: int) -> list[Fact]:
    """Tell how many different spices the seat has now (L60)."""
    old, new, points = before.stacks(seat).spices, after.stacks(seat).spices, before.components.spice_points
    more = spice_points_of(new, points) - spice_points_of(old, points)
    different = len([count for count in new if count])
    return [gain("reason-spices", "spices", more, {"count": different})] if more else []


def _offers(before: LaarState, after: LaarState, seat: int) -> list[Fact]:
    """Tell what the card on which an expert was played would bring the seat, and the rival whom it serves most."""
    found: list[Fact] = []
    for slot, expert in enumerate(after.experts):
        if before.round != after.round or before.experts[slot] != NONE or expert == NONE:
            continue
        good = after.market[slot] * len(KINDS) + expert
        found.append(gain("reason-offer", "", worth_to(before, seat, good)))
        if expert == GEM and before.variant.choice("gems") == "hidden":
            continue  # what gems a rival has is for that rival to remember
        values = {other: worth_to(before, other, good) for other in range(len(before.hands)) if other != seat}
        rival = max(values, key=lambda other: values[other])
        found.append(Fact(gain("reason-offer-rival", "", values[rival], {"seat": rival}).message))
    return found


def worth_to(state: LaarState, seat: int, good: int) -> int:
    """Return by how many points the total of a seat would rise at once with one more good."""
    return _total_with(state, seat, good) - _total_with(state, seat, NONE)


def _total_with(state: LaarState, seat: int, good: int) -> int:
    areas = [state.stacks(other) for other in range(len(state.hands))]
    if good != NONE:
        lay(state.components, areas[seat], good)
    protections, sides = choose_missing(areas, int(state.first), state.protections, state.sides)
    memo = state.components.memos[max(state.memo, 0)]
    return sum(columns(areas, memo, state.components.spice_points, protections, sides)[seat])


def _last_experts(before: LaarState, after: LaarState, seat: int) -> list[Fact]:
    """Tell which experts the seat has just played as the last of their kind."""
    played = [
        expert
        for kind, expert in enumerate(EXPERTS)
        if expert_set.holds(before.hands[seat], kind) and not expert_set.holds(after.hands[seat], kind)
    ]
    return [fact("reason-last-expert", {"expert": expert}) for expert in played]


def examples() -> list[Message]:
    """List an example of every message about a reason."""
    found = [Message("reason-last-expert", {"expert": expert}) for expert in EXPERTS]
    for count in range(1, len(SPICES) + 1):
        found += both_signs("reason-spices", {"count": count})
    for seat in range(SEATS):
        found += both_signs("reason-offer-rival", {"seat": seat})
    return found + both_signs("reason-offer")


REASONS: Final = Reasons[LaarState](facts, examples)
