"""Observations: named parts in a fixed layout, for every game and number of seats."""

import pytest

from parlour import Match
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.learning.layout import Layout, Part
from parlour.engine.plain import Wrong
from tests.engine.matches import shortest

SLUGS = catalogue.slugs()
LAYOUT = Layout([Part("round", (1,), 0, 12), Part("map", (2, 3)), Part("cubes", (4,), -1, 9)])


def test_parts_lie_one_after_another() -> None:
    assert LAYOUT.size == 11
    assert LAYOUT.starts == [0, 1, 7]
    assert LAYOUT.start("cubes") == 7
    assert LAYOUT.named(list(range(11))) == {"round": [0], "map": [1, 2, 3, 4, 5, 6], "cubes": [7, 8, 9, 10]}
    with pytest.raises(KeyError):
        LAYOUT.start("colour")
    with pytest.raises(Wrong, match="observation: expected 11 numbers, found 2"):
        LAYOUT.named([1, 2])


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_observations_for_every_number_of_seats(slug: str) -> None:
    for seats in catalogue.game(slug).info.seats:
        match = Match(slug, seats, seed=1, options=shortest(slug, seats))
        layout = match.game.layout(match.record.variant)
        observed = match.game.encode(match.state, seats - 1)
        assert len(observed) == layout.size
        view = memoryview(observed)
        assert (view.format, view.readonly) == ("h", True)


@pytest.mark.parametrize("slug", SLUGS)
def test_seats_are_counted_from_the_one_that_observes(slug: str) -> None:
    match = Match(slug, 2, seed=1, options=shortest(slug, 2))
    layout, state = match.game.layout(match.record.variant), match.state
    for part in [part for part in layout.parts if part.name == "to_act"]:
        start, actors = layout.start(part.name), match.turn
        for seat in (0, 1):
            here = list(match.game.encode(state, seat))[start : start + 2]
            assert here == [int((seat + step) % 2 in actors) for step in (0, 1)]


def test_a_game_without_observations_says_so() -> None:
    toy = catalogue.game("lanterns")
    bare = Game(toy.info, toy.actions, toy.rules)
    match = Match("lanterns", 2, seed=1)
    with pytest.raises(Wrong, match="one that has observations, found lanterns"):
        bare.encode(match.state, 0)
    with pytest.raises(Wrong, match="one that has observations, found lanterns"):
        bare.layout(match.record.variant)
