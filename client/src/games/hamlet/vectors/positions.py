# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Tables at telling moments of the golden records: `tests.client.make` makes positions.json of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.record import Record, edition_inside, load
from parlour.engine.state import State
from parlour.engine.view import SPECTATOR
from tests.client.positions import Shown, snapshot

RECORDS: Final = Path(__file__).parents[5] / "tests/golden/hamlet"
HAMLET: Final = catalogue.game("hamlet")
Moment = Callable[[Reader, float], bool]  # of what is shown, and of how far the match has come (0–1)


def read(name: str) -> Record:
    """Read a golden record, with the edition that it brings along."""
    text = (RECORDS / name).read_text(encoding="utf-8")
    data = edition_inside(text)
    assert data is not None
    return load(text, HAMLET, HAMLET.edition(data))


def find(name: str, wanted: dict[str, Moment]) -> list[Shown]:
    """Replay a record and write down the first moment of each kind, as whoever has to decide then sees it."""
    record = read(name)
    state = HAMLET.new(record.variant, record.edition)
    found: dict[str, Shown] = {}
    for index, entry in enumerate(record.entries):
        look(record, state, index / len(record.entries), wanted, found)
        state.apply(entry.seat, entry.action)
    look(record, state, 1.0, wanted, found)
    return [{"name": moment, "snapshot": found[moment]} for moment in wanted]


def look(record: Record, state: State, far: float, wanted: dict[str, Moment], found: dict[str, Shown]) -> None:
    """Write the position down if it is a moment that is still wanted."""
    missing = [moment for moment in wanted if moment not in found]
    acting = state.to_act()
    if not missing or (acting and acting[0] < 0):
        return
    seat = acting[0] if acting else 0
    shown = Reader(HAMLET.view(state, seat).shown, "")
    for moment in missing:
        if wanted[moment](shown, far):
            viewer = SPECTATOR if moment.endswith("watch") else seat
            found[moment] = snapshot(HAMLET, record.variant, state, viewer, viewer)


def at_stage(stage: str, after: float = 0.0) -> Moment:
    """Want a stage, after some part of the match."""
    return lambda shown, far: shown.at("stage").value == stage and far >= after


def in_a_turn(after: float) -> Moment:
    """Want a turn with much to do: villagers that stand, blueprints in hand."""

    def is_wanted(shown: Reader, far: float) -> bool:
        if shown.at("stage").value != "turn" or far < after:
            return False
        seat = shown.at("seats").items()[shown.at("to_act").integer(0, 3)]
        return len(seat.at("standing").items()) > 0 and len(seat.at("blueprints").items()) > 1

    return is_wanted


def paid_in_part(shown: Reader, far: float) -> bool:
    """Want a payment of which something is chosen already."""
    return at_stage("pay", 0.3)(shown, far) and len(shown.at("work").at("picks").items()) > 0


def positions() -> list[Shown]:
    """List the moments."""
    four: dict[str, Moment] = {
        "begin": at_stage("turn"),
        "early": in_a_turn(0.1),
        "hire": at_stage("hire", 0.12),
        "middle": in_a_turn(0.35),
        "place": at_stage("place", 0.2),
        "pay": paid_in_part,
        "watch": at_stage("turn", 0.5),
        "late": in_a_turn(0.8),
        "late_place": at_stage("place", 0.6),
        "over": at_stage("over"),
    }
    two: dict[str, Moment] = {"two": at_stage("turn", 0.5), "two_pay": at_stage("pay", 0.2)}
    alone: dict[str, Moment] = {"solo": at_stage("turn", 0.6), "solo_over": at_stage("over")}
    return [
        *find("rules-1.seats-4.layout-fixed.end-long.jsonl", four),
        *find("rules-1.seats-2.layout-shuffled.end-short.jsonl", two),
        *find("rules-1.seats-1.layout-shuffled.jsonl", alone),
    ]
