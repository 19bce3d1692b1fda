"""Tuning by playing: a weight that helps is found, and grows; games that have weights to change can be tuned."""

import pytest

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Reader, Wrong
from parlour.engine.rng import Fast
from parlour.lab.weights import tune as tuning
from parlour.lab.weights.tune import SPREAD, Effect, PairedMatch, effects, play_pair, tune
from tests.engine.matches import shortest

TRUE = [12.0, 0.0, -5.0]  # points that a larger weight brings


def reweighable(game: Game) -> bool:
    try:
        return bool(game.reweighed(game.hints.weights(2)))
    except Wrong:
        return False


TUNED = [slug for slug in catalogue.slugs() if reweighable(catalogue.game(slug))]


def told(count: int) -> list[PairedMatch]:
    """Make up meetings in which the true effects hold, and luck as well."""
    rng = Fast(3)
    found: list[PairedMatch] = []
    for _ in range(count):
        larger = [(rng.below(2001) - 1000) / 1000 for _ in TRUE]
        luck = (rng.below(2001) - 1000) / 50
        found.append(PairedMatch(larger, sum([a * b for a, b in zip(TRUE, larger, strict=True)]) + luck))
    return found


def test_helpful_weights_are_distinguished_from_useless_ones() -> None:
    found = effects(told(2000))
    for effect, true in zip(found, TRUE, strict=True):
        assert effect.points == pytest.approx(true, abs=4 * effect.error)
        assert 0.2 < effect.error < 0.7


def test_a_weight_moves_farther_when_the_result_is_more_certain() -> None:
    sure, unsure, harmful, nothing = Effect(9.0, 1.0), Effect(9.0, 9.0), Effect(-9.0, 1.0), Effect(0.0, 1.0)
    assert SPREAD / 2 > sure.step > unsure.step > 0 == nothing.step
    assert harmful.step == -sure.step


def test_there_is_a_game_to_tune_and_one_that_refuses() -> None:
    assert TUNED
    other = next(slug for slug in catalogue.slugs() if slug not in TUNED)
    with pytest.raises(Wrong, match="weights can be changed"):
        catalogue.game(other).reweighed([])


@pytest.mark.parametrize("slug", TUNED)
def test_other_weights_are_another_worth(slug: str) -> None:
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    weights = game.hints.weights(2)
    again, doubled = game.reweighed(weights), game.reweighed([2 * weight for weight in weights])
    state = game.new(game.info.variant(Reader({"seats": 2}, "")), edition)
    worth, merits = game.hints.worth(state), state.merits()
    assert again.hints.worth(state) == worth
    promises = [one - other for one, other in zip(worth, merits, strict=True)]
    more = [one - other for one, other in zip(doubled.hints.worth(state), merits, strict=True)]
    assert more == pytest.approx([2 * promise for promise in promises], rel=0.01)


@pytest.mark.slow
@pytest.mark.parametrize("slug", TUNED)
def test_matches_are_played_with_different_weights_and_can_be_repeated(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "WAYS", 2)  # quick bots will do
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    variant = game.info.variant(Reader({"seats": 2, **shortest(slug, 2)}, ""))
    first = play_pair(game, variant, edition, 5)
    assert any(first.larger)
    weights, found = tune(game, variant, edition, [5])
    assert found == effects([first])
    assert len(weights) == len(found) == len(game.hints.weights(2))


def test_more_than_two_seats_are_refused() -> None:
    game, edition = catalogue.game(TUNED[0]), catalogue.edition(TUNED[0])
    with pytest.raises(Wrong, match="seats"):
        play_pair(game, game.info.variant(Reader({"seats": 3}, "")), edition, 1)
