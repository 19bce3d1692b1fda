"""Several problems of an edition at once: one of each entry, and none that only follows from another."""

from __future__ import annotations

from copy import deepcopy

import pytest

from parlour.engine import catalogue
from parlour.engine.edition import values_digest
from parlour.engine.loading.edition_problems import find_problems
from parlour.engine.plain import Plain, Reader

SLUGS = [slug for slug in catalogue.slugs() if catalogue.is_shipped(slug)]


def paths(slug: str, data: dict[str, Plain], most: int = 20) -> list[str]:
    sound = catalogue.edition(slug).data
    return [problem.path for problem in find_problems(catalogue.game(slug).edition, data, sound, most)]


def standard(slug: str) -> dict[str, Plain]:
    return deepcopy(catalogue.edition(slug).data)


@pytest.mark.parametrize("slug", SLUGS)
def test_sound_data_have_no_problem(slug: str) -> None:
    assert paths(slug, standard(slug)) == []


def test_each_entry_tells_its_own_problem_and_only_the_first() -> None:
    data = standard("laar")
    cards = Reader(data, "").at("card").items()
    cards[3].at("weapon").object()["left"] = 9
    cards[3].object()["beast"] = "dragon"
    cards[40].object()["gem"] = 0
    Reader(data, "").at("memo").at("II").object()["unknown"] = 1
    Reader(data, "").at("spices").object()["points"] = []
    assert sorted(paths("laar", data)) == ["card[3].beast", "card[40].gem", "memo.II.unknown", "spices.points"]


def test_a_total_that_fails_only_because_an_entry_was_replaced_is_no_problem() -> None:
    """With one room card more and another one less, and a mistake in the room that has more."""
    data = standard("dreamhome")
    rooms = Reader(data, "").at("room").items()
    rooms[0].object().update(count=9, children=[0] * 9)
    rooms[1].object().update(count=9, children=[0] * 9, points=[-1])
    assert paths("dreamhome", data) == ["room[1].points[0]"]


def test_a_missing_and_an_unknown_part_are_told_together() -> None:
    data = standard("hokkaido")
    del data["goals"]
    data["printed"] = {"text": "x", "source": "owner"}
    assert sorted(paths("hokkaido", data)) == ["goals", "printed"]


def test_no_more_problems_are_looked_for_than_are_wanted() -> None:
    data = standard("laar")
    for card in Reader(data, "").at("card").items():
        card.object()["gem"] = 0
    assert len(paths("laar", data)) == 20
    assert len(paths("laar", data, 3)) == 3


@pytest.mark.parametrize("slug", SLUGS)
def test_the_digest_of_the_values_knows_no_names_and_no_sources(slug: str) -> None:
    data = standard(slug)
    same = deepcopy(data)
    same["edition"] = {"game": slug, "name": "Another name"}
    part = next(key for key, value in same.items() if isinstance(value, list))
    entry = Reader(same, "").at(part).items()[0].object()
    entry["source"] = "owner"
    assert values_digest(same) == values_digest(data)
    key = next(key for key, value in entry.items() if isinstance(value, int))
    entry[key] = -1
    assert values_digest(same) != values_digest(data)
