"""Decisions for the client's tests: moments of the golden records, with what the rules say of each legal action."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Plain, as_plain
from parlour.engine.record import Record, load
from parlour.engine.sheet import Sheet
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.localization import Translator
from tests.client.positions import NAMES, Choose, at_random, snapshot
from tests.engine.matches import GOLDEN

USUAL: Final = 3  # moments at which an action of one kind is chosen
MATCHES: Final = 24
MOST_ACTIONS: Final = 24  # that are written of one kind at one moment
UNREAD: Final = ("prompt", "legal", "log", "moment")  # parts of a snapshot that these tests do not look at
Written = dict[str, Plain]


@dataclass(frozen=True)
class Moment:
    """A position at which a seat decides."""

    variant: Variant
    past: list[tuple[int, int]]  # the seats and actions that led to it
    state: State
    seat: int


def nothing(_moment: Moment) -> Written:
    """Say no more of a moment than all games do."""
    return {}


def nothing_after(_moment: Moment, _action: int) -> Written:
    """Say no more of an action than all games do."""
    return {}


@dataclass(frozen=True)
class Wanted:
    """Which decisions a game's tests want, and what more is written of them."""

    slug: str
    records: tuple[str, ...] = ("*",)  # patterns of the names of records
    played: tuple[Variant, ...] = ()  # besides, MATCHES of each are played
    choose: Choose = at_random
    times: Mapping[str, int] = field(default_factory=dict)  # moments by the kind of action chosen, where not USUAL
    of_moment: Callable[[Moment], Written] = nothing
    of_action: Callable[[Moment, int], Written] = nothing_after


def written(wanted: Wanted) -> str:
    """Write the edition with which the records were played, and the decisions, one a line."""
    english = Translator("en", wanted.slug)
    found = records(wanted)
    lines = ",\n".join([_compact(_decision(moment, wanted, english)) for moment in moments(wanted, found)])
    return f'{{"edition":{_compact(found[0].edition.data)},\n"decisions":[\n{lines}\n]}}\n'


def moments(wanted: Wanted, records: list[Record]) -> Iterator[Moment]:
    """Give moments of matches in an order that is mixed but fixed, until each kind was chosen often enough."""
    edition = records[0].edition
    matches = [(record.variant, [(entry.seat, entry.action) for entry in record.entries]) for record in records]
    matches += [
        (variant, played(variant, edition, seed, wanted.choose)) for variant in wanted.played for seed in range(MATCHES)
    ]
    found = [chosen for variant, entries in matches for chosen in decisions_in(variant, edition, entries)]
    random.Random(wanted.slug).shuffle(found)
    counted = Counter[str]()
    for moment, kind in found:
        if counted[kind] < wanted.times.get(kind, USUAL):
            counted[kind] += 1
            yield moment


def records(wanted: Wanted) -> list[Record]:
    """Read the golden records of the newest rules, all played with one edition."""
    rules = catalogue.game(wanted.slug).info.rules_version
    names = [f"rules-{rules}.{pattern}.jsonl" for pattern in wanted.records]
    files = sorted({file for name in names for file in (GOLDEN / wanted.slug).glob(name)})
    found = [load(file.read_text(encoding="utf-8")) for file in files]
    assert len({record.edition.digest for record in found}) == 1
    return found


def played(variant: Variant, edition: Edition, seed: int, choose: Choose) -> list[tuple[int, int]]:
    """Play a match."""
    rng, entries = random.Random(seed), list[tuple[int, int]]()
    state = catalogue.game(edition.game).new(variant, edition)
    while acting := state.to_act():
        entries.append((acting[0], choose(state, acting[0], rng)))
        state.apply(*entries[-1])
    return entries


def decisions_in(variant: Variant, edition: Edition, entries: list[tuple[int, int]]) -> Iterator[tuple[Moment, str]]:
    """Replay a match and give the position before each decision of a seat, with the kind of action that it chose."""
    game = catalogue.game(edition.game)
    state = game.new(variant, edition)
    for index, (seat, action) in enumerate(entries):
        if seat >= 0:
            yield Moment(variant, entries[:index], state.copy(), seat), game.actions.kind(action).name
        state.apply(seat, action)


def _decision(moment: Moment, wanted: Wanted, english: Translator) -> Plain:
    game, state, seat = catalogue.game(wanted.slug), moment.state, moment.seat
    table = snapshot(game, moment.variant, state, seat, seat)
    actions: list[Plain] = [_action(game, moment, action, english, wanted) for action in some(game, state, seat)]
    return {
        "snapshot": {key: value for key, value in table.items() if key not in UNREAD},
        "actions": actions,
        **wanted.of_moment(moment),
    }


def some(game: Game, state: State, seat: int) -> list[int]:
    """List the legal actions, of kinds with very many only some, spread evenly."""
    of_kind: dict[str, list[int]] = {}
    for action in state.legal(seat):
        of_kind.setdefault(game.actions.kind(action).name, []).append(action)
    return [action for all_of in of_kind.values() for action in all_of[:: -(-len(all_of) // MOST_ACTIONS)]]


def _action(game: Game, moment: Moment, action: int, english: Translator, wanted: Wanted) -> Plain:
    """Write an action and the sentence that describes it."""
    plain = game.actions.to_plain(action)
    message = game.describe(game.view(moment.state, moment.seat), plain)
    name = NAMES[moment.seat]
    sentence = english.format_with_names(message, list(NAMES), name=name)
    return {"action": plain, "sentence": sentence, **wanted.of_action(moment, action)}


def after(moment: Moment, action: int) -> State:
    """Return the position after an action."""
    state = moment.state.copy()
    state.apply(moment.seat, action)
    return state


def row_after(slug: str, moment: Moment, action: int) -> Written:
    """Write the row of the sheet that the seat would see as its own after an action."""
    game = catalogue.game(slug)
    return {"row": row_of(game.sheet(game.view(after(moment, action), moment.seat)), moment.seat)}


def row_of(sheet: Sheet, seat: int) -> Plain:
    """Write a seat's row of a sheet."""
    return as_plain(sheet.to_plain()["seats"][seat])


def _compact(value: Plain) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
