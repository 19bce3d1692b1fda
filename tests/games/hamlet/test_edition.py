"""Editions of Hamlet are read strictly: every wrong value is answered with its path."""

from __future__ import annotations

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import TILES
from tests.games.changes import MISSING, changed
from tests.games.hamlet.scene import components, edition


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("bonus", {"source": "public"}, "bonus"),
        ("tile[7].id", "church", "tile[7].id"),
        ("tile[7].id", "castle", "tile[7].id"),
        ("tile[7].colour", "red", "tile[7].colour"),
        ("tile[7].group", "hamlet", "tile[7].group"),
        ("tile[0].group", "bag", "tile[0].group"),
        ("tile[7].border", "E:R SE:F", "tile[7].border"),
        ("tile[7].border", "E:R SE:X W:F", "tile[7].border"),
        ("tile[7].border", "NE:R SE:F W:F W:F", "tile[7].border"),
        ("tile[7].cost", {"gold": 1}, "tile[7].cost.gold"),
        ("tile[7].cost", {"wood": 0}, "tile[7].cost.wood"),
        ("tile[7].cost", MISSING, "tile[7].cost"),
        ("tile[7].points", -1, "tile[7].points"),
        ("tile[7].refines.slots", 3, "tile[7].refines.slots"),
        ("tile[7].refines.from", "milk", "tile[7].refines.from"),
        ("tile[7].cost_source", "hearsay", "tile[7].cost_source"),
        ("tile[7].slots_source", "hearsay", "tile[7].slots_source"),
        ("tile[3].yields.start", 4, "tile[3].yields.start"),
        ("tile[3].yields.any_of", [], "tile[3].yields.any_of"),
        ("tile[10].scores.per", "sheep", "tile[10].scores.per"),
        ("tile[25].scores.most", MISSING, "tile[25].scores.most"),
        ("sale[3].id", 1, "sale[3].id"),
        ("sale[3].level", 4, "sale[3].level"),
        ("sale[3].goods.coins", 4, "sale[3].goods.coins"),
        ("sales_removed[0].levels", [0, 5, 0], "sales_removed[0].levels[1]"),
        ("sales_removed[2].players", [4], "sales_removed[3].players[0]"),
        ("market[0].players", [1], "market"),
        ("church.parts", 7, "church.parts"),
        ("church_side[0].placed", 1, "church_side[0].deliveries"),
        ("church_side[0].deliveries[0].any_of", ["milk", "wood"], "church_side[0].deliveries[0].any_of"),
        ("church_side[0].deliveries[0].count", 21, "church_side[0].deliveries[0].count"),
        ("hire.villagers", [5, 7], "hire.villagers"),
        ("roads.bridge", MISSING, "roads.bridge"),
        ("milestones.mason.good", "milk", "milestones.mason.good"),
        ("layout.farm.turn", 0, "layout.farm"),
        ("layout.farm.at", [40, 40], "layout.farm"),
        ("layout.farm.at", [4], "layout.farm.at"),
        ("solo.ranks", [40, 40, 50, 60], "solo.ranks[1]"),
        ("awards.chaplain", "five", "awards.chaplain"),
    ],
)
def test_a_wrong_value_is_refused_with_its_path(path: str, value: object, named: str) -> None:
    """M1–M4: an owner who corrects a copy is told what does not fit."""
    with pytest.raises(Wrong) as error:
        GAME.edition(changed(edition().data, path, value))
    assert error.value.path == named


def test_a_corrected_copy_is_accepted() -> None:
    found = GAME.edition(changed(edition().data, "tile[7].points", 6))
    assert found.digest != edition().digest


def test_every_entry_has_a_source() -> None:
    counts = edition().sources()
    assert {source for source, count in counts.items() if count} == {"rulebook", "public", "reconstructed"}
    assert sum(counts.values()) > len(TILES)


def test_the_segments_of_the_measured_tiles() -> None:
    """M20, M71: the monument has three segments of each kind; only landmarks and hamlet tiles lack roads."""
    monument = components().shapes.outlines[TILES.index("monument")].kinds
    assert sorted(monument) == [0] * 3 + [1] * 3 + [2] * 3
    church = components().shapes.outlines[0].kinds
    assert church.count(0) == 5


def test_slots_of_refineries_are_labelled_with_their_source() -> None:
    """M43: the rulebooks say of every refinery whether it has one slot or two."""
    tiles = edition().data["tile"]
    assert isinstance(tiles, list)
    refineries = [entry for entry in tiles if isinstance(entry, dict) and "refines" in entry]
    assert len(refineries) == 8
    assert {entry.get("slots_source") for entry in refineries} == {"rulebook"}


def test_only_what_is_reconstructed_differs_between_editions() -> None:
    """M1–M4: costs and points that a book or a photograph shows stay as they are, and so do the sources."""
    *_, before, last = catalogue.earlier_editions("hamlet")
    differing = differences(before, last)
    assert differing == {
        *[("tile", key) for key in ("cost", "points")],
        *[("sale", key) for key in ("goods", "points", "coins")],
        ("church_side", "deliveries"),
    }


def differences(before: dict[str, Plain], after: dict[str, Plain]) -> set[tuple[str, str]]:
    """Compare tiles, sales and church sides of two editions; what differs must be reconstructed."""
    found = set[tuple[str, str]]()
    for kind in ("tile", "sale", "church_side"):
        for old, new in zip(Reader(before[kind]).items(), Reader(after[kind]).items(), strict=True):
            was, now = old.object(), new.object()
            for key in [key for key in now if now[key] != was[key]]:
                assert now.get(f"{key}_source", now["source"]) == "reconstructed", (kind, now, key)
                found.add((kind, key))
    return found


def test_only_the_figures_of_playing_alone_differ_from_the_edition_before() -> None:
    """M90, M91: everything else is as in the last of the earlier editions."""
    before, now = catalogue.earlier_editions("hamlet")[-1], edition().data
    assert [key for key in now if now[key] != before[key]] == ["solo"]
