"""How matches are measured, and that what was measured is of every game as it is played."""

import json

import pytest

from parlour.engine import catalogue
from tools.data.measure_matches import GAMES, Count, file_of, measure_seats

SLUGS = sorted(path.parent.parent.name for path in GAMES.glob("*/guide/guide.ts"))


def test_seats_that_decide_at_once_wait_together() -> None:
    count = Count()
    count.see([0, 1, 2], 0, 5)
    count.see([1, 2], 1, 5)
    count.see([2], 2, 2)
    assert (count.moments, count.decisions, count.choices) == (1, 3, 12)


def test_every_decision_of_one_seat_is_a_moment_and_one_without_a_choice_is_none() -> None:
    count = Count()
    for choices in (4, 1, 2):
        count.see([0], 0, choices)
    assert (count.moments, count.decisions, count.choices) == (2, 2, 6)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_was_measured_is_of_every_number_of_seats(slug: str) -> None:
    measured = json.loads(file_of(slug).read_text("utf-8"))
    game = catalogue.game(slug)
    assert measured["seats"].keys() == {str(seats) for seats in game.info.seats}
    assert 1 <= measured["rules"] <= game.info.rules_version
    assert catalogue.shipped(slug, measured["edition"]) is not None
    assert measured["command"].endswith(measure_seats.__module__)


def test_a_match_is_about_as_long_as_was_measured() -> None:
    slug = SLUGS[-1]
    seats = max(catalogue.game(slug).info.seats)
    measured = json.loads(file_of(slug).read_text("utf-8"))["seats"][str(seats)]
    found = measure_seats(catalogue.game(slug), seats, 1)
    assert found["moments"] == pytest.approx(measured["moments"], rel=0.25)
    assert found["decisions"] == pytest.approx(measured["decisions"], rel=0.25)
