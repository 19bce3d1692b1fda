"""Utilities of finished matches, and the checked way to carry out an action."""

import pytest

from parlour import Match
from parlour.engine import catalogue
from parlour.engine.learning.returns import KINDS, places
from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast
from tests.engine.matches import shortest

SLUGS = catalogue.slugs()


def played(slug: str, seats: int) -> Match:
    return play_to_its_end(Match(slug, seats, seed=1, options=shortest(slug, seats)))


def play_to_its_end(match: Match) -> Match:
    rng = Fast(1)
    while not match.over:
        match.play(match.legal[rng.below(len(match.legal))])
    return match


def test_ties_share_places() -> None:
    assert places([5, 9, 1]) == [0.5, 1.0, 0.0]
    assert places([9, 9, 1]) == [0.75, 0.75, 0.0]
    assert places([4, 4, 4, 4]) == [0.5] * 4
    assert places([7]) == [1.0]


@pytest.mark.parametrize("slug", SLUGS)
def test_utilities_agree_with_the_sheet(slug: str) -> None:
    match = played(slug, 3)
    sheet = match.sheet()
    ranking = [seat for group in sheet.ranking() for seat in group]
    shares, sums, points = (match.returns(kind) for kind in KINDS)
    assert sorted(range(3), key=lambda seat: (-shares[seat], ranking.index(seat))) == ranking
    assert sum(shares) == pytest.approx(1.5)
    assert sum(sums) == pytest.approx(0)
    assert points == sheet.totals()


def test_there_are_no_utilities_before_the_end_and_none_of_another_kind() -> None:
    match = Match("lanterns", 2, seed=1)
    with pytest.raises(Wrong, match="a match that is over"):
        match.returns()
    with pytest.raises(Wrong, match="one of places, zero_sum, points"):
        play_to_its_end(match).returns("money")


def test_a_seat_alone_has_beaten_everybody() -> None:
    for slug in SLUGS:
        if 1 in catalogue.game(slug).info.seats:
            match = played(slug, 1)
            assert match.returns() == [1.0]
            assert match.returns("zero_sum") == [0.0]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_checked_action_names_what_is_wrong(slug: str) -> None:
    match = Match(slug, 2, seed=1)
    game, state, seat = match.game, match.state, match.turn[0]
    before = state.copy()
    legal = state.legal(seat)
    illegal = next(action for action in range(game.actions.size) if action not in legal)
    for actor, action, what in (
        (seat, illegal, "action: expected an action that .+ allows|action: expected a legal action"),
        (seat, game.actions.size, "action: expected a number from 0 to"),
        (-2, legal[0], "seat: expected one that is to act"),
    ):
        with pytest.raises(Wrong, match=what):
            game.apply(state, actor, action)
    assert state == before
    game.apply(state, seat, legal[0])
    assert state != before
