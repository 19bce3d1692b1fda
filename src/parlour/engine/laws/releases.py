# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 16: a record of any released version of the rules replays to the same decisions, views and sheet, for ever.

Digests of what a replay shows are kept beside the record: of legal decisions and of views, never of the layout of a
state. Decisions are compared at every step, views and sheets at some. The order of legal actions does not matter.
"""

from __future__ import annotations

import hashlib
from typing import Final

from parlour.engine.game import Game
from parlour.engine.laws.case import Broken, Case
from parlour.engine.plain import Plain, Reader, Wrong, as_plain, encode
from parlour.engine.record import Record, check_result
from parlour.engine.state import State
from parlour.engine.view import SPECTATOR

SAMPLES: Final = 10  # steps of a record at which views are looked at, the first and the last among them
PARTS: Final = ("decisions", "shown", "sheet")
LENGTH: Final = 16  # hexadecimal digits of a digest: it detects accidents, not tampering


def sample(record: Record) -> list[int]:
    """Choose the steps of a record to sample: numbers of actions that came before, evenly spread."""
    last = len(record.live())
    return sorted({last * index // (SAMPLES - 1) for index in range(SAMPLES)})


def account(record: Record, steps: list[int]) -> list[Plain]:
    """Replay a record; return for each of these steps the decisions up to it, what each viewer is shown, the sheets."""
    state, written = record.game.new(record.variant, record.edition), dict[int, bytes]()
    found, decisions = list[Plain](), hashlib.sha256()
    for step, index in enumerate([*record.live(), -1]):
        legal = {seat: state.legal(seat) for seat in sorted(state.to_act())}
        decisions.update(b"\n".join(_decisions(record.game, legal, written)))
        if step in steps:
            found.append({"step": step, "decisions": decisions.hexdigest()[:LENGTH], **_position(record, state)})
        if index >= 0:
            _play(record, state, index, legal)
    check_result(record, state)
    return found


def _decisions(game: Game, legal: dict[int, list[int]], written: dict[int, bytes]) -> list[bytes]:
    """Return the legal actions of every seat that is to act as bytes, in an order independent of `legal`."""
    found: list[bytes] = []
    for seat, actions in legal.items():
        for action in actions:
            if action not in written:
                written[action] = encode(game.actions.to_plain(action))
        found += [encode(seat), *sorted([written[action] for action in actions])]
    return found


def _play(record: Record, state: State, index: int, legal: dict[int, list[int]]) -> None:
    entry = record.entries[index]
    if entry.action not in legal.get(entry.seat, ()):
        raise Wrong(f"entry {index + 1}", "a legal action", encode(record.entry_to_plain(entry)).decode())
    state.apply(entry.seat, entry.action)


def _position(record: Record, state: State) -> dict[str, Plain]:
    game = record.game
    views = [game.view(state, viewer) for viewer in (*range(record.variant.seats), SPECTATOR)]
    return {
        "shown": _digest([encode(view.shown) for view in views]),
        "sheet": _digest([encode(as_plain(game.sheet(view).to_plain())) for view in views]),
    }


def _digest(parts: list[bytes]) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()[:LENGTH]


def replays(record: Record, kept: Plain) -> None:
    """Law 16: a record ends with the result it has, and its replay shows at every step what it did when it was kept."""
    case = Case(record.game, record.variant, record.edition, 0)
    rows = Reader(kept, "transcript").items(1)
    steps = [row.at("step").integer(0, len(record.entries)) for row in rows]
    try:
        found = account(record, steps)
    except Wrong as wrong:
        raise Broken(16, f"a record no longer replays: {wrong}", case) from None
    for row, now in zip(rows, found, strict=True):
        for part in PARTS:
            same = row.at(part).value == Reader(now, "now").at(part).value
            step = row.at("step").value
            case.require(
                16, same, f"after {step} actions of a record a replay gives other {part} than when it was kept"
            )
