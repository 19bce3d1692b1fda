"""Laws 9 to 11 detect what they forbid: matches without an end, lost components, wrong sheets."""

from collections.abc import Callable

from parlour.engine.sheet import Sheet
from parlour.engine.view import View
from tests.engine.laws_can_fail.broken import Patch, breaks
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.actions import LIT
from tests.toys.lanterns.rules.hands import Hands
from tests.toys.lanterns.rules.state import LanternsState

# Law 9


def test_a_match_that_is_longer_than_its_limit(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "limit", lambda *_: 40)
    breaks(9, "goes on after 40 actions")


# Law 10


def test_a_lantern_that_gets_lost(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Hands, "sink", Hands.take)
    breaks(10, "the census changes")


def test_a_component_count_that_counts_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LanternsState, "census", lambda _: [0, 0])
    breaks(10, "counts nothing")


# Law 11


def _change_sheet(monkeypatch: Patch, change: Callable[[View, Sheet], Sheet]) -> None:
    sheet = Lanterns.sheet
    monkeypatch.setattr(Lanterns, "sheet", lambda self, view: change(view, sheet(self, view)))


def test_merits_that_rank_otherwise(monkeypatch: Patch) -> None:
    merits = LanternsState.merits
    monkeypatch.setattr(LanternsState, "merits", lambda self: [-merit for merit in merits(self)])
    breaks(11, "merits .* rank the seats")


def test_a_sheet_that_favours_its_viewer(monkeypatch: Patch) -> None:
    def favours(view: View, sheet: Sheet) -> Sheet:
        points = [
            [value if value is None or seat != view.seat else value + 1 for value in row]
            for seat, row in enumerate(sheet.points)
        ]
        return Sheet(sheet.lines, points, sheet.ties)

    _change_sheet(monkeypatch, favours)
    breaks(11, "viewers see")


def test_a_sheet_that_is_not_known_at_the_end(monkeypatch: Patch) -> None:
    def hides(_: View, sheet: Sheet) -> Sheet:
        return Sheet(sheet.lines, [[None, *row[1:]] for row in sheet.points], sheet.ties)

    _change_sheet(monkeypatch, hides)
    breaks(11, "does not know all points")


def test_a_sheet_that_lacks_a_line(monkeypatch: Patch) -> None:
    _change_sheet(monkeypatch, lambda _, sheet: Sheet(sheet.lines[1:], [row[1:] for row in sheet.points], sheet.ties))
    breaks(11, "the sheet has the lines")


def test_a_sheet_made_from_memory(monkeypatch: Patch) -> None:
    def remembers(view: View, sheet: Sheet) -> Sheet:
        return Sheet(sheet.lines, [[LIT + len(view.known), *row[1:]] for row in sheet.points], sheet.ties)

    _change_sheet(monkeypatch, remembers)
    breaks(11, "only remembers")
