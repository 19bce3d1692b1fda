# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes positions.json: tables at telling moments of the golden records, for the board's tests and the gallery.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/hamlet/vectors/positions.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.game import State
from parlour.engine.plain import Plain, Reader
from parlour.engine.record import Record, edition_inside, load
from parlour.engine.view import SPECTATOR

FILE: Final = Path(__file__).with_name("positions.json")
RECORDS: Final = Path(__file__).parents[5] / "tests/golden/hamlet"
NAMES: Final = ("Ada", "Bertrand", "Віра", "Ксения")
HAMLET: Final = catalogue.game("hamlet")
Shown = dict[str, Plain]
Moment = Callable[[Reader, float], bool]  # of what is shown, and of how far the match has come (0–1)


def snapshot(record: Record, state: State, seat: int) -> Shown:
    """Write a table as *seat* sees it, as far as a board looks at it."""
    view = HAMLET.view(state, seat)
    prompt = HAMLET.prompt(view)
    to_act = [acting for acting in state.to_act() if acting >= 0]
    return {
        "id": "gallery",
        "game": "hamlet",
        "variant": record.variant.to_plain(),
        "status": "playing" if state.to_act() else "over",
        "places": [place(number, to_act, seat) for number in range(record.variant.seats)],
        "seat": None if seat == SPECTATOR else seat,
        "shown": view.shown,
        "to_act": list[Plain](to_act),
        "prompt": {"text": prompt.text, "arguments": dict[str, Plain](prompt.arguments)},
        "legal": HAMLET.actions.tree(state.legal(seat)) if seat in to_act else None,
        "sheet": HAMLET.sheet(view).to_plain(),
        "moment": 0,
        "log": [],
    }


def place(seat: int, to_act: list[int], mine: int) -> Plain:
    """Write one place at the table."""
    return {"seat": seat, "who": "person", "name": NAMES[seat], "mine": seat == mine, "waiting": seat in to_act}


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
            found[moment] = snapshot(record, state, SPECTATOR if moment.endswith("watch") else seat)


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


if __name__ == "__main__":
    FILE.write_text(json.dumps(positions(), separators=(",", ":"), ensure_ascii=False) + "\n")
