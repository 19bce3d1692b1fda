# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 11: totals and ranking of a sheet are right, and a sheet made from a view is never wrong."""

from parlour.engine.laws.case import Case, named
from parlour.engine.parts.explanations import Explained
from parlour.engine.sheet import Sheet
from parlour.engine.state import State
from parlour.engine.view import SPECTATOR, View

POSITIONS = 12
EXPLAINED = 3


def check_sheets(case: Case) -> None:
    """Law 11: lines sum to totals; ranks follow totals, then tie figures; all viewers agree on what they know."""
    for index, state in case.positions(POSITIONS, 11):
        sheets = {viewer: case.game.sheet(case.game.view(state, viewer)) for viewer in case.viewers}
        for viewer, sheet in sheets.items():
            _has_all_lines(case, sheet)
            _is_made_from_what_is_shown(case, state, viewer, sheet)
            _agrees(case, sheets, viewer, index)
        if index == len(case.moves):
            _is_final(case, state, sheets)
    check_explanations(case)


def check_explanations(case: Case) -> None:
    """Law 11, for explanations: they are made from what is shown, as the sheet is."""
    for _, state in case.positions(EXPLAINED, 11):
        for viewer in case.viewers:
            _explains_what_is_shown(case, state, viewer)


def _has_all_lines(case: Case, sheet: Sheet) -> None:
    case.require(11, tuple(sheet.lines) == case.game.info.lines, f"the sheet has the lines {sheet.lines}")
    case.require(11, len(sheet.points) == len(sheet.ties) == len(case.seats), "the sheet has not a row for every seat")
    for seat, points in enumerate(sheet.points):
        case.require(11, len(points) == len(sheet.lines), f"seat {seat} has {len(points)} lines of {len(sheet.lines)}")
        known = [value for value in points if value is not None]
        total = sum(known) if len(known) == len(points) else None
        case.require(
            11, sheet.total(seat) == total, f"the lines of seat {seat} sum to {total}, not {sheet.total(seat)}"
        )


def _is_made_from_what_is_shown(case: Case, state: State, viewer: int, sheet: Sheet) -> None:
    """People are shown the sheet, so it may hold nothing that only a perfect memory knows."""
    view = case.game.view(state, viewer)
    again = case.game.sheet(View(view.variant, view.edition, view.seat, view.shown, {}))
    same = again.to_plain() == sheet.to_plain()
    case.require(11, same, f"the sheet for {named(viewer)} tells what it is not shown but only remembers")


def _explains_what_is_shown(case: Case, state: State, viewer: int) -> None:
    """People are given explanations, so these may say nothing that only a perfect memory knows."""
    view = case.game.view(state, viewer)
    again = case.game.explain(View(view.variant, view.edition, view.seat, view.shown, {}))
    same = _as_plain(again) == _as_plain(case.game.explain(view))
    case.require(11, same, f"explanations for {named(viewer)} tell what it is not shown but only remembers")


def _as_plain(explained: Explained) -> list[str]:
    said = [(part, one.rules, [one.name, *one.facts]) for part, one in explained.items()]
    return [repr((part, rules, [(fact.text, fact.arguments) for fact in facts])) for part, rules, facts in said]


def _agrees(case: Case, sheets: dict[int, Sheet], viewer: int, index: int) -> None:
    """A line that a viewer knows is the one that its owner knows, or, if that does not, any other viewer."""
    for seat in case.seats:
        for line, points in enumerate(sheets[viewer].points[seat]):
            others = {sheets[other].points[seat][line] for other in case.viewers} - {None}
            wrong = points is not None and others != {points}
            name = sheets[viewer].lines[line]
            what = f"after {index} actions viewers see {sorted(filter(None, others))} points in {name} of seat {seat}"
            case.require(11, not wrong, what)


def _is_final(case: Case, state: State, sheets: dict[int, Sheet]) -> None:
    final = sheets[SPECTATOR]
    for viewer, sheet in sheets.items():
        case.require(11, None not in sheet.totals(), f"the match is over and {named(viewer)} does not know all points")
        same = sheet.points == final.points and sheet.ties == final.ties
        case.require(11, same, f"the match is over and the sheet of {named(viewer)} is another")
    _ranks(case, final)
    merits = state.merits()
    by_merit = [[seat for seat in case.seats if merits[seat] == merit] for merit in sorted(set(merits), reverse=True)]
    ranking = [sorted(place) for place in final.ranking()]
    case.require(11, by_merit == ranking, f"merits {merits} rank the seats {by_merit}, the sheet ranks them {ranking}")


def _ranks(case: Case, sheet: Sheet) -> None:
    ranking = sheet.ranking()
    named_once = sorted(seat for place in ranking for seat in place) == case.seats
    case.require(11, named_once, f"the ranking {ranking} does not name every seat once")
    for better in case.seats:
        for worse in case.seats:
            key, other = _key(sheet, better), _key(sheet, worse)
            places = _place(ranking, better), _place(ranking, worse)
            right = (places[0] < places[1]) == (key > other) and (places[0] == places[1]) == (key == other)
            case.require(11, right, f"the ranking {ranking} does not follow totals and ties: {key}, {other}")


def _key(sheet: Sheet, seat: int) -> list[int]:
    return [*[sum(filter(None, sheet.points[seat]))], *sheet.ties[seat]]


def _place(ranking: list[list[int]], seat: int) -> int:
    return next(place for place, seats in enumerate(ranking) if seat in seats)
