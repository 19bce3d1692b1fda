# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 4: what is written as JSON is read back unchanged."""

from parlour.engine.laws.case import Case, named, some
from parlour.engine.plain import Plain, Reader, as_plain, decode, encode
from parlour.engine.record import Record, load, verify
from parlour.engine.state import State
from parlour.engine.view import SPECTATOR, View

POSITIONS = 10
TRIED = 30


def check_serialization(case: Case) -> None:
    """Law 4: actions, views, sheets and records survive JSON; a replayed record gives an equal state and sheet."""
    for index, state in case.positions(POSITIONS, 4):
        for seat in state.to_act():
            for action in some(state.legal(seat), TRIED, case.rng(index)):
                _action_survives(case, action)
        for viewer in case.viewers:
            _view_survives(case, state, viewer)
    _record_survives(case)


def _is_the_same(before: Plain, after: Plain) -> bool:
    """Compare with types: True is not 1, a tuple is not a list."""
    if isinstance(before, dict) and isinstance(after, dict):
        return before.keys() == after.keys() and all(_is_the_same(before[key], after[key]) for key in before)
    if isinstance(before, list) and isinstance(after, list):
        return len(before) == len(after) and all(map(_is_the_same, before, after))
    return type(before) is type(after) and before == after


def _action_survives(case: Case, action: int) -> None:
    plain = case.game.actions.to_plain(action)
    back = case.game.actions.from_plain(Reader(decode(encode(plain)), "action"))
    case.require(4, back == action, f"{case.write(action)} is read back as {case.write(back)}")


def _view_survives(case: Case, state: State, viewer: int) -> None:
    view = case.game.view(state, viewer)
    plain = view.to_plain()
    case.require(4, _is_the_same(plain, decode(encode(plain))), f"the view of {named(viewer)} changes in JSON")
    sheet = as_plain(case.game.sheet(view).to_plain())
    case.require(4, _is_the_same(sheet, decode(encode(sheet))), f"the sheet for {named(viewer)} changes in JSON")
    again = reread(case, view)
    same = case.game.imagine(view, case.rng(1)).digest() == case.game.imagine(again, case.rng(1)).digest()
    case.require(4, same, f"a view of {named(viewer)} read from JSON is imagined otherwise")


def reread(case: Case, view: View) -> View:
    """Return a view as it comes out of JSON."""
    return View.from_plain(Reader(decode(encode(view.to_plain())), "view"), case.game.info, case.edition)


def _record_survives(case: Case) -> None:
    record, state = Record(case.game, case.variant, case.edition, [f"Seat {seat}" for seat in case.seats]), case.new()
    for seat, action in case.moves:
        record.add(seat, action)
        state.apply(seat, action)
    record.close(state)
    text = record.dump()
    edition = case.game.edition(Reader(decode(text.partition("\n")[0]), "").at("edition").at("data").object())
    back = load(text, case.game, edition)
    case.require(4, back.dump() == text, "a record is written otherwise after it was read")
    replayed = verify(back)
    case.require(4, replayed.digest() == state.digest(), "a replayed record ends in another state")
    sheets = [case.game.sheet(case.game.view(end, SPECTATOR)).to_plain() for end in (state, replayed)]
    case.require(4, sheets[0] == sheets[1], "a replayed record ends with another sheet")
