"""The course of matches: what seats do, how many rounds there are and how matches end, with intervals."""

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.lab.arena import contest as arena
from parlour.lab.arena.bout import Bout, DecisionTimes
from parlour.lab.arena.contest import Contest, Fixture
from parlour.lab.balance.course import course
from parlour.lab.balance.summary import summary
from parlour.lab.balance.trial import TrialMatch, rounds_shown, try_out
from parlour.lab.estimate import mean_of, share_of

ALONE = [slug for slug in catalogue.slugs() if 1 in catalogue.game(slug).info.seats]


def trial(deal: int, activities: dict[str, int], rounds: int = 0, ending: str = "") -> TrialMatch:
    """Make up a match in which this was done."""
    bout = Bout(Fixture("a", "a", deal, 0), [0, 1], [[2], [1]], [DecisionTimes(0, 0.0, 0.0)] * 2)
    return TrialMatch(bout, [0, 1], {}, {}, {}, activities, rounds, ending)


def test_a_match_counts_as_one_however_long_it_is() -> None:
    found = course([trial(0, {"dig": 1, "rest": 3}), trial(1, {"dig": 300, "rest": 100})])
    dig, rest = found.activities
    assert (dig.name, rest.name) == ("dig", "rest")
    assert dig.share == mean_of([0.25, 0.75])
    assert dig.times.mean == 150.5


def test_a_rare_activity_is_reported_with_its_share_of_matches() -> None:
    matches = [trial(deal, {"dig": 5} | ({"sell": 2} if deal < 3 else {})) for deal in range(10)]
    sell = course(matches).activities[1]
    assert sell.matches == share_of([1.0] * 3 + [0.0] * 7)
    assert sell.times.mean == pytest.approx(0.6)


def test_rounds_are_reported_with_minimum_and_maximum() -> None:
    found = course([trial(deal, {}, rounds) for deal, rounds in enumerate([15, 20, 31])])
    assert found.rounds == mean_of([15.0, 20.0, 31.0])
    assert (found.fewest, found.most) == (15, 31)


def test_a_game_that_shows_no_round_has_none() -> None:
    assert rounds_shown({"turn": 3}) == 0
    assert course([trial(deal, {}) for deal in range(2)]).rounds is None


def test_endings_are_counted() -> None:
    found = course([trial(deal, {}, 1, "church" if deal else "rounds") for deal in range(4)])
    assert [(ending.name, ending.share.mean) for ending in found.endings] == [("church", 0.75), ("rounds", 0.25)]


def test_by_default_kinds_of_actions_are_counted() -> None:
    found = try_out(Contest("lanterns", {"seats": 2}, ("random",)), Fixture("random", "random", 0, 0))
    kinds = {kind.name for kind in catalogue.game("lanterns").actions.kinds}
    assert found.activities
    assert found.activities.keys() <= kinds
    assert found.ending == ""


@pytest.mark.parametrize("slug", ALONE)
def test_matches_alone_can_be_tried_but_not_won(slug: str) -> None:
    contest = Contest(slug, {"seats": 1}, ("random",))
    found = summary(contest, [try_out(contest, Fixture("random", "random", deal, 0)) for deal in range(2)])
    assert [(place.wins.mean, place.margin) for place in found.order] == [(1.0, 0.0)]
    assert all(use.worth is None for use in found.uses)
    assert found.course.rounds is not None


def test_different_bots_need_two_seats() -> None:
    with pytest.raises(Wrong, match="at least two"):
        arena.check(Contest(ALONE[0], {"seats": 1}, ("random", "easy")))
